"""Players called by names of their own: the two of them are told of as Bob and Sue, and the answer calls them so.

Where one alone is named, and the asker speaks of `me`, it is the opponent; where nobody speaks of `me`, it is who the
question is about. Where the opponent is `he`, `she` is a creature, and the other way round.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from sandbox.questions.called_by_sex import NAME_LISTS, creatures_named, one_called
from sandbox.questions.named_cards import card_named
from sandbox.questions.tokens import NormalToken
from sandbox.terms.types import CardType

_SHE, _HE, _EITHER, _WORDS = (frozenset(NAME_LISTS[sort].split()) for sort in ("she", "he", "either", "words"))
SHE, HE = _SHE - _HE - _EITHER, _HE - _SHE - _EITHER
NAMES = (_SHE | _HE | _EITHER) - _WORDS
"""Words that are nothing but names."""
ASKERS = frozenset({"i", "me", "my", "mine"})
_SWAPPED = {
    "he": "she", "she": "he", "his": "her", "him": "her", "himself": "herself", "herself": "himself", "hers": "his",
}  # fmt: skip
_OF_NOBODY = {"he", "she", "his", "her", "him", "himself", "herself", "hers"}
_MALE = frozenset({"he", "him", "his", "himself"})
_FEMALE = frozenset({"she", "her", "hers", "herself"})
_OF_PLAYERS = frozenset({"cast", "play", "put", "aim", "fire", "take", "flash", "come", "have", "control", "summon"})
"""Verbs of which, with an object, only players are the subject."""
_OWNED = frozenset({
    "creature", "creatures", "2", "life", "hand", "morph", "attacker", "attackers", "blocker", "blockers",
    "land", "lands", "turn", "upkeep", "graveyard", "library", "enchantment", "artifact", "deck", "own", "untapped",
    "tapped", "face-down",
    "next", "last", "first", "end", "draw", "main", "combat", "side", "board", "only", "new", "discard", "cleanup",
})  # fmt: skip
"""Words for what a player can have."""
_AFTER_OBJECT = frozenset({
    ".", "?", "!", ",", ";", ":", ")", "and", "but", "or", "in", "on", "at", "with", "to", "from", "for", "before",
    "after", "back", "this", "now", "then", "if", "when", "while", "because", "since", "again", "away", "off", "up",
    "down", "next", "anyway", "too", "survive", "die", "live", "untap", "be", "attack", "block", "instead", "as",
    "last", "by",
})  # fmt: skip
"""What comes after `her` where it is no thing of hers."""
_MARKS_OBJECT = frozenset({"a", "an", "the", "my", "his", "her", "me", "at", "on", "with", "in"})
_OF_THINGS = frozenset({"my", "his", "a", "an", "the"})
"""Words before a thing, and before nobody's name."""
_PERSONS = frozenset({CardType.CREATURE, CardType.PLANESWALKER})
_TAGS, _AFTER_TAG = frozenset({"not", "do", "can", "be", "must", "have"}), frozenset({"?", ".", ","})
"""What stands before and after a pronoun at the end of what is asked: `can't she?`"""
_CLAUSES = frozenset({".", "?", "!", ";", ":", ",", "and", "but", "when", "if", "while", "so", "then"})
_DOING = frozenset({"'s", "can", "be", "have", "do", "must", "may", "will", "would", "want", "then", "also", "now"})
"""What stands after the name of somebody who does something or has something, besides verbs and cards."""


def as_bob_and_sue(
    tokens: Sequence[NormalToken], question: str, verbs: Collection[str]
) -> tuple[list[NormalToken], tuple[tuple[str, str], ...]]:
    """The tokens with the names that the scenario has, and what each of those is called in the question. `verbs`: what
    somebody can be said to do."""
    names = list(dict.fromkeys(_names(tokens, question, verbs)))
    words = {token.text for token in tokens}
    strangers = [name for name in names if name not in ("bob", "sue")]
    asked_by_one = not ASKERS.isdisjoint(words)
    if len(names) == 1 and names != ["sue"] and asked_by_one:
        return [_called(token, "opp") if token.text == names[0] else token for token in tokens], ()
    if not names:
        return list(_creatures(tokens, verbs)), ()
    if asked_by_one or not strangers or len(names) > 2:
        return list(tokens), ()
    bob = next((name for name in names if name == "bob"), next(name for name in names if name != "sue"))
    sue = next((name for name in names if name != bob), "")
    told = {bob: "bob", sue: "sue"}
    found = [_called(token, told.get(token.text, token.text)) for token in tokens]
    called = tuple((who, name) for who, name in (("Bob", bob.title()), ("Sue", sue.title())) if name not in ("", who))
    if not sue:
        return list(_alone(found, bob, "opp" in words)), called
    return list(_pronouns(found, bob, sue)), called


