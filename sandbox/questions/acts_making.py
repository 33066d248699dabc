"""How it is told that tokens are made, and that a spell is kicked."""

from sandbox.questions.phrases import FACT
from sandbox.questions.said.acts import Casts, Makes, SaysKicked
from sandbox.questions.said.things import Mention
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _makes(what: Mention, sort: Mention, who: str = "", n: int = 0) -> Makes:
    """Of a sort of creature, with a card that speaks of tokens."""
    if not what.card or sort.card or not sort.noun or sort.number > 1:
        raise Unfit
    return Makes(what, sort.noun, n or sort.number, who)


def _kicks(what: Mention, who: str = "", times: int = 1) -> Casts:
    if not what.card:
        raise Unfit
    return Casts(what, who, kicked=times)


_MAKES = "make|create|get|produce|put out|pump out|pop out|bring out|bring|crank out|put in play|put into play"
_WITH = "with|from|off|use|by use|by cast|via|out of|off of|thanks to|through"
_TOKEN = "( token| tokens| creature token| creature tokens|)"
_TIMES = "(|it |him |her |them )"

PRODUCTIONS: Table = (
    *told_acts(
        _makes,
        f"{{who:doer}}({_MAKES}) {{n:number}} {{sort:noun}}{_TOKEN} ({_WITH}) {{what:thing}}",
        f"{{who:doer}}({_MAKES}) (a|an|one|my|his|the|some) {{sort:noun}}{_TOKEN} ({_WITH}) {{what:thing}}",
        f"{{who:doer}}({_MAKES}) {{sort:noun}}{_TOKEN} ({_WITH}) {{what:thing}}",
        f"{{who:doer}}(cast|use|play|activate|tap) {{what:thing}} (for|to make|to get|and make|and get|to create|and "
        f"create) {{n:number}} {{sort:noun}}{_TOKEN}",
        f"{{who:doer}}(cast|use|play|activate|tap) {{what:thing}} (for|to make|to get|and make|and get|to create|and "
        f"create) (a|an|one) {{sort:noun}}{_TOKEN}",
        f"{{what:thing}} (make|create|produce|give me|get me|give him|bring) {{n:number}} {{sort:noun}}{_TOKEN}"
        "( for me| for him|)",
        f"{{what:thing}} (make|create|produce|give me|get me|give him|bring) (a|an|one) {{sort:noun}}{_TOKEN}"
        "( for me| for him|)",
    ),
    *told_acts(
        _kicks,
        "{who:doer}(kick|multikick) {what:thing}{times:times}",
        "{who:doer}(kick|multikick) {what:thing}",
        "{who:doer}(cast|play|have) (a|an|my|his|her|the) (kick|kicked) {what:thing}",
        "{who:doer}(cast|play) (a|an|my|his|her|the) {times:number} (|times )(kick|kicked) {what:thing}",
        "{who:doer}pay (|the |for |for the )(kicker|multikicker) (for|of|on) {what:thing}",
        "{who:doer}pay (|the |for |for the )(kicker|multikicker){times:times} (for|of|on) {what:thing}",
    ),
    hears(FACT, f"(|i |he |she |opp )(kick|multikick) {_TIMES}{{times:number}} (times|time)", SaysKicked),
    hears(FACT, "(|i |he |she |opp )(kick|multikick)( it| him| her|)", lambda: SaysKicked()),
    hears(FACT, "(|with |and |use |have )(the |its |)(kicker|multikicker)( paid| pay|)", lambda: SaysKicked()),
    hears(
        FACT,
        "(|with |and |use )(the |its |)(kicker|multikicker)( paid| pay|) {times:number} (times|time)",
        SaysKicked,
    ),
    hears(FACT, "with {times:number} (kick|kicks|kickers)", SaysKicked),
    hears(FACT, "(|i |he |she |opp )pay (|for )(the |its |)(kicker|multikicker)( cost|)", lambda: SaysKicked()),
    hears(
        FACT,
        "(|i |he |she |opp )pay (|for )(the |its |)(kicker|multikicker)( cost|) {times:number} (times|time)",
        SaysKicked,
    ),
)
