"""Drawing and discarding, shuffling and searching."""

from __future__ import annotations

from sandbox.engine.choices import Choice
from sandbox.engine.events.zones import CardDrawn, Discarded
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed
from sandbox.engine.questions.chance import WhichDiscard
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import DrawsAtMost
from sandbox.meaning.replacement_effects import InsteadOfDrawing
from sandbox.rules.continuous.player_effects import player_effects, players_are_spoken_of
from sandbox.rules.lookup.choosing import choose_some
from sandbox.rules.lookup.library import top_card
from sandbox.rules.players.dredge import dredges
from sandbox.rules.players.instead_of_discarding import put_where_it_goes, who_causes_it
from sandbox.rules.players.instead_of_drawing import something_else_is_done
from sandbox.rules.players.losing import loses_after_the_resolution
from sandbox.terms.steps import DRAW
from sandbox.terms.zones import Zone


@rule("drawing cards")
def draw(game: Game, player: Player, number: int = 1) -> list[Object]:
    """One after the other; with an empty library the edition says what becomes of the player."""
    drawn = []
    for _ in range(number):
        if players_are_spoken_of(game) and not _may_draw(game, player):
            break
        if InsteadOfDrawing in game.traits_in_play() and something_else_is_done(game, player):
            continue
        if player.graveyard and dredges(game, player):
            continue
        card = top_card(game, player)
        if card is None:
            loses_after_the_resolution(game, player)
            continue
        after = game.move(card, Zone.HAND)
        drawn.append(after)
        number = game.turn_facts.drawn[player] = game.turn_facts.drawn.get(player, 0) + 1
        known = game.turn_facts.drawn_in_draw_step
        of_step = game.step is DRAW and player in game.active_players and player not in known
        if game.step is DRAW:
            known.add(player)
        game.emit(CardDrawn(player, number, of_step))
    return drawn


def _may_draw(game: Game, player: Player) -> bool:
    """Whether a text allows the player to draw one more card this turn; a draw that it forbids is not replaced by
    anything (2026, 121.2b and 614.17)."""
    limits = [each.count for each in player_effects(game, player) if isinstance(each, DrawsAtMost)]
    return not limits or game.turn_facts.drawn.get(player, 0) < min(limits)


@rule("discarding")
def discard(game: Game, player: Player, cards: list[Object]) -> None:
    """Cards of the hand go to the graveyard, where nothing sends them elsewhere."""
    for card in cards:
        put_where_it_goes(game, player, card)
        game.turn_facts.discarded.add(card.now())
        game.turn_facts.discards.append(player)
        game.notice(Discarded(player, card, who_causes_it(game)))


def discard_some(game: Game, player: Player, number: int, at_random: bool = False) -> None:
    """The player chooses, or chance does."""
    if at_random and number < len(player.hand):
        chosen = chosen_at_random(game, player, list(player.hand), number)
    else:
        chosen = choose_some(game, player, "a card to discard", list(player.hand), number, None, Deed.DISCARD)
    discard(game, player, chosen)


def chosen_at_random(game: Game, player: Player, cards: list[Object], number: int) -> list[Object]:
    """Chance is asked like a player, unless all of them go."""
    chosen: list[Object] = []
    while len(chosen) < min(number, len(cards)):
        left = [card for card in cards if card not in chosen]
        choice = Choice(player, WhichDiscard(), "which card is discarded at random", left, must_say=True)
        chosen.append(left[0] if game.goes_without_saying(left) else game.ask(choice))
    return chosen
