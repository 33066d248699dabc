"""What is asked about mana, costs and what can be paid with them."""

from dataclasses import dataclass

from sandbox.questions.said.asked import Ask
from sandbox.questions.said.things import PRONOUN, Mention


@dataclass(frozen=True)
class AskBurn(Ask):
    """How much life somebody loses for mana that is not spent."""

    who: str


@dataclass(frozen=True)
class AskCost(Ask):
    """How much mana somebody pays, or has to pay: for what is named, or for what was spoken of last."""

    thing: Mention = PRONOUN
    upkeep: bool = False
    """Whether it is said that it is paid in an upkeep."""
    who: str = ""
    """Who pays, where that is said."""


class AskHowLong(Ask):
    """For how many turns or upkeeps something is so: that is not counted."""


@dataclass(frozen=True)
class AskKicks(Ask):
    """How often the kicker of what is cast can be paid."""

    thing: Mention = PRONOUN


@dataclass(frozen=True)
class AskMana(Ask):
    """What mana somebody has at the end; nobody named: whoever acted last. `thing`: what makes it, where that is
    named."""

    who: str = ""
    thing: Mention | None = None


@dataclass(frozen=True)
class AskManaInto(Ask):
    """Whether the mana that somebody has is there in a later part of the turn."""

    who: str
    step: str


@dataclass(frozen=True)
class AskLargestSize(Ask):
    """How large a creature can be made with the mana that its controller has."""

    thing: Mention
    who: str = ""


@dataclass(frozen=True)
class AskLargestX(Ask):
    """How large the X of what is cast can be. `who`: whoever casts it, where that is said."""

    who: str = ""
