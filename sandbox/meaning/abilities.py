"""Abilities of cards and tokens."""

from collections.abc import Sequence
from typing import TypeVar

from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import Condition
from sandbox.meaning.costs import Cost
from sandbox.meaning.events import EventPattern
from sandbox.meaning.kinds import ANYTHING, Kind, TargetSpec
from sandbox.meaning.nodes import Ability, Effect, Meaning, Modification
from sandbox.meaning.references import EachPlayer, Opponents, Reference, Target, You
from sandbox.terms.colors import Color
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone


class Mode(Meaning):
    """One way of using a text: what it aims at and what it does, in order."""

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    combines: tuple["Mode", ...] = ()
    """The printed modes that are chosen together in this one: `Choose one or both`."""
    price: Cost = ()
    """What is paid in addition for choosing it: of a spree, a tier, an escalated spell."""
    once: str = ""
    """That it may be chosen only if the ability has not been used so before: `turn`, in this turn; `ever`, since its
    object is there. `Choose one that hasn't been chosen this turn`."""
    asks: Condition | None = None
    """On what condition it may be chosen: `If you control a commander as you cast this spell, you may choose both
    instead`."""


M = TypeVar("M", bound=Meaning)


def together(parts: Sequence[Mode]) -> Mode:
    """Several printed modes as one: what they do in the order in which they are printed, each with its own targets.

    Comprehensive Rules of 2026, 700.2.
    """
    effects: tuple[Effect, ...] = ()
    targets: tuple[TargetSpec, ...] = ()
    for part in parts:
        effects += tuple([aimed_later(effect, len(targets)) for effect in part.effects])
        targets += part.targets
    return Mode(effects, targets, tuple(parts), tuple([payment for part in parts for payment in part.price]))


def aimed_later(part: M, by: int) -> M:
    """The same with its targets counted after so many others. What it gives to something, and what triggers by itself
    later, aims at targets of its own."""
    if isinstance(part, Target):
        return part.with_parts({"index": part.index + by})
    parts = part.parts()
    if isinstance(part, Ability) or "targets" in parts:
        return part
    return part.with_parts({name: _moved(value, by) for name, value in parts.items()})


def _moved(value: object, by: int) -> object:
    if isinstance(value, tuple):
        return tuple([_moved(each, by) for each in value])
    return aimed_later(value, by) if isinstance(value, Meaning) else value


class SpellAbility(Ability):
    """What an instant, interrupt or sorcery does. More than one mode: `Choose one`. `opponent_chooses`: `An opponent
    chooses one`."""

    modes: tuple[Mode, ...]
    opponent_chooses: bool = False


class CastOnly(Ability):
    """`Cast this spell only during an opponent's turn`."""

    when: Condition


class CastAsThoughFlash(Ability):
    """`You may cast this spell as though it had flash`, with a `condition` if that holds. `effects`: what comes of it
    when it is cast at a time when a sorcery could not be; done as the permanent enters, in them `Itself` is that."""

    effects: tuple[Effect, ...] = ()
    condition: Condition | None = None


class SpellsAsThoughFlash(Ability):
    """`You may cast creature spells as though they had flash`: spells of the kind that the permanent's controller
    casts."""

    kind: Kind


class ForetellsMoreEasily(Ability):
    """`Foretelling cards from your hand costs {1} less and can be done on any player's turn.`"""


class CostsMoreForEachTarget(Ability):
    """`This spell costs {1} more to cast for each target beyond the first.`"""

    cost: ManaCost


