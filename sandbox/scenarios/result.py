"""Rulings as plain data: what the command prints, the API answers and the pages show."""

from __future__ import annotations

from typing import Any

from sandbox.editions import EDITIONS
from sandbox.editions.citations import cited
from sandbox.engine.choices import AnyChoice
from sandbox.engine.events import named
from sandbox.engine.game import Game
from sandbox.engine.trace import Node
from sandbox.scenarios.explore.exploring import explore as explore_outcomes
from sandbox.scenarios.language.parser import ParsedScenario, understand_text, with_one_more
from sandbox.scenarios.legal_moves.actions import answers_to, tried
from sandbox.scenarios.play.oracle import TextOracle
from sandbox.scenarios.play.outcome import position_data
from sandbox.scenarios.play.run import Run, prepare, run
from sandbox.terms.errors import Malformed

Data = dict[str, Any]
NEWEST = "m11"


def rule(
    text: str, edition: str | None = None, explore: bool = False, frames: bool = False, options: bool = False
) -> list[Data]:
    """Plays every scenario of the text: under the edition, or each under the first edition that its tags name.

    `explore` also answers open choices in every way; `frames` adds the position after each step;
    `options` the sentences with which the text could go on. Raises Malformed.
    """
    return [ruling_of(one, edition or edition_of(one), explore, frames, options) for one in understand_text(text)]


def edition_of(parsed: ParsedScenario) -> str:
    """The first edition among the scenario's tags, or the newest."""
    return next((tag for tag in parsed.scenario.tags if tag in EDITIONS), NEWEST)


def editions_named(parsed: ParsedScenario) -> list[str]:
    """Every edition that the scenario's tags speak of."""
    return [tag for tag in parsed.scenario.tags if tag in EDITIONS] or [NEWEST]


def compare(text: str) -> Data:
    """The rulings of every edition: `{"editions": {key: [ruling, …]}}`."""
    parsed = understand_text(text)
    return {"editions": {key: [ruling_of(one, key) for one in parsed] for key in EDITIONS}}


MOST_FRAMES = 400


def ruling_of(
    parsed: ParsedScenario, edition: str, explore_choices: bool = False, frames: bool = False, options: bool = False
) -> Data:
    """One scenario under one edition. With `frames`, positions are listed and each step's `frame` counts into them."""
    if edition not in EDITIONS:
        raise Malformed(f"there is no edition {edition!r}", nearest=list(EDITIONS))
    start = prepare(parsed, EDITIONS[edition], TextOracle([]))
    start_data = position_data(start.game)
    pictures: list[Data] = []

    def picture(game: Game, node: Node) -> None:
        if len(pictures) < MOST_FRAMES:
            node.frame = len(pictures)
            pictures.append(position_data(game))

    oracle = TextOracle(list(parsed.rest))
    oracle.wants_offers = options
    done = run(parsed, EDITIONS[edition], oracle, watch=picture if frames else None)
    data = _data(parsed, edition, done) | {"start": start_data, "final": position_data(done.game)}
    if options:
        offered = answers_to(done.open_choice) if done.open_choice is not None else _offers(parsed, edition, done)
        data["options"] = [one | {"entry": entry_data(one["rule"], edition)} for one in offered]
    if frames:
        data["frames"] = pictures
    if explore_choices:
        data["outcomes"] = explore_outcomes(parsed, EDITIONS[edition])
    return data


def _offers(parsed: ParsedScenario, edition: str, done: Run) -> list[Data]:
    """What could be said next; what is in doubt is played to see whether it can."""

    def can_be_said(sentence: str) -> bool:
        further = run(with_one_more(parsed, sentence), EDITIONS[edition])
        return further.refusal is None and not further.unread

    return tried(done.oracle.offers, can_be_said) if done.oracle is not None else []


def _data(parsed: ParsedScenario, edition: str, done: Run) -> Data:
    scenario = parsed.scenario
    return {
        "name": scenario.name,
        "rule": scenario.rule,
        "line": scenario.line,
        "tags": list(scenario.tags),
        "edition": edition,
        "edition_name": EDITIONS[edition].name,
        "passed": done.passed,
        "claims": _claims(done),
        "refusal": _refusal(done, edition),
        "outcome": done.outcome(),
        "result": done.game.outcome or None,
        "open_choices": [_choice(done.open_choice)] if done.open_choice is not None else [],
        "trace": [step_data(node, edition) for node in done.game.trace.roots],
        "text": scenario.text,
    }


def _claims(done: Run) -> list[Data]:
    judged = [
        {"line": j.bound.step.line, "text": j.bound.step.text, "holds": j.holds, "found": j.found} for j in done.judged
    ]
    missed = [
        {"line": m.step.line, "text": m.step.text, "holds": False, "found": "the game did not come this far"}
        for m in done.unread
        if m.kind == "claim"
    ]
    return judged + missed


def _refusal(done: Run, edition: str) -> Data | None:
    if done.open_choice is not None:
        text = f"{done.open_choice.player.name} must choose: {done.open_choice.text}"
        return {"line": done.line, "text": "", "message": text, "rule": None, "entry": None}
    if done.refusal is None:
        return None
    step = done.refused_at.step if done.refused_at is not None else None
    return {
        "line": step.line if step else done.line,
        "text": step.text if step else "",
        "message": done.refusal.because,
        "rule": done.refusal.rule,
        "entry": entry_data(done.refusal.rule, edition),
    }


def _choice(choice: AnyChoice) -> Data:
    return {
        "player": choice.player.name,
        "question": choice.text,
        "options": [option_words(option) for option in choice.listed()[:60]],
    }


def option_words(option: Any) -> str:
    """An option as a person reads it."""
    if option is None:
        return "nothing"
    if isinstance(option, dict):
        return ", ".join(f"{part} to {named(thing)}" for thing, part in option.items()) or "nothing"
    if isinstance(option, list | tuple):
        joint = ", then " if isinstance(option, list) else ", "
        return joint.join(option_words(part) for part in option)
    if hasattr(option, "label") and (hasattr(option, "card") or hasattr(option, "life") or hasattr(option, "kind")):
        return named(option)
    return {True: "yes", False: "no"}.get(option, str(option)) if isinstance(option, bool) else str(option)


def step_data(node: Node, edition: str) -> Data:
    """A step of the trace with everything that happened within it."""
    return {
        "text": node.text,
        "rule": node.rule,
        "entry": entry_data(node.rule, edition),
        "line": node.line,
        "frame": node.frame,
        "children": [step_data(child, edition) for child in node.children],
    }


def entry_data(rule_key: str | None, edition: str) -> Data | None:
    """Where the edition states the rule; the title is the site's to know."""
    found = cited(rule_key, edition)
    if found is None:
        return None
    return {"edition": edition, "kind": found.kind, "slug": found.slug, "title": rule_key}
