"""One text under every edition, equal outcomes merged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sandbox.editions import EDITIONS
from sandbox.rulings.divergence import Parting, parting_of
from sandbox.rulings.evaluate import Evaluation, Ruling, evaluate_safely


@dataclass(frozen=True)
class Column:
    """The editions in which a scenario ends alike, and what it comes to there."""

    editions: tuple[Any, ...]
    ruling: Ruling | None
    fault: dict[str, Any] | None

    @property
    def keys(self) -> tuple[str, ...]:
        """The editions' ids."""
        return tuple(edition.key for edition in self.editions)


@dataclass(frozen=True)
class Comparison:
    """One scenario's columns, oldest edition first."""

    name: str
    columns: tuple[Column, ...]

    @property
    def agreed(self) -> bool:
        """Whether all editions give the same outcome."""
        return len(self.columns) == 1

    @property
    def parted(self) -> list[tuple[Column, dict[str, Any] | None, int]]:
        """The columns that can be played, each with its step at the place where they part, and where that stands."""
        parting = self.parting
        return list(zip(self._played, parting.steps, parting.places, strict=True)) if parting else []

    @cached_property
    def parting(self) -> Parting | None:
        """Where columns with different outcomes first differ on the way."""
        return (
            parting_of([ruling["trace"] for column in self._played if (ruling := column.ruling)])
            if len(self._played) > 1
            else None
        )

    @cached_property
    def _played(self) -> list[Column]:
        return [column for column in self.columns if column.ruling and "trace" in column.ruling]


def across_editions(text: str, play: Callable[[str, str], Evaluation] = evaluate_safely) -> list[Comparison]:
    """Compare every scenario of a text. What an edition cannot read or refuses is a column too."""
    played = {key: play(text, key) for key in EDITIONS}
    most = max((len(p.rulings) for p in played.values()), default=0)
    return [comparison(played, at) for at in range(max(most, 1))]


def comparison(played: dict[str, Evaluation], at: int) -> Comparison:
    """The comparison of the scenario at one place of the text."""
    merged: dict[str, list[str]] = {}
    for key, result in played.items():
        merged.setdefault(outcome_signature(result, at), []).append(key)
    columns = tuple(column(keys, played[keys[0]], at) for keys in merged.values())
    name = next((c.ruling["name"] for c in columns if c.ruling), "")
    return Comparison(name, columns)


def column(keys: list[str], result: Evaluation, at: int) -> Column:
    """The column of editions that agree."""
    ruling = result.rulings[at] if at < len(result.rulings) else None
    return Column(tuple(EDITIONS[key] for key in keys), ruling, result.fault)


def outcome_signature(result: Evaluation, at: int) -> str:
    """What two editions must have in common to count as agreeing: the outcome, the game's result, what was refused."""
    if result.fault or at >= len(result.rulings):
        return f"fault: {result.fault}"
    ruling = result.rulings[at]
    refusal = (ruling["refusal"] or {}).get("message")
    outcome = sorted(map(in_common_words, ruling["outcome"]))
    return repr((outcome, ruling["result"], refusal, ruling["open_choices"]))


def in_common_words(sentence: str) -> str:
    """A sentence of an outcome without what is only an edition's way to speak: on the battlefield is in play."""
    return sentence.replace(" is on the battlefield", " is in play").replace(" is on the stack", " is on its way")
