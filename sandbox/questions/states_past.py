"""How it is told what was before this turn: how long something has been there, and that it has attacked."""

import re

from sandbox.questions.phrases import FACT, SINCE
from sandbox.questions.said.states import (
    AttackedBefore,
    BelongsTo,
    BothAimed,
    BothSizes,
    CountersCame,
    HasGrown,
    HasInPlay,
    IsLandNow,
    Mentions,
    NotTargeted,
    OnTop,
    SizedBy,
)
from sandbox.questions.said.states_players import HasLibrary
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things
from sandbox.questions.states_owned import show_nothing
from sandbox.questions.telling import is_spell
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.wording.grammar import Ends, Reading, Table, Unfit
from sandbox.wording.saying import constant, hears, native


def _there(thing: Mention, since: str) -> Mentions:
    return Mentions((thing,))


def _had(who: str, things: Things, since: str) -> PartSaid:
    """A permanent that somebody has had since an earlier turn; what is cast later is no such thing."""
    if len(things) == 1 and things[0] == PRONOUN:
        return BelongsTo(things[0], who)
    if any(is_spell(thing) or not (thing.card or thing.size) for thing in things):
        raise Unfit
    return HasInPlay(who, things)


def _not_targeted(thing: Mention, who: str = "") -> NotTargeted:
    if not thing.card and thing.noun != "it":
        raise Unfit
    return NotTargeted(thing)


def _on_top(who: str, thing: Mention) -> OnTop:
    return OnTop(who, thing)


def _land_now(what: str, by: Mention) -> IsLandNow:
    if what not in BASIC_LAND_TYPES or not by.card:
        raise Unfit
    return IsLandNow(PRONOUN, what)


def _earlier(reading: Reading, at: int) -> Ends[str]:
    """`entered earlier`, and not earlier on the same turn."""
    found = _EARLIER.match(reading.text, at)
    return {found.end(): ""} if found else {}


