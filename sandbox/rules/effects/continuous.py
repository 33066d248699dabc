"""Performers: effects that last."""

from __future__ import annotations

from dataclasses import replace

from sandbox.engine.actions import Action
from sandbox.engine.changes.lasting import begin_lasting
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.choices import WhichAbility, WhichWord
from sandbox.engine.trace import rule
from sandbox.meaning.amounts import Amount, ItsManaValue, NumberOf, Sum, Times
from sandbox.meaning.continuous import (
    AttacksPlayer,
    BlocksIt,
    Cannot,
    GetsPT,
    Has,
    HasActivatedAbilitiesOf,
    HasBasePT,
    HasOneOf,
    HasProtectionFromChosenColor,
    HasProtectionOfChoice,
    IsAlso,
    IsChosenColor,
    IsChosenCreatureType,
    IsColor,
    RemovedIfItDies,
    WordsChanged,
)
from sandbox.meaning.effects import ChangeWords, DoublePower, Duration, Modify, ModifyPlayers
from sandbox.meaning.keyword_abilities import Keyword, Protection
from sandbox.meaning.kinds import Kind, Quality
from sandbox.meaning.nodes import Ability, Modification
from sandbox.meaning.references import Each, SpellsCast
from sandbox.rules.casting.keyword_uses import ACTIVATED
from sandbox.rules.continuous.apply import CHARACTERISTICS
from sandbox.rules.continuous.beginning import begin_effect, begin_effect_on_players
from sandbox.rules.continuous.granting import linked_anew
from sandbox.rules.effects.choices import ask_color, ask_creature_type
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import choose_one
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.linked_choices import chosen_color
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, players_at, pointed_at
from sandbox.rules.lookup.spells_cast import number_cast
from sandbox.rules.lookup.text_changes import words_of
from sandbox.terms.colors import Color
from sandbox.terms.types import BASIC_LAND_TYPES


@rule("continuous effects")
def modify(game: Game, context: Context, effect: Modify) -> None:
    """What it affects, and every number in it, is settled now, but for what changes no characteristic."""
    if isinstance(effect.what, Each) and game.edition.reaches_newcomers and _changes_rules_alone(effect):
        _hold_for_all(game, context, effect, effect.what)
        return
    if isinstance(effect.what, SpellsCast):
        _hold_for_all(game, context, effect, _next_ones(game, context, effect.what))
        return
    things: list[Object] = []
    players: list[Player] = []
    for thing in pointed_at(game, context, effect.what):
        if isinstance(thing, Player):
            players.append(thing)
        elif isinstance(thing, Action):
            things.append(thing.source)
        elif not thing.gone:
            things.append(thing)
    if players:
        begin_effect_on_players(game, context, tuple(players), effect.modifications, effect.duration)
    if not things:
        return
    if _counts_others(effect) or _counts_each(effect):
        for thing in things:
            _settle(game, replace(context, counted_for=thing, it=[thing]), effect, (thing,))
    else:
        _settle(game, context, effect, tuple(things))
    context.it = list(things)


@rule("continuous effects")
def modify_players(game: Game, context: Context, effect: ModifyPlayers) -> None:
    """The players are settled now."""
    players = tuple(players_at(game, context, effect.who))
    if players:
        begin_effect_on_players(game, context, players, effect.modifications, effect.duration)


def _settle(game: Game, context: Context, effect: Modify, things: tuple[Object, ...]) -> None:
    modifications = tuple([each for m in effect.modifications for each in _settled(game, context, m)])
    begin_effect(game, context, things, modifications, effect.duration)


def double_power(game: Game, context: Context, effect: DoublePower) -> None:
    """Each gets as much more as it has now, or twice as much; of less than nothing, as much less.

    Comprehensive Rules of 2026, 701.10b, 701.10c, 701.11b and 701.11c.
    """
    times = effect.factor - 1
    things = [thing for thing in objects_at(game, context, effect.what) if thing.in_play]
    sizes = [game.characteristics(thing) for thing in things]
    for thing, size in zip(things, sizes, strict=True):
        more = GetsPT(times * (size.power or 0), times * (size.toughness or 0) if effect.toughness else 0)
        begin_effect(game, context, (thing,), (more,), Duration.THIS_TURN)
    context.it = list(things)


def _counts_others(effect: Modify) -> bool:
    """Whether a number is counted for each affected creature by itself: `for each other creature`."""
    sizes = [m for m in effect.modifications if isinstance(m, GetsPT)]
    return any(_is_of_others(amount) for size in sizes for amount in (size.power, size.toughness))


def _counts_each(effect: Modify) -> bool:
    """Whether each thing becomes as large as its own mana value."""
    sizes = [m for m in effect.modifications if isinstance(m, HasBasePT)]
    return any(isinstance(amount, ItsManaValue) for size in sizes for amount in (size.power, size.toughness))


def _is_of_others(amount: Amount) -> bool:
    match amount:
        case NumberOf(kind):
            return kind.another
        case Times(_, inner) | Sum(inner):
            return _is_of_others(inner)
    return False


def _changes_rules_alone(effect: Modify) -> bool:
    """Whether it forbids or commands for a time; what is settled at the moment of dying is remembered by each, and so
    is what holds for the next untap step of each, or while each has its controller."""
    return effect.duration not in (Duration.NEXT_UNTAP, Duration.WHILE_IT_IS_YOURS) and all(
        not isinstance(m, (*CHARACTERISTICS, RemovedIfItDies)) and not (isinstance(m, Cannot) and m.act == "regenerate")
        for m in effect.modifications
    )


