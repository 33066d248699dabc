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

  @m11
  Scenario: damage of one source to several is one gain of life
    Given this card:
      """
      Twin Drinker {W}
      Creature — Beast
      Lifelink
      4/4
      """
    And Bob controls Twin Drinker and Ajani's Pridemate
    And Sue controls Grizzly Bears and Gray Ogre
    When Bob attacks with Twin Drinker
    And Sue blocks Twin Drinker with Grizzly Bears and Gray Ogre
    And Bob orders the blockers of Twin Drinker: Grizzly Bears, then Gray Ogre
    And Bob assigns 2 damage from Twin Drinker to Grizzly Bears and 2 to Gray Ogre
    And combat damage is dealt
    And everything resolves
    Then Bob has 24 life
    And Ajani's Pridemate has 1 +1/+1 counter

  @m11
  Scenario: where life cannot be gained lifelink gains none
    Given Bob controls Child of Night
    And Sue controls Forsaken Wastes
    When Bob attacks with Child of Night
    And combat damage is dealt
    Then Bob has 20 life
