"""What follows from the state of the game by itself: the older books watch it at every moment, the later ones check it
whenever a player would receive priority (state-based effects, state-based actions)."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.changes import end_lasting, forget_deathtouch, is_new_to_its_controller, is_seen_under
from sandbox.engine.events import ControlChanged, Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Landhome
from sandbox.meaning.effects import Duration
from sandbox.rules.continuous.attachment import may_be_on
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.players.losing import look_for_losers
from sandbox.rules.state_based.legends import legend_rule, newest_world_stays, planeswalker_rule, world_rule
from sandbox.rules.zones.zone_changes import destroyed, put_into_graveyard
from sandbox.terms.errors import TooLong
from sandbox.terms.types import AURA, CardType, Supertype

Check = Callable[[Game], bool]
MOST_ROUNDS = 500


StateBasedAction = tuple[object, Callable[[Game], list[Object]], Callable[[Game, list[Object]], bool]]
"""What must be in play for a rule to find anything (None: anything; see `Battlefield`), which permanents the rule is
about, and what it does with them."""


def check_state(game: Game) -> bool:
    """Every check, again and again until none finds anything. Says whether any did; what has merely changed by itself
    does not count."""
    anything = False
    if game.is_at_rest:
        return False
    for _ in range(MOST_ROUNDS):
        if not game.over and _one_finds(game, CHANGES):
            continue
        if game.over or not _one_finds(game, CHECKS):
            game.rests()
            return anything
        anything = True
    raise TooLong(f"the state of the game did not come to rest in {MOST_ROUNDS} rounds")


def _one_finds(game: Game, checks: tuple[Check, ...]) -> bool:
    """Whether one of them finds anything; those after it wait for the next round. A plain loop costs half as much here
    as `any`, and games spend much of their time here."""
    for check in checks:  # noqa: SIM110
        if check(game):
            return True
    return False


def _leave_play(game: Game) -> bool:
    return game.edition.dying.checked(game, LEAVING)


# whether what is found is one event


def one_after_another(game: Game, actions: tuple[StateBasedAction, ...]) -> bool:
    """What one rule takes away is gone when the next rule looks."""
    for sign, finds, carry_out in actions:
        things = finds(game) if sign is None or game.bears(sign) else []
        if things and carry_out(game, things):
            return True
    return False


def all_at_once(game: Game, actions: tuple[StateBasedAction, ...]) -> bool:
    """Every rule looks before anything is carried out, and all that they find happens as one event.

    Comprehensive Rules of 2006, 420.3; of 2010, 704.3.
    """
    known = [(finds, carry_out) for sign, finds, carry_out in actions if sign is None or game.bears(sign)]
    found = [(things, carry_out) for finds, carry_out in known if (things := finds(game))]
    if not found:
        return False
    with game.departing(thing for things, _ in found for thing in things):
        done = [carry_out(game, [thing for thing in things if thing.in_play]) for things, carry_out in found]
    return any(done)


# the checks


@rule("control")
def _control_has_changed(game: Game) -> bool:
    """A permanent with a new controller is new to that player, and leaves combat."""
    found = False
    for thing in game.battlefield:
        controller = game.characteristics(thing).controller
        if controller is not thing.under:
            before = thing.under
            is_seen_under(game, thing, controller)
            is_new_to_its_controller(game, thing)
            if game.combat is not None:
                game.combat.leaves(thing)
            game.emit(Told(f"{controller.name} now controls {named(thing)}"))
            game.notice(ControlChanged(thing, before))
            found = True
    return found


@rule("removal from combat")
def _left_combat(game: Game) -> bool:
    """Whoever stops being a creature attacks and blocks no longer, and a planeswalker that stops being one is no longer
    attacked; neither comes back into this combat by becoming one again."""
    combat = game.combat
    if combat is None or not combat.attackers:
        return False
    fighting = [
        thing for thing in (*combat.attacking(), *combat.blocking()) if not game.characteristics(thing).is_creature
    ]
    attacked = [t for t in dict.fromkeys(combat.attackers.values()) if isinstance(t, Object)]
    attacked = [t for t in attacked if t.in_play and CardType.PLANESWALKER not in game.characteristics(t).types]
    gone = [thing for thing in (*fighting, *attacked) if thing not in combat.removed]
    for thing in gone:
        combat.leaves(thing)
        game.emit(Told(f"{named(thing)} is removed from combat"))
    return bool(gone)


def _losers(game: Game) -> bool:
    return look_for_losers(game, "check")


def _dying_creatures(game: Game) -> list[Object]:
    """Lethal damage and missing toughness are found in the same look. What deathtouch did counts at the next check
    alone."""
    weak = [thing for thing in game.battlefield if _has_no_toughness(game, thing)]
    hurt = [thing for thing in game.battlefield if thing.damage or thing.deathtouched]
    struck = [thing for thing in hurt if _has_lethal_damage(game, thing)]
    for thing in hurt:
        forget_deathtouch(game, thing)
    return [*struck, *weak]


def _creatures_die(game: Game, dying: list[Object]) -> bool:
    """Those that the same look has found go together."""
    weak = [thing for thing in dying if _has_no_toughness(game, thing)]
    struck = [thing for thing in dying if thing not in weak]
    with game.departing(weak):
        gone = _lethal_damage(game, struck)
        return _zero_toughness(game, [thing for thing in weak if thing.in_play]) or gone


@rule("lethal damage")
def _lethal_damage(game: Game, dying: list[Object]) -> bool:
    """A creature with damage as high as its toughness is destroyed."""
    return bool(destroyed(game, dying)) or any(thing.shields for thing in dying) if dying else False


def _has_lethal_damage(game: Game, thing: Object) -> bool:
    if not thing.damage and not thing.deathtouched:
        return False
    characteristics = game.characteristics(thing)
    if not characteristics.is_creature or characteristics.toughness is None or characteristics.toughness <= 0:
        return False
    return (thing.damage >= characteristics.toughness or thing.deathtouched) and not characteristics.has(
        "indestructible"
    )


@rule("zero toughness")
def _zero_toughness(game: Game, dying: list[Object]) -> bool:
    if not dying:
        return False
    savable = [thing for thing in dying if game.edition.dying.zero_toughness(game, thing)]
    lost = [thing for thing in dying if thing not in savable]
    lost += game.edition.dying.destroyed(game, savable, True) if savable else []
    put_into_graveyard(game, lost, "is put into the graveyard: its toughness is 0 or less")
    return True


def _has_no_toughness(game: Game, thing: Object) -> bool:
    characteristics = game.characteristics(thing)
    return characteristics.is_creature and characteristics.toughness is not None and characteristics.toughness <= 0


def _misplaced_auras(game: Game) -> list[Object]:
    """A local enchantment on nothing, or on what it may not enchant, goes to its owner's graveyard."""
    return [thing for thing in game.bearing(AURA) if _is_misplaced(game, thing)]


