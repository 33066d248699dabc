"""Who may attack or block at all, and what attackers pay."""

from __future__ import annotations

from functools import partial

from sandbox.meaning.abilities import (
    AtMostInCombat,
    AttackCost,
    DoNotAttackYou,
)
from sandbox.terms.mana import ManaCost
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import ABILITY, GENERIC_COST
from sandbox.wording.saying import constant, hears, say

PRODUCTIONS: Table = (
    *[constant(GENERIC_COST, f"{{{number}}}", ManaCost((str(number),))) for number in range(1, 13)],
    say(
        ABILITY,
        "Creatures can't attack you unless their controller pays {cost:generic_cost} for each creature they control"
        " that's attacking you.",
        AttackCost,
    ),
    *[
        say(
            ABILITY,
            f"Creatures can't attack you{others} unless their controller pays {paid}",
            AttackCost,
            planeswalkers=bool(others),
            **fixed,
        )
        for others in ("", " or planeswalkers you control")
        for paid, fixed in (
            ("{cost:generic_cost} for each of those creatures.", {}),
            ("{X} for each of those creatures, where X is {times:measure}.", {"cost": ManaCost(("1",))}),
        )
    ],
    say(ABILITY, "{kind:kinds} can't attack you.", DoNotAttackYou),
    say(ABILITY, "{kind:kinds} can't attack you or planeswalkers you control.", DoNotAttackYou, planeswalkers=True),
    *[
        production
        for act in ("attack", "block")
        for production in (
            constant(ABILITY, f"No more than one creature can {act} each combat.", AtMostInCombat(act, 1)),
            hears(ABILITY, f"No more than one creature (can|may) {act} each turn.", partial(AtMostInCombat, act, 1)),
            say(
                ABILITY, f"No more than {{count:count_word}} creatures can {act} each combat.", AtMostInCombat, act=act
            ),
        )
    ],
)
