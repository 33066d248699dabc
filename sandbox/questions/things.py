"""How things and players are mentioned."""

import re
from dataclasses import replace

from sandbox.cards import POOL
from sandbox.questions.phrases import (
    AIM,
    AIMS,
    CARD,
    CARDS,
    COST,
    DETERMINER,
    DOER,
    KEYWORD,
    KEYWORDS,
    LOYALTY,
    MARK,
    MARKS,
    NOUN,
    NUMBER,
    ONTO,
    SIZE,
    SIZE_CHANGE,
    TAIL,
    THING,
    THINGS,
    TIMES,
    WHO,
    X,
)
from sandbox.questions.said.things import Determiner, Mention, Things
from sandbox.terms.colors import Color
from sandbox.terms.keywords import KEYWORDS as KEYWORD_WORDS
from sandbox.terms.types import AURA, EQUIPMENT
from sandbox.wording.grammar import Ends, Printing, Reading, Table, Unfit
from sandbox.wording.saying import constant, hears, native

_CARD = re.compile(r"\[([^\]]+)\](?!\+)")
_CARDS = re.compile(r"\[([^\]]+)\]\+?")
_NUMBER = re.compile(r"\d{1,3}(?![/\d])")
_SIZE = re.compile(r"\d{1,2}/\d{1,2}")
_MANA = re.compile(r"(?:\{[a-z0-9]\})+|(?:\d+|\d*[wubrg]{1,6})(?![\w/])(?: mana)?")
_LOYALTY = re.compile(r"[+-]\d{1,2}(?![/\d])")
_CHANGE = re.compile(r"[+-]\d/[+-]\d")
_WORD = re.compile(r"[a-z][a-z'-]*")
ME = "i"
WITH_KEYWORD = {
    "trampler": "trample",
    "flyer": "flying",
    "flier": "flying",
    "flanker": "flanking",
    "bander": "banding",
    "first striker": "first strike",
}
"""Words for creatures with a keyword."""
PEOPLE = {
    "i": "i", "me": "i", "we": "i", "us": "i", "opp": "opp", "he": "he", "him": "he", "they": "they", "she": "she",
    "bob": "bob", "sue": "sue", "player_a": "player_a", "player_b": "player_b", "ap": "ap", "nap": "nap",
    "her": "she", "defender": "defender",
}  # fmt: skip
"""How players are called, and the one word for each."""
PRONOUNS = ("it", "her", "itself", "them", "they", "both", "both of them", "this", "that", "those", "mine", "him")
KINDS = (
    "creature", "creatures", "attacker", "attackers", "blocker", "blockers", "legend", "land", "lands", "enchantment",
    "artifact", "aura", "permanent", "token", "copy", "trampler", "flyer", "flier", "flanker", "bander", "bander",
    "first striker", "walker", "planeswalker", "equipment", "morph", "card", "cards", "spell", "trigger", "ability",
)  # fmt: skip
MARKED = (
    "tapped",
    "untapped",
    "unblocked",
    "flying",
    "legendary",
    "unblocked",
    "face-down",
    "attacking",
    "blocking",
    "other",
    "whole",
    "only",
    "big",
)


def _show_nothing(printing: Printing, value: object) -> None:
    """Questions are read and never printed."""


def _matched(pattern: re.Pattern[str], reading: Reading, at: int) -> Ends[str]:
    found = pattern.match(reading.text, at)
    return {found.end(): found[1] if pattern.groups else found[0]} if found else {}


def _number(reading: Reading, at: int) -> Ends[int]:
    found = _NUMBER.match(reading.text, at)
    return {found.end(): int(found[0])} if found else {}


def _subtype(reading: Reading, at: int) -> Ends[Mention]:
    """A word that stands for the one thing that it fits; whether it fits any is seen later."""
    found = _WORD.match(reading.text, at)
    return {found.end(): Mention(noun=found[0])} if found and found[0] in CREATURE_TYPES else {}


