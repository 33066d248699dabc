Feature: Free spells and mana for a commander, and permanents that untap in every turn

  @today
  Scenario: permanents untap in the other player's untap step
    Given Bob controls Seedborn Muse, Grizzly Bears and Forest
    And Grizzly Bears is tapped
    And Forest is tapped
    When it is Sue's upkeep
    Then Forest is untapped
    And Grizzly Bears is untapped

  @today
  Scenario: what does not untap in its own untap step untaps in another's
    Given this card:
      """
      Slow Bear {1}{G}
      Creature — Bear
      Slow Bear doesn't untap during your untap step.
      2/2
      """
    And Bob controls Seedborn Muse and Slow Bear
    And Slow Bear is tapped
    When it is Sue's upkeep
    Then Slow Bear is untapped

  @today
  Scenario: whose turn it is has one untap step alone
    Given it is Sue's end step
    And Bob controls Seedborn Muse
    And Sue controls Forest
    And Forest is tapped
    When it is Bob's upkeep
    Then Forest is tapped

  @today
  Scenario: with a commander in play the spell is free
    Given it is Sue's main phase
    And Bob controls Jedit Ojanen
    And Bob's commander is Jedit Ojanen
    And Bob holds Fierce Guardianship
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And Bob casts Fierce Guardianship targeting Lightning Bolt for its other cost
    And everything resolves
    Then Bob has 20 life

  @today
  Scenario: without one it costs what it says
    Given it is Sue's main phase
    And Bob holds Fierce Guardianship
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    Then Bob cannot cast Fierce Guardianship targeting Lightning Bolt for its other cost

  @today
  Scenario: the land makes the commander's colors and no other
    Given Bob controls Command Tower and Jedit Ojanen
    And Bob's commander is Jedit Ojanen
    And Bob holds Swords to Plowshares and Giant Growth
    Then Bob cannot cast Giant Growth targeting Jedit Ojanen
    And Bob can cast Swords to Plowshares targeting Jedit Ojanen

  @today
  Scenario: without a commander there is no color
    Given Bob controls Command Tower and Grizzly Bears
    And Bob holds Giant Growth
    Then Bob cannot cast Giant Growth targeting Grizzly Bears

  @today
  Scenario: whose permanent is destroyed may find a land, untapped
    Given Bob controls Swamp and Forest
    And Bob holds Assassin's Trophy
    And Sue controls Grizzly Bears
    And Mountain is on top of Sue's library
    When Bob casts Assassin's Trophy targeting Grizzly Bears
    And it resolves
    And Sue uses the effect of Assassin's Trophy
    And Sue finds Mountain
    Then Grizzly Bears is in Sue's graveyard
    And Sue controls Mountain
    And Mountain is untapped

  @today
  Scenario: what enters causes no ability to trigger, its own or another's
    Given Bob controls Torpor Orb, Soul Warden and 2 Islands
    And this card:
      """
      Small Diviner {1}{U}
      Creature — Wizard
      When Small Diviner enters, draw a card.
      1/1
      """
    And Bob holds Small Diviner
    When Bob casts Small Diviner
    And everything resolves
    Then Bob has 20 life
    And Bob has 0 cards in hand

  @today
  Scenario: what is no creature as it enters is spoken of by nothing there
    Given this card:
      """
      Well of Dreams {1}{U}
      Enchantment
      When Well of Dreams enters, draw a card.
      """
    And Bob controls Torpor Orb and 2 Islands
    And Bob holds Well of Dreams
    When Bob casts Well of Dreams
    And everything resolves
    Then Bob has 1 card in hand

  @today
  Scenario: counters with which it enters are no trigger
    Given this card:
      """
      Grown Bear {1}{G}
      Creature — Bear
      Grown Bear enters with two +1/+1 counters on it.
      1/1
      """
    And Bob controls Torpor Orb and 2 Forests
    And Bob holds Grown Bear
    When Bob casts Grown Bear
    And it resolves
    Then Grown Bear is 3/3

  @today
  Scenario: the copy is sacrificed and not what was copied
    Given Bob controls Kiki-Jiki, Mirror Breaker and Grizzly Bears
    When Bob uses Kiki-Jiki, Mirror Breaker targeting Grizzly Bears
    And it resolves
    Then Bob controls 2 Grizzly Bears
    And Grizzly Bears#2 has haste
    And Grizzly Bears does not have haste
    When it is Bob's end step
    And it resolves
    Then Grizzly Bears is on the battlefield
    And Bob controls 1 Grizzly Bears

  @timespiral @m11 @today
  Scenario: the creature from the hand has haste and is sacrificed at the end
    Given Bob controls Sneak Attack and Mountain
    And Bob holds War Mammoth
    When Bob uses Sneak Attack
    And it resolves
    And Bob uses the effect of Sneak Attack
    And Bob chooses War Mammoth
    Then War Mammoth has haste
    When it is Bob's end step
    And it resolves
    Then War Mammoth is in Bob's graveyard

  @today
  Scenario: what comes back from the graveyard is what gains haste and goes away
    Given this card:
      """
      Short Return {B}
      Sorcery
      Return target creature card from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step.
      """
    And Bob controls Swamp
    And Bob holds Short Return
    And War Mammoth is in Bob's graveyard
    When Bob casts Short Return targeting War Mammoth
    And it resolves
    Then War Mammoth has haste
    When it is Bob's end step
    And it resolves
    Then War Mammoth is in exile
