"""One spelling for every text: reminders gone, the card's own name as `~`, older words as today's.

Every character remembers where it stood in the text as given, so that an error can point there.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.terms.keywords import KEYWORDS
from sandbox.wording.flavor_words import PATTERN as FLAVOR_WORDS
from sandbox.wording.subtypes import BY_PLURAL, BY_WORD, PLANESWALKER_TYPES

_OWN_NOUNS = (
    "creature|artifact|enchantment|land|aura|equipment|permanent|spell|card|planeswalker|token|vehicle|saga|class|case"
    "|room|siege|battle|mount|spacecraft"
)
_ABILITY_WORDS = (
    "adamant|addendum|alliance|battalion|bloodrush|celebration|channel|chroma|cohort|constellation|converge"
    "|council's dilemma|coven|delirium|descend [48]|disappear|domain|eerie|eminence|enrage|fateful hour"
    "|fathomless descent|ferocious|flurry|formidable|grandeur|hellbent|heroic|imprint|infusion|inspired|join forces"
    "|kinship|landfall|lieutenant|magecraft|metalcraft|morbid|opus|pack tactics|paradox|parley|radiance|raid|rally"
    "|renew|repartee|revolt|secret council|spell mastery|strive|survival|sweep|tempting offer|threshold|undergrowth"
    "|valiant|vivid|void|will of the council"
)
"""Words before an ability that have no meaning of their own (2026, 207.2c)."""


_REBALANCED = "A-"
"""Before the name of a card whose text was changed for one way of playing; the text does not say it."""
_EPITHET = re.compile(r",? (?:of|the|from|von|to|in) |, ")

_OF_A_DECK = "A deck can have [a-z ]+ cards named "
"""Before the card's own name, which elsewhere behind `named` is any card's."""
GRANTOR = "^"
"""The card's own name within an ability that it gives to something: see `sandbox.meaning.references.Grantor`."""


@dataclass(frozen=True)
class Rewriting:
    """What stands in a text as `pattern` becomes `replacement`. `signs`: some words of which at least one is in such a
    text, in small letters; they are looked for first, so that a pattern is compiled when it is first needed."""

    signs: tuple[str, ...]
    pattern: str
    replacement: str


