"""How it is asked whether creatures may get in the way of others, and whether that was allowed."""

from sandbox.questions.acts_combat import BEFORE, GOES, IN_THE_WAY
from sandbox.questions.phrases import ASK, CLAIM
from sandbox.questions.said.acts_combat import BlocksWith
from sandbox.questions.said.asked import Ask, AskCan, AskMust, AskWhether, AskWorks
from sandbox.questions.said.outcomes import IsBlocked, NotSo
from sandbox.questions.said.things import PRONOUN, Things
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_MEETS = "meet|intercept|face|catch|engage|chump"
_IN_FRONT = (
    f"({GOES}|come) ({IN_THE_WAY})",
    f"({GOES}|come) ({BEFORE}) {{attackers:things}}",
    "(jump|step|leap|dive|come) in( front|) to block {attackers:things}",
    f"({_MEETS}) {{attackers:things}}",
)
_CAN = "can|be allowed to|be able to|be free to|get to|still get to|be permitted to"
_CAN_NOT = "can not|be not allowed to|be not able to|be unable to|do not get to"


def can_block(blockers: Things, attackers: Things = ()) -> Ask:
    return AskCan(BlocksWith(blockers, attackers))


def can_not_block(blockers: Things, attackers: Things = ()) -> Ask:
    return AskCan(BlocksWith(blockers, attackers), denied=True)


def _can_stop(blockers: Things, attackers: Things) -> Ask:
    """Of what is not named, which could be a spell: creatures stop others by blocking them."""
    if any(thing.card for thing in blockers):
        raise Unfit
    return can_block(blockers, attackers)


def _must(blockers: Things, attackers: Things = ()) -> Ask:
    return AskMust(BlocksWith(blockers, attackers))


def _need_not(blockers: Things, attackers: Things = ()) -> Ask:
    return AskMust(BlocksWith(blockers, attackers), denied=True)


def _is_blocked(things: Things) -> Ask:
    return AskWhether(IsBlocked(things))


def _is_unblocked(things: Things) -> Ask:
    return AskWhether(NotSo(IsBlocked(things)))


PRODUCTIONS: Table = (
    *asks(can_block, *(f"(can|be|do) {{blockers:things}}( able to| allowed to| get to|) {each}" for each in _IN_FRONT)),
    *(hears(CLAIM, f"{{blockers:things}} ({_CAN}) {each}", can_block) for each in _IN_FRONT),
    *(hears(CLAIM, f"{{blockers:things}} ({_CAN_NOT}) {each}", can_not_block) for each in _IN_FRONT),
    hears(CLAIM, "{blockers:things} must block", _must),
    hears(CLAIM, "{blockers:things} must block {attackers:things}", _must),
    hears(CLAIM, "{blockers:things} (do not must|do not need to|need not) block", _need_not),
    hears(CLAIM, "{blockers:things} (do not must|do not need to|need not) block {attackers:things}", _need_not),
    *asks(lambda: AskMust(BlocksWith((PRONOUN,), ())), "must block( it| me|)"),
    *asks(
        _is_blocked,
        "be {things:things} block( by anything| by something| at all| or not|)( then| now|)",
        "do {things:things} (count as|stay|remain|be|get treat as|still count as) block( then| now|)",
        "be {things:things} (treat as|consider) block( then| now|)",
    ),
    *asks(
        _is_unblocked,
        "be {things:things} unblocked( then| now| again|)",
        "do {things:things} (count as|become|be|get|go) unblocked( then| now| again|)",
    ),
    *asks(_can_stop, "can {blockers:things} (stop|hold off|hold back) {attackers:things}"),
    hears(ASK, "can (it|she|they|he)( really| legally|)( do that| do so| do this|)", lambda: AskWorks()),
)
