@today @m11
Feature: Costs that return permanents to a hand

  # 118.9 (118.8 in 2010): instead of the mana cost two lands go back, whatever they are tapped for before
  Example: two Islands go back in place of the mana cost
    Given this card:
      """
      Great Surge {4}{U}
      Instant
      You may return two Islands you control to their owner's hand rather than pay Great Surge's mana cost.
      Draw two cards.
      """
    And Bob controls 2 Islands
    And Bob holds Great Surge
    When Bob casts Great Surge for its other cost
    And it resolves
    Then Bob has 4 cards in hand
    And Bob controls no lands

  # 602.2b: the permanent itself is the cost, and its ability does not need it any more
  Example: an enchantment that goes back for its ability
    Given this card:
      """
      Soft Landing {2}{G}
      Enchantment
      Return Soft Landing to its owner's hand: Regenerate target creature.
      """
    And Bob controls Soft Landing and Grizzly Bears
    And Sue holds Lightning Bolt
    And Sue has {R}
    When Sue casts Lightning Bolt targeting Grizzly Bears
    And Bob activates Soft Landing targeting Grizzly Bears
    And everything resolves
    Then Soft Landing is in Bob's hand
    And Grizzly Bears is on the battlefield
    And Grizzly Bears is tapped
