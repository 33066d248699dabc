"""Instructions that move objects from zone to zone."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.card import Card
from sandbox.meaning.effects.permanents import CopyExceptions
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Effect, Modification
from sandbox.meaning.references import Reference, You
from sandbox.terms.zones import Zone


class Destroy(Effect):
    """With `no_regeneration` what the older books call burying: `It can't be regenerated.`"""

    what: Reference
    no_regeneration: bool = False


class Sacrifice(Effect):
    """`what` may be Chosen: `sacrifice a land`. What `who` does not control stays."""

    what: Reference
    who: Reference = You()


class Return(Effect):
    """To its owner's hand or graveyard, or to the top of the library, or with `bottom` to its bottom, where several of
    one owner lie in the order that the owner says, or `at_random`. `out_of`: the zone that the text says the thing is
    in. `place`: which card from the top it becomes, `third from the top`."""

    what: Reference
    zone: Zone = Zone.HAND
    bottom: bool = False
    out_of: Zone | None = None
    place: int = 1
    at_random: bool = False


class PutOnTopOrBottom(Effect):
    """`Target creature's owner puts it on their choice of the top or bottom of their library.` `place` as in Return:
    `puts it into their library second from the top or on the bottom`."""

    what: Reference
    place: int = 1


class RemoveFromGame(Effect):
    """`Exile X`, `Remove X from the game`. `remembered`: the source remembers it, for `ReturnRemoved`. `face_down`:
    nobody may
    look at it."""

    what: Reference
    remembered: bool = False
    face_down: bool = False
    link: int = 0
    """As in `ChosenExiled`."""
    until_it_leaves: bool = False
    """`until ~ leaves the battlefield`: then it comes back under its owner's control at once."""


class Ante(Effect):
    """`Ante the top card of your library`: it joins what its owner has at stake."""

    what: Reference


class TakeBackAntes(Effect):
    """`Put all other cards you own from the ante into your graveyard`: all but the source."""


class BecomeOwner(Effect):
    """`You own target card in the ante`: from now on, and for good."""

    what: Reference
    who: Reference = You()


class ExchangeOwnership(Effect):
    """`Exchange ownership of that artifact and ~. Put the artifact card into your graveyard and ~ from anywhere into
    that player's graveyard. This change in ownership is permanent.` `zone`: where the other card goes."""

    what: Reference
    zone: Zone


class ExchangeWithTopCard(Effect):
    """`Exchange that card with the top card of your library`: both, or nothing."""

    what: Reference


class PlaySubgame(Effect):
    """`Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame
    loses half their life, rounded up.` The subgame is not played here: who wins it is asked like chance."""


class FlipOntoTable(Effect):
    """`Flip ~ onto the battlefield from a height of at least one foot. If ~ turns over completely at least once during
    the flip, destroy all nontoken permanents it touches.` Which things of the kind it touches is asked like chance; in
    the effects they are `It`."""

    kind: Kind
    effects: tuple[Effect, ...]


class ReturnRemoved(Effect):
    """`Return the removed card to play under its owner's control`, or with `zone` to its owner's hand."""

    tapped: bool = False
    zone: Zone = Zone.BATTLEFIELD


class PutIntoPlay(Effect):
    """A card from a hand, graveyard or library into play under `controller`'s control, with a counter of the name
    `counter` on it if it says so. `out_of`: the zone that the text says the card is in. `transformed`: with its back
    face up."""

    what: Reference
    controller: Reference = You()
    tapped: bool = False
    attacking: bool = False
    counter: str | None = None
    out_of: Zone | None = None
    transformed: bool = False
    on: Reference | None = None
    """What it is attached to as it comes: `… onto the battlefield attached to target creature`."""
    being: tuple[Modification, ...] = ()
    """What the text says that it is from then on: `That creature is a Vampire in addition to its other types`."""


class ShuffleIntoLibrary(Effect):
    """`Shuffle ~ into its owner's library`. `by_owner`: `The owner of target permanent shuffles it into their library`,
    so that what follows can speak of that player."""

    what: Reference
    by_owner: bool = False


class Token(Effect):
    """`Put a 3/3 green Beast creature token into play.`"""

    card: Card
    amount: Amount = 1
    who: Reference = You()
    tapped: bool = False
    attacking: bool = False
    size: Amount | None = None
    """`an X/X green Ooze creature token`: its power and its toughness."""


class AttachedToken(Effect):
    """`Create a Wicked Role token attached to target creature.`"""

    card: Card
    to: Reference


class BlockingToken(Effect):
    """`Create a 1/1 green Saproling creature token that's blocking target creature attacking you.`"""

    card: Card
    what: Reference


class Meld(Effect):
    """`Exile them, then meld them into X`: those that a condition before it speaks of."""

    into: str


class TokenCopy(Effect):
    """`Create a token that's a copy of target creature, except it has haste`; each of `who` does."""

    what: Reference
    amount: Amount = 1
    exceptions: CopyExceptions = CopyExceptions()
    tapped: bool = False
    attacking: bool = False
    who: Reference = You()


class PhaseOut(Effect):
    """`Target creature phases out`."""

    what: Reference
