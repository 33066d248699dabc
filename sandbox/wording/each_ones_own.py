"""Numbers that each of several players has: `each player loses 1 life for each Swamp they control`. Where those who do
something are counted for in its amount, each does it as often as that player's own number says."""

from sandbox.meaning import effects
from sandbox.meaning.amounts import CardsIn, CardsInHand, NumberOf
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import CountedPlayer, EachPlayer, Opponents, Reference
from sandbox.terms.zones import Zone
from sandbox.wording.pointing import Said

DONE_BY_EACH = (effects.GainLife, effects.LoseLife, effects.Draw, effects.Discard, effects.Mill, effects.Token)
SEVERAL = (EachPlayer(), Opponents())
_WHOSE = {NumberOf: "of", CardsInHand: "who", CardsIn: "who"}


def each_ones_own(effect: Meaning) -> Meaning:
    """The number of those who do it becomes the number of the one who does it."""
    if not isinstance(effect, DONE_BY_EACH) or effect.who not in SEVERAL:
        return effect
    return effect.with_parts({"amount": _counting(effect.amount, effect.who, CountedPlayer())})


def in_common(effect: Meaning) -> Meaning:
    """The words that `each_ones_own` comes from."""
    if not isinstance(effect, DONE_BY_EACH) or effect.who not in SEVERAL:
        return effect
    return effect.with_parts({"amount": _counting(effect.amount, CountedPlayer(), Said("they"))})


def _counting(amount: object, whose: Reference, instead: Reference) -> object:
    """The amount, with another player where it counts what that one has."""
    if not isinstance(amount, Meaning) or (isinstance(amount, CardsIn) and amount.zone is Zone.LIBRARY):
        return amount
    parts = {name: _counting(part, whose, instead) for name, part in amount.parts().items()}
    name = _WHOSE.get(type(amount))
    return amount.with_parts(parts | {name: instead} if name and parts[name] == whose else parts)
