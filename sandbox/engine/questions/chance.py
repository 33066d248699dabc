"""What nobody chooses: chance is asked like a player."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import A, Question


class Chance(Question[A]):
    """What nobody chooses: chance is asked like a player."""

    is_a_decision = False


class WhoBegins(Chance[Player]):
    pass


class WhoDecidesWhoBegins(Chance[Player]):
    pass


class WhichDiscard(Chance[Object]):
    pass


class WhichIsRevealed(Chance[Object]):
    """Of a hand: the card that is shown."""


class WhichOfGraveyard(Chance[A]):
    """A card of a graveyard that is taken at random."""


class WhichTopCard(Chance[Object | None]):
    """Of a shuffled library: a named card, or None for one that nobody has named."""


class WhoWinsSubgame(Chance[Player | None]):
    """None: nobody does."""


class WhatItTouches(Chance[list[Object]]):
    """What lies under a card that was flipped onto the table."""


class CoinFlip(Chance[bool]):
    """True: won."""

    is_a_step = True

    def told(self, answer: bool, options: Sequence[bool]) -> str:
        return f"{'wins' if answer else 'loses'} the flip"
