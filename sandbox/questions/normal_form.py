"""The normal form of a question: one form for each word, cards in brackets, words that say nothing left out.

Each token remembers where it stood in the question, so that what is not understood can be named in the asker's words.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

from sandbox.questions.card_names import CardMention, mentions
from sandbox.questions.creature_words import creature_words
from sandbox.questions.mana_letters import is_mana
from sandbox.questions.names_split import without_rest_of_names
from sandbox.questions.people import NAMES, as_bob_and_sue
from sandbox.questions.people_lettered import DOING, lettered
from sandbox.questions.people_unnamed import with_unnamed
from sandbox.questions.said_just import asks_of_card, says_when
from sandbox.questions.short_is import with_is
from sandbox.questions.signs_said import with_signs
from sandbox.questions.some_said import with_some
from sandbox.questions.spelling import LONG_WORD, Vocabulary, nearest_word, text_in_brackets
from sandbox.questions.thing_words import CHOICES
from sandbox.questions.tokens import NormalToken
from sandbox.questions.unsaid import with_asker

_FOLDER = Path(__file__).parent / "lexicon"
_WORD = re.compile(
    r"[+-]?\d+/[+-]?\d+(?:s\b)?|[+-]\d{1,2}(?![\d/])|\{[^{}\s]{1,6}\}|\d{1,2}[WUBRG]{1,6}\b|\d+(?:nd|st|rd|th)?|"
    "[bB]4\\b|[wW]/o\\b|[xX]\\d\\b|\\d{1,2}[xX]\\b|[^\\W\\d_]+(?:['-][^\\W\\d_]+)*(?:/(?=\\s|$))?|[,.;:?!()+&\"=@-]"
)
_PLAIN = str.maketrans(
    {"\u2018": "'", "\u2019": "'", "\u201c": '"', "\u201d": '"', "\u2013": "-", "\u2014": "-", "\u2192": "-"}
)
LONGEST_QUESTION = 2_000


@dataclass(frozen=True)
class NormalForm:
    """A question as the grammar reads it. `starts`: where each token begins in `text`."""

    question: str
    tokens: tuple[NormalToken, ...]
    text: str
    starts: tuple[int, ...]
    called: tuple[tuple[str, str], ...] = ()
    """What Bob and Sue are called in the question, where it is something else."""

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards, in brackets among the tokens, each once."""
        return tuple(dict.fromkeys(each.card for each in self.tokens if each.card))

    def asked_words(self, first: int, last: int) -> str:
        """The words of the question that the tokens from `first` to before `last` stand for, in the order that the
        tokens have; where one stands for words of which another stands for some, all from first to last."""
        row = self.tokens[first:last]
        if all(one.start <= after.start for one, after in pairwise(row)):
            return self.question[row[0].start : max(token.end for token in row)]
        if any(one.start < after.end and after.start < one.end for one, after in pairwise(row)):
            return self.question[min(token.start for token in row) : max(token.end for token in row)]
        return " ".join(self.question[token.start : token.end] for token in row)


@cache
def _tables() -> dict[str, dict[str, str]]:
    return tomllib.loads((_FOLDER / "words.toml").read_text(encoding="utf-8"))


@cache
def _forms() -> dict[str, str]:
    """What each form of a word stands for."""
    verbs = _tables()["synonyms"] | {verb: verb for verb in _tables()["verbs"]["all"].split()}
    forms: dict[str, str] = {}
    for verb, meant in verbs.items():
        for form in _inflected(verb):
            forms.setdefault(form, meant)
    return forms | _tables()["forms"]


def _inflected(verb: str) -> Iterator[str]:
    stem = verb[:-1] if verb.endswith("e") else verb
    yield from (verb, verb + "s", verb + "es", stem + "ed", stem + "ing")
    if re.search(r"[^aeiou][aeiou][bdgmnpt]$", verb):
        yield from (verb + verb[-1] + "ed", verb + verb[-1] + "ing")
    if verb.endswith("y"):
        yield from (verb[:-1] + "ies", verb[:-1] + "ied")
    if verb.endswith("ie"):
        yield verb[:-2] + "ying"


@cache
def _fillers() -> frozenset[str]:
    return frozenset(_tables()["filler"]["all"].split())


