"""An edition is read in the order of its source: chapters, and rules in them."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.test import Client

from rulebook.chapters import chapters_of
from rulebook.entry_files import EntryFault, EntryFile, entry_files
from rulebook.models import Chapter, Rule

CONTENT = Path("rulebook/content")


def rules_of(edition: str) -> list[EntryFile]:
    return [file for file in entry_files(CONTENT, "rules") if file.address.edition == edition]


@pytest.mark.parametrize("edition", ["mirage", "duel", "m11"])
def test_every_rule_that_restates_its_source_stands_in_a_chapter_of_it(edition: str) -> None:
    rules = rules_of(edition)
    *listed, last = chapters_of(CONTENT, edition, rules)
    in_source = {
        slug for chapter in [*listed, last] for slug in chapter.entries if chapter.slug != "examples-from-the-rules"
    }
    assert {rule.address.slug for rule in rules if rule.topics} == in_source


def test_a_chapter_that_names_no_rule_is_refused(tmp_path: Path) -> None:
    (tmp_path / "m11").mkdir()
    (tmp_path / "m11" / "chapters.yaml").write_text("- {title: A, slug: a, entries: [nowhere]}\n", encoding="utf-8")
    with pytest.raises(EntryFault, match="nowhere"):
        chapters_of(tmp_path, "m11", [])


def test_a_file_of_another_shape_is_refused(tmp_path: Path) -> None:
    (tmp_path / "m11").mkdir()
    (tmp_path / "m11" / "chapters.yaml").write_text("- title: A\n", encoding="utf-8")
    with pytest.raises(EntryFault, match="each with slug, title and entries"):
        chapters_of(tmp_path, "m11", [])


@pytest.mark.django_db
def test_one_reads_on_along_the_source(client: Client) -> None:
    html = client.get("/mirage/rules/flanking/").content.decode()
    assert '<link rel="next" href="/mirage/rules/phasing/">' in html
    assert 'href="/mirage/chapters/additional-rules-for-mirage/"' in html


@pytest.mark.django_db
def test_a_chapter_lists_its_rules_and_leads_to_its_neighbours(client: Client) -> None:
    html = client.get("/duel/chapters/timing/").content.decode()
    rules = Rule.objects.as_read("duel").filter(chapter="timing")
    places = [html.index(f'href="{rule.get_absolute_url()}"') for rule in rules]
    assert len(places) > 40
    assert places == sorted(places)
    assert 'rel="prev"' in html
    assert 'rel="next"' in html
    assert client.get("/duel/chapters/nowhere/").status_code == 404


@pytest.mark.django_db
def test_the_contents_lead_to_every_chapter(client: Client) -> None:
    html = client.get("/m11/").content.decode()
    chapters = Chapter.objects.filter(edition="m11")
    assert len(chapters) > 5
    assert all(f'href="{chapter.get_absolute_url()}"' in html for chapter in chapters)
