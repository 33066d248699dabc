"""What players do, as a question tells it; an empty name is whoever acted last."""

from dataclasses import dataclass

from sandbox.questions.said.moments import InResponse
from sandbox.questions.said.things import Mention, PartSaid, Things
from sandbox.questions.said.ways import CastSo


class ToldAct(PartSaid):
    """Somebody does something."""


class InAll(int):
    """So much mana, paid for a spell in all: its X is what is left of that."""


class InAllThere(InAll):
    """So much mana is there as it is cast: of what has no X, more than it costs is left."""


@dataclass(frozen=True)
class Casts(ToldAct):
    """`targets` are things, or players as things with the noun `player`. `by_name`: the card's name is the verb, so of
    a permanent it may be the ability; `answers`: the words say that it is a response."""

    what: Mention
    who: str = ""
    targets: Things = ()
    x: int | None = None
    """-1: as much as can be paid."""
    by_name: bool = False
    answers: bool = False
    sacrificed: Mention | None = None
    dividing: tuple[int, ...] = ()
    times: int = 1
    answered: InResponse | None = None
    """What it is a response to, where that is named."""
    passive: bool = False
    """Whether it is told only of what it is cast on."""
    grown: str = ""
    """The size that what it is cast on has then."""
    held: bool = False
    """Whether it is only said that somebody has it, which says that it is cast where nothing else does."""
    resolved: bool = False
    """Whether it is said to have resolved."""
    so: CastSo | None = None
    waits: bool = False
    """Whether it is only said that it is on the stack."""
    kicked: int = 0
    """How often its kicker is paid."""
    anew: Things = ()
    """What the spell, or the copy of it, is aimed at then, of one that copies a spell or changes its targets."""
    ago: bool = False
    """Whether it was cast on a turn that is over."""
    brings: Mention | None = None
    """What is said to have come into play with it."""


@dataclass(frozen=True)
class Uses(ToldAct):
    """A spell is cast, an ability activated: which of them, the card says. `goal`: what that is to do to what it is
    aimed at, as `kill` or `save`; where it is asked whether it can be done, that is asked too."""

    what: Mention
    who: str = ""
    targets: Things = ()
    times: int = 1
    goal: str = ""
    x: int | None = None


HELD = Mention(noun="held")
"""What somebody has in hand, where it is not said what that is."""


@dataclass(frozen=True)
class SaysX(PartSaid):
    """`X is 3`, said of what was named before."""

    x: int


@dataclass(frozen=True)
class SaysKicked(PartSaid):
    """`with kicker`, `kicked twice`, said of the spell named before."""

    times: int = 1


@dataclass(frozen=True)
class ComesIn(ToldAct):
    """What does something as it comes into play does so, under `who`'s control."""

    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class HoldsAway(ToldAct):
    """What has come into play has taken `thing` away until it leaves play."""

    what: Mention
    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class Makes(ToldAct):
    """Tokens are made with what is named; `number` 0: not said."""

    what: Mention
    sort: str
    number: int = 0
    who: str = ""


ALL_MANA = "all"
"""All the mana that somebody has, paid into an ability."""


@dataclass(frozen=True)
class Activates(ToldAct):
    what: Mention
    who: str = ""
    targets: Things = ()
    times: int = 1
    paid: str = ""
    """The mana that goes into it, where that says how often it is used."""
    animates: bool = False
    """Whether it is the ability that makes a creature of it."""
    lands: Mention | None = None
    """The lands whose mana goes into it."""
    grants: str = ""
    """What the ability gives, or what its cost is, in words of its text."""
    color: str = ""
    """The color that is chosen for it."""
    itself: bool = False
    """Whether it is itself sacrificed for it."""
    mode: str = ""
    """What is chosen where its text lets one choose, in words of its text."""


@dataclass(frozen=True)
class AimsTrigger(ToldAct):
    """What triggered is aimed at these; `number`: all the damage that it deals; `untaps`: it is to untap them."""

    who: str
    targets: Things
    number: int = 0
    untaps: bool = False


