"""Counts of legal moves, as programs that play chess count theirs: positions, and how many sequences of moves each has.

A move is a sentence that is offered where a text ends, and that can be said there. `python -m tests.rules.legal_moves`
prints the counts of every position, edition and depth; they are kept in `legal_moves.txt`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sandbox.editions import EDITIONS
from sandbox.scenarios.language.parser import ParsedScenario
from sandbox.scenarios.parsing import with_one_more
from sandbox.scenarios.result import ruling_of
from tests.rules.tables import ALL, NEW, OLD, parsed

DEEPEST = 3
MOST_EVERY_DAY = 30
"""Where more sequences of two moves than these begin, those of three are counted only with HEADJUDGE_PLAY."""
PASS_AND_END = ("Bob passes", "the turn ends")


@dataclass(frozen=True)
class Position:
    """`moves` are listed by hand: those that every edition has, then those that some have. `why` says what is not among
    them."""

    name: str
    steps: str
    why: str
    moves: tuple[str, ...]
    some: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = ()
    editions: tuple[str, ...] = ALL

    def by_hand(self, edition: str) -> set[str]:
        """With the edition's verb for casting."""
        found = set(self.moves)
        for editions, moves in self.some:
            found.update(moves if edition in editions else ())
        return {move.replace(" casts ", f" {EDITIONS[edition].words.cast} ") for move in found}


