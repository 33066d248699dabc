"""Who plays, as the sentences of a scenario tell it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sandbox.cards import is_card_name, is_in_pool
from sandbox.scenarios.language.document import GherkinStep, Scenario
from sandbox.terms.errors import Malformed

_SPEAKS_OF_PLAYER = re.compile(
    r"(?:it is )?([A-Z][\w-]{0,29})"
    r"(?:'s | is the monarch| (?:controls|holds|has|owns|casts|plays|attacks|activates|taps) )"
)
_NAMED = re.compile(r"the players are (.+)")


def players_of(scenario: Scenario, named: bool = True) -> tuple[str, ...]:
    """Who plays: as listed, or everybody who controls, holds or has something, in order; at least two. A claim says
    nothing about it. Raises Malformed where the list is wrong, unless `named` is false: then the list does not count.
    """
    steps = [step for step in scenario.steps if step.role != "then"]
    for step in steps if named else ():
        listed = _NAMED.fullmatch(step.text)
        if listed is not None:
            names = tuple(re.split(r", and |, | and ", listed[1]))
            if not 2 <= len(names) <= 8 or len(set(names)) < len(names):
                raise Malformed("from two to eight different players", step.line, step.column, step.text)
            return names
    found = dict.fromkeys(m[1] for step in steps for m in [_SPEAKS_OF_PLAYER.match(step.text)] if m)
    names = tuple(name for name in found if _is_player(name, steps))
    missing = [name for name in ("Bob", "Sue") if name not in names]
    return names if len(names) >= 2 else (*names, *missing)[:2]


_GIVES_PLAYER = (
    r"it is {0}'s .+|{0} is the monarch|{0} (?:controls|holds|owns) .+"
    r"|{0} has (?:\d+ (?:life|poison|energy|experience|rad).*|the city's blessing|an enduring story|\{{.+)"
    r"|{0}'s library has .+"
    r"|{0} has removed .+|.+ in {0}'s graveyard|.+ top of {0}'s library"
    r"|{0} (?:casts|plays|attacks|activates|taps|blocks) .+"
)


def _is_player(name: str, steps: Sequence[GherkinStep]) -> bool:
    if is_in_pool(name) or (_is_a_thing(name, steps) and is_card_name(name)):
        return False
    pattern = re.compile(_GIVES_PLAYER.format(re.escape(name)))
    return any(pattern.fullmatch(step.text) for step in steps)


def _is_a_thing(name: str, steps: Sequence[GherkinStep]) -> bool:
    """Whether somebody is said to have it: no player is had."""
    had = re.compile(
        rf"(?:controls|holds|owns|removed|casts|plays|activates) .*\b{re.escape(name)}\b|{re.escape(name)} is "
    )
    return any(had.search(step.text) for step in steps)