class SpellsCost(Ability):
    """`Noncreature spells cost {1} more to cast`, `Black spells and green spells you cast cost {1} less to cast`:
    generic mana, for what the players of `who` cast."""

    kind: Kind
    more: int = 0
    less: int = 0
    or_kind: Kind | None = None
    who: Reference = EachPlayer()
    times: Amount = 1
    """As often as the number says: `cost {1} less to cast for each +1/+1 counter on ~`."""
    aimed_at: Reference | None = None
    """Only of spells that target this: `Spells your opponents cast that target ~ cost {2} more to cast`."""
    from_zones: tuple[Zone, ...] = ()
    """Only of spells cast from there: `Spells you cast from your graveyard`. Empty: from anywhere."""
    not_from_hand: bool = False
    """Only of spells cast `from anywhere other than your hand`."""
    nth: int = 0
    """Only of the first, the second such spell of a turn: `The second spell you cast each turn`. 0: of all."""
    condition: Condition | None = None
    """`During your turn, spells your opponents cast cost {1} more to cast.`"""
    mana: ManaCost | None = None
    """Instead of generic mana, mana of such types that they cost less: `cost {W}{U}{B}{R}{G} less to cast`."""


class AbilitiesCost(Ability):
    """`Activated abilities of white enchantments cost {3} more to activate`: generic mana. `least`: how much mana the
    cost keeps in any case, `This effect can't reduce the mana in that cost to less than one mana`."""

    kind: Kind = ANYTHING
    more: int = 0
    less: int = 0
    least: int = 0
    who: Reference = EachPlayer()
    """Only of what they activate: `Equip abilities you activate`."""
    word: str = ""
    """Only of abilities that are known by this keyword: `Exhaust abilities of other permanents you control`."""
    mana_too: bool = True
    """False: `unless they're mana abilities`."""


class CannotCast(Ability):
    """`Your opponents can't cast creature spells`, `Creature spells can't be cast`. `after`: only who has cast so many
    of them this turn, `Each player can't cast more than one spell each turn`."""

    kind: Kind
    who: Reference = EachPlayer()
    after: int = 0
    when: Condition | None = None
    """Only while that is so: `Your opponents can't cast spells during your turn`."""
    from_zones: tuple[Zone, ...] = ()
    """Only from there: `Players can't cast spells from graveyards or libraries`."""
    not_from_hand: bool = False
    """Only `from anywhere other than their hands`."""
    but_as_sorcery: bool = False
    """Only when they could not cast a sorcery: `Each opponent can cast spells only any time they could cast a
    sorcery`."""


class PlayFrom(Ability):
    """`You may play lands and cast creature spells from your graveyard`: from a zone, of a library from its top. None:
    no spells. `condition`: `During your turn, …`."""

    zone: Zone
    spells: Kind | None
    lands: bool = False
    condition: Condition | None = None
    once: bool = False
    """`Once each turn, you may cast a creature spell from the top of your library.`"""


class CastItFromGraveyard(Ability):
    """`You may cast ~ from your graveyard as long as you control a Zombie.`"""

    condition: Condition | None = None
    using: str = ""
    """Only for the cost of this keyword: `using its blitz ability`."""


class LooksAtTopCard(Ability):
    """`You may look at the top card of your library any time`; with `revealed`, everybody may."""

    who: Reference = You()
    revealed: bool = False


class CostsLess(Ability):
    """`This spell costs {1} less to cast for each artifact you control`, `… {2} less to cast if you control a Wizard`:
    generic mana, as often as the number says."""

    less: int = 0
    times: Amount = 1
    condition: Condition | None = None
    mana: ManaCost | None = None
    """Instead of generic mana, mana of such types: `costs {2}{U} less to cast if …`."""


class CannotBeCountered(Ability):
    """`This spell can't be countered.`"""


class DamageNotPrevented(Ability):
    """`Damage can't be prevented.`"""


class SpellsCannotBeCountered(Ability):
    """`Creature spells you control can't be countered`: spells of the kind that players of `who` control."""

    kind: Kind
    who: Reference = EachPlayer()


class XPaidWith(Ability):
    """`Spend only black mana on X.`"""

    color: Color


class AnyNumberInADeck(Ability):
    """`A deck can have any number of cards named ~`; with `most`, `up to seven cards named ~`."""

    most: int | None = None


class CanBeCommander(Ability):
    """`~ can be your commander.`"""


class OnlyForAnte(Ability):
    """`Remove ~ from your deck before playing if you're not playing for ante.`"""


class AdditionalCost(Ability):
    """`As an additional cost to cast this spell, …`."""

    cost: Cost


