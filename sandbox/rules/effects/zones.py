"""Performers: instructions that move objects."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.changes import becomes_newest, begin_lasting, was_put_by
from sandbox.engine.events import Countered, Told
from sandbox.engine.game import Game
from sandbox.engine.lasting import Lasting
from sandbox.engine.moments import Moment
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.player_changes import put_on_the_bottom
from sandbox.engine.questions import Deed, WhetherToPay
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import ControlledBy
from sandbox.meaning.costs import PayMana
from sandbox.meaning.effects import (
    Attach,
    BlockingToken,
    ChooseNewTargets,
    CopySpell,
    Counter,
    Destroy,
    Duration,
    ExchangeControl,
    GainControl,
    PhaseOut,
    PutIntoPlay,
    RemoveFromCombat,
    RemoveFromGame,
    Return,
    ReturnRemoved,
    Sacrifice,
    ShuffleIntoLibrary,
    SwitchBlockers,
    Token,
    TokenCopy,
)
from sandbox.meaning.references import CardsInGraveyard, Chosen, Each, Reference, You
from sandbox.rules.casting.costs import Bill, pay, why_not_pay
from sandbox.rules.combat.blockers import why_not_block
from sandbox.rules.continuous.attachment import may_be_on
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import choose_some, may
from sandbox.rules.lookup.context import Context, found_again
from sandbox.rules.lookup.filters import permanents_of
from sandbox.rules.lookup.library import in_library_order
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import objects_at, players_at, pointed_at
from sandbox.rules.players.draw_and_discard import shuffle
from sandbox.rules.triggers.copies import choose_new_targets, copy_spell
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.doubling import tokens_made
from sandbox.rules.zones.entering import enter_play, put_there
from sandbox.rules.zones.phasing import phase_out
from sandbox.terms.mana import ManaCost
from sandbox.terms.zones import Zone


def destroy(game: Game, context: Context, effect: Destroy) -> None:
    things = objects_at(game, context, effect.what)
    context.it = list(things)
    zone_changes.destroy(game, things, regeneration=not effect.no_regeneration)


def sacrifice(game: Game, context: Context, effect: Sacrifice) -> None:
    """A player can sacrifice only what that player controls."""
    if isinstance(effect.what, Chosen) and effect.what.kind.controller is None:
        things = _own_choice(game, context, effect.what)
    else:
        players = players_at(game, context, effect.who)
        found = [thing for thing in objects_at(game, context, effect.what) if thing.in_play]
        things = [thing for thing in found if game.controller(thing) in players]
    context.it = list(things)
    zone_changes.sacrifice(game, things)


def _own_choice(game: Game, context: Context, what: Chosen) -> list[Object]:
    found: list[Object] = []
    for player in players_at(game, context, what.who) if what.who is not None else [context.controller]:
        own = [t for t in permanents_of(game, what.kind, player, context.source) if game.controller(t) is player]
        found += choose_some(game, player, "what to sacrifice", own, what.count, context.source, Deed.SACRIFICE)
    return found


def return_(game: Game, context: Context, effect: Return) -> None:
    found = [found_again(context, thing) for thing in objects_at(game, context, effect.what)]
    things = [thing for thing in found if not thing.gone]
    context.it = list(things)
    if effect.zone is Zone.HAND:
        zone_changes.return_to_hand(game, things)
        return
    if not effect.bottom:
        things = [t for p in game.players for t in in_library_order(game, p, [t for t in things if t.owner is p])]
    for thing in things:
        word = f"is put on the {'bottom' if effect.bottom else 'top'} of its owner's library"
        after = zone_changes.put_into(game, thing, effect.zone, word if effect.zone is Zone.LIBRARY else "")
        if effect.bottom and after in after.owner.library:
            put_on_the_bottom(game, after)


def remove_from_game(game: Game, context: Context, effect: RemoveFromGame) -> None:
    things = [found_again(context, thing) for thing in objects_at(game, context, effect.what)]
    removed = zone_changes.remove_from_game(game, things)
    for card in removed:
        card.hidden = effect.face_down
    context.it = list(removed)
    if effect.remembered:
        for holder in dict.fromkeys((context.source, context.source.now())):
            holder.remembered[effect.link] = (*holder.remembered.get(effect.link, ()), *removed)


def return_removed(game: Game, context: Context, effect: ReturnRemoved) -> None:
    """Under their owners' control; what is no longer removed stays where it is."""
    cards = [card for card in context.source.remembered.get(0, ()) if not card.gone and card.zone is Zone.REMOVED]
    entered = [put_there(game, card, card.owner, context.controller, effect.tapped) for card in cards]
    _together(game, [thing for thing in entered if thing is not None])


