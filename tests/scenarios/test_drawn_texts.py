"""Nothing that a text can say breaks the engine: it is played, refused, or not understood."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from sandbox.editions import EDITIONS
from sandbox.scenarios.result import rule_json
from sandbox.terms.errors import Malformed
from tests.engine.deals import games
from tests.scenarios.drawn_texts import texts


def says(text: str, edition: str, explore: bool = False) -> str:
    """The ruling as JSON, or why the text is none."""
    try:
        return json.dumps(rule_json(text, edition, explore=explore))
    except Malformed as error:
        return f"{error.line}: {error.message}"


@games(200)
@given(texts(), st.sampled_from(list(EDITIONS)))
def test_a_text_of_any_sentences_is_ruled_upon_or_refused(text: str, edition: str) -> None:
    said = says(text, edition)
    assert said
    assert says(text, edition) == said


@games(10)
@given(texts(), st.sampled_from(list(EDITIONS)))
def test_any_text_can_be_explored(text: str, edition: str) -> None:
    assert says(text, edition, explore=True)


@games(100)
@given(st.text(max_size=300))
def test_any_characters_are_read_or_refused(text: str) -> None:
    assert says("Example: any\n  Given Bob " + text, "m11")
    assert says(text, "m11")
