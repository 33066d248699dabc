@m11
Feature: Keywords of the years after 2010

  Rule: Keywords that stand for a triggered ability

    Example: prowess counts noncreature spells of its controller
      Given this card:
        """
        Quick Adept {U}
        Creature — Human Monk
        Prowess
        1/2
        """
      And Bob controls Quick Adept and 2 Mountains
      And Bob holds Shock
      When Bob casts Shock targeting Sue
      Then Quick Adept is a 1/2
      When it resolves
      Then Quick Adept is a 2/3

    Example: exalted asks for one attacker
      Given this card:
        """
        Old Guard {W}
        Creature — Human Knight
        Exalted
        1/1
        """
      And Bob controls Old Guard and Hill Giant
      When Bob attacks with Hill Giant
      And everything resolves
      Then Hill Giant is a 4/4
      And Old Guard is a 1/1

    Example: undying brings back what has no +1/+1 counter
      Given this card:
        """
        Loyal Hound {1}{G}
        Creature — Dog
        Undying
        2/1
        """
      And it is Bob's main phase
      And Sue controls Loyal Hound
      And Bob controls 2 Mountains
      And Bob holds Shock and Shock#2
      When Bob casts Shock targeting Loyal Hound
      And everything resolves
      Then Sue controls Loyal Hound
      And Loyal Hound is a 3/2
      When Bob casts Shock#2 targeting Loyal Hound
      And everything resolves
      Then Loyal Hound is in Sue's graveyard

    Example: battle cry spares the one that cries
      Given this card:
        """
        Loud Goblin {R}
        Creature — Goblin
        Battle cry
        1/1
        """
      And Bob controls Loud Goblin and Hill Giant
      When Bob attacks with Loud Goblin and Hill Giant
      And everything resolves
      Then Hill Giant is a 4/3
      And Loud Goblin is a 1/1

    Example: mentor aims at a weaker attacker
      Given this card:
        """
        Stern Teacher {2}{W}
        Creature — Human Soldier
        Mentor
        3/3
        """
      And Bob controls Stern Teacher and Grizzly Bears and Hill Giant
      When Bob attacks with Stern Teacher, Grizzly Bears and Hill Giant
      And everything resolves
      Then Grizzly Bears is a 3/3
      And Hill Giant is a 3/3

    Example: evolve looks at both numbers
      Given this card:
        """
        Small Newt {G}
        Creature — Lizard
        Evolve
        1/1
        """
      And it is Bob's main phase
      And Bob controls Small Newt and 4 Forests
      And Bob holds Grizzly Bears and Llanowar Elves
      When Bob casts Llanowar Elves
      And everything resolves
      Then Small Newt is a 1/1
      When Bob casts Grizzly Bears
      And everything resolves
      Then Small Newt is a 2/2

    Example: extort gives what all opponents lose
      Given this card:
        """
        Tithe Taker {1}{B}
        Creature — Human Cleric
        Extort
        1/1
        """
      And Bob controls Tithe Taker, Mountain and Swamp
      And Bob holds Shock
      When Bob casts Shock targeting Sue
      And Bob pays for Tithe Taker
      And everything resolves
      Then Sue has 17 life
      And Bob has 21 life

    Example: ingest takes the top card
      Given this card:
        """
        Hungry Thing {2}
        Creature — Eldrazi
        Ingest
        1/1
        """
      And Bob controls Hungry Thing
      And Forest is on top of Sue's library
      When Bob attacks with Hungry Thing
      And combat damage is dealt
      And everything resolves
      Then Forest is removed from the game

    Example: an Equipment with living weapon comes with its bearer
      Given this card:
        """
        Bone Spike {1}
        Artifact — Equipment
        Living weapon
        Equipped creature gets +1/+1.
        Equip {2}
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Bob holds Bone Spike
      When Bob casts Bone Spike
      And everything resolves
      Then Phyrexian Germ is a 1/1

  Rule: Keywords with a number

    Example: bushido when it blocks
      Given this card:
        """
        Young Samurai {W}
        Creature — Human Samurai
        Bushido 2
        1/1
        """
      And Bob controls Hill Giant
      And Sue controls Young Samurai
      When Bob attacks with Hill Giant
      And Sue blocks Hill Giant with Young Samurai
      And everything resolves
      Then Young Samurai is a 3/3

    Example: soulshift brings back a Spirit of less mana value
      Given this card:
        """
        Pale Ghost {3}{B}
        Creature — Spirit
        Soulshift 3
        2/2
        """
      And this card:
        """
        Dim Light {2}
        Creature — Spirit
        1/1
        """
      And Dim Light is in Bob's graveyard
      And Bob controls Pale Ghost
      And it is Sue's main phase
      And Sue controls Mountain
      And Sue holds Shock
      When Sue casts Shock targeting Pale Ghost
      And Bob uses the effect of Pale Ghost
      And everything resolves
      Then Dim Light is in Bob's hand

    Example: annihilator leaves the choice to the defending player
      Given this card:
        """
        Huge Thing {8}
        Creature — Eldrazi
        Annihilator 1
        8/8
        """
      And Bob controls Huge Thing
      And Sue controls Forest and Hill Giant
      When Bob attacks with Huge Thing
      And Sue sacrifices Forest
      And everything resolves
      Then Forest is in Sue's graveyard
      And Sue controls Hill Giant

    Example: afflict costs the defending player life
      Given this card:
        """
        Cruel Khenra {2}
        Creature — Jackal
        Afflict 2
        2/2
        """
      And Bob controls Cruel Khenra
      And Sue controls Hill Giant
      When Bob attacks with Cruel Khenra
      And Sue blocks Cruel Khenra with Hill Giant
      And everything resolves
      Then Sue has 18 life

    Example: afterlife
      Given this card:
        """
        Last Servant {W}
        Creature — Human
        Afterlife 1
        1/1
        """
      And it is Bob's main phase
      And Bob controls Last Servant and Mountain
      And Bob holds Shock
      When Bob casts Shock targeting Last Servant
      And everything resolves
      Then Spirit is a 1/1
      And Spirit has flying

    Example: fabricate gives counters or makes Servos
      Given this card:
        """
        Gear Smith {1}
        Creature — Dwarf
        Fabricate 1
        1/1
        """
      And it is Bob's main phase
      And Bob controls 2 Plains
      And Bob holds Gear Smith and Gear Smith#2
      When Bob casts Gear Smith
      And Bob uses the effect of Gear Smith
      And everything resolves
      Then Gear Smith is a 2/2
      When Bob casts Gear Smith#2
      And Bob declines the effect of Gear Smith#2
      And everything resolves
      Then Servo is a 1/1
      And Gear Smith#2 is a 1/1

    Example: fading
      Given this card:
        """
        Brief Beast {1}{G}
        Creature — Beast
        Fading 1
        4/4
        """
      And it is Bob's main phase
      And Bob controls 2 Forests
      And Bob holds Brief Beast
      When Bob casts Brief Beast
      And everything resolves
      Then Brief Beast has 1 fade counter
      When it is Bob's next upkeep
      And everything resolves
      Then Brief Beast has no fade counters
      When it is Bob's next upkeep
      And everything resolves
      Then Brief Beast is in Bob's graveyard

    Example: bloodthirst asks whether an opponent was dealt damage
      Given this card:
        """
        Red Raider {1}
        Creature — Goblin
        Bloodthirst 2
        1/1
        """
      And it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Shock, Red Raider and Red Raider#2
      When Bob casts Red Raider
      And everything resolves
      Then Red Raider is a 1/1
      When Bob casts Shock targeting Sue
      And everything resolves
      And Bob casts Red Raider#2
      And everything resolves
      Then Red Raider#2 is a 3/3

    Example: toxic poisons besides the damage
      Given this card:
        """
        Green Spitter {1}
        Creature — Mite
        Toxic 2
        1/1
        """
      And Bob controls Green Spitter
      When Bob attacks with Green Spitter
      And combat damage is dealt
      Then Sue has 19 life
      And Sue has 2 poison counters

  Rule: Keywords that narrow who may block

    Example: menace asks for two blockers
      Given this card:
        """
        Grim Stalker {1}
        Creature — Rogue
        Menace
        2/2
        """
      And Bob controls Grim Stalker
      And Sue controls Hill Giant and Grizzly Bears
      When Bob attacks with Grim Stalker
      Then Sue cannot block Grim Stalker with Hill Giant
      When Sue blocks Grim Stalker with Hill Giant and Grizzly Bears
      And Bob orders the blockers of Grim Stalker: Hill Giant, then Grizzly Bears
      Then Grim Stalker is blocked

    Example: skulk slips past greater power, horsemanship past those on foot
      Given this card:
        """
        Low Creeper {1}
        Creature — Spirit
        Skulk
        2/2
        """
      And this card:
        """
        Far Rider {1}
        Creature — Human
        Horsemanship
        2/2
        """
      And Bob controls Low Creeper and Far Rider
      And Sue controls Hill Giant and Grizzly Bears
      When Bob attacks with Low Creeper and Far Rider
      Then Sue cannot block Low Creeper with Hill Giant
      And Sue may block Low Creeper with Grizzly Bears
      And Sue cannot block Far Rider with Grizzly Bears

  Rule: Keywords that say what a card is

    Example: devoid and changeling
      Given this card:
        """
        Pale Drone {1}{B}
        Creature — Eldrazi Drone
        Devoid
        2/2
        """
      And this card:
        """
        Shifty Friend {1}{G}
        Creature — Shapeshifter
        Changeling
        2/2
        """
      And this card:
        """
        Goblin Lord {1}{R}
        Creature — Goblin
        Other Goblin creatures you control get +1/+1. Black creatures get -1/-0.
        2/2
        """
      And Bob controls Pale Drone, Shifty Friend and Goblin Lord
      Then Pale Drone is a 2/2
      And Shifty Friend is a 3/3

  Rule: Looking at the top of the library

    Example: scry puts what its player names on the bottom
      Given this card:
        """
        Far Sight {U}
        Sorcery
        Scry 2, then draw a card.
        """
      And it is Bob's main phase
      And Bob controls Island
      And Bob holds Far Sight
      And Shock, Forest and Hill Giant are on top of Bob's library
      When Bob casts Far Sight
      And Bob chooses Shock
      And it resolves
      Then Forest is in Bob's hand

    Example: surveil puts it into the graveyard
      Given this card:
        """
        Dark Sight {B}
        Sorcery
        Surveil 2.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Dark Sight
      And Shock, Forest and Hill Giant are on top of Bob's library
      When Bob casts Dark Sight
      And Bob chooses Forest
      And it resolves
      Then Forest is in Bob's graveyard
