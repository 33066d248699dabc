"""From a question to its ruling: read, told as a scenario, played, judged."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from sandbox.questions.accounted import check_accounted
from sandbox.questions.all_used import all_used
from sandbox.questions.answering_moments import asks_moment, when_to_do
from sandbox.questions.asked_told import LAST_UNTRIED
from sandbox.questions.casting_told import PREFERRED
from sandbox.questions.coming_back import OF_NOW, is_drawn_later
from sandbox.questions.drafting import reading_so_far, understood
from sandbox.questions.having_told import WHOSE
from sandbox.questions.judging import Found
from sandbox.questions.named_cards import not_played
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.pieces import NotClear, NotThisWay
from sandbox.questions.playing import JudgedTelling, assuming, play_and_judge, view_of
from sandbox.questions.reading import QuestionRead, read_question
from sandbox.questions.said.acts_combat import Meets
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskEither,
    AskWhether,
    AskWorks,
    outcome_of,
)
from sandbox.questions.said.moments import OnceResolved
from sandbox.questions.said.outcomes import (
    Fizzles,
    GameEnds,
    GoesThrough,
    LosesGame,
    StaysInGame,
    ToldOutcome,
    WinsGame,
)
from sandbox.questions.saved_judged import both_ways
from sandbox.questions.stages import stages
from sandbox.questions.story import ToldQuestion, tell
from sandbox.questions.telling import ANY_OF
from sandbox.questions.values import Dependence, PositionAnswer, QuestionReading
from sandbox.questions.ways_on import GOING_ON, TURN_ENDS, Work
from sandbox.questions.whose_unsaid import check_whose
from sandbox.scenarios.evaluation import evaluate

MOST_TELLINGS = 20
AT_ONCE = re.compile(
    r"\b(?:immediately|right away|straight away|straightaway|at once|on the spot|instantly)\b", re.IGNORECASE
)
"""Words that ask whether something comes about without delay."""
GAME_OVER = "the game is over"
"""Why nothing more can be done."""
CARD_NOT_UNDERSTOOD = "what the card does"
"""Why nothing is ruled where a card of the question is not understood whole."""
FORBIDDING = frozenset({
    "targets", "protection", "shroud", "hexproof", "flying", "landwalk", "fear", "intimidate", "shadow", "walls",
    "horsemanship", "skulk", "unblockable",
})  # fmt: skip
"""Rules by which what is told may be impossible whenever it is done."""

TOLD_WRONG = re.compile(r" is a player, | is not (?:in play|on the battlefield)")
"""Words of a refusal that speak of what is not there, or of no sort at all: it may only be told in a wrong order,
unless it is said that what came before has resolved."""


def answer_position(question: str, edition: str, otherwise: frozenset[str] = frozenset()) -> PositionAnswer:
    """The ruling on the position that a question describes, or what was understood of it. `otherwise`: the keys of what
    is not as it would be assumed."""
    read = read_question(question)
    if read.not_understood:
        return _unanswered(question, edition, read, "")
    if unread := tuple(not_played(read.form.cards)):
        return _unanswered(question, edition, replace(read, not_understood=unread), CARD_NOT_UNDERSTOOD)
    if not any(isinstance(part.said, Ask) for part in read.parts):
        return _unanswered(question, edition, read, "what is asked")
    try:
        work = Work()
        if asks_moment(read.parts):
            told = when_to_do(read.parts, lambda parts: list(_tellings(read.form, parts, edition, otherwise, work)))
            return _answered(question, edition, [as_called(told, read.form.called)])
        judged = _staged([list(_tellings(read.form, parts, edition, otherwise, work)) for parts in stages(read.parts)])
        check_whose(read.parts, judged, lambda parts: list(_tellings(read.form, parts, edition, otherwise, work)))
        both_ways([(each.told, view_of(each.told, each.ruling)) for each in judged])
    except NotClear as unclear:
        return _unanswered(question, edition, read, str(unclear))
    if AT_ONCE.search(question) and any(map(_only_in_the_end, judged)):
        return _unanswered(question, edition, read, "when the game is lost")
    asked_now = AT_ONCE.search(question) or OF_NOW.search(question)
    if asked_now and any(is_drawn_later(each.told.pieces, each.told.when) for each in judged):
        return _unanswered(question, edition, read, "when the card is drawn")
    if not judged and otherwise:
        return _refused(question, edition, read, otherwise)
    if not judged:
        return _unanswered(question, edition, read, "how it is played")
    return _answered(question, edition, [as_called(each, read.form.called) for each in judged])


def _only_in_the_end(judged: JudgedTelling) -> bool:
    """Whether the game is lost only because the turn was played to its end."""
    return judged.told.text.endswith(TURN_ENDS) and TURN_ENDS.split("When ")[1].strip() not in judged.told.when


def as_called(judged: JudgedTelling, called: Sequence[tuple[str, str]]) -> JudgedTelling:
    """The telling, its players called in the answer as the question calls them."""
    if not called:
        return judged
    found = []
    for each in judged.found:
        sentence = each.sentence
        for told, name in called:
            sentence = re.sub(rf"\b{told}\b", name, sentence)
        found.append(Found(each.verdict, sentence))
    words = [f"{told} in the scenario is {name}" for told, name in called]
    return assuming(replace(judged, found=tuple(found)), "; ".join(words))


def _refused(question: str, edition: str, read: QuestionRead, otherwise: frozenset[str]) -> PositionAnswer:
    """Where things are not as they would be assumed, it may be that it cannot be done: the ruling says why."""
    told = tell(read.parts, [token.text for token in read.form.tokens], otherwise=otherwise)
    rulings = evaluate(told.text, edition).rulings
    if len(rulings) != 1 or rulings[0].refusal is None:
        return _unanswered(question, edition, read, "how it is played")
    answer = f"It cannot be done: {rulings[0].refusal.message}."
    return PositionAnswer(question, edition, answer, None, _reading(edition, told), rulings[0])


def _reading(edition: str, told: ToldQuestion) -> QuestionReading:
    words = tuple(assumption.words for assumption in told.assumed)
    return QuestionReading(edition, told.text, words, (), tuple(told.assumed))


def _unanswered(question: str, edition: str, read: QuestionRead, reason: str) -> PositionAnswer:
    scenario = reading_so_far(read, edition) if read.parts and reason != CARD_NOT_UNDERSTOOD else ""
    reading = QuestionReading(edition, scenario, (), read.not_understood, (), understood(read))
    return PositionAnswer(question, edition, "", None, reading, None, (), reason)


def _answered(question: str, edition: str, judged: list[JudgedTelling]) -> PositionAnswer:
    first = judged[0]
    reading = _reading(edition, first.told)
    if len({(_in_any_order(each.sentence), each.verdict) for each in judged}) == 1:
        return PositionAnswer(question, edition, first.sentence, first.verdict, reading, first.ruling)
    idle = _idle(judged)
    judged = list({each.sentence: each for each in reversed(judged)}.values())[::-1]
    ways = tuple(Dependence(_way(each, idle), each.sentence, each.told.text, each.ruling) for each in judged)
    words = " ".join(f"If {way.when}: {way.answer}" for way in ways)
    return PositionAnswer(
        question, edition, f"It depends on {_what_differs(judged, idle)}. {words}", None, reading, first.ruling, ways
    )


def _in_any_order(sentence: str) -> tuple[str, ...]:
    """What is said of each thing, whichever is named first."""
    return tuple(sorted(each.strip(" .") for each in re.split(r"; |\. | and ", sentence)))


def _idle(judged: Sequence[JudgedTelling]) -> frozenset[str]:
    """What the question leaves open and does not change what comes of it, whatever else is chosen."""
    found = set()
    for at, ways in enumerate(judged[0].told.open_ways):
        rest: dict[tuple[object, ...], list[str]] = {}
        for each in judged:
            rest.setdefault((each.chosen, each.choices[:at], each.choices[at + 1 :]), []).append(each.sentence)
        tried = any(len(sentences) > 1 for sentences in rest.values())
        alike = all(len(set(sentences)) == 1 for sentences in rest.values())
        if alike and (tried or len({each.choices[at : at + 1] or (0,) for each in judged}) == 1):
            found.add(ways.on)
    return frozenset(found)


def _way(judged: JudgedTelling, idle: frozenset[str]) -> str:
    """What distinguishes a telling: what was taken to be so where the words leave it open, and what players chose."""
    open_ways = zip(judged.told.open_ways, judged.choices, strict=False)
    taken = [ways.says[choice] for ways, choice in open_ways if ways.on not in idle]
    return ", and ".join([*taken, *judged.chosen])


def _what_differs(judged: Sequence[JudgedTelling], idle: frozenset[str]) -> str:
    """What the question leaves open."""
    told = [ways.on for ways in judged[0].told.open_ways if ways.on not in idle]
    chosen = [f"what {player} chooses" for each in judged for player in each.choosers]
    return " and ".join(dict.fromkeys([*told, *chosen]))


def _staged(told: Sequence[list[JudgedTelling]]) -> list[JudgedTelling]:
    """What was found each time that something was asked, on the position that it comes to in the end. Raises NotClear
    where one of several depends on something."""
    if len(told) == 1 or not all(told):
        return told[0] if all(told) else []
    if any(len({each.sentence for each in judged}) > 1 for judged in told):
        raise NotClear("what depends on what")
    found = tuple(found for judged in told for found in judged[0].found)
    return [replace(told[-1][0], found=found)]


def _tellings(
    form: NormalForm, parts: Sequence[Part], edition: str, otherwise: frozenset[str], work: Work
) -> Iterator[JudgedTelling]:
    """Every way to tell the question that can be played."""
    words = [token.text for token in form.tokens]
    ways = _ways_in_order(parts, words)
    played = False
    best: int | None = None
    not_tried: list[tuple[int, ...]] = []  # where any of several could do it, and this one cannot
    for choices in ways:
        told = tell(parts, words, choices, otherwise=otherwise)
        preferred = _preference_told(told, choices)
        if None not in (best, preferred) and preferred != best:
            continue
        judged = play_and_judge(told, edition, choices, work)
        tried = any(isinstance(part.said, AskCan | AskWorks) for part in parts)
        if not judged and told.stated and tried and (alone := _unstated(told, edition, choices, work)):
            yield _without_that(alone[0], parts)
            continue
        if not judged and _is_tried(parts, told):
            # what is asked whether it may be done cannot be done: the rest is played without it
            if any(each.on == ANY_OF for each in told.open_ways):
                not_tried.append(choices)
                continue
            told = tell(parts, words, choices, attempts=False, otherwise=otherwise)
            judged = play_and_judge(told, edition, choices, work)
            if any(map(_could_be_done, judged)):
                judged = _but_the_last(parts, words, judged, edition, otherwise, work)
        played = played or bool(judged)
        best = preferred if judged and best is None else best
        yield from judged
    for choices in () if played else not_tried[:1]:
        told = tell(parts, words, choices, attempts=False, otherwise=otherwise)
        yield from play_and_judge(told, edition, choices, work)
    met = any(isinstance(part.said, Meets) for part in parts)  # each way of fighting that can be played is meant
    for choices in () if played or not_tried or met else ways:
        in_order = any(isinstance(part.said, GoesThrough | OnceResolved) for part in parts)
        told = tell(parts, words, choices, otherwise=otherwise)
        yield from _without_the_impossible(told, edition, choices, work, in_order)


def _but_the_last(
    parts: Sequence[Part],
    words: Sequence[str],
    untried: Sequence[JudgedTelling],
    edition: str,
    otherwise: frozenset[str],
    work: Work,
) -> list[JudgedTelling]:
    """Of several things of which it is asked whether they may be done, all but the last done, where that may not be
    done in any case. `untried`: each asked about by itself. Raises NotClear where it is another one, or where what is
    done before is what keeps it from being done."""
    told = tell(parts, words, untried[0].choices, otherwise=otherwise | {LAST_UNTRIED})
    judged = play_and_judge(told, edition, untried[0].choices, work)
    asked = [(each.told.asked[-1].ask, each.found[-1].verdict) for each in (*judged, *untried)]
    asks = all(isinstance(each.ask, AskCan) for each in told.asked)
    if not asks or not judged or not all(isinstance(ask, AskCan) and verdict is ask.denied for ask, verdict in asked):
        raise NotClear("how it is played")
    return judged


def _is_tried(parts: Sequence[Part], told: ToldQuestion) -> bool:
    """Whether it is asked if something may be done, or what comes of something that may not be possible."""
    asks = any(isinstance(part.said, AskCan | AskEither | AskWorks) for part in parts)
    return asks or any(isinstance(each.ask, AskWhether) and each.claim for each in told.asked)


def _unstated(told: ToldQuestion, edition: str, choices: tuple[int, ...], work: Work) -> list[JudgedTelling]:
    """The telling played without what is stated to come about."""
    return play_and_judge(replace(told, stated=[]), edition, choices, work)


def _without_that(judged: JudgedTelling, parts: Sequence[Part]) -> JudgedTelling:
    """`can I do it so that it lives?`: it can be done, and that does not come of it. Raises NotClear where it is not
    told as what is to come of it."""
    goal = any(
        isinstance(part.said, ToldOutcome)
        and (part.joins == {"that"} or (not part.joins and isinstance(before.said, AskCan)))
        for before, part in pairwise(parts)
    )
    if not goal or len(judged.found) != 1:
        raise NotClear("what comes of it")
    return replace(judged, found=(Found(False, "No."),))


def _could_be_done(judged: JudgedTelling) -> bool:
    """Whether what is told without it being done was found to be allowed, and more is asked than that."""
    asked = list(zip(judged.told.asked, judged.found, strict=True))
    allowed = [isinstance(each.ask, AskCan) and found.verdict is not each.ask.denied for each, found in asked]
    if all(isinstance(each.ask, AskCan) for each, _ in asked) and not any(allowed[:-1]):
        return False  # nothing that is asked about before the last one can be done
    return len(allowed) > 1 and any(allowed)


def _ways_in_order(parts: Sequence[Part], words: Sequence[str]) -> list[tuple[int, ...]]:
    """What is preferred first."""
    ways = list(_ways(parts, words))
    if any(each.on in PREFERRED for each in tell(parts, words, ways[0]).open_ways):
        ways.sort(key=lambda choices: _preference_told(tell(parts, words, choices), choices) or 0)
    return ways


def _preference_told(told: ToldQuestion, choices: tuple[int, ...]) -> int | None:
    """Which way is told where the first that can be played is meant, as the best X."""
    found = [choice for ways, choice in zip(told.open_ways, choices, strict=False) if ways.on in PREFERRED]
    return found[0] if found else None


def _ways(parts: Sequence[Part], words: Sequence[str]) -> Iterator[tuple[int, ...]]:
    """The choices of each way to tell the question. Raises NotClear where there are too many, and where a card is
    mentioned that does nothing."""
    waiting: list[tuple[int, ...]] = [()]
    unclear: NotThisWay | None = None
    told = 0
    while waiting:
        choices = waiting.pop(0)
        try:
            first = tell(parts, words, choices)
            _used_by_somebody(first)
            check_accounted(parts, first)
            counts = tuple(len(ways.says) for ways in first.open_ways)
            told += 1
            yield (*choices, *(0 for _ in counts[len(choices) :]))
        except NotThisWay as not_this_way:
            unclear, counts = not_this_way, not_this_way.ways
        for at in range(len(choices), len(counts)):
            waiting += [(*choices, *(0,) * (at - len(choices)), way) for way in range(1, counts[at])]
        if told + len(waiting) > MOST_TELLINGS:
            raise NotClear("the order of what happens")
    if not told and unclear is not None:
        raise unclear


def _used_by_somebody(told: ToldQuestion) -> None:
    """Where it is open whose a card is, it is whoever's use it is of. Raises NotThisWay where that is the other one."""
    try:
        all_used(told)
    except NotClear as unclear:
        if not any(each.on == WHOSE for each in told.open_ways):
            raise
        other_way = NotThisWay(str(unclear))
        other_way.ways = tuple(len(each.says) for each in told.open_ways)
        raise other_way from None


