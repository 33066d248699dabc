"""What a text asks somebody to pay, told as paid or not: each way where the question does not say which."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from sandbox.questions import lands
from sandbox.questions.mentioned import BOB, IT, other
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Activates, PaysFor
from sandbox.questions.telling import Telling

_COST = re.compile(r"^([^\n:\"]*):", re.MULTILINE)
"""What is paid for an ability."""
_MANA = re.compile(r"\{(?!T\}|0\}|Q\})[^{}]+\}")
UNLESS_PAID = re.compile(r"\b[Uu]nless [^.]*\bpays\b")
"""What somebody may pay as a text is carried out, where the telling must say whether it is."""
MANA_ASKED = re.compile(r"\b[Uu]nless [^.]*?\bpays? ((?:\{\w+\})+)")
COUNTERS = re.compile(
    r"^Counter target [^.]*unless its controller pays|^Unless its controller pays [^.]*, counter target", re.MULTILINE
)

HOW_PAID = "how it is paid"
_SO_MUCH = re.compile(r"\{?(\d+)\}?(?: mana)?")


def asked_for(piece: Piece) -> list[str]:
    """The mana that somebody may pay as its text is carried out, a symbol for each. Raises NotClear for other costs."""
    found = MANA_ASKED.search(piece.works_as.text)
    if found is None or ("X" in found[1] and found[1] != "{X}"):
        raise NotClear(f"what is paid for {piece.card.name}")
    return ["1"] * piece.x if "X" in found[1] else lands.symbols(found[1])


class PayingTelling(Telling):
    """They raise NotClear where it is not known what is paid for."""

    taxed: Mapping[str, int] = MappingProxyType({})
    """How much mana of whom was paid last for what asked for it."""

    def pays(self, act: PaysFor) -> str:
        """Somebody pays, or does not, for what asks for it."""
        player = self.does(act.who) if act.who else self.asked_to_pay()
        piece = self.asking(act, player)
        cost = asked_for(piece)
        if act.number and act.number != len(cost):
            raise NotClear(f"what {act.number} is paid for")
        return self.paid(piece, player, cost) if act.done else self.not_paid(piece)

    def asking(self, act: PaysFor, player: str) -> Piece:
        """What asks for it: what is named, or what waits and is the other player's."""
        waiting = [p for p in self.pending if p.owner != player and COUNTERS.search(p.card.text)]
        named = act.thing
        if named is not None and named.noun not in IT:
            waiting = [piece for piece in waiting if not named.card or piece.card.name == named.card]
        if not waiting:
            raise NotClear("what is paid for")
        return waiting[-1]

    def asked_to_pay(self) -> str:
        """Who pays where that is not said: whoever is asked to."""
        waiting = [piece for piece in self.pending if COUNTERS.search(piece.card.text)]
        self.actor = other(waiting[-1].owner) if waiting else self.actor
        return self.actor or BOB

    def as_payment(self, act: Activates) -> PaysFor | None:
        """`he pays 2`: for what counters a spell unless that is paid, and no ability."""
        number = _SO_MUCH.fullmatch(act.paid)
        if number is None or act.what.noun not in IT or act.targets or act.what.ability:
            return None
        waiting = any(COUNTERS.search(piece.card.text) and piece.cast for piece in self.pending)
        return PaysFor(act.who, int(number[1])) if waiting else None

    def paid(self, piece: Piece, player: str, cost: list[str]) -> str:
        self.settled.append(piece.label)
        self.mana[player] += cost
        self.taxed = {player: len(cost)}
        ways = ("it is paid where it is asked for", "whoever can pay it has to")
        if piece.card.text.startswith("Unless") and self.choose(HOW_PAID, *ways):
            return ""
        return self.say(f"{player} pays for {piece.label}")

    def not_paid(self, piece: Piece) -> str:
        """Nobody pays in a scenario who is not said to."""
        self.settled.append(piece.label)
        return ""

    def asks_to_pay(self, spell: Piece, aims: list[str]) -> None:
        """What counters a spell unless its controller pays: both ways, where nothing is said of it."""
        payers = [piece.owner for piece in self.there.pieces if piece.label in aims]
        if not COUNTERS.search(spell.card.text) or self.tells_payment():
            return
        if len(payers) != 1 or not self.can_pay(payers[0], cost := asked_for(spell)):
            self.not_paid(spell)
            return
        ways = (f"{payers[0]} does not pay", f"{payers[0]} pays")
        if self.choose(f"whether {payers[0]} pays for {spell.label}", *ways):
            self.paid(spell, payers[0], cost)
        else:
            self.not_paid(spell)

    def tells_payment(self) -> bool:
        """Whether it is told that somebody pays, or does not."""
        acts = [said for said in self.all_said if isinstance(said, PaysFor | Activates)]
        return any(isinstance(act, PaysFor) or self.as_payment(act) is not None for act in acts)

    def unpayable(self) -> list[str]:
        """What is there and cannot be used, since its player has no mana and all it does costs some."""
        there = [p for p in self.there.pieces if p.owner in self.pays_no_more and p.zone == "play" and not p.is_land]
        costs = {piece.label: _COST.findall(piece.card.text) for piece in there}
        return [label for label, found in costs.items() if found and all(map(_MANA.search, found))]

    def can_pay(self, player: str, cost: list[str]) -> bool:
        """Whether nothing that is said of the player's mana keeps it from being paid besides all else."""
        said = self.mana_said.get(player)
        known = None if said is None else said.number if said.number is not None else len(said.symbols) or None
        if player in self.pays_no_more:
            return False
        before = len(self.paid_before.get(player, ())) if said is not None and said.left else 0
        return known is None or known + before >= len(self.mana[player]) + len(cost)