SPELLINGS = (
    Rewriting(("\r",), r"\r\n?", "\n"),
    Rewriting(("(",), r"\s*\([^()]*\)", ""),
    Rewriting(("\u2018", "\u2019"), r"[\u2018\u2019]", "'"),
    Rewriting(("\u201c", "\u201d"), r"[\u201c\u201d]", '"'),
    Rewriting((',"',), r'(?<=[a-z}]),"(?= and (?:is|has|gets)\b)', '."'),
    Rewriting(("\u2212",), r"\u2212", "-"),
    Rewriting(("\u2014", "--", "\u2013"), r"[ \t]*(?:\u2014|--|\u2013)[ \t]*", " — "),
    Rewriting((" - ",), r"(?<=[A-Za-z]) - (?=[A-Z{])", " — "),
    Rewriting(("\u2022", "*"), r"\n\s*(?:\u2022|\*)\s*", " • "),
    Rewriting(("\n+", "\n +"), r"\n\s*\+\s*(?=\{)", " • "),
    Rewriting((" \u2014 ",), rf"(?:(?m:^)|(?<=[\n\"])|(?<=\u2022 ))(?:{_ABILITY_WORDS}) \u2014 ", ""),
    Rewriting((" \u2014 ",), FLAVOR_WORDS, ""),
    Rewriting(("{tap}",), r"\{tap\}", "{T}"),
    Rewriting(("{untap}",), r"\{untap\}", "{Q}"),
)
_GRAVEYARD_FROM_PLAY = r"graveyard from (?:play|the battlefield)"
_ALSO = r"\balso (?=(?:gains?|gets?|deals?|loses?|creates?|draws?|puts?|scry|exile|destroy|tap)\b)"
OLDER_WORDS = (
    Rewriting(("this ",), rf"\bthis (?:{_OWN_NOUNS})\b", "~"),
    Rewriting(("enters ", "comes into"), r"\b(?:enters the battlefield|comes into play|enters play)\b", "enters"),
    Rewriting(("enter ", "come into"), r"\b(?:enter the battlefield|come into play|enter play)\b", "enter"),
    Rewriting(("leaves play",), r"\bleaves play\b", "leaves the battlefield"),
    Rewriting(("is put into",), rf"\bis put into (?:a|the|its owner's) {_GRAVEYARD_FROM_PLAY}\b", "dies"),
    Rewriting(("goes to",), r"\bgoes to the graveyard from play\b", "dies"),
    Rewriting(("are put into",), rf"\bare put into (?:a|the) {_GRAVEYARD_FROM_PLAY}\b", "die"),
    Rewriting(("from play",), r"\bfrom play\b", "from the battlefield"),
    Rewriting(("into play",), r"\binto play\b", "onto the battlefield"),
    Rewriting(("in play",), r"\bin play\b", "on the battlefield"),
    Rewriting(("his or her",), r"\bhis or her\b", "their"),
    Rewriting(("he or she",), r"\bhe or she\b", "they"),
    Rewriting(("him or her",), r"\bhim or her\b", "them"),
    Rewriting(("themself",), r"\bthemself\b", "them"),
    Rewriting(("mana pool",), r" to (?:your|their|its controller's|that player's) mana pools?\b", ""),
    Rewriting(("target creature or",), r"\btarget creature or player\b", "any target"),
    Rewriting(("planeswalker",), r"\btarget creature, player, or planeswalker\b", "any target"),
    Rewriting(("target creatures and/or",), r"\btarget creatures and/or players\b", "targets"),
    Rewriting(("creatures, players",), r"\btarget creatures, players,? and/or planeswalkers\b", "targets"),
    Rewriting(("converted",), r"\bconverted mana cost\b", "mana value"),
    Rewriting(("you flip",), r"\byou flip a coin\b", "flip a coin"),
    Rewriting(("can not", "cannot"), r"\b(?:can not|cannot)\b", "can't"),
    Rewriting(("does not",), r"\bdoes not\b", "doesn't"),
    Rewriting(("do not",), r"\bdo not\b", "don't"),
    Rewriting(("did not",), r"\bdid not\b", "didn't"),
    Rewriting(("is not",), r"\bis not\b", "isn't"),
    Rewriting(("this ability only",), r"\b(?:Activate|Play|Use) this ability only\b", "Activate only"),
    Rewriting(("may play",), r"\bmay play this ability\b", "may activate this ability"),
    Rewriting(("upkeep ",), r"\bupkeep (?:phase|step)\b", "upkeep"),
    Rewriting((" phase",), r"\b(untap|draw|discard|cleanup|end) phase\b", r"\1 step"),
    Rewriting(("each turn",), r"\beach turn if able\b", "each combat if able"),
    Rewriting((" owner's",), r"\b(to|on top of|on the bottom of|into) owner's\b", r"\1 its owner's"),
    Rewriting(("gain",), r"\bgain(s?) (?=[+-](?:\d|X))", r"get\1 "),
    Rewriting(("lose",), r"\blose(s?) (?=-(?:\d|X))", r"get\1 "),
    Rewriting(("flying creature",), r"\bis (?:now )?a flying creature\b", "has flying"),
    Rewriting(("is now",), r"\bis now (?=an? )", "is "),
    Rewriting((" damage",), r"\b(do|doe)s? (?=(?:\d+|X) damage\b)", "deals "),
    Rewriting(("; ",), r"; ((?:they|it) can't be regenerated)\b", r". \1"),
    Rewriting(("play ~", "play this"), r"\bPlay (~|this) only\b", r"Cast ~ only"),
    Rewriting(("as a sorcery",), r"\b(?:Play|Use) this ability as a sorcery\b", "Activate only as a sorcery"),
    Rewriting(("or effects",), r"\bspells or effects\b", "spells or abilities"),
    Rewriting(("blocked only",), r"\bcan be blocked only by\b", "can't be blocked except by"),
    Rewriting(("also ",), _ALSO, ""),
    Rewriting(("those target",), r"\bthose target (?=creatures|permanents)", "those "),
    Rewriting((": ",), r"\b(rampage|cumulative upkeep): ", r"\1 "),
    Rewriting(("  ",), r" {2,}", " "),
)


OF_PERSONS = (
    Rewriting(("he ", "he'"), r"\bs?he(?= |'s\b)", "it"),
    Rewriting(("himself", "herself"), r"\b(?:him|her)self\b", "itself"),
    Rewriting((" his ", " her "), r"\b(?:his|her)(?= [a-z])", "its"),
    Rewriting((" him", " her"), r"(?<= )(?:him|her)(?=[ .,])", "it"),
)
"""What a legendary card's text calls the card, once nobody else is called so."""


