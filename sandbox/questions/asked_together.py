"""What `and` adds to what is asked: `does the Wall survive and kill the Giant?` asks of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.said.acts_combat import BlocksWith
from sandbox.questions.said.asked import AskCan, AskIndeed, AskLife, AskWhether, AskWorks
from sandbox.questions.said.outcomes import IsDead, IsTapped, Lives
from sandbox.questions.said.states import IsDescribed, WantsDead
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid

_AND = frozenset({"and", "still", "also"})
_TAPPED, _UNTAPPED = Mention(marks=("tapped",)), Mention()
_WITH_MORE = AskCan | AskLife | AskWhether | AskWorks


def asked_together(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts; what would be said of what is wanted, or of how something is, asked where `and` puts it right after
    something that is asked."""
    before: Part | None = None
    for part in parts:
        after_ask = before is not None and isinstance(before.said, _WITH_MORE) and before.sentence == part.sentence
        if before is not None and after_ask and "and" in part.joins and part.joins <= _AND:
            said = _of_blocker(before.said, part.said) or _of_killer(before, part, form) or _asked(part.said)
            part = replace(part, said=said)
        before = part
        yield part


def _of_blocker(before: PartSaid, said: PartSaid) -> PartSaid | None:
    """`can I block it with a Wall and live?`: the Wall; not understood where no blocker is named, and the player may be
    meant."""
    match before, said:
        case AskCan(act=BlocksWith(blockers=(blocker,))), AskWhether(outcome=Lives(things=(Mention(noun="it"),))):
            return AskWhether(Lives((blocker,))) if blocker.card or blocker.size else AskIndeed()
    return None


_KILLERS = {"i": "mine", "he": "his", "she": "hers", "opp": "his"}


def _of_killer(before: Part, part: Part, form: NormalForm) -> PartSaid | None:
    """`can I kill one and live?`: the creature of whoever is to kill it, not what is killed."""
    asked, words = before.said, form.tokens[before.first : before.last]
    killed = isinstance(asked, AskWhether) and isinstance(asked.outcome, IsDead) and len(words) > 1
    alone = part.last - part.first == 1
    if not killed or not alone or part.said != AskWhether(Lives((PRONOUN,))) or words[1].text not in _KILLERS:
        return None
    return AskWhether(Lives((Mention(noun=_KILLERS[words[1].text]),)))


def _asked(said: PartSaid) -> PartSaid:
    match said:
        case WantsDead(things=things):
            return AskWhether(IsDead(things))
        case IsDescribed(thing=thing, told=told) if told in (_TAPPED, _UNTAPPED):
            return AskWhether(IsTapped(thing, told == _TAPPED))
        case IsDescribed(thing=Mention(noun="it")):
            return AskIndeed()  # asked of nothing else in the sentence, and so not understood
    return said
