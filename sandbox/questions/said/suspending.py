"""What players do with suspend and dredge, and what they are made to do, as a question tells it."""

from dataclasses import dataclass

from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.things import Mention, Things


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
class MakesSacrifice(ToldAct):
    """The other player is made to sacrifice it; `what` None: by what was cast last."""

    thing: Mention
    what: Mention | None = None
    who: str = ""
