"""Sentences about formats: which sets they allow on a day, and which cards they ban or restrict."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import date

from sandbox.rules.turn.deck_legality import CardList
from sandbox.rules.turn.formats import sets_of
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.known_cards import known_card
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.step_definition import StepDefinition
from sandbox.scenarios.language.step_values import ClaimCheck, Finding
from sandbox.terms.errors import Malformed
from sandbox.terms.expansions import CARD_SETS

Given = Callable[[Setup], None]
_AND = re.compile(r", and |, | and ")


def _day(text: str, line: int) -> date:
    for written in ("%d %B %Y", "%B %d, %Y", "%Y-%m-%d"):
        try:
            found = time.strptime(text, written)
            return date(found.tm_year, found.tm_mon, found.tm_mday)
        except ValueError:
            continue
    raise Malformed(f"{text!r} is no day such as 20 July 2010", line, 1, text)


def _known(name: str, line: int) -> str:
    """The name of a set as it is written here."""
    found = next((each.name for each in CARD_SETS if each.name.lower() == name.lower()), None)
    if found is None:
        raise Malformed(
            f"no set of cards called {name!r} is known here; the first is {CARD_SETS[0].name}", line, 1, name
        )
    return found


def _names(pool: str, day: str, line: int) -> list[str]:
    return [each.name for each in sets_of(pool, _day(day, line))]


def _allows(pool: str, day: str, expansion: str, wanted: bool) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        names = _names(pool, day, context.line)
        there = _known(expansion, context.line) in names
        return there is wanted, f"{pool} on {day}: {', '.join(names) or 'no set that is known here'}"

    return claim


def _is_made_of(pool: str, day: str, expansions: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        names = _names(pool, day, context.line)
        wanted = [_known(name, context.line) for name in _AND.split(expansions)]
        return wanted == names, f"{pool} on {day}: {', '.join(names) or 'no set that is known here'}"

    return claim


def _begins_with(pool: str, day: str, expansion: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        names = _names(pool, day, context.line)
        return names[:1] == [_known(expansion, context.line)], f"{pool} on {day} begins with {', '.join(names[:1])}"

    return claim


def _listed(thing: str, how: str, pool: str) -> Given:
    def add(setup: Setup) -> None:
        lists = setup.card_lists.setdefault(pool, CardList())
        (lists.banned if how == "banned" else lists.restricted).add(known_card(thing, setup.line).name)

    return add


def _s(pattern: str, read: Callable[..., object], example: str, kind: str, about: str = "") -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "The whole game", kind)


FORMATS = (
    _s(
        "{thing} is {banned} in {pool}",
        lambda thing, banned, pool: _listed(thing, banned, pool),
        "Sol Ring is restricted in Vintage",
        "given",
        "Which cards are banned or restricted, the text must say: the lists change four times a year.",
    ),
    _s(
        "{pool} on {day} is made of {expansions}",
        _is_made_of,
        "Block Constructed on 20 July 2010 is made of Zendikar, Worldwake and Rise of the Eldrazi",
        "claim",
        "Every set that the format allows on that day, the oldest first.",
    ),
    _s(
        "{pool} on {day} begins with {expansion}",
        _begins_with,
        "Extended on 20 July 2010 begins with Mirrodin",
        "claim",
        "The oldest set that it allows.",
    ),
    _s(
        "{pool} on {day} allows {expansion}",
        lambda pool, day, expansion: _allows(pool, day, expansion, True),
        "Legacy on 20 July 2010 allows Mirrodin",
        "claim",
        "Whether the set counts in the format on that day.",
    ),
    _s(
        "{pool} on {day} does not allow {expansion}",
        lambda pool, day, expansion: _allows(pool, day, expansion, False),
        "Block Constructed on 20 July 2010 does not allow Magic 2011",
        "claim",
        "The set does not count in the format on that day.",
    ),
)
