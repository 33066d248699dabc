"""How it is told that somebody pays what a text asks for, or does not: `counter it unless its controller pays {3}`."""

from functools import partial

from sandbox.questions.said.acts import PaysFor
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table

_FOR = "for it|for that|for this|it|up|the mana|the cost|the tax|the extra mana|the fee|that|for the trigger"
_CAN = "can pay|do pay|choose to pay|decide to pay|want to pay|would pay|be able to pay|pay"
_NOT = (
    "do not pay|can not pay|do not want to pay|choose not to pay|decide not to pay|refuse to pay|decline to pay|"
    "be not able to pay|be unable to pay|not pay|never pay|fail to pay|can not afford"
)


PRODUCTIONS: Table = (
    *told_acts(
        PaysFor,
        f"{{who:who}} ({_CAN})( {_FOR}|)",
        f"{{who:who}} ({_CAN}) (the |an extra |an additional |){{number:number}}( more| extra| mana| more mana|)"
        f"( {_FOR}|)",
        f"{{who:who}} ({_CAN}) for {{thing:thing}}",
        f"{{who:who}} ({_CAN}) (the |){{number:number}}( more| extra| mana|) for {{thing:thing}}",
    ),
    *told_acts(
        partial(PaysFor, done=False),
        f"{{who:who}} ({_NOT})( {_FOR}|)",
        f"{{who:who}} ({_NOT}) (the |an extra |an additional |){{number:number}}( more| extra| mana|)( {_FOR}|)",
        f"{{who:who}} ({_NOT}) for {{thing:thing}}",
        "(without|not|instead of) pay( for it| it| the mana|)",
    ),
)
