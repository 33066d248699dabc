"""Who plays in a scenario, and in which order: told from who is named first, unless the text lists the players."""

from __future__ import annotations

from sandbox.editor.given_steps import set_given
from sandbox.editor.last_position import last_position
from sandbox.terms.errors import HeadjudgeError

PLAYERS = ("Bob", "Sue")
NEWCOMERS = ("Ann", "Tom", "Kim", "Joe", "Eve", "Max")
MOST_PLAYERS = 8


def players_of(text: str) -> tuple[str, ...]:
    """The players of a position in their order; none if it cannot be read."""
    try:
        return last_position(text).players
    except HeadjudgeError:
        return ()


def players_and_newcomer(text: str) -> list[str]:
    """The players, and the name of one who could join them."""
    players = players_of(text) or PLAYERS
    free = [name for name in NEWCOMERS if name not in players]
    return [*players, *free[:1]][:MOST_PLAYERS]


def player_list(players: tuple[str, ...]) -> str:
    """The sentence that lists them."""
    return f"the players are {', '.join(players[:-1])} and {players[-1]}"


def listing_player(text: str, player: str) -> str:
    """The text with that player among those whom it lists, if it lists any."""
    players = players_of(text)
    if not players or player in players or "the players are" not in text:
        return text
    return set_given(text, player_list((*players, player)))


def keeping_player_order(before: str, after: str) -> str:
    """The text after a change, with its players listed where they would sit otherwise than before."""
    was, now = players_of(before), players_of(after)
    if not was or not now or now[: len(was)] == was:
        return after
    everybody = (*was, *(name for name in now if name not in was))
    return set_given(after, player_list(everybody), first=True)
