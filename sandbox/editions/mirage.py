"""The Mirage rulebook, October 1996."""

from datetime import date

from sandbox.engine.edition import Terminology
from sandbox.engine.edition_groups import (
    BeginningRules,
    CastingRules,
    CombatRules,
    DamageRules,
    DyingRules,
    LegendRules,
    LosingRules,
    ManaRules,
    PhasingRules,
    TeamRules,
    Turn,
)
from sandbox.engine.game import Edition
from sandbox.rules.casting import madness, mana, suspend, unspent_mana
from sandbox.rules.combat import (
    attack_requirements,
    attackers,
    banding,
    damage,
    damage_division,
    damage_order,
    first_strike,
    flanking,
    rampage,
    trample,
)
from sandbox.rules.continuous import attachment, effects_in_force
from sandbox.rules.continuous.apply import land_takes_type_and_name
from sandbox.rules.continuous.occurrence_order import in_order_of_occurrence
from sandbox.rules.damage import dealing, prevention
from sandbox.rules.lookup import life_totals, linked_choices, mana_abilities, mana_value
from sandbox.rules.players import life, losing
from sandbox.rules.priority.action_speed import a_summon_spell, interrupts_and_mana_sources
from sandbox.rules.priority.batches import batches_of_instants_and_of_interrupts
from sandbox.rules.state_based import checks, counters, destruction, legends
from sandbox.rules.turn import end_of_turn, starting, steps, turn, upkeep_costs
from sandbox.rules.zones import phasing, zone_changes
from sandbox.terms.steps import COMBAT_STEPS, Step
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

MAIN_PHASE = dict.fromkeys((Step.MAIN, *COMBAT_STEPS, Step.SECOND_MAIN), "main phase")

