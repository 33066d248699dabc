"""A question answered: by a ruling where it describes a position, else by the entries that state the rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from glossary.models import Entry
from rulebook.analyzed_text import stems_of
from rulebook.answers import EntryKey, entry_at
from rulebook.editions_named import editions_named, speaks_of_other_times, without_between
from rulebook.entry_finder import entries_about
from rulebook.question_words import weighed_stems
from rulebook.quotations import sentence_about
from rulebook.recorded_differences import RecordedAnswer, recorded_answer
from rulebook.side_by_side import entries_side_by_side
from rulebook.unknown_words import UnknownTerm, editions_headed_by, headed_by, unknown_term, words_of_entries
from sandbox.editions import EDITIONS, NEWEST
from sandbox.questions.answering import CARD_NOT_UNDERSTOOD, answer_position
from sandbox.questions.normal_form import normal_form
from sandbox.questions.values import Dependence, PositionAnswer, QuestionReading
from sandbox.scenarios.values.described import about
from sandbox.scenarios.values.ruling import Ruling

"""The newest edition answers where a question names none."""
MOST_ENTRIES, NEAREST_OF_EACH = 5, 3
"""Entries offered to a question, and of each edition where several are compared."""


PLAY, REMOVED = "in play", "is removed"
"""Words for what every edition has its own words for."""
_IMPOSSIBLE = re.compile(r"(That cannot be done): [^.]+\.")
_TWO_TERMS = re.compile(r"([\w' -]{2,40}?)\s*(?:\bvs\.?|\bversus\b|/)\s*([\w' -]{2,40}?)\??", re.IGNORECASE)


class AnswerKind(StrEnum):
    """What decides the question."""

    RULING = "ruling"
    RULE = "rule"
    DIFFERENCE = "difference"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class EntryFound:
    """An entry that speaks of what is asked, and its sentence that says most of it."""

    edition: str
    kind: str
    slug: str
    title: str
    sentence: str
    url: str


@dataclass(frozen=True, slots=True)
class EditionAnswer:
    """What one edition says, and where it rules on a position, the scenario that the question was read as there."""

    edition: str
    answer: str
    scenario: str = field(default="", metadata=about("What is ruled on; empty where an entry or the record answers"))


@dataclass(frozen=True, slots=True)
class QuestionAnswer:
    """What a question comes to. `answer` is empty where nothing here decides it."""

    question: str
    edition: str = field(metadata=about("The edition that answers; where none was named, the newest"))
    kind: str = field(metadata=about("`ruling`, `rule`, `difference` or `unknown`"))
    answer: str
    verdict: str | None = field(metadata=about("`yes` or `no` to a question that asks for one, else null"))
    reading: QuestionReading = field(metadata=about("The position that the question was read as"))
    ruling: Ruling | None
    depends_on: tuple[Dependence, ...]
    entries: tuple[EntryFound, ...]
    differences: tuple[EditionAnswer, ...]


def answer_question(question: str, edition: str = "", otherwise: frozenset[str] = frozenset()) -> QuestionAnswer:
    """The answer under the edition, or under the one that the question names, or the newest; where it names several,
    what each of them says. `otherwise`: the keys of what is not as it would be assumed."""
    named, rest = editions_named(question)
    if len(named) > 1 and not edition:
        return _difference(question, without_between(rest), named)
    compared = () if named or edition else editions_of_two_terms(rest)
    if compared:
        return _difference(question, rest, compared)
    if len(named) < 2 and not edition and speaks_of_other_times(rest):
        return _difference(question, rest, tuple(EDITIONS))
    edition = edition or "".join(named)
    position = answer_position(rest, edition or NEWEST, otherwise)
    entries = tuple(entries_for(rest, edition) if edition else newest_first(entries_for(rest)))
    if position.ruling is not None:
        return _of(
            question, position, AnswerKind.RULING, position.answer, entries, _elsewhere(rest, position, otherwise)
        )
    if position.reason == CARD_NOT_UNDERSTOOD:
        return _of(question, position, AnswerKind.UNKNOWN, half_understood(position.reading), entries)
    unknown = unknown_term(rest, edition)
    if unknown or not entries:
        nearest = tuple(entries_for(rest)) if unknown and unknown.elsewhere else entries
        return _of(question, position, AnswerKind.UNKNOWN, said_of(unknown, edition), nearest)
    if names_a_card(rest) and (position.reading.not_understood or position.reason not in NOTHING_ASKED):
        return _of(question, position, AnswerKind.UNKNOWN, half_understood(position.reading, position.reason), entries)
    return _of(question, position, AnswerKind.RULE, quoted_under(entries[0], position.edition), entries)


NOTHING_ASKED = frozenset({"", "what is asked", "what is done"})
"""Reasons why nothing is ruled on a question that describes no position: it is looked up."""


def newest_first(entries: Sequence[EntryFound]) -> list[EntryFound]:
    """Where no edition is named, the best entry of the newest comes first: an older one may say what holds no more."""
    newest = next((entry for entry in entries if entry.edition == NEWEST), None)
    return [*([newest] if newest else []), *(entry for entry in entries if entry is not newest)]


def quoted_under(entry: EntryFound, edition: str) -> str:
    """The sentence as the answer under an edition; what another edition says is said as that one's."""
    words = _quoted(entry)
    return words if entry.edition == edition else f"{EDITIONS[entry.edition].name}: {words}"


