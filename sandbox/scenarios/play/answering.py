"""How a text answers choices: with sentences read already, and with those that follow."""

from __future__ import annotations

from sandbox.engine.choices import AnyChoice
from sandbox.engine.questions import YesOrNo
from sandbox.engine.questions.dividing import DivisionQuestion
from sandbox.scenarios.language.step_values import NO_ANSWER, AnswerStep, NotAnOption
from sandbox.scenarios.play.misfits import Misfit
from sandbox.scenarios.play.reading import ScenarioReading
from sandbox.scenarios.play.script import asked_by
from sandbox.scenarios.steps.answers.asked import is_about


def answer_to(reading: ScenarioReading, choice: AnyChoice) -> object:
    """What the first sentence says that answers the choice, or NO_ANSWER."""
    for place, step in reading.script.answers():
        reading.context.line = reading.script.sentences[place].step.line
        answer = step.to(reading.context, choice)
        if answer is not NO_ANSWER:
            _consume(reading, place, choice)
            return _completed(reading, choice, place, answer)
    _note_misfits(reading, choice)
    return NO_ANSWER


def _note_misfits(reading: ScenarioReading, choice: AnyChoice) -> None:
    """Why the sentences at hand that speak of such a question do not answer it."""
    for place, step in reading.script.answers():
        if not step.asks(reading.context, choice.question):
            if _says_yes_otherwise(reading, step, choice):
                reading.misfits.setdefault(place, Misfit.of(choice, NotAnOption("", OTHERWISE)))
            continue
        reading.context.line = reading.script.sentences[place].step.line
        found = step.found(reading.context, choice)
        if isinstance(found, NotAnOption):
            reading.misfits[place] = Misfit.of(choice, found)
        elif not step.is_said_by(choice.player):
            reading.misfits.setdefault(
                place, Misfit.of(choice, NotAnOption(step.player, NOT_ASKED.format(step.player)))
            )


NOT_ASKED = "{} is not asked"
OTHERWISE = "nobody asks for this"


def _says_yes_otherwise(reading: ScenarioReading, step: AnswerStep, choice: AnyChoice) -> bool:
    """Whether the sentence agrees to something about the same thing, with another verb than the question's."""
    if not step.about or not isinstance(choice.question, YesOrNo) or not step.is_said_by(choice.player):
        return False
    return is_about(reading.context, choice.question, step.about)


def _completed(reading: ScenarioReading, choice: AnyChoice, place: int, answer: object) -> object:
    """A division may be spread over several sentences; what the rules then say against it stops the text there."""
    bound = reading.script.sentences[place]
    if isinstance(choice.question, DivisionQuestion) and isinstance(answer, dict):
        answer = _with_other_parts(reading, choice, answer)
    if (refusal := choice.refusal_of(answer)) is not None:
        raise reading.stop(bound, refusal)
    reading.mark(bound)
    return answer


def _with_other_parts(reading: ScenarioReading, choice: AnyChoice, parts: dict[object, int]) -> dict[object, int]:
    for place, step in list(reading.script.answers()):
        more = step.to(reading.context, choice)
        if isinstance(more, dict):
            _consume(reading, place, choice)
            parts = {key: parts.get(key, 0) + more.get(key, 0) for key in [*parts, *more]}
    return parts


def _consume(reading: ScenarioReading, place: int, choice: AnyChoice) -> None:
    """The sentence has answered the choice; a list of answers goes on answering until nothing is left of it."""
    reading.used(place, asked_by(reading.game, choice))
    if not reading.context.left_of_list.get(reading.script.sentences[place].step.line):
        reading.script.take(place)
