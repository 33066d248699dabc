"""A text has one meaning. Where two productions read the same words differently, the grammar's order decides, and every
such pair stands here with the reason for its order.
"""

import os
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandbox import wording
from sandbox.meaning.effects import Tap, Untap
from sandbox.meaning.references import Itself
from sandbox.wording import text
from sandbox.wording.grammar import Grammar, Native, Production, Reading
from sandbox.wording.phrases import COMMAND
from sandbox.wording.productions import GRAMMAR, TABLES
from sandbox.wording.saying import hears
from sandbox.wording.text import read_text
from tests.wording.examples import EVERY_CARD, SENTENCES, written_out

Pair = tuple[str, str]
"""The sentence of the production that comes first, and of the other."""
DECIDED: dict[Pair, tuple[str, str]] = {
    ("{it:one_thing}", "{it:pointing_card}"): (
        "Whenever a creature other than ~ enters, ~ becomes a copy of it, except it has this ability.",
        "what is copied is the thing that has just been spoken of; a card elsewhere is called that card",
    ),
    (
        "whenever {event:happening} this turn, if {condition:condition}, {effects:up_to_the_end}",
        "whenever {event:happening} this turn, {effects:up_to_the_end}",
    ): (
        "Whenever a creature dies this turn, if you control a Forest, you gain 1 life.",
        "a condition behind the event is asked as it happens as well, of a trigger that waits for the turn too (603.4)",
    ),
    **{
        ("when ~ leaves the battlefield, (return|put) the exiled card (to|into) its owner's hand.", other): (
            "When ~ leaves the battlefield, return the exiled card to its owner's hand.",
            "no cost is paid for the trigger: the exiled card is what another ability of the card has exiled (607.2a)",
        )
        for other in ("When {event:once}, {modes:modes}", "(Whenever|When) {event:happenings}, {modes:modes}")
    },
    ("return {what:thing} to <its owner's hand|their owners' hands>", "return {what:card_word} to its owner's hand"): (
        "When ~ leaves the battlefield, return the exiled card to its owner's hand.",
        "where a cost exiles a card, that is the exiled card",
    ),
    ("{it:happening}", "{one:happening} or {two:happening}"): (
        "Whenever day becomes night or night becomes day, draw a card.",
        "a change of day and night is one event, whichever way it goes",
    ),
    (
        "return the (exiled|removed) card to the battlefield under its owner's control",
        "return {what:returned} to the battlefield under (its|their) owner's control",
    ): (
        "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
        "the exiled card is the one that the source remembers, in whatever ability it was exiled",
    ),
    (
        "if it's a creature, it can't be regenerated this turn, and if it would die this turn, exile it instead",
        "if {condition:condition}, {effects:commands}",
    ): (
        "~ deals 3 damage to any target. If it's a creature, it can't be regenerated this turn, and if it would die"
        " this turn, exile it instead.",
        "one change of the creature that was damaged, whatever it has become when it would die",
    ),
    ("you may {cost:deed}. If you do, {effects:commands}", "{who:player} may {effects:commands}"): (
        "At the beginning of your upkeep, you may sacrifice a creature. If you do, draw a card.",
        "what can be paid is a payment: it is done whole or not at all",
    ),
    (
        "you may {cost:deed}. If you do, {effects:commands}",
        "{who:player} may {effects:commands}. If (you do|that player does|the player does|a player does|they do),"
        " {more:commands}",
    ): (
        "At the beginning of your upkeep, you may sacrifice a creature. If you do, draw a card.",
        "what can be paid is a payment: it is done whole or not at all",
    ),
    (
        "can't be blocked except by {except_by:kinds} and/or {or_by:kinds}",
        "can't be blocked except by {except_by:kinds}",
    ): (
        "~ can't be blocked except by Walls and/or creatures with flying.",
        "the two kinds are asked apart: only the second has to fly",
    ),
    ("creature blocking {what:one_thing}", "{kind:every}"): (
        "Whenever ~ becomes blocked, it gets +1/+1 until end of turn for each creature blocking ~.",
        "whatever is blocked, what blocks it is counted in one way",
    ),
    ("the number of {kind:kinds}", "the number of {kind:kinds} {of:player} <controls|control>"): (
        "As long as ~ is attacking, its power and toughness are each equal to the number of Forests defending player"
        " controls.",
        "whom the source attacks is asked of the source, and of no event",
    ),
    (
        "{what:one_thing} (isn't|wasn't) (a|an) {kind:card_kind}",
        "(it|that card) isn't (a|an) {kind:card_kind}",
    ): (
        "Draw a card and reveal it. If it isn't a land card, discard it.",
        "it is the card that was drawn, however it is pointed at",
    ),
}
READ_THE_POOL = """
import importlib, sys
for module in sys.argv[1:]:
    importlib.import_module(module)
from tests.wording.examples import EVERY_CARD, written_out
for name, card in sorted(EVERY_CARD.items()):
    print(name, written_out(card.abilities))
"""
MODULES = sorted(f"sandbox.wording.{path.stem}" for path in Path(wording.__path__[0]).glob("[a-z]*.py"))
ROOT = Path(__file__).resolve().parents[2]


