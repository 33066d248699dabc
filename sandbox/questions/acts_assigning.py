"""How it is told to whom the damage of a creature in combat goes: all of it, so much, just enough, and the rest."""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions.phrases import GIVEN, GIVENS, PORTION, TAKER
from sandbox.questions.said.acts_combat import LEAST, REST, AmountSaid, Assigns, AssignsEach, AssignsMost, Orders
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

AmountsSaid = tuple[AmountSaid, ...]
ALL_OF_IT = -1
_SEVERAL = frozenset({"each", "them", "those", "both", "all of them", "both of them", "they"})


def _is_creature(thing: Mention) -> bool:
    return not is_spell(thing) and thing.noun not in ("spell", "card", "that", "this")


def _assigned(givens: AmountsSaid, who: str = "", dealer: Mention | None = None) -> Assigns:
    """Each gets its share. Raises Unfit where several get one, and for spells."""
    if dealer is not None and not (_is_creature(dealer) and dealer.noun != "player"):
        raise Unfit
    if any(thing.noun in _SEVERAL or not _is_creature(thing) or thing.number > 1 for _, thing in givens):
        raise Unfit
    return Assigns(givens, who, dealer)


def _shared(givens: AmountsSaid, who: str = "", dealer: Mention | None = None) -> Assigns:
    """Said of two or more, or of one that gets all, the least or the rest: one number alone could be a claim."""
    if len(givens) < 2 and givens[0][0] >= 0:
        raise Unfit
    return _assigned(givens, who, dealer)


def _listed(givens: AmountsSaid) -> Assigns:
    """`2 to the Bears and the rest to him`, with no verb. Raises Unfit for one alone."""
    if len(givens) < 2:
        raise Unfit
    return _assigned(givens)


def _one_taker(to: Mention, n: int, who: str = "") -> Assigns:
    return _shared(((n, to),), who)


def _two_go(to: Mention, n: int, other: Mention, m: int) -> Assigns:
    """`one goes at him and the other one at Jace` may be said of creatures."""
    if n == m == 1:
        raise Unfit
    return _two_takers(to, n, other, m)


def _two_takers(to: Mention, n: int, other: Mention, m: int, who: str = "") -> Assigns:
    return _assigned(((n, to), (m, other)), who)


def _evenly(things: Things = (), who: str = "") -> AssignsEach:
    if not all(map(_is_creature, things)):
        raise Unfit
    return AssignsEach((), 0, who)


def _lethal_to_all(who: str = "", to: Mention | None = None) -> AssignsMost:
    """The rest goes past them."""
    if to is not None and (to.noun == "player" or not _is_creature(to)):
        raise Unfit
    return AssignsMost(who)


def _in_order(first: Mention, second: Mention, who: str = "", third: Mention | None = None) -> Orders:
    """Raises Unfit for what is no creature that blocks."""
    things = (first, second) if third is None else (first, second, third)
    if not all(_is_creature(thing) and thing.noun != "player" for thing in things):
        raise Unfit
    if any(thing.noun in _SEVERAL or thing.number > 1 for thing in things):
        raise Unfit
    return Orders(things, who)


def _bare_order(first: Mention, second: Mention, third: Mention | None = None) -> Orders:
    """With no verb: of creatures that are named."""
    if not (first.card or first.size) or not (second.card or second.size):
        raise Unfit
    return replace(_in_order(first, second, "", third), who="")


def _is_last(thing: Mention, who: str = "") -> Orders:
    if not _is_creature(thing) or thing.number > 1 or thing.noun in _SEVERAL:
        raise Unfit
    return Orders((thing,), who, last=True)


