"""Sentences that set up an attack: who has been declared as an attacker or a blocker, and in which bands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sandbox.engine.acts import Attack
from sandbox.engine.changes.permanents import has_attacked, tap, untap
from sandbox.engine.combat import Combat
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.rules.combat.attack_costs import tapped_to_attack
from sandbox.rules.combat.attackers import defenders, why_not_attack
from sandbox.rules.combat.banding import why_not_band
from sandbox.rules.combat.blockers import how_many_it_blocks, why_not_block
from sandbox.rules.lookup.attacked_players import defending_player
from sandbox.scenarios.language.lists import permanents
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.language.starting_point import SOMEBODY_ATTACKS
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.errors import Malformed, Refusal
from sandbox.terms.steps import Step, StepPart

WITH_ATTACKERS = (Step.ATTACKERS, Step.BLOCKERS)
ATTACKED, BLOCKED = 0, 1
"""Blocks are set up when all attackers are known."""


# attackers


def _is_attacking(things: str, target: str | None = None) -> Given:
    """Attackers as they stand once the declaration is over."""

    def declare(setup: Setup) -> None:
        setup.once(SOMEBODY_ATTACKS, True)
        attackers = permanents(setup, things)
        setup.at_end(lambda: _ignore(_attack(setup, attackers, target)), ATTACKED)

    return declare


def _attacks_in_a_band(things: str, target: str | None = None) -> Given:
    def declare(setup: Setup) -> None:
        setup.once(SOMEBODY_ATTACKS, True)
        band = permanents(setup, things)
        setup.at_end(lambda: _form_band(setup, band, _attack(setup, band, target)), ATTACKED)

    return declare


def _attack(setup: Setup, attackers: list[Object], target: str | None) -> Combat:
    game, combat = setup.game, setup.game.combat
    if combat is None or game.step not in WITH_ATTACKERS:
        why = f"an attack is under way only in a step of combat: say `it is {game.active.name}'s declare blockers step`"
        raise Malformed(why, setup.line)
    defender = _defender(setup, target)
    for thing in attackers:
        if game.controller(thing) not in game.active_players or thing in combat.attackers:
            raise Malformed(f"{named(thing)} cannot be declared as an attacker of {game.active.name} here", setup.line)
        _must_be_legal(setup, thing, partial(why_not_attack, game, thing, defender))
        combat.attacks(thing, defender, defending_player(game, defender))
    combat.declared = True
    has_attacked(game, *attackers)
    tap(game, *tapped_to_attack(game, Attack(tuple(attackers))))
    if game.step is Step.ATTACKERS:
        game.part = StepPart.WINDOW
    return combat


def _must_be_legal(setup: Setup, thing: Object, why_not: Callable[[], Refusal | None]) -> None:
    """As it was when it was declared: it may have become tapped since, and an effect of this turn may have come since.
    Raises Malformed."""
    if setup.game.lasting:
        return
    was_tapped = thing.tapped
    untap(setup.game, thing)
    refusal = why_not()
    if was_tapped:
        tap(setup.game, thing)
    if refusal is not None:
        raise Malformed(f"it cannot have been declared so: {refusal.because}", setup.line, 1, named(thing))


def _defender(setup: Setup, target: str | None) -> Player | Object:
    """Whom the sentence names; else the only opponent. Raises Malformed where that cannot be attacked."""
    possible = defenders(setup.game)
    if target is not None:
        found = setup.names.player(target) or setup.permanent(target)
        if found not in possible:
            raise Malformed(f"{target} cannot be attacked", setup.line, 1, target, [named(one) for one in possible])
        return found
    opponents = setup.game.opponents(setup.game.active)
    if len(opponents) != 1:
        raise Malformed("say whom: `Grizzly Bears is attacking Sue`", setup.line)
    return opponents[0]


def _form_band(setup: Setup, band: list[Object], combat: Combat) -> None:
    refusal = (
        why_not_band(setup.game, band) if len(band) > 1 else Refusal("banding", "a band has two creatures at least")
    )
    if refusal is not None:
        raise Malformed(refusal.because, setup.line)
    combat.form_bands([*combat.bands, band])


# blockers


def _is_blocking(things: str, attackers: str) -> Given:
    """Blockers as they stand once the declaration is over; of several, the first named stands first."""

    def declare(setup: Setup) -> None:
        blockers, met = permanents(setup, things), permanents(setup, attackers)
        setup.once("whether anybody is blocking", True)
        setup.at_end(lambda: _block(setup, blockers, met), BLOCKED)

    return declare


def _block(setup: Setup, blockers: list[Object], met: list[Object]) -> None:
    game, combat = setup.game, _blocks_are_over(setup)
    for blocker in blockers:
        for attacker in met:
            _must_be_legal(setup, blocker, partial(why_not_block, game, blocker, attacker))
            if attacker in combat.blocks.get(blocker, ()):
                raise Malformed(f"{named(blocker)} is blocking {named(attacker)} already", setup.line)
            if len(combat.assigned.get(blocker, ())) >= how_many_it_blocks(game, blocker):
                raise Malformed(f"{named(blocker)} cannot block so many attackers", setup.line)
            combat.is_blocked_by(blocker, attacker)


def _blocks_are_over(setup: Setup) -> Combat:
    """Raises Malformed where it is not the step for blocks."""
    game, combat = setup.game, setup.game.combat
    if combat is None or game.step is not Step.BLOCKERS:
        why = f"blocks have been declared only in a step for it: say `it is {game.active.name}'s declare blockers step`"
        raise Malformed(why, setup.line)
    game.part = StepPart.WINDOW
    combat.all_blockers_are_declared()
    return combat


def _nobody_blocks() -> Given:
    def declare(setup: Setup) -> None:
        setup.once("whether anybody is blocking", False)
        setup.at_end(lambda: _ignore(_blocks_are_over(setup)), BLOCKED)

    return declare


def _ignore(value: object) -> None:
    """The result is not needed."""


ATTACKERS = (
    given(
        "{things} (is|are) attacking[ {target}] in a band",
        _attacks_in_a_band,
        "Benalish Hero and Grizzly Bears are attacking in a band",
        "One band; others have sentences of their own.",
    ),
    given(
        "{things} (is|are) attacking[ {target}]",
        _is_attacking,
        "Grizzly Bears is attacking",
        "Declared already, and tapped if that taps it. In a declare attackers or declare blockers step.",
    ),
    given(
        "{things} (is|are) blocking {attackers}",
        _is_blocking,
        "Hill Giant and Gray Ogre are blocking War Mammoth",
        "Declared already, in a declare blockers step: what triggers on blocking, and flanking, is over. Where "
        "blockers stand in an order, the first named stands first.",
    ),
    given(
        "nobody is blocking",
        _nobody_blocks,
        "nobody is blocking",
        "Blocks have been declared already, and there are none.",
    ),
)
