"""What is told as done with something, and is what triggers as it comes into play."""

from __future__ import annotations

import re

from sandbox.questions.abilities_meant import ACTIVATED
from sandbox.questions.combat_told import TRIGGERED
from sandbox.questions.entering_told import TRIGGER
from sandbox.questions.mentioned import IT
from sandbox.questions.pieces import Piece
from sandbox.questions.sacrifices_told import SacrificeTelling
from sandbox.questions.said.acts import Activates, AimsTrigger, ToldAct, Uses

_BRINGS_BACK = re.compile(
    r"(?:[Ee]xile|[Rr]emove) target [^\n]*\breturn (?:it|that card|the exiled card)", re.IGNORECASE
)
"""Texts of what takes a permanent out of play and brings it back, so that it triggers once more."""
_TAPS_ON_ENTERING = re.compile(r"When [^.\n]* (?:enters|comes into play)[^.\n]*\btap (?:or untap )?(?:up to )?target")


class TriggerMeaning(SacrificeTelling):
    """Each question is whether the act is of what triggers."""

    def as_trigger(self, act: ToldAct) -> AimsTrigger | None:
        """What waits to come into play is aimed by its trigger; None for any other act."""
        match act:
            case Uses() if self.pending and self.is_of_trigger(act):
                return AimsTrigger(act.who, act.targets, untaps=act.goal == "untap")
            case Activates(what=what, who=who, targets=targets) if self.pending and what.noun in TRIGGER:
                return AimsTrigger(who, targets) if self.is_of_trigger(Uses(what, who, targets)) else None
            case Activates(what=thing) if self.is_tapped_by_trigger(act):
                return AimsTrigger("", (thing,))
        return None

    def is_of_trigger(self, act: Uses) -> bool:
        """`I cast a Gravedigger and return the Wurm with it`: what is used only triggers as it comes into play."""
        pieces = [piece for piece in self.there.focus if piece.is_permanent and not piece.is_land]
        named = act.what.card and not (pieces and act.what.card == pieces[-1].card.name and self.is_brought(pieces[-1]))
        if not act.targets or named or (not act.what.card and act.what.noun not in IT | TRIGGER) or not pieces:
            return False
        text = pieces[-1].works_as.text
        came = pieces[-1].cast or self.is_brought(pieces[-1])
        return bool(TRIGGERED.search(text)) and not ACTIVATED.search(text) and came

    def is_brought(self, piece: Piece) -> bool:
        """Whether what was cast last, aimed at it, takes it out of play and brings it back."""
        last = self.last_cast[-1] if self.last_cast else None
        aims = self.aimed.get((last.card.name, last.owner), []) if last is not None else []
        return last is not None and piece.label in aims and _BRINGS_BACK.search(last.card.text) is not None

    def is_tapped_by_trigger(self, act: Activates) -> bool:
        """`he plays an Exarch and taps my Angel`: what is the other player's is tapped by what comes into play."""
        came = self.last_cast[-1] if self.last_cast else None
        if came is None or act != Activates(act.what, act.who) or not act.what.owner or act.what.owner == "other":
            return False
        taps = came in self.pending and _TAPS_ON_ENTERING.search(came.card.text) is not None
        return taps and self.players.name(act.what.owner) != came.owner and self.who(act.who) == came.owner
