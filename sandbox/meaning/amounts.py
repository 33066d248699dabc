"""Numbers that are found when they are needed. A plain int is an amount too."""

from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Reference
from sandbox.terms.colors import Color
from sandbox.terms.zones import Zone


class X(Meaning):
    """The X chosen when the cost was announced."""


class PowerOf(Meaning):
    """As it is, or as it last was in play (editions differ in when a source is looked at)."""

    what: Reference


class ToughnessOf(Meaning):
    """`its toughness`; as it is, or as it last was in play."""

    what: Reference


class OwnSize(Meaning):
    """`Each creature you control deals damage equal to its power`: the power, or `toughness`, of each of those that do
    something, its own for each."""

    measure: str = "power"


class NumberOf(Meaning):
    """How many permanents match: `each Plains you control`."""

    kind: Kind
    of: Reference | None = None
    """Only what that player controls: `Swamps that player controls`."""


class OthersOfItsTypes(Meaning):
    """`for each other creature on the battlefield that shares at least one creature type with it`: with the creature
    that is changed."""


class VotesFor(Meaning):
    """`the number of profit votes`, `each strength vote`."""

    option: str


class CardsInHand(Meaning):
    """`the number of cards in your hand`."""

    who: Reference


class CountersOn(Meaning):
    """`the number of charge counters on ~`; `name` empty: of counters of every kind."""

    what: Reference
    name: str


class ThatMuch(Meaning):
    """The amount of the event that triggered the text, or of the effect before this one. `limited`: of damage, no
    more than the
    toughness or life that what was damaged had."""

    limited: bool = False


class ExcessDamage(Meaning):
    """`the excess damage dealt this way`: by the instruction before, beyond what was lethal to the permanents that it
    was dealt to."""


class Times(Meaning):
    """`twice its power`."""

    factor: int
    amount: "Amount"


class Difference(Meaning):
    """`the number of cards in your hand minus 4`; never less than nothing."""

    amount: "Amount"
    minus: "Amount"


class ManaValueOf(Meaning):
    """`its mana value`."""

    what: Reference


class LifeOf(Meaning):
    """`your life total`."""

    who: Reference


class NumberPointedAt(Meaning):
    """`the number of creatures destroyed this way`: how many things or players are pointed at."""

    what: Reference


class MostDoneByOne(Meaning):
    """`the greatest number of cards a player discarded this way`: of what is pointed at, as many as belong to the
    player to whom most of it does."""

    what: Reference


class ColorsSpent(Meaning):
    """`the number of colors of mana spent to cast ~`."""


class ManaSpentOn(Meaning):
    """`the amount of mana spent to cast it`: on a spell, or on the spell that a permanent was."""

    what: Reference


class PlayersWho(Meaning):
    """`each opponent who lost life this turn`: how many of the players have; `deed`: `lost life`, `gained life`,
    `dealt damage`, or `poison` for having at least `minimum` such counters."""

    who: Reference
    deed: str
    minimum: int = 1


class CountersAmong(Meaning):
    """`the number of counters among creatures you control`: of all of them together; `name` empty: of every kind."""

    kind: Kind
    name: str = ""


class LowestLife(Meaning):
    """`the lowest life total among all players`."""


class Half(Meaning):
    """`half that player's life total, rounded down`; with `up`, rounded up."""

    amount: "Amount"
    up: bool = False


class ItsManaValue(Meaning):
    """The mana value of each thing that the text speaks of, its own for each: `has base power and toughness each equal
    to its mana value`."""


class CardTypesInGraveyards(Meaning):
    """How many different card types the cards in all graveyards have; with `who`, those in that player's graveyard:
    `card type among cards in your graveyard`."""

    who: Reference | None = None


class Sum(Meaning):
    """`that number plus 1`, `the number of lands you control plus the number of cards in your hand`."""

    amount: "Amount"
    more: "Amount"


class CardsIn(Meaning):
    """How many cards of the kind lie in the graveyard or library of a player; without `who`, in those of all."""

    kind: Kind
    who: Reference | None
    zone: Zone = Zone.GRAVEYARD


