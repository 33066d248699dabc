"""How the loyalty abilities of planeswalkers are told, by their cost or by what is said instead of it."""

import re
from functools import partial

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ACT, FACT, LOYALTY_SAID
from sandbox.questions.said.acts import Casts, Redirects, UsesLoyalty
from sandbox.questions.said.states import SeveralFacts
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

_OF_IT = "(his|its|her|the|my|their)"
_USES = "use|activate|go for|go straight for|go right for|jump to|take|do|hit|resolve|fire|fire off|trigger"
_HURTS = (
    "hit|burn|kill|shoot|destroy|target|zap|untap|take|bolt|damage|blow away|take out|nuke|ping|finish|finish off|"
    "get rid of|remove|deal with|fry|roast|toast|exile|steal|bounce|tap"
)
_FOR_SORT = "(to make|for|to get|to create|and make|and get)"


def _uses(
    cost: str, thing: Mention = PRONOUN, who: str = "", targets: Things = (), x: int | None = None
) -> UsesLoyalty:
    """With its X where that is said."""
    cost = cost.replace(" ", "")
    sign = cost[:1] if cost[:1] in "+-" else "-"
    return UsesLoyalty(cost if x is None else f"{sign}{x}", thing, who, targets)


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


def _with_sort(cost: str, sort: Mention, thing: Mention = PRONOUN, who: str = "") -> UsesLoyalty:
    """`-1 for a Beast`: what is made with it says nothing more."""
    if sort.card or sort.number > 1:
        raise Unfit
    return _by_number(cost, thing, who)


def _cast_and_made(what: Mention, sort: Mention, who: str = "") -> SeveralFacts:
    """`I cast Garruk and make a Beast`: with the one ability of a planeswalker that makes such a creature."""
    card = card_named(what.card) if what.card else None
    if card is None or CardType.PLANESWALKER not in card.types or sort.card or not (sort.noun or sort.size):
        raise Unfit
    costs = [cost for cost, text in _MAKES.findall(card.text.lower()) if _is_made(sort, text)]
    if len(costs) != 1:
        raise Unfit
    return SeveralFacts((Casts(what, who), UsesLoyalty(costs[0].replace("\u2212", "-"), PRONOUN, who)))


def _is_made(sort: Mention, text: str) -> bool:
    return (sort.size or sort.noun) in text and (not sort.size or sort.noun in ("creature", "", "token", "tokens"))


_MAKES = re.compile(r"^([+\u2212-]?\d+): ([^\n]*\bcreate [^\n]*token[^\n]*)", re.MULTILINE)
_TURNS = "redirect|send|move|shift|put|turn|point|steer|route"

_TOKEN = "( token| creature token| creature|)"
PRODUCTIONS: Table = (
    hears(
        FACT,
        f"{{who:who}} (cast|play|land|resolve|drop) {{what:thing}} (and make|to make|and get) a {{sort:noun}}{_TOKEN}",
        _cast_and_made,
    ),
    *told_acts(
        _with_sort,
        f"{{cost:loyalty_said}} {_FOR_SORT} a {{sort:noun}}{_TOKEN}",
        f"{{who:doer}}{{cost:loyalty_said}} {{thing:thing}} {_FOR_SORT} a {{sort:noun}}{_TOKEN}",
        f"{{who:doer}}({_USES}) {_OF_IT} {{cost:loyalty_said}}( ability|) {_FOR_SORT} a {{sort:noun}}{_TOKEN}",
        f"{{who:doer}}(make|create|get) a {{sort:noun}}{_TOKEN} (with|off|from) {_OF_IT} {{cost:loyalty_said}}",
        f"{{who:doer}}(make|create|get) a {{sort:noun}}{_TOKEN} (with|off) {{thing:thing}} 's {{cost:loyalty_said}}",
    ),
    *told_acts(
        lambda who="", targets=(): UsesLoyalty("+", PRONOUN, who, targets),
        f"{{who:doer}}({_USES}) {_OF_IT} and ability{{targets:onto}}",
        "{who:doer}(tick up|uptick){targets:onto}",
    ),
    *told_acts(
        lambda who="", targets=(): UsesLoyalty("-", PRONOUN, who, targets),
        "{who:doer}(tick down|downtick){targets:onto}",
    ),
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
        f"{{who:doer}}tick {{thing:thing}} down {{x:number}} to ({_HURTS}) {{targets:aims}}",
        f"{{who:doer}}(minus|-) {{thing:thing}} (for |){{x:number}} to ({_HURTS}) {{targets:aims}}",
        "{who:doer}tick {thing:thing} down{targets:onto}{x:x}",
    ),
    *told_acts(
        lambda thing, who="", targets=(): _uses("ultimate", thing, who, targets),
        "{who:doer}(ult|ultimate) {thing:thing}{targets:onto}",
    ),
)
