@today
Feature: Cards put under others or out of exile, creatures told apart, tokens that come otherwise

  # 401.7: one card of the library stays above it
  Example: a creature is put second from the top of its owner's library
    Given Bob has {U}{C}{C}{C}
    And Bob holds Trickster's Stratagem
    And Sue controls Grizzly Bears
    And Sue's library has 5 cards
    And Island is on top of Sue's library
    When Bob casts Trickster's Stratagem targeting Grizzly Bears
    And it resolves
    And Sue chooses top
    Then Sue has 6 cards in the library
    And Island is on the top of Sue's library
    When it is Sue's draw step
    Then Island is in Sue's hand
    And Grizzly Bears is on the top of Sue's library
    And because a place in the library

  # 401.7: in a library of fewer cards it goes to the bottom
  Example: a library that has no card to be put under
    Given Bob has {U}{C}{C}{C}
    And Bob holds Trickster's Stratagem
    And Sue controls Grizzly Bears
    And Sue's library has 0 cards
    When Bob casts Trickster's Stratagem targeting Grizzly Bears
    And it resolves
    And Sue chooses top
    Then Sue has 1 card in the library
    And Grizzly Bears is on the bottom of Sue's library

  Example: a card of an opponent's goes from exile to the graveyard for a cost
    Given Bob controls Oracle of Dust
    And Bob has {C}{C}
    And Bob holds Forest
    And Sue has removed Hill Giant from the game
    When Bob activates Oracle of Dust
    Then Hill Giant is in Sue's graveyard

  Example: a card of one's own in exile pays for nothing
    Given Bob controls Oracle of Dust
    And Bob has {C}{C}
    And Bob has removed Hill Giant from the game
    Then Bob cannot activate Oracle of Dust

  # 702.47a: the spell that it is spliced onto is no Arcane spell
  Example: a text spliced onto an instant
    Given Bob has {R}{W}{C}{C}{C}
    And Bob holds Lightning Bolt and Splicer's Skill
    When Bob casts Lightning Bolt with splice of Splicer's Skill targeting Sue
    And it resolves
    Then Sue has 17 life
    And Bob controls Phyrexian Golem
    And Splicer's Skill is in Bob's hand

  Example: the creature of the opponent is the one that would be exiled
    Given Bob has {G}{C}{C}
    And Bob holds Unnatural Aggression
    And Bob controls Grizzly Bears
    And Sue controls Scryb Sprites
    When Bob casts Unnatural Aggression targeting Grizzly Bears and Scryb Sprites
    And it resolves
    Then Scryb Sprites is in exile

  Example: of two that die the other one goes to the graveyard
    Given Bob has {G}{C}{C}
    And Bob holds Unnatural Aggression
    And Bob controls Grizzly Bears
    And Sue controls Hill Giant
    When Bob casts Unnatural Aggression targeting Grizzly Bears and Hill Giant
    And it resolves
    Then Grizzly Bears is in Bob's graveyard
    And Sue controls Hill Giant

  Example: what was exiled comes back to each of its owners together
    Given Bob controls Parallax Wave
    And Parallax Wave has 2 fade counters
    And Bob controls Grizzly Bears
    And Sue controls Hill Giant
    And Sue has {1}{G}
    And Sue holds Naturalize
    When Bob activates Parallax Wave targeting Grizzly Bears
    And it resolves
    And Bob activates Parallax Wave targeting Hill Giant
    And it resolves
    Then Hill Giant is in exile
    When Sue casts Naturalize targeting Parallax Wave
    And it resolves
    And it resolves
    Then Bob controls Grizzly Bears
    And Sue controls Hill Giant

  # 607.2: what the cost exiled is the card that the ability speaks of
  Example: a champion gives back what it was cast for
    Given Bob has {R}{C}{C}{C}
    And Bob holds Champion of the Path and Air Elemental
    And Sue has {R}
    And Sue holds Lightning Bolt
    When Bob casts Champion of the Path by exiling Air Elemental
    And it resolves
    Then Air Elemental is in exile
    When Sue casts Lightning Bolt targeting Champion of the Path
    And it resolves
    And it resolves
    Then Air Elemental is in Bob's hand

  # 1 creature with a counter: mana value 1 and no more
  Example: how much a card may cost is counted as the ability is put on the stack
    Given Bob controls Unforgiving One and Grizzly Bears
    And Grizzly Bears has a +1/+1 counter
    And Bob has Scryb Sprites and Hill Giant in the graveyard
    When Bob attacks with Unforgiving One
    Then Bob cannot choose Hill Giant
