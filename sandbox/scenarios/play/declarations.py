"""How a text declares attackers and blockers, and acts in the middle of something."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.acts import Act, Attack, Block, Cast, PlayLand
from sandbox.engine.choices import AnyChoice, Choice
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.costs import Cost
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.language.step_values import (
    NO_ANSWER,
    ActStep,
    AnswerStep,
    AttackStep,
    BlockStep,
    NoAnswer,
    TimeGoal,
)
from sandbox.scenarios.play.reading import ScenarioReading, is_one_of, same_name
from sandbox.scenarios.play.script import asked_by
from sandbox.terms.zones import Zone


def wants_attack(reading: ScenarioReading, game: Game) -> bool:
    """The attack is announced when the next sentence that is no answer declares one, or waits for a part of it."""
    script = reading.script
    for place, bound in script.ahead():
        if isinstance(bound.value, AnswerStep):
            continue
        if isinstance(bound.value, AttackStep):
            return is_one_of(bound.value.player, game.active_players)
        begun = script.waiting.goal if place == script.at else None
        goal = begun or bound.value
        return isinstance(goal, TimeGoal) and any(map(goal.begins_attack_of, game.active_players))
    return False


def declares_next(reading: ScenarioReading, verb: str) -> bool:
    """Whether the text goes on with the declaration, once its claims and answers are read."""
    kind = AttackStep if verb == "attack" else BlockStep
    following = (bound for _, bound in reading.script.ahead() if bound.kind not in ("claim", "answer"))
    bound = next(following, None)
    return bound is not None and isinstance(bound.value, kind)


def declared_attack(reading: ScenarioReading, choice: Choice[Attack | None]) -> Attack | NoAnswer | None:
    """What the sentences that follow declare together; where there is none, what happens of itself, unless the rules
    oblige the player to choose."""
    first, attack = _next(reading, AttackStep, choice), None
    bound = first
    if bound is None:
        return NO_ANSWER if choice.must_say else choice.default
    while bound is not None:
        reading.mark(bound)
        attack = _together(attack, bound.value.attack(reading.context))
        _declared(reading, choice)
        bound = _next(reading, AttackStep, choice)
    _check(reading, first, choice, attack)
    return attack


def declared_block(reading: ScenarioReading, choice: Choice[Block]) -> Block | NoAnswer:
    """As `declared_attack`."""
    first = bound = _next(reading, BlockStep, choice)
    pairs: list[tuple[Object, Object]] = []
    if bound is None:
        assert choice.default is not None
        return NO_ANSWER if choice.must_say else choice.default
    while bound is not None:
        reading.mark(bound)
        pairs += bound.value.pairs(reading.context)
        _declared(reading, choice)
        bound = _next(reading, BlockStep, choice)
    block = Block(tuple(pairs))
    _check(reading, first, choice, block)
    return block


def _next(reading: ScenarioReading, kind: type[AttackStep] | type[BlockStep], choice: AnyChoice) -> BoundStep | None:
    """The next sentence, if it is such a declaration of the player, or of one who shares the turn; answers before it
    are put by."""
    script = reading.script
    while (bound := script.current) is not None and isinstance(bound.value, AnswerStep):
        script.put_answer_by(asked_by(reading.game, choice))
    if bound is None or not isinstance(bound.value, kind):
        return None
    if not is_one_of(bound.value.player, reading.game.sharing_with(choice.player)):
        return None
    return bound


def _declared(reading: ScenarioReading, choice: AnyChoice) -> None:
    reading.used(reading.script.at, asked_by(reading.game, choice))
    reading.script.read_on()


def _check(reading: ScenarioReading, bound: BoundStep | None, choice: AnyChoice, answer: object) -> None:
    refusal = choice.refusal_of(answer)
    if refusal is not None and bound is not None:
        raise reading.stop(bound, refusal, remembered=True)


def _together(one: Attack | None, other: Attack | None) -> Attack | None:
    """Two parts of one declaration of attackers."""
    if one is None or other is None:
        return one or other
    defenders = (*_defenders(one), *_defenders(other))
    return Attack((*one.attackers, *other.attackers), (*one.bands, *other.bands), defenders)


def _defenders(attack: Attack) -> tuple[Player | Object | None, ...]:
    return attack.defenders or (None,) * len(attack.attackers)


def _told_cost(choice: Choice[Act]) -> Cost | None:
    return next((act.told_cost for act in choice.listed() if isinstance(act, Cast)), None)


def _of_the_copy(act: Act, choice: Choice[Act]) -> Act:
    """A copy of a card that is cast goes by the name of the card."""
    asked = choice.question.about
    if isinstance(act, Cast) and isinstance(asked, Object) and asked.token and asked.card.name == act.card.card.name:
        return replace(act, card=asked)
    return act


def act_within(reading: ScenarioReading, choice: Choice[Act]) -> Act:
    """An act that a text allows as it is carried out."""
    assert choice.default is not None
    for place, bound in reading.script.ahead():
        if isinstance(bound.value, AnswerStep) or (isinstance(bound.value, TimeGoal) and place == reading.script.at):
            continue
        if not isinstance(bound.value, ActStep) or not same_name(bound.value.player, choice.player):
            return choice.default
        reading.mark(bound)
        act = _of_the_copy(bound.value.act(reading.context), choice)
        if isinstance(act, Cast | PlayLand) and act.card is choice.question.about:
            reading.script.take(place)
            reading.used(place, asked_by(reading.game, choice))
            if isinstance(act, PlayLand):
                return act
            return replace(act, told_cost=_told_cost(choice), from_hand=act.card.zone is Zone.HAND)
        return choice.default
    return choice.default
