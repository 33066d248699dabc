"""How the use of what hits something is told by what it does: `I tap my Pyromancer and deal 1 to him`; and what is done
to something by casting a card on it."""

import re
from functools import partial

from sandbox.questions.acts_abilities import AIMED_TAPPED, ITS
from sandbox.questions.acts_casting import casts_named
from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Activates, Casts, ToldAct, Uses
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import AURA
from sandbox.wording.grammar import Table, Unfit

_POINTS = "( damage| points| point| points of damage| point of damage|)"
_HITS = "hit|burn|ping|shoot|zap|damage|sting|blast|fry"
_TAPS = "tap|activate|use"
_BIGGER = "(|a lot |even |much |a bit )(bigger|big|stronger|larger|huge|tougher|big enough)"
_DOES = {
    "grow": "pump|grow|boost|buff|enlarge|strengthen|beef up|pump up",
    "save": "save|protect|rescue",
    "kill": "kill|destroy|finish|finish off|get rid of|take out",
    "stop": "remove|stop",
    "bounce": "bounce",
    "tap": "tap",
    "untap": "untap",
    "": "steal|shrink|burn|shoot",
}
"""What a card is to do to something, and the words for it."""
_CASTS = "cast|put|play|stick|slap|use|throw|drop"


def _hits(what: Mention, targets: Things, who: str = "", n: int = 0) -> Activates:
    """Of what is tapped for an ability that is aimed, and speaks of so much."""
    text = card_named(what.card).text if what.card else ""
    if what.noun not in ITS and (is_spell(what) or not AIMED_TAPPED.search(text)):
        raise Unfit
    if text and n and not re.search(rf"\b{n}\b", text):
        raise Unfit
    return Activates(what, who, targets)


def _by_casting(goal: str, what: Mention | str, targets: Things, on: Things, who: str = "") -> ToldAct:
    """`by putting an aura on it`: on the same thing."""
    card = Mention(card=what) if isinstance(what, str) else what
    if not _is_put_on(card) or len(on) != 1 or len(targets) != 1:
        raise Unfit
    if on != targets and on[0].noun not in (*ITS, "them"):
        raise Unfit
    return Uses(card, who, targets, goal=goal) if goal else Casts(card, who, targets)


def _is_put_on(what: Mention) -> bool:
    """A spell or an aura."""
    return is_spell(what) or (bool(what.card) and AURA in card_named(what.card).subtypes)


def _grown_with(what: Mention, targets: Things, who: str = "") -> Uses:
    """Only with what makes something bigger."""
    if not _is_put_on(what) or not re.search(r"gets \+|\+\d/\+\d counter", card_named(what.card).text):
        raise Unfit
    return Uses(what, who, targets, goal="grow")


def _casts_with_it(what: str, again: str, who: str, targets: Things) -> Casts:
    """`I shock it with Shock`: the card is named once more."""
    if what != again:
        raise Unfit
    return casts_named(what, who, targets)


PRODUCTIONS: Table = (
    *told_acts(_casts_with_it, "{who:who} {what:cards} {targets:aims} (with|use|via|by cast) {again:cards}"),
    *told_acts(
        _hits,
        f"{{who:doer}}({_TAPS}) {{what:thing}} (and|to) ({_HITS}) {{targets:aims}} for {{n:number}}{_POINTS}",
        f"{{who:doer}}({_TAPS}) {{what:thing}} (and|to) (deal|do) {{n:number}}{_POINTS} (to|at|on) {{targets:aims}}",
        f"{{who:doer}}({_TAPS}) {{what:thing}} (and|to) (deal|do) {{targets:aims}} {{n:number}}{_POINTS}",
    ),
    *(
        rule
        for goal, does in (
            ("grow", f"make {{targets:aims}} {_BIGGER}"),
            *((goal, f"({words}) {{targets:aims}}") for goal, words in _DOES.items()),
        )
        for rule in told_acts(
            partial(_by_casting, goal),
            f"{{who:doer}}{does} by ({_CASTS}) {{what:thing}} (on|onto|at) {{on:aims}}",
            f"{{who:doer}}{does} by enchant {{on:aims}} with {{what:thing}}",
            f"{{who:doer}}{does} by {{what:verbed}} {{on:aims}}",
        )
    ),
    *told_acts(
        _grown_with,
        f"{{who:doer}}make {{targets:aims}} {_BIGGER} (with|by cast|by use|use|via|by play) {{what:thing}}",
    ),
)
