"""Objects and positions in words and as plain data."""

from __future__ import annotations

from typing import Any

from sandbox.engine.actions import Action
from sandbox.engine.combat import Combat
from sandbox.engine.events import named
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.meaning.abilities import Keyword, Landwalk, Protection
from sandbox.meaning.nodes import Ability
from sandbox.rules.casting.mana import pool_words
from sandbox.rules.continuous.protection import quality_words
from sandbox.rules.zones.tapping import is_sick
from sandbox.terms.zones import Zone


def where(game: Game, thing: Object) -> str:
    """`in Bob's hand`, `in play`, `on its way`."""
    match thing.zone:
        case Zone.BATTLEFIELD:
            return game.edition.words.play
        case Zone.HAND | Zone.GRAVEYARD | Zone.LIBRARY:
            return f"in {thing.owner.name}'s {thing.zone}"
        case Zone.WAITING:
            return f"on {game.edition.words.waiting}" if game.edition.words.waiting == "the stack" else "on its way"
        case Zone.NOWHERE:
            return "gone"
    return str(thing.zone)


def ability_words(ability: Ability) -> str:
    """The ability as a claim names it, in lower case; empty for what has no short name."""
    if isinstance(ability, Keyword):
        return ability.word
    if isinstance(ability, Protection):
        return f"protection from {quality_words(ability)}"
    if isinstance(ability, Landwalk):
        kind = ability.land
        words = [str(w).lower() for group in (kind.supertypes, kind.subtypes) for w in sorted(group)] or ["land"]
        return " ".join(words) + ("" if kind.subtypes else " land") + "walk"
    return ""


def type_line(game: Game, thing: Object) -> str:
    """Supertypes, types and subtypes as they are now."""
    characteristics = game.characteristics(thing)
    words = [str(w).capitalize() for w in sorted(characteristics.supertypes)] + [
        str(w).capitalize() for w in sorted(characteristics.types)
    ]
    subtypes = " ".join(sorted(characteristics.subtypes))
    return " ".join(words) + (f" — {subtypes}" if subtypes else "")


def object_data(game: Game, thing: Object) -> dict[str, Any]:
    """The object for a board: see the API's description of positions."""
    characteristics = game.characteristics(thing)
    combat = game.combat
    card = thing.copied or thing.card
    hidden = thing.face_down
    creature = characteristics.is_creature
    return {
        "id": thing.id,
        "name": characteristics.name or "face-down creature",
        "token": thing.token,
        "label": thing.label or characteristics.name,
        "cost": "" if hidden or card.cost is None else str(card.cost),
        "colors": sorted(characteristics.colors),
        "types": type_line(game, thing),
        "text": "" if hidden else card.text,
        "power": characteristics.power if creature else None,
        "toughness": characteristics.toughness if creature else None,
        "printed_power": None if hidden else card.power,
        "printed_toughness": None if hidden else card.toughness,
        "tapped": thing.tapped,
        "damage": thing.damage,
        "counters": {name: number for name, number in thing.counters.items() if number},
        "attached_to": thing.host.id if isinstance(thing.host, Object) else None,
        "attacking": combat is not None and combat.is_attacking(thing),
        **attack_data(combat, thing),
        "blocking": [a.id for a in combat.blocks[thing]] if combat is not None and combat.is_blocking(thing) else [],
        "sick": thing.in_play and is_sick(game, thing),
        "face_down": hidden,
        "loyalty": thing.counters.get("loyalty"),
    }


def attack_data(combat: Combat | None, thing: Object) -> dict[str, Any]:
    """Whom an attacker attacks (see ``place_of``; empty for what does not attack), whether it has been blocked, and
    the others of its band."""
    if combat is None or not combat.is_attacking(thing):
        return {"attacks": "", "blocked": False, "band": []}
    band = [member.id for member in combat.band_of(thing) if member is not thing]
    return {"attacks": place_of(combat.attackers[thing], []), "blocked": thing in combat.blocked, "band": band}


def place_of(aim: Object | Player | Action, waiting: list[Action]) -> str:
    """Where a board shows what is attacked or targeted: an object's id, a player's name, or `waiting 0`."""
    if isinstance(aim, Action):
        return f"waiting {waiting.index(aim)}" if aim in waiting else ""
    return aim.name if isinstance(aim, Player) else str(aim.now().id)


def player_data(game: Game, player: Player) -> dict[str, Any]:
    def cards(zone: list[Object]) -> list[dict[str, Any]]:
        return [object_data(game, card) for card in zone]

    return {
        "name": player.name,
        "life": player.life,
        "mana": pool_words(player),
        "poison": player.poison,
        "library": player.library_size,
        "hand": cards(player.hand),
        "battlefield": cards(game.permanents(player)),
        "graveyard": cards(player.graveyard),
        "removed": cards(player.removed),
        "phased_out": cards(player.phased_out),
    }


