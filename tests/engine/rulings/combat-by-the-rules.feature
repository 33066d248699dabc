@today
Feature: Combat, rule by rule

  # 508.4
  Example: a token that comes attacking has not attacked
    Given this card:
      """
      Drum Captain {2}{R}
      Creature — Goblin
      Whenever Drum Captain attacks, create a 1/1 red Goblin creature token that's tapped and attacking.
      2/2
      """
    And this card:
      """
      War Chant {1}{W}
      Enchantment
      Whenever a creature you control attacks, you gain 1 life.
      """
    And Bob controls Drum Captain and War Chant
    When Bob attacks with Drum Captain
    And Bob orders the effects: Drum Captain, then War Chant
    And everything resolves
    Then Bob has 21 life
    When combat damage is dealt
    Then Sue has 17 life

  # 509.1h
  Example: a blocked creature stays blocked though its blocker is gone
    Given Bob controls Hill Giant
    And Sue controls Grizzly Bears, Swamp and Swamp
    And Bob holds Doom Blade
    And Bob controls Forest and Swamp
    When Bob attacks with Hill Giant
    And Sue blocks Hill Giant with Grizzly Bears
    And Bob casts Doom Blade targeting Grizzly Bears
    And it resolves
    And combat damage is dealt
    Then Sue has 20 life

  # 702.19e
  Example: with trample all of it goes to the player then
    Given Bob controls War Mammoth
    And Sue controls Grizzly Bears
    And Bob holds Doom Blade
    And Bob controls Forest and Swamp
    When Bob attacks with War Mammoth
    And Sue blocks War Mammoth with Grizzly Bears
    And Bob casts Doom Blade targeting Grizzly Bears
    And it resolves
    And combat damage is dealt
    Then Sue has 17 life

  # 510.1c
  Example: damage is divided among blockers as the player likes
    Given Bob controls Serra Angel
    And Sue controls Grizzly Bears#1 and Grizzly Bears#2
    And this card:
      """
      Cloudwall {W}
      Creature — Spirit
      Reach
      1/3
      """
    And Sue controls Cloudwall and Cloudwall#2
    When Bob attacks with Serra Angel
    And Sue blocks Serra Angel with Cloudwall#1 and Cloudwall#2
    And Bob assigns 2 damage from Serra Angel to Cloudwall#1 and 2 to Cloudwall#2
    And combat damage is dealt
    Then Cloudwall#1 has 2 damage
    And Cloudwall#2 has 2 damage
    And Cloudwall#1 is on the battlefield

  # 506.4
  Example: an attacker that changes its controller leaves combat
    Given this card:
      """
      Sudden Treason {2}{R}
      Instant
      Gain control of target creature until end of turn.
      """
    And Bob controls Hill Giant
    And Sue holds Sudden Treason
    And Sue controls 2 Forests and Mountain
    When Bob attacks with Hill Giant
    And Sue casts Sudden Treason targeting Hill Giant
    And it resolves
    Then Hill Giant is not attacking
    When combat damage is dealt
    Then Sue has 20 life

  # 510.1b
  Example: who attacked a planeswalker that is gone deals no damage
    Given Bob controls Hill Giant
    And Sue controls Garruk Wildspeaker
    And this card:
      """
      Vanishing Word {1}{U}
      Instant
      Return target planeswalker to its owner's hand.
      """
    And Bob holds Vanishing Word
    And Bob controls Forest and Island
    When Bob attacks Garruk Wildspeaker with Hill Giant
    And Bob casts Vanishing Word targeting Garruk Wildspeaker
    And it resolves
    And combat damage is dealt
    Then Sue has 20 life

  # 509.3a
  Example: blocking two creatures triggers once, 509.3b blocking a creature twice
    Given this card:
      """
      Broad Guard {2}{W}
      Creature — Human
      Broad Guard can block an additional creature each combat.
      Whenever Broad Guard blocks, you gain 1 life.
      2/5
      """
    And this card:
      """
      Keen Guard {2}{W}
      Creature — Human
      Keen Guard can block an additional creature each combat.
      Whenever Keen Guard blocks a creature, you gain 10 life.
      2/5
      """
    And Bob controls Grizzly Bears#1, Grizzly Bears#2, Gray Ogre#1 and Gray Ogre#2
    And Sue controls Broad Guard and Keen Guard
    When Bob attacks with Grizzly Bears#1, Grizzly Bears#2, Gray Ogre#1 and Gray Ogre#2
    And Sue blocks Grizzly Bears#1 and Grizzly Bears#2 with Broad Guard
    And Sue blocks Gray Ogre#1 and Gray Ogre#2 with Keen Guard
    And everything resolves
    Then Sue has 41 life

  # 702.7c
  Example: first strike gained after the first damage does not keep it from dealing damage
    Given Bob controls Hill Giant and White Knight
    And this card:
      """
      Quick Edge {W}
      Instant
      Target creature gains first strike until end of turn.
      """
    And Bob holds Quick Edge
    And Bob controls Plains
    When Bob attacks with Hill Giant and White Knight
    And first-strike damage is dealt
    Then Sue has 18 life
    When Bob casts Quick Edge targeting Hill Giant
    And it resolves
    And combat damage is dealt
    Then Sue has 15 life

  # 702.4c
  Example: double strike lost after the first damage
    Given this card:
      """
      Twin Duelist {2}{R}
      Creature — Human
      Double strike
      2/2
      """
    And this card:
      """
      Dull Blades {W}
      Instant
      Target creature loses double strike until end of turn.
      """
    And Bob controls Twin Duelist
    And Sue holds Dull Blades
    And Sue controls Plains
    When Bob attacks with Twin Duelist
    And first-strike damage is dealt
    Then Sue has 18 life
    When Sue casts Dull Blades targeting Twin Duelist
    And it resolves
    And combat damage is dealt
    Then Sue has 18 life

  # 508.1d
  Example: what attacks if able must be among the attackers
    Given this card:
      """
      Mad Bull {2}{R}
      Creature — Ox
      Mad Bull attacks each combat if able.
      3/3
      """
    And it is Bob's main phase
    And Bob controls Mad Bull and Grizzly Bears
    Then Bob cannot attack with Grizzly Bears
    And Bob may attack with Mad Bull

  # 508.1d
  Example: nobody must pay to obey
    Given this card:
      """
      Mad Bull {2}{R}
      Creature — Ox
      Mad Bull attacks each combat if able.
      3/3
      """
    And this card:
      """
      Toll Gate {2}{W}
      Enchantment
      Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.
      """
    And it is Bob's main phase
    And Bob controls Mad Bull, Grizzly Bears, Forest and Forest
    And Sue controls Toll Gate
    Then Bob may attack with Grizzly Bears
    When the turn ends
    Then Mad Bull is untapped
    And Sue has 20 life

  # 511.2
  Example: until end of combat is over after combat
    Given this card:
      """
      Battle Rush {R}
      Instant
      Target creature gets +2/+0 until end of combat.
      """
    And Bob controls Grizzly Bears
    And Bob holds Battle Rush
    And Bob controls Mountain
    When Bob attacks with Grizzly Bears
    And Bob casts Battle Rush targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 4/2
    When it is Bob's second main phase
    Then Grizzly Bears is a 2/2
    And Sue has 16 life

  # 509.1b
  Example: menace
    Given this card:
      """
      Dread Ogre {2}{B}
      Creature — Ogre
      Menace
      3/3
      """
    And Bob controls Dread Ogre
    And Sue controls Grizzly Bears and Gray Ogre
    When Bob attacks with Dread Ogre
    Then Sue cannot block Dread Ogre with Grizzly Bears
    And Sue may block Dread Ogre with Grizzly Bears and Gray Ogre

  # 508.8
  Example: without attackers no blockers and no damage step, and no triggers of them
    Given this card:
      """
      Camp Fire {1}{R}
      Enchantment
      At end of combat, you gain 1 life.
      """
    And it is Bob's main phase
    And Bob controls Camp Fire and Grizzly Bears
    When it is Bob's second main phase
    And everything resolves
    Then Bob has 21 life

  # 510.1a
  Example: a creature with power below zero deals none
    Given Bob controls Hill Giant
    And this card:
      """
      Enfeeble Him {B}
      Instant
      Target creature gets -5/-0 until end of turn.
      """
    And Sue holds Enfeeble Him
    And Sue controls Swamp
    When Bob attacks with Hill Giant
    And Sue casts Enfeeble Him targeting Hill Giant
    And it resolves
    And combat damage is dealt
    Then Sue has 20 life
    And Hill Giant is a -2/3

  # 506.4e
  Example: a creature that is no creature any more leaves combat
    Given this card:
      """
      Waking Plate {1}
      Artifact
      {1}: Waking Plate becomes a 3/3 Golem artifact creature until end of turn.
      """
    And this card:
      """
      Sleep Again {U}
      Instant
      Until end of turn, target creature loses all abilities and becomes a 0/1 blue Frog creature.
      """
    And it is Bob's main phase
    And Bob controls Waking Plate and Forest
    And Sue holds Sleep Again
    And Sue controls Island
    When Bob activates Waking Plate
    And it resolves
    And Bob attacks with Waking Plate
    And Sue casts Sleep Again targeting Waking Plate
    And it resolves
    Then Waking Plate is attacking
    And Waking Plate is a 0/1
    And Waking Plate is blue
