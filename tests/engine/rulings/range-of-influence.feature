  @timespiral @m11
  Scenario: legends out of each other's range both stay
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And this card:
      """
      Old Hero {W}
      Legendary Creature — Human
      2/2
      """
    And Bob controls Old Hero
    And Carl controls Old Hero
    When the turn ends
    Then Bob controls Old Hero
    And Carl controls Old Hero#2

  @timespiral @m11
  Scenario: a legend between two others takes both along
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And this card:
      """
      Old Hero {W}
      Legendary Creature — Human
      2/2
      """
    And Bob controls Old Hero
    And Sue controls Old Hero
    And Carl controls Old Hero
    And Dana controls Grizzly Bears
    When the turn ends
    Then Old Hero is in Bob's graveyard
    And Old Hero#2 is in Sue's graveyard
    And Old Hero#3 is in Carl's graveyard

  @timespiral @m11
  Scenario: worlds out of each other's range both stay
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And Bob controls Chaosphere
    And Carl controls The Abyss
    When the turn ends
    Then Bob controls Chaosphere
    And Carl controls The Abyss

  @m11
  Scenario: planeswalkers out of each other's range both stay
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And Bob controls Garruk Wildspeaker
    And Carl controls Garruk Wildspeaker
    When the turn ends
    Then Bob controls Garruk Wildspeaker
    And Carl controls Garruk Wildspeaker#2

  @timespiral @m11
  Scenario: what happens out of range triggers nothing
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And it is Carl's main phase
    And Carl controls 2 Forests
    And Carl holds Grizzly Bears
    And Bob controls Soul Warden
    And Sue controls Soul Warden
    When Carl casts Grizzly Bears
    And it resolves
    And everything resolves
    Then Sue has 21 life
    And Bob has 20 life

  @timespiral @m11
  Scenario: a creature becomes blocked though its blocker is out of range
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And this card:
      """
      Any Watch {W}
      Enchantment
      Whenever a creature becomes blocked, you gain 1 life.
      """
    And this card:
      """
      Close Watch {W}
      Enchantment
      Whenever a creature becomes blocked by a creature, you gain 5 life.
      """
    And it is Sue's main phase
    And Sue controls Hill Giant
    And Carl controls Grizzly Bears
    And Bob controls Any Watch and Close Watch
    When Sue attacks Carl with Hill Giant
    And Carl blocks Hill Giant with Grizzly Bears
    And combat damage is dealt
    Then Bob has 21 life

  @m11
  Scenario: who wins by a text beats those within range
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And it is Bob's untap step
    And Bob has 50 life
    And Bob controls Test of Endurance
    When everything resolves
    Then Sue loses
    And Ed loses
    And the game goes on

  @timespiral
  Scenario: who wins by a text ends the game
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And it is Bob's untap step
    And Bob has 50 life
    And Bob controls Test of Endurance
    When everything resolves
    Then Bob wins

  @timespiral @m11
  Scenario: an Aura out of range goes
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And Sue controls Grizzly Bears
    And Carl controls Hill Giant
    And Bob controls Giant Strength on Grizzly Bears
    And Bob controls Giant Strength on Hill Giant
    When the turn ends
    Then Grizzly Bears is a 4/4
    And Hill Giant is a 3/3

  @timespiral @m11
  Scenario: Fog stops only what happens within its caster's range
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And it is Sue's main phase
    And Sue controls Hill Giant
    And Bob controls Forest
    And Bob holds Fog
    When Bob casts Fog
    And it resolves
    And Sue attacks Carl with Hill Giant
    And combat damage is dealt
    Then Carl has 17 life

  @timespiral @m11
  Scenario: damage cannot be turned out of its source's range
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And this card:
      """
      Deflection {0}
      Instant
      The next 2 damage that would be dealt to target player this turn is dealt to target creature instead.
      """
    And Bob controls Mountain
    And Bob holds Lightning Bolt
    And Carl controls Grizzly Bears
    And Sue holds Deflection
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Deflection targeting Sue and Grizzly Bears
    And it resolves
    And everything resolves
    Then Sue has 19 life
    And Grizzly Bears has 0 damage

  @m11
  Scenario: a planeswalker out of range cannot be attacked
    Given the players are Bob, Sue, Carl, Dana and Ed
    And the range of influence is 1
    And Bob controls Hill Giant
    And Sue controls Garruk Wildspeaker
    And Carl controls Jace Beleren
    Then Bob may attack Garruk Wildspeaker with Hill Giant
    And Bob cannot attack Jace Beleren with Hill Giant
