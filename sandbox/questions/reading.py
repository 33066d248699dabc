"""A question read: its parts in order, each with the moments that are said with it, and what was not understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from sandbox.cards.source import card_source
from sandbox.questions.answered_deeds import with_answered_deeds, with_done_before
from sandbox.questions.answers_named import with_answers_named
from sandbox.questions.antecedents import with_antecedents, with_only_ones, with_tappers
from sandbox.questions.asked_before import with_asked_last, with_cards_counted, with_life_first, with_what_happens
from sandbox.questions.asked_if import with_what_if
from sandbox.questions.asked_indeed import indeed
from sandbox.questions.asked_on import how_many, of_the_killer, or_else, then_more
from sandbox.questions.asked_only import with_only
from sandbox.questions.asked_together import asked_together
from sandbox.questions.asked_when import bare_ends, with_when
from sandbox.questions.beliefs import without_beliefs
from sandbox.questions.blocks_joined import with_all_blockers
from sandbox.questions.called_third import with_sexes
from sandbox.questions.claimed_together import claimed_together, life_claimed_together
from sandbox.questions.fights_meant import with_fights_meant
from sandbox.questions.gifts_joined import with_gifts
from sandbox.questions.goals_asked import with_goals
from sandbox.questions.guessed import without_guesses
from sandbox.questions.had_by_name import with_had
from sandbox.questions.headings import without_heading
from sandbox.questions.helped_before import with_helped_before
from sandbox.questions.lands_tapped_for import with_lands_first
from sandbox.questions.lives_meant import with_lives_meant
from sandbox.questions.mana_asked_with import with_mana_asked
from sandbox.questions.means_held import with_last_burn, with_means
from sandbox.questions.meanwhile import with_meanwhile
from sandbox.questions.named_later import with_named_later
from sandbox.questions.normal_form import NormalForm, normal_form, verbs
from sandbox.questions.paraphrases import paraphrased, read_best
from sandbox.questions.parts import Part
from sandbox.questions.played_in_row import with_played
from sandbox.questions.put_on import with_put_on
from sandbox.questions.reasons import with_answered, with_asked_first, with_reasons
from sandbox.questions.relatives import with_deeds_first, with_relatives
from sandbox.questions.retracted import without_retracted
from sandbox.questions.roles import with_roles
from sandbox.questions.said.acts import Again, Casts, PaysFor, Regenerates, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asides import Aside
from sandbox.questions.said.asked import Ask, AskAlso, AskCan, AskMust, AskWhether, AskWhoIsRight
from sandbox.questions.said.moments import When
from sandbox.questions.said.outcomes import HasLifeNow, HasSize, IsTapped, Lives, ToldOutcome
from sandbox.questions.said.states import HasInPlay, Is, IsDescribed, Mentions, OnlyCreatures, SeveralFacts
from sandbox.questions.said.states_players import HasLife
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid
from sandbox.questions.said_apart import with_said_apart
from sandbox.questions.said_of_all import left_alone, with_all_named
from sandbox.questions.saved_by_paying import with_payments
from sandbox.questions.saved_from import with_danger
from sandbox.questions.searches import with_searches
from sandbox.questions.second_cast import with_second_cast
from sandbox.questions.shots_joined import with_shots
from sandbox.questions.sides_gained import with_gainers
from sandbox.questions.sizes_meant import with_sizes_meant
from sandbox.questions.spells_named import with_named_spells
from sandbox.questions.spells_sent import with_spells_sent
from sandbox.questions.subjects import (
    asked_also,
    with_aims,
    with_creatures,
    with_more_casts,
    with_players,
    with_subjects,
    with_targets,
    with_x,
)
from sandbox.questions.tokens import BREAKS
from sandbox.questions.unread import unread
from sandbox.questions.waited import with_waiting
from sandbox.questions.walkers_called import with_walkers

MOST_WORDS = 120
"""Words of the normal form; what goes on for longer is no question that a player asks, and is not read."""
_PAST = re.compile(
    r"(?<!is )(?<!are )(?<!was )(?<!were )(?<!gets )(?<!get )(?<!been )(?<!being )(?<!n't )(?<!not )"
    r"\b(?:[a-z]+ed|shot|threw|drew|took|dealt|did|was|were|had)\b",
    re.IGNORECASE,
)
"""A verb in the past, and no participle of a passive."""
_CAN = re.compile(r"\b(?:can|may|could|able to|allowed to)\b", re.IGNORECASE)
_NOT_DONE = re.compile(r"^(?!.*\b(?:i|he|she|we|they|opponents?|opp)\b).*\b(?:attack|block)\b", re.IGNORECASE)
"""A verb that says of no player, and not of one creature, that it is done."""
_CAN_NOT = re.compile(r"n't\b|\bnot\b|\bcannot\b|\bunable\b|\bcant\b|\bonly\b", re.IGNORECASE)
_STATING = frozenset({"then", "now", "and", "or", "so", "meaning"})
"""Words that begin a statement as well as a question."""
_FATES = frozenset({"die", "live", "survive"})
"""Verbs that are stated where `and` joins them to an act."""
ONE_LIVES = Lives((Mention(noun="creature", marks=("only",)),))
ONLY_CREATURE = OnlyCreatures((PRONOUN,))
"""`it is the only creature in play`, stated: none but those that are named."""


@dataclass(frozen=True)
class QuestionRead:
    """`not_understood`: words of the question, as they were asked, that no part accounts for."""

    form: NormalForm
    parts: tuple[Part, ...]
    not_understood: tuple[str, ...]
    asides: tuple[Part, ...] = ()


def read_question(question: str) -> QuestionRead:
    """The parts of the question: as few as account for the most words. Remembered, since editions read alike."""
    return _read(question, card_source().stamp)


@lru_cache(maxsize=64)
def _read(question: str, stamp: str) -> QuestionRead:
    """`stamp` says which imported cards are known."""
    form = without_beliefs(without_retracted(normal_form(question)))
    if len(form.tokens) > MOST_WORDS:
        return QuestionRead(form, (), (form.asked_words(MOST_WORDS, len(form.tokens)),))
    form, chain, best = read_best(form)
    if chain.reading.is_spent:
        return QuestionRead(form, (), (form.asked_words(0, len(form.tokens)),))
    guessed = without_guesses(form, best) if best.skipped else None
    if guessed is not None:
        form, _, best = read_best(guessed)
    other = paraphrased(form) if best.skipped else None
    if other is not None:
        form, _, best = read_best(other)
    whole = tuple(with_waiting(tuple(_apart(with_roles(tuple(_joined(tuple(with_sexes(best.parts, form)), form)))))))
    joined = tuple(_told_once(whole))
    parts = _meant(_told(joined, form), form)
    missed = (
        [form.asked_words(first, last) for first, last in best.skipped]
        + unread(parts, whole, form)
        + left_alone(whole, form)
        + [*bare_ends(parts, form)]
    )
    return QuestionRead(form, parts, tuple(missed), tuple(part for part in joined if isinstance(part.said, Aside)))


def _told(joined: Sequence[Part], form: NormalForm) -> Sequence[Part]:
    """What is asked and what is told, in the order in which that is taken in."""
    parts = tuple(without_heading(with_meanwhile(tuple(_without_asides(joined)), form), form))
    parts = tuple(_asked(tuple(with_what_if(parts, form)), form))
    parts = tuple(with_played(tuple(with_all_named(tuple(asked_together(parts, form)), form)), form))
    parts = tuple(with_goals(parts, form))
    parts = tuple(with_answered_deeds(tuple(with_done_before(tuple(with_spells_sent(parts)))), form))
    parts = tuple(with_relatives(with_deeds_first(parts, form), form))
    parts = tuple(with_lives_meant(parts, form))
    parts = tuple(with_what_happens(with_life_first(with_cards_counted(parts, form), form), form))
    return tuple(with_means(with_asked_last(with_shots(tuple(with_all_blockers(parts, form)))), form))


def _meant(parts: Sequence[Part], form: NormalForm) -> tuple[Part, ...]:
    """Who does it, what is meant, and of what it is asked, where another part says that."""
    parts = tuple(with_lands_first(tuple(with_said_apart(parts))))
    parts = tuple(with_second_cast(with_fights_meant(tuple(with_mana_asked(tuple(with_had(parts, form)), form)))))
    for more in (with_named_later, with_antecedents, with_asked_first, with_answered, with_subjects, with_put_on):
        parts = tuple(more(parts))
    for more in (with_helped_before, with_sizes_meant, with_gifts, with_answers_named, with_named_spells):
        parts = tuple(more(parts))
    for more in (with_searches, with_tappers, with_only_ones, with_danger):
        parts = tuple(more(parts))
    for more in (with_more_casts, with_aims, with_targets, with_x):
        parts = tuple(more(parts))
    texts = [token.text for token in form.tokens]
    for called in (with_players, with_creatures, with_walkers):
        parts = tuple(called(parts, texts))
    parts = tuple(with_only(tuple(with_gainers(tuple(with_last_burn(parts)))), form))
    parts = tuple(with_when(tuple(with_payments(tuple(with_reasons(indeed(parts, form))))), form))
    for asked in (asked_also, how_many, then_more, or_else, of_the_killer):
        parts = tuple(asked(parts))
    return tuple(parts)


def _without_asides(parts: Sequence[Part]) -> Iterator[Part]:
    """What joins an aside joins what comes after it in the sentence."""
    joins: frozenset[str] = frozenset()
    sentence = -1
    for part in parts:
        joins = joins if part.sentence == sentence else frozenset()
        if isinstance(part.said, Aside):
            joins, sentence = joins | part.joins, part.sentence
            continue
        yield replace(part, joins=part.joins | joins, begins=part.begins or bool(joins))
        joins = frozenset()


def _told_once(parts: Sequence[Part]) -> Iterator[Part]:
    """`I shock it again`: the act itself is told; `again` alone, after a join, is one more act."""
    for at, part in enumerate(parts):
        before = parts[at - 1] if at else part
        follows = not part.joins and before.sentence == part.sentence and isinstance(before.said, ToldAct | Ask)
        if not (at and part.said == Again() and follows):
            yield part


def _joined(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """Each part with the words that join it to the one before."""
    last = 0
    for part in parts:
        joins = frozenset(token.text for token in form.tokens[last : part.first])
        asked = form.asked_words(part.first, part.last)
        yield replace(part, joins=joins, past=_PAST.search(asked) is not None)
        last = part.last


def _apart(parts: Iterable[Part]) -> Iterator[Part]:
    """What one row of words says at once, each as a part of its own."""
    for part in parts:
        if not isinstance(part.said, SeveralFacts):
            yield part
            continue
        for at, said in enumerate(part.said.said):
            yield replace(part, said=said, joins=frozenset({"and"}) if at else part.joins)


def _asked(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """What is stated at the end of a sentence with a question mark is asked, unless the sentence asks something else;
    of a question without any such sign, what is stated last."""
    marks = [token.text for token in form.tokens if token.text in BREAKS]
    asking = {part.sentence for part in parts if isinstance(part.said, Ask)}
    for at, part in enumerate(parts):
        ends = marks[part.sentence] == "?" if part.sentence < len(marks) else "?" not in marks and not asking
        after = [each.said for each in parts[at + 1 :] if each.sentence == part.sentence]
        last = all(isinstance(said, When) for said in after)
        claims = last and part.sentence not in asking
        if isinstance(part.said, AskWhether) and _is_stated(part, marks, form):
            yield replace(part, said=ONLY_CREATURE if part.said.outcome == ONE_LIVES else part.said.outcome)
        elif at and (tapped := _said_tapped(parts[at - 1], part, marks)) is not None:
            yield replace(part, said=tapped)
        elif isinstance(part.said, AskCan | AskMust) and _is_told(part, marks, form):
            yield replace(part, said=part.said.act)
        elif isinstance(part.said, ToldOutcome) and ends and (claims or claimed_together(at, parts, form)):
            yield replace(part, said=AskWhether(part.said))
        elif ends and last and not asking and (size := _size_said(part.said)) is not None:
            yield replace(part, said=AskWhether(size))
        elif isinstance(part.said, Mentions) and ends and _asks_also(at, parts, bool(asking)):
            yield replace(part, said=AskAlso(part.said.things, loosely=True))  # `and the Bears?`
        elif (
            isinstance(part.said, HasLife)
            and part.said.who
            and (
                _is_claimed(part.said, parts, at, bool(asking), ends)
                or (ends and life_claimed_together(at, parts, form))
            )
        ):
            yield replace(part, said=AskWhether(HasLifeNow(part.said.who, part.said.number)))  # `so I'm at 7?`
        elif (
            not asking
            and _none_after(parts, at)
            and marks[-1:] == ["?"]
            and (bare := _bare_act(part, form)) is not None
        ):
            yield replace(part, said=AskCan(bare))
        elif isinstance(part.said, ToldAct) and ends and claims and _says_can(part, form):
            yield replace(part, said=AskCan(part.said))
        else:
            yield part


def _said_tapped(before: Part, part: Part, marks: Sequence[str]) -> Is | None:
    """`I have Icy Manipulator tapped.`: no question, but how what somebody has stands."""
    outcome = part.said.outcome if isinstance(part.said, AskWhether) else None
    has = before.said.things if isinstance(before.said, HasInPlay) and before.sentence == part.sentence else ()
    mark = marks[part.sentence] if part.sentence < len(marks) else ""
    stated = mark in (".", "!", ",", ";") and part.joins <= {","}
    if not stated or len(has) != 1 or outcome != IsTapped(PRONOUN):
        return None
    return Is(has[0], "tapped")


def _size_said(said: PartSaid) -> HasSize | None:
    """`so my Bears are 2/4?`: the size that a thing that is named is said to have."""
    if not isinstance(said, IsDescribed) or said.told != Mention(size=said.told.size) or not said.thing.card:
        return None
    return HasSize(said.thing, said.told.size)


def _is_claimed(said: HasLife, parts: Sequence[Part], at: int, asking: bool, ends: bool) -> bool:
    """Whether the life total is one that somebody takes to have come about: `so I'm at 7?`, `my life is 7, right?`"""
    after = [each.said for each in parts[at + 1 :] if each.sentence == parts[at].sentence]
    if at and ends and not asking and all(isinstance(each, When | HasLife) for each in after):
        return True
    tagged = at + 2 == len(parts) and isinstance(parts[-1].said, AskWhoIsRight)
    return tagged and any(isinstance(each.said, ToldAct) for each in parts[:at])


def _is_stated(part: Part, marks: Sequence[str], form: NormalForm) -> bool:
    """`Then I kill it.`: no question, where another sentence is one, and this neither ends nor begins as one does."""
    mark = marks[part.sentence] if part.sentence < len(marks) else ""
    first = form.tokens[part.first].text
    goes_on = not part.begins and first in ("be", "dead")
    act = part.said.act if isinstance(part.said, AskCan) else None
    goes_on = goes_on or (isinstance(act, PaysFor) and not act.done and not part.begins)
    goes_on = goes_on or (first == "be" and "that" in part.joins) or (first in _FATES and part.joins == {"and"})
    return "?" in marks and mark in (".", "!") and (first in _STATING or goes_on)


def _is_told(part: Part, marks: Sequence[str], form: NormalForm) -> bool:
    """Whether what may be done is told as done; so is what has to be, where another sentence asks something:
    `... and his Giant must block it.`"""
    if not isinstance(part.said, AskMust) or part.said.denied:
        return not getattr(part.said, "denied", False) and _is_stated(part, marks, form)
    mark = marks[part.sentence] if part.sentence < len(marks) else ""
    return "?" in marks and mark in (".", "!") and form.tokens[part.first].text not in ("must", "be", "do")


def _none_after(parts: Sequence[Part], at: int) -> bool:
    """Whether it is what is said last, but for when it is done."""
    return all(isinstance(part.said, When) for part in parts[at + 1 :])


def _asks_also(at: int, parts: Sequence[Part], asking: bool) -> bool:
    """`and the Bears?`, in a sentence of its own or after what is asked; and `his Bears?` right after that, or where
    nothing else is asked."""
    part, before = parts[at], parts[at - 1] if at else None
    if before is None or not part.begins:
        return False
    asked = isinstance(before.said, Ask)
    if _alone(part, parts):
        ends = not asking and at == len(parts) - 1
        return "and" in part.joins or ends or (asked and part.sentence == before.sentence + 1)
    last = all(each.sentence != part.sentence for each in parts[at + 1 :])
    return last and asked and before.sentence == part.sentence and "and" in part.joins <= {"and", ","}


def _alone(part: Part, parts: Sequence[Part]) -> bool:
    """Whether nothing else is said in the sentence."""
    return sum(each.sentence == part.sentence for each in parts) == 1


def _says_can(part: Part, form: NormalForm) -> bool:
    """`so I can block it?`"""
    words = form.asked_words(part.first, part.last)
    return _CAN.search(words) is not None and _CAN_NOT.search(words) is None


def _bare_act(part: Part, form: NormalForm) -> ToldAct | None:
    """A verb alone, as `attack?` after a position, or before what it is done to, as `block it with the Bears?`: whether
    that may be done; of a creature, where the verb stands as after `can`, and of a spell on something: `Wall of Frost
    attack?`, `Terror on Black Knight?`"""
    words = form.asked_words(part.first, part.last)
    bare = isinstance(part.said, AttacksWith | BlocksWith | Regenerates) and part.last - part.first == 1
    bare = bare or (isinstance(part.said, AttacksWith | BlocksWith) and _NOT_DONE.search(words) is not None)
    bare = bare or (isinstance(part.said, Casts | Uses) and part.said.targets != () and not part.said.who)
    verb = part.begins and form.tokens[part.first].text in verbs() and not getattr(part.said, "who", "i")
    return part.said if (bare or verb) and isinstance(part.said, ToldAct) else None