def names_a_card(question: str) -> bool:
    """Whether it tells of cards, and does not ask for a rule alone: in the normal form a card stands in brackets. What
    heads an entry too is the rule's name."""
    cards = (token.text.strip("[]").lower() for token in normal_form(question).tokens if token.text.startswith("["))
    return any(not headed_by(name) for name in cards)


def half_understood(reading: QuestionReading, reason: str = "") -> str:
    """Nothing is ruled on a part of a question, nor is an entry made its answer; `reason`: what all of it, understood,
    does not say."""
    if not reading.not_understood:
        return f"Nothing is ruled, since the question leaves open {reason}."
    words = ", ".join(f"“{each}”" for each in reading.not_understood)
    return f"Not all of this is understood, so nothing is ruled: {words}."


def _quoted(entry: EntryFound) -> str:
    """The sentence, and what it is said of where it does not say so itself."""
    return entry.sentence if entry.title.lower() in entry.sentence.lower() else f"{entry.title}: {entry.sentence}"


def said_of(unknown: UnknownTerm | None, edition: str) -> str:
    """What is known of a term that the edition does not have."""
    if unknown is None:
        return ""
    if not unknown.elsewhere:
        return f"No edition here speaks of {unknown.term}."
    names = " and ".join(EDITIONS[key].name for key in unknown.elsewhere)
    return f"{unknown.term.capitalize()} is in {names}, not in {EDITIONS[edition].name}."


def _difference(question: str, rest: str, named: Sequence[str]) -> QuestionAnswer:
    """What each of the editions says: the ruling on the position, if it is one, or its nearest entry; of a term that it
    does not have, that it does not."""
    positions = [answer_position(rest, edition) for edition in named]
    lacking = {edition: _lacking(rest, edition) for edition in named}
    recorded = recorded_answer(rest, tuple(named))
    found = {} if all(lacking.values()) else entries_side_by_side(rest, named, NEAREST_OF_EACH)
    near = {edition: nearest_of(found.get(edition, ()), rest, recorded, lacking[edition]) for edition in named}
    ruled = all(position.ruling for position in positions)
    if ruled:
        said = [_ruled_by(position) for position in positions]
    elif recorded:
        said = [EditionAnswer(edition, f"{recorded.question} {words}") for edition, words in recorded.answers.items()]
    else:
        said = [EditionAnswer(edition, _said_by(edition, lacking[edition], near[edition])) for edition in named]
    kind = AnswerKind.DIFFERENCE if ruled or any(near.values()) else AnswerKind.UNKNOWN
    words = " ".join(f"{EDITIONS[each.edition].name}: {each.answer}" for each in said if each.answer)
    return _of(question, positions[0], kind, words, [one for found in near.values() for one in found], said)


def _lacking(question: str, edition: str) -> UnknownTerm | None:
    """The term of the question that the edition does not have, unless it is a word beside what is asked about."""
    term = unknown_term(question, edition)
    return None if term and term.elsewhere and _heads_one(question, edition) else term


