"""How it is told that abilities are used by what comes of them: `I blow up my Disk`, `I sink two of them into it`."""

from __future__ import annotations

from sandbox.questions.acts_abilities import PAYS
from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import Activates
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_set_off
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _sets_off(who: str, what: Mention) -> Activates:
    """`I blow up my Disk`."""
    if not is_set_off(what, who):
        raise Unfit
    return Activates(what, who)


def _pays_with_them(lands: Mention, what: Mention, who: str = "") -> Activates:
    """`I sink two of them into it`."""
    if lands.noun not in ("them", "them all", "all of them") or lands.owner:
        raise Unfit
    return Activates(what, who, lands=lands)


PRODUCTIONS: Table = (
    hears(ACT, "{who:who} kill {what:thing}", _sets_off),
    *told_acts(_pays_with_them, f"{{who:doer}}({PAYS}) {{lands:thing}} into {{what:thing}}"),
)
