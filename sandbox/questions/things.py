"""How things and players are mentioned."""

import re
from dataclasses import replace

from sandbox.questions import traits
from sandbox.questions.called_things import both, called, called_after, called_by_aura, called_so
from sandbox.questions.creature_words import subtype, types_meant
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import (
    CARD,
    CARDS,
    COST,
    DETERMINER,
    DOER,
    IN_BRACKETS,
    KEYWORD,
    KEYWORDS,
    LOYALTY,
    MARK,
    NOUN,
    NUMBER,
    OWN_ONE,
    SIZE,
    SIZE_CHANGE,
    SPELL,
    THING,
    VERBED,
    WHO,
    WITH_NAMES,
)
from sandbox.questions.said.things import Determiner, Mention, Things
from sandbox.questions.thing_words import (
    ALL,
    ANIMATED,
    BOTH,
    BROUGHT,
    KINDS,
    MADE_BY,
    MARKED,
    ME,
    NOT_THE_ASKER,
    OF,
    OF_TRIGGERS,
    PEOPLE,
    PRONOUNS,
    SEVERAL_OF_IT,
    TOKEN,
    WHOSE,
    WITH_KEYWORD,
)
from sandbox.questions.tokens_there import TOKEN_TEXT, is_sort_of
from sandbox.terms.colors import Color
from sandbox.terms.keywords import KEYWORDS as KEYWORD_WORDS
from sandbox.terms.types import BASIC_LAND_TYPES, PERMANENT_TYPES, CardType
from sandbox.wording.grammar import Ends, Printing, Reading, Table, Unfit
from sandbox.wording.saying import constant, hears, native

_CARD = re.compile(r"\[([^\]]+)\](?!\+)")
_CARDS = re.compile(r"\[([^\]]+)\]\+?")
_VERBED = re.compile(r"\[([^\]]+)\]\+")
_IN_BRACKETS = re.compile(rf"(?!x (?:be|=) |\d+ damage |{WHOSE} \))[^()\[\]?]{{2,160}}(?= \))")
_WITH_NAMES = re.compile(r"[^()?]{2,160}(?= \))")
_NUMBER = re.compile(r"\d{1,3}(?![/\d])")
_SIZE = re.compile(r"\d{1,2}/\d{1,2}")
_MANA = re.compile(r"(?:\{[a-z0-9]\})+|(?:\d+|\d*[wubrg]{1,6})(?![\w/])(?: mana)?")
_LOYALTY = re.compile(r"[+-]\d{1,2}(?![/\d])")
_CHANGE = re.compile(r"[+-]\d/[+-]\d")
OPEN, BASIC = "open", "basic"
"""Marks of lands."""


def _show_nothing(printing: Printing, value: object) -> None:
    """Questions are read and never printed."""


def _matched(pattern: re.Pattern[str], reading: Reading, at: int) -> Ends[str]:
    found = pattern.match(reading.text, at)
    return {found.end(): found[1] if pattern.groups else found[0]} if found else {}


def _number(reading: Reading, at: int) -> Ends[int]:
    found = _NUMBER.match(reading.text, at)
    return {found.end(): int(found[0])} if found else {}


def _is_walker(it: Mention) -> bool:
    """Whether it is a planeswalker, or is called by a word that may stand for one."""
    return not it.card or CardType.PLANESWALKER in card_named(it.card).types


def _made_token(it: Mention) -> Mention:
    """`the Beast I made with it`: of a sort that a text says the tokens are."""
    made = [card_named(name).text for mark in it.marks if (name := mark.removeprefix(MADE_BY)) != mark]
    found = [each for text in made for each in TOKEN_TEXT.finditer(text) if types_meant(it.noun)]
    if it.card or not any(is_sort_of(each, it.noun) for each in found):
        raise Unfit
    return replace(it, marks=(*it.marks, TOKEN))


