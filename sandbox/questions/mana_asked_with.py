"""Whose lands are untapped where what is asked begins with them: `he bolts my Bear. With one Forest untapped, does it
live?` is said of the asker's, unless it is asked what the other one can do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.people import ASKERS
from sandbox.questions.said.asked import Ask, act_of
from sandbox.questions.said.states import HasInPlay
from sandbox.questions.said.states_players import HasMana
from sandbox.questions.telling import is_land
from sandbox.questions.thing_words import ME, NOT_THE_ASKER


def with_mana_asked(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, such lands and such mana with the player whose they are."""
    words = [token.text for token in form.tokens]
    asked = not ASKERS.isdisjoint(words)
    for at, part in enumerate(parts):
        said = part.said
        first = at > 0 and parts[at - 1].sentence < part.sentence and words[part.first] == "with"
        bare = isinstance(said, HasMana | HasInPlay) and said.who in ("", "same") and (asked and first)
        if isinstance(said, HasMana | HasInPlay) and bare and _are_lands(said) and (who := _asker(parts, at)):
            yield replace(part, said=replace(said, who=who))
        else:
            yield part


def _are_lands(said: HasMana | HasInPlay) -> bool:
    return isinstance(said, HasMana) or all(is_land(thing) and not thing.owner for thing in said.things)


def _asker(parts: Sequence[Part], at: int) -> str:
    """The player of whom something is asked in the sentence; the asker, where it is asked of no player."""
    asks = [each.said for each in parts[at + 1 :] if each.sentence == parts[at].sentence and isinstance(each.said, Ask)]
    who = str(getattr(act_of(asks[0]), "who", "")) if asks else ""
    return (who if who in NOT_THE_ASKER else ME) if asks else ""
