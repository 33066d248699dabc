"""What a spell is aimed at: of which that is not said, and where two spells are called alike."""

import re
from collections.abc import Sequence

from sandbox.meaning.card import Card
from sandbox.questions.mentioned import other
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import Piece
from sandbox.terms.types import AURA

ONE_PLAYER = re.compile(r"[Tt]arget (?:player|opponent)(?: or planeswalker)?\b")
DOES_GOOD = re.compile(r"[Tt]arget player (?:draws|gains|may|puts|creates|searches|untaps|chooses|takes an extra turn)")
SHIELDS = re.compile(r"prevent (?:the next|all)|regenerate target")
HARM = re.compile(
    r"damage|destroy|-\d+/|[+-]\d+/-\d+|\btap target|counter target|return target (?!\w+ card|card)|exile target|loses"
    r"|sacrifice|gain control of target|target player discards|attacks .*if able"
)
HARMFUL_AURA = re.compile(
    r"you control enchanted|enchanted \w+ (?:gets [+-]\d+/-|gets -|can't|doesn't|loses)|destroy enchanted"
)

OF_GRAVEYARD = re.compile(
    r"(?:target|[Ee]nchant) (?:\w+ )?card (?:with [^.]*? )?(?:from|in) (?:your|an opponent's|a|any) graveyard"
)
"""Texts of what is aimed at a card in a graveyard."""
_WHOSE = re.compile(r"target [\w -]*?(an opponent controls|your opponents control|you don't control|you control)")
"""Whose a thing must be that something is aimed at."""


_OF_ONE_SIDE = re.compile(r"target|\b(?:you|your|opponents?)\b|[Cc]hoose|chosen|of your choice|\bthis\b|^Enchant")
"""Words of texts to which it matters who casts the spell."""


def does_harm(card: Card) -> bool:
    """Whether what the spell is aimed at has nothing good of it."""
    text = card.text.lower()
    if whose := _WHOSE.search(text):
        return whose[1] != "you control"
    if AURA in card.subtypes:
        return HARMFUL_AURA.search(text) is not None and not OF_GRAVEYARD.search(card.text)
    return HARM.search(text) is not None and not SHIELDS.search(text)


def hits_all_alike(name: str) -> bool:
    """Whether it is a spell without a target to which it does not matter who casts it."""
    return bool(name) and not _OF_ONE_SIDE.search(card_named(name).text)


def player_aimed_at(spell: Piece, player: str) -> str:
    """Of a spell that is aimed at a player and nothing else: whoever casts it where it does good, else the other one.
    Empty for other spells."""
    text = spell.card.text
    if spell.is_permanent or text.count("arget") != 1 or not ONE_PLAYER.search(text):
        return ""
    return player if DOES_GOOD.search(text) else other(player)


def told_apart(waiting: Piece, spell: Piece, when: list[str], pieces: Sequence[Piece]) -> str:
    """The label of a spell that waits. One without a number would be the caster's own of that name in the scenario:
    where the spell aimed at it is another of the card, it gets a number in all that has been told."""
    if waiting.card is spell.card and "#" not in waiting.label:
        name = waiting.label
        waiting.label = f"{name}#{sum(piece.card is spell.card for piece in pieces) + 1}"
        named = re.compile(rf"(?<=casts |eting ){re.escape(name)}(?= |$)")
        when[:] = [named.sub(waiting.label, sentence) for sentence in when]
    return waiting.label
