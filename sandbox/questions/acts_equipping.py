"""How it is told that equipment is put on creatures, moved from one to the other, and paid for."""

from sandbox.questions.lands import notation, symbols
from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Equips
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import EQUIPMENT
from sandbox.wording.grammar import Table, Unfit

_MOVES = "equip|reequip|re-equip|attach|reattach|move|switch|shift|transfer|pass|swap|bring|slide|pull|carry|throw|put"
_OTHER_MANA = (
    "the other mana|the other one|the other|the rest|the second mana|the last mana|the remaining mana|"
    "the remaining one|the leftover mana"
)
_TO = "to|onto|on|over to|over onto|over on|across to|back to|back onto|back on"


def _put_on(
    host: Mention, what: Mention = PRONOUN, who: str = "", paid: str = "", old: Mention | None = None
) -> Equips:
    """Of equipment; what is said to be paid is what it costs."""
    if not what.card or EQUIPMENT not in card_named(what.card).subtypes:
        raise Unfit
    if paid and len(symbols(notation(paid))) != _cost_of(what):
        raise Unfit
    return Equips(what, host, who, old)


def _put_it_on(host: Mention, who: str = "") -> Equips:
    """The equipment that was spoken of last."""
    if host.noun == "player" or (host.card and EQUIPMENT in card_named(host.card).subtypes):
        raise Unfit
    return Equips(PRONOUN, host, who)


def _cost_of(what: Mention) -> int:
    """How much mana it costs to equip it."""
    text = card_named(what.card).text
    return len(symbols(text.rpartition("Equip ")[2].split("\n")[0]))


PRODUCTIONS: Table = (
    *told_acts(
        _put_on,
        f"{{who:doer}}({_MOVES}) {{what:thing}} ({_TO}) {{host:thing}} (for|by pay|, pay|use) {{paid:cost}}",
        f"{{who:doer}}(pay|spend|use) {{paid:cost}} (to|and) ({_MOVES}|put) {{what:thing}} ({_TO}) {{host:thing}}",
        f"{{who:doer}}({_MOVES}) {{what:thing}} ({_TO}) {{host:thing}}",
        f"{{who:doer}}({_MOVES}|take) {{what:thing}} from {{old:thing}} ({_TO}) {{host:thing}}",
        f"{{who:doer}}(pull|take|move) {{what:thing}} off( of|) {{old:thing}} and (put|equip|move|attach|slap) it "
        f"({_TO}) {{host:thing}}",
        "{who:doer}use {what:thing} 's equip( ability|) (on|to put it on|to move it to|to attach it to) {host:thing}",
        "{who:doer}(use|pay|activate|pay for) (its|the|his|her|my) equip( ability| cost|) "
        "(on|and put it on|to put it on|to move it to|and move it to|to attach it to|and attach it to) {host:thing}",
        f"{{what:thing}} (move|go|jump|shift|switch|hop|get move|get switch|be shift|be move|be switch) ({_TO}) "
        "{host:thing}",
    ),
    *told_acts(
        _put_it_on,
        "{who:doer}(equip|reequip|re-equip) {host:thing}",
        f"{{who:doer}}(use|pay|spend) ({_OTHER_MANA}) (to|on|for) (equip|move|attach|put) it ({_TO}) {{host:thing}}",
        f"{{who:doer}}(use|pay|spend) ({_OTHER_MANA}) (to|on|for) equip {{host:thing}}",
        f"{{who:doer}}({_MOVES}) it ({_TO}) {{host:thing}}",
    ),
)
