"""What a spell is aimed at, where no word says it: every thing that is there and that its text can mean."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.meaning.card import Card
from sandbox.questions.aims_told import ONE_PLAYER
from sandbox.questions.named_cards import card_named
from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.asked import act_of
from sandbox.questions.said.states_players import HasHand, HasLife
from sandbox.questions.said.things import PartSaid, mentioned_in
from sandbox.terms.types import CardType

ANYTHING = re.compile(r"(?:any|one) target\b|target creature or player")
ENCHANTS = re.compile(r"^[Ee]nchant (creature|artifact|land|planeswalker|permanent)\b", re.MULTILINE)
OF_TYPES = re.compile(
    r"target (?:non\w+, )*(?:\w+ )?(creature|artifact|enchantment|land|planeswalker|permanent)(?: or (\w+))?\b(?! card)"
)
TARGET = re.compile(r"\btargets?\b", re.IGNORECASE)
PERMANENTS = frozenset({
    CardType.CREATURE, CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.LAND, CardType.PLANESWALKER,
})  # fmt: skip
SOMETHING = "Something"
"""The name of a thing of which nothing is said."""
ONE_OF_TWO = frozenset({True, False})
"""Where both players are told of, the asker and the other."""
MOST_AIMS = 6
"""Things of which each is tried."""


def possible_aims(spell: Piece, pieces: Sequence[Piece], said: Sequence[PartSaid], player: str) -> list[str]:
    """The names of what the spell can be aimed at: of `player` and what is the player's, and only where nothing of that
    is there, of the rest. Raises NotClear where that is not known, or where something else is spoken of only later."""
    types = types_aimed_at(spell)
    there = [piece for piece in pieces if piece.is_permanent and (piece.zone == "play" or piece.cast)]
    fitting = [piece for piece in there if piece is not spell and types & piece.card.types]
    found = [player] if ANYTHING.search(spell.card.text) else []
    found += [piece.label for piece in fitting if piece.owner == player]
    found = found or [piece.label for piece in fitting]
    if not 0 < len(found) <= MOST_AIMS or _more_to_come(types, pieces, said):
        raise NotClear(f"what {spell.card.name} is aimed at")
    return found


def nothing_fits(spell: Piece, pieces: Sequence[Piece], said: Sequence[PartSaid]) -> bool:
    """Whether nothing in the question is what the spell can be aimed at."""
    types = types_aimed_at(spell)
    known = any(piece.is_permanent and types & piece.card.types for piece in pieces if piece is not spell)
    return bool(types) and not known and not _more_to_come(types, pieces, said)


def something_for(spell: Piece) -> Card:
    """A thing of which nothing is said, of a type that the spell can be aimed at."""
    types = types_aimed_at(spell)
    kind = CardType.CREATURE if CardType.CREATURE in types else sorted(types, key=str)[0]
    size = 2 if kind is CardType.CREATURE else None
    return Card(SOMETHING, types=frozenset({kind}), power=size, toughness=size)


def text_of(thing: Card) -> str:
    """How the scenario says what it is."""
    size = f"\n{thing.power}/{thing.toughness}" if thing.power is not None else ""
    return f"{thing.name}\n{' '.join(str(each).title() for each in thing.types)}{size}"


def types_aimed_at(spell: Piece) -> frozenset[CardType]:
    """The types that the one thing has that its text is aimed at; none for other texts."""
    text = spell.card.text
    named = ENCHANTS.findall(text) if spell.is_aura else []
    if not spell.is_aura and len(TARGET.findall(text)) == 1:
        named = [name for names in OF_TYPES.findall(text.lower()) for name in names if name]
        named += ["creature", "planeswalker"] if ANYTHING.search(text) else []
    if "permanent" in named:
        return PERMANENTS
    return frozenset(each for each in PERMANENTS if str(each).lower() in named)


def player_told(name: str, said: Sequence[PartSaid]) -> str:
    """Of a spell that is aimed at one player, and of which it is not said who casts it at whom: the one player whose
    hand is told, where it is about cards, or else whose life is. Empty where there is no such player. Raises NotClear
    for two."""
    text = card_named(name).text if name else ""
    if len(TARGET.findall(text)) != 1 or not (ONE_PLAYER.search(text) or ANYTHING.search(text)):
        return ""
    told = HasHand if re.search(r"discard|draw", text) else HasLife
    players = {each.who for each in said if isinstance(each, told)}
    if {who in ("i", "") for who in players} >= ONE_OF_TWO:
        raise NotClear(f"what {name} is aimed at")
    return players.pop() if len(players) == 1 and not players & {"", "both", "same"} else ""


def _more_to_come(types: frozenset[CardType], pieces: Sequence[Piece], said: Sequence[PartSaid]) -> bool:
    """Whether something that it could be aimed at is in the question and has not been told of yet."""
    cast = {act.what.card for act in map(act_of, said) if isinstance(act, Casts)}
    known = {piece.card.name for piece in pieces} | cast
    things = [thing for thing in mentioned_in(said) if thing.card not in known]
    return any(thing.size or (thing.card and types & card_named(thing.card).types) for thing in things)
