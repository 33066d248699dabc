"""The clauses that narrow a kind of things, each in its plainest words: `with toughness 2 or less`."""

from __future__ import annotations

import re
from functools import cache

from sandbox.wording.clause import Clause
from sandbox.wording.kind_clauses import CLAUSES

_NOT_NEEDED = re.compile(r"\(\?[!=][^()]*\)|\([^()]*\)\?|.\?(?!:)")
_GROUP = re.compile(r"\((?:\?:)?([^()|]*)(?:\|[^()]*)?\)")
"""A group of a pattern without groups in it; the first of its words is the plainest."""


@cache
def clause_phrases() -> tuple[str, ...]:
    """The plainest words of every clause, a number being 2; without those whose words are open."""
    return tuple([words for clause in CLAUSES if (words := _plainest(clause))])


def _plainest(clause: Clause) -> str:
    words = clause.words.replace(r"\d+", "2")
    while (shorter := _GROUP.sub(r"\1", _NOT_NEEDED.sub("", words))) != words:
        words = shorter
    words = words.split("|")[0]
    return words if clause.pattern.fullmatch(f" {words}") else ""
