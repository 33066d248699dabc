Feature: Triggered abilities alone as targets
  # 2026, 115.1 and 701.6a
  @today
  Scenario: a triggered ability is countered
    Given this card:
      """
      Sense of Danger {U}
      Instant
      Counter target instant spell, sorcery spell, or triggered ability.
      """
    And this card:
      """
      Kind Cook {0}
      Creature — Human 1/1
      When Kind Cook enters, you gain 4 life.
      """
    And Bob controls Island
    And Bob holds Sense of Danger
    And it is Sue's main phase
    And Sue holds Kind Cook
    When Sue casts Kind Cook
    And it resolves
    And Bob casts Sense of Danger targeting the effect of Kind Cook
    And everything resolves
    Then Sue has 20 life

  # 2026, 115.4: a creature spell is none of those
  @today
  Scenario: a creature spell is no target
    Given this card:
      """
      Sense of Danger {U}
      Instant
      Counter target instant spell, sorcery spell, or triggered ability.
      """
    And Bob controls Island
    And Bob holds Sense of Danger
    And it is Sue's main phase
    And Sue controls 2 Forests
    And Sue holds Grizzly Bears
    When Sue casts Grizzly Bears
    Then Bob cannot cast Sense of Danger targeting Grizzly Bears
