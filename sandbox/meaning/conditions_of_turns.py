"""What a text asks of the turn so far that more than one word of the game sums up."""

from sandbox.meaning.conditions import Condition
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Reference, You


class HasLeftGraveyard(Condition):
    """`if a card left your graveyard this turn`, `if three or more cards left your graveyard this turn`."""

    kind: Kind
    minimum: int = 1


class CardWasBuried(Condition):
    """`if a creature card was put into your graveyard from anywhere this turn`; of a permanent card, `if you descended
    this turn`. Whether it is still there does not matter. `anybodys`: into whosever graveyard."""

    kind: Kind
    minimum: int = 1
    anybodys: bool = False


class HasSacrificed(Condition):
    """`if you sacrificed an artifact this turn`."""

    kind: Kind
    who: Reference = You()
    minimum: int = 1


class WasPaidThisTurn(Condition):
    """`if a spell was warped this turn`: any player's, for a cost of such a word."""

    word: str


class ResolvedTimes(Condition):
    """`if this is the second time this ability has resolved this turn`: that it resolves at present is counted."""

    numbers: tuple[int, ...]


class HasCommittedACrime(Condition):
    """`if you've committed a crime this turn`."""

    who: Reference = You()


class HasCreatedToken(Condition):
    """`if you created a token this turn`."""

    who: Reference = You()


class HasStruck(Condition):
    """`if ~ dealt combat damage to a player this turn`; of a kind, `if a player was dealt combat damage by a Zombie
    this turn`."""

    what: Reference | None = None
    kind: Kind | None = None
