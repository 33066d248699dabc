Feature: What has been read of late

  @mirage @m11 @today
  Scenario: the card that is chosen of a hand goes on top of its owner's library
    Given Bob controls 2 Swamps
    And Bob holds Painful Memories
    And Sue holds Forest and Grizzly Bears
    When Bob casts Painful Memories targeting Sue
    And it resolves
    And Bob chooses Grizzly Bears
    Then Grizzly Bears is on the top of Sue's library
    And Forest is in Sue's hand

  @timespiral @m11 @today
  Scenario: the card chosen is discarded by the player whose hand it was in
    Given this card:
      """
      Thought Thief {1}{B}
      Sorcery
      Look at target player's hand. You may choose a nonland card from it. That player discards that card.
      """
    And Bob controls 4 Swamps
    And Bob holds Thought Thief and Thought Thief#2
    And Sue holds Forest and Grizzly Bears
    When Bob casts Thought Thief targeting Sue
    And everything resolves
    Then Sue has 2 cards in hand
    When Bob casts Thought Thief#2 targeting Sue
    And it resolves
    And Bob chooses Grizzly Bears
    Then Grizzly Bears is in Sue's graveyard
    And Forest is in Sue's hand

  @mirage @timespiral @m11 @today
  Scenario: a card drawn and shown goes again where it is no land
    Given Bob controls Sindbad
    And Grizzly Bears and Forest are on top of Bob's library
    When Bob activates Sindbad
    And everything resolves
    Then Grizzly Bears is in Bob's graveyard
    And Bob's hand is empty

  @mirage @timespiral @m11 @today
  Scenario: a land drawn and shown stays
    Given Bob controls Sindbad
    And Forest and Grizzly Bears are on top of Bob's library
    When Bob activates Sindbad
    And everything resolves
    Then Forest is in Bob's hand

  @mirage @m11 @today
  Scenario: everybody draws as many cards as that player has shuffled away
    Given Bob controls Mountain
    And Bob holds Winds of Change, Shock and Forest
    And Bob's library has 5 cards
    And Sue holds Grizzly Bears
    And Sue's library has 3 cards
    When Bob casts Winds of Change
    And everything resolves
    Then Bob has 2 cards in hand
    And Sue has 1 card in hand
    And Bob has 5 cards in the library
    And Sue has 3 cards in the library

  @m11 @today
  Scenario: its owner says whether it goes on the top or the bottom
    Given Bob controls 8 Islands
    And Bob holds Run Out of Town and Run Out of Town#2
    And Sue controls Hill Giant and Grizzly Bears
    And Sue's library has 3 cards
    When Bob casts Run Out of Town targeting Hill Giant
    And it resolves
    And Sue chooses bottom
    Then Hill Giant is on the bottom of Sue's library
    When Bob casts Run Out of Town#2 targeting Grizzly Bears
    And it resolves
    And Sue chooses top
    Then Grizzly Bears is on the top of Sue's library

  @mirage @m11 @today
  Scenario: a spell deals one damage less, a creature as much as ever
    Given Bob controls Benevolent Unicorn and 2 Mountains
    And Bob holds Lightning Bolt and Shock
    And Sue controls Hill Giant and Prodigal Sorcerer
    When Bob casts Lightning Bolt targeting Sue
    And everything resolves
    Then Sue has 18 life
    When Bob casts Shock targeting Prodigal Sorcerer
    And everything resolves
    Then Prodigal Sorcerer is in Sue's graveyard
    And Hill Giant is in play

  @m11 @today
  Scenario: what a creature deals is not lessened by what speaks of spells
    Given Bob controls Benevolent Unicorn and Prodigal Sorcerer
    When Bob activates Prodigal Sorcerer targeting Sue
    And everything resolves
    Then Sue has 19 life

  @m11 @today
  Scenario: the abilities of white enchantments cost three more, those of others do not
    Given Sue controls Gloom
    And Bob controls Circle of Protection: Red, 3 Plains and Prodigal Sorcerer
    Then Bob cannot activate Circle of Protection: Red
    When Bob activates Prodigal Sorcerer targeting Sue
    And everything resolves
    Then Sue has 19 life

  @mirage @m11 @today
  Scenario: white spells cost three more
    Given Sue controls Gloom
    And Bob controls 4 Plains
    And Bob holds White Knight
    Then Bob cannot cast White Knight

  @m11 @today
  Scenario: what must attack a player attacks if it can
    Given Bob controls Alluring Siren
    And Sue controls Hill Giant
    And it is Sue's main phase
    When Bob activates Alluring Siren targeting Hill Giant
    And everything resolves
    And the turn ends
    Then Bob has 17 life

  @m11 @today
  Scenario: it attacks whoever controls what told it to
    Given the players are Bob, Sue and Ann
    And it is Sue's main phase
    And Ann controls Alluring Siren
    And Sue controls Hill Giant
    When Ann activates Alluring Siren targeting Hill Giant
    And everything resolves
    And the turn ends
    Then Ann has 17 life
    And Bob has 20 life

  @mirage @timespiral @m11 @today
  Scenario: who lets it be destroyed is dealt seven damage
    Given it is Bob's untap step
    And Bob controls Cosmic Horror
    When it is Bob's draw step
    Then Cosmic Horror is in Bob's graveyard
    And Bob has 13 life

  @timespiral @m11 @today
  Scenario: what is regenerated is not destroyed this way
    Given it is Bob's untap step
    And Bob controls Cosmic Horror
    And Cosmic Horror has a regeneration shield
    When it is Bob's draw step
    Then Cosmic Horror is in play
    And Bob has 20 life

  @m11 @today
  Scenario: a spell in another's turn costs its caster four life, one in the own turn none
    Given Bob controls Scytheclaw Raptor and Mountain
    And Sue controls Mountain
    And Bob holds Shock
    And Sue holds Shock
    When Sue casts Shock targeting Bob
    And everything resolves
    Then Sue has 16 life
    When Bob casts Shock targeting Sue
    And everything resolves
    Then Sue has 14 life
    And Bob has 18 life

  @mirage @timespiral @m11 @today
  Scenario: it grows at the end of a turn in which it has dealt damage to an opponent
    Given Bob controls Whirling Dervish
    When Bob attacks with Whirling Dervish
    And combat damage is dealt
    And the turn ends
    Then Whirling Dervish has 1 +1/+1 counter

  @timespiral @m11 @today
  Scenario: at the end of a turn in which it was blocked it does not grow
    Given Bob controls Whirling Dervish
    And Sue controls Wall of Stone
    When Bob attacks with Whirling Dervish
    And Sue blocks Whirling Dervish with Wall of Stone
    And combat damage is dealt
    And the turn ends
    Then Whirling Dervish has 0 +1/+1 counters

  @mirage @timespiral @m11 @today
  Scenario: the creature card that lies uppermost comes back, whatever lies on it
    Given Bob controls 2 Swamps
    And Bob holds Shallow Grave
    And Forest, Hill Giant, Grizzly Bears and Swamp are in Bob's graveyard
    When Bob casts Shallow Grave
    And everything resolves
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears is in play
    And Grizzly Bears has haste
    When the turn ends
    Then Grizzly Bears is exiled

  @mirage @timespiral @m11 @today
  Scenario: a land is a Forest until the one that made it so has left
    Given Bob controls Gaea's Liege and Forest
    And Sue controls Mountain and Plains
    And Sue holds Swords to Plowshares
    When Bob activates Gaea's Liege targeting Mountain
    And everything resolves
    Then Mountain is a Forest
    When Sue casts Swords to Plowshares targeting Gaea's Liege
    And everything resolves
    Then Mountain is not a Forest

  @mirage @m11 @today
  Scenario: what one owns or controls can be aimed at, nothing else
    Given Bob controls Mountain and Grizzly Bears
    And Sue controls Hill Giant and War Mammoth
    And Bob owns Hill Giant
    And Bob holds Telim'Tor's Edict
    Then Bob cannot cast Telim'Tor's Edict targeting War Mammoth
    When Bob casts Telim'Tor's Edict targeting Hill Giant
    And everything resolves
    Then Hill Giant is exiled

  @mirage @m11 @today
  Scenario: it is cast once blockers have been declared
    Given Bob controls Grizzly Bears and 2 Mountains
    And Bob holds Aleatory
    Then Bob cannot cast Aleatory targeting Grizzly Bears
    When Bob attacks with Grizzly Bears
    Then Bob cannot cast Aleatory targeting Grizzly Bears
    When Sue blocks with nothing
    And Bob casts Aleatory targeting Grizzly Bears
    And it resolves
    And Bob wins the flip
    Then Grizzly Bears is a 3/3

  @m11 @today
  Scenario: a white creature is destroyed beyond regenerating, another is not touched
    Given Bob controls 4 Swamps
    And Bob holds Soul Rend and Soul Rend#2
    And Sue controls Serra Angel and Hill Giant
    And Serra Angel has a regeneration shield
    When Bob casts Soul Rend#2 targeting Hill Giant
    And everything resolves
    Then Hill Giant is in play
    When Bob casts Soul Rend targeting Serra Angel
    And everything resolves
    Then Serra Angel is in Sue's graveyard

  @mirage @timespiral @m11 @today
  Scenario: lands of the type chosen give life when an opponent taps them, others and one's own do not
    Given Bob controls Roots of Life and Island
    And Island was chosen for Roots of Life
    And Sue controls Island and Forest
    When Sue taps Island#2 for mana
    And everything resolves
    Then Bob has 21 life

  @mirage @timespiral @m11 @today
  Scenario: only a source of the chosen color can be kept off
    Given Bob controls Prismatic Circle and 2 Plains
    And red was chosen for Prismatic Circle
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And Bob activates Prismatic Circle
    And everything resolves
    Then Bob has 20 life

  @timespiral @m11 @today
  Scenario: a word of either sort is changed, and only into one of its own sort
    Given Bob controls Island
    And Bob holds Mind Bend
    And Sue controls Karma
    When Bob casts Mind Bend targeting Karma
    And it resolves
    And Bob changes Swamp to Island
    Then the trace says "Bob changes Swamp to Island"

  @mirage @timespiral @m11 @today
  Scenario: a spell at oneself or at a creature of one's own is noticed, one at an opponent's is not
    Given Bob controls Reparations and Grizzly Bears
    And Bob's library has 5 cards
    And Sue controls Hill Giant and 3 Mountains
    And Sue holds Shock, Shock#2 and Shock#3
    When Sue casts Shock targeting Bob
    And Bob uses the effect of Reparations
    And everything resolves
    Then Bob has 1 card in hand
    When Sue casts Shock#2 targeting Grizzly Bears
    And Bob uses the effect of Reparations
    And everything resolves
    Then Bob has 2 cards in hand
    When Sue casts Shock#3 targeting Hill Giant
    And everything resolves
    Then Bob has 2 cards in hand

  @mirage @m11 @today
  Scenario: only as much damage as one has more creatures
    Given Bob controls 2 Forests, Grizzly Bears, Scryb Sprites, Hill Giant and War Mammoth
    And Bob holds Superior Numbers
    And Sue controls Wall of Stone and Gray Ogre
    When Bob casts Superior Numbers targeting Sue and Gray Ogre
    And everything resolves
    Then Gray Ogre is in Sue's graveyard

  @m11 @today
  Scenario: what dies so costs its controller its power, and what is regenerated costs nothing
    Given Bob controls 7 Swamps and 7 Mountains
    And Bob holds Kaervek's Purge and Kaervek's Purge#2
    And Sue controls Hill Giant and Gray Ogre
    And Gray Ogre has a regeneration shield
    When Bob casts Kaervek's Purge with X = 4 targeting Hill Giant
    And everything resolves
    Then Sue has 17 life
    When Bob casts Kaervek's Purge#2 with X = 3 targeting Gray Ogre
    And everything resolves
    Then Sue has 17 life
    And Gray Ogre is in play

  @m11 @today
  Scenario: a red spell of one's own deals twice its damage, a creature what it always does
    Given Bob controls Fire Servant and Mountain
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Sue
    And everything resolves
    Then Sue has 14 life
    When Bob attacks with Fire Servant
    And combat damage is dealt
    Then Sue has 10 life

  @today
  Scenario: turned up for its megamorph cost it has a counter on it
    Given Bob controls Marsh Hulk and 7 Swamps
    And Marsh Hulk is face down
    When Bob turns Marsh Hulk face up
    Then Marsh Hulk has 1 +1/+1 counter
    And Marsh Hulk is a 5/7

  @today
  Scenario: what has left allows a greater mana value
    Given Bob controls 2 Swamps, Forest and Zuran Orb
    And Bob holds Fatal Push and Fatal Push#2
    And Sue controls Hill Giant
    When Bob casts Fatal Push targeting Hill Giant
    And everything resolves
    Then Hill Giant is in play
    When Bob activates Zuran Orb by sacrificing Forest
    And everything resolves
    And Bob casts Fatal Push#2 targeting Hill Giant
    And everything resolves
    Then Hill Giant is in Sue's graveyard

  @today
  Scenario: a spell cast from the graveyard is noticed, one of the hand is not
    Given Bob controls Vega, the Watcher and 8 Mountains
    And Bob holds Shock
    And Firebolt is in Bob's graveyard
    And Bob's library has 5 cards
    When Bob casts Shock targeting Sue
    And everything resolves
    Then Bob has 0 cards in hand
    When Bob casts Firebolt with flashback targeting Sue
    And everything resolves
    Then Bob has 1 card in hand
    And Sue has 16 life

  @today
  Scenario: colors are counted once, and what is colorless counts for nothing
    Given Bob controls White Knight, Savannah Lions, Grizzly Bears, Ornithopter and 5 Swamps
    And Bob holds Shimmercreep
    When Bob casts Shimmercreep
    And everything resolves
    Then Sue has 17 life
    And Bob has 23 life

  @today
  Scenario: each deals as much more as the text says, and only combat damage is left as it is
    Given this card:
      """
      Ember Choir {2}{R}
      Enchantment
      If a source you control would deal noncombat damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.
      """
    And Bob controls Ember Choir, Grizzly Bears and Mountain
    And Bob holds Shock
    When Bob casts Shock targeting Sue
    And everything resolves
    Then Sue has 16 life
    When Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Sue has 14 life

  @today
  Scenario: only the first spell of the kind in a turn is noticed, whatever was cast before it
    Given this card:
      """
      Hearth Keeper {1}{W}
      Creature — Human
      Whenever you cast your first creature spell each turn, you gain 3 life.
      1/1
      """
    And Bob controls Hearth Keeper, Mountain and 4 Forests
    And Bob holds Shock, Grizzly Bears and Grizzly Bears#2
    When Bob casts Shock targeting Sue
    And everything resolves
    Then Bob has 20 life
    When Bob casts Grizzly Bears
    And everything resolves
    Then Bob has 23 life
    When Bob casts Grizzly Bears#2
    And everything resolves
    Then Bob has 23 life

  @today
  Scenario: combat damage to a planeswalker counts where the text says so
    Given this card:
      """
      Sky Courier {1}{U}
      Creature — Bird
      Flying
      Whenever Sky Courier deals combat damage to a player or planeswalker, you gain 1 life.
      1/1
      """
    And Bob controls Sky Courier
    And Sue controls Garruk Wildspeaker
    When Bob attacks Garruk Wildspeaker with Sky Courier
    And combat damage is dealt
    And everything resolves
    Then Bob has 21 life

  @timespiral @m11 @today
  Scenario: of a planeswalker no more life is gained than it had loyalty
    Given Bob controls 8 Swamps
    And Bob holds Drain Life
    And Sue controls Hill Giant
    When Bob casts Drain Life with X = 6 targeting Hill Giant
    And everything resolves
    Then Bob has 23 life

  @today
  Scenario: a planeswalker's controller is the one who discards and whose creatures are dealt damage
    Given this card:
      """
      Cruel Bargain {2}{R}
      Sorcery
      Cruel Bargain deals 1 damage to target opponent or planeswalker and each creature that player or that planeswalker's controller controls. That player or that planeswalker's controller discards a card.
      """
    And Bob controls 6 Mountains and Grizzly Bears
    And Bob holds Cruel Bargain and Cruel Bargain#2
    And Sue controls Garruk Wildspeaker and Scryb Sprites
    And Sue holds Forest and Island
    When Bob casts Cruel Bargain targeting Garruk Wildspeaker
    And it resolves
    And Sue discards Forest
    Then Scryb Sprites is in Sue's graveyard
    And Grizzly Bears has 0 damage
    And Garruk Wildspeaker has 2 loyalty counters
    When Bob casts Cruel Bargain#2 targeting Sue
    And everything resolves
    Then Sue has 19 life
    And Sue has 0 cards in hand
