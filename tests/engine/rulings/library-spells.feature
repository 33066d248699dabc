Feature: Spells that teachers of the rules use

Rule: Spells on their way

  Scenario: under Nether Void a spell is paid for twice
    Given Bob controls Nether Void, Forest and 3 Swamps
    And Bob holds Llanowar Elves
    When Bob casts Llanowar Elves
    And Bob pays for Llanowar Elves
    And everything resolves
    Then Llanowar Elves is in play
    And Swamp is tapped

  Scenario: under Nether Void a spell that is not paid for is countered, whoever casts it
    Given Bob controls Nether Void
    And Sue controls 4 Mountains
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And everything resolves
    Then Bob has 20 life
    And Lightning Bolt is in Sue's graveyard

Rule: Countering abilities

  @timespiral @m11
  Scenario: a triggered ability is countered
    Given Bob controls 4 Swamps
    And Bob holds Nekrataal
    And Sue controls Grizzly Bears and Island
    And Sue holds Stifle
    When Bob casts Nekrataal
    And it resolves
    And Sue casts Stifle targeting the effect of Nekrataal
    And everything resolves
    Then Nekrataal is in play
    And Grizzly Bears is in play

  Scenario: an activated ability is countered, and what it cost stays paid
    Given Bob controls Prodigal Sorcerer
    And Sue controls Island
    And Sue holds Stifle
    When Bob activates Prodigal Sorcerer targeting Sue
    And Sue casts Stifle targeting the effect of Prodigal Sorcerer
    And everything resolves
    Then Sue has 20 life
    And Prodigal Sorcerer is tapped

  Scenario: a spell is no ability
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls Island
    And Sue holds Stifle
    When Bob casts Lightning Bolt targeting Sue
    Then Sue cannot cast Stifle targeting Lightning Bolt

Rule: Another player searches

  Scenario: whose creature it was finds a land if that player wants to
    Given Bob controls Plains
    And Bob holds Path to Exile
    And Sue controls Hill Giant
    And Forest is on top of Sue's library
    When Bob casts Path to Exile targeting Hill Giant
    And everything resolves
    And Sue uses the effect of Path to Exile
    And Sue finds Forest
    Then Hill Giant is removed from the game
    And Sue controls Forest
    And Forest is tapped

  Scenario: nobody needs to search
    Given Bob controls Plains
    And Bob holds Path to Exile
    And Sue controls Hill Giant
    And Forest is on top of Sue's library
    When Bob casts Path to Exile targeting Hill Giant
    And everything resolves
    Then Hill Giant is removed from the game
    And Forest is on the top of Sue's library

Rule: Cards put back on top of the library

  Scenario: two of the cards in hand go back, the last one named on top
    Given Bob controls Island
    And Bob holds Brainstorm and Hill Giant
    And Forest, Swamp and Plains are on top of Bob's library
    When Bob casts Brainstorm
    And everything resolves
    And Bob chooses Hill Giant and Swamp
    And Bob orders the library: Swamp, then Hill Giant
    Then Bob has 2 cards in hand
    And Hill Giant is on the top of Bob's library
    And Forest is in Bob's hand
    And Plains is in Bob's hand

  Scenario: what is looked at goes back in another order, and the top one is drawn
    Given Bob controls Island
    And Bob holds Ponder
    And Forest, Swamp and Plains are on top of Bob's library
    When Bob casts Ponder
    And everything resolves
    And Bob orders the library: Forest, then Swamp, then Plains
    Then Plains is in Bob's hand
    And Swamp is on the top of Bob's library

  Scenario: after a shuffle nobody knows what is drawn
    Given Bob controls Island
    And Bob holds Ponder
    And Forest, Swamp and Plains are on top of Bob's library
    When Bob casts Ponder
    And everything resolves
    And Bob uses the effect of Ponder
    Then Bob has 1 card in hand
    And Forest is in Bob's library

  Scenario: of a library of two cards no more than two are looked at
    Given Bob controls Island
    And Bob holds Ponder
    And Bob's library has 2 cards
    And Forest is on top of Bob's library
    When Bob casts Ponder
    And everything resolves
    And Bob orders the library: a card, then Forest
    Then Forest is in Bob's hand
    And Bob has 1 card in the library

