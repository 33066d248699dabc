"""Performers: instructions to players."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.engine.changes.players import put_on_top, will_lose
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.meaning.effects import (
    ChooseFromOutside,
    ControlNextTurn,
    Discard,
    DoubleLife,
    Draw,
    ExchangeLife,
    ExtraTurn,
    GainLife,
    KeepAsFew,
    LifeBecomes,
    LookAndPutBack,
    LoseGame,
    LoseLife,
    Mill,
    RevealAndDiscard,
    Shuffle,
    ShuffleAllIntoLibrary,
    WinGame,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import EachPlayer
from sandbox.rules.lookup.amounts import count
from sandbox.rules.lookup.choosing import choose_one, choose_some, choose_up_to
from sandbox.rules.lookup.context import Context, for_player, with_kind_known
from sandbox.rules.lookup.filters import matches, permanents_of
from sandbox.rules.lookup.library import in_library_order, top_card, top_cards
from sandbox.rules.lookup.life_totals import life_of
from sandbox.rules.lookup.performers import Performers
from sandbox.rules.lookup.references import players_at
from sandbox.rules.players.draw_and_discard import chosen_at_random, discard, discard_some, draw
from sandbox.rules.players.life import change_life, may_change_to, set_life
from sandbox.rules.players.losing import wins
from sandbox.rules.zones import zone_changes
from sandbox.rules.zones.shuffling import shuffle
from sandbox.terms.zones import Zone


def gain_life(game: Game, context: Context, effect: GainLife) -> None:
    """How much is found before anybody gains any."""
    amounts = _amounts(game, context, effect)
    for player, amount in amounts.items():
        change_life(game, player, amount)
    context.amount = sum(amounts.values())


def _amounts(game: Game, context: Context, effect: GainLife | LoseLife | Draw) -> dict[Player, int]:
    """Of each player the own number, where they have different ones."""
    players = players_at(game, context, effect.who)
    return {player: count(game, for_player(context, player), effect.amount) for player in players}


def lose_life(game: Game, context: Context, effect: LoseLife) -> None:
    """How much is found before anybody loses any."""
    amounts = _amounts(game, context, effect)
    for player, amount in amounts.items():
        change_life(game, player, -amount)
    context.amount = sum(amounts.values())


def life_becomes(game: Game, context: Context, effect: LifeBecomes) -> None:
    """Each number is found before any total changes; each player then gains or loses what is missing."""
    players = players_at(game, context, effect.who)
    set_life(game, {player: count(game, for_player(context, player), effect.amount) for player in players})


def exchange_life(game: Game, context: Context, effect: ExchangeLife) -> None:
    """Each gains or loses what is missing to the other's total as it was."""
    you = context.controller
    for player in players_at(game, context, effect.who):
        mine, theirs = life_of(game, you), life_of(game, player)
        if player is not you and may_change_to(game, {you: theirs, player: mine}):
            set_life(game, {you: theirs, player: mine})


def double_life(game: Game, context: Context, effect: DoubleLife) -> None:
    """The player gains as much as there is; a total below 0 is lost once more."""
    for player in players_at(game, context, effect.who):
        change_life(game, player, life_of(game, player))


def draw_(game: Game, context: Context, effect: Draw) -> None:
    for player, amount in _amounts(game, context, effect).items():
        drawn = draw(game, player, amount)
        if effect.revealed:
            context.it = list(drawn)
            game.emit(Told(f"{player.name} reveals {', '.join(map(named, drawn)) or 'nothing'}"))


def discard_(game: Game, context: Context, effect: Discard) -> None:
    discarded = 0
    for player in players_at(game, context, effect.who):
        before = list(player.hand)
        if effect.up_to:
            most = len(before) if effect.amount is None else count(game, for_player(context, player), effect.amount)
            discard(game, player, choose_up_to(game, player, "a card to discard", before, most, context.source))
        elif effect.amount is None:
            discard(game, player, list(player.hand))
        else:
            number = count(game, for_player(context, player), effect.amount)
            with game.trace.beneath("as much as possible", number > len(before)):
                discard_some(game, player, number, effect.at_random)
        gone = [card for card in before if card not in player.hand]
        context.has_done("discarded", gone)
        discarded += len(gone)
    context.amount = discarded


def mill(game: Game, context: Context, effect: Mill) -> None:
    milled: list[Object] = []
    for player in players_at(game, context, effect.who):
        number = count(game, for_player(context, player), effect.amount)
        with game.trace.beneath("as much as possible", number > player.library_size):
            milled += [
                zone_changes.put_into(game, card, Zone.GRAVEYARD) for card in _from_the_top(game, player, number)
            ]
    context.it = list(milled)
    context.has_done("milled", milled)


def _from_the_top(game: Game, player: Player, number: int) -> Iterator[Object]:
    """One after the other, as far as there are any."""
    for _ in range(number):
        if (card := top_card(game, player)) is not None:
            yield card


def look_and_put_back(game: Game, context: Context, effect: LookAndPutBack) -> None:
    """The controller of the text looks and says in which order the cards go back."""
    for player in players_at(game, context, effect.who):
        seen = top_cards(game, player, count(game, context, effect.amount))
        game.emit(Told(f"{context.controller.name} looks at the top {len(seen)} cards of {player.name}'s library"))
        ordered = in_library_order(game, context.controller, seen)
        put_on_top(game, player, ordered)