@cache
def known_words() -> frozenset[str]:
    """The words of the lexicon: none of them is a card misspelt."""
    return frozenset(_forms()) | frozenset(_forms().values()) | _fillers() | _ordinary() | NAMES | creature_words()


@cache
def _ordinary() -> frozenset[str]:
    return frozenset(_tables()["ordinary"]["all"].split())


def plain(question: str) -> str:
    """The question with plain quotes and dashes, and no stops in short forms, as long as it was."""
    composed = unicodedata.normalize("NFC", question)
    return re.sub(r"\b[iI]\.e\.", "so  ", composed.translate(_PLAIN))


def normal_form(question: str) -> NormalForm:
    """The question in its normal form."""
    question = text_in_brackets(plain(question)[:LONGEST_QUESTION])
    words = [NormalToken(match[0], match.start(), match.end()) for match in _WORD.finditer(question)]
    named = list(without_rest_of_names(list(_normal(list(with_is(list(_parted(words)))))), question))
    spoken = said_otherwise(with_signs(named))
    spoken = with_unnamed(list(lettered(spoken, question, verbs())), question, verbs())
    spoken = list(with_some(spoken, question))
    spoken, called = as_bob_and_sue(spoken, question, verbs())
    spoken = [token for at, token in enumerate(spoken) if not _says_nothing(spoken, at)]
    tokens = said_otherwise(with_asker(spoken))
    return _formed(question, tokens, called)


def formed(form: NormalForm, tokens: Sequence[NormalToken]) -> NormalForm:
    """The question with these tokens instead of those that it has."""
    return _formed(form.question, tokens, form.called)


def _formed(question: str, tokens: Sequence[NormalToken], called: tuple[tuple[str, str], ...]) -> NormalForm:
    starts, at = [], 0
    for token in tokens:
        starts.append(at)
        at += len(token.text) + 1
    return NormalForm(question, tuple(tokens), " ".join(token.text for token in tokens), tuple(starts), called)


_SIGNS = frozenset({".", ",", ";", ":", "?", "!", "(", ")", "-", "+", "=", '"'})
_AFTER_OK = _SIGNS | {"to", "for", "with", "if", "then", "afterwards", "after that", "or"}
"""What comes after `ok` where it says how something is."""
_TELLERS = frozenset({"he", "she", "opp", "they", "someone", "bob", "sue", "player_a", "player_b"})
_RULES = frozenset({
    "protection", "split", "trample", "flanking", "banding", "regeneration", "vigilance", "deathtouch", "haste",
    "reach", "shroud", "hexproof", "lifelink", "flying", "yes", "otherwise",
})  # fmt: skip
"""Words with which begins what somebody says of a rule, or an opinion."""
_AFTER_NO = _SIGNS | {"can", "way"}
"""What comes after `no` where somebody says only that."""
_CLAIMED = frozenset({"that", "i", "he", "she", "it", "they", "my", "his", "her", "the", "this"})
"""Words with which begins what somebody says is so."""


def _says_nothing(tokens: Sequence[NormalToken], at: int) -> bool:
    """Whether the word says nothing where it stands: `ok` says something at the end of a clause, and `says` where what
    somebody says is so comes after it."""
    word = tokens[at].text
    before = next((each.text for each in tokens[:at][::-1] if each.text not in _fillers()), ".")
    after = tokens[at + 1].text if at + 1 < len(tokens) else "."
    if word == "ok":
        return (before in _SIGNS and not (before == "." and after == "?")) or after not in _AFTER_OK
    if word == "itself":
        return before[-1] == "]" and (after in verbs() or after in DOING)  # `the Growth itself kills it`
    if word == "then":
        return after in verbs() and asks_of_card([token.text for token in tokens[:at]])
    if word == "not":
        return _asks_all_the_same(tokens, at)
    if word == "just" and says_when([token.text for token in tokens], at):
        return False
    if word == "say" and before in _TELLERS and after == "no":
        return at + 2 < len(tokens) and tokens[at + 2].text not in _AFTER_NO
    if word == "say" and before in _TELLERS and (after in _CLAIMED | _RULES or _begins_claim(tokens[at + 1 : at + 3])):
        return False
    if word == "say" and (before[-1] == "]" or before in ("which", "that")) and after in CHOICES:
        return False
    return word in _fillers()


