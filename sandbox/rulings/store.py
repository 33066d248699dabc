"""Rulings that are stored: storing one, and comparing what it was with what the engine says now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.conf import settings
from django.core.cache import cache

from sandbox.cards.source import card_source
from sandbox.models import StoredRuling
from sandbox.rulings.evaluate import evaluate_safely
from sandbox.rulings.links import RulingQuestion, question
from sandbox.rulings.remembered import Remembered
from sandbox.scenarios.engine_version import engine_version
from sandbox.scenarios.evaluation import Evaluation
from sandbox.scenarios.values.ruling import Ruling
from sandbox.scenarios.values.sentences import ended as ended_words

Stored = Mapping[str, object]
"""How one scenario ended, in the types of JSON: name, edition, outcome, result, refusal, passed; or name and fault."""


OF_QUESTIONS = Remembered(16_000_000)


def evaluate_question(asked: RulingQuestion) -> Evaluation:
    """What a question comes to, remembered."""
    return OF_QUESTIONS.get((asked, card_source().stamp), lambda: evaluate_safely(asked.text, asked.under))


def evaluate_with_positions(asked: RulingQuestion) -> Evaluation:
    """The same with the positions along the way, which take too much memory to be remembered."""
    return evaluate_safely(asked.text, asked.under, positions=True)


def with_edition(asked: RulingQuestion, evaluation: Evaluation) -> RulingQuestion:
    """The question with the edition named that its only scenario was played under, so that one ruling has one link."""
    if not asked.is_as_tagged or len(evaluation.rulings) != 1:
        return asked
    return question(asked.text, evaluation.rulings[0].edition)


def outcome_of(evaluation: Evaluation) -> list[Stored]:
    """What a stored ruling remembers: how each scenario ended."""
    fault = evaluation.fault.message if evaluation.fault else None
    return [ending(ruling) for ruling in evaluation.rulings] or [{"name": "", "fault": fault}]


def ending(ruling: Ruling) -> Stored:
    """How one scenario ended."""
    return {
        "name": ruling.name,
        "edition": ruling.edition,
        "outcome": list(ruling.outcome),
        "result": ruling.result,
        "refusal": ruling.refusal.message if ruling.refusal else None,
        "passed": ruling.passed,
    }


def store_ruling(asked: RulingQuestion, evaluation: Evaluation) -> StoredRuling:
    """The stored ruling of a question; made if it is new, and never changed afterwards."""
    asked = with_edition(asked, evaluation)
    stored, _ = StoredRuling.objects.get_or_create(
        id=asked.id,
        defaults={
            "text": asked.text,
            "edition": asked.edition,
            "outcome": outcome_of(evaluation),
            "engine": engine_version(),
        },
    )
    return stored


SECONDS_KNOWN = 3_600


def stored_at(id: str) -> StoredRuling | None:
    """The stored ruling of that id. It never changes; so where machines share a cache, each is fetched from the
    database once an hour, and found while that is away."""
    if not settings.CACHE:
        return StoredRuling.objects.filter(pk=id).first()
    key, names = f"stored-{id}", [field.attname for field in StoredRuling._meta.concrete_fields]
    known = cache.get(key)
    if isinstance(known, dict) and set(known) == set(names):
        return StoredRuling.from_db(None, names, [known[name] for name in names])
    found = StoredRuling.objects.filter(pk=id).first()
    if found is not None:
        cache.set(key, {name: getattr(found, name) for name in names}, SECONDS_KNOWN)
    return found


@dataclass(frozen=True)
class Revision:
    """What one scenario of a stored ruling came to then, and comes to now."""

    name: str
    was: Stored
    now: Stored


def revisions(stored: StoredRuling, evaluation: Evaluation) -> list[Revision]:
    """Where the engine rules otherwise than when the ruling was stored."""
    was: list[Stored] = list(stored.outcome)
    now = outcome_of(evaluation)
    pairs = zip(was + [{}] * (len(now) - len(was)), now + [{}] * (len(was) - len(now)), strict=True)
    return [Revision(str(new.get("name") or old.get("name", "")), old, new) for old, new in pairs if old != new]


def stored_sentences(ended: Stored) -> list[str]:
    """An ending as a stored ruling remembers it, in sentences; none where nothing has changed."""
    outcome = ended.get("outcome")
    result = ended_words(str(ended["result"])) if ended.get("result") else None
    said = [result, *(outcome if isinstance(outcome, list) else ()), ended.get("refusal")]
    return list(dict.fromkeys(str(one) for one in [*said, ended.get("fault")] if one))