CREATURE_TYPES = frozenset({
    "angel", "beast", "bear", "boar", "bird", "cat", "cleric", "dragon", "drake", "druid", "dwarf", "elemental", "elf",
    "elves", "giant", "goblin", "golem", "griffin", "horse", "hound", "hydra", "insect", "knight", "lion", "merfolk",
    "minotaur", "ninja", "ogre", "orc", "pegasus", "pirate", "rat", "rhino", "shade", "skeleton", "skeletons",
    "soldier", "specter", "sphinx", "spider", "spirit", "squirrel", "titan", "troll", "vampire", "wall", "wasp",
    "wizard", "wolf", "wolves", "wurm", "zombie", "thopter", "faerie", "demon", "djinn", "gargoyle",
})  # fmt: skip


def _mentioned(determiner: Determiner, marks: tuple[str, ...], noun: Mention, tail: Mention) -> Mention:
    """The parts of a mention as one; where two of them say different things, they do not belong together."""
    if (determiner.owner and tail.owner) or (noun.size and tail.size):
        raise Unfit
    size = noun.size or tail.size
    return replace(
        noun,
        owner=determiner.owner or noun.owner or tail.owner,
        number=determiner.number,
        marks=marks + tail.marks,
        size=size,
        keywords=noun.keywords + tail.keywords,
        wears=tail.wears,
        text=tail.text,
        ability=tail.ability,
    )


def _called(determiner: Determiner, noun: Mention, it: Mention) -> Mention:
    """A word for a thing and the card that it is; the word must fit the card."""
    if noun.card or not it.card or noun.noun in PRONOUNS or determiner.number > 1:
        raise Unfit
    words = {**WITH_KEYWORD}.get(noun.noun)
    return replace(
        it,
        owner=determiner.owner or it.owner,
        size=it.size or noun.size,
        keywords=it.keywords + noun.keywords + ((words,) if words else ()),
    )


def _worn(what: Things) -> Mention:
    """Only auras and equipment are on something."""
    if not all(thing.card and {AURA, EQUIPMENT} & set(POOL[thing.card].subtypes) for thing in what):
        raise Unfit
    return Mention(wears=what)


def _list(first: Mention, more: Things) -> Things:
    """`my 2/2 and 3/3`: whose the first is, the next is as well where nothing else is said."""
    if first.owner and not more[0].owner and not more[0].number and (more[0].card or more[0].size):
        return (first, replace(more[0], owner=first.owner), *more[1:])
    return (first, *more)


def _player_aimed_at(who: str) -> Mention:
    return Mention(noun="player", owner=who)


