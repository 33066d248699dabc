"""How it is told that something came under somebody's control this turn: `the turn it came in`."""

from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import Is
from sandbox.questions.said.things import Mention
from sandbox.questions.telling import is_spell
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _is_new(thing: Mention, who: str = "") -> Is:
    """What came this turn and stayed in play. Raises Unfit for what never is; a land that is not named is rather
    played than there."""
    if (thing.card and is_spell(thing)) or thing.noun in ("player", "land"):
        raise Unfit
    return Is(thing, "sick")


_THAT_TURN = "(on |in |during |)(the same|the very same|the very|the|that|that same) turn( that| when| in which|)"
_COMES = "enter|come in|come down|come|arrive|be cast|be play|come under my control|hit play|land|get there|be summon"

PRODUCTIONS: Table = (
    hears(
        FACT,
        f"{_THAT_TURN} (i|he|she|they|opp) (cast|play|have|summon|put|get|bring) {{thing:thing}}( out| down|)",
        _is_new,
    ),
    hears(FACT, f"{_THAT_TURN} {{thing:thing}} ({_COMES})", _is_new),
    hears(FACT, "(i|he|she|they|opp) (cast|play|summon) {thing:thing} this turn", _is_new),
)
