"""Outcomes said not to come about."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import wraps

from sandbox.questions.phrases import OUTCOME
from sandbox.questions.said.outcomes import NotSo, ToldOutcome
from sandbox.wording.grammar import Native, Production, Table, Unfit
from sandbox.wording.saying import hears

_SUBJECT = re.compile(r"(\{\w+:\w+\}) (\([^()]*\)|[^ (){}]+)(.*)", re.DOTALL)
_NEGATED = ("not ", "do not ")


def _negated(production: Production) -> Table:
    """The same said not to come about: `not` after the verb `be`, and `do not` before others."""
    found: list[Production | Native] = []
    for notation in production.notations:
        parts = _SUBJECT.fullmatch(notation)
        if parts is not None:
            verbs = _negated_verbs(parts[2].strip("()").split("|"))
            found += [hears(OUTCOME, f"{parts[1]} {verb}{parts[3]}", _not_built(production.build)) for verb in verbs]
    return tuple(found)


def _negated_verbs(verbs: Sequence[str]) -> Iterator[str]:
    being = [verb[2:] for verb in verbs if verb == "be" or verb.startswith("be ")]
    doing = [verb for verb in verbs if not (verb == "be" or verb.startswith(("be ", *_NEGATED)))]
    if being:
        yield f"be not{_any_of(being)}"
    if doing:
        yield f"(do not|never|not|can not) {_any_of(doing)}"


def _any_of(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"({'|'.join(words)})"


def _not_built(build: Callable[..., object]) -> Callable[..., ToldOutcome]:
    @wraps(build)
    def built(**slots: object) -> ToldOutcome:
        outcome = build(**slots)
        if not isinstance(outcome, ToldOutcome):
            raise Unfit
        return NotSo(outcome)

    return built


def with_negated(table: Table) -> Table:
    """The outcomes, and each of them said not to come about."""
    denied = (each for production in table if isinstance(production, Production) for each in _negated(production))
    return (*table, *denied)
