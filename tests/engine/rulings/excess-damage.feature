@today
Feature: Damage beyond what was lethal

  # 120.10: more than lethal damage to a creature, beyond the loyalty of a planeswalker
  Example: what is marked already counts
    Given this card:
      """
      Great Blaze {R}
      Sorcery
      Great Blaze deals 5 damage to target creature. You gain life equal to the excess damage dealt this way.
      """
    And it is Bob's main phase
    And Bob controls Prodigal Sorcerer and Mountain
    And Bob holds Great Blaze
    And Sue controls Hill Giant
    When Bob activates Prodigal Sorcerer targeting Hill Giant
    And it resolves
    And Bob casts Great Blaze targeting Hill Giant
    And it resolves
    Then Bob has 23 life

  Example: exactly lethal damage is no excess
    Given this card:
      """
      Small Blaze {R}
      Sorcery
      Small Blaze deals 2 damage to target creature or planeswalker. If excess damage was dealt this way, you gain 10 life.
      """
    And it is Bob's main phase
    And Bob controls 2 Mountains
    And Bob holds 2 Small Blazes
    And Sue controls Grizzly Bears and Scryb Sprites
    When Bob casts Small Blaze targeting Grizzly Bears
    And it resolves
    Then Bob has 20 life
    When Bob casts Small Blaze targeting Scryb Sprites
    And it resolves
    Then Bob has 30 life

  Example: that many is as much as was too much
    Given this card:
      """
      Rich Blaze {R}
      Sorcery
      Rich Blaze deals 5 damage to any target. If excess damage was dealt to a permanent this way, create that many tapped Treasure tokens.
      """
    And it is Bob's main phase
    And Bob controls Mountain
    And Bob holds Rich Blaze
    And Sue controls Hill Giant
    When Bob casts Rich Blaze targeting Hill Giant
    And it resolves
    Then Bob controls 2 Treasures

  Example: a player takes no excess damage
    Given this card:
      """
      Rich Blaze {R}
      Sorcery
      Rich Blaze deals 5 damage to any target. If excess damage was dealt to a permanent this way, create that many tapped Treasure tokens.
      """
    And it is Bob's main phase
    And Bob controls Mountain
    And Bob holds Rich Blaze
    When Bob casts Rich Blaze targeting Sue
    And it resolves
    Then Bob controls no Treasures
    And Sue has 15 life

  Example: one damage of a source with deathtouch is lethal
    Given this card:
      """
      Cruel Order {B}
      Sorcery
      Target creature you control deals damage equal to its power to target creature you don't control. You gain life equal to the excess damage dealt this way.
      """
    And this card:
      """
      Big Viper {3}{B}
      Creature — Snake
      Deathtouch
      4/4
      """
    And it is Bob's main phase
    And Bob controls Big Viper and Swamp
    And Bob holds Cruel Order
    And Sue controls Hill Giant
    When Bob casts Cruel Order targeting Big Viper and Hill Giant
    And it resolves
    Then Bob has 23 life

  Example: a planeswalker by its loyalty
    Given this card:
      """
      Great Blaze {R}
      Sorcery
      Great Blaze deals 5 damage to target creature or planeswalker. You gain life equal to the excess damage dealt this way.
      """
    And it is Bob's main phase
    And Bob controls Mountain
    And Bob holds Great Blaze
    And Sue controls Garruk Wildspeaker
    When Bob casts Great Blaze targeting Garruk Wildspeaker
    And it resolves
    Then Bob has 22 life
