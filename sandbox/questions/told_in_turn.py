"""Of several that were spoken of together the first and the second, and the other one than that of which something has
been said since."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandbox.questions.pieces import NotClear, Piece
from sandbox.questions.said.things import Mention
from sandbox.questions.spoken_of import SpokenOf

ORDINALS = {"first": 0, "second": 1, "third": 2, "former": 0, "latter": 1}
OF_TWO = frozenset({"former", "latter"})
"""Words that are said of two."""
OTHERS = frozenset({"other", "others"})
FOUGHT = frozenset({"attacking", "blocking"})
IN_TURN = frozenset({*ORDINALS, *OTHERS, *FOUGHT})
"""Marks of what is called by its place among those that were spoken of together."""


class InTurn(SpokenOf):
    """They raise NotClear where it is not clear which one that is."""

    def __init__(self, choose: Callable[..., int]) -> None:
        super().__init__(choose)
        self.row: list[Piece] = []  # those that were spoken of together last
        self.since: list[Piece] = []  # those of them of which something has been said since

    def spoken_of(self, pieces: Sequence[Piece]) -> None:
        super().spoken_of(pieces)
        if len(pieces) > 1:
            self.row, self.since = list(pieces), []
        else:
            self.since += [piece for piece in pieces if piece in self.row]

    def in_turn(self, thing: Mention) -> list[Piece]:
        """`the first`, `the latter`, `the other`."""
        mark = next(mark for mark in thing.marks if mark in IN_TURN)
        if mark in FOUGHT:
            return self._only([piece for piece in self.roles[mark] if self._is_as(piece, thing)], f"the {mark} one")
        if mark in OTHERS:
            return self.the_other([], mark == "others")
        at = ORDINALS[mark]
        if at >= len(self.row) or (mark in OF_TWO and len(self.row) != 2):
            raise NotClear(f"the {mark}")
        return [self.row[at]]

    @staticmethod
    def by_place(known: Sequence[Piece], mark: str, name: str) -> list[Piece]:
        """`the second Bolt`, of those of that name in the order in which they were named."""
        at = ORDINALS[mark]
        if len(known) < 2 or at >= len(known) or (mark in OF_TWO and len(known) != 2):
            raise NotClear(f"the {mark} {name}")
        return [known[at]]

    def _is_as(self, piece: Piece, thing: Mention) -> bool:
        return all(self.is_so(piece, mark) for mark in thing.marks)

    def the_other(self, among: Sequence[Piece], all_of_them: bool = False) -> list[Piece]:
        attacking = self.roles["attacking"]
        if self.since:
            gone = self.since[-1:] if len(self.row) == 2 else self.since
            others = [piece for piece in self.row if piece not in gone]
        elif len(attacking) > 1 and self.blocked_ones:
            others = [piece for piece in attacking if piece not in self.blocked_ones]
        else:
            others = self._beside_the_last()
        others = [piece for piece in others if not among or piece in among]
        if not others or (len(others) > 1) is not all_of_them:
            raise NotClear("which other one")
        return others

    def _beside_the_last(self) -> list[Piece]:
        """The player's other creature than the one that was spoken of last."""
        creatures = [piece for piece in self.focus if piece.is_creature and piece.zone == "play"]
        return [piece for piece in self.able(creatures[-1].owner) if piece is not creatures[-1]] if creatures else []

    def several_there(self) -> list[Piece]:
        """Those that were spoken of together, or fight, or are the creatures in play: two or more. Raises NotClear."""
        there = [piece for piece in self.pieces if piece.is_creature and piece.zone == "play"]
        found = next((each for each in (self.group, self.fighting, there) if len(each) > 1), None)
        if found is None:
            raise NotClear("which of them")
        return found
