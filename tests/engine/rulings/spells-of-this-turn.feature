Feature: What an effect says of the spells of this turn
  # 2026, 611.2c and 601.2f: the next spell alone is cheaper
  @today
  Scenario: the next spell costs less
    Given this card:
      """
      Lone Blade {R}
      Creature — Human Samurai 1/1
      {T}: The next creature spell you cast this turn costs {2} less to cast.
      """
    And Bob controls Lone Blade and 3 Mountains
    And Bob holds Raging Goblin, Hill Giant and Hill Giant#2
    When Bob activates Lone Blade
    And it resolves
    And Bob casts Hill Giant
    And it resolves
    Then 2 Mountains are tapped
    And Bob cannot cast Hill Giant#2

  # 2026, 702.51a
  @today
  Scenario: the next spell has convoke
    Given this card:
      """
      Flock Ghost {U}
      Creature — Spirit 1/1
      {0}: The next spell you cast this turn has convoke.
      """
    And this card:
      """
      Small Blessing {2}
      Sorcery
      You gain 3 life.
      """
    And Bob controls Flock Ghost and Grizzly Bears
    And Bob holds Small Blessing
    When Bob activates Flock Ghost
    And it resolves
    And Bob casts Small Blessing by tapping Flock Ghost and Grizzly Bears
    And it resolves
    Then Bob has 23 life

  # 2026, 701.6
  @today
  Scenario: spells of this turn cannot be countered
    Given this card:
      """
      Loud Anarchy {0}
      Sorcery
      Creature spells you cast this turn can't be countered.
      """
    And Bob controls 2 Forests
    And Bob holds Loud Anarchy and Grizzly Bears
    And Sue controls 2 Islands
    And Sue holds Counterspell
    When Bob casts Loud Anarchy
    And it resolves
    And Bob casts Grizzly Bears
    And Sue casts Counterspell targeting Grizzly Bears
    And everything resolves
    Then Grizzly Bears is on the battlefield

  # 2026, 702.8a
  @today
  Scenario: cast this turn as though they had flash
    Given this card:
      """
      Early Egg {0}
      Instant
      You may cast creature spells this turn as though they had flash.
      """
    And it is Sue's main phase
    And Bob controls 2 Forests
    And Bob holds Early Egg and Grizzly Bears
    When Bob casts Early Egg
    And it resolves
    And Bob casts Grizzly Bears
    And it resolves
    Then Grizzly Bears is on the battlefield

  # 2026, 700.4 and 401.7: it comes back into the library, third from the top, from the graveyard
  @today
  Scenario: what dies or is exiled goes back into its owner's library
    Given this card:
      """
      Old God {1}{B}
      Creature — Zombie God 2/2
      When Old God dies or is put into exile from the battlefield, you may put it into its owner's library third from the top.
      """
    And Bob controls Old God
    And Forest, Swamp and Island are on top of Bob's library
    And Sue controls Plains
    And Sue holds Swords to Plowshares
    When Sue casts Swords to Plowshares targeting Old God
    And everything resolves
    And Bob uses the effect of Old God
    Then Old God is in Bob's library

  # 2026, 707.10 and 603.2: the text of a sorcery that waits for its own casting
  @today
  Scenario: a sorcery that is copied as it is cast
    Given this card:
      """
      Guidance of Elders {1}
      Sorcery
      When you cast this spell, copy it if you control a Druid.
      You gain 2 life.
      """
    And Bob controls Llanowar Elves and Forest
    And Bob holds Guidance of Elders
    When Bob casts Guidance of Elders
    And everything resolves
    Then Bob has 24 life

  # 2026, 702.103: bestowed, both get the bonus
  @today
  Scenario: this creature and enchanted creature
    Given this card:
      """
      Guardian Ghost {1}{W}
      Enchantment Creature — Spirit 1/1
      Bestow {2}{W}
      Guardian Ghost and enchanted creature each get +1/+1 for each Plains you control.
      """
    And Bob controls 3 Plains and Grizzly Bears
    And Bob holds Guardian Ghost
    When Bob casts Guardian Ghost with bestow targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 5/5

  # 2026, 611.2c
  @today
  Scenario: this creature and another target creature
    Given this card:
      """
      Deadly Dance {R}
      Creature — Devil 2/2
      {R}: Deadly Dance and another target creature each get +1/+0 until end of turn.
      """
    And Bob controls Deadly Dance, Mountain and Grizzly Bears
    When Bob activates Deadly Dance targeting Grizzly Bears
    And it resolves
    Then Deadly Dance is a 3/2
    And Grizzly Bears is a 3/2

  # 2026, 707.9b
  @today
  Scenario: a copy that is a creature besides
    Given this card:
      """
      Raise Anew {2}{B}
      Sorcery
      Create a token that's a copy of target artifact, except it's a 3/3 black Zombie creature with flying in addition to its other types.
      """
    And Bob controls 3 Swamps and Sol Ring
    And Bob holds Raise Anew
    When Bob casts Raise Anew targeting Sol Ring
    And it resolves
    Then Sol Ring#2 is a 3/3
    And Sol Ring#2 is black
    And Sol Ring#2 has flying
    And Sol Ring#2 is an artifact

  # 2026, 205.3
  @today
  Scenario: creatures that are none of several types
    Given this card:
      """
      Tidal Call {U}
      Sorcery
      Return each creature that isn't a Giant, Wall, or Merfolk to its owner's hand.
      """
    And Bob controls Island, Grizzly Bears, Hill Giant and Wall of Wood
    And Bob holds Tidal Call
    When Bob casts Tidal Call
    And it resolves
    Then Grizzly Bears is in Bob's hand
    And Hill Giant is on the battlefield
    And Wall of Wood is on the battlefield
  # 2026, 400.7a
  @today
  Scenario: what a spell has gained the permanent has
    Given this card:
      """
      Young Claw {R}
      Creature — Dinosaur 2/1
      {0}: You may cast Dinosaur spells this turn as though they had flash, and whenever you cast a Dinosaur spell this turn, it gains "When this creature enters, you gain 3 life."
      """
    And this card:
      """
      Old Claw {R}
      Creature — Dinosaur 2/2
      """
    And Bob controls Young Claw and Mountain
    And Bob holds Old Claw
    When Bob activates Young Claw
    And it resolves
    And Bob casts Old Claw
    And everything resolves
    Then Bob has 23 life

  # 2026, 708.4 and 601.2f: a face-down spell is a spell, and what spells are given takes its cost down too
  @today
  Scenario: the next spell is cast face down for less
    Given this card:
      """
      Berserk Guide {R}
      Creature — Human 1/1
      {T}: The next spell you cast this turn costs {1} less to cast.
      """
    And this card:
      """
      Hidden Beast {5}{G}
      Creature — Beast 5/5
      Morph {3}{G}
      """
    And Bob controls Berserk Guide and 2 Forests
    And Bob holds Hidden Beast
    When Bob activates Berserk Guide
    And it resolves
    And Bob casts Hidden Beast face down
    And it resolves
    Then Hidden Beast is a 2/2
