"""What the templates need to step through a ruling, to play on from it and to show where choices lead."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from django import template

from sandbox.boards.board_pieces import timeline_data
from sandbox.boards.timeline import timeline_of
from sandbox.editor.gherkin_lines import line_to_append
from sandbox.rulings.choice_tree import Branch, in_every_case, tree_of
from sandbox.scenarios.claims_put_right import put_right
from sandbox.scenarios.values.ruling import MoveKind, Option, Outcome, Ruling

register = template.Library()
register.filter("put_right", put_right)


@register.simple_tag
def timeline_json(ruling: Ruling, arrange: bool | str = False, flipped: bool | str = False) -> str:
    """The boards along the trace of a ruling that was played with its positions."""
    boards = timeline_data(timeline_of(ruling, bool(flipped)), bool(arrange))
    return json.dumps(boards, ensure_ascii=False, separators=(",", ":"))


@register.filter
def tree(outcomes: Iterable[Outcome]) -> Branch:
    """Outcomes of open choices by choice."""
    return tree_of(outcomes)


@register.filter
def at_key(found: Mapping[int, str], key: int) -> str:
    """What a table has under a key; empty if nothing."""
    return found.get(key, "")


@register.filter
def common(outcomes: Iterable[Outcome]) -> tuple[str, ...]:
    """What all of several outcomes have in common."""
    return in_every_case(outcomes)


@dataclass(frozen=True)
class Move:
    """What may be done, with the line that it adds to the text."""

    option: Option
    line: str


@dataclass
class MovesOfPlayer:
    """What a player may do. ``legal`` has the moves that begin alike together."""

    player: str
    legal: list[list[Move]] = field(default_factory=list)
    mana: list[Move] = field(default_factory=list)
    illegal: list[Move] = field(default_factory=list)

    def add(self, move: Move) -> None:
        """Put a move where it is shown."""
        if not move.option.legal:
            self.illegal.append(move)
        elif move.option.kind is MoveKind.MANA:
            self.mana.append(move)
        else:
            self.alike(move.option.beginning).append(move)

    def alike(self, beginning: str) -> list[Move]:
        """The legal moves that begin so."""
        found = next((group for group in self.legal if group[0].option.beginning == beginning), None)
        if found is None:
            self.legal.append(found := [])
        return found


@register.simple_tag
def play_on(ruling: Ruling) -> list[MovesOfPlayer]:
    """What may be done where the text ends, player by player."""
    groups: dict[str, MovesOfPlayer] = {}
    for option in ruling.options or ():
        name = "Time moves on" if option.kind is MoveKind.TIME else option.player
        move = Move(option, line_to_append(ruling.text, option.sentence))
        groups.setdefault(name, MovesOfPlayer(name)).add(move)
    return list(groups.values())
