"""Single letters that are mana."""

from collections.abc import Sequence

_MANA = frozenset({"U", "R"})
"""Capital letters that are mana and no short form of a word."""
_PAYING = frozenset({"for", "pay", "pays", "paid", "paying", "spend", "spends", "spending", "only"})
"""Words after which a single letter is mana."""


def is_mana(words: Sequence[str], at: int) -> bool:
    """Whether a word is a letter for mana; `W` after a price, or as the last word, is no `with`."""
    pays = at > 0 and words[at - 1].lower() in _PAYING
    ends = at + 1 >= len(words) or not words[at + 1][0].isalnum()
    return words[at] in _MANA or (words[at] == "W" and (pays or ends))
