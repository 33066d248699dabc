"""Static abilities that put something else in the place of an event, or change how it happens."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.conditions import Condition
from sandbox.meaning.events import EventPattern
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.nodes import Ability, Effect, Meaning
from sandbox.meaning.references import EachPlayer, Reference, You


class DamageTo(Meaning):
    """Whom damage would be dealt to: `a permanent or player`, `an opponent or a creature an opponent controls`,
    `enchanted player`. None: no player, or no permanent. `thing`: that and nothing else, as in `to ~`."""

    players: Reference | None = EachPlayer()
    permanents: Kind | None = ANYTHING
    thing: Reference | None = None


class RemovedInstead(Ability):
    """`If a card would be put into an opponent's graveyard from anywhere, exile it instead.` `tokens`: `a card or
    token`."""

    whose: Reference
    tokens: bool = False


class RemovedIfDies(Ability):
    """`If a creature an opponent controls would die, exile it instead.`"""

    kind: Kind


class EnterWithCounters(Ability):
    """`Each other Beast you control enters with an additional +1/+1 counter on it.`"""

    kind: Kind
    name: str
    amount: Amount = 1


class AtMostCounters(Ability):
    """`~ can't have more than seven dream counters on it.`"""

    number: int
    name: str


class DoublesTokens(Ability):
    """`If an effect would create one or more tokens under your control, it creates twice that many of those tokens
    instead.`"""

    anyones: bool = False
    """Under whoever's control: `If one or more tokens would be created, …`."""


class DoublesCounters(Ability):
    """`If an effect would put one or more counters on a permanent you control, it puts twice that many of those
    counters on that permanent instead.`"""


class PreventsSomeDamage(Ability):
    """`If a source would deal damage to a Cleric creature you control, prevent 1 of that damage.`"""

    to: DamageTo
    amount: int
    by: Kind = ANYTHING


class ChangesCounters(Ability):
    """`If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put
    on it instead`, or twice that many, or with `more` -1 one less. Of counters of the name (empty: of any), on a
    permanent of the kind."""

    kind: Kind
    name: str = ""
    times: int = 1
    more: int = 0


class ChangesLifeGained(Ability):
    """`If you would gain life, you gain twice that much life instead`, or `that much life plus 1`."""

    times: int = 1
    more: int = 0


class InsteadOfDrawing(Ability):
    """`If you would draw a card, draw two cards instead.` With a condition, only while that is so; `spares_first`:
    `except the first one you draw in each of your draw steps`."""

    effects: tuple[Effect, ...]
    condition: Condition | None = None
    spares_first: bool = False
    who: Reference = You()
    """Whose draws they are: `If an opponent would draw a card`."""


class MayDiscardOntoLibrary(Ability):
    """`If an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into
    your graveyard.` `by_opponents`: only a spell or ability that an opponent controls, and instead of wherever it would
    go."""

    by_opponents: bool = False


class SearchesTopCards(Ability):
    """`If an opponent would search a library, that player searches the top four cards of that library instead.`"""

    number: int


class DoNotEnter(Ability):
    """`If a land would enter, instead it doesn't.`"""

    kind: Kind


class EnterAsCopiesOfIt(Ability):
    """`Creatures you control enter as a copy of ~.`"""

    kind: Kind


class InsteadOfLosing(Ability):
    """`If you would lose the game, instead …`"""

    effects: tuple[Effect, ...]


class ChangesDamage(Ability):
    """`If a red source you control would deal damage to a permanent or player, it deals double that damage to that
    permanent or player instead`, or that much damage plus 1. `more` may be below nothing."""

    by: Kind = ANYTHING
    times: int = 1
    more: int = 0
    to: DamageTo = DamageTo()
    dealer: Reference | None = None
    """Only what this deals: `If equipped creature would deal …`."""
    spells: bool = False
    """True: only damage of spells."""
    combat: bool | None = None
    """True: only combat damage; False: only damage that is none."""
    condition: Condition | None = None
    """Only while this is so."""


class AsEnters(Ability):
    """Happens as the object enters play, not after: `As ~ enters, choose a color`, `~ enters tapped`,
    `~ enters with two +1/+1 counters on it`, `You may have ~ enter as a copy of any creature`."""

    effects: tuple[Effect, ...]


class Instead(Ability):
    """`If event would happen, effects instead`."""

    event: EventPattern
    effects: tuple[Effect, ...]
