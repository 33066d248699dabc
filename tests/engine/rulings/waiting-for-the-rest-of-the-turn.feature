@today
Feature: An effect that goes on waiting until the turn is over

  # 603.7b: with a duration such as "this turn" it triggers each time
  Example: each creature that dies afterwards counts
    Given this card:
      """
      Last Rites Sung {B}
      Sorcery
      Whenever a creature dies this turn, you gain 1 life.
      """
    And it is Bob's main phase
    And Bob controls Swamp and 2 Mountains
    And Bob holds Last Rites Sung and Pyroclasm
    And Sue controls Grizzly Bears, Scryb Sprites and Hill Giant
    When Bob casts Last Rites Sung
    And it resolves
    And Bob casts Pyroclasm
    And it resolves
    And the turn ends
    Then Bob has 22 life

  Example: what died before it, and what dies in the next turn, does not count
    Given this card:
      """
      Last Rites Sung {B}
      Sorcery
      Whenever a creature dies this turn, you gain 1 life.
      """
    And it is Bob's main phase
    And Bob controls Swamp and Mountain
    And Bob holds Last Rites Sung and Lightning Bolt
    And Sue controls Grizzly Bears, Scryb Sprites and Mountain
    And Sue holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Grizzly Bears
    And it resolves
    And Bob casts Last Rites Sung
    And it resolves
    And it is Sue's main phase
    And Sue casts Lightning Bolt targeting Scryb Sprites
    And it resolves
    Then Bob has 20 life

  Example: it does not need its source, and aims anew each time
    Given this card:
      """
      Spark Reader {R}
      Creature — Goblin
      When this creature enters, whenever you cast an instant spell this turn, this creature deals 1 damage to any target.
      1/1
      """
    And it is Bob's main phase
    And Bob controls 3 Mountains
    And Bob holds Spark Reader and 2 Lightning Bolts
    And Sue controls Grizzly Bears
    When Bob casts Spark Reader
    And it resolves
    And it resolves
    And Bob casts Lightning Bolt targeting Spark Reader
    And Bob targets Sue
    And it resolves
    And it resolves
    And Bob casts Lightning Bolt#2 targeting Grizzly Bears
    And Bob targets Sue
    And it resolves
    Then Sue has 18 life

  Example: creatures that enter later in the turn
    Given it is Bob's main phase
    And Bob controls 2 Mountains and Forest
    And Bob holds First Day of Class and Llanowar Elves
    When Bob casts First Day of Class
    And it resolves
    And Bob casts Llanowar Elves
    And it resolves
    And it resolves
    Then Llanowar Elves is a 2/2
    And Llanowar Elves has haste
