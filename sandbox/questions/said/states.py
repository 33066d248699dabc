"""How things stand, as a question says it: what is in play and in hands, how it is, who has what."""

from dataclasses import dataclass

from sandbox.questions.said.things import Mention, PartSaid, Things


class About(PartSaid):
    """What must be so of what has been mentioned."""


@dataclass(frozen=True)
class HasInPlay(PartSaid):
    """In play."""

    who: str
    things: Things
    only: bool = False
    """Whether the player has no other creatures."""
    such: bool = False
    """Whether there are more of the sort, of which nothing is said."""
    left: bool = False
    """Whether these are lands besides those that have been tapped before."""


@dataclass(frozen=True)
class SeveralFacts(PartSaid):
    """What one row of words says at once: each is taken as a part of its own."""

    said: tuple[PartSaid, ...]


@dataclass(frozen=True)
class OnlyCreatures(About):
    """The only creatures that the player has; nobody named: that anybody has."""

    things: Things
    who: str = ""


@dataclass(frozen=True)
class Holds(PartSaid):
    """In the hand."""

    who: str
    things: Things


@dataclass(frozen=True)
class Wears(PartSaid):
    """An aura or an equipment is attached; `size`: what that makes of the creature; `upkeeps`: through how many of its
    controller's upkeeps it has been there, where that is said."""

    thing: Mention
    what: Mention
    size: str = ""
    upkeeps: int = 0


@dataclass(frozen=True)
class Is(PartSaid):
    """A permanent is `tapped` or the like."""

    thing: Mention
    mark: str


@dataclass(frozen=True)
class HasCounters(PartSaid):
    thing: Mention
    number: int
    counter: str


@dataclass(frozen=True)
class SizedBy(About):
    """Something that is in play makes a creature of this size."""

    thing: Mention
    size: str
    what: Things


@dataclass(frozen=True)
class NotTargeted(About):
    """A permanent cannot be the target of what the other player does: that must stand on it."""

    thing: Mention


@dataclass(frozen=True)
class Damaged(About):
    """A creature has been dealt so much damage this turn, before anything that is told. `by`: what dealt it."""

    thing: Mention
    number: int
    by: Mention | None = None


@dataclass(frozen=True)
class MakesSize(About):
    """The size that what was cast last makes of a creature, before anything else."""

    size: str


@dataclass(frozen=True)
class HasCost(About):
    """What a keyword of a card costs."""

    thing: Mention
    word: str
    cost: str


@dataclass(frozen=True)
class AttackedBefore(PartSaid):
    """On its controller's last turn: on the opponent's turn it is still tapped, unless attacking does not tap it."""

    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class OnTop(PartSaid):
    """On top of the library."""

    who: str
    thing: Mention


@dataclass(frozen=True)
class BothSizes(PartSaid):
    """The sizes of two creatures that have been spoken of."""

    one: str
    other: str


@dataclass(frozen=True)
class HasMeasure(About):
    """Its power, or its toughness, alone."""

    thing: Mention
    measure: str
    number: int

    @property
    def things(self) -> Things:
        return (self.thing,)


@dataclass(frozen=True)
class HasGrown(PartSaid):
    """It has come to so many +1/+1 counters."""

    thing: Mention
    times: int = 1


@dataclass(frozen=True)
class CountersCame(PartSaid):
    """What gets counters as something deals damage has got so many."""

    number: int


@dataclass(frozen=True)
class CastBefore(PartSaid):
    """Spells of which nothing else is said have been cast earlier this turn. `nth`: what is told of is the one of that
    number; `who` empty: whoever that was."""

    number: int
    who: str = ""
    nth: bool = False


@dataclass(frozen=True)
class BothAimed(PartSaid):
    """What has been announced in this sentence is aimed at these."""

    things: Things


@dataclass(frozen=True)
class IsLandNow(PartSaid):
    """Something has made a land one of this basic type."""

    thing: Mention
    card: str


@dataclass(frozen=True)
class ChosenFor(PartSaid):
    """What was chosen for something as it came into play: a color, a type, a name."""

    what: str


class PaysAll(PartSaid):
    """All the mana goes into X."""


@dataclass(frozen=True)
class OfKind(About):
    """Something about a card that must be so: `keywords` it has, `lacks` it has not, `kinds` it is, `not_kinds` it is
    not."""

    things: Things
    keywords: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    not_kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class SaysText(About):
    """What the text of something just mentioned says, in its words."""

    words: str


@dataclass(frozen=True)
class SaysNothingOf(About):
    """What the text of something does not speak of."""

    thing: Mention
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class SaysNon(About):
    """What cannot be aimed at by something, by its text."""

    thing: Mention
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class TookInCombat(PartSaid):
    """A creature has been dealt so much damage in a combat of which nothing else is told."""

    thing: Mention
    n: int
    known: bool = False
    """Whether it was told before."""


@dataclass(frozen=True)
class SaysTaken(PartSaid):
    """So much damage, said once more of the one creature there that has this size."""

    size: str
    n: int


@dataclass(frozen=True)
class OnBothSides(PartSaid):
    """Each player has one of the card: the second comes when the first is there."""

    thing: Mention


@dataclass(frozen=True)
class ThereFirst(PartSaid):
    """Whose of two was there first, and with how much loyalty; 0: not said."""

    who: str
    number: int = 0


@dataclass(frozen=True)
class InGraveyard(PartSaid):
    """Cards in somebody's graveyard. `died`: told as what happened on an earlier turn."""

    who: str
    things: Things
    died: bool = False


@dataclass(frozen=True)
class InGraveyards(About):
    """Cards in graveyards, be it whose."""

    things: Things


@dataclass(frozen=True)
class GraveyardCounted(About):
    """All the cards in somebody's graveyard, of which only the types are said. `who` may be `both`."""

    who: str
    kinds: tuple[str, ...]


@dataclass(frozen=True)
class BelongsTo(About):
    """A creature of which it is said whose it is."""

    thing: Mention
    who: str


@dataclass(frozen=True)
class Mentions(About):
    """Things are named and nothing is said of them: permanents are in play, a spell is cast."""

    things: Things


@dataclass(frozen=True)
class LetsThrough(PartSaid):
    """Attackers that nobody blocks."""

    things: Things


@dataclass(frozen=True)
class WantsDead(PartSaid):
    """The one who divides damage wants all of these to die."""

    things: Things


@dataclass(frozen=True)
class IsDescribed(About):
    """What is said of a thing: its size, its keywords, its color, or the card that it is."""

    thing: Mention
    told: Mention


@dataclass(frozen=True)
class SetOn(About):
    """The player was chosen for it, as it came into play: it is the other player's."""

    thing: Mention
    who: str


@dataclass(frozen=True)
class UpkeepsPaid(About):
    """How often its upkeep has been paid before."""

    thing: Mention
    times: int


HowItIs = Damaged | HasCounters | Is | IsDescribed | Wears
"""What is said of one thing that is there."""
