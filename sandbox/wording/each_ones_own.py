"""Numbers that each of several players has: `each player loses 1 life for each Swamp they control`. Where those who do
something are counted for in its amount, each does it as often as that player's own number says."""

from dataclasses import replace

from sandbox.meaning import effects
from sandbox.meaning.amounts import CardsIn, CardsInHand, NumberOf, OwnSize, PowerOf, ToughnessOf
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import CountedPlayer, EachPlayer, Opponents, Reference
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import is_plural
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


def each_by_its_own(damage: effects.DealDamage) -> effects.DealDamage:
    """`Each creature you control deals damage equal to its power`: not to that of something else, nor to all of theirs
    together."""
    amount = damage.amount
    if not isinstance(amount, PowerOf | ToughnessOf) or not is_plural(damage.source):
        return damage
    measure = "power" if isinstance(amount, PowerOf) else "toughness"
    return replace(damage, amount=OwnSize(measure)) if amount.what in (Said("it"), Said("they")) else damage
