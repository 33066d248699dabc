"""What is attached to something, and what comes into play attached to something."""

from collections.abc import Callable

from sandbox.meaning.amounts import Amount, NumberPointedAt
from sandbox.meaning.effects import PutIntoPlay
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import AttachedTo, ChosenCard, ChosenInGraveyard, Itself, Reference
from sandbox.terms.types import AURA, EQUIPMENT
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Phrase, Production, Slots, Table
from sandbox.wording.phrases import (
    ATTACHED_THINGS,
    COMMAND,
    GRAVEYARD_CARD,
    HAND_CARD,
    MEASURE,
    ONE_THING,
    PER,
    POINTING_CARD,
    TARGET,
    THING,
)
from sandbox.wording.pointing import Aimed, Said
from sandbox.wording.saying import hears, say, says

_AURAS_AND_EQUIPMENT = Kind(subtypes=frozenset({AURA, EQUIPMENT}))


def _number(kind: Kind, what: Reference) -> NumberPointedAt:
    return NumberPointedAt(AttachedTo(kind, what))


def _counted(value: object) -> Slots | None:
    match value:
        case NumberPointedAt(what=AttachedTo(kind=kind, what=what)):
            return {"kind": kind, "what": what}
    return None


def _comes(phrase: Phrase[Reference], notation: str, is_said: Callable[[Reference], bool]) -> Production:
    """`notation` for a card that such words name, and what it is put on."""

    def apart(value: object) -> Slots | None:
        if not isinstance(value, PutIntoPlay) or value.on is None or not is_said(value.what):
            return None
        return {"what": value.what, "on": value.on} if value == PutIntoPlay(value.what, on=value.on) else None

    return says(
        COMMAND,
        f"{notation.format(f'{{what:{phrase.name}}}')} attached to {{on:{ONE_THING.name}}}",
        lambda what, on: PutIntoPlay(what, on=on),
        apart,
    )


_COUNTS: tuple[tuple[Phrase[Amount], str], ...] = (
    (PER, "{kind:kind} attached to {what:one_thing}"),
    (MEASURE, "the number of {kind:kinds} attached to {what:one_thing}"),
)
PRODUCTIONS: Table = (
    *[
        say(
            phrase,
            "all {kind:kinds} attached to {what:one_thing}",
            AttachedTo,
            "each {kind:kind} attached to {what:one_thing}",
        )
        for phrase in (THING, ATTACHED_THINGS)
    ],
    hears(PER, "Aura and Equipment attached to {what:one_thing}", lambda what: _number(_AURAS_AND_EQUIPMENT, what)),
    *[says(phrase, notation, _number, _counted) for phrase, notation in _COUNTS],
    say(
        COMMAND,
        "return ~ from your graveyard to the battlefield attached to {on:one_thing}",
        PutIntoPlay,
        what=Itself(),
        out_of=Zone.GRAVEYARD,
    ),
    _comes(TARGET, "return {} to the battlefield", lambda what: isinstance(what, Aimed)),
    _comes(HAND_CARD, "put {} onto the battlefield", lambda what: isinstance(what, ChosenCard)),
    _comes(GRAVEYARD_CARD, "return {} to the battlefield", lambda what: isinstance(what, ChosenInGraveyard)),
    _comes(POINTING_CARD, "(put|return) {} (onto|to) the battlefield", lambda what: isinstance(what, Said)),
)
