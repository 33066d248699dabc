"""The groups of an edition's answers: turn, mana, combat, damage, dying, and what else has several questions.

A value is a function or a small object named as the answer. The functions live in `sandbox.rules`, next to the other
answers to the same question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from sandbox.terms.steps import Step
from sandbox.terms.types import CardType
from sandbox.terms.values import Value
from sandbox.terms.zones import Zone

if TYPE_CHECKING:
    from sandbox.engine.actions import Action
    from sandbox.engine.acts import Act
    from sandbox.engine.combat import Combat
    from sandbox.engine.damage import Packet
    from sandbox.engine.objects import Characteristics, Object, Player
    from sandbox.meaning.abilities import Activated
    from sandbox.meaning.nodes import Ability
    from sandbox.terms.errors import Refusal


G = TypeVar("G")
"""The game: see `sandbox.engine.game`, where `Edition` is a record of answers about it."""
G_contra = TypeVar("G_contra", contravariant=True)


class Responses(Protocol[G_contra]):
    """Who may act, where an action waits, when it resolves and in what order."""

    def players_may_act(self, game: G_contra, step: Step) -> None:
        """Opens the step to the players; returns when it may end."""

    def announced(self, game: G_contra, action: Action) -> None:
        """The action has been announced and paid for."""

    def why_not_now(self, game: G_contra, player: Player, action: Action, act: Act) -> Refusal | None:
        """Whether the moment allows the player to announce such an action."""

    def why_not_act(self, game: G_contra, player: Player) -> Refusal | None:
        """Whether the player may do anything at all now."""

    def carry_out(self, game: G_contra, action: Action) -> None:
        """Lets an effect that was due in the course of a phase happen."""

    def settle(self, game: G_contra) -> None:
        """Puts in order what follows by itself from what has happened: deaths, triggers."""

    def has_left(self, game: G_contra) -> None:
        """Something has just left play; what waits for a state may see it at once."""

    def nobody_may_act(self, game: G_contra) -> None:
        """What the step has brought with it, where no player may act in the step."""

    def why_not_slow(self, game: G_contra, player: Player) -> Refusal | None:
        """Whether the player may now do what needs a quiet main phase."""


class TrampleRule(Protocol[G_contra]):
    """Where the damage that goes beyond the blockers comes from. `assigned_beyond`: the attacker assigns it with the
    rest; `waits_for_deaths`: it is dealt once the blockers have died."""

    @property
    def assigned_beyond(self) -> bool: ...

    @property
    def waits_for_deaths(self) -> bool: ...

    def spilled(self, game: G_contra, packets: list[Packet]) -> list[Packet]:
        """New packets for what goes over to the player; the packets it comes from are reduced."""


class BlockedBandRule(Protocol[G_contra]):
    """How the damage of a creature that blocks a band is divided."""

    def groups(self, combat: Combat, met: list[Object]) -> list[list[Object]]:
        """The recipients that the damage is divided among first, each with its members."""

    def who_divides(self, game: G_contra, blocker: Object, group: list[Object]) -> Player:
        """Who divides what the group gets."""


StateBasedAction = tuple[object, Callable[[G], list["Object"]], Callable[[G, list["Object"]], bool]]
"""What must be in play for a rule to find anything (None: anything; see `Battlefield`), which permanents the rule is
about, and what it does with them; whether anything happened."""


class Turn(Value, Generic[G]):
    """`steps` in their order. `phases` names the phase that each step belongs to, where it is not a phase of its
    own.
    """

    steps: tuple[Step, ...]
    phases: Mapping[Step, str]
    step_names: Mapping[Step, str]
    open_steps: frozenset[Step]
    """The steps in which players may act."""
    end_of_turn: Callable[[G], None]
    """What the last step does: the order of `until end of turn` and `at end of turn`."""
    first_draw: Callable[[G, Player], bool]
    """Whether the player draws in the first turn of the game."""
    phase_timing: bool
    """Whether effects *during* a phase may wait until its end is declared, and effects at its *end* come after that."""
    window_before_draw: bool
    """Whether players may act in the draw phase before the card is drawn, as well as after."""
    end_of_turn_effects: Step
    """The step at which effects at the end of turn happen."""

    def phase(self, step: Step) -> str:
        return self.phases.get(step) or self.name(step)

    def name(self, step: Step) -> str:
        return self.step_names.get(step) or str(step)


class ManaRules(Value, Generic[G]):
    unspent: Callable[[G, Player], None]
    """What becomes of mana that is left over."""
    empties: Callable[[G, Step, Step | None], bool]
    """Whether pools empty between the two steps."""
    ability_waits: Callable[[G, Action], bool]
    """Whether a card that makes mana waits for answers as any other."""
    is_mana_ability: Callable[[Activated], bool]
    """Which of the activated abilities that make mana and aim at nothing wait for no answer."""


class CastingRules(Value, Generic[G]):
    madness: Callable[[G, Player, Object], bool]
    """Whether a card with madness that the player discards is removed from the game instead."""
    suspended: Callable[[G, Player, Object], bool]
    """Whether a suspended card is cast when its last time counter is gone, if it can be."""


class CombatRules(Value, Generic[G]):
    deals: Callable[[G, list[Packet]], None]
    """How combat damage, once assigned, is dealt."""
    division: Callable[..., Refusal | None]
    """Whether a division of an attacker's or blocker's damage is allowed."""
    orders_blockers: Callable[[G], None]
    """What the attacker settles when several creatures block one."""
    orders_attackers: Callable[[G], None]
    """What the defender settles when one creature blocks several."""
    strikes_second: Callable[[G, Combat, Object], bool]
    """Whether a creature without double strike deals damage in the second wave."""
    tapped_blocker: Callable[[G, Object], bool]
    """Whether a tapped blocker deals its damage."""
    trample: TrampleRule[G]
    """When the damage that goes beyond the blockers is found."""
    broken_band: Callable[[G], None]
    """What happens to a band that is no legal band any more."""
    blocked_band: BlockedBandRule[G]
    """How the damage of a creature that blocks a band is divided."""
    flanking: Callable[[G], None]
    rampage: Callable[[Combat, Object], int]
    """How many creatures count as blocking the attacker for its rampage."""
    wall: Callable[[G, Object], Refusal | None]
    """Whether the subtype Wall itself forbids to attack."""
    newcomer: Callable[[G, Object, Object], None]
    """What the attacker settles when a creature (the second) comes in blocking one (the first)."""
    comes_along: Callable[[list[Object], Sequence[Object]], list[Object]]
    """Of those without a duty to attack or block, who must do so all the same where another could not do its duty
    otherwise; given everybody who is able and who was declared."""
    opens_early: bool
    """Whether the attack is announced before attackers are named."""
    answer_aborts: bool
    """Whether an opponent who answers the announcement aborts the attack, which may be announced again."""


class DamageRules(Value, Generic[G]):
    dealing: Callable[[G, list[Packet], bool], None]
    """The way of damage from source to recipient."""
    prevention: Callable[..., None]
    """What an effect does that prevents damage."""
    needs_damage: bool
    """Whether effects that prevent or redirect may be used only on damage that is on its way."""
    together: bool
    """Whether instructions to deal damage that follow one another in a text deal it at one time."""
    redirects_to_planeswalkers: bool
    """Whether the controller of a source of noncombat damage may have it dealt to an opponent's planeswalker instead of
    that opponent."""
    any_target: frozenset[CardType]
    """The types of the permanents that *any target* means, beside players, and *target creature or player* as well:
    those to which damage can be dealt."""
    source_looked_at: Callable[[G, Action | None, Object], Characteristics]
    """Which of its source's characteristics count for an effect."""


