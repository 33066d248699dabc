"""What continuous effects change. An edition puts them in layers or in order of occurrence."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.card import Card
from sandbox.meaning.kinds import ANYTHING, Kind, Quality
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Reference
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType, Supertype


class GetsPT(Modification):
    """`gets +1/+2`. Amounts may be counted (`+1/+1 for each Plains you control`)."""

    power: Amount
    toughness: Amount


class HasBasePT(Modification):
    """`has base power and toughness 0/2`, `becomes a 2/2 …`. None: that number stays, `has base power 5`."""

    power: Amount | None
    toughness: Amount | None


class SwitchesPT(Modification):
    """Power becomes toughness and toughness power."""


class Has(Modification):
    """`has flying`, `has protection from black`, `has "{T}: …"`."""

    ability: Ability


class HasAtItsManaCost(Modification):
    """`gains flashback until end of turn. The flashback cost is equal to its mana cost`: a word with a cost, which is
    the mana cost of what has it."""

    word: str


class HasActivatedAbilitiesOf(Modification):
    """`gains all activated abilities of target creature`: those that it has when the effect begins."""

    what: Reference


class Loses(Modification):
    """`loses flying`: every copy of the keyword."""

    word: str


class LosesAbility(Modification):
    """`loses "enchant creature card in a graveyard"`: that ability and no other."""

    ability: Ability


class LosesAllAbilities(Modification):
    """`loses all abilities`."""


class HasOneOf(Modification):
    """`gains your choice of flying or first strike`: chosen when the effect is performed."""

    abilities: tuple[Ability, ...]


class CrewsAsThoughStronger(Modification):
    """`saddles Mounts and crews Vehicles as though its power were 2 greater`; without `saddles`, of Vehicles alone."""

    number: int
    saddles: bool = False


class HasEveryCreatureType(Modification):
    """`with all creature types`, `is every creature type`."""


class IsColor(Modification):
    """`is white`, `becomes black`. With `besides`, in addition to its other colors. An empty set is colorless."""

    colors: frozenset[Color]
    besides: bool = False


class IsCopyOf(Modification):
    """`becomes a copy of target creature`, once it is known of what: it starts from this card's values."""

    card: Card


class HasProtectionFromChosenColor(Modification):
    """`has protection from the chosen color`, the color chosen as the source entered."""


class HasProtectionOfChoice(Modification):
    """`gains protection from the color of your choice`: chosen when the effect is performed. `instead`: or from that,
    `protection from artifacts or from the color of your choice`."""

    instead: Quality | None = None


class IsChosenColor(Modification):
    """`becomes the color of your choice`: chosen when the effect is performed; `is the chosen color` for a
    permanent's choice.
    """


class IsAlso(Modification):
    """Types and subtypes in addition: `becomes a 2/2 Assembly-Worker artifact creature; it's still a land`.

    With `instead`, they replace the card types and subtypes it had; without types, its subtypes alone.
    """

    types: frozenset[CardType] = frozenset()
    subtypes: frozenset[str] = frozenset()
    instead: bool = False


class NoLongerIs(Modification):
    """`isn't a creature`: it loses those card types, and the subtypes that belong to none that it has left."""

    types: frozenset[CardType]


class IsLandType(Modification):
    """`is a Swamp`: the land's type is set; what else goes with it (name, text, abilities) the edition says."""

    types: frozenset[str]


class IsChosenLandType(Modification):
    """`is the chosen type`, the basic land type chosen as the source entered."""


class HasSupertype(Modification):
    """`is legendary`, `becomes snow`."""

    supertype: Supertype


class ControlledBy(Modification):
    """`You control enchanted creature`."""

    who: Reference


class WordsChanged(Modification):
    """Every instance of one word stands for another; `old` and `new` are colors or basic land types."""

    old: str
    new: str


class Cannot(Modification):
    """A prohibition: `act` is one of `attack`, `attack alone`, `block`, `block alone`, `untap` (in its controller's
    untap step), `be blocked`, `regenerate`, `be targeted`, `activate`, `transform`. `by` narrows who may not do it to
    the thing: `can't be blocked by Walls`; `unless_defender_controls`: `can't attack unless defending player controls
    an Island`. `what` narrows what the thing may not do it to: `can't block creatures without flying`.

    Said of players, `act` can be `gain life`, `lose life`, `lose the game`, `lose the game for life`, `search
    libraries`, `get poison counters` or `get counters`. Of legendary permanents it can be `meet the legend rule`:
    `The "legend rule" doesn't apply to permanents you control`."""

    act: str
    by: Kind = ANYTHING
    unless_defender_controls: Kind | None = None
    what: Kind = ANYTHING
    except_by: Kind | None = None
    """What may do it all the same: `can't be blocked except by Walls`."""
    or_by: Kind | None = None
    """With `except_by`, what else may: `except by Walls and/or creatures with flying`."""
    except_what: Kind | None = None
    """What the thing may do it to all the same: `can block only creatures with flying`."""


