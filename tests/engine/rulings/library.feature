Feature: Permanents that teachers of the rules use

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
    And in mirage and duel, the turn ends
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
    And in mirage and duel, the turn ends
    Then Bob loses

  Scenario: without a creature all of the damage counts
    Given Bob controls Worship
    And Bob has 2 life
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And everything resolves
    And in mirage and duel, the turn ends
    Then Bob loses

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

Rule: Sizes that are found

  Scenario: each card type in any graveyard counts once
    Given Bob controls Tarmogoyf
    And Grizzly Bears, Forest and Hill Giant are in Bob's graveyard
    And Ornithopter is in Sue's graveyard
    Then Tarmogoyf is a 3/4

  @timespiral @m11
  Scenario: the spell that deals it lethal damage is in the graveyard before that is looked at
    Given Bob controls Tarmogoyf
    And Grizzly Bears and Forest are in Bob's graveyard
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    Then Tarmogoyf is a 2/3
    When Sue casts Lightning Bolt targeting Tarmogoyf
    And everything resolves
    Then Tarmogoyf is a 3/4
    And Tarmogoyf has 3 damage

  Scenario: enchantments are creatures as large as they cost
    Given Bob controls Opalescence and Propaganda
    And Bob controls Pariah on Propaganda
    Then Propaganda is a 3/3 creature
    And Propaganda is an enchantment
    And Opalescence is not a creature
    And Pariah is not a creature

  @timespiral @m11
  Scenario: what takes abilities away goes on though it has taken its own, and the later size holds
    Given Bob controls Opalescence, Propaganda and Humility
    Then Propaganda is a 1/1 creature
    And Humility is a 1/1 creature

  @timespiral @m11
  Scenario: the other way round each enchantment is as large as it costs
    Given Bob controls Humility, Opalescence, Propaganda and Grizzly Bears
    Then Humility is a 4/4 creature
    And Propaganda is a 3/3 creature
    And Grizzly Bears is a 1/1

Rule: Cards that never reach a graveyard

  Scenario: an opponent's creature does not die, and an opponent's spell goes the same way
    Given Bob controls Leyline of the Void and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Kitchen Finks and Forest
    And Sue holds Giant Growth
    When Sue casts Giant Growth targeting Kitchen Finks
    And everything resolves
    And the turn ends
    And it is Bob's main phase
    And Bob casts Lightning Bolt targeting Kitchen Finks
    And everything resolves
    Then Kitchen Finks is removed from the game
    And Giant Growth is removed from the game
    And Lightning Bolt is in Bob's graveyard

  @mirage @timespiral @m11
  Scenario: the game may begin with it in play
    Given the game has not begun
    And Bob's library has 40 cards
    And Leyline of the Void is on top of Bob's library
    When the game begins
    And Bob uses the effect of Leyline of the Void
    Then Leyline of the Void is in play
    And Bob has 6 cards in hand

  @mirage @timespiral @m11
  Scenario: or with it in hand
    Given the game has not begun
    And Bob's library has 40 cards
    And Leyline of the Void is on top of Bob's library
    When the game begins
    Then Leyline of the Void is in Bob's hand

