"""Where a position stands: before the game, or at a step of somebody's turn."""

from __future__ import annotations

from functools import partial

from sandbox.engine.changes.combat import begin_combat
from sandbox.engine.names import named
from sandbox.engine.objects import Player
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.step_names import NEAREST, step_named
from sandbox.terms.errors import Malformed
from sandbox.terms.steps import COMBAT_STEPS, Step

SOMEBODY_ATTACKS = "whether anybody is attacking"
AFTER_ANNOUNCEMENT = COMBAT_STEPS[1:]
"""A game that stands in one of these has an attack under way."""
WITH_ATTACKERS = (Step.BLOCKERS, Step.FIRST_STRIKE, Step.DAMAGE)


def begin_at(setup: Setup, player: Player, words: str) -> None:
    """It is the player's turn, at the step that the words name in this edition or another."""
    step = step_named(words, setup.line)
    setup.once("whose turn it is, and which step of it,", (player, step))
    steps = setup.game.edition.turn.steps
    setup.game.starting = player
    setup.game.begin_turn_of(player)
    setup.game.begun = True
    setup.game.go_to(step if step in steps else NEAREST[step])
    if setup.game.step in AFTER_ANNOUNCEMENT:
        begin_combat(setup.game).announced = True
    if setup.game.step in WITH_ATTACKERS:
        setup.at_end(partial(_somebody_attacks, setup), order=1)


def before_the_game(setup: Setup) -> None:
    """The game has not begun. Raises Malformed where the position says a later step than the first turn's first."""
    game = setup.game
    game.to_begin = True

    def check() -> None:
        if game.step not in (Step.MAIN, game.edition.turn.steps[0]):
            why = f"the game has not begun: say `it is {game.active.name}'s untap step` for who begins it"
            raise Malformed(why, setup.line)
        elsewhere = [thing for player in game.players for thing in (*player.hand, *player.graveyard)]
        if early := next(iter((*game.battlefield, *elsewhere)), None):
            where = f"{game.edition.words.play}" if early.in_play else f"in {early.owner.name}'s {early.zone}"
            raise Malformed(f"the game has not begun: {named(early)} cannot be {where} yet", setup.line)

    setup.at_end(check)


def _somebody_attacks(setup: Setup) -> None:
    """Blocks come after attackers, and damage after blocks. Raises Malformed."""
    combat = setup.game.combat
    if setup.game.step is not Step.BLOCKERS:
        why = "blocks and damage come with time: say the declare blockers step, and go on with When"
        raise Malformed(why, setup.line, 1, str(setup.game.step))
    if (combat is None or not combat.attackers) and (SOMEBODY_ATTACKS, None) not in setup.said:
        why = "say who is attacking: `Grizzly Bears is attacking`, before this sentence or after it"
        raise Malformed(why, setup.line)
