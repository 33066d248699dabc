"""What somebody takes back while asking: `two Giants, no wait, two Bears`.

What is taken back reaches from the last place in the clause that begins with the same word as what comes instead, or
with another number or size; of `never mind`, from the beginning of its sentence. Where there is none, nothing is known
to be taken back.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.questions.normal_form import NormalForm, formed
from sandbox.questions.tokens import BREAKS, NormalToken

INSTEAD = (
    ("no", "wait"), ("no", ",", "wait"), ("wait", ",", "no"), ("wait", "no"), ("sorry",), ("scratch", "that"),
    ("make", "that"), ("correction",), ("rather",), ("no", "sorry"), ("no", ",", "sorry"),
    ("strike", "that"),
)  # fmt: skip
"""Words after which comes what is meant instead."""
HESITATING = frozenset({"err", "er"})
"""Words between a card that is taken back and the one that is meant."""
FORGET = (("never", "mind"), ("nevermind",), ("forget", "it"), ("forget", "that"), ("scratch", "that", "."))
"""Words after which nothing comes instead."""
TAKING_BACK = frozenset({
    "wait", "sorry", "scratch", "correction", "mind", "nevermind", "forget", "rather", "strike", "err", "er",
})  # fmt: skip
MOST_BROKEN_OFF = 3
"""Words of a sentence that is broken off and begun again."""
SIGNS = frozenset({",", ".", "-", ":"})


def without_retracted(form: NormalForm) -> NormalForm:
    """The question without what is taken back in it, if anything is."""
    tokens = list(form.tokens)
    words = [token.text for token in tokens]
    if not TAKING_BACK & set(words) and "." not in words:
        return form
    at = 0
    while at < len(tokens):
        kept = _kept(tokens, at)
        if kept is not None:
            tokens, at = kept, 0
        else:
            at += 1
    return formed(form, tokens)


def _kept(tokens: list[NormalToken], at: int) -> list[NormalToken] | None:
    """The tokens without what the words at this place take back; None where they take nothing back."""
    words = [token.text for token in tokens]
    if words[at : at + 3] == [".", ".", "."] and (start := _broken_off(words, at)) >= 0:
        return tokens[:start] + tokens[at + 3 + (words[at + 3 : at + 4] in (["ok"], [","])) :]
    for row in FORGET:
        after = words[at + len(row) : at + len(row) + 1]
        if tuple(words[at : at + len(row)]) == row and (not after or after[0] in SIGNS):
            start = _sentence_before(words, at)
            end = at + len(row)
            return tokens[:start] + tokens[end + (words[end : end + 1] == ["."]) :]
    if words[at] in HESITATING and _breaks_off(words, at):
        return _other_card(tokens, at)
    for row in INSTEAD:
        end = at + len(row)
        if tuple(words[at:end]) == row and _breaks_off(words, at):
            while words[end : end + 1] and words[end] in SIGNS:
                end += 1
            start = _same_word(words, at, end)
            if start >= 0:
                return tokens[:start] + tokens[end:]
    return None


def _other_card(tokens: list[NormalToken], at: int) -> list[NormalToken] | None:
    """`with a Djinn... err, Lord of the Pit`: one card for another; None where it is no card that is named last."""
    words = [token.text for token in tokens]
    before, after = _before_signs(words, at), at + 1
    while words[after : after + 1] and words[after] in SIGNS:
        after += 1
    if not (before and words[before - 1].startswith("[") and "".join(words[after : after + 1]).startswith("[")):
        return None
    return tokens[: before - 1] + tokens[after:]


def _breaks_off(words: Sequence[str], at: int) -> bool:
    """Whether the sentence before is broken off there and not at its end."""
    return at > 0 and (words[at - 1] not in BREAKS or list(words[at - 3 : at]) == [".", ".", "."])


def _broken_off(words: Sequence[str], at: int) -> int:
    """`My Sedge... my Uthden Troll`: where a sentence of a few words begins that is broken off and begun again with
    the same word; -1 where that is not so."""
    start = _sentence_before(words, at)
    after = at + 3
    while words[after : after + 1] and words[after] in SIGNS | {"ok"}:
        after += 1
    begun = words[start : start + 1]
    again = bool(begun) and begun == words[after : after + 1] and begun[0].isalpha()
    return start if again and at - start <= MOST_BROKEN_OFF else -1


def _before_signs(words: Sequence[str], at: int) -> int:
    while at and words[at - 1] in SIGNS:
        at -= 1
    return at


def _sentence_before(words: Sequence[str], at: int) -> int:
    """Where the sentence begins that ends before the place."""
    start = _before_signs(words, at)
    while start and words[start - 1] not in BREAKS:
        start -= 1
    return start


def _same_word(words: Sequence[str], at: int, end: int) -> int:
    """The last place before `at`, within its sentence, with the word at `end`; -1 where there is none."""
    wanted = words[end : end + 1]
    last = _before_signs(words, at)
    places = range(last - 1, _sentence_before(words, at) - 1, -1)
    same = next((place for place in places if words[place : place + 1] == wanted), -1)
    sort = _sort(wanted[0]) if wanted else ""
    return same if same >= 0 or not sort else next((place for place in places if _sort(words[place]) == sort), -1)


def _sort(word: str) -> str:
    """Numbers stand for numbers, sizes for sizes; empty for other words."""
    return "number" if word.isdigit() else "size" if re.fullmatch(r"\d+/\d+", word) else ""
