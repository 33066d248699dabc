"""Names that mean nothing, beyond the first at which a text stops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from sandbox.cards import is_card_name
from sandbox.scenarios.language.names import Names, NotHere
from sandbox.scenarios.language.nearest_sentences import NAME
from sandbox.scenarios.language.step_definition import BoundStep
from sandbox.terms.spelling import spelled_nearly

ALIKE = 80
"""Of a hundred, how alike two names are for one to be the other misspelt."""
MOST_LOOKED_AT = 200
"""Names of the text that are compared with those of the things here."""


def others_unknown(first: NotHere, sentences: Sequence[BoundStep], names: Names) -> list[NotHere]:
    """The names of the sentence at fault and of those after it that are no names here, but nearly; of a bounded number
    of names."""
    told = {first.part.lower()}
    found = list[NotHere]()
    for bound, name in islice(_names_from(sentences, first.line), MOST_LOOKED_AT):
        if name.lower() not in told and (near := _nearly(name, names)):
            told.add(name.lower())
            step = bound.step
            error = NotHere(f"nothing here is called {name!r}", step.line, step.column, name, near)
            error.stands_in(step.text, step.line, step.column)
            found.append(error)
    return found


def _names_from(sentences: Sequence[BoundStep], line: int) -> Iterator[tuple[BoundStep, str]]:
    for bound in sentences:
        if bound.step.line >= line:
            yield from ((bound, name.removesuffix("'s")) for name in NAME.findall(bound.step.text))


def _nearly(name: str, names: Names) -> list[str]:
    """What it may be misspelt from; empty where it is a name, or like none."""
    if names.player(name) or names.find(name) or is_card_name(name.lower()):
        return []
    close = spelled_nearly(name.lower(), names.labels, ALIKE)
    return [names.labels[label].label or label for label in close]
