"""A text of nothing but examples is read at once, and as the library reads it."""

from __future__ import annotations

import pytest

from sandbox.scenarios.language.document import Scenario
from sandbox.scenarios.language.gherkin_document import read_gherkin
from sandbox.scenarios.language.markdown import blocks_in
from sandbox.scenarios.language.plain_document import read_plainly
from tests.scenarios.content import files
from tests.scenarios.heavy_texts import HEAVY

PLAIN = "Example: a small blocker\n  Given Bob controls War Mammoth\n  And Sue has 3 life\n  When Bob attacks\n"
OTHERWISE = {
    "nothing": "",
    "a tag at the end": PLAIN + "@m11\n",
    "a tag before a step": "Example: a\n@m11\n  Given Bob has 3 life\n",
    "a tag with a sign": "@m/11\n" + PLAIN,
    "a feature": "Feature: Trample\n" + PLAIN,
    "a comment": PLAIN + "# so it is\n",
    "a step first": "Given Bob has 3 life\n" + PLAIN,
    "a table": PLAIN + "    | a | b |\n",
    "a block": PLAIN + '  And these cards:\n    """\n    Forest\n    """\n',
    "a description": "Example: a\n  It is so.\n  Given Bob has 3 life\n",
    "a separator of lines": PLAIN + "  Then Sue has\u20283 life\n",
    "a tab": PLAIN + "  Then\tSue has 3 life\n",
    "a step that says nothing": PLAIN + "  Then \n",
    "an outline": "Scenario Outline: a\n  Given Bob has 3 life\n",
    "a long name": f"Example: {'a' * 300}\n  Given Bob has 3 life\n",
    "many steps": "Example: a\n" + "  Given Bob has 3 life\n" * 300,
}


def test_the_texts_of_the_site_are_read_as_the_library_reads_them() -> None:
    texts = [block.text for path in files() for block in blocks_in(path.read_text(encoding="utf-8"), markdown=True)]
    plain = {text: read_plainly(text) for text in [*texts, *HEAVY.values()]}
    assert sum(one is not None for one in plain.values()) > len(plain) / 2
    for text, found in plain.items():
        if found is not None:
            assert_the_same(text, found)


def assert_the_same(text: str, found: list[Scenario] | None) -> None:
    document = read_gherkin(text)
    assert found == document.scenarios
    assert [one.text for one in found or ()] == [one.text for one in document.scenarios]
    assert document.faults == []


@pytest.mark.parametrize(
    "text",
    [
        PLAIN,
        PLAIN + "\n" + PLAIN.replace("Example: a small blocker", "  Scenario:"),
        "\n \n" + PLAIN.replace("\n", "  \n\n") + "  \n",
        PLAIN.replace("  ", "") + "But Sue\u00a0 has \u201c3\u201d life \u00a0",
        "Example: nothing is done",
        "Example:x\n Given Given When\n",
        "@m11 @duel\n\n  @today\n" + PLAIN + "@mirage  \n" + PLAIN,
    ],
)
def test_plain_texts_are_read_plainly_and_the_same(text: str) -> None:
    assert_the_same(text, read_plainly(text))


@pytest.mark.parametrize("text", OTHERWISE.values(), ids=OTHERWISE)
def test_whatever_else_there_is_is_left_to_the_library(text: str) -> None:
    assert read_plainly(text) is None
