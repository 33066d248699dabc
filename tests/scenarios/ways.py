"""Ways through a scenario, played from its first line: what branching from copies has to agree with."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import permutations

from sandbox.editions import EDITIONS
from sandbox.scenarios.explore.unstated_orders import UnstatedAnswers, UnstatedOrder
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.parsing import parse_text
from sandbox.scenarios.play.branches import Observed
from sandbox.scenarios.play.checkpoint import Checkpoint
from sandbox.scenarios.play.playthrough import Playthrough, go_on, set_up
from sandbox.scenarios.play.run import Run, finished

MOST_WAYS = 3_000


def only(text: str) -> ParsedScenario:
    (parsed,) = parse_text(text)
    return parsed


def from_the_first_line(parsed: ParsedScenario, edition: str, decided: UnstatedAnswers) -> Run:
    """The game from its beginning, with some orders decided."""
    playthrough = set_up(parsed, EDITIONS[edition])
    playthrough.oracle.decided = decided
    return finished(playthrough, go_on(playthrough))


def every_way(text: str, edition: str) -> Iterator[Run]:
    """Every order of everything that comes together and is not said to come in one, in every combination."""
    parsed, waiting = only(text), deque[dict[int, tuple[int, ...]]]([{}])
    for _ in range(MOST_WAYS):
        if not waiting:
            return
        decided = waiting.popleft()
        run = from_the_first_line(parsed, edition, decided)
        yield run
        for order in run.unstated:
            if order.number > max(decided, default=0):
                others = (
                    list(permutations(range(len(order.alike))))[1:]
                    if isinstance(order, UnstatedOrder)
                    else order.others()
                )
                waiting += [{**decided, order.number: places} for places in others]
    raise AssertionError("too many ways for a brute force")


def with_copies(parsed: ParsedScenario, edition: str) -> tuple[Run, list[Checkpoint]]:
    """The game from its beginning, and a copy from each chance to act at which it can be left."""
    playthrough, copies = set_up(parsed, EDITIONS[edition]), list[Checkpoint]()

    def copy(there: Playthrough) -> None:
        copies.append(Checkpoint(there))

    playthrough.game.oracle = Observed(playthrough, copy)
    ending = go_on(playthrough)
    playthrough.game.oracle = playthrough.oracle
    return finished(playthrough, ending), copies


def gone_on_with(copy: Checkpoint) -> Run:
    playthrough = copy.restored()
    return finished(playthrough, go_on(playthrough))
