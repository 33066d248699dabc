"""How it is asked whether something may be done."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from sandbox.questions.asking_fights import can_block
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ASK, CLAIM
from sandbox.questions.said.acts import Casts, DoesNothing, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksNothing, BlocksWith
from sandbox.questions.said.acts_keywords import UsesModular
from sandbox.questions.said.asked import Ask, AskCan, AskMust, AskRule, AskWhether, AskWorks
from sandbox.questions.said.done_by_player import DoneByPlayer
from sandbox.questions.said.outcomes import Killed, NotSo
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.ways_told import asks
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _can_be_cast_on(targets: Things, what: str) -> Ask:
    return AskCan(Casts(Mention(card=what), "", targets, by_name=True))


def _can_hit(what: Mention, targets: Things) -> Ask:
    if not what.card:
        raise Unfit
    return AskCan(Casts(replace(what, owner=""), what.owner, targets, by_name=True))


def _can_stop(what: Mention, targets: Things) -> Ask:
    """Of what counters spells, whether they are countered."""
    if not what.card:
        return _can_hit(what, targets)
    if "counter target" not in card_named(what.card).text.lower():
        return AskCan(Uses(replace(what, owner=""), what.owner, targets, goal="stop"))
    return AskCan(Uses(replace(what, owner=""), what.owner, targets, goal="counter"))


def _works_on(what: Mention, targets: Things) -> Ask:
    """Of what kills, whether it does; of what else is done by it, whether that may be done."""
    if not what.card:
        raise Unfit
    kills = re.search(r"damage to|[Dd]estroy target", card_named(what.card).text) is not None
    return _can_kill(what, targets) if kills else _can_hit(what, targets)


def _can_kill(what: Mention, targets: Things) -> Ask:
    if not what.card:
        raise Unfit
    return AskWhether(Killed(targets, (what,)))


def _not(build: Callable[[Mention, Things], Ask], what: Mention, targets: Things) -> Ask:
    """That it may not be done, or does not come about."""
    asked = build(what, targets)
    if isinstance(asked, AskCan):
        return replace(asked, denied=True)
    return replace(asked, outcome=NotSo(asked.outcome)) if isinstance(asked, AskWhether) else asked


def by_player(who: str, act: ToldAct) -> ToldAct:
    """The act, done by the player. Raises Unfit where another is named."""
    if isinstance(act, DoesNothing | BlocksNothing):
        raise Unfit
    if not isinstance(act, DoneByPlayer):
        return act
    if act.who not in ("", "same", who):
        raise Unfit
    return replace(act, who=who)


def _may(who: str, act: ToldAct) -> Ask:
    return AskCan(by_player(who, act))


def _unsaid_may(act: ToldAct) -> Ask:
    """`attack with it, yes or no?` is asked of what the asker may do; what somebody is told to do is done."""
    if isinstance(act, DoesNothing | BlocksNothing) or getattr(act, "who", "") not in ("", "same"):
        raise Unfit
    if isinstance(act, BlocksWith) and any(thing.card for thing in act.blockers):
        return AskCan(act)  # by whoever is attacked
    return AskCan(by_player("i", act))


def _may_use(who: str, act: ToldAct) -> Ask:
    """`do I get modular onto it?`"""
    if not isinstance(act, UsesModular):
        raise Unfit
    return AskCan(replace(act, who=who))


def _may_anybody(act: ToldAct) -> Ask:
    """What is aimed at another player, and is said of nobody, is asked of the asker."""
    at_another = any(
        thing.noun == "player" and thing.owner in ("he", "she", "opp") for thing in getattr(act, "targets", ())
    )
    unsaid = isinstance(act, DoneByPlayer) and not act.who
    return AskCan(by_player("i", act) if at_another and unsaid else act)


def _stopped(what: Mention, who: str, act: ToldAct) -> Ask:
    """`does the Leyline stop me from bolting him?`: of a card, or of what has been told."""
    if not what.card and what.noun not in ("it", "that", "this"):
        raise Unfit
    return AskCan(by_player(who, act), denied=True, worn=what if what.card else None)


def _may_not(who: str, act: ToldAct) -> Ask:
    return AskCan(by_player(who, act), denied=True)


def _sick(things: Things) -> Ask:
    """Only creatures can be too new to attack."""
    if any(thing.card and CardType.CREATURE not in card_named(thing.card).types for thing in things):
        raise Unfit
    return AskCan(AttacksWith(things), denied=True)


def _kept_from(things: Things, act: ToldAct, what: Mention | None = None) -> Ask:
    """Whether something keeps creatures from attacking or blocking."""
    match act:
        case AttacksWith():
            return AskCan(replace(act, things=things), True, what)
        case BlocksWith():
            return AskCan(replace(act, blockers=things), True, what)
    raise Unfit


def _kept_by(what: Mention, things: Things, act: ToldAct) -> Ask:
    """Of a card that is named."""
    if not what.card:
        raise Unfit
    return _kept_from(things, act, what)


def must_act(who: str, act: ToldAct) -> Ask:
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
    "allowed|allowed to|able|able to|free|free to|get|get to|permitted|permit|legal able|legal allowed|"
    "legal permitted|in fact able|really allowed|in time|quick enough|"
    "still allowed|still able|allow|in a position|supposed|fast enough"
)
_DENIED = (
    "illegal|forbidden|not allowed|impossible|not legal|not possible|against the rules|disallowed|not permitted|"
    "prohibited|out of the question|cheating"
)
_PLAY = "block|attack|play|move|target|activation|declaration|block like that|attack like that|line of play"
LEGAL = (
    "legal|possible|allowed|ok|permitted|permit|fine|allow|a legal play|within the rules|legit|doable|kosher|good|"
    "all fine|acceptable|feasible|ok by the rules|by the book|cool"
)
_LET = "(let|allow|permit|allow for)"
_OPENINGS = (
    "can {who} {do}",
    "do {who} can {do}",
    "do {who} (get to|still get to|get a chance to|get the chance to) {do}",
    "(be|do) {who} (ALLOWED)( to| by the rules to|) {do}",
    f"(be it|be) ({LEGAL}) for {{who}} to {{do}}",
    f"be it ({LEGAL}) (when|that) {{who}} {{do}}",
    "be there (a way|any way|any chance|a chance|some way) for {who} to {do}",
    "do {who} (get|have) (a chance|time|the time|an opportunity|the option|the chance|any chance|permission|any way|"
    "a way|leave|the opportunity) to {do}",
    f"do (the rules|the game|anything in the rules|the rulebook) {_LET} {{who}} (to |){{do}}",
    "can not {who} {do}",
    "be not {who} (ALLOWED)( to|) {do}",
)
"""The ways to ask whether somebody, or something, may do something."""
_TOO_LATE = (
    "be {who} (late|forbidden|not allowed|prohibited|unable|not able)( now|) to {do}",
    "be it (late|early|soon|illegal|forbidden|not allowed|impossible|not legal|not possible|against the rules)( now|) "
    "for {who} to {do}",
    "be {who} (stop|prevent|keep|bar|bar) from {do}",
)
_FORCED = (
    "do {who} must {do}",
    "must {who} {do}",
    "be {who} (forced|force|oblige|obliged|required|compelled|bound|obligated) to {do}",
    "do (the rules|the game|it|that|this) (force|make|compel|oblige|require) {who} (to |){do}",
)


def _said_of(openings: Sequence[str], who: str, do: str) -> Iterator[str]:
    """Each opening with its subject and with what that does."""
    for opening in openings:
        yield opening.replace("{who}", who).replace("{do}", do).replace("ALLOWED", _ALLOWED)


def _thing_may(build: Callable[..., Ask], openings: Sequence[str]) -> Table:
    """What creatures may or must do."""
    return asks(
        build,
        *_said_of(openings, "{attacking:things}", f"attack{_WHEN}"),
        *_said_of(openings, "{blockers:things}", f"block{_WHEN}"),
        *_said_of(openings, "{blockers:things}", f"block {{attackers:things}}{_WHEN}"),
    )


def _fight(attacking: Things, blockers: Things, attackers: Things) -> ToldAct:
    return AttacksWith(attacking) if attacking else BlocksWith(blockers, attackers)


def _can_fight(attacking: Things = (), blockers: Things = (), attackers: Things = ()) -> Ask:
    return AskCan(_fight(attacking, blockers, attackers))


def _can_not_fight(attacking: Things = (), blockers: Things = (), attackers: Things = ()) -> Ask:
    return AskCan(_fight(attacking, blockers, attackers), denied=True)


def _must_fight(attacking: Things = (), blockers: Things = (), attackers: Things = ()) -> Ask:
    return AskMust(_fight(attacking, blockers, attackers))


_WHEN = "( this turn| right now| at once| now| then| already| here|)"
PRODUCTIONS: Table = (
    *asks(
        lambda things=(): AskWorks(),
        f"(be |do |)(that|this|it|all that|all of that)( be|) ({LEGAL}|a legal target|a legal block|a legal attack|"
        "a valid target|valid|within the rules|a legal move|a valid play|a legal thing to do|how it work)",
        f"({LEGAL}|works|work|legal target|valid target|valid|can be do|legal or not|allowed or not|possible or not)"
        "( ,|)(right|correct|)",
        "be {things:things} a (legal|valid) target( for it| for that|)",
        "(can|do) (i|he|she|opp|they) (do|try|pull off|get away with) (that|this|it|so)( here| now| then|)",
        "(do|can|will) (that|this|it) (work|be do|be target|be block|be counter|resolve legally)( here| now|)",
        "(be|do) (i|he|she|opp|they|it) (allowed|able|permitted|free|allow|permit)( to|)( do| do that| do this| do so|"
        " do it|)",
        "can (i|he|she|they|opp)( really| do that| do so| do it|)",
        "(be |)(that |it |i |)in time( then| for that| here|)",
        f"(be |)(that|this|the|my|his|her|such a|my opp 's) ({_PLAY}) ({LEGAL})",
        "do the rules (allow|permit|let) (that|this|it)",
    ),
    *asks(
        lambda: AskWorks(denied=True),
        f"(be |)(that|this|it)( be|) ({_DENIED})",
        f"({_DENIED})",
        "(any|be there any|be there a|be there some|be there anything|be anything|anything) (problem|problems|"
        "objection|"
        "objections|wrong|issue|issues|rule)( with that| with this| with it| against that| against it| against this|)",
        "do (that|this|it) go against (the|any) rules",
        f"(be |)(that|this|the|my|his) ({_PLAY}) ({_DENIED})",
    ),
    *asks(lambda: AskWorks(), "(be |)(counterable|killable|blockable|targetable|a legal target)"),
    *asks(AskRule, "do the {rule:rule} (apply|happen|matter|kick in)"),
    hears(ASK, "can {attackers:things} be block by {blockers:things}", can_block),
    hears(ASK, "be {attackers:things} blockable by {blockers:things}", can_block),
    hears(ASK, "can {targets:things} be (target by |hit by |){what:cards}", _can_be_cast_on),
    *asks(
        _unsaid_may,
        "{act:act}( this turn| now| right now| then|)( ,|) "
        "(yes_or_no|legal|legal or not|allowed|allowed or not|possible|possible or not)",
    ),
    *asks(must_act, *_said_of(_FORCED, "{who:who}", "{act:act}")),
    *_thing_may(_must_fight, _FORCED),
    hears(
        ASK,
        "can {who:who} (skip|avoid|get out of|get around|refuse|choose not|decide not|opt not|not)( to|) {act:act}",
        _need_not,
    ),
    hears(ASK, "do {who:who} {act:act}", _may_use),
    hears(ASK, "can {who:who} (stay home|keep it home) with {things:things}", _may_stay),
    *asks(_may, *_said_of(_OPENINGS, "{who:who}", "{act:act}")),
    *_thing_may(_can_fight, _OPENINGS),
    *asks(_may_not, *_said_of(_TOO_LATE, "{who:who}", "{act:act}")),
    *_thing_may(_can_not_fight, _TOO_LATE),
    hears(ASK, "{who:who} can {act:act} , (correct|be that true)", _may),
    *asks(
        _may,
        "be there (a way|any way|any chance|time|enough time|some way|a chance) for {who:who} to {act:act}",
        "be {who:who} (allowed|able)( ,|) {act:act}",
    ),
    *asks(
        _may_not,
        "it be late( now|) for {who:who} to {act:act}",
    ),
    *asks(
        lambda act: AskCan(act, denied=True),
        f"(be it|it be) (late|early|soon|{_DENIED})( now| yet|) to {{act:act}}",
        f"be {{act:act}} ({_DENIED})",
        f"do {{act:act}} be ({_DENIED})",
        f"be (a|an|the|any) {{act:act}} ({_DENIED})",
    ),
    hears(ASK, "do {what:thing} (stop|prevent|keep) {things:things} (from |to |){act:act}", _kept_by),
    *asks(
        _kept_from,
        "do (that|it|this) (stop|prevent|keep) {things:things} (from |to |){act:act}",
        "do {what:thing} on {things:things} (stop|prevent|keep) (it|him|her|them) (from |to |){act:act}",
        "be {things:things} (stop|prevent|keep) from {act:act}",
    ),
    *asks(
        _stopped,
        "do {what:thing} (stop|prevent|keep|bar) {who:who} (from |to |){act:act}",
        "do {what:thing} make it (illegal|impossible|forbidden) for {who:who} to {act:act}",
    ),
    *asks(
        _may_anybody,
        "(can|can one|can anyone|can anybody|can a player|can people|can not one|can 1) {act:act}",
        f"do {{act:act}} be ({LEGAL})",
        f"be {{act:act}} ({LEGAL})",
        f"be (a|an|the|any) {{act:act}} ({LEGAL})",
        f"be it ({LEGAL})( to|) {{act:act}}",
        f"(it|this|that) be ({LEGAL}) to {{act:act}}",
        "be there (a way|any way|any chance|time|enough time|some way|a chance) to {act:act}",
        "(legal|possible|ok|allowed) to {act:act}",
    ),
    hears(
        ASK,
        "be {things:things} (summoning sick|summon sick|sick|too new|too fresh)( then| this turn| that turn|)",
        _sick,
    ),
    hears(ASK, "be {thing:thing} (go to |)(be |)unblockable( then| now|)", _walks_past),
    hears(
        ASK,
        "(can|be) {blockers:things}( be|) (declare as a blocker|a blocker|use to block|a legal blocker|"
        "a possible blocker|"
        "a valid blocker|legal blockers|eligible to block|good to block)",
        lambda blockers: AskCan(BlocksWith(blockers)),
    ),
    hears(
        ASK,
        "(can|do|be) {things:things}( be|) (declare as an attacker|an attacker|attackers|a legal attacker|"
        "legal attackers|"
        "declare as attackers|eligible to attack|good to attack|ready to attack|fit to attack|able to attack)",
        lambda things: AskCan(AttacksWith(things)),
    ),
    *asks(
        _can_hit,
        "be {what:thing} (able|allowed) to (hit|target|tap) {targets:things}",
        "can {what:thing} (hit|target|tap|bounce) {targets:things}",
        "can {targets:things} be (target|hit|enchant|enchanted|tap|bounce|exile|pump|affect) (by|with) {what:thing}",
    ),
    *asks(
        _can_stop,
        "be {what:thing} (able|allowed) to (counter|stop) {targets:things}",
        "can {what:thing} (counter|stop) {targets:things}",
        "can {targets:things} be (counter|stop) (by|with) {what:thing}",
    ),
    *asks(
        _can_hit,
        "be {targets:things} (a |)(legal|valid|ok|possible|good) (target|targets) (for|of) {what:thing}",
    ),
    *asks(_works_on, "do {what:thing} work (on|against) {targets:things}"),
    *asks(
        _can_kill,
        "be {what:thing} (able to|enough to|good enough to) (kill|destroy|finish|finish off) {targets:things}",
        "can {what:thing} (kill|destroy|finish|finish off) {targets:things}",
        "can {targets:things} be (kill|destroy|finish off) (by|with) {what:thing}",
    ),
    *(
        production
        for build, told in (
            (_can_hit, "(hit|target|tap|bounce|touch|affect) {targets:things}"),
            (_can_stop, "(counter|stop) {targets:things}"),
        )
        for production in (
            hears(CLAIM, f"{{what:thing}} (can|be able to|be allowed to) {told}", build),
            hears(CLAIM, f"{{what:thing}} (can not|be not able to|be not allowed to) {told}", partial(_not, build)),
        )
    ),
    hears(CLAIM, "{what:thing} (work|works) (on|against) {targets:things}", _works_on),
    hears(CLAIM, "{what:thing} (do not|never) (work|works) (on|against) {targets:things}", partial(_not, _works_on)),
)
