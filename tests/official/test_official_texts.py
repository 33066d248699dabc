"""Imported texts: kept, linked, compared, found; and nothing of it without an import."""

from __future__ import annotations

import re
from datetime import date
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from pytest_django.fixtures import Settings

from rulebook.models import Rule
from rulebook.official.changes import word_by_word
from rulebook.official.models import OfficialRule, OfficialText
from rulebook.official.pages import RuleShown, headings_among, linked, under_headings
from rulebook.official.signs import plain_signs
from rulebook.official.text_index import all_indexes, folder_of
from rulebook.templatetags.official import official_hits
from sandbox.editions import EDITIONS
from tests.official.texts import BOOKLET, NEWER, OLDER

pytestmark = pytest.mark.django_db
NUMBERS = " 101.1 999.1 "


@pytest.fixture
def said(tmp_path: Path, settings: Settings) -> str:
    """What the import of both texts says, the newer one first."""
    settings.SEARCH_INDEX = tmp_path / "index"
    return imported(tmp_path, ("CR-2009-05-05.txt", NEWER), ("CR-2008-05-09.txt", OLDER))


def imported(folder: Path, *files: tuple[str, str]) -> str:
    for name, text in files:
        (folder / name).write_text(text, encoding="utf-8")
    out = StringIO()
    call_command("import_rules", *(folder / name for name, _ in files), stdout=out, stderr=out)
    return out.getvalue()


def test_the_import_says_what_it_found(said: str) -> None:
    assert "2 sections, 3 subsections, 5 rules, 3 subrules" in said
    assert "1 examples, 4 glossary entries" in said
    assert "the file is named for 2008-05-09, the text says otherwise" in said
    assert "100.1a refers to 109.9, which is not there" in said


def test_an_import_can_be_done_again(said: str, tmp_path: Path) -> None:
    before = OfficialRule.objects.count()
    imported(tmp_path, ("again.txt", OLDER))
    assert OfficialText.objects.count() == 2
    assert OfficialRule.objects.count() == before
    assert was("100.3").number == "100.2"


def was(number: str) -> OfficialRule:
    """Which rule of the older text that rule of the newer was."""
    found = OfficialRule.objects.get(number=number, text__effective="2009-05-05").before
    assert found is not None
    return found


def test_a_file_of_another_kind_is_refused_and_the_others_are_kept(tmp_path: Path, settings: Settings) -> None:
    settings.SEARCH_INDEX = tmp_path / "index"
    with pytest.raises(CommandError, match="1 of 2 files"):
        imported(tmp_path, ("diary.txt", "Dear diary"), ("rules.txt", OLDER))
    assert OfficialText.objects.count() == 1


def test_rules_are_known_again_under_another_number(said: str) -> None:
    assert was("100.3").number == "100.2"
    assert was("101.1").words != OfficialRule.objects.get(number="101.1", text__effective="2009-05-05").words
    assert OfficialRule.objects.get(number="100.2", text__effective="2009-05-05").before is None


def test_what_changed_is_shown_word_by_word(client: Client, said: str) -> None:
    page = client.get("/official/2008-05-04/2009-05-05/").content.decode()
    assert re.search(r"<ins>[^<]*noon", page)
    assert "1 new" in page
    assert "1 gone" in page
    assert "1 renumbered" in page
    assert "Dreams are ignored" in client.get("/official/2008-05-04/2009-05-05/?kind=gone").content.decode()


def test_signs_that_are_set_otherwise_are_no_change() -> None:
    assert plain_signs("“Don’t” _Magic_(r) -- so") == plain_signs('"Don\'t" Magic® — so')
    assert word_by_word("a “b” c", 'a "b" d') == "a &quot;b&quot; <del>c</del> <ins>d</ins>"


def test_words_that_went_and_came_stand_together_and_apart_from_their_neighbours() -> None:
    shown = word_by_word("each deck must contain at least sixty cards.", "each deck has a size of 60 cards, or more.")
    assert shown == (
        "each deck <del>must contain at least sixty cards.</del> <ins>has a size of 60 cards, or more.</ins>"
    )
    assert word_by_word("his or her own deck", "their own deck") == "<del>his or her</del> <ins>their</ins> own deck"


