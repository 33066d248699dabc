"""Published rules texts are read whole, however they were encoded and numbered."""

from __future__ import annotations

from datetime import date

import pytest

from rulebook.official.encoding import NoRulesText, decoded
from rulebook.official.reader import read_rules
from rulebook.official.references import references_in
from rulebook.official.structure import Level, RulesText
from tests.official.texts import BOOKLET, OLDER


@pytest.fixture(scope="module")
def rules() -> RulesText:
    return read_rules(OLDER)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252", "mac_roman"])
@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_every_encoding_and_line_end_gives_the_same_text(encoding: str, ends: str) -> None:
    content = OLDER.replace("\n", ends).encode(encoding)
    assert decoded(content).text == OLDER


def test_letters_of_the_oldest_machines_are_read() -> None:
    text = OLDER.replace("’", "'").replace("“", '"').replace("”", '"').replace("–", "-")
    assert decoded(text.encode("cp437")).text == text


def test_plain_spaces_take_the_place_of_odd_ones() -> None:
    assert decoded("a\u00a0b\u2028c".encode()).text == "a b c"


def test_every_paragraph_has_its_level(rules: RulesText) -> None:
    assert [rules.count(level) for level in Level] == [2, 3, 5, 3]
    assert rules.examples == 1
    assert rules.effective == date(2008, 5, 4)


def test_what_has_no_number_belongs_to_the_rule_before_it(rules: RulesText) -> None:
    rest = next(one for one in rules.numbered if one.number == "101.2")
    assert rest.more == ["This belongs to the rule before it."]


def test_slips_of_numbering_are_read_as_meant(rules: RulesText) -> None:
    assert [one.number for one in rules.numbered if one.level is Level.SUBRULE] == ["100.1a", "101.2a", "101.2b"]
    assert next(one.text for one in rules.numbered if one.number == "200.1").startswith("The rest")


def test_the_glossary_is_read_where_a_blank_line_is_missing(rules: RulesText) -> None:
    assert [entry.term for entry in rules.glossary] == ["Evening", "Morning (Obsolete)", "Peek", "Rest"]
    assert len(rules.glossary[1].paragraphs) == 2


def test_a_number_that_comes_twice_is_kept_and_said() -> None:
    twice = read_rules(OLDER.replace("100.2. Nobody may peek.", "100.2. Nobody may peek.\n\n100.2. Nor listen."))
    assert [one.occurrence for one in twice.numbered if one.number == "100.2"] == [1, 2]
    assert twice.notes == ["the number 100.2 stands there 2 times"]


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("See rule 601.2, “Casting.”", ["601.2"]),
        ("as rules 110.2 and 112.2 say", ["110.2", "112.2"]),
        ("the steps of 601.2a–i", ["601.2a"]),
        ("See rules 614 and 615.", ["614", "615"]),
        ("See rules 702.109, “Dash,” and 730, “Merging.”", ["702.109", "730"]),
        ("see section 8, “Teams”", ["8"]),
        ("exactly 100 cards, and 999,999 more", []),
    ],
)
def test_references_are_found_in_every_form(words: str, numbers: list[str]) -> None:
    assert [one.number for one in references_in(words)] == numbers
    assert all(words[one.start : one.end] == one.number for one in references_in(words))


@pytest.mark.parametrize(
    ("text", "lacks"),
    [
        ("Dear diary", "from which day"),
        (OLDER.replace("May 4", "some day"), "from which day"),
        (OLDER.replace("May 4,", "Maybe 44,"), "is no date"),
        (OLDER.replace("100.1. These", "These"), "no section begins"),
        (OLDER.replace("Glossary\n", "Words\n"), "'Glossary'"),
    ],
)
def test_another_file_is_refused_with_what_it_lacks(text: str, lacks: str) -> None:
    with pytest.raises(NoRulesText, match=lacks):
        read_rules(text)


@pytest.mark.parametrize("text", [OLDER.replace("current as of May 4, 2008", "old"), BOOKLET])
def test_the_day_of_a_text_that_does_not_say_it_is_asked_for(text: str) -> None:
    with pytest.raises(NoRulesText, match="--effective YYYY-MM-DD"):
        read_rules(text)
    assert read_rules(text, date(1997, 3, 24)).effective == date(1997, 3, 24)


def test_a_text_is_believed_about_its_own_day() -> None:
    assert read_rules(OLDER, date(2008, 5, 4)).effective == date(2008, 5, 4)
    with pytest.raises(NoRulesText, match="2008-05-04 by its own words, not 1997-03-24"):
        read_rules(OLDER, date(1997, 3, 24))


def test_a_booklet_without_numbers_is_counted() -> None:
    read = read_rules(BOOKLET, date(1997, 3, 24))
    assert read.counted
    assert [(one.number, one.text) for one in read.numbered] == [
        ("0", "Introduction"),
        ("001", "Welcome to the Game!"),
        ("002", "What It Is About"),
        ("002.1", "Whoever laughs last has won."),
        ("002.2", "This booklet has two sections."),
        ("1", "The Day"),
        ("101", "The Day"),
        ("101.1", "At once it begins."),
        ("102", "Morning, at Last!"),
        ("102.1", "Get up. Each morning has three parts:"),
        ("102.2", "Nobody skips one."),
        ("103", "Noon..."),
        ("103.1", "Then one eats."),
        ("2", "The Night"),
        ("201", "Evening"),
        ("201.1", "Nothing more is played."),
    ]
    assert read.numbered[9].more == ["waking;", "washing;"]
    assert "2 lines are left out" in read.notes[1]


def test_the_sections_of_a_booklet_follow_one_another() -> None:
    with pytest.raises(NoRulesText, match="section I does not follow section II"):
        read_rules(f"{BOOKLET}\nSection I: Once More\n", date(1997, 3, 24))
