"""A ruling as a value: what a scenario comes to under one edition."""

from __future__ import annotations

from dataclasses import field
from enum import StrEnum

from sandbox.editions import EDITIONS
from sandbox.scenarios.values.changes import Changes
from sandbox.scenarios.values.described import about
from sandbox.scenarios.values.fault import Fault
from sandbox.scenarios.values.position import Position
from sandbox.scenarios.values.sentences import sentences
from sandbox.scenarios.values.trace import EntryReference, TraceStep
from sandbox.terms.errors import Refusal
from sandbox.terms.values import Value


class ClaimKind(StrEnum):
    """What a claim speaks of: what may be done, where something is, why, what the trace says, or any other state."""

    LEGALITY = "legality"
    PLACE = "place"
    REASON = "reason"
    TRACE = "trace"
    STATE = "state"


class Claim(Value):
    """A sentence that says what should be so, and what is."""

    line: int
    text: str
    holds: bool
    found: str
    kind: ClaimKind = field(default=ClaimKind.STATE, metadata=about(json=""))
    subject: str = field(default="", metadata=about(json=""))
    """Who or what it begins with, as it is called there; empty where it begins otherwise."""
    after: int = field(default=0, metadata=about(json=""))
    """How many of the text's other sentences come before it: claims of one moment have the same number."""
    rules: tuple[EntryReference, ...] | None = field(
        default=None, metadata=about("Where the rules stand by which it was judged, as far as it is about those")
    )


class Refused(Value):
    """Why the text could not go on: an act that the rules forbid, or a choice that nobody has made."""

    line: int
    text: str
    message: str
    rule: str | None
    entry: EntryReference | None
    allowed: tuple[str, ...] | None = field(
        default=None, metadata=about("With options: moments at which the same act would be allowed")
    )


class OpenChoice(Value):
    """A choice that the text leaves open."""

    player: str
    question: str
    options: tuple[str, ...]


class MoveKind(StrEnum):
    """What a sentence that may come next does: a player acts, or draws mana only, or time moves on."""

    ACT = "act"
    MANA = "mana"
    TIME = "time"


class Option(Value):
    """A sentence with which the text could go on; of one that the rules forbid, why."""

    player: str
    sentence: str
    legal: bool
    because: str | None
    rule: str | None
    entry: EntryReference | None
    lead: str = field(metadata=about(json=""))
    """What it begins with, where others begin alike and go on otherwise; else empty."""
    kind: MoveKind = field(metadata=about(json=""))
    actors: tuple[str, ...] = field(default=(), metadata=about(json=""))
    """The cards that do it, as the text calls them."""
    aim: str = field(default="", metadata=about(json=""))
    """The card or player that it is done to."""

    @property
    def beginning(self) -> str:
        """What it has in common with those that begin alike; all of it where none does."""
        return self.lead or self.sentence

    @property
    def end(self) -> str:
        """How it goes on."""
        return self.sentence.removeprefix(self.beginning).strip()


class Pick(Value):
    """A choice that was made while exploring."""

    player: str
    option: str
    question: str

    def __str__(self) -> str:
        return f"{self.player} chooses {self.option} ({self.question})"


class Outcome(Value):
    """What exploring found, and each way of choosing that leads there."""

    edition: str = field(metadata=about(json=""))
    changes: Changes = field(metadata=about("What changed, and what was refused, in sentences", "outcome"))
    refusal: Refusal | None = field(metadata=about(json=""))
    ways: tuple[tuple[Pick, ...], ...] = field(metadata=about("Each way of choosing, in one line", "when"))
    certain: bool = field(metadata=about("Whether everything leads here"))
    all_tried: bool = field(metadata=about("Whether every way of choosing has been tried"))

    @property
    def outcome(self) -> tuple[str, ...]:
        """It in sentences."""
        refused = (f"refused: {self.refusal}",) if self.refusal else ()
        return (*sentences(self.changes, EDITIONS[self.edition].words), *refused)

    @property
    def when(self) -> tuple[str, ...]:
        """The ways in words."""
        return tuple("; ".join(map(str, way)) for way in self.ways if way)


class NotPlayed(Value):
    """A part of a card that is not understood, and without which the card was played because the text says so."""

    card: str
    sentence: str


class Ruling(Value):
    """What a scenario comes to. What was not asked for is None, and absent from the JSON."""

    name: str
    rule: str | None
    line: int
    tags: tuple[str, ...]
    edition: str
    edition_name: str
    passed: bool = field(metadata=about("Whether everything that the scenario claims holds"))
    claims: tuple[Claim, ...]
    refusal: Refused | None = field(metadata=about("What kept the text from going on"))
    changes: Changes = field(metadata=about("What changed, in sentences", "outcome"))
    result: str | None = field(metadata=about("How the game ended, if it did"))
    open_choices: tuple[OpenChoice, ...]
    trace: tuple[TraceStep, ...]
    text: str
    start: Position = field(metadata=about("The position set up"))
    final: Position = field(metadata=about("The position at the end"))
    faults: tuple[Fault, ...] | None = field(
        default=None, metadata=about("The sentences that nobody has a use for; absent where there are none")
    )
    every_order_tried: bool | None = field(
        default=None, metadata=about("False where another order of what comes together might lead elsewhere: too many")
    )
    options: tuple[Option, ...] | None = field(
        default=None, metadata=about("With options: the sentences with which the text could go on")
    )
    positions: tuple[Position, ...] | None = field(
        default=None, metadata=about("With frames: the positions that steps count into", "frames")
    )
    outcomes: tuple[Outcome, ...] | None = field(
        default=None, metadata=about("With explore: where the choices lead that the text leaves open")
    )
    failed: tuple[str, ...] = field(default=(), metadata=about(json=""))
    """The spells and effects that were countered, or of which no target was left, as the text calls them."""
    left_out: tuple[str, ...] | None = field(
        default=None, metadata=about("What was left out because one request may have no more played, in sentences")
    )

    not_played: tuple[NotPlayed, ...] | None = field(
        default=None, metadata=about("The parts of cards that are not understood: the ruling is as if they were not")
    )
    todays_texts: tuple[str, ...] | None = field(
        default=None, metadata=about("The cards from an imported file: their texts are today's under every edition")
    )

    @property
    def outcome(self) -> tuple[str, ...]:
        """What has changed, in the edition's words."""
        return sentences(self.changes, EDITIONS[self.edition].words)

    def position_after(self, step: TraceStep) -> Position | None:
        """The position as it was once a step of this trace had happened, where it was recorded."""
        return self.positions[step.position] if self.positions and step.position is not None else None
