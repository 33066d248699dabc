"""The best way through a question: its parts one after another, so that as few words as can be are not understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sandbox.questions.card_text_said import line_of, lines_of
from sandbox.questions.chart import ChartReading
from sandbox.questions.every_phrase import grammar, word_tree
from sandbox.questions.named_cards import card_named
from sandbox.questions.normal_form import NormalForm
from sandbox.questions.parts import Part
from sandbox.questions.phrases import PART
from sandbox.questions.quoted import ends_of_purpose, is_said_of_card
from sandbox.questions.roles import completes
from sandbox.questions.said.acts import Activates, Casts, Equips, ToldAct, Uses, UsesLoyalty
from sandbox.questions.said.acts_combat import BlocksWith
from sandbox.questions.said.asides import Aside
from sandbox.questions.said.asked import Ask
from sandbox.questions.said.moments import Awaits, NoMatter, SaysAgain, When
from sandbox.questions.said.outcomes import ToldOutcome
from sandbox.questions.said.roles import Completes
from sandbox.questions.said.states import ChosenFor, HasInPlay, Is, IsDescribed, Mentions, SaysText
from sandbox.questions.said.things import PartSaid, mentioned_in
from sandbox.questions.telling import is_land, is_spell
from sandbox.questions.thing_words import PEOPLE, RELATIVE
from sandbox.questions.tokens import BREAKS

LEAST_CITED, MOST_CITED = 3, 16
"""Words of a clause that says what stands on a card."""
_GOING_ON = frozenset({"and", "then"})
"""Words after which somebody does one thing more, rather than that a card says so."""
_RESULTS = frozenset({"gain", "get", "lose", "draw"})
"""Verbs after those words with which it is told what comes of a card."""
IS_THERE = frozenset({"play", "board", "out", "untap", "there", "side", "around", "table", "open", "up", "battlefield"})
"""Words at the end of what says how things stand."""
_POINTING = frozenset({"this", "that", "the", "same", "my", "his", "her", "their", "next", "last", "each", "one"})
_ARTICLES = frozenset({"a", "an", "the"})
_SUBJECTS = PEOPLE.keys() | _ARTICLES | {"my", "his", "their", "both"}
"""Words with which a clause after `that` begins."""
_TIMES = frozenset({"turn", "turns", "upkeep", "step", "phase", "combat", "time"})
MOST_CARDS_READ = 8
_ABILITY = re.compile(r"^[^\n\":]*:", re.MULTILINE)
_OF_A_CARD = Activates | Casts | Equips | Uses | UsesLoyalty
"""Acts with which a card does what its text says."""
_ENDS_CLAUSE = frozenset({".", "?", "!", ";", ":", ",", "(", ")"})
_SIZE = re.compile(r"\d+/\d+")
_SUPPOSING = frozenset({
    "if", "when", "once", "suppose", "what_if", "after", "before", "as soon as", "unless", "case", "whether",
})  # fmt: skip
_ASKS_WHO = frozenset({"who", "which"})
JOINS = frozenset({
    ",", "-", "(", ")", "and", "but", "if", "when", "while", "as", "since", "because", "that", "or", "which", "who",
    '"', "once", "after", "before", "as soon as",
    "although", "though", "soon", "however", "whether", "case", "in case", "suppose", "what_if", "say", "=",
})  # fmt: skip
"""Words and signs between the parts of a question that say no more than that another part follows."""


@dataclass(frozen=True)
class ReadSoFar:
    """Parts up to a place. Better is the one that skips fewer words, then the one with fewer parts, and with more of
    them set off by a word or sign."""

    parts: tuple[Part, ...] = ()
    skipped: tuple[tuple[int, int], ...] = ()
    begins: bool = True
    sentence: int = 0

    @property
    def lost(self) -> int:
        """Words that are not understood."""
        return sum(last - first for first, last in self.skipped)

    @property
    def cost(self) -> tuple[int, int, int]:
        quoted = sum(part.quoted for part in self.parts)
        return self.lost, quoted, len(self.parts) + self.unjoined

    @property
    def unjoined(self) -> int:
        """Parts with a subject of their own that follow another without a word between: rather, the one before goes
        on."""
        return sum(not part.begins and not isinstance(part.said, When | Aside | ChosenFor) for part in self.parts)


class Chain:
    """The best way to each place of the normal form, from its beginning to its end."""

    def __init__(self, form: NormalForm) -> None:
        self.form = form
        self.reading = ChartReading(grammar(), form.text, tree=word_tree())
        self.at_start = {start: number for number, start in enumerate(form.starts)}
        self.at_end = {
            start + len(token.text): number + 1
            for number, (start, token) in enumerate(zip(form.starts, form.tokens, strict=True))
        }

    def best(self) -> ReadSoFar:
        count = len(self.form.tokens)
        for start in reversed(self.form.starts):  # what stands further on is read first, so that nothing nests deeply
            self.reading.phrase(PART, start)
        ways: dict[int, ReadSoFar] = {0: ReadSoFar()}
        for at in range(count):
            way = ways.get(at)
            if way is None:
                continue
            for following, reached in self._steps(way, at):
                if following not in ways or reached.cost < ways[following].cost:
                    ways[following] = reached
        return ways[count]

    def _steps(self, way: ReadSoFar, at: int) -> list[tuple[int, ReadSoFar]]:
        """From a place: over a sign, over a part, or over a word that is not understood."""
        word = self.form.tokens[at].text
        if word in BREAKS:
            return [(at + 1, ReadSoFar(way.parts, way.skipped, True, way.sentence + 1))]
        steps = []
        if word in JOINS and not (self._is_before_that(at) or self._asks_who(at)):
            steps.append((at + 1, ReadSoFar(way.parts, way.skipped, True, way.sentence)))
        ends = {} if self._is_size_of_what_went_before(way, at) else self.reading.phrase(PART, self.form.starts[at])
        on_card = dict(self._quoted(way, at))
        for end, said in ends.items():
            last = self.at_end.get(end)
            if isinstance(said, ToldOutcome | Is | IsDescribed) and last in on_card:
                continue  # what stands on a card has not come about by being said
            if last is not None and last > at and not (self._is_cut_off(last) or self._hangs(way, said, at, last)):
                part = Part(said, at, last, way.begins, way.sentence, quoted=self._quotes(said, at, last))
                steps.append((last, ReadSoFar((*way.parts, part), way.skipped, False, way.sentence)))
        for end, told in on_card.items():
            part = Part(told, at, end, way.begins, way.sentence, quoted=True)
            steps.append((end, ReadSoFar((*way.parts, part), way.skipped, False, way.sentence)))
        steps.append((at + 1, ReadSoFar(way.parts, _with(way.skipped, at), way.begins, way.sentence)))
        return steps

    def _quoted(self, way: ReadSoFar, at: int) -> Iterator[tuple[int, PartSaid]]:
        """Over what stands on a card of the question: a clause, or what an act is said to be done for."""
        before = next((part.said for part in reversed(way.parts) if not isinstance(part.said, When)), None)
        if way.begins:
            yield from self._clause(at)
        elif isinstance(before, _OF_A_CARD) and _does_one_thing(before):
            lines = [line for lines in self._card_lines for line in lines]
            direct = way.parts[-1].said is before
            for end in ends_of_purpose(self._words, at, JOINS | BREAKS, lines, of_result=direct):
                yield end, SaysAgain()

    def _is_cut_off(self, last: int) -> bool:
        """`block this | turn`: what a time follows is no thing. Nothing ends in an article, or in `him and I,`."""
        word, *after = [token.text for token in self.form.tokens[last - 1 : last + 1]]
        if word in _ARTICLES or not after:
            return word in _ARTICLES
        if word == "i":
            return after[0] == "," and self.form.tokens[last - 2].text in _GOING_ON
        return (word == "his" and after[0] not in BREAKS | JOINS) or (word in _POINTING and after[0] in _TIMES)

    def _hangs(self, way: ReadSoFar, said: object, at: int, last: int) -> bool:
        """`he sends it away | with Terror`, `he blocks today | my Wurm`: what only stands there after something that is
        done or asked, with no word or sign between, belongs to it. Only `with a Wall in play` says how things stand."""
        if isinstance(said, ToldAct | Ask) and [token.text for token in self.form.tokens[last - 1 : last]] == ["that"]:
            return self.form.tokens[min(last, len(self.form.tokens) - 1)].text in _SUBJECTS
        if isinstance(said, Completes):
            return way.begins or not completes(said, way.parts, way.sentence)
        alone = isinstance(said, Mentions) or (isinstance(said, HasInPlay) and not said.who)
        if way.begins or not alone:
            return False
        before = next((part.said for part in reversed(way.parts) if not isinstance(part.said, NoMatter)), None)
        things = mentioned_in(said)
        there = self.form.tokens[last - 1].text in IS_THERE and not any(map(is_spell, things))
        word = self.form.tokens[at].text
        worn = any(thing.wears for thing in things) or word in RELATIVE
        goes_on = word == "with" and (isinstance(before, BlocksWith) or all(map(is_land, things)))
        return isinstance(before, ToldAct | Ask | ToldOutcome | Awaits) and not (there or worn or goes_on)

    def _is_before_that(self, at: int) -> bool:
        """`before that`: what follows was before what has been told, which no join says."""
        return [token.text for token in self.form.tokens[at : at + 2]] == ["before", "that"]

    def _asks_who(self, at: int) -> bool:
        """`a Giant blocks a Bear who dies?`: a word for whom, with which what is asked in the end begins."""
        if self.form.tokens[at].text not in _ASKS_WHO:
            return False
        ends = self.reading.phrase(PART, self.form.starts[at])
        last = {self.at_end.get(end, 0) for end, said in ends.items() if isinstance(said, Ask)}
        words = [token.text for token in self.form.tokens]
        return any(each >= len(words) or words[each] == "?" for each in last if each)

    def _is_size_of_what_went_before(self, way: ReadSoFar, at: int) -> bool:
        """`a first striker 2/1`: a bare size right after other words is no new thing, with which a part could begin."""
        pointed = way.begins and at > 0 and self.form.tokens[at - 1].text == "that"
        follows = bool(way.parts) and way.parts[-1].last == at - pointed and (pointed or not way.begins)
        return follows and _SIZE.fullmatch(self.form.tokens[at].text) is not None

    def _text(self, first: int, last: int) -> str:
        return " ".join(token.text for token in self.form.tokens[first:last])

    def _clause(self, at: int) -> Iterator[tuple[int, PartSaid]]:
        """The end of the clause that begins there, where a card of the question says just that. A clause after `if` or
        the like, one that is asked, and what somebody does, says more than what stands on a card."""
        words = self._words
        end = next((each for each in range(at, len(words)) if words[each] in _ENDS_CLAUSE), len(words))
        asked = next((word for word in words[end:] if word in BREAKS), "") == "?"
        goes_on = at > 0 and words[at - 1] in (_SUPPOSING if words[at] in _RESULTS else _SUPPOSING | _GOING_ON)
        done = words[at] in PEOPLE and words[min(at + 1, len(words) - 1)] not in _RESULTS
        if asked or done or not LEAST_CITED <= end - at <= MOST_CITED or goes_on:
            return
        if any(line_of(self._text(at, end), lines) >= 0 for lines in self._card_lines):
            yield end, SaysText(self._text(at, end))
        elif any(is_said_of_card(words[at:end], lines) for lines in self._card_lines):
            yield end, SaysAgain()

    @cached_property
    def _words(self) -> list[str]:
        return [token.text for token in self.form.tokens]

    @cached_property
    def _card_lines(self) -> list[list[tuple[str, ...]]]:
        """What stands on each card of the question, in any year."""
        cards = [card_named(name) for name in self.form.cards[:MOST_CARDS_READ]]
        texts = [[card.text, *(older.text for older in card.older.values())] for card in cards]
        costs = [lines_of(str(card.cost)) if card.cost is not None else () for card in cards]
        return [
            [*cost, *(line for text in each for line in lines_of(text))]
            for cost, each in zip(costs, texts, strict=True)
        ]

    def _quotes(self, said: object, first: int, last: int) -> bool:
        """Whether words in brackets are taken for a card's text."""
        if isinstance(said, SaysText):
            return True
        brackets = any(token.text == "(" for token in self.form.tokens[first:last])
        return brackets and any(" " in thing.text for thing in mentioned_in(said))


def _does_one_thing(act: Activates | Casts | Equips | Uses | UsesLoyalty) -> bool:
    """Whether the card of the act is named and has no more than one ability: of several, what it is done for says
    which."""
    card = (act.thing if isinstance(act, UsesLoyalty) else act.what).card
    return bool(card) and len(_ABILITY.findall(card_named(card).text)) <= 1


def _with(skipped: tuple[tuple[int, int], ...], at: int) -> tuple[tuple[int, int], ...]:
    if skipped and skipped[-1][1] == at:
        return (*skipped[:-1], (skipped[-1][0], at + 1))
    return (*skipped, (at, at + 1))
