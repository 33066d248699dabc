@today
Feature: First who controls it, then what it is a copy of, then the rest of how it enters

  # 616.1b, 614.12: its own text says under whose control
  Example: a creature enters under an opponent's control
    Given it is Bob's main phase
    And this card:
      """
      Hired Knife {1}{B}
      Creature — Human Assassin
      Hired Knife enters under the control of an opponent of your choice.
      When this creature enters, you lose 2 life.
      5/5
      """
    And Bob controls 2 Swamps
    And Bob holds Hired Knife
    When Bob casts Hired Knife
    And it resolves
    And it resolves
    Then Sue controls Hired Knife
    And Sue has 18 life
    And Bob has 20 life

  # 616.1b: an effect of this turn takes it over before it is anybody's
  Example: what would enter under an opponent's control
    Given it is Sue's main phase
    And this card:
      """
      Gathering Net {U}
      Instant
      If a creature would enter under an opponent's control this turn, it enters under your control instead.
      """
    And Bob controls Island
    And Bob holds Gathering Net
    And Sue controls 2 Forests
    And Sue holds Grizzly Bears
    When Sue casts Grizzly Bears
    And Bob casts Gathering Net
    And it resolves
    And it resolves
    Then Bob controls Grizzly Bears

  # 616.1b, 616.1e: who controls it is settled before others change how it enters
  Example: another's text looks at who controls it then
    Given it is Sue's main phase
    And this card:
      """
      Gathering Net {U}
      Instant
      If a creature would enter under an opponent's control this turn, it enters under your control instead.
      """
    And this card:
      """
      Harsh Usher {W}
      Enchantment
      Creatures your opponents control enter tapped.
      """
    And Bob controls Island
    And Bob holds Gathering Net
    And Sue controls 2 Forests and Harsh Usher
    And Sue holds Grizzly Bears
    When Sue casts Grizzly Bears
    And Bob casts Gathering Net
    And it resolves
    And it resolves
    Then Bob controls Grizzly Bears
    And Grizzly Bears is tapped

  # 616.1b: who controls it counts what it enters with
  Example: its own text looks at what its new controller has
    Given it is Sue's main phase
    And this card:
      """
      Gathering Net {U}
      Instant
      If a creature would enter under an opponent's control this turn, it enters under your control instead.
      """
    And this card:
      """
      Forest Herder {1}{G}
      Creature — Elf
      This creature enters with a +1/+1 counter on it for each Forest you control.
      1/1
      """
    And Bob controls Island
    And Bob holds Gathering Net
    And Sue controls 2 Forests
    And Sue holds Forest Herder
    When Sue casts Forest Herder
    And Bob casts Gathering Net
    And it resolves
    And it resolves
    Then Bob controls Forest Herder
    And Forest Herder has 0 +1/+1 counters

  # 614.5: one chance, at the next creature too, until the turn is over
  Example: every creature of the turn, and none of the next
    Given it is Sue's main phase
    And this card:
      """
      Gathering Net {U}
      Instant
      If a creature would enter under an opponent's control this turn, it enters under your control instead.
      """
    And Bob controls Island
    And Bob holds Gathering Net
    And Sue controls 4 Forests
    And Sue holds Grizzly Bears, Grizzly Bears#2 and Forest#5
    When Bob casts Gathering Net
    And it resolves
    And Sue casts Grizzly Bears
    And it resolves
    And Sue casts Grizzly Bears#2
    And it resolves
    And Sue plays Forest#5
    Then Bob controls Grizzly Bears
    And Bob controls Grizzly Bears#2
    And Sue controls Forest#5

  # 616.1c: of two that make it a copy its controller takes one; what is no creature then is not seen by the other
  Example: a copy of what is no creature
    Given it is Bob's main phase
    And this card:
      """
      Wild Mirror {3}{G}{G}{G}
      Creature — Avatar
      Creatures you control enter as a copy of this creature.
      6/6
      """
    And this card:
      """
      Quick Shape {3}{U}
      Artifact Creature — Shapeshifter
      You may have this creature enter as a copy of any artifact.
      0/0
      """
    And Bob controls 4 Islands, Wild Mirror and Sol Ring
    And Bob holds Quick Shape
    When Bob casts Quick Shape
    And it resolves
    And Bob applies Quick Shape first
    And Bob chooses Sol Ring
    Then Quick Shape is called Sol Ring

  Example: a copy of the creature whose text says so
    Given it is Bob's main phase
    And this card:
      """
      Wild Mirror {3}{G}{G}{G}
      Creature — Avatar
      Creatures you control enter as a copy of this creature.
      6/6
      """
    And this card:
      """
      Quick Shape {3}{U}
      Artifact Creature — Shapeshifter
      You may have this creature enter as a copy of any artifact.
      0/0
      """
    And Bob controls 4 Islands, Wild Mirror and Sol Ring
    And Bob holds Quick Shape
    When Bob casts Quick Shape
    And it resolves
    And Bob applies Wild Mirror first
    Then Quick Shape is called Wild Mirror

  # 616.1c: what it would have done besides is gone once it is a copy
  Example: two texts of its own
    Given it is Bob's main phase
    And this card:
      """
      Slow Shape {3}{U}
      Creature — Shapeshifter
      This creature enters tapped.
      You may have this creature enter as a copy of any creature.
      0/0
      """
    And Bob controls 4 Islands and Grizzly Bears
    And Bob holds Slow Shape
    When Bob casts Slow Shape
    And it resolves
    And Bob chooses Grizzly Bears
    Then Slow Shape is called Grizzly Bears
    And Slow Shape is untapped

  # 306.5b, 707.5: a copy enters with the loyalty of what it copies
  Example: a copy of a planeswalker
    Given it is Bob's main phase
    And this card:
      """
      Spare Likeness {3}{U}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any planeswalker.
      0/0
      """
    And Bob controls 4 Islands
    And Sue controls Jace Beleren
    And Bob holds Spare Likeness
    When Bob casts Spare Likeness
    And it resolves
    And Bob chooses Jace Beleren
    Then Bob controls Spare Likeness
    And Spare Likeness has 3 loyalty counters

  # 616.1c, 616.1d: it is a copy before it could enter with its back face up
  Example: by night, as a copy of another
    Given it is Bob's main phase
    And it is night
    And this card:
      """
      Wild Mirror {3}{G}{G}{G}
      Creature — Avatar
      Creatures you control enter as a copy of this creature.
      6/6
      """
    And Bob controls 5 Mountains and Wild Mirror
    And Bob holds Village Watch
    When Bob casts Village Watch
    And it resolves
    Then Village Watch is called Wild Mirror
