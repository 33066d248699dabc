Feature: Life for the damage that is prevented
  # 2026, 615.5: right after it has been prevented
  @today
  Scenario: as much life as the shield stops
    Given this card:
      """
      Candle Dance {W}
      Instant
      Prevent the next 3 damage that would be dealt to any target this turn. You gain life equal to the damage prevented this way.
      """
    And Bob controls Plains and Grizzly Bears
    And Bob holds Candle Dance
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Bob casts Candle Dance targeting Grizzly Bears
    And it resolves
    Then Bob has 20 life
    When Sue casts Lightning Bolt targeting Grizzly Bears
    And it resolves
    Then Bob has 23 life
    And Grizzly Bears is on the battlefield