def _creatures(tokens: Sequence[NormalToken], verbs: Collection[str]) -> Iterator[NormalToken]:
    """`Can she block?` asks of a creature where the player opposed is `he`: `it` is said for the one who does nothing
    that only players do, or the one of several creatures that is called so."""
    players = [sex for sex in (_FEMALE, _MALE) if _plays(tokens, sex, verbs)]
    other = {_FEMALE: _MALE, _MALE: _FEMALE}[players[0]] if len(players) == 1 else frozenset[str]()
    told_apart = any(token.text == "it" for token in tokens) and _several_creatures(tokens)
    for at, token in enumerate(tokens):
        after = tokens[at + 1].text if at + 1 < len(tokens) else "."
        owned = token.text in ("his", "hers") or (token.text == "her" and after not in _AFTER_OBJECT)
        tag = at > 0 and tokens[at - 1].text in _TAGS and after in _AFTER_TAG
        called = one_called(tokens, token.text) if token.text in other and not owned and not tag else None
        called = None if token.text in ("her", "him") and _nearest_card(tokens[:at]) == called else called
        if token.text not in other or owned:
            yield token
        elif (walker := _walker_used(tokens[: at + 1])) is not None:
            yield _called(token, walker)
        elif told_apart and not (token.text in _FEMALE and called and _named_last(tokens[:at], called)):
            yield _called(token, "somebody's")  # one of them is `it`, the other one `she`
        elif called is not None and not token.text.endswith("self"):
            yield _called(token, called or "somebody's")
        else:
            yield _called(token, "itself" if token.text.endswith("self") else "it")


_LOYALTY = frozenset({"-", "tick", "minus", "downtick", "uptick"})
"""Verbs that are said of planeswalkers alone."""


def _walker_used(tokens: Sequence[NormalToken]) -> str | None:
    """`I minus her`: the one planeswalker that was named by then, as a word of the normal form."""
    if len(tokens) < 2 or tokens[-2].text not in _LOYALTY:
        return None
    cards = {token.card for token in tokens if token.card and CardType.PLANESWALKER in card_named(token.card).types}
    return f"[{cards.pop()}]" if len(cards) == 1 else None


def _named_last(before: Sequence[NormalToken], called: str) -> bool:
    """Whether it is the creature that was named last."""
    return creatures_named(reversed(before))[:1] == [called[1:-1]]


def _nearest_card(tokens: Sequence[NormalToken]) -> str:
    """The card named last in the sentence. `can his Angel block her?`: whoever does something does it to another."""
    words = [token.text for token in tokens]
    begins = max((at for at, word in enumerate(words) if word in (".", "?", "!")), default=-1)
    return next((word for word in reversed(words[begins + 1 :]) if word[0] == "["), "")


def _several_creatures(tokens: Sequence[NormalToken]) -> bool:
    """Whether two creatures or planeswalkers are named."""
    cards = {token.card for token in tokens if token.card}
    found = [card for card in cards if not _PERSONS.isdisjoint(card_named(card).types)]
    return len(found) > 1


def _plays(tokens: Sequence[NormalToken], sex: Collection[str], verbs: Collection[str]) -> bool:
    """Whether one so called has something, casts something, or does something to something."""
    for at, token in enumerate(tokens[:-1]):
        if token.text not in sex:
            continue
        after = [each.text for each in tokens[at + 1 : at + 4]]
        if token.text in ("his", "her") and _is_thing(tokens[at + 1 : at + 2]):
            return True
        object_follows = any(word in _MARKS_OBJECT or word[0] == "[" for word in after[1:])
        other = _FEMALE if sex is _MALE else _MALE
        meets = after[0] in verbs and bool(after[1:]) and after[1] in other and not _is_thing(tokens[at + 3 : at + 4])
        if token.text in ("he", "she") and meets:
            return True  # `he taps her`
        does = after[0] in verbs and after[0] in _OF_PLAYERS and object_follows
        if token.text in ("he", "she") and (after[0][0] == "[" or does):
            return True
    return False


