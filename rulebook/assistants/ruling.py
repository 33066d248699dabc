"""Tools that let the engine play: a ruling, every outcome, what may be done next, editions side by side, a question."""

from __future__ import annotations

from itertools import islice

from django.urls import reverse
from django.utils.http import urlencode
from mcp.server.mcpserver.exceptions import ToolError

from rulebook.assistants.errors import in_words, known_edition, refused
from rulebook.assistants.links import ruling_link, whole
from rulebook.assistants.reading import ToolAnswer
from rulebook.questions import answer_question
from sandbox.rulings.addresses import entry_url
from sandbox.rulings.compare import Column, across_editions
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.rulings.headline import answer_there, headline
from sandbox.scenarios.evaluation import Evaluation, left_out_of
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.serialization import listed_as_json, object_as_json
from sandbox.scenarios.values.trace import TraceStep, how_many, in_order

MOST_STEPS = 150
"""Of a trace; a longer one is cut, and says so."""


def rule_on(scenario: str, edition: str = "") -> ToolAnswer:
    """Play a scenario and say what happens, step by step, each step with the rule that decides it. A scenario is
    text: `Example: a name`, then lines that begin with Given (the position), When (what players do) and Then (what is
    claimed); `list_sentences` says which sentences there are. Wrong sentences come back with what to say instead."""
    evaluation = _played(scenario, edition)
    return {
        "rulings": [_ruling(ruling) for ruling in evaluation.rulings],
        "problems": [in_words(fault) for fault in evaluation.faults],
        "url": ruling_link(scenario, edition),
        **left_out_of(evaluation),
    }


def explore(scenario: str, edition: str = "") -> ToolAnswer:
    """Play a scenario with every answer to every choice that it leaves open: what can become of it, and by which
    choices."""
    evaluation = _played(scenario, edition, explored=True)
    return {
        "rulings": [
            {
                "answer": headline(ruling),
                "open_choices": listed_as_json(ruling.open_choices),
                "outcomes": listed_as_json(ruling.outcomes or ()),
                "left_out": list(ruling.left_out or ()),
            }
            for ruling in evaluation.rulings
        ],
        "url": ruling_link(scenario, edition),
        **left_out_of(evaluation),
    }


def legal_moves(scenario: str, edition: str = "") -> ToolAnswer:
    """What may be done next where a scenario ends: sentences that could be its next line, and what is being asked."""
    evaluation = _played(scenario, edition, offered=True)
    last = evaluation.rulings[-1]
    options = listed_as_json(option for option in last.options or () if option.legal)
    return {
        "options": options,
        "open_choices": listed_as_json(last.open_choices),
        "url": ruling_link(scenario, edition),
        **left_out_of(evaluation),
    }


def compare_editions(scenario: str) -> ToolAnswer:
    """Play a scenario under every edition of the rules; equal outcomes stand together."""
    _played(scenario, "")
    (comparison, *_) = across_editions(scenario)
    return {
        "agreed": comparison.agreed,
        "outcomes": [_column(column) for column in comparison.columns],
        "url": whole(f"{reverse('sandbox:compare')}?{urlencode({'text': scenario})}"),
    }


EXAMPLE = "I bolt his Grizzly Bears, he responds with Giant Growth. Do they live?"


def ask(question: str, edition: str = "") -> ToolAnswer:
    """Answers a question in a player's own words, with a ruling where every word of it is understood, else with the
    entries that speak of it. What was not understood is named: put it into a scenario yourself and use `rule_on`."""
    if not question.strip():
        raise ToolError(f"there is no question: say what a player asks a judge, as {EXAMPLE!r}")
    return {
        **object_as_json(answer_question(question, known_edition(edition))),
        "url": whole(f"{reverse('rulebook:ask')}?{urlencode({'q': question, 'edition': edition})}"),
    }


def _played(scenario: str, edition: str, explored: bool = False, offered: bool = False) -> Evaluation:
    """Raises ToolError where nothing of it can be played."""
    evaluation = evaluate_safely(scenario, known_edition(edition) or None, explored, options=offered)
    if not evaluation.rulings:
        raise refused(evaluation.faults)
    return evaluation


def _ruling(ruling: Ruling) -> ToolAnswer:
    steps = [_step(depth, step) for depth, step in islice(in_order(ruling.trace), MOST_STEPS)]
    left = how_many(ruling.trace) - len(steps)
    return {
        "name": ruling.name,
        "edition": ruling.edition,
        "answer": headline(ruling),
        "passed": ruling.passed,
        "claims": [{"text": one.text, "holds": one.holds, "found": one.found} for one in ruling.claims],
        "refused": _refusal(ruling),
        "outcome": list(ruling.outcome),
        "game_over": ruling.result,
        "open_choices": listed_as_json(ruling.open_choices),
        "steps": steps,
        "steps_left_out": left,
        "unused": [in_words(fault) for fault in ruling.faults or ()],
        "left_out": list(ruling.left_out or ()),
    }


def _step(depth: int, step: TraceStep) -> ToolAnswer:
    """What happened, how deep it stands below what caused it, and the rule."""
    return {"depth": depth, "text": step.text, "rule": step.rule, "url": whole(entry_url(step.entry))}


def _refusal(ruling: Ruling) -> ToolAnswer | None:
    refused_act = ruling.refusal
    if refused_act is None:
        return None
    return {
        "line": refused_act.line,
        "text": refused_act.text,
        "why": refused_act.message,
        "rule": refused_act.rule,
        "url": whole(entry_url(refused_act.entry)),
        "allowed": list(refused_act.allowed or ()),
    }


def _column(column: Column) -> ToolAnswer:
    said = answer_there(column.ruling) if column.ruling else in_words(column.fault) if column.fault else ""
    return {"editions": list(column.keys), "answer": said}
