Feature: Cards that teachers of the rules use

Rule: Spells on their way

  Scenario: under Nether Void a spell is paid for twice
    Given Bob controls Nether Void, Forest and 3 Swamps
    And Bob holds Llanowar Elves
    When Bob casts Llanowar Elves
    And Bob pays for Llanowar Elves
    And everything resolves
    Then Llanowar Elves is in play
    And Swamp is tapped

  Scenario: under Nether Void a spell that is not paid for is countered, whoever casts it
    Given Bob controls Nether Void
    And Sue controls 4 Mountains
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And everything resolves
    Then Bob has 20 life
    And Lightning Bolt is in Sue's graveyard

Rule: Life that damage brings

  @timespiral
  Scenario: life gained for damage dealt waits as an effect of its own
    Given Bob controls Exalted Angel
    And Bob has 3 life
    When Bob attacks with Exalted Angel
    And combat damage is dealt
    Then Sue has 16 life
    And Bob has 3 life
    When everything resolves
    Then Bob has 7 life

  @m11
  Scenario: life gained for damage dealt is part of the damage
    Given Bob controls Exalted Angel
    And Bob has 3 life
    When Bob attacks with Exalted Angel
    And combat damage is dealt
    Then Sue has 16 life
    And Bob has 7 life

Rule: What others do to a permanent that enters

  Scenario: an opponent's land, creature and artifact enter tapped
    Given Bob controls Kismet
    And it is Sue's main phase
    And Sue controls 2 Forests
    And Sue holds Swamp, Grizzly Bears and Ornithopter
    When Sue plays Swamp
    And Sue casts Grizzly Bears
    And everything resolves
    And Sue casts Ornithopter
    And everything resolves
    Then Swamp is tapped
    And Grizzly Bears is tapped
    And Ornithopter is tapped

  Scenario: one's own creature enters untapped
    Given Bob controls Kismet and 2 Forests
    And Bob holds Grizzly Bears
    When Bob casts Grizzly Bears
    And everything resolves
    Then Grizzly Bears is untapped
