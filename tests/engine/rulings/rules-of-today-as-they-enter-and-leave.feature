Feature: Triggers, layers, entering and damage as the rules of today say

  # 2026, 603.10a
  @today
  Scenario: what is sacrificed together with others sees them go
    Given this card:
      """
      Joint Pain {B}
      Creature — Rat
      Whenever an opponent sacrifices a creature, you gain 2 life.
      1/1
      """
    And this card:
      """
      Big Edict {B}
      Sorcery
      Each player sacrifices a creature.
      """
    And it is Bob's main phase
    And Bob controls Swamp and Joint Pain
    And Sue controls Hill Giant
    And Bob holds Big Edict
    When Bob casts Big Edict
    And everything resolves
    Then Bob has 22 life
    And Joint Pain is in Bob's graveyard

  # 2026, 603.10a
  @today
  Scenario: what is sacrificed sees itself go
    Given this card:
      """
      Own Pain {B}
      Creature — Rat
      Whenever you sacrifice a creature, you gain 2 life.
      {0}, Sacrifice a creature: You gain 1 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Own Pain
    When Bob activates Own Pain by sacrificing Own Pain
    And everything resolves
    Then Bob has 23 life

  # 2026, 603.10a
  @today
  Scenario: each sees the sacrifices of its own player alone
    Given this card:
      """
      Big Edict {B}
      Sorcery
      Each player sacrifices a creature.
      """
    And this card:
      """
      Own Pain {B}
      Creature — Rat
      Whenever you sacrifice a creature, you gain 2 life.
      {0}, Sacrifice a creature: You gain 1 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Own Pain and Swamp
    And Sue controls Own Pain#2 and Hill Giant
    And Bob holds Big Edict
    When Bob casts Big Edict
    And Sue sacrifices Own Pain#2
    And everything resolves
    Then Bob has 22 life
    And Sue has 22 life

  # 2026, 603.6b
  @today
  Scenario: a land that is a creature from the first moment has entered as one
    Given this card:
      """
      Lands Alive {G}
      Enchantment
      All lands are 1/1 creatures that are still lands.
      """
    And this card:
      """
      Soul Watcher {W}
      Creature — Human
      Whenever another creature enters, you gain 1 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Lands Alive and Soul Watcher
    And Bob holds Forest
    When Bob plays Forest
    And everything resolves
    Then Bob has 21 life

  # 2026, 603.6b
  @today
  Scenario: without abilities from the first moment it has none that triggers
    Given this card:
      """
      Silent Field {W}
      Enchantment
      Creatures lose all abilities.
      """
    And this card:
      """
      Token Wish {1}{W}
      Creature — Bear
      When this creature enters, you gain 3 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls 2 Plains and Silent Field
    And Bob holds Token Wish
    When Bob casts Token Wish
    And everything resolves
    Then Bob has 20 life

  # 2026, 603.2e
  @today
  Scenario: to enter tapped is not to become tapped
    Given this card:
      """
      Becoming Watch {U}
      Enchantment
      Whenever a permanent becomes tapped, you gain 1 life.
      """
    And this card:
      """
      Slow Beast {G}
      Creature — Beast
      This creature enters tapped.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Forest and Becoming Watch
    And Bob holds Slow Beast
    When Bob casts Slow Beast
    And everything resolves
    Then Bob has 21 life

  # 2026, 603.4
  @today
  Scenario: the condition is looked at again as it resolves
    Given this card:
      """
      Double Toll {B}
      Creature — Zombie
      When this creature dies, if you control no other creatures, you gain 5 life.
      2/1
      """
    And it is Bob's main phase
    And Bob controls Mountain and Double Toll
    And Bob controls 3 Plains
    And Bob holds Shock
    And Bob holds Raise the Alarm
    When Bob casts Shock targeting Double Toll
    And it resolves
    And Bob casts Raise the Alarm
    And everything resolves
    Then Bob has 20 life

  # 2026, 611.2b
  @today
  Scenario: a span that was over before it began is none
    Given this card:
      """
      Thief Child {2}{U}
      Creature — Thief
      When this creature enters, gain control of target artifact for as long as you control this creature.
      2/2
      """
    And it is Bob's main phase
    And Bob controls 3 Islands
    And Sue controls Sol Ring and Mountain
    And Sue holds Shock
    And Bob holds Thief Child
    When Bob casts Thief Child
    And it resolves
    And Sue casts Shock targeting Thief Child
    And it resolves
    And it resolves
    Then Sue controls Sol Ring

  # 2026, 603.3a
  @today
  Scenario: whoever controls it as it enters controls what triggers
    Given this card:
      """
      Gained Wish {1}{W}
      Creature — Bear
      When this creature enters, you gain 3 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls 3 Plains
    And Sue controls Gained Wish
    And Bob controls Gained Wish until end of turn
    And Bob holds Momentary Blink
    When Bob casts Momentary Blink targeting Gained Wish
    And everything resolves
    Then Sue has 23 life

  # 2026, 613.4d
  @today
  Scenario: a later bonus is counted before the switch
    Given this card:
      """
      Turn Round {U}
      Instant
      Switch target creature's power and toughness until end of turn.
      """
    And this card:
      """
      Firm {W}
      Instant
      Target creature gets +0/+1 until end of turn.
      """
    And this card:
      """
      Strong {R}
      Instant
      Target creature gets +5/+0 until end of turn.
      """
    And it is Bob's main phase
    And Bob controls Island, Plains, Mountain and Ironroot Treefolk
    And Bob holds Turn Round, Firm and Strong
    When Bob casts Firm targeting Ironroot Treefolk
    And it resolves
    And Bob casts Turn Round targeting Ironroot Treefolk
    And it resolves
    Then Ironroot Treefolk is 6/3
    When Bob casts Strong targeting Ironroot Treefolk
    And it resolves
    Then Ironroot Treefolk is 6/8

  # 2026, 613.5
  @today
  Scenario: a later base size stands under counters and bonuses
    Given this card:
      """
      Small Base {U}
      Instant
      Target creature has base power and toughness 0/1 until end of turn.
      """
    And it is Bob's main phase
    And Bob controls Forest, Island and Gray Ogre
    And Gray Ogre has 1 +1/+1 counter
    And Bob holds Giant Growth and Small Base
    When Bob casts Giant Growth targeting Gray Ogre
    And it resolves
    And Bob casts Small Base targeting Gray Ogre
    And it resolves
    Then Gray Ogre is 4/5

  # 2026, 613.7e
  @today
  Scenario: what is attached last is the later effect
    Given this card:
      """
      Heavy Hammer {1}
      Artifact — Equipment
      Equipped creature gets +10/+10 and loses flying.
      Equip {0}
      """
    And this card:
      """
      Feather Boots {1}
      Artifact — Equipment
      Equipped creature has flying.
      Equip {0}
      """
    And it is Bob's main phase
    And Bob controls Feather Boots, Heavy Hammer and Grizzly Bears
    When Bob equips Grizzly Bears with Heavy Hammer
    And it resolves
    And Bob equips Grizzly Bears with Feather Boots
    And it resolves
    Then Grizzly Bears has flying

  # 2026, 613.8
  @today
  Scenario: what takes an ability away is applied before what it gives
    Given it is Bob's main phase
    And Bob controls Urborg, Tomb of Yawgmoth, Blood Moon, Forest and Kor Haven
    Then Urborg, Tomb of Yawgmoth taps for {R}
    And Urborg, Tomb of Yawgmoth does not tap for {B}
    And Forest does not tap for {B}
    And Kor Haven taps for {R}

  # 2026, 614.12
  @today
  Scenario: a text that is lost in play does nothing as it enters
    Given this card:
      """
      Silent Field {W}
      Enchantment
      Creatures lose all abilities.
      """
    And this card:
      """
      Counters Come {G}
      Creature — Hydra
      This creature enters with two +1/+1 counters on it.
      0/0
      """
    And it is Bob's main phase
    And Bob controls Forest and Silent Field
    And Bob holds Counters Come
    When Bob casts Counters Come
    And it resolves
    Then Counters Come is in Bob's graveyard

  # 2026, 614.12
  @today
  Scenario: a land that is a Mountain alone asks for no life
    Given it is Bob's main phase
    And Bob controls Blood Moon
    And Bob holds Stomping Ground
    When Bob plays Stomping Ground
    Then Stomping Ground is untapped
    And Bob has 20 life

  # 2026, 614.12
  @today
  Scenario: a text that is given in play counts as it enters
    Given this card:
      """
      Wild Rhythm {1}{R}{G}
      Enchantment
      Nontoken creatures you control have riot.
      """
    And it is Bob's main phase
    And Bob controls Wild Rhythm and 2 Forests
    And Bob holds Grizzly Bears
    When Bob casts Grizzly Bears
    And it resolves
    And Bob uses the effect of Grizzly Bears
    Then Grizzly Bears is 3/3

  # 2026, 614.12
  @today
  Scenario: a copy uses what is given to it once
    Given this card:
      """
      Wild Rhythm {1}{R}{G}
      Enchantment
      Nontoken creatures you control have riot.
      """
    And it is Bob's main phase
    And Bob controls Wild Rhythm, 4 Islands and Grizzly Bears
    And Bob holds Clone
    When Bob casts Clone
    And it resolves
    And Bob copies Grizzly Bears
    And Bob uses the effect of Clone
    Then Clone is 3/3

  # 2026, 614.12
  @today
  Scenario: what could be a copy and has no text copies nothing
    Given this card:
      """
      Silent Field {W}
      Enchantment
      Creatures lose all abilities.
      """
    And it is Bob's main phase
    And Bob controls Silent Field, 4 Islands and Grizzly Bears
    And Bob holds Clone
    When Bob casts Clone
    And it resolves
    Then Clone is in Bob's graveyard

  # 2026, 614.16
  @today
  Scenario: twice the counters that it enters with
    Given this card:
      """
      Counters Come {G}
      Creature — Hydra
      This creature enters with two +1/+1 counters on it.
      0/0
      """
    And it is Bob's main phase
    And Bob controls Forest and Doubling Season
    And Bob holds Counters Come
    When Bob casts Counters Come
    And it resolves
    Then Counters Come is 4/4

  # 2026, 615.12
  @today
  Scenario: what cannot be prevented leaves a shield whole
    Given this card:
      """
      Sure Bolt {R}
      Instant
      Sure Bolt deals 2 damage to any target. The damage can't be prevented.
      """
    And it is Bob's main phase
    And Bob controls 2 Mountains
    And Sue has a shield that prevents the next 3 damage this turn
    And Bob holds Lightning Bolt and Sure Bolt
    When Bob casts Sure Bolt targeting Sue
    And it resolves
    Then Sue has 18 life
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 18 life

  # 2026, 614.5
  @today
  Scenario: cards drawn instead are not replaced again
    Given this card:
      """
      Lesser Draw {U}
      Enchantment
      If you would draw a card, draw two cards instead.
      """
    And it is Bob's main phase
    And Bob controls Lesser Draw and 3 Islands
    And Bob holds Divination
    And Bob's library has 9 cards
    When Bob casts Divination
    And it resolves
    Then Bob has 4 cards in hand

  # 2026, 702.7c
  @today
  Scenario: what has dealt its damage first deals none later without the ability
    Given this card:
      """
      Firsty {R}
      Creature — Knight
      First strike
      2/2
      """
    And this card:
      """
      Lose First {U}
      Instant
      Target creature loses first strike until end of turn.
      """
    And it is Bob's declare blockers step
    And Bob controls Firsty
    And Sue controls Island and Grizzly Bears
    And Sue holds Lose First
    And Firsty is attacking
    And nobody is blocking
    When first-strike damage is dealt
    And Sue casts Lose First targeting Firsty
    And it resolves
    And combat damage is dealt
    Then Sue has 18 life

  # 2026, 702.7c
  @today
  Scenario: what gains the ability after the first step deals its damage in the second
    Given this card:
      """
      Firsty {R}
      Creature — Knight
      First strike
      2/2
      """
    And this card:
      """
      Gain First {R}
      Instant
      Target creature gains first strike until end of turn.
      """
    And it is Bob's declare blockers step
    And Bob controls Firsty and Hill Giant
    And Sue controls Mountain
    And Sue holds Gain First
    And Firsty is attacking
    And Hill Giant is attacking
    And nobody is blocking
    When first-strike damage is dealt
    And Sue casts Gain First targeting Hill Giant
    And it resolves
    And combat damage is dealt
    Then Sue has 15 life

  # 2026, 702.2c
  @today
  Scenario: one damage to each blocker is lethal
    Given this card:
      """
      Touch Trampler {3}{G}
      Creature — Beast
      Deathtouch, trample
      5/5
      """
    And it is Bob's declare blockers step
    And Bob controls Touch Trampler
    And Sue controls Hill Giant and Craw Wurm
    And Touch Trampler is attacking
    And Hill Giant and Craw Wurm are blocking Touch Trampler
    When combat damage is assigned
    And Bob assigns 1 damage from Touch Trampler to Hill Giant, 1 to Craw Wurm and 3 to Sue
    And combat damage is dealt
    Then Sue has 17 life
    And Hill Giant is in Sue's graveyard
    And Craw Wurm is in Sue's graveyard

  # 2026, 608.2c
  @today
  Scenario: what deals the damage deals more of it instead
    Given this card:
      """
      Kick Bolt {R}
      Instant
      Kicker {2}
      Kick Bolt deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.
      """
    And it is Bob's main phase
    And Bob controls 3 Mountains
    And Bob holds Kick Bolt
    When Bob casts Kick Bolt with kicker targeting Sue
    And it resolves
    Then Sue has 16 life

  # 2026, 608.2c
  @today
  Scenario: a spell that has dealt damage is what deals the next
    Given this card:
      """
      Angry Word {R}
      Sorcery
      Angry Word deals 2 damage to target creature. It deals 1 damage to that creature's controller.
      """
    And it is Bob's main phase
    And Bob controls Mountain
    And Sue controls Grizzly Bears
    And Bob holds Angry Word
    When Bob casts Angry Word targeting Grizzly Bears
    And it resolves
    Then the trace says "Angry Word deals 1 damage to Sue"
    And Sue has 19 life

  # 2026, 608.2b
  @today
  Scenario: without its only target nothing of it happens
    Given this card:
      """
      Thirst {B}{B}
      Instant
      Thirst deals 2 damage to target creature and you gain 2 life.
      """
    And it is Bob's main phase
    And Bob controls 2 Swamps
    And Sue controls Grizzly Bears and Mountain
    And Sue holds Shock
    And Bob holds Thirst
    When Bob casts Thirst targeting Grizzly Bears
    And Sue casts Shock targeting Grizzly Bears
    And everything resolves
    Then Bob has 20 life

  # 2026, 608.2b
  @today
  Scenario: a creature that is no legal target any more deals no damage
    Given this card:
      """
      Bite {G}
      Instant
      Target creature you control deals damage equal to its power to target creature you don't control.
      """
    And it is Bob's main phase
    And Bob controls Forest and Grizzly Bears
    And Sue controls Hill Giant and 4 Islands
    And Sue holds Ray of Command
    And Bob holds Bite
    When Bob casts Bite targeting Grizzly Bears and Hill Giant
    And Sue casts Ray of Command targeting Grizzly Bears
    And everything resolves
    Then Hill Giant has 0 damage

  # 2026, 707.2
  @today
  Scenario: a copy of a kicked spell is kicked
    Given this card:
      """
      Kick Bolt {R}
      Instant
      Kicker {2}
      Kick Bolt deals 2 damage to any target. If this spell was kicked, it deals 4 damage instead.
      """
    And this card:
      """
      Prowl Copy {U}
      Instant
      Copy target instant or sorcery spell. You may choose new targets for the copy.
      """
    And it is Bob's main phase
    And Bob controls Island and 3 Mountains
    And Bob holds Kick Bolt and Prowl Copy
    When Bob casts Kick Bolt with kicker targeting Sue
    And Bob casts Prowl Copy targeting Kick Bolt
    And everything resolves
    Then Sue has 12 life

  # 2026, 704.5k
  @today
  Scenario: the older world goes
    Given this card:
      """
      Old World {W}
      World Enchantment
      Creatures get +1/+1.
      """
    And this card:
      """
      New World {W}
      World Enchantment
      Creatures get -1/-1.
      """
    And it is Bob's main phase
    And Bob controls Plains and Old World
    And Bob holds New World
    When Bob casts New World
    And it resolves
    Then Old World is in Bob's graveyard
    And New World is in play
