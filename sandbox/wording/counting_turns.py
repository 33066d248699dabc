"""Numbers that a turn has brought about: cards drawn and discarded, life lost, spells cast; and what differs among the
cards of a graveyard."""

from sandbox.meaning.amounts import (
    Amount,
    CardsIn,
    CardTypesInGraveyards,
    CastThisTurn,
    CountersOfPlayer,
    Difference,
    Different,
    DiscardedThisTurn,
    DrawnThisTurn,
    LifeGainedThisTurn,
    NumberOf,
    Sum,
)
from sandbox.meaning.conditions import AmountIs
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Opponents, Reference, You
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import MEASURE, PER, PLAIN_CONDITION
from sandbox.wording.saying import constant, say, says

_PLAYERS: tuple[tuple[str, Reference], ...] = (("you've", You()), ("your opponents have", Opponents()))
_POISON = CountersOfPlayer("poison", Opponents())


def _but_the_first(kind: Kind) -> Difference:
    return Difference(CastThisTurn(kind, You()), 1)


def _is_but_the_first(value: object) -> Slots | None:
    match value:
        case Difference(amount=CastThisTurn(kind=kind)) if value == _but_the_first(kind):
            return {"kind": kind}
    return None


def _values_there(minimum: int, kind: Kind, who: Reference) -> AmountIs:
    return AmountIs(Different("mana value", kind, who), minimum)


def _are_values_there(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=Different(measure="mana value", kind=kind, who=Reference() as who), minimum=least):
            return {"minimum": least, "kind": kind, "who": who} if value == _values_there(least, kind, who) else None
    return None


def _total(amount: Amount, more: Amount) -> Sum:
    """A number that is written stands in words of its own."""
    if isinstance(more, int):
        raise Unfit
    return Sum(amount, more)


def _permanents_and_more(value: object) -> Slots | None:
    match value:
        case Sum(amount=NumberOf(kind=kind, of=None), more=more) if not isinstance(more, int):
            return {"kind": kind, "more": more}
    return None


def _cards_and_more(value: object) -> Slots | None:
    match value:
        case Sum(amount=CardsIn(kind=kind, who=Reference() as who, zone=Zone.GRAVEYARD), more=more):
            return None if isinstance(more, int) else {"kind": kind, "who": who, "more": more}
    return None


PRODUCTIONS: Table = (
    *[
        production
        for whose, who in _PLAYERS
        for production in (
            constant(PER, f"card {whose} drawn this turn", DrawnThisTurn(who)),
            constant(PER, f"card {whose} discarded this turn", DiscardedThisTurn(who)),
            constant(MEASURE, f"the number of cards {whose} discarded this turn", DiscardedThisTurn(who)),
            constant(PER, f"1 life {whose} lost this turn", LifeGainedThisTurn(who, lost=True)),
        )
    ],
    constant(PER, "poison counter your opponents have", _POISON),
    constant(MEASURE, "the number of poison counters your opponents have", _POISON),
    say(
        PER,
        "{kind:spell_kind} you've cast this turn from anywhere other than your hand",
        CastThisTurn,
        who=You(),
        not_from=Zone.HAND,
    ),
    say(
        MEASURE,
        "the number of {kind:spell_kinds} you've cast from anywhere other than your hand this turn",
        CastThisTurn,
        who=You(),
        not_from=Zone.HAND,
    ),
    says(PER, "{kind:spell_kind} you've cast this turn other than the first", _but_the_first, _is_but_the_first),
    say(PER, "card type among cards in {who:possessor} graveyard", CardTypesInGraveyards),
    say(MEASURE, "the number of card types among cards in {who:possessor} graveyard", CardTypesInGraveyards),
    say(
        PER,
        "different mana value among {kind:card_kinds} in {who:possessor} graveyard",
        Different,
        measure="mana value",
    ),
    says(
        PLAIN_CONDITION,
        "there are {minimum:count_word} or more mana values among {kind:card_kinds} in {who:possessor} graveyard",
        _values_there,
        _are_values_there,
    ),
    says(
        MEASURE,
        "the number of {kind:kinds} plus {more:measure}",
        lambda kind, more: _total(NumberOf(kind), more),
        _permanents_and_more,
    ),
    says(
        MEASURE,
        "the number of {kind:card_kinds} in {who:possessor} graveyard plus {more:measure}",
        lambda kind, who, more: _total(CardsIn(kind, who), more),
        _cards_and_more,
    ),
)
