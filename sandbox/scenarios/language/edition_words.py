"""Suggested sentences in the words of the edition that is played: the table of sentences takes those of every time."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.engine.edition import Terminology
from sandbox.scenarios.values.fault import Fault

CAST = re.compile(r"\bcasts\b")
TO_CAST = re.compile(r"\bto cast\b")
IN_PLAY = re.compile(r"\b(?:in play|on the battlefield)\b")
OUTSIDE = re.compile(r"\b(?:removed from the game|in exile)\b")


def in_words_of(words: Terminology, fault: Fault) -> Fault:
    """What is wrong, with its suggestions in those words; what the sentence says itself stays as it is."""
    nearest = tuple([_said(words, near, fault.sentence) for near in fault.nearest])
    return replace(fault, nearest=nearest, repairs=tuple([_said(words, one, fault.sentence) for one in fault.repairs]))


def _said(words: Terminology, sentence: str, own: str) -> str:
    to_cast = f"to {words.to_cast}"
    for known, word in ((CAST, words.cast), (TO_CAST, to_cast), (IN_PLAY, words.play), (OUTSIDE, words.outside)):
        found = known.search(sentence)
        if found is not None and found[0] not in own:
            sentence = known.sub(word, sentence)
    return sentence
