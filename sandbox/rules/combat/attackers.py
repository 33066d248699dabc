"""Declaring attackers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sandbox.engine.acts import Attack
from sandbox.engine.changes.permanents import has_attacked, tap
from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat
from sandbox.engine.events.combat import AttackDeclared
from sandbox.engine.events.permanents import Enlisted, Tapped
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.questions.combat import WhoAttacks
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import DoNotAttackYou, MayExertToAttack
from sandbox.meaning.continuous import CanAttackAsThough, CannotAttackYou
from sandbox.meaning.kinds import Kind
from sandbox.rules.combat.attack_costs import (
    attack_cost_of_one,
    pay_for_attack,
    tapped_to_attack,
    why_not_pay_for_attack,
)
from sandbox.rules.combat.attack_requirements import (
    AttackDuties,
    how_often_told,
    why_not_stay_home,
    why_not_together,
)
from sandbox.rules.combat.banding import why_not_band
from sandbox.rules.combat.costs_as_it_attacks import pay_as_they_attack
from sandbox.rules.combat.goad import best_attacked
from sandbox.rules.continuous.effects_in_force import works
from sandbox.rules.lookup.attacked_players import attacked_with, defending_player
from sandbox.rules.lookup.filters import matches, permanents_of
from sandbox.rules.state_based.landhome import landhomes, why_not_attack_from_home
from sandbox.rules.zones.tapping import is_sick
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.types import WALL, CardType

PAID_AS_THEY_ATTACK = (Enlisted, MayExertToAttack)
"""By what permanents are found for which more may be paid as they attack."""


def defenders(game: Game) -> list[Player | Object]:
    """Everybody and everything that can be attacked: opponents, their planeswalkers, and the battles that they protect.
    Where teams have emperors, only those of neighbors.

    Comprehensive Rules of 2006, 607.3c; of 2010, 809.3c; of 2026, 310.9b and 506.2.
    """
    opponents = game.opponents(game.active)
    if game.emperors:
        opponents = [other for other in opponents if game.distance(game.active, other) == 1]
    walkers = game.permanents_with(CardType.PLANESWALKER)
    found: list[Player | Object] = [*opponents, *(walker for walker in walkers if game.controller(walker) in opponents)]
    if CardType.BATTLE in game.battlefield.traits_in_play:
        battles = game.permanents_with(CardType.BATTLE)
        found += [battle for battle in battles if battle.protector in opponents]
    return found


def why_not_attack(game: Game, thing: Object, defender: Player | Object | None = None) -> Refusal | None:
    """The rule that keeps the creature from attacking, or None."""
    if not thing.in_play:
        return Refusal("declaring attackers", f"{named(thing)} is not {game.edition.words.play}")
    characteristics = game.characteristics(thing)
    if not characteristics.is_creature:
        return Refusal("declaring attackers", f"{named(thing)} is no creature")
    if characteristics.controller not in game.active_players:
        return Refusal("declaring attackers", f"{game.active.name} does not control {named(thing)}")
    if thing.tapped:
        return Refusal("declaring attackers", f"{named(thing)} is tapped")
    as_though = {m.word for m in characteristics.rule_changes if isinstance(m, CanAttackAsThough)}
    if is_sick(game, thing) and "haste" not in as_though:
        return Refusal(
            "summoning sickness", f"{named(thing)} came under {characteristics.controller.name}'s control this turn"
        )
    if "defender" not in as_though:
        refusal = _why_not_defender(game, thing)
        if refusal is not None:
            return refusal
    return _why_not_by_text(game, thing, defender)


def _why_not_defender(game: Game, thing: Object) -> Refusal | None:
    """Being a wall, where walls do not attack; else the ability."""
    wall = game.edition.combat.wall(game, thing)
    if wall is None and game.characteristics(thing).has("defender"):
        return Refusal("defender", f"{named(thing)} has defender")
    return wall


def _why_not_by_text(game: Game, thing: Object, defender: Player | Object | None) -> Refusal | None:
    if DoNotAttackYou not in game.traits_in_play() and not _speaks_of_attacking(game.characteristics(thing)):
        return None
    attacked = defender if defender is not None else next(iter(defenders(game)), None)
    if isinstance(attacked, Object):
        whose = defending_player(game, attacked)
        if attacked.protector is not None:
            return _why_not_by_its_text(game, thing, whose)
        by_text = _why_not_by_its_text(game, thing, whose) or _why_not_by_seat(game, thing, whose, walker=True)
        return by_text or _why_not_by_defender(game, thing, whose, walker=True)
    team = attacked_with(game, attacked) if attacked is not None else []
    if len(team) < 2:
        by_text = _why_not_by_its_text(game, thing, attacked) or _why_not_by_seat(game, thing, attacked)
        return by_text or _why_not_by_defender(game, thing, attacked)
    return game.edition.teams.why_not_defend(
        [_why_not_by_its_text(game, thing, player) for player in team],
        [_why_not_by_defender(game, thing, player) or _why_not_by_seat(game, thing, player) for player in team],
    )


def _speaks_of_attacking(characteristics: Characteristics) -> bool:
    return bool(characteristics.cannot("attack") or landhomes(characteristics)) or any(
        isinstance(each, CannotAttackYou) for each in characteristics.rule_changes
    )


def _why_not_by_seat(game: Game, thing: Object, defender: Player | None, walker: bool = False) -> Refusal | None:
    """What it has been told not to attack: a player, and perhaps the planeswalkers of that player."""
    if defender is None:
        return None
    told = [each for each in game.characteristics(thing).rule_changes if isinstance(each, CannotAttackYou)]
    if any(each.seat == defender.seat and (each.planeswalkers or not walker) for each in told):
        return Refusal("declaring attackers", f"{named(thing)} may not attack {defender.name}")
    return None


def _why_not_by_defender(game: Game, thing: Object, defender: Player | None, walker: bool = False) -> Refusal | None:
    """What the defending player's permanents say of attacks on that player."""
    for other in game.permanents_with(DoNotAttackYou) if defender is not None else ():
        characteristics = game.characteristics(other)
        if characteristics.controller is not defender or not works(game, other, characteristics):
            continue
        said = [ability for ability in characteristics.abilities if isinstance(ability, DoNotAttackYou)]
        kinds = [ability.kind for ability in said if ability.planeswalkers or not walker]
        if any(matches(game, kind, thing, defender, other) for kind in kinds):
            return Refusal("declaring attackers", f"{named(other)} keeps {named(thing)} from attacking {defender.name}")
    return None