def _begins_claim(tokens: Sequence[NormalToken]) -> bool:
    """`he says Terror kills it`; `he says Cancel` is said of who casts it."""
    words = [token.text for token in tokens]
    return len(words) > 1 and words[0][0] == "[" and (words[1] in verbs() or words[1] in DOING)


def _asks_all_the_same(tokens: Sequence[NormalToken], at: int) -> bool:
    """`can't I block?` asks what `can I block?` asks; `don't block.` asks nothing."""
    begun = [each.text for each in tokens[:at] if each.text not in _fillers()]
    if not begun or begun[-1] not in DOING or begun[-2:-1] not in ([], *([sign] for sign in ".?!:;"), ["so"], ["but"]):
        return False
    after = [each.text for each in tokens[at + 1 :]]
    end = next((word for word in after if word in (".", "?", "!", ";")), "")
    return end == "?" and after[:1] != ["?"] and after[1:2] not in (["?"], [","])


def _parted(words: list[NormalToken]) -> Iterator[NormalToken]:
    """A possessive ending is a token of its own, unless the whole word is known."""
    for word in words:
        low = word.text.lower()
        if low not in _forms() and low.endswith(("'s", "s'")):
            cut = word.end - (2 if low.endswith("'s") else 1)
            yield NormalToken(question_part(word, cut), word.start, cut)
            yield NormalToken("'s", cut, word.end)
        else:
            yield word


def question_part(word: NormalToken, end: int) -> str:
    """The beginning of a word."""
    return word.text[: end - word.start]


def _normal(words: list[NormalToken]) -> Iterator[NormalToken]:
    found = {mention.first: mention for mention in mentions([w.text for w in words], known_words())}
    at = 0
    while at < len(words):
        mention = found.get(at)
        if mention is not None:
            yield NormalToken(_bracketed(mention), words[at].start, words[mention.last].end)
            at = mention.last + 1
            continue
        word = words[at]
        if _is_auxiliary(words, at):
            at += 1
            continue
        forms = _forms_of(words, at)
        if len(forms) == 2 and _is_progressive(words, at + 1, {"be": "ing", "have": "ed"}.get(forms[1], " ")):
            forms = forms[:1]  # `I'm attacking`, `I've enchanted it`
        for form in forms:
            yield NormalToken(form, word.start, word.end)
        at += 1


_NO_NOUNS = frozenset({
    "with", "me", "him", "her", "it", "them", "us", "you", "my", "his", "the", "a", "an", "by", "and", "or", "in",
    "into", "for", "on", "at", "this", "that", "each", "alone", "together", "creature", "creatures",
})  # fmt: skip
"""Words after `attacking` with which it is something that is done, or that are said so anyway."""
_ADJECTIVES = frozenset({"tapped", "untapped", "attacking", "blocking", "unblocked", "blocked"})
"""Forms of verbs that say how a thing is where they stand between a determiner and its noun."""
_DETERMINERS = frozenset(
    {
        "a",
        "an",
        "the",
        "my",
        "his",
        "her",
        "their",
        "your",
        "our",
        "'s",
        "no",
        "any",
        "some",
        "single",
        "only",
        "exactly",
    }
    | {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}
)


_POSSESSIVES = frozenset({"my", "his", "her", "their", "your", "our", "'s"})
"""Words that say whose a thing is; `own` after one of them says no more."""


def _forms_of(words: list[NormalToken], at: int) -> list[str]:
    """The normal form of a word that belongs to no card."""
    low = words[at].text.lower()
    if re.fullmatch(r"\d+/\d+s", low):
        return [low[:-1]]
    if re.fullmatch(r"[+-]\d+/[+-]\d+s", low):
        return [low[:-1], "counter"]
    if re.fullmatch(r"x\d|\d+x", low):  # `pumps x2`, `2x Bears`
        return [low[1:], "times"] if low[0] == "x" else [low[:-1]]
    if re.fullmatch(r"\d+[wubrg]+", low):
        return [low]
    if is_mana([word.text for word in words], at):
        return [low]
    if low == "own" and at and words[at - 1].text.lower() in _POSSESSIVES:
        return []
    if low not in known_words():
        low = _mended(low)
    before = words[at - 1].text.lower() if at else ""
    if low == "guy" and [word.text.lower() for word in words[max(at - 2, 0) : at]] == ["the", "other"]:
        return ["opp"]
    if (
        low in _ADJECTIVES
        and not (at and _is_auxiliary(words, at - 1))
        and (before in _DETERMINERS or before.isdigit() or _is_aimed_at(words, at))
    ):
        return [low]
    known = _forms().get(low)
    return (low if known is None else known).split()


