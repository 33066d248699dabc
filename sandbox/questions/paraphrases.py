"""What players say in many ways, told in a way that the templates read: only where words were not understood.

A line of the files in `lexicon/paraphrases` is `said => meant`, in the normal form. What stands in braces is read as
the phrase of that name: `{thing} be toast => {thing} die`; `{who2}` is another one than `{who}`. `(a|b|)` are
alternatives of what is said. What is said with `be` can be asked as well. Where nothing stands after the arrow, the
words say nothing about the position.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sandbox.questions.chain import JOINS, Chain, ReadSoFar
from sandbox.questions.normal_form import NormalForm, formed, said_otherwise, verbs
from sandbox.questions.paraphrase_tree import SayingBranch, SayingTree, lines_in
from sandbox.questions.phrases import phrase_called
from sandbox.questions.rearranged import rearranged
from sandbox.questions.said.things import mentioned_in
from sandbox.questions.tokens import BREAKS, NormalToken

FOLDER = Path(__file__).parent / "lexicon" / "paraphrases"
MOST_TRIED = 30
"""Paraphrases tried on one question."""
MOST_TOLD = 8
"""Paraphrases after one another in one sentence."""
FARTHEST = 16
"""Words before those that were not understood at which a paraphrase of them may begin."""
_DOES = frozenset({"be", "do", "have", "get", "can", "must", "may", "want", "not"})
_ASKED_WITH = frozenset({
    "what", "how", "much", "many", "damage", "life", "cards", "where", "then", "so", "say", "think", "only",
})  # fmt: skip
"""Words after which somebody can be named who does something."""
_OF_THINGS = frozenset({"thing", "things", "noun", "being"})


@cache
def tree() -> SayingTree:
    """All paraphrases."""
    return SayingTree(lines_in(FOLDER))


@dataclass(frozen=True)
class _Told:
    """Words from `first` to before `last`, told in another way. `new`: what stands there now and was no slot."""

    first: int
    last: int
    tokens: tuple[NormalToken, ...]
    new: frozenset[int]


def read_best(form: NormalForm) -> tuple[NormalForm, Chain, ReadSoFar]:
    """The best way through the question, with what stands in the middle of a clause where the grammar has it."""
    chain = Chain(form)
    best = chain.best()
    other = None if chain.reading.is_spent else rearranged(form, chain.reading, best.skipped)
    if other is not None and (better := (tried := Chain(other)).best()).cost < best.cost:
        return other, tried, better
    return form, chain, best


def paraphrased(form: NormalForm) -> NormalForm | None:
    """The question with what is not understood of it told in another way; None where nothing is gained."""
    tokens: list[NormalToken] = []
    tried = 0
    for sentence in _sentences(form.tokens):
        told, more = _sentence_told(formed(form, sentence), MOST_TRIED - tried)
        tokens += told
        tried += more
    return None if tokens == list(form.tokens) else formed(form, tokens)


def _sentences(tokens: Sequence[NormalToken]) -> Iterator[tuple[NormalToken, ...]]:
    begun = 0
    for at, token in enumerate(tokens, 1):
        if token.text in BREAKS or at == len(tokens):
            yield tuple(tokens[begun:at])
            begun = at


def _sentence_told(form: NormalForm, most: int) -> tuple[tuple[NormalToken, ...], int]:
    """The sentence told in another way as long as less is lost by it, and how many paraphrases were tried."""
    form, chain, best = read_best(form)
    tried = 0
    for _ in range(MOST_TOLD):
        better = None
        for told in _ways(chain, best) if best.skipped else ():
            if tried >= most:
                break
            tried += 1
            better = _gained(form, told, best)
            if better is not None:
                form, chain, best = better
                break
        if better is None:
            break
    return form.tokens, tried


def _gained(form: NormalForm, told: _Told, best: ReadSoFar) -> tuple[NormalForm, Chain, ReadSoFar] | None:
    """The sentence so told, if less of it is lost and all of what it means is read."""
    row = [*form.tokens[: told.first], *told.tokens, *form.tokens[told.last :]]
    form, chain, reached = read_best(formed(form, said_otherwise(row)))
    lost = [id(form.tokens[at]) for first, last in reached.skipped for at in range(first, last)]
    if len(lost) >= best.lost or not told.new.isdisjoint(lost):
        return None
    return form, chain, reached


def _ways(chain: Chain, best: ReadSoFar) -> list[_Told]:
    """What may be told in another way and has words in it that were not understood, the longest first."""
    lost = {at for first, last in best.skipped for at in range(first, last)}
    starts = sorted({at - back for at in lost for back in range(min(FARTHEST, at) + 1)})
    ways = [told for at in starts for told in _matches(chain, tree().root, at, at, ())]
    ways = [told for told in ways if not lost.isdisjoint(range(told.first, told.last))]
    return sorted(ways, key=lambda told: told.first - told.last)


def _matches(
    chain: Chain, branch: SayingBranch, first: int, at: int, spans: tuple[tuple[int, int], ...]
) -> Iterator[_Told]:
    saying = branch.complete
    if saying is not None and at > first and _may_begin(chain.form.tokens, first, spans):
        yield _told(chain.form.tokens, first, at, dict(zip(saying.slots, spans, strict=True)), saying.meant)
    if at == len(chain.form.tokens):
        return
    following = branch.after_word(chain.form.tokens[at].text)
    if following is not None:
        yield from _matches(chain, following, first, at + 1, spans)
    for name, after in branch.after_slots.items():
        for end, said in chain.reading.phrase(phrase_called(name), chain.form.starts[at]).items():
            if (last := chain.at_end.get(end, at)) > at and not (name in _OF_THINGS and _is_player(said)):
                yield from _matches(chain, after, first, last, (*spans, (at, last)))


def _may_begin(tokens: Sequence[NormalToken], first: int, spans: Sequence[tuple[int, int]]) -> bool:
    """Whether what begins with somebody who does something stands where a clause can begin: `me` after `attacks` is not
    whoever gets something done to him next."""
    if not first or not spans or spans[0][0] != first or spans[0][1] >= len(tokens):
        return True
    does = tokens[spans[0][1]].text in verbs() | _DOES
    return not does or tokens[first - 1].text in JOINS | BREAKS | _DOES | _ASKED_WITH


def _is_player(said: object) -> bool:
    """`me` is no thing that something is done to or with."""
    return any(thing.noun == "player" for thing in mentioned_in(said))


def _told(
    tokens: Sequence[NormalToken], first: int, last: int, spans: dict[str, tuple[int, int]], meant: Sequence[str]
) -> _Told:
    row: list[NormalToken] = []
    new = set()
    for word in meant:
        if word in spans:
            row += tokens[slice(*spans[word])]
            continue
        token = NormalToken(word, tokens[first].start, tokens[last - 1].end)
        new.add(id(token))
        row.append(token)
    return _Told(first, last, tuple(row), frozenset(new))
