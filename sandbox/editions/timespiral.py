"""The Comprehensive Rules of late 2006, with Time Spiral."""

from datetime import date

from sandbox.editions.mirage import MIRAGE
from sandbox.engine.edition import Terminology
from sandbox.engine.edition_groups import Turn
from sandbox.rules.casting import mana
from sandbox.rules.combat import attackers, banding, damage, first_strike, flanking, rampage, trample
from sandbox.rules.continuous import attachment, effects_in_force
from sandbox.rules.continuous.apply import land_takes_type
from sandbox.rules.continuous.layers import in_layers_of_2006
from sandbox.rules.damage import dealing, prevention
from sandbox.rules.players import losing
from sandbox.rules.priority.action_speed import any_spell_that_is_a_creature, interrupts_are_instants
from sandbox.rules.priority.stack import the_stack
from sandbox.rules.state_based import checks, counters, destruction, legends
from sandbox.rules.turn import end_of_turn, starting, steps, turn, upkeep_costs
from sandbox.rules.zones import phasing
from sandbox.terms.steps import COMBAT_STEPS, Step
from sandbox.terms.zones import Zone

PHASES = {
    **dict.fromkeys((Step.UNTAP, Step.UPKEEP, Step.DRAW), "beginning phase"),
    Step.MAIN: "precombat main phase",
    **dict.fromkeys(COMBAT_STEPS, "combat phase"),
    Step.SECOND_MAIN: "postcombat main phase",
    **dict.fromkeys((Step.END, Step.CLEANUP), "end phase"),
}

