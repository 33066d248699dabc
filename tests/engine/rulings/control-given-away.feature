  Scenario: what its player gives away belongs to the opponent, and turns against that player
    Given this card:
      """
      Turncoat {B}
      Creature — Minion
      When Turncoat comes into play, target opponent gains control of it.
      At the beginning of your upkeep, Turncoat deals 2 damage to you.
      3/3
      """
    And Bob controls Swamp
    And Bob holds Turncoat
    When Bob casts Turncoat
    And everything resolves
    Then Sue controls Turncoat
    When it is Sue's upkeep
    And everything resolves
    Then Sue has 18 life
    When it is Bob's upkeep
    And everything resolves
    Then Bob has 20 life