@dataclass(frozen=True)
class Normal:
    """`places[n]` is where character n of `text` stood in the text as given."""

    text: str
    places: tuple[int, ...]

    def place(self, at: int) -> int:
        if at < len(self.places):
            return self.places[at]
        return self.places[-1] + 1 if self.places else 0

    def rewritten(
        self, pattern: str, replacement: str, flags: re.RegexFlag = re.IGNORECASE, within_quotes: str | None = None
    ) -> "Normal":
        """`within_quotes`: what replaces it instead within quotation marks."""
        text: list[str] = []
        places: list[int] = []
        done = 0
        for match in re.finditer(pattern, self.text, flags):
            quoted = within_quotes is not None and self.text.count('"', 0, match.start()) % 2
            new = within_quotes if quoted and within_quotes is not None else match.expand(replacement)
            text += [self.text[done : match.start()], new]
            places += [*self.places[done : match.start()], *[self.place(match.start())] * len(new)]
            done = match.end()
        return Normal("".join([*text, self.text[done:]]), (*places, *self.places[done:]))

    def followed_by(self, other: "Normal") -> "Normal":
        """Both as one paragraph."""
        return Normal(f"{self.text} {other.text}", (*self.places, *other.places[:1], *other.places))

    def behind(self, at: int) -> "Normal":
        """What stands behind so many characters."""
        return Normal(self.text[at:], self.places[at:])

    def paragraphs(self) -> "Iterator[Normal]":
        for match in re.finditer(r"[^\n]+", self.text):
            if match.group().strip():
                start, end = _stripped(match)
                yield Normal(self.text[start:end], self.places[start:end])


def _stripped(match: re.Match[str]) -> tuple[int, int]:
    found = match.group()
    return match.start() + len(found) - len(found.lstrip()), match.end() - (len(found) - len(found.rstrip()))


def normal_form(text: str, name: str = "", enchants: str = "", legendary: bool = False) -> Normal:
    """`enchants`: what an enchantment of 1993 is put on, which its text calls the *target* from then on. `legendary`:
    the text may call the card by a part of its name (2026, 201.5c)."""
    normal = Normal(text, tuple(range(len(text))))
    if enchants:
        normal = normal.rewritten(rf"\btarget (?={enchants}\b)", "enchanted ")
    normal = _all_rewritten(normal, SPELLINGS)
    for own in (*_own_names(name), *(_short_names(name, normal.text) if legendary else ())):
        if own in normal.text:
            normal = normal.rewritten(rf"({_OF_A_DECK}){re.escape(own)}(?!\w)", r"\1~", re.RegexFlag(0))
            pattern = rf"(?<![\w~])(?<!named ){re.escape(own)}(?!\w)"
            normal = normal.rewritten(pattern, "~", re.RegexFlag(0), within_quotes=GRANTOR)
    normal = _all_rewritten(normal, OLDER_WORDS)
    return _all_rewritten(normal, OF_PERSONS) if legendary else normal


def _all_rewritten(normal: Normal, rewritings: tuple[Rewriting, ...]) -> Normal:
    for each in rewritings:
        lowered = normal.text.lower()
        if any(sign in lowered for sign in each.signs):
            normal = normal.rewritten(each.pattern, each.replacement)
    return normal


def _own_names(name: str) -> list[str]:
    """The whole name and, for `Kamahl, Pit Fighter`, what stands before the comma. A name that is a word of the
    language (the card Sacrifice) is not looked for."""
    plain = name.removeprefix(_REBALANCED)
    names = [name, plain, plain.split(",")[0]] if name else []
    return [own for own in dict.fromkeys(names) if not is_a_word(own)]


def _short_names(name: str, text: str) -> list[str]:
    """`Ayesha` for `Ayesha Tanaka` and `Rasputin` for `Rasputin the Dreamer`: what the text does not write small."""
    before = _EPITHET.split(name.removeprefix(_REBALANCED), maxsplit=1)[0]
    words = [own for own in dict.fromkeys((before, before.split(" ")[0])) if len(own) > 2 and own != name]
    return [own for own in words if not is_a_word(own) and not _is_written_small(own.lower(), text)]


def _is_written_small(word: str, text: str) -> bool:
    """Whether it is a word of the language, as far as this text or the table of subtypes knows."""
    if BY_WORD.get(word) in PLANESWALKER_TYPES:
        return False
    return word in BY_WORD or word in BY_PLURAL or re.search(rf"\b{re.escape(word)}\b", text) is not None


def is_a_word(name: str) -> bool:
    """Whether the name of a card is also a word of the language."""
    return name.lower() in {"sacrifice", "regenerate", *KEYWORDS}
