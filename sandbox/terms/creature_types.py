"""The creature types that cards have had: those of the lists of 2006 and 2010, and older ones that stand on cards."""

from __future__ import annotations

from sandbox.terms.spelling import spelled_nearly

_WORDS = """
Advisor Aladdin Albatross Alchemist Ali-Baba Ali-from-Cairo Alligator Ally Ambush-Party Angel Ant Anteater Antelope
Ape Archaeologist Archer Archon Army Artificer Asp Assassin Assembly-Worker Atog Aurochs Avatar Avenger Avizoa Badger
Ball-Lightning Bandit Banshee Barbarian Barishi Basilisk Bat Bear Beast Bee Beeble Being Berserker Bird Blinkmoth Boar
Bodyguard Bringer Brother Brownie Brushwagg Bug Bull Bureaucrat Camarid Camel Caravan Caribou Carnivore Carriage
Carrier Cat Cavalry Cave-People Centaur Cephalid Cheetah Chicken Child Chimera Citizen Clamfolk Cleric Cobra
Cockatrice Constable Construct Cow Coward Crab Crocodile Crusader Cyclops Dauthi Demon Dervish Deserter Designer Devil
Devouring-Deep Dinosaur Djinn Dog Donkey Doppelganger Dragon Dragonfly Drake Dreadnought Drill-Sergeant Drone Druid
Dryad Dwarf Eater Eel Effigy Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Enchantress Entity Erne Essence
Exorcist Expansion-Symbol Eye Faerie Fallen Farmer Ferret Fiend Fish Flagbearer Fox Frog Frostbeast Fungus Fungusaur
Gaea's-Avenger Gamer Gargoyle Gatekeeper General Ghost Ghoul Giant Gnome Goat Goblin Golem Gorgon Graveborn Gremlin
Griffin Guardian Gus Gypsy Hag Harlequin Harpy Hellion Heretic Hero Hipparion Hippo Hippogriff Homarid Homunculus
Hornet Horror Horse Horseman Hound Human Hydra Hyena Illusion Imp Incarnation Infernal-Denizen Inquisitor Insect
Island-Fish Jackal Jellyfish Juggernaut Kavu Keeper Kelp King Kirin Kithkin Knight Kobold Kor Kraken Lamia Lammasu
Leech Legend Legionnaire Lemure Leper Leviathan Lhurgoyf Licid Lion Lizard Lord Lurker Lycanthrope Mage Maiden Mammoth
Manticore Marid Martyr Master Masticore Medusa Mercenary Merchant Merfolk Metathran Mime Minion Minor Minotaur
Miracle-Worker Mist Mite Mob Mold-Demon Monger Mongoose Monk Monkey Monster Moonfolk Mummy Murk-Dwellers Mutant Myr
Mystic Nameless-Race Narwhal Nautilus Nephilim Niall-Silvain Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph
Octopus Ogre Ooze Orb Orc Orgg Ouphe Ox Oyster Paladin Paratrooper Peacekeeper Pegasus Penguin Pentavite
People-of-the-Woods Pest Phantasm Phelddagrif Phoenix Phyrexian Pig Pikemen Pilot Pincher Pirate Pixie-Queen Plant
Poison-Snake Poltergeist Pony Preacher Priest Prism Pyknite Rabbit Raider Ranger Rat Rebel Reflection Rhino Rigger
Robber Roc Rock-Sled Rogue Sable Sage Salamander Samurai Sand Saproling Satyr Scarecrow Scavenger Scorpion Scout Serf
Serpent Servo Shade Shaman Shapeshifter Shark Sheep Ship Shyft Singing-Tree Siren Sister Skeleton Slith Sliver Slug
Smith Snake Soldier Soltari Sorcerer Sorceress Spawn Speaker Specter Spellshaper Sphinx Spider Spike Spirit Splinter
Sponge Spuzzem Spy Squid Squirrel Stangg-Twin Starfish Strider Surrakar Survivor Swarm Tactician Tarpan Teddy
Tetravite Thalakos Thief Thopter Thrull Thundermare Tiger Titan Toad Tortoise Townsfolk Tracker Treefolk Triskelavite
Troll Turtle Twin Undead Unicorn Vampire Vedalken Viashino Villain Viper Volver Vulture Waiter Walking-Dead Wall
War-Rider Warlock Warrior Wasp Weird Werewolf Whale Whippoorwill Wight Wiitigo Wirefly Witch Wizard Wolf Wolverine
Wolverine-Pack Wolves-of-the-Hunt Wombat Worm Wraith Wretched Wurm Yeti Zombie Zubera
"""
CREATURE_TYPES = frozenset(_WORDS.split())


def nearest_creature_types(word: str) -> list[str]:
    """The types spelled most like the word; none when nothing is near."""
    return spelled_nearly(word.capitalize(), sorted(CREATURE_TYPES))


PARTY = frozenset({"Cleric", "Rogue", "Warrior", "Wizard"})
"""The types of which a party has up to one creature each (2026, 700.8)."""
