"""What trials have come to: how many, and for each kind of fault how often and on which cards first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandbox.scenarios.trials.trying import MISTAKES, Trial, TrialFault

SHOWN_CARDS = 4
"""So many cards are named in a row, if nobody asks for more."""
SHOWN_MISTAKES = 25


class FaultTable:
    """Counts trials. Equal mistakes stand in one row; so does all that changed nothing, and all that was never used."""

    def __init__(self, shown: int = SHOWN_CARDS) -> None:
        self.trials, self.shown = 0, shown
        self.faults = Counter[TrialFault]()
        self._rows: dict[TrialFault, dict[str, list[str]]] = {fault: {} for fault in TrialFault}
        self._numbers = Counter[tuple[TrialFault, str]]()

    def add(self, edition: str, trial: Trial) -> None:
        self.trials += 1
        if trial.fault is None:
            return
        self.faults[trial.fault] += 1
        what = trial.what.replace(trial.card, "~") if trial.is_mistaken else ""
        self._numbers[trial.fault, what] += 1
        first = self._rows[trial.fault].setdefault(what, [])
        if len(first) < self.shown and not any(each.startswith(f"{trial.card} (") for each in first):
            first.append(f"{trial.card} ({edition}, {trial.way})")

    @property
    def mistakes(self) -> int:
        return sum(self.faults[fault] for fault in MISTAKES)

    def lines(self) -> Iterator[str]:
        """The table, the worst first."""
        yield f"{self.trials} trials, {self.mistakes} mistakes"
        for fault in TrialFault:
            yield f"{self.faults[fault]:6} {fault}"
            rows = sorted(self._rows[fault].items(), key=lambda row: -self._numbers[fault, row[0]])
            for what, cards in rows[:SHOWN_MISTAKES]:
                yield f"       {self._numbers[fault, what]:4} {what + ': ' if what else ''}{'; '.join(cards)}"
