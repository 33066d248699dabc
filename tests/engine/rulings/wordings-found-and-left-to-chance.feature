@today
Feature: Cards of different names, cards that chance takes, and one card that goes to the bottom

  Example: chance takes one of the instants and no other card
    Given Bob has {R}{C}{C}{C}
    And Bob holds Surreal Memoir
    And Lightning Bolt, Counterspell and Grizzly Bears are in Bob's graveyard
    When Bob casts Surreal Memoir
    And it resolves
    And Bob chooses Counterspell
    Then Counterspell is in Bob's hand
    And Lightning Bolt is in Bob's graveyard

  Example: the only instant comes back
    Given Bob has {R}{C}{C}{C}
    And Bob holds Surreal Memoir
    And Lightning Bolt and Grizzly Bears are in Bob's graveyard
    When Bob casts Surreal Memoir
    And it resolves
    Then Lightning Bolt is in Bob's hand

  Example: a second card of the same name is not found
    Given this card:
      """
      Twofold Quest {1}{G}
      Sorcery
      Search your library for up to two creature cards with different names, reveal them, put them into your hand, then shuffle.
      """
    And Bob holds Twofold Quest
    And Bob has {1}{G}
    And Grizzly Bears, Grizzly Bears and Hill Giant are on top of Bob's library
    When Bob casts Twofold Quest
    And it resolves
    And Bob chooses Grizzly Bears
    Then Bob cannot choose Grizzly Bears#2
    When Bob chooses Hill Giant
    Then Hill Giant is in Bob's hand
    And Grizzly Bears is in Bob's hand
