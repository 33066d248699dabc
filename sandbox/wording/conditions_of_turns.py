"""Conditions that ask what has come of this turn: graveyards, sacrifices, and what died under whose control."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.conditions import AnyOf, Condition, HasDied, LifeHasChanged
from sandbox.meaning.conditions_of_turns import (
    CardWasBuried,
    HasCommittedACrime,
    HasCreatedToken,
    HasLeftGraveyard,
    HasSacrificed,
    HasStruck,
    ResolvedTimes,
    WasPaidThisTurn,
)
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import Reference
from sandbox.terms.types import PERMANENT_TYPES
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import CONDITION, PLAIN_CONDITION
from sandbox.wording.saying import constant, hears, say, says, unless

_DESCENDED = Kind(types=PERMANENT_TYPES)


def _yours(kind: Kind, minimum: int = 1) -> HasDied:
    return HasDied(replace(kind, controller="you"), minimum)


def _died_yours(several: bool, value: object) -> Slots | None:
    match value:
        case HasDied(kind=Kind(controller="you") as kind, minimum=minimum) if (minimum > 1) is several:
            return {"kind": replace(kind, controller=None), "minimum": minimum}
    return None


def _gained_or_lost(who: Reference) -> Condition:
    return AnyOf((LifeHasChanged(who), LifeHasChanged(who, lost=True)))


def _whose_life(value: object) -> Slots | None:
    match value:
        case AnyOf(conditions=(LifeHasChanged(who=who), _)) if value == _gained_or_lost(who):
            return {"who": who}
    return None


def _either(value: object) -> Slots | None:
    if not isinstance(value, AnyOf) or _whose_life(value) is not None:
        return None
    return dict(zip(("one", "two"), value.conditions, strict=True))


def _descends(kind: Kind, **others: object) -> bool:
    return kind == _DESCENDED


def _asks_more_than_its_looks(kind: Kind) -> bool:
    """Whether it asks for more than a subtype: of what has dealt damage only its looks are remembered."""
    return kind != Kind(subtypes=kind.subtypes)


PRODUCTIONS: Table = (
    says(
        PLAIN_CONDITION,
        "(a|an) {kind:kind} died under your control this turn",
        _yours,
        lambda value: _died_yours(False, value),
    ),
    says(
        PLAIN_CONDITION,
        "{minimum:count_word} or more {kind:kinds} died under your control this turn",
        _yours,
        lambda value: _died_yours(True, value),
    ),
    hears(PLAIN_CONDITION, "{kind:another} died under your control this turn", _yours),
    hears(PLAIN_CONDITION, "{kind:another} died this turn", HasDied),
    says(PLAIN_CONDITION, "{who:player} gained or lost life this turn", _gained_or_lost, _whose_life),
    constant(PLAIN_CONDITION, "a card left your graveyard this turn", HasLeftGraveyard(ANYTHING)),
    say(PLAIN_CONDITION, "(a|an) {kind:card_kind} left your graveyard this turn", HasLeftGraveyard),
    say(
        PLAIN_CONDITION,
        "{minimum:count_word} or more {kind:card_kinds} left your graveyard this turn",
        HasLeftGraveyard,
    ),
    constant(PLAIN_CONDITION, "you descended this turn", CardWasBuried(_DESCENDED)),
    unless(
        say(
            PLAIN_CONDITION,
            "(a|an) {kind:card_kind} was put into your graveyard( from anywhere|) this turn",
            CardWasBuried,
        ),
        _descends,
    ),
    say(
        PLAIN_CONDITION,
        "{minimum:count_word} or more {kind:card_kinds} were put into your graveyard( from anywhere|) this turn",
        CardWasBuried,
    ),
    say(
        PLAIN_CONDITION,
        "{minimum:count_word} or more {kind:card_kinds} were put into graveyards from anywhere this turn",
        CardWasBuried,
        anybodys=True,
    ),
    say(
        PLAIN_CONDITION,
        "(a|an) {kind:card_kind} was put into a graveyard from anywhere this turn",
        CardWasBuried,
        anybodys=True,
    ),
    hears(
        PLAIN_CONDITION,
        "(a|an) {kind:kind} was put into a graveyard from the battlefield this turn",
        HasDied,
    ),
    say(
        PLAIN_CONDITION,
        "{who:somebody} sacrificed (a|an) {kind:kind} this turn",
        HasSacrificed,
        "{who:somebody} (has|have) sacrificed (a|an) {kind:kind} this turn",
    ),
    hears(PLAIN_CONDITION, "you've sacrificed (a|an) {kind:kind} this turn", HasSacrificed),
    say(
        PLAIN_CONDITION,
        "{who:somebody} sacrificed {minimum:count_word} or more {kind:kinds} this turn",
        HasSacrificed,
    ),
    hears(
        PLAIN_CONDITION,
        "you've sacrificed {minimum:count_word} or more {kind:kinds} this turn",
        HasSacrificed,
    ),
    constant(PLAIN_CONDITION, "you've committed a crime this turn", HasCommittedACrime()),
    say(
        PLAIN_CONDITION,
        "{who:somebody} (has|have) committed a crime this turn",
        HasCommittedACrime,
        "{who:somebody} committed a crime this turn",
    ),
    *[
        production
        for number, word in enumerate(("first", "second", "third", "fourth"), 1)
        for production in (
            constant(
                PLAIN_CONDITION,
                f"this is the {word} time this ability has resolved this turn",
                ResolvedTimes((number,)),
            ),
            hears(PLAIN_CONDITION, f"it's the {word} time", partial(ResolvedTimes, (number,))),
        )
    ],
    constant(
        PLAIN_CONDITION,
        "this is the first or second time this ability has resolved this turn",
        ResolvedTimes((1, 2)),
    ),
    constant(PLAIN_CONDITION, "you created a token this turn", HasCreatedToken()),
    unless(
        say(PLAIN_CONDITION, "{what:one_thing} dealt combat damage to a player this turn", HasStruck),
        lambda what: what is None,
    ),
    unless(
        say(PLAIN_CONDITION, "a player was dealt combat damage by (a|an) {kind:kind} this turn", HasStruck),
        _asks_more_than_its_looks,
    ),
    constant(PLAIN_CONDITION, "a spell was warped this turn", WasPaidThisTurn("warp")),
    says(
        CONDITION,
        "{one:plain_condition} or {two:plain_condition}",
        lambda one, two: AnyOf((one, two)),
        _either,
    ),
)