def _together(game: Game, entered: list[Object]) -> None:
    """What one instruction puts into play comes at the same moment."""
    becomes_newest(game, *entered)


def put_into_play(game: Game, context: Context, effect: PutIntoPlay) -> None:
    """Several come at the same moment; a token that has left play never comes back. A creature put into play attacking
    attacks whom its controller's others attack, unblocked and undeclared."""
    found = [found_again(context, thing) for thing in objects_at(game, context, effect.what)]
    cards = [card for card in found if not card.gone and not card.in_play and not card.token]
    controller = next(iter(players_at(game, context, effect.controller)), context.controller)
    found_places = [
        put_there(game, card, controller, context.controller, effect.tapped, effect.counter) for card in cards
    ]
    entered = [thing for thing in found_places if thing is not None]
    _together(game, entered)
    for thing in entered:
        was_put_by(game, thing, context.source)
        if effect.attacking and game.combat is not None:
            like = _fellow_attacker(game, context)
            game.combat.attacks(thing, game.combat.attackers[like], game.combat.defending[like])
    context.it = list(entered)


def _fellow_attacker(game: Game, context: Context) -> Object:
    """The attacker returned for it, or any that attacks: it attacks the same."""
    assert game.combat is not None
    attackers = game.combat.attackers
    paid = context.action.paid if context.action is not None else ()
    return next((thing for thing in paid if thing in attackers), next(iter(attackers)))


def shuffle_into_library(game: Game, context: Context, effect: ShuffleIntoLibrary) -> None:
    """Each library is shuffled once; a player's own is, though nothing of the set is there.

    Comprehensive Rules of 2010, 701.15d.
    """
    found = [found_again(context, each) for each in objects_at(game, context, effect.what)]
    owners = [zone_changes.put_into(game, thing, Zone.LIBRARY).owner for thing in found if not thing.gone]
    for player in dict.fromkeys((*owners, *_whose_set(game, context, effect.what))):
        shuffle(game, player)


def _whose_set(game: Game, context: Context, what: Reference) -> list[Player]:
    """The players of whose things the text speaks: `all creatures you control`, `your graveyard`."""
    if isinstance(what, CardsInGraveyard):
        return players_at(game, context, what.who)
    if isinstance(what, Each):
        return [context.controller] if "you" in (what.kind.controller, what.kind.owner) else []
    return []


@rule("countering")
def counter(game: Game, context: Context, effect: Counter) -> None:
    """The action never resolves; a spell's card goes to its owner's graveyard."""
    for action in pointed_at(game, context, effect.what):
        if not isinstance(action, Action) or action not in game.waiting:
            continue
        if effect.unless_paid is not None and _pays(game, context, action, count(game, context, effect.unless_paid)):
            continue
        game.waiting.remove(action)
        action.countered = True
        with game.within(game.emit(Countered(action))):
            if action.is_spell:
                zone_changes.put_into(game, action.source, Zone.GRAVEYARD)
        game.oracle.happened(game, Moment.RESOLVED, action.source)


def _pays(game: Game, context: Context, action: Action, amount: int) -> bool:
    """Whether the spell is paid for: to the text that asks, for the spell."""
    bill = Bill(action.controller, action.source, (PayMana(ManaCost((str(amount),))),))
    unable, text = why_not_pay(game, bill), f"pay {amount} for {named(action)}"
    if not may(game, action.controller, WhetherToPay(context.source, action.source), text, unable):
        return False
    pay(game, bill)
    return True


def copy_spell_(game: Game, context: Context, effect: CopySpell) -> None:
    spells = [thing for thing in pointed_at(game, context, effect.what) if isinstance(thing, Action)]
    context.it = [copy_spell(game, spell, context.controller, effect.colors) for spell in spells]


def choose_new_targets_(game: Game, context: Context, effect: ChooseNewTargets) -> None:
    for thing in pointed_at(game, context, effect.what):
        if isinstance(thing, Action) and thing in game.waiting:
            choose_new_targets(game, thing, context.controller)


def token(game: Game, context: Context, effect: Token) -> None:
    context.it = [
        enter_play(game, zone_changes.make_token(game, effect.card, context.controller, player), player)
        for player in players_at(game, context, effect.who)
        for _ in range(tokens_made(game, player, count(game, context, effect.amount)))
    ]


def blocking_token(game: Game, context: Context, effect: BlockingToken) -> None:
    """It blocks the attacker from the moment it is there, and has not been declared as a blocker.

    Comprehensive Rules of 2010, 509.7.
    """
    player, combat = context.controller, game.combat
    thing = enter_play(game, zone_changes.make_token(game, effect.card, player, player), player)
    for attacker in objects_at(game, context, effect.what):
        if combat is not None and thing.in_play and combat.is_attacking(attacker):
            combat.is_blocked_by(thing, attacker)
            game.emit(Told(f"{named(thing)} blocks {named(attacker)}"))
            game.edition.combat.newcomer(game, attacker, thing)
    context.it = [thing]


