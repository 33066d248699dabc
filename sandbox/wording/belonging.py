"""Which abilities and references a card of which types can have.

An ability works where its card is (2010, 112.6): what taps, fights, is dealt damage or waits to enter needs a card that
comes to be in play, what fights needs one that is a creature or can become one by its own text, what speaks of an
enchanted or equipped thing one that is put on something, what changes how a card is cast one that is cast at all.
Abilities that a text gives to something else are judged by nobody here: they stand on that thing.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from sandbox.meaning import abilities as abl
from sandbox.meaning import amounts, conditions, continuous, costs, effects, events
from sandbox.meaning import keyword_abilities as keywords
from sandbox.meaning.kinds import Kind, TargetSpec
from sandbox.meaning.nodes import Ability, Effect, Meaning, Modification
from sandbox.meaning.references import Host, Itself
from sandbox.terms.types import AURA, EQUIPMENT, CardType
from sandbox.terms.zones import Zone
from sandbox.wording.bearer import Bearer, own_parts
from sandbox.wording.needs import (
    AURA_CARD,
    CAST,
    CREATURE,
    DAMAGED,
    EQUIPMENT_CARD,
    FIGHTING_ACTS,
    IN_PLAY,
    NOWHERE,
    NUMBERS_OF_CASTING,
    OF_COSTS,
    OF_FIGHTERS,
    OF_ITSELF,
    OF_PARTS,
    OF_SPELLS,
    OF_WORDS,
    OUTSIDE_PLAY,
    PERMANENT,
    WHILE_IN_PLAY,
    Need,
)
from sandbox.wording.pointing import holds
from sandbox.wording.text import SPELLS


@dataclass(frozen=True)
class OutOfPlace:
    """What an error says, and the words of the text that it points at."""

    expected: str
    words: str


def out_of_place(card: Bearer) -> OutOfPlace | None:
    """The first thing in the text that such a card cannot have, or None when all is well."""
    unmet = (OutOfPlace(need.expected, words) for need, words in _needs(card) if not need.met(card))
    return next(unmet, None) or _unsaid(card)


def _unsaid(card: Bearer) -> OutOfPlace | None:
    """What the card would have to say somewhere and does not."""
    if AURA in card.line.subtypes and not any(
        isinstance(ability, keywords.Enchant | keywords.EnchantPlayer) for ability in card.abilities
    ):
        return OutOfPlace("what the Aura enchants, such as `Enchant creature`", r"")
    if _leaves_open(card):
        return OutOfPlace("what its power and toughness are, which the size leaves open", r"")
    if not card.announces_x and (
        any(isinstance(part, abl.XPaidWith) for part in card.parts)
        or any(_speaks_of_x(ability) for ability in card.abilities)
    ):
        return OutOfPlace("what X is: no X is announced as this card is cast", r"\bX\b")
    return None


def _leaves_open(card: Bearer) -> bool:
    """Whether a number of the size is a star that no text counts."""
    said = [part for part in card.parts if isinstance(part, continuous.HasBasePT)]
    power, _, toughness = card.size.partition("/")
    open_power = "*" in power and all(part.power is None for part in said)
    return open_power or ("*" in toughness and all(part.toughness is None for part in said))


def _speaks_of_x(ability: Ability) -> bool:
    """Of the X that was announced as its card was cast: what triggers does so as its permanent enters, and an activated
    ability has an X of its own."""
    if isinstance(ability, abl.Activated) or (isinstance(ability, abl.Triggered) and ability.event != events.Enters()):
        return False
    return any(
        isinstance(part, amounts.X) or any(getattr(part, name, False) for name in ("mana_value_x", "most_x", "x"))
        for part in own_parts(_but_for_what_is_found(ability))
    )


N = TypeVar("N", bound=Meaning)


def _but_for_what_is_found(part: N) -> N:
    """Without the instructions of which the text says itself what X is."""
    if isinstance(part, effects.WhereX):
        return part.with_parts({"effects": ()})
    return part.with_parts({name: _stripped(each) for name, each in part.parts().items()})


def _stripped(part: object) -> object:
    if isinstance(part, tuple):
        return tuple([_stripped(each) for each in part])
    return _but_for_what_is_found(part) if isinstance(part, Ability | abl.Mode | Effect) else part


def _needs(card: Bearer) -> Iterator[tuple[Need, str]]:
    for ability in card.abilities:
        yield from _of_ability(ability)
        for part in own_parts(ability):
            yield from _of_part(part)
    yield from _of_words(card)


_EQUIPPED, _ENCHANTED = r"\bequipped \w+", r"(?<!target )(?<!an )(?<!each )(?<!all )\benchanted"
_NOUNS = "creature|artifact|enchantment|land|planeswalker"
_ENCHANTED_NOUN = re.compile(rf"{_ENCHANTED} ({_NOUNS})\b", re.IGNORECASE)
_THIS = re.compile(rf"\bthis ({_NOUNS}|aura|equipment)\b", re.IGNORECASE)


def _of_words(card: Bearer) -> Iterator[tuple[Need, str]]:
    """What only the words tell and not their meaning."""
    said = card.said
    if re.search(_EQUIPPED, said, re.IGNORECASE):
        yield EQUIPMENT_CARD, _EQUIPPED
    if not card.is_aura and holds(card.abilities, Host) and re.search(_ENCHANTED, said, re.IGNORECASE):
        yield AURA_CARD, _ENCHANTED
    if enchants := card.enchants:
        for found in _ENCHANTED_NOUN.finditer(said):
            yield _enchanted(enchants, CardType(found[1].lower())), re.escape(found[0])
    for found in _THIS.finditer(said):
        yield _called(found[1].lower()), re.escape(found[0])


def _enchanted(enchants: Kind, noun: CardType) -> Need:
    """What the Aura is put on is such a thing, or the text makes it one."""
    known = enchants.types | enchants.also
    return Need(
        lambda card: not known or bool(enchants.subtypes) or noun in known | card.becomes,
        f"what the Aura enchants: that is no {noun}",
    )


def _called(noun: str) -> Need:
    """What a card must be to call itself so."""
    if noun in (AURA.lower(), EQUIPMENT.lower()):
        return AURA_CARD if noun == AURA.lower() else EQUIPMENT_CARD
    named = CardType(noun)
    expected = f"a word that means this card: it is no {noun}"
    return Need(lambda card: named in card.line.types | card.becomes, expected)


def _of_ability(ability: Ability) -> Iterator[tuple[Need, str]]:
    """An ability that does not say where else it works works in play (2010, 112.6)."""
    match ability:
        case keywords.Keyword(word=word) if word in OF_WORDS:
            yield OF_WORDS[word], rf"\b{re.escape(word)}|can't be blocked"
        case keywords.CostKeyword(word=word) if word in OF_COSTS:
            yield OF_COSTS[word], re.escape(word)
        case abl.Activated() if not _says_where(ability):
            yield PERMANENT, r":"
        case abl.Triggered(event=event) if not _says_where(ability) and not isinstance(event, OUTSIDE_PLAY):
            yield PERMANENT, r"\b(?:when|whenever|at|during)\b"
        case abl.Static(affected=affected) if affected != Itself():
            yield PERMANENT, r"."


def _says_where(ability: Ability) -> bool:
    """Whether it says that its card is somewhere else than in play."""
    return any(
        isinstance(part, conditions.InYourGraveyard | conditions.InYourHand | costs.RevealIt)
        or (isinstance(part, costs.DiscardA) and part.itself)
        or (isinstance(part, costs.ExileIt) and part.out_of is not Zone.BATTLEFIELD)
        or getattr(part, "out_of", None) is not None
        for part in own_parts(ability)
    )


def _of_part(part: Meaning) -> Iterator[tuple[Need, str]]:
    if isinstance(part, keywords.NumberKeyword) and part.word in NUMBERS_OF_CASTING:
        yield CAST, part.word
    elif type(part) in OF_PARTS:
        yield OF_PARTS[type(part)]
    if type(part) in OF_ITSELF:
        name, need, words = OF_ITSELF[type(part)]
        if getattr(part, name) == Itself():
            yield need, words
    if getattr(part, "duration", None) in WHILE_IN_PLAY:
        yield PERMANENT, r"for as long as"
    if isinstance(part, events.DealsDamage) and part.combat_only and part.subject == Itself():
        yield CREATURE, r"combat damage"
    if isinstance(part, IN_PLAY) and part.kind.types and part.kind.types <= SPELLS and _is_in_play(part):
        yield NOWHERE, "|".join(part.kind.types)
    if isinstance(part, abl.Static | effects.Modify) and _whom(part) == Itself():
        for change in part.modifications:
            yield from _of_change(change)


def _is_in_play(part: Meaning) -> bool:
    """Whether what is described is a permanent and nothing else."""
    if isinstance(part, TargetSpec):
        return part.permanents and not part.spells
    return not (isinstance(part, keywords.Enchant) and part.in_graveyard)


def _of_change(change: Modification) -> Iterator[tuple[Need, str]]:
    """Of a change that a card says of itself."""
    if isinstance(change, continuous.Has) and isinstance(change.ability, keywords.Keyword):
        yield from _of_ability(change.ability)
    elif not isinstance(change, OF_SPELLS) or (isinstance(change, continuous.Cannot) and change.act == "untap"):
        yield PERMANENT, r"."
    if isinstance(change, OF_FIGHTERS) or (isinstance(change, continuous.Cannot) and change.act in FIGHTING_ACTS):
        yield CREATURE, r"gets?|has|can(?:'t)?|must|attacks|blocks|able to block"
    if isinstance(change, continuous.RedirectsDamage) or (
        isinstance(change, continuous.PreventsDamage) and change.dealt_to
    ):
        yield DAMAGED, r"dealt"
    if isinstance(change, continuous.PreventsDamage) and change.combat_only:
        yield CREATURE, r"combat damage"


def _whom(part: abl.Static | effects.Modify) -> object:
    return part.affected if isinstance(part, abl.Static) else part.what
