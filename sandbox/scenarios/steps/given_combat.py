"""Sentences that set up an attack: who has been declared as an attacker."""

from __future__ import annotations

from sandbox.engine.acts import Attack
from sandbox.engine.changes import has_attacked, tap
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.rules.combat.attack_costs import tapped_to_attack
from sandbox.scenarios.language.names import split_list
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.errors import Malformed
from sandbox.terms.steps import Step, StepPart

WITH_ATTACKERS = (Step.ATTACKERS, Step.BLOCKERS)


def is_attacking(things: str, target: str | None = None) -> Given:
    """Attackers as they stand once the declaration is over."""

    def declare(setup: Setup) -> None:
        names = split_list(things, lambda name: setup.names.find(name) is not None)
        attackers = [setup.permanent(name) for name in names]
        setup.at_end(lambda: _declared(setup, attackers, target))

    return declare


def _declared(setup: Setup, attackers: list[Object], target: str | None) -> None:
    game, combat = setup.game, setup.game.combat
    if combat is None or game.step not in WITH_ATTACKERS:
        why = f"an attack is under way only in a step of combat: say `it is {game.active.name}'s declare blockers step`"
        raise Malformed(why, setup.line)
    defender = _defender(setup, target)
    for thing in attackers:
        if game.controller(thing) not in game.active_players or thing in combat.attackers:
            raise Malformed(f"{named(thing)} cannot be declared as an attacker of {game.active.name} here", setup.line)
        combat.attacks(thing, defender, game.controller(defender) if isinstance(defender, Object) else defender)
    combat.declared = True
    has_attacked(game, *attackers)
    tap(game, *tapped_to_attack(game, Attack(tuple(attackers))))
    if game.step is Step.ATTACKERS:
        game.part = StepPart.WINDOW


def _defender(setup: Setup, target: str | None) -> Player | Object:
    """Whom the sentence names; else the only opponent."""
    if target is not None:
        return setup.names.player(target) or setup.permanent(target)
    opponents = setup.game.opponents(setup.game.active)
    if len(opponents) != 1:
        raise Malformed("say whom: `Grizzly Bears is attacking Sue`", setup.line)
    return opponents[0]


ATTACKERS = (
    given(
        "{things} (is|are) attacking[ {target}]",
        is_attacking,
        "Grizzly Bears is attacking",
        "Declared already, and tapped if that taps it. In a declare attackers or declare blockers step.",
    ),
)
