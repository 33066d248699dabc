"""A file of questions with known answers, played: how many are answered rightly, wrongly, and not at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

import yaml

from rulebook.analyzed_text import stems_of
from rulebook.answers import EntryKey, entry_at
from rulebook.editions_named import editions_named
from rulebook.entry_finder import entries_about
from rulebook.question_words import weighed_stems
from rulebook.questions import MOST_ENTRIES, AnswerKind, QuestionAnswer, answer_question
from rulebook.unknown_words import words_of_entries
from sandbox.editions import EDITIONS, NEWEST
from sandbox.questions.answering import answer_position
from sandbox.questions.scoring import Facts, Score, score_position

KnownQuestion = Mapping[str, object]


def questions_in(file: Path) -> list[KnownQuestion]:
    """The questions of a file. Raises OSError, and ValueError where it is no such file."""
    found = yaml.safe_load(file.read_text(encoding="utf-8"))
    questions = found.get("questions") if isinstance(found, dict) else None
    if not isinstance(questions, list):
        raise ValueError(f"{file} has no list of questions")
    return questions


def scores(questions: Sequence[KnownQuestion]) -> Iterator[tuple[str, KnownQuestion, Score]]:
    """Each question with its kind and its score."""
    for question in questions:
        kind = str(question["kind"])
        if kind == "position":
            yield kind, question, position_score(question)
        elif kind == "negative":
            yield kind, question, negative_score(question)
        elif kind == "difference":
            yield kind, question, difference_score(question)


def lookup_ranks(questions: Sequence[KnownQuestion]) -> Iterator[tuple[KnownQuestion, int | None]]:
    """Of each question that looks something up, the place from 0 of the first entry found that answers it;
    None where none of them does."""
    for question in questions:
        if question["kind"] == "lookup":
            edition = str(question["edition"])
            text = editions_named(str(question["text"]))[1]
            found = entries_about(text, edition if edition in EDITIONS else "", MOST_ENTRIES)
            yield question, next((at for at, key in enumerate(found) if is_wanted(key, question)), None)


def negative_score(question: KnownQuestion) -> Score:
    """Of a question that none of its editions decides: right where no answer is given, or where no edition is asked and
    the newest has an entry that is headed by what is asked about; wrong where another answer is given."""
    answer = answer_question(str(question["text"]), _edition_of(question))
    if answer.kind == AnswerKind.RULE and not _edition_of(question) and _is_headed_by_it(answer):
        return Score.RIGHT
    return Score.RIGHT if answer.kind == AnswerKind.UNKNOWN else Score.WRONG


def _is_headed_by_it(answer: QuestionAnswer) -> bool:
    """Whether the best entry is the newest edition's and every word of its title is asked about."""
    first = answer.entries[0]
    asked = set(weighed_stems(answer.question, words_of_entries()))
    return first.edition == NEWEST and stems_of(first.title) <= asked


def difference_score(question: KnownQuestion) -> Score:
    """Right where each of the editions is answered, by a ruling or from an entry that is wanted."""
    answer = answer_question(str(question["text"]))
    if answer.kind != AnswerKind.DIFFERENCE:
        return Score.REFUSED
    wanted = cast("Sequence[str]", question["editions"])
    said = {each.edition for each in answer.differences}
    found = {entry.edition for entry in answer.entries if is_wanted((entry.edition, entry.kind, entry.slug), question)}
    return Score.RIGHT if set(wanted) <= said and set(wanted) <= found else Score.UNJUDGED


def _edition_of(question: KnownQuestion) -> str:
    edition = str(question["edition"])
    return edition if edition in EDITIONS else ""


def is_wanted(key: EntryKey, question: KnownQuestion) -> bool:
    """Whether the entry is one that answers, or states a topic that does."""
    edition, _, slug = key
    if f"{edition}/{slug}" in cast("Sequence[str]", question.get("gold_entries") or ()):
        return True
    return states(key, cast("Sequence[Mapping[str, str]]", question["gold_topics"]))


def states(key: EntryKey, topics: Sequence[Mapping[str, str]]) -> bool:
    """Whether the entry is the topic, or is drawn from under its heading."""
    entry = entry_at(key)
    if entry is None:
        return False
    names = {entry.title.lower(), *(str(source.get("heading", "")).lower() for source in entry.sources)}
    return any(topic["edition"] == entry.edition and topic["topic"].lower() in names for topic in topics)


def position_score(question: KnownQuestion) -> Score:
    """The score of a question about a position."""
    edition = str(question["edition"])
    text = editions_named(str(question["text"]))[1]
    answer = answer_position(text, edition if edition in EDITIONS else NEWEST)
    outcomes = cast("Sequence[Mapping[str, Facts]]", question.get("outcomes") or ())
    facts = cast(Facts, question.get("facts") or ())
    verdict = question.get("verdict")
    return score_position(answer, facts, str(verdict) if verdict else None, [each["facts"] for each in outcomes])
