"""Exploring: answering every choice that a text leaves open, in every way."""

from __future__ import annotations

from typing import Any

from sandbox.engine.choices import Choice, Unanswered
from sandbox.engine.edition import Edition
from sandbox.engine.events import named
from sandbox.engine.game import Game
from sandbox.scenarios.runs import run
from sandbox.scenarios.text_oracle import TextOracle
from sandbox.scenarios.understanding import Understood

MOST_RUNS = 200


class ExploringOracle(TextOracle):
    """Where the text is silent on a choice that must be made, the next of `picks` decides; past their end
    Unanswered.
    """

    def __init__(self, meant: list[Any], picks: tuple[int, ...]) -> None:
        super().__init__(meant)
        self.picks = picks
        self.said: list[str] = []

    def again(self) -> TextOracle:
        return self._as_before(ExploringOracle(list(self.meant), self.picks))

    def choose(self, game: Game, choice: Choice) -> Any:
        try:
            return super().choose(game, choice)
        except Unanswered:
            taken = len(self.said)
            if taken >= len(self.picks):
                raise
            option = choice.listed()[self.picks[taken]]
            self.said.append(f"{choice.player.name} chooses {_words(option)} ({choice.text})")
            return option


def _words(option: Any) -> str:
    if isinstance(option, dict):
        return ", ".join(f"{part} to {named(thing)}" for thing, part in option.items())
    if isinstance(option, list | tuple):
        return (", then " if isinstance(option, list) else ", ").join(_words(part) for part in option)
    return named(option) if hasattr(option, "label") else str(option)


def explore(understood: Understood, edition: Edition) -> list[dict[str, Any]]:
    """Every outcome with the choices that lead to it. One outcome alone is certain. `all_tried` says whether every way
    of choosing has been tried; there may be too many.
    """
    found: dict[tuple[str, ...], list[list[str]]] = {}
    waiting: list[tuple[int, ...]] = [()]
    runs = 0
    while waiting and runs < MOST_RUNS:
        picks = waiting.pop()
        done = run(understood, edition, ExploringOracle(list(understood.rest), picks), undo=False)
        runs += 1
        if done.open_choice is not None:
            waiting += [(*picks, index) for index in range(len(done.open_choice.listed()))]
            continue
        sentences = [*done.outcome(), *([f"refused: {done.refusal}"] if done.refusal else [])]
        found.setdefault(tuple(sentences), []).append(getattr(done.oracle, "said", []))
    certain, all_tried = len(found) == 1 and not waiting, not waiting
    return [
        {"outcome": list(outcome), "when": _when(ways), "certain": certain, "all_tried": all_tried}
        for outcome, ways in found.items()
    ]


def _when(ways: list[list[str]]) -> list[str]:
    """Each way in one line."""
    return ["; ".join(way) for way in ways if way]
