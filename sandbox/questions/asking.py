"""What is asked."""

from collections.abc import Callable

from sandbox.questions.phrases import ASK, PART, RULE
from sandbox.questions.said.acts import AttacksWith, BlocksWith, Casts
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskDamage,
    AskHappens,
    AskLife,
    AskRule,
    AskSize,
    AskWhere,
    AskWhether,
    AskWhichStays,
    AskWhoDies,
    AskWhoSurvives,
    AskWhoWins,
    AskWorks,
)
from sandbox.questions.said.outcomes import HasSize, IsDead, Lives, ToldOutcome
from sandbox.questions.said.things import Mention, Things
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears, stands_for

_IT = Mention(noun="it")


def _asks(build: Callable[..., Ask], *notations: str) -> Table:
    return tuple([hears(ASK, notation, build) for notation in notations])


def _whether(outcome: ToldOutcome) -> Ask:
    return AskWhether(outcome)


def _damage(who: str = "", thing: Mention = _IT) -> Ask:
    return AskDamage(who)


def _live(things: Things = (_IT,)) -> Ask:
    return AskWhether(Lives(things))


def _die(things: Things = (_IT,)) -> Ask:
    return AskWhether(IsDead(things))


def _either(things: Things = (_IT,)) -> Ask:
    return AskWhether(Lives(things), either=True)


def _can_be_blocked(attackers: Things, blockers: Things) -> Ask:
    return AskCan(BlocksWith(blockers, attackers))


def _can_be_cast_on(targets: Things, what: str) -> Ask:
    return AskCan(Casts(Mention(card=what), "", targets, by_name=True))


