"""Which thing is in danger, where a pronoun for what may die follows on something else that is said to be there: `he
bolts my Knight, I have a Healer untapped. Does it survive?` is asked of the Knight."""

from __future__ import annotations

import re

from sandbox.questions.mentioned import IT
from sandbox.questions.pieces import Piece
from sandbox.questions.said.outcomes import IsDead, Lives, ToldOutcome
from sandbox.questions.telling import Telling

_HARMS = re.compile(r"\bdamage\b|[Dd]estroy|[Ee]xile|[Bb]ury|-\d+/-\d+")
"""Texts of what kills."""


def threatened_one(telling: Telling, outcome: ToldOutcome) -> list[Piece]:
    """The one thing that is aimed at by what waits, where another one has only been said to be there since."""
    pronoun = isinstance(outcome, IsDead | Lives) and [thing.noun for thing in outcome.things]
    if not pronoun or len(pronoun) > 1 or pronoun[0] not in IT or telling.attacked:
        return []
    waiting = [each for each in telling.pending if _HARMS.search(each.works_as.text)]
    aims = {label for each in waiting for label in telling.aimed.get((each.card.name, each.owner), [])}
    found = [piece for piece in telling.there.pieces if piece.label in aims and piece.is_permanent]
    told = telling.there.focus[-1:]
    since = bool(told) and told[0] in telling.there.had and told[0] not in found and not told[0].cast
    return found if len(found) == 1 and since else []