class OptionalCost(Ability):
    """`As an additional cost to cast this spell, you may …`."""

    cost: Cost


class AlternativeCost(Ability):
    """`You may … rather than pay this spell's mana cost`, or, where the cost is empty, `cast this spell without paying
    its mana cost`; both perhaps only if something is so."""

    cost: Cost
    condition: Condition | None = None


class Activated(Ability):
    """`cost: effects`. Restrictions: `only_during` is a phrase of `sandbox.meaning.conditions`."""

    cost: Cost
    modes: tuple[Mode, ...]
    as_sorcery: bool = False
    most_each_turn: int | None = None
    only_when: Condition | None = None
    any_player: bool = False
    only_once: bool = False
    """`Exhaust`: as long as the permanent is the same object, it can be activated once."""
    ever_once: bool = False
    """`Activate only once`: the same, of an ability that is no exhaust ability."""
    less_when_new: bool = False
    """`Power-up`: in the turn in which its permanent entered it costs less by the permanent's mana cost."""
    falls: CostsLess | None = None
    """`This ability costs {1} less to activate for each creature you control.`"""


class Triggered(Ability):
    """`When/Whenever/At event, if condition, effects`. `condition` is looked at again on resolution."""

    event: EventPattern
    modes: tuple[Mode, ...]
    condition: Condition | None = None
    once_each_turn: bool = False
    """`This ability triggers only once each turn.`"""
    acts_once: bool = False
    """`Do this only once each turn`: it triggers no more once its controller has done what it offers."""
    meanwhile: Condition | None = None
    """`Whenever ~ attacks while you control a Forest`: asked as the event happens, and not again."""


class Static(Ability):
    """Holds as long as the object is in play: `Enchanted creature gets +1/+2`, `White creatures get +1/+1`."""

    affected: Reference
    modifications: tuple[Modification, ...]
    condition: Condition | None = None
    lingers: bool = False
    """`If ~ leaves the battlefield, this effect continues until end of turn.`"""
    spares_itself: bool = False
    """`This effect doesn't remove ~`: protection that it gives does not shed the Aura itself."""


class BeginsInPlay(Ability):
    """`If ~ is in your opening hand, you may begin the game with it on the battlefield.`"""


class ChosenNameNotCast(Ability):
    """`Spells with the chosen name can't be cast.`"""


class ChosenNameNotActivated(Ability):
    """`Activated abilities of sources with the chosen name can't be activated unless they're mana abilities`; with
    `mana_too`, not even those."""

    mana_too: bool = False


class HandsRevealed(Ability):
    """`Your opponents play with their hands revealed.`"""

    who: Reference = Opponents()


class LoyaltyCostsMore(Ability):
    """`Planeswalkers' loyalty abilities you control cost an additional [+1] to activate.`"""

    more: int


class TriggersAgain(Ability):
    """`If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that
    ability triggers an additional time.` `by`: `entering`, `dying` or `attacking`."""

    kind: Kind
    by: str


class CausesNoTriggers(Ability):
    """`Creatures entering don't cause abilities to trigger.`"""

    kind: Kind


class VotesAgain(Ability):
    """`While voting, you get an additional vote`; `optional`: `While voting, you may vote an additional time`."""

    optional: bool = False


class MayExertToAttack(Ability):
    """`You may exert ~ as it attacks. When you do, …`: without modes nothing follows."""

    modes: tuple[Mode, ...] = ()


class AttackCost(Ability):
    """`Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking
    you.` Generic mana, `times` over: `pays {X} …, where X is the number of enchantments you control`.
    With `planeswalkers`, `can't attack you or planeswalkers you control`."""

    cost: ManaCost
    times: Amount = 1
    planeswalkers: bool = False


class DoNotAttackYou(Ability):
    """`Creatures of the chosen color without flying can't attack you.` With `planeswalkers`, `can't attack you or
    planeswalkers you control`."""

    kind: Kind
    planeswalkers: bool = False


class AtMostInCombat(Ability):
    """`No more than one creature can attack each combat.` `act`: `attack` or `block`."""

    act: str
    count: int