def test_a_page_has_its_rules_with_anchors_and_links(client: Client, said: str) -> None:
    page = client.get("/official/2008-05-04/100/").content.decode()
    assert 'id="100.1a"' in page
    assert '<a href="/official/2008-05-04/101/#101.2a">101.2a</a>' in page
    assert "109.9" in page
    assert ">109.9</a>" not in page
    assert "the same rule today: 100.3" in page
    assert "Ann is older than Bob" in page


def test_a_rule_says_since_when_it_says_so(client: Client, said: str) -> None:
    page = client.get("/official/2009-05-05/101/").content.decode()
    assert "In these words since 4 May 2008 or before" in page
    assert "In these words since this text" in page


@pytest.mark.parametrize(
    ("path", "leads_to"),
    [
        ("/official/100.3/", "/official/2009-05-05/100/#100.3"),
        ("/official/2008-05-04/101.2a/", "/official/2008-05-04/101/#101.2a"),
        ("/official/2008-05-04/2/", "/official/2008-05-04/#2"),
        ("/official/?older=2009-05-05&newer=2008-05-04", "/official/2008-05-04/2009-05-05/"),
    ],
)
def test_numbers_and_days_lead_to_their_place(client: Client, said: str, path: str, leads_to: str) -> None:
    assert client.get(path)["Location"] == leads_to