POSITIONS = (
    Position(
        "a main phase with a hand",
        """
        Bob controls Grizzly Bears and Forest
        Bob holds Giant Growth and Forest#2

        """,
        "One spell with one target, one land to play, one land to tap, one creature to attack with.",
        (
            "Bob casts Giant Growth targeting Grizzly Bears",
            "Bob plays Forest#2",
            "Bob taps Forest for mana",
            "Bob attacks with Grizzly Bears",
            *PASS_AND_END,
        ),
    ),
    Position(
        "an attack to declare",
        """
        Bob controls Hill Giant, Wild Griffin, Gray Ogre and Wall of Wood
        Gray Ogre came under Bob's control this turn

        """,
        "The ogre is new and the wall defends: neither attacks. An attack of two is two sentences.",
        ("Bob attacks with Hill Giant", "Bob attacks with Wild Griffin", *PASS_AND_END),
    ),
    Position(
        "whom to attack",
        """
        Bob controls Hill Giant
        Sue controls Jace Beleren

        """,
        "The player or the planeswalker.",
        ("Bob attacks Sue with Hill Giant", "Bob attacks Jace Beleren with Hill Giant", *PASS_AND_END),
        editions=("m11",),
    ),
    Position(
        "an attack to block",
        """
        Bob controls Hill Giant and Wild Griffin
        Sue controls Gray Ogre and Phantom Monster

        Bob attacks with Hill Giant and Wild Griffin
        """,
        "Three pairs, for the ogre cannot block what flies. Damage can be prevented only in a step for it.",
        (
            "Sue blocks Hill Giant with Gray Ogre",
            "Sue blocks Hill Giant with Phantom Monster",
            "Sue blocks Wild Griffin with Phantom Monster",
            "combat damage is dealt",
            "the attack ends",
            *PASS_AND_END,
        ),
        ((OLD, ("damage prevention begins",)),),
    ),
    Position(
        "several blockers of one attacker",
        """
        Bob controls Craw Wurm
        Sue controls Hill Giant and Gray Ogre

        Bob attacks with Craw Wurm
        Sue blocks Craw Wurm with Hill Giant and Gray Ogre
        """,
        "Where blockers stand in an order Bob must say which: two creatures have two orders. Elsewhere time moves on.",
        (),
        (
            (
                ("m11",),
                (
                    "Bob orders the blockers of Craw Wurm: Hill Giant, then Gray Ogre",
                    "Bob orders the blockers of Craw Wurm: Gray Ogre, then Hill Giant",
                ),
            ),
            ((*OLD, "timespiral", "today"), ("combat damage is dealt", "the attack ends", *PASS_AND_END)),
        ),
    ),
    Position(
        "damage to divide",
        """
        Bob controls Craw Wurm
        Sue controls Hill Giant and Gray Ogre

        Bob attacks with Craw Wurm
        Sue blocks Craw Wurm with Hill Giant and Gray Ogre
        Bob orders the blockers of Craw Wurm: Hill Giant, then Gray Ogre
        combat damage is dealt
        """,
        "6 among two is seven ways; in order, the giant is assigned its 3 before the ogre is assigned any: four ways.",
        (
            "Bob assigns 6 damage from Craw Wurm to Hill Giant",
            "Bob assigns 5 damage from Craw Wurm to Hill Giant and 1 to Gray Ogre",
            "Bob assigns 4 damage from Craw Wurm to Hill Giant and 2 to Gray Ogre",
            "Bob assigns 3 damage from Craw Wurm to Hill Giant and 3 to Gray Ogre",
        ),
        (
            (
                (*OLD, "timespiral", "today"),
                (
                    "Bob assigns 2 damage from Craw Wurm to Hill Giant and 4 to Gray Ogre",
                    "Bob assigns 1 damage from Craw Wurm to Hill Giant and 5 to Gray Ogre",
                    "Bob assigns 6 damage from Craw Wurm to Gray Ogre",
                ),
            ),
        ),
    ),
    Position(
        "bands to form",
        """
        Bob controls Benalish Hero, Mesa Pegasus and Hill Giant

        """,
        "Three alone; every pair, for each has one with banding; and all three, for one alone has none.",
        (
            "Bob attacks with Benalish Hero",
            "Bob attacks with Mesa Pegasus",
            "Bob attacks with Hill Giant",
            "Bob attacks with Benalish Hero and Mesa Pegasus in a band",
            "Bob attacks with Benalish Hero and Hill Giant in a band",
            "Bob attacks with Mesa Pegasus and Hill Giant in a band",
            "Bob attacks with Benalish Hero, Mesa Pegasus and Hill Giant in a band",
            *PASS_AND_END,
        ),
    ),
    Position(
        "an answer to a spell",
        """
        Bob controls Mountain
        Bob holds Lightning Bolt
        Sue controls Grizzly Bears and Forest
        Sue holds Giant Growth and Gray Ogre

        Bob casts Lightning Bolt targeting Grizzly Bears
        """,
        "Sue's instant and her land; her creature spell answers nothing.",
        (
            "Sue casts Giant Growth targeting Grizzly Bears",
            "Sue taps Forest for mana",
            "it resolves",
            "everything resolves",
            *PASS_AND_END,
        ),
    ),
    Position(
        "an answer to an answer",
        """
        Bob controls Mountain and Forest
        Bob holds Lightning Bolt and Giant Growth#2
        Sue controls Grizzly Bears and Forest#2
        Sue holds Giant Growth

        Bob casts Lightning Bolt targeting Grizzly Bears
        Sue casts Giant Growth targeting Grizzly Bears
        """,
        "Sue has spoken last and passes first; Bob may add to the batch or to the stack.",
        (
            "Bob casts Giant Growth#2 targeting Grizzly Bears",
            "Bob taps Forest for mana",
            "Sue passes",
            "it resolves",
            "everything resolves",
            "the turn ends",
        ),
    ),
    Position(
        "a spell to counter",
        """
        Bob controls Mountain
        Bob holds Lightning Bolt
        Sue controls 2 Islands
        Sue holds Counterspell

        Bob casts Lightning Bolt targeting Sue
        """,
        "Counterspell has one spell to aim at.",
        (
            "Sue casts Counterspell targeting Lightning Bolt",
            "Sue taps Island for mana",
            "Sue taps Island#2 for mana",
            "it resolves",
            "everything resolves",
            *PASS_AND_END,
        ),
    ),
    Position(
        "the size of X",
        """
        Bob controls 2 Mountains
        Bob holds Blaze

        """,
        "One mana is for the spell, so X is 0 or 1; at each of two players.",
        (
            "Bob casts Blaze with X = 0 targeting Bob",
            "Bob casts Blaze with X = 0 targeting Sue",
            "Bob casts Blaze with X = 1 targeting Bob",
            "Bob casts Blaze with X = 1 targeting Sue",
            "Bob taps Mountain for mana",
            "Bob taps Mountain#2 for mana",
            *PASS_AND_END,
        ),
    ),
    Position(
        "one of two modes",
        """
        Bob controls Plains
        Bob holds Healing Salve

        """,
        "Either mode at either player; where damage must be on its way there is nothing to prevent.",
        (
            "Bob casts Healing Salve with mode 1 targeting Bob",
            "Bob casts Healing Salve with mode 1 targeting Sue",
            "Bob taps Plains for mana",
            *PASS_AND_END,
        ),
        (
            (
                NEW,
                (
                    "Bob casts Healing Salve with mode 2 targeting Bob",
                    "Bob casts Healing Salve with mode 2 targeting Sue",
                ),
            ),
        ),
    ),
    Position(
        "an upkeep with its price",
        """
        it is Bob's untap step
        Bob controls Phantasmal Forces and Island

        it is Bob's upkeep
        """,
        "The effect waits on the stack, or Bob says when in the phase it comes. An attack would come too late: unpaid, "
        "the creature is gone by then.",
        ("Bob taps Island for mana", "it is Bob's main phase", *PASS_AND_END),
        (
            (OLD, ("Bob carries out the effect of Phantasmal Forces",)),
            (NEW, ("it resolves", "everything resolves")),
        ),
    ),
    Position(
        "an order of effects",
        """
        it is Bob's untap step
        Bob controls Lord of the Pit, Phantasmal Forces and Island

        it is Bob's main phase
        """,
        "Which of the two comes first decides whether there is anything to sacrifice, so Bob must say.",
        (
            "Bob orders the effects: Lord of the Pit, then Phantasmal Forces",
            "Bob orders the effects: Phantasmal Forces, then Lord of the Pit",
        ),
    ),
    Position(
        "damage on its way",
        """
        Bob controls Hill Giant
        Sue controls Samite Healer

        Bob attacks with Hill Giant
        Sue blocks with nothing
        damage prevention begins
        """,
        "The healer protects Sue alone: no other damage is on its way.",
        ("Sue activates Samite Healer targeting Sue", "combat damage is dealt", "the attack ends", *PASS_AND_END),
        editions=OLD,
    ),
)


