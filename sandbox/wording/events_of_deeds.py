"""Keyword actions of permanents, where they come from, and what aims at them, as texts wait for it: `a creature you
control fights`, `~ enters from a graveyard`, `~ becomes the target of an Aura spell`."""

from dataclasses import replace

from sandbox.meaning.events import (
    BecomesTarget,
    CreatureDoes,
    Enters,
    Exploits,
    IsDealtDamage,
    OneOrMore,
    SeveralDealDamage,
    Transforms,
)
from sandbox.meaning.kinds import ANYTHING, CREATURE, Kind
from sandbox.meaning.references import Each, ItselfOr, Reference
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import HAPPENING
from sandbox.wording.saying import hears, say, says, unless

_VERBS = ("fights", "connives", "evolves")
"""What permanents do, as a text waits for it and as it happens."""
_ORIGINS = (("a graveyard", Zone.GRAVEYARD), ("exile", Zone.REMOVED))


def _from_your_graveyard(subject: Reference) -> Enters:
    """A graveyard is its owner's. `~ or another creature` is any creature, `~` among them."""
    if isinstance(subject, ItselfOr) and subject.kind == CREATURE:
        subject = Each(CREATURE)
    if not isinstance(subject, Each) or subject.kind.owner is not None:
        raise Unfit
    return Enters(Each(replace(subject.kind, owner="you")), Zone.GRAVEYARD)


def _into(kind: Kind, into: Kind) -> Transforms:
    """What is of the kind afterwards."""
    if kind.types or kind.subtypes:
        raise Unfit
    return Transforms(Each(replace(kind, types=into.types, subtypes=into.subtypes)))


def _dealt_so_much(value: object) -> Slots | None:
    return value.parts() if isinstance(value, IsDealtDamage) and value.minimum > 1 and value.combat is None else None


def _to_players(kind: Kind) -> OneOrMore:
    return OneOrMore(SeveralDealDamage(kind))


def _deal_to_players(value: object) -> Slots | None:
    match value:
        case OneOrMore(event=SeveralDealDamage(kind=kind)) if value == _to_players(kind):
            return {"kind": kind}
    return None


PRODUCTIONS: Table = (
    *[say(HAPPENING, f"{{subject:actor}} {verb}", CreatureDoes, word=verb) for verb in _VERBS],
    *[say(HAPPENING, f"{{subject:actor}} enters from {said}", Enters, from_zone=zone) for said, zone in _ORIGINS],
    hears(HAPPENING, "{subject:actor} enters from your graveyard", _from_your_graveyard),
    unless(
        say(HAPPENING, "{subject:actor} exploits (a|an) {other:kind}", Exploits),
        lambda subject, other: other == CREATURE,
    ),
    unless(
        say(HAPPENING, "{subject:actor} becomes the target of (a|an) {spell:spell_kind}", BecomesTarget),
        lambda subject, spell: spell == ANYTHING,
    ),
    says(HAPPENING, "{subject:actor} is dealt {minimum:figure} or more damage", IsDealtDamage, _dealt_so_much),
    hears(HAPPENING, "(a|an) {kind:kind} transforms into (a|an) {into:kind}", _into),
    says(
        HAPPENING,
        "one or more {kind:kinds} deal combat damage to one or more players",
        _to_players,
        _deal_to_players,
    ),
)
