"""How it is asked what one spell does to another, and whether somebody gets what is cast or taken."""

import re
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ASK
from sandbox.questions.said.acts import HELD, Uses
from sandbox.questions.said.asked import Ask, AskCan, AskWhere, AskWhether, AskWhoDies
from sandbox.questions.said.outcomes import Fizzles, FizzlesBy, GoesThrough, SpellStopped
from sandbox.questions.said.outcomes_cards import Gets
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _counters(what: Mention, targets: Things = (PRONOUN,)) -> Ask:
    """Of what counters spells: whether they are countered by it; of what is in play and does so by itself, whether
    that comes about."""
    text = card_named(what.card).text.lower() if what.card else ""
    if what.card and not is_spell(what) and re.search(r"counter (?:that spell|it)\b", text):
        return AskWhether(FizzlesBy(targets, what))
    if not what.card or "counter target" not in card_named(what.card).text.lower():
        raise Unfit
    return AskCan(Uses(replace(what, owner=""), what.owner, targets, goal="counter"))


def _counters_not(what: Mention, targets: Things) -> Ask:
    asked = _counters(what, targets)
    return replace(asked, denied=True) if isinstance(asked, AskCan) else asked


def _stops_spell(targets: Things) -> Ask:
    """`does that stop the Bolt?`; what else is meant to be stopped must have been cast."""
    if len(targets) != 1 or not (targets[0].card or targets[0].noun in ("it", "spell")):
        raise Unfit
    return AskWhether(SpellStopped(targets))


def _can_counter(targets: Things, who: str = "i") -> Ask:
    return AskCan(Uses(Mention(noun="that"), who, targets, goal="counter"))


def _too_late(targets: Things, who: str = "i") -> Ask:
    return AskCan(Uses(Mention(noun="that"), who, targets, goal="counter"), denied=True)


def _gets(who: str, thing: Mention) -> Ask:
    """A card that is named or was spoken of; a counter, a land or a copy is got otherwise."""
    if not (thing.card or thing.noun in ("it", "her", "him")) or thing.number or is_spell(thing):
        raise Unfit
    return AskWhether(Gets(thing, who))


_WITH = "( with it| with that| with mine| with what i have| with mine then| now| then| in time|)"
_TIME = "(time|a way|any way|some way|a chance|any chance|possible|legal|in time|enough time)"
_THEN = "( now| then| after all| in the end|)"

PRODUCTIONS: Table = (
    *asks(
        _counters,
        "do {what:thing} (counter|stop) {targets:things}",
        "be {targets:things} (counter|stop) (by|with) {what:thing}",
        "do {targets:things} (get|be) counter (by|with|to) {what:thing}",
        "counter (by|with) {what:thing}",
    ),
    *asks(_counters_not, "(do not|can not) {what:thing} (counter|stop) {targets:things}"),
    *asks(
        lambda things: AskWhether(GoesThrough(things)),
        "do {things:things} (hit the table|come in|come down|land|stick|arrive)( anyway| after all|)",
    ),
    *asks(lambda targets: AskWhether(Fizzles(targets)), "(do|can) (that|this|it) counter {targets:things}"),
    *asks(_stops_spell, "(do|can) (that|this|it) stop {targets:things}( from resolve| at all| then|)"),
    *asks(
        _can_counter,
        f"(be|do) {{who:who}} (able|allowed|get|have time|have a chance|permitted|free|in time|get a chance)( to|) "
        f"counter {{targets:things}}{_WITH}",
        f"be there {_TIME} for {{who:who}} to counter {{targets:things}}{_WITH}",
        f"be (there|it) {_TIME} to counter {{targets:things}}{_WITH}",
    ),
    *asks(
        _too_late,
        f"be {{who:who}} late( now|) to counter {{targets:things}}{_WITH}",
        f"be it (late|impossible)( now|) for {{who:who}} to counter {{targets:things}}{_WITH}",
        f"be it (late|impossible)( now|) to counter {{targets:things}}{_WITH}",
    ),
    hears(ASK, "do {who:who} counter {targets:things}", lambda who, targets: AskWhether(Fizzles(targets))),
    *asks(
        lambda what: AskWhoDies(),
        "(what|which creatures|who|which creature|whom) (do|can) {what:spell} (kill|destroy|take out)( here| then|)",
        "(what|which creatures|who|which creature) (die|be kill) (to|from|by) {what:spell}( here| then|)",
    ),
    hears(
        ASK,
        "where (do|can) {what:spell} (put|send|leave|return|move) {thing:thing}( to| then|)",
        lambda what, thing: AskWhere(thing),
    ),
    *asks(
        lambda who: AskCan(Uses(HELD, who, (PRONOUN,))),
        "(be|do) {who:who} (able to|allowed to|get to|get a chance to|have time to|have a chance to|have a window to|"
        "have the time to) respond( to it| to that| to this|)( in time| at all|)",
    ),
    hears(
        ASK,
        f"do {{who:who}} (get|get to have|obtain|end with) {{thing:thing}}{_THEN}",
        _gets,
    ),
)