Rule: Other costs of casting

  Scenario: a life and a blue card instead of the mana cost
    Given Bob controls 4 Mountains
    And Bob holds Hill Giant
    And Sue holds Force of Will, Brainstorm and Lightning Bolt
    When Bob casts Hill Giant
    And Sue casts Force of Will for its other cost targeting Hill Giant
    And everything resolves
    Then Hill Giant is in Bob's graveyard
    And Sue has 19 life
    And Brainstorm is removed from the game
    And Lightning Bolt is in Sue's hand

  Scenario: without another blue card the other cost cannot be paid
    Given Bob controls 4 Mountains
    And Bob holds Hill Giant
    And Sue controls 4 Islands
    And Sue holds Force of Will and Lightning Bolt
    When Bob casts Hill Giant
    Then Sue cannot cast Force of Will for its other cost targeting Hill Giant
    And Sue cannot cast Force of Will targeting Hill Giant

  Scenario: from the graveyard for the flashback cost, and then out of the game
    Given Bob controls 6 Mountains
    And Bob holds Firebolt
    When Bob casts Firebolt targeting Sue
    And everything resolves
    Then Firebolt is in Bob's graveyard
    And Bob cannot cast Firebolt targeting Sue
    When Bob casts Firebolt with flashback targeting Sue
    And everything resolves
    Then Sue has 16 life
    And Firebolt is removed from the game

  @timespiral @m11
  Scenario: countered after flashback it leaves the game as well
    Given Bob controls 5 Mountains
    And Firebolt is in Bob's graveyard
    And Sue controls 2 Islands
    And Sue holds Counterspell
    When Bob casts Firebolt with flashback targeting Sue
    And Sue casts Counterspell targeting Firebolt
    And everything resolves
    Then Sue has 20 life
    And Firebolt is removed from the game

  Scenario: bought back it returns to the hand as it resolves
    Given Bob controls 6 Islands
    And Bob holds Capsize
    And Sue controls Hill Giant
    When Bob casts Capsize with buyback targeting Hill Giant
    And everything resolves
    Then Hill Giant is in Sue's hand
    And Capsize is in Bob's hand

  Scenario: not bought back it goes to the graveyard
    Given Bob controls 6 Islands
    And Bob holds Capsize
    And Sue controls Hill Giant
    When Bob casts Capsize targeting Hill Giant
    And everything resolves
    Then Hill Giant is in Sue's hand
    And Capsize is in Bob's graveyard

  @timespiral @m11
  Scenario: a spell that is countered does not resolve and is not bought back
    Given Bob controls 6 Islands
    And Bob holds Capsize
    And Sue controls 2 Islands and Hill Giant
    And Sue holds Counterspell
    When Bob casts Capsize with buyback targeting Hill Giant
    And Sue casts Counterspell targeting Capsize
    And everything resolves
    Then Capsize is in Bob's graveyard

  Scenario: what was kicked enters larger
    Given Bob controls 5 Forests
    And Bob holds Kavu Titan
    When Bob casts Kavu Titan with kicker
    And everything resolves
    Then Kavu Titan is a 5/5
    And Kavu Titan has trample

  Scenario: what was not kicked enters as it is
    Given Bob controls 5 Forests
    And Bob holds Kavu Titan
    When Bob casts Kavu Titan
    And everything resolves
    Then Kavu Titan is a 2/2

  Scenario: a kicker that cannot be paid
    Given Bob controls 4 Forests
    And Bob holds Kavu Titan
    Then Bob cannot cast Kavu Titan with kicker
    And Bob may cast Kavu Titan

Rule: Split second

  @timespiral @m11
  Scenario: nothing but mana abilities answers it
    Given Bob controls 2 Mountains
    And Bob holds Sudden Shock
    And Sue controls Prodigal Sorcerer, Forest and Llanowar Elves
    And Sue holds Giant Growth
    When Bob casts Sudden Shock targeting Prodigal Sorcerer
    Then Sue cannot activate Prodigal Sorcerer targeting Bob
    And Sue cannot cast Giant Growth targeting Prodigal Sorcerer
    And Sue may tap Llanowar Elves for mana
    When everything resolves
    Then Prodigal Sorcerer is in Sue's graveyard
    And Sue may cast Giant Growth targeting Llanowar Elves

Rule: Dredge

  Scenario: cards of the library go to the graveyard and the card returns, instead of a draw
    Given Bob controls Island
    And Bob holds Divination
    And Bob controls 2 Islands
    And Stinkweed Imp is in Bob's graveyard
    And Bob's library has 6 cards
    When Bob casts Divination
    And everything resolves
    And Bob returns Stinkweed Imp
    Then Stinkweed Imp is in Bob's hand
    And Bob has 2 cards in hand
    And Bob has 0 cards in the library
    And the game goes on

  Scenario: with too few cards nobody can dredge
    Given Bob controls 3 Islands
    And Bob holds Divination
    And Stinkweed Imp is in Bob's graveyard
    And Bob's library has 4 cards
    When Bob casts Divination
    And everything resolves
    Then Bob has 2 cards in hand
    And Stinkweed Imp is in Bob's graveyard

  Scenario: a draw without a word is a draw
    Given Bob controls 3 Islands
    And Bob holds Divination
    And Stinkweed Imp is in Bob's graveyard
    When Bob casts Divination
    And everything resolves
    Then Stinkweed Imp is in Bob's graveyard
    And Bob has 2 cards in hand

