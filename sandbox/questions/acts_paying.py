"""How it is told that somebody pays what a text asks for, or does not: `counter it unless its controller pays {3}`."""

import re
from functools import partial

from sandbox.questions.lands import amount
from sandbox.questions.said.acts import PaysFor
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit

_FOR = (
    " for it| for that| for this| it| up| the mana| the cost| the tax| the extra mana| the fee| that| for the trigger"
)
_CAN = (
    "have enough to pay|have enough mana to pay|have the mana to pay|can pay|do pay|choose to pay|decide to pay|"
    "want to pay|would pay|be able to pay|pay"
)
_MORE = "(the |an extra |an additional |the extra |the additional |the full |all |another |)"
_NOT = (
    "do not pay|can not pay|do not want to pay|choose not to pay|decide not to pay|refuse to pay|decline to pay|"
    "be not able to pay|be unable to pay|not pay|never pay|fail to pay|can not afford"
)


_UPKEEP = (
    "(the |its |his |her |my |that |this |any |the cumulative |its cumulative |for its |"
    "for the |for |)(upkeep|upkeep cost|echo|echo cost|"
    "cumulative upkeep)"
)
_UNPAID = "go unpaid|be not pay|be unpaid|do not get pay|be not pay for|go unpaid for|do not get pay for|not pay"
_WILL_NOT = (
    "do not feel like pay|do not feel pay|be not go to pay|do not bother to pay|do not bother pay|forget to pay|skip|"
    "do not have the mana for|have no mana for|do not have mana for|do not have enough mana for|let go|do not keep up|"
    "be short of"
)


def _what(thing: Mention, who: str = "", **how: object) -> PaysFor:
    return PaysFor(who, 0, thing)


def _not_what(thing: Mention, who: str = "", **how: object) -> PaysFor:
    return PaysFor(who, 0, thing, done=False)


def _lacks(who: str, cost: str, thing: Mention) -> PaysFor:
    """A permanent that asks for mana in the upkeep; a spell would not be cast."""
    if not thing.card or is_spell(thing):
        raise Unfit
    return PaysFor(who, 0, thing, done=False)


def _mana(cost: str, who: str = "", thing: Mention | None = None, done: bool = True) -> PaysFor:
    """So much mana: the number of its symbols, or the number itself."""
    marks = re.findall(r"\d+|[wubrgcs]", cost.removesuffix(" mana").lower())
    return PaysFor(who, amount(marks), thing, done)


PRODUCTIONS: Table = (
    *told_acts(
        PaysFor,
        f"{{who:doer}}({_CAN}) {_UPKEEP}",
        f"{{who:who}} ({_CAN}|cover|afford) {_UPKEEP}( cost|)( in full|)",
    ),
    *told_acts(
        _what,
        f"{{who:who}} ({_CAN}) {{thing:thing}} 's (upkeep|echo|cumulative upkeep|upkeep cost)",
        f"{{who:who}} ({_CAN}) (the |)(upkeep|echo|cumulative upkeep|upkeep cost) (for|of|on) {{thing:thing}}",
    ),
    *told_acts(
        partial(PaysFor, done=False),
        f"{{who:doer}}({_NOT}|{_WILL_NOT}) {_UPKEEP}",
        f"{{who:doer}}({_WILL_NOT})( for|) (it|that)",
        f"{{who:who}} (let|leave) {_UPKEEP} (go|go unpaid|unpaid|be unpaid|not be pay)",
        f"{_UPKEEP} (be not pay|go unpaid|be unpaid|not pay|unpaid)",
        f"(without|not|instead of|rather than) pay {_UPKEEP}",
        "{who:who} do not feel (like |)pay",
    ),
    *told_acts(
        _not_what,
        f"{{who:doer}}({_NOT}|{_WILL_NOT}) {{thing:thing}} 's (upkeep|echo|cumulative upkeep|upkeep cost)",
        f"{{who:doer}}({_NOT}|{_WILL_NOT}) (the |)(upkeep|echo|cumulative upkeep|upkeep cost) (for|of|on) "
        "{thing:thing}",
        f"{{who:doer}}({_WILL_NOT}) for {{thing:thing}}",
    ),
    *told_acts(
        _mana,
        f"{{who:who}} ({_CAN}) (the |its |an extra |){{cost:cost}}({_FOR}| for the upkeep| in upkeep| for upkeep|)",
        f"{{who:who}} ({_CAN}) (the |){{cost:cost}} for {{thing:thing}}",
    ),
    *told_acts(
        partial(_mana, done=False),
        f"{{who:doer}}({_NOT}) (the |its |an extra |){{cost:cost}}({_FOR}| for the upkeep| in upkeep| for upkeep|)",
        f"{{who:doer}}({_NOT}) (the |){{cost:cost}} for {{thing:thing}}",
        "(without|not|instead of|rather than) pay (the |){cost:cost}",
    ),
    *told_acts(
        partial(PaysFor, "", done=False),
        "(without|not|instead of|rather than) pay (the |){number:number}( mana|)( for it|)",
    ),
    *told_acts(
        PaysFor,
        f"{{who:who}} ({_CAN})({_FOR}|)",
        f"{{who:who}} ({_CAN}) {_MORE}{{number:number}}( more| extra| mana| more mana|)({_FOR}|)",
        f"{{who:who}} ({_CAN}) for {{thing:thing}}",
        f"{{who:who}} ({_CAN}) (the |){{number:number}}( more| extra| mana|) for {{thing:thing}}",
    ),
    *told_acts(
        partial(PaysFor, done=False),
        f"{{who:doer}}({_NOT})({_FOR}|)",
        f"{{who:doer}}({_NOT}) {_MORE}{{number:number}}( more| extra| mana|)({_FOR}|)",
        f"{{who:doer}}({_NOT}) for {{thing:thing}}",
        "(without|not|instead of|rather than) pay( for it| it| the mana|)",
        f"({_NOT})({_FOR}|)",
    ),
    *told_acts(PaysFor, f"({_CAN})({_FOR}|)"),
    *told_acts(
        _not_what,
        f"(the |)(echo|upkeep|cumulative upkeep|upkeep cost) (on|of|for) {{thing:thing}} ({_UNPAID})",
        f"{{thing:thing}} 's (echo|upkeep|cumulative upkeep|upkeep cost) ({_UNPAID})",
        f"{{thing:thing}} ({_UNPAID})",
    ),
    *told_acts(
        _lacks,
        "{who:who} (do not have|lack|be without|have no|be short) (the |){cost:cost} (for|to pay for|to keep|to pay) "
        "{thing:thing}( 's upkeep| 's echo| 's cumulative upkeep|)",
    ),
)
