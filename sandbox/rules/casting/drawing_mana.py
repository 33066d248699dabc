"""Using mana abilities, which nothing answers."""

from __future__ import annotations

from sandbox.engine.acts import DrawMana
from sandbox.engine.changes.permanents import exhaust
from sandbox.engine.choices import Choice
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import WhichMana
from sandbox.rules.casting.bill import Bill
from sandbox.rules.casting.costs import pay, why_not_pay
from sandbox.rules.casting.mana import made_by
from sandbox.rules.casting.mana_production import (
    ManaAbility,
    effects_now,
    given_for,
    makes_own_mana,
    mana_abilities,
    may_be_used,
)
from sandbox.rules.casting.mana_restrictions import PaidFor
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.functioning import functions_in
from sandbox.rules.lookup.performers import perform
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.zones import Zone


def why_not_draw_mana(game: Game, player: Player, act: DrawMana) -> Refusal | None:
    """Whether the player can make mana with the permanent now."""
    return _ways_to_draw(game, player, act)[1]


def _ways_to_draw(
    game: Game, player: Player, act: DrawMana
) -> tuple[list[tuple[ManaAbility, tuple[str, ...]]], Refusal | None]:
    """Every ability of the permanent that may be used with every bundle of mana that it can give, or why there is
    none."""
    refusal = _why_not_its(game, player, act.object)
    if refusal is not None:
        return [], refusal
    refusal = game.edition.responses.why_not_act(game, player)
    if refusal is not None:
        return [], refusal
    found: list[tuple[ManaAbility, tuple[str, ...]]] = []
    refusal = Refusal("tapping for mana", f"{named(act.object)} makes no such mana")
    for ability in _where_it_is(game, act.object):
        if not may_be_used(game, player, ability):
            refusal = Refusal("tapping for mana", f"{named(act.object)} cannot be used so at this time")
            continue
        given = [option for option in ability.options or ((),) if _is_wanted(act, option)]
        unpaid = why_not_pay(game, Bill(player, act.object, ability.cost, what=PaidFor.ABILITY)) if given else refusal
        found += [(ability, option) for option in given if unpaid is None]
        refusal = unpaid or refusal
    return found, None if found else refusal


def _why_not_its(game: Game, player: Player, thing: Object) -> Refusal | None:
    """Of what is in play the controller uses the abilities, of a card elsewhere its owner."""
    if thing.in_play:
        own = game.controller(thing) is player
        return None if own else Refusal("tapping for mana", f"{player.name} does not control {named(thing)}")
    if thing in player.owned_zones.get(thing.zone, ()) and _where_it_is(game, thing):
        return None
    return Refusal("tapping for mana", f"{named(thing)} is not {game.edition.words.play}")


def _where_it_is(game: Game, thing: Object) -> list[ManaAbility]:
    """The mana abilities that function in the zone that it is in."""
    return [
        making
        for making in mana_abilities(game, thing)
        if thing.zone is (Zone.BATTLEFIELD if making.ability is None else functions_in(making.ability))
    ]


def _is_wanted(act: DrawMana, option: tuple[str, ...]) -> bool:
    """Whether the act says so of what it makes."""
    return (act.mana is None or act.mana in option) and (not act.bundle or sorted(option) == sorted(act.bundle))


def draw_mana(game: Game, player: Player, act: DrawMana, with_these: tuple[Object, ...] | None = None) -> None:
    """The mana is in the pool at once; nothing answers it. Raises Illegal."""
    ways, refusal = _ways_to_draw(game, player, act)
    if refusal is not None:
        raise Illegal(refusal)
    ability, mana = _choose_way_to_draw(game, player, act, ways)
    tapped_before = act.object.tapped
    with game.trace.beneath("mana abilities", not mana):
        paid = pay(game, Bill(player, act.object, ability.cost, with_these=with_these, what=PaidFor.ABILITY))
    mana = given_for(game, ability, mana, paid)
    made_by(game, act.object, player, mana, taps=act.object.tapped and not tapped_before, only_for=ability.only_for)
    if ability.ability is not None:
        act.object.activated_this_turn = (*act.object.activated_this_turn, hash(ability.ability))
        if ability.ability.only_once or ability.ability.ever_once:
            exhaust(game, act.object, hash(ability.ability))
        _what_else_it_does(game, player, ability)


def _choose_way_to_draw(
    game: Game, player: Player, act: DrawMana, ways: list[tuple[ManaAbility, tuple[str, ...]]]
) -> tuple[ManaAbility, tuple[str, ...]]:
    """Of ways that give the same mana, the first."""
    by_mana = {mana: (ability, mana) for ability, mana in reversed(ways)}
    if len(by_mana) == 1 and (not game.answers_are_said or act.mana is not None or act.bundle):
        return ways[0]
    text = f"the mana of {named(act.object)}"
    options = list(dict.fromkeys(mana for _, mana in ways))
    return by_mana[game.ask(Choice(player, WhichMana(act.object), text, options, must_say=True))]


def _what_else_it_does(game: Game, player: Player, ability: ManaAbility) -> None:
    assert ability.ability is not None
    context = Context(ability.source, player)
    effects = effects_now(game, ability.source, ability.ability)
    rest = [e for e in effects if not makes_own_mana(e)]
    perform(game, context, rest)
