"""Players called by names of their own: the two of them are told of as Bob and Sue, and the answer calls them so.

Where one alone is named, and the asker speaks of `me`, it is the opponent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.tokens import NormalToken

SHE = frozenset({
    "ann", "anna", "anne", "alice", "amy", "betty", "carol", "carla", "cathy", "claire", "dana", "diana", "emma",
    "eve", "eva", "helen", "jane", "jenny", "jill", "julia", "kate", "laura", "linda", "lisa", "lucy", "maria", "mary",
    "nina", "olga", "paula", "rita", "sarah", "sara", "susan", "tina", "sue",
})  # fmt: skip
HE = frozenset({
    "adam", "alan", "andy", "ben", "bill", "carl", "charlie", "chris", "dan", "dave", "david", "ed", "eric", "frank",
    "fred", "george", "greg", "hank", "jack", "james", "jeff", "jim", "joe", "john", "josh", "ken", "kevin", "larry",
    "luke", "mark", "martin", "matt", "max", "mike", "nick", "oliver", "paul", "pete", "peter", "phil", "ralph",
    "rick", "rob", "ron", "sam", "scott", "simon", "steve", "ted", "thomas", "todd", "tom", "tony", "victor", "bob",
})  # fmt: skip
NAMES = SHE | HE
ASKERS = frozenset({"i", "me", "my", "mine"})
_SWAPPED = {"he": "she", "she": "he", "his": "her", "him": "her", "himself": "herself", "herself": "himself"}
_OF_NOBODY = {"he", "she", "his", "her", "him", "himself", "herself", "hers"}


def as_bob_and_sue(tokens: Sequence[NormalToken]) -> tuple[list[NormalToken], tuple[tuple[str, str], ...]]:
    """The tokens with the names that the scenario has, and what each of those is called in the question."""
    words = [token.text for token in tokens]
    names = list(dict.fromkeys(word for word in words if word in NAMES))
    strangers = [name for name in names if name not in ("bob", "sue")]
    asked_by_one = not ASKERS.isdisjoint(words)
    if len(names) == 1 and strangers and asked_by_one:
        return [_called(token, "opp") if token.text == names[0] else token for token in tokens], ()
    if len(names) != 2 or not strangers or asked_by_one:
        return list(tokens), ()
    bob = next((name for name in names if name == "bob"), next(name for name in names if name != "sue"))
    sue = next(name for name in names if name != bob)
    found = [
        _called(token, "bob" if token.text == bob else "sue") if token.text in names else token for token in tokens
    ]
    called = tuple((told, name) for told, name in (("Bob", bob.title()), ("Sue", sue.title())) if told != name)
    return list(_pronouns(found, bob in SHE, sue in SHE)), called


def _pronouns(tokens: Sequence[NormalToken], bob_is_she: bool, sue_is_she: bool) -> Iterator[NormalToken]:
    """`he` is Bob and `she` Sue; where both players are the same, neither word says who is meant."""
    for at, token in enumerate(tokens):
        word = token.text
        if bob_is_she == sue_is_she and word in _OF_NOBODY:
            yield _called(token, "somebody's")
        elif bob_is_she and not sue_is_she and word == "her":
            yield _called(token, "his" if _is_thing(tokens[at + 1 : at + 2]) else "him")
        elif bob_is_she and not sue_is_she and word in _SWAPPED:
            yield _called(token, _SWAPPED[word])
        else:
            yield token


def _is_thing(after: Sequence[NormalToken]) -> bool:
    """Whether the word after `her` is what is hers."""
    return bool(after) and (after[0].text[0] == "[" or after[0].text in ("creature", "creatures", "2", "life", "hand"))


def _called(token: NormalToken, word: str) -> NormalToken:
    return replace(token, text=word)
