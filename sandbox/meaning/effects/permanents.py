"""Instructions that leave permanents where they are: tapping, counters, control, combat, copying, turning."""

from sandbox.meaning.amounts import Amount
from sandbox.meaning.effects.duration import Duration
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Ability, Effect, Meaning, Modification
from sandbox.meaning.references import It, Reference, You


class Tap(Effect):
    """`Tap target creature`."""

    what: Reference


class Untap(Effect):
    """`Untap target land`."""

    what: Reference


class TapOrUntap(Effect):
    """`Tap or untap target creature`."""

    what: Reference


class PutCounters(Effect):
    """`Put two +1/+1 counters on X`; `name` as printed: `+1/+1`, `-1/-1`, `charge`."""

    what: Reference
    name: str
    amount: Amount = 1
    second: str = ""
    """`Put a +1/+1 counter and two charge counters on it`: another kind of counter, and how many of it."""
    second_amount: Amount = 1


class PutUpToCounters(Effect):
    """`Put up to X +1/+0 counters on ~. This ability can't cause the total number of +1/+0 counters on ~ to be greater
    than seven.`"""

    what: Reference
    name: str
    amount: Amount
    most: int


class DistributeCounters(Effect):
    """`Distribute two +1/+1 counters among one or two target creatures`: divided as the text is announced."""

    what: Reference
    name: str
    amount: Amount


class PutItsCounters(Effect):
    """`Put its counters on target creature you control`, once it has left the battlefield: as many of each kind as it
    had."""

    of: Reference
    what: Reference


class RemoveCounters(Effect):
    """`amount` None: all of them; `name` empty: whatever counters they are."""

    what: Reference
    name: str
    amount: Amount | None = 1


class MoveCounter(Effect):
    """`Move a +1/+1 counter from X onto Y.`"""

    name: str
    what: Reference
    to: Reference


class TimeTravel(Effect):
    """`Time travel`: of any number of your permanents and suspended cards with time counters, one more or one fewer on
    each."""


class Goad(Effect):
    """`Goad target creature`: until your next turn it attacks each combat if able, and somebody else than you."""

    what: Reference


class GainControl(Effect):
    """`Gain control of target creature until end of turn`."""

    what: Reference
    who: Reference = You()
    duration: Duration = Duration.FOR_GOOD


class ExchangeControl(Effect):
    """`Exchange control of two target creatures`: both, or nothing."""

    what: Reference


class Attach(Effect):
    """`Move target enchantment onto …`, `Attach ~ to …`. `moved`: the older books' moving of an enchantment,
    choices redone.
    """

    what: Reference
    to: Reference
    moved: bool = False


class Unattach(Effect):
    """`Unattach ~`: it stays in play and is on nothing."""

    what: Reference


class FightEachOther(Effect):
    """`Target creature you control fights target creature you don't control`: each deals damage equal to its power to
    the other."""

    what: Reference
    other: Reference


class Proliferate(Effect):
    """`Proliferate`: of any permanents and players with counters, one more of each kind that is there."""


class RemoveFromCombat(Effect):
    """`Remove target creature from combat`."""

    what: Reference


class SwitchBlockers(Effect):
    """`Switch the blockers of two target blocked attackers`: if each of the two could be blocked by all that block
    the other, what
    blocks exactly one of them stops blocking it and blocks the other."""

    what: Reference


class EnterTapped(Effect):
    """`~ enters tapped.`"""

    what: Reference = It()


class CopyExceptions(Meaning):
    """How a copy differs from what it copies. What an exception adds can be copied with the rest."""

    keeps_color: bool = False
    """`it doesn't copy that creature's color`"""
    has: tuple[Ability, ...] = ()
    """`it has "…"`"""
    changes: tuple[Modification, ...] = ()
    """`it's 7/7`, `it's a Zombie in addition to its other types`, `it has flying`."""
    not_legendary: bool = False
    """`it isn't legendary`"""
    this_ability: bool = False
    """`it has this ability`, the one that makes it a copy."""


class EnterUnderOpponent(Effect):
    """`~ enters under the control of an opponent of your choice.`"""


class EnterUnderYoursInstead(Effect):
    """`If a creature would enter under an opponent's control this turn, it enters under your control instead.`"""

    kind: Kind


class EnterAsCopy(Effect):
    """`You may have ~ enter as a copy of any creature`, or `of any creature card in a graveyard`."""

    kind: Kind
    exceptions: CopyExceptions = CopyExceptions()
    in_graveyard: bool = False


class BecomeCopy(Effect):
    """`~ becomes a copy of target creature, except it has this ability.`"""

    what: Reference
    of: Reference
    exceptions: CopyExceptions = CopyExceptions()
    duration: Duration = Duration.FOR_GOOD


class Flip(Effect):
    """`Flip ~`: the other half of a flip card."""

    what: Reference


class Transform(Effect):
    """`Transform X` or `convert X`: the other face of a double-faced card is up from then on."""

    what: Reference


class GainLevel(Effect):
    """`~'s level becomes 2`."""

    level: int


class GetDesignation(Effect):
    """`~ becomes saddled`: a word of `sandbox.terms.designations`."""

    what: Reference
    word: str


class NoLongerSuspected(Effect):
    """`X is no longer suspected.`"""

    what: Reference


class Unprepare(Effect):
    """`X becomes unprepared.`"""

    what: Reference


class TurnLock(Effect):
    """`Unlock a locked door of X`; `either_way`: `lock or unlock a door of X`."""

    what: Reference
    either_way: bool = False


class TurnPermanentFaceDown(Effect):
    """`Turn all other nontoken creatures face down.`"""

    what: Reference


class TurnPermanentFaceUp(Effect):
    """`Turn target face-down creature face up.`"""

    what: Reference


class Connive(Effect):
    """`It connives`: its controller draws and discards, and it grows for what was no land; `it connives X`: for so many
    cards."""

    what: Reference
    amount: Amount = 1


class Recruit(Effect):
    """`Recruit`: you draw and discard, and create a Human Soldier for what was no land."""


class Explore(Effect):
    """`It explores`: its controller reveals the top card, and takes a land or lets it grow."""

    what: Reference


class Endure(Effect):
    """`It endures 2`: its controller puts +1/+1 counters on it, or creates a Spirit of that size."""

    what: Reference
    amount: Amount


class Incubate(Effect):
    """`Incubate 2`: an Incubator token with so many +1/+1 counters."""

    amount: Amount


class Bolster(Effect):
    """`Bolster 2`: counters for a creature of the least toughness."""

    amount: Amount


class Amass(Effect):
    """`Amass Zombies 2`: counters for an Army, which is made where there is none."""

    subtype: str
    amount: Amount
