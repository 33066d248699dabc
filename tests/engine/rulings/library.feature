Feature: Cards that teachers of the rules use

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

Rule: Life that damage brings

  @timespiral
  Scenario: life gained for damage dealt waits as an effect of its own
    Given Bob controls Exalted Angel
    And Bob has 3 life
    When Bob attacks with Exalted Angel
    And combat damage is dealt
    Then Sue has 16 life
    And Bob has 3 life
    When everything resolves
    Then Bob has 7 life

  @m11
  Scenario: life gained for damage dealt is part of the damage
    Given Bob controls Exalted Angel
    And Bob has 3 life
    When Bob attacks with Exalted Angel
    And combat damage is dealt
    Then Sue has 16 life
    And Bob has 7 life

Rule: What others do to a permanent that enters

  Scenario: an opponent's land, creature and artifact enter tapped
    Given Bob controls Kismet
    And it is Sue's main phase
    And Sue controls 2 Forests
    And Sue holds Swamp, Grizzly Bears and Ornithopter
    When Sue plays Swamp
    And Sue casts Grizzly Bears
    And everything resolves
    And Sue casts Ornithopter
    And everything resolves
    Then Swamp is tapped
    And Grizzly Bears is tapped
    And Ornithopter is tapped

  Scenario: one's own creature enters untapped
    Given Bob controls Kismet and 2 Forests
    And Bob holds Grizzly Bears
    When Bob casts Grizzly Bears
    And everything resolves
    Then Grizzly Bears is untapped

Rule: Shadow

  Scenario: without shadow nothing blocks a creature with shadow, nor does one with shadow block the others
    Given Bob controls Soltari Priest and Grizzly Bears
    And Sue controls Soltari Priest#2 and Serra Angel
    When Bob attacks with Soltari Priest and Grizzly Bears
    Then Sue cannot block Soltari Priest with Serra Angel
    And Sue cannot block Grizzly Bears with Soltari Priest#2
    And Sue may block Soltari Priest with Soltari Priest#2
    And Sue may block Grizzly Bears with Serra Angel

Rule: Neither lost nor won

  Scenario: a player without life plays on, and loses when the angel has gone
    Given Bob controls Platinum Angel
    And Bob has 2 life
    And Sue controls 2 Mountains and 2 Plains
    And Sue holds Lightning Bolt and Disenchant
    When Sue casts Lightning Bolt targeting Bob
    And everything resolves
    And it is Sue's main phase
    Then the game goes on
    And Bob has -1 life
    When Sue casts Disenchant targeting Platinum Angel
    And everything resolves
    And the turn ends
    Then Bob loses

  Scenario: a card that could not be drawn does not count later
    Given Bob controls Platinum Angel
    And Bob's library has 0 cards
    And it is Sue's main phase
    And Sue controls 2 Plains
    And Sue holds Disenchant
    When it is Bob's main phase
    Then the game goes on
    When Sue casts Disenchant targeting Platinum Angel
    And everything resolves
    And the turn ends
    Then the game goes on

Rule: Damage that leaves life

  Scenario: a creature keeps its controller at 1 life
    Given Bob controls Worship and Grizzly Bears
    And Bob has 2 life
    And Sue controls 2 Mountains
    And Sue holds Lightning Bolt and Lightning Bolt#2
    When Sue casts Lightning Bolt targeting Bob
    And everything resolves
    And Sue casts Lightning Bolt#2 targeting Bob
    And everything resolves
    Then Bob has 1 life

  Scenario: losing life is no damage
    Given Bob controls Worship and Grizzly Bears
    And Bob has 1 life
    And Sue controls Acolyte of Xathrid and 2 Swamps
    When Sue activates Acolyte of Xathrid targeting Bob
    And everything resolves
    And the turn ends
    Then Bob loses

  Scenario: without a creature all of the damage counts
    Given Bob controls Worship
    And Bob has 2 life
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And everything resolves
    And the turn ends
    Then Bob loses

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

