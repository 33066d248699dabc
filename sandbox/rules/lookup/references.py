"""What the words of a text point at while it is performed."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.engine.actions import Action
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions.chance import WhichIsRevealed
from sandbox.engine.trace import rule
from sandbox.meaning import references as refs
from sandbox.rules.lookup.cards_taken import by_chance, some_of
from sandbox.rules.lookup.choosing import choose_some, choose_up_to
from sandbox.rules.lookup.context import Context, Thing, how_many, with_x
from sandbox.rules.lookup.filters import counted_for, matches, permanents_of
from sandbox.rules.lookup.library import top_card
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.lookup.source_chosen import source_of_choice
from sandbox.rules.lookup.spells_cast import spells_cast
from sandbox.terms.designations import RING_BEARER
from sandbox.terms.zones import Zone


def pointed_at(game: Game, context: Context, reference: refs.Reference) -> list[Thing]:
    """Everything that the reference means at this moment; things that are gone are included as they last were."""
    if reference in context.bound:
        return context.bound[reference]
    return POINTS[type(reference)](game, context, reference)


def objects_at(game: Game, context: Context, reference: refs.Reference) -> list[Object]:
    """The objects among what is pointed at, those in play as they are now."""
    return [thing for thing in pointed_at(game, context, reference) if isinstance(thing, Object)]


def players_at(game: Game, context: Context, reference: refs.Reference) -> list[Player]:
    """The players pointed at, the active player first."""
    found = [thing for thing in pointed_at(game, context, reference) if isinstance(thing, Player)]
    return sorted(found, key=game.in_turn_order().index) if len(found) > 1 else found


def _itself(game: Game, context: Context, reference: refs.Itself) -> list[Thing]:
    return [context.source]


def _granted_by(game: Game, context: Context, reference: refs.GrantedBy) -> list[Thing]:
    found = game.grantors.get(reference.number)
    return [] if found is None else [found]


def _chosen_exiled(game: Game, context: Context, reference: refs.ChosenExiled) -> list[Thing]:
    there = [card for card in context.source.remembered.get(reference.link, ()) if not card.gone]
    possible: list[Thing] = [
        card for card in there if matches(game, reference.kind, card, context.controller, context.source)
    ]
    text = f"a card that {game.edition.words.removed}".replace(" is ", " was ")
    chosen = choose_some(game, context.controller, text, possible, 1, context.source)
    if reference.link and chosen:
        _tell_linked(game, context)
    return chosen


@rule("linked abilities")
def _tell_linked(game: Game, context: Context) -> None:
    """What was gained together is linked with nothing else that the object has or had (2026, 607.5)."""
    game.emit(Told(f"{named(context.source)} counts only what the linked ability has chosen"))


def _used_to_craft(game: Game, context: Context, reference: refs.UsedToCraft) -> list[Thing]:
    return [card for card in context.source.remembered.get(0, ()) if not card.gone]


def _target(game: Game, context: Context, reference: refs.Target) -> list[Thing]:
    action = context.action
    if action is None or reference.index >= len(action.targets):
        return []
    illegal = context.event.get("illegal", ())
    return [aim for aim in action.targets[reference.index] if (reference.index, aim) not in illegal]


def _host(game: Game, context: Context, reference: refs.Host) -> list[Thing]:
    host = context.event.get("host") or context.source.host
    return [host] if host is not None else []


def _enchanted_player(game: Game, context: Context, reference: refs.EnchantedPlayer) -> list[Thing]:
    host = context.event.get("host") or context.source.host
    return [host] if isinstance(host, Player) else []


def _each(game: Game, context: Context, reference: refs.Each) -> list[Thing]:
    kind = with_x(game, context, reference.kind)
    if context.counted_for is None:
        found = permanents_of(game, kind, context.controller, context.source)
    else:
        found = counted_for(game, context, kind, context.counted_for)
    if reference.of is not None:
        controllers = players_at(game, context, reference.of)
        found = [thing for thing in found if game.controller(thing) in controllers]
    if reference.owned_by is not None:
        owners = players_at(game, context, reference.owned_by)
        found = [thing for thing in found if thing.owner in owners]
    return list(found)


def _any_spell(game: Game, context: Context, reference: refs.AnySpell) -> list[Thing]:
    """What resolves or waits to resolve."""
    spells = [action.source for action in (*game.resolving, *game.waiting) if action.is_spell]
    return [spell for spell in spells if matches(game, reference.kind, spell, context.controller, context.source)]


def _itself_or(game: Game, context: Context, reference: refs.ItselfOr) -> list[Thing]:
    others = permanents_of(game, reference.kind, context.controller, context.source)
    return [context.source, *[thing for thing in others if thing is not context.source]]


def _attached_to(game: Game, context: Context, reference: refs.AttachedTo) -> list[Thing]:
    """Of what has left, nothing: what was on it has come off."""
    hosts = [thing for thing in objects_at(game, context, reference.what) if thing.in_play]
    held = [each for host in hosts for each in game.attached_to(host)]
    return [each for each in held if matches(game, reference.kind, each, context.controller, context.source)]


def _namesakes_of(game: Game, context: Context, reference: refs.NamesakesOf) -> list[Thing]:
    """What has no name shares it with nothing (2026, 201.2b)."""
    things = objects_at(game, context, reference.what)
    names = {game.characteristics(thing).name for thing in things} - {None, ""}
    others = [t for t in permanents_of(game, reference.kind, context.controller, context.source) if t not in things]
    return [thing for thing in others if game.characteristics(thing).name in names]


def _helpers_of(game: Game, context: Context, reference: refs.HelpersOf) -> list[Thing]:
    """As they are, or as they last were."""
    source, deed = context.source, reference.deed
    found = [thing for word, thing in source.helped_by if word == deed]
    found += [thing for word, thing, of in game.turn_facts.helped if word == deed and of is source]
    return [thing for thing in found if matches(game, reference.kind, thing, context.controller, source)]


def _together(game: Game, context: Context, reference: refs.Together) -> list[Thing]:
    """What is pointed at twice is one thing."""
    return [*dict.fromkeys(thing for each in reference.references for thing in pointed_at(game, context, each))]


def _among(game: Game, context: Context, reference: refs.Among) -> list[Thing]:
    things = objects_at(game, context, reference.what)
    return [thing for thing in things if matches(game, reference.kind, thing, context.controller, context.source)]


def _it(game: Game, context: Context, reference: refs.It) -> list[Thing]:
    return list(context.it)


def _this_way(game: Game, context: Context, reference: refs.ThisWay) -> list[Thing]:
    things = context.this_way.get(reference.deed, ())
    if reference.deed == "dealt damage":
        things = [packet.recipient for packet in context.dealt if packet.amount]
    elif reference.deed == "dealt damage as a player":
        return [packet.recipient for packet in context.dealt if packet.amount and isinstance(packet.recipient, Player)]
    return [
        thing
        for thing in things
        if isinstance(thing, Object) and matches(game, reference.kind, thing, context.controller, context.source)
    ]


def _other_of_them(game: Game, context: Context, reference: refs.OtherOfThem) -> list[Thing]:
    own = context.source.now()
    return [thing for thing in context.it if thing is not own]


def _event_object(game: Game, context: Context, reference: refs.EventObject) -> list[Thing]:
    found = context.event.get(reference.role)
    return [] if found is None else list(found) if isinstance(found, list) else [found]


def _source_of(game: Game, context: Context, reference: refs.SourceOf) -> list[Thing]:
    return [thing.source for thing in pointed_at(game, context, reference.what) if isinstance(thing, Action)]


_GIVEN = ("sacrificed", "discarded", "exiled", "returned", "tapped")


def _paid(game: Game, context: Context, reference: refs.Paid) -> list[Thing]:
    """For the cost; where nothing of the sort was paid for it, what the text itself has made somebody give."""
    if context.action is not None and context.action.paid:
        return list(context.action.paid)
    given = [context.this_way[deed] for deed in _GIVEN if context.this_way.get(deed)]
    return list(given[0]) if len(given) == 1 else []


def _chosen(game: Game, context: Context, reference: refs.Chosen) -> list[Thing]:
    who = _who_chooses(game, context, reference.who) if reference.who else context.controller
    kind = with_x(game, context, reference.kind)
    possible: list[Thing] = list(permanents_of(game, kind, context.controller, context.source))
    if reference.players:
        possible += game.in_turn_order()
    possible = [thing for thing in possible if _is_in_range(game, who, thing)]
    if reference.own:
        possible = [thing for thing in possible if isinstance(thing, Object) and game.controller(thing) is who]
    number = how_many(game, context, reference)
    if reference.up_to:
        chosen = choose_up_to(game, who, "what it is", possible, number, context.source)
        if reference.any_number:
            context.amount = len(chosen)
        return list(chosen)
    return choose_some(game, who, "what it is", possible, min(number, len(possible)))


def _is_in_range(game: Game, who: Player, thing: Thing) -> bool:
    """Who chooses something chooses within the own range of influence (2006, 601.5a; 2010, 801.5a)."""
    if isinstance(thing, Player):
        return game.in_range(who, thing)
    return game.in_range(who, thing.controller if isinstance(thing, Action) else game.controller(thing))


def _who_chooses(game: Game, context: Context, who: refs.Reference) -> Player:
    """Of several opponents the controller of the text says which one chooses."""
    if isinstance(who, refs.Opponents):
        return opponent_who(game, context, "an opponent who chooses")
    return players_at(game, context, who)[0]


def _you(game: Game, context: Context, reference: refs.Reference) -> list[Thing]:
    return [context.controller]


def _ring_bearer(game: Game, context: Context, reference: refs.RingBearer) -> list[Thing]:
    """Comprehensive Rules of 2026, 701.54e."""
    bearers = [thing for thing in game.battlefield if RING_BEARER in thing.designations]
    return [thing for thing in bearers if game.controller(thing) is context.controller]


def _both_of_pair(game: Game, context: Context, reference: refs.BothOfPair) -> list[Thing]:
    other = context.source.paired
    return [] if other is None else [context.source, other]


def _opponents(game: Game, context: Context, reference: refs.Opponents) -> list[Thing]:
    return list(game.opponents(context.controller))


def _each_player(game: Game, context: Context, reference: refs.EachPlayer) -> list[Thing]:
    return [player for player in game.in_turn_order() if game.in_range(context.controller, player)]


def _controller_of(game: Game, context: Context, reference: refs.ControllerOf) -> list[Thing]:
    found: list[Thing] = []
    for thing in pointed_at(game, context, reference.what):
        player = (
            thing.controller
            if isinstance(thing, Action)
            else thing
            if isinstance(thing, Player)
            else game.controller(thing)
        )
        if player not in found:
            found.append(player)
    return found


def _owner_of(game: Game, context: Context, reference: refs.OwnerOf) -> list[Thing]:
    return list(dict.fromkeys(thing.owner for thing in objects_at(game, context, reference.what)))


def _defending_player(game: Game, context: Context, reference: refs.DefendingPlayer) -> list[Thing]:
    attacked = game.combat.defending.get(context.source) if game.combat else None
    return [attacked] if attacked else list(game.opponents(context.controller))


def _active_player(game: Game, context: Context, reference: refs.ActivePlayer) -> list[Thing]:
    return [game.active]


_NEVER_ENTERED = frozenset({Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.REMOVED, Zone.COMMAND})


def _chosen_player(game: Game, context: Context, reference: refs.ChosenPlayer) -> list[Thing]:
    """As chosen; where nothing was said of what has entered and there is one opponent only, that one."""
    if context.source.chosen_player is not None:
        return [context.source.chosen_player]
    if context.source.zone in _NEVER_ENTERED:
        return []
    opponents = game.opponents(context.controller)
    return list(opponents) if len(opponents) == 1 else []


def _chosen_card(game: Game, context: Context, reference: refs.ChosenCard) -> list[Thing]:
    found: list[Thing] = []
    kind = with_x(game, context, reference.kind)
    for player in players_at(game, context, reference.who):
        possible: list[Thing] = [card for card in player.hand if matches(game, kind, card, player)]
        found += some_of(game, context, player, possible, reference)
    return found


def _revealed_at_random(game: Game, context: Context, reference: refs.RevealedAtRandom) -> list[Thing]:
    """Chance is asked like a player; an empty hand shows nothing."""
    found: list[Thing] = []
    for player in players_at(game, context, reference.who):
        if player.hand:
            text = "which card is revealed at random"
            choice = Choice(player, WhichIsRevealed(context.source), text, list(player.hand), must_say=True)
            card = player.hand[0] if game.goes_without_saying(player.hand) else game.ask(choice)
            game.emit(Told(f"{player.name} reveals {named(card)}"))
            found.append(card)
    return found


def _cards_in_graveyard(game: Game, context: Context, reference: refs.CardsInGraveyard) -> list[Thing]:
    owners = players_at(game, context, reference.who)
    kind = with_x(game, context, reference.kind)
    return [card for player in owners for card in player.graveyard if matches(game, kind, card, player)]


def _chosen_in_graveyard(game: Game, context: Context, reference: refs.ChosenInGraveyard) -> list[Thing]:
    found: list[Thing] = []
    kind = with_x(game, context, reference.kind)
    for player in players_at(game, context, reference.who):
        possible: list[Thing] = [card for card in player.graveyard if matches(game, kind, card, player)]
        if reference.at_random:
            found += by_chance(game, context, player, possible, reference.count)
        else:
            found += some_of(game, context, player, possible, reference)
    return found


def _top_of_graveyard(game: Game, context: Context, reference: refs.TopOfGraveyard) -> list[Thing]:
    kind = with_x(game, context, reference.kind)
    found: list[Thing] = []
    for player in players_at(game, context, reference.who):
        found += [card for card in player.graveyard if matches(game, kind, card, player)][-1:]
    return found


def _top_card(game: Game, context: Context, reference: refs.TopCard) -> list[Thing]:
    tops = [top_card(game, player) for player in players_at(game, context, reference.who)]
    return [card for card in tops if card is not None]


def _spells_cast(game: Game, context: Context, reference: refs.SpellsCast) -> list[Thing]:
    return spells_cast(game, players_at(game, context, reference.who), reference)


POINTS: dict[type[refs.Reference], Callable[..., list[Thing]]] = {
    refs.Itself: _itself,
    refs.Grantor: _itself,
    refs.GrantedBy: _granted_by,
    refs.ChosenExiled: _chosen_exiled,
    refs.UsedToCraft: _used_to_craft,
    refs.HelpersOf: _helpers_of,
    refs.Target: _target,
    refs.Host: _host,
    refs.EnchantedPlayer: _enchanted_player,
    refs.Each: _each,
    refs.Among: _among,
    refs.AttachedTo: _attached_to,
    refs.NamesakesOf: _namesakes_of,
    refs.Together: _together,
    refs.AnySpell: _any_spell,
    refs.SpellsCast: _spells_cast,
    refs.ItselfOr: _itself_or,
    refs.It: _it,
    refs.ThisWay: _this_way,
    refs.OtherOfThem: _other_of_them,
    refs.EventObject: _event_object,
    refs.SourceOf: _source_of,
    refs.Paid: _paid,
    refs.SourceOfChoice: source_of_choice,
    refs.Chosen: _chosen,
    refs.RingBearer: _ring_bearer,
    refs.BothOfPair: _both_of_pair,
    refs.You: _you,
    refs.CountedPlayer: _you,
    refs.Opponents: _opponents,
    refs.EachPlayer: _each_player,
    refs.ControllerOf: _controller_of,
    refs.OwnerOf: _owner_of,
    refs.DefendingPlayer: _defending_player,
    refs.ActivePlayer: _active_player,
    refs.ChosenPlayer: _chosen_player,
    refs.ChosenCard: _chosen_card,
    refs.RevealedAtRandom: _revealed_at_random,
    refs.ChosenInGraveyard: _chosen_in_graveyard,
    refs.TopCard: _top_card,
    refs.TopOfGraveyard: _top_of_graveyard,
    refs.CardsInGraveyard: _cards_in_graveyard,
}
