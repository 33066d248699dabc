"""The MicroProse manual, 1997."""

from datetime import date

from sandbox.editions.mirage import MIRAGE
from sandbox.engine.edition import Terminology
from sandbox.rules.combat import banding, trample
from sandbox.rules.priority.action_speed import interrupts_only
from sandbox.rules.priority.batches import batches_and_interrupts
from sandbox.rules.state_based import destruction
from sandbox.rules.turn import starting, turn
from sandbox.rules.zones import phasing

DUEL = MIRAGE.amended(
    "duel",
    "The Duel (MicroProse manual)",
    date(1997, 3, 27),
    responses=batches_and_interrupts,  # was: interrupts are played in batches
    spell_given_up=True,  # was: no
    each_player="in turn",  # was: together
    card_type=interrupts_only,  # was: mana sources are a type of their own
    mana={"empties": turn.at_the_end_of_phases},  # was: also when the attack begins and ends
    combat={
        "answer_aborts": False,  # was: yes
        "broken_band": banding.stays_a_band,  # was: it is regrouped
        "trample": trample.found_after_prevention,  # was: dealt only when blockers have died
    },
    dying={
        "regenerated_in_combat": destruction.stays_in_combat_without_damage,  # was: it leaves combat
    },
    beginning={
        "stakes": True,  # was: only if the players agree
        "who_begins": starting.chance_says,  # was: one player decides
    },
    phasing={"leaving": phasing.is_no_leaving},  # was: it leaves play
    words=Terminology(play="in play", cast="casts", waiting="the batch", fails="fails"),
    origins={
        "mana.unspent": "Fifth Edition, 1997",
        "mana.is_mana_ability": "Fifth Edition, 1997",
        "casting.madness": "there was none",
        "casting.suspended": "there was none",
        "mana.ability_waits": "Fourth Edition, 1995",
        "combat.blocked_band": "Mirage rulebook, 1996",
        "combat.strikes_second": "Fifth Edition, 1997",
        "combat.rampage": "Fifth Edition, 1997",
        "combat.flanking": "Mirage rulebook, 1996",
        "losing.life_is_looked_at": "Fifth Edition, 1997",
        "losing.beaten": "no such text is mentioned",
        "beginning.mulligans": "no mulligan is mentioned",
        "beginning.free_mulligan": "no mulligan is mentioned",
        "beginning.new_hand": "no mulligan is mentioned",
        "beginning.mulligans_together": "no mulligan is mentioned",
        "combat.newcomer": "no such effect is mentioned",
        "combat.comes_along": "Comprehensive Rules, 1 October 2006",
        **dict.fromkeys(
            (
                "teams.starting_life",
                "teams.life_of_one",
                "teams.set_totals",
                "teams.attacked_with",
                "teams.sharing_poison",
                "teams.why_not_defend",
                "teams.counts_for",
            ),
            "Comprehensive Rules, 1 October 2006",
        ),
        "phasing.leaving": "there was no phasing",
        "phasing.token_goes_to": "there was no phasing",
        "legends.legend": "Mirage rulebook, 1996",
        "legends.planeswalker": "there were none",
        "damage.redirects_to_planeswalkers": "there were none",
        "dying.checked": "no such rule is mentioned",
        "size_elsewhere": "Comprehensive Rules, 1 October 2006",
        "land_becomes": "Mirage rulebook, 1996",
        "cumulative_upkeep": "Mirage rulebook, 1996",
        "finds_choice": "no such rule is mentioned",
        "removed_cards_are_outside": "Comprehensive Rules, 1 October 2006",
        "reaches_newcomers": "no such rule is mentioned",
        "tokens.name": "Comprehensive Rules, 1 October 2006",
        "entering.texts": "Comprehensive Rules, 16 July 2010",
        "entering.is_so_at_once": "no such rule is mentioned",
        "tokens.owner": "Fifth Edition, 1997",
        "uncast_aura": "no such effect is mentioned",
        "moved_enchantment": "Mirage rulebook, 1996",
        "older_cards": "the cards of the time",
    },
)
