"""How it is told that a spell is kicked, beside it or as it is cast."""

from dataclasses import replace

from sandbox.questions.lands import KICKER
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT
from sandbox.questions.said.acts import Casts, SaysKicked
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_TIMES = "(|it |him |her |them )"


def _kicks(what: Mention, who: str = "", times: int = 1) -> Casts:
    if not what.card:
        raise Unfit
    return Casts(what, who, kicked=times)


def _kicked(what: Mention, who: str = "", targets: Things = (), times: int = 1) -> Casts:
    """Aimed at something; without that it is only kicked."""
    if not what.card or not KICKER.search(card_named(what.card).text) or not targets:
        raise Unfit
    return Casts(replace(what, owner=""), who or what.owner, targets, kicked=times)


PRODUCTIONS: Table = (
    *told_acts(
        _kicked,
        "{who:doer}(kick|multikick) {what:thing}{times:times}{targets:onto}",
        "{who:doer}(kick|multikick) {what:thing}{targets:onto}",
        "{who:doer}(cast|play|use) {what:thing} (with kicker|with the kicker|kick|with kicker pay){targets:onto}",
        "{who:doer}(cast|play|use) {what:thing} (with multikicker|kick){times:times}{targets:onto}",
        "{who:doer}(cast|play|use|throw) (a |an |my |his |her |the |)(kick|kicked) {what:thing}{targets:onto}",
        "(a |my |his |the |)(kick|kicked) {what:thing}{targets:onto}",
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
