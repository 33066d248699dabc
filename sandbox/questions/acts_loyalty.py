"""How the loyalty abilities of planeswalkers are told, by their cost or by what is said instead of it."""

from functools import partial

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ACT, LOYALTY_SAID
from sandbox.questions.said.acts import Redirects, UsesLoyalty
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

_OF_IT = "(his|its|her|the|my|their)"
_USES = "use|activate|go for|take|do|hit|resolve|fire|fire off|trigger"
_HURTS = "hit|burn|kill|shoot|destroy|target|zap|untap|take|bolt|damage"


def _uses(
    cost: str, thing: Mention = PRONOUN, who: str = "", targets: Things = (), x: int | None = None
) -> UsesLoyalty:
    """With its X where that is said."""
    cost = cost.replace(" ", "")
    return UsesLoyalty(cost if x is None else f"{cost[:1]}{x}", thing, who, targets)


def _by_number(
    cost: str, thing: Mention = PRONOUN, who: str = "", targets: Things = (), x: int | None = None
) -> UsesLoyalty:
    """Beside a thing a mere dash is no cost."""
    if " " in cost or len(cost) < 2 or not cost[1:].isdigit():
        raise Unfit
    return _uses(cost, thing, who, targets, x)


def _redirects(thing: Mention, who: str = "", n: int = 0) -> Redirects:
    """Only to a planeswalker: to anything else damage is assigned."""
    walker = bool(thing.card) and CardType.PLANESWALKER in card_named(thing.card).types
    if not walker and thing.noun not in ("planeswalker", "walker"):
        raise Unfit
    return Redirects(thing, who)


def _plus(who: str, thing: Mention, targets: Things = ()) -> UsesLoyalty:
    """`I plus Jace`: only a planeswalker."""
    if not thing.card or CardType.PLANESWALKER not in card_named(thing.card).types:
        raise Unfit
    return UsesLoyalty("+", thing, who, targets)


_TURNS = "redirect|send|move|shift|put|turn|point|steer|route"

PRODUCTIONS: Table = (
    *(
        hears(ACT, f"{who} and {{thing:thing}}{targets}", partial(_plus, who))
        for who in ("i", "he", "she")
        for targets in ("", "{targets:onto}")
    ),
    *told_acts(
        _redirects,
        f"{{who:doer}}({_TURNS}) (the|its|that|all the|all of the|all) damage (over |)(to|onto|on|at) {{thing:thing}}"
        "( instead|)",
        f"{{who:doer}}({_TURNS}) (the|all|its|those|that) {{n:number}}( damage|) (over |)(to|onto|on|at) "
        "{thing:thing}( instead|)",
        "{who:doer}(redirect|reroute) (it|them|that) (over |)(to|onto|on|at) {thing:thing}( instead|)",
    ),
    hears(LOYALTY_SAID, "{cost:loyalty}", lambda cost: cost),
    hears(LOYALTY_SAID, "- {n:number}", lambda n: f"- {n}"),
    constant(LOYALTY_SAID, "- x", "-x"),
    constant(LOYALTY_SAID, "(minus|-|downtick|tick down|down)", "-"),
    constant(LOYALTY_SAID, "(minus|-) one", "-1"),
    constant(LOYALTY_SAID, "(plus|+|uptick|tick up|up)", "+"),
    constant(LOYALTY_SAID, "(ultimate|ult|last|big)", "ultimate"),
    constant(LOYALTY_SAID, "(first|1st)", "first"),
    constant(LOYALTY_SAID, "(second|2nd|middle)", "second"),
    constant(LOYALTY_SAID, "(third|3rd)", "third"),
    *told_acts(
        _by_number,
        "{who:doer}{cost:loyalty_said} {thing:thing}{x:x}{targets:onto}",
        "{who:doer}{cost:loyalty_said} {thing:thing}{targets:onto}{x:x}",
        "{thing:thing} {cost:loyalty_said}{x:x}{targets:onto}",
        "{thing:thing} {cost:loyalty_said}{targets:onto}{x:x}",
        "{who:doer}(go|do|use|activate) {cost:loyalty_said}( with| on|) {thing:thing}{targets:onto}",
        "{who:doer}(go|do|use|activate) {cost:loyalty_said}{targets:onto}",
        "{who:doer}(minus|tick down|tick up|plus|activate|use|-|take) {thing:thing} (,|for|up by|down by|by|to) "
        "{cost:loyalty_said}{targets:onto}( ,|)",
    ),
    *told_acts(
        _uses,
        f"{{who:doer}}({_USES}) {{thing:thing}} 's {{cost:loyalty_said}}( ability|){{x:x}}{{targets:onto}}",
        f"{{who:doer}}({_USES}) {{thing:thing}} 's {{cost:loyalty_said}}( ability|){{targets:onto}}{{x:x}}",
        "{thing:thing} 's {cost:loyalty_said}( ability|){x:x}{targets:onto}",
        "{thing:thing} 's {cost:loyalty_said}( ability|){targets:onto}{x:x}",
        f"{{who:doer}}({_USES}) {_OF_IT} {{cost:loyalty_said}}( ability|){{x:x}}{{targets:onto}}",
        f"{{who:doer}}({_USES}) {_OF_IT} {{cost:loyalty_said}}( ability|){{targets:onto}}{{x:x}}",
        "{who:doer}(use|activate) the {cost:loyalty_said}( ability|) (of|on|from) {thing:thing}{targets:onto}{x:x}",
        f"{{who:doer}}({_HURTS}) {{targets:aims}} with {_OF_IT} {{cost:loyalty_said}}( ability|){{x:x}}",
        f"{{who:doer}}({_HURTS}) {{targets:aims}} with {{thing:thing}} 's {{cost:loyalty_said}}( ability|){{x:x}}",
    ),
    *told_acts(
        lambda thing, who="", targets=(): _uses("+", thing, who, targets),
        "{who:doer}(tick up|uptick|bump up) {thing:thing}{targets:onto}",
        "{who:doer}(tick|bump) {thing:thing} up{targets:onto}",
    ),
    *told_acts(
        lambda thing, who="", targets=(), x=None: _uses("-", thing, who, targets, x),
        "{who:doer}(tick down|downtick|minus|-) {thing:thing}{x:x}{targets:onto}",
        "{who:doer}(tick down|downtick|minus|-) {thing:thing}{targets:onto}{x:x}",
        "{who:doer}tick {thing:thing} down{x:x}{targets:onto}",
        "{who:doer}tick {thing:thing} down{targets:onto}{x:x}",
    ),
    *told_acts(
        lambda thing, who="", targets=(): _uses("ultimate", thing, who, targets),
        "{who:doer}(ult|ultimate) {thing:thing}{targets:onto}",
    ),
)
