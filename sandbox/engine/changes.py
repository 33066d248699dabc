"""The one writer of each part of an object's state: tapped or not, damage, counters, control, choices; of the effects
that last; and of combat as a whole. Each makes its change and no more; what depends on it is worked out anew. No rules
are consulted, and no event is told of.

Zones and attachment are the game's own: see `Game`; players have a module of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from sandbox.engine.actions import Action
from sandbox.engine.combat import Combat
from sandbox.engine.commander import Commander
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.objects import HowCast, Object, Player
from sandbox.engine.permission import Permission
from sandbox.meaning.card import Card
from sandbox.meaning.continuous import Has, IsCopyOf
from sandbox.meaning.effects import Duration
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.terms.colors import Color
from sandbox.terms.keywords import ON_COUNTERS
from sandbox.terms.zones import Zone

# permanents


def tap(game: Game, *things: Object) -> None:
    for thing in things:
        thing.tapped = True
    game.circumstances_changed()


def untap(game: Game, *things: Object) -> None:
    for thing in things:
        thing.tapped = False
    game.circumstances_changed()


def mark_damage(game: Game, thing: Object, amount: int) -> None:
    """It stays until it is taken away."""
    thing.damage += amount
    game.unsettled()


def damaged_by(game: Game, thing: Object, source: Object) -> None:
    """The source has dealt damage to it this turn."""
    thing.damaged_by += (source,)
    game.unsettled()


def has_damaged(game: Game, source: Object, player: Player, amount: int) -> None:
    """The source has dealt so much damage to the player."""
    known = game.turn_facts.damage_to
    known[player] = known.get(player, 0) + amount
    if player not in source.has_damaged:
        source.has_damaged += (player,)
        game.unsettled()


def take_damage_away(game: Game, *things: Object) -> None:
    for thing in things:
        if thing.damage or thing.deathtouched:
            thing.damage, thing.deathtouched = 0, False
            game.unsettled()


def mark_deathtouch(game: Game, thing: Object, touched: bool) -> None:
    """Whether the damage on it was deadly, or no longer counts as such."""
    thing.deathtouched = touched
    game.unsettled()


def put_counters(game: Game, thing: Object, name: str, number: int) -> None:
    """So many more of the kind; a negative number takes them away."""
    thing.counters[name] = thing.counters.get(name, 0) + number
    if name in ON_COUNTERS:
        _gives_keyword(game, thing, name, number > 0)
    game.counters_changed(thing)


def _gives_keyword(game: Game, thing: Object, name: str, more: bool) -> None:
    """What the counters give is as new as the last of them; it ends with the last.

    Comprehensive Rules of 2026, 613.7c.
    """
    if more or thing.counters[name] <= 0:
        end_lasting(game, lambda lasting: lasting.counter == name and thing in lasting.affected)
    if more:
        given, owner = (Has(Keyword(name)),), thing.owner
        begin_lasting(game, Lasting(thing, owner, (thing,), given, Duration.FOR_GOOD, game.now(), counter=name))


def remove_all_counters(game: Game, thing: Object) -> None:
    thing.counters.clear()
    end_lasting(game, lambda lasting: bool(lasting.counter) and thing in lasting.affected)
    game.counters_changed(thing)


def becomes_newest(game: Game, *things: Object) -> None:
    """They are the newest of all in the order of occurrence, together."""
    moment = game.now()
    for thing in things:
        thing.arrived = moment
    game.changed()


def comes_under(game: Game, thing: Object, player: Player) -> None:
    """The player controls it by itself, as long as no effect says otherwise."""
    thing.base_controller = thing.under = player
    game.printed_values_changed(thing)


def is_seen_under(game: Game, thing: Object, player: Player) -> None:
    """That the player controls it has been noticed."""
    thing.under = player
    game.unsettled()


def is_new_to_its_controller(game: Game, thing: Object) -> None:
    """Its controller has just got it."""
    thing.sick = True
    thing.came_under_control = game.turn_number
    game.changed()


def is_new_no_longer(game: Game, *things: Object) -> None:
    for thing in things:
        thing.sick = False
    game.unsettled()


def belongs_to(game: Game, thing: Object, player: Player) -> None:
    """Another owner; whoever controls it goes on doing so."""
    thing.owner = player
    game.changed()


def comes_from(game: Game, thing: Object, expansion: str) -> None:
    """The card bears the symbol of that set."""
    thing.expansion = expansion
    game.changed()


def put_face_down(game: Game, thing: Object, cloaked: bool = False) -> None:
    """`cloaked`: with ward {2}."""
    thing.face_down, thing.cloaked = True, cloaked
    game.printed_values_changed(thing)


def has_face_up(game: Game, thing: Object, face: Card | None) -> None:
    """It shows that face of its card; None: it is what the card is by itself."""
    thing.up = face
    game.printed_values_changed(thing)


def prints(game: Game, thing: Object, card: Card) -> None:
    """What it is represented by says something else from now on."""
    thing.card = card
    game.printed_values_changed(thing)


def gain_level(game: Game, thing: Object, level: int) -> None:
    thing.level = level
    game.changed()


def designate(game: Game, thing: Object, word: str) -> None:
    """It is called so from then on."""
    thing.designations |= {word}
    game.changed()


def loses_designations(game: Game, words: frozenset[str], *things: Object) -> None:
    """They are not called so any more."""
    for thing in things:
        if thing.designations & words:
            thing.designations -= words
            game.changed()


def haunt(game: Game, card: Object, creature: Object) -> None:
    """The card haunts the creature as long as it stays where it is."""
    card.haunts = creature
    game.unsettled()


def flip(game: Game, thing: Object) -> None:
    """It is flipped from now on, and never turned back."""
    thing.flipped = True
    game.printed_values_changed(thing)


def put_face_up(game: Game, thing: Object) -> None:
    thing.face_down = False
    game.printed_values_changed(thing)


def mark_paid(game: Game, spell: Object, word: str, times: int = 1) -> None:
    """The cost of that name, which its text offers, was paid so often."""
    spell.offers_paid += (word,) * times
    game.circumstances_changed()


def remembers_payment(game: Game, spell: Object, mana: tuple[str, ...], x: int) -> None:
    """What it was cast with."""
    spell.paid_with, spell.x_paid = mana, x
    game.unsettled()


def is_set_aside(game: Game, card: Object) -> None:
    """It waits, from this turn on, to be cast on a later one."""
    card.waits_since = game.turn_number
    game.unsettled()


def set_destination(game: Game, spell: Object, zone: Zone) -> None:
    """Where its card is put once it has resolved."""
    spell.resolves_into = zone
    game.unsettled()


def may_cast(game: Game, card: Object, player: Player) -> None:
    """The player may cast the card from where it is, as long as it stays there."""
    card.open_to = player
    game.unsettled()


def may_play(game: Game, card: Object, permission: Permission) -> None:
    """An effect lets the player play the card from where it is."""
    game.permissions[card] = permission
    may_cast(game, card, permission.player)


def may_not_cast(game: Game, card: Object) -> None:
    """What an effect has let a player play may be played no longer."""
    game.permissions.pop(card, None)
    card.open_to = None
    game.unsettled()


def send_elsewhere(game: Game, thing: Object, zone: Zone, word: str) -> None:
    """Whatever zone it would go to next, it goes there; `word` is how the trace says it."""
    thing.sent_elsewhere = (zone, word)
    game.unsettled()


def was_cast_out_of_time(game: Game, spell: Object) -> None:
    """It was cast at a time when a sorcery could not have been."""
    spell.out_of_time = True
    game.unsettled()


def was_cast(game: Game, spell: Object, how: HowCast) -> None:
    """It has been cast so; what it becomes keeps that."""
    spell.was_cast = how
    game.turn_facts.cast.append((how.player, spell))
    game.circumstances_changed()


def was_the_spell(game: Game, thing: Object, spell: Object) -> None:
    """What the spell has become knows how that was cast."""
    thing.was_cast = spell.was_cast
    game.unsettled()


def is_paid_for_like(game: Game, thing: Object, spell: Object) -> None:
    """What was paid in addition for the spell counts for what it becomes, and for its copy."""
    thing.offers_paid, thing.resolves_into = spell.offers_paid, spell.resolves_into
    thing.chosen_player = spell.chosen_player
    thing.paid_with, thing.x_paid = spell.paid_with, spell.x_paid
    game.circumstances_changed()


def was_put_by(game: Game, thing: Object, source: Object) -> None:
    """The source's text has put it into play."""
    thing.put_by = source
    game.changed()