def _mentioned(determiner: Determiner, noun: Mention, tail: Mention) -> Mention:
    """The parts of a mention as one; where two of them say different things, they do not belong together."""
    one = noun.noun == "one" and not noun.keywords and noun.marks in (("tapped",), ("untapped",))
    if noun.noun == "player" or (noun.noun in PRONOUNS and (noun.keywords or noun.marks) and not one):
        raise Unfit
    if determiner.every and noun.noun == "it":
        raise Unfit  # `all of it` is so much damage, and no thing
    if determiner.every == BOTH and noun.noun in ("them", "they", "those"):
        noun = replace(noun, noun="both")
    whole = both(noun, traits.as_chosen(noun, tail))
    if any(mark.startswith("loyalty ") for mark in whole.marks) and not _is_walker(whole):
        raise Unfit
    two = bool(determiner.owner) and whole.owner not in ("", determiner.owner)
    two = two and not {determiner.owner, whole.owner} <= NOT_THE_ASKER
    if two or any(traits.is_denied(mark, whole) for mark in whole.marks):
        raise Unfit
    if any(mark.startswith(MADE_BY) for mark in whole.marks) and TOKEN not in (*whole.marks, whole.noun):
        whole = _made_token(whole)
    if BROUGHT in whole.marks and TOKEN not in (*whole.marks, whole.noun):
        raise Unfit
    if whole.wears and whole.card and PERMANENT_TYPES.isdisjoint(card_named(whole.card).types):
        raise Unfit  # a spell wears nothing
    sort = bool(types_meant(whole.noun)) and TOKEN not in whole.marks
    every = (determiner.every,) if determiner.every and (whole.card or sort) else ()
    return replace(whole, owner=determiner.owner or whole.owner, number=determiner.number, marks=(*whole.marks, *every))


def _of_size(size: str, it: Mention) -> Mention:
    if it.size or it.noun in PRONOUNS:
        raise Unfit
    return replace(it, size=size)


def _is_land(it: Mention, mark: str) -> bool:
    """Whether it is a land, and for `basic` one of those."""
    if not it.card:
        return it.noun in ("land", "lands") and mark == OPEN
    return it.card in BASIC_LAND_TYPES or (mark == OPEN and CardType.LAND in card_named(it.card).types)


def _marked(mark: str, it: Mention) -> Mention:
    one = it == Mention(noun="one") and mark in ("tapped", "untapped")
    if (it.noun in PRONOUNS and not one) or (mark in (OPEN, BASIC) and not _is_land(it, mark)):
        raise Unfit
    return replace(it, marks=(mark, *it.marks))


def _with_keyword(word: str, it: Mention) -> Mention:
    """`a first strike Knight`; `provoke` before a creature is what is done to it."""
    if word == "provoke":
        raise Unfit
    return replace(it, keywords=(word, *it.keywords))


def _some(number: int, things: Things) -> Mention:
    """`two of my Bears`: so many of them, whichever; of `my three Bears` it is said how many there are."""
    if len(things) != 1 or 0 < things[0].number <= number:
        raise Unfit
    sort = bool(types_meant(things[0].noun)) or things[0].noun in ("creatures", "lands", "attackers", "blockers")
    if things[0].number > number and not ((things[0].card or sort) and things[0].owner):
        raise Unfit
    if things[0].number > number:
        return replace(things[0], number=number, some=True, marks=(*things[0].marks, f"{OF}{things[0].number}"))
    return replace(things[0], number=number, some=True)


def _spell(it: Mention) -> Mention:
    """A card that is never in play."""
    if not it.card or not PERMANENT_TYPES.isdisjoint(card_named(it.card).types):
        raise Unfit
    return it


def _creature_of_name(card: str) -> Mention:
    """`the Trident guy`: Raises Unfit for what is none."""
    if CardType.CREATURE not in card_named(card).types:
        raise Unfit
    return Mention(card=card)


_PLAYERS: Table = tuple([constant(WHO, said, meant) for said, meant in PEOPLE.items()])
_A_TOKEN = Mention(noun="token")


