"""Tokens and counters, counted on the position that a question comes to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.mentioned import BOB, SUE
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.asked import AskPoison, AskTokens, AskTriggers, AskUntaps
from sandbox.questions.said.asked_costs import AskBurn
from sandbox.questions.steps_awaited import steps_played
from sandbox.questions.view import View
from sandbox.scenarios.values.position import ObjectState
from sandbox.terms.types import CardType


def counted(asked: AskedAbout, view: View) -> Iterator[str]:
    """What is counted, in words. Raises NotClear where what counters are asked of is not in play."""
    match asked.ask:
        case AskTokens(kind=kind, new=new, tokens=tokens):
            yield str(how_many_of(kind, asked.player, view, new, tokens))
        case AskTriggers():
            yield from (_times(view.triggered(piece.label)) for piece in asked.pieces)
        case AskUntaps():
            yield str(_untapped(asked, view))
        case AskBurn():
            yield f"{view.burned(asked.player)}: {lives_left(view, asked.player)}"
        case AskPoison():
            number = next(player.poison for player in view.final.players if player.name == asked.player)
            yield f"{number} poison counter{'' if number == 1 else 's'}"
        case _:
            yield from (_counters(piece.label, view) for piece in asked.pieces)


_MAKES_TOKENS = re.compile(r"reate [^.]*tokens?|[Pp]ut [^.]*tokens?[^.]* (?:onto|into)")


def how_many_of(kind: str, player: str, view: View, new: bool, only_tokens: bool = False) -> int:
    """The things of that kind that the player has in play; `new`: that were not in play at the beginning, without what
    makes such tokens, which may be of the kind itself."""
    before = {thing.label for thing, _ in view.start.in_play()} if new else set()
    there = [thing for thing, who in view.final.in_play() if who.name == player and thing.label not in before]
    such = [thing for thing in there if _is_of(kind, thing)]
    tokens = [thing for thing in such if thing.token]
    makers = new and any(_MAKES_TOKENS.search(thing.text) for thing in such)
    return len(tokens if only_tokens or makers or (new and tokens) else such)


def gained_by(player: str, view: View) -> Iterator[str]:
    """The tokens, cards and life that the player has got, where there are tokens or cards."""
    before = {thing.label for thing, _ in view.start.in_play()}
    new = [thing for thing, who in view.final.in_play() if who.name == player and thing.label not in before]
    tokens = Counter(f"{thing.size} {thing.name}" if thing.size else thing.name for thing in new if thing.token)
    drawn, change = view.drawn(player), view.life_change(player)
    yield from (f"{number} {name} token{'' if number == 1 else 's'}" for name, number in tokens.items())
    if drawn:
        yield f"{drawn} card{'' if drawn == 1 else 's'}"
    if change > 0 and (tokens or drawn):
        yield f"{change} life"


_PUT = re.compile(r".* (?:is|are) put into the graveyard")


def milled(view: View, players: tuple[str, ...]) -> int:
    """The cards that have gone from these libraries to a graveyard. Raises NotClear where they may have gone elsewhere
    as well."""
    gone = {name: _gone_from_library(view, name) for name in (BOB, SUE)}
    put = sum(_PUT.fullmatch(text) is not None for _, text in view.course)
    number = sum(gone[name] for name in players)
    if number and (sum(gone.values()) != number or put < number):
        raise NotClear("which cards have gone from a library")
    return number


def _gone_from_library(view: View, name: str) -> int:
    """Cards that are in the library no longer, and were not drawn."""
    before, after = (next(each for each in at.players if each.name == name) for at in (view.start, view.final))
    return before.library - after.library - view.drawn(name)


def _is_of(kind: str, thing: ObjectState) -> bool:
    """Whether it is a token, a creature, or of a type of creature: `elves` and `wolves` are several."""
    if kind in ("token", "tokens"):
        return thing.token
    if kind in ("creature", "creatures"):
        return CardType.CREATURE in thing.types.lower()
    wanted = {kind.lower().rstrip("s"), re.sub(r"ves$", "f", kind.lower())}
    return not wanted.isdisjoint(word.lower().rstrip("s") for word in thing.types.split())


def _untapped(asked: AskedAbout, view: View) -> int:
    """Raises NotClear where no untap step of theirs was played."""
    steps = {(piece.controller, "untap step") for piece in asked.pieces}
    if not steps & steps_played(view.text):
        raise NotClear("when they would untap")
    return sum(view.in_play(piece.label) and not view.tapped(piece.label) for piece in asked.pieces)


def _times(number: int) -> str:
    return f"{number} time{'' if number == 1 else 's'}"


def lives_left(view: View, player: str) -> str:
    """The player's life total, in words."""
    has = "have" if player == BOB and not view.named else "has"
    return f"{view.player(player)} {has} {view.life(player)} life"


def _counters(label: str, view: View) -> str:
    thing = next((each for each, _ in view.final.in_play() if each.label == label), None)
    if thing is None:
        raise NotClear(f"whether {label} is in play")
    told = [f"{number} {kind} counter{'' if number == 1 else 's'}" for kind, number in thing.counters.items() if number]
    return f"{label} has {' and '.join(told) or 'no counters'}"
