"""What becomes of permanents and cards."""

from sandbox.meaning.events.pattern import EventPattern
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import Itself, Reference
from sandbox.terms.zones import Zone


class Enters(EventPattern):
    """`~ enters`; with `from_zone`, only from there: `~ enters from a graveyard`. Roles: subject."""

    subject: Reference = Itself()
    from_zone: Zone | None = None


class Mutates(EventPattern):
    """`~ mutates`: a spell merges with it. Roles: subject."""

    subject: Reference = Itself()


class Transforms(EventPattern):
    """`~ transforms into` the face that the text stands on; of `Each(kind)`, what is of the kind afterwards. Roles:
    subject."""

    subject: Reference = Itself()


class BecomesLevel(EventPattern):
    """`When ~ becomes level 2`."""

    level: int


class ChapterReached(EventPattern):
    """`I, II —`: a lore counter put on ~ has made them so many; once for each of the numbers."""

    numbers: tuple[int, ...]


class Dies(EventPattern):
    """Put into a graveyard from play. EventObject roles: subject."""

    subject: Reference = Itself()


class DiesOrIsExiled(EventPattern):
    """`~ dies or is put into exile`: from play. Roles: subject."""

    subject: Reference = Itself()


class LeavesPlay(EventPattern):
    """`~ leaves the battlefield`; with `alive`, `… without dying`. Roles: subject."""

    subject: Reference = Itself()
    alive: bool = False


class LeavesGraveyard(EventPattern):
    """`a creature card leaves your graveyard`: to whatever zone. Roles: subject."""

    subject: Reference


class PutIntoGraveyard(EventPattern):
    """From anywhere. `as_card`: looked at as the card that it is there, `a creature card is put into your graveyard
    from anywhere`; with `not_from_play`, `… from anywhere other than the battlefield`; with `from_zone`, only from
    there."""

    subject: Reference = Itself()
    as_card: bool = False
    not_from_play: bool = False
    from_zone: Zone | None = None


class BecomesDesignated(EventPattern):
    """`~ becomes monstrous`: a word of `sandbox.terms.designations`. Roles: subject."""

    word: str
    subject: Reference = Itself()


class FullyUnlocks(EventPattern):
    """`you fully unlock a Room`. Roles: subject."""


class Exploits(EventPattern):
    """`~ exploits a creature`; with `other`, only such a one. Roles: subject, other (the creature sacrificed)."""

    subject: Reference = Itself()
    other: Kind | None = None


class CreatureDoes(EventPattern):
    """`a creature you control fights`, `~ evolves`, `~ connives`: a keyword action of a permanent, by its word. Roles:
    subject."""

    word: str
    subject: Reference = Itself()


class Explores(EventPattern):
    """`a creature you control explores`. Roles: subject."""

    subject: Reference = Itself()


class BecomesTapped(EventPattern):
    """`~ becomes tapped`. Roles: subject."""

    subject: Reference = Itself()


class BecomesUntapped(EventPattern):
    """`~ becomes untapped`. Roles: subject."""

    subject: Reference = Itself()


class IsTurnedFaceUp(EventPattern):
    """`When ~ is turned face up`. Roles: subject."""

    subject: Reference = Itself()


class BecomesTarget(EventPattern):
    """Of a spell, or with `abilities` of a spell or ability. Roles: subject, other (the spell), player (its
    controller).
    """

    subject: Reference = Itself()
    abilities: bool = False
    of_opponents: bool = False
    """Only of spells and abilities that an opponent controls."""
    of_yours: bool = False
    """Only of spells and abilities that you control."""
    first: bool = False
    """Only the first of them in a turn: `for the first time each turn`."""
    spell: Kind | None = None
    """Only of such spells: `becomes the target of an Aura spell`."""


class CountersArePut(EventPattern):
    """`one or more +1/+1 counters are put on ~`; with `each`, once for each of them; `name` empty: of whatever kind.
    Roles: subject. ThatMuch is how many."""

    name: str
    subject: Reference = Itself()
    each: bool = False


class Phases(EventPattern):
    """`~ phases in`; with `out`, `~ phases out`. Roles: subject."""

    subject: Reference = Itself()
    out: bool = False


class HauntedDies(EventPattern):
    """`the creature it haunts dies`: waits where the card is that haunts it. Roles: subject."""


class LosesLastCounter(EventPattern):
    """`the last time counter is removed from ~`. Roles: subject."""

    subject: Reference
    name: str


class YouLoseControl(EventPattern):
    """`When you lose control of that creature`, in a delayed effect."""

    subject: Reference
