"""How it is told that mana is spent on a card: `I use BB for Black Knight`, `two of the three mana go into it`."""

from sandbox.questions.lands import notation, symbols
from sandbox.questions.lands_tapped_for import taps_to
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT
from sandbox.questions.said.acts import Casts, ToldAct
from sandbox.questions.said.purposes import FromPool
from sandbox.questions.said.states import SeveralFacts
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_land
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_PAYS = "tap|use|pay|spend|put|sink"
_FOR = "for|on|into|to cast|to play|to summon|and cast|and play|and summon"
_MADE = (
    "mana|black|red|blue|green|white|colorless|black mana|red mana|blue mana|green mana|white mana|colorless mana|"
    "floating mana|float mana"
)


def _for_mana(what: Mention, paid: str, who: str = "", targets: Things = ()) -> Casts:
    """Just what it costs."""
    cost = symbols(str(card_named(what.card).cost)) if what.card and not is_land(what) else []
    if not cost or sorted(symbols(notation(paid))) != sorted(cost):
        raise Unfit
    return Casts(what, who, targets)


def _from_pool(number: int, what: Mention, who: str = "", total: int = 0, targets: Things = ()) -> SeveralFacts:
    """So much of the mana that was made before: just what it costs."""
    cost = symbols(str(card_named(what.card).cost)) if what.card and not is_land(what) else []
    if not cost or len(cost) != number:
        raise Unfit
    return SeveralFacts((Casts(what, who, targets), FromPool(0, total, who)))


def _colored_from_pool(paid: str, what: Mention, who: str = "", targets: Things = ()) -> SeveralFacts:
    return SeveralFacts((_for_mana(what, paid, who, targets), FromPool(0, 0, who)))


def _tapped_to(lands: Mention, act: ToldAct, who: str = "") -> SeveralFacts:
    """Basic lands are tapped for what is done then."""
    both = taps_to(lands, act, who)
    if both is None:
        raise Unfit
    return SeveralFacts(both)


_OF_IT = "(of it|of that|of the mana|of that mana|of them)"
PRODUCTIONS: Table = (
    hears(FACT, "{who:doer}(tap|use) {lands:thing} (to|and to) {act:act}", _tapped_to),
    hears(
        FACT,
        f"{{who:doer}}({_PAYS}) {{paid:cost}} {_OF_IT} ({_FOR}) {{what:thing}}{{targets:onto}}",
        _colored_from_pool,
    ),
    hears(
        FACT,
        f"{{who:doer}}(cast|play|summon) {{what:thing}} (with|for|use|off) {{paid:cost}} {_OF_IT}{{targets:onto}}",
        _colored_from_pool,
    ),
    *told_acts(
        _for_mana,
        f"{{who:doer}}({_PAYS}) (|the |my |his ){{paid:cost}} ({_FOR}) {{what:thing}}{{targets:onto}}",
    ),
    *(
        hears(
            FACT,
            f"{{who:doer}}({_PAYS}) {{number:number}} {of} ({_FOR}) {{what:thing}}{{targets:onto}}",
            _from_pool,
        )
        for of in (
            f"of (the|those|these|that) {{total:number}} ({_MADE})",
            "of (the|those|these|that) {total:number}",
            f"of (the|those|these|that) ({_MADE})",
        )
    ),
)
