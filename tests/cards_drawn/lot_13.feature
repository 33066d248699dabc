Feature: Free spells and mana for a commander, and permanents that untap in every turn

  @today
  Scenario: permanents untap in the other player's untap step
    Given Bob controls Seedborn Muse, Grizzly Bears and Forest
    And Grizzly Bears is tapped
    And Forest is tapped
    When it is Sue's upkeep
    Then Forest is untapped
    And Grizzly Bears is untapped

  @today
  Scenario: what does not untap in its own untap step untaps in another's
    Given this card:
      """
      Slow Bear {1}{G}
      Creature — Bear
      Slow Bear doesn't untap during your untap step.
      2/2
      """
    And Bob controls Seedborn Muse and Slow Bear
    And Slow Bear is tapped
    When it is Sue's upkeep
    Then Slow Bear is untapped

  @today
  Scenario: whose turn it is has one untap step alone
    Given it is Sue's end step
    And Bob controls Seedborn Muse
    And Sue controls Forest
    And Forest is tapped
    When it is Bob's upkeep
    Then Forest is tapped

  @today
  Scenario: with a commander in play the spell is free
    Given it is Sue's main phase
    And Bob controls Jedit Ojanen
    And Bob's commander is Jedit Ojanen
    And Bob holds Fierce Guardianship
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And Bob casts Fierce Guardianship targeting Lightning Bolt for its other cost
    And everything resolves
    Then Bob has 20 life

  @today
  Scenario: without one it costs what it says
    Given it is Sue's main phase
    And Bob holds Fierce Guardianship
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    Then Bob cannot cast Fierce Guardianship targeting Lightning Bolt for its other cost

  @today
  Scenario: the land makes the commander's colors and no other
    Given Bob controls Command Tower and Jedit Ojanen
    And Bob's commander is Jedit Ojanen
    And Bob holds Swords to Plowshares and Giant Growth
    Then Bob cannot cast Giant Growth targeting Jedit Ojanen
    And Bob can cast Swords to Plowshares targeting Jedit Ojanen

  @today
  Scenario: without a commander there is no color
    Given Bob controls Command Tower and Grizzly Bears
    And Bob holds Giant Growth
    Then Bob cannot cast Giant Growth targeting Grizzly Bears

  @today
  Scenario: whose permanent is destroyed may find a land, untapped
    Given Bob controls Swamp and Forest
    And Bob holds Assassin's Trophy
    And Sue controls Grizzly Bears
    And Mountain is on top of Sue's library
    When Bob casts Assassin's Trophy targeting Grizzly Bears
    And it resolves
    And Sue uses the effect of Assassin's Trophy
    And Sue finds Mountain
    Then Grizzly Bears is in Sue's graveyard
    And Sue controls Mountain
    And Mountain is untapped
