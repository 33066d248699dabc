"""Things of which it is not said whose they are: they are taken for the asker's, unless something comes of them for the
opponent only if they are the opponent's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import cast

from sandbox.questions.named_cards import card_named
from sandbox.questions.parts import Part
from sandbox.questions.pieces import NotClear
from sandbox.questions.playing import JudgedTelling
from sandbox.questions.said.asked import Ask, outcome_of
from sandbox.questions.said.outcomes import LosesGame, StaysInGame
from sandbox.questions.said.states import HasInPlay, Mentions
from sandbox.questions.said.states_players import HasLife
from sandbox.questions.said.things import PartSaid
from sandbox.questions.thing_words import ME
from sandbox.terms.types import CardType

THE_OTHER = frozenset({"opp", "he", "she", "him", "her"})
"""How a question calls the opponent."""
_FATES = LosesGame | StaysInGame
"""What is asked of a creature as well: `does he die?`"""
_PLAYERS = ("who", "owner")
"""Fields that call a player."""
_NOTHING = re.compile(r"(?:0|No|Nothing|None)\b")
"""How an answer begins that says that nothing comes of it."""


def check_whose(
    parts: Sequence[Part], judged: Sequence[JudgedTelling], tell: Callable[[Sequence[Part]], list[JudgedTelling]]
) -> None:
    """Raises NotClear where nothing comes of it for the opponent, of whom alone it is asked, and something would if all
    were turned round, what is said to be nobody's being the asker's still; and where something else would, and what is
    said to be nobody's is life, or something in play that does not fight."""
    idle = all(map(_comes_to_nothing, judged))
    if not judged or not (idle or any(_helps_nobody(part.said) for part in parts)) or not _asks_of_opponent(parts):
        return
    try:
        turned = tell([replace(part, said=cast(PartSaid, _turned(part.said))) for part in parts])
    except NotClear:
        return
    if turned and (not all(map(_comes_to_nothing, turned)) if idle else _numbers(turned) != _numbers(judged)):
        raise NotClear("whose it is")


def _helps_nobody(said: PartSaid) -> bool:
    """Whether it tells of life, or of artifacts and enchantments, that are there, and not whose they are."""
    match said:
        case HasLife(who=who):
            return not who
        case HasInPlay(who="", things=things) | Mentions(things=things):
            cards = [card_named(thing.card) for thing in things if thing.card and not thing.owner and not thing.wears]
            return any(card.types <= {CardType.ARTIFACT, CardType.ENCHANTMENT} for card in cards)
    return False


def _numbers(judged: Sequence[JudgedTelling]) -> list[tuple[bool | None, list[str]]]:
    """Each verdict, and the numbers of each answer."""
    return [(found.verdict, re.findall(r"\d+", found.sentence)) for each in judged for found in each.found]


def _asks_of_opponent(parts: Sequence[Part]) -> bool:
    asked = [part.said for part in parts if isinstance(part.said, Ask)]
    called = [who for ask in asked for who in _players(ask)]
    fates = any(isinstance(outcome_of(ask), _FATES) for ask in asked)
    return bool(called) and THE_OTHER.issuperset(called) and not fates


def _comes_to_nothing(judged: JudgedTelling) -> bool:
    return all(found.verdict is False or _NOTHING.match(found.sentence) for found in judged.found)


def _players(said: object) -> list[str]:
    """The players that are called in what is said."""
    if isinstance(said, tuple):
        return [who for each in said for who in _players(each)]
    if not is_dataclass(said):
        return []
    found = []
    for each in fields(said):
        value = getattr(said, each.name)
        found += ([value] if value else []) if each.name in _PLAYERS and isinstance(value, str) else _players(value)
    return found


def _turned(said: object) -> object:
    """The same said of the other player."""
    if isinstance(said, tuple):
        return tuple(map(_turned, said))
    if not is_dataclass(said) or isinstance(said, type):
        return said
    told = {each.name: getattr(said, each.name) for each in fields(said)}
    new = {name: _other(value) if name in _PLAYERS else _turned(value) for name, value in told.items()}
    return replace(said, **new) if new != told else said


def _other(who: object) -> object:
    """The other player, as far as one is called."""
    return "opp" if who == ME else ME if who in THE_OTHER else who
