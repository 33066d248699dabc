@today
Feature: What waits for one or more things waits for all of them that happen at the same time

  # 603.2c: one event triggers such an ability once, however many things it happens to
  Example: two that die together trigger it once, and are counted
    Given this card:
      """
      Grim Ledger {1}{B}
      Creature — Human
      Whenever one or more other creatures you control die, you gain that much life.
      1/4
      """
    And this card:
      """
      Pale Reckoner {1}{B}
      Creature — Human
      Whenever one or more other creatures you control die, each opponent loses 1 life.
      1/4
      """
    And Bob controls Grim Ledger, Pale Reckoner, Grizzly Bears and Scryb Sprites
    And Sue controls 2 Mountains
    And Sue holds Pyroclasm
    And it is Sue's main phase
    When Sue casts Pyroclasm
    And it resolves
    And the turn ends
    Then Bob has 22 life
    And Sue has 19 life

  Example: two that are sacrificed one after the other trigger it twice
    Given this card:
      """
      Pale Reckoner {1}{B}
      Creature — Human
      Whenever one or more other creatures you control die, each opponent loses 1 life.
      1/4
      """
    And this card:
      """
      Quick Knife {1}
      Artifact
      Sacrifice a creature: Draw a card.
      """
    And it is Bob's main phase
    And Bob controls Pale Reckoner, Quick Knife, Grizzly Bears and Scryb Sprites
    When Bob activates Quick Knife by sacrificing Grizzly Bears
    And Bob activates Quick Knife by sacrificing Scryb Sprites
    And the turn ends
    Then Sue has 18 life

  Example: two cards discarded to one spell
    Given this card:
      """
      Torn Diary {1}
      Artifact
      Whenever you discard one or more cards, each opponent loses 1 life.
      """
    And it is Sue's main phase
    And Bob controls Torn Diary
    And Bob holds Forest and Island
    And Sue controls 3 Swamps
    And Sue holds Mind Rot
    When Sue casts Mind Rot targeting Bob
    And it resolves
    And the turn ends
    Then Sue has 19 life

  # 603.6e: from a graveyard to any zone, the stack and the battlefield among them
  Example: a card cast from the graveyard leaves it
    Given Bob controls Garrison Excavator and 5 Mountains
    And Firebolt is in Bob's graveyard
    And it is Bob's main phase
    When Bob casts Firebolt with flashback targeting Sue
    And it resolves
    Then Bob controls 1 Spirit

  Example: a card put onto the battlefield leaves its graveyard
    Given Bob controls Garrison Excavator and Swamp
    And Bob holds Reanimate
    And Grizzly Bears is in Bob's graveyard
    And it is Bob's main phase
    When Bob casts Reanimate targeting Grizzly Bears
    And it resolves
    And it resolves
    Then Bob controls 1 Spirit
    And Bob controls Grizzly Bears

  Example: several cards exiled together leave it together
    Given Bob controls Garrison Excavator
    And Grizzly Bears, Forest and Firebolt are in Bob's graveyard
    And this card:
      """
      Sweep Clean {1}
      Artifact
      {T}: Exile target player's graveyard.
      """
    And Sue controls Sweep Clean
    And it is Sue's main phase
    When Sue activates Sweep Clean targeting Bob
    And it resolves
    And the turn ends
    Then Bob controls 1 Spirit
    And Firebolt is in exile

  Example: what comes back from the graveyard is no card put there
    Given this card:
      """
      Moss Reader {G}
      Creature — Elf
      Whenever one or more land cards are put into your graveyard from your library, you gain 3 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Moss Reader, 2 Islands and Plains
    And Bob holds Forest
    And Forest, Island and Grizzly Bears are on top of Bob's library
    And this card:
      """
      Slow Wheel {2}
      Artifact
      {T}: Mill two cards.
      """
    And Bob controls Slow Wheel
    When Bob activates Slow Wheel
    And it resolves
    And it resolves
    Then Bob has 23 life