@rule("local enchantments")
def _auras_fall_off(game: Game, lost: list[Object]) -> bool:
    return bool(put_into_graveyard(game, lost, game.edition.unattached_aura))


def _is_misplaced(game: Game, thing: Object) -> bool:
    host = thing.host
    return not may_be_on(game, thing, host) if isinstance(host, Object) else host is None


def _attachments(game: Game) -> bool:
    """What is no local enchantment stays in play when it cannot be on something any more."""
    found = False
    for thing in game.battlefield:
        host = thing.host
        if (
            isinstance(host, Object)
            and AURA not in game.characteristics(thing).subtypes
            and not may_be_on(game, thing, host)
        ):
            game.attach(thing, None)
            found = True
    return found


@rule("tokens")
def _tokens(game: Game) -> bool:
    """A token that has left play ceases to exist, and so does a copy of a spell that waits no longer."""
    astray = [token for player in game.players for token in game.tokens_astray if token.owner is player]
    for token in astray:
        kind = "token " if game.characteristics(token).is_permanent_card else ""
        game.cease(token)
        game.emit(Told(f"the {kind}{named(token)} ceases to exist"))
    return bool(astray)


def _without_loyalty(game: Game) -> list[Object]:
    return [thing for thing in game.bearing(CardType.PLANESWALKER) if thing.counters.get("loyalty", 0) <= 0]


