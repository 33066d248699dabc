"""`Does it?`, `Can he?`, `Legal?` after what somebody says: it is that which is asked, and no more."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.phrases import ASK
from sandbox.questions.said.acts import Casts, Regenerates, ToldAct, Uses
from sandbox.questions.said.asked import Ask, AskAlso, AskCan, AskIndeed, AskMust, AskWhether, AskWorks
from sandbox.questions.said.moments import NoMatter, When
from sandbox.questions.said.outcomes import Lives, NotSo, ToldOutcome
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid
from sandbox.questions.states_owned import show_nothing
from sandbox.questions.tokens import BREAKS
from sandbox.wording.grammar import Ends, Reading, Table
from sandbox.wording.saying import native

_BARE = re.compile(
    r"(?:(?:be|do|have)(?: not)? (?:it|he|she|they|i|opp|that|this|we)|(?:can|must) (?:it|that|this))"
    r"(?: really)?(?= \?)"
)
_BEGINS = re.compile(r"(?:^|[.?!;:] )(?:(?:but|and|so|or) )?$")
_ONE = tuple(Mention(noun=noun) for noun in ("it", "he", "she", "they", "that", "this"))
_MAY = frozenset({"can", "must"})
_NOT = frozenset({"not", "never", "neither", "nobody", "nothing", "no", "none"})


def _bare(reading: Reading, at: int) -> Ends[Ask]:
    """`Does it?` and nothing else in its sentence."""
    found = _BARE.match(reading.text, at) if _BEGINS.search(reading.text[:at]) else None
    return {found.end(): AskIndeed()} if found else {}


PRODUCTIONS: Table = (native(ASK, _bare, show_nothing),)


def indeed(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """The parts, what was said in the sentence before asked as it is meant."""
    asks_on = {at for at, part in enumerate(parts) if _asks_on(part, parts)}
    meant = {said: at for at in asks_on if (said := _said_before(at, parts, form)) is not None}
    for at, part in enumerate(parts):
        if isinstance(part.said, AskWorks) and _is_to_save(parts[:at], part.sentence - 1, form):
            yield replace(part, said=AskWhether(Lives((PRONOUN,))))
        elif at in meant:
            plain = _is_bare(parts[meant[at]].said) or _begins_with(parts[meant[at]], form) in _MAY
            yield replace(part, said=_asked(part, plain and _denies(part, form)))
        elif at not in meant.values():
            yield part


def _asks_on(part: Part, parts: Sequence[Part]) -> bool:
    """Whether nothing else is asked in its sentence, and it names nothing."""
    bare = _is_bare(part.said) or (isinstance(part.said, AskWorks) and not part.said.denied)
    return bare and sum(each.sentence == part.sentence for each in parts) == 1


def _is_to_save(before: Sequence[Part], sentence: int, form: NormalForm) -> bool:
    """Whether what is told last is a spell cast, or something used, `to save it`."""
    if len(before) < 2 or before[-1].sentence != sentence or not isinstance(before[-1].said, NoMatter):
        return False
    goal = [token.text for token in form.tokens[before[-1].first : before[-1].last]]
    acts = [part.said for part in before[:-1] if part.sentence == sentence and not isinstance(part.said, When)]
    return goal[:2] == ["to", "save"] and goal[2:] in (["it"], ["him"], ["her"]) and _is_help(acts[-1:])


def _is_help(told: Sequence[PartSaid]) -> bool:
    """Whether it is done for a creature of one's own, as far as is said."""
    if not told or not isinstance(told[0], Casts | Uses | Regenerates):
        return False
    return not isinstance(told[0], Casts | Uses) or all(thing.owner in ("", "i") for thing in told[0].targets)


def _is_bare(said: PartSaid) -> bool:
    """Whether it is asked of a pronoun alone, which may be taken for others of whom the same is asked."""
    also = said.things if isinstance(said, AskAlso) and not said.loosely else ()
    return isinstance(said, AskIndeed) or (len(also) == 1 and also[0] in _ONE)


def _begins_with(part: Part, form: NormalForm) -> str:
    return form.tokens[part.first].text


def _denies(part: Part, form: NormalForm) -> bool:
    return not _NOT.isdisjoint(token.text for token in form.tokens[part.first : part.last])


def _said_before(at: int, parts: Sequence[Part], form: NormalForm) -> int | None:
    """The place of what the sentence before says is so, where that is no question."""
    marks = [token.text for token in form.tokens if token.text in BREAKS]
    sentence = parts[at].sentence - 1
    told = [place for place, part in enumerate(parts) if part.sentence == sentence and not isinstance(part.said, When)]
    if not told or sentence >= len(marks) or marks[sentence] not in (".", "!", ";", ":"):
        return None
    if any(isinstance(part.said, NoMatter) and part.sentence == sentence for part in parts):
        return None  # `he taps it to save it. Does that work?` is asked of what it is for
    said = parts[told[-1]].said
    acted = any(isinstance(parts[place].said, ToldAct) for place in told)
    claimed = isinstance(said, AskWhether | AskCan | AskMust) or (isinstance(said, ToldOutcome) and not acted)
    return told[-1] if claimed else None


def _asked(part: Part, turned: bool) -> Ask:
    """What is said, asked. `turned`: what is said not to be so is asked as if it were said to be."""
    said = AskWhether(part.said) if isinstance(part.said, ToldOutcome) else part.said
    match said:
        case AskWhether(outcome=NotSo(outcome=outcome)) if turned:
            return replace(said, outcome=outcome)
        case AskWhether(outcome=outcome) if turned:  # `it does not survive`: that it dies
            return replace(said, outcome=NotSo(outcome))
        case AskCan() | AskMust() if turned:
            return replace(said, denied=not said.denied)
        case Ask():
            return said
    raise TypeError(said)
