Feature: What enters at one moment

  # 2026, 603.6a
  @today
  Scenario: what enters at one moment sees the others enter
    Given this card:
      """
      Warden One {W}
      Creature — Cleric
      Whenever another creature enters, you gain 1 life.
      1/1
      """
    And this card:
      """
      Mass Back {B}
      Sorcery
      Return all creature cards from your graveyard to the battlefield.
      """
    And it is Bob's main phase
    And Bob controls Swamp
    And Warden One and Warden One#2 are in Bob's graveyard
    And Bob holds Mass Back
    When Bob casts Mass Back
    And everything resolves
    Then Bob has 22 life

  # 2026, 603.6a
  @today
  Scenario: tokens made together see each other enter
    Given this card:
      """
      Warden One {W}
      Creature — Cleric
      Whenever another creature enters, you gain 1 life.
      1/1
      """
    And this card:
      """
      Make Two {W}
      Sorcery
      Create two tokens that are copies of target creature.
      """
    And it is Bob's main phase
    And Bob controls Plains, Warden One
    And Bob holds Make Two
    When Bob casts Make Two targeting Warden One
    And everything resolves
    Then Bob has 24 life

  # 2026, 614.12
  @today
  Scenario: what enters at one moment does not change how the others enter
    Given this card:
      """
      Mass Back {B}
      Sorcery
      Return all creature cards from your graveyard to the battlefield.
      """
    And this card:
      """
      Grow All {G}
      Creature — Elf
      Each other creature you control enters with an additional +1/+1 counter on it.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Swamp
    And Grow All and Hill Giant are in Bob's graveyard
    And Bob holds Mass Back
    When Bob casts Mass Back
    And everything resolves
    Then Hill Giant is 3/3

  # 2026, 603.6a
  @today
  Scenario: each of two tokens is seen
    Given it is Bob's main phase
    And Bob controls 2 Mountains, Soul Warden
    And Bob holds Dragon Fodder
    When Bob casts Dragon Fodder
    And everything resolves
    Then Bob has 22 life

  # 2026, 614.13a
  @today
  Scenario: no newcomer is devoured by another
    Given this card:
      """
      Mass Back {B}
      Sorcery
      Return all creature cards from your graveyard to the battlefield.
      """
    And this card:
      """
      Feeder {G}
      Creature — Ooze
      Devour 1
      1/1
      """
    And it is Bob's main phase
    And Bob controls Swamp
    And Feeder and Hill Giant are in Bob's graveyard
    And Bob holds Mass Back
    When Bob casts Mass Back
    And everything resolves
    Then Hill Giant is in play
    And Feeder is 1/1

  # 2026, 614.13a
  @today
  Scenario: what was there before is devoured
    Given this card:
      """
      Mass Back {B}
      Sorcery
      Return all creature cards from your graveyard to the battlefield.
      """
    And this card:
      """
      Feeder {G}
      Creature — Ooze
      Devour 1
      1/1
      """
    And it is Bob's main phase
    And Bob controls Swamp, Grizzly Bears
    And Feeder and Hill Giant are in Bob's graveyard
    And Bob holds Mass Back
    When Bob casts Mass Back
    And everything resolves
    And Bob sacrifices Grizzly Bears
    Then Hill Giant is in play
    And Feeder is 2/2

  # 2026, 610.3d
  @today
  Scenario: what waited for those that left together comes back together
    Given this card:
      """
      Warden One {W}
      Creature — Cleric
      Whenever another creature enters, you gain 1 life.
      1/1
      """
    And this card:
      """
      Priest Away {W}
      Creature — Cleric
      When this creature enters, exile target creature until this creature leaves the battlefield.
      1/1
      """
    And this card:
      """
      Ruin All {W}
      Sorcery
      Destroy all creatures.
      """
    And it is Bob's main phase
    And Bob controls 4 Plains
    And Sue controls Warden One and Warden One#2
    And Bob holds Priest Away and Priest Away#2, Ruin All
    When Bob casts Priest Away
    And it resolves
    And Bob targets Warden One
    And everything resolves
    And Bob casts Priest Away#2
    And it resolves
    And Bob targets Warden One#2
    And everything resolves
    And Bob casts Ruin All
    And everything resolves
    Then Sue has 25 life
