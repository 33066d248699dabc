Feature: Damage that is changed for a turn, on a condition, or to one thing
  # 2026, 614.1a and 616.1: each of two such effects doubles it
  @today
  Scenario: twice said, twice doubled
    Given this card:
      """
      Mad Goliath {4}{R}
      Creature — Goblin 5/4
      {R}: If a source you control would deal damage to an opponent this turn, it deals double that damage to that player instead.
      """
    And Bob controls Mad Goliath and 3 Mountains
    And Bob holds Lightning Bolt
    When Bob activates Mad Goliath
    And it resolves
    And Bob activates Mad Goliath
    And it resolves
    And Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 8 life

  # 2026, 514.2: such an effect ends with the turn
  @today
  Scenario: not in the next turn
    Given this card:
      """
      Let Loose {R}
      Instant
      If a source you control would deal damage this turn to an opponent or a permanent an opponent controls, it deals triple that damage instead.
      """
    And Bob controls 2 Mountains
    And Bob holds Let Loose and Lightning Bolt
    When Bob casts Let Loose
    And it resolves
    And the turn ends
    And it is Sue's main phase
    And Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 17 life

  # 2026, 614.1a
  @today
  Scenario: combat damage to creatures alone
    Given this card:
      """
      Blind Rage {R}
      Instant
      If a creature would deal combat damage to a creature this turn, it deals double that damage to that creature instead.
      """
    And Bob controls Mountain, Grizzly Bears and Raging Goblin
    And Bob holds Blind Rage
    And Sue controls War Mammoth
    When Bob casts Blind Rage
    And it resolves
    And Bob attacks with Grizzly Bears and Raging Goblin
    And Sue blocks Grizzly Bears with War Mammoth
    And combat damage is dealt
    Then War Mammoth is in Sue's graveyard
    And Sue has 19 life

  # 2026, 604.1
  @today
  Scenario: while there is no card in hand
    Given this card:
      """
      Hymn of Fire {3}{R}
      Enchantment
      As long as you have no cards in hand, if a source you control would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.
      """
    And Bob controls Hymn of Fire and 2 Mountains
    And Bob holds Lightning Bolt and Lightning Bolt#2
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 17 life
    When Bob casts Lightning Bolt#2 targeting Sue
    And it resolves
    Then Sue has 11 life

  # 2026, 614.1a
  @today
  Scenario: to this creature
    Given this card:
      """
      Thin Skin {2}{R}
      Creature — Giant 4/9
      If a source would deal damage to Thin Skin, it deals double that damage to Thin Skin instead.
      """
    And Bob controls Thin Skin and Mountain
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Thin Skin
    And it resolves
    Then Thin Skin has 6 damage