Rule: Out of the graveyard

  Scenario: an ability that moves its own card out of the graveyard works there
    Given Bob controls 2 Swamps
    And Reassembling Skeleton is in Bob's graveyard
    When Bob activates Reassembling Skeleton
    And everything resolves
    Then Reassembling Skeleton is in play
    And Reassembling Skeleton is tapped
    And Bob controls Reassembling Skeleton

  Scenario: and nowhere else
    Given Bob controls 2 Swamps and Reassembling Skeleton
    Then Bob cannot activate Reassembling Skeleton

  Scenario: without a -1/-1 counter it persists, with one it stays dead
    Given Bob controls Kitchen Finks
    And Bob has 10 life
    And Sue controls 2 Mountains
    And Sue holds Lightning Bolt and Lightning Bolt#2
    When Sue casts Lightning Bolt targeting Kitchen Finks
    And everything resolves
    Then Kitchen Finks is a 2/1
    And Kitchen Finks has 1 -1/-1 counter
    And Bob has 12 life
    When Sue casts Lightning Bolt#2 targeting Kitchen Finks
    And everything resolves
    Then Kitchen Finks is in Bob's graveyard

  Scenario: it returns to its owner
    Given Bob controls Kitchen Finks
    And Sue owns Kitchen Finks
    And Bob has 10 life
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Kitchen Finks
    And everything resolves
    Then Sue controls Kitchen Finks
    And Sue has 22 life
    And Bob has 10 life

Rule: Damage doubled and turned

  Scenario: every source deals double damage, to creatures and players
    Given Bob controls Furnace of Rath, Mountain and Grizzly Bears
    And Bob holds Lightning Bolt
    And Sue controls Serra Angel
    When Bob casts Lightning Bolt targeting Serra Angel
    And everything resolves
    And Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Serra Angel is in Sue's graveyard
    And Sue has 16 life

  Scenario: two of them double twice
    Given Bob controls Furnace of Rath, Furnace of Rath#2 and Mountain
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Sue
    And everything resolves
    Then Sue has 8 life

  @timespiral @m11
  Scenario: whose damage it is says whether it is prevented before it is doubled
    Given Bob controls Furnace of Rath and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Plains
    And Sue holds Healing Salve
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Healing Salve with mode 2 targeting Sue
    And everything resolves
    And Sue applies Healing Salve first
    Then Sue has 20 life

  @timespiral @m11
  Scenario: or after
    Given Bob controls Furnace of Rath and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Plains
    And Sue holds Healing Salve
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Healing Salve with mode 2 targeting Sue
    And everything resolves
    And Sue applies Furnace of Rath first
    Then Sue has 17 life

  Scenario: damage to a player is dealt to the creature under Pariah, whoever controls it
    Given Sue controls Serra Angel, Grizzly Bears and Mountain
    And Bob controls Pariah on Serra Angel
    And it is Sue's main phase
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And everything resolves
    And Sue attacks with Grizzly Bears
    And combat damage is dealt
    Then Bob has 20 life
    And Serra Angel is in Sue's graveyard

  Scenario: the creature under Pariah is dealt the damage as any creature is
    Given Bob controls Wall of Stone
    And Bob controls Pariah on Wall of Stone
    And it is Sue's main phase
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And everything resolves
    Then Bob has 20 life
    And Wall of Stone has 3 damage

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

Rule: Costs of attacking

  Scenario: each attacker costs mana
    Given Bob controls Grizzly Bears, Hill Giant and 4 Forests
    And Sue controls Propaganda
    When Bob attacks with Grizzly Bears and Hill Giant
    And combat damage is dealt
    Then Sue has 15 life
    And Forest is tapped
    And Forest#4 is tapped

  Scenario: what cannot be paid for cannot attack
    Given Bob controls Grizzly Bears, Hill Giant and 3 Forests
    And Sue controls Propaganda
    Then Bob cannot attack with Grizzly Bears and Hill Giant
    And Bob may attack with Hill Giant

  Scenario: two of them ask twice, and one's own asks nothing
    Given Bob controls Grizzly Bears, Propaganda and 3 Forests
    And Sue controls Propaganda#2 and Propaganda#3
    Then Bob cannot attack with Grizzly Bears

  Scenario: what must attack if able need not be paid for
    Given Bob controls Juggernaut and 3 Forests
    And Sue controls Propaganda
    When the turn ends
    Then Sue has 20 life
