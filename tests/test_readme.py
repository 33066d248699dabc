"""What the README names is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
QUOTED = re.compile(r"`([^`\s]+)`")
HOUSES = ("sandbox", "rulebook", "glossary", "templates", "tests", "bin")
MADE = ("var/", ".venv/")
"""What the commands make."""


def paths_named() -> list[str]:
    """Everything in back-quotes that is a path; a file named without its folder stands beside the one before it."""
    named: list[str] = []
    for word in QUOTED.findall(README):
        if word.startswith(("/", *MADE, "http")) or "<" in word or "…" in word:
            continue
        if word.split("/")[0] in HOUSES and ("/" in word or "." in word):
            named.append(word)
        elif re.fullmatch(r"[a-z_]+\.(py|html|js|toml|md)", word):
            named.append(word if (ROOT / word).exists() else str(Path(named[-1]).parent / word))
    return named


@pytest.mark.parametrize("path", sorted(set(paths_named())))
def test_a_path_that_the_readme_names_exists(path: str) -> None:
    assert (ROOT / path).exists()


def test_the_readme_names_many_paths() -> None:
    assert len(set(paths_named())) > 30


def test_the_picture_of_the_floors_names_every_room() -> None:
    picture = README.partition("Inside `sandbox/`")[2].partition("Three sentences")[0]
    rooms = {room.name for room in (ROOT / "sandbox").iterdir() if (room / "__init__.py").exists()}
    assert {room for room in rooms - {"migrations"} if f"{room}/" not in picture} == set()
    chapters = {room.name for room in (ROOT / "sandbox/scenarios").iterdir() if (room / "__init__.py").exists()}
    assert {room for room in chapters - {"values"} if f"{room}/" not in picture} == set()
