"""The position at the beginning of a question's scenario: the sentences that set it up."""

from __future__ import annotations

from sandbox.questions import lands
from sandbox.questions.mentioned import BOB, SUE, NotClear, other
from sandbox.questions.telling import Telling, joined
from sandbox.questions.values import Assumption

TURN, MANA = "turn", "mana-"
"""Keys of what is assumed: whose turn it is, and that a player has mana."""


def position_of(telling: Telling) -> list[str]:
    """The sentences that set the position up."""
    telling.active = telling.active or first_actor(telling)
    lines: list[str] = []
    active = other(telling.active) if TURN in telling.otherwise else telling.active
    if telling.starts_at or active == SUE:
        lines.append(f"it is {active}'s {telling.starts_at or 'main phase'}")
    pieces = telling.there.pieces
    pasted = {piece.card.name: piece.text for piece in pieces if piece.text}
    lines += [
        f'this card:\n    """\n    {text.replace(chr(10), chr(10) + "    ")}\n    """' for text in pasted.values()
    ]
    for player in (BOB, SUE):
        own = [p.label for p in pieces if p.owner == player and p.zone == "play" and p.host is None]
        own += extra_lands(telling, player)
        held = [p.label for p in pieces if p.owner == player and p.zone == "hand"]
        lines += [f"{player} controls {joined(own)}"] if own else []
        lines += [f"{player} holds {joined(held)}"] if held else []
    for player in (BOB, SUE):
        on = [f"{p.label} on {p.host.label}" for p in pieces if p.host is not None and p.owner == player]
        lines += [f"{player} controls {joined(on)}"] if on else []
    return [*lines, *telling.given, *states(telling)]


def first_actor(telling: Telling) -> str:
    return telling.when[0].split(" ")[0] if telling.when and telling.when[0].split(" ")[0] in (BOB, SUE) else BOB


def states(telling: Telling) -> list[str]:
    said = []
    for piece in telling.there.pieces:
        for state in piece.state:
            if state == "sick":
                said.append(f"{piece.label} came under {piece.owner}'s control this turn")
            else:
                said.append(f"{piece.label} is {state.replace('-', ' ')}")
    return said


def extra_lands(telling: Telling, player: str) -> list[str]:
    if player in telling.has_lands or not telling.mana[player] or f"{MANA}{player}" in telling.otherwise:
        return []
    if player in telling.limits and len(telling.mana[player]) != telling.limits[player]:
        raise NotClear(f"what {player}'s mana is spent on")
    return lands.lands_for(telling.mana[player], [p.text or p.card.text for p in telling.there.pieces])


def assumed_in(telling: Telling) -> list[Assumption]:
    """What the question does not say and the scenario does."""
    active = other(telling.active) if TURN in telling.otherwise else telling.active
    found = [Assumption(f"it is {active}'s turn", TURN)]
    for player in (BOB, SUE):
        if telling.mana[player] and player not in telling.has_lands:
            key = f"{MANA}{player}"
            has = "has no mana" if key in telling.otherwise else "has the mana for it"
            found.append(Assumption(f"{player} {has}", key))
    return [*found, *map(Assumption, telling.assumptions)]
