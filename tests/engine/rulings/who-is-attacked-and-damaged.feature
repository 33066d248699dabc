@today
Feature: Texts that wait for attacks on somebody, and for damage by any source

  Example: an attack on an opponent, not on a planeswalker
    Given this card:
      """
      War Drummer {1}
      Artifact
      Whenever a creature attacks one of your opponents, that player loses 1 life.
      Whenever a creature attacks you or a planeswalker you control, its controller loses 2 life.
      """
    And this card:
      """
      Road Bandit {R}
      Creature — Goblin
      Whenever this creature attacks a player, you gain 4 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls War Drummer, Road Bandit and Grizzly Bears
    And Sue controls Garruk Wildspeaker and War Drummer
    When Bob attacks Sue with Road Bandit
    And Bob attacks Garruk Wildspeaker with Grizzly Bears
    And the turn ends
    Then Sue has 18 life
    And Bob has 20 life

  Example: noncombat damage of a spell, and none in combat
    Given this card:
      """
      Spark Gatherer {1}{R}
      Creature — Goblin
      Whenever a source you control deals noncombat damage to an opponent, you gain 1 life.
      Whenever an instant or sorcery spell you control deals damage, you gain 10 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Spark Gatherer, Prodigal Sorcerer and Mountain
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    And it resolves
    And it resolves
    Then Bob has 31 life
    When Bob activates Prodigal Sorcerer targeting Sue
    And it resolves
    And it resolves
    Then Bob has 32 life
    When Bob attacks with Spark Gatherer
    And combat damage is dealt
    And the turn ends
    Then Bob has 32 life
    And Sue has 14 life

  Example: whoever controls the source of damage to the creature
    Given this card:
      """
      Thorn Wall {2}
      Artifact Creature — Wall
      Whenever a source deals damage to this creature, that source's controller loses that much life.
      0/5
      """
    And it is Sue's main phase
    And Bob controls Thorn Wall
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Thorn Wall
    And it resolves
    And it resolves
    Then Sue has 17 life
