Feature: The rules of 2006 and 2010

  Rule: What the state of the game brings about is one event

    @timespiral @m11
    Example: a legend without toughness still meets the other one
      Given it is Bob's main phase
      And this card:
        """
        Old Chief {2}
        Legendary Creature — Human
        1/1
        """
      And this card:
        """
        Weak Banner {2}
        Enchantment
        Creatures your opponents control get -1/-1.
        """
      And Sue controls Old Chief and Weak Banner
      And Bob holds Old Chief
      And Bob controls 2 Swamps
      When Bob casts Old Chief#2
      And it resolves
      Then Old Chief#2 is in Bob's graveyard
      And Old Chief is in Sue's graveyard
      And because legend rule

    @timespiral @m11
    Example: one that goes for want of toughness sees the legends go
      Given it is Bob's main phase
      And this card:
        """
        Old Chief {2}
        Legendary Creature — Human
        Other creatures get -1/-1.
        2/2
        """
      And this card:
        """
        Mourner {2}
        Creature — Human
        Whenever a creature dies, you gain 1 life.
        1/2
        """
      And Sue controls Old Chief
      And Bob controls Mourner and 2 Swamps
      And Bob holds Old Chief
      When Bob casts Old Chief#2
      And everything resolves
      Then Bob has 23 life

  Rule: What leaves together is remembered as it was while all were there

    @timespiral @m11
    Example: the power that another dying creature gave
      Given it is Bob's main phase
      And this card:
        """
        Last Gift {1}
        Creature — Human
        When Last Gift dies, you gain life equal to its power.
        1/1
        """
      And this card:
        """
        Captain {1}
        Creature — Soldier
        Other creatures you control get +1/+1.
        1/1
        """
      And Bob controls Captain, Last Gift and 4 Plains
      And Bob holds Wrath of God
      When Bob casts Wrath of God
      And it resolves
      And it resolves
      Then Bob has 22 life

  Rule: Summoning sickness ends as a turn begins

    @timespiral @m11
    Example: without an untap step
      Given it is Bob's main phase
      And this card:
        """
        Standstill {2}
        Enchantment
        Each player skips their untap step.
        """
      And Sue controls Standstill
      And Bob holds Grizzly Bears
      And Bob controls 2 Forests
      When Bob casts Grizzly Bears
      And it resolves
      And the turn ends
      And the turn ends
      And Bob attacks with Grizzly Bears
      Then Grizzly Bears is attacking

  Rule: An alternative cost leaves additional costs as they are

    @timespiral @m11
    Example: a madness cost
      Given it is Bob's main phase
      And this card:
        """
        Mad Price {2}{R}
        Instant
        Madness {R}
        As an additional cost to cast this spell, sacrifice a creature.
        Mad Price deals 3 damage to any target.
        """
      And Bob holds Mad Price
      And Bob controls Mountain, Wild Mongrel and Gray Ogre
      When Bob activates Wild Mongrel by discarding Mad Price
      And Bob removes Mad Price from the game instead
      And Bob chooses red
      And it resolves
      And Bob casts Mad Price targeting Sue by sacrificing Gray Ogre
      And everything resolves
      Then Sue has 17 life
      And Gray Ogre is in Bob's graveyard

  Rule: What several sources deal at once is one event for whom it is dealt to

    @timespiral @m11
    Example: two blockers
      Given it is Bob's main phase
      And this card:
        """
        Swelling Mold {2}
        Creature — Fungus
        Whenever Swelling Mold is dealt damage, put a +1/+1 counter on it.
        0/8
        """
      And Bob controls Swelling Mold
      And Sue controls Grizzly Bears and Gray Ogre
      When Bob attacks with Swelling Mold
      And Sue blocks Swelling Mold with Grizzly Bears and Gray Ogre
      And in m11, Bob orders the blockers of Swelling Mold: Grizzly Bears, then Gray Ogre
      And combat damage is dealt
      And everything resolves
      Then Swelling Mold has 1 +1/+1 counter
      And Swelling Mold has 4 damage

  Rule: What defines an object itself applies first in its layer

    @timespiral @m11
    Example: a counted size under an older effect that sets sizes
      Given it is Bob's main phase
      And this card:
        """
        Smallness {1}
        Enchantment
        Each creature has base power and toughness 1/1.
        """
      And Bob controls Smallness and 5 Forests
      And Bob holds Maro
      When Bob casts Maro
      And it resolves
      Then Maro is a 1/1

    @timespiral @m11
    Example: a size with a condition does not define it
      Given it is Bob's main phase
      And this card:
        """
        Smallness {1}
        Enchantment
        Each creature has base power and toughness 1/1.
        """
      And this card:
        """
        Sea Ox {1}
        Creature — Ox
        As long as you control an Island, Sea Ox has base power and toughness 4/4.
        2/2
        """
      And Bob controls Smallness, Island and 5 Forests
      And Bob holds Sea Ox
      When Bob casts Sea Ox
      And it resolves
      Then Sea Ox is a 4/4

  Rule: What stops being what it is leaves combat

    @timespiral @m11
    Example: a creature for a time
      Given it is Bob's main phase
      And this card:
        """
        Living Idol {1}
        Enchantment
        As long as you control an Island, Living Idol is a 3/3 Spirit creature.
        """
      And this card:
        """
        Sinkhole Strike {1}{R}
        Instant
        Destroy target land.
        """
      And this card:
        """
        Sudden Tide {1}{R}
        Instant
        Target land becomes an Island.
        """
      And Bob controls Living Idol, Island and 4 Mountains
      And Bob holds Sudden Tide
      And Sue controls 3 Mountains
      And Sue holds Sinkhole Strike
      When Bob attacks with Living Idol
      And Sue casts Sinkhole Strike targeting Island
      And it resolves
      And Bob casts Sudden Tide targeting Mountain
      And it resolves
      And combat damage is dealt
      Then Living Idol is a 3/3
      And Living Idol is not attacking
      And Sue has 20 life
      And because removal from combat

    @m11
    Example: a planeswalker that changes hands is attacked no longer
      Given it is Bob's main phase
      And this card:
        """
        Sweet Words {U}
        Instant
        Gain control of target planeswalker.
        """
      And Bob controls Grizzly Bears, Gray Ogre and Island
      And Bob holds Sweet Words
      And Sue controls Garruk Wildspeaker and Hill Giant
      When Bob attacks Garruk Wildspeaker with Grizzly Bears and Gray Ogre
      And Bob casts Sweet Words targeting Garruk Wildspeaker
      And it resolves
      And Sue blocks Gray Ogre with Hill Giant
      And combat damage is dealt
      Then Garruk Wildspeaker has 3 loyalty counters
      And Sue has 20 life
      And Gray Ogre is in Bob's graveyard

  Rule: What cannot be attached is not

    @timespiral @m11
    Example: an Aura is not moved onto what is protected from it
      Given it is Bob's main phase
      And Bob controls Crown of the Ages, Wall of Stone, Holy Strength on Wall of Stone, Black Knight and 4 Plains
      When Bob activates Crown of the Ages targeting Holy Strength
      And it resolves
      And Bob chooses Black Knight
      Then Holy Strength is on Wall of Stone

    @timespiral @m11
    Example: an Aura is not moved onto what it does not enchant
      Given it is Bob's main phase
      And Bob controls Crown of the Ages, Wall of Stone, Animate Wall on Wall of Stone, Black Knight and 4 Plains
      When Bob activates Crown of the Ages targeting Animate Wall
      And it resolves
      And Bob chooses Black Knight
      Then Animate Wall is on Wall of Stone

    @timespiral @m11
    Example: Equipment that becomes a creature lets go
      Given it is Bob's main phase
      And this card:
        """
        Awakening Word {1}
        Instant
        Target artifact becomes a 1/1 artifact creature until end of turn.
        """
      And Bob controls Whispersilk Cloak, Grizzly Bears and Plains
      And Whispersilk Cloak is on Grizzly Bears
      And Bob holds Awakening Word
      When Bob casts Awakening Word targeting Whispersilk Cloak
      And it resolves
      Then Whispersilk Cloak is on nothing
      And Whispersilk Cloak is in play

  Rule: An Aura that comes back is put on something

    @timespiral @m11
    Example: it is chosen as it comes, and is no target
      Given it is Bob's main phase
      And this card:
        """
        Hidden Wurm {G}
        Creature — Wurm
        Shroud
        2/2
        """
      And Bob controls Hidden Wurm, Hill Giant, Holy Strength on Hill Giant and 3 Plains
      And Bob holds Flickerwisp
      When Bob casts Flickerwisp
      And it resolves
      And Bob targets Holy Strength
      And it resolves
      And it is Bob's end step
      And it resolves
      And Bob chooses Hidden Wurm
      Then Holy Strength is on Hidden Wurm

    @timespiral @m11
    Example: with nothing to be on it stays where it is
      Given it is Bob's main phase
      And this card:
        """
        Downfall {1}
        Instant
        Destroy target Wall.
        """
      And Bob controls Wall of Stone, Animate Wall on Wall of Stone and 4 Plains
      And Bob holds Flickerwisp and Downfall
      When Bob casts Flickerwisp
      And it resolves
      And Bob targets Animate Wall
      And it resolves
      And Bob casts Downfall targeting Wall of Stone
      And it resolves
      And the turn ends
      Then Animate Wall is in exile

    @timespiral
    Example: in 2006 whose effect it is chooses
      Given it is Bob's main phase
      And Bob controls 3 Plains
      And Bob holds Flickerwisp
      And Sue controls Hill Giant, Gray Ogre and Holy Strength on Hill Giant
      When Bob casts Flickerwisp
      And it resolves
      And Bob targets Holy Strength
      And it resolves
      And it is Bob's end step
      And it resolves
      And Bob chooses Flickerwisp
      Then Holy Strength is on Flickerwisp
      And Sue controls Holy Strength

    @m11
    Example: in 2010 its controller chooses
      Given it is Bob's main phase
      And Bob controls 3 Plains
      And Bob holds Flickerwisp
      And Sue controls Hill Giant, Gray Ogre and Holy Strength on Hill Giant
      When Bob casts Flickerwisp
      And it resolves
      And Bob targets Holy Strength
      And it resolves
      And it is Bob's end step
      And it resolves
      And Sue chooses Gray Ogre
      Then Holy Strength is on Gray Ogre

  Rule: Cumulative upkeep triggers

    @timespiral @m11
    Example: it can be answered
      Given it is Bob's upkeep
      And this card:
        """
        Growing Debt {1}
        Enchantment
        Cumulative upkeep {1}
        """
      And Bob controls Growing Debt and Forest
      And Sue controls 2 Plains
      And Sue holds Disenchant
      When Sue casts Disenchant targeting Growing Debt
      And it resolves
      And it resolves
      Then Growing Debt is in Bob's graveyard
      And the trace says "Growing Debt is destroyed"

    @timespiral @m11
    Example: a second one counts the counter of the first
      Given it is Bob's upkeep
      And this card:
        """
        Growing Debt {1}
        Enchantment
        Cumulative upkeep {1}
        Cumulative upkeep {1}
        """
      And Bob controls Growing Debt and 3 Forests
      When Bob pays the upkeep of Growing Debt
      And Bob pays the upkeep of Growing Debt
      And everything resolves
      Then Growing Debt has 2 age counters
      And Growing Debt is in play
      And the trace says "Growing Debt triggers"

  Rule: A face-down permanent is turned up for the morph cost that it would have

    @timespiral @m11
    Example: what has no abilities face up stays face down
      Given it is Bob's main phase
      And Bob controls Humility, Battering Craghorn and 5 Mountains
      And Battering Craghorn is face down
      Then Bob cannot turn Battering Craghorn face up
      And because morph

  Rule: Of two replacements the controller of what moves applies one

    @timespiral @m11
    Example: removed from the game or shuffled into the library
      Given it is Bob's main phase
      And this card:
        """
        Glass Titan {5}
        Artifact Creature — Golem
        If Glass Titan would be put into a graveyard from anywhere, reveal Glass Titan and shuffle it into its owner's library instead.
        2/2
        """
      And Sue controls Glass Titan
      And Bob controls 3 Mountains
      And Bob holds Disintegrate
      When Bob casts Disintegrate with X = 2 targeting Glass Titan
      And it resolves
      And Sue applies Glass Titan first
      Then Glass Titan is in Sue's library

    @timespiral @m11
    Example: the other way round
      Given it is Bob's main phase
      And this card:
        """
        Glass Titan {5}
        Artifact Creature — Golem
        If Glass Titan would be put into a graveyard from anywhere, reveal Glass Titan and shuffle it into its owner's library instead.
        2/2
        """
      And Sue controls Glass Titan
      And Bob controls 3 Mountains
      And Bob holds Disintegrate
      When Bob casts Disintegrate with X = 2 targeting Glass Titan
      And it resolves
      And Sue applies Disintegrate first
      Then Glass Titan is in exile

  Rule: State-based effects in the cleanup step let players act

    @timespiral @m11
    Example: a creature that only lived by a bonus
      Given it is Bob's main phase
      And this card:
        """
        Sickly Air {2}
        Enchantment
        Flash
        All creatures get -0/-2.
        """
      And this card:
        """
        Bloom {1}
        Instant
        Target creature gets +0/+3 until end of turn.
        """
      And this card:
        """
        Late Spark {1}
        Instant
        Cast this spell only during your turn.
        Late Spark deals 3 damage to any target.
        """
      And Bob controls Grizzly Bears and 4 Forests
      And Bob holds Bloom, Sickly Air and Late Spark
      When Bob casts Bloom targeting Grizzly Bears
      And it resolves
      And Bob casts Sickly Air
      And it resolves
      And it is Bob's cleanup
      And Bob casts Late Spark targeting Sue
      And it resolves
      And it is Sue's main phase
      Then Sue has 17 life
      And Grizzly Bears is in Bob's graveyard
      And "Late Spark resolves" comes before "Sue draws a card"

  Rule: X is chosen for a loyalty cost as for any other

    @m11
    Example: it is asked for
      Given it is Bob's main phase
      And Bob controls Chandra Nalaar
      And Sue controls Elite Vanguard
      When Bob activates Chandra Nalaar targeting Elite Vanguard
      And Bob chooses 1
      And it resolves
      Then Chandra Nalaar has 5 loyalty counters
      And Elite Vanguard is in Sue's graveyard

  Rule: Effects that wait for leaving play look back

    @timespiral @m11
    Example: a creature that dies with the one that it damaged
      Given it is Bob's main phase
      And this card:
        """
        Feaster {2}
        Creature — Vampire
        Whenever a creature dealt damage by Feaster this turn dies, you gain 2 life.
        2/2
        """
      And Bob controls Feaster
      And Sue controls Grizzly Bears
      When Bob attacks with Feaster
      And Sue blocks Feaster with Grizzly Bears
      And combat damage is dealt
      And everything resolves
      Then Bob has 22 life
      And Feaster is in Bob's graveyard

    @timespiral @m11
    Example: one that died attacking was an attacking creature
      Given it is Bob's main phase
      And this card:
        """
        Banner of the Fallen {2}
        Enchantment
        Whenever an attacking creature dies, you gain 1 life.
        """
      And Bob controls Banner of the Fallen and Grizzly Bears
      And Sue controls Hill Giant
      When Bob attacks with Grizzly Bears
      And Sue blocks Grizzly Bears with Hill Giant
      And combat damage is dealt
      And everything resolves
      Then Bob has 21 life

  Rule: What must block does not block something else instead

    @timespiral @m11
    Example: Lure on one of two attackers
      Given it is Bob's main phase
      And Bob controls Grizzly Bears, Hill Giant and Lure on Grizzly Bears
      And Sue controls Gray Ogre
      When Bob attacks with Grizzly Bears and Hill Giant
      Then Sue cannot block Hill Giant with Gray Ogre
      And because blocks if able

  Rule: What forbids or commands to all of a kind holds for those that come later

    @timespiral @m11
    Example: a prohibition to block
      Given it is Bob's main phase
      And this card:
        """
        Panic Drum {R}
        Instant
        Creatures can't block this turn.
        """
      And this card:
        """
        Ambusher {G}
        Creature — Cat
        Flash
        2/2
        """
      And Bob controls Mountain and Hill Giant
      And Bob holds Panic Drum
      And Sue controls Forest
      And Sue holds Ambusher
      When Bob casts Panic Drum
      And it resolves
      And Bob attacks with Hill Giant
      And Sue casts Ambusher
      And it resolves
      Then Sue cannot block Hill Giant with Ambusher

    @timespiral @m11
    Example: a command to attack
      Given it is Bob's main phase
      And this card:
        """
        Frenzy Drum {R}
        Sorcery
        Creatures attack this turn if able.
        """
      And this card:
        """
        Quick Cat {G}
        Creature — Cat
        Haste
        2/2
        """
      And Bob controls Mountain and Forest
      And Bob holds Frenzy Drum and Quick Cat
      When Bob casts Frenzy Drum
      And it resolves
      And Bob casts Quick Cat
      And it resolves
      And combat damage is dealt
      Then Sue has 18 life

    @timespiral @m11
    Example: a change of size does not
      Given it is Bob's main phase
      And this card:
        """
        War Song {R}
        Instant
        Creatures you control get +1/+0 until end of turn.
        """
      And Bob controls Mountain, 2 Forests and Hill Giant
      And Bob holds War Song and Grizzly Bears
      When Bob casts War Song
      And it resolves
      And Bob casts Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 2/2
      And Hill Giant is a 4/3

    @m11
    Example: another ability does not use up the one loyalty ability of the turn
      Given it is Bob's main phase
      And this card:
        """
        Well of Words {G}
        Enchantment — Aura
        Enchant planeswalker
        Enchanted planeswalker has "{T}: You gain 1 life."
        """
      And Bob controls Garruk Wildspeaker and Well of Words on Garruk Wildspeaker
      When Bob activates the fourth ability of Garruk Wildspeaker
      And it resolves
      And Bob activates the second ability of Garruk Wildspeaker
      And it resolves
      Then Garruk Wildspeaker has 2 loyalty counters
      And Bob cannot activate the third ability of Garruk Wildspeaker
      And because loyalty abilities

  Rule: Who controls an effect is settled before what it does

    @timespiral @m11
    Example: an Aura that takes control changes hands itself
      Given it is Bob's main phase
      And this card:
        """
        Steal Spellwork {2}{U}
        Enchantment — Aura
        Enchant enchantment
        You control enchanted enchantment.
        """
      And the players are Bob, Sue and Ann
      And Sue controls Hill Giant
      And Bob controls Control Magic on Hill Giant
      And Ann controls Steal Spellwork on Control Magic
      Then Ann controls Control Magic
      And Ann controls Hill Giant
