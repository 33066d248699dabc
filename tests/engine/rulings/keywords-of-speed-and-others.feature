@today
Feature: Speed, clash, champion, partner with, support, time travel, and the sign of infinity

  # 702.179d: by damage or otherwise, once each turn, and only in one's own
  Example: speed grows once a turn
    Given this card:
      """
      Dust Racer {R}
      Creature - Goblin
      Start your engines!
      Max speed — Dust Racer gets +3/+0.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Dust Racer and 3 Mountains
    And Bob holds Shock, Shock#2 and Lightning Bolt
    When Bob casts Shock targeting Sue
    And everything resolves
    And Bob casts Shock#2 targeting Sue
    And everything resolves
    And Bob casts Lightning Bolt targeting Sue
    And everything resolves
    Then Dust Racer is a 1/1
    And the trace says "Bob's speed is 2"
    And the trace does not say "Bob's speed is 3"

  # 704.5aa: a state-based action, and nobody else has speed
  Example: engines start at once
    Given this card:
      """
      Dust Racer {R}
      Creature - Goblin
      Start your engines!
      1/1
      """
    And it is Bob's main phase
    And Bob controls Mountain
    And Bob holds Dust Racer
    When Bob casts Dust Racer
    And it resolves
    Then the trace says "Bob's speed is 1"
    And the trace does not say "Sue's speed is 1"

  # 701.30d: higher than all others
  Example: a clash that nobody wins
    Given this card:
      """
      Quarrelsome Duelist {1}{R}
      Creature - Goblin
      When Quarrelsome Duelist enters, clash with an opponent. If you win, you gain 3 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls 2 Mountains
    And Bob holds Quarrelsome Duelist
    And Hill Giant is on top of Bob's library
    And War Mammoth is on top of Sue's library
    When Bob casts Quarrelsome Duelist
    And everything resolves
    Then Bob has 20 life

  # 701.30a: each may put the card on the bottom
  Example: the cards of a clash go to the bottom
    Given this card:
      """
      Quarrelsome Duelist {1}{R}
      Creature - Goblin
      When Quarrelsome Duelist enters, clash with an opponent. If you win, you gain 3 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls 2 Mountains
    And Bob holds Quarrelsome Duelist
    And Grizzly Bears and Forest are on top of Bob's library
    And Hill Giant is on top of Sue's library
    When Bob casts Quarrelsome Duelist
    And everything resolves
    And Bob uses the effect of Grizzly Bears
    Then Forest is on the top of Bob's library
    And Hill Giant is on the top of Sue's library

  # 702.72a: exile another, or sacrifice it; what was exiled comes back when it leaves
  Example: champion
    Given this card:
      """
      Giant Understudy {1}{R}
      Creature - Giant
      Champion a creature
      5/5
      """
    And it is Bob's main phase
    And Bob controls 3 Mountains and Grizzly Bears
    And Bob holds Giant Understudy and Shock
    When Bob casts Giant Understudy
    And everything resolves
    And Bob chooses Grizzly Bears
    Then Grizzly Bears is removed from the game
    And Bob controls Giant Understudy

  Example: champion of nobody
    Given this card:
      """
      Giant Understudy {1}{R}
      Creature - Giant
      Champion a creature
      5/5
      """
    And it is Bob's main phase
    And Bob controls 2 Mountains and Grizzly Bears
    And Bob holds Giant Understudy
    When Bob casts Giant Understudy
    And everything resolves
    Then Giant Understudy is in Bob's graveyard
    And Bob controls Grizzly Bears

  # 702.72a: the second of the two linked abilities
  Example: the championed creature comes back
    Given this card:
      """
      Frail Understudy {1}{R}
      Creature - Giant
      Champion a creature
      5/2
      """
    And it is Bob's main phase
    And Bob controls 3 Mountains and Grizzly Bears
    And Bob holds Frail Understudy and Shock
    When Bob casts Frail Understudy
    And everything resolves
    And Bob chooses Grizzly Bears
    And Bob casts Shock targeting Frail Understudy
    And everything resolves
    Then Bob controls Grizzly Bears

  # 702.124j: target player may search for the card of that name
  Example: partner with
    Given this card:
      """
      Left Hand {1}{R}
      Legendary Creature - Human
      Partner with Hill Giant
      2/2
      """
    And it is Bob's main phase
    And Bob controls 2 Mountains
    And Bob holds Left Hand
    And Hill Giant is on top of Bob's library
    When Bob casts Left Hand
    And it resolves
    And Bob targets Bob
    And it resolves
    And Bob uses the effect of Left Hand
    And Bob finds Hill Giant
    Then Hill Giant is in Bob's hand

  # 701.41a: up to so many other target creatures
  Example: support
    Given this card:
      """
      Kind Captain {2}{W}
      Creature - Human
      When Kind Captain enters, support 2.
      2/2
      """
    And it is Bob's main phase
    And Bob controls 3 Plains, Grizzly Bears and Hill Giant
    And Bob holds Kind Captain
    When Bob casts Kind Captain
    And it resolves
    And Bob targets Grizzly Bears and Hill Giant
    And it resolves
    Then Grizzly Bears is a 3/3
    And Hill Giant is a 4/4
    And Kind Captain is a 2/2

  # 701.56a: a time counter more or one fewer on any number of permanents and suspended cards
  Example: time travel
    Given this card:
      """
      Hourglass Turn {U}
      Sorcery
      Time travel.
      """
    And it is Bob's main phase
    And Bob controls Island and Hill Giant
    And Hill Giant has 2 time counters
    And Bob holds Hourglass Turn
    When Bob casts Hourglass Turn
    And it resolves
    And Bob chooses Hill Giant
    Then Hill Giant has 3 time counters

  # 701.64a and 702.186b: the ability is there from then on
  Example: harness
    Given this card:
      """
      Pebble of Hours {1}
      Legendary Artifact
      {1}: Harness Pebble of Hours.
      ∞ — Whenever you cast a spell, you gain 1 life.
      """
    And it is Bob's main phase
    And Bob controls Pebble of Hours and 3 Mountains
    And Bob holds Shock and Shock#2
    When Bob casts Shock targeting Sue
    And everything resolves
    Then Bob has 20 life
    When Bob activates Pebble of Hours
    And it resolves
    And Bob casts Shock#2 targeting Sue
    And everything resolves
    Then Bob has 21 life