def _token_of(card: str, it: Mention = _A_TOKEN) -> Mention:
    """`my Raise the Alarm soldier token`: of what makes such tokens and is none itself."""
    plain = it == Mention(noun=it.noun) or it == Mention(noun=it.noun, marks=(TOKEN,))
    made = card_named(card)
    if not plain or TOKEN not in (*it.marks, it.noun.rstrip("s")) or "token" not in made.text:
        raise Unfit
    return replace(it, marks=(*it.marks, f"{MADE_BY}{card}"))


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
    hears(DETERMINER, "my (only |last |other |remaining |){number:number} ", lambda number: Determiner(ME, number)),
    hears(
        DETERMINER,
        "(his|her|their) (only |last |other |remaining |){number:number} ",
        lambda number: Determiner("he", number),
    ),
    hears(DETERMINER, "{number:number} ", lambda number: Determiner("", number)),
    hears(DETERMINER, "all {number:number}( of|) my ", lambda number: Determiner(ME, number)),
    hears(DETERMINER, "all {number:number}( of|) (his|her|their) ", lambda number: Determiner("he", number)),
    hears(DETERMINER, "all (|my |the ){number:number} (|of the )", lambda number: Determiner("", number)),
    constant(DETERMINER, "(the|that|this|those|these|said) ", Determiner()),
    hears(DETERMINER, "the {number:number} ", lambda number: Determiner("", number)),
    constant(DETERMINER, "(a second|another|one more|a 2nd|a third|a 3rd|a fourth) ", Determiner("", -1)),
    constant(DETERMINER, "(opp|the opp) ", Determiner("opp")),
    constant(DETERMINER, "(an|a|one) ", Determiner("", 1)),
    *(
        constant(DETERMINER, f"{said}{whose} ", Determiner(owner, every=every))
        for said, every in (("(both|both of)", BOTH), ("(all|all of|each of|every one of|each one of)", ALL))
        for whose, owner in (("", ""), (" the", ""), (" my", ME), (" (his|her|their)", "he"))
    ),
    constant(DETERMINER, "", Determiner()),
)
_KEYWORDS: Table = (
    *(constant(KEYWORD, word, word) for word in KEYWORD_WORDS),
    constant(KEYWORD, "first-strike", "first strike"),
    *(hears(KEYWORD, f"{word} {{n:number}}", lambda n, word=word: f"{word} {n}") for word in ("rampage", "bushido")),
    *(constant(KEYWORD, f"protection from {color}", f"protection from {color}") for color in Color),
    *(constant(KEYWORD, f"protection-from-{color}", f"protection from {color}") for color in Color),
    *(constant(KEYWORD, f"pro-{color}", f"protection from {color}") for color in Color),
    *(constant(KEYWORD, f"{land}walk", f"{land}walk") for land in ("plains", "island", "swamp", "mountain", "forest")),
    constant(KEYWORD, "legendary landwalk", "legendary landwalk"),
    constant(KEYWORD, "nonbasic landwalk", "nonbasic landwalk"),
    hears(KEYWORDS, "{word:keyword}", lambda word: (word,)),
    hears(KEYWORDS, "{word:keyword}(, and| and|,| and has) {more:keywords}", lambda word, more: (word, *more)),
)


def _several_lands(card: str) -> Mention:
    """`Islands`: more than enough of them."""
    if card not in BASIC_LAND_TYPES or card.endswith("s"):
        raise Unfit
    return Mention(card=card, marks=("several",))


