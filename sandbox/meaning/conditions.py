"""What an `if`, `as long as` or `activate only` asks."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Itself, Reference, You
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone


class Condition(Meaning):
    """Holds or does not hold, looked at from the controller of the text."""


class Exists(Condition):
    """Permanents of the kind: at least `minimum`; with `maximum` 0, none (`if no creatures are on the battlefield`).
    `different_names`: of those that share a name one counts, and none without a name."""

    kind: Kind
    minimum: int = 1
    maximum: int | None = None
    different_names: bool = False


class IsKind(Condition):
    """`if it was an artifact creature`, `as long as ~ is tapped`."""

    what: Reference
    kind: Kind


class BothAreYours(Condition):
    """`if you both own and control ~ and a creature named Pip`; what follows may speak of them."""

    kind: Kind


class DoneThisWay(Condition):
    """`if that creature dies this way`, `if ~ is destroyed this way`: whether the effects before this one in the same
    text have dealt with it so. `deed` as in `ThisWay`."""

    what: Reference
    deed: str


class HasCounter(Condition):
    """`if it had a -1/-1 counter on it`; of something that has left play, as it last was."""

    what: Reference
    name: str


class CountersAre(Condition):
    """`as long as ~ has two or more level counters on it`; with `maximum`, no more than so many. No name: counters of
    any kind, all together."""

    name: str
    minimum: int
    maximum: int | None = None
    what: Reference = Itself()


class LevelIs(Condition):
    """`if ~ is level 2`, `as long as ~ is level 2 or greater`."""

    level: int
    or_more: bool = False


class CardsInHandAre(Condition):
    """`if you have nine or more cards in hand`; with `maximum` 0, `if that player has no cards in hand`."""

    who: Reference
    minimum: int = 0
    maximum: int | None = None


class FoughtThisCombat(Condition):
    """`if ~ attacked or blocked this combat`."""

    what: Reference = Itself()


class DidNotAttack(Condition):
    """`if ~ didn't attack this turn`."""

    what: Reference = Itself()


class CameUnderControlThisTurn(Condition):
    """`unless it came under your control this turn` is Not(CameUnderControlThisTurn())."""

    what: Reference = Itself()


class InYourGraveyard(Condition):
    """`if ~ is in your graveyard`, `… with three or more creature cards above it`, `… with a creature card directly
    above it`."""

    what: Reference = Itself()
    above: Kind | None = None
    minimum: int = 1
    directly: bool = False


class InYourHand(Condition):
    """`if ~ is in your hand`: what says so functions there alone."""


class GetsMoreVotes(Condition):
    """`if time gets more votes`; `or_tied`: `if knowledge gets more votes or the vote is tied`."""

    option: str
    or_tied: bool = False


class IsInPlay(Condition):
    """`if ~ is on the battlefield`."""

    what: Reference = Itself()


class IsAttackingAlone(Condition):
    """`as long as ~ is attacking alone`: no other creature attacks."""

    what: Reference


class IsLarger(Condition):
    """`if that creature has greater power or toughness than ~`."""

    what: Reference


class IsPaired(Condition):
    """`as long as ~ is paired with another creature`."""


class HasDied(Condition):
    """`if a creature died this turn`."""

    kind: Kind
    minimum: int = 1


class DevotionIsBelow(Condition):
    """`as long as your devotion to red is less than five`."""

    color: Color
    number: int
    other: Color | None = None


class HasAttacked(Condition):
    """`if you attacked this turn`: with any creature."""

    who: Reference = You()


class LifeHasChanged(Condition):
    """`if you gained life this turn`; with `lost`, `if an opponent lost 3 or more life this turn`."""

    who: Reference
    lost: bool = False
    minimum: int = 1


class HasBeenDealtDamage(Condition):
    """`if an opponent was dealt damage this turn`, `if ~ was dealt damage this turn`; of players, of at least so much:
    `if an opponent was dealt 7 or more damage this turn`."""

    what: Reference
    minimum: int = 1


class HasDealtDamage(Condition):
    """`if ~ dealt damage to an opponent this turn`."""

    what: Reference
    who: Reference


class CardsInGraveyardAre(Condition):
    """`if seven or more cards are in your graveyard`."""

    minimum: int
    kind: Kind
    who: Reference = You()


class CardTypesInGraveyardAre(Condition):
    """`if there are four or more card types among cards in your graveyard`."""

    minimum: int
    who: Reference = You()


class HasCast(Condition):
    """`if an opponent cast a creature spell this turn`."""

    who: Reference
    kind: Kind


class CastLastTurn(Condition):
    """`if a player cast two or more spells last turn`."""

    minimum: int


class NoneCastLastTurn(Condition):
    """`if no spells were cast last turn`."""


class HasDesignation(Condition):
    """`if ~ is saddled`: a word of `sandbox.terms.designations`."""

    word: str
    what: Reference = Itself()


class ManaWasSpent(Condition):
    """`if {G} was spent to cast this spell`: all of that mana, among what was."""

    mana: ManaCost


class MoreManaWasSpent(Condition):
    """`if ~ is a creature and the amount of mana spent to cast that spell is greater than ~'s power or toughness`: the
    spell is the subject of the event."""


class AimsAt(Condition):
    """`if it targets a tapped creature`: one of the targets of the spell is of the kind as it is cast."""

    kind: Kind


class XWasAtLeast(Condition):
    """`if X is 5 or more`: the X of the spell that the permanent was."""

    number: int


class CostWasPaid(Condition):
    """`if ~ was kicked`, `if its surge cost was paid`: a cost that the text of the source offers, by its word."""

    word: str


class KickedWith(Condition):
    """`if it was kicked with its {W} kicker`: of two kickers that the text of the source offers, the one of that
    cost."""

    cost: ManaCost


class IsUntapped(Condition):
    """The source is untapped."""


class During(Condition):
    """`Activate only during X`: `step` a word of `sandbox.terms.steps`, or `combat`; `whose` `your`, `opponent`,
    `another` than yours, or None.
    """

    step: str | None = None
    whose: str | None = None
    before: str | None = None
    """`before` names a step that must not have come yet this turn: `before attackers are declared`."""
    after: str | None = None
    """A step that must have come: `after blockers are declared`."""


class TurnIs(Condition):
    """`if it's that player's turn`: of several, of one of them."""

    who: Reference


class LifeAtLeast(Condition):
    """`you have 30 or more life`."""

    amount: int
    who: Reference = You()


class LifeAtMost(Condition):
    """`an opponent has 10 or less life`."""

    amount: int
    who: Reference = You()


class OpponentControlsMore(Condition):
    """`an opponent controls more lands than you`; `by`: at least so many more."""

    kind: Kind
    by: int = 1


class Not(Condition):
    """Holds when the other does not."""

    condition: Condition


class AllOf(Condition):
    """Holds when each of them does."""

    conditions: tuple[Condition, ...]


class AnyOf(Condition):
    """Holds when one of them does, or both."""

    conditions: tuple[Condition, ...]


class HasEntered(Condition):
    """`if two or more nonland permanents entered the battlefield under your control this turn`."""

    kind: Kind
    minimum: int = 1


class HasLeft(Condition):
    """`if a permanent left the battlefield under your control this turn`."""

    kind: Kind


class HasMoreCards(Condition):
    """`if an opponent has more cards in hand than you`; with `of_you`, `if you have more cards in hand than each
    opponent`."""

    of_you: bool = False


class HasMoreLife(Condition):
    """`if an opponent has more life than you`; with `of_you`, `if you have more life than an opponent`."""

    of_you: bool = False


class AmountIs(Condition):
    """`if X is 5 or more`, `if creatures you control have total power 8 or greater`; with `maximum`, no more."""

    amount: Amount
    minimum: int = 0
    maximum: int | None = None


class WasCast(Condition):
    """`if you cast it`, `if you cast it from your hand`, `if this spell was cast from a graveyard`. `by_you`: the
    controller of the text did; `from_zone`: the zone from which; `in_main_phase`: in a main phase of that player;
    `not_from`: from anywhere but that zone."""

    what: Reference = Itself()
    by_you: bool = False
    from_zone: Zone | None = None
    in_main_phase: bool = False
    not_from: Zone | None = None


class CameSinceLastUpkeep(Condition):
    """`if ~ came under your control since the beginning of your last upkeep`."""

    what: Reference = Itself()


class HasDesignationOfPlayer(Condition):
    """`if you're the monarch`, `as long as you have the city's blessing`; of several players, if one of them is."""

    word: str
    who: Reference = You()


class PlayerCountersAre(Condition):
    """`if you have three or more poison counters`; of several players, if one of them has."""

    name: str
    minimum: int = 1
    who: Reference = You()


class DaytimeIs(Condition):
    """`if it's night`; empty: `if it's neither day nor night`."""

    daytime: str