def _next_ones(game: Game, context: Context, spells: SpellsCast) -> SpellsCast:
    """Which spell is the next one is known now."""
    if not spells.is_next:
        return spells
    return replace(spells, nth=number_cast(game, context.controller, spells.kind) + 1)


def _hold_for_all(game: Game, context: Context, effect: Modify, whom: Each | SpellsCast) -> None:
    """Whatever comes later is under it as well.

    Comprehensive Rules of 2006, 418.3b; of 2010, 611.2c.
    """
    moment, turn = game.now(), game.turn_number
    lasting = Lasting(context.source, context.controller, (), effect.modifications, effect.duration, moment, turn)
    lasting.whom, lasting.context = whom, context
    begin_lasting(game, lasting)
    game.emit(Told(f"the effect of {named(context.source)} begins"))


def _settled(game: Game, context: Context, modification: Modification) -> tuple[Modification, ...]:
    if isinstance(modification, HasActivatedAbilitiesOf):
        return tuple([Has(ability) for ability in _abilities_taken_over(game, context, modification)])
    return (_settled_one(game, context, modification),)


def _abilities_taken_over(game: Game, context: Context, taken: HasActivatedAbilitiesOf) -> list[Ability]:
    """Keywords that stand for activated abilities are among them; linked ones are linked with each other alone."""
    link = game.now()
    return [
        linked_anew(ability, link)
        for thing in objects_at(game, context, taken.what)
        for ability in game.characteristics(thing).abilities
        if isinstance(ability, ACTIVATED)
    ]


def _settled_one(game: Game, context: Context, modification: Modification) -> Modification:
    match modification:
        case GetsPT(power, toughness):
            return GetsPT(count(game, context, power), count(game, context, toughness))
        case HasBasePT(power, toughness):
            set_to = [None if part is None else count(game, context, part) for part in (power, toughness)]
            return HasBasePT(*set_to)
        case IsChosenColor():
            return IsColor(frozenset({ask_color(game, context, f"the color that {named(context.source)} gives")}))
        case HasProtectionFromChosenColor():
            chosen = chosen_color(game, context.source)
            colors = frozenset[Color]() if chosen is None else frozenset({chosen})
            return Has(Protection(Quality(Kind(colors=colors)))) if colors else modification
        case HasProtectionOfChoice(instead) if instead is not None:
            return Has(Protection(_quality(game, context, instead)))
        case HasProtectionOfChoice():
            color = ask_color(game, context, f"the color that {named(context.source)} protects from")
            return Has(Protection(Quality(Kind(colors=frozenset({color})))))
        case HasOneOf(abilities):
            return Has(_one_of(game, context, abilities))
        case IsChosenCreatureType(other_than):
            return _creature_type(game, context, other_than)
        case AttacksPlayer(who):
            return AttacksPlayer(who, next((player.seat for player in players_at(game, context, who)), None))
        case BlocksIt(what):
            return BlocksIt(what, next((thing.id for thing in objects_at(game, context, what)), 0))
    return modification


def _quality(game: Game, context: Context, other: Quality) -> Quality:
    """A color, or what the text offers besides."""
    qualities = {color.value: Quality(Kind(colors=frozenset({color}))) for color in Color}
    sorts = other.kind.types if other.kind.types else ("colorless",)
    qualities["s and ".join(sorted(sorts)) + ("s" if other.kind.types else "")] = other
    text = f"what {named(context.source)} protects from"
    return qualities[choose_one(game, context.controller, WhichAbility(context.source), text, list(qualities))]


def _one_of(game: Game, context: Context, abilities: tuple[Ability, ...]) -> Ability:
    """The controller of the text says which."""
    words = {_word_of(ability): ability for ability in abilities}
    text = f"the ability that {named(context.source)} gives"
    return words[choose_one(game, context.controller, WhichAbility(context.source), text, list(words))]


def _word_of(ability: Ability) -> str:
    if isinstance(ability, Keyword):
        return ability.word
    assert isinstance(ability, Protection), ability
    return f"protection from {' and '.join(sorted(ability.quality.kind.colors))}"


def _creature_type(game: Game, context: Context, other_than: frozenset[str]) -> Modification:
    text = f"the creature type that {named(context.source)} gives"
    chosen = ask_creature_type(game, context, text, other_than)
    return IsAlso(subtypes=frozenset({chosen}), instead=True)


_LAND_WORDS, EITHER_SORT = "basic land type", "color word or basic land type"


@rule("changing words")
def change_words(game: Game, context: Context, effect: ChangeWords) -> None:
    """One word is chosen among those that stand in the text, and one to stand for it."""
    for thing in pointed_at(game, context, effect.what):
        held = thing.source if isinstance(thing, Action) else thing
        if not isinstance(held, Object) or held.gone:
            continue
        options = _pairs(game, held, effect.words)
        text = f"which {effect.words} in the text of {named(held)} stands for which"
        old, new = game.ask(Choice(context.controller, WhichWord(held), text, options, must_say=True))
        begin_effect(game, context, (held,), (WordsChanged(old, new),), effect.duration)


def _pairs(game: Game, held: Object, words: str) -> list[tuple[str, str]]:
    """Every word of the text with every word that can replace it."""
    sorts: list[list[str]] = [list(BASIC_LAND_TYPES)] if words == _LAND_WORDS else [list(Color)]
    if words == EITHER_SORT:
        sorts.append(list(BASIC_LAND_TYPES))
    there = words_of(game, held) & {word for sort in sorts for word in sort}
    return [(old, new) for sort in sorts for old in sort if old in there or not there for new in sort if new != old]


PERFORMERS: Performers = {
    Modify: modify,
    ModifyPlayers: modify_players,
    DoublePower: double_power,
    ChangeWords: change_words,
}
