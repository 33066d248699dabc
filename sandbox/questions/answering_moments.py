"""When something is to be done: it is tried at each moment that the story has, and each is played and judged.

A moment at which it cannot be played, or does not help, is none; one that is not clear says nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from sandbox.questions.mentioned import IT, THEM
from sandbox.questions.parts import Part
from sandbox.questions.pieces import NotClear
from sandbox.questions.playing import JudgedTelling
from sandbox.questions.said.acts import Activates, Casts, DoesNothing, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksNothing, BlocksWith
from sandbox.questions.said.asked import (
    Answered,
    Ask,
    AskCan,
    AskHappens,
    AskMoment,
    AskWhether,
    AskWorks,
    OfferedMoments,
)
from sandbox.questions.said.moments import (
    AfterCombat,
    BeforeAttack,
    BeforeBlocks,
    BeforeDamage,
    InResponse,
    When,
)
from sandbox.questions.said.outcomes import TakesNothing
from sandbox.questions.said.states import HasInPlay, Holds
from sandbox.questions.said.things import PartSaid

PlaysParts = Callable[[Sequence[Part]], list[JudgedTelling]]
BEFORE_ATTACK, TOO_LATE = "before the attack", "after combat damage has been dealt"
ON_ITS_WAY = "in the damage prevention step, once the damage is on its way"
AS_IT_DIES = "at the moment of its destruction"


@dataclass(frozen=True)
class _Moment:
    """A moment in words, the story with the act done then, and what it came to; `late`: what was to be answered is
    over."""

    words: str
    parts: tuple[Part, ...]
    late: bool = False
    judged: JudgedTelling | None = None
    known: bool = True


def asks_moment(parts: Sequence[Part]) -> bool:
    """Whether it is asked when something is to be done."""
    return any(isinstance(part.said, AskMoment | OfferedMoments) for part in parts)


def when_to_do(parts: Sequence[Part], play: PlaysParts) -> JudgedTelling:
    """The telling at the moment that is meant, with the answer to what was asked. Raises NotClear."""
    asked = [part for part in parts if isinstance(part.said, AskMoment)]
    if len(asked) != 1 or not isinstance(ask := asked[0].said, AskMoment):
        raise NotClear("when it is to be done")
    tried = [_tried(moment, play, ask) for moment in _moments(_story(parts, asked[0]), ask)]
    good = [moment for moment in tried if moment.judged is not None]
    if any(moment.words == ON_ITS_WAY for moment in good):
        good = [moment for moment in good if not moment.late]  # the damage prevention step comes as it resolves
    plain = ask.goal is None and not ask.helps
    if not good or (plain and not all(moment.known for moment in tried)):
        raise NotClear("when that may be done")
    chosen = good[-1]
    if chosen.judged is None:
        raise NotClear("when that may be done")
    verdict = _asked_besides(parts, tried)
    words = [chosen.words] if ask.last else [moment.words for moment in good]
    late = any(moment.known and moment.judged is None and moment.late for moment in tried)
    sentence = f"{_capital(', or '.join(words))}.{' After that it is too late.' if late else ''}"
    fate = "" if plain and len(good) > 1 else _fate(chosen.judged)
    if verdict is not None:
        sentence = f"{'Yes' if verdict else 'No'}. {sentence}"
    found = replace(chosen.judged.found[0], sentence=f"{sentence} {fate}".strip(), verdict=verdict)
    return replace(chosen.judged, found=(found,))


def _fate(judged: JudgedTelling) -> str:
    return judged.found[0].sentence.removeprefix("Yes. ").removeprefix("No. ")


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _story(parts: Sequence[Part], asked: Part) -> list[Part]:
    """What is told, without what is asked; what is told in one sentence after it was asked, was supposed. Raises
    NotClear for more."""
    at = parts.index(asked)
    later = [part for part in parts[at + 1 :] if not isinstance(part.said, Ask | When)]
    if any(part.sentence != asked.sentence for part in later):
        raise NotClear("what happens when")
    later = [_aimed_as(part, asked.said) for part in later]
    told = [*(part for part in parts[:at] if not isinstance(part.said, Ask)), *later]
    return [_only_held(part, asked.said) for part in told]


def _aimed_as(part: Part, ask: PartSaid) -> Part:
    """`when do I use it on my Bears if he bolts them?`: they are those that were named."""
    aims = getattr(ask.act, "targets", ()) if isinstance(ask, AskMoment) else ()
    said = part.said
    if isinstance(said, Casts | Uses) and len(said.targets) == 1 and aims and said.targets[0].noun in IT | THEM:
        return replace(part, said=replace(said, targets=aims))
    return part


def _only_held(part: Part, ask: PartSaid) -> Part:
    """`I have Holy Day`: where it is asked when that is to be cast, it is held until then."""
    said, act = part.said, ask.act if isinstance(ask, AskMoment) else None
    if not isinstance(said, Casts) or not isinstance(act, Casts | Uses) or not said.what.card or said.targets:
        return part
    same = act.what.card == said.what.card or (not act.what.card and bool(act.what.noun))
    return replace(part, said=Holds(said.who, (said.what,))) if same else part


def _moments(story: Sequence[Part], ask: AskMoment) -> Iterator[_Moment]:
    """The moments at which it could be done. Raises NotClear where nothing is told that it could be done about."""
    acts = [at for at, part in enumerate(story) if _is_done(part.said)]
    if not acts:
        raise NotClear("what happens")
    cause = story[acts[-1]].said
    if isinstance(cause, AttacksWith | BlocksWith | BlocksNothing):
        yield from _in_combat(story, ask)
    elif isinstance(cause, Casts | Uses | Activates) and cause.what.card:
        name, at = cause.what.card, acts[-1]
        yield _Moment(f"before {name}", tuple(_with(story, at, ask)))
        yield _Moment(f"in response, before {name} resolves", tuple(_with(story, len(story), ask, InResponse())))
        yield _Moment(f"after {name} has resolved", tuple(_with(story, len(story), ask, Answered())), True)
    else:
        raise NotClear("what happens")


def _in_combat(story: Sequence[Part], ask: AskMoment) -> Iterator[_Moment]:
    first = next(at for at, part in enumerate(story) if isinstance(part.said, AttacksWith | BlocksWith | BlocksNothing))
    end = len(story)
    yield _Moment(BEFORE_ATTACK, tuple(_with(story, first, ask)))
    if isinstance(story[first].said, AttacksWith):
        words = "after attackers have been declared, before blocks"
        yield _Moment(words, tuple(_with(story, first + 1, ask, BeforeBlocks())))
    words = "after blockers have been declared, before combat damage is dealt"
    yield _Moment(words, tuple(_with(story, end, ask, BeforeDamage())))
    yield _Moment(TOO_LATE, tuple(_with(story, end, ask, AfterCombat())), True)


def _with(story: Sequence[Part], at: int, ask: AskMoment, *moments: PartSaid) -> Iterator[Part]:
    """The story with the act at a place, and then what is asked about it."""
    sentence = 1 + max(part.sentence for part in story)
    there = [part for part in story[at:] if isinstance(part.said, Holds | HasInPlay) and _is_all_named(part.said)]
    yield from [*story[:at], *there]
    for moment in moments:
        yield Part(moment, 0, 0, True, sentence)
    yield Part(ask.act, 0, 0, not moments, sentence)
    yield from (replace(part, sentence=part.sentence + sentence + 1) for part in story[at:] if part not in there)
    yield Part(_goal(story, ask), 0, 0, True, 3 * sentence + 3)


def _is_all_named(said: Holds | HasInPlay) -> bool:
    return all(thing.card for thing in said.things)


def _goal(story: Sequence[Part], ask: AskMoment) -> Ask:
    """What is asked at each moment. Raises NotClear where it is not said what would help."""
    if ask.goal is not None:
        return AskWhether(ask.goal)
    if not ask.helps:
        return AskHappens()
    if not any(isinstance(part.said, AttacksWith) for part in story):
        raise NotClear("what would help")
    return AskWhether(TakesNothing("victim"))


def _tried(moment: _Moment, play: PlaysParts, ask: AskMoment) -> _Moment:
    try:
        judged = play(moment.parts)
    except NotClear:
        return replace(moment, known=False)
    if not judged or judged[0].impossible:
        return moment
    if len({(each.sentence, each.verdict) for each in judged}) > 1:
        return replace(moment, known=False)
    wanted = (ask.goal is None and not ask.helps) or judged[0].verdict is True
    return replace(moment, judged=judged[0], words=_played(moment, judged[0])) if wanted else moment


def _played(moment: _Moment, judged: JudgedTelling) -> str:
    """The moment as it was played: damage may be on its way by then, or the destruction that is regenerated."""
    taken = [ways.says[at] for ways, at in zip(judged.told.open_ways, judged.choices, strict=False)]
    if "the damage is on its way" in taken:
        return ON_ITS_WAY
    return AS_IT_DIES if "it is regenerated as it dies" in taken else moment.words


def _asked_besides(parts: Sequence[Part], tried: Sequence[_Moment]) -> bool | None:
    """Whether it may be done before the attack, where that is asked as well. Raises NotClear for what else is asked."""
    besides = [
        part for part in parts if isinstance(part.said, Ask) and not isinstance(part.said, AskMoment | OfferedMoments)
    ]
    if not besides:
        return None
    whens = [part.said for part in parts if isinstance(part.said, When)]
    before = next((moment for moment in tried if moment.words == BEFORE_ATTACK), None)
    plain = isinstance(besides[0].said, AskWorks | AskCan) and len(besides) == 1
    if not plain or before is None or not before.known or not any(isinstance(when, BeforeAttack) for when in whens):
        raise NotClear("what else is asked")
    return before.judged is not None


def _is_done(said: PartSaid) -> bool:
    return isinstance(said, ToldAct) and not isinstance(said, DoesNothing)
