"""Numbers that texts count."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import Static
from sandbox.meaning.amounts import (
    Amount,
    AttackedThisTurn,
    BasicLandTypesAmong,
    BlockersOf,
    CardsIn,
    CardsInHand,
    CardTypesInGraveyards,
    CastThisTurn,
    ColorsAmong,
    ColorsSpent,
    CountersAmong,
    CountersOfPlayer,
    CountersOn,
    DamageTakenThisTurn,
    Devotion,
    DiedThisTurn,
    Difference,
    Different,
    DiscardedThisTurn,
    DrawnThisTurn,
    ExcessDamage,
    Greatest,
    Half,
    InYourParty,
    ItsManaValue,
    LifeGainedThisTurn,
    LifeOf,
    LowestLife,
    ManaSpentOn,
    ManaValueOf,
    MostDoneByOne,
    NumberOf,
    NumberPointedAt,
    OpponentsAttacked,
    OpponentsYouHave,
    OthersOfItsTypes,
    OwnSize,
    PlayersWho,
    PowerOf,
    SpeedOf,
    Sum,
    ThatMuch,
    Times,
    TimesMutated,
    TimesPaid,
    Total,
    ToughnessOf,
    VotesFor,
    X,
)
from sandbox.meaning.continuous import MoreDevotion
from sandbox.meaning.kinds import ANYTHING, CREATURE, Kind
from sandbox.meaning.references import CardsInGraveyard, Each, Reference
from sandbox.rules.lookup.context import Context, votes_for
from sandbox.rules.lookup.excess_damage import excess_damage
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.life_totals import life_of, lowest_life
from sandbox.rules.lookup.mana_value import mana_value_of_spell, mana_values
from sandbox.rules.lookup.offers_paid import times_paid
from sandbox.rules.lookup.party import party_size
from sandbox.rules.lookup.poison import counters_of
from sandbox.rules.lookup.references import objects_at, players_at, pointed_at
from sandbox.rules.lookup.turn_history import those_that_died
from sandbox.terms.colors import Color
from sandbox.terms.creature_types import CREATURE_TYPES
from sandbox.terms.designations import SPEED
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.terms.zones import Zone


def count(game: Game, context: Context, amount: Amount) -> int:
    """The number meant, never below 0 for what is counted; a plain number stands as it is written."""
    match amount:
        case int():
            return amount
        case X():
            return context.x
        case PowerOf() | ToughnessOf() | OwnSize() | Greatest() | Total():
            return max(0, compared(game, context, amount))
        case NumberOf(kind, of):
            return len(objects_at(game, context, Each(kind, of)))
        case CountersOn() | CountersAmong():
            return _counters(game, context, amount)
        case ThatMuch(limited):
            return _limited(game, context) if limited else context.amount
        case Difference() | Sum() | Times() | Half():
            return _worked_out(game, context, amount)
        case ManaValueOf() | ItsManaValue():
            things = pointed_at(game, context, amount.what) if isinstance(amount, ManaValueOf) else context.it
            return sum(_mana_value(game, thing) for thing in things)
        case Different():
            return len(set(_measures(game, context, amount)))
        case BlockersOf(what, beyond_first):
            return max(0, _blockers(game, _spoken_of(game, context, what)) - beyond_first)
        case InYourParty():
            return party_size(game, context.controller)
        case DiedThisTurn(kind):
            return len(those_that_died(game, context, kind))
        case BasicLandTypesAmong() | ColorsAmong() | Devotion() | OthersOfItsTypes():
            return _of_types_and_colors(game, context, amount)
    return _of_players(game, context, amount)


def _counters(game: Game, context: Context, amount: CountersOn | CountersAmong) -> int:
    if isinstance(amount, CountersAmong):
        things = objects_at(game, context, Each(amount.kind))
    else:
        things = _spoken_of(game, context, amount.what)
    return sum(counters_on(thing, amount.name) for thing in things)


def compared(game: Game, context: Context, amount: Amount) -> int:
    """The number beside which another stands: what is below 0 stays so (2010 and 2026, 107.1b)."""
    match amount:
        case PowerOf() | ToughnessOf() | OwnSize():
            return _sizes(game, context, amount)
        case Greatest():
            return max(_measures(game, context, amount), default=0)
        case Total():
            return sum(_measures(game, context, amount))
    return count(game, context, amount)


def counters_on(thing: Object, name: str) -> int:
    """Those of the name; of every kind together, where there is none."""
    return thing.counters.get(name, 0) if name else sum(thing.counters.values())


def _of_its_types(game: Game, context: Context) -> int:
    """The others of what is counted for that have a creature type in common with it; one such type is enough."""
    bearer = context.counted_for or context.source
    own = game.characteristics(bearer).subtypes & CREATURE_TYPES
    others = objects_at(game, replace(context, counted_for=bearer), Each(replace(CREATURE, another=True)))
    return sum(not own.isdisjoint(game.characteristics(thing).subtypes) for thing in others)


def _sizes(game: Game, context: Context, amount: PowerOf | ToughnessOf | OwnSize) -> int:
    """Of several things together."""
    if isinstance(amount, OwnSize):
        things = [thing for thing in context.it if isinstance(thing, Object)]
        return sum(size(game, context, thing, amount.measure) for thing in things)
    measure = "power" if isinstance(amount, PowerOf) else "toughness"
    return sum(size(game, context, thing, measure) for thing in _spoken_of(game, context, amount.what))


def _spoken_of(game: Game, context: Context, what: Reference) -> list[Object]:
    """All of them together, or the one for which the number is counted."""
    one = context.counted_for
    return [one] if one is not None and what == context.one_of else objects_at(game, context, what)


def _blockers(game: Game, attackers: list[Object]) -> int:
    """How many creatures block these at the moment."""
    combat = game.combat
    if combat is None:
        return 0
    blocking = [combat.blocks[one] for one in combat.blocks if one not in combat.removed and one.in_play]
    return sum(any(attacker in blocked for attacker in attackers) for blocked in blocking)


def _of_types_and_colors(
    game: Game, context: Context, amount: BasicLandTypesAmong | ColorsAmong | Devotion | OthersOfItsTypes
) -> int:
    if isinstance(amount, Devotion):
        return _devotion(game, context, amount.color, amount.other)
    if isinstance(amount, OthersOfItsTypes):
        return _of_its_types(game, context)
    if isinstance(amount, ColorsAmong):
        things = objects_at(game, context, Each(amount.kind))
        return len({color for thing in things for color in game.characteristics(thing).colors})
    return len(_basic_land_types(game, objects_at(game, context, Each(amount.kind, amount.of))))


def _basic_land_types(game: Game, lands: list[Object]) -> set[str]:
    return {subtype for land in lands for subtype in game.characteristics(land).subtypes if subtype in BASIC_LAND_TYPES}


def _of_players(game: Game, context: Context, amount: object) -> int:
    """What players have: cards, life, damage taken, opponents; and how many things a text has dealt with."""
    match amount:
        case CardsInHand(who):
            return sum(len(player.hand) for player in players_at(game, context, who))
        case CardsIn():
            return _cards_in(game, context, amount)
        case ColorsSpent() | ExcessDamage() | ManaSpentOn() | MostDoneByOne() | NumberPointedAt() | VotesFor():
            return _of_the_text(game, context, amount)
        case LifeOf() | LowestLife():
            return _life(game, context, amount)
        case CardTypesInGraveyards():
            players = game.players if amount.who is None else players_at(game, context, amount.who)
            cards = [card for player in players for card in player.graveyard]
            return len({kind for card in cards for kind in game.characteristics(card).types})
        case TimesMutated():
            return len(context.source.merged_with)
        case TimesPaid(word):
            return times_paid(context, word)
        case SpeedOf(who):
            return sum(player.designations.number(SPEED) for player in players_at(game, context, who))
        case OpponentsYouHave():
            return len(game.opponents(context.controller))
        case CountersOfPlayer(name, who):
            return counters_of(game, players_at(game, context, who), name)
    return _of_this_turn(game, context, amount)


def _of_this_turn(game: Game, context: Context, amount: object) -> int:
    """What players have done in this turn, and what was done to them."""
    facts = game.turn_facts
    match amount:
        case AttackedThisTurn():
            return sum(amount.anybodys or player is context.controller for player, _ in facts.attacked)
        case OpponentsAttacked():
            return _opponents_attacked(game, context)
        case CastThisTurn():
            return _cast(game, context, amount)
        case LifeGainedThisTurn(who, lost):
            known = facts.lost_life if lost else facts.gained_life
            return sum(known.get(player, 0) for player in players_at(game, context, who))
        case PlayersWho():
            return sum(_has_done(game, player, amount) for player in players_at(game, context, amount.who))
        case DrawnThisTurn(who):
            return sum(facts.drawn.get(player, 0) for player in players_at(game, context, who))
        case DiscardedThisTurn(who):
            return sum(facts.discards.count(player) for player in players_at(game, context, who))
        case DamageTakenThisTurn(who):
            return sum(facts.damage_to.get(player, 0) for player in players_at(game, context, who))
    raise AssertionError(amount)


def _cast(game: Game, context: Context, amount: CastThisTurn) -> int:
    players = players_at(game, context, amount.who)
    spells = [spell for player, spell in game.turn_facts.cast if player in players]
    if amount.not_from is not None:
        spells = [spell for spell in spells if spell.was_cast and spell.was_cast.zone is not amount.not_from]
    return sum(matches(game, amount.kind, spell, context.controller, context.source) for spell in spells)


def _has_done(game: Game, player: Player, amount: PlayersWho) -> bool:
    facts = game.turn_facts
    if amount.deed == "poison":
        return counters_of(game, [player], "poison") >= amount.minimum
    known = {"lost life": facts.lost_life, "gained life": facts.gained_life, "dealt damage": facts.damage_to}
    return known[amount.deed].get(player, 0) > 0


def _of_the_text(
    game: Game,
    context: Context,
    amount: ColorsSpent | ExcessDamage | ManaSpentOn | MostDoneByOne | NumberPointedAt | VotesFor,
) -> int:
    """What was spent on it, how many things it has dealt with, its damage, and what players have voted for."""
    if isinstance(amount, ExcessDamage):
        return excess_damage(game, context)
    if isinstance(amount, VotesFor):
        return len(context.this_way.get(votes_for(amount.option), ()))
    if isinstance(amount, ManaSpentOn):
        return sum(_mana_spent(context, thing) for thing in pointed_at(game, context, amount.what))
    if isinstance(amount, ColorsSpent):
        return len(set(mana_spent_on(context)) - {"C"})
    if isinstance(amount, MostDoneByOne):
        return max(Counter(thing.owner for thing in objects_at(game, context, amount.what)).values(), default=0)
    return len(pointed_at(game, context, amount.what))


def _mana_spent(context: Context, thing: Object | Player | Action) -> int:
    """How much mana the spell was cast with; what life was paid for is none."""
    if isinstance(thing, Action):
        return len(thing.mana_spent)
    if not isinstance(thing, Object):
        return 0
    spent = mana_spent_on(context) if thing is context.source else thing.paid_with
    return sum(symbol != PAID_WITH_LIFE for symbol in spent)


PAID_WITH_LIFE = "life"
"""What stands for a mana symbol that life was paid for."""


def mana_spent_on(context: Context) -> tuple[str, ...]:
    """What the spell was cast with; of a permanent, what the spell was that it has been. A copy was cast with none."""
    action = context.action
    if action is not None and action.is_spell and action.source is context.source:
        return action.mana_spent
    return context.source.paid_with


def _cards_in(game: Game, context: Context, amount: CardsIn) -> int:
    """Of a library all cards are counted, whatever they are."""
    players = game.in_turn_order() if amount.who is None else players_at(game, context, amount.who)
    if amount.zone is Zone.LIBRARY:
        return sum(player.library_size for player in players)
    if amount.zone is Zone.REMOVED:
        return sum(_is_such_in_exile(game, amount.kind, card, player) for player in players for card in player.removed)
    return sum(matches(game, amount.kind, card, player) for player in players for card in player.graveyard)


def _is_such_in_exile(game: Game, kind: Kind, card: Object, player: Player) -> bool:
    """What lies face down there is a card, and nothing else of it is known (2026, 406.3)."""
    return kind == ANYTHING if card.face_down else matches(game, kind, card, player)


def _measures(game: Game, context: Context, amount: Greatest | Total | Different) -> list[int]:
    """Of each of the kind; of cards in a graveyard, of each that lies there."""
    who = amount.who if isinstance(amount, Different) else None
    if who is None:
        things = objects_at(game, context, Each(amount.kind))
    else:
        things = objects_at(game, context, CardsInGraveyard(amount.kind, who))
    return [_measured(game, context, amount.measure, thing) for thing in things]


def _measured(game: Game, context: Context, measure: str, thing: Object) -> int:
    """A negative power is what it is: it makes a total smaller and differs from another one."""
    return _mana_value(game, thing) if measure == "mana value" else size(game, context, thing, measure)


def _devotion(game: Game, context: Context, color: Color, other: Color | None) -> int:
    """The symbols of the color, or of either, among the costs of one's permanents, and what texts printed on them add.

    Comprehensive Rules of 2026, 700.5 and 700.5a.
    """
    own = [thing for thing in game.permanents(context.controller) if not thing.face_down]
    more = [m for thing in own for a in thing.starting_card.abilities if type(a) is Static for m in a.modifications]
    costs = [thing.starting_card.cost for thing in own if thing.starting_card.cost is not None]
    wanted = {color.symbol} if other is None else {color.symbol, other.symbol}
    there = sum(not wanted.isdisjoint(symbol.split("/")) for cost in costs for symbol in cost.symbols)
    return there + sum(each.number for each in more if isinstance(each, MoreDevotion))


def _life(game: Game, context: Context, amount: LifeOf | LowestLife) -> int:
    if isinstance(amount, LowestLife):
        return lowest_life(game)
    return sum(life_of(game, player) for player in players_at(game, context, amount.who))


def _worked_out(game: Game, context: Context, amount: Difference | Half | Sum | Times) -> int:
    match amount:
        case Half(inner, up):
            return (count(game, context, inner) + up) // 2
        case Difference(more, less):
            return max(0, count(game, context, more) - count(game, context, less))
        case Sum(inner, more):
            return count(game, context, inner) + count(game, context, more)
        case Times(factor, inner):
            return factor * count(game, context, inner)


def _mana_value(game: Game, thing: Object | Player | Action) -> int:
    if isinstance(thing, Action):
        return mana_value_of_spell(thing)
    return sum(mana_values(game, thing)) if isinstance(thing, Object) else 0


def _limited(game: Game, context: Context) -> int:
    """Of damage dealt, no more than the toughness or life that what was damaged had."""
    most = 0
    for thing in (*context.it, context.event.get("other"), context.event.get("player")):
        if isinstance(thing, Player):
            most += max(0, thing.life + context.amount)
        elif isinstance(thing, Object):
            most += _stood_up_to(game, context, thing)
    return min(context.amount, most) if most else context.amount


def _stood_up_to(game: Game, context: Context, thing: Object) -> int:
    """A creature's toughness; of a planeswalker, the loyalty that it had before the damage took some of it."""
    characteristics = game.characteristics(thing)
    toughness = max(0, characteristics.toughness or 0) if characteristics.is_creature else 0
    return toughness or (context.loyalty_before or {}).get(thing, 0)


def size(game: Game, context: Context, thing: Object, which: str) -> int:
    """Power or toughness as the edition looks at it: for the source of an effect perhaps as it was when announced."""
    characteristics = game.characteristics(thing)
    if thing is context.source:
        characteristics = game.edition.damage.source_looked_at(game, context.action, thing)
    value = characteristics.power if which == "power" else characteristics.toughness
    return value or 0


def _opponents_attacked(game: Game, context: Context) -> int:
    """Players alone, not their planeswalkers; with creatures of the player's own."""
    combat = game.combat
    if combat is None:
        return 0
    own = [a for a in combat.attackers if game.controller(a) is context.controller]
    return len({combat.attackers[a] for a in own if combat.attackers[a] in game.opponents(context.controller)})
