"""A spell that is only named as an answer, as `Bolt on my Bear, Giant Growth in response`: it is cast on what the one
before it is aimed at, or on that spell, where it can be."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Activates, Casts, Uses
from sandbox.questions.said.moments import InResponse
from sandbox.questions.said.states import Mentions
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.telling import is_spell

_AT_CREATURE = re.compile(r"any target|target (?:\w+ )?creature\b(?! card| spell)", re.IGNORECASE)
_AT_SPELL = re.compile(r"ounter target spell\b")
_TARGETS = re.compile(r"\btargets?\b", re.IGNORECASE)


def with_answers_named(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, such a spell cast: by whose the thing is, or against that player, where it is not said by whom."""
    for at, part in enumerate(parts):
        spell = _only_spell(part)
        aimed = _aimed_before(parts[:at], part) if spell is not None and _answers(parts, at) else None
        if spell is None or aimed is None:
            yield part
            continue
        aim = _aim_of(spell, aimed)
        who, what = spell.owner, replace(spell, owner="", number=0)
        yield part if aim is None else replace(part, said=Casts(what, who, (aim,), passive=not who))


def _only_spell(part: Part) -> Mention | None:
    """The one spell that is named there, and nothing else."""
    things = part.said.things if isinstance(part.said, Mentions) else ()
    return things[0] if len(things) == 1 and is_spell(things[0]) and things[0].number < 2 else None


def _answers(parts: Sequence[Part], at: int) -> bool:
    """Whether it is said right there that it is in response."""
    beside = [parts[each].said for each in (at - 1, at + 1) if 0 <= each < len(parts) and _together(parts, at, each)]
    return InResponse() in beside


def _together(parts: Sequence[Part], one: int, other: int) -> bool:
    return parts[one].sentence == parts[other].sentence


def _aimed_before(before: Sequence[Part], part: Part) -> Activates | Casts | Uses | None:
    """The act of the sentence that it follows, or of the one before, where that is aimed at one thing."""
    told = [each for each in before if not isinstance(each.said, InResponse)][-1:]
    act = told[0].said if told and part.sentence - told[0].sentence < 2 else None
    return act if isinstance(act, Activates | Casts | Uses) and len(act.targets) == 1 else None


def _aim_of(spell: Mention, aimed: Activates | Casts | Uses) -> Mention | None:
    """What it is aimed at: None where its text has not the one target that this can be."""
    text = card_named(spell.card).text
    if len(_TARGETS.findall(text)) != 1:
        return None
    if _AT_SPELL.search(text) and isinstance(aimed, Casts) and aimed.what.card:
        return Mention(card=aimed.what.card)
    thing = not is_spell(aimed.targets[0]) and aimed.targets[0].noun != "player"
    return PRONOUN if thing and _AT_CREATURE.search(text) else None
