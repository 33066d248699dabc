"""Abilities of cards and tokens."""

from dataclasses import dataclass

from sandbox.meaning.conditions import Condition
from sandbox.meaning.costs import Cost
from sandbox.meaning.events import EventPattern
from sandbox.meaning.kinds import ANYTHING, Kind, Quality, TargetSpec
from sandbox.meaning.nodes import Ability, Effect, Meaning, Modification
from sandbox.meaning.references import EachPlayer, Reference
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost


@dataclass(frozen=True)
class Mode(Meaning):
    """One way of using a text: what it aims at and what it does, in order."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()


@dataclass(frozen=True)
class Keyword(Ability):
    """An ability that is one word of `sandbox.terms.keywords`."""

    word: str


@dataclass(frozen=True)
class Protection(Ability):
    """`Protection from black`."""

    quality: Quality


@dataclass(frozen=True)
class Landwalk(Ability):
    """Unblockable while the defender controls such a land: `swampwalk`, `legendary landwalk`, `snow swampwalk`."""

    land: Kind


@dataclass(frozen=True)
class Rampage(Ability):
    """`Rampage 2`."""

    amount: int


@dataclass(frozen=True)
class CumulativeUpkeep(Ability):
    """`Cumulative upkeep {1}`."""

    cost: Cost


@dataclass(frozen=True)
class Enchant(Ability):
    """What an Aura (a local enchantment) may be put on; with `in_graveyard`, a card in a graveyard."""

    kind: Kind
    in_graveyard: bool = False


@dataclass(frozen=True)
class Equip(Ability):
    """`Equip {2}`."""

    cost: Cost


@dataclass(frozen=True)
class Morph(Ability):
    """`Morph {3}{W}`."""

    cost: Cost


@dataclass(frozen=True)
class Madness(Ability):
    """`Madness {R}`."""

    cost: Cost


@dataclass(frozen=True)
class Flashback(Ability):
    """`Flashback {2}{G}`."""

    cost: Cost


@dataclass(frozen=True)
class Kicker(Ability):
    """`Kicker {4}`."""

    cost: Cost


@dataclass(frozen=True)
class Buyback(Ability):
    """`Buyback {3}`."""

    cost: Cost


@dataclass(frozen=True)
class SpliceOnto(Ability):
    """`Splice onto Arcane {1}{R}`: the subtype of the spells that it is spliced onto, and what is paid."""

    onto: frozenset[str]
    cost: Cost


@dataclass(frozen=True)
class AuraSwap(Ability):
    """`Aura swap {2}{U}`"""

    cost: Cost


@dataclass(frozen=True)
class Suspend(Ability):
    """`Suspend 1 — {R}`: for how many turns, and what is paid."""

    number: int
    cost: Cost


@dataclass(frozen=True)
class Dredge(Ability):
    """`Dredge 3`."""

    amount: int


@dataclass(frozen=True)
class Modular(Ability):
    """`Modular 1`."""

    amount: int


@dataclass(frozen=True)
class Ninjutsu(Ability):
    """`Ninjutsu {1}{U}`."""

    cost: Cost


@dataclass(frozen=True)
class Landcycling(Ability):
    """`Forestcycling {2}`; with an empty kind, plain cycling (draw a card)."""

    cost: Cost
    land: Kind | None = None


@dataclass(frozen=True)
class Landhome(Ability):
    """Cannot attack unless the defender controls such a land; is lost when its controller has none."""

    land: Kind


@dataclass(frozen=True)
class SpellAbility(Ability):
    """What an instant, interrupt or sorcery does. More than one mode: `Choose one`. `opponent_chooses`: `An opponent
    chooses one`."""

    modes: tuple[Mode, ...]
    opponent_chooses: bool = False


@dataclass(frozen=True)
class CastOnly(Ability):
    """`Cast this spell only during an opponent's turn`."""

    when: Condition


@dataclass(frozen=True)
class CostsMoreForEachTarget(Ability):
    """`This spell costs {1} more to cast for each target beyond the first.`"""

    cost: ManaCost


@dataclass(frozen=True)
class SpellsCost(Ability):
    """`Noncreature spells cost {1} more to cast`, `Black spells and green spells you cast cost {1} less to cast`:
    generic mana, for what the players of `who` cast."""

    kind: Kind
    more: int = 0
    less: int = 0
    or_kind: Kind | None = None
    who: Reference = EachPlayer()


@dataclass(frozen=True)
class XPaidWith(Ability):
    """`Spend only black mana on X.`"""

    color: Color


class OnlyForAnte(Ability):
    """`Remove ~ from your deck before playing if you're not playing for ante.`"""


@dataclass(frozen=True)
class AdditionalCost(Ability):
    """`As an additional cost to cast this spell, …`."""

    cost: Cost


@dataclass(frozen=True)
class AlternativeCost(Ability):
    """`You may … rather than pay this spell's mana cost.`"""

    cost: Cost


@dataclass(frozen=True)
class Activated(Ability):
    """`cost: effects`. Restrictions: `only_during` is a phrase of `sandbox.meaning.conditions`."""

    cost: Cost
    modes: tuple[Mode, ...]
    as_sorcery: bool = False
    once_each_turn: bool = False
    only_when: Condition | None = None
    any_player: bool = False


@dataclass(frozen=True)
class Triggered(Ability):
    """`When/Whenever/At event, if condition, effects`. `condition` is looked at again on resolution."""

    event: EventPattern
    modes: tuple[Mode, ...]
    condition: Condition | None = None


@dataclass(frozen=True)
class Static(Ability):
    """Holds as long as the object is in play: `Enchanted creature gets +1/+2`, `White creatures get +1/+1`."""

    affected: Reference
    modifications: tuple[Modification, ...]
    condition: Condition | None = None
    spares_itself: bool = False
    """`This effect doesn't remove ~`: protection that it gives does not shed the Aura itself."""


@dataclass(frozen=True)
class RemovedInstead(Ability):
    """`If a card would be put into an opponent's graveyard from anywhere, exile it instead.`"""

    whose: Reference


class BeginsInPlay(Ability):
    """`If ~ is in your opening hand, you may begin the game with it on the battlefield.`"""


class ChosenNameNotCast(Ability):
    """`Spells with the chosen name can't be cast.`"""


class DoublesTokens(Ability):
    """`If an effect would create one or more tokens under your control, it creates twice that many of those tokens
    instead.`"""


class DoublesCounters(Ability):
    """`If an effect would put one or more counters on a permanent you control, it puts twice that many of those
    counters on that permanent instead.`"""


@dataclass(frozen=True)
class AttackCost(Ability):
    """`Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking
    you.` Generic mana."""

    cost: ManaCost


@dataclass(frozen=True)
class DoNotAttackYou(Ability):
    """`Creatures of the chosen color without flying can't attack you.`"""

    kind: Kind


@dataclass(frozen=True)
class AtMostInCombat(Ability):
    """`No more than one creature can attack each combat.` `act`: `attack` or `block`."""

    act: str
    count: int


@dataclass(frozen=True)
class PreventsSomeDamage(Ability):
    """`If a source would deal damage to a Cleric creature you control, prevent 1 of that damage.`"""

    to: Kind
    amount: int


class DoublesLifeGained(Ability):
    """`If you would gain life, you gain twice that much life instead.`"""


@dataclass(frozen=True)
class DoNotEnter(Ability):
    """`If a land would enter, instead it doesn't.`"""

    kind: Kind


@dataclass(frozen=True)
class InsteadOfLosing(Ability):
    """`If you would lose the game, instead …`"""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class DoublesDamage(Ability):
    """`If a red source would deal damage to a creature or player, it deals double that damage to that creature or
    player instead.` With `permanents`, to other permanents too."""

    by: Kind = ANYTHING
    permanents: bool = False


@dataclass(frozen=True)
class AsEnters(Ability):
    """Happens as the object enters play, not after: `As ~ enters, choose a color`, `~ enters tapped`,
    `~ enters with two +1/+1 counters on it`, `You may have ~ enter as a copy of any creature`."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Instead(Ability):
    """`If event would happen, effects instead`."""

    event: EventPattern
    effects: tuple[Effect, ...]
