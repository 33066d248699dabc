"""What stands in the middle of a clause, put where the grammar has it: only in sentences that are not read whole.

`I cast in response a Giant Growth` says what `in response I cast a Giant Growth` says, `opp, at 3 life, attacks` that
he is at 3 life and attacks, `I finish it off` what `I finish off it` says. Nothing is left out but words that say
nothing wherever they stand.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.questions.normal_form import NormalForm, formed, said_otherwise, verbs
from sandbox.questions.phrases import MOMENT
from sandbox.questions.said.moments import (
    AfterCombat,
    AfterFirstStrike,
    Afterwards,
    AsTurnEnds,
    BeforeAttack,
    BeforeBlocks,
    BeforeDamage,
    DamageWaits,
    DuringCombat,
    InResponse,
    LastTurn,
    NextTurn,
    SaysNothing,
    TurnOf,
    When,
)
from sandbox.questions.subjects_repeated import STOPS, with_subjects_repeated
from sandbox.questions.thing_words import PEOPLE, RELATIVE
from sandbox.questions.tokens import BREAKS, NormalToken
from sandbox.wording.grammar import Reading

_MOVED = (
    AfterCombat, AfterFirstStrike, Afterwards, AsTurnEnds, BeforeAttack, BeforeBlocks, BeforeDamage, DamageWaits,
    DuringCombat, InResponse, LastTurn, NextTurn, TurnOf,
)  # fmt: skip
"""Moments that mean the same at the beginning of their clause."""
_ASKING = frozenset({"can", "do", "must", "be"})
_OPENS = {",": ",", "(": ")", "-": "-"}
_LIFE = frozenset({"at", "on", "down"})
_PARTICLES = frozenset({"off", "up", "down", "out", "in", "back"})
_TAKING = frozenset({
    ("finish", "off"), ("blow", "up"), ("take", "out"), ("pick", "off"), ("kill", "off"), ("pick", "up"),
    ("turn", "up"), ("flip", "up"), ("fire", "off"), ("set", "off"), ("send", "in"), ("bring", "in"), ("bring", "out"),
    ("get", "back"), ("give", "back"), ("take", "back"), ("bring", "back"), ("hold", "off"), ("wall", "off"),
    ("pump", "up"), ("beef", "up"), ("put", "out"), ("put", "down"), ("lay", "down"), ("tap", "down"), ("choose", "up"),
})  # fmt: skip
"""Verbs, and what may stand after their object."""
_FARTHEST = 6
"""Words between a verb and its particle."""


def rearranged(form: NormalForm, reading: Reading, skipped: Sequence[tuple[int, int]]) -> NormalForm | None:
    """The question with such words put elsewhere, where they stand beside words that were not understood; None where
    there are none."""
    lost = frozenset(at for first, last in skipped for at in range(first, last))
    tokens = _moments_first(form, reading, lost)
    tokens = _told_apart(tokens, frozenset(id(form.tokens[at]) for at in lost))
    tokens = _particles_joined(tokens, frozenset(id(form.tokens[at]) for at in lost))
    tokens = with_subjects_repeated(tokens, frozenset(id(form.tokens[at]) for at in lost))
    if list(form.tokens) == tokens:
        return None
    return formed(form, said_otherwise(tokens))


def _moments_first(form: NormalForm, reading: Reading, lost: frozenset[int]) -> list[NormalToken]:
    tokens: list[NormalToken] = []
    ends = {
        start + len(token.text): at + 1 for at, (start, token) in enumerate(zip(form.starts, form.tokens, strict=True))
    }
    at = 0
    while at < len(form.tokens):
        found = _interposed(form, reading, at, ends, lost) if tokens else None
        if found is None:
            tokens.append(form.tokens[at])
            at += 1
            continue
        when, end = found
        row = list(form.tokens[at:end])
        set_off = tokens[-1].text == ","
        if set_off:
            tokens.pop()
        if not isinstance(when, SaysNothing):
            start = _clause_start(tokens)
            tokens[start:start] = row
        at = end + (set_off and form.tokens[end].text == ",")
    return tokens


def _interposed(
    form: NormalForm, reading: Reading, at: int, ends: dict[int, int], lost: frozenset[int]
) -> tuple[When, int] | None:
    """The moment that stands here within a clause, and where it ends."""
    words = [token.text for token in form.tokens]
    set_off = words[at - 1] == ","
    before = at - 1 - set_off
    if before < 0 or words[before] in STOPS:
        return None
    for place, when in reading.phrase(MOMENT, form.starts[at]).items():
        end = ends.get(place, 0)
        if end <= at or not _is_moved(when) or end >= len(words):
            continue
        if set_off != (words[end] == ",") or (words[end] in STOPS and not set_off):
            continue
        asked = words[before] in PEOPLE and before > 0 and words[before - 1] in _ASKING
        if before in lost or asked or not lost.isdisjoint(range(at, end + set_off + 1)):
            return when, end
    return None


def _is_moved(when: When) -> bool:
    if isinstance(when, InResponse):
        return when.to is None
    return isinstance(when, (*_MOVED, SaysNothing))


def _clause_start(tokens: Sequence[NormalToken]) -> int:
    at = len(tokens)
    while at and tokens[at - 1].text not in STOPS:
        at -= 1
    return at


def _told_apart(tokens: list[NormalToken], lost: frozenset[int]) -> list[NormalToken]:
    """`opp , at 3 life , attack` as two clauses."""
    words = [token.text for token in tokens]
    for at, word in enumerate(words[:-1]):
        begins = at == 0 or words[at - 1] in STOPS
        if word not in PEOPLE or not begins or id(tokens[at]) not in lost or words[at + 1] not in _OPENS:
            continue
        close = _closed(words, at + 1)
        inner = _clause_of(tokens[at], tokens[at + 2 : close]) if close else []
        if inner:
            comma = NormalToken(",", tokens[at + 1].start, tokens[at + 1].end)
            return _told_apart([*tokens[:at], *inner, comma, tokens[at], *tokens[close + 1 :]], lost - {id(tokens[at])})
    return tokens


def _closed(words: Sequence[str], at: int) -> int:
    """Where what is put in between ends, if whoever was named before does something after it; else 0."""
    for place in range(at + 1, len(words) - 1):
        if words[place] in BREAKS:
            return 0
        if words[place] == _OPENS[words[at]]:
            after = words[place + 1]
            return place if after in verbs() or after in ("be", "then", "can", "do") or after[0] == "[" else 0
    return 0


def _clause_of(who: NormalToken, inner: Sequence[NormalToken]) -> list[NormalToken]:
    """What is put in after a player, as a clause of its own; nothing where it is none."""
    words = [token.text for token in inner]
    if words[:1] and words[0] in RELATIVE:
        inner, words = inner[1:], words[1:]
    if len(words) < 2:
        return []
    if words[0] in _LIFE:
        return [who, NormalToken("be", who.start, who.end), *inner]
    if words[0] == "with":
        return [who, NormalToken("have", inner[0].start, inner[0].end), *inner[1:]]
    return [who, *inner] if words[0] in verbs() or words[0] in ("have", "be") else []


def _particles_joined(tokens: list[NormalToken], lost: frozenset[int]) -> list[NormalToken]:
    """`finish it off` as `finish off it`."""
    found = list(tokens)
    for at in range(len(found)):
        if found[at].text not in _PARTICLES:
            continue
        for verb in range(at - 2, max(at - _FARTHEST, -1), -1):
            if found[verb + 1].text in STOPS:
                break
            row = (found[verb].text, found[at].text)
            if row in _TAKING and not lost.isdisjoint(map(id, found[verb : at + 1])):
                found.insert(verb + 1, found.pop(at))
                break
    return found