@rule("loyalty")
def _loyalty(game: Game, lost: list[Object]) -> bool:
    """A planeswalker without loyalty is put into the graveyard."""
    return bool(put_into_graveyard(game, lost, "is put into the graveyard: it has no loyalty left"))


def _homeless(game: Game) -> list[Object]:
    return [thing for thing in game.bearing(Landhome) if _has_no_home(game, thing)]


@rule("landhome")
def _landhome(game: Game, lost: list[Object]) -> bool:
    """A creature with landhome is lost when its controller has no such land."""
    return bool(put_into_graveyard(game, lost, "is buried: its controller has no such land"))


def _has_no_home(game: Game, thing: Object) -> bool:
    characteristics = game.characteristics(thing)
    for ability in characteristics.abilities:
        if isinstance(ability, Landhome):
            lands = permanents_of(game, ability.land, characteristics.controller)
            if not any(game.controller(land) is characteristics.controller for land in lands):
                return True
    return False


def _legends(game: Game) -> list[Object]:
    return game.edition.legends.legend(game)


def _planeswalkers(game: Game) -> list[Object]:
    return game.edition.legends.planeswalker(game)


@rule("bands")
def _bands(game: Game) -> bool:
    """A band that is no legal band any more is what the edition makes of it."""
    if game.combat is not None and game.combat.bands:
        game.edition.combat.broken_band(game)
    return False


def _opposite_counters(game: Game) -> bool:
    return game.edition.opposite_counters(game)


def _lasting_ends(game: Game) -> bool:
    """Effects that hold only as long as something is so."""
    over = [lasting for lasting in game.lasting if _is_over(game, lasting)]
    return end_lasting(game, lambda lasting: lasting in over)


def _is_over(game: Game, lasting: Lasting) -> bool:
    source = lasting.source
    match lasting.duration:
        case Duration.WHILE_TAPPED:
            return not source.in_play or not source.tapped
        case Duration.WHILE_TAPPED_AND_STRONGER:
            return not source.in_play or not source.tapped or _is_outgrown(game, lasting)
        case Duration.WHILE_IN_PLAY:
            return not source.in_play
        case Duration.WHILE_CONTROLLED:
            return not source.in_play or game.controller(source) is not lasting.controller
        case Duration.WHILE_IT_IS_YOURS:
            held = [thing for thing in lasting.affected if isinstance(thing, Object) and not thing.gone]
            return all(game.controller(thing) is not lasting.controller for thing in held)
        case Duration.COMBAT:
            return game.combat is None
        case Duration.UNTIL_YOUR_NEXT_TURN:
            return game.active is lasting.controller and game.turn_number > lasting.turn
    return False


def _is_outgrown(game: Game, lasting: Lasting) -> bool:
    """Whether something that the effect holds has more power than its source."""
    held = [thing for thing in lasting.affected if isinstance(thing, Object)]
    return any(
        (game.characteristics(thing).power or 0) > (game.characteristics(lasting.source).power or 0) for thing in held
    )


LEAVING: tuple[StateBasedAction, ...] = (
    (None, _dying_creatures, _creatures_die),
    (CardType.PLANESWALKER, _without_loyalty, _loyalty),
    (None, _legends, legend_rule),
    (Supertype.WORLD, newest_world_stays, world_rule),
    (CardType.PLANESWALKER, _planeswalkers, planeswalker_rule),
    (AURA, _misplaced_auras, _auras_fall_off),
    (Landhome, _homeless, _landhome),
)
CHANGES: tuple[Check, ...] = (_lasting_ends, _control_has_changed, _left_combat)
CHECKS: tuple[Check, ...] = (
    _losers,
    _leave_play,
    _attachments,
    _tokens,
    _bands,
    _opposite_counters,
)
