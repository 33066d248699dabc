"""One use of an ability that is told in two parts: `she taps Mother of Runes, giving it protection from black`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Casts, Uses
from sandbox.questions.said.moments import SaysNothing, When
from sandbox.questions.telling import is_spell

_PROTECTION = "protection from "
OF_CHOICE = "gains protection from the color of your choice"


def with_gifts(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, what an ability that is told as used gives said of that use, where nothing joins it as one more."""
    told = list(parts)
    for at, part in enumerate(parts):
        used = _used_before(parts, at)
        if used is None or not _is_gift(part):
            continue
        before, gift = parts[used].said, part.said
        if isinstance(before, Activates | Casts | Uses) and isinstance(gift, Activates) and _may_give(before, gift):
            told[used] = replace(parts[used], said=_given_with(before, gift))
            told[at] = replace(part, said=SaysNothing())
    return iter(told)


def _given_with(used: Activates | Casts | Uses, gift: Activates) -> Activates:
    """The one use; where it is a card that is named, that is aimed at what it gives something to."""
    if not used.what.card or is_spell(used.what):
        return replace(gift, who=used.who)
    chosen = OF_CHOICE in card_named(used.what.card).text
    color = gift.grants.removeprefix(_PROTECTION) if chosen else ""
    return Activates(used.what, used.who, (gift.what,), color=color)


def _is_gift(part: Part) -> bool:
    """Whether it only says what is given, after a comma or nothing."""
    said = part.said
    clear = isinstance(said, Activates) and said.what.noun not in ("her", "him", "itself")  # it may be what is used
    return clear and isinstance(said, Activates) and bool(said.grants) and part.joins <= {","}


def _used_before(parts: Sequence[Part], at: int) -> int | None:
    """Where the act stands that comes right before it in the sentence, but for when that is done."""
    for each in range(at - 1, -1, -1):
        if parts[each].sentence != parts[at].sentence:
            return None
        if not isinstance(parts[each].said, When):
            return each
    return None


def _may_give(used: Activates | Casts | Uses, gift: Activates) -> bool:
    """Whether nothing else is told of the use, and what is used can give that."""
    words = gift.grants.split()
    plain = not used.targets and used.times == 1 and not getattr(used, "grants", "") and gift.who in ("", used.who)
    return plain and (not used.what.card or words[0] in card_named(used.what.card).text)
