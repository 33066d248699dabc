"""What is told in another way: only what was not understood, as long as less is lost, and never less than was said."""

import re
from pathlib import Path

import pytest

from sandbox.questions.normal_form import known_words
from sandbox.questions.paraphrase_tree import SayingTree, alternatives, lines_in
from sandbox.questions.paraphrases import FOLDER, tree
from sandbox.questions.phrases import phrase_called
from sandbox.questions.reading import read_question

LINES = list(lines_in(FOLDER))
SLOT = re.compile(r"\{([a-z_]+)\d?\}")
MOST_ALTERNATIVES = 1_600


def test_every_slot_of_what_is_meant_is_said_and_every_slot_is_a_phrase() -> None:
    for said, meant in LINES:
        for row in alternatives(said):
            slots = [word for word in row.split() if SLOT.fullmatch(word)]
            assert {word for word in meant.split() if "{" in word} <= set(slots), (said, meant)
            assert all(phrase_called(SLOT.sub(r"\1", slot)) for slot in slots)
            assert len(slots) == len(set(slots)), said


def test_no_paraphrase_has_too_many_alternatives_or_is_a_slot_alone() -> None:
    for said, _ in LINES:
        rows = list(alternatives(said))
        assert len(rows) <= MOST_ALTERNATIVES, said
        assert all(re.sub(SLOT, "", row).strip() for row in rows), said


def test_no_paraphrase_stands_for_itself() -> None:
    assert [said for said, meant in LINES if set(alternatives(said)) == {meant}] == []


def test_words_of_what_is_meant_are_words_of_the_lexicon() -> None:
    words = {word for _, meant in LINES for word in meant.split() if word.isalpha() and len(word) >= 4}
    assert words - known_words() == set()


def test_a_line_without_an_arrow_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("# fates\nit be toast\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"a.txt, line 2: expected `said => meant`"):
        list(lines_in(tmp_path))


def test_lines_are_followed_only_as_far_as_a_question_goes() -> None:
    lines = [("{who} (|just |simply )(die|be dead) (now|)", "{who} lose"), ("(un|)tapped", "tapped")]
    root = SayingTree(lines).root
    (after,) = root.after_slots.values()
    die = after.after_word("die")
    assert die is not None
    assert die.complete == (("{who}",), ("{who}", "lose"))
    assert root.after_word("untapped") is not None
    assert root.after_word("die") is None
    assert tree().root.after_word("no such word") is None


def test_what_is_not_read_is_told_in_another_way() -> None:
    read = read_question("Is my Hill Giant turned to stone?")
    assert not read.not_understood
    assert read.form.text == "be my [Hill Giant] destroy ?"
    assert read.form.asked_words(0, 4) == "Is my Hill Giant turned to stone"
