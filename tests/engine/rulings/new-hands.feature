Feature: Who may have a new hand
  # 2026, 608.2d: each says for himself or herself, and only who does it draws
  @today
  Scenario: one player does, the other does not
    Given this card:
      """
      Turtle Technique {R}
      Sorcery
      Each player may discard their hand and draw two cards.
      """
    And Bob controls Mountain
    And Bob holds Turtle Technique and Grizzly Bears
    And Sue holds Hill Giant
    When Bob casts Turtle Technique
    And it resolves
    And Sue uses the effect of Turtle Technique
    Then Sue has 2 cards in hand
    And Bob has 1 card in hand
    And Hill Giant is in Sue's graveyard
