"""Subtypes that texts speak of, and their plurals."""

import re

from sandbox.terms.types import AURA, BASIC_LAND_TYPES, EQUIPMENT, FORTIFICATION, LAND_TYPES, CardType

_CREATURES = """
Advisor Aetherborn Alien Ally Angel Anteater Antelope Ape Archer Archon Armadillo Army Artificer Asp Assassin
Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble
Beholder Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Bug Bull C'tan Camarid Camel Capybara Caribou Carrier
Cat Cavalry Centaur Cephalid Chicken Child Chimera Citizen Clamfolk Cleric Clown Cockatrice Construct Coward Coyote
Crab Crocodile Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Dervish Deserter Detective Devil Dinosaur Djinn
Doctor Dog Dragon Drake Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant
Elf Elk Employee Eternal Eye Faerie Farmer Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gamma Gargoyle Germ
Giant Giraffe Gith Glimmer Gnoll Gnome Goat Goblin God Golem Gorgon Graveborn Gremlin Griffin Guest Hag Halfling
Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid Homunculus Horror Horse Hound Human Hydra Hyena Illusion
Imp Incarnation Inhuman Inkling Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kirin Kithkin Knight
Kobold Kor Kraken Kree Lamia Lammasu Leech Legend Lemur Leviathan Lhurgoyf Licid Lion Lizard Llama Lobster Lord
Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk
Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus
Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix
Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon
Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist
Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Shi'ar Siren Skeleton
Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider
Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos
Thopter Thrull Tiefling Townsfolk Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire
Varmint Vedalken Viashino Villain Volver Wall Walrus Warlock Warrior Wasp Weasel Weird Werewolf Whale Wizard Wolf
Wolverine Wombat Worm Wraith Wurm Yeti Zombie Zubera
"""
_SPELL_TYPES = "Adventure Arcane Lesson Omen Trap"
_OTHERS = """
Aura Equipment Blood Clue Contraption Food Fortification Gold Incubator Junk Lander Map Mutagen Powerstone Treasure
Vehicle
Cartouche Case Class Curse Role Room Rune Saga Shard Shrine Siege Spacecraft Cave Desert Gate Lair Locus Urza's Mine
Planet Power-Plant Sphere Tower Town
"""
_PLANESWALKERS = """
Ajani Angrath Ashiok Basri Bolas Chandra Domri Dovin Elspeth Garruk Gideon Huatli Jace Liliana Lukka Nissa Oko Ral
Rowan Sarkhan Tamiyo Teferi Tezzeret Ugin Vivien Vraska Yanggu Yanling
"""
PLANESWALKER_TYPES = frozenset(_PLANESWALKERS.split())
"""They are names as well."""
OUTLAWS = frozenset({"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"})
"""What texts call an outlaw (2026, 700.12)."""
SUBTYPES = PLANESWALKER_TYPES | {*_CREATURES.split(), *_OTHERS.split(), *_SPELL_TYPES.split(), *BASIC_LAND_TYPES}
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
_IRREGULAR |= {"Equipment": "Equipment", "Cavalry": "Cavalry", "Mouse": "Mice", "Child": "Children", "Elk": "Elk"}
_IRREGULAR |= {"Eldrazi": "Eldrazi", "Myr": "Myr", "Kor": "Kor", "Sphinx": "Sphinxes", "Octopus": "Octopuses"}
_IRREGULAR |= {"Hero": "Heroes", "Zubera": "Zubera", "Spawn": "Spawn"}
_IRREGULAR |= {"Hellion": "Hellions", "Bison": "Bison", "Moose": "Moose", "Lammasu": "Lammasu"}


def plural_of(subtype: str) -> str:
    if subtype in _IRREGULAR:
        return _IRREGULAR[subtype]
    if re.search(r"[^aeiou]y$", subtype):
        return subtype[:-1] + "ies"
    return subtype + ("es" if re.search(r"(s|x|ch|sh)$", subtype) else "s")


BY_WORD = {subtype.lower(): subtype for subtype in SUBTYPES}
BY_PLURAL = {plural_of(subtype).lower(): subtype for subtype in SUBTYPES} | {"spawns": "Spawn"}
"""Cards call several Spawn by both words."""
TYPES_OF: dict[str, frozenset[CardType]] = {
    **dict.fromkeys(_CREATURES.split(), frozenset({CardType.CREATURE, CardType.KINDRED})),
    **dict.fromkeys(LAND_TYPES, frozenset({CardType.LAND})),
    **dict.fromkeys(_SPELL_TYPES.split(), frozenset({CardType.INSTANT, CardType.SORCERY})),
    AURA: frozenset({CardType.ENCHANTMENT}),
    EQUIPMENT: frozenset({CardType.ARTIFACT}),
    FORTIFICATION: frozenset({CardType.ARTIFACT}),
}
"""The card types of which one has to be there for a subtype."""
