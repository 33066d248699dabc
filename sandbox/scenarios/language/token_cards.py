"""Tokens in the lists of a position: `a 1/1 red Goblin token`, `two 1/1 green Saproling tokens`."""

from __future__ import annotations

import re

from sandbox.meaning.card import Card
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType

TOKENS = re.compile(
    r"(?P<number>an?|\d{1,2}|two|three|four|five|six) (?P<size>\d{1,2}/\d{1,2}) "
    r"(?P<colors>(?:white|blue|black|red|green|colorless)(?: and (?:white|blue|black|red|green))*) "
    r"(?P<name>[A-Z][\w-]*) (?P<artifact>artifact )?tokens?"
)


def token_card(said: re.Match[str]) -> Card:
    """What such a token is."""
    power, toughness = said["size"].split("/")
    types = {CardType.CREATURE, *([CardType.ARTIFACT] if said["artifact"] else [])}
    return Card(
        said["name"],
        types=frozenset(types),
        subtypes=(said["name"],),
        power=int(power),
        toughness=int(toughness),
        color_words=frozenset(Color(word) for word in said["colors"].split(" and ") if word != "colorless"),
    )