MIRAGE = Edition(
    key="mirage",
    name="Mirage rulebook",
    date=date(1996, 10, 8),
    turn=Turn(
        steps=(
            Step.UNTAP,
            Step.UPKEEP,
            Step.DRAW,
            Step.MAIN,
            *COMBAT_STEPS,
            Step.SECOND_MAIN,
            Step.DISCARD,
            Step.CLEANUP,
        ),
        phases=MAIN_PHASE,
        step_names={
            Step.UNTAP: "untap phase",
            Step.UPKEEP: "upkeep phase",
            Step.DRAW: "draw phase",
            Step.COMBAT_START: "announcement of the attack",
            Step.ATTACKERS: "declaration of attackers",
            Step.BLOCKERS: "declaration of blockers",
            Step.FIRST_STRIKE: "first-strike damage dealing",
            Step.DAMAGE: "damage dealing",
            Step.COMBAT_END: "end of the attack",
            Step.SECOND_MAIN: "main phase after the attack",
            Step.DISCARD: "discard phase",
            Step.CLEANUP: "cleanup phase",
        },
        open_steps=frozenset(
            {
                Step.UPKEEP,
                Step.DRAW,
                Step.MAIN,
                Step.COMBAT_START,
                Step.ATTACKERS,
                Step.BLOCKERS,
                Step.SECOND_MAIN,
                Step.DISCARD,
            }
        ),
        end_of_turn=end_of_turn.until_effects_end_first,
        first_draw=steps.the_starter_draws_nothing,
        phase_timing=True,
        window_before_draw=True,
        end_of_turn_effects=Step.CLEANUP,
    ),
    responses=batches_of_instants_and_of_interrupts,
    mana=ManaRules(
        unspent=unspent_mana.mana_burns,
        empties=turn.at_the_end_of_phases_and_around_the_attack,
        ability_waits=mana.a_mana_source_waits_for_nothing,
        is_mana_ability=mana_abilities.whatever_else_it_does,
    ),
    casting=CastingRules(madness=madness.its_player_may_remove_it, suspended=suspend.it_must_be_cast),
    combat=CombatRules(
        deals=damage.damage_is_dealt,
        division=damage_division.divides_freely,
        orders_blockers=damage_order.no_order,
        orders_attackers=damage_order.no_order,
        strikes_second=first_strike.who_had_no_first_strike,
        tapped_blocker=damage.deals_nothing,
        trample=trample.found_after_prevention_dealt_after_deaths,
        broken_band=banding.is_regrouped,
        blocked_band=banding.gets_a_share,
        flanking=flanking.applies_when_blockers_are_assigned,
        rampage=rampage.those_assigned_to_it,
        wall=attackers.a_wall_cannot_attack,
        newcomer=damage_order.no_place,
        comes_along=attack_requirements.others_stay,
        opens_early=True,
        answer_aborts=True,
    ),
    damage=DamageRules(
        dealing=dealing.dealt_after_a_prevention_step,
        prevention=prevention.from_packets,
        needs_damage=True,
        together=True,
        redirects_to_planeswalkers=False,
        any_target=frozenset({CardType.CREATURE}),
        source_looked_at=dealing.as_announced,
    ),
    dying=DyingRules(
        destroyed=destruction.may_regenerate_at_the_moment,
        regenerates=destruction.regenerates_now,
        regenerated_in_combat=destruction.leaves_combat,
        zero_toughness=destruction.may_be_regenerated,
        only_when_dying=True,
        checked=checks.one_after_another,
    ),
    legends=LegendRules(
        legend=legends.newcomer_is_buried,
        planeswalker=legends.no_planeswalkers,
    ),
    losing=LosingRules(
        life_is_looked_at=losing.at_the_end_of_phases_and_attacks,
        beaten=losing.everybody_else,
    ),
    beginning=BeginningRules(
        stakes=False,
        mulligans=False,
        mulligans_together=starting.team_by_team,
        free_mulligan=starting.no_free_mulligan,
        new_hand=starting.one_card_fewer,
        who_begins=starting.one_player_decides,
    ),
    teams=TeamRules(
        starting_life=40,
        life_of_one=life_totals.half_for_each,
        set_totals=life.each_players_half_is_set,
        why_not_defend=attackers.each_of_them_may_be_attacked,
    ),
    phasing=PhasingRules(leaving=phasing.leaves_play, token_goes_to=Zone.REMOVED),
    continuous=in_order_of_occurrence,
    split_mana_values=mana_value.one_for_each_half,
    land_becomes=land_takes_type_and_name,
    creature_spell=a_summon_spell,
    card_type=interrupts_and_mana_sources,
    tapped_artifact=effects_in_force.only_as_a_creature,
    cumulative_upkeep=upkeep_costs.counts_payments,
    no_creature_types=frozenset(),
    spell_given_up=False,
    choices_announced=True,
    each_player="together",
    opposite_counters=counters.both_kinds_stay,
    removed_cards_are_outside=True,
    token_owner=zone_changes.its_maker,
    uncast_aura=attachment.nobody_chooses,
    unattached_aura="is buried: it has nothing to be on",
    moved_enchantment=attachment.is_as_new,
    finds_choice=linked_choices.for_any_ability,
    reaches_newcomers=False,
    older_cards=("1996", "2006"),
    words=Terminology(play="in play", cast="casts", waiting="the batch", fails="fizzles"),
    origins={
        "beginning.mulligans": "no mulligan is mentioned",
        "beginning.free_mulligan": "no mulligan is mentioned",
        "beginning.new_hand": "no mulligan is mentioned",
        "beginning.who_begins": "Fifth Edition, 1997",
        "beginning.mulligans_together": "no mulligan is mentioned",
        **dict.fromkeys(
            ("teams.starting_life", "teams.life_of_one", "teams.set_totals", "teams.why_not_defend"),
            "Comprehensive Rules, 1 October 2006",
        ),
        "turn.first_draw": "Fifth Edition, 1997",
        "mana.empties": "Fifth Edition, 1997",
        "mana.is_mana_ability": "Fifth Edition, 1997",
        "casting.madness": "there was none",
        "casting.suspended": "there was none",
        "combat.division": "The Duel, 1997",
        "combat.strikes_second": "Fifth Edition, 1997",
        "combat.tapped_blocker": "The Duel, 1997",
        "combat.trample": "Fifth Edition, 1997",
        "combat.rampage": "Fifth Edition, 1997",
        "combat.wall": "Fifth Edition, 1997",
        "combat.newcomer": "no such effect is mentioned",
        "combat.comes_along": "Comprehensive Rules, 1 October 2006",
        "combat.opens_early": "Fifth Edition, 1997",
        "combat.answer_aborts": "Fifth Edition, 1997",
        "combat.orders_blockers": "The Duel, 1997",
        "combat.orders_attackers": "The Duel, 1997",
        "dying.zero_toughness": "Fifth Edition, 1997",
        "losing.life_is_looked_at": "Fifth Edition, 1997",
        "losing.beaten": "no such text is mentioned",
        "damage.source_looked_at": "The Duel, 1997",
        "continuous": "The Duel, 1997",
        "tapped_artifact": "The Duel, 1997",
        "opposite_counters": "no such rule is mentioned",
        "creature_spell": "The Duel, 1997",
        "dying.checked": "no such rule is mentioned",
        "spell_given_up": "Fifth Edition, 1997",
        "choices_announced": "The Duel, 1997",
        "token_owner": "Fifth Edition, 1997",
        "uncast_aura": "no such effect is mentioned",
        "finds_choice": "no such rule is mentioned",
        "removed_cards_are_outside": "Comprehensive Rules, 1 October 2006",
        "reaches_newcomers": "no such rule is mentioned",
        "turn.phase_timing": "The Duel, 1997",
        "turn.window_before_draw": "The Duel, 1997",
        "legends.planeswalker": "there were none",
        "damage.redirects_to_planeswalkers": "there were none",
        "older_cards": "the cards of the time",
    },
)
