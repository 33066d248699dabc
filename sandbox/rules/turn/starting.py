"""Before the first turn: stakes, who begins, opening hands and mulligans."""

from __future__ import annotations

from sandbox.engine.changes.players import lose_track_of, put_on_the_bottom
from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import BLANK, Game
from sandbox.engine.moments import Moment
from sandbox.engine.names import named
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.chance import WhoBegins, WhoDecidesWhoBegins
from sandbox.engine.questions.objects import WhichObject, WhoPlaysFirst
from sandbox.engine.questions.yes_or_no import WhetherToMulligan, WhetherToUse
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import BeginsInPlay
from sandbox.rules.lookup.choosing import may
from sandbox.rules.lookup.library import top_card
from sandbox.rules.zones.entering import enter_play
from sandbox.terms.zones import Zone

HAND = 7


def begin(game: Game) -> None:
    """From shuffling to the first turn's first step."""
    game.oracle.happened(game, Moment.BEFORE_THE_GAME)
    if game.for_ante or game.edition.beginning.stakes:
        _set_antes_aside(game)
    game.oracle.happened(game, Moment.ANTES_SET_ASIDE)
    _who_begins(game)
    for player in game.in_turn_order():
        deal(game, player, HAND)
    game.oracle.happened(game, Moment.HANDS_DRAWN)
    if game.edition.beginning.mulligans:
        for group in game.edition.beginning.mulligans_together(game):
            _mulligans(game, group)
    for player in game.in_turn_order():
        _begin_with_cards_in_play(game, player)
    game.oracle.happened(game, Moment.GAME_BEGAN)


@rule("ante")
def _set_antes_aside(game: Game) -> None:
    """Each player stakes a card at least: the one named for it, or the top card of the shuffled library."""
    for player in game.players:
        if not player.ante:
            card = top_card(game, player)
            if card is not None:
                game.move(card, Zone.ANTE)
        for staked in player.ante:
            game.emit(Told(f"{player.name} stakes {named(staked)}"))


@rule("who begins")
def _who_begins(game: Game) -> None:
    """As the edition settles it; of a game whose turn the text has named, that player."""
    if game.begun:
        game.begun = False
    else:
        game.starting = game.edition.beginning.who_begins(game)
        game.begin_turn_of(game.starting)
    game.emit(Told(f"{game.active.name} begins"))


@rule("opening hands")
def deal(game: Game, player: Player, number: int) -> None:
    """So many cards from the shuffled library."""
    for _ in range(number):
        card = top_card(game, player)
        if card is not None:
            game.move(card, Zone.HAND)
    game.emit(Told(f"{player.name} draws {number} cards for the opening hand"))


def _mulligans(game: Game, deciding: list[Player]) -> None:
    """The hand goes back and a new one, worth one card less, is drawn; as often as the player likes. Several decide one
    after the other, and those who want to then take theirs together; whoever has kept a hand takes no more."""
    cost = 0
    free = game.edition.beginning.free_mulligan(game)
    while cost < HAND and deciding:
        deciding = [p for p in deciding if may(game, p, WhetherToMulligan(), "whether to take a mulligan")]
        cost, free = cost if free else cost + 1, False
        for player in deciding:
            _take_mulligan(game, player, cost)


@rule("mulligan")
def _take_mulligan(game: Game, player: Player, cost: int) -> None:
    for card in list(player.hand):
        after = game.move(card, Zone.LIBRARY)
        lose_track_of(game, after)
    game.emit(Told(f"{player.name} takes a mulligan"))
    game.edition.beginning.new_hand(game, player, cost)


@rule("opening hands")
def _begin_with_cards_in_play(game: Game, player: Player) -> None:
    """What a card of the opening hand allows, once the hands are kept (2010, 103.5)."""
    for card in list(player.hand):
        allowed = any(isinstance(ability, BeginsInPlay) for ability in game.characteristics(card).abilities)
        text = f"begin the game with {named(card)} {game.edition.words.play}"
        if allowed and may(game, player, WhetherToUse(card), text):
            enter_play(game, card, player)


# who begins


def chance_says(game: Game) -> Player:
    """Neither player chooses."""
    choice = Choice(game.players[0], WhoBegins(), "who begins", list(game.players), default=game.players[0])
    return game.ask(choice)


def one_player_decides(game: Game) -> Player:
    """Whoever lost the last game of the match, or decided then if it was a draw; in the first game chance says who. Of
    whom nothing more is said begins.

    Fifth Edition rulebook, Starting the Game; Comprehensive Rules of 2006, 101.2; of 2010, 103.2.
    """
    who = game.decides_who_begins or _loser_of_the_only_game(game)
    if who is None:
        unclear = sum(game.games_won.values()) > 0
        default = None if unclear else game.players[0]
        text = "who decides who begins"
        choice = Choice(
            game.players[0], WhoDecidesWhoBegins(), text, list(game.players), default=default, must_say=unclear
        )
        who = game.ask(choice)
    game.emit(Told(f"{who.name} decides who begins"))
    return game.ask(Choice(who, WhoPlaysFirst(), "who begins", game.players, default=who))


def _loser_of_the_only_game(game: Game) -> Player | None:
    """Where two players have played one game, the one who has not won it."""
    if len(game.players) != 2 or sum(game.games_won.values()) != 1:
        return None
    return next(player for player in game.players if not game.games_won.get(player))


# who decides about mulligans together


def team_by_team(game: Game) -> list[list[Player]]:
    """Each player alone; where teams share their turns, the players of a team, and then those of the other (2006,
    606.6a)."""
    order = game.in_turn_order()
    return [game.sharing_with(player) for player in order if game.sharing_with(player)[0] is player]


def all_teams_at_once(game: Game) -> list[list[Player]]:
    """Each player alone; where teams share their turns, all players of all teams (2010, 805.3a)."""
    return [game.in_turn_order()] if game.two_headed_giant else team_by_team(game)


# what the new hand is


def one_card_fewer(game: Game, player: Player, cost: int) -> None:
    """As many cards fewer as the mulligans have cost (2006, 101.4; 2010, 103.4)."""
    deal(game, player, HAND - cost)


def full_hand_then_bottom(game: Game, player: Player, cost: int) -> None:
    """A full hand, of which its owner then puts as many cards as the mulligans have cost on the bottom of the library
    in any order (2026, 103.5)."""
    deal(game, player, HAND)
    for _ in range(min(cost, len(player.hand))):
        card = _card_to_put_back(game, player)
        put_on_the_bottom(game, game.move(card, Zone.LIBRARY))
    if cost:
        game.emit(Told(f"{player.name} puts {cost} card{'' if cost == 1 else 's'} on the bottom of the library"))


def _card_to_put_back(game: Game, player: Player) -> Object:
    """Who says nothing puts cards back that nobody has named."""
    unnamed = next((card for card in player.hand if card.card is BLANK), None)
    question = WhichObject[Object](None, Deed.BOTTOM)
    text = "which card goes on the bottom of the library"
    return game.ask(Choice(player, question, text, list(player.hand), unnamed, must_say=unnamed is None))


# mulligans that cost nothing


def no_free_mulligan(game: Game) -> bool:
    """Every mulligan costs a card."""
    return False


def the_first_is_free_for_teams(game: Game) -> bool:
    """Where teams share their turns the first new hand is as large as the old (2006, 101.4a)."""
    return game.two_headed_giant


def the_first_is_free_among_many(game: Game) -> bool:
    """With more than two players the first new hand is as large as the old."""
    return len(game.players) > 2
