"""How it is told that tokens are made."""

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Makes
from sandbox.questions.said.things import Mention
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit


def _makes(what: Mention, sort: Mention, who: str = "", n: int = 0) -> Makes:
    """Of a sort of creature, with a card that speaks of tokens."""
    if not what.card or sort.card or not sort.noun or sort.number > 1:
        raise Unfit
    return Makes(what, sort.noun, n or sort.number, who)


def _used_to_make(what: Mention, sort: Mention, who: str = "", n: int = 0) -> Makes:
    """Of a planeswalker it is one of its abilities."""
    if what.card and CardType.PLANESWALKER in card_named(what.card).types:
        raise Unfit
    return _makes(what, sort, who, n)


_MAKES = "make|create|get|produce|put out|pump out|pop out|bring out|bring|crank out|put in play|put into play"
_WITH = "with|from|off|use|by use|by cast|via|out of|off of|thanks to|through"
_TOKEN = "( token| tokens| creature token| creature tokens|)"

PRODUCTIONS: Table = (
    *told_acts(
        _makes,
        f"{{who:doer}}({_MAKES}) {{n:number}} {{sort:noun}}{_TOKEN} ({_WITH}) {{what:thing}}",
        f"{{who:doer}}({_MAKES}) (a|an|one|my|his|the|some) {{sort:noun}}{_TOKEN} ({_WITH}) {{what:thing}}",
        f"{{who:doer}}({_MAKES}) {{sort:noun}}{_TOKEN} ({_WITH}) {{what:thing}}",
    ),
    *told_acts(
        _used_to_make,
        f"{{who:doer}}(cast|use|play|activate|tap) {{what:thing}} (for|to make|to get|and make|and get|to create|and "
        f"create) {{n:number}} {{sort:noun}}{_TOKEN}",
        f"{{who:doer}}(cast|use|play|activate|tap) {{what:thing}} (for|to make|to get|and make|and get|to create|and "
        f"create) (a|an|one) {{sort:noun}}{_TOKEN}",
    ),
    *told_acts(
        _makes,
        f"{{what:thing}} (make|create|produce|give me|get me|give him|bring) {{n:number}} {{sort:noun}}{_TOKEN}"
        "( for me| for him|)",
        f"{{what:thing}} (make|create|produce|give me|get me|give him|bring) (a|an|one) {{sort:noun}}{_TOKEN}"
        "( for me| for him|)",
    ),
)
