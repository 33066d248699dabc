@today
Feature: There are no more targets than there is to divide among them
  # 601.2d with 603.3d: nothing to divide, no targets
  Example: nothing is divided among nobody
    Given it is Bob's main phase
    And this card:
      """
      Slow Core {2}{R}{R}
      Enchantment
      At the beginning of your end step, this enchantment deals X damage divided as you choose among any number of target creatures, where X is the number of age counters on it.
      """
    And Bob controls Slow Core
    And Sue controls Grizzly Bears
    When it is Bob's end step
    And everything resolves
    Then Grizzly Bears has 0 damage
  Example: one is dealt to one
    Given it is Bob's main phase
    And this card:
      """
      Slow Core {2}{R}{R}
      Enchantment
      At the beginning of your end step, this enchantment deals X damage divided as you choose among any number of target creatures, where X is the number of age counters on it.
      """
    And Bob controls Slow Core
    And Slow Core has 1 age counter
    And Sue controls Grizzly Bears and Hill Giant
    When it is Bob's end step
    And Bob chooses Grizzly Bears
    And everything resolves
    Then Grizzly Bears has 1 damage
  Example: one is not dealt to two
    Given it is Bob's main phase
    And this card:
      """
      Slow Bolt {R}
      Sorcery
      This spell deals 1 damage divided as you choose among any number of target creatures.
      """
    And Bob controls Mountain
    And Bob holds Slow Bolt
    And Sue controls Grizzly Bears and Hill Giant
    Then Bob cannot cast Slow Bolt targeting Grizzly Bears and Hill Giant
  Example: as much as is paid for, so many targets
    Given it is Bob's main phase
    And this card:
      """
      Slow Bolt {X}{R}
      Sorcery
      This spell deals X damage divided as you choose among any number of target creatures.
      """
    And Bob controls 3 Mountains
    And Bob holds Slow Bolt
    And Sue controls Grizzly Bears and Hill Giant
    Then Bob cannot cast Slow Bolt with X = 1 targeting Grizzly Bears and Hill Giant
    And Bob may cast Slow Bolt with X = 2 targeting Grizzly Bears and Hill Giant

  # 601.2d: only the targets that it is divided among get a share
  Example: other targets of the same spell get none of it
    Given it is Bob's main phase
    And this card:
      """
      Great Work {U}{R}
      Instant
      Great Work deals 3 damage divided as you choose among any number of targets. Tap two target permanents.
      """
    And Bob has {U}{R}
    And Bob holds Great Work
    And Sue controls Grizzly Bears, Hill Giant and Air Elemental
    When Bob casts Great Work targeting Grizzly Bears, Sue, Hill Giant and Air Elemental dividing 2 and 1
    And it resolves
    Then Grizzly Bears is in Sue's graveyard
    And Sue has 19 life
    And Hill Giant is tapped
    And Air Elemental is tapped
    And Hill Giant has 0 damage