@dataclass(frozen=True)
class AimsAnew(ToldAct):
    """The copy of a spell is aimed, or a spell that gets new targets, by the one who cast what does so."""

    targets: Things
    who: str = ""


@dataclass(frozen=True)
class Redirects(ToldAct):
    """Damage that would be dealt to a player is dealt to a planeswalker."""

    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class DoesNothing(ToldAct):
    """Somebody does not do what could be done; nobody does in a scenario what it does not say."""

    who: str = ""
    things: Things = ()


@dataclass(frozen=True)
class PaysFor(ToldAct):
    """Somebody pays what a text asks for, so much mana if it is said; `done`: or does not."""

    who: str = ""
    number: int = 0
    thing: Mention | None = None
    done: bool = True


@dataclass(frozen=True)
class PaysLife(ToldAct):
    """Life is paid for the land that was played last, or for what was spoken of last; `number` 0: not said how much;
    `done`: or it is not paid."""

    who: str = ""
    number: int = 0
    done: bool = True


@dataclass(frozen=True)
class Regenerates(ToldAct):
    """`paid`: the mana that it is said to cost. `dying`: it is said that it is about to die."""

    who: str = ""
    thing: Mention = Mention(noun="it")
    paid: str = ""
    dying: bool = False


@dataclass(frozen=True)
class Equips(ToldAct):
    """`old`: what it is on before."""

    what: Mention
    host: Mention
    who: str = ""
    old: Mention | None = None


@dataclass(frozen=True)
class Sacrifices(ToldAct):
    """What the spell or ability named before costs; `targets`: what that is aimed at, where it is said."""

    thing: Mention
    to: Mention = Mention()
    who: str = ""
    targets: Things = ()


@dataclass(frozen=True)
class TapsForMana(ToldAct):
    """`for_it`: for what was spoken of last; `color`: the letter of the mana, where it is said."""

    thing: Mention
    who: str = ""
    for_it: bool = False
    color: str = ""


@dataclass(frozen=True)
class TakesBack(ToldAct):
    """What was being announced is given up before anybody else has acted; `tapped`: lands tapped for it before."""

    who: str = ""
    tapped: Things = ()


@dataclass(frozen=True)
class EndsTurn(ToldAct):
    """The turn comes to its end."""

    who: str = ""


@dataclass(frozen=True)
class Takes(ToldAct):
    """Control is taken, with the one card that has been named for it."""

    who: str
    targets: Things


@dataclass(frozen=True)
class UsesLoyalty(ToldAct):
    """The loyalty ability with this cost."""

    cost: str
    thing: Mention
    who: str = ""
    targets: Things = ()


@dataclass(frozen=True)
class Tries(ToldAct):
    """A creature's own tap ability, aimed at somebody or nobody named."""

    who: str = ""
    targets: Things = ()


@dataclass(frozen=True)
class ThinksOf(PartSaid):
    """Acts of which somebody would like to do one, and does none yet."""

    acts: tuple[ToldAct, ...]
    who: str


@dataclass(frozen=True)
class Again(ToldAct):
    """What was done last is done once more, with another card of the same name where it takes one."""

    who: str = ""
    targets: Things = ()


@dataclass(frozen=True)
class Responding(ToldAct):
    """An act of which the words say that it is a response; `to`: to what, where that is named."""

    act: ToldAct
    who: str = ""
    to: Mention | None = None


@dataclass(frozen=True)
class Prevents(ToldAct):
    """Damage on its way is prevented, with what is named or with the one thing there that can."""

    who: str = ""
    what: Mention | None = None
    saved: Mention | None = None
    number: int = 0
    """How much; 0: not said."""


@dataclass(frozen=True)
class MakesSacrifice(ToldAct):
    """The other player is made to sacrifice it; `what` None: by what was cast last."""

    thing: Mention
    what: Mention | None = None
    who: str = ""
