"""One text under every edition, equal outcomes merged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from sandbox.editions import EDITIONS
from sandbox.engine.game import Edition
from sandbox.rulings.divergence import Divergence, first_divergence
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.rulings.headline import answer_there
from sandbox.rulings.lacking_rules import lacking
from sandbox.rulings.parting import parted_by, told_of
from sandbox.scenarios.evaluation import Evaluation, budget_at_hand
from sandbox.scenarios.values.fault import Fault, fault
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.trace import TraceStep

NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven")


@dataclass(frozen=True)
class Column:
    """The editions in which a scenario ends alike, and what it comes to there."""

    editions: tuple[Edition, ...]
    ruling: Ruling | None
    faults: tuple[Fault, ...] = ()
    """What is wrong with the text there, and not in every other column."""

    @property
    def fault(self) -> Fault | None:
        """The first of what keeps the scenario from being played."""
        return self.faults[0] if self.faults and self.ruling is None else None

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
    line: int
    """Where the scenario begins in the text; 0 for what no edition can read."""
    faults: tuple[Fault, ...] = ()
    """What is wrong with the text under every edition alike, where other things differ."""

    @property
    def agreed(self) -> bool:
        """Whether all editions give the same outcome."""
        return len(self.columns) == 1

    @property
    def heading(self) -> str:
        """How many answers there are."""
        if not self.agreed and self._played:
            number = NUMBERS[len(self._played)]
            return f"{number} answers" if len(self._played) > 1 else f"{number} answer, and not in every edition"
        if self.name:
            return "All editions rule alike"
        return "No edition can play this" if self.of_all else "Not every edition can play this"

    @property
    def summary(self) -> str:
        """Each answer with the editions that give it, in one line."""
        told = [(column, answer_there(column.ruling)) for column in self.columns if column.ruling]
        if self.agreed:
            return "".join(answer for _, answer in told)
        return " ".join(f"{', '.join(edition.name for edition in column.editions)}: {said}" for column, said in told)

    @property
    def of_all(self) -> bool:
        """Whether every edition stands in its first column."""
        return len(self.columns[0].editions) == len(EDITIONS)

    @property
    def lacking(self) -> list[tuple[Column, tuple[str, ...]]]:
        """The columns that can be played and whose editions lack a rule by which another column goes, with these."""
        rulings = [column.ruling for column in self._played]
        found = [(column, lacking(column.ruling, column.keys, rulings)) for column in self._played]
        return [] if self.agreed else [(column, rules) for column, rules in found if rules]

    @property
    def diverging(self) -> list[tuple[Column, TraceStep | None, int, str]]:
        """The columns that can be played, each with its step at the place where they diverge, where that stands, and
        what happens there in words."""
        found = self.divergence
        if found is None:
            return []
        told = [told_of(found, number, ruling) for number, ruling in enumerate(self._rulings)]
        return list(zip(self._played, found.steps, found.places, told, strict=True))

    @property
    def parted_by(self) -> TraceStep | None:
        """The step that goes by a rule by which not all columns go, if they part there."""
        return parted_by(self.divergence, self._rulings) if self.divergence else None

    @cached_property
    def divergence(self) -> Divergence | None:
        """Where columns with different outcomes first differ on the way."""
        if len(self._played) < 2:
            return None
        whole = all(ruling.positions is not None for ruling in self._rulings)
        return first_divergence(self._rulings) if whole else None

    @cached_property
    def _rulings(self) -> list[Ruling]:
        """The rulings of the columns that can be played, with positions along the way."""
        return [self._with_positions(column) for column in self._played]

    def _with_positions(self, column: Column) -> Ruling:
        """The column's ruling played again, each step with the position after it."""
        assert column.ruling is not None
        again = evaluate_safely(self.text, column.editions[0].key, positions=True).rulings
        return ruling_at(again, self.line) or column.ruling

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
    lines = sorted({ruling.line for result in played.values() for ruling in result.rulings})
    found = [
        comparison(text, played, line, following) for line, following in zip(lines, [*lines[1:], None], strict=False)
    ]
    unread = _unread(text, played, lines)
    return [*unread, *found] or [comparison(text, played, 0, None)]


