"""The grammar as a whole: every phrase is described, every slot leads somewhere."""

from sandbox.wording import text  # noqa: F401  the grammar is whole when everything is imported
from sandbox.wording.grammar import PHRASES, Production
from sandbox.wording.templates import Literal, compiled

TEMPLATES = [
    (name, production.template)
    for name, phrase in list(PHRASES.items())
    for production in phrase.productions
    if isinstance(production, Production)
]


def test_every_slot_leads_to_a_phrase_with_productions() -> None:
    wanted = {(name, slot.phrase) for name, template in TEMPLATES for slot in template.slots}
    assert {(name, phrase) for name, phrase in wanted if not PHRASES[phrase].productions} == set()


def test_every_phrase_says_what_was_expected() -> None:
    assert [name for name, phrase in PHRASES.items() if phrase.about == "something else"] == []


def test_a_template_reads_its_alternatives_and_prints_the_first() -> None:
    (literal,) = compiled("untap( it| them|)").parts
    assert isinstance(literal, Literal)
    assert [bool(literal.regex.fullmatch(words)) for words in ("untap it", "UNTAP THEM", "untap", "untap us")] == [
        True,
        True,
        True,
        False,
    ]
    assert compiled("untap( it| them|)").pieces[1].one == " it"  # type: ignore[union-attr]


def test_a_template_does_not_stop_inside_a_word() -> None:
    (literal,) = compiled("draw a card").parts
    assert isinstance(literal, Literal)
    assert literal.regex.match("draw a card.")
    assert not literal.regex.match("draw a cardboard box")
