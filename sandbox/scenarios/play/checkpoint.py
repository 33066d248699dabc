"""Copies of a playthrough, from which it can be gone on with in another way.

What never changes is shared by all copies: cards and what their texts mean, editions, the sentences of the scenario.
Everything else is copied. Nothing of a game may be held by a function's closure: such a function cannot be copied.
"""

from __future__ import annotations

import io
import pickle
from enum import Enum
from types import FunctionType

from sandbox.engine.battlefield import Battlefield
from sandbox.engine.budget import BYTES, Budget
from sandbox.engine.game import Edition, Game, Rules
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import Trace
from sandbox.meaning.nodes import Meaning
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.scenarios.play.oracle import TextOracle
from sandbox.scenarios.play.outcome import Snapshot
from sandbox.scenarios.play.playthrough import Playthrough
from sandbox.scenarios.steps.then.trace import TELLING, rules_at_work

SHARED = (Meaning, Edition, Enum, BoundStep, ParsedScenario, Snapshot, Budget)


class _Copier(pickle.Pickler):
    """Writes a playthrough down, and what is shared by its identity."""

    def __init__(self, file: io.BytesIO, rules: Rules) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self.shared: dict[int, object] = {}
        self.rules = rules

    def persistent_id(self, part: object) -> int | None:
        is_plain = type(part) is FunctionType and part.__closure__ is None
        if not (is_plain or part is self.rules or isinstance(part, SHARED)):
            return None
        self.shared[id(part)] = part
        return id(part)


class _Restorer(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, shared: dict[int, object]) -> None:
        super().__init__(file)
        self.shared = shared

    def persistent_load(self, number: int) -> object:
        return self.shared[number]


class Checkpoint:
    """A playthrough as it stood when a player was asked to act, or before its first question. It stays as it is,
    however often it is gone on with."""

    def __init__(self, playthrough: Playthrough) -> None:
        """Raises RecursionError where the game is too deep to be copied, and BudgetSpent."""
        game, file = playthrough.game, io.BytesIO()
        self.number = game.questions
        oracle, watch = game.oracle, game.trace.watch
        game.oracle, game.trace.watch, game.questions = playthrough.oracle, None, max(0, self.number - 1)
        copier = _Copier(file, game.rules)
        try:
            copier.dump(playthrough)
        finally:
            game.oracle, game.trace.watch, game.questions = oracle, watch, self.number
        self._written, self._shared = file.getvalue(), copier.shared
        self._budget = game.budget
        self._budget.spend(len(self._written) // BYTES)

    def restored(self) -> Playthrough:
        """A playthrough of its own: when it is gone on with, the player is asked again. Raises BudgetSpent."""
        self._budget.spend(len(self._written) // BYTES)
        found = _Restorer(io.BytesIO(self._written), self._shared).load()
        assert isinstance(found, Playthrough)
        return found


class _Printer(pickle.Pickler):
    """Writes down what the rest of a game can depend on, so that two games which go on alike are written alike."""

    def persistent_id(self, part: object) -> object:
        if isinstance(part, str | frozenset):
            return hash(part)
        if isinstance(part, Battlefield):
            return part.arrangement()
        if type(part) is set:
            return sorted(part, key=_rank)
        if isinstance(part, SHARED) or type(part) is FunctionType:
            return id(part)
        return WHOLE.get(type(part))


def _rank(part: object) -> str:
    """What the members of a set are put in order by: the order in which a set holds them depends on where they lie in
    memory."""
    match part:
        case Object():
            return f"object {part.id:09}"
        case Player():
            return f"player {part.seat}"
        case tuple():
            return " ".join(map(_rank, part))
    return repr(part)


WHOLE = {Game: 1, Trace: 2, TextOracle: 3}
"""What is not written down where something refers to it: of the game and the oracle, the parts that matter are."""
NO_MATTER = ("oracle", "trace", "rules", "questions", "budget")
"""What is written down otherwise, and what only bounds how long a game may go on."""


def _counts(name: str, value: object) -> bool:
    """Whether the rest of the game can depend on it. What a game keeps to itself is worked out from the others, except
    for the numbers that it gives out."""
    return name not in NO_MATTER and (not name.startswith("_") or isinstance(value, int))


def fingerprint(playthrough: Playthrough) -> bytes:
    """Equal for two playthroughs only if they go on alike and come to the same: same position, same place in the text,
    same claims judged so far, and for those still to be judged the same history as far as any of them looks at it. Not
    promised: that it is equal whenever they do. Raises RecursionError where the game is too deep."""
    game, reading, file = playthrough.game, playthrough.reading, io.BytesIO()
    script, context = reading.script, reading.context
    _Printer(file, pickle.HIGHEST_PROTOCOL).dump(
        (
            {name: value for name, value in vars(game).items() if _counts(name, value)},
            (script.at, script.put_by, sorted(script.taken), script.waiting, reading.stopped_in),
            [(claim.bound.step.line, claim.holds) for claim in reading.judge.judged],
            (reading.judge.waiting, playthrough.oracle.arrived, playthrough.oracle.judge_after),
            (context.names, context.left_of_list, context.tapped_for_mana, context.decks, context.duel_ended),
            _history(playthrough),
        )
    )
    game.budget.spend(file.tell() // BYTES)
    return file.getvalue()


def _history(playthrough: Playthrough) -> list[str]:
    """What the claims of the text can look at: the rules at work so far, or everything that has been said."""
    nodes = playthrough.game.trace.all_nodes()
    if any(bound.sentence in TELLING for bound in playthrough.parsed.rest):
        return [node.text for node in nodes]
    return rules_at_work(nodes, playthrough.reading.context)
