"""How it is asked whether what is said is so: with `isn't it?` after it, or as what somebody claims."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sandbox.questions.asking_fights import can_block, can_not_block
from sandbox.questions.asking_leave import LEGAL, by_player, must_act
from sandbox.questions.phrases import CLAIM
from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import Ask, AskCan, AskMust, AskWhether, AskWhoIsRight, AskWorks
from sandbox.questions.said.outcomes import (
    HasLifeNow,
    LosesGame,
    LosesLife,
    Lost,
    NotSo,
    StaysInGame,
    ToldOutcome,
    Tramples,
)
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _claims(build: Callable[..., Ask], *notations: str) -> Table:
    return tuple([hears(CLAIM, notation, build) for notation in notations])


def _tagged(it: Ask, tag: str) -> Ask:
    """`it does not die, does it?` asks whether it dies; with another tag it is asked whether that is so."""
    if tag != "turned":
        return it
    match it:
        case AskWhether(outcome=NotSo(outcome=outcome)):
            return replace(it, outcome=outcome)
        case AskCan(denied=True) | AskMust(denied=True) | AskWorks(denied=True):
            return replace(it, denied=False)
    return it


def _whether(outcome: ToldOutcome) -> Ask:
    return AskWhether(outcome)


def _has_come_about(outcome: ToldOutcome) -> Ask:
    """`am I hit for 3?` asks of no one whom I hit."""
    if isinstance(outcome, Tramples):
        raise Unfit
    return AskWhether(outcome)


def _can(who: str, act: ToldAct) -> Ask:
    return AskCan(by_player(who, act))


def _can_not(who: str, act: ToldAct) -> Ask:
    return AskCan(by_player(who, act), denied=True)


_CAN = "can|be allowed to|be able to|be free to|get to|still get to|be permitted to|have the right to"
_CAN_NOT = (
    "can not|be not allowed to|be not able to|be unable to|do not get to|can no longer|never get to|be not free to"
)
_ILLEGAL = "illegal|not legal|not allowed|impossible|not possible|forbidden|against the rules|not ok|not fine|wrong"
_SAYS = (
    "say|think|claim|argue|insist|believe|tell me|tell i|swear|maintain|reckon|suggest|object|be sure|assume|"
    "be convinced|say now|keep say|tell us|be certain|be adamant|be positive|try to tell me|want to tell me|insist now"
)
"""What somebody does who is of an opinion."""
_SO = (
    "be that true|so|then|now|how about|what about|meaning|that mean|it mean|do this mean|will that mean|"
    "be it the case that|"
    "be it possible that|be it so that|be there any way|be there a chance|or|and|do that mean|do it mean|be it true|"
    "be it true that|so be it|would|will|be i right|be i right that|be i correct that|do it follow that|in other words|"
    "that be to say|which mean|be i right in think that|be i right to think that|be it correct that|be it right that|"
    "that mean that|do that mean that|do it mean that|so that mean|then do|and then|but then|but do|so in the end|"
    "do this mean that|can it be that|be it really so that|be it fair to say|be it safe to say"
    "|be that true in think|be that true in think that|be that true in assume|be that true in assume that|"
    "be that true to think|be that true to think that|be that true to assume|be that true to assume that|"
    "be that true that|be that true in say that|be that true in say|which mean that"
)
_AT = "(at|on|down to|left with|left at|left on|down at)"
_GO = "(go|drop|fall|sink|end|come|get|go down|come down|finish|stand|wind|end up|be leave|be left)"
_TO = "(to|at|on|with|down to|up at|up on)"
_LIFE = "( life|)( left|)( then| now| after that| at the end|)"


def _has_life(who: str, n: int, tag: str = "") -> Ask:
    return AskWhether(HasLifeNow(who, n))


_CLAIMED: Table = (
    *_claims(_has_life, f"{{who:who}} be {_AT} {{n:number}}{_LIFE}", f"{{who:who}} {_GO} {_TO} {{n:number}}{_LIFE}"),
    *_claims(
        lambda who, n: AskWhether(LosesLife(who, n)),
        "(that|it|this) be {n:amount} (to|for|on) {who:who}",
        "{n:amount} (to|for) {who:who}",
    ),
    *_claims(
        lambda who, things: AskWhether(Lost(things, who), only=True),
        "{who:who} only lose {things:things}",
        "all( that|) {who:who} lose be {things:things}",
        "{things:things} be all( that|) {who:who} lose",
    ),
    *_claims(_can, f"{{who:who}} ({_CAN}) {{act:act}}"),
    *_claims(_can_not, f"{{who:who}} ({_CAN_NOT}) {{act:act}}"),
    *_claims(lambda who, act: must_act(who, act), "{who:who} must {act:act}"),
    *_claims(
        lambda things: AskCan(AttacksWith(things)),
        f"{{things:things}} ({_CAN}) attack( this turn| right now| at once|)",
    ),
    *_claims(
        lambda things: AskCan(AttacksWith(things), denied=True),
        f"{{things:things}} ({_CAN_NOT}) attack( this turn| right now| at once|)",
    ),
    *_claims(
        can_block, f"{{blockers:things}} ({_CAN}) block {{attackers:things}}", f"{{blockers:things}} ({_CAN}) block"
    ),
    *_claims(
        can_not_block,
        f"{{blockers:things}} ({_CAN_NOT}) block {{attackers:things}}",
        f"{{blockers:things}} ({_CAN_NOT}) block",
    ),
    *_claims(
        lambda attackers, blockers: AskCan(BlocksWith(blockers, attackers)),
        f"{{attackers:things}} ({_CAN}) be block by {{blockers:things}}",
    ),
    *_claims(
        lambda attackers, blockers: AskCan(BlocksWith(blockers, attackers), denied=True),
        f"{{attackers:things}} ({_CAN_NOT}) be block by {{blockers:things}}",
    ),
    *_claims(
        lambda act: AskCan(act, denied=True), f"(it|that|this) be ({_ILLEGAL}) to {{act:act}}", "can not {act:act}"
    ),
    *_claims(lambda act: AskCan(act), f"(it|that|this) be ({LEGAL}) to {{act:act}}"),
    *_claims(
        lambda: AskWorks(),
        f"(it|that|this|the block|the attack|that block|that attack|this block) be ({LEGAL}|a legal block|"
        f"a legal attack|"
        "a legal target|a legal move)",
        "(it|that|this) (work|can be do)",
        "(it|he|she|that) be a (legal|valid) target",
    ),
    *_claims(
        lambda: AskWorks(denied=True),
        f"(it|that|this|the block|the attack|that block|that attack|this block) be ({_ILLEGAL})",
        "(it|that|this) (do not work|can not be do)",
        "(it|he|she|that) be (not a legal target|not a valid target|no legal target|an illegal target|no valid target)",
    ),
    *_claims(_whether, "{outcome:outcome}"),
)


def _does_not_die(who: str, how: str, tag: str) -> Ask:
    """`I do not die, do I?` asks whether the player dies; `they` are things."""
    if who == "they":
        raise Unfit
    return AskWhether(LosesGame(who) if tag == "turned" else StaysInGame(who))


def _does_not_survive(who: str, how: str, tag: str) -> Ask:
    if who == "they":
        raise Unfit
    return AskWhether(StaysInGame(who) if tag == "turned" else LosesGame(who))


PRODUCTIONS: Table = (
    *_CLAIMED,
    *asks(_does_not_die, "{who:who} (not|do not|never|can not) {how:dies}{tag:tag}"),
    *asks(_does_not_survive, "{who:who} (not|do not|never|can not) {how:survives}{tag:tag}"),
    *asks(_has_life, f"be {{who:who}} {_AT} {{n:number}}{_LIFE}", f"do {{who:who}} {_GO} {_TO} {{n:number}}{_LIFE}"),
    *asks(
        _has_life,
        f"do (that|it|this|which) (leave|put|bring|take|drop|get) {{who:who}} {_TO} {{n:number}}{_LIFE}",
        f"(that|it|this|which) (leave|put|bring|take|drop) {{who:who}} {_TO} {{n:number}}{_LIFE}{{tag:tag}}",
        "do {who:who} have {n:number}( life|)( left|)( then| now| after that| at the end|)",
    ),
    *asks(
        lambda n: AskWhether(HasLifeNow("i", n)),
        "be my( new|) life( total|) {n:number}( then| now| after that|)",
        "be {n:number} my( new|) life( total|)( then| now| after that|)",
    ),
    *asks(
        lambda n: AskWhether(HasLifeNow("opp", n)),
        "be (his|her|their)( new|) life( total|) {n:number}( then| now| after that|)",
        "be {n:number} (his|her|their)( new|) life( total|)( then| now| after that|)",
    ),
    *asks(lambda n, tag: AskWhether(LosesLife("victim", n)), "{n:number} damage{tag:tag}"),
    *asks(
        lambda n: AskWhether(LosesLife("victim", n)),
        "be (that|it|this) {n:amount}( damage|)( then|)",
        "(that|it) be {n:amount} damage , (correct|be that true|yes|no)",
    ),
    *asks(
        lambda who, n=-1: AskWhether(LosesLife(who, n)),
        "be (that|it|this) {n:amount} (to|for|on) {who:who}",
        "(be|have) {who:who} (hit|burn|damage|hurt|smack)( by it| by that| at all|)",
        "(be|have) {who:who} (hit|burn|damage|hurt|smack) for {n:amount}",
    ),
    *asks(lambda it: it, f"({_SO}) {{it:claim}}"),
    *asks(_tagged, "{it:claim}{tag:tag}"),
    *asks(lambda who, it: it, f"{{who:teller}} ({_SAYS})( that| to i| to me|) {{it:claim}}"),
    *asks(lambda who, it, tag: it, f"{{who:teller}} ({_SAYS})( that| to i| to me|) {{it:claim}}{{tag:tag}}"),
    *asks(
        lambda: AskWhoIsRight(one_of_two=True),
        "(who|which of us|which one of us|which one|which|which player|who of us|which of the 2 of us) be (correct|"
        "wrong|"
        "in the right|mistaken)( here| about this| on this| then| now|)",
    ),
    *asks(
        lambda: AskWhoIsRight(),
        "be that true( then| here| now|)",
        "(true|correct|true or false|be it true|be that legal or not|yes_or_no|be that it|be that how it be|"
        "be that how it works|"
        "be that how this works|be that how that works|be this how it works|what be right|"
        "be that how it go|"
        "agree|do i agree|do that check out|be that accurate|be that the right answer|be this how it work)",
        "(do|have) (he|she|opp|i) (have a point|have it right|get it right|be correct|have that right)",
        "can that be (right|so|true|correct)",
    ),
    *asks(
        lambda: AskWhoIsRight(wrong=True),
        "be that (wrong|false|incorrect|nonsense|a mistake|not so|untrue)( then| here|)",
        "(wrong|false)",
        "(do|have) (he|she|opp|i) (have it wrong|get it wrong)",
    ),
    *asks(_has_come_about, "(be|have) {outcome:outcome}( or not| or what|)"),
)
