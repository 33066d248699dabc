"""Card types, supertypes and the subtypes that rules speak of."""

from enum import StrEnum

from sandbox.terms.colors import Color


class CardType(StrEnum):
    ARTIFACT = "artifact"
    BATTLE = "battle"
    CREATURE = "creature"
    ENCHANTMENT = "enchantment"
    INSTANT = "instant"
    INTERRUPT = "interrupt"
    KINDRED = "kindred"
    LAND = "land"
    MANA_SOURCE = "mana source"
    PLANESWALKER = "planeswalker"
    SORCERY = "sorcery"


CREATURE, LAND = CardType.CREATURE, CardType.LAND
"""Named for quick looks: see `sandbox.terms.zones`."""


class Supertype(StrEnum):
    BASIC = "basic"
    LEGENDARY = "legendary"
    SNOW = "snow"
    WORLD = "world"


PERMANENT_TYPES = frozenset(
    {
        CardType.ARTIFACT,
        CardType.BATTLE,
        CardType.CREATURE,
        CardType.ENCHANTMENT,
        CardType.LAND,
        CardType.PLANESWALKER,
    }
)
BASIC_LAND_TYPES = {
    "Plains": Color.WHITE,
    "Island": Color.BLUE,
    "Swamp": Color.BLACK,
    "Mountain": Color.RED,
    "Forest": Color.GREEN,
}
LAND_TYPES = (*BASIC_LAND_TYPES, "Desert", "Lair", "Locus", "Mine", "Power-Plant", "Tower", "Urza's")
AURA, EQUIPMENT, FORTIFICATION, ROLE, ROOM = "Aura", "Equipment", "Fortification", "Role", "Room"
SIEGE = "Siege"
SPACECRAFT, VEHICLE, WALL = "Spacecraft", "Vehicle", "Wall"
SIZED = frozenset({VEHICLE, SPACECRAFT})
"""What has a power and a toughness printed on it that count while it is a creature."""
