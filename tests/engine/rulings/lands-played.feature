@today
Feature: Texts that wait for lands to be played

  Example: a land that is played
    Given this card:
      """
      Field Watcher {G}
      Creature — Elf
      Whenever you play a land, you gain 3 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Field Watcher and 2 Forests
    And Bob holds Forest
    When Bob plays Forest
    And it resolves
    Then Bob has 23 life

  Example: an opponent's land
    Given it is Sue's main phase
    And Bob controls Dirtcowl Wurm
    And Sue holds Forest
    When Sue plays Forest
    And it resolves
    Then Dirtcowl Wurm is a 4/5

  Example: one sentence for lands and spells
    Given this card:
      """
      Busy Road {2}
      Artifact
      Whenever you play a land or cast a spell, you gain 1 life.
      Whenever you play a card from exile, you gain 10 life.
      """
    And it is Bob's main phase
    And Bob controls Busy Road and Mountain
    And Bob holds Forest and Lightning Bolt
    When Bob plays Forest
    And it resolves
    Then Bob has 21 life
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Bob has 22 life
