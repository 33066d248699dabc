"""Events that texts wait for."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import Condition
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import EachPlayer, Itself, Reference, You
from sandbox.terms.steps import PhaseTiming


class EventPattern(Meaning):
    """`subject` is a reference to a fixed thing (`~`, the enchanted creature) or `Each(kind)`, any one of the kind."""


class Enters(EventPattern):
    """`~ enters`. Roles: subject."""

    subject: Reference = Itself()


class Mutates(EventPattern):
    """`~ mutates`: a spell merges with it. Roles: subject."""

    subject: Reference = Itself()


class Transforms(EventPattern):
    """`~ transforms into` the face that the text stands on; of `Each(kind)`, what is of the kind afterwards. Roles:
    subject."""

    subject: Reference = Itself()


class BecomesLevel(EventPattern):
    """`When ~ becomes level 2`."""

    level: int


class ChapterReached(EventPattern):
    """`I, II —`: a lore counter put on ~ has made them so many; once for each of the numbers."""

    numbers: tuple[int, ...]


class Dies(EventPattern):
    """Put into a graveyard from play. EventObject roles: subject."""

    subject: Reference = Itself()


class DiesOrIsExiled(EventPattern):
    """`~ dies or is put into exile`: from play. Roles: subject."""

    subject: Reference = Itself()


class LeavesPlay(EventPattern):
    """`~ leaves the battlefield`. Roles: subject."""

    subject: Reference = Itself()


class PutIntoGraveyard(EventPattern):
    """From anywhere."""

    subject: Reference = Itself()


class Attacks(EventPattern):
    """`~ attacks`. Roles: subject."""

    subject: Reference = Itself()


class AttacksBeside(EventPattern):
    """`~ and at least one other creature with greater power attack`: together with one of the kind, seen from ~."""

    kind: Kind


class AttacksTheLeader(EventPattern):
    """`~ attacks the player with the most life or tied for most life`."""


class BecomesDesignated(EventPattern):
    """`~ becomes monstrous`: a word of `sandbox.terms.designations`. Roles: subject."""

    word: str
    subject: Reference = Itself()


class UnlocksDoor(EventPattern):
    """`you unlock this door`. `door`: on a card of two halves, the designation that says which; empty on a half
    alone."""

    door: str = ""


class FullyUnlocks(EventPattern):
    """`you fully unlock a Room`. Roles: subject."""


class Exploits(EventPattern):
    """`~ exploits a creature`. Roles: subject, other (the creature sacrificed)."""

    subject: Reference = Itself()


class IsExerted(EventPattern):
    """`you exert a creature`. Roles: subject, player."""

    subject: Reference = Itself()
    who: Reference = EachPlayer()


class Enlists(EventPattern):
    """`~ enlists a creature`. Roles: subject, other (the creature tapped for it)."""

    subject: Reference = Itself()


class AttacksWithOthers(EventPattern):
    """`~ and at least two other creatures attack`. Roles: subject."""

    subject: Reference = Itself()
    kind: Kind = ANYTHING
    minimum: int = 1


class AttacksAlone(EventPattern):
    """`attacks alone`: it is the only creature declared as an attacker. Roles: subject."""

    subject: Reference = Itself()


class AttacksUnblocked(EventPattern):
    """`attacks and isn't blocked`."""

    subject: Reference = Itself()


class Blocks(EventPattern):
    """`other` None: once, however many it blocks; else once for each such attacker. Roles: subject (the blocker),
    other (the attacker).
    """

    subject: Reference = Itself()
    other: Kind | None = None


class BecomesBlocked(EventPattern):
    """`by` None: once, however many block (no `other`); else once for each such blocker (role other)."""

    subject: Reference = Itself()
    by: Kind | None = None


class BlocksOrBecomesBlocked(EventPattern):
    """`other` None: once as it blocks, once as it becomes blocked; else once for each such opposing creature.
    Roles: subject, other.
    """

    subject: Reference = Itself()
    other: Kind | None = None


class DealsDamage(EventPattern):
    """Roles: subject (the source), other (the object damaged), player (the player damaged). `to`: `player`,
    `opponent`, `you`, `creature` or None.
    """

    subject: Reference = Itself()
    to: str | None = None
    combat_only: bool = False


class IsDealtDamage(EventPattern):
    """`subject` may be players. Once for all that is dealt at once. Roles: subject, other (the sources), player (a
    player who is damaged). `combat`: only combat damage, or only other damage."""

    subject: Reference = Itself()
    combat: bool | None = None


class DiesAfterDamage(EventPattern):
    """`a creature dealt damage by ~ this turn dies`. Roles: subject (the dead creature)."""

    by: Reference = Itself()


class BeginningOf(EventPattern):
    """`At the beginning of your upkeep`: step is a word of `sandbox.terms.steps`; role player is the active player.

    `timing` is when in the step it happens.
    """

    step: str
    whose: Reference = You()
    timing: PhaseTiming = PhaseTiming.BEGINNING


class AtEndOfTurn(EventPattern):
    """`At the beginning of the end step`; the older books say *at end of turn*. Whose turn: `whose`."""

    whose: Reference = EachPlayer()


class SpellCast(EventPattern):
    """Roles: subject (the spell), player (its caster)."""

    kind: Kind = ANYTHING
    who: Reference = EachPlayer()
    aimed_at: Reference | None = None
    """What the spell targets: `Whenever you cast a spell that targets ~`."""
    mana_value: Amount | None = None
    """`a spell with mana value equal to the number of charge counters on ~`"""
    nth: int | None = None
    """The how-manieth spell of its caster this turn: `Whenever you cast your second spell each turn`; None: any."""


class ItIsCast(EventPattern):
    """`When you cast ~`: of the spell itself. Roles: subject, player."""


class Explores(EventPattern):
    """`a creature you control explores`. Roles: subject."""

    subject: Reference = Itself()


class TappedForMana(EventPattern):
    """Roles: subject (the permanent), player. The mana made is what `AddSameMana` adds to. With `host`, only the
    permanent that the source enchants."""

    kind: Kind = ANYTHING
    who: Reference = EachPlayer()
    host: bool = False


class BecomesTapped(EventPattern):
    """`~ becomes tapped`. Roles: subject."""

    subject: Reference = Itself()


class BecomesUntapped(EventPattern):
    """`~ becomes untapped`. Roles: subject."""

    subject: Reference = Itself()


class IsTurnedFaceUp(EventPattern):
    """`When ~ is turned face up`. Roles: subject."""

    subject: Reference = Itself()


class BecomesTarget(EventPattern):
    """Of a spell, or with `abilities` of a spell or ability. Roles: subject, other (the spell), player (its
    controller).
    """

    subject: Reference = Itself()
    abilities: bool = False
    of_opponents: bool = False
    """Only of spells and abilities that an opponent controls."""


class Expends(EventPattern):
    """`Whenever you expend 4`: the fourth mana that the player spends on spells in a turn is spent. Roles: player."""

    number: int
    who: Reference = You()


class DrawsCard(EventPattern):
    """Once for each card, or for the `nth` that the player draws in a turn. Roles: player."""

    who: Reference = EachPlayer()
    nth: int | None = None


class DiscardsCard(EventPattern):
    """Once for each card. Roles: subject (the card), player."""

    who: Reference = EachPlayer()


class IsDiscarded(EventPattern):
    """`a spell or ability an opponent controls causes you to discard ~`: of the card itself. Roles: subject, player
    (who controls that spell or ability)."""

    subject: Reference = Itself()


class PermanentSacrificed(EventPattern):
    """Once for each permanent of the kind. Roles: subject, player."""

    kind: Kind = ANYTHING
    who: Reference = EachPlayer()


class Cycles(EventPattern):
    """`a player cycles a card`. Roles: subject (the card), player."""

    who: Reference = EachPlayer()


class PlayerDoes(EventPattern):
    """`you scry`, `a player surveils`: a keyword action, by its word. Roles: player."""

    word: str
    who: Reference = EachPlayer()


class CountersArePut(EventPattern):
    """`one or more +1/+1 counters are put on ~`; with `each`, once for each of them. Roles: subject. ThatMuch is how
    many."""

    name: str
    subject: Reference = Itself()
    each: bool = False


class Phases(EventPattern):
    """`~ phases in`; with `out`, `~ phases out`. Roles: subject."""

    subject: Reference = Itself()
    out: bool = False


class HauntedDies(EventPattern):
    """`the creature it haunts dies`: waits where the card is that haunts it. Roles: subject."""


class YouCycle(EventPattern):
    """`When you cycle ~`: wherever the card is then."""

    subject: Reference = Itself()


class YouAttack(EventPattern):
    """`Whenever you attack`: with anything, or with at least `minimum` creatures of the kind: `with two or more
    creatures with flying`. ThatMuch is how many of those."""

    kind: Kind = ANYTHING
    minimum: int = 1


class SeveralDealDamage(EventPattern):
    """`one or more creatures you control deal combat damage to a player`: once for each player who is damaged at the
    same time. Roles: player."""

    kind: Kind


class LosesLastCounter(EventPattern):
    """`the last time counter is removed from ~`. Roles: subject."""

    subject: Reference
    name: str


class CopiesSpell(EventPattern):
    """`you copy an instant spell`. Roles: subject (the copy), player."""

    kind: Kind = ANYTHING
    who: Reference = EachPlayer()


class YouLoseControl(EventPattern):
    """`When you lose control of that creature`, in a delayed effect."""

    subject: Reference


class GainsLife(EventPattern):
    """Roles: player. ThatMuch is the life gained."""

    who: Reference = EachPlayer()


class LifeIsLost(EventPattern):
    """By damage or otherwise. Roles: player. ThatMuch is the life lost."""

    who: Reference = EachPlayer()


class PlayerGetsDesignation(EventPattern):
    """`Whenever you become the monarch`: a word of `sandbox.terms.designations.OF_PLAYERS`. Roles: player."""

    word: str
    who: Reference = EachPlayer()


class PlayerGetsCounters(EventPattern):
    """`Whenever you get one or more {E}`: a kind of `sandbox.terms.designations`. Roles: player. ThatMuch is how
    many."""

    name: str
    who: Reference = EachPlayer()


class DaytimeSwitches(EventPattern):
    """`Whenever day becomes night or night becomes day`; with `to`, only when it becomes that."""

    to: str | None = None


class TheRingTempts(EventPattern):
    """`Whenever the Ring tempts you`. Roles: player."""

    who: Reference = You()


class StateIs(EventPattern):
    """`When you control no Islands`, `When an opponent has 10 or less life`: triggers while it is so."""

    controls_none: Kind | None = None
    opponent_life_at_most: int | None = None
    condition: Condition | None = None
    """`When ~ has no +1/+1 counters on it`"""


class EitherOf(EventPattern):
    """`Whenever ~ enters or attacks`."""

    patterns: tuple[EventPattern, ...]
