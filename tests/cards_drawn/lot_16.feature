Feature: Drawn cards, and what playing every card has shown

  @today
  Scenario: a permanent that only reconfigures is no creature while it is attached
    Given this card:
      """
      Clinging Automaton {2}
      Artifact Creature — Equipment Construct
      Reconfigure {1}
      2/2
      """
    And Bob controls Clinging Automaton, Grizzly Bears and Forest
    When Bob activates Clinging Automaton targeting Grizzly Bears
    And it resolves
    Then Clinging Automaton is not a creature
