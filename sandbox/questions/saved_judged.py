"""Whether a ruling lets something die that could have been saved, and of which a question says nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.abilities_told import SHIELDS_ONE
from sandbox.questions.mentioned import other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.regenerating_told import FORBIDS
from sandbox.questions.saving_told import REGENERATED
from sandbox.questions.story import ToldQuestion
from sandbox.questions.view import View
from sandbox.terms.zones import Zone

SAYS_REGENERATE = re.compile(r"(?<!be )\b[Rr]egenerate\b")
_RESOLVES = re.compile(r"(.+?)(?:#\d+)? resolves")
_BEGINS = re.compile(r"the effect of (.+?)(?:#\d+)? on (.+) begins")


def none_to_regenerate(told: ToldQuestion, view: View) -> None:
    """Nothing has died that could have been regenerated, without a word about that. Raises NotClear."""
    acts = "\n".join(told.when)
    for piece in told.pieces:
        able = piece.is_creature and (SAYS_REGENERATE.search(piece.card.text) is not None or _wears_help(piece, told))
        if piece.label in told.helped + told.left_unused or f"regenerates {piece.label}" in acts or not able:
            continue
        if view.zone(piece.label) is Zone.GRAVEYARD and could_be_regenerated(piece, told, view):
            raise NotClear(f"whether {piece.card.name} is regenerated")


def _wears_help(piece: Piece, told: ToldQuestion) -> bool:
    """Whether an aura on it, or one that has been cast on it, regenerates it."""
    acts = "\n".join(told.when)
    auras = [each for each in told.pieces if "egenerate enchanted creature" in each.card.text]
    return any(each.host is piece or f"{each.label} targeting {piece.label}" in acts for each in auras)


def none_idle(told: ToldQuestion, view: View) -> None:
    """Nothing has died, and nobody has lost life, that could have been helped without a word about that. Raises
    NotClear."""
    claims = " ".join(claim for asked in told.asked for claim in (asked.claim, *asked.claims))
    for unused in told.could_help:
        if f"activate {unused.label}" in claims:
            continue  # whether it is used is asked
        matters = (
            saves_others(unused, told, view) if SHIELDS_ONE.search(unused.card.text) else grows(unused, told, view)
        )
        if matters:
            raise NotClear(f"whether {unused.card.name} is used")


def saves_others(unused: Piece, told: ToldQuestion, view: View) -> bool:
    """Whether another of its player's things was destroyed, or the player has lost life."""
    course = {text for _, text in view.course}
    own = [piece for piece in told.pieces if piece.owner == unused.owner and piece is not unused]
    return view.life_change(unused.owner) < 0 or any(f"{piece.label} is destroyed" in course for piece in own)


def grows(unused: Piece, told: ToldQuestion, view: View) -> bool:
    """Whether what could have been larger was destroyed, or was in a fight that did not kill all its enemies."""
    itself = unused.host or unused
    if any(text == f"{itself.label} is destroyed" for _, text in view.course):
        return True
    fought = any(re.search(rf" (?:attacks|blocks) .*{re.escape(itself.label)}", text) for _, text in view.course)
    enemies = [piece for piece in told.pieces if piece.is_creature and piece.owner != unused.owner]
    left = [piece for piece in enemies if view.damage(piece.label)]
    return fought and (bool(left) or itself.card.power == 0 or view.life_change(other(unused.owner)) < 0)


def could_be_regenerated(piece: Piece, told: ToldQuestion, view: View) -> bool:
    """Whether it has been destroyed, and nothing that says that it cannot be regenerated has done so. What is
    sacrificed, or buried, or has no toughness left, is not destroyed."""
    course = [text for _, text in view.course]
    if f"{piece.label} is destroyed" not in course:
        return False
    before = course[: course.index(f"{piece.label} is destroyed")]
    lasting = [found[1] for text in before if (found := _BEGINS.fullmatch(text)) and found[2] == piece.label]
    return not any(
        FORBIDS.search(card_named(name).text) for name in (*lasting, *_resolving(before)) if name in _names(told)
    )


def both_ways(played: Sequence[tuple[ToldQuestion, View]]) -> None:
    """Where something is left to die that could have been regenerated, that it is regenerated was played as well.
    Raises NotClear."""
    saved = {label for told, _ in played for label in told.helped}
    for told, view in played:
        for piece in told.pieces:
            asked = any(each.on == REGENERATED.format(piece.label) for each in told.open_ways)
            left = asked and piece.label in told.left_unused and piece.label not in saved
            if left and could_be_regenerated(piece, told, view):
                raise NotClear(f"whether {piece.card.name} is regenerated")


def _names(told: ToldQuestion) -> set[str]:
    return {piece.card.name for piece in told.pieces if not piece.text}


def _resolving(before: list[str]) -> list[str]:
    """What has resolved last, if nothing else has dealt damage since."""
    at = next((at for at in range(len(before) - 1, -1, -1) if _RESOLVES.fullmatch(before[at])), None)
    found = _RESOLVES.fullmatch(before[at]) if at is not None else None
    if at is None or found is None:
        return []
    dealt = [text for text in before[at:] if " deals " in text and not text.startswith(found[1])]
    return [] if dealt else [found[1].removeprefix("the effect of ")]
