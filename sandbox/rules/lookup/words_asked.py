"""What a description asks of the words on a thing: subtypes, supertypes, its name and its keywords."""

from __future__ import annotations

from sandbox.engine.objects import Characteristics
from sandbox.meaning.keyword_abilities import HexproofFrom, NumberKeyword
from sandbox.meaning.kinds import Kind


def has_words(kind: Kind, characteristics: Characteristics) -> bool:
    if kind.subtypes and characteristics.subtypes.isdisjoint(kind.subtypes):
        return False
    if kind.also_subtypes and not kind.also_subtypes <= characteristics.subtypes:
        return False
    if kind.not_subtypes and not characteristics.subtypes.isdisjoint(kind.not_subtypes):
        return False
    if kind.supertypes and not kind.supertypes <= characteristics.supertypes:
        return False
    if kind.not_supertypes and not characteristics.supertypes.isdisjoint(kind.not_supertypes):
        return False
    if kind.name is not None and characteristics.name != kind.name:
        return False
    return all(
        characteristics.has(word) or _has_another_form(word, characteristics) for word in kind.keywords
    ) and not any(characteristics.has(word) for word in kind.not_keywords)


def _has_another_form(word: str, characteristics: Characteristics) -> bool:
    """Hexproof from something is hexproof to what looks for it (2026, 702.11e); so is a keyword with a number that
    keyword."""
    if word == "hexproof":
        return any(isinstance(each, HexproofFrom) for each in characteristics.abilities)
    return any(isinstance(each, NumberKeyword) and each.word == word for each in characteristics.abilities)
