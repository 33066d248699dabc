Feature: Reinforce with an X
  # 2026, 702.77a and 107.3: X is announced with the ability, and as many counters are put
  @today
  Scenario: as many counters as X
    Given this card:
      """
      Brave Swell {2}{W}
      Instant
      Creatures you control get +1/+1 until end of turn.
      Reinforce X—{X}{W}
      """
    And Bob controls 4 Plains and Grizzly Bears
    And Bob holds Brave Swell
    When Bob activates Brave Swell with X = 3 targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 5/5
    And Brave Swell is in Bob's graveyard