TIMESPIRAL = MIRAGE.amended(
    "timespiral",
    "Comprehensive Rules, Time Spiral",
    date(2006, 10, 1),
    turn=Turn(  # was: every part a phase, the attack inside the main phase, the discard a phase of its own
        steps=(Step.UNTAP, Step.UPKEEP, Step.DRAW, Step.MAIN, *COMBAT_STEPS, Step.SECOND_MAIN, Step.END, Step.CLEANUP),
        phases=PHASES,
        step_names={
            Step.UNTAP: "untap step",
            Step.UPKEEP: "upkeep step",
            Step.DRAW: "draw step",
            Step.MAIN: "precombat main phase",
            Step.COMBAT_START: "beginning of combat step",
            Step.ATTACKERS: "declare attackers step",
            Step.BLOCKERS: "declare blockers step",
            Step.FIRST_STRIKE: "first combat damage step",
            Step.DAMAGE: "combat damage step",
            Step.COMBAT_END: "end of combat step",
            Step.SECOND_MAIN: "postcombat main phase",
            Step.END: "end of turn step",
            Step.CLEANUP: "cleanup step",
        },
        open_steps=frozenset({Step.UPKEEP, Step.DRAW, Step.MAIN, *COMBAT_STEPS, Step.SECOND_MAIN, Step.END}),
        end_of_turn=end_of_turn.at_effects_come_before,  # was: until effects end first
        first_draw=steps.the_primary_starter_draws_nothing_in_a_duel,
        phase_timing=False,  # was: beginning, course and end of a phase
        window_before_draw=False,  # was: before and after
        end_of_turn_effects=Step.END,
    ),
    responses=the_stack,  # was: batches and interrupts
    mana={
        "empties": turn.at_the_end_of_phases,  # was: also when the attack begins and ends
        "ability_waits": mana.a_spell_always_waits,  # was: mana sources wait for nothing
    },
    combat={
        "deals": damage.damage_uses_the_stack,  # was: dealt at once, then prevented
        "strikes_second": first_strike.who_assigned_nothing_yet,  # was: who had no first strike
        "tapped_blocker": damage.deals_damage,  # was: deals nothing
        "trample": trample.assigned_beyond_lethal,  # was: found after prevention
        "broken_band": banding.stays_a_band,  # was: it is regrouped
        "blocked_band": banding.gives_the_division_away,  # was: it gets a share as one creature would
        "rampage": rampage.all_that_block_it,  # was: those assigned to it
        "flanking": flanking.triggers_for_each_instance,  # was: applies at once
        "wall": attackers.a_wall_is_a_creature_type,  # was: a wall cannot attack
        "opens_early": False,  # was: the attack is announced first
        "answer_aborts": False,  # was: yes
    },
    damage={
        "dealing": dealing.dealt_at_once,  # was: after a prevention step
        "prevention": prevention.shield_set_up,  # was: only damage on its way
        "needs_damage": False,
        "together": False,
        "source_looked_at": dealing.as_it_last_was,  # was: as announced
    },
    dying={
        "destroyed": destruction.shields_are_used,  # was: at the moment of dying
        "regenerates": destruction.puts_up_a_shield,
        "only_when_dying": False,
        "zero_toughness": destruction.cannot_be_regenerated,  # was: it may
        "checked": checks.all_at_once,  # was: one after another
    },
    legends={"legend": legends.all_are_put_into_graveyards},  # was: the newcomer is buried
    losing={"life_is_looked_at": losing.whenever_it_is_checked},  # was: at the end of phases and attacks
    beginning={
        "mulligans": True,  # was: none
        "free_mulligan": starting.the_first_is_free_for_teams,  # was: none is free
    },
    phasing={
        "leaving": phasing.is_no_leaving,
        "token_goes_to": Zone.NOWHERE,
    },  # was: it leaves play; removed from the game
    continuous=in_layers_of_2006,  # was: in order of occurrence
    land_becomes=land_takes_type,  # was: also its name and supertypes
    creature_spell=any_spell_that_is_a_creature,  # was: a summon spell
    card_type=interrupts_are_instants,
    tapped_artifact=effects_in_force.works_tapped_or_not,  # was: only as a creature
    cumulative_upkeep=upkeep_costs.counts_age_counters,  # was: counts payments
    no_creature_types=frozenset({"Legend"}),
    choices_announced=False,  # was: yes
    opposite_counters=counters.cancel_out,  # was: they stay
    uncast_aura=attachment.who_puts_it_there_chooses,  # was: nobody
    unattached_aura="is put into the graveyard: it has nothing to be on",
    moved_enchantment=attachment.keeps_its_choices,  # was: it is as new
    reaches_newcomers=True,  # was: no
    older_cards=("2006",),  # was: those of 1996 first
    words=Terminology(
        play="in play",
        buried="is put into the graveyard",
        destroyed_for_good="is destroyed",
        cast="plays",
        been_cast="played",
        draws_mana="adds",
        rule_names={"casting spells": "playing spells", "burying": "putting into the graveyard"},
        waiting="the stack",
        fails="is countered",
        legend="is put into the graveyard: another of its name is in play",
    ),
    origins=dict.fromkeys(
        (
            "turn.steps",
            "turn.end_of_turn",
            "beginning.who_begins",
            "turn.first_draw",
            "mana.is_mana_ability",
            "casting.suspended",
            "combat.deals",
            "combat.division",
            "combat.orders_blockers",
            "combat.orders_attackers",
            "combat.strikes_second",
            "combat.tapped_blocker",
            "combat.trample",
            "combat.broken_band",
            "combat.blocked_band",
            "combat.flanking",
            "combat.rampage",
            "combat.wall",
            "combat.opens_early",
            "combat.answer_aborts",
            "combat.comes_along",
            "combat.newcomer",
            "damage.prevention",
            "damage.together",
            "losing.beaten",
            "dying.destroyed",
            "dying.regenerated_in_combat",
            "dying.zero_toughness",
            "dying.checked",
            "tapped_artifact",
            "opposite_counters",
            "cumulative_upkeep",
            "tokens.owner",
            "tokens.name",
            "uncast_aura",
            "finds_choice",
            "reaches_newcomers",
            "removed_cards_are_outside",
            "beginning.mulligans_together",
            "beginning.free_mulligan",
            "teams.starting_life",
            "teams.life_of_one",
            "teams.set_totals",
            "teams.attacked_with",
            "teams.sharing_poison",
            "teams.why_not_defend",
            "teams.counts_for",
            "even_division_announced",
        ),
        "Comprehensive Rules, 1 October 2006",
    )
    | {
        "older_cards": "the cards of the time",
        "entering.texts": "Comprehensive Rules, 16 July 2010",
        "entering.is_so_at_once": "no such rule is mentioned",
        "legends.planeswalker": "there were none",
        "damage.redirects_to_planeswalkers": "there were none",
    },
)
