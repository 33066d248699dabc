"""Flanking: what it does to those who block."""

from __future__ import annotations

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode
from sandbox.meaning.continuous import GetsPT
from sandbox.meaning.effects import Duration, Modify
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.meaning.references import EventObject

SMALLER = (GetsPT(-1, -1),)
THE_OTHER_GETS_SMALLER = Modify(EventObject("other"), SMALLER, Duration.THIS_TURN)


def _flanked(game: Game) -> list[tuple[Object, Object, int]]:
    """Flanker, creature without flanking that was assigned to block it, and how many times it has the ability."""
    combat = game.combat
    assert combat is not None
    found = []
    for blocker, attackers in combat.assigned.items():
        if blocker.in_play and not game.characteristics(blocker).has("flanking"):
            for attacker in attackers:
                times = sum(
                    1
                    for a in game.characteristics(attacker).abilities
                    if isinstance(a, Keyword) and a.word == "flanking"
                )
                found += [(attacker, blocker, times)] if times else []
    return found


@rule("flanking")
def applies_when_blockers_are_assigned(game: Game) -> None:
    """Each such blocker gets -1/-1 until end of turn at once; a second flanking adds up."""
    for attacker, blocker, times in _flanked(game):
        for _ in range(times):
            lasting = Lasting(
                attacker, game.active, (blocker,), SMALLER, Duration.THIS_TURN, game.now(), game.turn_number
            )
            begin_lasting(game, lasting)
        game.emit(Told(f"{named(blocker)} gets -{times}/-{times}"))


@rule("flanking")
def triggers_for_each_instance(game: Game) -> None:
    """A triggered ability for each blocker and each instance."""
    for attacker, blocker, times in _flanked(game):
        for _ in range(times):
            characteristics = game.characteristics(attacker)
            action = Action(
                ActionKind.TRIGGERED,
                attacker,
                characteristics.controller,
                Mode((THE_OTHER_GETS_SMALLER,)),
                characteristics,
            )
            action.event = {"subject": attacker, "other": blocker}
            game.triggers.append(action)
