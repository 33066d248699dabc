"""How it is asked whether what is done is of use to somebody, and whether the game is won or lost by it."""

from __future__ import annotations

from sandbox.questions.phrases import ASK
from sandbox.questions.said.asked import Ask, AskSaved, AskWhether, AskWhoWins
from sandbox.questions.said.outcomes import GameEnds, SavedBy
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_IT = "(that|it|this)"
_USE = "(any |of any |a |)(good|use|help|useful|helpful)"
_THEN = "( then| now| here| at all| at this point|)"


def _helps(thing: Mention, who: str) -> Ask:
    """A spell that is named: whether it saves the player."""
    if not thing.card or not is_spell(thing):
        raise Unfit
    return AskWhether(SavedBy(who, (thing,)))


def _saves(**how: str) -> Ask:
    return AskSaved()


PRODUCTIONS: Table = (
    *asks(
        _helps,
        f"do {{thing:thing}} (help|do anything for|do something for) {{who:who}}{_THEN}",
        f"do {{thing:thing}} do {{who:who}} any good{_THEN}",
        f"do {{thing:thing}} get {{who:who}} out of (it|that|this|trouble){_THEN}",
        f"be {{thing:thing}} {_USE} to {{who:who}}{_THEN}",
    ),
    *asks(
        _saves,
        f"do {_IT} (do anything|do something|do any good|make any difference|make a difference) for {{who:who}}{_THEN}",
        f"do {_IT} do {{who:who}} any good{_THEN}",
        f"do {_IT} get {{who:who}} out of (it|that|this|trouble){_THEN}",
        f"be {_IT} {_USE} to {{who:who}}{_THEN}",
    ),
    *asks(lambda: AskSaved(), f"be {_IT} {_USE}{_THEN}"),
    *asks(lambda who: AskWhoWins(), "(do|be) {who:who} (win or lose|lose or win|win the game or lose it)"),
    hears(
        ASK,
        f"be {_IT} (it|the end|the end of it|the end of the game|curtains|all she write){_THEN}",
        lambda: AskWhether(GameEnds()),
    ),
)
