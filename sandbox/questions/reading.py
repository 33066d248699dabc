"""A question read: its parts in order, each with the moments that are said with it, and what was not understood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache

from sandbox.cards.source import card_source
from sandbox.questions import (
    acts,
    acts_idle,
    acts_paying,
    adjuncts,
    aims,
    asides,
    asking,
    asking_amounts,
    asking_counts,
    asking_fates,
    asking_leave,
    asking_moments,
    asking_said,
    asking_who,
    asking_words,
    floating,
    moments,
    moments_combat,
    outcomes,
    outcomes_amounts,
    phrases,
    states,
    states_counters,
    states_described,
    states_mana,
    states_owned,
    states_past,
    states_players,
    states_storm,
    states_zones,
    things,
    thinking,
)
from sandbox.questions.asked_on import or_else, then_more
from sandbox.questions.card_text_said import line_of, lines_of
from sandbox.questions.chart import ChartReading, WordTree
from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import BREAKS, NormalForm, normal_form
from sandbox.questions.parts import Part
from sandbox.questions.phrases import PART
from sandbox.questions.rearranged import rearranged
from sandbox.questions.retracted import without_retracted
from sandbox.questions.said.acts import Again, Regenerates, ToldAct
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asides import Aside
from sandbox.questions.said.asked import Ask, AskAlso, AskCan, AskWhether
from sandbox.questions.said.moments import When
from sandbox.questions.said.outcomes import HasLifeNow, Lives, ToldOutcome
from sandbox.questions.said.states import HasLife, Mentions, OnlyCreatures, SaysText
from sandbox.questions.said.things import Mention, mentioned_in
from sandbox.questions.subjects import (
    asked_also,
    with_aims,
    with_creatures,
    with_players,
    with_subjects,
    with_targets,
    with_x,
)
from sandbox.questions.unread import unread
from sandbox.wording.grammar import Grammar, Phrase, Table

TABLES: tuple[Table, ...] = (
    things.PRODUCTIONS,
    aims.PRODUCTIONS,
    floating.PRODUCTIONS,
    acts.PRODUCTIONS,
    acts_idle.PRODUCTIONS,
    acts_paying.PRODUCTIONS,
    states_counters.PRODUCTIONS,
    states_mana.PRODUCTIONS,
    states_owned.PRODUCTIONS,
    states_past.PRODUCTIONS,
    states_zones.PRODUCTIONS,
    states_storm.PRODUCTIONS,
    states_players.PRODUCTIONS,
    states_described.PRODUCTIONS,
    states.PRODUCTIONS,
    moments_combat.PRODUCTIONS,
    moments.PRODUCTIONS,
    outcomes.PRODUCTIONS,
    outcomes_amounts.PRODUCTIONS,
    asking_moments.PRODUCTIONS,
    asking.PRODUCTIONS,
    asking_fates.PRODUCTIONS,
    asking_counts.PRODUCTIONS,
    asking_amounts.PRODUCTIONS,
    asking_leave.PRODUCTIONS,
    asking_said.PRODUCTIONS,
    asking_who.PRODUCTIONS,
    asking_words.PRODUCTIONS,
    thinking.PRODUCTIONS,
    asides.PRODUCTIONS,
    adjuncts.PRODUCTIONS,
)
LEAST_CITED, MOST_CITED = 4, 16
"""Words of a clause that says what stands on a card."""
MOST_CARDS_READ = 8
_ENDS_CLAUSE = frozenset({".", "?", "!", ";", ":", ",", "(", ")"})
_SIZE = re.compile(r"\d+/\d+")
_SUPPOSING = frozenset({"if", "when", "once", "suppose", "after", "before", "as soon as", "unless", "case", "whether"})
MOST_WORDS = 120
"""Words of the normal form; what goes on for longer is no question that a player asks, and is not read."""
_PAST = re.compile(
    r"(?<!is )(?<!are )(?<!was )(?<!were )(?<!gets )(?<!get )(?<!been )(?<!being )(?<!n't )(?<!not )"
    r"\b(?:[a-z]+ed|shot|threw|drew|took|dealt|did|was|were|had)\b",
    re.IGNORECASE,
)
"""A verb in the past, and no participle of a passive."""
_CAN = re.compile(r"\b(?:can|may|could|able to|allowed to)\b", re.IGNORECASE)
_CAN_NOT = re.compile(r"n't\b|\bnot\b|\bcannot\b|\bunable\b|\bcant\b|\bonly\b", re.IGNORECASE)
_STATING = frozenset({"then", "now", "and", "or", "so", "meaning"})
"""Words that begin a statement as well as a question."""
ONE_LIVES = Lives((Mention(noun="creature", marks=("only",)),))
ONLY_CREATURE = OnlyCreatures((Mention(noun="it"),))
"""`it is the only creature in play`, stated: none but those that are named."""
JOINS = frozenset({
    ",", "-", "(", ")", "and", "but", "if", "when", "while", "as", "since", "because", "that", "or", "which", "who",
    '"', "once", "after", "before", "as soon as",
    "although", "though", "soon", "however", "whether", "case", "in case", "suppose", "say", "=",
})  # fmt: skip
"""Words and signs between the parts of a question that say no more than that another part follows."""


@cache
def grammar() -> Grammar:
    """The grammar of questions."""
    named = [each for each in vars(phrases).values() if isinstance(each, Phrase)]
    return Grammar({phrase.name: phrase.about for phrase in named}, TABLES)


@cache
def word_tree() -> WordTree:
    """Its templates by their words."""
    return WordTree(grammar())


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
    form = without_retracted(normal_form(question))
    if len(form.tokens) > MOST_WORDS:
        return QuestionRead(form, (), (form.asked_words(MOST_WORDS, len(form.tokens)),))
    chain = _Chain(form)
    best = chain.best()
    if chain.reading.is_spent:
        return QuestionRead(form, (), (form.asked_words(0, len(form.tokens)),))
    other = rearranged(form, chain.reading, best.skipped)
    if other is not None and (better := _Chain(other).best()).cost < best.cost:
        form, best = other, better
    whole = tuple(_joined(best.parts, form))
    joined = tuple(_told_once(whole))
    parts = tuple(_asked(tuple(_without_asides(joined)), form))
    for more in (with_subjects, with_aims, with_targets, with_x):
        parts = tuple(more(parts))
    texts = [token.text for token in form.tokens]
    for called in (with_players, with_creatures):
        parts = tuple(called(parts, texts))
    for asked in (asked_also, then_more, or_else):
        parts = tuple(asked(parts))
    missed = [form.asked_words(first, last) for first, last in best.skipped] + unread(parts, whole, form)
    return QuestionRead(form, parts, tuple(missed), tuple(part for part in joined if isinstance(part.said, Aside)))


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


def _asked(parts: Sequence[Part], form: NormalForm) -> Iterator[Part]:
    """What is stated at the end of a sentence with a question mark is asked, unless the sentence asks something else;
    of a question without any such sign, what is stated last."""
    marks = [token.text for token in form.tokens if token.text in BREAKS]
    asking = {part.sentence for part in parts if isinstance(part.said, Ask)}
    for at, part in enumerate(parts):
        ends = marks[part.sentence] == "?" if part.sentence < len(marks) else "?" not in marks and not asking
        last = all(isinstance(each.said, When) for each in parts[at + 1 :] if each.sentence == part.sentence)
        if isinstance(part.said, AskWhether) and _is_stated(part, marks, form):
            yield replace(part, said=ONLY_CREATURE if part.said.outcome == ONE_LIVES else part.said.outcome)
        elif isinstance(part.said, AskCan) and not part.said.denied and _is_stated(part, marks, form):
            yield replace(part, said=part.said.act)
        elif isinstance(part.said, ToldOutcome) and ends and last and part.sentence not in asking:
            yield replace(part, said=AskWhether(part.said))
        elif (
            isinstance(part.said, Mentions)
            and at
            and ends
            and "and" in part.joins
            and part.begins
            and _alone(part, parts)
        ):
            yield replace(part, said=AskAlso(part.said.things, loosely=True))  # `and the Bears?`
        elif isinstance(part.said, HasLife) and at and ends and last and not asking and part.said.who:
            yield replace(part, said=AskWhether(HasLifeNow(part.said.who, part.said.number)))  # `so I'm at 7?`
        elif not asking and at == len(parts) - 1 and marks[-1:] == ["?"] and (bare := _bare_act(part)) is not None:
            yield replace(part, said=AskCan(bare))
        elif isinstance(part.said, ToldAct) and ends and last and part.sentence not in asking and _says_can(part, form):
            yield replace(part, said=AskCan(part.said))
        else:
            yield part


def _is_stated(part: Part, marks: Sequence[str], form: NormalForm) -> bool:
    """`Then I kill it.`: no question, where another sentence is one, and this neither ends nor begins as one does."""
    mark = marks[part.sentence] if part.sentence < len(marks) else ""
    first = form.tokens[part.first].text
    goes_on = not part.begins and first in ("be", "dead")
    goes_on = goes_on or (first == "be" and "that" in part.joins)
    return "?" in marks and mark in (".", "!") and (first in _STATING or goes_on)


def _alone(part: Part, parts: Sequence[Part]) -> bool:
    """Whether nothing else is said in the sentence."""
    return sum(each.sentence == part.sentence for each in parts) == 1


def _says_can(part: Part, form: NormalForm) -> bool:
    """`so I can block it?`"""
    words = form.asked_words(part.first, part.last)
    return _CAN.search(words) is not None and _CAN_NOT.search(words) is None


def _bare_act(part: Part) -> ToldAct | None:
    """A verb alone, as `attack?` after a position: whether that may be done."""
    bare = isinstance(part.said, AttacksWith | BlocksWith | Regenerates) and part.last - part.first == 1
    return part.said if bare and isinstance(part.said, ToldAct) else None


@dataclass(frozen=True)
class _ReadSoFar:
    """Parts up to a place. Better is the one that skips fewer words, then the one with fewer parts, and with more of
    them set off by a word or sign."""

    parts: tuple[Part, ...] = ()
    skipped: tuple[tuple[int, int], ...] = ()
    begins: bool = True
    sentence: int = 0

    @property
    def cost(self) -> tuple[int, int, int]:
        quoted = sum(part.quoted for part in self.parts)
        return sum(last - first for first, last in self.skipped), quoted, len(self.parts) + self.unjoined

    @property
    def unjoined(self) -> int:
        """Parts with a subject of their own that follow another without a word between: rather, the one before goes
        on."""
        return sum(not part.begins and not isinstance(part.said, When | Aside) for part in self.parts)


class _Chain:
    """The best way to each place of the normal form, from its beginning to its end."""

    def __init__(self, form: NormalForm) -> None:
        self.form = form
        self.reading = ChartReading(grammar(), form.text, tree=word_tree())
        self.at_start = {start: number for number, start in enumerate(form.starts)}
        self.at_end = {
            start + len(token.text): number + 1
            for number, (start, token) in enumerate(zip(form.starts, form.tokens, strict=True))
        }

    def best(self) -> _ReadSoFar:
        count = len(self.form.tokens)
        for start in reversed(self.form.starts):  # what stands further on is read first, so that nothing nests deeply
            self.reading.phrase(PART, start)
        ways: dict[int, _ReadSoFar] = {0: _ReadSoFar()}
        for at in range(count):
            way = ways.get(at)
            if way is None:
                continue
            for following, reached in self._steps(way, at):
                if following not in ways or reached.cost < ways[following].cost:
                    ways[following] = reached
        return ways[count]

    def _steps(self, way: _ReadSoFar, at: int) -> list[tuple[int, _ReadSoFar]]:
        """From a place: over a sign, over a part, or over a word that is not understood."""
        word = self.form.tokens[at].text
        if word in BREAKS:
            return [(at + 1, _ReadSoFar(way.parts, way.skipped, True, way.sentence + 1))]
        steps = []
        if word in JOINS and not self._is_before_that(at):
            steps.append((at + 1, _ReadSoFar(way.parts, way.skipped, True, way.sentence)))
        ends = {} if self._is_size_of_what_went_before(way, at) else self.reading.phrase(PART, self.form.starts[at])
        for end, said in ends.items():
            last = self.at_end.get(end)
            if last is not None and last > at:
                part = Part(said, at, last, way.begins, way.sentence, quoted=self._quotes(said, at, last))
                steps.append((last, _ReadSoFar((*way.parts, part), way.skipped, False, way.sentence)))
        end = self._clause(at) if way.begins else at
        if end > at:
            part = Part(SaysText(self._text(at, end)), at, end, True, way.sentence, quoted=True)
            steps.append((end, _ReadSoFar((*way.parts, part), way.skipped, False, way.sentence)))
        steps.append((at + 1, _ReadSoFar(way.parts, _with(way.skipped, at), way.begins, way.sentence)))
        return steps

    def _is_before_that(self, at: int) -> bool:
        """`before that`: what follows was before what has been told, which no join says."""
        return [token.text for token in self.form.tokens[at : at + 2]] == ["before", "that"]

    def _is_size_of_what_went_before(self, way: _ReadSoFar, at: int) -> bool:
        """`a first striker 2/1`: a bare size right after other words is no new thing, with which a part could begin."""
        pointed = way.begins and at > 0 and self.form.tokens[at - 1].text == "that"
        follows = bool(way.parts) and way.parts[-1].last == at - pointed and (pointed or not way.begins)
        return follows and _SIZE.fullmatch(self.form.tokens[at].text) is not None

    def _text(self, first: int, last: int) -> str:
        return " ".join(token.text for token in self.form.tokens[first:last])

    def _clause(self, at: int) -> int:
        """The end of the clause that begins there, where a card of the question says just that; else the place itself.
        A clause after `if` or the like, and one that is asked, says more than what stands on a card."""
        words = [token.text for token in self.form.tokens]
        end = next((each for each in range(at, len(words)) if words[each] in _ENDS_CLAUSE), len(words))
        asked = next((word for word in words[end:] if word in BREAKS), "") == "?"
        if asked or not LEAST_CITED <= end - at <= MOST_CITED or (at and words[at - 1] in _SUPPOSING):
            return at
        return end if any(line_of(self._text(at, end), lines) >= 0 for lines in self._card_lines) else at

    @cached_property
    def _card_lines(self) -> list[list[tuple[str, ...]]]:
        """What stands on each card of the question, in any year."""
        cards = [card_named(name) for name in self.form.cards[:MOST_CARDS_READ]]
        texts = [[card.text, *(older.text for older in card.older.values())] for card in cards]
        return [[line for text in each for line in lines_of(text)] for each in texts]

    def _quotes(self, said: object, first: int, last: int) -> bool:
        """Whether words in brackets are taken for a card's text."""
        if isinstance(said, SaysText):
            return True
        brackets = any(token.text == "(" for token in self.form.tokens[first:last])
        return brackets and any(" " in thing.text for thing in mentioned_in(said))


def _with(skipped: tuple[tuple[int, int], ...], at: int) -> tuple[tuple[int, int], ...]:
    if skipped and skipped[-1][1] == at:
        return (*skipped[:-1], (skipped[-1][0], at + 1))
    return (*skipped, (at, at + 1))
