"""What the attacker settles when several creatures block one."""

from __future__ import annotations

from itertools import islice, permutations

from sandbox.engine.choices import Choice, Question
from sandbox.engine.events import Told, listed, named
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule


def no_order(game: Game) -> None:
    """Blockers stand in no order; the damage is divided as its divider likes."""


@rule("ordering blockers")
def orders_its_blockers(game: Game) -> None:
    """At the declaration of blockers, for every attacker that several creatures block."""
    combat = game.combat
    assert combat is not None
    for attacker in combat.attacking():
        blockers = combat.blockers_of(attacker)
        if len(blockers) > 1:
            combat.order[attacker] = _ask_order(game, attacker, blockers)
            words = listed([named(blocker) for blocker in combat.order[attacker]])
            game.emit(Told(f"{game.active.name} orders the blockers of {named(attacker)}: {words}"))


def _ask_order(game: Game, attacker: Object, blockers: list[Object]) -> list[Object]:
    text = f"in which order the blockers of {named(attacker)} stand"
    choice = Choice(game.active, Question.ORDER_BLOCKERS, text, about=attacker, must_say=True)
    choice.options = lambda: [list(way) for way in islice(permutations(blockers), 120)]
    choice.extra = {"things": blockers}
    return list(game.ask(choice))
