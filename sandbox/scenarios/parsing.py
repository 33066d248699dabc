"""Texts parsed with every sentence that a scenario can say."""

from __future__ import annotations

from functools import lru_cache

from sandbox.scenarios.language.parser import ParsedScenario, ScenarioParser, TextRead
from sandbox.scenarios.steps import TABLE

PARSER = ScenarioParser(TABLE)


@lru_cache(maxsize=32)
def parse_text(text: str) -> tuple[ParsedScenario, ...]:
    """Every scenario of the text. Raises Malformed."""
    return PARSER.parse_text(text)


@lru_cache(maxsize=256)
def read_text(text: str) -> TextRead:
    """Every scenario of the text that can be read, and what is wrong with the others."""
    return PARSER.read_text(text)


def with_one_more(parsed: ParsedScenario, sentence: str) -> ParsedScenario:
    """The scenario with another act or movement of time at its end. Raises Malformed."""
    return PARSER.with_one_more(parsed, sentence)


def is_claim(sentence: str) -> bool:
    """Whether a scenario can say it after `Then`."""
    return PARSER.is_claim(sentence)
