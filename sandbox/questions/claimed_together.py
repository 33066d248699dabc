"""Several things claimed in one sentence: `the Giant dies and the Bear lives, right?` asks of both."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.asked import AskWhether, AskWhoIsRight
from sandbox.questions.said.moments import When
from sandbox.questions.said.outcomes import ToldOutcome

_TOGETHER = frozenset({"and", "but", ",", "while"})
"""Words and signs between claims."""
_SUPPOSING = frozenset({"if", "when", "once", "unless", "because", "since", "after", "before", "as soon as", "suppose"})
"""Words after which something is supposed, or is told as a reason."""
_ASKING = frozenset({"do", "be", "can", "must", "have", "who", "what", "which", "how", "where"})
"""Words with which a question begins that is no claim."""


def claimed_together(at: int, parts: Sequence[Part], form: NormalForm) -> bool:
    """Whether what is said there is claimed with what comes after it in the sentence, and nothing else is said after
    it, nor supposed before."""
    after = [each for each in parts[at + 1 :] if each.sentence == parts[at].sentence]
    claims = [each for each in after if not isinstance(each.said, When | AskWhoIsRight)]
    supposed = any(
        each.sentence == parts[at].sentence and not _SUPPOSING.isdisjoint(each.joins) for each in parts[: at + 1]
    )
    return bool(claims) and not supposed and all(_is_claim(each, form) for each in claims)


def life_claimed_together(at: int, parts: Sequence[Part], form: NormalForm) -> bool:
    """Whether a life total is claimed with more that is to have come about by what was done before."""
    acted = any(isinstance(each.said, ToldAct) for each in parts[:at])
    return acted and claimed_together(at, parts, form)


def _is_claim(part: Part, form: NormalForm) -> bool:
    if not isinstance(part.said, ToldOutcome | AskWhether) or not part.joins <= _TOGETHER:
        return False
    return form.tokens[part.first].text not in _ASKING