def _heads_one(question: str, edition: str) -> bool:
    """Whether one of the edition's nearest entries is headed by words of the question, so that it has what is asked
    about: a word beside it that it has no entry for is not the subject."""
    asked = set(weighed_stems(question, words_of_entries()))
    return any(stems_of(entry.title) <= asked for entry in entries_for(question, edition)[:NEAREST_OF_EACH])


def editions_of_two_terms(question: str) -> tuple[str, ...]:
    """Of `web vs reach`, two headwords and nothing else, the editions that have either, in the order of the terms."""
    terms = _TWO_TERMS.fullmatch(question.strip())
    found = [editions_headed_by(term) for term in terms.groups()] if terms else []
    return tuple(dict.fromkeys(key for keys in found for key in keys)) if all(found) else ()


def nearest_of(
    keys: Sequence[EntryKey], question: str, recorded: RecordedAnswer | None, lacking: UnknownTerm | None
) -> list[EntryFound]:
    """The entries of an edition, then those nearest to the record's own question; where a term is not the edition's,
    those that are headed by other words of the question."""
    found = [entry_found(key, entry, question) for key in keys if (entry := entry_at(key))]
    if lacking:
        asked = set(weighed_stems(question, words_of_entries()))
        found = [entry for entry in found if stems_of(entry.title) <= asked]
    more = entries_for(recorded.question, keys[0][0])[:NEAREST_OF_EACH] if recorded and keys else []
    return list({entry.url: entry for entry in [*found, *more]}.values())


def _said_by(edition: str, lacking: UnknownTerm | None, near: Sequence[EntryFound]) -> str:
    """The sentence of the nearest entry, or that the edition does not have the term."""
    return said_of(lacking, edition) if lacking else near[0].sentence if near else ""


def _ruled_by(position: PositionAnswer) -> EditionAnswer:
    return EditionAnswer(position.edition, position.answer, position.reading.scenario)


def _elsewhere(rest: str, position: PositionAnswer, otherwise: frozenset[str]) -> list[EditionAnswer]:
    """What the other editions rule, where it is not the same: that they say it in other words is no difference."""
    others = [answer_position(rest, edition, otherwise) for edition in EDITIONS if edition != position.edition]
    here = what_is_ruled(position)
    return [_ruled_by(each) for each in others if each.ruling and what_is_ruled(each) != here]


def what_is_ruled(position: PositionAnswer) -> tuple[bool | None, tuple[str, ...]]:
    """The verdict and what is found in each way, without the words in which editions speak of the same."""
    words = EDITIONS[position.edition].words
    found = sorted({way.answer for way in position.depends_on}) or [position.answer]
    plain = (each.replace(words.removed, REMOVED).replace(words.play, PLAY) for each in found)
    return position.verdict, tuple(_IMPOSSIBLE.sub(r"\1", each) for each in plain)


def _of(
    question: str,
    position: PositionAnswer,
    kind: AnswerKind,
    answer: str,
    entries: Sequence[EntryFound],
    differences: Sequence[EditionAnswer] = (),
) -> QuestionAnswer:
    ruled = kind is AnswerKind.RULING
    return QuestionAnswer(
        question,
        position.edition,
        kind,
        answer,
        {True: "yes", False: "no"}.get(position.verdict) if ruled and position.verdict is not None else None,
        position.reading,
        position.ruling if ruled else None,
        position.depends_on if ruled else (),
        tuple(entries),
        tuple(differences),
    )


def entries_for(question: str, edition: str = "") -> list[EntryFound]:
    """The entries that are nearest to the words, best first, each with the sentence that is nearest."""
    found = [(key, entry_at(key)) for key in entries_about(question, edition, MOST_ENTRIES)]
    return [entry_found(key, entry, question) for key, entry in found if entry]


def entry_found(key: EntryKey, entry: Entry, question: str) -> EntryFound:
    """An entry with its sentence for the question."""
    edition, kind, slug = key
    sentence = sentence_about(entry.text, entry.title, [question])
    return EntryFound(edition, kind, slug, entry.title, sentence, entry.get_absolute_url())
