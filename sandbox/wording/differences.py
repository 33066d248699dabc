"""By how much one number is less than another: `If you have fewer than four cards in hand, draw cards equal to the
difference.`"""

from typing import cast

from sandbox.meaning.abilities import Triggered
from sandbox.meaning.amounts import Amount, CardsInHand, Difference, NumberPointedAt
from sandbox.meaning.conditions import AmountIs, CardsInHandAre, Condition
from sandbox.meaning.effects import If
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import EachPlayer, Opponents, Reference, ThisWay
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import MEASURE, PLAIN_CONDITION
from sandbox.wording.pointing import Aimed, Said
from sandbox.wording.saying import hears, says
from sandbox.wording.surface import TheDifference


def _has_more(who: Reference, than: Reference) -> AmountIs:
    """Of one player beside another; what is said of several has conditions of its own."""
    if not {who, than}.isdisjoint({Opponents(), EachPlayer()}):
        raise Unfit
    return AmountIs(Difference(CardsInHand(who), CardsInHand(than)), 1)


def _more(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=Difference(amount=CardsInHand(who=who), minus=CardsInHand(who=than))):
            return {"who": who, "than": than} if value == _has_more(who, than) else None
    return None


def _fewer_in_hand(who: Reference, count: int) -> CardsInHandAre:
    return CardsInHandAre(who, maximum=count - 1)


def _fewer_discarded(count: int, kind: Kind) -> AmountIs:
    return AmountIs(NumberPointedAt(ThisWay(kind, "discarded")), maximum=count - 1)


def _discarded(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=NumberPointedAt(what=ThisWay(kind=kind)), maximum=int(most)):
            return {"kind": kind, "count": most + 1} if value == _fewer_discarded(most + 1, kind) else None
    return None


def with_differences(part: object, lacking: Amount | None = None) -> object:
    """The meaning with every `difference` said as what its condition compares. `lacking`: by how much it does so."""
    if isinstance(part, TheDifference):
        return part if lacking is None else lacking
    if isinstance(part, tuple):
        return tuple([with_differences(each, lacking) for each in part])
    if not isinstance(part, Meaning):
        return part
    if isinstance(part, If | Triggered) and part.condition is not None:
        lacking = _difference(part.condition) or lacking
    return part.with_parts({name: with_differences(each, lacking) for name, each in part.parts().items()})


def _difference(condition: Condition) -> Amount | None:
    match condition:
        case AmountIs(amount=Difference() as known):
            lacking = known
        case AmountIs(amount=Meaning() as amount, minimum=0, maximum=int(most)):
            lacking = Difference(most + 1, amount)
        case CardsInHandAre(who=who, minimum=0, maximum=int(most)):
            lacking = Difference(most + 1, CardsInHand(who))
        case _:
            return None
    return cast(Amount, _spoken_of(lacking))


def _spoken_of(part: object) -> object:
    """Whom the condition has aimed at is spoken of and not aimed at again."""
    if isinstance(part, Aimed):
        return Said("that player")
    if isinstance(part, Meaning):
        return part.with_parts({name: _spoken_of(each) for name, each in part.parts().items()})
    return part


PRODUCTIONS: Table = (
    hears(MEASURE, "the difference", lambda: cast(Amount, TheDifference())),
    says(PLAIN_CONDITION, "{who:player} <has|have> more cards in hand than {than:player}", _has_more, _more),
    hears(PLAIN_CONDITION, "{who:somebody} (has|have) fewer than {count:count_word} cards in hand", _fewer_in_hand),
    says(
        PLAIN_CONDITION,
        "fewer than {count:count_word} {kind:card_kinds} were discarded this way",
        _fewer_discarded,
        _discarded,
    ),
)