def phases_in_with(game: Game, thing: Object, host: Object | None) -> None:
    """It comes back when the host does; None: by itself."""
    thing.phased_in_with = host
    game.unsettled()


def enter_as(game: Game, thing: Object, card: Card) -> None:
    """It is a copy of such a card from its entering on, as long as no effect makes it another."""
    thing.entered_as = card
    _copies_anew(game, (thing,))


def _copies_anew(game: Game, things: Iterable[Object | Action]) -> None:
    """Of several effects that make it a copy, the latest counts."""
    for thing in things:
        if not isinstance(thing, Object):
            continue
        cards = [copied for lasting in game.lasting if thing in lasting.affected for copied in _copied_in(lasting)]
        card = cards[-1] if cards else thing.entered_as
        if card is not thing.copied:
            thing.copied = card
            game.printed_values_changed(thing)


def _copied_in(lasting: Lasting) -> list[Card]:
    return [each.card for each in lasting.modifications if isinstance(each, IsCopyOf)]


def put_regeneration_shields(game: Game, thing: Object, number: int) -> None:
    """So many regeneration shields more; a negative number takes them away."""
    thing.shields += number
    game.unsettled()


def cannot_regenerate(game: Game, thing: Object) -> None:
    thing.cannot_regenerate = True
    game.unsettled()


