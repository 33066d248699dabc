"""Questions with words dropped, swapped, doubled or foreign end in no error, and in no ruling that leaves a word."""

from sandbox.questions.answering import answer_position
from tests.questions.mangled import mangled, words_left

SAMPLE = range(0, 1200, 10)


def test_a_ruling_on_a_mangled_question_leaves_no_word() -> None:
    for number in SAMPLE:
        question = mangled(number)
        answer = answer_position(question, "m11")
        assert answer.ruling is None or words_left(question) == [], question


def test_a_word_that_nobody_knows_is_left() -> None:
    assert words_left("I bolt his bear zorp, does it live?") == ["zorp", "zorp"]
