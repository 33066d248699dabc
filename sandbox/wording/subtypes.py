"""Subtypes that texts speak of, and their plurals."""

import re

from sandbox.terms.types import AURA, BASIC_LAND_TYPES, EQUIPMENT, LAND_TYPES, CardType

_CREATURES = """
Advisor Angel Anteater Antelope Ape Archer Army Artificer Asp Assassin Assembly-Worker Atog Barbarian Basilisk Bat
Bear Beast Beeble Berserker Bird Boar Brushwagg Bug Bull Camel Carrier Cat Cavalry Centaur Cephalid Chicken Clamfolk
Cleric Cockatrice Construct Crab Crocodile Cyclops Dauthi Demon Dervish Devil Dinosaur Djinn Dog Dragon Drake
Dreadnought Drone Druid Dryad Dwarf Efreet Egg Elder Elemental Elephant Elf Eye Faerie Farmer Ferret Fish Flagbearer
Fox Frog Fungus Gargoyle Giant Gnome Goat Goblin Golem Gorgon Graveborn Gremlin Griffin Hag Harpy Hero Hippo
Hippogriff Homarid Homunculus Horror Horse Hound Human Hydra Hyena Illusion Imp Incarnation Insect Jackal Jellyfish
Juggernaut Kavu Kirin Kithkin Knight Kobold Kraken Lamia Leech Legend Leviathan Lhurgoyf Licid Lion Lizard Lord
Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mongoose Monk Monkey Moonfolk Mutant Mystic
Nightmare Ninja Noble Nomad Nymph Octopus Ogre Ooze Orc Orgg Ouphe Ox Oyster Pegasus Pentavite Pest Phelddagrif
Phoenix Phyrexian Pilot Pincher Pirate Plant Prism Rabbit Rat Rebel Rhino Rigger Rogue Sable Salamander Samurai
Saproling Satyr Scarecrow Scorpion Scout Serf Serpent Servo Shade Shaman Shapeshifter Sheep Siren Skeleton Slith
Sliver Slug Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge
Squid Squirrel Starfish Survivor Thalakos Thopter Thrull Townsfolk Treefolk Troll Turtle Unicorn Vampire Vedalken
Viashino Volver Wall Warlock Warrior Wasp Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti
Zombie
"""
_SPELL_TYPES = "Arcane"
_OTHERS = "Aura Equipment Desert Gate Lair Locus Urza's Mine Power-Plant Tower Ajani Chandra Garruk Jace Liliana Gideon"
SUBTYPES = frozenset((*_CREATURES.split(), *_OTHERS.split(), *_SPELL_TYPES.split(), *BASIC_LAND_TYPES))
_IRREGULAR = {
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Wolf": "Wolves",
    "Merfolk": "Merfolk",
    "Plains": "Plains",
    "Sheep": "Sheep",
}
_IRREGULAR |= {"Fish": "Fish", "Moonfolk": "Moonfolk", "Treefolk": "Treefolk", "Townsfolk": "Townsfolk", "Ox": "Oxen"}
_IRREGULAR |= {"Homunculus": "Homunculi", "Fungus": "Fungi", "Werewolf": "Werewolves", "Cyclops": "Cyclopes"}
_IRREGULAR |= {"Equipment": "Equipment", "Cavalry": "Cavalry"}


def plural_of(subtype: str) -> str:
    if subtype in _IRREGULAR:
        return _IRREGULAR[subtype]
    if re.search(r"[^aeiou]y$", subtype):
        return subtype[:-1] + "ies"
    return subtype + ("es" if re.search(r"(s|x|ch|sh)$", subtype) else "s")


BY_WORD = {subtype.lower(): subtype for subtype in SUBTYPES}
BY_PLURAL = {plural_of(subtype).lower(): subtype for subtype in SUBTYPES}
TYPES_OF: dict[str, frozenset[CardType]] = {
    **dict.fromkeys(_CREATURES.split(), frozenset({CardType.CREATURE})),
    **dict.fromkeys(LAND_TYPES, frozenset({CardType.LAND})),
    **dict.fromkeys(_SPELL_TYPES.split(), frozenset({CardType.INSTANT, CardType.SORCERY})),
    AURA: frozenset({CardType.ENCHANTMENT}),
    EQUIPMENT: frozenset({CardType.ARTIFACT}),
}
"""The card types of which one has to be there for a subtype."""
