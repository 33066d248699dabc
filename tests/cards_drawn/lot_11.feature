Feature: Cards whose sentences were understood later

  @timespiral @m11 @today
  Scenario: an opponent's spell that makes it go brings it into play, and it counts as discarded
    Given Bob controls 3 Swamps
    And Bob holds Mind Rot
    And Sue holds Obstinate Baloth and Forest
    When Bob casts Mind Rot targeting Sue
    And everything resolves
    Then Sue controls Obstinate Baloth
    And Forest is in Sue's graveyard
    And Sue has 0 cards in hand
    And Sue has 24 life

  @timespiral @m11 @today
  Scenario: a spell of one's own sends it to the graveyard like any card
    Given Bob controls 3 Swamps
    And Bob holds Mind Rot, Obstinate Baloth and Forest
    When Bob casts Mind Rot targeting Bob
    And everything resolves
    Then Obstinate Baloth is in Bob's graveyard
    And Bob has 20 life

  @mirage @timespiral @m11 @today
  Scenario: what waits to be discarded is triggered from the hand, by an opponent's spell alone
    Given this card:
      """
      Sour Thought {2}{B}
      Sorcery
      Draw a card.
      When a spell or ability an opponent controls causes you to discard Sour Thought, that player loses 5 life.
      """
    And Bob controls 6 Swamps
    And Bob holds Mind Rot and Mind Rot#2
    And Sue holds Sour Thought and Forest
    When Bob casts Mind Rot targeting Sue
    And everything resolves
    Then Bob has 15 life
    And Sour Thought is in Sue's graveyard

  @mirage @timespiral @m11 @today
  Scenario: who takes an artifact deals no damage in exchange
    Given Bob controls Kukemssa Pirates
    And Sue controls Sol Ring
    When Bob attacks with Kukemssa Pirates
    And Sue blocks with nothing
    And Bob targets Sol Ring
    And everything resolves
    And Bob uses the effect of Kukemssa Pirates
    Then Bob controls Sol Ring
    When combat damage is dealt
    Then Sue has 20 life

  @timespiral @m11 @today
  Scenario: only damage that is not dealt in combat makes it larger
    Given this card:
      """
      Ember Sprite {2}{R}
      Creature — Elemental
      Flying
      Whenever an opponent is dealt noncombat damage, Ember Sprite gets +3/+0 until end of turn.
      1/3
      """
    And Bob controls Ember Sprite, Grizzly Bears and Mountain
    And Bob holds Shock
    When Bob casts Shock targeting Sue
    And everything resolves
    Then Ember Sprite is 4/3
    When Bob attacks with Ember Sprite and Grizzly Bears
    And combat damage is dealt
    Then Sue has 12 life
    And Ember Sprite is 4/3

  @mirage @timespiral @m11 @today
  Scenario: its power alone is counted, and one more Forest is one more power
    Given this card:
      """
      Root Hulk {3}{G}
      Creature — Elemental
      Root Hulk's power is equal to the number of Forests you control.
      */4
      """
    And Bob controls Root Hulk and 2 Forests
    And Bob holds Forest#3
    Then Root Hulk is 2/4
    When Bob plays Forest#3
    Then Root Hulk is 3/4

  @mirage @timespiral @m11 @today
  Scenario: the base toughness is set and the power stays what it is
    Given Bob controls Chariot of the Sun, Hill Giant and 2 Plains
    When Bob activates Chariot of the Sun targeting Hill Giant
    And everything resolves
    Then Hill Giant is 3/1
    And Hill Giant has flying

  @mirage @timespiral @m11 @today
  Scenario: in its controller's turn it is as large as the Swamps of others allow, and 2/2 in any other
    Given this card:
      """
      Angry Throng {2}{W}{W}
      Creature — Human
      During your turn, Angry Throng's power and toughness are each equal to 2 plus the number of Swamps your opponents control.
      During turns other than yours, Angry Throng's power and toughness are each 2.
      2+*/2+*
      """
    And Bob controls Angry Throng
    And Sue controls 3 Swamps
    Then Angry Throng is 5/5
    When it is Sue's main phase
    Then Angry Throng is 2/2

  @mirage @timespiral @m11 @today
  Scenario: each player has a Cat for each untapped Forest of their own
    Given this card:
      """
      Tall Grass {1}{G}{G}
      Sorcery
      Each player creates a 1/1 green Cat creature token for each untapped Forest they control.
      """
    And Bob controls 5 Forests
    And Sue controls Forest#6 and Island
    And Bob holds Tall Grass
    When Bob casts Tall Grass
    And everything resolves
    Then Bob controls 2 Cats
    And Sue controls 1 Cat

  @timespiral @m11 @today
  Scenario: all damage to its player and that player's creatures is prevented, whenever the creature came
    Given this card:
      """
      Safe Road {2}{W}
      Instant
      Prevent all damage that would be dealt to you and creatures you control this turn.
      """
    And Bob controls Grizzly Bears, 3 Plains and Mountain
    And Bob holds Safe Road
    And Sue controls 2 Mountains
    And Sue holds Shock and Shock#2
    When Bob casts Safe Road
    And everything resolves
    And Sue casts Shock targeting Grizzly Bears
    And everything resolves
    And Sue casts Shock#2 targeting Bob
    And everything resolves
    Then Grizzly Bears is in play
    And Bob has 20 life

  @mirage @timespiral @m11 @today
  Scenario: either payment keeps the land
    Given this card:
      """
      Wearing Away {1}{U}
      Enchantment — Aura
      Enchant land
      At the beginning of the upkeep of enchanted land's controller, destroy that land unless that player pays {1} or 1 life.
      """
    And Sue controls Forest
    And Bob controls Wearing Away on Forest
    When it is Sue's upkeep
    And Sue pays for Wearing Away
    And everything resolves
    And Sue chooses the second cost
    Then Forest is in play
    And Sue has 19 life

  @timespiral @m11 @today
  Scenario: what an opponent sacrificed is measured as it last was
    Given this card:
      """
      Bitter Harvest {2}{B}
      Sorcery
      Target opponent sacrifices a creature. You gain life equal to the sacrificed creature's toughness.
      """
    And Bob controls 3 Swamps
    And Bob holds Bitter Harvest
    And Sue controls Hill Giant
    When Bob casts Bitter Harvest targeting Sue
    And everything resolves
    Then Hill Giant is in Sue's graveyard
    And Bob has 23 life

  @timespiral @m11 @today
  Scenario: the controller of a white creature that dies so is dealt its power in damage
    Given this card:
      """
      Cinder Fall {3}{R}
      Instant
      Destroy target creature. If a white creature dies this way, Cinder Fall deals damage to that creature's controller equal to the creature's power.
      """
    And Bob controls 8 Mountains
    And Bob holds Cinder Fall and Cinder Fall#2
    And Sue controls White Knight and Hill Giant
    When Bob casts Cinder Fall targeting White Knight
    And everything resolves
    Then Sue has 18 life
    When Bob casts Cinder Fall#2 targeting Hill Giant
    And everything resolves
    Then Sue has 18 life
    And Hill Giant is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: the color is chosen as the spell resolves and all that it aims at are protected from it
    Given this card:
      """
      Prism Gift {X}{W}
      Instant
      Choose a color. X target creatures gain protection from the chosen color until end of turn.
      """
    And Bob controls Grizzly Bears, Hill Giant and 3 Plains
    And Bob holds Prism Gift
    And Sue controls Mountain
    And Sue holds Shock
    When Bob casts Prism Gift with X = 2 targeting Grizzly Bears and Hill Giant
    And it resolves
    And Bob chooses red
    Then Sue cannot cast Shock targeting Grizzly Bears
    And Sue cannot cast Shock targeting Hill Giant

  @mirage @timespiral @m11 @today
  Scenario: it is held only while what holds it is tapped and has not changed sides
    Given this card:
      """
      Scale Caller {2}{U}
      Creature — Human
      You may choose not to untap Scale Caller during your untap step.
      {T}: Gain control of target creature for as long as you control Scale Caller and Scale Caller remains tapped.
      1/1
      """
    And Bob controls Scale Caller
    And Sue controls Hill Giant and Island
    And Sue holds Twiddle
    When Bob activates Scale Caller targeting Hill Giant
    And everything resolves
    Then Bob controls Hill Giant
    When Sue casts Twiddle targeting Scale Caller
    And everything resolves
    And Sue chooses untap
    Then Sue controls Hill Giant

  @timespiral @m11 @today
  Scenario: a creature of the hand goes by chance, another card never
    Given this card:
      """
      Raggedy Man {2}{B}{B}
      Creature — Human
      {B}, {T}: Target opponent reveals their hand and discards a creature card at random.
      2/1
      """
    And Bob controls Raggedy Man and Swamp
    And Sue holds Grizzly Bears and Forest
    When Bob activates Raggedy Man targeting Sue
    And everything resolves
    Then Grizzly Bears is in Sue's graveyard
    And Forest is in Sue's hand