def start(position: Position) -> ParsedScenario:
    return parsed(position.steps)


def moves_of(played: ParsedScenario, edition: str) -> tuple[str, ...]:
    """Every legal move where the text ends."""
    options = ruling_of(played, edition, options=True).options or ()
    return tuple(option.sentence for option in options if option.legal)


def why_not(played: ParsedScenario, edition: str) -> str | None:
    """Why the text cannot be played to its end; an open choice is no reason."""
    ruling = ruling_of(played, edition)
    if ruling.open_choices or ruling.refusal is None:
        return None
    return ruling.refusal.message


def count(played: ParsedScenario, edition: str, depth: int) -> int:
    """How many sequences of so many moves there are."""
    moves = moves_of(played, edition)
    if depth == 1:
        return len(moves)
    return sum(count(with_one_more(played, move), edition, depth - 1) for move in moves)


def counts(position: Position, edition: str, most: int | None = None) -> Iterator[int]:
    """How many sequences there are at each depth; no deeper where there are more than `most` before."""
    for depth in range(1, DEEPEST + 1):
        found = count(start(position), edition, depth)
        yield found
        if most is not None and depth > 1 and found > most:
            return


def lines(position: Position) -> Iterator[str]:
    """A position's part of the golden file."""
    yield position.name
    yield f"    {position.why}"
    for edition in position.editions:
        yield row(edition, counts(position, edition))
    yield ""


def row(edition: str, numbers: Iterable[int]) -> str:
    return f"    {edition:<12}{''.join(f'{number:>8}' for number in numbers)}"


def golden() -> str:
    heading = ["Sequences of legal moves, by depth: 1, 2 and 3 moves.", ""]
    return "\n".join([*heading, *(line for position in POSITIONS for line in lines(position))])


if __name__ == "__main__":
    print(golden(), end="")
