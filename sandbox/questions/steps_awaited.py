"""In which parts of whose turn cards do things by themselves, and which of those a scenario comes to."""

from __future__ import annotations

import re
from collections.abc import Iterable

from sandbox.questions.mentioned import BOB, SUE, other
from sandbox.questions.pieces import UNSURE, Piece

StepOfPlayer = tuple[str, str]
"""A player, and a part of that player's turn."""
_ORDER = ("untap step", "upkeep", "draw step", "main phase", "end step")
_STEPS = "upkeep|draw step|end step"
_AWAITS = re.compile(
    rf"(?<![Oo]nly )(?:[Aa]t the (?:beginning|end) of|[Dd]uring) (?P<whose>[\w']+(?: [\w']+){{0,3}}?) "
    rf"(?P<step>{_STEPS})(?! of)"
)
_OF_WORN = re.compile(rf"(?:[Aa]t the beginning of|[Dd]uring) the (?P<step>{_STEPS}) of enchanted \w+'s controller")
_IN_OWN_UPKEEP = re.compile(r"\b(?:Cumulative upkeep|[Ee]cho|[Vv]anishing|[Ff]ading)\b(?! cost)")
_GRANTED = re.compile(r"\"[^\"]*\"")
_LATER = re.compile(r"\bnext\b|that player's|turn's$")
"""Words for one such part of a turn that comes once something has caused it."""
_COMES = re.compile(r"it is (\w+)'s (next )?([\w ]+)$")
OF_OPPONENT = re.compile(r"choose an opponent|each opponent's|[Ww]henever an opponent")
"""Texts that speak of what befalls an opponent of whoever has the card."""


def steps_of(piece: Piece, *, entered: bool = False) -> set[StepOfPlayer]:
    """The parts of turns in which it does something by itself, while it is where it is. `entered`: or where it comes
    into play."""
    controller = piece.owner if piece.taken_by == UNSURE else piece.controller
    if piece.suspended:
        return {(controller, "upkeep")}
    if piece.zone != "play" and not entered:
        return set()
    text = piece.works_as.text
    own = _GRANTED.sub("", text)
    found = {step for each in _AWAITS.finditer(own) for step in _whose(each["whose"], each["step"], controller)}
    given = [each["step"] for quoted in _GRANTED.findall(text) for each in _AWAITS.finditer(quoted)]
    found |= {(player, step) for step in given for player in (BOB, SUE)}
    host = piece.host.owner if piece.host is not None else other(controller)
    found |= {(host, each["step"]) for each in _OF_WORN.finditer(text)}
    return found | ({(controller, "upkeep")} if _IN_OWN_UPKEEP.search(own) else set())


def _whose(whose: str, step: str, controller: str) -> set[StepOfPlayer]:
    """Of which players' turns it speaks."""
    if _LATER.search(whose):
        return set()
    if whose == "your":
        return {(controller, step)}
    if whose in ("each opponent's", "the chosen player's"):
        return {(other(controller), step)}
    return {(BOB, step), (SUE, step)}


def steps_played(text: str) -> set[StepOfPlayer]:
    """The parts of turns that a scenario comes to."""
    active, at, found = BOB, "main phase", set[StepOfPlayer]()
    for line in text.splitlines():
        words = line.strip().split(" ", 1)[-1]
        if words == "the turn ends":
            found.add((active, "end step"))
        if (comes := _COMES.match(words)) is None or comes[3] not in _ORDER:
            continue
        if line.strip().startswith("Given"):
            active, at = comes[1], comes[3]
            continue
        first = 0 if comes[2] or comes[1] != active else _ORDER.index(at) + 1
        found |= {(active, "end step")} if not first else set()
        active, at = comes[1], comes[3]
        found |= {(active, step) for step in _ORDER[first : _ORDER.index(at) + 1]}
    return found


def later_step(text: str) -> tuple[str, frozenset[str]]:
    """Whose turn a scenario has come to, and the parts of that turn that are yet to come."""
    active, at = BOB, "main phase"
    for line in text.splitlines():
        if (comes := _COMES.match(line.strip().split(" ", 1)[-1])) is not None:
            active, at = comes[1], comes[3]
    return active, frozenset(_ORDER[_ORDER.index(at) + 1 :] if at in _ORDER else ())


def acts_in(piece: Piece, text: str) -> bool:
    """Whether it does something by itself in a part of a turn that the scenario comes to, or has it skipped."""
    played = steps_played(text)
    controller = piece.owner if piece.taken_by == UNSURE else piece.controller
    skips = piece.zone == "play" and (controller, "draw step") in played and "kip your draw step" in piece.card.text
    return skips or bool(steps_of(piece) & played)


def awaiting(pieces: Iterable[Piece], text: str, player: str = "") -> list[Piece]:
    """What does something by itself in a part of a turn that the scenario does not come to. `player`: of whose turn,
    where it does so in that player's."""
    played, found = steps_played(text), []
    for piece in pieces:
        steps = steps_of(piece, entered=piece.cast and piece.is_permanent)
        theirs = {step for step in steps if step[0] == player}
        if steps and not (theirs or steps) & played:
            found.append(piece)
    return found


def upkeeps_played(text: str) -> dict[str, int]:
    """How many upkeeps of each player the sentences of a scenario come to."""
    found: dict[str, int] = {}
    for line in text.splitlines():
        if (comes := _COMES.match(line)) is not None and comes[2]:
            found[comes[1]] = found.get(comes[1], 0) + 1
    return found
