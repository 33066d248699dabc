"""Questions are looked up in the words of the entries: spelt right, shorthand and old words replaced."""

import pytest

from rulebook.editions_named import editions_named
from rulebook.entry_finder import entries_about
from rulebook.question_words import in_our_words, put_right, weighed_stems

VOCABULARY = {"trample": 300, "regeneration": 200, "phasing": 150, "cumulative": 110, "upkeep": 400, "first": 90}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("trampel", "trample"),
        ("reginaration", "regeneration"),
        ("fasing", "phasing"),
        ("cumalitive", "cumulative"),
        ("upkeep", "upkeep"),
        ("upkeeps", "upkeeps"),
        ("xyzzy", "xyzzy"),
        ("lived", "lived"),
        ("hasn't", "hasn't"),
    ],
)
def test_a_word_that_no_entry_has_is_put_right(typed: str, meant: str) -> None:
    assert put_right(typed, VOCABULARY) == meant


@pytest.mark.parametrize(
    ("asked", "meant"),
    [("first strike", "firststrike"), ("cumulativeupkeep", "cumulative upkeep"), ("mid-upkeep", "mid upkeep")],
)
def test_words_are_parted_and_joined_as_titles_write_them(asked: str, meant: str) -> None:
    titles = VOCABULARY | {"firststrike": 100}
    assert in_our_words(asked, titles) == meant.split()


def test_what_players_say_counts_less_than_what_they_ask_for() -> None:
    stems = weighed_stems("which creature died", {"creature": 500, "destroyed": 100})
    assert stems["creatur"] == 1
    assert 0 < stems["destroi"] < 1


def test_shorthand_is_written_out_and_small_words_are_left_out() -> None:
    assert in_our_words("does an ETB happen in the upkeep?", VOCABULARY)[:3] == ["enters", "battlefield", "happen"]


@pytest.mark.parametrize(
    ("question", "editions", "rest"),
    [
        ("trample in 1997", ["duel"], "trample"),
        ("Mirage vs M11: legend rule", ["mirage", "m11"], "vs"),
        ("is it a 20/10?", [], "20/10"),
    ],
)
def test_editions_are_named_in_many_ways(question: str, editions: list[str], rest: str) -> None:
    named, left = editions_named(question)
    assert list(named) == editions
    assert rest in left


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("question", "edition", "slug"),
    [("what is tramplle", "m11", "trample"), ("lifelinc", "m11", "lifelink"), ("banding?", "duel", "banding")],
)
def test_the_entry_of_a_term_is_among_the_first_though_it_is_misspelt(question: str, edition: str, slug: str) -> None:
    assert any(slug in found[2] for found in entries_about(question, edition, 3))
