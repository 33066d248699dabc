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

  @m11 @today
  Scenario: a creature that fights with itself
    Given this card:
      """
      Inner Quarrel {3}{R}
      Instant
      Target creature deals damage to itself equal to its power.
      """
    And Bob controls 4 Mountains
    And Bob holds Inner Quarrel
    And Sue controls Hill Giant and Serra Angel
    When Bob casts Inner Quarrel targeting Hill Giant
    And it resolves
    Then Hill Giant is in Sue's graveyard
    And Serra Angel has 0 damage

  @m11 @today
  Scenario: each creature fights with itself alone
    Given this card:
      """
      Tide of Doubt {4}{W}
      Sorcery
      Each creature deals damage to itself equal to its power.
      """
    And Bob controls 5 Plains and Grizzly Bears
    And Bob holds Tide of Doubt
    And Sue controls Serra Angel, Hill Giant and Wall of Stone
    When Bob casts Tide of Doubt
    And it resolves
    Then Grizzly Bears is in Bob's graveyard
    And Hill Giant is in Sue's graveyard
    And Serra Angel is in Sue's graveyard
    And Wall of Stone has 0 damage

  @m11 @today
  Scenario: damage to any target, and more to itself
    Given this card:
      """
      Aching Seer {2}{R}
      Creature — Wizard
      {T}: Aching Seer deals 2 damage to any target and 1 damage to itself.
      1/3
      """
    And Bob controls Aching Seer
    When Bob activates Aching Seer targeting Sue
    And it resolves
    Then Sue has 18 life
    And Aching Seer has 1 damage

  @today
  Scenario: what has died is asked what it was, while it was there
    Given this card:
      """
      Twilight Paragon {1}{W}
      Creature — Knight
      When Twilight Paragon dies or is put into exile while its power is 4 or greater, destroy up to one target nonland permanent.
      2/2
      """
    And Bob controls Twilight Paragon, Forest and Mountain
    And Bob holds Giant Growth and Lightning Bolt
    And Sue controls Serra Angel and 2 Swamps
    And Sue holds Doom Blade
    When Sue casts Doom Blade targeting Twilight Paragon
    And Bob casts Giant Growth targeting Twilight Paragon
    And it resolves
    And it resolves
    And Bob targets Serra Angel
    And it resolves
    Then Serra Angel is in Sue's graveyard

  @today
  Scenario: too small as it died, it destroys nothing
    Given this card:
      """
      Twilight Paragon {1}{W}
      Creature — Knight
      When Twilight Paragon dies or is put into exile while its power is 4 or greater, destroy up to one target nonland permanent.
      2/2
      """
    And Bob controls Twilight Paragon and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Serra Angel
    When Bob casts Lightning Bolt targeting Twilight Paragon
    And everything resolves
    Then Serra Angel is in play
    And the trace does not say "Twilight Paragon triggers"
