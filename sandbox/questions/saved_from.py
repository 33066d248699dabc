"""What somebody or something is asked to be saved from: `does my Leyline save me from his Bolt?`, where that spell is
named nowhere else and so is cast."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import Casts, Uses
from sandbox.questions.said.asked import AskCan, AskWhether
from sandbox.questions.said.moments import OwedTo
from sandbox.questions.said.outcomes import Lives, SavedBy
from sandbox.questions.said.things import Mention, PartSaid, Things, mentioned_in
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import ME

_AT_PLAYERS = re.compile(r"any target|arget (?:player|opponent)|arget creature or player")
_AT_CREATURES = re.compile(r"any target|arget [^.]*\bcreature|arget [^.]*\bpermanent")


def with_danger(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, the spell that something is to be saved from cast before that is asked. What is told to be cast
    anyway is only named again."""
    for at, part in enumerate(parts):
        following = parts[at + 1] if at + 1 < len(parts) else None
        spell = _danger(following, part) if following is not None else None
        if spell is not None and not _is_cast(spell, parts) and (cast := _cast_at(spell, part)) is not None:
            yield replace(part, said=cast, begins=True)
        if at and _danger(part, parts[at - 1]) is not None and _is_accounted(part, parts[at - 1], parts):
            continue
        yield part


def _danger(part: Part, asked: Part) -> Mention | None:
    """The spell, where something right before it is asked about as saved."""
    saved = isinstance(asked.said, AskWhether) and isinstance(asked.said.outcome.plain, SavedBy | Lives)
    saved = saved or _with_what(asked.said) is not None
    spell = part.said.what if isinstance(part.said, OwedTo) and part.sentence == asked.sentence else None
    return spell if saved and spell is not None and is_spell(spell) else None


def _with_what(said: PartSaid) -> Uses | None:
    """What is used to save something."""
    act = said.act if isinstance(said, AskCan) else None
    return act if isinstance(act, Uses) and act.goal == "save" else None


def _is_accounted(part: Part, asked: Part, parts: Sequence[Part]) -> bool:
    spell = _danger(part, asked)
    return spell is not None and (_is_cast(spell, parts) or _cast_at(spell, asked) is not None)


def _is_cast(spell: Mention, parts: Sequence[Part]) -> bool:
    acts = [part.said for part in parts if isinstance(part.said, Casts)]
    return any(thing.card == spell.card for thing in mentioned_in(acts))


def _cast_at(spell: Mention, asked: Part) -> Casts | None:
    """At the player or the creature that is asked about, by the other player; None where it cannot be aimed so."""
    outcome = asked.said.outcome.plain if isinstance(asked.said, AskWhether) else None
    text = card_named(spell.card).text
    if isinstance(outcome, SavedBy):
        aims: Things = (Mention(noun="player", owner=outcome.who),)
        return _cast(spell, outcome.who, aims, _AT_PLAYERS) if "arget" in text else _cast(spell, outcome.who, ())
    saving = _with_what(asked.said)
    saved = outcome.things if isinstance(outcome, Lives) else saving.targets if saving is not None else ()
    if len(saved) == 1:
        owner = saved[0].owner or (saving.who if saving is not None and isinstance(saving.who, str) else "") or ME
        aims = saved if "arget" in text else ()
        return _cast(spell, owner, aims, _AT_CREATURES if aims else None)
    return None


def _cast(spell: Mention, saved: str, aims: Things, fits: re.Pattern[str] | None = None) -> Casts | None:
    if fits is not None and not fits.search(card_named(spell.card).text):
        return None
    who = spell.owner or ("opp" if saved == ME else ME)
    return Casts(replace(spell, owner="", number=0), who, aims)
