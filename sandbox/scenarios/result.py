"""Rulings on texts: what the command prints, the API answers and the pages show."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sandbox.editions import AS_TAGGED, EDITIONS, NEWEST
from sandbox.engine.budget import Budget
from sandbox.engine.choices import AnyChoice
from sandbox.engine.events.spells import Countered, Failed
from sandbox.engine.game import Edition, Game
from sandbox.engine.names import named
from sandbox.engine.trace import Node
from sandbox.meaning.card import Card
from sandbox.scenarios.claims import claims_of
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.legal_moves.actions import answers_to, tried
from sandbox.scenarios.legal_moves.offer import Offer
from sandbox.scenarios.legal_moves.say import option_of
from sandbox.scenarios.other_moments import moments_that_allow
from sandbox.scenarios.parsing import parse_text, with_one_more
from sandbox.scenarios.play.run import Run, explore, run
from sandbox.scenarios.values.position import Position
from sandbox.scenarios.values.ruling import NotPlayed, OpenChoice, Option, Outcome, Refused, Ruling
from sandbox.scenarios.values.serialization import Json, listed_as_json
from sandbox.scenarios.values.trace import TraceStep, entry_of, wider_rules
from sandbox.scenarios.watching import OffersAtEnd, PositionsAlong
from sandbox.terms.errors import BudgetSpent, Malformed

MOST_OPTIONS = 60
STOPPED = "the game was stopped before it had come to the end of the text"
POSITIONS = "not every position along the way was recorded"
OPTIONS = "not everything that could be said next was looked for"
MOMENTS = "not every moment was tried at which the act might have been allowed"
CHOICES = "not every way of choosing was tried"
"""What of a ruling may have been left out."""


def rule(
    text: str, edition: str | None = None, explore: bool = False, positions: bool = False, options: bool = False
) -> list[Ruling]:
    """Plays every scenario of the text: under the edition, or each as `edition_of` says.

    `explore` also answers open choices in every way; `positions` adds the position after each step;
    `options` the sentences with which the text could go on. Raises Malformed, and BudgetSpent where not all of them
    can be played within one budget.
    """
    budget = Budget()
    return [ruling_of(one, edition_of(one, edition), explore, positions, options, budget) for one in parse_text(text)]


def rule_json(
    text: str, edition: str | None = None, explore: bool = False, frames: bool = False, options: bool = False
) -> list[dict[str, Json]]:
    """The same as the API gives it, where positions are called frames."""
    return listed_as_json(rule(text, edition, explore, frames, options))


def edition_of(parsed: ParsedScenario, asked: str | None = None) -> str:
    """The edition that is asked for. As tagged: the first edition among the scenario's tags, or else the one that is
    named for the others; where nothing is asked for, that is the newest."""
    if asked and not asked.startswith(AS_TAGGED):
        return asked
    otherwise = asked.removeprefix(AS_TAGGED) if asked else NEWEST
    return next((tag for tag in parsed.scenario.tags if tag in EDITIONS), otherwise)


def ruling_of(
    parsed: ParsedScenario,
    edition: str,
    explore_choices: bool = False,
    positions: bool = False,
    options: bool = False,
    budget: Budget | None = None,
) -> Ruling:
    """One scenario under one edition. With `positions`, each step of the trace counts into them. Raises BudgetSpent
    where not even the position can be set up."""
    record, budget = _record_of(edition), budget or Budget()
    along, offered = PositionsAlong(), OffersAtEnd(parsed)
    watch, at_end = along.record if positions else None, offered.look if options else None
    done = run(parsed, record, watch, at_end, budget, along.begin)
    found = _ruling(parsed, edition, done, along.start, along.end(done.game))
    if not (positions or options or explore_choices or done.budget_spent):
        return found
    offers, all_offered = _options(parsed, edition, done, offered, budget) if options else (None, True)
    moments = _with_other_moments(found.refusal, done, edition, budget) if options else (found.refusal, True)
    outcomes, all_explored = _outcomes(parsed, edition, budget) if explore_choices else (None, True)
    if outcomes and found.not_played:
        outcomes = tuple(replace(one, certain=False) for one in outcomes)
    bounds = ((STOPPED, done.budget_spent), (POSITIONS, not along.is_whole))
    more = ((OPTIONS, not all_offered), (MOMENTS, not moments[1]), (CHOICES, not all_explored))
    return replace(
        found,
        options=offers,
        refusal=moments[0],
        positions=tuple(along.found[: _positions_of(done.game)]) if positions else None,
        outcomes=outcomes,
        left_out=tuple(words for words, is_so in (*bounds, *more) if is_so) or None,
    )


def _record_of(edition: str) -> Edition:
    if edition not in EDITIONS:
        raise Malformed(f"there is no edition {edition!r}", nearest=list(EDITIONS))
    return EDITIONS[edition]


def _ruling(parsed: ParsedScenario, edition: str, done: Run, start: Position, final: Position) -> Ruling:
    scenario, cards = parsed.scenario, _imported(done.game)
    return Ruling(
        name=scenario.name,
        rule=scenario.rule,
        line=scenario.line,
        tags=tuple(scenario.tags),
        edition=edition,
        edition_name=EDITIONS[edition].name,
        passed=done.passed,
        claims=claims_of(parsed, done),
        refusal=_refused(done, edition),
        changes=done.changes(),
        result=done.game.outcome or None,
        open_choices=(_open_choice(done.open_choice),) if done.open_choice is not None else (),
        trace=tuple(step_of(node, edition) for node in done.game.trace.roots),
        text=scenario.text,
        start=start,
        final=final,
        faults=tuple(done.faults) or None,
        failed=tuple(_failed_in(done.game)),
        every_order_tried=None if done.every_order_tried else False,
        not_played=tuple([NotPlayed(card.name, part) for card in cards for part in card.unread]) or None,
        todays_texts=tuple([card.name for card in cards]) or None,
    )


def _failed_in(game: Game) -> Iterator[str]:
    """What did nothing."""
    for node in game.trace.all_nodes():
        if isinstance(node.event, Failed | Countered):
            yield named(node.event.action)


def _imported(game: Game) -> list[Card]:
    """The cards of the game that come from an imported file, each once."""
    owned = [thing for player in game.players for zone in player.owned_zones.values() for thing in zone]
    on_their_way = [action.source for action in game.waiting]
    found = {thing.card.name: thing.card for thing in (*game.battlefield, *owned, *on_their_way) if thing.card.imported}
    return [found[name] for name in sorted(found)]


def _positions_of(game: Game) -> int:
    """How many positions its trace counts into: what an open choice has undone shows none."""
    return max((node.position + 1 for node in game.trace.all_nodes() if node.position is not None), default=0)


def _outcomes(parsed: ParsedScenario, edition: str, budget: Budget) -> tuple[tuple[Outcome, ...], bool]:
    """Every outcome with the choices that lead to it, and whether every way of choosing has been tried. One outcome
    alone is certain."""
    explored = explore(parsed, EDITIONS[edition], budget)
    certain = len(explored.found) == 1 and explored.all_tried
    found = tuple(
        Outcome(edition, changes, refusal, tuple(ways), certain, explored.all_tried)
        for (changes, refusal), ways in explored.found.items()
    )
    return found, explored.all_tried


def _options(
    parsed: ParsedScenario, edition: str, done: Run, offered: OffersAtEnd, budget: Budget
) -> tuple[tuple[Option, ...], bool]:
    """What could be said next, and whether that is all; what is in doubt is played to see whether it can."""
    if done.open_choice is not None:
        return tuple(_option(one, edition) for one in answers_to(done.open_choice)), True
    doubts = 0

    def can_be_said(sentence: str) -> bool:
        nonlocal doubts
        try:
            further = run(with_one_more(parsed, sentence), EDITIONS[edition], budget=budget)
        except BudgetSpent:
            doubts += 1
            return False
        doubts += further.budget_spent
        return further.refusal is None and not further.unread

    with budget.with_at_most(budget.left // 2):
        found = tried(offered.found, can_be_said)
    return tuple(_option(one, edition) for one in found), offered.is_whole and not doubts


def _option(one: Offer, edition: str) -> Option:
    because, rule_key = (one.refusal.because, one.refusal.rule) if one.refusal else (None, None)
    entry = entry_of(rule_key, edition)
    legal = one.refusal is None
    return Option(one.player, one.sentence, legal, because, rule_key, entry, one.lead, one.kind, one.actors, one.aim)


def _refused(done: Run, edition: str) -> Refused | None:
    scenario = done.parsed.scenario
    if done.open_choice is not None:
        text = f"{done.open_choice.player.name} must choose: {done.open_choice.text}"
        step = done.asked_at.step if done.asked_at is not None else None
        line, sentence = (step.line, step.text) if step else (scenario.line, scenario.name)
        return Refused(line, sentence, text, None, None)
    if done.refusal is None:
        return None
    step = done.refused_at.step if done.refused_at is not None else None
    line, text = (step.line, step.text) if step else (scenario.line, scenario.name)
    return Refused(line, text, done.refusal.because, done.refusal.rule, entry_of(done.refusal.rule, edition))


def _with_other_moments(
    refusal: Refused | None, done: Run, edition: str, budget: Budget
) -> tuple[Refused | None, bool]:
    """A refusal with the moments at which the act would have been allowed, where there are any, and whether all that
    could be have been tried. Half of what is left goes into it at most."""
    if refusal is None or done.too_long:
        return refusal, True
    with budget.with_at_most(budget.left // 2):
        allowed = moments_that_allow(done, EDITIONS[edition], budget)
        return replace(refusal, allowed=allowed or None), not budget.is_spent


def _open_choice(choice: AnyChoice) -> OpenChoice:
    options = tuple(option_of(choice, option) for option in choice.listed()[:MOST_OPTIONS])
    return OpenChoice(choice.player.name, choice.text, options)


def step_of(node: Node, edition: str) -> TraceStep:
    """A step of the trace with everything that happened within it."""
    children = tuple([step_of(child, edition) for child in node.children])
    entry, also = entry_of(node.rule, edition), wider_rules(node.also, edition)
    return TraceStep(node.text, node.rule, entry, node.line, node.position, children, also)


def with_lines_moved(ruling: Ruling, by: int) -> Ruling:
    """The ruling with its lines counted from another beginning, such as that of the file in which the text stands."""
    return replace(
        ruling,
        line=ruling.line + by,
        claims=tuple(replace(claim, line=claim.line + by) for claim in ruling.claims),
        refusal=replace(ruling.refusal, line=ruling.refusal.line + by) if ruling.refusal else None,
        trace=tuple(_step_moved(step, by) for step in ruling.trace),
        faults=tuple(replace(one, line=one.line + by) for one in ruling.faults) if ruling.faults else None,
    )


def _step_moved(step: TraceStep, by: int) -> TraceStep:
    line = step.line + by if step.line is not None else None
    return replace(step, line=line, children=tuple(_step_moved(child, by) for child in step.children))
