"""How it is told that life is paid, or is not, as a land comes into play or for what was spoken of last."""

from functools import partial

from sandbox.questions.said.acts import PaysLife
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table

_FOR_IT = (
    "( for it| for that| for the land| to have it untapped| to have it untap| to get it untapped| to get it untap|"
    " so it enter untapped| so it enter untap| so it come in untap| so it come in untapped| as it enter| on entering|)"
)
_WILL_NOT = "do not|choose not to|decide not to|decline to|refuse to|opt not to|do not want to"

PRODUCTIONS: Table = (
    *told_acts(
        PaysLife,
        f"{{who:doer}}(pay|spend) (|the |its |those ){{number:number}} life{_FOR_IT}",
        f"{{who:doer}}(pay|spend) (the|its) life{_FOR_IT}",
    ),
    *told_acts(
        partial(PaysLife, done=False),
        f"{{who:doer}}({_WILL_NOT}) (pay|spend) (|the |its |any |those ){{number:number}} life{_FOR_IT}",
        f"{{who:doer}}({_WILL_NOT}) (pay|spend) (the|its|any) life{_FOR_IT}",
        f"(without|instead of) (pay|spend) (the |any |its |)life{_FOR_IT}",
        f"(without|instead of) (pay|spend) (|the |its ){{number:number}} life{_FOR_IT}",
        "{who:doer}pay no life( for it|)",
    ),
)