Rule: Twice as many

  Scenario: twice as many tokens, for its controller alone
    Given Bob controls Doubling Season and The Hive
    And Bob controls 5 Forests
    And Sue controls The Hive#2 and 5 Islands
    When Bob activates The Hive
    And everything resolves
    Then Bob controls Wasp
    And Bob controls Wasp#2

  Scenario: a creature enters with twice as many counters, and two double twice
    Given Bob controls Doubling Season, Doubling Season#2 and 5 Forests
    And Bob holds Kavu Titan
    When Bob casts Kavu Titan with kicker
    And everything resolves
    Then Kavu Titan has 12 +1/+1 counters

  Scenario: what persists returns with two counters, too small to live
    Given Bob controls Doubling Season and Kitchen Finks
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Kitchen Finks
    And everything resolves
    Then Kitchen Finks is in Bob's graveyard

  @m11
  Scenario: a planeswalker enters with twice its loyalty, and what is paid is not doubled
    Given Bob controls Doubling Season and 4 Forests
    And Bob holds Garruk Wildspeaker
    When Bob casts Garruk Wildspeaker
    And everything resolves
    Then Garruk Wildspeaker has 6 loyalty counters
    When Bob activates the first ability of Garruk Wildspeaker targeting Forest and Forest#2
    And everything resolves
    Then Garruk Wildspeaker has 7 loyalty counters

  Scenario: modular counters
    Given Bob controls Doubling Season and 2 Forests
    And Bob holds Arcbound Worker
    When Bob casts Arcbound Worker
    And everything resolves
    Then Arcbound Worker is a 2/2

Rule: Control for as long as something is so

  Scenario: it is given back when the holder untaps
    Given Bob controls Old Man of the Sea
    And Sue controls Grizzly Bears
    When Bob activates Old Man of the Sea targeting Grizzly Bears
    And everything resolves
    Then Bob controls Grizzly Bears
    When the turn ends
    And the turn ends
    And it is Bob's main phase
    Then Sue controls Grizzly Bears

  Scenario: it is kept as long as the holder stays tapped
    Given Bob controls Old Man of the Sea
    And Sue controls Grizzly Bears
    When Bob activates Old Man of the Sea targeting Grizzly Bears
    And everything resolves
    And the turn ends
    And the turn ends
    And Bob leaves Old Man of the Sea tapped
    And it is Bob's main phase
    Then Bob controls Grizzly Bears

  Scenario: it is given back when it has grown stronger, and a stronger one is no target
    Given Bob controls Old Man of the Sea
    And Sue controls Grizzly Bears, Hill Giant and Forest
    And Sue holds Giant Growth
    Then Bob cannot activate Old Man of the Sea targeting Hill Giant
    When Bob activates Old Man of the Sea targeting Grizzly Bears
    And everything resolves
    And Sue casts Giant Growth targeting Grizzly Bears
    And everything resolves
    Then Sue controls Grizzly Bears

Rule: Counters that run down

  Scenario: it enters wound up, and a combat takes a counter off
    Given Bob controls Clockwork Beast
    And Clockwork Beast has 7 +1/+0 counters
    When Bob attacks with Clockwork Beast
    And combat damage is dealt
    Then Sue has 13 life
    When the attack ends
    Then Clockwork Beast is a 6/4

  Scenario: blocking takes one off as well, staying out of combat none
    Given Bob controls Grizzly Bears
    And Sue controls Clockwork Beast and Clockwork Beast#2
    And Clockwork Beast has 7 +1/+0 counters
    And Clockwork Beast#2 has 7 +1/+0 counters
    When Bob attacks with Grizzly Bears
    And Sue blocks Grizzly Bears with Clockwork Beast
    And the attack ends
    Then Clockwork Beast is a 6/4
    And Clockwork Beast#2 is a 7/4

  Scenario: wound up again to no more than seven
    Given Bob controls Clockwork Beast and 4 Forests
    And Clockwork Beast has 5 +1/+0 counters
    And it is Bob's upkeep
    When Bob activates Clockwork Beast with X = 4
    And everything resolves
    Then Clockwork Beast has 7 +1/+0 counters

  Scenario: it is cast with seven counters
    Given Bob controls 6 Forests
    And Bob holds Clockwork Beast
    When Bob casts Clockwork Beast
    And everything resolves
    Then Clockwork Beast is a 7/4

Rule: The end of anybody's combat

  Scenario: what waits for the end of combat need not be its controller's
    Given Bob controls Hill Giant
    And Sue controls Thicket Basilisk
    When Bob attacks with Hill Giant
    And Sue blocks Hill Giant with Thicket Basilisk
    And the attack ends
    Then Hill Giant is in Bob's graveyard
