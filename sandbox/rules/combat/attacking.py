"""Declaring attackers."""

from __future__ import annotations

from sandbox.engine.acts import Attack
from sandbox.engine.choices import Choice, Question
from sandbox.engine.combat import Combat
from sandbox.engine.events import AttackDeclared, named
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Landhome
from sandbox.meaning.continuous import CanAttackAsThough, MustAttack
from sandbox.meaning.kinds import Kind
from sandbox.rules.combat.banding import why_not_band
from sandbox.rules.matching import permanents_of
from sandbox.rules.prohibitions import is_sick
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.types import WALL, CardType


def defenders(game: Game) -> list[Player | Object]:
    """Everybody and everything that can be attacked: opponents and their planeswalkers."""
    opponents = game.opponents(game.active)
    walkers = [t for t in game.battlefield if CardType.PLANESWALKER in game.look(t).types]
    return [*opponents, *(walker for walker in walkers if game.controller(walker) in opponents)]


def why_not_attack(game: Game, thing: Object, defender: Player | Object | None = None) -> Refusal | None:
    """The rule that keeps the creature from attacking, or None."""
    if not thing.in_play:
        return Refusal("declaring attackers", f"{named(thing)} is not in play")
    looks = game.look(thing)
    if not looks.is_creature:
        return Refusal("declaring attackers", f"{named(thing)} is no creature")
    if looks.controller is not game.active:
        return Refusal("declaring attackers", f"{game.active.name} does not control {named(thing)}")
    if thing.tapped:
        return Refusal("declaring attackers", f"{named(thing)} is tapped")
    as_though = {m.word for m in looks.standing if isinstance(m, CanAttackAsThough)}
    if is_sick(game, thing) and "haste" not in as_though:
        return Refusal("summoning sickness", f"{named(thing)} came under {looks.controller.name}'s control this turn")
    if "defender" not in as_though:
        refusal = _why_not_defender(game, thing)
        if refusal is not None:
            return refusal
    return _why_not_by_text(game, thing, defender)


def _why_not_defender(game: Game, thing: Object) -> Refusal | None:
    """The ability, or being a wall where walls have no such ability."""
    if game.look(thing).has("defender"):
        return Refusal("defender", f"{named(thing)} has defender")
    return game.edition.combat.wall(game, thing)


def _why_not_by_text(game: Game, thing: Object, defender: Player | Object | None) -> Refusal | None:
    attacked = defender if defender is not None else next(iter(defenders(game)), None)
    player = game.controller(attacked) if isinstance(attacked, Object) else attacked
    for ability in game.look(thing).abilities:
        if isinstance(ability, Landhome) and not _has(game, player, ability.land):
            return Refusal("landhome", f"{named(thing)} cannot attack a player without such a land")
    for prohibition in game.look(thing).cannot("attack"):
        needed = prohibition.unless_defender_controls
        if needed is None or not _has(game, player, needed):
            return Refusal("declaring attackers", f"an effect keeps {named(thing)} from attacking")
    return None


def _has(game: Game, player: Player | None, kind: Kind) -> bool:
    return player is not None and any(game.controller(t) is player for t in permanents_of(game, kind, player))


def why_not_attack_so(game: Game, attack: Attack) -> Refusal | None:
    """Whether the whole declaration is legal: every attacker, every band, every duty to attack."""
    targets = attack.defenders or (None,) * len(attack.attackers)
    for thing, defender in zip(attack.attackers, targets, strict=False):
        refusal = why_not_attack(game, thing, defender)
        if refusal is None and defender is not None and defender not in defenders(game):
            refusal = Refusal("declaring attackers", f"{named(defender)} cannot be attacked")
        if refusal is not None:
            return refusal
    for band in attack.bands:
        refusal = why_not_band(game, band)
        if refusal is not None:
            return refusal
    return _why_not_stay_home(game, attack)


def _why_not_stay_home(game: Game, attack: Attack) -> Refusal | None:
    for thing in game.permanents(game.active):
        must = any(isinstance(m, MustAttack) for m in game.look(thing).standing)
        if must and thing not in attack.attackers and why_not_attack(game, thing) is None:
            return Refusal("attacks if able", f"{named(thing)} must attack if it can")
    return None


def ask_for_attack(game: Game) -> Attack | None:
    """Who attacks; None for nobody. A creature that must attack does so of itself when nobody speaks of an attack."""
    player = game.active
    able = [thing for thing in game.permanents(player) if why_not_attack(game, thing) is None]
    forced = [t for t in able if any(isinstance(m, MustAttack) for m in game.look(t).standing)]
    default = Attack(tuple(forced)) if forced else None
    choice = Choice(player, Question.ATTACK, "who attacks", able, default=default)
    choice.why_not = lambda attack: None if attack is None else why_not_attack_so(game, attack)
    attack: Attack | None = game.ask(choice)
    refusal = why_not_attack_so(game, attack) if attack is not None else None
    if refusal is not None:
        raise Illegal(refusal)
    return attack


@rule("declaring attackers")
def declare(game: Game, combat: Combat, attack: Attack) -> None:
    """The attackers are tapped, unless something lets them attack without."""
    targets = attack.defenders or (None,) * len(attack.attackers)
    usual = defenders(game)
    for thing, defender in zip(attack.attackers, targets, strict=True):
        attacked = defender if defender is not None else usual[0]
        combat.attacks(thing, attacked, game.controller(attacked) if isinstance(attacked, Object) else attacked)
        thing.attacked_this_turn = True
        if not game.look(thing).has("vigilance"):
            thing.tapped = True
    combat.bands = [list(band) for band in attack.bands]
    combat.declared = True
    game.changed()
    game.emit(AttackDeclared(game.active, list(attack.attackers), combat.bands))


# walls


def a_wall_cannot_attack(game: Game, thing: Object) -> Refusal | None:
    """The subtype itself forbids it."""
    if WALL in game.look(thing).subtypes:
        return Refusal("walls", f"{named(thing)} is a wall")
    return None


def a_wall_is_a_creature_type(game: Game, thing: Object) -> Refusal | None:
    """Only defender forbids it."""
    return None