_OF_IT = "(| damage| points| point| points of damage| point of damage| of it| of the damage| of its damage| of that)"
_ALL = (
    "everything|it all|all|all of it|all the damage|all its damage|all his damage|all my damage|all her damage|all "
    "damage|the whole lot|the lot|the whole thing|all of the damage|all of its damage|all of his damage|all of my "
    "damage|every point|every point of damage|every point of it|the full damage|the whole damage|its full damage|"
    "the entire damage|its entire damage|its whole damage|all the combat damage|all of the combat damage|"
    "all of that|every last point|the full load|all that damage"
)
_REST = (
    "rest|remainder|stay damage|leftover|leftovers|leftover damage|excess|excess damage|extra|extra damage|surplus|"
    "others|rest of it|rest of the damage|rest of its damage|remainder of it|remainder of the damage|what be left"
)
_LEAST = (
    "enough|enough damage|the minimum|as little as possible|as little as i can|the least|the least possible|the least "
    "i can|as much as need|what it take|what be need|enough to be lethal|exactly enough|exactly lethal|lethal|"
    "lethal damage|exact lethal|bare minimum|the bare minimum|a lethal amount|a lethal amount of damage|minimum"
)
_KILLING = "(| to kill| to kill it| to kill him| to kill her| to destroy it| to be sure| to finish it off)"
_POINTS = "( damage| points| point| points of damage| point of damage| damage points| damage point)"
_PORTIONS: Table = (
    hears(PORTION, f"{{n:number}}{_OF_IT}", lambda n: n),
    constant(PORTION, f"({_ALL})", ALL_OF_IT),
    hears(PORTION, f"(all|all of the|all the|the full|the whole|the entire|its|the) {{n:number}}{_OF_IT}", lambda n: n),
    constant(PORTION, f"(both|both of the|both of its|both its|both his|both my|both of my|both of his){_POINTS}", 2),
    constant(PORTION, f"(the |all the |any |)({_REST})", REST),
    hears(PORTION, f"the (first|other|last|stay|extra|leftover|next) {{n:number}}{_OF_IT}", lambda n: n),
    constant(PORTION, f"({_LEAST}){_KILLING}", LEAST),
    constant(PORTION, "(nothing|none|no damage|none of it)", 0),
    hears(TAKER, "{who:who}", lambda who: Mention(noun="player", owner=who)),
    hears(TAKER, "{it:thing}", lambda it: it),
    hears(
        GIVEN,
        "{n:portion} (to|on|onto|into|at|for|over to|in|over into|against|upon|go to|through to|over on|go on|go at) "
        "{to:taker}",
        lambda n, to: (n, to),
    ),
    hears(GIVENS, "{first:given}", lambda first: (first,)),
    hears(
        GIVENS,
        "{first:given}( and| ,| , and| then| , then| and then|) {more:givens}",
        lambda first, more: (first, *more),
    ),
)
_ASSIGNS = "assign|put|give|place|allocate"
_PUTS = "assign|put|deal|give|do|place|dump|allocate|distribute|apply"
_SENDS = f"{_PUTS}|send|throw|stick|direct|pile|pour|drop|point|commit|concentrate|focus|load|unload|lay|want|push"
_DIVIDES = (
    "(split|divide|spread|share|distribute|break|split up|divide up|share out)( it| them| the damage| "
    "its damage| that|)"
)
_BLOCKERS = "(the|my|his|her|its|) (blockers|two blockers|2 blockers|blocking creatures|creatures)"
_LINES = (
    "(order|line up|rank|put|place|line|arrange|stack)( them| it| the blockers| my blockers| his blockers| blockers|)"
)
_AS = "(| :| as| as follow| so :| like so :| like this :| up| up :| so that| in the order| in this order :| ,)"
_THEN = "( ,|)( and|) (then|follow by|before|ahead of)"
_PLACE = (
    "(| in line| in the line| in the order| in the damage order| in order| in the damage assignment order| "
    "in damage assignment order)"
)

