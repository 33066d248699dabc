"""Instructions that move or mark objects."""

from dataclasses import dataclass

from sandbox.meaning.amounts import Amount
from sandbox.meaning.card import Card
from sandbox.meaning.effects.duration import Duration
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability, Effect, Meaning
from sandbox.meaning.references import It, Reference, You
from sandbox.terms.colors import Color
from sandbox.terms.zones import Zone


@dataclass(frozen=True)
class Destroy(Effect):
    """With `no_regeneration` what the older books call burying: `It can't be regenerated.`"""

    what: Reference
    no_regeneration: bool = False


@dataclass(frozen=True)
class Sacrifice(Effect):
    """`what` may be Chosen: `sacrifice a land`. What `who` does not control stays."""

    what: Reference
    who: Reference = You()


@dataclass(frozen=True)
class Return(Effect):
    """To its owner's hand, or to the top of the library, or with `bottom` to its bottom. `out_of`: the zone that the
    text says the thing is in."""

    what: Reference
    zone: Zone = Zone.HAND
    bottom: bool = False
    out_of: Zone | None = None


@dataclass(frozen=True)
class RemoveFromGame(Effect):
    """`Exile X`, `Remove X from the game`. `remembered`: the source remembers it, for `ReturnRemoved`. `face_down`:
    nobody may
    look at it."""

    what: Reference
    remembered: bool = False
    face_down: bool = False
    link: int = 0
    """As in `ChosenExiled`."""


@dataclass(frozen=True)
class Ante(Effect):
    """`Ante the top card of your library`: it joins what its owner has at stake."""

    what: Reference


class PlaySubgame(Effect):
    """`Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame
    loses half their life, rounded up.` The subgame is not played here: who wins it is asked like chance."""


@dataclass(frozen=True)
class DestroyWhatItTouches(Effect):
    """`Flip ~ onto the battlefield from a height of at least one foot. If ~ turns over completely at least once during
    the flip, destroy all nontoken permanents it touches.` What it touches is asked like chance."""

    kind: Kind


@dataclass(frozen=True)
class ReturnRemoved(Effect):
    """`Return the removed card to play under its owner's control.`"""

    tapped: bool = False


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """A card from a hand, graveyard or library into play under `controller`'s control, with a counter of the name
    `counter` on it if it says so. `out_of`: the zone that the text says the card is in."""

    what: Reference
    controller: Reference = You()
    tapped: bool = False
    attacking: bool = False
    counter: str | None = None
    out_of: Zone | None = None


@dataclass(frozen=True)
class ShuffleIntoLibrary(Effect):
    """`Shuffle ~ into its owner's library`."""

    what: Reference


@dataclass(frozen=True)
class Counter(Effect):
    """`Counter target spell`. Not to be confused with counters on things. `unless_paid`: mana its controller may
    pay.
    """

    what: Reference
    unless_paid: Amount | None = None


@dataclass(frozen=True)
class CopySpell(Effect):
    """`Copy target instant or sorcery spell, except that the copy is red.` No colors: those of the spell."""

    what: Reference
    colors: frozenset[Color] = frozenset()


@dataclass(frozen=True)
class ChooseNewTargets(Effect):
    """`You may choose new targets for target spell.`"""

    what: Reference


@dataclass(frozen=True)
class Tap(Effect):
    """`Tap target creature`."""

    what: Reference


@dataclass(frozen=True)
class Untap(Effect):
    """`Untap target land`."""

    what: Reference


@dataclass(frozen=True)
class TapOrUntap(Effect):
    """`Tap or untap target creature`."""

    what: Reference


@dataclass(frozen=True)
class PutCounters(Effect):
    """`Put two +1/+1 counters on X`; `name` as printed: `+1/+1`, `-1/-1`, `charge`."""

    what: Reference
    name: str
    amount: Amount = 1


@dataclass(frozen=True)
class PutUpToCounters(Effect):
    """`Put up to X +1/+0 counters on ~. This ability can't cause the total number of +1/+0 counters on ~ to be greater
    than seven.`"""

    what: Reference
    name: str
    amount: Amount
    most: int


