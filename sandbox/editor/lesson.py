"""A first lesson on the board: what to do, one thing after the other, and what of it has been done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandbox.editor.gherkin_lines import steps_of
from sandbox.scenarios.values.ruling import Ruling


@dataclass(frozen=True)
class Task:
    """One thing to do. ``is_done``: told from the ruling on the board and from how many variations there are."""

    words: str
    is_done: Callable[[Ruling, int], bool]


@dataclass(frozen=True)
class LessonLine:
    """A task as the page shows it: done, to be done now, or later."""

    words: str
    state: str


def has_creature(ruling: Ruling, player: int) -> bool:
    """Whether the position set up gives the player a creature."""
    players = ruling.start.players
    return player < len(players) and any(obj.is_creature for obj in players[player].battlefield)


def says(ruling: Ruling, words: str) -> bool:
    """Whether somebody does what the words say."""
    lines = ruling.text.splitlines()
    return any(words in step["sentence"] for _, step, role in steps_of(lines) if role == "When")


TASKS = (
    Task(
        "Put a creature in for Bob: type “gr b” into the field Card, and press Enter.", lambda r, _: has_creature(r, 0)
    ),
    Task("And one for Sue: type “hi g”, then click Sue’s side of the board.", lambda r, _: has_creature(r, 1)),
    Task("Attack: click Bob’s creature, and choose that it attacks.", lambda r, _: says(r, " attacks ")),
    Task("Block: click Sue’s creature, then the attacker.", lambda r, _: says(r, " blocks ")),
    Task("Below the board, choose “combat damage is dealt”.", lambda r, _: says(r, "combat damage is dealt")),
    Task(
        "Read why: step back and forth with the arrows, then press “What if instead…”, and choose another way.",
        lambda _, variations: variations > 1,
    ),
)


def lesson_lines(ruling: Ruling | None, variations: int) -> list[LessonLine]:
    """Every task; the first that has not been done is the one to do now."""
    done = [ruling is not None and task.is_done(ruling, variations) for task in TASKS]
    now = done.index(False) if False in done else len(TASKS)
    states = ["done" if at < now else "now" if at == now else "later" for at in range(len(TASKS))]
    return [LessonLine(task.words, state) for task, state in zip(TASKS, states, strict=True)]
