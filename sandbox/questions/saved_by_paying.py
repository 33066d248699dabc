"""What is saved by paying: `he Mana Leaks it. Can I save it?` asks whether that may be paid."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.paying_told import COUNTERS
from sandbox.questions.said.acts import Casts, PaysFor
from sandbox.questions.said.asked import AskCan, AskWhether
from sandbox.questions.said.outcomes import Lives
from sandbox.questions.thing_words import ME


def with_payments(parts: Sequence[Part]) -> Iterator[Part]:
    """The parts, what is asked to be saved right after a spell that counters unless somebody pays, as asked to be paid
    for."""
    before: Part | None = None
    for part in parts:
        ask = part.said
        saves = isinstance(ask, AskWhether) and ask.by_something and isinstance(ask.outcome, Lives)
        if saves and before is not None and _asks_to_pay(before):
            part = replace(part, said=AskCan(PaysFor("opp" if getattr(before.said, "who", "") == ME else ME)))
        before = part
        yield part


def _asks_to_pay(part: Part) -> bool:
    act = part.said
    return isinstance(act, Casts) and bool(act.what.card) and bool(COUNTERS.search(card_named(act.what.card).text))