def _why_not_by_its_text(game: Game, thing: Object, player: Player | None) -> Refusal | None:
    characteristics = game.characteristics(thing)
    refusal = why_not_attack_from_home(game, thing, landhomes(characteristics), player)
    if refusal is not None:
        return refusal
    for prohibition in characteristics.cannot("attack"):
        needed = prohibition.unless_defender_controls
        if needed is None or not _has(game, player, needed):
            if any(isinstance(m, CanAttackAsThough) for m in characteristics.rule_changes):
                said = f"an effect lets {named(thing)} attack, and another keeps it from attacking"
                return Refusal("prohibitions", said)
            return Refusal("declaring attackers", f"an effect keeps {named(thing)} from attacking")
    return None


def _has(game: Game, player: Player | None, kind: Kind) -> bool:
    return player is not None and any(game.controller(t) is player for t in permanents_of(game, kind, player))


def why_not_attack_so(game: Game, attack: Attack) -> Refusal | None:
    """Whether the whole declaration is legal: every attacker, every band, every duty to attack."""
    targets = attack.defenders or (None,) * len(attack.attackers)
    if game.emperors and attack.attackers and not defenders(game):
        return Refusal("attacks between neighbors", f"no opponent sits next to {game.active.name}")
    for thing, defender in zip(attack.attackers, targets, strict=False):
        refusal = why_not_attack(game, thing, defender)
        if refusal is None and defender is not None:
            refusal = _why_not_this_one(game, thing, defender)
        if refusal is not None:
            return refusal
    for band in attack.bands:
        refusal = why_not_band(game, band)
        if refusal is not None:
            return refusal
    if (refusal := why_not_together(game, attack.attackers)) is not None:
        return refusal
    if attack.attackers and (refusal := why_not_pay_for_attack(game, attack)) is not None:
        return refusal
    return None if game.is_as_printed else why_not_stay_home(_duties(game, attack.attackers), attack.attackers)


def _why_not_this_one(game: Game, thing: Object, defender: Player | Object) -> Refusal | None:
    """What may be attacked at all; and a goaded creature attacks whom it should."""
    possible = defenders(game)
    if defender not in possible:
        if game.emperors and isinstance(defender, Player):
            return Refusal("attacks between neighbors", f"{defender.name} does not sit next to {game.active.name}")
        return Refusal("declaring attackers", f"{named(defender)} cannot be attacked")
    if game.is_as_printed or defender in best_attacked(game, thing, possible, why_not_attack):
        return None
    return Refusal("attacks if able", f"{named(thing)} must attack another player if it can")


def _duties(game: Game, attackers: tuple[Object, ...]) -> AttackDuties:
    """Who must attack if able, and is able; nobody where every attack costs something."""
    bound = {thing: number for thing in _of_the_attackers(game) if (number := how_often_told(game, thing))}
    able = {thing: number for thing, number in bound.items() if why_not_attack(game, thing) is None}
    if able and all(attack_cost_of_one(game, defender) for defender in defenders(game)):
        able = {}
    return AttackDuties(game, able, lambda: game.edition.combat.comes_along(_able(game), attackers))


def _of_the_attackers(game: Game) -> list[Object]:
    return [thing for player in game.active_players for thing in game.permanents(player)]


def _able(game: Game) -> list[Object]:
    return [thing for thing in _of_the_attackers(game) if why_not_attack(game, thing) is None]


