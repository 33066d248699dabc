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
from sandbox.scenarios.evaluation import Evaluation, budget_at_hand
from sandbox.scenarios.values.fault import Fault, fault
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
    text: str
    number: int
    """The place of the scenario in the text, from 0."""

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
        if len(self._played) < 2:
            return None
        rulings = [self._with_positions(column) for column in self._played]
        return first_divergence(rulings) if all(ruling.positions is not None for ruling in rulings) else None

    def _with_positions(self, column: Column) -> Ruling:
        """The column's ruling played again, each step with the position after it."""
        assert column.ruling is not None
        again = evaluate_safely(self.text, column.editions[0].key, positions=True).rulings
        return again[self.number] if self.number < len(again) else column.ruling

    @cached_property
    def _played(self) -> list[Column]:
        return [column for column in self.columns if column.ruling]


def across_editions(text: str, play: Callable[[str, str], Evaluation] = evaluate_safely) -> list[Comparison]:
    """Compare every scenario of a text. What an edition cannot read or refuses is a column too. Each edition has an
    equal share of what the request has left, and whatever those before it leave of theirs."""
    budget, played = budget_at_hand(), dict[str, Evaluation]()
    for number, key in enumerate(EDITIONS):
        with budget.with_at_most(budget.left // (len(EDITIONS) - number)):
            played[key] = play(text, key)
    most = max((len(p.rulings) for p in played.values()), default=0)
    return [comparison(text, played, at) for at in range(max(most, 1))]


def comparison(text: str, played: dict[str, Evaluation], at: int) -> Comparison:
    """The comparison of the scenario at one place of the text."""
    merged: dict[object, list[str]] = {}
    for key, result in played.items():
        merged.setdefault(outcome_signature(result, at), []).append(key)
    columns = tuple(column(keys, played[keys[0]], at) for keys in merged.values())
    name = next((c.ruling.name for c in columns if c.ruling), "")
    return Comparison(name, columns, text, at)


def column(keys: list[str], result: Evaluation, at: int) -> Column:
    """The column of editions that agree."""
    ruling = result.rulings[at] if at < len(result.rulings) else None
    left_out = fault(result.left_out) if result.left_out and ruling is None else None
    return Column(tuple(EDITIONS[key] for key in keys), ruling, result.fault or left_out)


def outcome_signature(result: Evaluation, at: int) -> object:
    """What two editions must have in common to count as agreeing: the outcome, the game's result, what was refused.
    Facts are compared, so that an edition's own words for a place make no difference. It can be hashed.
    """
    if result.fault or at >= len(result.rulings):
        return result.fault or result.left_out
    ruling = result.rulings[at]
    changes = frozenset(Counter(ruling.changes).items())
    return changes, ruling.result, ruling.refusal.message if ruling.refusal else None, ruling.open_choices
