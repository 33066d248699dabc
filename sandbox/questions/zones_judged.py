"""Where things are said or asked to have gone, judged on the ruling."""

import re

from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.outcomes import Killed, ToldOutcome
from sandbox.questions.view import View
from sandbox.terms.zones import Zone

_DOES = re.compile(r" (?:activates|plays|triggers)\b|^the effect of | resolves$")
"""What comes before a sacrifice: what it is paid for, or what makes a player do it."""


def has_back(label: str, player: str, view: View) -> bool:
    """In play under the player's control, phased out, or in the player's hand, where it was cast from there as well."""
    if view.zone(label) is Zone.HAND:
        return view.owner(label) == player
    if view.zone(label) is Zone.PHASED_OUT:
        return view.controller(label) == player  # it phases in as that player's turn begins
    if view.zone(label) is None and view.has_returned(label):
        return in_hand(label, player, view)
    return view.in_play(label) and view.controller(label) == player


def came_back(piece: Piece, player: str, view: View) -> bool:
    """A token that has left play does not come back."""
    return not _is_gone(piece, view) and has_back(piece.label, player, view)


def is_in_hand(piece: Piece, player: str, view: View) -> bool:
    """A token is in no hand."""
    return not _is_gone(piece, view) and in_hand(piece.label, player, view)


def _is_gone(piece: Piece, view: View) -> bool:
    return bool(piece.token or piece.made) and not view.in_play(piece.label)


def has_got(piece: Piece, player: str, view: View) -> bool:
    """Raises NotClear for what was in play: what is got of that may have been killed, as players say."""
    if not piece.is_permanent or any(thing.label == piece.label for thing, _ in view.start.in_play()):
        raise NotClear("what it is to get it")
    return has_back(piece.label, player, view)


def has_gone_to(piece: Piece, zone: Zone, player: str, view: View) -> bool:
    """Where it went, which is its owner's; a spell that was cast from a hand may be back there."""
    returned = view.zone(piece.label) is None and view.has_returned(piece.label)
    there = zone is Zone.HAND if returned else view.zone(piece.label) is zone
    if zone is Zone.HAND and (piece.token or piece.made):
        return False  # it is no card, and is gone as it leaves play
    return there and player in ("", piece.owner)


def in_hand(label: str, player: str, view: View) -> bool:
    """In the player's hand, where it came there or has been."""
    if label in view.ceasing:
        return False
    if view.zone(label) is not None:
        return view.zone(label) is Zone.HAND and view.owner(label) == player
    return any(thing.label == label for who in view.final.players if who.name == player for thing in who.hand)


def was_given_up(outcome: ToldOutcome, piece: Piece, view: View) -> bool:
    """Whether it was sacrificed as a cost, where something else is said to have killed it."""
    if not isinstance(outcome, Killed):
        return False
    texts = [text for _, text in view.course]
    at = texts.index(f"{piece.label} is sacrificed") if f"{piece.label} is sacrificed" in texts else 0
    before = next((text for text in reversed(texts[:at]) if _DOES.search(text)), "")
    return " activates " in before or " plays " in before


def is_controlled(piece: Piece, player: str, view: View) -> bool:
    """In play, or phased out: what was a player's before still is."""
    if view.zone(piece.label) is Zone.PHASED_OUT:
        return piece.owner == player and not piece.taken_by
    return view.in_play(piece.label) and view.controller(piece.label) == player
