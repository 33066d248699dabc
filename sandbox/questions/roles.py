"""What is said of an act by words that stand right behind it, as `for me` after a fight, and how it becomes part of
it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions import purposes
from sandbox.questions.parts import Part
from sandbox.questions.phrases import PART
from sandbox.questions.said.acts_combat import AttacksWith
from sandbox.questions.said.moments import When
from sandbox.questions.said.roles import OWN, Completes, FightsFor
from sandbox.questions.said.states import HasInPlay
from sandbox.questions.said.things import PartSaid
from sandbox.wording.grammar import Table
from sandbox.wording.saying import hears

PRODUCTIONS: Table = (hears(PART, "for {who:who}", FightsFor), *purposes.PRODUCTIONS)


def completes(said: object, before: Sequence[Part], sentence: int) -> bool:
    """Whether it belongs to what stands right before it, but for moments."""
    whole = _before(before, sentence)
    return isinstance(said, Completes) and whole is not None and said.completed(whole.said) is not None


def with_roles(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, each with what completes it."""
    told: list[Part] = []
    for part in parts:
        done = _completed(told, part) or _fought_with(told, part)
        if done is not None:
            at, said = done
            told[at] = replace(told[at], said=said)
        if done is None or (isinstance(part.said, Completes) and part.said.stays):
            told.append(part)
    return iter(told)


def _completed(told: Sequence[Part], part: Part) -> tuple[int, PartSaid] | None:
    """Which part it completes, and what that says then."""
    whole = _before(told, part.sentence)
    said = part.said.completed(whole.said) if isinstance(part.said, Completes) and whole is not None else None
    return None if whole is None or said is None else (told.index(whole), said)


def _fought_with(told: Sequence[Part], part: Part) -> tuple[int, PartSaid] | None:
    """`he attacks me next turn with it`: what stands behind a moment is what attacks, where nothing else is said to."""
    whole = _before(told, part.sentence)
    said = part.said
    if whole is None or whole is told[-1] or not isinstance(said, HasInPlay) or said.who or part.begins or part.joins:
        return None
    act = whole.said
    if isinstance(act, AttacksWith) and act.things == OWN:
        return told.index(whole), replace(act, things=said.things)
    return None


def _before(parts: Sequence[Part], sentence: int) -> Part | None:
    """The last part of the sentence that is no moment."""
    return next(
        (each for each in reversed(parts) if each.sentence == sentence and not isinstance(each.said, When)), None
    )
