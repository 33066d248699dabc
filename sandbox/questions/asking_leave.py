"""How it is asked whether something may be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ASK
from sandbox.questions.said.acts import (
    Activates,
    AttacksWith,
    BlocksNothing,
    BlocksWith,
    Casts,
    DoesNothing,
    Equips,
    Regenerates,
    ToldAct,
    Uses,
    UsesLoyalty,
    UsesModular,
)
from sandbox.questions.said.asked import Ask, AskCan, AskMust, AskRule, AskWhether, AskWorks
from sandbox.questions.said.outcomes import Killed
from sandbox.questions.said.things import Mention, Things
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _asks(build: Callable[..., Ask], *notations: str) -> Table:
    return tuple([hears(ASK, notation, build) for notation in notations])


def _can_be_blocked(attackers: Things, blockers: Things) -> Ask:
    return AskCan(BlocksWith(blockers, attackers))


def _can_be_cast_on(targets: Things, what: str) -> Ask:
    return AskCan(Casts(Mention(card=what), "", targets, by_name=True))


def _can_hit(what: Mention, targets: Things) -> Ask:
    if not what.card:
        raise Unfit
    return AskCan(Casts(replace(what, owner=""), what.owner, targets, by_name=True))


def _can_kill(what: Mention, targets: Things) -> Ask:
    if not what.card:
        raise Unfit
    return AskWhether(Killed(targets, (what,)))


def by_player(who: str, act: ToldAct) -> ToldAct:
    """The act, done by the player. Raises Unfit where another is named."""
    if isinstance(act, DoesNothing | BlocksNothing):
        raise Unfit
    match act:
        case Casts() | Uses() | Activates() | AttacksWith() | BlocksWith() | Regenerates() | Equips() | UsesLoyalty():
            if act.who not in ("", "same", who):
                raise Unfit
            return replace(act, who=who)
    return act


def _may(who: str, act: ToldAct) -> Ask:
    return AskCan(by_player(who, act))


def _unsaid_may(act: ToldAct) -> Ask:
    """`attack with it, yes or no?` is asked of what the asker may do; what somebody is told to do is done."""
    if isinstance(act, DoesNothing | BlocksNothing) or getattr(act, "who", "") not in ("", "same"):
        raise Unfit
    return AskCan(by_player("i", act))


def _may_use(who: str, act: ToldAct) -> Ask:
    """`do I get modular onto it?`"""
    if not isinstance(act, UsesModular):
        raise Unfit
    return AskCan(replace(act, who=who))


def _may_not(who: str, act: ToldAct) -> Ask:
    return AskCan(by_player(who, act), denied=True)


def _kept_from(things: Things, act: ToldAct, what: Mention | None = None) -> Ask:
    """Whether something keeps creatures from attacking or blocking."""
    match act:
        case AttacksWith():
            return AskCan(replace(act, things=things), True, what)
        case BlocksWith():
            return AskCan(replace(act, blockers=things), True, what)
    raise Unfit


def _must(who: str, act: ToldAct) -> Ask:
    """Whether somebody has to attack or to block."""
    if not isinstance(act, AttacksWith | BlocksWith) or act.who not in ("", "same"):
        raise Unfit
    return AskMust(replace(act, who=who))


def _need_not(who: str, act: ToldAct) -> Ask:
    """Whether somebody may leave out an attack or a block."""
    if not isinstance(act, AttacksWith | BlocksWith) or act.who not in ("", "same"):
        raise Unfit
    return AskMust(replace(act, who=who), denied=True)


def _may_stay(who: str, things: Things) -> Ask:
    return AskMust(AttacksWith(things, who), denied=True)


def _walks_past(thing: Mention) -> AskCan:
    """Whether nothing may block what walks on lands: of anything else it matters what would block it."""
    if not thing.card or "walk" not in card_named(thing.card).text.lower():
        raise Unfit
    return AskCan(BlocksWith((Mention(noun="own"),), (thing,), ""), denied=True)


_ALLOWED = (
    "allowed|allowed to|able|able to|free|free to|get|get to|permitted|permit|legally able|in time|quick enough|"
    "still allowed|still able|allow|in a position|supposed|fast enough"
)
_LEGAL = "legal|possible|allowed|ok|permitted|permit|fine|allow|a legal play|within the rules|legit|doable|kosher|good"

PRODUCTIONS: Table = (
    *_asks(
        lambda things=(): AskWorks(),
        "(be |)(that|this|it)( be|) (allowed|legal|possible|a legal play|ok|a legal "
        "target|a legal block|a legal attack|fine|a valid target|valid|doable|within the rules)",
        "(not |)(allowed|legal|possible|legal target|ok|valid target|valid|doable|can be do)( ,| |)(right|)",
        "be {things:things} a (legal|valid) target( for it| for that|)",
        "(can|may) (i|he|she|opp|they) (do|try) (that|this|it|so)",
        "(do|can|will) (that|this|it) (work|be do|be target|be block|be counter|resolve legally)",
        "can (i|he|she|opp) (do|try) (that|this|it)",
        "(be i|be he) allowed( to|)",
        "can (i|he)",
    ),
    *_asks(AskWorks, "(be |)(counterable|killable|blockable|targetable|a legal target)"),
    *_asks(AskRule, "do the {rule:rule} (apply|happen|matter|kick in)"),
    hears(ASK, "can {attackers:things} be block by {blockers:things}", _can_be_blocked),
    hears(ASK, "be {attackers:things} blockable by {blockers:things}", _can_be_blocked),
    hears(ASK, "can {things:things} attack( this turn|)", lambda things: AskCan(AttacksWith(things))),
    hears(ASK, "can {targets:things} be (target by |hit by |){what:cards}", _can_be_cast_on),
    *_asks(
        _unsaid_may,
        "{act:act}( this turn| now| right now| then|)( ,|) "
        "(yes_or_no|legal|legal or not|allowed|allowed or not|possible|possible or not)",
    ),
    hears(ASK, "do {who:who} must {act:act}", _must),
    hears(
        ASK,
        "can {who:who} (skip|avoid|get out of|get around|refuse|choose not|decide not|opt not|not)( to|) {act:act}",
        _need_not,
    ),
    hears(ASK, "do {who:who} {act:act}", _may_use),
    hears(ASK, "can {who:who} (stay home|keep it home) with {things:things}", _may_stay),
    hears(ASK, "must {who:who} {act:act}", _must),
    hears(ASK, "do {things:things} must attack", lambda things: AskMust(AttacksWith(things))),
    *_asks(
        lambda things, attackers=(): AskMust(BlocksWith(things, attackers)),
        "do {things:things} must block( this turn|)",
        "must {things:things} block( this turn|)",
        "do {things:things} must block {attackers:things}",
        "must {things:things} block {attackers:things}",
    ),
    hears(ASK, "must {things:things} attack", lambda things: AskMust(AttacksWith(things))),
    *_asks(
        _may,
        "can {who:who} {act:act}",
        "do {who:who} (get to|still get to|get a chance to|get the chance to) {act:act}",
        f"(be|do) {{who:who}} ({_ALLOWED})( to| by the rules to|) {{act:act}}",
        f"be it ({_LEGAL}) for {{who:who}} to {{act:act}}",
        "be there (a way|any way|any chance) for {who:who} to {act:act}",
        "do {who:who} (get|have) (a chance|time|the time|an opportunity|the option|the right|the chance) to {act:act}",
        "do the rules (let|allow) {who:who} (to |){act:act}",
        "{who:who} can {act:act} , (correct|can i|can he|can she|can not i|can not he|be that so)",
        "do {who:who} have permission to {act:act}",
    ),
    *_asks(
        _may_not,
        "{who:who} (can not|be not allowed to|be not able to|be unable to) {act:act} , (correct|can he|can i|"
        "be that so|)",
        "(be it|it be) too late( now|) for {who:who} to {act:act}",
        "{who:who} (can not|be not allowed to) {act:act} (correct|can he|can i)",
    ),
    *_asks(
        lambda act: AskCan(act, denied=True),
        "(be it|it be) (too late|illegal|forbidden|not allowed|impossible|not legal|not possible|against the rules)"
        "( now|) to {act:act}",
    ),
    *_asks(
        _kept_from,
        "do (that|it|this) (stop|prevent|keep) {things:things} (from |to |){act:act}",
        "do {what:thing} on {things:things} (stop|prevent|keep) (it|him|her|them) (from |to |){act:act}",
        "be {things:things} (stop|prevent|keep) from {act:act}",
    ),
    *_asks(
        AskCan,
        "can {act:act}",
        f"be it ({_LEGAL})( to|) {{act:act}}",
        f"(it|this|that) be ({_LEGAL}) to {{act:act}}",
        "be there (a way|any way|any chance) (to|for me to|for him to) {act:act}",
        "(be i|be he) (allowed|able)( ,|) {act:act}",
        "(legal|possible|ok|allowed) to {act:act}",
    ),
    hears(
        ASK,
        "be {things:things} (summoning sick|summon sick|sick|too new|too fresh)( then| this turn| that turn|)",
        lambda things: AskCan(AttacksWith(things), denied=True),
    ),
    hears(ASK, "be {thing:thing} (go to |)(be |)unblockable( then| now|)", _walks_past),
    hears(ASK, "be {blockers:things} (able|allowed) to block {attackers:things}", _can_be_blocked),
    hears(ASK, "can {blockers:things} block {attackers:things}", _can_be_blocked),
    hears(
        ASK,
        "can {blockers:things} be (declare as a blocker|a blocker|use to block)",
        lambda blockers: AskCan(BlocksWith(blockers)),
    ),
    hears(
        ASK,
        "(can|do) {things:things} be (declare as |)(an |)(attacker|attackers)",
        lambda things: AskCan(AttacksWith(things)),
    ),
    hears(
        ASK,
        "be {things:things} (able|allowed) to attack( this turn| right away|)",
        lambda things: AskCan(AttacksWith(things)),
    ),
    *_asks(
        _can_hit,
        "be {what:thing} (able|allowed) to (hit|target|counter|stop|tap) {targets:things}",
        "can {what:thing} (hit|target|counter|stop|tap|bounce) {targets:things}",
        "can {targets:things} be (target|hit|counter|enchant|enchanted|tap|bounce|exile|pump|affect) (by|with) "
        "{what:thing}",
    ),
    *_asks(
        _can_kill,
        "be {what:thing} (able to|enough to|good enough to) (kill|destroy|finish|finish off) {targets:things}",
        "can {what:thing} (kill|destroy|finish|finish off) {targets:things}",
        "can {targets:things} be (kill|destroy|finish off) (by|with) {what:thing}",
    ),
)