class Greatest(Meaning):
    """`the greatest power among creatures you control`; `measure`: `power`, `toughness` or `mana value`."""

    measure: str
    kind: Kind


class Total(Meaning):
    """`the total power of creatures you control`; `measure` as in Greatest."""

    measure: str
    kind: Kind


class Different(Meaning):
    """`different power among creatures you control`: how many different ones those have; `measure` as in Greatest.
    With `who`, those of the cards in that player's graveyard: `different mana value among cards in your graveyard`."""

    measure: str
    kind: Kind
    who: Reference | None = None


class CastThisTurn(Meaning):
    """How many spells of the kind the player has cast this turn; `not_from`: from anywhere but that zone."""

    kind: Kind
    who: Reference
    not_from: Zone | None = None


class LifeGainedThisTurn(Meaning):
    """`the amount of life you gained this turn`; with `lost`, `the amount of life that player lost this turn`."""

    who: Reference
    lost: bool = False


class BlockersOf(Meaning):
    """`each creature blocking it`; with `beyond_first`, of those all but one."""

    what: Reference
    beyond_first: bool = False


class DrawnThisTurn(Meaning):
    """How many cards the player has drawn this turn."""

    who: Reference


class DiscardedThisTurn(Meaning):
    """How many cards the player has discarded this turn."""

    who: Reference


class AttackedThisTurn(Meaning):
    """`creature you attacked with this turn`: how many, as they were when they attacked."""


class InYourParty(Meaning):
    """`the number of creatures in your party`: from none to four."""


class DiedThisTurn(Meaning):
    """`creature that died this turn`: how many."""

    kind: Kind


class Devotion(Meaning):
    """`your devotion to green`: how many symbols of the color the costs of your permanents have; `your devotion to
    white and black`: of either."""

    color: Color
    other: Color | None = None


class OpponentsAttacked(Meaning):
    """`each opponent you attacked this combat`: how many."""


class TimesPaid(Meaning):
    """`time it was kicked`: how often the cost of that word was paid for the source."""

    word: str


class TimesMutated(Meaning):
    """`the number of times ~ has mutated`."""


class OpponentsYouHave(Meaning):
    """`the number of opponents you have`."""


class DamageTakenThisTurn(Meaning):
    """`1 damage dealt to you this turn`."""

    who: Reference


class CountersOfPlayer(Meaning):
    """`the number of experience counters you have`."""

    name: str
    who: Reference


class SpeedOf(Meaning):
    """`your speed`: 0 for a player who has none (2026, 702.179f)."""

    who: Reference


class ColorsAmong(Meaning):
    """`color among permanents you control`: how many different colors those have."""

    kind: Kind


class BasicLandTypesAmong(Meaning):
    """`basic land type among lands you control`: how many different ones those have; with `of`, only what that player
    controls."""

    kind: Kind
    of: Reference | None = None


Amount = (
    VotesFor
    | OthersOfItsTypes
    | int
    | X
    | OwnSize
    | PowerOf
    | ToughnessOf
    | NumberOf
    | CardsInHand
    | CountersOn
    | ThatMuch
    | Times
    | Difference
    | ManaValueOf
    | NumberPointedAt
    | MostDoneByOne
    | ColorsSpent
    | LifeOf
    | LowestLife
    | ManaSpentOn
    | PlayersWho
    | CountersAmong
    | Half
    | ItsManaValue
    | CardTypesInGraveyards
    | Sum
    | CardsIn
    | Greatest
    | Total
    | Different
    | CastThisTurn
    | DiscardedThisTurn
    | DrawnThisTurn
    | LifeGainedThisTurn
    | BlockersOf
    | AttackedThisTurn
    | InYourParty
    | ExcessDamage
    | DiedThisTurn
    | Devotion
    | OpponentsYouHave
    | OpponentsAttacked
    | TimesMutated
    | TimesPaid
    | DamageTakenThisTurn
    | BasicLandTypesAmong
    | ColorsAmong
    | CountersOfPlayer
    | SpeedOf
)
