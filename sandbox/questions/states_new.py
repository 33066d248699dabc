"""How it is told that something came under somebody's control this turn: `the turn it came in`."""

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import Is
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.telling import is_spell
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _is_new(thing: Mention, who: str = "") -> Is:
    """What came this turn and stayed in play, of the player who cast it. Raises Unfit for what never is; a land that
    is not named is rather played than there."""
    played = bool(who and thing.card) and CardType.LAND in card_named(thing.card).types
    if (thing.card and is_spell(thing)) or thing.noun in ("player", "land") or played:
        raise Unfit
    return Is(thing.of(who), "sick")


_THAT_TURN = "(on |in |during |)(the same|the very same|the very|the|that|that same) turn( that| when| in which|)"
_COMES = "enter|come in|come down|come|arrive|be cast|be play|come under my control|hit play|land|get there|be summon"

PRODUCTIONS: Table = (
    hears(
        FACT,
        f"{_THAT_TURN} {{who:who}} (cast|play|have|summon|put|get|bring) {{thing:thing}}( out| down|)",
        _is_new,
    ),
    hears(FACT, f"{_THAT_TURN} {{thing:thing}} ({_COMES})", _is_new),
    hears(FACT, f"{_THAT_TURN} (he|she|they) ({_COMES})", lambda: Is(PRONOUN, "sick")),
    hears(FACT, "{who:who} (cast|play|summon) {thing:thing} this turn", _is_new),
    hears(
        FACT,
        "{thing:thing} (be |)(summon|summoned|put out|bring out|drop|make)( just|) (this|that|the same) turn",
        _is_new,
    ),
)