def token_copy(game: Game, context: Context, effect: TokenCopy) -> None:
    """With what the thing is copied from; what its text says of entering counts for the token."""
    player = context.controller
    context.it = [
        enter_play(game, zone_changes.make_token(game, thing.starting_card, player, player), player)
        for thing in objects_at(game, context, effect.what)
        for _ in range(tokens_made(game, player, 1))
    ]


def phase_out_(game: Game, context: Context, effect: PhaseOut) -> None:
    for thing in objects_at(game, context, effect.what):
        phase_out(game, thing)


def gain_control(game: Game, context: Context, effect: GainControl) -> None:
    things = tuple(thing for thing in objects_at(game, context, effect.what) if thing.in_play)
    player = players_at(game, context, effect.who)[0]
    modification = ControlledBy(effect.who)
    lasting = Lasting(context.source, player, things, (modification,), effect.duration, game.now(), game.turn_number)
    begin_lasting(game, lasting)
    context.it = list(things)


def exchange_control(game: Game, context: Context, effect: ExchangeControl) -> None:
    """Of two things in play that two players control; else nothing happens.

    Comprehensive Rules of 2006, glossary, Exchange; of 2010, 701.8a and 701.8b.
    """
    things = [thing for thing in objects_at(game, context, effect.what) if thing.in_play]
    sides = [game.controller(thing) for thing in things]
    if len(things) != 2 or sides[0] is sides[1]:
        game.emit(Told("nothing is exchanged"))
        return
    moment, change = game.now(), (ControlledBy(You()),)
    for thing, player in zip(things, reversed(sides), strict=True):
        begin_lasting(game, Lasting(context.source, player, (thing,), change, Duration.FOR_GOOD, moment))
    context.it = list(things)


def attach(game: Game, context: Context, effect: Attach) -> None:
    """Onto something else that it may be on; moving an enchantment makes it new for itself, where the edition says
    so."""
    hosts = [thing for thing in pointed_at(game, context, effect.to) if isinstance(thing, Object) and thing.in_play]
    for thing in objects_at(game, context, effect.what):
        if not thing.in_play or not hosts or thing.host is hosts[0]:
            continue
        if may_be_on(game, thing, hosts[0]):
            _move(game, thing, hosts[0], effect.moved)
        else:
            game.emit(Told(f"{named(thing)} cannot be on {named(hosts[0])} and stays where it is"))


@rule("moving enchantments")
def _move(game: Game, thing: Object, host: Object, moved: bool) -> None:
    game.attach(thing, host)
    becomes_newest(game, thing)
    game.emit(Told(f"{named(thing)} is now on {named(host)}"))
    if moved:
        game.edition.moved_enchantment(game, thing)


def remove_from_combat(game: Game, context: Context, effect: RemoveFromCombat) -> None:
    for thing in objects_at(game, context, effect.what):
        if game.combat is not None:
            game.combat.leaves(thing)
            game.emit(Told(f"{named(thing)} is removed from combat"))


@rule("switching blockers")
def switch_blockers(game: Game, context: Context, effect: SwitchBlockers) -> None:
    """Only if each of the two could be blocked by all that block the other."""
    attackers, combat = objects_at(game, context, effect.what), game.combat
    if combat is None or len(attackers) != 2:
        return
    one, other = attackers
    pairs = [(b, other) for b in combat.blockers_of(one)] + [(b, one) for b in combat.blockers_of(other)]
    if any(why_not_block(game, blocker, attacker) is not None for blocker, attacker in pairs):
        return
    for blocker in [b for b in combat.blocking() if (one in combat.blocks[b]) is not (other in combat.blocks[b])]:
        combat.blocks_instead(blocker, [{one: other, other: one}.get(a, a) for a in combat.blocks[blocker]])
    game.emit(Told(f"{named(one)} and {named(other)} exchange their blockers"))


PERFORMERS: Performers = {
    Destroy: destroy,
    Sacrifice: sacrifice,
    Return: return_,
    RemoveFromGame: remove_from_game,
    ReturnRemoved: return_removed,
    PutIntoPlay: put_into_play,
    ShuffleIntoLibrary: shuffle_into_library,
    Counter: counter,
    CopySpell: copy_spell_,
    ChooseNewTargets: choose_new_targets_,
    Token: token,
    TokenCopy: token_copy,
    BlockingToken: blocking_token,
    PhaseOut: phase_out_,
    GainControl: gain_control,
    ExchangeControl: exchange_control,
    Attach: attach,
    RemoveFromCombat: remove_from_combat,
    SwitchBlockers: switch_blockers,
}
