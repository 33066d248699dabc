"""Cards that are discarded for what there is that takes them: `I have a Wild Mongrel and discard two cards`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from sandbox.questions.entering import MAKES_DISCARD
from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates
from sandbox.questions.said.outcomes_cards import Discards
from sandbox.questions.said.things import Mention

TAKES_CARDS = re.compile(r"^[^\n:]*\b[Dd]iscard a card:", re.MULTILINE)


def with_outlets(parts: Sequence[Part], form: NormalForm) -> Sequence[Part]:
    """The parts, such a discard told as the use of the one card of the question that takes cards, where none makes a
    player discard."""
    if not any(isinstance(part.said, Discards) for part in parts):
        return parts
    texts = {name: card_named(name).text for name in form.cards}
    takers = [name for name, text in texts.items() if TAKES_CARDS.search(text)]
    makes = any(MAKES_DISCARD.search(TAKES_CARDS.sub("", text)) for text in texts.values())
    return [_used(part, takers[0]) for part in parts] if len(takers) == 1 and not makes else parts


def _used(part: Part, taker: str) -> Part:
    said = part.said
    if not isinstance(said, Discards):
        return part
    return replace(part, said=Activates(Mention(card=taker), said.who, times=max(said.number, 1)))
