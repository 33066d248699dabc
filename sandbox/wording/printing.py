"""Meaning back to its sentence."""

import re
from dataclasses import replace

from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import Enchant, EnchantPlayer
from sandbox.meaning.kinds import TargetSpec
from sandbox.meaning.nodes import Ability
from sandbox.terms.types import AURA, EQUIPMENT, FORTIFICATION, CardType, Supertype
from sandbox.wording.antecedents import as_said
from sandbox.wording.grammar import Printing
from sandbox.wording.keywords import KEYWORD_MEANINGS
from sandbox.wording.normal_form import GRANTOR, is_a_word
from sandbox.wording.phrases import ABILITY, KEYWORD, TARGET
from sandbox.wording.pointing import Aimed
from sandbox.wording.productions import GRAMMAR

_OBJECT = re.compile(
    r"(?<=\bon )they\b|(?<=\bof )they\b|(?<=\bto )they\b|(?<=\btap )they\b|(?<=\buntap )they\b|(?<=\bdestroy )they\b"
    r"|(?<=\bexile )they\b|(?<=\breturn )they\b|(?<=\bsacrifice )they\b",
    re.IGNORECASE,
)
"""`they` where something is done to them."""
_BEGINNING = re.compile(r"(^|[.] |[:] |\n• |\"|\}, (?!where ))([a-z])")
_ARTICLE = re.compile(r"\b([Aa])(?= (?!uni|urza)[aeiou])", re.IGNORECASE)
_SUPERTYPES = (Supertype.BASIC, Supertype.LEGENDARY, Supertype.SNOW, Supertype.WORLD)
_TYPES = (
    CardType.KINDRED,
    CardType.ARTIFACT,
    CardType.ENCHANTMENT,
    CardType.LAND,
    CardType.CREATURE,
    CardType.PLANESWALKER,
    CardType.BATTLE,
    CardType.INSTANT,
    CardType.INTERRUPT,
    CardType.MANA_SOURCE,
    CardType.SORCERY,
)


def print_ability(ability: Ability, card_name: str = "~", host: str = "enchanted creature") -> str:
    """The sentence of an ability. `host` is what the card is attached to, when it is. Every meaning has one: a missing
    production is a bug."""
    shown = said_back(ability, card_name, host)
    assert shown is not None, f"no production says {ability}"
    return shown


def said_back(ability: Ability, card_name: str = "~", host: str = "enchanted creature") -> str | None:
    """The sentence of an ability, or None where its parts, each of which can be said, have no sentence together."""
    phrase = KEYWORD if isinstance(ability, KEYWORD_MEANINGS) else ABILITY
    shown = Printing(GRAMMAR).show(phrase, as_said(ability))
    if shown is None:
        return None
    shown = shown.replace("enchanted creature", host).replace('.".', '."')
    return _named(_capitalized(shown), "this card" if is_a_word(card_name) else card_name)


def print_target(spec: TargetSpec) -> str:
    """One thing that a text aims at: `a nonblack creature`; nothing where that has no sentence for one alone."""
    one = replace(spec, minimum=1, maximum=1, x=False, apart=False)
    shown = Printing(GRAMMAR).show(TARGET, Aimed(one)) or ""
    noun = shown.removeprefix("target ")
    return _ARTICLE.sub(r"\1n", f"a {noun}") if noun != shown else ""


def _named(sentence: str, name: str) -> str:
    """With the card's name. In an ability that is given to something that name means the card that gives it; what has
    the ability is `this permanent` there."""
    if name == "~":
        return sentence
    parts = sentence.split('"')
    said = [_of_what_has_it(part) if index % 2 else part for index, part in enumerate(parts)]
    return '"'.join(said).replace("~", name).replace(GRANTOR, name)


def _of_what_has_it(text: str) -> str:
    said = text.replace("~", "this permanent")
    return said[:1].upper() + said[1:]


def _capitalized(sentence: str) -> str:
    sentence = _OBJECT.sub("them", _ARTICLE.sub(r"\1n", sentence))
    return _BEGINNING.sub(lambda match: match[1] + match[2].upper(), sentence)


def print_text(card: Card) -> str:
    """The rules text, one line an ability; keywords that stand side by side share a line."""
    host = _host(card)
    lines: list[list[str]] = []
    shared = False
    for ability in card.abilities:
        line = print_ability(ability, card.name, host)
        word = isinstance(ability, KEYWORD_MEANINGS) and not isinstance(ability, Enchant | EnchantPlayer)
        if shared and word:
            lines[-1].append(line[0].lower() + line[1:])
        else:
            lines.append([line])
        shared = word
    return "\n".join(", ".join(line) for line in lines)


def _host(card: Card) -> str:
    if EQUIPMENT in card.subtypes:
        return "equipped creature"
    if FORTIFICATION in card.subtypes:
        return "fortified land"
    for ability in card.abilities:
        if AURA in card.subtypes and isinstance(ability, Enchant):
            if len(ability.kind.types) == 1:
                return f"enchanted {next(iter(ability.kind.types))}"
            return "enchanted permanent"
    return "enchanted creature"


def print_types(card: Card) -> str:
    """The type line: `Legendary Creature — Human Soldier`."""
    words = [each.title() for each in _SUPERTYPES if each in card.supertypes]
    words += [each.title() for each in _TYPES if each in card.types]
    return " ".join(words) + (f" — {' '.join(card.subtypes)}" if card.subtypes else "")


def print_card(card: Card) -> dict[str, str]:
    """The record that `read_card` reads."""
    record = {"name": card.name, "cost": str(card.cost) if card.cost is not None else "", "types": print_types(card)}
    record |= {"pt": f"{card.power}/{card.toughness}"} if card.power is not None else {}
    record |= {"loyalty": str(card.loyalty)} if card.loyalty is not None else {}
    record |= {"defense": str(card.defense)} if card.defense is not None else {}
    record |= {"color": " ".join(sorted(card.color_words))} if card.color_words is not None else {}
    return record | {"text": print_text(card)}
