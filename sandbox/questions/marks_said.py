"""What is said of a thing's state by the words before and after its name."""

from collections.abc import Callable

from sandbox.questions.pieces import Piece, kind_of_counters
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import CHOSEN, DAMAGED


def with_kind(mark: str, piece: Piece) -> str:
    """Counters of which no kind is said are of the one kind that the card speaks of. Raises NotClear."""
    if not mark.startswith("counters ") or not mark.endswith(" any"):
        return mark
    return mark.removesuffix("any") + kind_of_counters(piece)


def mark_as(piece: Piece, thing: Mention, tapped_since: Callable[[Piece], bool] = lambda _: False) -> None:
    """What is said of its state, and of what lies on it. `tapped_since`: whether what was told has tapped it, so that
    it was not tapped from the beginning."""
    kept = ("tapped", "face-down", "loyalty", "counters", "sick", CHOSEN.strip(), DAMAGED.strip())
    marks = [with_kind(mark, piece) for mark in thing.marks if mark.split(" ")[0] in kept]
    new = [mark for mark in marks if mark not in piece.state]
    piece.state += [mark for mark in new if mark != "tapped" or not tapped_since(piece)]
