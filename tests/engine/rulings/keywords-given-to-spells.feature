Feature: Keywords that a permanent gives to spells
  # 2026, 702.85a and 611.3a: the spell cascades as it is cast, for its own mana value
  @today
  Scenario: spells of a kind cascade
    Given this card:
      """
      Cataract Keeper {4}{G}
      Creature — Elemental 4/4
      Spells you cast with mana value 6 or greater have cascade.
      """
    And Bob controls Cataract Keeper and 6 Mountains
    And this card:
      """
      Bonfire of Six {5}{R}
      Sorcery
      Bonfire of Six deals 1 damage to each opponent.
      """
    And Bob holds Bonfire of Six
    And Grizzly Bears is on top of Bob's library
    When Bob casts Bonfire of Six
    And it resolves
    And Bob casts Grizzly Bears
    And everything resolves
    Then Grizzly Bears is on the battlefield

  # 2026, 702.51a: an untapped creature pays for one mana
  @today
  Scenario: a noncreature spell with convoke that it was given
    Given this card:
      """
      Gathering Voice {2}{W}
      Creature — Merfolk 3/3
      Noncreature spells you cast have convoke.
      """
    And Bob controls Gathering Voice and Grizzly Bears
    And this card:
      """
      Divination of Two {2}
      Sorcery
      You gain 3 life.
      """
    And Bob holds Divination of Two
    When Bob casts Divination of Two by tapping Gathering Voice and Grizzly Bears
    And it resolves
    Then Bob has 23 life

  # 2026, 702.41a
  @today
  Scenario: affinity that is given takes away what is counted
    Given this card:
      """
      Rust Mother {6}
      Artifact Creature — Golem 3/5
      Artifact creature spells you cast have affinity for artifacts.
      """
    And Bob controls Rust Mother, Ornithopter and Ornithopter#2
    And this card:
      """
      Rust Child {3}
      Artifact Creature — Golem 2/2
      """
    And Bob holds Rust Child
    When Bob casts Rust Child
    And it resolves
    Then Rust Child is on the battlefield

  # 2026, 702.40a: copies for the spells cast before it this turn
  @today
  Scenario: storm that is given counts the spells before
    Given this card:
      """
      Storm Teacher {1}{U}
      Creature — Human Wizard 2/2
      Instant and sorcery spells you cast have storm.
      """
    And this card:
      """
      Small Gift {0}
      Sorcery
      You gain 1 life.
      """
    And Bob controls Storm Teacher
    And Bob holds Small Gift and Small Gift#2
    When Bob casts Small Gift
    And it resolves
    And it resolves
    And Bob casts Small Gift#2
    And it resolves
    And it resolves
    And it resolves
    Then Bob has 23 life
