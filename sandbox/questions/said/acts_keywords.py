"""What players do with keyword abilities, as a question tells it."""

from dataclasses import dataclass

from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.things import Mention, Things


@dataclass(frozen=True)
class UsesNinjutsu(ToldAct):
    """`what` None: the one card in hand that has it; `returned` None: the one attacker."""

    what: Mention | None = None
    returned: Mention | None = None
    who: str = ""


@dataclass(frozen=True)
class CyclesOne(ToldAct):
    """`finds`: what it searches for."""

    what: Mention
    finds: Mention | None = None
    who: str = ""
    word: str = ""
    """The keyword, where the verb says it."""


@dataclass(frozen=True)
class FindsOne(ToldAct):
    """A card is taken out of the library by what searches for it."""

    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class UsesModular(ToldAct):
    """The counters of what has died are put on another artifact creature."""

    thing: Mention
    source: Mention | None = None
    who: str = ""


@dataclass(frozen=True)
class DiscardsOne(ToldAct):
    """A card goes from the hand to the graveyard, or elsewhere where it has madness."""

    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class GetsPhased(ToldAct):
    """It phases by itself: out, or in again."""

    thing: Mention
    out: bool


@dataclass(frozen=True)
class CrewsOne(ToldAct):
    """A Vehicle is crewed by creatures that are tapped."""

    what: Mention
    crew: Things
    who: str = ""


@dataclass(frozen=True)
class MovesCounter(ToldAct):
    """A +1/+1 counter moves, by an ability of what it comes from."""

    source: Mention
    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class TurnsUp(ToldAct):
    """A face-down creature is turned face up. `paid`: what that is said to cost."""

    thing: Mention
    who: str = ""
    paid: str = ""


@dataclass(frozen=True)
class SuspendsOne(ToldAct):
    """`paid`: what it is said to cost."""

    what: Mention
    who: str = ""
    paid: str = ""


@dataclass(frozen=True)
class LastCounterOff(ToldAct):
    """The last time counter is taken off what is suspended; `played`: and it is cast."""

    thing: Mention = Mention(noun="it")
    targets: Things = ()
    played: bool = False


@dataclass(frozen=True)
class DredgesOne(ToldAct):
    """A card comes back by dredge instead of a draw."""

    what: Mention
    who: str = ""


@dataclass(frozen=True)
class UsesKeyword(ToldAct):
    """The ability that a keyword stands for is used, where the card lies that has it. `word`: the keyword."""

    word: str
    what: Mention
    who: str = ""
    times: int = 1
    paid: str = ""
    targets: Things = ()


@dataclass(frozen=True)
class DiscardsTo(ToldAct):
    """A card is discarded for the ability of something in play."""

    thing: Mention
    to: Mention
    who: str = ""


@dataclass(frozen=True)
class CastsMad(ToldAct):
    """What was discarded is cast for its madness; `done`: or is not."""

    who: str = ""
    targets: Things = ()
    paid: str = ""
    done: bool = True


@dataclass(frozen=True)
class CascadesInto(ToldAct):
    """What is cast has cascade, which finds a card that is cast for nothing; `what` None: what was cast last."""

    found: Mention
    what: Mention | None = None
    who: str = ""
    targets: Things = ()
