"""The rules that a sentence of a card leans on, found by what it means, wherever in the sentence it says so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from sandbox.meaning import abilities as meant
from sandbox.meaning import continuous, keyword_abilities

RULES: dict[str, tuple[str, ...]] = {
    "destroying": ("Destroy",),
    "regeneration": ("Regenerate",),
    "sacrificing": ("Sacrifice",),
    "dealing damage": ("DealDamage", "DamageEachPlayer"),
    "damage prevention": ("Prevent", "PreventNextFromSource", "PreventsDamage"),
    "countering": ("Counter",),
    "drawing cards": ("Draw",),
    "discarding": ("Discard", "RevealAndDiscard", "RevealAndDiscardAll"),
    "searching": ("SearchLibrary",),
    "shuffling": ("Shuffle", "ShuffleAllIntoLibrary", "ShuffleIntoLibrary"),
    "adding mana": ("AddMana", "AddManaLandsCouldProduce", "AddSameMana"),
    "control": ("GainControl", "ExchangeControl"),
    "tokens": ("AttachedToken", "Token", "BlockingToken", "TokenCopy"),
    "copying permanents": ("EnterAsCopy", "BecomeCopy"),
    "changing words": ("ChangeWords",),
    "removing from the game": ("RemoveFromGame",),
    "phasing": ("PhaseOut",),
    "tapping": ("Tap", "Untap", "TapOrUntap"),
    "controlling a turn": ("ControlNextTurn",),
    "losing the game": ("LoseGame",),
    "winning and losing": ("WinGame",),
    "ante": ("Ante",),
    "subgames": ("PlaySubgame",),
    "removal from combat": ("RemoveFromCombat",),
    "delayed effects": ("AtNext",),
    "replacement effects": ("Instead",),
    "continuous effects": ("Modify",),
    "upkeep costs": ("MustPayOrElse",),
    "targets": ("Target",),
}
"""A rule as a trace names it, and the meanings that lean on it by the names of their classes."""
_OF_MEANINGS = {name: rule for rule, names in RULES.items() for name in names}
_OF_ABILITIES: dict[type[object], str] = {
    meant.Activated: "activating abilities",
    meant.Triggered: "triggered abilities",
    meant.Static: "continuous effects",
    keyword_abilities.Enchant: "local enchantments",
    meant.SpellAbility: "resolving",
    keyword_abilities.CumulativeUpkeep: "cumulative upkeep",
    meant.CastOnly: "timing of spells",
    keyword_abilities.Protection: "protection",
    keyword_abilities.Landwalk: "landwalk",
    keyword_abilities.Landhome: "landhome",
    keyword_abilities.Madness: "madness",
    keyword_abilities.Morph: "morph",
}


def rules_of_meaning(meaning: object) -> tuple[str, ...]:
    """The rules at work when the meaning is carried out, the outermost first; that of a keyword is the word."""
    return tuple(dict.fromkeys(rule for node in nodes_of(meaning) if (rule := _rule_of(node))))


def nodes_of(meaning: object) -> Iterator[object]:
    """A meaning with everything that it is made of."""
    if isinstance(meaning, tuple | frozenset | list):
        for part in meaning:
            yield from nodes_of(part)
    elif is_dataclass(meaning) and not isinstance(meaning, type):
        yield meaning
        for field in fields(meaning):
            yield from nodes_of(getattr(meaning, field.name))


def _rule_of(node: object) -> str:
    if isinstance(node, keyword_abilities.Keyword):
        return node.word
    if isinstance(node, continuous.Has):
        return ""
    return _OF_ABILITIES.get(type(node), "") or _OF_MEANINGS.get(type(node).__name__, "")
