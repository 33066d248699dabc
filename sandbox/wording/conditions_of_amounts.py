"""Conditions that ask for a number, and those that ask how a spell was cast."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import (
    CardsIn,
    CastThisTurn,
    Different,
    DrawnThisTurn,
    InYourParty,
    ManaValueOf,
    OpponentsYouHave,
    PowerOf,
    Total,
    ToughnessOf,
)
from sandbox.meaning.conditions import (
    AmountIs,
    CardsInGraveyardAre,
    CountersAre,
    Exists,
    HasCast,
    HasCounter,
    HasDied,
    IsKind,
    Not,
    WasCast,
)
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import Reference, You
from sandbox.terms.creature_types import PARTY
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Production, Slots, Table
from sandbox.wording.phrases import PLAIN_CONDITION
from sandbox.wording.saying import constant, hears, say, says, unless

MEASURES = ("power", "toughness", "mana value")


def _drawn(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=DrawnThisTurn(who=You()), minimum=minimum, maximum=None):
            return {"minimum": minimum}
    return None


def _cast(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=CastThisTurn(kind=kind, who=You()), minimum=minimum, maximum=None) if (
            not kind.another or minimum > 1
        ):
            return {"kind": kind, "minimum": minimum}
    return None


def _has_cast_another(kind: Kind) -> AmountIs:
    """Besides the one that the text stands on."""
    return AmountIs(CastThisTurn(replace(kind, another=True), You()), 1)


def _another_cast(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=CastThisTurn(kind=Kind(another=True) as kind, who=You()), minimum=1, maximum=None):
            return {"kind": replace(kind, another=False)}
    return None


def _total(measure: str) -> Production:
    def apart(value: object) -> Slots | None:
        match value:
            case AmountIs(amount=Total(measure=found, kind=kind), minimum=minimum, maximum=None) if found == measure:
                return {"kind": kind, "minimum": minimum}
        return None

    return says(
        PLAIN_CONDITION,
        f"{{kind:kinds}} have total {measure} {{minimum:figure}} or greater",
        lambda kind, minimum: AmountIs(Total(measure, kind), minimum),
        apart,
    )


def _different(measure: str) -> Production:
    def apart(value: object) -> Slots | None:
        match value:
            case AmountIs(
                amount=Different(measure=found, kind=Kind(controller="you") as kind), minimum=minimum, maximum=None
            ) if found == measure:
                return {"kind": replace(kind, controller=None), "minimum": minimum}
        return None

    return says(
        PLAIN_CONDITION,
        f"you control {{minimum:count_word}} or more {{kind:kinds}} with different {measure}s",
        lambda kind, minimum: AmountIs(Different(measure, replace(kind, controller="you")), minimum),
        apart,
    )


def _yours(kind: Kind, minimum: int, maximum: int) -> Exists:
    return Exists(replace(kind, controller="you"), minimum, maximum)


def _exactly(value: object) -> Slots | None:
    match value:
        case Exists(kind=Kind(controller="you") as kind, minimum=minimum, maximum=maximum) if (
            maximum and minimum == maximum
        ):
            return {"kind": replace(kind, controller=None), "number": minimum}
    return None


def _of_defender(kind: Kind) -> Kind:
    return replace(kind, controller="defending")


def _defenders(value: object, minimum: int = 1, maximum: int | None = None) -> Slots | None:
    match value:
        case Exists(kind=Kind(controller="defending") as kind) if value == Exists(kind, minimum, maximum):
            return {"kind": replace(kind, controller=None)}
    return None


def _of_mana_value(field: str, what: Reference, size: int) -> IsKind:
    return IsKind(what, ANYTHING.with_parts({field: size}))


def _is_a_size(amount: object, **others: object) -> bool:
    """`its power is 4 or greater` asks what it is."""
    return isinstance(amount, PowerOf | ToughnessOf | ManaValueOf)


def _negated(value: object, sort: type[CountersAre] | type[HasDied]) -> Slots | None:
    """What is denied, where it asks for no highest number and, of the dead, for any."""
    if not isinstance(value, Not) or not isinstance(value.condition, sort):
        return None
    fits = value.condition.minimum == 1 if sort is HasDied else getattr(value.condition, "maximum", None) is None
    return value.condition.parts() if fits else None


_IS_EMPTY = AmountIs(CardsIn(ANYTHING, You(), Zone.LIBRARY), 0, 0)


def _exactly_counters(value: object) -> Slots | None:
    match value:
        case CountersAre(name=name, minimum=least, maximum=int() as most, what=what) if name and least == most:
            return {"what": what, "number": least, "name": name}
    return None


def _of_exactly(measure: str, what: Reference, size: int) -> IsKind:
    return IsKind(what, ANYTHING.with_parts({f"{measure}_at_least": size, f"{measure}_at_most": size}))


def _is_exactly(measure: str, value: object) -> Slots | None:
    size = vars(value.kind)[f"{measure}_at_least"] if isinstance(value, IsKind) else None
    if not isinstance(value, IsKind) or size is None or value != _of_exactly(measure, value.what, size):
        return None
    return {"what": value.what, "size": size}


PRODUCTIONS: Table = (
    constant(PLAIN_CONDITION, "your library has no cards in it", _IS_EMPTY),
    constant(PLAIN_CONDITION, "you have a full party", AmountIs(InYourParty(), len(PARTY))),
    says(
        PLAIN_CONDITION,
        "(you've|you have) drawn {minimum:count_word} or more cards this turn",
        lambda minimum: AmountIs(DrawnThisTurn(You()), minimum),
        _drawn,
    ),
    says(
        PLAIN_CONDITION,
        "(you've|you have) cast {minimum:count_word} or more {kind:spell_kinds} this turn",
        lambda kind, minimum: AmountIs(CastThisTurn(kind, You()), minimum),
        _cast,
    ),
    says(
        PLAIN_CONDITION,
        "(you've|you have) cast another {kind:spell_kind} this turn",
        _has_cast_another,
        _another_cast,
    ),
    hears(PLAIN_CONDITION, "you've cast (a|an) {kind:spell_kind} this turn", lambda kind: HasCast(You(), kind)),
    *[_total(measure) for measure in MEASURES],
    *[_different(measure) for measure in MEASURES],
    says(
        PLAIN_CONDITION,
        "you have {minimum:count_word} or more opponents",
        lambda minimum: AmountIs(OpponentsYouHave(), minimum),
        lambda value: (
            {"minimum": value.minimum}
            if isinstance(value, AmountIs) and value == AmountIs(OpponentsYouHave(), value.minimum)
            else None
        ),
    ),
    unless(say(PLAIN_CONDITION, "{amount:measure} is {minimum:figure} or (more|greater)", AmountIs), _is_a_size),
    unless(say(PLAIN_CONDITION, "{amount:measure} is {maximum:figure} or (less|fewer)", AmountIs), _is_a_size),
    hears(
        PLAIN_CONDITION,
        "you don't control (a|an) {kind:kind}",
        lambda kind: _yours(kind, 0, 0),
    ),
    hears(PLAIN_CONDITION, "you don't control {kind:another}", lambda kind: _yours(kind, 0, 0)),
    hears(PLAIN_CONDITION, "{what:one_thing} (is|was) (a|an) {kind:card_kind}", IsKind),
    hears(
        PLAIN_CONDITION,
        "{what:one_thing} (isn't|wasn't) (a|an) {kind:card_kind}",
        lambda what, kind: Not(IsKind(what, kind)),
    ),
    *[
        hears(
            PLAIN_CONDITION,
            f"{{what:one_thing}} (has|had) mana value {{size:figure}} or {way}",
            partial(_of_mana_value, field),
        )
        for way, field in (("less", "mana_value_at_most"), ("greater", "mana_value_at_least"))
    ],
    says(
        PLAIN_CONDITION,
        "you control exactly {number:count_word} {kind:kinds}",
        lambda kind, number: _yours(kind, number, number),
        _exactly,
    ),
    says(
        PLAIN_CONDITION,
        "{what:one_thing} has exactly {number:count_word} {name:counter_name} counters on it",
        lambda what, number, name: CountersAre(name, number, number, what),
        _exactly_counters,
    ),
    hears(
        PLAIN_CONDITION,
        "(there are|there is) exactly {number:count_word} {name:counter_name} (counters|counter) on {what:one_thing}",
        lambda what, number, name: CountersAre(name, number, number, what),
    ),
    *[
        says(
            PLAIN_CONDITION,
            f"{{what:pointing_whose}} {measure} is exactly {{size:figure}}",
            partial(_of_exactly, measure),
            partial(_is_exactly, measure),
        )
        for measure in ("power", "toughness")
    ],
    *[
        hears(
            PLAIN_CONDITION,
            f"{{what:pointing_whose}} {measure} was less than {{size:figure}}",
            lambda what, size, measure=measure: IsKind(what, ANYTHING.with_parts({f"{measure}_at_most": size - 1})),
        )
        for measure in ("power", "toughness")
    ],
    hears(PLAIN_CONDITION, "you control exactly one {kind:kind}", lambda kind: _yours(kind, 1, 1)),
    says(
        PLAIN_CONDITION,
        "defending player controls (a|an) {kind:kind}",
        lambda kind: Exists(_of_defender(kind)),
        _defenders,
    ),
    says(
        PLAIN_CONDITION,
        "defending player controls no {kind:kinds}",
        lambda kind: Exists(_of_defender(kind), 0, 0),
        lambda value: _defenders(value, 0, 0),
    ),
    says(
        PLAIN_CONDITION,
        "no {kind:kinds} died this turn",
        lambda kind: Not(HasDied(kind)),
        lambda value: _negated(value, HasDied),
    ),
    hears(
        PLAIN_CONDITION,
        "{who:somebody} (has|have) {minimum:count_word} or more cards in (their|your) graveyard",
        lambda who, minimum: CardsInGraveyardAre(minimum, ANYTHING, who),
    ),
    hears(
        PLAIN_CONDITION,
        "there are no {name:counter_name} counters on {what:one_thing}",
        lambda name, what: Not(HasCounter(what, name)),
    ),
    hears(
        PLAIN_CONDITION,
        "there are {minimum:count_word} or more {name:counter_name} counters on {what:one_thing}",
        CountersAre,
    ),
    says(
        PLAIN_CONDITION,
        "{what:one_thing} has fewer than {minimum:count_word} {name:counter_name} counters on it",
        lambda what, minimum, name: Not(CountersAre(name, minimum, None, what)),
        lambda value: _negated(value, CountersAre),
    ),
    constant(PLAIN_CONDITION, "you cast ~ during your main phase", WasCast(by_you=True, in_main_phase=True)),
    *[
        production
        for zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)
        for production in (
            say(
                PLAIN_CONDITION,
                f"you cast {{what:one_thing}} from your {zone}",
                WasCast,
                by_you=True,
                from_zone=zone,
            ),
            say(
                PLAIN_CONDITION,
                f"{{what:one_thing}} was cast from {'your' if zone is Zone.HAND else 'a'} {zone}",
                WasCast,
                from_zone=zone,
            ),
        )
    ],
    say(PLAIN_CONDITION, "you cast {what:one_thing} from exile", WasCast, by_you=True, from_zone=Zone.REMOVED),
    say(PLAIN_CONDITION, "{what:one_thing} was cast from exile", WasCast, from_zone=Zone.REMOVED),
    say(
        PLAIN_CONDITION,
        "you cast {what:one_thing} from anywhere other than your hand",
        WasCast,
        by_you=True,
        not_from=Zone.HAND,
    ),
    say(PLAIN_CONDITION, "you cast {what:one_thing}", WasCast, by_you=True),
    say(PLAIN_CONDITION, "{what:one_thing} was cast", WasCast),
)
