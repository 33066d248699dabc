Feature: Drawn cards, and what playing every card has shown

  @today
  Scenario: a permanent that only reconfigures is no creature while it is attached
    Given this card:
      """
      Clinging Automaton {2}
      Artifact Creature — Equipment Construct
      Reconfigure {1}
      2/2
      """
    And Bob controls Clinging Automaton, Grizzly Bears and Forest
    When Bob activates Clinging Automaton targeting Grizzly Bears
    And it resolves
    Then Clinging Automaton is not a creature

  @today
  Scenario: a spell that has set off an ability is asked how costly it is, X included
    Given this card:
      """
      Thunder Boar {2}{G}
      Creature — Boar
      Whenever you cast a creature spell, put a +1/+1 counter on Thunder Boar. If that spell has mana value 5 or greater, Thunder Boar deals damage equal to the number of counters on it to each opponent.
      3/3
      """
    And this card:
      """
      Sprouting Vine {X}{G}
      Creature — Elemental
      Sprouting Vine enters with X +1/+1 counters on it.
      0/0
      """
    And Bob controls Thunder Boar and 10 Forests
    And Bob holds Grizzly Bears, Mahamoti Djinn and Sprouting Vine
    And Bob controls 6 Islands
    When Bob casts Grizzly Bears
    And everything resolves
    Then Sue has 20 life
    When Bob casts Mahamoti Djinn
    And everything resolves
    Then Sue has 18 life
    When Bob casts Sprouting Vine with X = 4
    And everything resolves
    Then Sue has 15 life

  @today
  Scenario: what was countered is asked what it was
    Given this card:
      """
      Wild Denial {1}{U}
      Instant
      Counter target spell. If that spell has mana value 1 or less, you gain 3 life.
      """
    And Bob controls 4 Islands
    And Bob holds Wild Denial and Wild Denial#2
    And Sue controls 2 Forests and Mountain
    And Sue holds Grizzly Bears and Lightning Bolt
    And it is Sue's main phase
    When Sue casts Grizzly Bears
    And Bob casts Wild Denial targeting Grizzly Bears
    And everything resolves
    Then Bob has 20 life
    When Sue casts Lightning Bolt targeting Bob
    And Bob casts Wild Denial#2 targeting Lightning Bolt
    And everything resolves
    Then Bob has 23 life

  @today
  Scenario: a Saga is over with its last chapter, though that finds nothing to do
    Given this card:
      """
      The Cubs Grow Up {1}{G}{U}
      Enchantment — Saga
      I — Create a 2/2 blue Shapeshifter creature token with changeling.
      II — Each creature with power 4 or greater you control deals 1 damage to each opponent.
      """
    And Bob controls The Cubs Grow Up and Hill Giant
    And The Cubs Grow Up has 1 lore counter
    When it is Bob's next main phase
    Then The Cubs Grow Up is in play
    When it resolves
    Then The Cubs Grow Up is in Bob's graveyard
    And Sue has 20 life

  @today
  Scenario: a Saga is over when its last chapter is countered
    Given this card:
      """
      The Cubs Grow Up {1}{G}{U}
      Enchantment — Saga
      I — Create a 2/2 blue Shapeshifter creature token with changeling.
      II — You gain 3 life.
      """
    And Bob controls The Cubs Grow Up
    And The Cubs Grow Up has 1 lore counter
    And Sue controls 3 Islands
    And Sue holds Disallow
    When it is Bob's next main phase
    And Sue casts Disallow targeting the effect of The Cubs Grow Up
    And it resolves
    Then The Cubs Grow Up is in Bob's graveyard
    And Bob has 20 life

  @today
  Scenario: a card in the graveyard makes mana and leaves it
    Given this card:
      """
      Grinning Gourd {1}
      Artifact
      {1}, {T}, Sacrifice Grinning Gourd: You gain 2 life.
      {1}, Exile Grinning Gourd from your graveyard: Add one mana of any color.
      """
    And Bob controls Forest
    And Grinning Gourd is in Bob's graveyard
    And Bob controls Grinning Gourd#2
    Then Bob cannot activate the second ability of Grinning Gourd#2
    When Bob activates the second ability of Grinning Gourd
    And Bob chooses {U}
    Then Bob has {U}
    And Grinning Gourd is exiled

  @today
  Scenario: when it becomes monstrous, X is what it was for the monstrosity
    Given this card:
      """
      Lively Stalker {3}{W}
      Creature — Nightmare
      {X}{W}: Monstrosity X.
      When Lively Stalker becomes monstrous, put a lifelink counter on each of up to X target creatures.
      3/4
      """
    And Bob controls Lively Stalker, Grizzly Bears, Hill Giant and 3 Plains
    When Bob activates Lively Stalker with X = 2
    And it resolves
    And Bob targets Grizzly Bears
    And Bob targets Hill Giant
    And it resolves
    Then Lively Stalker is a 5/6
    And Grizzly Bears has lifelink
    And Hill Giant has lifelink
