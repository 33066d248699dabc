@today
Feature: Cards cast for nothing out of a graveyard, cards of the hand manifested, and what is spoken of later

  # 608.2g: while the ability resolves, and for nothing
  Example: a card of the graveyard is cast for nothing and is exiled afterwards
    Given Bob has {R}{R}{C}{C}{C}
    And Bob holds Goblin Dark-Dwellers
    And Lightning Bolt is in Bob's graveyard
    When Bob casts Goblin Dark-Dwellers
    And it resolves
    And it resolves
    And Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 17 life
    And Lightning Bolt is in exile

  # 701.6a: a countered spell goes to the graveyard, and so to exile here
  Example: it is exiled where it is countered
    Given Bob has {R}{R}{C}{C}{C}
    And Bob holds Goblin Dark-Dwellers
    And Lightning Bolt is in Bob's graveyard
    And Sue has {U}{U}
    And Sue holds Counterspell
    When Bob casts Goblin Dark-Dwellers
    And it resolves
    And it resolves
    And Bob casts Lightning Bolt targeting Sue
    And Sue casts Counterspell targeting Lightning Bolt
    And it resolves
    Then Sue has 20 life
    And Lightning Bolt is in exile

  Example: a card that is not cast stays in the graveyard
    Given Bob has {R}{R}{C}{C}{C}
    And Bob holds Goblin Dark-Dwellers
    And Lightning Bolt is in Bob's graveyard
    When Bob casts Goblin Dark-Dwellers
    And it resolves
    And it resolves
    Then Lightning Bolt is in Bob's graveyard
    And Sue has 20 life

  Example: a card that is too expensive is no target
    Given Bob has {R}{R}{C}{C}{C}
    And Bob holds Goblin Dark-Dwellers
    And Fireball and Wrath of God are in Bob's graveyard
    When Bob casts Goblin Dark-Dwellers
    And it resolves
    Then Bob cannot choose Wrath of God

  # 701.40a: a 2/2 face down, be it a creature card or not
  Example: a card of the hand is manifested
    Given Bob controls Scroll of Fate
    And Bob holds Hill Giant
    When Bob activates Scroll of Fate
    And it resolves
    Then Bob controls Hill Giant
    And Hill Giant is a 2/2
    And Bob has 0 cards in hand

  Example: an empty hand gives nothing to manifest
    Given Bob controls Scroll of Fate
    When Bob activates Scroll of Fate
    And it resolves
    Then Scroll of Fate is tapped

  Example: the card of the creature that died comes back to the hand
    Given Bob controls Together Forever and Grizzly Bears
    And Grizzly Bears has a +1/+1 counter
    And Bob has {C}
    And Sue has {R}
    And Sue holds Lightning Bolt
    When Bob activates Together Forever targeting Grizzly Bears
    And it resolves
    And Sue casts Lightning Bolt targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is in Bob's graveyard
    When it resolves
    Then Grizzly Bears is in Bob's hand

  # 613.4b: the others are 4/4 before counters
  Example: others become as large as it is
    Given Bob controls Tanazir Quandrix, Grizzly Bears and Hill Giant
    And Grizzly Bears has a +1/+1 counter
    When Bob attacks with Tanazir Quandrix
    And it resolves
    And Bob uses the effect of Tanazir Quandrix
    Then Grizzly Bears is a 5/5
    And Hill Giant is a 4/4

  Example: without spectacle one card for one
    Given Bob has {R}{C}
    And Bob holds Rix Maadi Reveler, Forest and Island
    And Bob's library has 5 cards
    When Bob casts Rix Maadi Reveler
    And it resolves
    And it resolves
    And Bob chooses Island
    Then Bob has 2 cards in hand
    And Bob's library has 4 cards

  Example: with spectacle the whole hand for three
    Given Bob has {R}{R}{B}{C}{C}
    And Bob holds Lightning Bolt, Rix Maadi Reveler, Forest and Island
    And Bob's library has 5 cards
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    And Bob casts Rix Maadi Reveler with spectacle
    And it resolves
    And it resolves
    Then Bob has 3 cards in hand
    And Bob's library has 2 cards
