"""What a search shows of an entry: its title whole, and those of its sentences that have most of the words found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from django.utils.safestring import SafeString, mark_safe

from .analyzed_text import TOKEN, AnalyzedSentence, stem_of

LENGTH = 240
"""A second sentence is shown where both together have no more letters."""
LONGEST = 420


def snippet(sentences: Sequence[AnalyzedSentence], stems: frozenset[str]) -> SafeString:
    """One sentence or two as HTML with the words found marked, in the order of the text; where no sentence has any of
    them, the first."""
    found = [len(one.stems & stems) for one in sentences]
    best = sorted(range(len(found)), key=found.__getitem__, reverse=True)[:2]
    if len(best) > 1 and (not found[best[1]] or sum(len(sentences[place].text) for place in best) > LENGTH):
        best = best[:1]
    return mark_safe(" ".join(joined(sentences, sorted(best), stems)))


def joined(sentences: Sequence[AnalyzedSentence], places: Sequence[int], stems: frozenset[str]) -> Iterator[str]:
    """The sentences at these places marked, with a sign where something is left out between two of them."""
    for number, place in enumerate(places):
        if number and place > places[number - 1] + 1:
            yield "…"
        yield marked(shortened(sentences[place].text), stems)


def shortened(sentence: str) -> str:
    """A sentence of endless length is cut at a word."""
    return sentence if len(sentence) <= LONGEST else f"{sentence[:LONGEST].rsplit(' ', 1)[0]} …"


def marked(text: str, stems: frozenset[str]) -> SafeString:
    """A text as HTML, each word with one of the stems in ``<mark>``."""
    pieces, end = list[str](), 0
    for word in TOKEN.finditer(text):
        if stem_of(word[0]) in stems:
            begins, ends = word.span()
            pieces += [escape(text[end:begins]), f"<mark>{word[0]}</mark>"]  # nothing in a word is to be escaped
            end = ends
    return mark_safe("".join([*pieces, escape(text[end:])]))
