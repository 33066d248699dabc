"""What the asker thought the rules to be: no word of it says how things stand, and something else is asked.

`I thought protection means it can't be hurt. Does it die?` is asked of the position; `I thought so, is that right?` of
what is thought.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandbox.questions.normal_form import NormalForm, formed
from sandbox.questions.tokens import BREAKS, NormalToken

_THINKS = (
    ("i", "thought"), ("i", "always", "thought"), ("i", "think", "i", "read"), ("i", "figure"), ("i", "assume"),
    ("opp", "say"), ("he", "say"), ("she", "say"), ("they", "say"),
    ("i", "have", "always", "thought"), ("i", "always", "believe"), ("i", "always", "assume"), ("i", "always", "think"),
)  # fmt: skip
_OF_RULES = frozenset({
    "protection", "first", "flying", "trample", "flanking", "banding", "regeneration", "vigilance", "deathtouch",
    "haste", "reach", "shroud", "hexproof", "lifelink", "summoning", "split", "defender", "fear",
})  # fmt: skip
"""Words with which begins what is said of a rule."""
_WHETHER_SO = frozenset({"right", "correct", "true", "wrong", "false", "mistaken", "mistake", "so", "still", "legal"})


def without_beliefs(form: NormalForm) -> NormalForm:
    """The question without such sentences, where something else is asked than whether they are so."""
    sentences = list(_sentences(form.tokens))
    asked = [tokens for tokens in sentences if tokens[-1].text == "?"]
    if not asked or any(not _WHETHER_SO.isdisjoint(token.text for token in tokens) for tokens in asked):
        return form
    kept = [tokens for tokens in sentences if not _is_belief([token.text for token in tokens])]
    return form if len(kept) == len(sentences) else formed(form, [token for tokens in kept for token in tokens])


def _sentences(tokens: Sequence[NormalToken]) -> Iterator[Sequence[NormalToken]]:
    begun = 0
    for at, token in enumerate(tokens, 1):
        if token.text in BREAKS or at == len(tokens):
            yield tokens[begun:at]
            begun = at


def _is_belief(words: Sequence[str]) -> bool:
    """Whether it is thought of a rule, and names no card, no size and no number."""
    begun = next((len(row) for row in _THINKS if tuple(words[: len(row)]) == row), 0)
    says = [word for word in words[begun:] if word != "that"]
    named = any(word[0] in "[{" or word[0].isdigit() for word in says)
    return bool(begun and says) and words[-1] == "." and says[0].split("-")[0] in _OF_RULES | {"pro"} and not named
