"""What is settled beforehand where one creature fights several: the order in which they are assigned its damage."""

from __future__ import annotations

from functools import partial

from sandbox.engine.choices import Choice, orders_of
from sandbox.engine.combat import Combat
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import listed, named
from sandbox.engine.objects import Player
from sandbox.engine.questions import AttackerOrder, BlockerOrder, FightingOrder
from sandbox.engine.trace import rule
from sandbox.rules.combat.banding import any_with_banding

MOST_ORDERS = 120


def no_order(game: Game) -> None:
    """They stand in no order; the damage is divided as its divider likes."""


@rule("ordering blockers")
def orders_its_blockers(game: Game) -> None:
    """At the declaration of blockers, for every attacker that several creatures block."""
    combat = game.combat
    assert combat is not None
    for attacker in combat.attacking():
        blockers = combat.blockers_of(attacker)
        if len(blockers) > 1:
            text = f"in which order the blockers of {named(attacker)} stand"
            _put_in_order(game, combat, game.active, BlockerOrder(attacker, blockers), text)


@rule("ordering attackers")
def orders_its_attackers(game: Game) -> None:
    """Then, for every creature that blocks several attackers; where one of them has banding, no order binds."""
    combat = game.combat
    assert combat is not None
    for blocker in combat.blocking():
        met = combat.blocked_by(blocker)
        if len(met) > 1 and not any_with_banding(game, met):
            player, text = game.controller(blocker), f"in which order the attackers of {named(blocker)} stand"
            _put_in_order(game, combat, player, AttackerOrder(blocker, met), text)


def _put_in_order(game: Game, combat: Combat, player: Player, question: FightingOrder, text: str) -> None:
    one = question.about
    assert one is not None
    options = partial(orders_of, question.things, MOST_ORDERS)
    combat.order[one] = game.ask(Choice(player, question, text, options, must_say=True))
    who = "blockers" if isinstance(question, BlockerOrder) else "attackers"
    words = listed([named(thing) for thing in combat.order[one]])
    game.emit(Told(f"{player.name} orders the {who} of {named(one)}: {words}"))
