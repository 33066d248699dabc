"""Sentences that nobody has a use for, and what is said about each: nothing of a text is ignored."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.engine.choices import AnyChoice
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.language.step_values import AnswerStep, NotAnOption, QuestionClaim
from sandbox.scenarios.play.misfits import Misfit, sentences_for
from sandbox.scenarios.play.reading import ScenarioReading
from sandbox.scenarios.play.script import Asked, SentenceEnd
from sandbox.scenarios.values.fault import Fault

UNUSED = "Unused"
OVER = "the game is over"


def unused_sentences(
    reading: ScenarioReading, refused_at: BoundStep | None, open_choice: AnyChoice | None
) -> list[Fault]:
    """The answers that no question has come up for as far as the text was played, and what was said once the game was
    over; in the order of the text. An answer that stands right before a refused act may be meant for it."""
    found = {place: _of_answer(reading, place, open_choice) for place in _unused_answers(reading, refused_at)}
    for place, words in _left_of_lists(reading):
        found[place] = _of_rest(reading, place, words, open_choice)
    for place in reading.judge.waiting if refused_at is None else ():
        found[place] = _of_claim(reading, place, open_choice)
    for place, why in (*reading.judge.never_asked.items(), *reading.too_late.items()):
        found[place] = _fault(reading.script.sentences[place], why)
    return [found[place] for place in sorted(found)]


def _unused_answers(reading: ScenarioReading, refused_at: BoundStep | None) -> list[int]:
    """Those that have been read and put by, and those that stand next."""
    script = reading.script
    places = [place for place, _ in script.answers() if place not in script.ends]
    if refused_at is None:
        return places
    before = script.sentences.index(refused_at)
    while before - 1 in places:
        before -= 1
    return [place for place in places if place < before]


def _of_answer(reading: ScenarioReading, place: int, open_choice: AnyChoice | None) -> Fault:
    bound, misfit = reading.script.sentences[place], reading.misfits.get(place)
    if misfit is not None:
        return _fault(bound, str(misfit), misfit.sentences)
    if open_choice is not None:
        asked = f"{open_choice.player.name} is asked: {open_choice.text}"
        return _fault(bound, f"nobody asks for this. {asked}", sentences_for(open_choice))
    if reading.game.over:
        return _fault(bound, f"nobody asks for this: {OVER}")
    instead = reading.script.asked_instead.get(place)
    return _fault(bound, f"nobody asks for this. {_asked(instead)}", _answers(instead)) if instead else _fault(bound)


def _of_rest(reading: ScenarioReading, place: int, words: str, open_choice: AnyChoice | None) -> Fault:
    """A list of answers of which the first ones were used."""
    bound = reading.script.sentences[place]
    if open_choice is None:
        return _fault(bound, f"nobody asks for {words}")
    misfit = Misfit.of(open_choice, NotAnOption(words))
    return _fault(bound, f"nobody asks for {words}. {misfit.asked}", misfit.sentences)


def _of_claim(reading: ScenarioReading, place: int, open_choice: AnyChoice | None) -> Fault:
    """A claim about an answer to a question that has not come."""
    after = f"before {open_choice.player.name} is asked: {open_choice.text}" if open_choice else "and nobody will"
    claim = reading.script.sentences[place].value
    assert isinstance(claim, QuestionClaim)
    return _fault(reading.script.sentences[place], f"nobody asks {claim.player} for such an answer, {after}")


def _asked(instead: Asked) -> str:
    return f"{instead.player} is asked: {instead.text}" if instead.kind else f"{instead.player} has the chance to act"


def _answers(instead: Asked) -> tuple[str, ...]:
    return () if instead.kind else (f"{instead.player} passes",)


def _left_of_lists(reading: ScenarioReading) -> Iterator[tuple[int, str]]:
    left = reading.context.left_of_list
    for place, use in enumerate(reading.script.uses(left) if left else ()):
        if use.end is SentenceEnd.USED and isinstance(use.sentence.value, AnswerStep) and use.left:
            yield place, ", ".join(use.left)


def _fault(bound: BoundStep, message: str = "nobody asks for this", nearest: tuple[str, ...] = ()) -> Fault:
    step = bound.step
    return Fault(UNUSED, message, step.line, step.column, step.text, nearest, nearest)
