"""`manage.py ruling FILE` and `python -m sandbox FILE`: what they print and how they end."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import call_command

from tests.web.texts import FALSE_CLAIM, TRAMPLE, UNREADABLE

ROOT = Path(__file__).resolve().parents[2]
HOLDS, FAILS, UNREAD = 0, 1, 2
MARKDOWN = "---\ntitle: A\n---\nText.\n\n```gherkin\n{}```\n"


def ruling(*args: str) -> tuple[int, str, str]:
    """Exit status, standard output, standard error."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.raises(SystemExit) as ended:
        call_command("ruling", *args, stdout=out, stderr=err)
    assert isinstance(ended.value.code, int)
    return ended.value.code, out.getvalue(), err.getvalue()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "m11" / "trample.md"


def write(file: Path, text: str) -> str:
    file.parent.mkdir(exist_ok=True)
    file.write_text(text)
    return str(file)


def test_all_that_is_claimed_holds(file: Path) -> None:
    status, out, _ = ruling(write(file, MARKDOWN.format(TRAMPLE)))
    assert status == HOLDS
    assert "holds: a small blocker (line 8, Magic 2011 basic rulebook)" in out


def test_a_false_claim_prints_the_trace_with_its_rules_and_what_was_found(tmp_path: Path) -> None:
    status, out, _ = ruling(write(tmp_path / "x" / "a.feature", FALSE_CLAIM), "--edition", "duel")
    assert status == FAILS
    assert "FAILS: a small blocker" in out
    assert "found: " in out
    trace = out.partition("    trace:\n")[2]
    assert trace.startswith("        ")
    assert " [" in trace


def test_an_unreadable_text_is_named_by_the_line_of_the_file(file: Path) -> None:
    path = write(file, MARKDOWN.format(UNREADABLE))
    status, out, err = ruling(path)
    assert (status, out) == (UNREAD, "")
    assert err.startswith(f"{path}:9:")
    assert "did you mean: " in err


def test_the_same_as_json(file: Path) -> None:
    status, out, _ = ruling(write(file, MARKDOWN.format(TRAMPLE)), "--json")
    (found,) = json.loads(out)["rulings"]
    assert status == HOLDS
    assert (found["name"], found["edition"], found["passed"], found["line"]) == ("a small blocker", "m11", True, 8)
    assert {"claims", "final", "outcome", "open_choices", "trace"} <= found.keys()


def test_a_fault_as_json(file: Path) -> None:
    status, out, _ = ruling(write(file, MARKDOWN.format(UNREADABLE)), "--json")
    assert status == UNREAD
    assert json.loads(out)["error"]["line"] == 9


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(TRAMPLE))
    assert ruling("-", "--edition", "m11")[0] == HOLDS


@pytest.mark.parametrize("args", [["missing.md"], ["-", "--edition", "m12"]])
def test_what_is_not_there_ends_with_two(args: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(TRAMPLE))
    assert ruling(*args)[0] == UNREAD


def test_a_markdown_file_without_a_scenario_cannot_be_read(file: Path) -> None:
    status, _, err = ruling(write(file, "---\ntitle: A\n---\nText.\n"))
    assert status == UNREAD
    assert "no scenario found" in err


WITHOUT_DJANGO = """
import runpy, sys
sys.modules["django"] = None
sys.argv = ["python -m sandbox", *sys.argv[1:]]
runpy.run_module("sandbox", run_name="__main__")
"""


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (MARKDOWN.format(TRAMPLE), ()),
        (MARKDOWN.format(TRAMPLE), ("--json", "--edition", "duel")),
        (MARKDOWN.format(FALSE_CLAIM), ("--explore",)),
        (MARKDOWN.format(UNREADABLE), ()),
    ],
)
def test_the_engine_alone_says_the_same_where_django_does_not_exist(
    text: str, options: tuple[str, ...], file: Path
) -> None:
    path = write(file, text)
    alone = subprocess.run(
        [sys.executable, "-c", WITHOUT_DJANGO, path, *options], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (alone.returncode, alone.stdout, alone.stderr) == ruling(path, *options)
