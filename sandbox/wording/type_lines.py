"""The line of types, as it is written today and as it was before: `Creature — Giant`, `Summon Giant`."""

import re

from sandbox.terms.errors import NotUnderstood
from sandbox.terms.types import AURA, PERMANENT_TYPES, CardType, Supertype
from sandbox.terms.values import Value
from sandbox.wording.subtypes import BY_PLURAL, BY_WORD, TYPES_OF

_DASH = re.compile(r"\s+(?:\u2014|\u2013|--|-)\s+")
_TYPE_WORDS = {card_type.value: card_type for card_type in CardType} | {"tribal": CardType.KINDRED}
_SUPERTYPE_WORDS = {supertype.value: supertype for supertype in Supertype}
_OLDER_LINES = {
    "enchant world": "world enchantment",
    "snow-covered land": "snow land",
    "summon legend": "legendary creature",
    "mono artifact": "artifact",
    "poly artifact": "artifact",
    "continuous artifact": "artifact",
}
_LEFT_OUT = {
    "attraction": "attractions",
    "conspiracy": "conspiracies",
    "contraption": "contraptions",
    "dungeon": "dungeons",
    "ongoing": "schemes",
    "phenomenon": "planes and phenomena",
    "plane": "planes and phenomena",
    "scheme": "schemes",
    "stickers": "stickers",
    "vanguard": "vanguards",
}
"""What has a deck of its own beside the game: its words among the types, and what it is called."""
_SUMMON = re.compile(r"summon\s+(.+)", re.IGNORECASE)
_ENCHANT = re.compile(r"enchant\s+(.+)", re.IGNORECASE)
_DEAD = re.compile(r"dead\s+(.+)", re.IGNORECASE)


class TypeLine(Value):
    """`enchants`: the line of text that the types themselves say, as `Enchant Creature` did; empty for none."""

    supertypes: frozenset[Supertype]
    types: frozenset[CardType]
    subtypes: tuple[str, ...]
    enchants: str = ""


def read_type_line(line: str, name: str) -> TypeLine:
    """Raises NotUnderstood."""
    spelled = _OLDER_LINES.get(" ".join(line.lower().split()), line.strip())
    if summon := _SUMMON.fullmatch(spelled):
        return TypeLine(frozenset(), frozenset({CardType.CREATURE}), _singular(summon[1]))
    if enchant := _ENCHANT.fullmatch(spelled):
        return TypeLine(frozenset(), frozenset({CardType.ENCHANTMENT}), (AURA,), _enchants(enchant[1]))
    before, _, after = _DASH.sub("\n", spelled, count=1).partition("\n")
    supertypes, types = _types(before, line, name)
    read = TypeLine(supertypes, types, tuple(after.split()))
    _check(read, line, name)
    return read


def _check(read: TypeLine, line: str, name: str) -> None:
    """No card is both a permanent and something else, and a subtype belongs to a card type (2010, 204.3c). Kindred
    stands beside another type (2026, 308.1). Subtypes that nobody knows may be anything's."""
    others = read.types - {CardType.KINDRED}
    if not others:
        raise NotUnderstood(line, 0, "a card type beside kindred, such as Sorcery", name)
    if others & PERMANENT_TYPES and others - PERMANENT_TYPES:
        raise NotUnderstood(line, 0, "the types of a permanent or of a spell, not of both", name)
    for subtype in read.subtypes:
        if subtype.lower() in _LEFT_OUT:
            raise _left_out(line, subtype, name)
        if subtype in TYPES_OF and not TYPES_OF[subtype] & read.types:
            raise NotUnderstood(
                line, line.find(subtype), f"a subtype that the card's types can have: no {subtype}", name
            )


def _left_out(line: str, word: str, name: str) -> NotUnderstood:
    expected = f"a card of an ordinary deck: {_LEFT_OUT[word.lower()]} are not played here"
    return NotUnderstood(line, line.find(word), expected, name)


def _types(words: str, line: str, name: str) -> tuple[frozenset[Supertype], frozenset[CardType]]:
    supertypes, types = set(), set()
    for match in re.finditer(r"mana source|\S+", words, re.IGNORECASE):
        word = match.group().lower()
        if word in _SUPERTYPE_WORDS:
            supertypes.add(_SUPERTYPE_WORDS[word])
        elif word in _TYPE_WORDS:
            types.add(_TYPE_WORDS[word])
        elif word in _LEFT_OUT:
            raise _left_out(line, match.group(), name)
        else:
            raise NotUnderstood(line, line.find(match.group()), "a card type, such as Creature or Instant", name)
    if not types:
        raise NotUnderstood(line, 0, "a card type, such as Creature or Instant", name)
    return frozenset(supertypes), frozenset(types)


def _singular(words: str) -> tuple[str, ...]:
    """`Summon Goblins` and `Summon Goblin` name one creature type; a word that nobody knows stands as it is written."""
    return tuple([_creature_type(word) for word in words.split()])


def _creature_type(word: str) -> str:
    lowered = word.lower()
    return BY_WORD.get(lowered) or BY_PLURAL.get(lowered) or word


def _enchants(what: str) -> str:
    """`Dead Creature` is a creature card in a graveyard."""
    dead = _DEAD.fullmatch(what)
    return f"Enchant {dead[1].lower()} card in a graveyard" if dead else f"Enchant {what.lower()}"
