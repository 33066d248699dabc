"""What happened, in the past tense. An event prints itself as a sentence for the trace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sandbox.engine.names import listed, named
from sandbox.terms.steps import PhaseTiming

if TYPE_CHECKING:
    from sandbox.engine.actions import Action
    from sandbox.engine.objects import Object, Player
    from sandbox.terms.mana import ManaCost


@dataclass(slots=True, eq=False, repr=False)
class Event:
    """The root of all events. Each is equal to itself alone."""

    def sentence(self) -> str:
        raise NotImplementedError


@dataclass(slots=True, eq=False, repr=False)
class Told(Event):
    """Something that needs no more than its sentence."""

    text: str

    def sentence(self) -> str:
        return self.text


@dataclass(slots=True, eq=False, repr=False)
class ManaPaid(Event):
    """A cost of mana that was paid for something, and the mana spent on it: one letter for each."""

    player: Player
    cost: ManaCost
    source: Object
    spent: tuple[str, ...]

    def sentence(self) -> str:
        return f"{self.player.name} pays {self.cost}"


@dataclass(slots=True, eq=False, repr=False)
class ChoiceMade(Event):
    """What a player has chosen, in words that follow the name."""

    player: Player
    words: str

    def sentence(self) -> str:
        return f"{self.player.name} {self.words}"


@dataclass(slots=True, eq=False, repr=False)
class StepBegan(Event):
    step: str
    active: Player
    timing: PhaseTiming = PhaseTiming.BEGINNING
    """Which effects of the step come now: those at its beginning, those due in its course, those at its end."""

    def sentence(self) -> str:
        return f"{self.active.name}'s {self.step} begins"


@dataclass(slots=True, eq=False, repr=False)
class Designated(Event):
    """A permanent is called so from now on: `monstrous`, `renowned`."""

    object: Object
    word: str

    def sentence(self) -> str:
        return f"{named(self.object)} becomes {self.word}"


@dataclass(slots=True, eq=False, repr=False)
class Exploited(Event):
    """A creature was sacrificed as the other's exploit ability resolved."""

    object: Object
    sacrificed: Object

    def sentence(self) -> str:
        return f"{named(self.object)} exploits {named(self.sacrificed)}"


@dataclass(slots=True, eq=False, repr=False)
class Announced(Event):
    """A spell has been cast, an ability activated, or a triggered ability begun to wait."""

    action: Action
    word: str = "casts"

    def sentence(self) -> str:
        return self.action.announcement(self.word)


@dataclass(slots=True, eq=False, repr=False)
class SpellWasCast(Event):
    """The spell was successfully cast (the older books), or stands on the stack."""

    spell: Action
    player: Player

    def sentence(self) -> str:
        return f"{named(self.spell)} is successfully cast"


@dataclass(slots=True, eq=False, repr=False)
class SpellCopied(Event):
    """`copy` is the copy of `spell`."""

    player: Player
    spell: Action
    copy: Action

    def sentence(self) -> str:
        return f"{self.player.name} copies {named(self.spell.source)}"


@dataclass(slots=True, eq=False, repr=False)
class Resolved(Event):
    action: Action

    def sentence(self) -> str:
        return f"{named(self.action)} resolves"


@dataclass(slots=True, eq=False, repr=False)
class Failed(Event):
    """Nothing that it aimed at is there or legal any more."""

    action: Action
    word: str = "fails"

    def sentence(self) -> str:
        return f"{named(self.action)} {self.word}: no target is left that it may aim at"


@dataclass(slots=True, eq=False, repr=False)
class Countered(Event):
    action: Action

    def sentence(self) -> str:
        return f"{named(self.action)} is countered"


@dataclass(slots=True, eq=False, repr=False)
class LevelGained(Event):
    """A Class has another level."""

    object: Object
    level: int

    def sentence(self) -> str:
        return f"{named(self.object)} becomes level {self.level}"


@dataclass(slots=True, eq=False, repr=False)
class Transformed(Event):
    """A double-faced permanent has been turned over. `before`: what it was called."""

    object: Object
    before: str

    def sentence(self) -> str:
        return f"{self.before} transforms into {named(self.object)}"


@dataclass(slots=True, eq=False, repr=False)
class Moved(Event):
    """`before` is the object that was in the old zone, `after` the one in the new zone."""

    before: Object
    after: Object
    word: str

    def sentence(self) -> str:
        return f"{named(self.before)} {self.word}"


@dataclass(slots=True, eq=False, repr=False)
class Entered(Event):
    object: Object
    word: str = "comes into play"

    def sentence(self) -> str:
        return f"{named(self.object)} {self.word}"


@dataclass(slots=True, eq=False, repr=False)
class LeftPlay(Event):
    before: Object
    after: Object | None
    died: bool
    word: str = "leaves play"

    def sentence(self) -> str:
        return f"{named(self.before)} {self.word}"


@dataclass(slots=True, eq=False, repr=False)
class DamageDealt(Event):
    source: Object
    recipient: Object | Player
    amount: int
    combat: bool
    total: int = 0
    """What the source deals at once to all that it damages; `first` of the events that tell of it."""
    first: bool = True

    def sentence(self) -> str:
        return f"{named(self.source)} deals {self.amount} damage to {named(self.recipient)}"


