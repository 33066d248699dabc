"""The questions that editions answer differently, arranged for readers: in groups, equal answers of neighbours merged,
and only those on which two editions part, where somebody asks for that.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from django.utils.safestring import SafeString

from sandbox.editions import EDITIONS
from sandbox.editions.matrix import MatrixAnswer, MatrixRow, questions
from sandbox.engine.game import Edition
from sandbox.pictures.drawing import drawn_for_all

GROUPS = {
    "The turn": ("turn",),
    "Spells and answers": (
        "responses",
        "choices_announced",
        "spell_given_up",
        "casting",
        "card_type",
        "creature_spell",
        "each_player",
    ),
    "Mana": ("mana",),
    "Combat": ("combat",),
    "Damage and dying": ("damage", "dying", "legends", "opposite_counters"),
    "Continuous effects": ("continuous", "land_becomes", "tapped_artifact", "reaches_newcomers", "no_creature_types"),
    "Enchantments and upkeep": ("uncast_aura", "unattached_aura", "moved_enchantment", "cumulative_upkeep"),
    "Beginning and winning": ("beginning", "losing", "teams"),
}
"""Heading to the fields of an edition's record, or the groups of them, whose questions stand under it."""
OTHERS = "Zones, copies and the rest"
ANSWERED = """\
Example: an answer between two others
  Given Bob controls Grizzly Bears and 2 Forests
  And Bob holds 2 Giant Growth
  And Sue controls 2 Mountains
  And Sue holds Lightning Bolt
  When Bob casts Giant Growth targeting Grizzly Bears
  And Sue responds with Lightning Bolt targeting Grizzly Bears
  And Bob responds with Giant Growth#2 targeting Grizzly Bears
  And everything resolves
"""
BAND = """\
Example: a band is blocked, and one of it gets all the damage
  Given Bob controls Benalish Hero and Gray Ogre
  And Sue controls Hill Giant
  When Bob attacks with Benalish Hero and Gray Ogre in a band
  And Sue blocks Gray Ogre with Hill Giant
  And Bob assigns 3 damage from Hill Giant to Benalish Hero
  And combat damage is dealt
"""
DAMAGE = """\
Example: two attack and one is blocked
  Given Bob controls War Mammoth and Gray Ogre
  And Sue controls Scryb Sprites
  When Bob attacks with War Mammoth and Gray Ogre
  And Sue blocks War Mammoth with Scryb Sprites
  And combat damage is dealt
"""
DECK = """\
Example: from the deck into the graveyard
  Given it is Bob's upkeep
  And Gray Ogre and Lightning Bolt are on top of Bob's library
  And Bob controls 4 Mountains
  When it is Bob's main phase
  And Bob casts Gray Ogre
  And it resolves
  And the turn ends
  And it is Bob's main phase
  And Bob casts Lightning Bolt targeting Gray Ogre
  And it resolves
"""
PICTURES = {
    "Spells and answers": (("waiting", ANSWERED),),
    "Combat": (("combat", DAMAGE), ("combat", BAND)),
    "Continuous effects": (("layers", ""),),
    OTHERS: (("zones", DECK),),
}
"""Heading to the pictures under it: what is drawn, and of which scenario, if of one."""


@dataclass(frozen=True)
class MergedCell:
    """The answer that neighbouring editions give alike; None where they have none."""

    answer: MatrixAnswer | None
    editions: tuple[Edition, ...]

    @property
    def names(self) -> str:
        """The editions' names, for a label."""
        return ", ".join(edition.name for edition in self.editions)


@dataclass(frozen=True)
class ComparedQuestion:
    """A question with its cells, oldest edition first."""

    field: str
    words: str
    cells: tuple[MergedCell, ...]


@dataclass(frozen=True)
class QuestionGroup:
    """A heading, its questions, and its pictures as HTML."""

    name: str
    questions: tuple[ComparedQuestion, ...]
    pictures: tuple[SafeString, ...]


def question_groups(between: tuple[str, ...] = ()) -> list[QuestionGroup]:
    """Every group; with two editions named, only the questions that these two answer differently."""
    rows = [row for row in questions() if len(between) < 2 or differ(row, between)]
    grouped: dict[str, list[ComparedQuestion]] = {name: [] for name in (*GROUPS, OTHERS)}
    for row in rows:
        grouped[group_of(row["field"])].append(ComparedQuestion(row["field"], row["question"], tuple(merged(row))))
    return [QuestionGroup(name, tuple(found), pictures_of(name)) for name, found in grouped.items() if found]


def differ(row: MatrixRow, between: tuple[str, ...]) -> bool:
    """Whether the editions answer the question in different words."""
    answers = row["answers"]
    return len({answers[key]["text"] for key in between if key in answers}) > 1


def group_of(field: str) -> str:
    """The heading under which a question stands."""
    first = field.partition(".")[0]
    return next((name for name, fields in GROUPS.items() if first in fields), OTHERS)


def merged(row: MatrixRow) -> Iterator[MergedCell]:
    """A question's answers, neighbours that say the same together."""
    answers = [(EDITIONS[key], row["answers"].get(key)) for key in EDITIONS]
    for answer, some in groupby(answers, key=lambda one: one[1]):
        yield MergedCell(answer, tuple(edition for edition, _ in some))


def pictures_of(group: str) -> tuple[SafeString, ...]:
    """What a group shows besides its answers."""
    return tuple(picture for kind, text in PICTURES.get(group, ()) for picture in drawn_for_all(kind, text))


def turns() -> tuple[SafeString, ...]:
    """The turn of every edition."""
    return drawn_for_all("turn")