@rule("searching")
def shuffle_(game: Game, context: Context, effect: Shuffle) -> None:
    for player in players_at(game, context, effect.who):
        shuffle(game, player)


def shuffle_all_into_library(game: Game, context: Context, effect: ShuffleAllIntoLibrary) -> None:
    """All of it at once, tokens as well, which cease to exist there."""
    for player in players_at(game, context, effect.who):
        permanents = [thing for thing in game.battlefield if effect.permanents and thing.owner is player]
        with game.departing(permanents):
            for thing in (*permanents, *player.hand, *player.graveyard):
                zone_changes.put_into(game, thing, Zone.LIBRARY)
        shuffle(game, player)


@rule("controlling a turn")
def control_next_turn(game: Game, context: Context, effect: ControlNextTurn) -> None:
    """The next turn that the player really takes; whose effect came last controls it.

    Comprehensive Rules of 2006, 507.1; of 2010, 711.1.
    """
    for player in players_at(game, context, effect.who):
        game.next_turn_controlled[player] = context.controller
        game.emit(Told(f"{context.controller.name} will control {player.name}'s next turn"))


def choose_from_outside(game: Game, context: Context, effect: ChooseFromOutside) -> None:
    """One of the player's cards of the kind that lie outside the game, where the edition counts any of these here."""
    effect = with_kind_known(game, context, effect)
    for player in players_at(game, context, effect.who):
        outside = player.removed if game.edition.removed_cards_are_outside else []
        possible = [card for card in outside if not card.face_down and matches(game, effect.kind, card, player)]
        if possible:
            question = WhichObject[Object](context.source)
            chosen = game.ask(Choice(player, question, "a card from outside the game", possible, must_say=True))
            zone_changes.put_into(game, chosen, Zone.HAND, f"is put into {player.name}'s hand")


def extra_turn(game: Game, context: Context, effect: ExtraTurn) -> None:
    """After this one; of several the last gained comes first."""
    for player in players_at(game, context, effect.who):
        for _ in range(effect.number):
            game.extra_turns.append(player)
            game.emit(Told(f"{player.name} will take an extra turn after this one"))


def lose_game(game: Game, context: Context, effect: LoseGame) -> None:
    for player in players_at(game, context, effect.who):
        will_lose(game, player, f"{named(context.source)} says so")


def reveal_and_discard(game: Game, context: Context, effect: RevealAndDiscard) -> None:
    """The controller of the text chooses among the cards of the kind."""
    effect = with_kind_known(game, context, effect)
    for player in players_at(game, context, effect.who):
        game.emit(Told(f"{player.name} reveals {', '.join(named(card) for card in player.hand) or 'an empty hand'}"))
        possible = [card for card in player.hand if matches(game, effect.kind, card, player)]
        if possible and effect.at_random:
            discard(game, player, chosen_at_random(game, player, possible, 1))
        elif possible:
            question = WhichObject[Object](context.source)
            chosen = choose_one(game, context.controller, question, "a card to discard", possible)
            if effect.zone is Zone.REMOVED:
                context.it = list(zone_changes.remove_from_game(game, [chosen]))
            else:
                discard(game, player, [chosen])


def keep_as_few(game: Game, context: Context, effect: KeepAsFew) -> None:
    """Everybody has chosen, the active player first, before anything goes; what goes goes together."""
    _sacrifice_down(game, context, effect.first)
    rest = _beyond_the_fewest(game, context, {player: list(player.hand) for player in _all_reached(game, context)})
    for player, cards in rest.items():
        discard(game, player, cards)
    _sacrifice_down(game, context, effect.then)


def _all_reached(game: Game, context: Context) -> list[Player]:
    return players_at(game, context, EachPlayer())


def _sacrifice_down(game: Game, context: Context, kind: Kind) -> None:
    own = {
        player: [thing for thing in permanents_of(game, kind, player) if game.controller(thing) is player]
        for player in _all_reached(game, context)
    }
    rest = _beyond_the_fewest(game, context, own)
    zone_changes.sacrifice(game, [thing for things in rest.values() for thing in things])


def _beyond_the_fewest(game: Game, context: Context, own: dict[Player, list[Object]]) -> dict[Player, list[Object]]:
    """What is left over once each player has chosen as many as the player with the fewest has."""
    fewest = min(len(things) for things in own.values())
    rest = {}
    for player, things in own.items():
        kept = choose_some(game, player, "what to keep", things, fewest, context.source, Deed.KEEP)
        rest[player] = [thing for thing in things if thing not in kept]
    return rest


def win_game(game: Game, context: Context, effect: WinGame) -> None:
    for player in players_at(game, context, effect.who):
        wins(game, player)


PERFORMERS: Performers = {
    GainLife: gain_life,
    LoseLife: lose_life,
    LifeBecomes: life_becomes,
    DoubleLife: double_life,
    ExchangeLife: exchange_life,
    Draw: draw_,
    Discard: discard_,
    Mill: mill,
    LookAndPutBack: look_and_put_back,
    Shuffle: shuffle_,
    ControlNextTurn: control_next_turn,
    ShuffleAllIntoLibrary: shuffle_all_into_library,
    ChooseFromOutside: choose_from_outside,
    ExtraTurn: extra_turn,
    LoseGame: lose_game,
    RevealAndDiscard: reveal_and_discard,
    KeepAsFew: keep_as_few,
    WinGame: win_game,
}
