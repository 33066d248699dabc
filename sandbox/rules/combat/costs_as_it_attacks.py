"""What may be paid as creatures attack: exerting an attacker, and tapping another creature that it enlists.

Comprehensive Rules of 2026, 508.1g, 701.43 and 702.154.
"""

from __future__ import annotations

from sandbox.engine.acts import Attack
from sandbox.engine.changes.permanents import tap
from sandbox.engine.events.permanents import Enlisted, Tapped
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.questions.yes_or_no import WhetherToUse
from sandbox.meaning.abilities import MayExertToAttack, Triggered
from sandbox.meaning.events import IsExerted
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.rules.lookup.choosing import choose_up_to, may
from sandbox.rules.zones.exerting import exert
from sandbox.rules.zones.tapping import is_sick


def read_exert(ability: MayExertToAttack) -> Triggered | None:
    """What happens when it is exerted as it attacks."""
    return Triggered(IsExerted(), ability.modes) if ability.modes else None


def pay_as_they_attack(game: Game, attack: Attack) -> None:
    """For each attacker its controller may exert it, and may tap a creature that it enlists."""
    for thing in attack.attackers:
        for ability in game.characteristics(thing).abilities:
            if isinstance(ability, MayExertToAttack):
                _may_exert(game, thing)
            if isinstance(ability, Keyword) and ability.word == "enlist":
                _may_enlist(game, thing, attack)


def _may_exert(game: Game, thing: Object) -> None:
    player = game.controller(thing)
    if may(game, player, WhetherToUse(thing), f"exert {named(thing)} as it attacks"):
        exert(game, player, thing)


def _may_enlist(game: Game, thing: Object, attack: Attack) -> None:
    """Not a creature that attacks or has been tapped already, nor one that came under control this turn without haste
    (702.154a)."""
    player = game.controller(thing)
    able = [
        other
        for other in game.permanents(player)
        if game.characteristics(other).is_creature
        and not other.tapped
        and other not in attack.attackers
        and not is_sick(game, other)
    ]
    for other in choose_up_to(game, player, f"which creature {named(thing)} enlists", able, 1, thing):
        tap(game, other)
        game.emit(Tapped(other))
        game.emit(Enlisted(thing, other))
