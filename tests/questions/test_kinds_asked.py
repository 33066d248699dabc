"""Kinds of phrases, each in several voices: every second line, and with EVERY_QUESTION=1 each."""

import os
from pathlib import Path

import pytest

from sandbox.questions.answering import answer_position

LINES = (Path(__file__).parent / "kinds.txt").read_text(encoding="utf-8").splitlines()
EVERY = [line.split(" | ") for line in LINES if line and not line.startswith("#")]
ASKED = EVERY if os.environ.get("EVERY_QUESTION") else EVERY[::2]


@pytest.mark.parametrize(("edition", "question", "words"), ASKED)
def test_it_is_read_in_every_voice(edition: str, question: str, words: str) -> None:
    answer = answer_position(question, edition)
    assert words in answer.answer, (answer.reading.not_understood, answer.reason)
