"""Cards in hand that no name stands for: one like a permanent of the other player's, and a spell that came back."""

from __future__ import annotations

from sandbox.questions.pieces import NotThisWay, Piece
from sandbox.questions.telling import Telling


def held_like_theirs(telling: Telling, player: str) -> Piece | None:
    """`he has a Hakim out and I hold my own; I summon mine`: the one card the player holds that is called like one in
    play."""
    held = [p for p in telling.there.pieces if (p.owner, p.zone, p.cast) == (player, "hand", False)]
    names = {p.card.name for p in telling.there.pieces if p.zone == "play"}
    alike = [piece for piece in held if piece.card.name in names]
    return alike[0] if len(alike) == 1 else None


def spell_back_in_hand(telling: Telling, player: str) -> Piece | None:
    """`I Remand his Bolt; he casts it again`: the player's spell that was returned to the hand last. Raises NotThisWay
    where it is still on its way."""
    last = telling.last_cast[-1] if telling.last_cast else None
    if last is None or "owner's hand" not in last.card.text:
        return None
    aims = telling.aimed.get((last.card.name, last.owner), [])
    spells = [p for p in telling.last_cast if p.label in aims and not p.is_permanent]
    if len(spells) != 1 or spells[0].owner != player:
        return None
    if telling.pending:
        raise NotThisWay("what is cast")
    return spells[0]
