"""What is guessed at the end of a question, after `or`: why the answer may be no. It says nothing of how things stand.

`do I gain the life, or do tokens not count?` is answered as `do I gain the life?`, by yes or no.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from sandbox.questions.chain import ReadSoFar
from sandbox.questions.normal_form import NormalForm, formed
from sandbox.questions.paraphrases import read_best
from sandbox.questions.said.asked import AskCan, AskMust, AskSaved, AskWhether, AskWorks
from sandbox.questions.tokens import BREAKS, NormalToken

_FILE = Path(__file__).parent / "lexicon" / "guesses.toml"
_ASKS_YES_OR_NO = AskCan | AskMust | AskSaved | AskWhether | AskWorks


@cache
def _words() -> dict[str, frozenset[str]]:
    read = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return {kind: frozenset(words.split()) for kind, words in read.items()}


def without_guesses(form: NormalForm, best: ReadSoFar) -> NormalForm | None:
    """The question without such guesses that were not understood; None where there is none, or where the rest of the
    sentence cannot be answered by yes or no."""
    lost = {at for first, last in best.skipped for at in range(first, last)}
    for first, last in _guesses(form.tokens):
        if lost.isdisjoint(range(first, last)):
            continue
        left = formed(form, [*form.tokens[:first], *form.tokens[last:]])
        _, _, read = read_best(left)
        asked = [part.said for part in read.parts if part.first < first]
        if (
            read.lost < best.lost
            and asked
            and isinstance(asked[-1], _ASKS_YES_OR_NO)
            and not _is_unread_before(read, first)
        ):
            return left
    return None


def _is_unread_before(read: ReadSoFar, at: int) -> bool:
    """Whether the word before is not understood: then it is not known what the guess is about."""
    return any(first <= at - 1 < last for first, last in read.skipped)


def _guesses(tokens: Sequence[NormalToken]) -> Iterator[tuple[int, int]]:
    """Where such words stand, from the sign or the `or` to before the sign that ends the sentence."""
    for at, token in enumerate(tokens):
        end = next((end for end in range(at, len(tokens)) if tokens[end].text in BREAKS), len(tokens))
        if token.text == "or" and _is_guess([each.text for each in tokens[at + 1 : end]], tokens[:at]):
            yield at - (at > 0 and tokens[at - 1].text == ","), end


def _is_guess(words: Sequence[str], before: Sequence[NormalToken]) -> bool:
    """Whether it is asked as a question of rules is, of nothing that has a number or that was not named before."""
    if len(words) < 2 or words[0] not in _words()["begins"]:
        return False
    known = {token.text for token in before if token.card}
    heart = _words()["of"] | _words()["says"]
    return not heart.isdisjoint(words) and all(word in heart | _words()["beside"] | known for word in words[1:])
