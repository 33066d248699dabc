"""Tokens that are copies: `create two tapped tokens that are copies of target creature you control`."""

from dataclasses import replace

from sandbox.meaning.effects import TokenCopy
from sandbox.meaning.kinds import CREATURE
from sandbox.meaning.references import Chosen
from sandbox.wording.grammar import Table
from sandbox.wording.phrases import COMMAND
from sandbox.wording.pointing import Doer
from sandbox.wording.saying import constant, prints, say

_OF = "of {what:copied}{exceptions:copy_exceptions}"
_SPAWN = replace(CREATURE, token=True, controller="you")


def _created(state: str, **fixed: bool) -> Table:
    """`state`: how the tokens come."""
    return (
        say(COMMAND, f"create a {state}token that's a copy {_OF}", TokenCopy, who=Doer(), **fixed),
        say(COMMAND, f"create {{amount:count}} {state}tokens that are copies {_OF}", TokenCopy, who=Doer(), **fixed),
        say(COMMAND, f"{{who:player}} <creates|create> a {state}token that's a copy {_OF}", TokenCopy, **fixed),
        say(
            COMMAND,
            f"{{who:player}} <creates|create> {{amount:count}} {state}tokens that are copies {_OF}",
            TokenCopy,
            **fixed,
        ),
    )


PRODUCTIONS: Table = (
    constant(COMMAND, "populate", TokenCopy(Chosen(_SPAWN), who=Doer())),
    prints(
        COMMAND,
        "populate. The token enters tapped and attacking",
        lambda value: {} if value == TokenCopy(Chosen(_SPAWN), who=Doer(), tapped=True, attacking=True) else None,
    ),
    *_created(""),
    *_created("tapped and attacking ", tapped=True, attacking=True),
    *_created("tapped ", tapped=True),
)
