"""The attack, step by step."""

from __future__ import annotations

from sandbox.engine.changes.combat import begin_combat, end_combat
from sandbox.engine.changes.lasting import end_lasting
from sandbox.engine.changes.players import keep_mana_no_longer
from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.engine.questions.combat import WhetherToAttack
from sandbox.engine.trace import rule
from sandbox.meaning.effects import Duration
from sandbox.rules.combat import attackers, blockers
from sandbox.rules.combat.damage import anyone_strikes_first, damage_wave
from sandbox.rules.players.losing import look_for_losers
from sandbox.terms.steps import ATTACKERS, COMBAT_END, COMBAT_START, FIRST_STRIKE, Step


def begin(game: Game) -> None:
    """Where the attack is announced before attackers are named, there is no combat without the announcement."""
    if game.edition.combat.opens_early:
        choice = Choice(game.active, WhetherToAttack(), "whether to attack", (True, False), default=False)
        if not game.ask(choice):
            return
        if not game.edition.combat.answer_aborts:
            look_for_losers(game, "attack")
    begin_combat(game).announced = True


def declare_attackers(game: Game) -> None:
    """Without attackers there is nothing more to this combat."""
    combat = game.combat
    if combat is None:
        return
    if game.edition.combat.answer_aborts:
        look_for_losers(game, "attack")
    attack = attackers.ask_for_attack(game)
    if attack is not None and attack.attackers:
        attackers.declare(game, combat, attack)
    combat.declared = True


def declare_blockers(game: Game) -> None:
    """Each attacked player in turn order; then what blocking brings with it."""
    combat = game.combat
    assert combat is not None
    for player in _attacked(game, combat):
        block = blockers.ask_for_blocks(game, player)
        blockers.declare(game, combat, player, block)
    combat.all_blockers_are_declared()
    game.edition.combat.flanking(game)
    game.edition.combat.orders_blockers(game)
    game.edition.combat.orders_attackers(game)


def _attacked(game: Game, combat: Combat) -> list[Player]:
    """Who declares blocks: a team that shares its turns has one block together."""
    attacked = dict.fromkeys(game.sharing_with(player)[0] for player in combat.defending.values())
    return [player for player in game.in_turn_order() if player in attacked]


def first_strike_damage(game: Game) -> None:
    combat = game.combat
    if combat is not None:
        damage_wave(game, combat, first_strike=True)


def normal_damage(game: Game) -> None:
    combat = game.combat
    if combat is not None:
        damage_wave(game, combat, first_strike=False)


@rule("aborted attacks")
def abort(game: Game) -> None:
    """It has not begun: the main phase goes on."""
    end_combat(game)
    game.emit(Told(f"{game.active.name}'s attack is aborted"))


def end(game: Game) -> None:
    """Creatures leave combat, and what lasts until its end is over (2026, 500.5a and 511.3)."""
    if game.combat is not None:
        for player in game.players:
            keep_mana_no_longer(game, player)
        end_combat(game)
        if game.lasting:
            end_lasting(game, lambda lasting: lasting.duration is Duration.COMBAT)
        look_for_losers(game, "attack")


def combat_step_takes_place(game: Game, step: Step) -> bool:
    """Whether the combat step takes place."""
    combat = game.combat
    if step is COMBAT_START:
        return True
    if combat is None:
        return False
    if step is ATTACKERS or step is COMBAT_END:
        return True
    if not combat.declared or not combat.attackers:
        return False
    return step is not FIRST_STRIKE or anyone_strikes_first(game, combat)
