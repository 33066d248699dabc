Feature: Spells that cost more for each target beyond the first
  # 2026, 601.2f
  @today
  Scenario: as many targets as are paid for
    Given this card:
      """
      Shared Flight {1}{U}
      Instant
      Shared Flight costs {2} more to cast for each target beyond the first.
      Any number of target creatures gain flying until end of turn.
      """
    And Bob controls 4 Islands, Grizzly Bears, Hill Giant and War Mammoth
    And Bob holds Shared Flight
    When Bob casts Shared Flight targeting Grizzly Bears and Hill Giant
    And it resolves
    Then Grizzly Bears has flying
    And Hill Giant has flying
    And 4 Islands are tapped

  # 2026, 601.2f
  @today
  Scenario: three targets cost more than there is
    Given this card:
      """
      Shared Flight {1}{U}
      Instant
      Shared Flight costs {2} more to cast for each target beyond the first.
      Any number of target creatures gain flying until end of turn.
      """
    And Bob controls 4 Islands, Grizzly Bears, Hill Giant and War Mammoth
    And Bob holds Shared Flight
    Then Bob cannot cast Shared Flight targeting Grizzly Bears, Hill Giant and War Mammoth
