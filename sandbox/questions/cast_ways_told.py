"""Ways to cast a spell as words of the scenario language: bought back, flashed back, face down."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions import lands
from sandbox.questions.aiming_told import AimTelling
from sandbox.questions.mentioned import IT
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.ways import CastSo

FACE_DOWN_COST = ["1", "1", "1"]
X_OF_TARGET = re.compile(r"arget [^.]*with mana value X(?!\w| or)")
"""Texts of spells whose X must be what their target costs."""


class CastWayTelling(AimTelling):
    """They raise NotClear for a card that cannot be cast so."""

    def way_of(self, act: Casts, spell: Piece, player: str, aims: int) -> tuple[str, list[str]]:
        """The words for how it is cast, and the mana that it costs so."""
        cost = lands.casting_cost(spell, act.x or 0, aims)
        match act.so:
            case None:
                return "", cost
            case CastSo(way="buyback"):
                return " with buyback", cost + lands.keyword_cost(spell, "Buyback")
            case CastSo(way="flashback" | "graveyard"):
                return " with flashback", lands.keyword_cost(spell, "Flashback")
            case CastSo(way="evoke", paid=paid):
                evoked = lands.keyword_cost(spell, "Evoke")
                if paid and lands.times_paid(paid, evoked) != 1:
                    raise NotClear(f"paying {paid}")
                return " with evoke", evoked
            case CastSo(way="face down"):
                lands.keyword_cost(spell, "(?:.*, )?Morph")
                spell.face_down = True
                return " face down", FACE_DOWN_COST
            case CastSo(way="splice"):
                raise NotClear("what is spliced")
        raise NotClear("how it is cast")

    def x_of_aim(self, aims: Sequence[str]) -> int:
        """What the one thing costs that the spell is aimed at. Raises NotClear for several."""
        aimed = [piece for piece in self.there.pieces if piece.label in aims]
        if len(aimed) != 1:
            raise NotClear("how much X is")
        return lands.mana_value(str(aimed[0].card.cost), aimed[0].x)

    def lies_with_flashback(self, player: str) -> Piece:
        """What `it` is that is flashed back. Raises NotClear where it is not one card."""
        able = [p for p in self.there.pieces if "Flashback" in p.card.text and p.owner == player]
        if len(able) != 1:
            raise NotClear("what is flashed back")
        self.resolved()
        return able[0]

    def lies_there(self, act: Casts, player: str) -> Piece | None:
        """What is cast from the graveyard; one that was cast before has come there."""
        if act.so is None or act.so.way not in ("flashback", "graveyard"):
            return None
        if act.what.noun in IT:
            return self.lies_with_flashback(player)
        cast = [p for p in self.there.pieces if p.cast and p.card.name == act.what.card and p.owner == player]
        if cast and not cast[-1].is_permanent:
            self.resolved()
            return cast[-1]
        return self.there.find((act.what,), player, "graveyard")[-1]
