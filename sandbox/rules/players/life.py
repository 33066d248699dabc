"""Gaining and losing life."""

from __future__ import annotations

from sandbox.engine.changes.players import add_life
from sandbox.engine.choices import Choice
from sandbox.engine.events.damage import LifeChanged
from sandbox.engine.game import Game
from sandbox.engine.objects import Player
from sandbox.engine.questions.objects import WhichObject
from sandbox.rules.continuous.player_effects import is_forbidden
from sandbox.rules.lookup.life_totals import life_of
from sandbox.rules.zones.doubling import life_gained


def change_life(game: Game, player: Player, amount: int) -> None:
    """Gained or lost, where no text forbids it: what cannot happen is replaced by nothing (2026, 614.17c). Losing life
    is no damage."""
    if amount > 0:
        amount = 0 if is_forbidden(game, player, "gain life") else life_gained(game, player, amount)
    elif amount and is_forbidden(game, player, "lose life"):
        return
    if amount:
        _add(game, player, amount)


def can_pay_life(game: Game, player: Player, amount: int) -> bool:
    """No more than there is, and none by one who can't lose life; nothing can always be paid (2026, 119.4 and
    119.8)."""
    return not amount or (player.life >= amount and not is_forbidden(game, player, "lose life"))


def pay_life(game: Game, player: Player, amount: int) -> None:
    """What is paid is lost (2026, 119.4)."""
    _add(game, player, -amount)


def _add(game: Game, player: Player, amount: int) -> None:
    add_life(game, player, amount)
    (game.turn_facts.gained_life if amount > 0 else game.turn_facts.lost_life)[player] += abs(amount)
    game.emit(LifeChanged(player, amount))


def may_change_to(game: Game, totals: dict[Player, int]) -> bool:
    """Whether an exchange can lead there: not where one who can't gain life would gain, or who can't lose life would
    lose (2010, 118.7; 2026, 119.7 and 119.8)."""
    gaining = [player for player, total in totals.items() if total > life_of(game, player)]
    losing = [player for player, total in totals.items() if total < life_of(game, player)]
    return not any(is_forbidden(game, player, "gain life") for player in gaining) and not any(
        is_forbidden(game, player, "lose life") for player in losing
    )


def set_life(game: Game, totals: dict[Player, int]) -> None:
    """Each of the players gains or loses as much life as leads to the new total."""
    if game.two_headed_giant:
        changes = game.edition.teams.set_totals(game, totals)
    else:
        changes = {player: total - player.life for player, total in totals.items()}
    for player, amount in changes.items():
        change_life(game, player, amount)


# what becomes of a team's life total when those of its players are set


def each_players_half_is_set(game: Game, totals: dict[Player, int]) -> dict[Player, int]:
    """Of one player, what is taken to be that player's part; of all players of a team, the new numbers add up to the
    team's (2006, 606.9b and 606.9c)."""
    changes = {player: total - life_of(game, player) for player, total in totals.items()}
    for player in totals:
        team = game.sharing_with(player)
        if player is team[-1] and all(member in totals for member in team):
            others = sum(changes[member] for member in team[:-1])
            changes[player] = sum(totals[member] for member in team) - player.life - others
    return changes


def one_of_each_team_is_affected(game: Game, totals: dict[Player, int]) -> dict[Player, int]:
    """The player has the team's total; where it is set for several of a team, the team chooses one of them, and nothing
    happens to the others (2010, 810.9c and 810.9d)."""
    changes = {}
    for team in game.teams:
        concerned = [player for player in team if player in totals]
        if concerned:
            chosen = concerned[0] if len(concerned) == 1 else _whom_the_team_chooses(game, concerned, totals)
            changes[chosen] = totals[chosen] - chosen.life
    return changes


def _whom_the_team_chooses(game: Game, team: list[Player], totals: dict[Player, int]) -> Player:
    """It must be said only where the totals differ."""
    matters = len({totals[player] for player in team}) > 1
    text, default = "which player of the team is affected", None if matters else team[0]
    return game.ask(Choice(team[0], WhichObject[Player](), text, team, default, must_say=matters))
