@today
Feature: One target for each opponent, what damage was dealt to, and by how much something is less

  # 115.1 and 601.2c: with one opponent one permanent at most
  Example: one permanent of an opponent goes back
    Given Bob has {C}{C}{C}{C}{C}{U}{U}
    And Bob holds Enigma Thief
    And Sue controls Grizzly Bears and Hill Giant
    When Bob casts Enigma Thief
    And it resolves
    And Bob chooses Hill Giant
    And it resolves
    Then Hill Giant is in Sue's hand
    And Sue controls Grizzly Bears

  Example: of three players each loses one at most
    Given Bob has {C}{C}{C}{C}{C}{U}{U}
    And Bob holds Enigma Thief
    And Sue controls Grizzly Bears and Scryb Sprites
    And Ann controls Hill Giant
    When Bob casts Enigma Thief
    And it resolves
    And Bob chooses Grizzly Bears
    Then Bob cannot choose Scryb Sprites
    When Bob chooses Hill Giant
    And it resolves
    Then Hill Giant is in Ann's hand
    And Grizzly Bears is in Sue's hand
    And Sue controls Scryb Sprites

  Example: every creature that was dealt damage is exiled if it dies
    Given Bob has {R}{C}{C}
    And Bob holds Crush the Weak
    And Sue controls Grizzly Bears and Hill Giant
    And Sue has {R}
    And Sue holds Lightning Bolt
    When Bob casts Crush the Weak
    And it resolves
    Then Grizzly Bears is in exile
    When Sue casts Lightning Bolt targeting Hill Giant
    And it resolves
    Then Hill Giant is in exile

  Example: a creature that has been dealt no damage is not exiled
    Given Bob has {R}{C}{C}{B}
    And Bob holds Crush the Weak
    And Sue controls Hill Giant
    And Sue holds Healing Salve
    And Sue has {W}{R}
    And Sue holds Lightning Bolt
    When Sue casts Healing Salve with mode 2 targeting Hill Giant
    And it resolves
    And Bob casts Crush the Weak
    And it resolves
    And Sue casts Lightning Bolt targeting Hill Giant
    And it resolves
    Then Sue controls Hill Giant

  Example: scry where a player was dealt the damage
    Given Bob has {R}
    And Bob holds Play with Fire
    And Forest is on top of Bob's library
    When Bob casts Play with Fire targeting Sue
    And it resolves
    Then Sue has 18 life
    And the trace says "scries"

  Example: no scry where a creature was dealt it
    Given Bob has {R}
    And Bob holds Play with Fire
    And Sue controls Hill Giant
    When Bob casts Play with Fire targeting Hill Giant
    And it resolves
    Then the trace does not say "scries"

  Example: two cards less are drawn instead
    Given Bob has {B}{C}{C}{C}
    And Bob holds Skull Raid
    And Sue holds Forest
    And Bob's library has 5 cards
    When Bob casts Skull Raid targeting Sue
    And it resolves
    Then Forest is in Sue's graveyard
    And Bob has 4 cards in the library

  Example: two were discarded and nothing is drawn
    Given Bob has {B}{C}{C}{C}
    And Bob holds Skull Raid
    And Sue holds Forest and Island
    And Bob's library has 5 cards
    When Bob casts Skull Raid targeting Sue
    And it resolves
    Then Bob has 5 cards in the library

  Example: a copy of an opponent's card is cast for nothing
    Given Bob has {U}{U}{C}{C}{C}
    And Bob holds Flawless Forgery
    And Lightning Bolt is in Sue's graveyard
    When Bob casts Flawless Forgery targeting Lightning Bolt
    And it resolves
    And Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 17 life
    And Lightning Bolt is in exile

  Example: a creature out of the graveyard of the defending player
    Given Bob controls Rakshasa Debaser
    And Hill Giant is in Sue's graveyard
    And Grizzly Bears is in Bob's graveyard
    When Bob attacks with Rakshasa Debaser
    And it resolves
    Then Bob controls Hill Giant
    And Grizzly Bears is in Bob's graveyard
