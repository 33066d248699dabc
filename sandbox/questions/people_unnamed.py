"""Players who are spoken of without a name: `some guy`, `someone`, `a player`.

Where somebody asks in the first person, it is the opponent; where nobody does, the first one spoken of so is one player
and `another player` is the other.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from sandbox.questions.people import ASKERS
from sandbox.questions.tokens import NormalToken

_LIST = tomllib.loads((Path(__file__).parent / "lexicon" / "people.toml").read_text(encoding="utf-8"))


def _places() -> Iterator[str]:
    """Each as a row of words in the normal form."""
    yield from _LIST["places"]
    for at, whose, place in product(_LIST["at"].split(), _LIST["whose"].split(), _LIST["venues"].split()):
        yield f"{at} {whose} {place}"


_KNOWN = frozenset({"opp", "bob", "sue", "player_a", "player_b", "ap", "nap"})
_DETERMINERS = frozenset({"a", "an", "some", "this", "that", "one", "1", "another", "the"})
_SAYING_MORE = frozenset({"random", "certain", "other", "new"})
_GUYS = frozenset(_LIST["guys"].split())
_PERSONS = frozenset(_LIST["persons"].split())
_BY_ITSELF = frozenset({"someone", "somebody"})
_OF_PLAYERS = frozenset({"cast", "control", "play", "hold", "draw", "summon", "activate", "sacrifice", "discard"})
"""Verbs of which only players are the subject."""
_DIVIDING = frozenset({"assign", "order", "divide", "choose", "decide", "respond"})
_FIGHTERS = {"attacker": "ap", "blocker": "nap"}
"""Words for a creature that fights, and for the player whose it is."""
_OF_A_SIDE = frozenset({"attack", "block", "control", "have", "hold", "'s"})
"""Words after `someone` with which it is another one than the asker."""
_AUXILIARY = frozenset({"be", "have", "do", "can", "must", "then", "'s", "want", "try"})
_TOWARDS = frozenset({"attack", "at", "on", "against", "hit"})
"""Words after which stands whom something is done to."""
_ENDS = frozenset({".", "?", "!", ";", ":", ","})
_PLACES = tuple(tuple(place.split()) for place in _places())
"""Where somebody is, which says who it is."""


@dataclass(frozen=True)
class _Person:
    """The tokens from `first` to before `last` mean a player. `another`: than the one spoken of before;
    `towards`: it is one to whom something is done."""

    first: int
    last: int
    another: bool
    towards: bool = False


def with_unnamed(tokens: Sequence[NormalToken], question: str, verbs: Collection[str]) -> list[NormalToken]:
    """The tokens, each such player called by the word that the templates know."""
    words = {token.text for token in tokens}
    asked = not ASKERS.isdisjoint(words)
    tokens = list(_fighting(tokens))
    found = [each for each in _persons(tokens, question, verbs) if not asked or _is_other_player(tokens, each)]
    if not found or not _KNOWN.isdisjoint(words - ({"opp"} if not asked else set())):
        return list(tokens)
    if asked and any(person.another for person in found):
        return list(tokens)
    if not asked and tokens[found[0].first].text in ("one", "1"):
        found += _the_other(tokens, verbs)
    called = {person.first: (person, _word(person, asked)) for person in found}
    return list(_told(tokens, called))


def _fighting(tokens: Sequence[NormalToken]) -> Iterator[NormalToken]:
    """`the attacker assigns`, `the blocker casts`: the player is meant, where that is what only players do."""
    for at, token in enumerate(tokens):
        if _is_player_fighting(tokens, at):
            yield NormalToken(_FIGHTERS[token.text], token.start, token.end)
        elif not _is_player_fighting(tokens, at + 1):
            yield token


def _is_player_fighting(tokens: Sequence[NormalToken], at: int) -> bool:
    words = [token.text for token in tokens[max(at - 1, 0) : at + 2]]
    acts = len(words) == 3 and words[2] in _OF_PLAYERS | _DIVIDING
    return acts and words[0] == "the" and words[1] in _FIGHTERS


def _is_other_player(tokens: Sequence[NormalToken], person: _Person) -> bool:
    """Whether it is none but the opponent: `someone casts Divination` may be said of the asker as well."""
    after = tokens[person.last].text if person.last < len(tokens) else "."
    return tokens[person.first].text not in _BY_ITSELF or after in _OF_A_SIDE


def _the_other(tokens: Sequence[NormalToken], verbs: Collection[str]) -> Iterator[_Person]:
    """`one player attacks, the other blocks`."""
    words = [token.text for token in tokens]
    for at in range(len(words) - 2):
        if words[at : at + 2] == ["the", "other"] and (words[at + 2] in verbs or words[at + 2] in _AUXILIARY):
            yield _Person(at, at + 2, another=True)


def _word(person: _Person, asked: bool) -> str:
    if asked:
        return "opp"
    return "player_b" if person.another or person.towards else "player_a"


def _told(tokens: Sequence[NormalToken], called: dict[int, tuple[_Person, str]]) -> Iterator[NormalToken]:
    at = 0
    while at < len(tokens):
        if at in called:
            person, word = called[at]
            yield NormalToken(word, tokens[person.first].start, tokens[person.last - 1].end)
            at = person.last
            continue
        yield tokens[at]
        at += 1


def _persons(tokens: Sequence[NormalToken], question: str, verbs: Collection[str]) -> Iterator[_Person]:
    before = 0
    for at in range(len(tokens)):
        if at < before:
            continue
        person = _person(tokens, at, question, verbs)
        if person is not None:
            yield person
            before = person.last


def _person(tokens: Sequence[NormalToken], at: int, question: str, verbs: Collection[str]) -> _Person | None:
    """The player that is spoken of there; None where it is a creature, or nobody who does or has something."""
    words = [token.text for token in tokens]
    noun = at
    if words[at] in _DETERMINERS:
        noun += 1 + (words[at + 1 : at + 2] != [] and words[at + 1] in _SAYING_MORE)
    if noun >= len(words):
        return None
    raw = question[tokens[noun].start : tokens[noun].end].lower()
    guy = words[noun] == "creature" and raw in _GUYS
    alone = noun == at and (words[at] in _BY_ITSELF or words[at] == "defender")
    if not alone and (noun == at or not (guy or words[noun] in _PERSONS)):
        return None
    place = next((each for each in _PLACES if tuple(words[noun + 1 : noun + 1 + len(each)]) == each), ())
    last = noun + 1 + len(place)
    another = "another" in words[at:noun] or "other" in words[at:noun]
    if words[at] in ("the", "defender") and not (guy or place):
        return None
    if at and not guy and words[last : last + 1] != ["or"] and _is_towards(words, at, last):
        return _Person(at, last, another, towards=True)
    acts = _acts(words, last, verbs) if not guy or place else _acts_as_player(words, last)
    return _Person(at, last, another) if acts else None


def _is_towards(words: Sequence[str], at: int, last: int) -> bool:
    """Whether something is done to the player there, or to something that is the player's."""
    before = words[at - 1]
    owns = words[last : last + 1] == ["'s"] and before not in _ENDS | {"and", "then"}
    return before in _TOWARDS or before[0] == "[" or owns


def _acts(words: Sequence[str], at: int, verbs: Collection[str]) -> bool:
    after = words[at] if at < len(words) else "."
    return after in verbs or after in _AUXILIARY or after in _OF_PLAYERS or after[0] == "["


def _acts_as_player(words: Sequence[str], at: int) -> bool:
    """Whether it is said there to do what no creature does: to cast something, to attack with something."""
    end = next((each for each in range(at, len(words)) if words[each] in _ENDS), len(words))
    clause = list(words[at:end])
    while clause and clause[0] in ("then", "can", "must", "do"):
        clause.pop(0)
    if not clause:
        return False
    if clause[0] in _OF_PLAYERS or clause[0][0] == "[":
        return True
    if clause[0] in ("have", "'s"):
        return clause[1:2] != [] and (clause[1] in ("a", "an", "2", "3", "no") or clause[1][0] == "[")
    goes_with = "with" in clause or any(word[0] == "[" for word in clause[1:3])
    return clause[0] in ("attack", "block", "tap") and goes_with
