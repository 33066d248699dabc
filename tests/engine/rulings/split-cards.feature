Feature: Split cards
  Two cards on one: elsewhere than on the stack it has the characteristics of both halves; one of them is cast, and on
  the stack there is no other (2006, 505.2 to 505.4; 2010, 708.2 to 708.4).

Rule: One half is cast

  @timespiral @m11
  Scenario: the first half, for its own cost
    Given this card:
      """
      Assault {R}
      Sorcery
      Assault deals 2 damage to target creature or player.
      -----
      Battery {3}{G}
      Sorcery
      Create a 3/3 green Elephant creature token.
      """
    And Bob controls Mountain
    And Bob holds Assault // Battery
    And it is Bob's main phase
    When Bob casts Assault targeting Sue
    Then Assault is on the stack
    And Assault is red
    And Assault is not green
    And Assault is called Assault
    And Assault has the mana cost {R}
    And Assault has a converted mana cost of 1
    When it resolves
    Then Sue has 18 life
    And Assault // Battery is in Bob's graveyard
    And Bob has 0 cards in hand
    And Bob has 1 card in the graveyard
    And the trace says "Assault deals 2 damage to Sue"

  @timespiral @m11
  Scenario: the second half, for its own cost and without a target
    Given this card:
      """
      Assault {R}
      Sorcery
      Assault deals 2 damage to target creature or player.
      -----
      Battery {3}{G}
      Sorcery
      Create a 3/3 green Elephant creature token.
      """
    And Bob controls 4 Forests
    And Bob holds Assault // Battery
    And it is Bob's main phase
    When Bob casts Battery
    Then Battery is green
    And Battery is not red
    And Battery has a converted mana cost of 4
    When it resolves
    Then Elephant is a 3/3
    And Assault // Battery is in Bob's graveyard

  @timespiral @m11
  Scenario: the half that cannot be paid for is not cast, nor are both
    Given this card:
      """
      Assault {R}
      Sorcery
      Assault deals 2 damage to target creature or player.
      -----
      Battery {3}{G}
      Sorcery
      Create a 3/3 green Elephant creature token.
      """
    And Bob controls Mountain
    And Bob holds Assault // Battery
    And it is Bob's main phase
    Then Bob may cast Assault targeting Sue
    And Bob cannot cast Battery
    And Bob cannot cast Assault // Battery

Rule: Elsewhere it is both

  @timespiral @m11
  Scenario: in a hand it has both colors, on the stack one, in the graveyard both again
    Given this card:
      """
      Assault {R}
      Sorcery
      Assault deals 2 damage to target creature or player.
      -----
      Battery {3}{G}
      Sorcery
      Create a 3/3 green Elephant creature token.
      """
    And Bob controls Mountain
    And Bob holds Assault // Battery
    And it is Bob's main phase
    Then Assault // Battery is red
    And Assault // Battery is green
    When Bob casts Assault targeting Sue
    Then Assault // Battery is not green
    When it resolves
    Then Assault // Battery is green
    And Assault // Battery is red

  @timespiral @m11
  Scenario: the half that is cast is countered, and the card goes to the graveyard
    Given this card:
      """
      Assault {R}
      Sorcery
      Assault deals 2 damage to target creature or player.
      -----
      Battery {3}{G}
      Sorcery
      Create a 3/3 green Elephant creature token.
      """
    And Bob controls Mountain
    And Bob holds Assault // Battery
    And Sue controls 4 Islands
    And Sue holds Counterspell
    And it is Bob's main phase
    When Bob casts Assault targeting Sue
    And Sue casts Counterspell targeting Assault
    And it resolves
    Then Assault // Battery is in Bob's graveyard
    And Sue has 20 life

  @timespiral @m11
  Scenario: a copy of the half that is cast is a copy of that half alone
    Given this card:
      """
      Assault {R}
      Sorcery
      Assault deals 2 damage to target creature or player.
      -----
      Battery {3}{G}
      Sorcery
      Create a 3/3 green Elephant creature token.
      """
    And this card:
      """
      Echo Below {U}{U}
      Instant
      Copy target instant or sorcery spell. You may choose new targets for the copy.
      """
    And Bob controls Mountain and 2 Islands
    And Bob holds Assault // Battery and Echo Below
    And it is Bob's main phase
    When Bob casts Assault targeting Sue
    And Bob casts Echo Below targeting Assault
    And everything resolves
    Then Sue has 16 life
    And Assault // Battery is in Bob's graveyard
