Feature: Suspicion that ends, and foretelling made easier
  # 2026, 701.60c: menace and not being able to block go with the designation
  @today
  Scenario: no longer suspected
    Given this card:
      """
      Whispered Doubt {0}
      Sorcery
      Suspect target creature.
      """
    And this card:
      """
      Kind Lammasu {W}
      Creature — Lammasu 1/1
      When Kind Lammasu enters, all suspected creatures are no longer suspected.
      """
    And Bob controls Plains and Grizzly Bears
    And Bob holds Whispered Doubt and Kind Lammasu
    When Bob casts Whispered Doubt targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears has menace
    When Bob casts Kind Lammasu
    And everything resolves
    Then Grizzly Bears does not have menace
    And Grizzly Bears is not suspected

  # 2026, 702.143a, with a text that changes when and for how much
  @today
  Scenario: foretelling in an opponent's turn for one mana
    Given this card:
      """
      Star Charger {3}{U}
      Creature — Horse Spirit 3/3
      Foretelling cards from your hand costs {1} less and can be done on any player's turn.
      """
    And it is Sue's main phase
    And Bob controls Star Charger and Island
    And Bob holds Augury Raven
    When Bob foretells Augury Raven
    Then Augury Raven is exiled
    And Island is tapped
