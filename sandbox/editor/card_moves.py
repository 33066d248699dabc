"""What a card or player on the board can do now, and why not, as its menu offers it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sandbox.editor.missing_lands import lands_offered
from sandbox.scenarios.values.ruling import MoveKind, Option, Ruling

MOST_REFUSED = 4


@dataclass(frozen=True)
class MoveButton:
    """A sentence that could be said now. ``words``: it, without what stands above it already; ``aim``: the card or
    player that it is done to, which can be clicked instead."""

    sentence: str
    words: str
    aim: str = ""


@dataclass
class MenuAct:
    """One thing to do: at once, or to one of several. ``words``: what it is, with `…` where the aim stands."""

    words: str
    moves: list[MoveButton] = field(default_factory=list)

    @property
    def is_aimed(self) -> bool:
        """Whether something must be chosen that it is done to."""
        return any(move.aim for move in self.moves)


@dataclass(frozen=True)
class RefusedAct:
    """Something that cannot be done now, and why; ``lands``: the statement that would put in the lands it lacks."""

    words: str
    option: Option
    lands: str = ""


@dataclass(frozen=True)
class CardMoves:
    """What it can do now, and what not."""

    acts: tuple[MenuAct, ...]
    refused: tuple[RefusedAct, ...]


def moves_of_card(ruling: Ruling, name: str, text: str, edition: str = "") -> CardMoves:
    """What the card or player that the text calls so can do where the text ends; the ruling has its options."""
    mine = [one for one in ruling.options or () if is_of(one, name)]
    acts: dict[str, MenuAct] = {}
    for option in (one for one in mine if one.legal):
        words = words_of(option)
        act = acts.setdefault(words, MenuAct(words))
        act.moves.append(MoveButton(option.sentence, option.aim or words, option.aim))
    unable = [one for one in first_of_each(mine) if words_of(one) not in acts][:MOST_REFUSED]
    refused = tuple(
        RefusedAct(words_of(one), one, lands_offered(text, one.sentence, one.because or "", edition)) for one in unable
    )
    return CardMoves(tuple(acts.values()), refused)


def moves_of_everybody(ruling: Ruling) -> CardMoves:
    """Everything that could be said where the text ends, but for drawing mana."""
    acts: dict[str, MenuAct] = {}
    for option in ruling.options or ():
        if option.legal and option.kind is not MoveKind.MANA:
            own = words_of(option)
            words = own if option.kind is MoveKind.TIME else f"{option.player} {own}"
            act = acts.setdefault(words, MenuAct(words))
            act.moves.append(MoveButton(option.sentence, option.aim or words, option.aim))
    return CardMoves(tuple(acts.values()), ())


def is_of(option: Option, name: str) -> bool:
    """Whether the card does it; or, of a player's name, whether the player does it with no card."""
    if option.actors:
        return name in option.actors
    return option.player == name and option.kind is not MoveKind.TIME


def first_of_each(options: Iterable[Option]) -> list[Option]:
    """Of the forbidden acts that differ in their aims alone, the first."""
    forbidden = {words_of(one): one for one in reversed([*options]) if not one.legal}
    return [*forbidden.values()][::-1]


def words_of(option: Option) -> str:
    """`casts Lightning Bolt targeting …`: without who does it, and without the aim."""
    words = option.sentence.removeprefix(f"{option.player} ")
    if not option.aim:
        return words
    before, aim, after = (
        words.rpartition(option.aim) if option.lead.endswith("targeting") else words.partition(option.aim)
    )
    return f"{before}…{after}" if aim else words