def _names(tokens: Sequence[NormalToken], question: str, verbs: Collection[str]) -> Iterator[str]:
    """The names among the words; of one that is a word as well, only where it is written and stands as a name does."""
    for at, token in enumerate(tokens):
        after = tokens[at + 1].text if at + 1 < len(tokens) else ""
        if at and tokens[at - 1].text in _OF_THINGS:
            continue  # `my Maria Angel`: a card that nobody knows
        written = token.text in _WORDS and question[token.start].isupper()
        if token.text in NAMES or (written and _begins_doing(after, verbs)):
            yield token.text


def _begins_doing(word: str, verbs: Collection[str]) -> bool:
    return word in _DOING or word in verbs or word.startswith("[")


def _alone(tokens: Sequence[NormalToken], name: str, opposed: bool) -> Iterator[NormalToken]:
    """Pronouns mean the one who is named, where that is the sex of the name and nobody else is spoken of."""
    for at, token in enumerate(tokens):
        if token.text in _OF_NOBODY and (opposed or name not in SHE | HE):
            yield _called(token, "somebody's")
        elif name in SHE and token.text == "her":
            yield _called(token, "his" if _is_thing(tokens[at + 1 : at + 2]) else "him")
        elif name in SHE and token.text in _SWAPPED:
            yield _called(token, _SWAPPED[token.text])
        else:
            yield token


def _pronouns(tokens: Sequence[NormalToken], bob: str, sue: str) -> Iterator[NormalToken]:
    """`he` is Bob and `she` Sue; where both players may be the same, neither word says who is meant."""
    bob, sue = _by_pronouns(bob, sue, {token.text for token in tokens})
    told_apart = (bob in HE and sue in SHE) or (bob in SHE and sue in HE)
    for at, token in enumerate(tokens):
        word = token.text
        alike = word in ("his", "her") and bob in SHE | HE and not told_apart
        if alike and (owner := _only_name(tokens[:at])):
            yield _called(token, {"bob": "his", "sue": "her"}[owner])
        elif word in _OF_NOBODY and not told_apart:
            yield _called(token, "somebody's")
        elif bob in SHE and word == "his" and not _is_owned(tokens[at + 1 : at + 2]):
            yield _called(token, "hers")
        elif bob in SHE and word == "her":
            yield _called(token, "his" if _is_thing(tokens[at + 1 : at + 2]) else "him")
        elif bob in SHE and word in _SWAPPED:
            yield _called(token, _SWAPPED[word])
        else:
            yield token


def _by_pronouns(bob: str, sue: str, words: Collection[str]) -> tuple[str, str]:
    """The names, one that may be of either sex as one of the other sex than the other name, where both are spoken
    of."""
    for known, unknown in ((bob, sue), (sue, bob)):
        if known not in SHE | HE or unknown in SHE | HE:
            continue
        other, standing = (_MALE, "tom") if known in SHE else (_FEMALE, "ann")
        if not other.isdisjoint(words):
            return (known, standing) if known == bob else (standing, known)
    return bob, sue


def _only_name(before: Sequence[NormalToken]) -> str:
    """The one player who is named in the clause up to there, with `his` for something of that one's: nobody else can
    have it."""
    clause: set[str] = set()
    for token in reversed(before):
        if token.text in _CLAUSES:
            break
        clause.add(token.text)
    named = clause & {"bob", "sue"}
    return named.pop() if len(named) == 1 and clause.isdisjoint(_OF_NOBODY | {"'s", "of"}) else ""


def _is_owned(after: Sequence[NormalToken]) -> bool:
    """Whether something of his is named after `his`."""
    return bool(after) and after[0].text not in _AFTER_OBJECT


def _is_thing(after: Sequence[NormalToken]) -> bool:
    """Whether the word after `her` is what is hers."""
    return bool(after) and (after[0].text[0] == "[" or after[0].text in _OWNED)


def _called(token: NormalToken, word: str) -> NormalToken:
    return replace(token, text=word)
