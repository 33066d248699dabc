"""What players become and get: designations, counters, emblems."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.nodes import Ability, Effect
from sandbox.meaning.references import Reference, You


class GetCounters(Effect):
    """`that player gets two poison counters`, `you get {E}{E}`: a kind of `sandbox.terms.designations`."""

    name: str
    amount: Amount = 1
    who: Reference = You()


class GetDesignationOfPlayer(Effect):
    """`you become the monarch`: a word of `sandbox.terms.designations.OF_PLAYERS`."""

    word: str
    who: Reference = You()


class GetEmblem(Effect):
    """`you get an emblem with "Creatures you control get +1/+1."`"""

    abilities: tuple[Ability, ...]
    who: Reference = You()


class BecomesDaytime(Effect):
    """`It becomes day`, `it becomes night`: a word of `sandbox.terms.designations`."""

    daytime: str


class RingTempts(Effect):
    """`The Ring tempts you.`"""

    who: Reference = You()
