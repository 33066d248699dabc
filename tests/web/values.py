"""Positions, steps and rulings made by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sandbox.scenarios.values.changes import Change
from sandbox.scenarios.values.position import ObjectState, PlayerState, Position, TurnState
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import TraceStep

BEARS = ObjectState(
    id=0,
    name="",
    token=False,
    label="",
    cost="",
    colors=(),
    types="Creature",
    text="",
    power=2,
    toughness=2,
    printed_power=2,
    printed_toughness=2,
    tapped=False,
    damage=0,
    counters={},
    attached_to=None,
    attacking=False,
    attacks="",
    blocked=False,
    band=(),
    blocking=(),
    sick=False,
    face_down=False,
    loyalty=None,
)
NOBODY = PlayerState("", 20, "", 0, 40, (), (), (), (), ())


def obj(number: int, name: str, **other: Any) -> ObjectState:
    """A 2/2 creature of that name, unless said otherwise."""
    return replace(BEARS, **{"id": number, "name": name, "label": name, **other})


def land(number: int, tapped: bool = False) -> ObjectState:
    return obj(number, "Forest", types="Basic Land — Forest", power=None, toughness=None, tapped=tapped)


def player(name: str, *battlefield: ObjectState, graveyard: tuple[ObjectState, ...] = ()) -> PlayerState:
    return replace(NOBODY, name=name, battlefield=battlefield, graveyard=graveyard)


def position(*battlefield: ObjectState, life: int = 20, sue: PlayerState | None = None) -> Position:
    """Bob's main phase; the objects are Bob's."""
    players = (replace(player("Bob", *battlefield), life=life), sue or player("Sue"))
    return Position(TurnState("Bob", "main phase"), players, ())


def step(text: str, *children: TraceStep, rule: str | None = None, frame: int | None = None) -> TraceStep:
    return TraceStep(text, rule, None, None, frame, children)


def ruling(edition: str, *changes: Change, trace: tuple[TraceStep, ...] = ()) -> Ruling:
    return Ruling(
        name="x",
        rule=None,
        line=1,
        tags=(),
        edition=edition,
        edition_name=edition,
        passed=True,
        claims=(),
        refusal=None,
        changes=changes,
        result=None,
        open_choices=(),
        trace=trace,
        text="",
        start=position(),
        final=position(),
    )
