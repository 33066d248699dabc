"""What is settled beforehand where one creature fights several: the order in which they are assigned its damage."""

from __future__ import annotations

from functools import partial

from sandbox.engine.choices import Choice, orders_of
from sandbox.engine.combat import Combat
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import listed, named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.combat import AttackerOrder, BlockerOrder, FightingOrder
from sandbox.engine.trace import rule
from sandbox.rules.combat.banding import any_with_banding
from sandbox.terms.errors import Refusal

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


def no_place(game: Game, attacker: Object, newcomer: Object) -> None:
    """A creature that comes in blocking needs no place in an order."""


@rule("ordering blockers")
def gets_a_place(game: Game, attacker: Object, newcomer: Object) -> None:
    """Anywhere among the blockers of the attacker, which keep their order.

    Comprehensive Rules of 2010, 509.7.
    """
    combat = game.combat
    assert combat is not None
    before = [blocker for blocker in combat.blockers_of(attacker) if blocker is not newcomer]
    ways = [[*before[:place], newcomer, *before[place:]] for place in range(len(before) + 1)]
    if before:
        text = f"where {named(newcomer)} stands among the blockers of {named(attacker)}"
        question = BlockerOrder(attacker, [*before, newcomer])
        choice = Choice(game.active, question, text, ways, must_say=True, why_not=lambda way: _why_not_so(ways, way))
        combat.order[attacker] = game.ask(choice)
        words = listed([named(thing) for thing in combat.order[attacker]])
        game.emit(Told(f"{game.active.name} orders the blockers of {named(attacker)}: {words}"))


def _why_not_so(ways: list[list[Object]], way: list[Object]) -> Refusal | None:
    return None if way in ways else Refusal("ordering blockers", "those that blocked before keep their order")


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
