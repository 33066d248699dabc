"""A sentence that could come next, as the moves of each chapter offer it."""

from __future__ import annotations

from sandbox.engine.objects import Player
from sandbox.scenarios.values.ruling import MoveKind
from sandbox.terms.errors import Refusal
from sandbox.terms.values import Value


class Offer(Value):
    """``refusal``: why the rules forbid it. ``lead``: what it begins with, where others begin alike and go on
    otherwise, such as one spell with its targets. In doubt, only a try can tell whether it can be said. ``actors``: the
    cards that do it, and ``aim``: the one that it is done to, as the text calls them.
    """

    player: str
    sentence: str
    refusal: Refusal | None = None
    lead: str = ""
    kind: MoveKind = MoveKind.ACT
    in_doubt: bool = False
    actors: tuple[str, ...] = ()
    aim: str = ""


def offer(player: Player, sentence: str, refusal: Refusal | None = None) -> Offer:
    """One sentence of a player's."""
    return Offer(player.name, sentence, refusal)


def offer_with(player: Player, lead: str, end: str, refusal: Refusal | None = None) -> Offer:
    """One of several sentences that begin alike."""
    return Offer(player.name, f"{lead} {end}", refusal, lead)