class DyingRules(Value, Generic[G]):
    destroyed: Callable[[G, list[Object], bool, bool], list[Object]]
    """What really leaves play where these permanents are about to be destroyed; whether they may regenerate, and
    whether an effect destroys them."""
    regenerates: Callable[[G, Object], None]
    """What a regeneration effect does to the permanent that it is used on."""
    regenerated_in_combat: Callable[[G, Object], None]
    zero_toughness: Callable[[G, list[Object]], list[Object]]
    """Which of the creatures without toughness leave play: whether they may regenerate."""
    only_when_dying: bool
    """Whether regeneration effects may be used only at the moment of dying."""
    checked: Callable[[G, tuple[StateBasedAction[G], ...]], bool]
    """How the rules that put permanents into graveyards look at the game; whether anything happened."""


class LegendRules(Value, Generic[G]):
    legend: Callable[[G], list[Object]]
    planeswalker: Callable[[G], list[Object]]
    """Each looks at the game and says which permanents cannot stay."""


class BeginningRules(Value, Generic[G]):
    stakes: bool
    """Whether every game is played for stakes."""
    mulligans: bool
    mulligans_together: Callable[[G], list[list[Player]]]
    """Groups of players in the order in which they decide; those of a group take their mulligans together."""
    free_mulligan: Callable[[G], bool]
    """Whether a player's first mulligan costs no card."""
    new_hand: Callable[[G, Player, int], None]
    """Draws the hand of a player whose mulligans have cost so many cards."""
    who_begins: Callable[[G], Player]
    """Who takes the first turn."""


class TeamRules(Value, Generic[G]):
    """Where teams share their turns and their life totals, and where players reach only so far."""

    starting_life: int
    life_of_one: Callable[[G, Player], int]
    """What an effect takes for the life total of one player."""
    set_totals: Callable[[G, dict[Player, int]], dict[Player, int]]
    """How much life each player gains (or loses) when an effect sets the life totals of these players."""
    attacked_with: Callable[[G, Player], list[Player]]
    """The players who are attacked when one of them is."""
    sharing_poison: Callable[[G, Player], list[Player]]
    """The players whose poison counters count for a player, that player among them."""
    why_not_defend: Callable[[list[Refusal | None], list[Refusal | None]], Refusal | None]
    """Whether a creature may attack the team, given for each of its players what keeps the creature from attacking that
    player: by the creature's own words, and by words of that player's permanents."""
    counts_for: Callable[[G, Player, Player], bool]
    """Where players reach only so far: whether a text that changes a thing of the first player counts for it what the
    second one controls, within reach of the text's controller."""


class PhasingRules(Value, Generic[G]):
    leaving: Callable[[G, Object], None]
    """What phasing out does to what waits for the permanent to leave play."""
    token_goes_to: Zone
    """Where a token that phases out is afterwards."""


class EnteringRules(Value, Generic[G]):
    texts: Callable[[G, Object], tuple[Ability, ...]]
    """Given a permanent that is entering: the abilities that may change how it enters."""
    is_so_at_once: bool
    """Whether what a text puts into play is as it enters what the text says that it is; else it becomes so then."""


class TokenRules(Value):
    owner: Callable[[Player, Player], Player]
    """Given who controls the effect that creates it, and under whose control it comes into play: who owns a token."""
    name: Callable[[str], str]
    """Given the subtypes of a token for which no other name is said: its name."""


class LosingRules(Value, Generic[G]):
    life_is_looked_at: Callable[[G, str], bool]
    """Whether players without life lose at such a moment (`phase end`, `attack`, `check`)."""
    beaten: Callable[[G, Player], list[Player]]
    """Who loses when a text says that the player wins."""
