"""What the environment can say stands in one list, and `OPERATING.md` prints it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rulebook.environment import VARIABLES, listed, number, switched_on, text

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| `([A-Z_]+)` \| (?:`([^`]*)`)? ?\| (.+) \|$", re.M)
READERS = ("rulebook", "sandbox", "glossary", "gunicorn.conf.py", "manage.py")
NOT_OURS = {"DJANGO_SETTINGS_MODULE", "CHROMIUM", "PROMETHEUS_MULTIPROC_DIR"}
"""Django's own, where the measurements find a browser, and where workers count (`gunicorn.conf.py` says it)."""


def sources() -> list[Path]:
    found = [ROOT / name for name in READERS]
    return [file for place in found for file in ([place] if place.is_file() else sorted(place.rglob("*.py")))]


def test_operating_md_lists_every_variable_with_its_default() -> None:
    rows = ROW.findall((ROOT / "OPERATING.md").read_text())
    assert rows == [(one.name, one.default, one.meaning) for one in VARIABLES.values()]


def test_settings_read_each_of_them() -> None:
    read = "\n".join(file.read_text() for file in sources() if file.name != "environment.py")
    assert [name for name in VARIABLES if f'"{name}"' not in read and f"'{name}'" not in read] == []


def test_nothing_else_of_the_environment_is_read() -> None:
    """A name in capitals that is asked of the environment in any other way would be in no list."""
    asked = re.compile(r"(?:environ(?:\.get|\.setdefault)?|getenv)[(\[]\s*[\"'](\w+)")
    found = {name for file in sources() for name in asked.findall(file.read_text())}
    assert found - set(VARIABLES) - NOT_OURS == set()
    named = {name for file in sources() for name in re.findall(r"HEADJUDGE_[A-Z_]+", file.read_text())}
    assert named - set(VARIABLES) == set()


def test_one_that_is_empty_is_as_if_it_were_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADJUDGE_PROXIES", "")
    assert number("HEADJUDGE_PROXIES") == 0
    monkeypatch.setenv("HEADJUDGE_PROXIES", "two")
    with pytest.raises(ValueError, match="HEADJUDGE_PROXIES is a whole number, not 'two'"):
        number("HEADJUDGE_PROXIES")


def test_lists_and_switches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEADJUDGE_HOSTS", "one.example, two.example,")
    monkeypatch.setenv("HEADJUDGE_HTTPS", "0")
    assert listed("HEADJUDGE_HOSTS") == ["one.example", "two.example"]
    assert not switched_on("HEADJUDGE_HTTPS")
    with pytest.raises(KeyError):
        text("HEADJUDGE_COLOR")


def settings_under(**environment: str) -> str:
    """What a process of its own makes of the environment."""
    shown = (
        "from django.conf import settings as s;"
        "print(s.DATABASES['default']['ENGINE'], sorted(s.DATABASES), s.DATABASE_ROUTERS,"
        "s.CACHES['default']['BACKEND'], s.VAR, s.BROKER)"
    )
    script = f"import os; os.environ['DJANGO_SETTINGS_MODULE'] = 'rulebook.settings'; {shown}"
    plain = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=plain | environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_without_any_everything_is_one_machine_s_own() -> None:
    said = settings_under()
    assert said.startswith("django.db.backends.sqlite3 ['default'] [] django.core.cache.backends.locmem.LocMemCache")


def test_a_shared_database_leaves_the_content_to_each_version(tmp_path: Path) -> None:
    said = settings_under(
        DATABASE_URL="postgres://one@db/headjudge",
        HEADJUDGE_CACHE="redis://cache/0",
        HEADJUDGE_BROKER="redis://cache/1",
        HEADJUDGE_VAR=str(tmp_path),
    )
    assert said.startswith("django.db.backends.postgresql ['content', 'default']")
    assert "ContentRouter" in said
    assert f"rulebook.serving.shared_cache.SharedCache {tmp_path} redis://cache/1" in said
