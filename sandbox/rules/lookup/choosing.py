"""A player chooses among things, or says whether something is done."""

from __future__ import annotations

from typing import TypeVar

from sandbox.engine.choices import Choice
from sandbox.engine.events import Told
from sandbox.engine.game import Game
from sandbox.engine.objects import Object, Player
from sandbox.engine.questions import Deed, Question, YesOrNo
from sandbox.engine.questions.objects import WhichObject
from sandbox.engine.trace import rule
from sandbox.terms.errors import Refusal

A = TypeVar("A")


def choose_one(game: Game, player: Player, question: Question[A], text: str, options: list[A]) -> A:
    """The only option, or the one that the player chooses. At least one option must exist."""
    if game.goes_without_saying(options):
        return options[0]
    return game.ask(Choice(player, question, text, options, must_say=True))


def choose_some(
    game: Game,
    player: Player,
    text: str,
    options: list[A],
    count: int,
    about: Object | None = None,
    deed: Deed = Deed.CHOOSE,
) -> list[A]:
    """`count` different options; all of them, when there are no more: then nothing has to be said."""
    has_choice = count < len(options)
    if not has_choice and not game.answers_are_said:
        return list(options)
    chosen: list[A] = []
    while len(chosen) < min(count, len(options)):
        left = [option for option in options if option not in chosen]
        question = WhichObject[A](about, deed)
        choice = Choice(player, question, text, left, None if has_choice else left[0], must_say=has_choice)
        chosen.append(left[0] if game.goes_without_saying(left) else game.ask(choice))
    return chosen


def may(game: Game, player: Player, question: YesOrNo, text: str, unable: Refusal | None = None) -> bool:
    """Whether the player wants to; of whom nothing is said does not. `unable` is why the player cannot."""
    if unable is None:
        return game.ask(Choice(player, question, text, (True, False), default=False))
    if game.answers_are_said:
        game.ask(Choice(player, question, text, (False,), False, why_not=lambda wants: unable if wants else None))
    return False


def choose_up_to(
    game: Game, player: Player, text: str, options: list[A], count: int, about: Object | None = None
) -> list[A]:
    """None, or up to `count` different ones: one after the other, until the player has enough."""
    chosen: list[A] = []
    while len(chosen) < count and (left := [option for option in options if option not in chosen]):
        found = game.ask(Choice(player, WhichObject[A | None](about), text, [None, *left]))
        if found is None:
            break
        chosen.append(found)
    return chosen


@rule("several replacement effects")
def tell_which_applies(game: Game, player: Player, which: str) -> None:
    """Of several effects on one event the player has said which applies first; the others are looked at anew after it.

    Comprehensive Rules of 2006, 419.9; of 2010 and 2026, 616.1.
    """
    game.emit(Told(f"{player.name} says {which}"))
