"""The kinds of questions that a game asks. Each carries what it asks about, and names the type of its answer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeVar

from sandbox.engine.actions import Action
from sandbox.engine.acts import Act, Attack, Block
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import Mode
from sandbox.terms.colors import Color

A = TypeVar("A")


class Deed(StrEnum):
    """What is done with an object that somebody chooses, as a verb that says so."""

    BOTTOM = "puts on the bottom"
    CHOOSE = "chooses"
    COPY = "copies"
    DISCARD = "discards"
    EXILE = "exiles"
    FIND = "finds"
    KEEP = "keeps"
    REDIRECT = "redirects"
    RETURN = "returns"
    SACRIFICE = "sacrifices"
    UNTAP = "untaps"


@dataclass(frozen=True, eq=False)
class Question(Generic[A]):
    """`about` is the object that the choice belongs to: mostly the one whose text asks."""

    about: Object | None = None
    is_a_decision: ClassVar[bool] = True
    """Whether whoever controls the player's turn is asked in the player's place. Attacks, blocks and spells are the
    player's own, whoever decides about them; chance is nobody's."""
    is_a_step: ClassVar[bool] = False
    """Whether the choice is a step of the trace. Where it is not, the step that follows from it says it."""
    is_declined: ClassVar[bool] = False
    """Whether it is a step as well that the player, who could, does nothing."""

    def told(self, answer: A, options: Sequence[A]) -> str:
        """The choice as a step, after the name of the player; empty where there was nothing to choose."""
        return f"chooses {answer}{self._for_what()}"

    def _for_what(self) -> str:
        return f" for {named(self.about)}" if self.about is not None else ""

    def concerns(self) -> tuple[Object, ...]:
        """The objects by which a text may name the choice."""
        return () if self.about is None else (self.about,)


# the attack


class WhetherToAttack(Question[bool]):
    """Whether an attack is announced, before attackers are named."""

    is_a_decision = False


class WhoAttacks(Question[Attack | None]):
    is_a_decision = False


class WhoBlocks(Question[Block]):
    is_a_decision = False


@dataclass(frozen=True, eq=False)
class HowBandIsRegrouped(Question[list[list[Object]]]):
    band: Sequence[Object] = ()


@dataclass(frozen=True, eq=False)
class FightingOrder(Question[list[Object]]):
    """In which order those stand that the one creature fights."""

    things: Sequence[Object] = ()


class BlockerOrder(FightingOrder):
    pass


class AttackerOrder(FightingOrder):
    pass


# dividing


class DivisionQuestion(Question[A]):
    """Who gets how much."""


@dataclass(frozen=True, eq=False)
class DamageDivision(DivisionQuestion[dict[Object | Player, int]]):
    """`about` deals so much combat damage. Where bands are divided among, the first of each group stands for it."""

    amount: int = 0
    recipients: Sequence[Object | Player] = ()
    groups: Sequence[Sequence[Object]] = ()


@dataclass(frozen=True, eq=False)
class PreventionDivision(DivisionQuestion[dict[Object, int]]):
    """Of which sources a limited shield stops how much damage."""

    amount: int = 0


@dataclass(frozen=True, eq=False)
class TargetDivision(DivisionQuestion[tuple[int, ...]]):
    """How much each target of the action gets, in their order."""

    action: Action | None = None


# announcing, and what texts let their players choose


class WhetherToPlay(Question[Act]):
    """Whether the card is played now, because a text lets its player do so as it is carried out."""

    is_a_decision = False


class WhichTarget(Question[A]):
    pass


class WhichOpponent(WhichTarget[Player]):
    """Whom a text means that names one opponent and aims at nobody."""

    is_a_step = True

    def told(self, answer: Player, options: Sequence[Player]) -> str:
        return f"chooses {answer.name}{self._for_what()}" if len(options) > 1 else ""


@dataclass(frozen=True, eq=False)
class WhichMode(Question[Mode]):
    """One of the modes that are legal now."""

    printed: Sequence[Mode] = ()
    """All of them, as the text lists them."""
    is_a_step = True

    def number(self, mode: Mode) -> int:
        """Counted from 1 among all of them, legal or not."""
        return self.printed.index(mode) + 1

    def told(self, answer: Mode, options: Sequence[Mode]) -> str:
        return f"chooses mode {self.number(answer)}{self._for_what()}" if len(options) > 1 else ""


class WhetherToTap(Question[str]):
    """`tap` or `untap`."""

    is_a_step = True

    def told(self, answer: str, options: Sequence[str]) -> str:
        return f"chooses to {answer}{self._for_what()}"


class WhichPile(Question[str]):
    is_a_step = True


class HowMany(Question[int]):
    pass


@dataclass(frozen=True, eq=False)
class WhatPays(Question[Object]):
    deed: Deed = Deed.CHOOSE


@dataclass(frozen=True, eq=False)
class WhichObject(Question[A]):
    """An object or a player; in some questions nothing."""

    deed: Deed = Deed.CHOOSE
    is_a_step = True

    def told(self, answer: A, options: Sequence[A]) -> str:
        """What is done with the object at once is a step of its own."""
        silent = answer is None or len(options) < 2 or self.deed not in (Deed.CHOOSE, Deed.KEEP)
        return "" if silent or not isinstance(answer, Object | Player) else f"{self.deed} {named(answer)}"


class WhichGoesOnPile(WhichObject[Object | None]):
    """The piles are told when they are made."""

    is_a_step = False


class WhoPlaysFirst(WhichObject[Player]):
    """Whom the player lets begin who decides it."""

    is_a_step = False


class WhichColor(Question[Color]):
    is_a_step = True


class WhichLandType(Question[str]):
    is_a_step = True


class WhichWord(Question[tuple[str, str]]):
    """Which word of a text is replaced, and by which."""

    is_a_step = True

    def told(self, answer: tuple[str, str], options: Sequence[tuple[str, str]]) -> str:
        old, new = answer
        return f"changes {old} to {new}"


@dataclass(frozen=True, eq=False)
class WhichCreatureType(Question[str]):
    other_than: frozenset[str] = frozenset()
    is_a_step = True


class WhichCardName(Question[str]):
    is_a_step = True

    def told(self, answer: str, options: Sequence[str]) -> str:
        return f"names {answer}"


class WhichMana(Question[tuple[str, ...]]):
    pass


class WhichManaIsSpent(Question[tuple[str, ...]]):
    """Which mana of the pool pays for `about`. It is paid as it stands where nobody says how and it makes no
    difference."""

    is_a_step = True

    def told(self, answer: tuple[str, ...], options: Sequence[tuple[str, ...]]) -> str:
        return f"spends {''.join(f'{{{kind}}}' for kind in answer)}{self._for_what()}"


class WhichAppliesFirst(Question[A]):
    """Of several effects that would change the same event, by what they come from."""

    is_a_step = True

    def told(self, answer: A, options: Sequence[A]) -> str:
        name = named(answer) if isinstance(answer, Object) else answer or "what always holds"
        return f"applies {name} first"


# yes or no


class YesOrNo(Question[bool]):
    pass


class WhetherToUse(YesOrNo):
    """Whether the player does what a text says that he may do."""

    is_a_step = True
    is_declined = True

    def told(self, answer: bool, options: Sequence[bool]) -> str:
        return f"{'uses' if answer else 'declines'} the effect of {named(self.about)}" if self.about is not None else ""


@dataclass(frozen=True, eq=False)
class WhetherToPay(YesOrNo):
    """`on_its_way` is the spell or effect that is paid for, where that is not what asks."""

    on_its_way: Object | None = None
    is_a_step = True
    is_declined = True

    def told(self, answer: bool, options: Sequence[bool]) -> str:
        """What is paid is a step of its own."""
        what = self.on_its_way or self.about
        return f"does not pay for {named(what)}" if not answer and what is not None else ""

    def concerns(self) -> tuple[Object, ...]:
        return (*super().concerns(), *(() if self.on_its_way is None else (self.on_its_way,)))


class WhetherToPayUpkeep(WhetherToPay):
    def told(self, answer: bool, options: Sequence[bool]) -> str:
        return f"does not pay the upkeep of {named(self.about)}" if not answer and self.about is not None else ""


class WhetherToLeaveTapped(YesOrNo):
    is_a_step = True

    def told(self, answer: bool, options: Sequence[bool]) -> str:
        return f"leaves {named(self.about)} tapped" if answer and self.about is not None else ""


class WhetherToRemoveInstead(YesOrNo):
    """Whether a card is removed from the game instead of being discarded."""


class WhetherToCommandZone(YesOrNo):
    """Whether a commander is put into the command zone."""


class WhetherToMulligan(YesOrNo):
    pass


# orders that may stay as they are


@dataclass(frozen=True, eq=False)
class Order(Question[list[A]]):
    """Things that come together, in the order that stands where nobody says another."""

    things: Sequence[A] = field(default=())
    what: ClassVar[str] = "effects"
    is_a_step = True

    def told(self, answer: list[A], options: Sequence[list[A]]) -> str:
        """An effect by the card that it is of, as texts name it."""
        sources = [thing.source if isinstance(thing, Action) else thing for thing in answer]
        names = [named(thing) for thing in sources if isinstance(thing, Object)]
        return f"orders the {self.what}: {', then '.join(names)}"


class EffectOrder(Order[Action]):
    pass


class GraveyardOrder(Order[Object]):
    what = "graveyard"


class LibraryOrder(Order[Object]):
    what = "library"


# chance


class Chance(Question[A]):
    """What nobody chooses: chance is asked like a player."""

    is_a_decision = False


class WhoBegins(Chance[Player]):
    pass


class WhoDecidesWhoBegins(Chance[Player]):
    pass


class WhichDiscard(Chance[Object]):
    pass


class WhichIsRevealed(Chance[Object]):
    """Of a hand: the card that is shown."""


class WhichTopCard(Chance[Object | None]):
    """Of a shuffled library: a named card, or None for one that nobody has named."""


class WhoWinsSubgame(Chance[Player | None]):
    """None: nobody does."""


class WhatItTouches(Chance[list[Object]]):
    """What lies under a card that was flipped onto the table."""


class CoinFlip(Chance[bool]):
    """True: won."""

    is_a_step = True

    def told(self, answer: bool, options: Sequence[bool]) -> str:
        return f"{'wins' if answer else 'loses'} the flip"


AnyQuestion = Question[Any]
