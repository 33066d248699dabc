"""What may have come about, as a question tells it or asks about it."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.questions.said.things import Mention, PartSaid, Things


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

    @property
    def plain(self) -> ToldOutcome:
        """What it is said of, where that is denied."""
        return self


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


@dataclass(frozen=True)
class Lost(IsDead):
    """In a graveyard, and this player's."""

    loser: str = ""


@dataclass(frozen=True)
class Killed(IsDead):
    """In a graveyard, and something is said to have done it."""

    by: Things = ()


@dataclass(frozen=True)
class KilledByPlayer(IsDead):
    """In a graveyard, and a player is said to have done it."""

    killer: str = ""


@dataclass(frozen=True)
class DiesOf(IsDead):
    """In a graveyard, of so much damage."""

    number: int = 0


class Unscathed(OfThings):
    """Still in play, and no damage has been dealt to it."""


class Overwritten(OfThings):
    """A spell without which everything would come to the same."""


class Lives(OfThings):
    """Still in play."""


@dataclass(frozen=True)
class Survived(Lives):
    """Still in play, and something is named that might have killed it."""

    by: Things = ()


class Gone(OfThings):
    """No longer in play, wherever it is."""


class ComesHome(Lives):
    """In play, and its owner's."""


@dataclass(frozen=True)
class LosesLife(OfPlayer):
    """-1: some. `by`: what deals it, where that is named."""

    number: int = -1
    by: Things = ()
    through: bool = False
    """Whether it is asked of what gets past blockers."""

    @property
    def about(self) -> Things:
        return self.by


@dataclass(frozen=True)
class HasLifeNow(OfPlayer):
    """So much life in the end."""

    number: int


@dataclass(frozen=True)
class LosesThings(OfPlayer):
    """Something of the player's has gone from play or is somebody else's; or, but for `in_play`, life was lost. `dies`:
    it has gone to a graveyard."""

    in_play: bool = False
    dies: bool = False


@dataclass(frozen=True)
class TakesDamage(OfThings):
    """So much damage is dealt to it; -1: some."""

    number: int = -1


class Burned(LosesLife):
    """Life is lost for mana that nobody uses, once the turn has gone on."""


class Fizzles(OfThings):
    """It did nothing, since none of its targets was left."""


@dataclass(frozen=True)
class FizzlesBy(Fizzles):
    """It is countered by what triggers of something that is there."""

    by: Mention = Mention()


class SpellStopped(OfThings):
    """A spell did nothing, or all damage that it would have dealt was prevented."""


class GoesThrough(OfThings):
    """A spell or ability that nothing countered."""


class StaysInGame(OfPlayer):
    """The player has not lost."""


@dataclass(frozen=True)
class GetsTurn(StaysInGame):
    """The player has another turn; `extra`: one that a spell gives."""

    extra: bool = False


class IsSafe(StaysInGame):
    """The player has not lost; where no life total is told, the player has lost no life either."""


@dataclass(frozen=True)
class SavedBy(StaysInGame):
    """The player has not lost, and something is named that is to save him."""

    by: Things = ()


@dataclass(frozen=True)
class Tramples(OfPlayer):
    """The opponent of the player loses so much life; -1: some."""

    number: int = -1


@dataclass(frozen=True)
class GetsLife(OfPlayer):
    """-1: some."""

    number: int = -1


class HasManaLeft(OfPlayer):
    """Mana is in the player's pool at the end."""


class WinsGame(OfPlayer):
    """The game is over."""


class LosesGame(OfPlayer):
    """The game is over."""


class GameEnds(ToldOutcome):
    """The game is over, whoever has won it."""


@dataclass(frozen=True)
class HasSize(OfThing):
    """Power and toughness."""

    size: str


@dataclass(frozen=True)
class IsTapped(OfThing):
    """Tapped at the end, or untapped."""

    tapped: bool = True
    turned: bool = False
    """Whether it must have been the other way before."""
    entered: bool = False
    """Whether it is asked of what has come into play."""


@dataclass(frozen=True)
class DamageIsDealt(ToldOutcome):
    """So much damage to one of the players, whichever."""

    number: int


@dataclass(frozen=True)
class IsOn(OfThings):
    """It is on something, as an aura or an equipment is."""

    host: Mention


@dataclass(frozen=True)
class IsSo(OfThings):
    """A claim of the scenario language about each of them, without its subject: `has flying`, `is black`."""

    words: str


@dataclass(frozen=True)
class DamagesSomething(OfThings):
    """It deals damage to somebody or something; so much in all, where that is said."""

    number: int = -1


class TakesNothing(OfPlayer):
    """The player loses no life."""


@dataclass(frozen=True)
class Prevented(TakesNothing):
    """Because of something that was used."""

    by: Things = ()

    @property
    def about(self) -> Things:
        return self.by


class AnythingDies(ToldOutcome):
    """Some permanent has gone to the graveyard."""


@dataclass(frozen=True)
class NotSo(ToldOutcome):
    """Something that has not come about."""

    outcome: ToldOutcome

    @property
    def plain(self) -> ToldOutcome:
        return self.outcome

    @property
    def about(self) -> Things:
        return self.outcome.about

    @property
    def whose(self) -> str:
        return self.outcome.whose


@dataclass(frozen=True)
class DiesFirst(IsDead):
    """In a graveyard, before it has dealt damage; `untouched`: and before any was dealt to it."""

    untouched: bool = False


@dataclass(frozen=True)
class ChangesSize(OfThings):
    """Its power and toughness become greater or smaller by so much; with no change said, smaller."""

    change: str = ""


class IsBlocked(OfThings):
    """Blocked in this combat, be the blocker there or not."""


@dataclass(frozen=True)
class Damages(OfThings):
    """They deal damage to others, so much of it; -1: any."""

    to: Things
    number: int = -1
