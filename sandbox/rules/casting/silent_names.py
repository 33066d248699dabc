"""Texts that keep the abilities of sources with a chosen name from being activated."""

from __future__ import annotations

from sandbox.engine.game import Game
from sandbox.meaning.abilities import ChosenNameNotActivated


def is_silent(game: Game, name: str, makes_mana: bool = False) -> bool:
    """Whether a text in play speaks of that name; of abilities that make mana, whether it speaks of those too."""
    if ChosenNameNotActivated not in game.traits_in_play():
        return False
    return any(
        isinstance(ability, ChosenNameNotActivated)
        and thing.chosen_name == name
        and (ability.mana_too or not makes_mana)
        for thing in game.permanents_with(ChosenNameNotActivated)
        for ability in game.characteristics(thing).abilities
    )
