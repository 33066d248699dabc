"""What a player is or has besides cards: the monarch, the city's blessing; and counters of players, with the abilities
that the rules give to each. Those have no source: a marker in the command zone stands for them.

Comprehensive Rules of 2026, 122.1, 702.131 and 725.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandbox.engine.changes.control import belongs_to, comes_under
from sandbox.engine.changes.designations import gets_word, loses_word, put_counters_on_player, set_number
from sandbox.engine.events import Told
from sandbox.engine.events.designations import PlayerDesignated, PlayerGotCounters
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.engine.trace import rule
from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import Ascend, StartYourEngines, Storied
from sandbox.meaning.kinds import Kind
from sandbox.rules.continuous.player_effects import is_forbidden
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.lookup.poison import shares_poison
from sandbox.rules.players.monarch import THE_MONARCH
from sandbox.rules.players.radiation import RADIATION
from sandbox.rules.players.speed import SPEED_GROWS
from sandbox.terms.designations import BLESSING, MONARCH, OF_ONE_ALONE, POISON, RAD, SPEED, STORY
from sandbox.terms.zones import Zone

MARKERS: Mapping[str, Card] = {MONARCH: THE_MONARCH, RAD: RADIATION, SPEED: SPEED_GROWS}
"""What stands for the abilities that the rules give to a designation, or to a kind of counters."""
PERMANENTS_TO_ASCEND, PERMANENTS_FOR_A_STORY = 10, 3
OWN_HISTORIC = Kind(historic=True, controller="you")


def gets_designation(game: Game, player: Player, word: str) -> None:
    """The player is called so from now on. Who is already stays so, and nothing happens."""
    if word not in player.designations.words:
        GETS[word](game, player)


@rule("the monarch")
def _becomes_monarch(game: Game, player: Player) -> None:
    _designated(game, player, MONARCH)


@rule("the city's blessing")
def _gets_blessing(game: Game, player: Player) -> None:
    _designated(game, player, BLESSING)


@rule("enduring stories")
def _gets_story(game: Game, player: Player) -> None:
    _designated(game, player, STORY)


def _designated(game: Game, player: Player, word: str) -> None:
    """Of what one player alone can have, the other has it no longer."""
    for other in game.players if word in OF_ONE_ALONE else ():
        if word in other.designations.words:
            loses_word(game, other.designations, word)
    gets_word(game, player.designations, word)
    put_marker(game, player, word)
    game.emit(PlayerDesignated(player, word))


GETS: Mapping[str, Callable[[Game, Player], None]] = {
    MONARCH: _becomes_monarch,
    BLESSING: _gets_blessing,
    STORY: _gets_story,
}


def put_marker(game: Game, player: Player, word: str) -> None:
    """What stands for the abilities of the designation is the player's from now on."""
    if word not in MARKERS:
        return
    name = word if word in OF_ONE_ALONE else f"{word} of {player.name}"
    marker = game.markers.get(name)
    if marker is None:
        marker = game.markers[name] = game.new_object(MARKERS[word], player, Zone.COMMAND)
        game.awaited_elsewhere.update(game.rules.awaited_by(marker.card))
    if marker.owner is not player:
        belongs_to(game, marker, player)
        comes_under(game, marker, player)


def cannot_get_counters(game: Game, player: Player, name: str) -> bool:
    """Whether a text keeps the player, or one with whom they are shared, from getting such counters (2026, 810.10c)."""
    sharing = shares_poison(game, player) if name == POISON else [player]
    forbidden = ("get counters", f"get {name} counters")
    return any(is_forbidden(game, each, act) for each in sharing for act in forbidden)


@rule("counters of players")
def get_counters(game: Game, player: Player, name: str, amount: int) -> None:
    """An effect gives so many counters; a negative number takes them away."""
    counters_come(game, player, name, amount)


def counters_come(game: Game, player: Player, name: str, amount: int) -> None:
    """So many more of the kind, by whatever rule, for a player who can get such counters."""
    if not amount or (amount > 0 and cannot_get_counters(game, player, name)):
        return
    put_counters_on_player(game, player.designations, name, amount)
    put_marker(game, player, name)
    game.emit(PlayerGotCounters(player, name, amount))


# leaving the game


def pass_on_designations(game: Game, player: Player) -> None:
    """As the monarch leaves the game, the active player becomes the monarch, or, if that is the one who leaves, the
    next player in turn order.

    Comprehensive Rules of 2026, 725.4.
    """
    for word in [word for word in player.designations.words if word in OF_ONE_ALONE]:
        loses_word(game, player.designations, word)
        following = [game.active, *game.to_the_left(game.active)]
        heir = next((other for other in following if not other.lost and other is not player), None)
        if heir is not None:
            gets_designation(game, heir, word)


# ascend


def ascend_at_once(game: Game) -> bool:
    """Whoever has ten permanents, one of them with ascend, gets the city's blessing. This is no state-based action: it
    happens whenever it is so.

    Comprehensive Rules of 2026, 702.131b.
    """
    found = {game.controller(thing) for thing in game.permanents_with(Ascend)}
    ready = [player for player in game.in_turn_order() if player in found and may_ascend(game, player)]
    for player in ready:
        gets_designation(game, player, BLESSING)
    return bool(ready)


def stories_begin(game: Game) -> bool:
    """Whoever has three permanents that are artifacts, Sagas or legendary, and one with storied, has an enduring story:
    as with ascend, whenever it is so.

    Comprehensive Rules of 2026, 702.195a.
    """
    found = {game.controller(thing) for thing in game.permanents_with(Storied)}
    ready = [player for player in game.in_turn_order() if player in found and STORY not in player.designations.words]
    begun = [player for player in ready if len(permanents_of(game, OWN_HISTORIC, player)) >= PERMANENTS_FOR_A_STORY]
    for player in begun:
        gets_designation(game, player, STORY)
    return bool(begun)


def may_ascend(game: Game, player: Player) -> bool:
    """Whether ten permanents are there and the blessing is not."""
    return BLESSING not in player.designations.words and len(game.permanents(player)) >= PERMANENTS_TO_ASCEND


def ascends_as_it_resolves(game: Game, player: Player) -> None:
    """Of a spell with ascend: a part of what it says (2026, 702.131a)."""
    if may_ascend(game, player):
        gets_designation(game, player, BLESSING)


# speed


def engines_start(game: Game) -> bool:
    """Whoever has no speed and controls a permanent that starts engines has a speed of 1: a state-based action.

    Comprehensive Rules of 2026, 702.179a and 704.5aa.
    """
    found = {game.controller(thing) for thing in game.permanents_with(StartYourEngines)}
    ready = [player for player in game.in_turn_order() if player in found and not player.designations.number(SPEED)]
    for player in ready:
        changes_speed(game, player, 1)
    return bool(ready)


@rule("speed")
def changes_speed(game: Game, player: Player, speed: int) -> None:
    """It comes with an ability that has no source (702.179d)."""
    set_number(game, player.designations, SPEED, speed)
    put_marker(game, player, SPEED)
    game.emit(Told(f"{player.name}'s speed is {speed}"))
