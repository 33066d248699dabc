"""How it is asked whether somebody must do what is no attack and no block, and how often something may be done."""

from dataclasses import replace

from sandbox.questions.phrases import ASK
from sandbox.questions.said.acts import Activates, ToldAct, Tries, Uses
from sandbox.questions.said.asked import Ask, AskCan, AskDuty, AskMustSo, AskTimes, AskWhether
from sandbox.questions.said.outcomes import NotSo, ToldOutcome
from sandbox.questions.said.outcomes_given_up import GivenUp, SacrificesSomething
from sandbox.questions.said.things import Things
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_OF_A_SORT = frozenset({"creature", "creatures", "permanent", "land", "artifact", "enchantment", "something", "one"})
_OFTEN = (
    "as often as i|as many times as i|as often as he|as many times as he|as often as i like|as often as i want|"
    "as often as he like|as often as he want|as many times as i like|as many times as i want|"
    "as many times as he like|as many times as he want|more than once|more than one time|more than 1 time|"
    "multiple times|several times|any number of times|many times|repeatedly|again and again|over and over"
)
_IN_A_TURN = "( in one turn| in 1 turn| in a turn| in the same turn| per turn| a turn| each turn| this turn|)"
_THEN = "( then| now| for it| to it| to that| for that| because of it| because of that|)"


def _given_up(who: str, things: Things) -> ToldOutcome:
    """Of `a creature` it is asked whether it is any."""
    thing = things[0]
    if len(things) == 1 and not thing.card and thing.noun in _OF_A_SORT and thing.number < 2:
        return SacrificesSomething(who)
    return GivenUp(things, who)


def _must_give_up(who: str, things: Things) -> Ask:
    return AskDuty(_given_up(who, things))


def _need_not_give_up(who: str, things: Things) -> Ask:
    return AskDuty(NotSo(_given_up(who, things)))


def _times(who: str, act: ToldAct) -> Ask:
    """Of an ability: once is enough to be told."""
    if isinstance(act, Uses) and not act.goal:
        act = Activates(replace(act.what, ability=False), act.who, act.targets, act.times)
    if not isinstance(act, Activates | Tries) or act.who not in ("", "same", who):
        raise Unfit
    if isinstance(act, Activates) and (act.times != 1 or act.paid):
        raise Unfit
    return AskTimes(act, who)


def _more_than_once(who: str, act: ToldAct) -> Ask:
    """Whether it may be done twice."""
    asked = _times(who, act)
    if not isinstance(asked, AskTimes) or not isinstance(asked.act, Activates):
        raise Unfit
    return AskCan(replace(asked.act, who=who, times=2))


PRODUCTIONS: Table = (
    *asks(
        AskMustSo,
        "must {who:who}( do that| do so| do it| do this|)",
        "be {who:who} (forced|obliged|required|compelled|obligated)( to|)( do that| do so| do it|)",
    ),
    *asks(AskDuty, "must {outcome:outcome}"),
    *asks(lambda outcome: AskDuty(NotSo(outcome)), "need_not {outcome:outcome}"),
    *asks(
        _must_give_up,
        f"must {{who:who}} sacrifice {{things:things}}{_THEN}",
        f"be {{who:who}} (force|make) to sacrifice {{things:things}}{_THEN}",
    ),
    *asks(_need_not_give_up, f"need_not {{who:who}} sacrifice {{things:things}}{_THEN}"),
    *asks(lambda things: AskDuty(GivenUp(things)), f"must {{things:things}} (be|get) sacrifice{_THEN}"),
    *asks(
        lambda who, things: AskWhether(_given_up(who, things)),
        f"do {{who:who}} sacrifice {{things:things}}{_THEN}",
    ),
    *asks(lambda things: AskWhether(GivenUp(things)), f"(do|be) {{things:things}} (get |)sacrifice{_THEN}"),
    *asks(
        _more_than_once,
        f"can {{who:who}} {{act:act}} ({_OFTEN}){_IN_A_TURN}",
        f"be {{who:who}} (allowed|able|free|permitted) to {{act:act}} ({_OFTEN}){_IN_A_TURN}",
    ),
    *asks(
        lambda what: AskCan(Activates(what, "", times=2)),
        f"can {{what:thing}} be (activate|use|pump) ({_OFTEN}){_IN_A_TURN}",
    ),
    *asks(
        lambda what: AskTimes(Activates(what, what.owner), what.owner),
        f"how many times can {{what:thing}} be (activate|use|pump){_IN_A_TURN}",
    ),
    hears(ASK, "how many times be {who:who} able to {act:act}", _times),
    hears(ASK, "how many times (can|do|may) {who:who}( get to|) {act:act}", _times),
)
