"""When an act that the rules forbid would have been allowed: the same act, tried at other places of the text and at
later steps of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from sandbox.engine.budget import Budget
from sandbox.engine.game import Edition, Game
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.parsing import with_one_more
from sandbox.scenarios.play.run import Run, run
from sandbox.terms.errors import HeadjudgeError
from sandbox.terms.steps import Step

MOST_EARLIER = 6
"""So many places of the text before the act are tried."""
Test = Callable[[ParsedScenario], bool]
CALLED = {Step.MAIN: "main phase", Step.SECOND_MAIN: "second main phase", Step.UPKEEP: "upkeep", Step.END: "end step"}
"""The later steps that are tried, as sentences call them."""


def moments_that_allow(done: Run, edition: Edition, budget: Budget) -> tuple[str, ...]:
    """Where the refused act would have been allowed: at the latest earlier place of the text, and at the next step that
    allows it. Empty where nothing was refused, or no such moment is found as long as the budget lasts."""
    refused = done.refused_at
    if refused is None or refused.kind not in ("act", "attack") or refused not in done.parsed.rest:
        return ()
    at = done.parsed.rest.index(refused)
    try_out = partial(is_allowed, edition=edition, budget=budget)
    if refused.kind == "attack":
        return tuple(next_turn(done.parsed, at, try_out))
    found = (next(earlier(done.parsed, at, try_out), ""), next(later(done.parsed, at, try_out, done.game), ""))
    return tuple(filter(None, found))


def earlier(parsed: ParsedScenario, at: int, is_allowed: Test) -> Iterator[str]:
    """The places before the act at which it is allowed, the latest first: each named by the sentence that follows."""
    acts = [place for place in range(at) if parsed.rest[place].kind != "claim"]
    for place in acts[: -MOST_EARLIER - 1 : -1]:
        if is_allowed(replace(parsed, rest=(*parsed.rest[:place], parsed.rest[at]))):
            yield f"before “{parsed.rest[place].step.text}”"


def later(parsed: ParsedScenario, at: int, is_allowed: Test, game: Game) -> Iterator[str]:
    """The steps that are still to come this turn, then those of the other players' turns, at which it is allowed."""
    edition = game.edition
    steps = edition.turn.steps
    now = steps.index(game.step) if game.step in steps else -1
    comes = [(game.active.name, step) for step in steps[now + 1 :]]
    others = [player.name for player in game.players if player is not game.active]
    comes += [(name, step) for name in others[:1] for step in steps]
    before = replace(parsed, rest=parsed.rest[:at])
    for name, step in comes:
        if step in CALLED and is_allowed(with_the_act(before, f"it is {name}'s {CALLED[step]}", parsed.rest[at])):
            yield f"in {name}'s {edition.turn.name(step)}"


def next_turn(parsed: ParsedScenario, at: int, is_allowed: Test) -> Iterator[str]:
    """Where it is not allowed to attack so now: whether it is in the attacking player's next turn."""
    attack = parsed.rest[at]
    slots = attack.sentence.match(attack.step.text)
    player = slots.groupdict().get("player") if slots is not None else None
    before = replace(parsed, rest=parsed.rest[:at])
    if player and is_allowed(with_the_act(before, f"it is {player}'s next main phase", attack)):
        yield f"in {player}'s next turn"


def with_the_act(before: ParsedScenario, moment: str, act: BoundStep) -> ParsedScenario:
    """The text so far, then the moment, then the act."""
    moved = with_one_more(before, moment)
    return replace(moved, rest=(*moved.rest, act))


def is_allowed(parsed: ParsedScenario, edition: Edition, budget: Budget) -> bool:
    """Whether everything in the text can be done, as far as the budget lasts."""
    try:
        done = run(parsed, edition, budget=budget)
    except HeadjudgeError:
        return False
    return done.refusal is None and not done.unread
