"""How it is told what prevents damage: how much of it, of whom, and with what."""

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Prevents
from sandbox.questions.said.things import Mention
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit


def _with(what: Mention, who: str = "", saved: Mention | None = None, number: int = 0) -> Prevents:
    """Only with what prevents damage. Raises Unfit."""
    if not what.card or "revent" not in card_named(what.card).text:
        raise Unfit
    return Prevents(who or what.owner, what, saved, number)


_PREVENTS = "(prevent|stop|absorb|soak up|negate|cancel out|eat up|shield from|blank)"
_KEEPS_OFF = "(prevent|absorb|soak up|negate|eat up)"
_ALL = (
    "(it|that|this|the damage|that damage|its damage|this damage|all damage|all the damage|damage|his damage|all of it|"
    "the combat damage|combat damage|all combat damage|all the combat damage|my damage|her damage|everything|it all)"
)
_SOME = (
    "(| damage| of it| of that| of the damage| of that damage| of this| point| points| point of damage| combat damage)"
)
_WITH = "(with|use|by use|through|by|by cast|by tap|by activate|thanks to)"
_TO = "(to|on|from|for|deal to|that be deal to|dealt to|done to)"

PRODUCTIONS: Table = told_acts(
    _with,
    f"{{who:doer}}{_PREVENTS} {_ALL} {_WITH} {{what:thing}}",
    f"{{who:doer}}{_PREVENTS} {_ALL} {_TO} {{saved:aim}} {_WITH} {{what:thing}}",
    f"{{who:doer}}{_PREVENTS} {{number:number}}{_SOME} {_WITH} {{what:thing}}",
    f"{{who:doer}}{_PREVENTS} {{number:number}}{_SOME} {_TO} {{saved:aim}} {_WITH} {{what:thing}}",
    f"{{what:thing}} {_KEEPS_OFF} {_ALL}",
    f"{{what:thing}} {_KEEPS_OFF} {_ALL} {_TO} {{saved:aim}}",
    f"{{what:thing}} {_KEEPS_OFF} {{number:number}}{_SOME}",
    f"{{what:thing}} {_KEEPS_OFF} {{number:number}}{_SOME} {_TO} {{saved:aim}}",
    f"{{who:doer}}(tap|use|activate|cast|play) {{what:thing}} (to|and) {_PREVENTS} {_ALL}",
    f"{{who:doer}}(tap|use|activate|cast|play) {{what:thing}} (to|and) {_PREVENTS} {_ALL} {_TO} {{saved:aim}}",
    f"{{who:doer}}(tap|use|activate|cast|play) {{what:thing}} (to|and) {_PREVENTS} {{number:number}}{_SOME}",
    f"{{who:doer}}(tap|use|activate|cast|play) {{what:thing}} (to|and) {_PREVENTS} {{number:number}}{_SOME} {_TO} "
    "{saved:aim}",
    f"{{who:doer}}(tap|use|activate|cast|play) {{what:thing}} on {{saved:aim}} (to|and) {_PREVENTS} "
    f"{{number:number}}{_SOME}",
)
