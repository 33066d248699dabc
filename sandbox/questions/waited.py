"""Who waits until something has come about: what is done then is done by that player, `I wait for blocks and Bolt
it`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Casts, Regenerates, Sacrifices, Uses
from sandbox.questions.said.moments import Awaits, BeforeDamage, NoMatter, OnceShrunk, When
from sandbox.questions.said.things import PartSaid

_DONE = Activates | Casts | Regenerates | Sacrifices | Uses
_GOES_ON = frozenset({"and", "then", ",", "but", "before"})
"""Words that join what the same player does next."""


def with_waiting(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, with the moment that is waited for in its place, and what is done then by whoever waits."""
    who, sentence = "", -1
    for at, part in enumerate(parts):
        who = who if part.sentence == sentence else ""
        sentence = part.sentence
        if isinstance(part.said, Awaits):
            who = part.said.who or who
            yield replace(part, said=part.said.when)
            continue
        if isinstance(part.said, OnceShrunk):
            yield replace(part, said=_once_shrunk(at, parts))
            continue
        goes_on = part.joins <= _GOES_ON and who not in ("", "same")
        if goes_on and isinstance(part.said, _DONE) and not _is_said_whose(part.said):
            yield replace(part, said=replace(part.said, who=who))
        else:
            yield part
        who = who if isinstance(part.said, When) else str(getattr(part.said, "who", ""))


def _once_shrunk(at: int, parts: Sequence[Part]) -> When:
    """Before damage, where something is done then; what is asked of is how that ends."""
    sentence = [part.said for part in parts if part.sentence == parts[at].sentence]
    return BeforeDamage() if any(isinstance(said, _DONE) for said in sentence) else NoMatter()


def _is_said_whose(said: PartSaid) -> bool:
    """Whether it is said who does it, or whose thing it is done with."""
    what = getattr(said, "what", None) or getattr(said, "thing", None)
    owner = bool(what.owner) if what is not None and not isinstance(said, Sacrifices) else False
    passive = isinstance(said, Casts) and said.passive
    return getattr(said, "who", "") not in ("", "same") or owner or passive
