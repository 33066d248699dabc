@today
Feature: Goad, exert, enlist, provoke and increment

  # 701.15b: a goaded creature attacks each combat if able
  Example: a goaded creature cannot stay at home
    Given it is Bob's main phase
    And Bob controls 4 Mountains
    And Bob holds Disrupt Decorum
    And Sue controls Hill Giant
    When Bob casts Disrupt Decorum
    And it resolves
    And it is Sue's turn
    And Sue attacks with Hill Giant
    And combat damage is dealt
    Then Bob has 17 life

  Example: a goaded creature attacks of itself
    Given it is Bob's main phase
    And Bob controls 4 Mountains
    And Bob holds Disrupt Decorum
    And Sue controls Hill Giant
    When Bob casts Disrupt Decorum
    And it resolves
    And it is Sue's main phase
    And the turn ends
    Then Bob has 17 life

  # 701.15b: somebody else than the player who goaded it, if able
  Example: a goaded creature attacks the third player
    Given the players are Bob, Sue and Ann
    And it is Bob's main phase
    And Bob controls 4 Mountains
    And Bob holds Disrupt Decorum
    And Sue controls Hill Giant
    When Bob casts Disrupt Decorum
    And it resolves
    And it is Sue's turn
    And Sue attacks Ann with Hill Giant
    And combat damage is dealt
    Then Ann has 17 life

  # 701.15a: until the next turn of the player who goaded it
  Example: goading is over in time
    Given it is Bob's main phase
    And Bob controls 4 Mountains
    And Bob holds Disrupt Decorum
    And Sue controls Hill Giant and Hill Giant#2
    When Bob casts Disrupt Decorum
    And it resolves
    And it is Bob's next main phase
    Then Hill Giant is tapped
    And Hill Giant#2 is tapped
    When it is Sue's main phase
    And the turn ends
    Then Bob has 14 life

  # 701.43d and 508.1g: an optional cost to attack, and what follows from it
  Example: exerted as it attacks
    Given Bob controls Gust Walker
    When Bob attacks with Gust Walker
    And Bob uses the effect of Gust Walker
    And it resolves
    Then Gust Walker is a 3/3
    And Gust Walker has flying
    When it is Bob's next main phase
    Then Gust Walker is tapped

  Example: not exerted
    Given Bob controls Gust Walker
    When Bob attacks with Gust Walker
    And combat damage is dealt
    Then Gust Walker is a 2/2
    And Sue has 18 life
    When it is Bob's next main phase
    Then Gust Walker is untapped

  # 701.43a: only the next untap step
  Example: an exerted creature untaps the turn after
    Given Bob controls Gust Walker
    When Bob attacks with Gust Walker
    And Bob uses the effect of Gust Walker
    And it is Bob's next main phase
    And it is Bob's next main phase
    Then Gust Walker is untapped

  Example: other permanents see a creature exerted
    Given Bob controls Gust Walker and Resolute Survivors
    When Bob attacks with Gust Walker
    And Bob uses the effect of Gust Walker
    And everything resolves
    Then Sue has 19 life
    And Bob has 21 life

  # 702.154a: an untapped creature that does not attack adds its power
  Example: enlist
    Given Bob controls Coalition Skyknight and War Mammoth
    When Bob attacks with Coalition Skyknight
    And Bob chooses War Mammoth
    And it resolves
    Then War Mammoth is tapped
    And Coalition Skyknight is a 5/2

  Example: enlisting nobody
    Given Bob controls Coalition Skyknight and War Mammoth
    When Bob attacks with Coalition Skyknight
    And combat damage is dealt
    Then War Mammoth is untapped
    And Sue has 18 life

  # 702.39a: target creature of the defending player untaps and blocks it if able
  Example: provoke
    Given Bob controls Goblin Grappler
    And Sue controls Scryb Sprites
    And Scryb Sprites is tapped
    When Bob attacks with Goblin Grappler
    And Bob targets Scryb Sprites
    And it resolves
    And Bob uses the effect of Goblin Grappler
    Then Scryb Sprites is untapped
    When combat damage is dealt
    Then Scryb Sprites is in Sue's graveyard

  # 702.191a: more mana than its power or its toughness
  Example: increment
    Given it is Bob's main phase
    And Bob controls Topiary Lecturer, 3 Mountains and 3 Forests
    And Bob holds Shock and Runeclaw Bear
    When Bob casts Shock targeting Sue
    And everything resolves
    Then Topiary Lecturer is a 1/2
    When Bob casts Runeclaw Bear
    And everything resolves
    Then Topiary Lecturer is a 2/3