def label(production: Production | Native) -> str:
    return production.notations[0] if isinstance(production, Production) else f"{production.phrase}, in Python"


def pairs_in(texts: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> dict[Pair, list[str]]:
    """The productions that read the same words of these texts (of cards of that name) differently, with the words."""
    found: defaultdict[tuple[str, str, int, int], list[tuple[str, object]]] = defaultdict(list)

    class Watching(Reading):
        """Keeps what every production reads."""

        def ends_of(self, production: Production | Native, at: int) -> Iterator[tuple[int, object]]:
            for end, value in super().ends_of(production, at):
                found[self.text, production.phrase, at, end].append((label(production), value))
                yield end, value

    monkeypatch.setattr(text, "TreeReading", lambda grammar, words, tree: Watching(grammar, words))
    for each, name in texts:
        read_text(each, name)
    pairs: defaultdict[Pair, list[str]] = defaultdict(list)
    for (whole, _, at, end), ((first, meaning), *others) in found.items():
        for other, other_meaning in others:
            if other_meaning != meaning:
                pairs[first, other].append(whole[at:end])
    return pairs


def test_whatever_can_be_read_in_two_ways_is_decided_for_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every third card is read; all of them with EVERY_CARD=1."""
    cards = list(EVERY_CARD.values())[:: 1 if "EVERY_CARD" in os.environ else 3]
    texts = [(card.text, card.name) for card in cards]
    sentences = [*SENTENCES, *(sentence for sentence, _ in DECIDED.values())]
    assert set(pairs_in([*texts, *((each, "") for each in sentences)], monkeypatch)) == set(DECIDED)


@pytest.mark.parametrize("pair", DECIDED)
def test_a_decided_pair_still_reads_its_sentence_in_two_ways(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    assert pair in pairs_in([(DECIDED[pair][0], "")], monkeypatch)


def test_the_watch_sees_a_production_that_reads_what_another_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    turned = (
        hears(COMMAND, "turn ~", lambda: Tap(Itself())),
        hears(COMMAND, "(turn|straighten) ~", lambda: Untap(Itself())),
    )
    monkeypatch.setattr(text, "GRAMMAR", Grammar(GRAMMAR.about, (*TABLES, turned)))
    assert pairs_in([("Turn ~.", "")], monkeypatch) == {("turn ~", "(turn|straighten) ~"): ["Turn ~"]}


@pytest.mark.parametrize("seed", range(1))
def test_the_pool_means_the_same_whatever_is_imported_first(seed: int) -> None:
    modules = random.Random(seed).sample(MODULES, len(MODULES))
    command = [sys.executable, "-c", READ_THE_POOL, *modules]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    meanings = [f"{name} {written_out(card.abilities)}" for name, card in sorted(EVERY_CARD.items())]
    assert run.stdout.splitlines() == meanings
