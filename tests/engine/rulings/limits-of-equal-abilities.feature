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

  # 603.2h: each of two equal abilities triggers once
  Example: two equal abilities that trigger once each turn
    Given this card:
      """
      Cheer Twice {1}{W}
      Creature — Human
      Whenever another creature you control enters, you gain 1 life. This ability triggers only once each turn.
      Whenever another creature you control enters, you gain 1 life. This ability triggers only once each turn.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Cheer Twice and 4 Forests
    And Bob holds Grizzly Bears and Grizzly Bears#2
    When Bob casts Grizzly Bears
    And everything resolves
    Then Bob has 22 life
    When Bob casts Grizzly Bears#2
    And everything resolves
    Then Bob has 22 life

  # 603.2h: what one of them has let its controller do, the other still offers
  Example: two equal abilities that do something once each turn
    Given this card:
      """
      Study Twice {1}{U}
      Creature — Human
      Whenever another creature you control enters, you may gain 3 life. Do this only once each turn.
      Whenever another creature you control enters, you may gain 3 life. Do this only once each turn.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Study Twice and 4 Forests
    And Bob holds Grizzly Bears and Grizzly Bears#2
    When Bob casts Grizzly Bears
    And it resolves
    And it resolves
    And Bob uses the effect of Study Twice
    And it resolves
    And Bob uses the effect of Study Twice
    Then Bob has 26 life
    When Bob casts Grizzly Bears#2
    And everything resolves
    Then Bob has 26 life

  # 603.7h: how often an ability has resolved is counted for each of them
  Example: two equal abilities that count their resolutions
    Given this card:
      """
      Count Twice {1}{G}
      Creature — Human
      Whenever another creature you control enters, you gain 1 life. If this is the second time this ability has resolved this turn, you gain 10 life.
      Whenever another creature you control enters, you gain 1 life. If this is the second time this ability has resolved this turn, you gain 10 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Count Twice and 4 Forests
    And Bob holds Grizzly Bears and Grizzly Bears#2
    When Bob casts Grizzly Bears
    And everything resolves
    Then Bob has 22 life
    When Bob casts Grizzly Bears#2
    And everything resolves
    Then Bob has 44 life

  # 603.2c: one event, and each of two equal abilities triggers on it
  Example: two equal abilities that wait for one or more
    Given this card:
      """
      Greet Twice {1}{W}
      Creature — Human
      Whenever one or more other creatures you control enter, you gain 1 life.
      Whenever one or more other creatures you control enter, you gain 1 life.
      1/1
      """
    And this card:
      """
      Two Sprouts {G}
      Sorcery
      Create two 1/1 green Saproling creature tokens.
      """
    And it is Bob's main phase
    And Bob controls Greet Twice and Forest
    And Bob holds Two Sprouts
    When Bob casts Two Sprouts
    And everything resolves
    Then Bob has 22 life