def _mended(word: str) -> str:
    """A word that is not known, as it was meant: `dosn't`, `creture`, and of words for creatures the long ones."""
    bare = word.replace("'", "")
    near = bare if bare != word and bare in _forms() else nearest_word(bare, vocabulary(), _meaning)
    if near != bare or bare in _forms():
        return near
    return nearest_word(bare, _creatures()) if bare == word and len(word) >= LONG_WORD else word


def _meaning(word: str) -> str:
    return _forms().get(word, word)


@cache
def _creatures() -> Vocabulary:
    return Vocabulary(creature_words())


_AT = frozenset({
    "on", "vs", "versus", "against", "to", "at", "kill", "kills", "target", "targets", "targeting", "killing", "tap",
    "taps", "destroy", "destroys", "bolt", "terror", "unsummon", "regenerate", "hit", "hits",
})  # fmt: skip
"""Words between which and a card or a kind of thing `attacking` says how that is: `kills attacking bears`."""


def _is_aimed_at(words: list[NormalToken], at: int) -> bool:
    """`bolt on attacking Bears`: it is said of which Bears."""
    after = words[at + 1].text.lower() if at + 1 < len(words) else "."
    return at > 0 and words[at - 1].text.lower() in _AT and after.isalpha() and after not in _NO_NOUNS


@cache
def vocabulary() -> Vocabulary:
    """What an ordinary word may have been misspelt from; the name of nobody, since an unknown card may begin so."""
    return Vocabulary(known_words() - ((creature_words() | NAMES) - _ordinary() - frozenset(_forms())))


_GOES_ON = frozenset({"me", "with", "him", "her", "us", "my", "for"})
"""Words after `-ing` with which it is done, rather than a word for how something is."""
_BE = frozenset({"is", "are", "am", "was", "were", "be", "been"})
_HAVE = frozenset({"have", "has", "had"})


def _is_auxiliary(words: list[NormalToken], at: int) -> bool:
    """A form of `be` before `-ing`, or of `have` before a participle: the verb after it says all."""
    if at + 1 == len(words):
        return False
    word, after = words[at].text.lower(), words[at + 1].text.lower()
    if _forms().get(after, "") not in verbs():
        return False
    if word == "'s" and after.endswith("ing"):  # `my opponent's attacking me`
        return at + 2 < len(words) and words[at + 2].text.lower() in _GOES_ON
    return (word in _BE and after.endswith("ing")) or (word in _HAVE and after.endswith("ed") and at > 0)


def _is_progressive(words: list[NormalToken], at: int, ending: str) -> bool:
    """Whether an `-ing` of a verb stands there, or an `-ed`."""
    word = words[at].text.lower() if at < len(words) else ""
    return word.endswith(ending) and _forms().get(word, "") in verbs()


@cache
def verbs() -> frozenset[str]:
    """Verbs in the form that the templates know."""
    return frozenset(_tables()["verbs"]["all"].split())


@cache
def _phrases() -> dict[tuple[str, ...], tuple[str, ...]]:
    return {tuple(said.split()): tuple(meant.split()) for said, meant in _tables()["phrases"].items()}


def said_otherwise(tokens: list[NormalToken]) -> list[NormalToken]:
    """Rows of words that stand for others."""
    longest = max(len(said) for said in _phrases())
    at = 0
    while at < len(tokens):
        for length in range(min(longest, len(tokens) - at), 0, -1):
            row = tokens[at : at + length]
            meant = _phrases().get(tuple(token.text for token in row))
            if meant is not None:
                tokens[at : at + length] = [NormalToken(word, row[0].start, row[-1].end) for word in meant]
                at = max(at - longest, -1)
                break
        at += 1
    return tokens


def _bracketed(mention: CardMention) -> str:
    return f"[{mention.card}]" + ("+" if mention.plural else "")