_PLAYERS: Table = tuple([constant(WHO, said, meant) for said, meant in PEOPLE.items()])
_DETERMINERS: Table = (
    constant(DETERMINER, "my own ", Determiner(ME)),
    constant(DETERMINER, "my ", Determiner(ME)),
    constant(DETERMINER, "our ", Determiner(ME)),
    constant(DETERMINER, "(his own|his) ", Determiner("he")),
    constant(DETERMINER, "her ", Determiner("she")),
    constant(DETERMINER, "their ", Determiner("they")),
    constant(DETERMINER, "your ", Determiner(ME)),
    hears(DETERMINER, "{who:who} 's ", lambda who: Determiner(who)),
    hears(DETERMINER, "{who:who} 's {number:number} ", lambda who, number: Determiner(who, number)),
    hears(DETERMINER, "my {number:number} ", lambda number: Determiner(ME, number)),
    hears(DETERMINER, "(his|her|their) {number:number} ", lambda number: Determiner("he", number)),
    hears(DETERMINER, "{number:number} ", lambda number: Determiner("", number)),
    constant(DETERMINER, "(the|that|this|those|these|said) ", Determiner()),
    hears(DETERMINER, "the {number:number} ", lambda number: Determiner("", number)),
    constant(DETERMINER, "(a second|another|one more|a 2nd) ", Determiner("", -1)),
    constant(DETERMINER, "(an|a|one) ", Determiner("", 1)),
    constant(DETERMINER, "(both|both of|both the|all|all the) ", Determiner()),
    constant(DETERMINER, "(both|both of|all|all of) my ", Determiner(ME)),
    constant(DETERMINER, "(both|both of|all|all of) his ", Determiner("he")),
    constant(DETERMINER, "", Determiner()),
)
_KEYWORDS: Table = (
    *(constant(KEYWORD, word, word) for word in KEYWORD_WORDS),
    constant(KEYWORD, "first-strike", "first strike"),
    *(constant(KEYWORD, f"protection from {color}", f"protection from {color}") for color in Color),
    *(constant(KEYWORD, f"protection-from-{color}", f"protection from {color}") for color in Color),
    *(constant(KEYWORD, f"pro-{color}", f"protection from {color}") for color in Color),
    *(constant(KEYWORD, f"{land}walk", f"{land}walk") for land in ("plains", "island", "swamp", "mountain", "forest")),
    constant(KEYWORD, "legendary landwalk", "legendary landwalk"),
    constant(KEYWORD, "nonbasic landwalk", "nonbasic landwalk"),
    hears(KEYWORDS, "{word:keyword}", lambda word: (word,)),
    hears(KEYWORDS, "{word:keyword}(, and| and|,| and has) {more:keywords}", lambda word, more: (word, *more)),
)
_NOUNS: Table = (
    hears(NOUN, "{card:cards}", Mention),
    *(constant(NOUN, word, Mention(noun=word)) for word in (*PRONOUNS, *KINDS)),
    native(NOUN, _subtype, _show_nothing),
    hears(
        NOUN, "{size:size} {words:keywords}", lambda size, words: Mention(noun="creature", size=size, keywords=words)
    ),
    hears(
        NOUN,
        "{size:size} {words:keywords} (creature|creatures)",
        lambda size, words: Mention(noun="creature", size=size, keywords=words),
    ),
    hears(NOUN, "{size:size} (creature|creatures)", lambda size: Mention(noun="creature", size=size)),
    hears(NOUN, "{size:size} trampler", lambda size: Mention(noun="creature", size=size, keywords=("trample",))),
    hears(NOUN, "{size:size} (flyer|flier)", lambda size: Mention(noun="creature", size=size, keywords=("flying",))),
    hears(
        NOUN,
        "{size:size} (first striker|firststriker)",
        lambda size: Mention(noun="creature", size=size, keywords=("first strike",)),
    ),
    hears(NOUN, "{size:size}", lambda size: Mention(noun="creature", size=size)),
    hears(NOUN, "{size:size} {card:cards}", lambda size, card: Mention(card=card, size=size)),
    hears(NOUN, "{word:keyword} {it:noun}", lambda word, it: replace(it, keywords=(word, *it.keywords))),
)
_TAILS: Table = (
    constant(TAIL, "", Mention()),
    hears(TAIL, " {size:size}", lambda size: Mention(size=size)),
    hears(TAIL, " ( {size:size} )", lambda size: Mention(size=size)),
    hears(TAIL, " ( (|a ){size:size} {words:keywords} )", lambda size, words: Mention(size=size, keywords=words)),
    hears(TAIL, " ( (|a ){size:size} with {words:keywords} )", lambda size, words: Mention(size=size, keywords=words)),
    hears(TAIL, " ( (|a ){size:size} , {words:keywords} )", lambda size, words: Mention(size=size, keywords=words)),
    hears(TAIL, " , a {size:size} ,", lambda size: Mention(size=size)),
    hears(TAIL, " , a {size:size}", lambda size: Mention(size=size)),
    hears(TAIL, " ( (|has |have ){words:keywords} )", lambda words: Mention(keywords=words)),
    hears(TAIL, " (with|that have|which have) {words:keywords}", lambda words: Mention(keywords=words)),
    hears(TAIL, " ( {color:mark} )", lambda color: Mention(marks=(color,))),
    hears(
        TAIL,
        " (with|wear|that be wear|which be wear|enchanted with|that have|be wear) {what:things}( on it|)",
        _worn,
    ),
    hears(TAIL, " ( {change:size_change} )", lambda change: Mention(text=change)),
    hears(TAIL, " ( {words:keywords} , {more:keywords} )", lambda words, more: Mention(keywords=words + more)),
    hears(TAIL, " , (a |the |){color:mark} {other:mark} card", lambda color, other: Mention(marks=(color, other))),
    hears(TAIL, " , (a |the |){color:mark} card", lambda color: Mention(marks=(color,))),
    hears(TAIL, " 's (ability|trigger|effect|ping|activation)", lambda: Mention(ability=True)),
    hears(TAIL, " (ability|trigger|effect|ping|activation)", lambda: Mention(ability=True)),
    hears(TAIL, " of (mine|my own)", lambda: Mention(owner=ME)),
    hears(TAIL, " of (his|her|hers|theirs)", lambda: Mention(owner="he")),
)

