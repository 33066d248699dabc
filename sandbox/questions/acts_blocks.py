"""How blocks by so many creatures are told: `double blocked by Grizzly Bears` are two of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.acts_combat import BlocksWith
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit

TOGETHER = {"double_block": 2, "triple_block": 3, "quadruple_block": 4, "gang_block": 0}
"""Verbs that say how many creatures block one attacker; 0: several."""
_SEVERAL = frozenset({"they", "them", "those", "both", "both of them", "creatures", "blockers", "all of them"})


def counted(things: Things, wanted: int) -> Things:
    """The things, as many as are wanted: of one name without a number, so many. Raises Unfit where there are others."""
    if any(thing.noun in _SEVERAL and not thing.number for thing in things):
        return things
    if len(things) == 1 and things[0].number == 0 and things[0].card and wanted:
        return (replace(things[0], number=wanted),)
    number = sum(max(thing.number, 1) for thing in things)
    if number < 2 or wanted not in (0, number):
        raise Unfit
    return things


def _blocking(wanted: int) -> Callable[..., ToldAct]:
    def built(blockers: Things = (), attackers: Things = (), who: str = "") -> ToldAct:
        if not blockers:
            return BlocksWith((Mention(noun="own", number=wanted or -1),), attackers, who)
        return BlocksWith(counted(blockers, wanted), attackers, who)

    return built


def _blocked_by(wanted: int) -> Callable[..., ToldAct]:
    def built(blockers: Things, attackers: Things = ()) -> ToldAct:
        return BlocksWith(counted(blockers, wanted), attackers, "", passive=True)

    return built


def _told(verb: str, wanted: int) -> Table:
    passive = told_acts(
        _blocked_by(wanted),
        f"{{attackers:things}} (be|have|get|have be|be get|run into a) {verb} by {{blockers:things}}",
        f"{{attackers:things}} {verb} by {{blockers:things}}",
        f"(be|have be|get) {verb} by {{blockers:things}}",
        f"{verb} by {{blockers:things}}",
    )
    return passive + told_acts(
        _blocking(wanted),
        f"{{who:doer}}{verb} {{attackers:things}} (with|use|by use) {{blockers:things}}( together|)",
        f"{{who:doer}}{verb} with {{blockers:things}}( together|)",
        f"{{blockers:things}} {verb} {{attackers:things}}",
        f"{{blockers:things}} {verb}",
        f"{{who:doer}}{verb} {{attackers:things}} , {{blockers:things}}",
        f"{{who:doer}}{verb}( it| him| that|)",
        f"{{who:doer}}{verb} {{attackers:things}}",
        f"{{attackers:things}} (be|get|have be|be get) {verb}",
        f"{{who:doer}}(make|declare|set up|go for|opt for|try) (a |the |){verb} with {{blockers:things}}",
    )


PRODUCTIONS: Table = tuple([each for verb, wanted in TOGETHER.items() for each in _told(verb, wanted)])