def ruling_at(rulings: Sequence[Ruling], line: int) -> Ruling | None:
    """The ruling on the scenario that begins there."""
    return next((ruling for ruling in rulings if ruling.line == line), None)


def comparison(text: str, played: dict[str, Evaluation], line: int, following: int | None) -> Comparison:
    """The comparison of the scenario that begins at a line of the text; the next one begins at the line `following`."""
    rulings = {key: ruling_at(result.rulings, line) for key, result in played.items()}
    faults = {key: _faults_at(result, rulings[key], line, following) for key, result in played.items()}
    return _merged(text, line, rulings, faults)


def _faults_at(result: Evaluation, ruling: Ruling | None, line: int, following: int | None) -> tuple[Fault, ...]:
    """What is wrong with the scenario under an edition: sentences without use, or what keeps it from being played."""
    if ruling is not None:
        return ruling.faults or ()
    here = tuple(one for one in result.faults if line <= one.line and (following is None or one.line < following))
    return here or ((fault(result.left_out),) if result.left_out else ())


def _unread(text: str, played: dict[str, Evaluation], lines: list[int]) -> list[Comparison]:
    """What is wrong with scenarios of which no edition has a ruling, or with the text as a whole."""
    faults = {
        key: tuple(one for one in result.faults if _is_of_none(result, one, lines)) for key, result in played.items()
    }
    if not any(faults.values()):
        return []
    speaking = {key: found for key, found in faults.items() if found}
    return [_merged(text, 0, dict.fromkeys(speaking), speaking)]


def _is_of_none(result: Evaluation, fault: Fault, lines: list[int]) -> bool:
    """Whether no column of a scenario that some edition rules on says it."""
    before = [line for line in lines if line <= fault.line]
    return not before or ruling_at(result.rulings, before[-1]) is not None


def _merged(
    text: str, line: int, rulings: Mapping[str, Ruling | None], faults: Mapping[str, tuple[Fault, ...]]
) -> Comparison:
    """Editions that agree stand in one column; what all columns have wrong in common is said once."""
    together: dict[object, list[str]] = {}
    for key, ruling in rulings.items():
        signature = outcome_signature(ruling) if ruling is not None else (None, *map(place_of, faults[key]))
        together.setdefault(signature, []).append(key)
    common = _shared([faults[key] for key in rulings]) if len(together) > 1 else ()
    told = [place_of(one) for one in common]
    columns = tuple(
        Column(
            tuple(EDITIONS[key] for key in keys),
            rulings[keys[0]],
            tuple(one for one in _shared([faults[key] for key in keys]) if place_of(one) not in told),
        )
        for keys in together.values()
    )
    name = next((ruling.name for ruling in rulings.values() if ruling), "")
    return Comparison(name, columns, text, line, common)


def place_of(fault: Fault) -> object:
    """What makes two faults the same."""
    return fault.kind, fault.line, fault.message


def _shared(faults: Sequence[tuple[Fault, ...]]) -> tuple[Fault, ...]:
    """Those that stand in every one of the lists."""
    others = [{place_of(one) for one in found} for found in faults[1:]]
    return tuple(one for one in faults[0] if all(place_of(one) in found for found in others))


def outcome_signature(ruling: Ruling) -> object:
    """What two editions must have in common to count as agreeing: the outcome, the game's result, what was refused.
    Facts are compared, so that an edition's own words for a place make no difference. It can be hashed.
    """
    changes = frozenset(Counter(ruling.changes).items())
    words = EDITIONS[ruling.edition].words
    return changes, ruling.result, words.plain(ruling.refusal.message) if ruling.refusal else None, ruling.open_choices