_WHETHER: Table = (
    *_asks(
        _either,
        "do {things:things} (live or die|die or live|survive or die|make it or not|survive or not)",
        "be {things:things} (alive or dead|dead or alive)",
        "(live or die|dead or alive|alive or dead)",
    ),
    *_asks(_whether, "do {outcome:outcome}( or not|)", "will {outcome:outcome}"),
    *_asks(
        _live,
        "be {things:things} (alive|safe|save|ok|fine|in play|around)",
        "{things:things} (safe|alive|ok|fine)",
        "(safe|alive)",
        "do (that|this|it) save {things:things}",
        "can (i|he|she|opp|that|this) save {things:things}",
        "can {things:things} survive",
        "do i (save|keep) {things:things}( alive|)",
    ),
    *_asks(
        _die,
        "be {things:things} (dead|gone|toast|history|destroy|kill|lose)",
        "{things:things} dead",
        "dead",
        "(be (that|it) enough|enough) to kill {things:things}",
        "can (i|he|she|opp|that|this) kill {things:things}",
    ),
)
_AMOUNTS: Table = (
    *_asks(
        _damage,
        "how much( damage| life| trample damage|) (do|will) {who:who} (take|lose|suffer|get)( from it| in all|)",
        "how much( damage|) (go|come|get|trample|spill)( over| over the top| through| past| in)( then|)",
        "how much( damage|) (go|come|get|trample|spill)( over| over the top| through| past| in) to {who:who}",
        "how much( damage|) (hit|reach) {who:who}",
        "how much( damage|)",
        "how much (damage |)(do|be) (dealt|deal|it deal|that deal|it do|that do)",
        "how (much|badly) (do|be) {who:who} (hurt|hit)",
        "how much burn",
        "how many damage do {who:who} take",
        "how much (damage |life |)do {who:who} (take|lose) from {thing:thing}",
        "how much( damage|) do {thing:thing} (deal|do) to {who:who}",
        "what do {who:who} take",
        "{who:who} take (how much|what)",
        "how many( points|) do {who:who} (take|lose)",
    ),
    hears(ASK, "{who:who} take {a:number} or {b:number}", lambda who, a, b: AskDamage(who)),
    hears(ASK, "do {who:who} take {a:number} or {b:number}", lambda who, a, b: AskDamage(who)),
    *_asks(
        AskLife,
        "what be {who:who} at( after| after that| after this|)",
        "what be {who:who} 's life( total|)",
        "what be (the |our |)life (total|totals)",
        "what life( total|) (do|be) {who:who} (have|at|on)( left|)",
        "how much life do {who:who} (have|gain|end with|be on|be at|get)( left|)",
        "where (do|be) {who:who} (end|finish) (up |)at",
        "what be my life( total|)",
        "how much life be {who:who} (at|on|left with|left at)",
        "what life be {who:who} (on|at)",
    ),
)
_SIZES: Table = (
    *_asks(
        lambda thing=_IT: AskSize(thing),
        "what size (be|do) {thing:thing}( have| be|)",
        "(what 's|what be) {thing:thing} 's (size|power and toughness|p/t)",
        "how (big|large|strong) (be|do) {thing:thing}( get| be|)",
        "how (big|large|strong)( at the end|)",
        "what be the (size|power and toughness) of {thing:thing}",
        "what size",
    ),
    hears(ASK, "be {thing:thing} (a |an |){size:size}", lambda thing, size: AskWhether(HasSize(thing, size))),
)
_OUTCOMES: Table = (
    *_asks(
        lambda thing=_IT: AskWhere(thing),
        "where (do|be) {thing:thing}( go| end| land| be|)",
        "what zone (do|be) {thing:thing} (go to|in)",
    ),
    *_asks(
        lambda: AskWhoDies(),
        "(who|what|which) die",
        "(which|what) (creature|creatures) die",
        "who get kill",
        "which one (die|be lose)",
    ),
    *_asks(
        lambda: AskWhoSurvives(),
        "(who|what|which) (survive|live|be left|make it|be alive|stay alive)",
        "(which|what) (creature|creatures) (survive|live|be left)",
        "(who|what) be (left|left standing|left alive|left in play)",
    ),
    *_asks(lambda: AskWhoWins(), "who win( the game|)", "who lose the game", "who be the winner"),
    *_asks(
        lambda: AskWhichStays(),
        "(which|what|which one|who) (stay|remain)( in play|)",
        "which (one|of them) (stay|remain|go|be bury)",
    ),
    *_asks(
        lambda: AskHappens(),
        "what happen( now| then| next|)",
        "what be the (result|outcome)",
        "who hit first",
        "how do (this|that|it) (end|go|work out|resolve|turn out)",
        "result",
    ),
    hears(ASK, "what happen (to|with) {things:things}", AskHappens),
    *_asks(
        lambda: AskWorks(),
        "(be |)(that|this|it)( be|) (allowed|legal|possible|a legal play|ok)",
        "(allowed|legal|possible)",
        "can (i|he|she|opp) (do|try) (that|this|it)",
        "(be i|be he) allowed( to|)",
        "can (i|he)",
    ),
    *_asks(AskWorks, "(be |)(counterable|killable|blockable|targetable|a legal target)"),
    *_asks(AskRule, "do the {rule:rule} (apply|happen|matter|kick in)"),
    hears(ASK, "can {attackers:things} be block by {blockers:things}", _can_be_blocked),
    hears(ASK, "be {attackers:things} blockable by {blockers:things}", _can_be_blocked),
    hears(ASK, "can {things:things} attack( this turn|)", lambda things: AskCan(AttacksWith(things))),
    hears(ASK, "can {targets:things} be (target by |hit by |kill by |destroy by |){what:cards}", _can_be_cast_on),
    *_asks(AskCan, "can {act:act}", "be (i|he|she|opp) allowed to {act:act}"),
)

PRODUCTIONS: Table = (
    *_WHETHER,
    *_AMOUNTS,
    *_SIZES,
    *_OUTCOMES,
    constant(RULE, "legend rule", "legend rule"),
    constant(RULE, "mana burn", "mana burn"),
    stands_for(PART, "{it:ask}"),
    stands_for(PART, "{it:act}"),
    stands_for(PART, "{it:fact}"),
    stands_for(PART, "{it:moment}"),
    stands_for(PART, "{it:outcome}"),
)
