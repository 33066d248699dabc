"""What a player may do when asked to act. What an act leaves open (None) is asked while it is announced."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.engine.actions import Action
from sandbox.engine.objects import Object, Player
from sandbox.meaning.card import Card
from sandbox.meaning.costs import Cost

Aim = Object | Action | Player


@dataclass(frozen=True)
class Act:
    """The root of all acts."""


@dataclass(frozen=True)
class Pass(Act):
    """Do nothing now; for the active player of the older books also: declare the end."""


PASS = Pass()


@dataclass(frozen=True)
class Cast(Act):
    """Cast a card. `aims` are the targets named, in the order of the card's text; `pay_for` says what else pays:
    creatures to sacrifice, cards to discard."""

    card: Object
    aims: tuple[Aim, ...] | None = None
    mode: int | None = None
    x: int | None = None
    division: tuple[int, ...] | None = None
    with_these: tuple[Object, ...] | None = None
    face_down: bool = False
    alternative: bool = False
    """For the cost that its text offers instead of its mana cost to who casts it from where it is."""
    told_cost: Cost | None = None
    """Because an effect says so as it is carried out, at any moment: a card that was removed from the game, for this
    cost."""
    from_hand: bool = False
    """With `told_cost`: a card of the hand."""
    spliced: tuple[Object, ...] = ()
    """Cards of the hand whose text the spell gets."""
    convoked: tuple[Object, ...] = ()
    """Creatures that are tapped for it."""
    convoked_for: tuple[str, ...] = ()
    """The colored mana that they are tapped for; what is not said is found out."""
    paying_more: bool = False
    """And for the costs that its text offers in addition."""
    offers: tuple[str, ...] = ()
    """Which of the offered costs are taken, by their words; none: whatever is offered."""
    times: int = 1
    """How often a cost is paid that may be paid any number of times."""
    mode_price: Cost = ()
    """What is paid in addition for the mode."""
    delved: tuple[Object, ...] = ()
    """Cards of the graveyard that are exiled in place of generic mana."""
    assisted: tuple[Player, int] | None = None
    """Another player who pays a part of the generic mana, and how much of it."""
    face: Card | None = None
    """Which face of a card that has several; None: what it is by itself."""


@dataclass(frozen=True)
class Activate(Act):
    """Use an ability of the object, counted from 0 among its activated ones; None: the one that fits `aims` and
    timing.
    """

    object: Object
    ability: int | None = None
    aims: tuple[Aim, ...] | None = None
    mode: int | None = None
    x: int | None = None
    division: tuple[int, ...] | None = None
    with_these: tuple[Object, ...] | None = None
    hint: str = ""
    """A word that tells abilities apart: `regenerate`, `ninjutsu`, `mana`, `cycling`, `equip`."""


@dataclass(frozen=True)
class DrawMana(Act):
    """Tap a permanent for mana; `mana` one of the types it can make, where there is a choice, and `bundle` all that it
    is to make, where one type does not tell."""

    object: Object
    mana: str | None = None
    bundle: tuple[str, ...] = ()


@dataclass(frozen=True)
class PlayLand(Act):
    card: Object
    face: Card | None = None
    """Which face of a card that has several; None: what it is by itself."""


@dataclass(frozen=True)
class TurnFaceUp(Act):
    object: Object


@dataclass(frozen=True)
class GiveUp(Act):
    """Begin to cast the card and give it up before it is paid for: the mana drawn for it stays in the pool."""

    card: Object


@dataclass(frozen=True)
class SuspendCard(Act):
    """Remove a card of the hand from the game for its suspend cost, to be cast some turns later."""

    card: Object


@dataclass(frozen=True)
class SetAside(Act):
    """Exile a card of the hand to be cast on a later turn; `word`: `foretell` or `plot`."""

    card: Object
    word: str


@dataclass(frozen=True)
class TakeCompanion(Act):
    """Pay {3} and put the companion from outside the game into the hand."""

    card: Object


@dataclass(frozen=True)
class Unlock(Act):
    """Pay the mana cost of a locked half of a permanent: `half` is 0 for the left one, 1 for the right one."""

    object: Object
    half: int


@dataclass(frozen=True)
class CarryOut(Act):
    """Let an effect happen that is due in the course of the phase."""

    object: Object


@dataclass(frozen=True)
class Concede(Act):
    pass


@dataclass(frozen=True)
class Attack:
    """The answer to the declaration of attackers: who attacks, in which bands, and whom (absent: the only opponent)."""

    attackers: tuple[Object, ...]
    bands: tuple[tuple[Object, ...], ...] = ()
    defenders: tuple[Player | Object | None, ...] = ()


@dataclass(frozen=True)
class Block:
    """The answer to the declaration of blockers: pairs of blocker and attacker."""

    pairs: tuple[tuple[Object, Object], ...]
