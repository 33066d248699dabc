"""A question that asks again after more has been done: told as far as each time it asks.

What is asked is judged where it is asked: *he blocks with a Wall; does it die? then I bolt it; dead now?* asks twice.
Another case (*does it die? what if I bolt it?*) is another question, and is not read as what comes next. What is
supposed after it was asked only how things stand (*how big is it, and what if he bounces the aura?*) comes next, and is
asked of as before where nothing else is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.mentioned import IT, THEM
from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.acts import Activates, Casts, DoesNothing, Regenerates, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import (
    Answered,
    Ask,
    AskCan,
    AskControl,
    AskCount,
    AskCounters,
    AskEither,
    AskSize,
    AskTokens,
    AskWorks,
)
from sandbox.questions.said.asked_costs import AskMana
from sandbox.questions.said.moments import (
    BeforeBlocks,
    BeforeDamage,
    DuringCombat,
    InResponse,
    NextStep,
    NextTurn,
    OnceResolved,
)
from sandbox.questions.said.outcomes import GoesThrough
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things
from sandbox.questions.telling import is_spell

WHAT_IF = "what_if"
CASES = frozenset({"if", "suppose", "case", "in case", "whether", WHAT_IF})
"""Words that begin what is only supposed."""
OF_STATE = AskSize | AskControl | AskCounters | AskCount | AskTokens
"""What is asked of how things stand, before anything is supposed to be done with them."""
AIMED = Casts | Uses | Activates
EARLIER = frozenset({"after", "when", "once", "as soon as"})
"""Words that begin what was done before the act they are said with."""
UNDER = CASES | EARLIER | {"while", "as", "though", "since", "because"}
"""Words that begin the circumstances under which something is asked."""


def stages(parts: Sequence[Part]) -> list[tuple[Part, ...]]:
    """The parts up to each place where something is asked before more is done; the last has all. What was asked before
    is asked once. Raises NotClear for a second case."""
    ordered = _asked_again(list(_in_order(_by_time(_told_before(parts)))))
    cuts = [at for at in range(1, len(ordered)) if _is_next(ordered, at)]
    if cuts and any(CASES & part.joins for part in ordered[cuts[0] :]) and not _go_on(ordered, cuts):
        raise NotClear("two cases")
    cuts = [at for at in cuts if any(_is_judged_there(part) for part in ordered[:at])]
    begins, found = 0, []
    for end in [*cuts, len(ordered)]:
        found.append(tuple(_answered(p) if at < begins else p for at, p in enumerate(ordered[:end])))
        begins = end
    return [stage for stage in found if any(isinstance(part.said, Ask) for part in stage)]


def _told_before(parts: Sequence[Part]) -> list[Part]:
    """`Can my Spider block? He attacks with an Angel.`: what is asked of a combat that is told only after it."""
    first = [part for part in parts if part.sentence == parts[0].sentence]
    rest = list(parts[len(first) :])
    asks = [part.said.act for part in first if isinstance(part.said, AskCan)]
    combat = any(isinstance(act, BlocksWith) for act in asks)
    combat = combat or any(isinstance(part.said, BeforeBlocks | BeforeDamage | DuringCombat) for part in first)
    told = [at for at, part in enumerate(rest) if isinstance(part.said, AttacksWith | BlocksWith)]
    if not asks or not combat or not told or any(isinstance(part.said, ToldAct) for part in first):
        return list(parts)
    end = next((at for at, part in enumerate(rest) if isinstance(part.said, Ask)), len(rest))
    end = next((at for at, part in enumerate(rest[:end]) if part.joins & {"if", "suppose"}), end)
    begins = next((at for at in range(end) if rest[at].sentence == rest[end].sentence), end) if end < len(rest) else end
    return [*rest[:begins], *first, *rest[begins:]] if told[0] < begins else list(parts)


def _asked_again(ordered: list[Part]) -> list[Part]:
    """`how big is it, and what if he bounces the aura?`: what is supposed last, of which nothing is asked, is asked of
    as it was before."""
    at = next((at for at, part in enumerate(ordered) if WHAT_IF in part.joins), 0)
    before = [part for part in ordered[:at] if _is_judged_there(part)]
    if not before or any(isinstance(part.said, Ask) for part in ordered[at:]):
        return ordered
    if len(before) > 1:
        raise NotClear("what is asked")
    last, ask = ordered[-1].sentence, before[0].said
    again = replace(ask, gone=True) if isinstance(ask, AskSize) else ask
    return [*ordered, replace(before[0], said=again, sentence=last, joins=frozenset())]


def _go_on(ordered: Sequence[Part], cuts: Sequence[int]) -> bool:
    """Whether what is supposed goes on from what was asked: one case, and before it was asked how things stand, with
    nobody fighting."""
    told, supposed = ordered[: cuts[0]], ordered[cuts[0] :]
    first = supposed[0]
    asked = [part.said for part in told if isinstance(part.said, Ask)]
    fights = any(isinstance(part.said, AttacksWith | BlocksWith) or CASES & part.joins for part in told)
    later = [part for part in supposed[1:] if CASES & part.joins]
    of_state = all(isinstance(ask, OF_STATE) for ask in asked) or _is_done_to_what_came(told, supposed)
    return bool(CASES & first.joins) and not fights and not later and of_state


def _is_done_to_what_came(told: Sequence[Part], supposed: Sequence[Part]) -> bool:
    """`I cast a Clone; does it trigger, and if he bolts it does it die?`: what is supposed is done to permanents, once
    they are there, and answers nothing."""
    acts = [part.said for part in told if isinstance(part.said, ToldAct)]
    came = bool(acts) and all(isinstance(act, Casts) and act.what.card and not is_spell(act.what) for act in acts)
    act = supposed[0].said
    if not came or not isinstance(act, Casts) or not act.targets or act.answers or not act.what.card:
        return False
    answers = any(isinstance(part.said, InResponse) for part in supposed)
    return not answers and "spell" not in card_named(act.what.card).text


def _by_time(parts: Sequence[Part]) -> list[Part]:
    """`I pump it after he blocks`, `before he blocks I pump it`: what comes first stands first."""
    ordered: list[Part] = []
    late: list[Part] = []
    moved = 0
    for part in parts:
        if late and part.sentence != late[-1].sentence:
            ordered, late = [*ordered, *late], []
        begins = not ordered or ordered[-1].sentence != part.sentence
        if _is_done(part) and "before" in part.joins and begins and not late:
            late = [part]
            continue
        before = _act_before(ordered, part)
        answers = _is_answer(parts, part)
        if _is_done(part) and EARLIER & part.joins and not {"and", "but"} & part.joins and before >= 0 and not answers:
            main = ordered[before]
            ordered[before : before + 1] = [_with_aims_of(part, main), _aimed_at_it(main, part)]
            moved = before + 1
            continue
        if isinstance(part.said, GoesThrough) and 0 < moved < len(ordered) and ordered[moved].sentence == part.sentence:
            ordered.insert(moved, replace(part, said=OnceResolved()))
            continue
        ordered.append(part)
        if late and _is_done(part):
            ordered, late = [*ordered, *late], []
    return [*ordered, *late]


def _is_answer(parts: Sequence[Part], part: Part) -> bool:
    """Whether something of the sentence is said to be a response, and that is not said of another act behind it."""
    row = [each for each in parts if each.sentence == part.sentence]
    at = row.index(part)
    if isinstance(part.said, AIMED) and at > 0 and row[at - 1].said == InResponse():
        return False  # `I bolt it in response after he casts Giant Growth`: that is what is answered
    later = next((each for each in range(at + 1, len(row)) if _is_done(row[each])), len(row))
    return any(isinstance(each.said, InResponse) for each in row[:later])


def _pronoun(part: Part) -> bool:
    aims = part.said.targets if isinstance(part.said, AIMED) else ()
    return len(aims) == 1 and aims[0].noun in IT | THEM


def _with_aims_of(part: Part, main: Part) -> Part:
    """`I pump my bears after he bolts them`: they are named where they are mentioned first."""
    if isinstance(main.said, AIMED) and (fight := _fight_of(part.said, main.said.targets)) is not None:
        return replace(part, said=fight)
    attacker = _attacker_of(main.said)
    if attacker is not None and isinstance(part.said, AIMED) and _pronoun(part):
        return replace(part, said=replace(part.said, targets=(attacker,)))
    if attacker is not None and isinstance(part.said, Activates) and part.said.what.noun in IT:
        return replace(part, said=replace(part.said, what=attacker))
    if isinstance(part.said, AIMED) and isinstance(main.said, Regenerates) and _pronoun(part):
        return replace(part, said=replace(part.said, targets=(main.said.thing,)))
    if isinstance(part.said, AIMED) and isinstance(main.said, AIMED) and _pronoun(part) and main.said.targets:
        return replace(part, said=replace(part.said, targets=main.said.targets))
    return part


def _attacker_of(said: PartSaid) -> Mention | None:
    """`I attack with my Factory after I animate it`: the one that is named where it attacks."""
    if not isinstance(said, AttacksWith) or len(said.things) != 1 or not said.things[0].card:
        return None
    return said.things[0].of(said.who) if said.who in ("i", "he", "she", "opp") else said.things[0]


def _fight_of(said: PartSaid, targets: Things) -> ToldAct | None:
    """`I bolt his Ogre after it blocked my Giant`: the fight of what is named where it is aimed at."""
    if len(targets) != 1 or not targets[0].card:
        return None
    match said:
        case AttacksWith(things=(Mention(noun="it" | "he" | "she"),)):
            return replace(said, things=targets)
        case BlocksWith(blockers=(Mention(noun="it" | "he" | "she"),)):
            return replace(said, blockers=targets)
        case BlocksWith(attackers=(Mention(noun="it" | "he" | "she"),), passive=True):
            return replace(said, attackers=targets)
    return None


def _aimed_at_it(main: Part, part: Part) -> Part:
    if isinstance(main.said, AIMED) and _fight_of(part.said, main.said.targets) is not None:
        return replace(main, said=replace(main.said, targets=(replace(main.said.targets[0], number=0),)))
    if isinstance(main.said, Regenerates) and _pronoun(part):
        return replace(main, said=replace(main.said, thing=PRONOUN))
    if isinstance(main.said, AIMED) and _pronoun(part) and main.said.targets:
        return replace(main, said=replace(main.said, targets=(PRONOUN,)))
    return main


def _act_before(ordered: Sequence[Part], part: Part) -> int:
    """Where the last act of the sentence stands; -1 where there is none."""
    return next((at for at in range(len(ordered) - 1, -1, -1) if _is_of(ordered[at], part.sentence)), -1)


def _is_of(part: Part, sentence: int) -> bool:
    return _is_done(part) and part.sentence == sentence


def _is_next(parts: Sequence[Part], at: int) -> bool:
    """Whether more is done here after something was done and asked."""
    if _is_of_later(parts, at):
        return any(isinstance(part.said, AskMana) for part in parts[:at])
    if not _is_done(parts[at]):
        return False
    done = [each for each in range(at) if _is_done(parts[each]) or _is_leave(parts[each])]
    asked = [each for each in range(at) if isinstance(parts[each].said, Ask)]
    if CASES & parts[at].joins and any(_is_judged_there(parts[each]) for each in asked) and not done:
        return True
    return bool(done and asked) and max(asked) >= max(done)


def _is_of_later(parts: Sequence[Part], at: int) -> bool:
    """`do they untap next turn?`: what is asked of another turn; mana that was asked about is gone by then."""
    after = parts[at + 1].said if at + 1 < len(parts) else None
    return isinstance(parts[at].said, Ask) and isinstance(after, NextStep | NextTurn)


def _is_done(part: Part) -> bool:
    return isinstance(part.said, ToldAct) and not isinstance(part.said, DoesNothing)


def _is_leave(part: Part) -> bool:
    return isinstance(part.said, AskCan | AskEither | AskWorks)


def _is_judged_there(part: Part) -> bool:
    """Whether it is judged where it is asked; what may be done stands in the story."""
    return isinstance(part.said, Ask) and not _is_leave(part)


def _answered(part: Part) -> Part:
    """What was judged at an earlier stage."""
    return replace(part, said=Answered()) if _is_judged_there(part) else part


def _in_order(parts: Sequence[Part]) -> Iterator[Part]:
    """`do I die if I don't block?`: what is supposed stands before what is asked about it."""
    at = 0
    while at < len(parts):
        rest = _supposed_after(parts, at)
        yield from rest
        yield parts[at]
        at += len(rest) + 1


def _supposed_after(parts: Sequence[Part], at: int) -> list[Part]:
    """The rest of the sentence, where it says under what circumstances something is asked, and asks nothing."""
    rest = [part for part in parts[at + 1 :] if part.sentence == parts[at].sentence]
    asks = [part for part in rest if isinstance(part.said, Ask)]
    if not isinstance(parts[at].said, Ask) or not rest or asks or WHAT_IF in rest[0].joins:
        return []
    return rest if UNDER & rest[0].joins and not {"and", "or"} & rest[0].joins else []
