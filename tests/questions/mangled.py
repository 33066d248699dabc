"""`python -m tests.questions.mangled [COUNT] [--first N]`: questions with words dropped, swapped, doubled, foreign, and
questions of 2,000 characters. Prints each that ends in an error, takes more than two seconds, or gets a ruling with a
word left over, with the number that draws it again.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import yaml

from sandbox.editions import EDITIONS
from sandbox.questions.answering import answer_position
from sandbox.questions.chain import JOINS
from sandbox.questions.normal_form import LONGEST_QUESTION, known_words
from sandbox.questions.reading import read_question

MOST_SECONDS = 2.0
FOREIGN = ("nicht", "quand", "жизнь", "攻撃", "zorp", "<b>", "0/0", "%s", "unless", "except")
Mangle = Callable[[random.Random, list[str]], list[str]]


@cache
def questions() -> tuple[str, ...]:
    """What is mangled."""
    found = yaml.safe_load((Path(__file__).parent / "positions.yaml").read_text(encoding="utf-8"))
    return tuple(question["text"] for question in found["questions"])


def _drop(draw: random.Random, words: list[str]) -> list[str]:
    at = draw.randrange(len(words))
    return words[:at] + words[at + 1 :]


def _swap(draw: random.Random, words: list[str]) -> list[str]:
    one, other = draw.randrange(len(words)), draw.randrange(len(words))
    swapped = list(words)
    swapped[one], swapped[other] = swapped[other], swapped[one]
    return swapped


def _double(draw: random.Random, words: list[str]) -> list[str]:
    at = draw.randrange(len(words))
    return [*words[: at + 1], *words[at:]]


def _foreign(draw: random.Random, words: list[str]) -> list[str]:
    at = draw.randrange(len(words) + 1)
    return [*words[:at], draw.choice(FOREIGN), *words[at:]]


def _mixed(draw: random.Random, words: list[str]) -> list[str]:
    other = draw.choice(questions()).split()
    return words[: draw.randrange(1, len(words) + 1)] + other[draw.randrange(len(other)) :]


def _long(draw: random.Random, words: list[str]) -> list[str]:
    whole = list(words)
    while sum(map(len, whole)) + len(whole) < LONGEST_QUESTION:
        whole += draw.choice(questions()).split()
    return whole


MANGLES: tuple[Mangle, ...] = (_drop, _swap, _double, _foreign, _mixed)


def mangled(number: int) -> str:
    """The question of this number."""
    draw = random.Random(number)
    words = draw.choice(questions()).split()
    for _ in range(draw.randrange(1, 4)):
        words = draw.choice(MANGLES)(draw, words) or ["?"]
    return " ".join(_long(draw, words) if draw.random() < 0.03 else words)[:LONGEST_QUESTION]


def faults(number: int) -> Iterator[str]:
    """What is wrong with how the question of this number is answered."""
    question, edition = mangled(number), list(EDITIONS)[number % len(EDITIONS)]
    began = time.process_time()
    answer = answer_position(question, edition)
    seconds = time.process_time() - began
    if seconds > MOST_SECONDS:
        yield f"{seconds:.1f} s"
    if answer.ruling is not None and (left := words_left(question)):
        yield f"a ruling without {', '.join(left)}"


def words_left(question: str) -> list[str]:
    """Words of the question that nobody knows and that no part of its reading covers."""
    read = read_question(question)
    form = read.form  # what is taken back in it is accounted for
    spans = [(form.tokens[p.first].start, form.tokens[p.last - 1].end) for p in (*read.parts, *read.asides)]
    covered = {at for first, end in spans for at in range(first, end)}
    tokens = [token for token in form.tokens if token.text not in known_words() | JOINS and token.text.isalpha()]
    return [token.text for token in tokens if token.start not in covered] + list(read.not_understood)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    asked = parser.parse_args()
    failed = 0
    for number in range(asked.first, asked.first + asked.count):
        for fault in faults(number):
            failed += 1
            print(f"{number}: {fault}: {mangled(number)}")
    print(f"{asked.count} questions, {failed} faults")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
