"""Instructions that ask the players: a vote, and a choice between two evils."""

from sandbox.meaning.nodes import Effect
from sandbox.meaning.references import Reference


class Vote(Effect):
    """`Starting with you, each player votes for strength or numbers.` What the words stand for, the text says after
    it."""

    options: tuple[str, ...]


class FaceVillainousChoice(Effect):
    """`Each opponent faces a villainous choice — That player loses 2 life, or you draw a card`: each of the players by
    oneself says which of the two is done; the effects speak of that player."""

    who: Reference
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]
