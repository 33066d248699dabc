@today
Feature: Permanents on which counters cannot be put, or no more than so many

  # 704.5r: all but so many are removed as a state-based action
  Example: no more than so many
    Given it is Bob's main phase
    And this card:
      """
      Dream Jar {2}
      Artifact
      Dream Jar enters with six dream counters on it.
      Dream Jar can't have more than seven dream counters on it.
      {T}: Put two dream counters on Dream Jar.
      """
    And Bob controls Dream Jar
    And Dream Jar has 6 dream counters
    When Bob activates Dream Jar
    And it resolves
    Then Dream Jar has 7 dream counters
    And because too many counters

  # 704.5r: of that kind alone, and only while it has the ability
  Example: counters of another kind
    Given it is Bob's main phase
    And this card:
      """
      Dream Jar {2}
      Artifact
      Dream Jar can't have more than two dream counters on it.
      {T}: Put three charge counters on Dream Jar.
      """
    And Bob controls Dream Jar
    And Dream Jar has 2 dream counters
    When Bob activates Dream Jar
    And it resolves
    Then Dream Jar has 3 charge counters
    And Dream Jar has 2 dream counters

  # 614.17: what can't happen does not
  Example: none can be put on it
    Given it is Bob's main phase
    And this card:
      """
      Bare Kite {3}
      Artifact Creature — Scarecrow
      Flying
      This creature can't have counters put on it.
      2/1
      """
    And this card:
      """
      Growth Word {G}
      Instant
      Put a +1/+1 counter on target creature.
      """
    And Bob controls Bare Kite and Forest
    And Bob holds Growth Word
    When Bob casts Growth Word targeting Bare Kite
    And it resolves
    Then Bare Kite has 0 +1/+1 counters

  # 614.17c: nothing replaces what cannot happen
  Example: one more than none is none
    Given it is Bob's main phase
    And this card:
      """
      Bare Kite {3}
      Artifact Creature — Scarecrow
      Flying
      This creature can't have counters put on it.
      2/1
      """
    And this card:
      """
      Growth Word {G}
      Instant
      Put a +1/+1 counter on target creature.
      """
    And Bob controls Bare Kite, Doubling Season and Forest
    And Bob holds Growth Word
    When Bob casts Growth Word targeting Bare Kite
    And it resolves
    Then Bare Kite has 0 +1/+1 counters

  # 614.17d: nor does it enter with any
  Example: it enters without
    Given it is Bob's main phase
    And this card:
      """
      Stern Warden {1}{W}
      Creature — Human
      Creatures your opponents control can't have +1/+1 counters put on them.
      2/2
      """
    And Sue controls Stern Warden
    And Bob controls 2 Forests
    And this card:
      """
      Young Sprout {1}{G}
      Creature — Plant
      This creature enters with two +1/+1 counters on it.
      1/1
      """
    And Bob holds Young Sprout
    When Bob casts Young Sprout
    And it resolves
    Then Young Sprout is a 1/1

  # 614.17b: a cost that includes it cannot be paid
  Example: a cost that puts a counter
    Given it is Bob's main phase
    And this card:
      """
      Thin Skin {W}
      Enchantment
      Creatures you control can't have -1/-1 counters put on them.
      """
    And this card:
      """
      Sore Shaman {R}
      Creature — Goblin
      Put a -1/-1 counter on a creature you control: Draw a card.
      1/1
      """
    And Bob controls Thin Skin and Sore Shaman
    Then Bob cannot activate Sore Shaman

  # 120.3d, 614.17: damage with wither is dealt and puts nothing there
  Example: wither on what cannot have the counters
    Given it is Bob's main phase
    And this card:
      """
      Thin Skin {W}
      Enchantment
      Creatures you control can't have -1/-1 counters put on them.
      """
    And this card:
      """
      Rot Hound {B}
      Creature — Dog
      Wither
      2/2
      """
    And Sue controls Thin Skin and Grizzly Bears
    And Bob controls Rot Hound
    When Bob attacks with Rot Hound
    And Sue blocks Rot Hound with Grizzly Bears
    And combat damage is dealt
    Then Sue controls Grizzly Bears
    And Grizzly Bears is a 2/2
    And Grizzly Bears has 0 damage

  # 122.5: moving is taking from one and putting on the other; if either cannot be done, nothing is moved
  Example: a counter that cannot be moved there
    Given it is Bob's main phase
    And this card:
      """
      Bare Kite {3}
      Artifact Creature — Scarecrow
      This creature can't have counters put on it.
      2/1
      """
    And this card:
      """
      Quick Transfer {G}
      Sorcery
      Move a +1/+1 counter from target creature you control onto another target creature you control.
      """
    And Bob controls Bare Kite, Forest and Grizzly Bears
    And Grizzly Bears has 1 +1/+1 counter
    And Bob holds Quick Transfer
    When Bob casts Quick Transfer targeting Grizzly Bears and Bare Kite
    And it resolves
    Then Grizzly Bears has 1 +1/+1 counter
    And Bare Kite has 0 +1/+1 counters