def position_data(game: Game) -> dict[str, Any]:
    """Everything that a board shows."""
    under_way = actions_under_way(game)
    return {
        "turn": {"active": game.active.name, "phase": game.edition.turn.name(game.step)},
        "players": [player_data(game, player) for player in game.players],
        "waiting": [action_data(game, action, under_way) for action in under_way],
    }


def actions_under_way(game: Game) -> list[Action]:
    """What waits and what is being announced, the newest last; then what is being carried out, as long as a spell's
    card has not gone anywhere.
    """
    resolving = [action for action in game.resolving if not (action.gone or (action.is_spell and action.source.gone))]
    waiting = [action for action in game.waiting if action not in resolving]
    return [*waiting, *(action for action in game.announced if action not in waiting), *resolving]


def action_data(game: Game, action: Action, under_way: list[Action]) -> dict[str, Any]:
    """A spell or effect on its way; `aims` say where its targets are (see ``place_of``)."""
    return {
        "name": named(action),
        "controller": action.controller.name,
        "text": action.announcement(),
        "targets": [named(aim) for aim in action.aims()],
        "aims": [place_of(aim, under_way) for aim in action.aims()],
        "resolving": action in game.resolving,
    }


class Snapshot:
    """What an outcome is told from: lives, zones and states at one moment."""

    def __init__(self, game: Game) -> None:
        self.lives = {player.name: player.life for player in game.players}
        self.things = {thing.physical: self._state(game, thing) for thing in everything(game)}

    @staticmethod
    def _state(game: Game, thing: Object) -> dict[str, Any]:
        characteristics = game.characteristics(thing)
        in_play = thing.in_play
        return {
            "name": named(thing),
            "card": thing.card.name,
            "land": in_play and characteristics.is_land and not characteristics.is_creature,
            "where": where(game, thing),
            "controller": characteristics.controller.name if in_play else None,
            "size": f"{characteristics.power}/{characteristics.toughness}"
            if in_play and characteristics.is_creature
            else None,
            "tapped": thing.tapped if in_play else None,
            "damage": thing.damage if in_play else 0,
            "counters": {name: n for name, n in thing.counters.items() if n} if in_play else {},
        }


def everything(game: Game) -> list[Object]:
    """Every object that a text could name, in play first."""
    found = list(game.battlefield) + [action.source for action in game.waiting if action.is_spell]
    for player in game.players:
        for zone in (
            player.hand,
            player.graveyard,
            player.removed,
            player.phased_out,
            player.library,
            player.somewhere,
            player.bottom,
        ):
            found += zone
    return found


def outcome_sentences(before: Snapshot, after: Snapshot, result: str) -> list[str]:
    """What has changed, in short sentences: the game's end, lives, then each thing; tapped lands are counted last."""
    found = [] if not result else ["The game is a draw" if result == "draw" else result]
    for name, life in after.lives.items():
        if life != before.lives.get(name, life):
            found.append(f"{name} is at {life} life (was {before.lives[name]})")
    lands: dict[str, int] = {}
    for physical, now in after.things.items():
        was = before.things.get(physical)
        if now["land"] and was is not None and now["tapped"] and was["tapped"] is False:
            now = now | {"tapped": False}
            lands[now["card"]] = lands.get(now["card"], 0) + 1
        found += _changes(was, now)
    return found + [_tapped_lands(name, number) for name, number in lands.items()]


def _tapped_lands(name: str, number: int) -> str:
    plural = name if name.endswith("s") else f"{name}s"
    return f"{name} is tapped" if number == 1 else f"{number} {plural} are tapped"


def _changes(was: dict[str, Any] | None, now: dict[str, Any]) -> list[str]:
    name = now["name"]
    if was is None:
        return [f"{name} is {now['where']}"] if name != "a card" else []
    if now["where"] != was["where"]:
        size = f", a {now['size']}" if now["size"] else ""
        return [f"{name} is {now['where']}{size}"]
    found = []
    if now["controller"] != was["controller"]:
        found.append(f"{now['controller']} controls {name}")
    if now["size"] != was["size"]:
        sized = (
            f"{name} is a {now['size']} (was {was['size']})" if was["size"] else f"{name} is a {now['size']} creature"
        )
        found.append(sized if now["size"] else f"{name} is no creature any more")
    if now["damage"] != was["damage"] and now["damage"]:
        found.append(f"{name} has {now['damage']} damage")
    if now["tapped"] is not was["tapped"]:
        found.append(f"{name} is {'tapped' if now['tapped'] else 'untapped'}")
    if now["counters"] != was["counters"]:
        words = [f"{n} {kind} counter{'' if n == 1 else 's'}" for kind, n in sorted(now["counters"].items())]
        found.append(f"{name} has {', '.join(words) or 'no counters'}")
    return found
