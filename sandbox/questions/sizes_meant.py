"""A size alone that is asked about, as in `do I have a 5/5?`: that of what was spoken of, and no other creature."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.asked import AskHappens, AskSize, AskWhether, AskWhichStays, AskWhoSurvives
from sandbox.questions.said.outcomes import HasSize
from sandbox.questions.said.outcomes_cards import Controls
from sandbox.questions.said.states import Mentions
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, mentioned_in

_ONE = frozenset({"it", "that", "this", "one", "he", "she", "they"})
"""Words for what is left, whichever of them that is."""


def with_sizes_meant(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, each size that is asked about as if it were a creature asked of what was spoken of."""
    named = list(mentioned_in([part.said for part in parts]))
    sized = [thing.size for thing in named if _is_size(thing)]
    makes = any(thing.card and "token" in card_named(thing.card).text for thing in named)
    before: Part | None = None
    for part in parts:
        size = "" if makes else _size_asked(part.said)
        if before is not None and isinstance(before.said, AskWhoSurvives):
            size = size or _size_named(part.said)
        if size and sized.count(size) == 1 and before is not None:
            part = replace(part, said=AskWhether(HasSize(PRONOUN, size)))
        elif before is not None and part.sentence - before.sentence < 2 and _of_what_is_left(part.said, before.said):
            part = replace(part, said=AskHappens())
        yield part
        before = part


def _is_size(thing: Mention) -> bool:
    return bool(thing.size) and not thing.card and thing.noun in ("", "creature") and thing.number in (0, 1)


def _size_asked(said: PartSaid) -> str:
    """The size with which a creature is asked about that nothing else says anything of."""
    match said:
        case AskWhether(outcome=Controls(thing=thing)) if _is_size(thing) and not thing.owner:
            return thing.size
        case AskHappens(things=(thing,)) if _is_size(thing) and not thing.owner:
            return thing.size
    return ""


def _size_named(said: PartSaid) -> str:
    """`what do I have, a 5/5?`"""
    things = said.things if isinstance(said, Mentions) else ()
    return things[0].size if len(things) == 1 and _is_size(things[0]) and not things[0].owner else ""


def _of_what_is_left(said: PartSaid, before: PartSaid) -> bool:
    """`Which of them is left, and what size is it?`: which one that is, only the game tells."""
    asks_left = isinstance(before, AskWhoSurvives | AskWhichStays) or before == AskHappens()
    return asks_left and isinstance(said, AskSize) and not said.thing.card and said.thing.noun in _ONE
