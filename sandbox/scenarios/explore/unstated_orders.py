"""Orders that a text does not say. Things that come together are taken as they stand, unless another order would lead
elsewhere: then the order is a choice that the text leaves open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from sandbox.engine.questions import Order

if TYPE_CHECKING:
    from sandbox.engine.choices import AnyChoice
    from sandbox.scenarios.play.oracle import TextOracle
    from sandbox.scenarios.play.run import Run

MOST_TRIED = 24

Played = Callable[["TextOracle"], "Run"]


def order_that_matters(play: Played, oracle: TextOracle, done: Run) -> int | None:
    """The place, among the orders that the text has not said, of the first that leads elsewhere when two neighbours
    change places or all are reversed. Plays the game again for each try, as often as is bearable.
    """
    came_to = outcome_signature(done)
    for place, other in tries(oracle)[:MOST_TRIED]:
        again = oracle.again()
        again.orders[place] = other
        if outcome_signature(play(again)) != came_to:
            return place
    return None


def tries(oracle: TextOracle) -> list[tuple[int, list[Any]]]:
    """Other orders of each list that the text says nothing of, as the places of its things."""
    unsaid = [(place, choice) for place, choice in enumerate(oracle.unsaid) if place not in oracle.open_orders]
    return [(place, other) for place, choice in unsaid for other in neighbouring_orders(choice)]


def neighbouring_orders(choice: AnyChoice) -> Iterator[list[int]]:
    """The reverse of the order that stands, and those in which two neighbours of different names have swapped."""
    question = choice.question
    assert isinstance(question, Order)
    things = question.things
    names = [name_of(thing) for thing in things]
    places = list(range(len(things)))
    if len(things) > 2 and names != names[::-1]:
        yield places[::-1]
    for at in places[:-1]:
        if names[at] != names[at + 1]:
            yield [*places[:at], at + 1, at, *places[at + 2 :]]


def name_of(thing: Any) -> str:
    """What a text calls a card, or the card whose effect it is."""
    source = getattr(thing, "source", thing)
    return str(source.label or source.card.name)


def outcome_signature(done: Run) -> object:
    """What two games must have in common to have come to the same."""
    judged = [claim.holds for claim in done.judged]
    open_choice = (done.open_choice.player.name, done.open_choice.text) if done.open_choice else None
    return Counter(done.changes()), judged, str(done.refusal), done.game.outcome, open_choice
