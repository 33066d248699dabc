"""From steps to what they mean: the table of sentences is tried in its order."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cached_property, lru_cache

from sandbox.cards import is_card_name
from sandbox.editions import EDITIONS
from sandbox.scenarios.language.document import GherkinStep, Scenario, read_document
from sandbox.scenarios.language.step_definition import BoundStep, StepDefinition
from sandbox.terms.errors import Malformed

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


class ScenarioParser:
    """Finds for each step the sentence that it says; the sentences of the table are tried in its order."""

    def __init__(self, table: Iterable[StepDefinition]) -> None:
        table = tuple(table)
        self.by_role = {role: tuple(one for one in table if one.kind in kinds) for role, kinds in KINDS.items()}

    def parse_text(self, text: str) -> tuple[ParsedScenario, ...]:
        """Every scenario of the text. Raises Malformed."""
        return tuple(self.parse(scenario) for scenario in read_document(text))

    def parse(self, scenario: Scenario) -> ParsedScenario:
        """Raises Malformed with the step's line and the nearest sentences."""
        bound = [self._bound(step) for step in scenario.steps]
        given = tuple(one for one in bound if one.kind == "given")
        rest = tuple(one for one in bound if one.kind != "given")
        first_act = next((place for place, one in enumerate(bound) if one.kind != "given"), len(bound))
        late = next((one.step for one in bound[first_act:] if one.kind == "given"), None)
        if late is not None:
            raise Malformed("the position must be set up before anything happens", late.line, late.column, late.text)
        return ParsedScenario(scenario, given, rest, _players(scenario))

    def with_one_more(self, parsed: ParsedScenario, sentence: str) -> ParsedScenario:
        """The scenario with another act or movement of time at its end. Raises Malformed."""
        line = max((bound.step.line for bound in parsed.rest), default=0) + 1
        return replace(parsed, rest=(*parsed.rest, self._bound(GherkinStep("when", sentence, line, 1))))

    def _bound(self, step: GherkinStep) -> BoundStep:
        text, editions = step.text, None
        aside = _EDITIONS.fullmatch(text)
        if aside is not None and step.role == "then":
            editions, text = _editions(step, aside[1]), aside[2]
        for sentence in self.by_role[step.role]:
            match = sentence.match(text)
            if match is not None:
                return BoundStep(step, sentence, _read(step, sentence, match.groupdict()), editions)
        ranked = sorted(self.by_role[step.role], key=lambda sentence: -_likeness(text, sentence))
        near = [sentence.example for sentence in ranked[:3]]
        raise Malformed(f"this sentence is not known: {text!r}", step.line, step.column, text, near)


def _read(step: GherkinStep, sentence: StepDefinition, slots: dict[str, str]) -> object:
    if step.block is not None:
        if not sentence.takes_block:
            raise Malformed("no text between triple quotes is expected here", step.line, step.column, step.text)
        slots["block"] = step.block
    try:
        return sentence.read(**slots)
    except Malformed as error:
        raise Malformed(error.problem, step.line, step.column, step.text, error.nearest) from None


def _editions(step: GherkinStep, names: str) -> tuple[str, ...]:
    found = tuple(re.split(r", and |, | and ", names))
    for name in found:
        if name not in EDITIONS:
            raise Malformed(f"there is no edition {name!r}", step.line, step.column, step.text, list(EDITIONS))
    return found


def _likeness(text: str, sentence: StepDefinition) -> float:
    """How well the fixed words of a sentence are found among the words of the text."""
    words = [word.lower() for word in re.findall(r"[A-Za-z']+", text)]
    fixed = [word for word in _fixed_words(sentence.pattern) if word]
    if not fixed or not words:
        return 0.0
    scores = [max(SequenceMatcher(None, word, other).ratio() for other in words) for word in fixed]
    return sum(score for score in scores if score > 0.6) / (len(fixed) + 1)


@lru_cache(maxsize=512)
def _fixed_words(pattern: str) -> tuple[str, ...]:
    return tuple(re.findall(r"[a-z']{2,}", re.sub(r"\{\w+\}|\[[^\]]*\]|\|\w+", " ", pattern)))


_SPEAKS_OF_PLAYER = re.compile(
    r"(?:it is )?([A-Z][\w-]{0,29})(?:'s | (?:controls|holds|has|owns|casts|plays|attacks|activates|taps) )"
)
_NAMED = re.compile(r"the players are (.+)")


def _players(scenario: Scenario) -> tuple[str, ...]:
    """Who plays: as listed, or everybody who controls, holds or has something, in order; at least two."""
    for step in scenario.steps:
        listed = _NAMED.fullmatch(step.text)
        if listed is not None:
            names = tuple(re.split(r", and |, | and ", listed[1]))
            if not 2 <= len(names) <= 8 or len(set(names)) < len(names):
                raise Malformed("from two to eight different players", step.line, step.column, step.text)
            return names
    found = dict.fromkeys(m[1] for step in scenario.steps for m in [_SPEAKS_OF_PLAYER.match(step.text)] if m)
    names = tuple(name for name in found if _is_player(name, scenario))
    missing = [name for name in ("Bob", "Sue") if name not in names]
    return names if len(names) >= 2 else (*names, *missing)[:2]


_GIVES_PLAYER = (
    r"it is {0}'s .+|{0} (?:controls|holds|owns) .+|{0} has (?:\d+ (?:life|poison).*|\{{.+)|{0}'s library has .+"
    r"|{0} has removed .+|.+ in {0}'s graveyard|.+ top of {0}'s library"
    r"|{0} (?:casts|plays|attacks|activates|taps|blocks) .+"
)


def _is_player(name: str, scenario: Scenario) -> bool:
    if is_card_name(name.lower()):
        return False
    pattern = re.compile(_GIVES_PLAYER.format(re.escape(name)))
    return any(pattern.fullmatch(step.text) for step in scenario.steps)
