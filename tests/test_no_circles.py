"""No two modules import each other, in however many steps: imports for types and within functions are counted too."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("sandbox", "glossary", "rulebook")
Graph = Mapping[str, set[str]]


def modules() -> dict[str, Path]:
    """Every module of the three packages by its name."""
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(name: str, path: Path, known: Iterable[str]) -> set[str]:
    """The modules of ours that the module imports, anywhere in its text."""
    names = [
        imported
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for imported in _named(node, name, path)
    ]
    return {longest for one in names if (longest := _longest_known(one, known)) is not None and longest != name}


def _named(node: ast.AST, name: str, path: Path) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
        above = package[: len(package) - node.level + 1] if node.level else []
        start = ".".join([*above, *([node.module] if node.module else [])])
        yield from (f"{start}.{alias.name}" for alias in node.names)


def _longest_known(name: str, known: Iterable[str]) -> str | None:
    """The module itself, or the one that the name stands in."""
    return name if name in known else name.rpartition(".")[0] if name.rpartition(".")[0] in known else None


def graph() -> dict[str, set[str]]:
    every = modules()
    return {name: imports(name, path, every) for name, path in every.items()}


def reached(start: str, edges: Graph) -> set[str]:
    """Everything that can be come to from there in one step or more."""
    found: set[str] = set()
    waiting = list(edges[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += edges[name]
    return found


def circles(edges: Graph) -> list[set[str]]:
    """The groups of modules of which each can be come to from each other."""
    reach = {name: reached(name, edges) for name in edges}
    groups = {
        frozenset(other for other in reach[name] if name in reach[other]) for name in edges if name in reach[name]
    }
    return sorted((set(group) for group in groups), key=sorted)


def test_no_modules_stand_in_a_circle() -> None:
    assert circles(graph()) == []


def test_a_circle_of_three_is_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}
    assert circles(edges) == [{"a", "b", "c"}]


def test_imports_for_types_and_within_functions_are_counted(tmp_path: Path) -> None:
    text = "if TYPE_CHECKING:\n    from p.b import B\ndef f() -> None:\n    from . import c\n    import p.d\n"
    path = tmp_path / "a.py"
    path.write_text(text, encoding="utf-8")
    assert imports("p.a", path, {"p", "p.a", "p.b", "p.c", "p.d"}) == {"p.b", "p.c", "p.d"}
