Feature: Drawn cards that speak of what helped them, and of what happened before in the turn

  @today
  Scenario: what crewed it this turn may be aimed at, and nothing else
    Given this card:
      """
      Marsh Skimmer {3}
      Artifact — Vehicle
      Whenever Marsh Skimmer attacks, put a +1/+1 counter on target creature that crewed it this turn.
      Crew 2
      3/3
      """
    And Bob controls Marsh Skimmer, Grizzly Bears and Hill Giant
    When Bob crews Marsh Skimmer by tapping Grizzly Bears
    And it resolves
    And Bob attacks with Marsh Skimmer
    And everything resolves
    Then Grizzly Bears has a +1/+1 counter
    And Grizzly Bears is 3/3
    And Hill Giant is 3/3

  @today
  Scenario: each creature that it devoured is counted though it is gone
    Given this card:
      """
      Pit Glutton {3}{B}
      Creature — Beast
      Devour 1
      When Pit Glutton enters, you gain 2 life for each creature it devoured.
      2/2
      """
    And Bob controls 4 Swamps, Grizzly Bears and Hill Giant
    And Bob holds Pit Glutton
    When Bob casts Pit Glutton
    And it resolves
    And Bob sacrifices Grizzly Bears
    And Bob sacrifices Hill Giant
    And everything resolves
    Then Pit Glutton is 4/4
    And Bob has 24 life

  @today
  Scenario: the second time that an ability has resolved in a turn is another one than the first
    Given this card:
      """
      Warren Watcher {1}{W}
      Creature — Rabbit
      Whenever another creature you control enters, you gain 1 life. If this is the second time this ability has resolved this turn, you gain 3 life instead.
      1/1
      """
    And Bob controls 4 Forests and Warren Watcher
    And Bob holds 2 Grizzly Bears
    When Bob casts Grizzly Bears
    And everything resolves
    Then Bob has 21 life
    When Bob casts Grizzly Bears#2
    And everything resolves
    Then Bob has 24 life

  @today
  Scenario: what may be done only once each turn is offered until it has been done
    Given this card:
      """
      Burrow Elder {1}{G}
      Creature — Badger
      Whenever another creature you control enters, you may gain 5 life. Do this only once each turn.
      1/1
      """
    And Bob controls 6 Forests and Burrow Elder
    And Bob holds 3 Grizzly Bears
    When Bob casts Grizzly Bears
    And it resolves
    And Bob declines
    And everything resolves
    Then Bob has 20 life
    When Bob casts Grizzly Bears#2
    And it resolves
    And Bob uses the effect of Burrow Elder
    And everything resolves
    Then Bob has 25 life
    When Bob casts Grizzly Bears#3
    And it resolves
    Then Burrow Elder is not waiting
    And Bob has 25 life

  @today
  Scenario: each creature that convoked it gets a counter
    Given this card:
      """
      Choir Warden {4}
      Creature — Elf
      Convoke
      When Choir Warden enters, put a +1/+1 counter on each creature that convoked it.
      3/3
      """
    And Bob controls 3 Plains, Grizzly Bears and Hill Giant
    And Bob holds Choir Warden
    When Bob casts Choir Warden by tapping Grizzly Bears
    And everything resolves
    Then Grizzly Bears is 3/3
    And Hill Giant is 3/3
    And Choir Warden is 3/3
