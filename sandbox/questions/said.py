"""What a question can say: things, what happens to them, moments, and what is asked.

Players are called as the question calls them (`i`, `opp`, `he`, `bob`); an empty name is whoever acted last.
"""

from dataclasses import dataclass

from sandbox.meaning.nodes import Meaning


@dataclass(frozen=True)
class Mention(Meaning):
    """A card, or a creature without one, as it is mentioned. `noun` is a word such as `creature` or `it`; `number` 0
    where none is said; `marks` are words such as `tapped`; `size` is a power and toughness."""

    card: str = ""
    noun: str = ""
    owner: str = ""
    number: int = 0
    marks: tuple[str, ...] = ()
    size: str = ""
    keywords: tuple[str, ...] = ()
    wears: "tuple[Mention, ...]" = ()
    text: str = ""
    """What is said that its text says."""
    ability: bool = False
    """Not it is meant but its ability on its way."""


Things = tuple[Mention, ...]


@dataclass(frozen=True)
class Determiner(Meaning):
    """What stands before a noun: whose it is, and how many."""

    owner: str = ""
    number: int = 0


class PartSaid(Meaning):
    """One part of a question."""


class ToldAct(PartSaid):
    """Somebody does something."""


@dataclass(frozen=True)
class HasInPlay(PartSaid):
    """In play."""

    who: str
    things: Things


@dataclass(frozen=True)
class Holds(PartSaid):
    """In the hand."""

    who: str
    things: Things


@dataclass(frozen=True)
class HasLife(PartSaid):
    who: str
    number: int


@dataclass(frozen=True)
class HasLibrary(PartSaid):
    who: str
    number: int


@dataclass(frozen=True)
class Wears(PartSaid):
    """An aura or an equipment is attached; `size`: what that makes of the creature."""

    thing: Mention
    what: Mention
    size: str = ""


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
class Casts(ToldAct):
    """`targets` are things, or players as things with the noun `player`. `by_name`: the card's name is the verb, so of
    a permanent it may be the ability; `answers`: the words say that it is a response."""

    what: Mention
    who: str = ""
    targets: Things = ()
    x: int | None = None
    by_name: bool = False
    answers: bool = False
    sacrificed: Mention | None = None
    dividing: tuple[int, ...] = ()


@dataclass(frozen=True)
class Uses(ToldAct):
    """A spell is cast, an ability activated: which of them, the card says."""

    what: Mention
    who: str = ""
    targets: Things = ()
    times: int = 1


@dataclass(frozen=True)
class Activates(ToldAct):
    what: Mention
    who: str = ""
    targets: Things = ()
    times: int = 1


@dataclass(frozen=True)
class AttacksWith(ToldAct):
    things: Things
    who: str = ""
    target: Things = ()


@dataclass(frozen=True)
class BlocksWith(ToldAct):
    """No attackers: all that attack, where it is one. No blockers: the act says only that it is blocked."""

    blockers: Things
    attackers: Things = ()
    who: str = ""


@dataclass(frozen=True)
class BlocksNothing(ToldAct):
    who: str = ""


@dataclass(frozen=True)
class Regenerates(ToldAct):
    who: str = ""
    thing: Mention = Mention(noun="it")


@dataclass(frozen=True)
class Equips(ToldAct):
    """`old`: what it is on before."""

    what: Mention
    host: Mention
    who: str = ""
    old: Mention | None = None


@dataclass(frozen=True)
class Sacrifices(ToldAct):
    """What the spell or ability named before costs."""

    thing: Mention
    to: Mention = Mention()
    who: str = ""


@dataclass(frozen=True)
class TapsForMana(ToldAct):
    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class Orders(ToldAct):
    """The order of blockers."""

    things: Things
    who: str = ""


@dataclass(frozen=True)
class Assigns(ToldAct):
    amounts: tuple[tuple[int, Mention], ...]
    who: str = ""


@dataclass(frozen=True)
class HasMana(PartSaid):
    """Mana enough, or so much; None: enough."""

    who: str
    number: int | None = None


@dataclass(frozen=True)
class OfKind(PartSaid):
    """Something about a card that must be so: `keywords` it has, `lacks` it has not, `kinds` it is."""

    things: Things
    keywords: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mentions(PartSaid):
    """Things are named and nothing is said of them: permanents are in play, a spell is cast."""

    things: Things


@dataclass(frozen=True)
class UsesLoyalty(ToldAct):
    """The loyalty ability with this cost."""

    cost: str
    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class Tries(ToldAct):
    """A creature's own tap ability, aimed at somebody or nobody named."""

    who: str = ""
    targets: Things = ()


