"""One text under every edition, equal outcomes merged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from sandbox.editions import EDITIONS
from sandbox.engine.game import Edition
from sandbox.rulings.divergence import Divergence, first_divergence
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.scenarios.evaluation import Evaluation
from sandbox.scenarios.values.fault import Fault
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import TraceStep


@dataclass(frozen=True)
class Column:
    """The editions in which a scenario ends alike, and what it comes to there."""

    editions: tuple[Edition, ...]
    ruling: Ruling | None
    fault: Fault | None

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
    def diverging(self) -> list[tuple[Column, TraceStep | None, int]]:
        """The columns that can be played, each with its step at the place where they diverge, and where that stands."""
        found = self.divergence
        return list(zip(self._played, found.steps, found.places, strict=True)) if found else []

    @cached_property
    def divergence(self) -> Divergence | None:
        """Where columns with different outcomes first differ on the way."""
        traces = [column.ruling.trace for column in self._played if column.ruling]
        return first_divergence(traces) if len(traces) > 1 else None

    @cached_property
    def _played(self) -> list[Column]:
        return [column for column in self.columns if column.ruling]


def across_editions(text: str, play: Callable[[str, str], Evaluation] = evaluate_safely) -> list[Comparison]:
    """Compare every scenario of a text. What an edition cannot read or refuses is a column too."""
    played = {key: play(text, key) for key in EDITIONS}
    most = max((len(p.rulings) for p in played.values()), default=0)
    return [comparison(played, at) for at in range(max(most, 1))]


def comparison(played: dict[str, Evaluation], at: int) -> Comparison:
    """The comparison of the scenario at one place of the text."""
    merged: dict[object, list[str]] = {}
    for key, result in played.items():
        merged.setdefault(outcome_signature(result, at), []).append(key)
    columns = tuple(column(keys, played[keys[0]], at) for keys in merged.values())
    name = next((c.ruling.name for c in columns if c.ruling), "")
    return Comparison(name, columns)


def column(keys: list[str], result: Evaluation, at: int) -> Column:
    """The column of editions that agree."""
    ruling = result.rulings[at] if at < len(result.rulings) else None
    return Column(tuple(EDITIONS[key] for key in keys), ruling, result.fault)


def outcome_signature(result: Evaluation, at: int) -> object:
    """What two editions must have in common to count as agreeing: the outcome, the game's result, what was refused.
    Facts are compared, so that an edition's own words for a place make no difference. It can be hashed.
    """
    if result.fault or at >= len(result.rulings):
        return result.fault
    ruling = result.rulings[at]
    changes = frozenset(Counter(ruling.changes).items())
    return changes, ruling.result, ruling.refusal.message if ruling.refusal else None, ruling.open_choices