def _without_the_impossible(
    told: ToldQuestion, edition: str, choices: tuple[int, ...], work: Work, in_order: bool
) -> list[JudgedTelling]:
    """Where the last act that is told is one that its target or its blocker forbids, what comes about without it.
    `in_order`: what came before it is said to have resolved."""
    rulings = evaluate(told.text, edition).rulings
    refusal = rulings[0].refusal if len(rulings) == 1 else None
    if refusal is not None and refusal.message == GAME_OVER:
        return _as_it_ended(told, edition, choices, work, refusal.text)
    if refusal is None or refusal.rule not in FORBIDDING or "needed, " in refusal.message:
        return []
    if not in_order and TOLD_WRONG.search(refusal.message):
        return []
    if told.helped or any(_is_about_working(each.ask) for each in told.asked):
        return []
    lines = told.text.splitlines()
    at = next((at for at, line in enumerate(lines) if line.strip().split(" ", 1)[-1] == refusal.text), len(lines))
    rest = lines[at + 1 :]
    if any(line.strip().removeprefix("And ") not in GOING_ON for line in rest):
        return []
    for kept in (rest, rest[1:]):
        judged = play_and_judge(replace(told, text="\n".join([*lines[:at], *kept]) + "\n"), edition, choices, work)
        if judged:
            return [replace(each, impossible=refusal.message) for each in judged]
    return []


def _as_it_ended(
    told: ToldQuestion, edition: str, choices: tuple[int, ...], work: Work, too_late: str
) -> list[JudgedTelling]:
    """Who has won, where something is told to be done after the game is over: nothing more is."""
    outcomes = [outcome_of(each.ask) for each in told.asked]
    if not all(isinstance(outcome, GameEnds | LosesGame | StaysInGame | WinsGame) for outcome in outcomes):
        return []
    lines = told.text.splitlines()
    at = next((at for at, line in enumerate(lines) if line.strip().split(" ", 1)[-1] == too_late), len(lines))
    judged = play_and_judge(replace(told, text="\n".join(lines[:at]) + "\n"), edition, choices, work)
    return [replace(each, impossible=f"{GAME_OVER} by then") for each in judged]


def _is_about_working(ask: Ask) -> bool:
    """Whether it is asked of a spell whether it works."""
    return isinstance(outcome_of(ask), GoesThrough | Fizzles)
