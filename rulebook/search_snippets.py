"""What a search shows of an entry: its title whole, and those of its sentences that have most of the words found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from django.utils.safestring import SafeString, mark_safe

from .analyzed_text import AnalyzedSentence, stems_in

LENGTH = 240
"""A second sentence is shown where both together have no more letters."""
LONGEST = 420


@dataclass(frozen=True, slots=True)
class SnippetSentence:
    """A sentence of an entry: its place in the text, and how many of the words found it has."""

    place: int
    text: str
    found: int


def snippet(sentences: Sequence[AnalyzedSentence], stems: frozenset[str]) -> SafeString:
    """One sentence or two as HTML with the words found marked, in the order of the text; where no sentence has any of
    them, the first."""
    rated = [SnippetSentence(at, one.text, len(one.stems & stems)) for at, one in enumerate(sentences)]
    best = sorted(rated, key=lambda one: (-one.found, one.place))[:2]
    if len(best) > 1 and (not best[1].found or len(best[0].text) + len(best[1].text) > LENGTH):
        best = best[:1]
    return mark_safe(" ".join(joined(sorted(best, key=lambda one: one.place), stems)))


def joined(chosen: list[SnippetSentence], stems: frozenset[str]) -> Iterator[str]:
    """The sentences marked, with a sign where something is left out between two of them."""
    for number, one in enumerate(chosen):
        if number and one.place > chosen[number - 1].place + 1:
            yield "…"
        yield marked(shortened(one.text), stems)


def shortened(sentence: str) -> str:
    """A sentence of endless length is cut at a word."""
    return sentence if len(sentence) <= LONGEST else f"{sentence[:LONGEST].rsplit(' ', 1)[0]} …"


def marked(text: str, stems: frozenset[str]) -> SafeString:
    """A text as HTML, each word with one of the stems in ``<mark>``."""
    pieces, end = list[str](), 0
    for stem, begins, ends in stems_in(text):
        if stem in stems:
            pieces += [escape(text[end:begins]), f"<mark>{escape(text[begins:ends])}</mark>"]
            end = ends
    return mark_safe("".join([*pieces, escape(text[end:])]))