@dataclass(slots=True, eq=False, repr=False)
class DamageReceived(Event):
    """All that was dealt to one recipient at once, by whichever sources."""

    recipient: Object | Player
    sources: list[Object]
    amount: int
    combat: bool = False

    def sentence(self) -> str:
        return f"{named(self.recipient)} is dealt {self.amount} damage"


@dataclass(slots=True, eq=False, repr=False)
class DamagePrevented(Event):
    source: Object
    recipient: Object | Player
    amount: int

    def sentence(self) -> str:
        return f"{self.amount} damage from {named(self.source)} to {named(self.recipient)} is prevented"


@dataclass(slots=True, eq=False, repr=False)
class LifeChanged(Event):
    player: Player
    amount: int

    def sentence(self) -> str:
        verb = "gains" if self.amount > 0 else "loses"
        return f"{self.player.name} {verb} {abs(self.amount)} life ({self.player.life})"


@dataclass(slots=True, eq=False, repr=False)
class Tapped(Event):
    object: Object

    def sentence(self) -> str:
        return f"{named(self.object)} is tapped"


@dataclass(slots=True, eq=False, repr=False)
class TurnedFaceUp(Event):
    """`by` None: an effect has done it."""

    object: Object
    by: Player | None = None

    def sentence(self) -> str:
        name = named(self.object)
        return f"{name} is turned face up" if self.by is None else f"{self.by.name} turns {name} face up"


@dataclass(slots=True, eq=False, repr=False)
class Untapped(Event):
    objects: list[Object]

    def sentence(self) -> str:
        verb = "untaps" if len(self.objects) == 1 else "untap"
        return f"{listed([named(o) for o in self.objects])} {verb}"


@dataclass(slots=True, eq=False, repr=False)
class ManaMade(Event):
    source: Object
    player: Player
    mana: str
    word: str = "draws"

    def sentence(self) -> str:
        return f"{self.player.name} {self.word} {self.mana} from {named(self.source)}"


@dataclass(slots=True, eq=False, repr=False)
class CardDrawn(Event):
    """`number`: the player's how-manieth of the turn it is."""

    player: Player
    number: int = 1

    def sentence(self) -> str:
        return f"{self.player.name} draws a card"


@dataclass(slots=True, eq=False, repr=False)
class KeywordActionTaken(Event):
    """`word`: `scry`, `surveil` or `proliferate`."""

    player: Player
    word: str

    def sentence(self) -> str:
        return f"{self.player.name} has done what {self.word} says"


@dataclass(slots=True, eq=False, repr=False)
class Cycled(Event):
    """`card` is the one of the hand."""

    player: Player
    card: Object

    def sentence(self) -> str:
        return f"{self.player.name} cycles {named(self.card)}"


@dataclass(slots=True, eq=False, repr=False)
class Sacrificed(Event):
    """`thing` as it last was in play."""

    player: Player
    thing: Object

    def sentence(self) -> str:
        return f"{self.player.name} sacrifices {named(self.thing)}"


@dataclass(slots=True, eq=False, repr=False)
class Phased(Event):
    """Out of existence, or with `out` false back into it."""

    object: Object
    out: bool

    def sentence(self) -> str:
        return f"{named(self.object)} phases {'out' if self.out else 'in'}"


@dataclass(slots=True, eq=False, repr=False)
class Discarded(Event):
    player: Player
    card: Object

    def sentence(self) -> str:
        return f"{self.player.name} discards {named(self.card)}"


@dataclass(slots=True, eq=False, repr=False)
class Targeted(Event):
    """An action on its way aims at the object."""

    object: Object
    action: Action

    def sentence(self) -> str:
        return f"{named(self.object)} is the target of {named(self.action)}"


@dataclass(slots=True, eq=False, repr=False)
class ControlChanged(Event):
    """`before` is the player who lost control."""

    object: Object
    before: Player

    def sentence(self) -> str:
        return f"{self.before.name} loses control of {named(self.object)}"


@dataclass(slots=True, eq=False, repr=False)
class AttackDeclared(Event):
    player: Player
    attackers: list[Object]
    bands: list[list[Object]]

    def sentence(self) -> str:
        text = f"{self.player.name} attacks with {listed([named(o) for o in self.attackers])}"
        grouped = [" and ".join(named(o) for o in band) for band in self.bands if len(band) > 1]
        return f"{text}, {listed(grouped)} in a band" if grouped else text


@dataclass(slots=True, eq=False, repr=False)
class BlockDeclared(Event):
    player: Player
    blocks: list[tuple[Object, Object]]
    """Pairs of blocker and attacker."""

    def sentence(self) -> str:
        pairs = [f"{named(blocker)} blocks {named(attacker)}" for blocker, attacker in self.blocks]
        return listed(pairs) if pairs else f"{self.player.name} blocks nothing"


@dataclass(slots=True, eq=False, repr=False)
class CountersPut(Event):
    object: Object
    name: str
    amount: int

    def sentence(self) -> str:
        counters = f"{abs(self.amount)} {self.name} counter{'' if abs(self.amount) == 1 else 's'}"
        verb = "gets" if self.amount > 0 else "loses"
        return f"{named(self.object)} {verb} {counters}"


@dataclass(slots=True, eq=False, repr=False)
class Regenerated(Event):
    object: Object

    def sentence(self) -> str:
        return f"{named(self.object)} regenerates"


@dataclass(slots=True, eq=False, repr=False)
class GameEnded(Event):
    outcome: str

    def sentence(self) -> str:
        return self.outcome
