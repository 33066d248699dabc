"""What is asked."""

from dataclasses import dataclass

from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.outcomes import ToldOutcome
from sandbox.questions.said.things import Mention, PartSaid, Things


class Ask(PartSaid):
    """What somebody wants to know."""


class Answered(PartSaid):
    """Here something was asked and has been answered: what comes next comes after that."""


@dataclass(frozen=True)
class AskWhether(Ask):
    """`rather`: the question was put the other way round, or as one of two."""

    outcome: ToldOutcome
    either: bool = False
    by_something: bool = False
    """Whether a player can bring it about, with whatever there is: that it does not happen by itself says nothing."""
    only: bool = False
    """Whether it is asked if it is so of these and of no others."""
    must: bool = False
    """Whether it is asked if it must come about: what its player can choose otherwise need not."""


def outcome_of(said: PartSaid) -> ToldOutcome | None:
    """What it is asked whether it has come about, or has not; None where something else is asked."""
    return said.outcome.plain if isinstance(said, AskWhether) else None


@dataclass(frozen=True)
class AskAlso(Ask):
    """What was asked last, of others: read as that question of them; `loosely`: or as what becomes of them."""

    things: Things
    loosely: bool = False


@dataclass(frozen=True)
class AskCan(Ask):
    """`denied`: it is asked whether it may not be done; `worn`: what is on the creature that it is asked of."""

    act: ToldAct
    denied: bool = False
    worn: Mention | None = None


def act_of(said: PartSaid) -> PartSaid:
    """The act of which it is asked whether it may be done; else what is said itself."""
    return said.act if isinstance(said, AskCan) else said


@dataclass(frozen=True)
class AskMust(Ask):
    """Whether an attack or a block must be made; `denied`: whether it may be left out."""

    act: ToldAct
    denied: bool = False


@dataclass(frozen=True)
class AskMustSo(Ask):
    """`Must he?`: whether the attack or block that was told last must be made."""

    who: str


@dataclass(frozen=True)
class AskDuty(Ask):
    """Whether somebody must do this: whether it comes about, where nobody has a choice."""

    outcome: ToldOutcome


@dataclass(frozen=True)
class AskTimes(Ask):
    """How often somebody may use an ability."""

    act: ToldAct
    who: str


@dataclass(frozen=True)
class AskEither(Ask):
    """Whether any of the acts that somebody thinks of may be done."""

    who: str = ""


@dataclass(frozen=True)
class AskWorks(Ask):
    """Whether the act named last may be done; `denied`: whether it may not."""

    denied: bool = False


@dataclass(frozen=True)
class AskRule(Ask):
    """Whether a rule does something."""

    rule: str


@dataclass(frozen=True)
class AskDamage(Ask):
    """How much life somebody loses; nobody named: whoever is attacked or aimed at."""

    who: str = ""
    thing: Mention | None = None
    """What deals it, where that is named."""
    things: bool = False
    """Whether it is asked what is lost, which may as well be something in play."""


@dataclass(frozen=True)
class AskTriggers(Ask):
    """How often something triggers."""

    thing: Mention


@dataclass(frozen=True)
class AskUntaps(Ask):
    """How many of somebody's tapped things of a kind untap. `by`: what keeps others tapped, where that is named."""

    thing: Mention
    who: str = ""
    by: Mention | None = None


@dataclass(frozen=True)
class AskDamageOn(Ask):
    """How much damage a creature is dealt; `left`: how much is on it at the end."""

    thing: Mention
    left: bool = False


@dataclass(frozen=True)
class AskLife(Ask):
    """Nobody named: everybody's. `gained`: it is asked how much is gained."""

    who: str = ""
    gained: bool = False


@dataclass(frozen=True)
class AskSize(Ask):
    """`more`: the others of several that are named; `gone`: it may be gone by then, and that is told as well; `left`:
    of whatever creatures are left."""

    thing: Mention
    more: Things = ()
    gone: bool = False
    left: bool = False


@dataclass(frozen=True)
class AskWhere(Ask):
    """`whose`: whose hand, graveyard or library it is, is asked."""

    thing: Mention
    whose: bool = False


@dataclass(frozen=True)
class AskWhoDies(Ask):
    """Which permanents go to the graveyard; `who`: of whose, where that is said."""

    who: str = ""


