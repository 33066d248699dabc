"""How it is asked whether something may be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from sandbox.questions.phrases import ASK
from sandbox.questions.said.acts import AttacksWith, BlocksWith, Casts, ToldAct
from sandbox.questions.said.asked import Ask, AskCan, AskMust, AskRule, AskWorks
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


def _must(who: str, act: ToldAct) -> Ask:
    """Whether somebody has to attack or to block."""
    if not isinstance(act, AttacksWith | BlocksWith) or act.who not in ("", "same"):
        raise Unfit
    return AskMust(replace(act, who=who))


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
    hears(ASK, "can {targets:things} be (target by |hit by |kill by |destroy by |){what:cards}", _can_be_cast_on),
    hears(ASK, "do {who:who} must {act:act}", _must),
    hears(ASK, "must {who:who} {act:act}", _must),
    hears(ASK, "do {things:things} must attack", lambda things: AskMust(AttacksWith(things))),
    hears(ASK, "must {things:things} attack", lambda things: AskMust(AttacksWith(things))),
    *_asks(
        AskCan,
        "can {act:act}",
        "(be|do) (i|he|she|opp|they|we) (allowed to|able to|free to|get to|permitted to|still allowed to) {act:act}",
        "be it (legal|possible|allowed|ok|permitted|fine)( for me| for him| for opp| for her|)( to|) {act:act}",
        "be there (a way|any way|any chance) (to|for me to|for him to) {act:act}",
        "(be i|be he) (allowed|able)( ,|) {act:act}",
        "(legal|possible|ok|allowed) to {act:act}",
    ),
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
    hears(
        ASK, "be {what:thing} (able|allowed) to (hit|target|kill|destroy|counter|stop|tap) {targets:things}", _can_hit
    ),
    hears(ASK, "can {what:thing} (hit|target|kill|destroy|counter|stop|tap|bounce) {targets:things}", _can_hit),
    hears(ASK, "can {targets:things} be (target|hit|kill|destroy|counter) (by|with) {what:thing}", _can_hit),
)
