"""Descriptions of things: `nonartifact, nonblack creature you control with flying`.

A description has a head noun, words before it, and clauses after it. The four sorts of head are permanents (a card
type, a subtype, `permanent`), `spell`, `card` and `source`.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.terms.colors import Color
from sandbox.terms.designations import MONSTROUS, RENOWNED, SUSPECTED
from sandbox.terms.keywords import KEYWORDS
from sandbox.terms.types import PERMANENT_TYPES, CardType, Supertype
from sandbox.wording.bounds import bounded, bounds_shown
from sandbox.wording.grammar import Ends, Native, Phrase, Printing, Reading, Table
from sandbox.wording.kind_narrowing import clauses_of, narrowed, narrowed_once
from sandbox.wording.phrases import (
    CARD_KIND,
    CARD_KINDS,
    EACH_KIND,
    EVERY,
    KIND,
    KINDS,
    SOURCE_KIND,
    SOURCE_KINDS,
    SPELL_KIND,
    SPELL_KINDS,
    STATE,
    WITH_ABILITY,
)
from sandbox.wording.saying import native
from sandbox.wording.subtypes import BY_PLURAL, BY_WORD, OUTLAWS, plural_of

TYPES = {card_type.value: card_type for card_type in CardType}
TYPE_PLURALS = {"sorceries" if word == "sorcery" else word + "s": card_type for word, card_type in TYPES.items()}
COLOR_WORDS = {color.value: color for color in Color}
SUPERTYPES = {supertype.value: supertype for supertype in Supertype}
FLAGS: dict[str, dict[str, bool | str]] = {
    "tapped": {"tapped": True},
    "untapped": {"tapped": False},
    "monocolored": {"monocolored": True},
    "multicolored": {"multicolored": True},
    "attacking or blocking": {"in_combat": True},
    "attacking": {"attacking": True},
    "blocking": {"blocking": True},
    "nonattacking": {"attacking": False},
    "nonblocking": {"blocking": False},
    "blocked": {"blocked": True},
    "unblocked": {"blocked": False},
    "enchanted": {"enchanted": True},
    "unenchanted": {"enchanted": False},
    "equipped": {"equipped": True},
    "goaded": {"goaded": True},
    **{word: {"designated": word} for word in (MONSTROUS, RENOWNED, SUSPECTED)},
    "transformed": {"transformed": True},
    "commander": {"commander": True},
    "face-down": {"face_down": True},
    "nontoken": {"token": False},
    "colorless": {"colorless": True},
    "historic": {"historic": True},
    "modified": {"modified": True},
    "another": {"another": True},
    "other": {"another": True},
}
HEADS = {"spell": "spell", "card": "card", "source": "source"}
_WORD = re.compile(r"attacking or blocking(?![A-Za-z])|urza's(?![A-Za-z])|[A-Za-z][A-Za-z-]*", re.IGNORECASE)
_OR = re.compile(r",? (?:and/)?or (?:an? )?|, (?:an? )?", re.IGNORECASE)
_AND = re.compile(r",? (?:and/or|and|or) |, ", re.IGNORECASE)
_SPACE = re.compile(r", | ")


def _read(head: str, plural: bool, reading: Reading, at: int, several: bool = False) -> Ends[Kind]:
    """Every way in which a description can end here. `Sources of the chosen color` are no description: what prevents
    their damage says so itself. `several`: after *each*, where `and` stands between nouns."""
    ends: Ends[Kind] = {}
    for place, kind in _nouns(head, plural, reading.text, at, several).items():
        ends[place] = kind
        further: Ends[Kind] = {}
        for end, found in _with_clauses(kind, reading, place):
            further.setdefault(end, found)
        ends.update({end: found for end, found in further.items() if head != "source" or not found.chosen_color})
    if not ends:
        reading.miss(at, "a description")
    return ends


def _with_clauses(kind: Kind, reading: Reading, at: int) -> Iterator[tuple[int, Kind]]:
    """Every place where the clauses that follow could be over, with what the description then means. A clause belongs
    to what is named last: `with power less than the number of Islands you control` asks for your Islands."""
    following = list(narrowed(kind, reading.text, at))
    yield from following
    last, narrowest = following[-1] if following else (at, kind)
    for end, found in bounded(narrowest, reading, last):
        yield end, found
        yield from _with_clauses(found, reading, end)


def _nouns(head: str, plural: bool, text: str, at: int, several: bool) -> dict[int, Kind]:
    """Words in front and the head. Every place where the description could be over, with what it then means."""
    kind, ends, join = ANYTHING, {}, " "
    while found := _WORD.match(text, at):
        word = found.group().lower()
        changed = _permanent_cards(kind, word, head) or _with_word(kind, word, join, plural)
        if changed is None:
            if (last := _closed_by(kind, word, head, plural)) is not None:
                ends[found.end()] = last
            break
        kind, at = changed, found.end()
        if head == "permanent" and _is_noun(word, plural):
            ends[at] = kind
        separator = _separator(text, at, plural or several or head == "card")
        if separator is None:
            break
        join, at = separator.group(), separator.end()
    return ends


def _permanent_cards(kind: Kind, word: str, head: str) -> Kind | None:
    """`permanent` before `card` and `spell` stands for the types of permanents."""
    if word != "permanent" or head not in ("card", "spell") or kind.types:
        return None
    return replace(kind, types=PERMANENT_TYPES)


def _separator(text: str, at: int, plural: bool) -> re.Match[str] | None:
    return (_AND if plural else _OR).match(text, at) or _SPACE.match(text, at)


def _is_noun(word: str, plural: bool) -> bool:
    if plural:
        return word in TYPE_PLURALS or word in BY_PLURAL or word == "outlaws"
    return word in TYPES or word in BY_WORD or word in ("outlaw", "commander")


def _closed_by(kind: Kind, word: str, head: str, plural: bool) -> Kind | None:
    """What the description means if this word is its head."""
    if head == "permanent":
        if word in ("permanents", "objects") if plural else word == "permanent":
            return kind
        if plural and word == "commanders":
            return replace(kind, commander=True)
        there = word == ("tokens" if plural else "token") and kind.token is None
        return replace(kind, token=True) if there else None
    return kind if word == HEADS[head] + ("s" if plural else "") else None


def _with_word(kind: Kind, word: str, join: str, plural: bool) -> Kind | None:
    """The description with one more word, or None if the word is no part of one. `join` is what stood before it."""
    if join.strip() not in ("", ",") and not _may_join(kind, word):
        return None
    if word in FLAGS:
        return narrowed_once(kind, kind.with_parts(FLAGS[word]))
    if word in COLOR_WORDS:
        beside = kind.types or kind.subtypes or (kind.colors and join == " ")
        return None if beside else replace(kind, colors=kind.colors | {COLOR_WORDS[word]})
    if word in SUPERTYPES:
        return replace(kind, supertypes=kind.supertypes | {SUPERTYPES[word]})
    if word.startswith("non") and word not in BY_WORD:
        return _without(kind, word[3:].lstrip("-"))
    return _with_noun(kind, word, join)


def _may_join(kind: Kind, word: str) -> bool:
    """Whether `or` and `and` may stand before the word: between colors, and between plain nouns."""
    if word in COLOR_WORDS:
        return bool(kind.colors)
    noun = word in TYPES or word in TYPE_PLURALS or word in BY_WORD or word in BY_PLURAL
    return noun and bool(kind.types or kind.subtypes) and not kind.also and not kind.also_subtypes


def _with_noun(kind: Kind, word: str, join: str) -> Kind | None:
    if word in ("outlaw", "outlaws"):
        return replace(kind, subtypes=OUTLAWS) if join == " " and not kind.subtypes else None
    subtype = BY_WORD.get(word) or BY_PLURAL.get(word)
    card_type = TYPES.get(word) or TYPE_PLURALS.get(word)
    if card_type:
        if join == " " and kind.or_subtypes:
            return None
        if join == " " and kind.types:
            return replace(kind, types=frozenset({card_type}), also=kind.also | kind.types)
        if kind.subtypes and join != " ":
            return _either(replace(kind, types=frozenset({card_type}), subtypes=frozenset()), kind.subtypes)
        return replace(kind, types=kind.types | {card_type})
    if subtype and kind.types and join != " ":
        return _either(kind, kind.or_subtypes | {subtype})
    if subtype and join == " " and len(kind.subtypes) == 1 and not kind.also_subtypes and not kind.types:
        return replace(kind, subtypes=frozenset({subtype}), also_subtypes=kind.subtypes)
    fits = subtype and not kind.also_subtypes and not (kind.subtypes and join == " ")
    return replace(kind, subtypes=kind.subtypes | {subtype}) if subtype and fits else None


def _either(kind: Kind, subtypes: frozenset[str]) -> Kind | None:
    """`creature or Vehicle`: either the types or one of the subtypes. `legendary creature or Vehicle` does not say
    whether the Vehicle is legendary."""
    asked = kind.supertypes or kind.not_supertypes or kind.colors or kind.not_colors or kind.also or kind.not_types
    return None if asked or kind.subtypes or kind.not_subtypes else replace(kind, or_subtypes=subtypes)


def _without(kind: Kind, word: str) -> Kind | None:
    if word in COLOR_WORDS:
        return replace(kind, not_colors=kind.not_colors | {COLOR_WORDS[word]})
    if word == "outlaw":
        return replace(kind, not_subtypes=kind.not_subtypes | OUTLAWS)
    if word in TYPES:
        return replace(kind, not_types=kind.not_types | {TYPES[word]})
    if word in SUPERTYPES:
        return replace(kind, not_supertypes=kind.not_supertypes | {SUPERTYPES[word]})
    return replace(kind, not_subtypes=kind.not_subtypes | {BY_WORD[word]}) if word in BY_WORD else None


def _show_with_bounds(printing: Printing, head: str, plural: bool, kind: Kind) -> str | None:
    bounds = bounds_shown(printing, kind)
    return None if bounds is None else " ".join([_shown(head, plural, kind), *bounds])


def _shown(head: str, plural: bool, kind: Kind) -> str:
    if plural and kind.another:
        return f"other {_shown(head, plural, replace(kind, another=False))}"
    clauses = [each.replace("that's", "that are") if plural else each for each in clauses_of(kind)]
    return " ".join([*_before(kind), *_head(kind, head, plural), *clauses])


def _before(kind: Kind) -> list[str]:
    words = [word for word, flag in FLAGS.items() if word not in ("another", "other") and _has(kind, flag)]
    negations = [f"non{card_type}" for card_type in CardType if card_type in kind.not_types]
    negations += [f"non{color}" for color in Color if color in kind.not_colors]
    negations += [f"non{supertype}" for supertype in Supertype if supertype in kind.not_supertypes]
    outlaws = OUTLAWS if kind.not_subtypes >= OUTLAWS else frozenset()
    negations += [f"non-{subtype}" for subtype in (*["outlaw"] * bool(outlaws), *sorted(kind.not_subtypes - outlaws))]
    words += [", ".join(negations)] if negations else []
    words += [supertype for supertype in Supertype if supertype in kind.supertypes]
    words += [" or ".join(color for color in Color if color in kind.colors)] if kind.colors else []
    return words


def _has(kind: Kind, flag: dict[str, bool | str]) -> bool:
    return all(getattr(kind, name) == value for name, value in flag.items())


def _head(kind: Kind, head: str, plural: bool) -> list[str]:
    of_permanents = kind.types == PERMANENT_TYPES
    nouns = ["permanent"] if of_permanents else [one.value for one in CardType if one in kind.types]
    if kind.creatures_with:
        nouns = [*[noun for noun in nouns if noun != CardType.CREATURE], CardType.CREATURE.value]
    also = [card_type.value for card_type in CardType if card_type in kind.also]
    subtypes = ["outlaw"] if kind.subtypes == OUTLAWS else sorted(kind.subtypes)
    before = sorted(kind.also_subtypes)
    if head != "permanent" or kind.token:
        nouns += sorted(kind.or_subtypes)
        closing = "token" if kind.token else HEADS[head]
        return [*before, *_listed(subtypes), *also, *_listed(nouns), closing + ("s" if plural else "")]
    if plural:
        nouns = ["sorceries" if noun == "sorcery" else noun + "s" for noun in nouns]
    if not nouns and subtypes:
        return [*before, *_listed([plural_of(subtype) if plural else subtype for subtype in subtypes])]
    nouns += [plural_of(subtype) if plural else subtype for subtype in sorted(kind.or_subtypes)]
    return [*before, *_listed(subtypes), *also, *(_listed(nouns) or ["permanents" if plural else "permanent"])]


def _listed(words: list[str]) -> list[str]:
    if len(words) < 3:
        return [" or ".join(words)] if words else []
    return [", ".join(words[:-1]) + ", or " + words[-1]]


def _read_state(reading: Reading, at: int) -> Ends[Kind]:
    """Words that could stand before a noun, without one: `tapped`, `black`, `nonbasic`."""
    ends: Ends[Kind] = {}
    kind, beside = ANYTHING, " "
    while found := _WORD.match(reading.text, at):
        word = found.group().lower()
        changed = _with_word(kind, word, beside if word in COLOR_WORDS else " ", False)
        if changed is None or changed.types or changed.subtypes:
            break
        kind, at = changed, found.end()
        ends[at] = kind
        if not (join := _OR.match(reading.text, at)):
            break
        at, beside = join.end(), join.group()
    if not ends:
        reading.miss(at, "a state, such as tapped")
    return ends


def _show_state(printing: Printing, value: object) -> str | None:
    if not isinstance(value, Kind) or value != _stateful(value) or clauses_of(value) or value.bounds:
        return None
    return " ".join(_before(value)) or None


def _stateful(kind: Kind) -> Kind:
    """What of the description can be said without a noun."""
    return replace(
        kind,
        types=frozenset(),
        also=frozenset(),
        subtypes=frozenset(),
        or_subtypes=frozenset(),
        controller=None,
        keywords=frozenset(),
    )


_SIZED = re.compile(r"(power|toughness) (\d{1,2}) or (less|greater)(?![A-Za-z])", re.IGNORECASE)
_SPOKEN = re.compile("|".join(sorted(KEYWORDS, key=len, reverse=True)), re.IGNORECASE)


def _read_with(reading: Reading, at: int) -> Ends[Kind]:
    """What something is asked to have: `flying`, `toughness 5 or greater`."""
    if found := _SIZED.match(reading.text, at):
        bound = f"{found[1].lower()}_at_{'most' if found[3].lower() == 'less' else 'least'}"
        return {found.end(): ANYTHING.with_parts({bound: int(found[2])})}
    word = _SPOKEN.match(reading.text, at)
    if word is None or reading.text[word.end() : word.end() + 1].isalpha():
        reading.miss(at, "a keyword or a size")
        return {}
    return {word.end(): Kind(keywords=frozenset({word.group().lower()}))}


def _show_with(printing: Printing, value: object) -> str | None:
    """One keyword; sizes are said otherwise."""
    if not isinstance(value, Kind) or len(value.keywords) != 1 or value != Kind(keywords=value.keywords):
        return None
    return next(iter(value.keywords))


def _described(phrase: Phrase[Kind], head: str, plural: bool = False, several: bool = False) -> Native:
    return native(
        phrase,
        lambda reading, at: _read(head, plural, reading, at, several),
        lambda printing, value: _show_with_bounds(printing, head, plural, value) if isinstance(value, Kind) else None,
    )


def _show_every(printing: Printing, value: object) -> str | None:
    """After *each*: `other creature`, which for an Aura is another than what it enchants."""
    if not isinstance(value, Kind):
        return None
    other = "other " if value.another else ""
    shown = _show_with_bounds(printing, "permanent", False, replace(value, another=False))
    return None if shown is None else other + shown


PRODUCTIONS: Table = (
    native(STATE, _read_state, _show_state),
    native(WITH_ABILITY, _read_with, _show_with),
    _described(KIND, "permanent"),
    _described(KINDS, "permanent", plural=True),
    native(EVERY, lambda reading, at: _read("permanent", False, reading, at), _show_every),
    _described(EACH_KIND, "permanent", several=True),
    _described(SPELL_KIND, "spell"),
    _described(SPELL_KINDS, "spell", plural=True),
    _described(CARD_KIND, "card"),
    _described(CARD_KINDS, "card", plural=True),
    _described(SOURCE_KIND, "source"),
    _described(SOURCE_KINDS, "source", plural=True),
)
