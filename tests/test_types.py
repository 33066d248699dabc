"""What the type checker cannot see: lines that name `Any`, and lines on which it is told to look away."""

import re
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOUSES = ("sandbox", "rulebook", "glossary", "tests")
MOST_LINES_WITH_ANY = 25
IGNORE = re.compile(r"#\s*type:\s*ignore")
BARE = re.compile(r"#\s*type:\s*ignore(?!\[)")
LIBRARIES = {
    "glossary/api.py": "a serializer's field named source hides an attribute of the library's",
    "rulebook/search.py": "a class of whoosh, which has no types",
    "rulebook/serving/connections.py": "two classes of waitress, which has no types",
    "sandbox/api/value_schema.py": "a base class of the schema generator has an untyped hook",
    "tests/web/hosts.py": "a request handler is made by the library's server",
}
"""Where a library's types are in the way, and why."""


def modules() -> list[Path]:
    return [ROOT / "manage.py", *(path for house in HOUSES for path in sorted((ROOT / house).rglob("*.py")))]


def lines_naming_any(path: Path) -> set[int]:
    """The lines on which the name stands in the code; texts and comments do not count."""
    with path.open("rb") as file:
        return {one.start[0] for one in tokenize.tokenize(file.readline) if one[:2] == (tokenize.NAME, "Any")}


def ignores(path: Path) -> list[str]:
    """The comments that silence the checker."""
    with path.open("rb") as file:
        comments = [one.string for one in tokenize.tokenize(file.readline) if one.type == tokenize.COMMENT]
    return [comment for comment in comments if IGNORE.search(comment)]


def test_few_lines_name_any() -> None:
    named = {str(path.relative_to(ROOT)): len(lines_naming_any(path)) for path in modules()}
    most = sorted(named.items(), key=lambda pair: -pair[1])[:12]
    assert sum(named.values()) <= MOST_LINES_WITH_ANY, most


def test_the_checker_looks_away_from_libraries_alone_and_says_from_what() -> None:
    found = {str(path.relative_to(ROOT)): ignores(path) for path in modules()}
    assert {path for path, comments in found.items() if comments} <= LIBRARIES.keys()
    assert [one for comments in found.values() for one in comments if BARE.search(one)] == []
