"""Claims about the course of a game: who is asked what, and steps in which nothing happened."""

from __future__ import annotations

from sandbox.engine.choices import AnyChoice
from sandbox.engine.events import StepBegan
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.step_names import NEAREST, step_named
from sandbox.scenarios.language.step_values import QuestionClaim
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding, claimed


class AskedFor(QuestionClaim):
    """The player is asked a question with these words in it."""

    def __init__(self, player: str, quoted: str) -> None:
        self.player, self.words = player, quoted[1:-1].lower()

    def fits(self, context: StepContext, choice: AnyChoice) -> bool:
        return choice.player is context.player(self.player) and self.words in choice.text.lower()

    def judge(self, context: StepContext, choice: AnyChoice) -> Finding:
        return True, f"{choice.player.name} is asked: {choice.text}"


def _nothing_in(player: str, step: str) -> ClaimCheck:
    """Of several such steps the last."""

    def claim(context: StepContext) -> Finding:
        trace, turn, wanted = context.game.trace, context.game.edition.turn, step_named(step, context.line)
        name = turn.name(wanted if wanted in turn.steps else NEAREST.get(wanted, wanted))
        held = [
            place
            for place, (begun, _) in enumerate(trace.held)
            if isinstance(begun, StepBegan) and begun.active is context.player(player) and begun.step == name
        ]
        if not held:
            return False, f"{player}'s {name} has not come"
        number = trace.events_in(held[-1])
        return not number, f"{number or 'no'} step{'' if number == 1 else 's'} of the trace in {player}'s {name}"

    return claim


COURSE = (
    claimed(
        "{player} is asked {quoted}",
        AskedFor,
        'Sue is asked "a card to discard"',
        "The question now open, or a later one, by a part of its words.",
    ),
    claimed(
        "nothing happens in {player}'s {step}",
        _nothing_in,
        "nothing happens in Bob's upkeep",
        "The step has come, and nothing in it has left a trace.",
    ),
)
