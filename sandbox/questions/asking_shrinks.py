"""How it is asked whether something has shrunk, or is as large as it was: `is it back down to 2/2?`"""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.questions.said.asked import Ask, AskSize, AskWhether
from sandbox.questions.said.outcomes import HasSize
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table

_GOES = "shrink|go|drop|fall|get|return|revert|come|sink|end|end up|wind up|weaken"
_BACK = " back| down| back down|"
_AGAIN = "( again| again then| then| now| afterwards| after that|)"
_BONUS = "bonus|boost|pump|growth|+1/+1|+2/+2|+3/+3|+2/+0|+1/+0|counters bonus|extra power|extra size|extra toughness"


def _has_size(size: str, thing: Mention = PRONOUN) -> Ask:
    return AskWhether(HasSize(thing, size))


def _how_large(thing: Mention = PRONOUN, **how: str) -> Ask:
    return AskSize(thing)


def _ways() -> Iterator[str]:
    """With the size that it is said to have then."""
    yield f"do {{thing:being}} ({_GOES})({_BACK}) (to|to a|into a|at|as a) {{size:size}}{_AGAIN}"
    yield f"be {{thing:being}} (back|down|back down) (to|to a|at|as a) {{size:size}}{_AGAIN}"
    yield f"do {{thing:being}} (stay|remain|stay on|keep be|hold) (at |as |as a |at a |a |){{size:size}}{_AGAIN}"
    yield f"(back to|back down to|down to|back at|still) (a |){{size:size}}{_AGAIN}"


PRODUCTIONS: Table = (
    *asks(_has_size, *_ways()),
    *asks(
        _how_large,
        f"do {{thing:being}} (shrink|get small|get weak|get big|grow|drop in size|change size)({_BACK}){_AGAIN}",
        f"do {{thing:being}} go (back|back down) (to normal|to normal size|to its normal size|in size){_AGAIN}",
        f"be {{thing:being}} (back to|back at|at|back down to) (normal|normal size|its normal size|its old size|"
        f"its base size|its original size|full size|its full size){_AGAIN}",
        f"be {{thing:being}} (back down|pump|shrunk|small again|big again|still big|still pump){_AGAIN}",
        f"do {{thing:being}} (keep|lose|retain|still have|still get) (the|its|that|his|her) ({_BONUS}){_AGAIN}",
        "{a:size} or (just |only |rather |)(a |){b:size}",
    ),
)
