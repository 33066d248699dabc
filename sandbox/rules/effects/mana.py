"""Performers: mana that is added, doubled or lost."""

from __future__ import annotations

from sandbox.engine.changes.players import keep_mana
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.questions.choices import WhichMana
from sandbox.engine.trace import rule
from sandbox.meaning.effects import AddMana, AddManaLandsCouldProduce, AddSameMana, DoubleMana, Duration, LoseMana
from sandbox.rules.casting.mana import add_mana, braces
from sandbox.rules.casting.mana_production import could_produce, options_of
from sandbox.rules.casting.unspent_mana import clear_pool
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import players_at


def double_mana(game: Game, context: Context, effect: DoubleMana) -> None:
    """As much again of each type; where it is no ability that makes mana, it waits like any other effect."""
    player = context.controller
    add_mana(game, player, tuple(kind for kind, amount in player.pool.items() for _ in range(amount)))


@rule("adding mana")
def add_mana_(game: Game, context: Context, effect: AddMana) -> None:
    for player in players_at(game, context, effect.who):
        times, options = count(game, context, effect.times), options_of(game, context.source, effect)
        if not options or not times:
            return
        once, often = (times, 1) if effect.combined else (1, times)
        mana = [kind for _ in range(once) for kind in _one_of(game, context, list(options)) * often]
        add_mana(game, player, tuple(mana), only_for=effect.only_for)
        if effect.kept is Duration.COMBAT:
            keep_mana(game, player, tuple(mana))
        elif effect.kept is not None:
            game.turn_facts.keeps_mana(player, mana)
        game.emit(Told(f"{player.name} gets {braces(tuple(mana))}"))


def _one_of(game: Game, context: Context, options: list[tuple[str, ...]]) -> tuple[str, ...]:
    if game.goes_without_saying(options):
        return options[0]
    text = f"the mana of {named(context.source)}"
    return game.ask(Choice(context.controller, WhichMana(context.source), text, options, must_say=True))


def add_mana_lands_could_produce(game: Game, context: Context, effect: AddManaLandsCouldProduce) -> None:
    types = could_produce(game, effect.lands, context.controller)
    options: list[tuple[str, ...]] = [(mana,) for mana in types if effect.any_type or mana != "C"]
    if options:
        add_mana(game, context.controller, _one_of(game, context, options))


@rule("modified mana production")
def add_same_mana(game: Game, context: Context, effect: AddSameMana) -> None:
    """The extra mana is of the type that was made, whatever changed that type."""
    player = context.event.get("player", context.controller)
    made = tuple(dict.fromkeys(context.event.get("mana", ())))
    if made:
        mana = _one_of(game, context, [(kind,) for kind in made]) * effect.amount
        add_mana(game, player, mana)
        game.emit(Told(f"{player.name} gets {braces(mana)} more"))


def lose_mana(game: Game, context: Context, effect: LoseMana) -> None:
    for player in players_at(game, context, effect.who):
        clear_pool(player)
        game.emit(Told(f"{player.name} loses all unspent mana"))


PERFORMERS: Performers = {
    DoubleMana: double_mana,
    AddMana: add_mana_,
    AddManaLandsCouldProduce: add_mana_lands_could_produce,
    AddSameMana: add_same_mana,
    LoseMana: lose_mana,
}