@dataclass(frozen=True)
class TurnsUp(ToldAct):
    """A face-down creature is turned face up."""

    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class LetsThrough(PartSaid):
    """Attackers that nobody blocks."""

    things: Things


@dataclass(frozen=True)
class WantsDead(PartSaid):
    """The one who divides damage wants all of these to die."""

    things: Things


class When(PartSaid):
    """When."""


@dataclass(frozen=True)
class InResponse(When):
    """To what was announced last; where `to` names it, it must be that."""

    to: Mention | None = None


class OnceResolved(When):
    """When everything announced has resolved."""


class Afterwards(When):
    """Later than what was told before; whether that has resolved is not said."""


class AfterCombat(When):
    """In the second main phase."""


class BeforeBlocks(When):
    """Attackers are declared, blockers are not."""


class BeforeDamage(When):
    """Blockers are declared."""


class NoMatter(When):
    """Words that say when and that the order of telling says already."""


@dataclass(frozen=True)
class TurnOf(When):
    """A part of somebody's turn, as the scenario language calls it."""

    who: str
    step: str


class ToldOutcome(PartSaid):
    """Something that may have come about, with the things and the player that it is said of."""

    @property
    def about(self) -> Things:
        """The things."""
        return ()

    @property
    def whose(self) -> str:
        """The player; empty for none."""
        return ""


@dataclass(frozen=True)
class OfThings(ToldOutcome):
    """Said of things."""

    things: Things

    @property
    def about(self) -> Things:
        return self.things


@dataclass(frozen=True)
class OfPlayer(ToldOutcome):
    """Said of a player."""

    who: str

    @property
    def whose(self) -> str:
        return self.who


@dataclass(frozen=True)
class OfThing(ToldOutcome):
    """Said of one thing."""

    thing: Mention

    @property
    def about(self) -> Things:
        return (self.thing,)


class IsDead(OfThings):
    """In a graveyard."""


class Lives(OfThings):
    """Still in play."""


@dataclass(frozen=True)
class LosesLife(OfPlayer):
    """-1: some."""

    number: int = -1


class Fizzles(OfThings):
    """It did nothing, since none of its targets was left."""


class GoesThrough(OfThings):
    """A spell or ability that nothing countered."""


class StaysInGame(OfPlayer):
    """The player has not lost."""


@dataclass(frozen=True)
class Tramples(OfPlayer):
    """The opponent of the player loses so much life; -1: some."""

    number: int = -1


@dataclass(frozen=True)
class GetsLife(OfPlayer):
    """-1: some."""

    number: int = -1


class WinsGame(OfPlayer):
    """The game is over."""


class LosesGame(OfPlayer):
    """The game is over."""


@dataclass(frozen=True)
class GoesTo(OfThing):
    """To `hand`, `graveyard`, or `exile`."""

    zone: str


@dataclass(frozen=True)
class HasSize(OfThing):
    """Power and toughness."""

    size: str


class Ask(PartSaid):
    """What somebody wants to know."""


@dataclass(frozen=True)
class AskWhether(Ask):
    """`rather`: the question was put the other way round, or as one of two."""

    outcome: ToldOutcome
    either: bool = False


@dataclass(frozen=True)
class AskCan(Ask):
    act: ToldAct


class AskWorks(Ask):
    """Whether the act named last may be done."""


@dataclass(frozen=True)
class AskRule(Ask):
    """Whether a rule does something."""

    rule: str


@dataclass(frozen=True)
class AskDamage(Ask):
    """How much life somebody loses; nobody named: whoever is attacked or aimed at."""

    who: str = ""


@dataclass(frozen=True)
class AskLife(Ask):
    """Nobody named: everybody's."""

    who: str = ""


@dataclass(frozen=True)
class AskSize(Ask):
    thing: Mention


@dataclass(frozen=True)
class AskWhere(Ask):
    thing: Mention


@dataclass(frozen=True)
class AskWhoDies(Ask):
    """Which permanents go to the graveyard."""


@dataclass(frozen=True)
class AskWhoSurvives(Ask):
    """Which creatures are in play at the end."""


@dataclass(frozen=True)
class AskWhoWins(Ask):
    """Who wins the game."""


@dataclass(frozen=True)
class AskWhichStays(Ask):
    """Which of those named are in play."""


@dataclass(frozen=True)
class AskHappens(Ask):
    things: Things = ()
