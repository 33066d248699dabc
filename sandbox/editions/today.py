"""The Comprehensive Rules of 7 August 2026."""

from dataclasses import replace
from datetime import date

from sandbox.editions.m11 import M11
from sandbox.editions.timespiral import PHASES
from sandbox.rules.casting import madness, suspend
from sandbox.rules.combat import damage_division, damage_order
from sandbox.rules.continuous.layers import in_layers_of_2026
from sandbox.rules.lookup import attacked_players, mana_abilities, mana_value, poison, range_of_influence
from sandbox.rules.state_based import legends
from sandbox.rules.turn import starting
from sandbox.rules.zones import texts_of_entering, zone_changes
from sandbox.terms.steps import Step
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

TODAY = M11.amended(
    "today",
    "Comprehensive Rules, August 2026",
    date(2026, 8, 7),
    turn=replace(
        M11.turn,
        phases={
            **PHASES,
            Step.END: "ending phase",
            Step.CLEANUP: "ending phase",
        },
        step_names={
            **M11.turn.step_names,
            Step.MAIN: "precombat main phase",
            Step.SECOND_MAIN: "postcombat main phase",
            Step.FIRST_STRIKE: "first combat damage step",
        },
    ),
    mana={"is_mana_ability": mana_abilities.unless_it_moves_cards_of_a_library},  # was: whatever else it does
    casting={
        "madness": madness.it_is_always_exiled,  # was: its player may exile it
        "suspended": suspend.it_may_be_cast,  # was: it must be
    },
    combat={
        "division": damage_division.divides_freely,  # was: lethal damage in order
        "orders_blockers": damage_order.no_order,  # was: the attacker orders its blockers
        "orders_attackers": damage_order.no_order,  # was: the defender orders the attackers
        "newcomer": damage_order.no_place,  # was: it gets a place in the order
    },
    damage={
        "redirects_to_planeswalkers": False,  # was: the source's controller may redirect it
        "any_target": frozenset({CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE}),  # was: creatures alone
    },
    legends={
        "legend": legends.one_stays_by_choice,  # was: all go
        "planeswalker": legends.no_such_rule,  # was: those of one type all go
    },
    beginning={"new_hand": starting.full_hand_then_bottom},  # was: one card fewer each time
    teams={
        "attacked_with": attacked_players.one_of_its_players,  # was: the whole team
        "sharing_poison": poison.all_of_the_team,  # was: each player alone
        "counts_for": range_of_influence.whatever_its_reach,  # was: within reach of whose it is counted for
    },
    entering={
        "texts": texts_of_entering.of_what_it_will_be,  # was: its own text alone
        "is_so_at_once": True,  # was: it becomes so when it is there
    },
    tokens={"name": zone_changes.its_types_and_the_word_token},  # was: its types alone
    continuous=in_layers_of_2026,  # was: layers of 2010
    split_mana_values=mana_value.of_both_halves_together,  # was: one for each half
    phasing={"token_goes_to": Zone.PHASED_OUT},  # was: nowhere, it ceases to exist
    words=replace(
        M11.words,
        enters="enters",
        fails="does not resolve",
        legend="is put into the graveyard: its controller keeps another of its name",
    ),
    origins={"older_cards": "the cards of the time"},
)
