"""The second of two cards of one name: `we both have one because I just cast mine` says that the other was there first,
`she casts hers` that she casts one more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.states import OnBothSides, ThereFirst
from sandbox.questions.said.things import Mention
from sandbox.questions.states import OTHER_OF

_OWN = frozenset({"mine", "his", "hers", "theirs"})
_REASONS = frozenset({"because", "since", "as", "after", "when", "once", "as soon as", "and"})


def with_second_cast(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, what is cast as somebody's own said of the card that was spoken of."""
    both = -1
    for part in parts:
        both = part.sentence if isinstance(part.said, OnBothSides) else both
        act = part.said
        own = isinstance(act, Casts) and act.what == Mention(noun=act.what.noun) and act.what.noun in _OWN
        if isinstance(act, Casts) and own and act.who in OTHER_OF:
            caused = both == part.sentence and not part.joins.isdisjoint(_REASONS)
            another = replace(act, what=Mention(noun="one"))
            yield replace(part, said=ThereFirst(OTHER_OF[act.who]) if caused else another)
        else:
            yield part
