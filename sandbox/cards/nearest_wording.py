"""The wording that is understood and is most like one that is not: out of the texts of the pool."""

from __future__ import annotations

from functools import cache

from sandbox.cards import pool_texts
from sandbox.wording.normal_form import normal_form
from sandbox.wording.partly import paragraph_spans, sentence_spans

LONGEST_COMPARED = 300
LEAST_ALIKE = 55


@cache
def _known() -> dict[str, str]:
    """Every sentence of the pool, as it is compared; the cards' own names are left open."""
    found: dict[str, str] = {}
    for name, text in pool_texts():
        plain = normal_form(text, name).text
        for start, end in paragraph_spans(plain):
            for begin, stop in sentence_spans(plain, start, end):
                sentence = " ".join(plain[begin:stop].split()).replace("~", "this card")
                found.setdefault(sentence.lower(), sentence)
    return found


def nearest_wording(sentence: str, name: str = "") -> str:
    """A sentence that is understood and has most of the words of this one; empty where none is like it."""
    from rapidfuzz import fuzz, process  # only what is not understood needs it

    plain = normal_form(sentence[:LONGEST_COMPARED], name).text.replace("~", "this card").lower()
    near = process.extractOne(plain, _known().keys(), scorer=fuzz.token_sort_ratio, score_cutoff=LEAST_ALIKE)
    return _known()[near[0]] if near else ""
