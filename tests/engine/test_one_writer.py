"""Every part of the game's state has one writer, so that no change can forget what depends on it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sandbox
from sandbox.engine.objects import Object, Player

ROOT = Path(sandbox.__file__).parent
WRITERS = {
    *(f"engine/changes/{path.name}" for path in (ROOT / "engine" / "changes").glob("*.py")),
    "engine/game.py",
    "engine/current_characteristics.py",
    "engine/objects_in_zones.py",
    "engine/combat.py",
    "engine/battlefield.py",
}
OF_OBJECTS = frozenset(Object.__slots__) - {"label", "hidden", "remembered", "upkeep_payments", "activated_this_turn"}
"""All that rules look at. What is left out is looked at by nothing that is worked out from the state: names for texts,
and what a permanent has done or been paid this turn."""
OF_PLAYERS = frozenset(Player.__slots__) - {
    "name",
    "label",
    "seat",
    "pool",
    "snow_pool",
    "reserved",
    "lands_played",
    "unknown",
}
OF_GAMES = {"battlefield", "combat", "lasting", "step", "active", "is_at_rest", "departure"}
OF_DESIGNATIONS = {"words", "counters", "numbers"}
OF_COMBAT = {"attackers", "bands", "blocks", "blocked", "removed", "blockers_declared"}
HELD = {
    *("library", "hand", "graveyard", "removed", "phased_out", "ante", "somewhere", "bottom"),
    *("counters", "lasting", "numbers"),
}
"""Lists and dicts that are changed in place."""
CHANGING = {"append", "remove", "insert", "pop", "clear", "extend", "update", "setdefault", "discard", "add"}
ATTRIBUTES = OF_OBJECTS | OF_PLAYERS | OF_GAMES | OF_COMBAT | OF_DESIGNATIONS
INVALIDATING = {"changed", "circumstances_changed", "unsettled", "printed_values_changed", "counters_changed"}
UNSEEN = {
    *("damage", "deathtouched", "shields", "cannot_regenerate", "under", "sick", "phased_in_with"),
    *("resolves_into", "sent_elsewhere", "loses", "won"),
}
"""What may change without characteristics being worked out anew."""


def modules() -> list[str]:
    """The modules of the lower floors outside the writers."""
    found = [
        str(path.relative_to(ROOT))
        for floor in ("engine", "rules", "editions", "scenarios")
        for path in sorted((ROOT / floor).rglob("*.py"))
    ]
    return [name for name in found if name not in WRITERS]


def writes(tree: ast.AST) -> Iterator[str]:
    """Every place that writes a part of the state, as `attribute, line`."""
    for node in ast.walk(tree):
        for target in _targets(node):
            if isinstance(target, ast.Attribute) and target.attr in ATTRIBUTES and not _own(target):
                yield f"{target.attr}, line {target.lineno}"
        if isinstance(node, ast.Call) and (name := _written_by_call(node)) is not None:
            yield f"{name}, line {node.lineno}"


def _targets(node: ast.AST) -> Iterator[ast.AST]:
    """What is assigned to or deleted; for `a.counters[name]` the attribute."""
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    else:
        return
    for target in targets:
        for part in target.elts if isinstance(target, ast.Tuple) else [target]:
            yield part.value if isinstance(part, ast.Subscript) else part


def _own(target: ast.Attribute) -> bool:
    """An attribute that an object of another class sets of itself."""
    return isinstance(target.value, ast.Name) and target.value.id == "self"


def _written_by_call(node: ast.Call) -> str | None:
    function = node.func
    if isinstance(function, ast.Name) and function.id == "setattr":
        name = node.args[1]
        return name.value if isinstance(name, ast.Constant) and name.value in ATTRIBUTES else None
    if not isinstance(function, ast.Attribute):
        return None
    if function.attr in INVALIDATING:
        return function.attr
    held = function.value
    in_place = function.attr in CHANGING and isinstance(held, ast.Attribute) and held.attr in HELD and not _own(held)
    return held.attr if in_place and isinstance(held, ast.Attribute) else None


@pytest.mark.parametrize("module", modules())
def test_no_module_but_the_writers_changes_the_state(module: str) -> None:
    assert list(writes(ast.parse((ROOT / module).read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "module", [name for name in modules() if name.startswith(("rules/continuous", "rules/lookup"))]
)
def test_no_continuous_effect_looks_at_what_it_is_not_told_of(module: str) -> None:
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    read = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and not _of_edition(node)}
    assert read & UNSEEN == set()


def _of_edition(node: ast.Attribute) -> bool:
    """`game.edition.damage` are the rules of damage."""
    return isinstance(node.value, ast.Attribute) and node.value.attr == "edition"


@pytest.mark.parametrize(
    "code",
    [
        "thing.tapped = True",
        "thing.counters['age'] += 1",
        "del thing.counters['age']",
        "one.owner, two.zone = a, b",
        "setattr(thing, 'damage', 3)",
        "player.hand.append(card)",
        "game.lasting.remove(one)",
        "game.changed()",
    ],
)
def test_a_write_is_seen_however_it_is_written(code: str) -> None:
    assert len(list(writes(ast.parse(code)))) >= 1