@pytest.mark.parametrize(
    "path", ["/official/999/", "/official/2008-05-04/102/", "/official/2001-01-01/", "/official/2008-99-99/"]
)
def test_what_is_not_there_is_not_found(client: Client, said: str, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize(("question", "number"), [("100.3", "100.3"), ("rule 100.1A", "100.1a"), ("greet", "100.2")])
def test_rules_are_found_by_number_and_by_words(client: Client, said: str, question: str, number: str) -> None:
    page = client.get("/official/search/", {"q": question}).content.decode()
    assert f'#{number}">{number}</a>' in page


def test_another_machine_makes_its_own_index_from_the_database(
    client: Client, said: str, tmp_path: Path, settings: Settings
) -> None:
    settings.SEARCH_INDEX = tmp_path / "another" / "index"
    assert not all_indexes().exists()
    assert numbers_found(client, "greet") == ["100.2"]
    assert numbers_found(client, "noon") == ["101.1"]
    assert len(list(all_indexes().iterdir())) == 1


def test_a_text_that_is_imported_again_elsewhere_is_found_as_it_is_now(
    client: Client, said: str, tmp_path: Path, settings: Settings
) -> None:
    here = settings.SEARCH_INDEX
    assert numbers_found(client, "everybody") == ["100.2"]
    settings.SEARCH_INDEX = tmp_path / "another" / "index"
    imported(tmp_path, ("mended.txt", NEWER.replace("Everybody greets", "Everyone waves")))
    settings.SEARCH_INDEX = here
    assert numbers_found(client, "everybody") == []
    assert numbers_found(client, "waves") == ["100.2"]
    assert {folder.name for folder in all_indexes().iterdir()} <= {folder_of(one).name for one in texts()}


def test_an_index_that_cannot_be_read_is_made_anew(client: Client, said: str) -> None:
    (table_of_contents,) = folder_of(texts()[0]).glob("_MAIN_*.toc")
    table_of_contents.write_bytes(b"no index")
    assert numbers_found(client, "greet") == []
    assert numbers_found(client, "greet") == ["100.2"]


def test_the_best_comes_first(client: Client, said: str) -> None:
    assert numbers_found(client, "rest silence") == ["200.1", "101.2a", "101.2"]


def texts() -> list[OfficialText]:
    return list(OfficialText.objects.all())


def numbers_found(client: Client, words: str) -> list[str]:
    page = client.get("/official/search/", {"q": words}).content.decode()
    return re.findall(r'#[\d.a-z]+">([\d.a-z]+)</a>', page)


def test_the_glossary_links_to_the_rules(client: Client, said: str) -> None:
    page = client.get("/official/2009-05-05/glossary/").content.decode()
    assert 'id="evening"' in page
    assert 'href="/official/2009-05-05/101/#101.2"' in page


def test_without_an_import_there_is_a_page_that_says_how(client: Client) -> None:
    assert "manage.py import_rules FILE" in client.get("/official/").content.decode()
    assert client.get("/official/search/", {"q": "100.1"}).status_code == 200
    assert client.get("/official/100.1/").status_code == 404


def test_entries_and_searches_lead_into_the_text_of_their_edition(client: Client, said: str) -> None:
    OfficialText.objects.filter(effective="2009-05-05").update(effective=EDITIONS["m11"].date)
    entry = Rule.objects.create(edition="m11", slug="noons", title="Noons", text="A noon.", numbers=NUMBERS, place=1)
    page = client.get(entry.get_absolute_url()).content.decode()
    assert 'href="/official/2010-07-16/101/#101.1"' in page
    assert "?q=999.1&amp;edition=m11" in page
    (hit,) = official_hits("101.1", "m11")
    assert hit.rule.get_absolute_url() == "/official/2010-07-16/101/#101.1"
    assert official_hits("101.1", "mirage") == []


def test_a_booklet_without_a_day_is_imported_with_the_one_that_is_said(
    client: Client, tmp_path: Path, settings: Settings
) -> None:
    settings.SEARCH_INDEX = tmp_path / "index"
    file = tmp_path / "booklet.txt"
    file.write_text(BOOKLET)
    call_command("import_rules", str(file), "--effective", "1997-03-24", stdout=StringIO())
    page = client.get("/official/1997-03-24/").content.decode()
    assert "Rulebook of 24 March 1997" in page
    assert "The original has no numbers" in page
    assert "Nobody skips one." in client.get("/official/1997-03-24/102/").content.decode()
    assert numbers_found(client, "washing") == ["102.1"]


@pytest.mark.parametrize(("said", "because"), [("1997", "no day such as"), ("1997-02-30", "no day such as")])
def test_a_day_that_is_none_is_refused(said: str, because: str) -> None:
    with pytest.raises(CommandError, match=because):
        call_command("import_rules", "booklet.txt", "--effective", said)


def test_one_day_is_not_said_of_several_files() -> None:
    with pytest.raises(CommandError, match="for one file, and these are 2"):
        call_command("import_rules", "one.txt", "two.txt", effective=date(1997, 3, 24))


@pytest.mark.usefixtures("said")
def test_a_section_of_headings_begins_with_their_list() -> None:
    rules = [OfficialRule(number=f"702.{n}", level="rule", words=words) for n, words in enumerate(HEADINGS, 1)]
    shown = [RuleShown(rule, (), (), None, None) for rule in rules]
    assert [rule.number for rule in headings_among(shown)] == ["702.2", "702.3", "702.4", "702.5"]
    assert headings_among(shown[:3]) == []


@pytest.mark.usefixtures("said")
def test_under_many_headings_the_rules_are_folded_away_each_group_with_its_heading() -> None:
    named = [OfficialRule(pk=n, number=f"702.{n}", level="rule", words=f"Keyword {n}") for n in range(1, 26)]
    under = [OfficialRule(pk=100 + n, number=f"702.{n}a", level="subrule", words="It does.") for n in range(1, 26)]
    first = OfficialRule(pk=99, number="702.0", level="rule", words="Most abilities say what they do.")
    rules = [first, *(rule for pair in zip(named, under, strict=True) for rule in pair)]
    shown = [RuleShown(rule, (), (), None, None) for rule in rules]
    groups = under_headings(shown, headings_among(shown))
    assert [[one.rule.number for one in group] for group in groups[:2]] == [["702.0"], ["702.1", "702.1a"]]
    assert sum(map(len, groups)) == len(rules)
    assert under_headings(shown[:9], headings_among(shown[:9])) == []


HEADINGS = ["Most abilities say what they do.", "Deathtouch", "Defender", "Double Strike", "Enchant"]


@pytest.mark.usefixtures("said")
def test_the_glossary_is_sorted_by_letters(client: Client) -> None:
    day = OfficialText.objects.latest("effective").effective
    page = client.get(f"/official/{day}/glossary/").content.decode()
    letters = re.findall(r'<h2 id="letter-(.)"', page)
    assert letters == sorted(set(letters))
    assert [letter for letter in letters if f'href="#letter-{letter}"' not in page] == []


def test_symbols_of_a_rule_are_drawn() -> None:
    assert "mana-w" in linked("Pay {W} as 202.1 says.", {"202.1": "/x/"})
    assert '<a href="/x/">202.1</a>' in linked("Pay {W} as rule 202.1 says.", {"202.1": "/x/"})
