"""`can I blow it up?` asked of one's own thing that destroys as it is used: whether it may be used."""

from __future__ import annotations

from sandbox.questions.mentioned import BOB, IT
from sandbox.questions.pieces import Piece
from sandbox.questions.said.acts import Activates
from sandbox.questions.said.asked import Ask, AskCan, AskWhether
from sandbox.questions.said.outcomes import IsDead
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import Telling, is_set_off
from sandbox.questions.thing_words import ME


def as_set_off(telling: Telling, ask: Ask) -> Ask:
    """What is asked, of such a thing that was spoken of last or is named as one's own."""
    outcome = ask.outcome if isinstance(ask, AskWhether) and ask.by_something else None
    things = outcome.things if isinstance(outcome, IsDead) else ()
    spoken = [piece for piece in telling.there.focus if not piece.is_land]
    if len(things) != 1 or not any(_is_meant(piece, things[0]) for piece in spoken[-1:]):
        return ask
    return AskCan(Activates(things[0], ME))


def _is_meant(piece: Piece, thing: Mention) -> bool:
    spoken = thing.noun in IT or (thing.card == piece.card.name and thing.owner in ("", ME))
    own = piece.controller == BOB and piece.is_permanent and not piece.is_creature
    return spoken and own and is_set_off(Mention(card=piece.card.name), ME)
