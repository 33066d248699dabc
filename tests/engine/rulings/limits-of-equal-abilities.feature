@today
Feature: How often one of several equal abilities may be activated

  # 602.5c: the limit is that of one ability; each of two has its own
  Example: two Auras give the same ability
    Given it is Bob's main phase
    And this card:
      """
      Calm Grant {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has "{0}: You gain 1 life. Activate only once each turn."
      """
    And Bob controls Grizzly Bears, Calm Grant on Grizzly Bears and Calm Grant#2 on Grizzly Bears
    When Bob activates Grizzly Bears
    And it resolves
    And Bob activates Grizzly Bears
    And it resolves
    Then Bob has 22 life
    And Bob cannot activate Grizzly Bears

  Example: one Aura gives it
    Given it is Bob's main phase
    And this card:
      """
      Calm Grant {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has "{0}: You gain 1 life. Activate only once each turn."
      """
    And Bob controls Grizzly Bears and Calm Grant on Grizzly Bears
    When Bob activates Grizzly Bears
    And it resolves
    Then Bob has 21 life
    And Bob cannot activate Grizzly Bears