@dataclass(frozen=True)
class RemoveCounters(Effect):
    """None: all of them."""

    what: Reference
    name: str
    amount: Amount | None = 1


@dataclass(frozen=True)
class MoveCounter(Effect):
    """`Move a +1/+1 counter from X onto Y.`"""

    name: str
    what: Reference
    to: Reference


@dataclass(frozen=True)
class Token(Effect):
    """`Put a 3/3 green Beast creature token into play.`"""

    card: Card
    amount: Amount = 1
    who: Reference = You()


@dataclass(frozen=True)
class BlockingToken(Effect):
    """`Create a 1/1 green Saproling creature token that's blocking target creature attacking you.`"""

    card: Card
    what: Reference


@dataclass(frozen=True)
class TokenCopy(Effect):
    """`Create a token that's a copy of target creature.`"""

    what: Reference


@dataclass(frozen=True)
class PhaseOut(Effect):
    """`Target creature phases out`."""

    what: Reference


@dataclass(frozen=True)
class GainControl(Effect):
    """`Gain control of target creature until end of turn`."""

    what: Reference
    who: Reference = You()
    duration: Duration = Duration.FOR_GOOD


@dataclass(frozen=True)
class ExchangeControl(Effect):
    """`Exchange control of two target creatures`: both, or nothing."""

    what: Reference


@dataclass(frozen=True)
class Attach(Effect):
    """`Move target enchantment onto …`, `Attach ~ to …`. `moved`: the older books' moving of an enchantment,
    choices redone.
    """

    what: Reference
    to: Reference
    moved: bool = False


@dataclass(frozen=True)
class RemoveFromCombat(Effect):
    """`Remove target creature from combat`."""

    what: Reference


@dataclass(frozen=True)
class SwitchBlockers(Effect):
    """`Switch the blockers of two target blocked attackers`: if each of the two could be blocked by all that block
    the other, what
    blocks exactly one of them stops blocking it and blocks the other."""

    what: Reference


@dataclass(frozen=True)
class EnterTapped(Effect):
    """`~ enters tapped.`"""

    what: Reference = It()


@dataclass(frozen=True)
class CopyExceptions(Meaning):
    """How a copy differs from what it copies. What an exception adds can be copied with the rest."""

    keeps_color: bool = False
    """`it doesn't copy that creature's color`"""
    has: tuple[Ability, ...] = ()
    """`it has "…"`"""
    this_ability: bool = False
    """`it has this ability`, the one that makes it a copy."""


@dataclass(frozen=True)
class EnterAsCopy(Effect):
    """`You may have ~ enter as a copy of any creature.`"""

    kind: Kind
    exceptions: CopyExceptions = CopyExceptions()


@dataclass(frozen=True)
class BecomeCopy(Effect):
    """`~ becomes a copy of target creature, except it has this ability.`"""

    what: Reference
    of: Reference
    exceptions: CopyExceptions = CopyExceptions()
    duration: Duration = Duration.FOR_GOOD


@dataclass(frozen=True)
class Flip(Effect):
    """`Flip ~`: the other half of a flip card."""

    what: Reference


class ChooseNumber(Effect):
    """`Choose a number`: *that number* in what follows."""


@dataclass(frozen=True)
class TurnPermanentFaceUp(Effect):
    """`Turn target face-down creature face up.`"""

    what: Reference


class ChooseCreatureType(Effect):
    """`choose a creature type`: remembered by the source."""


class ChooseColor(Effect):
    """`choose a color`: remembered by the source."""


class ChooseCardName(Effect):
    """`choose a nonland card name`: remembered by the source."""


class ChooseOpponent(Effect):
    """`choose an opponent`: remembered by the source, see ChosenPlayer."""


@dataclass(frozen=True)
class ChooseLandType(Effect):
    """`choose a basic land type`: remembered by the source. Without `basic`, any land type."""

    basic: bool = True
