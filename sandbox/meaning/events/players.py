"""What players do and what befalls them."""

from sandbox.meaning.events.pattern import EventPattern
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import EachPlayer, Itself, Reference, You
from sandbox.terms.zones import Zone


class Expends(EventPattern):
    """`Whenever you expend 4`: the fourth mana that the player spends on spells in a turn is spent. Roles: player."""

    number: int
    who: Reference = You()


class DrawsCard(EventPattern):
    """Once for each card, or for the `nth` that the player draws in a turn. `spares_first`: `except the first one they
    draw in each of their draw steps`. Roles: player."""

    who: Reference = EachPlayer()
    nth: int | None = None
    spares_first: bool = False


class DiscardsCard(EventPattern):
    """Once for each card, or each card of the kind. Roles: subject (the card), player."""

    who: Reference = EachPlayer()
    kind: Kind = ANYTHING


class IsDiscarded(EventPattern):
    """`a spell or ability an opponent controls causes you to discard ~`: of the card itself. Roles: subject, player
    (who controls that spell or ability)."""

    subject: Reference = Itself()


class PermanentSacrificed(EventPattern):
    """Once for each permanent of the kind; with `itself`, `you sacrifice ~`. Roles: subject, player."""

    kind: Kind = ANYTHING
    who: Reference = EachPlayer()
    itself: bool = False


class Cycles(EventPattern):
    """`a player cycles a card`. Roles: subject (the card), player."""

    who: Reference = EachPlayer()


class YouCycle(EventPattern):
    """`When you cycle ~`: wherever the card is then."""

    subject: Reference = Itself()


class PlayerDoes(EventPattern):
    """`you scry`, `a player surveils`: a keyword action, by its word. Roles: player."""

    word: str
    who: Reference = EachPlayer()


class GainsLife(EventPattern):
    """Roles: player. ThatMuch is the life gained. `first`: `for the first time each turn`."""

    who: Reference = EachPlayer()
    first: bool = False


class LifeIsLost(EventPattern):
    """By damage or otherwise. Roles: player. ThatMuch is the life lost."""

    who: Reference = EachPlayer()


class PlayerGetsDesignation(EventPattern):
    """`Whenever you become the monarch`: a word of `sandbox.terms.designations.OF_PLAYERS`. Roles: player."""

    word: str
    who: Reference = EachPlayer()


class PlayerGetsCounters(EventPattern):
    """`Whenever you get one or more {E}`: a kind of `sandbox.terms.designations`. Roles: player. ThatMuch is how
    many."""

    name: str
    who: Reference = EachPlayer()


class TheRingTempts(EventPattern):
    """`Whenever the Ring tempts you`. Roles: player."""

    who: Reference = You()


class SpellCast(EventPattern):
    """Roles: subject (the spell), player (its caster)."""

    kind: Kind = ANYTHING
    who: Reference = EachPlayer()
    aimed_at: Reference | None = None
    """What the spell targets: `Whenever you cast a spell that targets ~`."""
    nth: int | None = None
    """The how-manieth spell of the kind of its caster this turn: `Whenever you cast your second spell each turn`; None:
    any."""
    from_zone: Zone | None = None
    """`a spell from your graveyard`"""
    not_from: Zone | None = None
    """`a spell from anywhere other than your hand`"""
    not_first: bool = False
    """`a spell other than your first spell each turn`"""
    paid: str = ""
    """The word of a cost that was paid for it: `a kicked spell`."""


class PlaysLand(EventPattern):
    """`a player plays a land`, as the land comes into play. Roles: subject (the land), player."""

    kind: Kind = ANYTHING
    who: Reference = EachPlayer()
    from_zone: Zone | None = None
    """`a land from exile`"""
    not_from: Zone | None = None
    """`a land from anywhere other than your hand`"""


class ItIsCast(EventPattern):
    """`When you cast ~`: of the spell itself. Roles: subject, player."""


class CopiesSpell(EventPattern):
    """`you copy an instant spell`. Roles: subject (the copy), player."""

    kind: Kind = ANYTHING
    who: Reference = EachPlayer()


class TappedForMana(EventPattern):
    """Roles: subject (the permanent), player. The mana made is what `AddSameMana` adds to. With `host`, only the
    permanent that the source enchants."""

    kind: Kind = ANYTHING
    who: Reference = EachPlayer()
    host: bool = False


class UnlocksDoor(EventPattern):
    """`you unlock this door`. `door`: on a card of two halves, the designation that says which; empty on a half
    alone."""

    door: str = ""