@dataclass(frozen=True)
class AskWhoSurvives(Ask):
    """Which creatures are in play at the end; `who`: of whose, where that is said; `all_sorts`: other permanents too,
    but no lands."""

    who: str = ""
    all_sorts: bool = False


class AskLosses(Ask):
    """What each of the players has lost."""


class AskWhoIsHurt(Ask):
    """Which players have lost life, and which creatures were damaged."""


class OfferedNumbers(Ask):
    """Two numbers to choose from, with what is asked or alone."""


@dataclass(frozen=True)
class AskWhoWins(Ask):
    """Who wins the game."""


@dataclass(frozen=True)
class AskWhichStays(Ask):
    """Which of those named are in play."""


@dataclass(frozen=True)
class AskHappens(Ask):
    things: Things = ()
    gained: bool = False
    """Whether it is asked what somebody gets by it: something must have come about."""


@dataclass(frozen=True)
class AskControl(Ask):
    """Who controls it."""

    thing: Mention


@dataclass(frozen=True)
class AskDrawn(Ask):
    """How many cards somebody draws; `turn`: in the whole turn, its draw step among it."""

    who: str = ""
    turn: bool = False


@dataclass(frozen=True)
class AskMilled(Ask):
    """How many cards go from somebody's library to the graveyard; of nobody named, from the one that they go from."""

    who: str = ""


@dataclass(frozen=True)
class AskHand(Ask):
    """How many cards are left in somebody's hand."""

    who: str = ""


@dataclass(frozen=True)
class AskCount(Ask):
    """How many creatures of a sort somebody has in play; `dead`: how many have died."""

    thing: Mention
    who: str = ""
    dead: bool = False


@dataclass(frozen=True)
class AskTokens(Ask):
    """How many creatures of a kind somebody has in the end, or tokens: `kind` is a word such as `goblin` or `token`;
    `new`: of those that were not there at the beginning."""

    kind: str
    who: str
    new: bool = False
    tokens: bool = False
    """Whether it is said that they are tokens."""


@dataclass(frozen=True)
class AskCounters(Ask):
    """How many counters are on something."""

    thing: Mention


@dataclass(frozen=True)
class AskPoison(Ask):
    """How many poison counters somebody has; `whether`: whether somebody gets more of them."""

    who: str
    whether: bool = False


@dataclass(frozen=True)
class AskChooser(Ask):
    """Who divides combat damage; `thing`: whose, where it is named."""

    thing: Mention | None = None


@dataclass(frozen=True)
class AskDivides(Ask):
    """Whether it is this player who divides combat damage."""

    who: str
    thing: Mention | None = None


@dataclass(frozen=True)
class AskWhoMay(Ask):
    """Which of the players may do something."""

    act: ToldAct


@dataclass(frozen=True)
class AskWhichCan(Ask):
    """Which of a player's creatures may do it."""

    act: ToldAct


@dataclass(frozen=True)
class AskSaved(Ask):
    """Whether something lives if what can be done for it is done; `act`: what that is, where it is said here."""

    things: Things = ()
    act: ToldAct | None = None


@dataclass(frozen=True)
class AskMoment(Ask):
    """When something is to be done, so that `goal` comes about; None: so that it may be done."""

    act: ToldAct
    goal: ToldOutcome | None = None
    helps: bool = False
    """Whether it is to be of use, whatever that is."""
    last: bool = False
    """Whether the last of the moments is asked for."""


class OfferedMoments(Ask):
    """The moments that the question itself names, to choose from."""


@dataclass(frozen=True)
class AskWhen(Ask):
    """In which part of whose turn something came about. `verb`: how the course of the game says it; empty: what was
    told last."""

    thing: Mention = Mention(noun="it")
    verb: str = ""


@dataclass(frozen=True)
class AskEnough(Ask):
    """Whether what is aimed at, or what somebody wants dead, dies of it; of a player whether the game is lost."""

    by: Mention | None = None
    """What is to be enough, where it is named."""


@dataclass(frozen=True)
class AskWhoIsRight(Ask):
    """Whether what somebody says is so: what that is, is asked beside it; `wrong`: whether it is not so."""

    wrong: bool = False
    one_of_two: bool = False
    """Whether it is asked which of two players is right."""


@dataclass(frozen=True)
class AskIndeed(Ask):
    """`Does it?`: whether what was said last is so; of what was said not to be so, whether it is."""