def ask_for_attack(game: Game) -> Attack | None:
    """Who attacks; None for nobody. A creature that must attack does so of itself when nobody speaks of an attack."""
    player = game.active
    forced = [] if game.is_as_printed else _duties(game, ()).fullest()
    default = Attack(forced[0]) if len(forced) == 1 else None
    choice = Choice(
        player,
        WhoAttacks(),
        "who attacks",
        lambda: _possible_attacks(game),
        default,
        must_say=len(forced) > 1,
        why_not=lambda attack: why_not_attack_so(game, attack or Attack(())),
    )
    attack = game.ask(choice)
    _must_be_legal(choice.refusal_of(attack))
    if attack is None:
        return None
    possible = defenders(game)
    told = _with_defenders(game, attack, possible)
    if len(possible) > 1:
        _must_be_legal(why_not_attack_so(game, told))
    return told


def _possible_attacks(game: Game) -> list[Attack | None]:
    """Nobody, or one creature, as far as the rules allow it; where creatures must attack, those."""
    forced = _duties(game, ()).fullest()
    ways = [None, *(Attack((thing,)) for thing in _able(game)), *(Attack(way) for way in forced if len(way) > 1)]
    return [way for way in ways if why_not_attack_so(game, way or Attack(())) is None] if forced else ways


def _must_be_legal(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise Illegal(refusal)


def _with_defenders(game: Game, attack: Attack, possible: list[Player | Object]) -> Attack:
    """Whom or what each creature attacks; where there is more than one to attack, its controller says so."""
    said = attack.defenders or (None,) * len(attack.attackers)
    chosen = [whom or _whom(game, thing, possible) for thing, whom in zip(attack.attackers, said, strict=True)]
    return Attack(attack.attackers, attack.bands, tuple(chosen))


def _whom(game: Game, thing: Object, everybody: list[Player | Object]) -> Player | Object:
    """Where a team is attacked as a whole, its primary player stands for it."""
    apart = [whom for whom in everybody if isinstance(whom, Object) or attacked_with(game, whom)[0] is whom]
    possible = apart[1:] and [whom for whom in apart if why_not_attack(game, thing, whom) is None]
    if not game.is_as_printed and len(possible) > 1:
        possible = best_attacked(game, thing, possible, why_not_attack)
    if len(possible) < 2:
        return (possible or apart)[0]
    text = f"what {named(thing)} attacks"
    return game.ask(Choice(game.active, WhichObject[Player | Object](thing), text, possible, must_say=True))


@rule("declaring attackers")
def declare(game: Game, combat: Combat, attack: Attack) -> None:
    """The attackers become tapped, unless something lets them attack without."""
    for thing, attacked in zip(attack.attackers, attack.defenders, strict=True):
        assert attacked is not None
        combat.attacks(thing, attacked, defending_player(game, attacked))
    has_attacked(game, *attack.attackers)
    tapped = tapped_to_attack(game, attack)
    tap(game, *tapped)
    pay_for_attack(game, attack)
    if any(trait in game.traits_in_play() for trait in PAID_AS_THEY_ATTACK):
        pay_as_they_attack(game, attack)
    combat.form_bands([list(band) for band in attack.bands])
    combat.declared = True
    for thing in tapped:
        game.notice(Tapped(thing))
    game.turn_facts.attacked += [(game.active, thing) for thing in attack.attackers]
    with _as_declared(game, attack):
        game.emit(AttackDeclared(game.active, list(attack.attackers), combat.bands))


@contextmanager
def _as_declared(game: Game, attack: Attack) -> Iterator[None]:
    """Some attack as though something else were so (2026, 609.4a), or several players are attacked (802)."""
    several = len({defending_player(game, whom) for whom in attack.defenders if whom is not None}) > 1
    with (
        game.trace.beneath("as though", any(_attacks_as_though(game, thing) for thing in attack.attackers)),
        game.trace.beneath("attacking several players", several),
    ):
        yield


def _attacks_as_though(game: Game, thing: Object) -> bool:
    words = {m.word for m in game.characteristics(thing).rule_changes if isinstance(m, CanAttackAsThough)}
    sick = "haste" in words and is_sick(game, thing)
    return sick or ("defender" in words and _why_not_defender(game, thing) is not None)


# whether a team that shares its turns may be attacked


def each_of_them_may_be_attacked(by_itself: list[Refusal | None], by_them: list[Refusal | None]) -> Refusal | None:
    """A creature that cannot attack one of the players cannot attack the team (2006, 606.7b)."""
    return next((refusal for refusal in (*by_itself, *by_them) if refusal is not None), None)


def none_of_them_forbids_it(by_itself: list[Refusal | None], by_them: list[Refusal | None]) -> Refusal | None:
    """What one of the players controls can keep a creature from attacking the team; what the creature itself asks of
    the player it attacks, either may fulfil (2010, 810.7c)."""
    return next((refusal for refusal in by_them if refusal is not None), None) or (
        by_itself[0] if None not in by_itself else None
    )


# walls


def a_wall_cannot_attack(game: Game, thing: Object) -> Refusal | None:
    """The subtype itself forbids it."""
    if WALL in game.characteristics(thing).subtypes:
        return Refusal("walls", f"{named(thing)} is a wall")
    return None


def a_wall_is_a_creature_type(game: Game, thing: Object) -> Refusal | None:
    """Only defender forbids it."""
    return None
