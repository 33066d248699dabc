"""Entries from their files to their pages: links, terms, redirects, and what is said of a file that is wrong."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.test import Client

from glossary.models import Entry, Redirect, Term
from rulebook.models import Rule
from sandbox.models import EntryScenario
from tests.web.folders import Folder

pytestmark = pytest.mark.django_db

BLOCK = """\
First paragraph.

```gherkin
@m11
Example: a name
  Given Bob controls Grizzly Bears
```

Last paragraph."""


def load(root: Path) -> str:
    out = StringIO()
    call_command("load_content", root=root, stdout=out)
    return out.getvalue()


def html_of(entry: Entry) -> str:
    return "".join(passage.get("html", "") for passage in entry.passages)


def test_loading_says_what_it_does_and_can_be_repeated(folder: Folder) -> None:
    folder.write("rulebook", "m11", "batch")
    folder.write("glossary", "m11", "spell")
    assert "2 files" in load(folder.root)
    assert "1 rules, 1 terms" in load(folder.root)
    assert Rule.objects.count() == Term.objects.count() == 1


def test_a_topic_link_leads_to_the_entry_that_states_it(folder: Folder) -> None:
    folder.write("rulebook", "m11", "one", body="See [the other](topic:m11-rule-alias).")
    folder.write("rulebook", "m11", "two", topics="m11-rule-two, m11-rule-alias")
    load(folder.root)
    assert '<a href="/m11/rules/two/">the other</a>' in html_of(Rule.objects.get(slug="one"))
    cited_by = Rule.objects.get(slug="two").cited_by
    assert [address["slug"] for address in cited_by] == ["one"]


def test_an_entry_without_a_topic_is_a_page_that_links_reach(folder: Folder) -> None:
    folder.write("rulebook", "m11", "examples", topics="")
    folder.write("rulebook", "m11", "one", body="See [the examples](topic:m11-rule-examples).")
    load(folder.root)
    assert Rule.objects.get(slug="examples").topics == []
    assert '<a href="/m11/rules/examples/">the examples</a>' in html_of(Rule.objects.get(slug="one"))
    assert not Redirect.objects.exists()


def test_a_link_to_a_topic_without_an_entry_is_plain_text(folder: Folder) -> None:
    folder.write("rulebook", "m11", "one", body="See [the *missing* one](topic:m11-rule-missing) soon.")
    load(folder.root)
    assert html_of(Rule.objects.get()) == "<p>See the <em>missing</em> one soon.</p>\n"


def test_terms_link_themselves_once_longest_first_and_never_in_links_code_or_headings(folder: Folder) -> None:
    body = "## A stack\n\n`stack` and [a stack](topic:m11-rule-two): the mana pool, mana, a Stack, stacks."
    folder.write("rulebook", "m11", "one", body=body)
    folder.write("rulebook", "m11", "two")
    for slug, title in (("mana", "Mana"), ("mana-pool", "Mana Pool"), ("stack", "Stack (zone)")):
        folder.write("glossary", "m11", slug, title=title)
    load(folder.root)
    html = html_of(Rule.objects.get(slug="one"))
    assert "<h2>A stack</h2>" in html
    assert '<code>stack</code> and <a href="/m11/rules/two/">a stack</a>' in html
    assert '<a href="/m11/glossary/mana-pool/" class="term">mana pool</a>' in html
    assert '<a href="/m11/glossary/mana/" class="term">mana</a>' in html
    assert 'a <a href="/m11/glossary/stack/" class="term">Stack</a>, stacks.' in html


def test_a_term_links_neither_to_itself_nor_into_another_edition(folder: Folder) -> None:
    folder.write("glossary", "m11", "stack", body="The stack is a zone.")
    folder.write("glossary", "timespiral", "zone", body="Zone text.")
    load(folder.root)
    assert html_of(Term.objects.get(slug="stack")) == "<p>The stack is a zone.</p>\n"


def test_raw_html_is_text_and_mana_is_drawn(folder: Folder) -> None:
    folder.write("rulebook", "m11", "one", body="<script>alert(1)</script> costs {2}{G}.")
    load(folder.root)
    html = html_of(Rule.objects.get())
    assert "<script>" not in html
    assert '<span class="mana mana-g" role="img" aria-label="green mana">{G}</span>' in html


def test_scenarios_are_rows_with_their_place_in_the_file(folder: Folder) -> None:
    path = folder.write("rulebook", "m11", "one", body=BLOCK)
    load(folder.root)
    scenario = EntryScenario.objects.get()
    assert (scenario.name, scenario.tags, scenario.number) == ("a name", "m11", 1)
    assert path.read_text().splitlines()[scenario.line - 1] == "@m11"
    kinds = [next(iter(passage)) for passage in Rule.objects.get().passages]
    assert kinds == ["html", "scenario", "html"]


def test_a_topic_that_another_entry_states_redirects(folder: Folder, client: Client) -> None:
    folder.write("rulebook", "m11", "trample", topics="m11-rule-trample, m11-glossary-trample")
    load(folder.root)
    assert Redirect.objects.count() == 1
    answer = client.get("/m11/glossary/trample/")
    assert (answer.status_code, answer["Location"]) == (301, "/m11/rules/trample/")


def test_the_same_topic_is_found_in_other_editions(folder: Folder) -> None:
    folder.write("rulebook", "mirage", "mana-sources", title="Mana sources")
    folder.write("glossary", "timespiral", "mana-source-obsolete", title="Mana Source (Obsolete)")
    folder.write("rulebook", "duel", "batch", see_also="m11-rule-the-stack")
    folder.write("rulebook", "m11", "the-stack", title="The Stack")
    load(folder.root)
    found = {rule.slug: [a["slug"] for a in rule.elsewhere] for rule in Rule.objects.all()}
    assert found == {"mana-sources": ["mana-source-obsolete"], "batch": ["the-stack"], "the-stack": ["batch"]}


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("no head at all\n", 1, "a head between two lines of ---"),
        ("---\ntitle: [\n---\nText.\n", 3, "YAML"),
        ("---\ntopics: [m11-rule-one]\n---\nText.\n", 1, "'title:' and a text"),
        ("---\ntitle: A\ntopics: [nonsense]\n---\nText.\n", 3, "a topic such as duel-rule-batch"),
        ("---\ntitle: A\ntopics: [m11-rule-two]\n---\nText.\n", 3, "/m11/rules/one/"),
        ("---\ntitle: A\ntopics: [m11-rule-one]\n---\nText.\n", 1, "'source:' and a list"),
        ("---\ntitle: A\ncolour: red\ntopics: [m11-rule-one]\n---\nText.\n", 3, "one of the fields"),
    ],
)
def test_a_faulty_file_is_named_with_line_and_expectation(folder: Folder, text: str, line: int, expected: str) -> None:
    path = folder.write("rulebook", "m11", "one")
    path.write_text(text)
    with pytest.raises(CommandError) as fault:
        load(folder.root)
    assert f"{path}:{line}: expected " in str(fault.value)
    assert expected in str(fault.value)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("[a link](topic:nonsense)", "a link such as topic:duel-rule-batch"),
        ("```gherkin\nGiven Bob controls Grizzly Bears\n```", "a line 'Example: its name'"),
        ("- An item\n\n  ```gherkin\n  Example: a\n  ```", "a block outside of lists and quotations"),
    ],
)
def test_a_faulty_body_is_named_with_its_line(folder: Folder, body: str, expected: str) -> None:
    path = folder.write("rulebook", "m11", "one", body=f"Text.\n\n{body}")
    with pytest.raises(CommandError) as fault:
        load(folder.root)
    place, _, rest = str(fault.value).partition(": expected ")
    name, _, line = place.rpartition(":")
    assert name == str(path)
    assert path.read_text().splitlines()[int(line) - 1] in body
    assert rest.startswith(expected)


def test_a_fault_leaves_the_database_as_it_was(folder: Folder) -> None:
    folder.write("rulebook", "m11", "one")
    load(folder.root)
    folder.write("rulebook", "m11", "two", topics="m11-rule-two, m11-rule-one")
    with pytest.raises(CommandError, match="topics that no other entry states"):
        load(folder.root)
    assert [rule.slug for rule in Rule.objects.all()] == ["one"]
