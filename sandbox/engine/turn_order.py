"""The players in turn order: whose turn it is, who sits where, who plays together, and how far influence reaches."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.engine.objects import Player


class TurnOrder:
    """The players in the order in which they sit and take their turns."""

    def __init__(self, names: Iterable[str]) -> None:
        self.players = [Player(name, seat) for seat, name in enumerate(names)]
        self.seated = list(self.players)
        """Those who were in the game as the turn began."""
        self.active = self.players[0]
        self.teams: list[list[Player]] = []
        """Empty: everybody plays alone."""
        self.ranges: dict[Player, int] = {}
        """The range of influence of each player, in seats; of whom it is not said, it has no limit."""
        self.two_headed_giant = False
        """Each team has one turn and one life total. Its players sit side by side, the primary player first."""

    @property
    def active_players(self) -> list[Player]:
        """Those whose turn it is: one, or a team."""
        return self.sharing_with(self.active)

    def sharing_with(self, player: Player) -> list[Player]:
        """Those with whom the player shares turns and life, that player included."""
        return self.team_of(player) if self.two_headed_giant else [player]

    def in_turn_order(self) -> list[Player]:
        """The players still in the game, the active player first."""
        seat = self.active.seat
        ordered = self.players[seat:] + self.players[:seat]
        for player in self.players:
            if player.lost:
                return [other for other in ordered if not other.lost]
        return ordered

    def opponents(self, player: Player) -> list[Player]:
        """Everybody else in the game who is not of the player's team and within the player's range."""
        team = self.team_of(player)
        return [other for other in self.in_turn_order() if other not in team and self.in_range(player, other)]

    def to_the_left(self, player: Player) -> list[Player]:
        """Everybody in the game who is not of the player's team, the nearest to the left first, however far away."""
        team = self.team_of(player)
        seats = self.players[player.seat + 1 :] + self.players[: player.seat]
        return [other for other in seats if not other.lost and other not in team]

    def team_of(self, player: Player) -> list[Player]:
        """The player and those of the same team."""
        return next((team for team in self.teams if player in team), [player])

    def in_range(self, player: Player, other: Player) -> bool:
        """Whether the other sits within the player's range of influence, counted around the table as it was when the
        turn began.

        Comprehensive Rules of 2006, 601.2c; of 2010, 801.2c.
        """
        return player not in self.ranges or self.distance(player, other) <= self.ranges[player]

    def distance(self, player: Player, other: Player) -> int:
        """How many seats lie between them, the last one counted, around the table as it was when the turn began."""
        if other is player:
            return 0
        seated = [p for p in self.players if p in self.seated or p in (player, other)]
        apart = abs(seated.index(player) - seated.index(other))
        return min(apart, len(seated) - apart)
