"""Every rule that the code carries out or refuses by names the entries that state it, and each of those exists."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sandbox.editions import EDITIONS
from sandbox.editions.citations import Citation, citations, cited, keyword_entries, keyword_of
from sandbox.terms.keywords import KEYWORDS

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "sandbox" / "editions" / "citations.toml"
TABLE_OF_KEYWORDS = TABLE.with_name("keyword_entries.toml")
CONTENT = {"rules": ROOT / "rulebook" / "content", "glossary": ROOT / "glossary" / "content"}

BOUNDS_OF_THE_LANGUAGE = {"bounds", "choices", "timing"}
"""Refusals of the scenario language itself, which no rule of the game states."""

CARD_TEXT_ALONE = {"chance", "flipping a card onto the table", "switching blockers"}
"""What only the text of cards asks for: no edition's source speaks of coins or of attackers that trade blockers."""

ALL_CITATIONS = [
    (rule, citation)
    for table in (citations(), keyword_entries())
    for rule, places in table.items()
    for citation in places.values()
]


def nodes(*words: str) -> Iterator[tuple[Path, ast.AST]]:
    """What the code consists of, of the files that hold one of the words."""
    for file in sorted((ROOT / "sandbox").rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if any(word in text for word in words):
            yield from ((file, node) for node in ast.walk(ast.parse(text)))


def refusals() -> Iterator[tuple[Path, ast.Call]]:
    for file, node in nodes("Refusal"):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            yield file, node


def key_of(refusal: ast.Call) -> str | None:
    first = refusal.args[0] if refusal.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


def carried_out() -> Iterator[str]:
    """The keys that functions are marked with, and those of the wider rules that steps stand under."""
    for file, node in nodes("@rule", "beneath"):
        for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                key = mark.args[0]
                assert isinstance(key, ast.Constant), f"{file}:{mark.lineno}: the key is written out"
                yield str(key.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "beneath":
            key = node.args[0]
            assert isinstance(key, ast.Constant), f"{file}:{node.lineno}: the key is written out"
            yield str(key.value)


def judged_by() -> Iterator[str]:
    """The keys of the rules by which claims are judged."""
    for _, node in nodes("judge_by"):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "judge_by":
            yield from (
                str(part.value)
                for argument in node.args
                for part in ast.walk(argument)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
            )


@cache
def keys_of_the_code() -> set[str]:
    return (
        set(carried_out())
        | set(judged_by())
        | {key for _, refusal in refusals() if (key := key_of(refusal)) is not None}
    )


def file_of(citation: Citation) -> Path:
    return CONTENT[citation.kind] / citation.edition / f"{citation.slug}.md"


def test_every_refusal_names_its_rule_in_words() -> None:
    unnamed = [f"{file.relative_to(ROOT)}:{call.lineno}" for file, call in refusals() if key_of(call) is None]
    assert unnamed == []


def test_every_rule_of_the_code_is_in_the_table() -> None:
    missing = keys_of_the_code() - BOUNDS_OF_THE_LANGUAGE - CARD_TEXT_ALONE - citations().keys()
    assert missing == set()


def test_every_rule_of_the_table_is_one_that_the_code_uses() -> None:
    assert citations().keys() - keys_of_the_code() == set()


def test_keys_without_an_entry_are_used_and_are_not_in_the_table() -> None:
    without = BOUNDS_OF_THE_LANGUAGE | CARD_TEXT_ALONE
    assert without <= keys_of_the_code()
    assert without.isdisjoint(citations())


def test_every_rule_of_the_table_has_an_entry() -> None:
    assert [rule for rule, places in citations().items() if not places] == []


def test_every_edition_states_rules_and_no_other_is_named() -> None:
    assert {edition for places in citations().values() for edition in places} == EDITIONS.keys()


@pytest.mark.parametrize(("rule", "citation"), ALL_CITATIONS, ids=lambda part: str(getattr(part, "edition", part)))
def test_citation_is_an_entry_of_the_site(rule: str, citation: Citation) -> None:
    assert citation.kind in CONTENT, rule
    assert file_of(citation).is_file(), rule


@pytest.mark.parametrize("file", [TABLE, TABLE_OF_KEYWORDS], ids=lambda file: str(file.stem))
def test_the_table_stands_in_order(file: Path) -> None:
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    order = list(EDITIONS)
    assert list(table) == sorted(table)
    assert [rule for rule, places in table.items() if list(places) != sorted(places, key=order.index)] == []


def test_a_rule_is_looked_up_in_one_edition() -> None:
    assert cited("world rule", "mirage") == Citation("mirage", "rules", "enchant-worlds")
    assert cited("world rule", "m11") is None
    assert cited("no such rule", "mirage") is None
    assert cited(None, "mirage") is None


def titles(edition: str) -> Iterator[tuple[str, Citation]]:
    """Each entry of the edition by its title in small letters."""
    for kind, folder in CONTENT.items():
        for file in sorted((folder / edition).glob("*.md")):
            title = next(line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("title:"))
            yield title.removeprefix("title:").strip(" \"'").lower(), Citation(edition, kind, file.stem)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_entry_with_the_name_of_a_keyword_is_found_by_it(edition: str) -> None:
    unlinked = [
        title for title, _ in titles(edition) if title in KEYWORDS and edition not in keyword_entries().get(title, {})
    ]
    assert unlinked == []


def test_a_keyword_is_the_beginning_of_its_sentence() -> None:
    assert keyword_of("First strike") == "first strike"
    assert keyword_of("Flashback {2}{R}") == "flashback"
    assert keyword_of("Echo\N{EM DASH}Discard a card.") == "echo"
    assert keyword_of("Draw a card.") == ""