Rule: A choice that any player may make

  Scenario: nobody takes the damage
    Given Bob controls 3 Mountains
    And Bob holds Browbeat
    When Bob casts Browbeat targeting Bob
    And everything resolves
    Then Bob has 3 cards in hand
    And Sue has 20 life

  Scenario: one player takes the damage, and nobody draws
    Given Bob controls 3 Mountains
    And Bob holds Browbeat
    When Bob casts Browbeat targeting Bob
    And everything resolves
    And Sue uses the effect of Browbeat
    Then Bob has 0 cards in hand
    And Sue has 15 life
    And Bob has 20 life

Rule: Copies of spells and new targets

  Scenario: a copy does the same once more
    Given Bob controls 3 Mountains
    And Bob holds Lightning Bolt and Fork
    When Bob casts Lightning Bolt targeting Sue
    And Bob casts Fork targeting Lightning Bolt
    And everything resolves
    Then Sue has 14 life

  Scenario: the copy of another's spell is its copier's, red, and aims where that player says
    Given Bob controls 2 Islands and Hill Giant
    And Bob holds Unsummon
    And Sue controls 2 Mountains and White Knight
    And Sue controls Blue Ward on White Knight
    And Sue holds Fork
    When Bob casts Unsummon targeting Hill Giant
    And Sue casts Fork targeting Unsummon
    And everything resolves
    And Sue targets White Knight
    Then White Knight is in Sue's hand
    And Hill Giant is in Bob's hand
    And Unsummon is in Bob's graveyard

  Scenario: a spell turned on whoever cast it
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls 2 Islands
    And Sue holds Redirect
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Redirect targeting Lightning Bolt
    And everything resolves
    And Sue targets Bob
    Then Bob has 17 life
    And Sue has 20 life

  Scenario: without a word the targets stay
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls 2 Islands
    And Sue holds Redirect
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Redirect targeting Lightning Bolt
    And everything resolves
    Then Sue has 17 life

  @timespiral @m11
  Scenario: storm copies it for each spell cast before
    Given Bob controls 4 Mountains
    And Bob holds Lightning Bolt, Lightning Bolt#2 and Grapeshot
    And Sue controls Grizzly Bears
    When Bob casts Lightning Bolt targeting Sue
    And everything resolves
    And Bob casts Lightning Bolt#2 targeting Sue
    And everything resolves
    And Bob casts Grapeshot targeting Sue
    And everything resolves
    And Bob targets Grizzly Bears
    Then Sue has 12 life
    And Grizzly Bears has 1 damage

  @timespiral @m11
  Scenario: an opponent's spells count, and the copies come before the spell itself and though it is countered
    Given Bob controls 2 Mountains
    And Bob holds Grapeshot
    And Sue controls 3 Islands
    And Sue holds Brainstorm, Plains, Forest and Counterspell
    When Sue casts Brainstorm
    And it resolves
    And Sue chooses Plains and Forest
    And Sue orders the library: Plains, then Forest
    And Bob casts Grapeshot targeting Sue
    And Sue casts Counterspell targeting Grapeshot
    And everything resolves
    Then Sue has 19 life
    And Grapeshot is in Bob's graveyard

Rule: As much as whoever has least

  Scenario: lands, then hands, then creatures
    Given Bob controls Plains, Plains#2 and Hill Giant
    And Bob holds Balance
    And Sue controls Forest, Swamp, Island, Grizzly Bears and Serra Angel
    And Sue holds Giant Growth
    When Bob casts Balance
    And everything resolves
    And Sue chooses Forest and Swamp
    And Sue chooses Serra Angel
    Then Island is in Sue's graveyard
    And Forest is in play
    And Giant Growth is in Sue's graveyard
    And Grizzly Bears is in Sue's graveyard
    And Serra Angel is in play
    And Hill Giant is in play
    And Plains#2 is in play

  Scenario: whoever has nothing leaves nothing to the others
    Given Bob controls Plains and Plains#2
    And Bob holds Balance
    And Sue controls 2 Forests, Drudge Skeletons and Grizzly Bears
    When Bob casts Balance
    And everything resolves
    Then Drudge Skeletons is in Sue's graveyard
    And Grizzly Bears is in Sue's graveyard
    And Forest is in play

