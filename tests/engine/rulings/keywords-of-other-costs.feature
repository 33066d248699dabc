@today
Feature: Prowl, freerunning, sneak, impending, emerge, harmonize, encore, backup, amplify, absorb, firebending

  # 702.76a: a player was dealt combat damage by a creature of one of its types
  Example: prowl
    Given this card:
      """
      Lantern Thief {1}{B}
      Creature - Goblin Rogue
      1/1
      """
    And this card:
      """
      Cellar Prowler {4}{B}
      Creature - Human Rogue
      Prowl {B}
      3/3
      """
    And Bob controls Lantern Thief and Swamp
    And Bob holds Cellar Prowler
    Then Bob cannot cast Cellar Prowler with prowl
    When Bob attacks with Lantern Thief
    And combat damage is dealt
    And it is Bob's second main phase
    And Bob casts Cellar Prowler with prowl
    And it resolves
    Then Bob controls Cellar Prowler

  Example: no prowl after a creature of another kind
    Given this card:
      """
      Cellar Prowler {4}{B}
      Creature - Human Rogue
      Prowl {B}
      3/3
      """
    And Bob controls Grizzly Bears and Swamp
    And Bob holds Cellar Prowler
    When Bob attacks with Grizzly Bears
    And combat damage is dealt
    And it is Bob's second main phase
    Then Bob cannot cast Cellar Prowler with prowl

  # 702.173a: by an Assassin
  Example: freerunning
    Given this card:
      """
      Quiet Blade {1}{B}
      Creature - Human Assassin
      1/1
      """
    And this card:
      """
      Rooftop Escape {4}{U}
      Sorcery
      Freerunning {U}
      Draw two cards.
      """
    And Bob controls Quiet Blade and Island
    And Bob holds Rooftop Escape
    When Bob attacks with Quiet Blade
    And combat damage is dealt
    And it is Bob's second main phase
    And Bob casts Rooftop Escape with freerunning
    And it resolves
    Then Bob has 2 cards in hand

  # 702.190a and b: in the declare blockers step; it enters tapped and attacking
  Example: sneak
    Given this card:
      """
      Gutter Ninja {3}{B}
      Creature - Ninja
      Sneak {B}
      4/4
      """
    And Bob controls Grizzly Bears and Swamp
    And Bob holds Gutter Ninja
    Then Bob cannot cast Gutter Ninja with sneak by returning Grizzly Bears
    When Bob attacks with Grizzly Bears
    And Sue blocks with nothing
    And Bob casts Gutter Ninja with sneak by returning Grizzly Bears
    And it resolves
    Then Gutter Ninja is tapped
    And Grizzly Bears is in Bob's hand
    When combat damage is dealt
    Then Sue has 16 life

  # 702.176a: no creature as long as it has a time counter; one goes at each end step of its controller
  Example: impending
    Given this card:
      """
      Slow Horror {4}{G}
      Enchantment Creature - Horror
      Impending 2—{1}{G}
      5/5
      """
    And it is Bob's main phase
    And Bob controls 2 Forests
    And Bob holds Slow Horror
    When Bob casts Slow Horror with impending
    And it resolves
    Then Slow Horror is not a creature
    And Slow Horror has 2 time counters
    When it is Bob's next main phase
    Then Slow Horror has 1 time counter
    And Slow Horror is not a creature
    When it is Sue's main phase
    Then Slow Horror is a 5/5

  Example: what could be impending and is not
    Given this card:
      """
      Slow Horror {4}{G}
      Enchantment Creature - Horror
      Impending 2—{1}{G}
      5/5
      """
    And it is Bob's main phase
    And Bob controls 5 Forests
    And Bob holds Slow Horror
    When Bob casts Slow Horror
    And it resolves
    Then Slow Horror is a 5/5

  # 702.119a: less by the mana value of the creature that is sacrificed
  Example: emerge
    Given this card:
      """
      Husk Breaker {7}
      Creature - Eldrazi
      Emerge {5}{U}
      5/5
      """
    And it is Bob's main phase
    And Bob controls Hill Giant, Grizzly Bears and 3 Islands
    And Bob holds Husk Breaker
    Then Bob cannot cast Husk Breaker with emerge by sacrificing Grizzly Bears
    When Bob casts Husk Breaker with emerge by sacrificing Hill Giant
    And it resolves
    Then Bob controls Husk Breaker
    And Hill Giant is in Bob's graveyard
    And Grizzly Bears is in play

  # 702.180a: from the graveyard, less by the power of the creature tapped; exiled afterwards
  Example: harmonize
    Given this card:
      """
      Old Refrain {1}{G}
      Sorcery
      You gain 4 life.
      Harmonize {4}{G}
      """
    And it is Bob's main phase
    And Bob controls War Mammoth and 2 Forests
    And Old Refrain is in Bob's graveyard
    When Bob casts Old Refrain with harmonize by tapping War Mammoth
    And it resolves
    Then Bob has 24 life
    And War Mammoth is tapped
    And Old Refrain is removed from the game

  Example: harmonize without a creature
    Given this card:
      """
      Old Refrain {1}{G}
      Sorcery
      You gain 4 life.
      Harmonize {4}{G}
      """
    And it is Bob's main phase
    And Bob controls War Mammoth and 5 Forests
    And Old Refrain is in Bob's graveyard
    When Bob casts Old Refrain with harmonize
    And it resolves
    Then Bob has 24 life
    And War Mammoth is untapped

  # 702.141a: a token that attacks the opponent and is sacrificed
  Example: encore
    Given this card:
      """
      Last Bow {R}
      Creature - Goblin
      Encore {2}{R}
      3/1
      """
    And it is Bob's main phase
    And Bob controls 3 Mountains
    And Last Bow is in Bob's graveyard
    When Bob activates Last Bow
    And it resolves
    Then Bob controls 1 Last Bow
    When combat damage is dealt
    Then Sue has 17 life
    When the turn ends
    Then Bob controls 0 Last Bow

  # 702.165a: counters for another creature, which also gains what is printed below
  Example: backup for another creature
    Given this card:
      """
      Winged Second {2}{W}
      Creature - Bird
      Backup 1
      Flying
      1/1
      """
    And it is Bob's main phase
    And Bob controls Grizzly Bears and 3 Plains
    And Bob holds Winged Second
    When Bob casts Winged Second
    And it resolves
    And Bob targets Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 3/3
    And Grizzly Bears has flying
    And Winged Second is a 1/1
    When the turn ends
    Then Grizzly Bears is a 3/3
    And Grizzly Bears does not have flying

  # 702.38a: for each card revealed that shares a creature type
  Example: amplify
    Given this card:
      """
      Herd Caller {2}{G}
      Creature - Bear
      Amplify 2
      1/1
      """
    And it is Bob's main phase
    And Bob controls 3 Forests
    And Bob holds Herd Caller, Grizzly Bears and Hill Giant
    When Bob casts Herd Caller
    And it resolves
    And Bob chooses Grizzly Bears
    Then Herd Caller is a 3/3

  # 702.64b: N of the damage of each source
  Example: absorb
    Given this card:
      """
      Soft Wall {2}
      Creature - Wall
      Absorb 2
      2/4
      """
    And Bob controls War Mammoth
    And Sue controls Soft Wall
    When Bob attacks with War Mammoth
    And Sue blocks War Mammoth with Soft Wall
    And combat damage is dealt
    Then Soft Wall has 1 damage

  # 702.189a: mana that stays until end of combat
  Example: firebending
    Given this card:
      """
      Ember Dancer {1}{R}
      Creature - Human
      Firebending 2
      2/2
      """
    And Bob controls Ember Dancer
    And Bob holds Shock
    When Bob attacks with Ember Dancer
    And it resolves
    Then Bob has {R}{R}
    When combat damage is dealt
    Then Bob has {R}{R}
    When Bob casts Shock targeting Sue
    And it resolves
    Then Sue has 16 life
    When it is Bob's second main phase
    Then Bob has no mana