def may_regenerate_again(game: Game, *things: Object) -> None:
    for thing in things:
        thing.cannot_regenerate = False
    game.unsettled()


def has_attacked(game: Game, *things: Object) -> None:
    for thing in things:
        thing.attacked_this_turn = True
    game.circumstances_changed()


def exhaust(game: Game, thing: Object, ability: int) -> None:
    """The ability, told by its number, has been activated and cannot be again."""
    thing.exhausted += (ability,)
    game.unsettled()


def begins_a_turn_anew(game: Game, *things: Object) -> None:
    """What happened to them in the last turn no longer counts."""
    for thing in things:
        thing.attacked_this_turn = False
        thing.activated_this_turn = ()
        thing.damaged_by = ()
    game.changed()


# what was chosen for an object


def choose_color_for(game: Game, thing: Object, color: Color | None) -> None:
    thing.chosen_color, thing.chosen_as = color, thing.copiable_card
    game.changed()


def choose_land_type_for(game: Game, thing: Object, land_type: str | None) -> None:
    thing.chosen_land_type = land_type
    game.changed()


def choose_creature_type_for(game: Game, thing: Object, creature_type: str) -> None:
    thing.chosen_creature_type, thing.chosen_as = creature_type, thing.copiable_card
    game.changed()


def choose_player_for(game: Game, thing: Object, player: Player) -> None:
    thing.chosen_player = player
    game.changed()


def choose_name_for(game: Game, thing: Object, name: str) -> None:
    thing.chosen_name = name
    game.changed()


# effects and combat


def counts_for_commander(game: Game, commander: Commander, player: Player, total: int) -> None:
    """So much combat damage it has dealt the player over the game."""
    commander.dealt[player] = total
    game.unsettled()


def was_cast_from_command_zone(game: Game, card: Object) -> None:
    """Once more."""
    game.commanders[card.physical].casts += 1
    game.unsettled()


def is_astray(game: Game, card: Object) -> None:
    """A commander is in a graveyard or in exile, and nobody has looked yet."""
    game.commanders_astray.append(card)
    game.unsettled()


def is_daytime(game: Game, daytime: str) -> None:
    """Day or night, from now on."""
    game.daytime = daytime
    game.changed()


def begin_lasting(game: Game, lasting: Lasting) -> None:
    game.lasting.append(lasting)
    _copies_anew(game, lasting.affected if _copied_in(lasting) else ())
    game.changed()


def end_lasting(game: Game, over: Callable[[Lasting], bool]) -> bool:
    """Ends those of which it is so; whether there were any."""
    ended = [lasting for lasting in game.lasting if over(lasting)]
    if not ended:
        return False
    game.lasting = [lasting for lasting in game.lasting if lasting not in ended]
    for lasting in ended:
        _copies_anew(game, lasting.affected if _copied_in(lasting) else ())
    game.changed()
    return True


def lasts_on(game: Game, lasting: Lasting, affected: Iterable[Object | Action]) -> None:
    """The effect affects these from now on; one that affects nothing any more is over."""
    before, lasting.affected = lasting.affected, tuple(affected)
    if not lasting.affected and lasting.whom is None:
        game.lasting.remove(lasting)
    _copies_anew(game, (*before, *lasting.affected) if _copied_in(lasting) else ())
    game.changed()


def begin_combat(game: Game) -> Combat:
    game.combat = Combat(game.changed, game.circumstances_changed)
    game.circumstances_changed()
    return game.combat


def end_combat(game: Game) -> None:
    game.combat = None
    game.circumstances_changed()
