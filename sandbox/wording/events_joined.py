"""Two things of which either is waited for: `~ enters or attacks`, `~ enters or enchanted creature dies`."""

from collections.abc import Iterator
from functools import partial

from sandbox.meaning.events import (
    Attacks,
    BecomesBlocked,
    BecomesDesignated,
    Blocks,
    CountersArePut,
    DealsDamage,
    EitherOf,
    EventPattern,
    FirstTime,
    IsDealtDamage,
    Transforms,
)
from sandbox.meaning.references import Itself, Reference
from sandbox.wording import events, events_of_combat, events_of_damage, events_of_deeds
from sandbox.wording.grammar import Production, Slots, Table, Unfit
from sandbox.wording.phrases import EVENT_VERB, HAPPENING, HAPPENINGS
from sandbox.wording.saying import hears, passes, says

_SUBJECT = "{subject:actor} "
_TABLES = (
    *events.PRODUCTIONS,
    *events_of_combat.PRODUCTIONS,
    *events_of_damage.PRODUCTIONS,
    *events_of_deeds.PRODUCTIONS,
)


def _without_subject(production: Production) -> Production:
    """The same of the card itself, and only the words behind it: `dies`."""
    return Production(
        EVENT_VERB.name,
        tuple([each.removeprefix(_SUBJECT) for each in production.notations if each.startswith(_SUBJECT)]),
        partial(production.build, subject=Itself()),
        lambda value: production.apart(value) if getattr(value, "subject", None) == Itself() else None,
    )


def _verbs() -> Iterator[Production]:
    """Of every event that is said of a subject with its own fields alone."""
    for production in _TABLES:
        if not isinstance(production, Production) or not production.notations[0].startswith(_SUBJECT):
            continue
        if isinstance(production.build, partial) and isinstance(production.build.func, type):
            yield _without_subject(production)


def _both(subject: Reference, one: EventPattern, two: EventPattern) -> EitherOf:
    """`Blocks or becomes blocked` is one event of its own."""
    if isinstance(one, Blocks) and isinstance(two, BecomesBlocked):
        raise Unfit
    return EitherOf(tuple([each.with_parts({"subject": subject}) for each in (one, two)]))


_COUNTED = (Attacks, BecomesDesignated, CountersArePut, DealsDamage, IsDealtDamage)
"""What comes of the object itself, which is there to see each time."""


def _first(event: EventPattern) -> FirstTime:
    if not isinstance(event, _COUNTED) or event.subject != Itself():
        raise Unfit
    return FirstTime(event)


def _of_one_subject(value: object) -> Slots | None:
    if not isinstance(value, EitherOf) or len(value.patterns) != 2:
        return None
    subject = getattr(value.patterns[0], "subject", None)
    if not isinstance(subject, Reference) or getattr(value.patterns[1], "subject", None) != subject:
        return None
    one, two = (each.with_parts({"subject": Itself()}) for each in value.patterns)
    return {"subject": subject, "one": one, "two": two}


PRODUCTIONS: Table = (
    *_verbs(),
    says(HAPPENING, "{subject:actor} {one:event_verb} or {two:event_verb}", _both, _of_one_subject),
    hears(HAPPENING, "(~|it) transforms into ~ or {two:event_verb}", lambda two: EitherOf((Transforms(), two))),
    *passes(HAPPENINGS, HAPPENING),
    says(
        HAPPENINGS,
        "{event:happening} for the first time each turn",
        _first,
        lambda value: {"event": value.event} if isinstance(value, FirstTime) else None,
    ),
    says(
        HAPPENINGS,
        "{one:happening} or {two:happening}",
        lambda one, two: EitherOf((one, two)),
        lambda value: (
            dict(zip(("one", "two"), value.patterns, strict=True))
            if isinstance(value, EitherOf) and len(value.patterns) == 2
            else None
        ),
    ),
)