PRODUCTIONS: Table = (
    *_PORTIONS,
    *told_acts(_assigned, f"{{who:doer}}({_ASSIGNS}) {{givens:givens}}"),
    *told_acts(_shared, f"{{who:doer}}({_SENDS}|{_DIVIDES[1:].partition(')')[0]})( :| as follow|) {{givens:givens}}"),
    *told_acts(_shared, f"{{who:doer}}{_DIVIDES}{_AS} {{givens:givens}}"),
    *told_acts(_shared, f"{{dealer:thing}} ({_PUTS}|send) {{givens:givens}}"),
    *told_acts(
        lambda n, dealer, to, who="": _assigned(((n, to),), who, dealer),
        f"{{who:doer}}({_SENDS}) {{n:portion}} (from|of) {{dealer:thing}} (to|on|onto|into|at|over to) {{to:taker}}",
        f"{{who:doer}}({_SENDS}) {{n:portion}} of {{dealer:thing}} 's (damage|combat damage|power) (to|on|onto|into|at)"
        " {to:taker}",
        f"{{who:doer}}({_SENDS}) {{dealer:thing}} 's {{n:portion}} (to|on|onto|into|at|over to) {{to:taker}}",
    ),
    *told_acts(_listed, "{givens:givens}"),
    *told_acts(
        _one_taker,
        "{who:doer}(give|deal|assign|hand) {to:taker} {n:portion}",
        "{who:doer}(let|have|make) {to:thing} (take|soak up|soak|eat|absorb|swallow) {n:portion}",
        "{to:thing} (take|soak up|soak|eat|absorb|swallow|get|be assign|be deal) {n:portion}",
        "{n:portion} (be assign|be deal|be put|be send|get put|get assign|go|go on|go in|end on) (to|on|onto|into|at) "
        "{to:taker}",
        "{who:doer}(choose|want|decide|opt|elect|like|do like) to have {n:portion} (deal|assign|put|go|do) "
        "(to|on|onto) {to:taker}",
        "{who:doer}have {n:portion} (deal|assign|put|go|do) (to|on|onto) {to:taker}",
        "{who:doer}want {n:portion} (deal|assign|put|go|do|) (to|on|onto) {to:taker}",
    ),
    *told_acts(
        _two_takers,
        "{who:doer}(give|deal|assign|hand) {to:taker} {n:portion}( and| ,| , and|) {other:taker} {m:portion}",
        "{who:doer}(kill|finish off|take out|take down) {to:thing} (with|for) {n:portion}( and| ,| , and|) "
        "{other:taker} (with|for) {m:portion}",
    ),
    *told_acts(
        _two_go,
        "{n:portion} (be assign|be deal|be put|be send|get put|get assign|go) (to|on|onto|into|at) {to:taker}"
        "( and| ,| , and|) {m:portion} (to|on|onto|into|at) {other:taker}",
    ),
    *told_acts(
        lambda n, to, m, who="": _two_takers(to, n, Mention(noun="player", owner="defender"), m, who),
        f"{{who:doer}}({_PUTS}) {{n:portion}} (to|on|onto|into|at) {{to:thing}} (and|,|, and) (trample|trample over|"
        "trample through|send|push) {m:portion}( over| through| over to him| over to me| at him|)",
        f"{{who:doer}}({_PUTS}) {{n:portion}} (to|on|onto|into|at) {{to:thing}} (and|,|, and) {{m:portion}} (trample|"
        "trample over|trample through|go|go over|go through|spill|spill over|carry over)( over| through| over to him|"
        " over to me| to him| to me|)",
    ),
    *told_acts(
        _evenly,
        f"{{who:doer}}{_DIVIDES} (evenly|equally|in half) (between|among|over|across|on) {{things:things}}",
        f"{{who:doer}}{_DIVIDES} (evenly|equally|in half) (between|among|over|across|on) {_BLOCKERS}",
    ),
    *told_acts(
        _lethal_to_all,
        f"{{who:doer}}({_SENDS}) (lethal|lethal damage|enough|enough damage|the minimum|the least){_KILLING} (to|on) "
        "(each|both|all)( of them| of those|)( and the rest over| and trample over|)",
        "{who:doer}(deal|assign|put|give) (lethal|lethal damage|the minimum) to {to:thing} and (the rest|the excess|"
        "the leftover|the remainder) (trample over|go over|go through|trample through|carry over|spill over)",
    ),
    *told_acts(
        _in_order,
        f"{{who:doer}}{_LINES}{_AS} {{first:thing}}( first|){_THEN} {{second:thing}}( second| last| next|)",
        f"{{who:doer}}{_LINES}{_AS} {{first:thing}}( first|){_THEN} {{second:thing}}( second| next|){_THEN} "
        "{third:thing}( third| last|)",
        f"{{who:doer}}{_LINES}{_AS} {{first:thing}} first( ,| and| , and|) {{second:thing}} (second|last|next){_PLACE}",
    ),
    *told_acts(
        _bare_order,
        "{first:thing} first( ,|)( and|) (then|follow by) {second:thing}( second| last| next|)",
        "{first:thing} first( ,| and| , and|) {second:thing} (second|last|next)",
    ),
    *told_acts(
        _is_last,
        f"{{thing:thing}} (be|come|stand|go) (second|last|at the back|behind it|next){_PLACE}",
        f"{{who:doer}}(put|place|order) {{thing:thing}} (second|last|at the back|at the end|behind it){_PLACE}",
    ),
    *told_acts(
        lambda thing, who="": Orders((thing,), who),
        "{who:doer}(put|place) {thing:thing} (at the front|in first place|at the head|up front|1st|number 1)"
        "( of the line| of the order| in line|)",
        "{thing:thing} (be|come|stand) (at the front|in first place|at the head|up front|1st)( of the line| of the "
        "order| in line|)",
    ),
)