Rule: A card that is named

  @timespiral @m11
  Scenario: what was named as it entered cannot be cast by anybody
    Given Bob controls Plains, Island and 2 Mountains
    And Bob holds Meddling Mage and Lightning Bolt
    And Sue controls 2 Mountains
    And Sue holds Lightning Bolt#2 and Shock
    When Bob casts Meddling Mage
    And everything resolves
    And Bob chooses Lightning Bolt
    Then Bob cannot cast Lightning Bolt targeting Sue
    And Sue cannot cast Lightning Bolt#2 targeting Meddling Mage
    And Sue may cast Shock targeting Meddling Mage
    When Sue casts Shock targeting Meddling Mage
    And everything resolves
    Then Sue may cast Lightning Bolt#2 targeting Bob

  Scenario: a card may be named that is not in the game
    Given Bob controls Plains and Island
    And Bob holds Meddling Mage
    When Bob casts Meddling Mage
    And everything resolves
    And Bob chooses Wrath of God
    Then Meddling Mage is in play

Rule: Piles

  Scenario: an opponent separates, and the caster takes one pile
    Given Bob controls 4 Islands
    And Bob holds Fact or Fiction
    And Forest, Swamp, Shock, Hill Giant and Wrath of God are on top of Bob's library
    When Bob casts Fact or Fiction
    And everything resolves
    And Sue chooses Wrath of God
    And Bob chooses the second pile
    Then Wrath of God is in Bob's graveyard
    And Bob has 4 cards in hand
    And Shock is in Bob's hand

  Scenario: a pile may be empty
    Given Bob controls 4 Islands
    And Bob holds Fact or Fiction
    And Forest, Swamp, Shock, Hill Giant and Wrath of God are on top of Bob's library
    When Bob casts Fact or Fiction
    And everything resolves
    And Bob chooses the second pile
    Then Bob has 5 cards in hand

  Scenario: the pile that is not taken goes to the graveyard
    Given Bob controls 4 Islands
    And Bob holds Fact or Fiction
    And Forest, Swamp, Shock, Hill Giant and Wrath of God are on top of Bob's library
    When Bob casts Fact or Fiction
    And everything resolves
    And Sue chooses Shock and Forest
    And Bob chooses the first pile
    Then Shock is in Bob's hand
    And Forest is in Bob's hand
    And Hill Giant is in Bob's graveyard
    And Bob has 2 cards in hand

Rule: Suspend

  @timespiral @m11
  Scenario: cast without paying when the last time counter is removed
    Given Bob controls Mountain
    And Bob holds Rift Bolt
    When Bob suspends Rift Bolt
    Then Rift Bolt is removed from the game
    And Rift Bolt has 1 time counter
    And Mountain is tapped
    When the turn ends
    And the turn ends
    And it is Bob's main phase
    And Bob targets Sue
    Then Sue has 17 life
    And Rift Bolt is in Bob's graveyard

  Scenario: only when it could be cast
    Given Bob controls Mountain
    And Bob holds Rift Bolt
    And it is Sue's main phase
    Then Bob cannot suspend Rift Bolt

  Scenario: for its suspend cost alone
    Given Bob controls Forest
    And Bob holds Rift Bolt
    Then Bob cannot suspend Rift Bolt

  @timespiral @m11
  Scenario: what has no legal target stays removed from the game
    Given this card:
      """
      Slow Doom {2}{B}
      Sorcery
      Destroy target artifact.
      Suspend 1 — {B}
      """
    And Bob controls Swamp
    And Bob holds Slow Doom
    When Bob suspends Slow Doom
    And the turn ends
    And the turn ends
    And it is Bob's main phase
    Then Slow Doom is removed from the game

  @timespiral @m11
  Scenario: a creature so cast has haste
    Given this card:
      """
      Slow Giant {4}{R}
      Creature — Giant
      Suspend 2 — {R}
      4/4
      """
    And Bob controls Mountain
    And Bob holds Slow Giant
    When Bob suspends Slow Giant
    And the turn ends
    And the turn ends
    And it is Bob's main phase
    Then Slow Giant has 1 time counter
    When the turn ends
    And the turn ends
    And it is Bob's main phase
    Then Slow Giant is in play
    And Bob may attack with Slow Giant

  @timespiral @m11
  Scenario: copies of a spell cease to exist once they have resolved
    Given Bob controls 3 Mountains
    And Bob holds Shock and Grapeshot
    When Bob casts Shock targeting Sue
    And it resolves
    And Bob casts Grapeshot targeting Sue
    And everything resolves
    Then Sue has 16 life
    And Bob has 2 cards in the graveyard