_NOUNS: Table = (
    hears(NOUN, "{card:verbed}", _several_lands),
    hears(NOUN, "{card:card}", Mention),
    hears(NOUN, "{card:card} (token|tokens)", _token_of),
    hears(NOUN, "{card:card} {it:noun}", _token_of),
    hears(NOUN, "{card:card} creature", _creature_of_name),
    hears(NOUN, "{card:verbed}", lambda card: Mention(card=card, marks=(SEVERAL_OF_IT,))),
    hears(NOUN, "{card:verbed} {it:noun}", called_by_aura),
    *(constant(NOUN, word, Mention(noun=word)) for word in (*PRONOUNS, *KINDS)),
    *(constant(NOUN, word, Mention(noun="creature", keywords=(has,))) for word, has in WITH_KEYWORD.items()),
    native(NOUN, subtype, _show_nothing),
    *(
        constant(NOUN, f"{word} (trigger|ability)", Mention(noun="trigger", text=text))
        for word, text in OF_TRIGGERS.items()
    ),
    hears(NOUN, "{size:size}", lambda size: Mention(noun="creature", size=size)),
    hears(
        NOUN, "{size:size} {words:keywords}", lambda size, words: Mention(noun="creature", size=size, keywords=words)
    ),
    hears(NOUN, "{size:size} {it:noun}", _of_size),
    hears(NOUN, "{mark:mark} {it:noun}", _marked),
    hears(NOUN, "{word:keyword} {it:noun}", _with_keyword),
)
ABOUT_TO = (
    "want to|decide to|try to|can|must|do like to|do rather|be go to|then|now|proceed to|"
    "go to|choose to|be about to|plan to|"
    "attempt to|opt to|intend to|would like to|hope to|prefer to|manage to|go ahead and|elect to|like to|"
    "use the chance to|get a chance to|try and|announce that i|be|be plan to|next|be try to|do then|then do|be "
    "willing to|get to|be to|turn around and|proceed and|go on to|come and|have to|do to|try"
)
"""What says of an act that somebody comes to do it."""
WANTS = (
    "want to|decide to|try to|choose to|proceed to|plan to|opt to|elect to|do like to|would like to|prefer to|"
    "do to|manage to|go ahead and|attempt to|intend to|hope to|be about to|wish to"
)
"""What says of somebody named before that something comes to be done."""
_WHICH_IS = "which be|who be|that be|namely|really|i e|in fact|actually|to be exact"
PRODUCTIONS: Table = (
    native(IN_BRACKETS, lambda reading, at: _matched(_IN_BRACKETS, reading, at), _show_nothing),
    native(WITH_NAMES, lambda reading, at: _matched(_WITH_NAMES, reading, at), _show_nothing),
    native(CARD, lambda reading, at: _matched(_CARD, reading, at), _show_nothing),
    native(CARDS, lambda reading, at: _matched(_CARDS, reading, at), _show_nothing),
    native(VERBED, lambda reading, at: _matched(_VERBED, reading, at), _show_nothing),
    native(NUMBER, _number, _show_nothing),
    constant(NUMBER, "(a|an|one)", 1),
    native(SIZE, lambda reading, at: _matched(_SIZE, reading, at), _show_nothing),
    native(SIZE_CHANGE, lambda reading, at: _matched(_CHANGE, reading, at), _show_nothing),
    native(LOYALTY, lambda reading, at: _matched(_LOYALTY, reading, at), _show_nothing),
    native(COST, lambda reading, at: _matched(_MANA, reading, at), _show_nothing),
    *(
        hears(COST, f"{{n:number}} {color}( mana|)", lambda n, letter=letter: letter * n)
        for color, letter in (("white", "w"), ("blue", "u"), ("black", "b"), ("red", "r"), ("green", "g"))
    ),
    *_PLAYERS,
    hears(DOER, "{who:who} ", lambda who: who),
    hears(DOER, "{who:who} only ", lambda who: who),
    hears(DOER, "{who:who} do ", lambda who: who),
    hears(DOER, f"{{who:who}} ({ABOUT_TO}) ", lambda who: who),
    hears(DOER, f"{{who:who}} do ({ABOUT_TO}) ", lambda who: who),
    constant(DOER, "(then|now|next) ", ""),
    constant(DOER, f"({WANTS}) ", ""),
    hears(DOER, "{who:who} pay {paid:cost} to ", lambda who, paid: who),
    hears(DOER, "{who:who} pay {paid:cost} and ", lambda who, paid: who),
    constant(DOER, "", ""),
    *_DETERMINERS,
    *(constant(MARK, word, word) for word in (*MARKED, *Color)),
    constant(MARK, "(fresh|freshly cast|newly cast|brand-new|newly play|summoning sick|summon sick)", "sick"),
    constant(MARK, "(plain old|regular|normal|ordinary|good old|simple)", "plain"),
    constant(MARK, "(morphed|unflipped|facedown)", "face-down"),
    constant(MARK, "last", "remaining"),
    constant(MARK, "(real|actual)", "original"),
    constant(MARK, "(empty|uncharged)", "counters 0 any"),
    constant(MARK, "(open|unused|free|available)", OPEN),
    constant(MARK, "basic", BASIC),
    constant(MARK, "(animate|animated)", ANIMATED),
    *_KEYWORDS,
    *_NOUNS,
    *traits.PRODUCTIONS,
    hears(THING, "{determiner:determiner}{noun:noun}{tail:tail}", _mentioned),
    constant(THING, "(the|its|the spell 's|my|his|the original) target", Mention(noun="target")),
    constant(OWN_ONE, "(my|mine)", Mention(noun="one", owner=ME)),
    constant(OWN_ONE, "(his|her|hers|their)( one| copy|)", Mention(noun="one", owner="he")),
    constant(OWN_ONE, "(another|a second|a 2nd)( one| copy|)", Mention(noun="one")),
    hears(THING, "{number:number} of {things:things}", _some),
    hears(THING, "(any of|any 1 of) {things:things}", lambda things: _some(1, things)),
    hears(THING, "either (of |){things:things}", lambda things: _some(1, things)),
    hears(
        THING,
        "(the|his|her|my) (ability|effect|activation|activated ability) of {it:thing}",
        lambda it: replace(it, ability=True),
    ),
    hears(THING, "{determiner:determiner}{noun:noun} ( {it:thing} )", called),
    hears(THING, f"{{determiner:determiner}}{{noun:noun}} ( ({_WHICH_IS}|it be|he be|she be) {{it:thing}} )", called),
    hears(THING, f"{{determiner:determiner}}{{noun:noun}} , ({_WHICH_IS}) {{it:thing}}( ,|)", called),
    hears(THING, "{determiner:determiner}{noun:noun} , {it:thing}( ,|)", called),
    hears(THING, "{determiner:determiner}{noun:noun} - {it:thing}( -|)", called),
    hears(
        THING,
        "{determiner:determiner}{noun:noun}{tail:tail}( ,|)( such as| like| for example| eg| e g|) {it:thing}( ,|)",
        called_after,
    ),
    hears(THING, "{determiner:determiner}{noun:noun} {it:thing}", called_so),
    hears(THING, "{determiner:determiner}{noun:noun} (such as|like|name|called) {it:thing}", called),
    hears(SPELL, "{it:thing}", _spell),
)