class CannotHaveCounters(Modification):
    """`Creatures you control can't have -1/-1 counters put on them.` Empty: counters of any kind."""

    name: str = ""


class CanBlockMore(Modification):
    """`can block an additional creature each combat`. None: any number."""

    additional: int | None = 1


class MustAttack(Modification):
    """`attacks each combat if able`."""


class AttacksPlayer(Modification):
    """`attacks you this turn if able`. `seat`: of that player, once the effect begins."""

    who: Reference
    seat: int | None = None


class CannotAttackYou(Modification):
    """`can't attack you`; with `planeswalkers`, `can't attack you or planeswalkers you control`. `seat`: yours, once it
    holds for something."""

    planeswalkers: bool = False
    seat: int | None = None


class CanBlockAsThough(Modification):
    """`can block as though it had flying`: it counts as having the keyword as blockers are declared."""

    word: str


class MustBlock(Modification):
    """`blocks each combat if able`."""


class Goaded(Modification):
    """`is goaded`: attacks if able, and a player other than the controller of the effect if able (2026, 701.15b).
    `seat`: that player's number, once the effect holds for something."""

    seat: int | None = None


class AssignsNoCombatDamage(Modification):
    """`assigns no combat damage this turn`."""


class MayDamageAsUnblocked(Modification):
    """`you may have ~ assign its combat damage as though it weren't blocked`."""


class AssignsByToughness(Modification):
    """`assigns combat damage equal to its toughness rather than its power`."""


class BlocksIt(Modification):
    """`blocks ~ this turn if able`. `number`: of the attacker, once the effect begins."""

    what: Reference
    number: int = 0


class BlockedByAtLeast(Modification):
    """`can't be blocked except by two or more creatures`."""

    number: int


class BlockedByAtMost(Modification):
    """`can't be blocked by more than one creature`."""

    number: int


class NotBlockedByGreaterPower(Modification):
    """`can't be blocked by creatures with greater power`: than its own."""


class MayNotUntap(Modification):
    """`You may choose not to untap ~ during your untap step`."""


class EntersTapped(Modification):
    """`Lands your opponents control enter tapped`: what another permanent does to those that enter."""


class EntersUnderYours(Modification):
    """`If a creature would enter under an opponent's control this turn, it enters under your control instead.`"""

    kind: Kind


class PreventsDamage(Modification):
    """`Prevent all damage that would be dealt to X` (dealt_to) or by X; from sources of `by`. `chosen_color`: by
    sources of the color
    chosen for the effect's source. `combat_only` narrows to combat damage, `noncombat_only` to all other."""

    dealt_to: bool = True
    by: Kind = ANYTHING
    chosen_color: bool = False
    combat_only: bool = False
    noncombat_only: bool = False


class RedirectsDamage(Modification):
    """`All damage that would be dealt to you is dealt to enchanted creature instead.`"""

    to: Reference


class OpponentsCannotWin(Modification):
    """`Your opponents can't win the game` (affects players: it is said of you)."""


class DamageLeavesLife(Modification):
    """`Damage that would reduce your life total to less than 1 reduces it to 1 instead` (affects players)."""


class MoreDevotion(Modification):
    """`Your devotion to each color and each combination of colors is increased by one` (affects players)."""

    number: int = 1


class MoreLandPlays(Modification):
    """`You may play an additional land on each of your turns` (affects players). None: any number."""

    number: int | None = 1


class DrawsAtMost(Modification):
    """`Each player can't draw more than one card each turn` (affects players)."""

    count: int


class NoMaximumHandSize(Modification):
    """`You have no maximum hand size` (affects players: see `Static.affected`)."""


class MaximumHandSize(Modification):
    """`The chosen player's maximum hand size is four` (affects players)."""

    amount: int


class UntapsAtMost(Modification):
    """`Players can't untap more than one land during their untap steps` (affects players)."""

    kind: Kind
    count: int = 1


class UntapsInOtherTurns(Modification):
    """`Untap all creatures you control during each other player's untap step` (affects players)."""

    kind: Kind


class RemovedIfItDies(Modification):
    """`If that creature would die this turn, exile it instead.`"""


class CanAttackAsThough(Modification):
    """`can attack as though it had haste`, `as though it didn't have defender`: only attacking is made possible."""

    word: str


class MustBeBlocked(Modification):
    """`All creatures able to block enchanted creature do so.`"""


class BlockedBySomebody(Modification):
    """`must be blocked if able`: by one creature at least."""


class SkipsStep(Modification):
    """`Players skip their untap steps` (affects players); a word of `sandbox.terms.steps`."""

    step: str


class IsChosenCreatureType(Modification):
    """`becomes the creature type of your choice`, chosen when the effect is performed; `other_than` may not be
    chosen.
    """

    other_than: frozenset[str] = frozenset()
