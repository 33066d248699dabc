"""The Mirage rulebook, October 1996."""

from datetime import date

from sandbox.engine.edition import (
    BeginningRules,
    CombatRules,
    DamageRules,
    DyingRules,
    Edition,
    LegendRules,
    LosingRules,
    ManaRules,
    PhasingRules,
    Turn,
    Words,
)
from sandbox.rules import (
    beginning,
    damage,
    dying,
    enchantments,
    legends,
    losing,
    mana,
    opposite_counters,
    phasing,
    prevention,
    turns,
    upkeep,
)
from sandbox.rules.combat import attacking, banding, damage_step, division, flanking, ordering, trample
from sandbox.rules.continuous.apply import land_takes_type_and_name
from sandbox.rules.continuous.occurrence import in_order_of_occurrence
from sandbox.rules.responses.batches import batches_and_interrupts
from sandbox.rules.responses.nature import a_summon_spell, interrupts_and_mana_sources
from sandbox.terms.steps import COMBAT_STEPS, Step
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
        end_of_turn=turns.until_effects_end_first,
        first_draw=turns.the_starter_draws_nothing,
        tiers=True,
        window_before_draw=True,
        end_of_turn_effects=Step.CLEANUP,
    ),
    responses=batches_and_interrupts,
    mana=ManaRules(
        unspent=mana.burns,
        empties=turns.at_the_end_of_phases_and_around_the_attack,
        ability_waits=mana.a_mana_source_waits_for_nothing,
    ),
    combat=CombatRules(
        deals=damage_step.damage_is_dealt,
        division=division.divides_freely,
        orders_blockers=ordering.no_order,
        tapped_blocker=damage_step.deals_nothing,
        trample=trample.found_after_prevention,
        broken_band=banding.is_regrouped,
        flanking=flanking.applies_when_blockers_are_assigned,
        wall=attacking.a_wall_cannot_attack,
        opens_early=True,
    ),
    damage=DamageRules(
        dealing=damage.dealt_after_a_prevention_step,
        prevention=prevention.from_packets,
        needs_damage=True,
        source_looked_at=damage.as_announced,
    ),
    dying=DyingRules(
        destroyed=dying.may_regenerate_at_the_moment,
        regenerates=dying.regenerates_now,
        regenerated_in_combat=dying.leaves_combat,
        zero_toughness=dying.cannot_be_regenerated,
        only_when_dying=True,
    ),
    legends=LegendRules(
        legend=legends.newcomer_is_buried,
        planeswalker=legends.no_planeswalkers,
    ),
    losing=LosingRules(
        life_is_looked_at=losing.at_the_end_of_phases_and_attacks,
    ),
    beginning=BeginningRules(stakes=False, mulligans=False, free_mulligan=beginning.no_free_mulligan),
    phasing=PhasingRules(leaving=phasing.leaves_play, token_goes_to=Zone.REMOVED),
    continuous=in_order_of_occurrence,
    land_becomes=land_takes_type_and_name,
    creature_spell=a_summon_spell,
    card_type=interrupts_and_mana_sources,
    tapped_artifact=enchantments.only_as_a_creature,
    cumulative_upkeep=upkeep.counts_payments,
    no_creature_types=frozenset(),
    spell_given_up=False,
    choices_announced=True,
    each_player="together",
    opposite_counters=opposite_counters.stay,
    unattached_aura="is buried: it has nothing to be on",
    moved_enchantment=enchantments.is_as_new,
    older_cards=("1996", "2006"),
    words=Words(play="in play", cast="casts", waiting="the batch", fails="fizzles"),
    origins={
        "beginning.mulligans": "no mulligan is mentioned",
        "beginning.free_mulligan": "no mulligan is mentioned",
        "turn.first_draw": "Fifth Edition, 1997",
        "mana.empties": "Fifth Edition, 1997",
        "combat.division": "The Duel, 1997",
        "combat.tapped_blocker": "The Duel, 1997",
        "combat.trample": "Fifth Edition, 1997",
        "combat.wall": "Fifth Edition, 1997",
        "combat.opens_early": "Fifth Edition, 1997",
        "combat.orders_blockers": "The Duel, 1997",
        "losing.life_is_looked_at": "Fifth Edition, 1997",
        "damage.source_looked_at": "The Duel, 1997",
        "continuous": "The Duel, 1997",
        "tapped_artifact": "The Duel, 1997",
        "opposite_counters": "no such rule is mentioned",
        "creature_spell": "The Duel, 1997",
        "spell_given_up": "Fifth Edition, 1997",
        "choices_announced": "The Duel, 1997",
        "turn.tiers": "The Duel, 1997",
        "turn.window_before_draw": "The Duel, 1997",
        "legends.planeswalker": "there were none",
        "older_cards": "the cards of the time",
    },
)
