Feature: Drawn cards, the eighth thirty

  @timespiral @m11 @today
  Scenario: no block where there is a Forest
    Given this card:
      """
      Zodiac Monkey {1}{G}
      Creature — Monkey
      Forestwalk
      2/1
      """
    And Bob controls Zodiac Monkey
    And Sue controls Taiga and Hill Giant
    When Bob attacks with Zodiac Monkey
    Then Sue cannot block Zodiac Monkey with Hill Giant
    When combat damage is dealt
    Then Sue has 18 life

  @m11 @today
  Scenario: it must be tapped to untap for a Soldier
    Given this card:
      """
      Patrol Signaler {1}{W}
      Creature — Kithkin Soldier
      {1}{W}, {Q}: Put a 1/1 white Kithkin Soldier creature token into play.
      1/1
      """
    And Bob controls Patrol Signaler and 4 Plains
    Then Bob cannot activate Patrol Signaler
    When Bob attacks with Patrol Signaler
    And Bob activates Patrol Signaler
    And it resolves
    Then Patrol Signaler is untapped
    And Bob controls 2 Soldiers
    And Bob cannot activate Patrol Signaler

  @timespiral @m11 @today
  Scenario: three spells of the opponent, and the egg wakes for a turn
    Given this card:
      """
      Chimeric Egg {3}
      Artifact
      Whenever an opponent casts a nonartifact spell, put a charge counter on Chimeric Egg.
      Remove three charge counters from Chimeric Egg: Chimeric Egg becomes a 6/6 Construct artifact creature with trample until end of turn.
      """
    And Bob controls Chimeric Egg
    And Chimeric Egg has 2 charge counters
    And Sue controls Mountain and Mountain#2
    And Sue holds Ornithopter and Shock
    When it is Sue's main phase
    And Sue casts Ornithopter
    And everything resolves
    Then Chimeric Egg has 2 charge counters
    And Bob cannot activate Chimeric Egg
    When Sue casts Shock targeting Bob
    And everything resolves
    And it is Bob's main phase
    And Bob activates Chimeric Egg
    And it resolves
    Then Chimeric Egg is a 6/6
    When Bob attacks with Chimeric Egg
    And combat damage is dealt
    Then Sue has 14 life
    When the turn ends
    Then Chimeric Egg is not a creature

  @timespiral @m11 @today
  Scenario: a Cleric cannot hurt it, and face down it is not protected
    Given this card:
      """
      Fallen Cleric {4}{B}
      Creature — Zombie Cleric
      Protection from Clerics
      Morph {4}{B}
      4/2
      """
    And Bob controls Fallen Cleric and 5 Swamps
    And Fallen Cleric is face down
    And Sue controls Samite Healer
    When Bob attacks with Fallen Cleric
    Then Sue may block Fallen Cleric with Samite Healer
    When Bob turns Fallen Cleric face up
    Then Sue cannot block Fallen Cleric with Samite Healer
    And Fallen Cleric is a 4/2

  @today
  Scenario: what is no creature is cheaper and burns
    Given this card:
      """
      Longshot {3}{R}
      Legendary Creature — Human Rebel Ally
      Reach
      Noncreature spells you cast cost {1} less to cast.
      Whenever you cast a noncreature spell, Longshot deals 2 damage to each opponent.
      3/3
      """
    And Bob controls Longshot and 2 Islands
    And Bob holds Divination
    When Bob casts Divination
    And it resolves
    Then Sue has 18 life
    And Divination is still on the stack
    And Bob has no mana
    When it resolves
    Then Bob has 2 cards in hand

  @m11 @today
  Scenario: larger, and out of the opponent's reach, not of the own
    Given this card:
      """
      Woodcutter's Grit {2}{G}
      Instant
      Target creature you control gets +3/+3 and gains hexproof until end of turn.
      """
    And Bob controls Grizzly Bears and 4 Forests
    And Bob holds Woodcutter's Grit and Giant Growth
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Grizzly Bears
    And Bob casts Woodcutter's Grit targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 5/5
    And Bob may cast Giant Growth targeting Grizzly Bears
    When it resolves
    Then Grizzly Bears has 0 damage
    And because failing

  @timespiral @m11 @today
  Scenario: it stays tapped until another creature pays for it, in the own turn
    Given this card:
      """
      Chained Brute {1}{R}
      Creature — Devil
      Chained Brute doesn't untap during your untap step.
      {1}, Sacrifice another creature: Untap Chained Brute. Activate only during your turn.
      4/3
      """
    And Bob controls Chained Brute, Grizzly Bears and Mountain
    And Chained Brute is tapped
    When it is Bob's next main phase
    Then Chained Brute is tapped
    When Bob activates Chained Brute by sacrificing Grizzly Bears
    And it resolves
    Then Chained Brute is untapped
    And Bob may attack with Chained Brute

  @m11 @today
  Scenario: alone it costs two life, among its kind nothing
    Given this card:
      """
      Fathom Fleet Boarder {2}{B}
      Creature — Orc Pirate
      When Fathom Fleet Boarder comes into play, you lose 2 life unless you control another Pirate.
      3/3
      """
    And Bob controls 6 Swamps
    And Bob holds Fathom Fleet Boarder and Fathom Fleet Boarder#2
    When Bob casts Fathom Fleet Boarder
    And everything resolves
    Then Bob has 18 life
    When Bob casts Fathom Fleet Boarder#2
    And everything resolves
    Then Bob has 18 life

  @m11 @today
  Scenario: a Merfolk more for each that is cast
    Given this card:
      """
      Deeproot Waters {2}{U}
      Enchantment
      Whenever you cast a Merfolk spell, put a 1/1 blue Merfolk creature token with hexproof into play.
      """
    And Bob controls Deeproot Waters and 2 Islands
    And Bob holds Merfolk of the Pearl Trident
    And Sue controls Mountain
    And Sue holds Shock
    When Bob casts Merfolk of the Pearl Trident
    And it resolves
    Then Bob controls 1 Merfolk
    And Merfolk is blue
    And Sue cannot cast Shock targeting Merfolk
    When it resolves
    Then Bob controls 2 Merfolk

  @timespiral @m11 @today
  Scenario: the axe cannot be destroyed, only returned
    Given this card:
      """
      Darksteel Axe {1}
      Artifact — Equipment
      Indestructible
      Equipped creature gets +2/+0.
      Equip {2}
      """
    And Bob controls Grizzly Bears and Darksteel Axe on Grizzly Bears
    And Sue controls 2 Plains and 2 Islands
    And Sue holds Disenchant and Boomerang
    Then Grizzly Bears is a 4/2
    When Sue casts Disenchant targeting Darksteel Axe
    And it resolves
    Then Darksteel Axe is on Grizzly Bears
    When Sue casts Boomerang targeting Darksteel Axe
    And it resolves
    Then Darksteel Axe is in Bob's hand
    And Grizzly Bears is a 2/2

  @timespiral @m11 @today
  Scenario: the card is drawn before one is chosen to go
    Given this card:
      """
      Facet Reader {1}{U}
      Creature — Human Wizard
      {1}, {T}: Draw a card, then discard a card.
      1/2
      """
    And Bob controls Facet Reader and Island
    And Bob holds Shock
    And Forest is on top of Bob's library
    When Bob activates Facet Reader
    And it resolves
    And Bob discards Forest
    Then Forest is in Bob's graveyard
    And Shock is in Bob's hand

  @timespiral @m11 @today
  Scenario: two more and what is left over tramples
    Given this card:
      """
      Brawler's Plate {3}
      Artifact — Equipment
      Equipped creature gets +2/+2 and has trample.
      Equip {4}
      """
    And Bob controls Brawler's Plate, Grizzly Bears and 4 Forests
    And Sue controls Gray Ogre
    When Bob equips Grizzly Bears with Brawler's Plate
    And it resolves
    And Bob attacks with Grizzly Bears
    And Sue blocks Grizzly Bears with Gray Ogre
    And Bob assigns 2 damage from Grizzly Bears to Gray Ogre and 2 to Sue
    And combat damage is dealt
    Then Sue has 18 life
    And Grizzly Bears is in play
    And Gray Ogre is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: life as much as the other Treefolk is tough
    Given this card:
      """
      Orchard Warden {4}{G}{G}
      Creature — Treefolk Shaman
      Whenever another Treefolk creature you control comes into play, you may gain life equal to that creature's toughness.
      4/6
      """
    And Bob controls Orchard Warden and 5 Forests
    And Bob holds Ironroot Treefolk
    When Bob casts Ironroot Treefolk
    And it resolves
    And it resolves
    And Bob uses the effect of Orchard Warden
    Then Bob has 25 life

  @today
  Scenario: the copies of the storm are Dragons, and each makes the others larger
    Given this card:
      """
      Stormscale Scion {4}{R}{R}
      Creature — Dragon
      Flying
      Other Dragons you control get +1/+1.
      Storm
      4/4
      """
    And Bob controls 7 Mountains
    And Bob holds Shock and Stormscale Scion
    When Bob casts Shock targeting Sue
    And it resolves
    And Bob casts Stormscale Scion
    And everything resolves
    Then Bob controls 2 Dragons
    And Stormscale Scion is a 5/5

  @timespiral @m11 @today
  Scenario: in time out of the way of any spell, the own ones too
    Given this card:
      """
      Giant Crab {4}{U}
      Creature — Crab
      {U}: Giant Crab gains shroud until end of turn.
      3/3
      """
    And Bob controls Giant Crab, Island and Forest
    And Bob holds Giant Growth
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Giant Crab
    And Bob activates Giant Crab
    And it resolves
    Then Bob cannot cast Giant Growth targeting Giant Crab
    When it resolves
    Then Giant Crab is in play

  @timespiral @m11 @today
  Scenario: three to a player, or another card
    Given this card:
      """
      Flame Jet {1}{R}
      Sorcery
      Flame Jet deals 3 damage to target player.
      Cycling {2}
      """
    And Bob controls 4 Mountains
    And Bob holds Flame Jet and Flame Jet#2
    And Sue controls Hill Giant
    Then Bob cannot cast Flame Jet targeting Hill Giant
    When Bob casts Flame Jet targeting Sue
    And it resolves
    Then Sue has 17 life
    When Bob cycles Flame Jet#2
    And it resolves
    Then Bob has 1 card in hand

  @timespiral @m11 @today
  Scenario: three uses of one mana
    Given this card:
      """
      Vitality Charm {G}
      Instant
      Choose one —
      • Put a 1/1 green Insect creature token into play.
      • Target creature gets +1/+1 and gains trample until end of turn.
      • Regenerate target Beast.
      """
    And Bob controls Garruk's Packleader, Grizzly Bears and 3 Forests
    And Bob holds Vitality Charm, Vitality Charm#2 and Vitality Charm#3
    And Sue controls 4 Plains
    And Sue holds Day of Judgment
    When Bob casts Vitality Charm with mode 1
    And it resolves
    Then Insect is a 1/1
    When Bob casts Vitality Charm#2 with mode 2 targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 3/3
    And Grizzly Bears has trample
    And Bob cannot cast Vitality Charm#3 with mode 3 targeting Grizzly Bears
    When it is Sue's main phase
    And Sue casts Day of Judgment
    And Bob casts Vitality Charm#3 with mode 3 targeting Garruk's Packleader
    And everything resolves
    Then Garruk's Packleader is in play
    And Garruk's Packleader is tapped
    And Grizzly Bears is in Bob's graveyard

  @m11 @today
  Scenario: the opponent cannot aim at it, its player can
    Given this card:
      """
      Rubbleback Rhino {4}{G}
      Creature — Rhino
      Hexproof
      3/4
      """
    And Bob controls Rubbleback Rhino and Forest
    And Bob holds Giant Growth
    And Sue controls Mountain and 4 Plains
    And Sue holds Lightning Bolt and Wrath of God
    Then Sue cannot cast Lightning Bolt targeting Rubbleback Rhino
    And Bob may cast Giant Growth targeting Rubbleback Rhino
    When it is Sue's main phase
    And Sue casts Wrath of God
    And it resolves
    Then Rubbleback Rhino is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: it attacks and still can block
    Given this card:
      """
      Elfhame Wurm {4}{G}
      Creature — Wurm
      Vigilance, trample
      5/4
      """
    And Bob controls Elfhame Wurm
    And Sue controls Grizzly Bears and Hill Giant
    When Bob attacks with Elfhame Wurm
    And Sue blocks Elfhame Wurm with Grizzly Bears
    And Bob assigns 2 damage from Elfhame Wurm to Grizzly Bears and 3 to Sue
    And combat damage is dealt
    Then Sue has 17 life
    When it is Sue's main phase
    And Sue attacks with Hill Giant
    Then Bob may block Hill Giant with Elfhame Wurm

  @timespiral @m11 @today
  Scenario: nothing that destroys it, only what makes it small
    Given this card:
      """
      Amaranthine Wall {4}
      Artifact Creature — Wall
      Defender
      {2}: Amaranthine Wall gains indestructible until end of turn.
      0/6
      """
    And Bob controls Amaranthine Wall and 2 Islands
    And Sue controls 4 Plains
    And Sue holds Wrath of God
    When it is Sue's main phase
    And Sue casts Wrath of God
    And Bob activates Amaranthine Wall
    And everything resolves
    Then Amaranthine Wall is in play
    And Bob cannot attack with Amaranthine Wall

  @timespiral @m11 @today
  Scenario: a little toughness and much trample
    Given this card:
      """
      Komodo Rhino {3}{R}
      Creature — Lizard Rhino
      Trample
      5/2
      """
    And Bob controls Komodo Rhino
    And Sue controls Grizzly Bears
    When Bob attacks with Komodo Rhino
    And Sue blocks Komodo Rhino with Grizzly Bears
    And Bob assigns 2 damage from Komodo Rhino to Grizzly Bears and 3 to Sue
    And combat damage is dealt
    Then Sue has 17 life
    And Komodo Rhino is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: each color needs the other's land
    Given this card:
      """
      Nimbus Maze
      Land
      {T}: Add {C}.
      {T}: Add {W}. Activate only if you control an Island.
      {T}: Add {U}. Activate only if you control a Plains.
      """
    And Bob controls Nimbus Maze and Island
    And Island is tapped
    And Bob holds Healing Salve and Unsummon
    And Sue controls Hill Giant
    Then Bob may cast Healing Salve with mode 1 targeting Bob
    And Bob cannot cast Unsummon targeting Hill Giant

  @timespiral @m11 @today
  Scenario: its death costs a card of the hand, if there is one
    Given this card:
      """
      Exiled Boggart {1}{B}
      Creature — Goblin Rogue
      When Exiled Boggart dies, discard a card.
      2/2
      """
    And Bob controls Exiled Boggart
    And Bob holds Forest
    And Sue controls Mountain
    And Sue holds Shock
    When Sue casts Shock targeting Exiled Boggart
    And everything resolves
    Then Forest is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: it grows on what is given up, at the time of sorceries
    Given this card:
      """
      Defiant Salvager {2}{B}
      Creature — Aetherborn Artificer
      Sacrifice an artifact or creature: Put a +1/+1 counter on Defiant Salvager. Activate only as a sorcery.
      2/2
      """
    And Bob controls Defiant Salvager, Ornithopter and Sol Ring
    When Bob activates Defiant Salvager by sacrificing Sol Ring
    Then Bob cannot activate Defiant Salvager by sacrificing Ornithopter
    When it resolves
    Then Defiant Salvager is a 3/3
    When Bob activates Defiant Salvager by sacrificing Ornithopter
    And it resolves
    Then Defiant Salvager is a 4/4

  @timespiral @m11 @today
  Scenario: its last act is two damage
    Given this card:
      """
      Scaldkin {3}{U}
      Creature — Elemental
      Flying
      {2}{R}, Sacrifice Scaldkin: It deals 2 damage to any target.
      2/2
      """
    And Bob controls Scaldkin, 2 Islands and Mountain
    And Sue controls Mountain#2
    And Sue holds Shock
    When Sue casts Shock targeting Scaldkin
    And Bob activates Scaldkin targeting Sue
    Then Scaldkin is in Bob's graveyard
    When everything resolves
    Then Sue has 18 life

  @timespiral @m11 @today
  Scenario: it may hit what the spell's name is, wherever the others lie
    Given this card:
      """
      Counterbore {3}{U}{U}
      Instant
      Counter target spell. Search its controller's graveyard, hand, and library for all cards with the same name as that spell and exile them. Then that player shuffles.
      """
    And Bob controls 5 Islands
    And Bob holds Counterbore
    And Sue controls Mountain
    And Sue holds Lightning Bolt, Lightning Bolt#2 and Shock
    And Lightning Bolt#3 is in Sue's graveyard
    And Sue's library has 3 cards
    When Sue casts Lightning Bolt targeting Bob
    And Bob casts Counterbore targeting Lightning Bolt
    And it resolves
    And Bob finds Lightning Bolt#2
    Then Bob has 20 life
    And Lightning Bolt#2 is removed from the game
    And Lightning Bolt#3 is removed from the game
    And Shock is in Sue's hand

  @timespiral @m11 @today
  Scenario: three toughness hold a two-power attacker
    Given this card:
      """
      Regal Unicorn {2}{W}
      Creature — Unicorn
      2/3
      """
    And Bob controls Regal Unicorn
    And Sue controls Grizzly Bears
    When Bob attacks with Regal Unicorn
    And Sue blocks Regal Unicorn with Grizzly Bears
    And combat damage is dealt
    Then Grizzly Bears is in Sue's graveyard
    And Regal Unicorn has 2 damage

  @timespiral @m11 @today
  Scenario: each spell that is no creature is worth two and two
    Given this card:
      """
      Cunning Breezedancer {4}{W}{U}
      Creature — Dragon
      Flying
      Whenever you cast a noncreature spell, Cunning Breezedancer gets +2/+2 until end of turn.
      4/4
      """
    And Bob controls Cunning Breezedancer and 2 Mountains
    And Bob holds Shock
    And Sue controls Mountain#3
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Cunning Breezedancer
    And Bob casts Shock targeting Sue
    And it resolves
    Then Cunning Breezedancer is a 6/6
    When everything resolves
    Then Cunning Breezedancer has 3 damage
    And Sue has 18 life

  @timespiral @m11 @today
  Scenario: it comes tapped and goes as a card
    Given this card:
      """
      Airship Engine Room
      Land
      Airship Engine Room comes into play tapped.
      {T}: Add {U} or {R}.
      {4}, {T}, Sacrifice Airship Engine Room: Draw a card.
      """
    And Bob controls 4 Islands
    And Bob holds Airship Engine Room
    When Bob plays Airship Engine Room
    Then Airship Engine Room is tapped
    When it is Bob's next main phase
    Then Airship Engine Room taps for {R}
    When Bob activates Airship Engine Room
    And it resolves
    Then Airship Engine Room is in Bob's graveyard
    And Bob has 2 cards in hand

  @timespiral @m11 @today
  Scenario: blue does nothing to it
    Given this card:
      """
      Yavimaya Barbarian {R}{G}
      Creature — Elf Barbarian
      Protection from blue
      2/2
      """
    And Bob controls Yavimaya Barbarian
    And Sue controls Air Elemental, 2 Islands and Hill Giant
    And Sue holds Boomerang
    Then Sue cannot cast Boomerang targeting Yavimaya Barbarian
    When Bob attacks with Yavimaya Barbarian
    Then Sue cannot block Yavimaya Barbarian with Air Elemental
    And Sue may block Yavimaya Barbarian with Hill Giant
