"""How large a thing is, said in a part of its own after a comma: `he sends Serra Angel at me, a 4/4 flyer`; and whose
hand it is in which something is said to be."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.parts import Part
from sandbox.questions.said.states import Holds, IsDescribed, Mentions
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, mentioned_in
from sandbox.questions.telling import is_land, is_spell
from sandbox.questions.thing_words import ME

_APART = (frozenset({","}), frozenset({"-"}), frozenset({"("}))
"""What stands between a thing and what is said of it."""


def with_said_apart(parts: Sequence[Part]) -> Iterator[Part]:
    """What ends a sentence after a comma and names nothing by itself is said of the one thing named before it there."""
    for at, part in enumerate(parts):
        last = at + 1 == len(parts) or parts[at + 1].sentence != part.sentence
        before = parts[at - 1] if at and parts[at - 1].sentence == part.sentence else None
        apart = last and before is not None and part.joins in _APART and isinstance(part.said, Mentions)
        named = [each for each in mentioned_in(before.said) if each.card] if apart and before is not None else []
        named = [each for each in named if not is_spell(each) and not is_land(each)]
        said: PartSaid | None = _said_of(part, named[-1]) if len(named) == 1 else None
        if isinstance(part.said, Holds) and not part.said.who:
            said = replace(part.said, who=_whose_hand(parts[:at], part.sentence))
        yield part if said is None else replace(part, said=said)


def _whose_hand(before: Sequence[Part], sentence: int) -> str:
    """`he has two Islands open with a Counterspell in hand`: of whom the sentence has spoken last, else the asker's."""
    spoken = [getattr(part.said, "who", "") for part in before if part.sentence == sentence]
    return next((who for who in reversed(spoken) if who not in ("", "both", "same", "victim")), ME)


def _said_of(part: Part, thing: Mention) -> IsDescribed | None:
    """How large it is; None where something else is said."""
    told = part.said.things[0] if isinstance(part.said, Mentions) and len(part.said.things) == 1 else Mention()
    if told.card or told.wears or thing.number > 1 or thing.size:
        return None
    if told.size and told.number == 1 and not told.owner and told.noun in ("", "creature"):
        return IsDescribed(PRONOUN, replace(told, noun="", number=0))
    return None