PRODUCTIONS: Table = (
    native(CARD, lambda reading, at: _matched(_CARD, reading, at), _show_nothing),
    native(CARDS, lambda reading, at: _matched(_CARDS, reading, at), _show_nothing),
    native(NUMBER, _number, _show_nothing),
    constant(NUMBER, "(a|an|one)", 1),
    native(SIZE, lambda reading, at: _matched(_SIZE, reading, at), _show_nothing),
    native(SIZE_CHANGE, lambda reading, at: _matched(_CHANGE, reading, at), _show_nothing),
    native(LOYALTY, lambda reading, at: _matched(_LOYALTY, reading, at), _show_nothing),
    native(COST, lambda reading, at: _matched(_MANA, reading, at), _show_nothing),
    *_PLAYERS,
    hears(DOER, "{who:who} ", lambda who: who),
    hears(DOER, "{who:who} do ", lambda who: who),
    hears(DOER, "{who:who} (want to|decide to|try to|can|have to) ", lambda who: who),
    hears(DOER, "{who:who} pay {paid:cost} to ", lambda who, paid: who),
    hears(DOER, "{who:who} pay {paid:cost} and ", lambda who, paid: who),
    constant(DOER, "", ""),
    *_DETERMINERS,
    *(constant(MARK, word, word) for word in (*MARKED, *Color)),
    constant(MARKS, "", ()),
    hears(MARKS, "{word:mark} {more:marks}", lambda word, more: (word, *more)),
    *_KEYWORDS,
    *_NOUNS,
    *_TAILS,
    hears(THING, "{determiner:determiner}{marks:marks}{noun:noun}{tail:tail}", _mentioned),
    hears(THING, "{determiner:determiner}{noun:noun} ( {it:thing} )", _called),
    hears(THING, "{determiner:determiner}{noun:noun} , {it:thing} ,", _called),
    hears(THINGS, "{first:thing}", lambda first: (first,)),
    hears(THINGS, "{first:thing}( and| ,| , and) {more:things}", _list),
    hears(AIM, "{who:who}", _player_aimed_at),
    hears(AIM, "{it:thing}", lambda it: it),
    hears(AIMS, "{first:aim}", lambda first: (first,)),
    hears(AIMS, "{first:aim} and {more:aims}", _list),
    constant(ONTO, "", ()),
    hears(ONTO, " (on|at|targeting|target|onto|against|to) {aims:aims}", lambda aims: aims),
    constant(X, "", None),
    hears(X, " (for|with) {x:number}", lambda x: x),
    hears(X, " (for|with) x (=|be|equal) {x:number}", lambda x: x),
    hears(X, " (for|with) x=(|){x:number}", lambda x: x),
    hears(TIMES, " {times:number} (times|time)", lambda times: times),
)
