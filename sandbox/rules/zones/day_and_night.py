"""Day and night: which it is, when that changes, and what turns over with it.

Comprehensive Rules of 2026, 502.2, 702.145 and 731.
"""

from __future__ import annotations

from collections import Counter

from sandbox.engine.changes.designations import is_daytime
from sandbox.engine.changes.permanents import becomes_newest, has_face_up
from sandbox.engine.events.designations import DaytimeChanged
from sandbox.engine.events.permanents import Transformed
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.keyword_abilities import Daybound, Nightbound
from sandbox.rules.lookup.faces import is_kept_as_it_is
from sandbox.terms.designations import DAY, NIGHT

SPELLS_FOR_DAY = 2


@rule("day and night")
def becomes(game: Game, daytime: str) -> None:
    """Once it is one of the two, it is always one of them. What is bound to the other turns over at once."""
    before = game.daytime
    if before != daytime:
        is_daytime(game, daytime)
        game.emit(DaytimeChanged(daytime, before))
        turn_bound_ones(game)


def check_daytime(game: Game) -> None:
    """The second part of the untap step: it becomes night after a turn in which its active player cast nothing, and day
    after one in which that player cast two spells. Of a team, each player's spells count alone."""
    casts = Counter(game.turn_facts.cast_before)
    before = game.turn_facts.active_before
    now = game.daytime
    if not now or not before:
        return
    if now == DAY and not any(casts[player] for player in before):
        becomes(game, NIGHT)
    elif now == NIGHT and any(casts[player] >= SPELLS_FOR_DAY for player in before):
        becomes(game, DAY)


def daytime_begins(game: Game) -> bool:
    """A permanent with daybound makes it day where it is neither; one with nightbound, where there is none with
    daybound, makes it night. Whether anything has changed."""
    if not game.designations.words:
        becomes(game, DAY if Daybound in game.traits_in_play() else NIGHT)
        return True
    return turn_bound_ones(game)


def turn_bound_ones(game: Game) -> bool:
    """Front faces that are up by night and back faces that are up by day: immediately, and no state-based action."""
    kind = Daybound if NIGHT in game.designations.words else Nightbound
    wrong = [thing for thing in game.permanents_with(kind) if _can_turn(thing, by_night=kind is Daybound)]
    wrong = [thing for thing in wrong if not is_kept_as_it_is(game, thing)]
    for thing in wrong:
        before = named(thing)
        has_face_up(game, thing, thing.card.faces[1] if kind is Daybound else None)
        becomes_newest(game, thing)
        game.emit(Transformed(thing, before))
    return bool(wrong)


def _can_turn(thing: Object, by_night: bool) -> bool:
    return thing.is_double_faced and not thing.face_down and thing.has_back_up is not by_night


def is_bound(game: Game, thing: Object) -> bool:
    """Whether nothing else can transform it."""
    abilities = game.characteristics(thing).abilities
    return any(isinstance(ability, Daybound | Nightbound) for ability in abilities)


def enters_by_night(game: Game, card: Object) -> bool:
    """Whether the card enters with its back face up: it is night and its front face has daybound."""
    if NIGHT not in game.designations.words or not card.is_double_faced:
        return False
    return any(isinstance(ability, Daybound) for ability in card.card.faces[0].abilities)