_EARLIER = re.compile(r"earlier(?= |$)(?! (?:on |)(?:this|that|the|in|on|during|same|today) ?)")
_LIES = "be|have be|sit|stand|lie|stay"
_THERE = "on the play|in play|around|out|there|here|in front of me|on my side|on his side"
_STARTED = "(the|my|his|her|this) turn"
_WITH_IT = "in play|on my side|on his side|out|there|on the play|under my control|under his control"
_OLD = (
    "have be (around|there|out|in play|on the play)( already|)",
    f"be ({_WITH_IT}) (at|as of) the (start|beginning) of {_STARTED}",
    f"be ({_WITH_IT}) (when|as) {_STARTED} (start|begin)",
    f"(start|begin) {_STARTED} ({_WITH_IT})",
    "be (from|since) (last turn|the last turn|an earlier turn|a previous turn|my last turn|his last turn)",
    "be (not|no longer|not any longer) (sick|summoning sick|summon sick|fresh|new)( anymore| any more| any longer|)",
)
"""That something is not new on this turn."""
_WOULD_KILL = (
    "that (|do |can )(kill|finish|finish off|win|burn out|end) (he|him|me|it|opp|the game|it for me|me the game|her)"
)
_LAST_TURN = "last turn|the turn before|on my last turn|on his last turn|on my own turn|on my previous turn"
_FACTS: Table = (
    hears(FACT, "{who:who} (have|control) {things:things}( in play| out| around| on the play|) {since:since}", _had),
    hears(
        FACT,
        "(which|that|who) {who:who} have( in play| out| around| on the play|) {since:since}",
        lambda who, since: BelongsTo(PRONOUN, who),
    ),
    hears(FACT, "{who:who} (cast|play) {things:things} {since:since}", _had),
    hears(
        FACT, "{who:who} (can not|be not able to|be unable to) target {thing:thing}( directly| itself|)", _not_targeted
    ),
    hears(
        FACT,
        "{thing:thing} (can not be target|be untargetable|can not be the target of spells|can not be a target)( by "
        "{who:who}|)",
        _not_targeted,
    ),
    *(
        hears(
            FACT,
            f"{{thing:thing}}( ,|)( which be|) (a |an |){{size:size}} (under|thanks to|because of|due to|on account of|"
            f"courtesy of) {{what:things}}{end}",
            SizedBy,
        )
        for end in (" ,", "")
    ),
    hears(FACT, f"{{thing:thing}} ({_LIES}) ({_THERE}) {{since:since}}", _there),
    hears(
        FACT,
        f"(he|she|it|they) (be|have be|be be|have have be) ({_THERE}) {{since:since}}",
        lambda since: Mentions((PRONOUN,)),
    ),
    hears(
        FACT,
        f"(which|that|who) (be|have be|have have be|sit|have sit|have stand|have lie) ({_THERE}) {{since:since}}",
        lambda since: Mentions((PRONOUN,)),
    ),
    hears(
        FACT,
        "(which|that|who) (enter|come into play|come in|come down|come out|arrive|be cast|be play|hit the play|land) "
        "{since:since}",
        lambda since: Mentions((PRONOUN,)),
    ),
    hears(
        FACT,
        "(put|cast|place|stuck|stick|attach) (there|on it|on her|on him|on) {since:since}",
        lambda since: Mentions((PRONOUN,)),
    ),
    *(hears(FACT, f"{{thing:thing}} {old}", lambda thing: Mentions((thing,))) for old in _OLD),
    *(hears(FACT, f"(which|that|who|he|she|it|they) {old}", lambda: Mentions((PRONOUN,))) for old in _OLD),
    hears(
        FACT,
        "(enter|come into play|arrive|be cast|hit play) {since:since}",
        lambda since: Mentions((PRONOUN,)),
    ),
    hears(FACT, f"(his|hers) ({_LIES}) ({_THERE}) {{since:since}}", lambda since: Mentions((Mention(noun="his"),))),
    hears(
        FACT,
        "{thing:thing} (enter|come into play|come in|come down|come out|arrive|be cast|be play|hit the play|land) "
        "{since:since}",
        _there,
    ),
    *(
        hears(FACT, notation, lambda thing, who="", at=(): AttackedBefore(thing, who))
        for notation in (
            f"{{thing:thing}} (attack|be attack with) ({_LAST_TURN})( for me| for him| already|)",
            f"{{thing:thing}} attack {{at:aims}} ({_LAST_TURN})",
            f"({_LAST_TURN})( ,|) {{thing:thing}} (attack|be attack with)",
            f"({_LAST_TURN})( ,|) {{thing:thing}} attack {{at:aims}}",
            f"{{who:who}} attack with {{thing:thing}} ({_LAST_TURN})",
            f"{{who:who}} attack {{at:aims}} with {{thing:thing}} ({_LAST_TURN})",
            f"({_LAST_TURN})( ,|) {{who:who}} attack with {{thing:thing}}",
            f"({_LAST_TURN})( ,|) {{who:who}} attack {{at:aims}} with {{thing:thing}}",
            f"attack (with |){{thing:thing}} ({_LAST_TURN})",
            f"attack {{at:aims}} with {{thing:thing}} ({_LAST_TURN})",
        )
    ),
    hears(FACT, "(it be |)(a |an |){one:size} (against|on|into) (a |an |){other:size}", BothSizes),
    hears(FACT, "{thing:thing} (grow|get large|trigger){times:times}", HasGrown),
    hears(FACT, "{thing:thing} (get|gain) {times:number} (counter|counters)", HasGrown),
    hears(FACT, "{thing:thing} grow", HasGrown),
    hears(
        FACT,
        "(i|he|she|it|opp) (get|gain|earn|collect|pick up|put) (|the |my |his ){number:number} (charge |)"
        "(counter|counters)( on it| for it| from it| from that|)",
        CountersCame,
    ),
    hears(
        FACT,
        "(|the |its |the combat |combat )(damage|hit) (give|get|earn|bring) (me|him|her|i|it) (|the ){number:number} "
        "(charge |)(counter|counters)",
        CountersCame,
    ),
    hears(FACT, "(both|all|all of them|both of them|both aim|both target) (on|at) {things:aims}", BothAimed),
    hears(
        FACT,
        "(both|all|all of them|both of them|both copy) (target|targeting|aim at|be on|be aim at|point at) "
        "{things:aims}",
        BothAimed,
    ),
    hears(
        FACT,
        "(|be )(a |an |only a ){what:card} (to|because of|due to|under|from|by) {by:thing}",
        _land_now,
    ),
    hears(FACT, "{who:who} do draw {thing:thing}", _on_top),
    hears(FACT, f"{{who:who}} do draw {{thing:thing}} {_WOULD_KILL}", _on_top),
    hears(
        FACT, "{thing:thing} be (on top of|the top card of|on the top of) my library", lambda thing: OnTop("i", thing)
    ),
    hears(
        FACT,
        "{thing:thing} be (on top of|the top card of|on the top of) (his|her|their|opp 's) library",
        lambda thing: OnTop("opp", thing),
    ),
    *(
        hears(FACT, f"{whose} library (have|be down to|be at|hold) {{n:number}} (card|cards)( left| in it|)", build)
        for whose, build in (
            ("my", lambda n: HasLibrary("i", n)),
            ("(his|her|their|opp 's)", lambda n: HasLibrary("opp", n)),
        )
    ),
    hears(FACT, "my (top card|next card|next draw) be {thing:thing}", lambda thing: OnTop("i", thing)),
    hears(FACT, "(his|her|opp 's) (top card|next card|next draw) be {thing:thing}", lambda thing: OnTop("opp", thing)),
    hears(FACT, "the top card of my library be {thing:thing}", lambda thing: OnTop("i", thing)),
)
_SINCE: Table = (
    native(SINCE, _earlier, show_nothing),
    constant(
        SINCE,
        "(since last turn|since the last turn|since my last turn|since his last turn|since her last turn|"
        "since the turn before|since my last untap step|since the start of my turn|"
        "since the beginning of my turn|since the start of the turn|since the beginning of the turn|"
        "from last turn|from the last turn|since an earlier turn|from an earlier turn|since earlier|"
        "from the start|from the beginning|since the start|since the beginning|for a while|"
        "for quite a while|for ages|for several turn|for some turn|for many turn|for a few turn|"
        "for some time|for quite some time|for a turn|for a couple of turn|for a turn or 2|"
        "for at_least 1 turn|for a long time|for long|for long enough|long enough|a while|quite a while|"
        "some time|ages|some turn|a few turn|several turn|a couple of turn|a turn or 2|a long time|"
        "a turn|forever|all game|the whole game|since turn 1|since before|since before this turn|"
        "since yesterday|since forever|last turn|the last turn|the turn before|the previous turn|"
        "on my last turn|on his last turn|on her last turn|in my last turn|on my previous turn|"
        "on the previous turn|on the last turn|on an earlier turn|in an earlier turn|on a previous turn|"
        "a turn ago|turn ago|turns ago|long ago|ages ago|a while ago|some time ago|some turn ago|"
        "a few turn ago|a couple of turn ago|several turn ago|many turn ago|a turn back|a few turn back|"
        "some turn back|earlier in the game|before this turn|before my turn|a turn earlier|some turn earlier|"
        "a few turn earlier|several turn earlier|a couple of turn earlier|the previous turn|the other turn|"
        "since a few turn ago|since some turn|since the last time i untap|since my last untap)",
        "",
    ),
    hears(SINCE, "for {n:number} (turn|turns)", lambda n: ""),
    hears(SINCE, "(since|on) turn {n:number}", lambda n: ""),
    hears(SINCE, "{n:number} turn (ago|back|already|earlier)", lambda n: ""),
    hears(SINCE, "since {n:number} turn( ago|)", lambda n: ""),
    hears(SINCE, "{n:number} turn", lambda n: ""),
)

PRODUCTIONS: Table = (*_FACTS, *_SINCE)
