"""How a text declares attackers and blockers, and acts in the middle of something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.engine.acts import Block, Cast
from sandbox.engine.choices import AnyChoice
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.play.signals import Stopped

if TYPE_CHECKING:
    from sandbox.scenarios.play.oracle import TextOracle


def wants_attack(oracle: TextOracle, game: Game) -> bool:
    """The attack is announced when the next sentence that is no answer declares one, or waits for a part of it."""
    for index in range(oracle.at, len(oracle.bound)):
        bound = oracle.bound[index]
        if index in oracle.used or bound.kind == "answer":
            continue
        if bound.kind == "attack":
            return bool(bound.value.player.lower() == game.active.name.lower())
        return bound.kind == "mover" and _is_combat_goal(oracle, game, _goal(oracle, bound))
    return False


def _goal(oracle: TextOracle, bound: BoundStep) -> Any:
    return oracle.mover if oracle.mover is not None and bound is oracle.current else bound.value


def _is_combat_goal(oracle: TextOracle, game: Game, goal: Any) -> bool:
    words = getattr(goal, "words", "").removesuffix(" step").removesuffix(" phase")
    return (
        words in ("beginning of combat", "combat", "declare attackers")
        and getattr(goal, "player", "") == game.active.name
    )


def declared_attack(oracle: TextOracle, game: Game, choice: AnyChoice) -> Any:
    bound = _declaration(oracle, "attack", choice.player)
    if bound is None:
        return choice.default
    first, attack = bound, None
    while bound is not None:
        oracle.mark(bound)
        attack = _together(attack, bound.value.attack(oracle.playing))
        oracle.read_on()
        bound = _declaration(oracle, "attack", choice.player)
    _check(oracle, first, choice, attack)
    return attack


def _declaration(oracle: TextOracle, kind: str, player: Player) -> BoundStep | None:
    """The next sentence, if it is such a declaration of the player; answers before it are kept for later."""
    while (bound := oracle.current) is not None and bound.kind == "answer":
        oracle.deferred.append(bound)
        oracle.read_on()
    if bound is None or bound.kind != kind or bound.value.player.lower() != player.name.lower():
        return None
    return bound


def declared_block(oracle: TextOracle, game: Game, choice: AnyChoice) -> Any:
    pairs: list[Any] = []
    first = bound = _declaration(oracle, "block", choice.player)
    if first is None or bound is None:
        return choice.default
    while bound is not None:
        oracle.mark(bound)
        pairs += bound.value.pairs(oracle.playing)
        oracle.read_on()
        bound = _declaration(oracle, "block", choice.player)
    block = Block(tuple(pairs))
    _check(oracle, first, choice, block)
    return block


def _check(oracle: TextOracle, bound: BoundStep, choice: AnyChoice, answer: Any) -> None:
    refusal = choice.why_not(answer) if choice.why_not is not None else None
    if refusal is not None:
        oracle.playing.refusals.append(refusal)
        raise Stopped(bound, refusal)


def act_within(oracle: TextOracle, game: Game, choice: AnyChoice) -> Any:
    """An act that a text allows as it is carried out."""
    for index in range(oracle.at, len(oracle.bound)):
        bound = oracle.bound[index]
        if index in oracle.used or bound.kind == "answer" or (bound.kind == "mover" and index == oracle.at):
            continue
        if (
            bound.kind != "act"
            or isinstance(bound.value, list)
            or bound.value.player.lower() != choice.player.name.lower()
        ):
            return choice.default
        oracle.mark(bound)
        act = bound.value.act(oracle.playing)
        if isinstance(act, Cast) and act.card is choice.question.about:
            oracle.used.add(index)
            return Cast(act.card, act.aims, act.mode, act.x, act.division, act.with_these, as_told=True)
        return choice.default
    return choice.default


def _together(one: Any, other: Any) -> Any:
    """Two parts of one declaration of attackers."""
    if one is None or other is None:
        return one or other
    pad = (None,)
    defenders = (*(one.defenders or pad * len(one.attackers)), *(other.defenders or pad * len(other.attackers)))
    return type(one)((*one.attackers, *other.attackers), (*one.bands, *other.bands), defenders)
