"""From steps to what they mean: the table of sentences is tried in its order."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.document import GherkinStep, Scenario
from sandbox.scenarios.language.nearest_sentences import LEFT_OPEN, nearest_sentences
from sandbox.scenarios.language.plain_document import read_document
from sandbox.scenarios.language.players import players_of
from sandbox.scenarios.language.step_definition import BoundStep, StepDefinition
from sandbox.scenarios.language.step_values import AnswerStep
from sandbox.terms.errors import Malformed

MOST_SUGGESTED = 40
"""For so many unknown sentences of a text the nearest ones are looked for."""
SENTENCES_REMEMBERED = 4_096
LONGEST_REMEMBERED = 200
"""Who builds a position sends nearly all of its sentences again with each change: so many of them, of so many
characters at most, are known when they come again."""
KINDS = {"given": ("given",), "when": ("attack", "block", "answer", "act", "time"), "then": ("claim",)}
_EDITIONS = re.compile(r"in ((?:\w+)(?:(?:, | and |, and )\w+)*), (.+)")


@dataclass(frozen=True)
class ParsedScenario:
    """A scenario whose every sentence is known."""

    scenario: Scenario
    given: tuple[BoundStep, ...]
    rest: tuple[BoundStep, ...]
    players: tuple[str, ...]

    @cached_property
    def sentences(self) -> frozenset[StepDefinition]:
        """The sentences that it says after its position."""
        return frozenset(bound.sentence for bound in self.rest)

    @cached_property
    def has_answers(self) -> bool:
        return any(isinstance(bound.value, AnswerStep) for bound in self.rest)

    @cached_property
    def _speaks_of_editions(self) -> bool:
        return any(bound.edition is not None for bound in self.rest)

    def read_under(self, edition: str) -> tuple[BoundStep, ...]:
        """What is read under the edition after the position: every claim, and the other sentences that are for it."""
        if not self._speaks_of_editions:
            return self.rest
        return tuple(bound for bound in self.rest if bound.kind == "claim" or bound.is_for(edition))


@dataclass(frozen=True)
class TextRead:
    """The scenarios of a text that can be read, and everything that is wrong with the others. `in_part` are those
    others as far as their sentences are known: their positions may be wrong as well."""

    scenarios: tuple[ParsedScenario, ...]
    faults: tuple[Malformed, ...] = ()
    in_part: tuple[ParsedScenario, ...] = ()


class ScenarioParser:
    """Finds for each step the sentence that it says; the sentences of the table are tried in its order."""

    def __init__(self, table: Iterable[StepDefinition]) -> None:
        table = tuple(table)
        self.by_role = {role: tuple(one for one in table if one.kind in kinds) for role, kinds in KINDS.items()}
        self._remembered = lru_cache(SENTENCES_REMEMBERED)(self._said)

    def parse_text(self, text: str) -> tuple[ParsedScenario, ...]:
        """Every scenario of the text. Raises Malformed for the first thing that is wrong."""
        read = self.read_text(text)
        if read.faults:
            raise read.faults[0]
        return read.scenarios

    def read_text(self, text: str) -> TextRead:
        """The scenarios that can be read, and everything that is wrong with the others, in the order of the lines."""
        document, found, in_part = read_document(text), list[ParsedScenario](), list[ParsedScenario]()
        faults = list(document.faults)
        for scenario in document.scenarios:
            parsed, errors = self._parsed(scenario, MOST_SUGGESTED - len(faults))
            faults += errors
            if parsed is not None:
                (in_part if errors else found).append(parsed)
        return TextRead(tuple(found), tuple(sorted(faults, key=_place)), tuple(in_part))

    def parse(self, scenario: Scenario) -> ParsedScenario:
        """Raises Malformed for the first step that is wrong, with its line and the nearest sentences."""
        parsed, errors = self._parsed(scenario)
        if errors or parsed is None:
            raise errors[0]
        return parsed

    def _parsed(self, scenario: Scenario, suggested: int = 1) -> tuple[ParsedScenario | None, list[Malformed]]:
        """The scenario without the steps that are wrong, if it can be played at all, and what is wrong with them; the
        nearest sentences for so many of these."""
        bound, errors = list[BoundStep](), list[Malformed]()
        for step in scenario.steps:
            try:
                bound.append(self._bound(step, scenario, suggesting=len(errors) < suggested))
            except Malformed as error:
                errors.append(error)
        given = tuple(one for one in bound if one.kind == "given")
        rest = tuple(one for one in bound if one.kind != "given")
        first_act = next((place for place, one in enumerate(bound) if one.kind != "given"), len(bound))
        for late in (one.step for one in bound[first_act:] if one.kind == "given"):
            problem = "the position must be set up before anything happens"
            errors.append(Malformed(problem, late.line, late.column, late.text))
        try:
            return ParsedScenario(scenario, given, rest, players_of(scenario)), sorted(errors, key=_place)
        except Malformed as error:
            return None, sorted([*errors, error], key=_place)

    def is_claim(self, sentence: str) -> bool:
        """Whether it can be said after `Then`, whatever it names."""
        return self._remembered("then", sentence) is not None

    def with_one_more(self, parsed: ParsedScenario, sentence: str) -> ParsedScenario:
        """The scenario with another act or movement of time at its end. Raises Malformed."""
        line = max((bound.step.line for bound in parsed.rest), default=0) + 1
        return replace(
            parsed, rest=(*parsed.rest, self._bound(GherkinStep("when", sentence, line, 1), parsed.scenario))
        )

    def _bound(self, step: GherkinStep, scenario: Scenario, suggesting: bool = True) -> BoundStep:
        text, editions = step.text, None
        aside = _EDITIONS.fullmatch(text)
        if aside is not None and step.role != "given":
            editions, text = _editions(step, aside[1]), aside[2]
        said = (self._remembered if len(text) <= LONGEST_REMEMBERED else self._said)(step.role, text)
        if said is not None:
            return BoundStep(step, said[0], _read(step, said[0], dict(said[1])), editions)
        near = self._near(text, step.role, scenario) if suggesting else []
        whole = [one for one in near if LEFT_OPEN not in one]
        raise Malformed(f"this sentence is not known: {text!r}", step.line, step.column, text, near, whole)

    def _said(self, role: str, text: str) -> tuple[StepDefinition, tuple[tuple[str, str], ...]] | None:
        """The first sentence of the table that the text is, with what stands in its slots."""
        for sentence in self.by_role[role]:
            if sentence.longest_words in text and (match := sentence.match(text)) is not None:
                return sentence, tuple(match.groupdict().items())
        return None

    def _near(self, text: str, role: str, scenario: Scenario) -> list[str]:
        return nearest_sentences(text, self.by_role[role], players_of(scenario, named=False))


def _place(error: Malformed) -> tuple[int, int]:
    return error.line, error.column


def _read(step: GherkinStep, sentence: StepDefinition, slots: dict[str, str]) -> object:
    if step.block is not None:
        if not sentence.takes_block:
            raise Malformed("no text between triple quotes is expected here", step.line, step.column, step.text)
        slots["block"] = step.block
    try:
        return sentence.read(**slots)
    except Malformed as error:
        error.stands_in(step.text, step.line, step.column)
        raise


def _editions(step: GherkinStep, names: str) -> tuple[str, ...]:
    found = tuple(re.split(r", and |, | and ", names))
    for name in found:
        if name not in EDITIONS:
            raise Malformed(f"there is no edition {name!r}", step.line, step.column, step.text, list(EDITIONS))
    return found
