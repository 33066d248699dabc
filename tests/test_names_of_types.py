"""One word means one thing: no two modules give a name of their own to different things."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOUSES = ("sandbox", "rulebook", "glossary")
OF_DJANGO = {"Command", "Migration", "Meta", "app_name", "urlpatterns", "register"}
"""Names that the framework looks for in each module."""


def modules() -> list[Path]:
    return [path for house in HOUSES for path in sorted((ROOT / house).rglob("*.py")) if "migrations" not in path.parts]


def definitions(path: Path) -> Iterator[tuple[str, str]]:
    """The public names that a module defines, each with how it does."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name, ast.dump(node)
        elif isinstance(node, ast.Assign):
            yield from ((one.id, ast.dump(node.value)) for one in node.targets if isinstance(one, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, ast.dump(node)


def defined_twice(paths: list[Path]) -> dict[str, list[str]]:
    """Public names with two meanings, and the modules that give them."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for path in paths:
        for name, how in definitions(path):
            if not name.startswith("_") and name not in OF_DJANGO:
                found[name][str(path.relative_to(ROOT))] = how
    return {name: sorted(where) for name, where in found.items() if len(set(where.values())) > 1}


def is_type(name: str) -> bool:
    """Whether it is written as types are."""
    return name[0].isupper() and not name.isupper()


def test_a_types_name_means_one_thing_in_the_whole_project() -> None:
    twice = {name: where for name, where in defined_twice(modules()).items() if is_type(name)}
    assert twice == {}
