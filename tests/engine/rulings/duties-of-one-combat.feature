@today
Feature: Duties that last for a combat or for a turn

  # 509.1c and 511.3: this combat is not the whole turn
  Example: told to block it in this combat, free in the next
    Given this card:
      """
      Fetch Me {G}
      Instant
      Target creature blocks target creature this combat if able.
      """
    And this card:
      """
      War Again {R}
      Instant
      Untap all creatures that attacked this turn. After this phase, there is an additional combat phase.
      """
    And Bob controls Hill Giant, Forest and Mountain
    And Sue controls Wall of Stone
    And Bob holds Fetch Me and War Again
    When Bob attacks with Hill Giant
    And Bob casts Fetch Me targeting Wall of Stone and Hill Giant
    And it resolves
    Then Sue cannot block with nothing
    When Sue blocks Hill Giant with Wall of Stone
    And Bob casts War Again
    And it resolves
    And combat damage is dealt
    And Bob attacks with Hill Giant
    And combat damage is dealt
    Then Sue has 17 life

  # 509.1c: this turn is every combat of the turn
  Example: told to block it this turn
    Given this card:
      """
      Fetch Me Today {G}
      Instant
      Target creature blocks target creature this turn if able.
      """
    And this card:
      """
      War Again {R}
      Instant
      Untap all creatures that attacked this turn. After this phase, there is an additional combat phase.
      """
    And Bob controls Hill Giant, Forest and Mountain
    And Sue controls Wall of Stone
    And Bob holds Fetch Me Today and War Again
    When Bob attacks with Hill Giant
    And Bob casts Fetch Me Today targeting Wall of Stone and Hill Giant
    And it resolves
    And Sue blocks Hill Giant with Wall of Stone
    And Bob casts War Again
    And it resolves
    And combat damage is dealt
    And Bob attacks with Hill Giant
    And combat damage is dealt
    Then Sue has 20 life

  # 508.1d: begun at the beginning of combat, over with it
  Example: attacks this combat if able
    Given this card:
      """
      War Horn {1}{R}
      Enchantment
      At the beginning of combat on your turn, target creature you control attacks this combat if able.
      """
    And it is Bob's main phase
    And Bob controls War Horn and Hill Giant
    When the attack ends
    And Bob targets Hill Giant
    Then Sue has 17 life

  # 500.5a: begun before combat, over as the combat phase ends
  Example: until end of combat, said in the main phase
    Given this card:
      """
      Battle Rush {R}
      Instant
      Target creature gets +2/+0 until end of combat.
      """
    And it is Bob's main phase
    And Bob controls Grizzly Bears and Mountain
    And Bob holds Battle Rush
    When Bob casts Battle Rush targeting Grizzly Bears
    And it resolves
    And Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Sue has 16 life
    When it is Bob's second main phase
    Then Grizzly Bears is a 2/2
