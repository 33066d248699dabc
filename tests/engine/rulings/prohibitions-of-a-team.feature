@today
Feature: What a text forbids to one player of Two-Headed Giant

  # 810.10c: poison counters are kept from the whole team
  Example: no poison for a teammate
    Given this card:
      """
      Pure Skin {1}{W}
      Enchantment
      You can't get counters.
      """
    And this card:
      """
      Venom Sip {B}
      Sorcery
      Target player gets a poison counter.
      """
    And the players are Bob, Ann, Sue and Tom
    And the teams are Bob and Ann against Sue and Tom
    And the game is Two-Headed Giant
    And it is Bob's main phase
    And Bob controls Swamp
    And Sue controls Pure Skin
    And Bob holds Venom Sip
    When Bob casts Venom Sip targeting Tom
    And it resolves
    Then Tom has 0 poison counters

  # 810.9 and 810.10 speak of life and poison alone
  Example: a teammate may search, though the other cannot
    Given this card:
      """
      No Looking {1}{W}
      Enchantment
      Your opponents can't search libraries.
      """
    And this card:
      """
      Own Blindness {1}{W}
      Enchantment
      You can't search libraries.
      """
    And this card:
      """
      Dig Land {G}
      Sorcery
      Search your library for a basic land card, put it into your hand, then shuffle.
      """
    And the players are Bob, Ann, Sue and Tom
    And the teams are Bob and Ann against Sue and Tom
    And the game is Two-Headed Giant
    And it is Bob's main phase
    And Bob controls Forest
    And Ann controls Own Blindness
    And Plains is on top of Bob's library
    And Bob holds Dig Land
    When Bob casts Dig Land
    And it resolves
    And Bob finds Plains
    Then Plains is in Bob's hand
