"""A card tried out under an edition: a small game for each way to use it, and what went wrong there."""

from __future__ import annotations

import random
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from sandbox.engine.game import Edition
from sandbox.meaning.card import Card
from sandbox.rules.turn.turn import play
from sandbox.scenarios.trials.starting_position import starting_position
from sandbox.scenarios.trials.trial_oracle import EndOfTrial, NoAnswerExists, TrialOracle
from sandbox.scenarios.trials.ways import WayOfUse, ways_of
from sandbox.terms.errors import Illegal, TooLong
from sandbox.terms.zones import Zone

LONGEST = 300


class TrialFault(StrEnum):
    """What can be wrong with a trial. The last two need not be mistakes: a card may find nothing to do."""

    ERROR = "errors of the engine"
    HANG = "games that do not end"
    UNSOUND = "positions that cannot be"
    REFUSED = "acts that were allowed and then refused"
    NO_ANSWER = "questions without an answer"
    IDLE = "used, and nothing changed"
    UNUSED = "could not be used"


MISTAKES = tuple(TrialFault)[:5]


@dataclass(frozen=True)
class Trial:
    """A card used in one way. `what` says where it failed: equal for equal mistakes."""

    card: str
    way: str
    fault: TrialFault | None = None
    what: str = ""

    @property
    def is_mistaken(self) -> bool:
        return self.fault in MISTAKES


def tried(card: Card, edition: Edition, seed: int = 0) -> Iterator[Trial]:
    """The card used in every way under the edition; `seed` draws the answers."""
    card = card.as_of(edition.older_cards)
    in_hand = WayOfUse("", Zone.HAND)
    try:
        watched, subject = starting_position(card, in_hand, edition, TrialOracle(in_hand, random.Random(seed)))
        ways = list(ways_of(watched.game, subject))
    except Exception as error:  # every mistake of the engine is counted
        yield Trial(card.name, "looked at", TrialFault.ERROR, _place_of(error))
        return
    for way in ways:
        yield _tried(card, way, edition, TrialOracle(way, random.Random(f"{seed} {card.name} {way.name}")))


def _tried(card: Card, way: WayOfUse, edition: Edition, oracle: TrialOracle) -> Trial:
    fault, what = _mistake(card, way, edition, oracle)
    if fault is None and oracle.wrong:
        fault, what = TrialFault.UNSOUND, oracle.wrong[0]
    elif fault is None and oracle.used < len(way.moves):
        fault, what = TrialFault.UNUSED, str(oracle.refused or "there was no moment for it")
    elif fault is None and any(move.is_use for move in way.moves) and not oracle.did:
        fault = TrialFault.IDLE
    return Trial(card.name, way.name, fault, what[:LONGEST])


def _mistake(card: Card, way: WayOfUse, edition: Edition, oracle: TrialOracle) -> tuple[TrialFault | None, str]:
    """Plays the trial, and says how it failed."""
    try:
        oracle.watched, oracle.subject = starting_position(card, way, edition, oracle)
        play(oracle.watched.game)
    except EndOfTrial:
        return None, ""
    except TooLong as error:
        return TrialFault.HANG, f"{type(error).__name__} {error}"
    except Illegal as error:
        return TrialFault.REFUSED, f"{error} in {_place_of(error)}"
    except NoAnswerExists as error:
        return TrialFault.NO_ANSWER, str(error)
    except Exception as error:  # every mistake of the engine is counted
        return TrialFault.ERROR, _place_of(error)
    return None, ""


def _place_of(error: Exception) -> str:
    """Where the engine failed, and how."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "/trials/" not in frame.filename]
    where = frames[-1] if frames else traceback.extract_tb(error.__traceback__)[-1]
    return f"{where.filename.rpartition('sandbox/')[2]}, {where.name}: {type(error).__name__}: {error}"
