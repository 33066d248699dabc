"""What could be said next of an attack: who else attacks or blocks, and how far time may move in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice

from sandbox.engine.acts import Attack
from sandbox.engine.game import Game
from sandbox.engine.names import label_of, listed, named
from sandbox.engine.objects import Object, Player
from sandbox.engine.windows import WindowKind
from sandbox.rules.combat.attackers import defenders, why_not_attack, why_not_attack_so
from sandbox.rules.combat.blockers import how_many_it_blocks, why_not_block
from sandbox.scenarios.legal_moves.offer import Offer, offer_with
from sandbox.terms.steps import Step

MOST_BANDS = 12
PREVENTION, REGENERATION = "damage prevention begins", "regeneration begins"


def combat_offers(game: Game, last: str) -> Iterator[Offer]:
    """`last` is the kind of the text's last sentence: several sentences of one kind make one declaration."""
    if game.waiting:
        return
    place = game.edition.turn.steps.index
    comes = place(game.step) < place(Step.ATTACKERS) or (game.combat is None and game.comes_again(Step.ATTACKERS))
    attack_is_open = comes or (last == "attack" and game.step is Step.ATTACKERS)
    combat = game.combat
    if attack_is_open:
        yield from _attacks(game)
    if combat is not None and combat.declared and (not combat.blockers_declared or last == "block"):
        yield from _blocks(game)


def _attacks(game: Game) -> Iterator[Offer]:
    """Creatures that do not attack yet; bands, as long as nobody does."""
    for player in game.active_players:
        yield from _attacks_of(game, player)


def _attacks_of(game: Game, player: Player) -> Iterator[Offer]:
    declared = game.combat.attacking() if game.combat is not None else []
    able = [
        thing for thing in game.permanents(player) if game.characteristics(thing).is_creature and thing not in declared
    ]
    possible = defenders(game)
    for thing in able:
        for whom in possible:
            at = f"attacks {named(whom)} with" if len(possible) > 1 else "attacks with"
            one = offer_with(player, f"{player.name} {at}", named(thing), why_not_attack(game, thing, whom))
            yield replace(one, actors=(label_of(thing),), aim=label_of(whom) if len(possible) > 1 else "")
    if not declared:
        yield from _bands(game, player, able)


def _bands(game: Game, player: Player, able: list[Object]) -> Iterator[Offer]:
    """Those that could attack in a band, the smallest bands first."""
    ready = [thing for thing in able if why_not_attack(game, thing) is None]
    banding = {thing for thing in ready if game.characteristics(thing).has("banding")}
    bands = (band for size in range(2, len(banding) + 2) for band in combinations(ready, size))
    formed = (band for band in bands if len(banding.intersection(band)) >= len(band) - 1)
    legal = (band for band in formed if why_not_attack_so(game, Attack(band, (band,))) is None)
    for band in islice(legal, MOST_BANDS):
        one = offer_with(player, f"{player.name} attacks with", f"{listed([named(thing) for thing in band])} in a band")
        yield replace(one, actors=tuple(map(label_of, band)))


def _blocks(game: Game) -> Iterator[Offer]:
    """Creatures that may block one attacker more."""
    combat = game.combat
    assert combat is not None
    for player in game.opponents(game.active):
        for blocker in game.permanents(player):
            met = combat.assigned.get(blocker, [])
            if not game.characteristics(blocker).is_creature or len(met) >= how_many_it_blocks(game, blocker):
                continue
            for attacker in combat.attacking():
                if attacker not in met:
                    lead = f"{player.name} blocks {named(attacker)} with"
                    one = offer_with(player, lead, named(blocker), why_not_block(game, blocker, attacker))
                    yield replace(one, actors=(label_of(blocker),), aim=label_of(attacker))


def combat_movers(game: Game) -> Iterator[str]:
    """How far time may move within the attack."""
    combat = game.combat
    if combat is None or not combat.declared:
        return
    steps = game.edition.turn.steps
    if steps.index(game.step) < steps.index(Step.DAMAGE) or not combat.damage_dealt:
        if Step.FIRST_STRIKE in steps and steps.index(game.step) < steps.index(Step.FIRST_STRIKE) and _is_swift(game):
            yield "first-strike damage is dealt"
        if game.edition.damage.needs_damage:
            yield PREVENTION
        if game.edition.dying.only_when_dying:
            yield REGENERATION
        yield "combat damage is dealt"
    window = game.innermost(WindowKind.PREVENTION)
    if window is not None and window.combat:
        yield "first-strike damage is dealt" if combat.first_strike_wave else "combat damage is dealt"
    yield "the attack ends"


def _is_swift(game: Game) -> bool:
    """Whether anybody in the fight strikes first."""
    assert game.combat is not None
    fighting = [*game.combat.attacking(), *game.combat.blocking()]
    return any(
        game.characteristics(thing).has("first strike") or game.characteristics(thing).has("double strike")
        for thing in fighting
    )
