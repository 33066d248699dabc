"""`'s` that stands for `is` or `has`: `my library's empty`, `Tom's tapped out`, `the Giant's been pinged`."""

from collections.abc import Iterator, Sequence

from sandbox.questions.tokens import NormalToken

_AFTER_IS = frozenset({
    "at", "on", "in", "out", "down", "still", "already", "not", "also", "a", "an", "the", "there", "here", "under",
    "up", "now", "no", "currently", "enchanted", "equipped", "wearing", "got", "been", "had",
    "holding", "sitting", "facing", "carrying", "running", "hanging", "casting", "trying", "swinging", "keeping",
})  # fmt: skip
"""Words before which nothing is anybody's."""
_HAS = frozenset({"been", "had", "got"})
_HOW_IT_IS = frozenset({
    "empty", "gone", "dead", "alive", "tapped", "untapped", "resolved", "bare", "clear", "creatureless", "safe",
    "suspended", "full", "over", "fine", "face-down", "facedown", "morphed", "back",
})  # fmt: skip
"""Words for how something is, which stand before a noun as well."""
_GOES_ON = frozenset({
    "", ".", ",", ";", ":", "?", "!", "(", ")", "-", "and", "but", "so", "or", "when", "if", "by", "with", "for",
    "from", "out", "down", "already", "then", "until", "to", "in", "on", "because", "as", "while", "after", "before",
})  # fmt: skip
"""Words after those for how something is where no noun follows."""
_LEFT = frozenset({"a", "an", "one", "two", "three", "four", "no", "nothing", "only", "up", "himself", "herself"})
"""Words before which somebody has left something."""
_SHORT = frozenset({"opp's", "attacker's", "blocker's", "enemy's"})
"""Short forms that are words of their own."""
_OF_SOMEBODY = frozenset({("up", "keep"), ("in", "response"), ("a", "response"), ("no", "block")})


def with_is(words: Sequence[NormalToken]) -> Iterator[NormalToken]:
    """The words, with `is` or `has` for `'s` where it stands for that."""
    low = [word.text.lower() for word in words]
    for at, word in enumerate(words):
        said = _said(low[at], [*low[at + 1 : at + 3], "", ""])
        if said and low[at] in _SHORT:
            yield NormalToken(word.text[:-2], word.start, word.end - 2)
            yield NormalToken(said, word.end - 2, word.end)
        else:
            yield NormalToken(said, word.start, word.end) if said and word.end - word.start == 2 else word


def _said(word: str, after: Sequence[str]) -> str:
    """What `'s` stands for; empty where it says whose something is."""
    if (word != "'s" and word not in _SHORT) or (after[0], after[1]) in _OF_SOMEBODY:
        return ""
    if after[0] in _AFTER_IS or (after[0] in _HOW_IT_IS and after[1] in _GOES_ON):
        return "has" if after[0] in _HAS else "is"
    if after[0] == "left" and after[1] in _LEFT:
        return "has"
    return "is" if after[0] == "face" and after[1] in ("down", "up") else ""
