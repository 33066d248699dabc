"""When something is done, as a question tells it."""

from dataclasses import dataclass

from sandbox.questions.said.things import Mention, PartSaid, Things


class When(PartSaid):
    """When."""


@dataclass(frozen=True)
class InResponse(When):
    """To what was announced last; where `to` names it, it must be that."""

    to: Mention | None = None
    on: Things = ()
    """What it was aimed at, where that is told here."""


@dataclass(frozen=True)
class OnceResolved(When):
    """When everything announced has resolved; where `what` names it, it must have been announced or be in play."""

    what: Mention | None = None


@dataclass(frozen=True)
class Awaits(When):
    """Somebody does nothing until then."""

    who: str
    when: When


class OnceShrunk(When):
    """After what triggers as creatures block has resolved."""


class Afterwards(When):
    """Later than what was told before; whether that has resolved is not said."""


@dataclass(frozen=True)
class NextTurn(When):
    """On the next turn, of whom it is said; nobody named: of whoever has it next."""

    who: str = ""


class LastTurn(When):
    """On the opponent's turn before the asker's, on which all that is told later happens."""


@dataclass(frozen=True)
class NextStep(When):
    """A part of somebody's next turn."""

    who: str
    step: str


@dataclass(frozen=True)
class Ago(When):
    """On a turn that is over; `this_turn`: earlier on the turn that is told of. `turns`: so many turns ago, where that
    is said."""

    this_turn: bool = False
    turns: int = 0


@dataclass(frozen=True)
class OwedTo(When):
    """It comes of this thing, and of nothing else."""

    what: Mention


class AfterFirstStrike(When):
    """The first of two waves of combat damage is dealt, the second is not."""


class AfterCombat(When):
    """In the second main phase."""


@dataclass(frozen=True)
class AsItDies(When):
    """As something is about to die. `of_damage`: of combat damage, it is said."""

    of_damage: bool = False


class BeforeThat(When):
    """Before what has been told: there is no way back."""


class BeforeAttack(When):
    """Nobody has attacked."""


class BeforeBlocks(When):
    """Attackers are declared, blockers are not."""


@dataclass(frozen=True)
class BeforeDamage(When):
    """Blockers are declared. `blocked`: it is said that something blocks."""

    blocked: bool = False


class DamageWaits(When):
    """Combat damage is assigned and waits to be dealt."""


@dataclass(frozen=True)
class DuringCombat(When):
    """Somebody has attacked; `who`: whose attack it is, where that is said."""

    who: str = ""


@dataclass(frozen=True)
class AsAttacks(When):
    """At the time of somebody's attack; where none was told, it is told here. `who`: a player, or `it`."""

    who: str


class ForLife(When):
    """So that somebody gains life."""


class AsTurnEnds(When):
    """What is asked about has come about by then."""


class AsPhaseEnds(When):
    """What is asked about has come about by the end of the phase; what is done is done before that."""


class UntilTurnEnds(AsTurnEnds):
    """What is asked about is so while the turn lasts."""


class ForDamage(When):
    """So that a creature deals more combat damage: it attacks. `number`: so much more, as a card says."""

    number: int = 0


class AtCleanup(When):
    """As a turn that was told of ends."""


class AsBlocks(When):
    """At the time of a block that was told."""


class SameBatch(When):
    """Together with what was announced before; which of them first is not said."""


@dataclass(frozen=True)
class WithPower(When):
    """By a creature of that power."""

    power: int


@dataclass(frozen=True)
class ForTheRest(When):
    """For so much mana that was not spent; 0: for all of it."""

    number: int


class NoMatter(When):
    """Words that say when and that the order of telling says already."""


class SaysNothing(NoMatter):
    """Words that say nothing wherever they stand."""


class SaysAgain(NoMatter):
    """What an act is said to be done for, which stands on a card of the question."""


@dataclass(frozen=True)
class TurnOf(When):
    """A part of somebody's turn, as the scenario language calls it; of whose is not said where `who` is empty. `what`:
    what does something in it."""

    who: str
    step: str
    what: Mention | None = None
