@today
Feature: Texts that wait for either of two things, and for what happens to either of two

  Example: combat damage, and later dying
    Given this card:
      """
      Loud Herald {1}{R}
      Creature — Goblin
      Whenever this creature deals combat damage to a player or dies, you gain 3 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Loud Herald and Mountain
    And Bob holds Lightning Bolt
    When Bob attacks with Loud Herald
    And combat damage is dealt
    And it resolves
    Then Bob has 23 life
    When Bob casts Lightning Bolt targeting Loud Herald
    And it resolves
    And it resolves
    Then Bob has 26 life

  Example: an Equipment that is a creature, and what it equips
    Given this card:
      """
      Spiteful Tail {1}
      Artifact Creature — Equipment Monkey
      Equipped creature gets +1/+1.
      Whenever this creature or equipped creature becomes blocked, it deals 1 damage to defending player.
      Reconfigure {1}
      1/1
      """
    And it is Bob's main phase
    And Bob controls Spiteful Tail, Hill Giant and Mountain
    And Sue controls Grizzly Bears
    When Bob activates Spiteful Tail targeting Hill Giant
    And it resolves
    And Bob attacks with Hill Giant
    And Sue blocks Hill Giant with Grizzly Bears
    And it resolves
    Then Sue has 19 life

  Example: the creature itself while it equips nothing
    Given this card:
      """
      Spiteful Tail {1}
      Artifact Creature — Equipment Monkey
      Equipped creature gets +1/+1.
      Whenever this creature or equipped creature becomes blocked, it deals 1 damage to defending player.
      Reconfigure {1}
      1/1
      """
    And it is Bob's main phase
    And Bob controls Spiteful Tail
    And Sue controls Grizzly Bears
    When Bob attacks with Spiteful Tail
    And Sue blocks Spiteful Tail with Grizzly Bears
    And it resolves
    Then Sue has 19 life

  Example: damage to a battle
    Given this card:
      """
      Gate Breaker {1}{R}
      Creature — Goblin
      Whenever this creature deals combat damage to a player or battle, you gain 3 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Gate Breaker
    And Sue controls Grizzly Bears
    When Bob attacks with Gate Breaker
    And Sue blocks Gate Breaker with Grizzly Bears
    And combat damage is dealt
    Then Bob has 20 life

  Example: the second spell of whoever casts it
    Given this card:
      """
      Echo Glass {2}
      Artifact
      Whenever a player casts their second spell each turn, you gain 2 life.
      Whenever you cast a spell during an opponent's turn, you gain 10 life.
      """
    And it is Sue's main phase
    And Bob controls Echo Glass and Mountain
    And Bob holds Lightning Bolt
    And Sue controls 2 Mountains
    And Sue holds 2 Lightning Bolts
    When Sue casts Lightning Bolt targeting Bob
    And it resolves
    Then Bob has 17 life
    When Sue casts Lightning Bolt targeting Bob
    And it resolves
    And it resolves
    Then Bob has 16 life
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Bob has 26 life

  Example: one sentence for two events of two things
    Given this card:
      """
      Ghostly Favor {1}{W}
      Enchantment — Aura
      Enchant creature
      Whenever this Aura enters or enchanted creature becomes the target of a spell, you gain 2 life.
      """
    And it is Bob's main phase
    And Bob controls Hill Giant, 2 Plains and Forest
    And Bob holds Ghostly Favor and Giant Growth
    When Bob casts Ghostly Favor targeting Hill Giant
    And it resolves
    And it resolves
    Then Bob has 22 life
    When Bob casts Giant Growth targeting Hill Giant
    And it resolves
    Then Bob has 24 life
