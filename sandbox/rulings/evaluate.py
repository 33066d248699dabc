"""What pages need of the engine: a text played, whatever happens, and the editions that are meant."""

from __future__ import annotations

import logging
from dataclasses import replace

from sandbox.editions import EDITIONS
from sandbox.rulings.remembered import Remembered
from sandbox.scenarios.evaluation import Evaluation, evaluate
from sandbox.scenarios.values.fault import fault

log = logging.getLogger(__name__)
ENGINE_FAULT = "EngineFault"
FAILED = "the engine failed on this scenario; that is a bug of Headjudge"
MOST_SAID = 500
"""So many characters of the text that was asked stand in the answer."""


def evaluate_safely(
    text: str, edition: str | None = None, explore: bool = False, positions: bool = False, options: bool = False
) -> Evaluation:
    """Like ``evaluate``, for pages: a bug of the engine is logged, and said in the ruling's place."""
    try:
        return evaluate(text, edition, explore, positions, options)
    except Exception:
        log.exception("a scenario broke the engine under %s:\n%s", edition, text)
        fault_of_ours = replace(fault(FAILED), kind=ENGINE_FAULT, sentence=text[:MOST_SAID])
        return Evaluation(text, edition, faults=(fault_of_ours,))


def status_of(evaluation: Evaluation) -> int:
    """The status of an answer that is this evaluation: 400 where the text is at fault, 503 where the engine is, or
    where there was no time to play anything."""
    if evaluation.fault is None:
        return 200
    ours = evaluation.fault.kind == ENGINE_FAULT or evaluation.for_lack_of_time
    return 503 if ours else 400


def page_status(evaluation: Evaluation) -> int:
    """The status of a page that shows it: a text at fault is what its page is for, a bug of ours is not."""
    return 503 if status_of(evaluation) == 503 else 200


OF_ENTRIES = Remembered(24_000_000)


def evaluate_for_page(text: str, edition: str | None = None) -> Evaluation:
    """Like ``evaluate_safely``, remembered. For texts of the site's own."""
    return OF_ENTRIES.get((text, edition), lambda: evaluate_safely(text, edition))


def edition_to_play(tags: list[str], home: str) -> str:
    """The edition that a scenario of an entry is played under: the entry's, unless its tags name only others."""
    named = [tag for tag in tags if tag in EDITIONS]
    return home if not named or home in named else named[0]


def known_edition(key: str) -> str:
    """An edition's id from a query, or empty: an unknown one filters nothing."""
    return key if key in EDITIONS else ""
