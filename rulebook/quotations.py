"""The sentence of an entry that speaks of a step: the one that shares most words with the rule and with the step."""

from __future__ import annotations

import re
from collections.abc import Iterable

from whoosh.analysis import StemmingAnalyzer

SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z“\"{])")
LEANING = re.compile(r"(?:This|That|These|Those|It|Its|They|Then|He|So|The (?:first|second|third)|Such|Otherwise)\b")
LONGEST = 320
WORDS = StemmingAnalyzer(minsize=3)


def sentences_of(text: str) -> list[str]:
    """A text's sentences; what is too long to quote is left out, unless there is nothing else."""
    every = [sentence for part in SENTENCE_END.split(text) if (sentence := part.strip())]
    return [sentence for sentence in every if len(sentence) <= LONGEST] or every[:1]


def stems(text: str) -> set[str]:
    """The words of a text without their endings, small words left out."""
    return {token.text for token in WORDS(text)}


def sentence_about(text: str, rule: str, steps: Iterable[str]) -> str:
    """What to quote for a rule. Words of the rule's name count twice, words of the steps that it caused once, and an
    entry's first sentence, which says what the rule is, once more. Of sentences that say as much: the first. One that
    leans on the sentence before it is quoted with it.
    """
    named, done = stems(rule), stems(" ".join(steps))
    every = sentences_of(text)
    if not every:
        return ""

    def shared(place: int) -> int:
        words = stems(every[place])
        return 2 * len(words & named) + len(words & (done - named)) + (place == 0)

    best = max(range(len(every)), key=shared)
    pair = " ".join(every[max(best - 1, 0) : best + 1])
    return pair if LEANING.match(every[best]) and len(pair) <= LONGEST else every[best]
