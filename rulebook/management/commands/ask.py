"""``manage.py ask "…"``: a question in plain words, answered."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError, CommandParser

from rulebook.question_scores import lookup_ranks, questions_in, scores
from rulebook.questions import AnswerKind, QuestionAnswer, answer_question
from sandbox.editions import EDITIONS
from sandbox.imported_cards.database_cards import with_imported_cards
from sandbox.questions.scoring import Score, table
from sandbox.questions.values import QuestionReading
from sandbox.scenarios.values.serialization import as_json


class Command(BaseCommand):
    """Answer a question, or score a file of questions."""

    help = "Answers a question in plain words; with --score, says how far a file of known answers is met."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("question", nargs="?", help="what a player would ask a judge")
        parser.add_argument("--edition", default="", choices=["", *EDITIONS], help="the edition that answers")
        parser.add_argument("--json", action="store_true", help="print everything")
        parser.add_argument("--score", metavar="FILE", help="a YAML file of questions with their answers")

    def handle(self, *, question: str | None, edition: str, json: bool, score: str | None, **options: object) -> None:
        with with_imported_cards():
            if score:
                self.score(Path(score))
            elif question:
                self.answer(answer_question(question, edition), json)
            else:
                raise CommandError("a question, or --score FILE")

    def answer(self, answer: QuestionAnswer, as_data: bool) -> None:
        if as_data:
            self.stdout.write(json.dumps(as_json(answer), indent=2, ensure_ascii=False))
            return
        self.stdout.write(f"{answer.answer or 'Nothing here decides this.'} [{answer.kind}, {answer.edition}]")
        if answer.ruling:
            self.stdout.write(answer.reading.scenario)
            self.stdout.write("\n".join(f"assumed: {line}" for line in answer.reading.assumed))
        elif answer.kind == AnswerKind.UNKNOWN:
            self.half_read(answer.reading)
        self.stdout.write("\n".join(f"{entry.url}  {entry.title}" for entry in answer.entries))

    def half_read(self, reading: QuestionReading) -> None:
        """What was not understood, and as far as it was, the scenario."""
        if reading.not_understood:
            self.stdout.write(f"not understood: {'; '.join(reading.not_understood)}")
        if reading.scenario:
            self.stdout.write(reading.scenario)

    def score(self, file: Path) -> None:
        """Exits with 1 where an answer is wrong."""
        questions = questions_in(file)
        ranks = [rank for _, rank in lookup_ranks(questions)]
        if ranks:
            first, three = (sum(rank is not None and rank < most for rank in ranks) for most in (1, 3))
            self.stdout.write(f"lookups: {len(ranks)}, the right entry first {first}, among three {three}")
        found = list(scores(questions))
        for group in ("edition", "style"):
            self.stdout.write("\n".join(table((kind, str(asked[group]), score) for kind, asked, score in found)))
        wrong = [str(asked["id"]) for _, asked, score in found if score is Score.WRONG]
        self.stdout.write(f"wrong: {', '.join(wrong) or 'none'}")
        sys.exit(bool(wrong))
