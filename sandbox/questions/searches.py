"""What somebody looks for in a library, told as what something is done for: `I cast Rampant Growth for a Forest`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Casts, Sacrifices
from sandbox.questions.said.acts_keywords import FindsOne
from sandbox.questions.said.things import Mention
from sandbox.terms.types import BASIC_LAND_TYPES

_SEARCHES = re.compile(r"earch (?:your|their|his or her) library")


def with_searches(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, what is said to be done for a card told as done, and that card as found with it."""
    for part in parts:
        act = part.said
        aims = act.targets if isinstance(act, Casts | Activates) else ()
        if len(aims) != 1 or not aims[0].card or not isinstance(act, Casts | Activates) or not _looks(act, aims[0]):
            yield part
            continue
        done = replace(act, targets=())
        given_up = isinstance(act, Activates) and act.itself
        yield replace(part, said=Sacrifices(act.what, Mention(), act.who) if given_up else done)
        found = FindsOne(replace(aims[0], owner="", number=0), act.who)
        yield replace(part, said=found, joins=frozenset({"and"}))


def _looks(act: Casts | Activates, aim: Mention) -> bool:
    """Whether it looks for a card and is aimed at nothing; of what is not named, a basic land is nothing to aim at."""
    if aim.number > 1 or aim.owner not in ("", act.who):
        return False
    if not act.what.card:
        return isinstance(act, Activates) and act.itself and aim.card in BASIC_LAND_TYPES
    text = card_named(act.what.card).text
    return _SEARCHES.search(text) is not None and "arget" not in text
