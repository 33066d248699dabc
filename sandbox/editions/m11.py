"""The Magic 2011 basic rulebook, July 2010."""

from dataclasses import replace
from datetime import date

from sandbox.editions.timespiral import PHASES, TIMESPIRAL
from sandbox.rules.casting import unspent_mana
from sandbox.rules.combat import (
    attack_requirements,
    attackers,
    damage,
    damage_division,
    damage_order,
    first_strike,
)
from sandbox.rules.continuous import attachment, counted_sizes
from sandbox.rules.continuous.layers import in_layers_of_2010
from sandbox.rules.lookup import life_totals, linked_choices
from sandbox.rules.players import life, losing
from sandbox.rules.state_based import legends
from sandbox.rules.turn import starting, steps, turn
from sandbox.rules.zones import zone_changes
from sandbox.terms.steps import Step

M11 = TIMESPIRAL.amended(
    "m11",
    "Magic 2011 basic rulebook",
    date(2010, 7, 16),
    turn=replace(
        TIMESPIRAL.turn,
        first_draw=steps.the_starter_draws_nothing_in_a_duel,  # was: of a team, its primary player
        phases={
            **PHASES,
            Step.MAIN: "first main phase",
            Step.SECOND_MAIN: "second main phase",
            Step.END: "ending phase",
            Step.CLEANUP: "ending phase",
        },
        step_names={
            **TIMESPIRAL.turn.step_names,
            Step.MAIN: "first main phase",
            Step.SECOND_MAIN: "second main phase",
            Step.FIRST_STRIKE: "first-strike damage step",
            Step.END: "end step",
        },
    ),
    mana={
        "unspent": unspent_mana.mana_is_lost,  # was: it burns
        "empties": turn.at_the_end_of_steps,  # was: at the end of phases
    },
    combat={
        "deals": damage.damage_is_dealt,  # was: uses the stack
        "division": damage_division.lethal_damage_in_order,  # was: divides freely
        "orders_blockers": damage_order.orders_its_blockers,  # was: no order
        "orders_attackers": damage_order.orders_its_attackers,  # was: no order
        "strikes_second": first_strike.who_had_no_first_strike,  # was: who assigned nothing yet
        "newcomer": damage_order.gets_a_place,  # was: none is needed
        "comes_along": attack_requirements.others_come_along,  # was: others stay
    },
    damage={"redirects_to_planeswalkers": True},  # was: there were no planeswalkers
    beginning={
        "free_mulligan": starting.the_first_is_free_among_many,  # was: only for teams
        "mulligans_together": starting.all_teams_at_once,  # was: team by team
    },
    teams={
        "starting_life": 30,  # was: 40
        "life_of_one": life_totals.all_of_it,  # was: half of it
        "set_totals": life.one_of_each_team_is_affected,  # was: each player's half
        "why_not_defend": attackers.none_of_them_forbids_it,  # was: each of them may be attacked
    },
    losing={"beaten": losing.opponents_within_range},  # was: everybody else
    legends={
        "planeswalker": legends.planeswalkers_of_one_type_all_go,  # was: there were none
    },
    tokens={"owner": zone_changes.whose_control_it_enters_under},  # was: its maker
    removed_cards_are_outside=False,  # was: they are
    uncast_aura=attachment.its_controller_chooses,  # was: who puts it there
    size_elsewhere=counted_sizes.counted_everywhere,  # was: a star is 0
    continuous=in_layers_of_2010,  # was: layers of 2006
    finds_choice=linked_choices.for_the_linked_ability,  # was: for any ability
    no_creature_types=frozenset({"Legend", "Lord"}),  # was: Legend
    older_cards=(),  # was: those of 2006 first
    even_division_announced=False,  # was: yes
    words=replace(
        TIMESPIRAL.words,
        play="on the battlefield",
        enters="enters the battlefield",
        leaves="leaves the battlefield",
        removed="is exiled",
        outside="in exile",
        cast="casts",
        been_cast="cast",
        rule_names={
            "coming into play": "entering the battlefield",
            "removing from the game": "exiling",
            "burying": "putting into the graveyard",
        },
        legend="is put into the graveyard: another of its name is on the battlefield",
    ),
    origins=dict.fromkeys(
        (
            "continuous",
            "size_elsewhere",
            "land_becomes",
            "mana.is_mana_ability",
            "casting.madness",
            "casting.suspended",
            "combat.broken_band",
            "combat.blocked_band",
            "combat.flanking",
            "combat.rampage",
            "combat.orders_attackers",
            "combat.strikes_second",
            "combat.comes_along",
            "combat.newcomer",
            "damage.together",
            "losing.beaten",
            "phasing.leaving",
            "cumulative_upkeep",
            "moved_enchantment",
            "entering.texts",
            "entering.is_so_at_once",
            "tokens.owner",
            "tokens.name",
            "uncast_aura",
            "finds_choice",
            "reaches_newcomers",
            "removed_cards_are_outside",
            "beginning.mulligans_together",
            "teams.life_of_one",
            "teams.set_totals",
            "teams.attacked_with",
            "teams.sharing_poison",
            "teams.why_not_defend",
            "teams.counts_for",
            "no_creature_types",
            "even_division_announced",
        ),
        "Comprehensive Rules, 16 July 2010",
    )
    | {"older_cards": "the cards of the time"},
)
