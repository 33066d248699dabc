  Scenario: a creature that was in no combat may block for its new controller
    Given Bob controls Hill Giant and Grizzly Bears
    And Sue controls 4 Islands
    And Sue holds Ray of Command
    When Bob attacks with Grizzly Bears
    And Sue casts Ray of Command targeting Hill Giant
    And it resolves
    And Sue blocks Grizzly Bears with Hill Giant
    And combat damage is dealt
    Then Grizzly Bears is in Bob's graveyard

  Scenario: a stolen attacker may block another
    Given Bob controls Hill Giant and Grizzly Bears
    And Sue controls 4 Islands
    And Sue holds Ray of Command
    When Bob attacks with Grizzly Bears and Hill Giant
    And Sue casts Ray of Command targeting Hill Giant
    And it resolves
    And Sue blocks Grizzly Bears with Hill Giant
    And combat damage is dealt
    Then Grizzly Bears is in Bob's graveyard
    And Sue has 20 life
