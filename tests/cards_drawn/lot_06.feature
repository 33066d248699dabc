Feature: Drawn cards, the sixth thirty

  @timespiral @m11 @today
  Scenario: two cards each; who has too few loses
    Given this card:
      """
      Vision Skeins {1}{U}
      Instant
      Each player draws two cards.
      """
    And Bob controls 2 Islands
    And Bob holds Vision Skeins
    And Bob's library has 2 cards
    And Sue's library has 1 card
    When Bob casts Vision Skeins
    And it resolves
    Then Bob has 2 cards in hand
    And Sue loses the game

  @timespiral @m11 @today
  Scenario: what comes small burns at once, tokens too
    Given this card:
      """
      Aether Flash {2}{R}{R}
      Enchantment
      Whenever a creature comes into play, Aether Flash deals 2 damage to it.
      """
    And Bob controls Aether Flash and 4 Mountains
    And Bob holds Hill Giant
    And Sue controls 2 Mountains
    And Sue holds Dragon Fodder
    When Bob casts Hill Giant
    And everything resolves
    Then Hill Giant has 2 damage
    When it is Sue's main phase
    And Sue casts Dragon Fodder
    And it resolves
    Then Sue controls 2 Goblins
    When everything resolves
    Then Sue controls 0 Goblins

  @timespiral @m11 @today
  Scenario: the enchantment is not in the graveyard afterwards
    Given this card:
      """
      Erase {W}
      Instant
      Exile target enchantment.
      """
    And Bob controls Plains and Hill Giant
    And Bob holds Erase
    And Sue controls Crusade and Pacifism on Hill Giant
    Then Bob cannot cast Erase targeting Hill Giant
    When Bob casts Erase targeting Pacifism
    And it resolves
    Then Pacifism is removed from the game
    And Bob may attack with Hill Giant

  @timespiral @m11 @today
  Scenario: it grows with every Giant that is cast, the opponent's too, even one that is countered
    Given this card:
      """
      Elvish Handservant {G}
      Creature — Elf Warrior
      Whenever a player casts a Giant spell, you may put a +1/+1 counter on Elvish Handservant.
      1/1
      """
    And Bob controls Elvish Handservant and 2 Islands
    And Bob holds Mana Leak
    And Sue controls 4 Mountains
    And Sue holds Hill Giant
    When it is Sue's main phase
    And Sue casts Hill Giant
    And Bob casts Mana Leak targeting Hill Giant
    And it resolves
    And it resolves
    And Bob uses the effect of Elvish Handservant
    Then Hill Giant is in Sue's graveyard
    And Elvish Handservant is a 2/2

  @timespiral @m11 @today
  Scenario: a land for each attack and each block
    Given this card:
      """
      Lesser Gargadon {2}{R}{R}
      Creature — Beast
      Whenever Lesser Gargadon attacks or blocks, sacrifice a land.
      6/4
      """
    And Bob controls Lesser Gargadon and 2 Mountains
    And Sue controls Hill Giant
    When it is Sue's main phase
    And Sue attacks with Hill Giant
    And Bob blocks Hill Giant with Lesser Gargadon
    And it resolves
    And Bob sacrifices Mountain
    Then Bob controls 1 Mountain
    When it is Bob's main phase
    And Bob attacks with Lesser Gargadon
    And everything resolves
    Then Bob controls 0 Mountains
    When combat damage is dealt
    Then Sue has 14 life

  @today
  Scenario: counters that make deadly, and a card for each legend that comes through
    Given this card:
      """
      Vraska Joins Up {B}{G}
      Legendary Enchantment
      When Vraska Joins Up enters, put a deathtouch counter on each creature you control.
      Whenever a legendary creature you control deals combat damage to a player, draw a card.
      """
    And Bob controls Swamp, Forest, General Jarkeld and Grizzly Bears
    And Bob holds Vraska Joins Up
    And Sue controls Hill Giant
    When Bob casts Vraska Joins Up
    And everything resolves
    Then Grizzly Bears has 1 deathtouch counter
    And Grizzly Bears has deathtouch
    And Hill Giant does not have deathtouch
    When Bob attacks with General Jarkeld and Grizzly Bears
    And Sue blocks Grizzly Bears with Hill Giant
    And combat damage is dealt
    And everything resolves
    Then Hill Giant is in Sue's graveyard
    And Bob has 1 card in hand

  @timespiral @m11 @today
  Scenario: an Aura in the middle of the fight
    Given this card:
      """
      Epic Proportions {4}{G}{G}
      Enchantment — Aura
      Flash
      Enchant creature
      Enchanted creature gets +5/+5 and has trample.
      """
    And Bob controls Grizzly Bears and 6 Forests
    And Bob holds Epic Proportions
    And Sue controls Hill Giant
    When Bob attacks with Grizzly Bears
    And Sue blocks Grizzly Bears with Hill Giant
    And Bob casts Epic Proportions targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 7/7
    When Bob assigns 3 damage from Grizzly Bears to Hill Giant and 4 to Sue
    And combat damage is dealt
    Then Sue has 16 life
    And Grizzly Bears is in play

  @timespiral @m11 @today
  Scenario: the Angel comes even when its protector is gone
    Given this card:
      """
      Urbis Protector {4}{W}{W}
      Creature — Human Cleric
      When Urbis Protector comes into play, put a 4/4 white Angel creature token with flying into play.
      1/1
      """
    And Bob controls 6 Plains
    And Bob holds Urbis Protector
    And Sue controls Mountain
    And Sue holds Shock
    When Bob casts Urbis Protector
    And it resolves
    And Sue casts Shock targeting Urbis Protector
    And it resolves
    Then Urbis Protector is in Bob's graveyard
    And Bob controls 0 Angels
    When it resolves
    Then Angel is a 4/4
    And Angel has flying
    And Angel is white

  @timespiral @m11 @today
  Scenario: a Goblin dies for all that are red then, on both sides, and none that come later
    Given this card:
      """
      Goblin Soothsayer {R}
      Creature — Goblin Shaman
      {R}, {T}, Sacrifice a Goblin: Red creatures get +1/+1 until end of turn.
      1/1
      """
    And Bob controls Goblin Soothsayer, Goblin Piker, Gray Ogre and 2 Mountains
    And Bob holds Mons's Goblin Raiders
    And Sue controls Hill Giant and Grizzly Bears
    When Bob activates Goblin Soothsayer by sacrificing Goblin Piker
    And it resolves
    Then Goblin Soothsayer is a 2/2
    And Gray Ogre is a 3/3
    And Hill Giant is a 4/4
    And Grizzly Bears is a 2/2
    When Bob casts Mons's Goblin Raiders
    And it resolves
    Then Mons's Goblin Raiders is a 1/1

  @timespiral @m11 @today
  Scenario: a counter moves, and the Spike that gave its last is gone
    Given this card:
      """
      Spike Worker {2}{G}
      Creature — Spike
      Spike Worker comes into play with two +1/+1 counters on it.
      {2}, Remove a +1/+1 counter from Spike Worker: Put a +1/+1 counter on target creature.
      0/0
      """
    And Bob controls Grizzly Bears and 7 Forests
    And Bob holds Spike Worker
    When Bob casts Spike Worker
    And it resolves
    Then Spike Worker is a 2/2
    When Bob activates Spike Worker targeting Grizzly Bears
    And Bob activates Spike Worker targeting Grizzly Bears
    Then Spike Worker is in Bob's graveyard
    When everything resolves
    Then Grizzly Bears is a 4/4

  @timespiral @m11 @today
  Scenario: bought back it stays, otherwise it is spent
    Given this card:
      """
      Lab Rats {B}
      Sorcery
      Buyback {4}
      Put a 1/1 black Rat creature token into play.
      """
    And Bob controls 6 Swamps
    And Bob holds Lab Rats
    When Bob casts Lab Rats with buyback
    And it resolves
    Then Lab Rats is in Bob's hand
    And Bob controls 1 Rat
    When Bob casts Lab Rats
    And it resolves
    Then Lab Rats is in Bob's graveyard
    And Bob controls 2 Rats

  @timespiral @m11 @today
  Scenario: all of its kind run things over, and do not any more when it is gone
    Given this card:
      """
      Thicket Crasher {3}{G}
      Creature — Elemental Rhino
      Trample
      Other Elementals you control have trample.
      4/3
      """
    And Bob controls Thicket Crasher and Fire Elemental
    And Sue controls Earth Elemental, Grizzly Bears and Mountain
    And Sue holds Lightning Bolt
    Then Fire Elemental has trample
    And Earth Elemental does not have trample
    When Bob attacks with Fire Elemental
    And Sue blocks Fire Elemental with Grizzly Bears
    And Sue casts Lightning Bolt targeting Thicket Crasher
    And it resolves
    And combat damage is dealt
    Then Sue has 20 life
    And Grizzly Bears is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: it may give itself up, and each artifact that comes readies it
    Given this card:
      """
      Grinding Station {2}
      Artifact
      {T}, Sacrifice an artifact: Target player mills three cards.
      Whenever an artifact comes into play, you may untap Grinding Station.
      """
    And Bob controls Grinding Station and Sol Ring
    And Bob holds Ornithopter
    When Bob activates Grinding Station targeting Sue by sacrificing Sol Ring
    And it resolves
    Then Sue has 3 cards in the graveyard
    And Bob cannot activate Grinding Station targeting Sue
    When Bob casts Ornithopter
    And it resolves
    And it resolves
    And Bob uses the effect of Grinding Station
    Then Grinding Station is untapped
    When Bob activates Grinding Station targeting Sue by sacrificing Grinding Station
    And it resolves
    Then Sue has 6 cards in the graveyard

  @timespiral @m11 @today
  Scenario: it comes while the other attacks and blocks at once
    Given this card:
      """
      Living Tempest {4}{U}
      Creature — Elemental
      Flash
      Flying
      3/3
      """
    And Bob controls 5 Islands
    And Bob holds Living Tempest
    And Sue controls Wild Griffin
    When it is Sue's main phase
    And Sue attacks with Wild Griffin
    And Bob casts Living Tempest
    And it resolves
    And Bob blocks Wild Griffin with Living Tempest
    And combat damage is dealt
    Then Wild Griffin is in Sue's graveyard
    And Living Tempest is in play

  @timespiral @m11 @today
  Scenario: only an attacker, and only what it deals in the fight
    Given this card:
      """
      Warning {W}
      Instant
      Prevent all combat damage that would be dealt by target attacking creature this turn.
      """
    And Bob controls Plains and Grizzly Bears
    And Bob holds Warning
    And Sue controls Craw Wurm and Hill Giant
    When it is Sue's main phase
    And Sue attacks with Craw Wurm
    Then Bob cannot cast Warning targeting Hill Giant
    When Bob casts Warning targeting Craw Wurm
    And it resolves
    And Bob blocks Craw Wurm with Grizzly Bears
    And combat damage is dealt
    Then Grizzly Bears is in play
    And Craw Wurm has 2 damage

  @timespiral @m11 @today
  Scenario: each for the own Swamps, whatever else they are
    Given this card:
      """
      Stern Judge {2}{W}
      Creature — Human Cleric
      {T}: Each player loses 1 life for each Swamp they control.
      2/2
      """
    And Bob controls Stern Judge and Swamp
    And Sue controls 2 Swamps, Overgrown Tomb and Forest
    When Bob activates Stern Judge
    And it resolves
    Then Bob has 19 life
    And Sue has 17 life

  @timespiral @m11 @today
  Scenario: in the fight on the turn that it comes
    Given this card:
      """
      Goblin Chariot {2}{R}
      Creature — Goblin Warrior
      Haste
      2/2
      """
    And Bob controls 6 Mountains
    And Bob holds Goblin Chariot and Gray Ogre
    When Bob casts Goblin Chariot
    And it resolves
    And Bob casts Gray Ogre
    And it resolves
    Then Bob cannot attack with Gray Ogre
    When Bob attacks with Goblin Chariot
    And combat damage is dealt
    Then Sue has 18 life

  @timespiral @m11 @today
  Scenario: three colors at once for the Golem, without anybody answering
    Given this card:
      """
      Treva's Attendant {5}
      Artifact Creature — Golem
      {1}, Sacrifice Treva's Attendant: Add {G}{W}{U}.
      3/3
      """
    And Bob controls Treva's Attendant and Mountain
    And Bob holds Meddling Mage
    Then Bob may cast Meddling Mage
    When Bob taps Treva's Attendant for mana
    Then Bob has {G}{W}{U}
    And Treva's Attendant is in Bob's graveyard
    And Mountain is tapped

  @timespiral @m11 @today
  Scenario: two abilities and one tap for both
    Given this card:
      """
      Jund Battlemage {2}{R}
      Creature — Human Shaman
      {B}, {T}: Target player loses 1 life.
      {G}, {T}: Put a 1/1 green Saproling creature token into play.
      2/2
      """
    And Bob controls Jund Battlemage, Swamp and Forest
    When Bob activates the second ability of Jund Battlemage
    And it resolves
    Then Bob controls 1 Saproling
    And Bob cannot activate the first ability of Jund Battlemage targeting Sue
    When it is Bob's next main phase
    And Bob activates the first ability of Jund Battlemage targeting Sue
    And it resolves
    Then Sue has 19 life

  @timespiral @m11 @today
  Scenario: five damage to a player, not to a creature
    Given this card:
      """
      Lava Axe {4}{R}
      Sorcery
      Lava Axe deals 5 damage to target player.
      """
    And Bob controls 5 Mountains
    And Bob holds Lava Axe
    And Sue controls Hill Giant
    And Sue has 5 life
    Then Bob cannot cast Lava Axe targeting Hill Giant
    When Bob casts Lava Axe targeting Sue
    And it resolves
    Then Sue loses the game

  @timespiral @m11 @today
  Scenario: three damage or one, and no more
    Given this card:
      """
      Cliffhaven Sell-Sword {1}{W}
      Creature — Kor Warrior
      3/1
      """
    And Bob controls Cliffhaven Sell-Sword and Plains
    And Bob holds Holy Strength
    And Sue controls Pikemen
    When Bob casts Holy Strength targeting Cliffhaven Sell-Sword
    And it resolves
    And Bob attacks with Cliffhaven Sell-Sword
    And Sue blocks Cliffhaven Sell-Sword with Pikemen
    And combat damage is dealt
    Then Pikemen is in Sue's graveyard
    And Cliffhaven Sell-Sword has 1 damage

  @timespiral @m11 @today
  Scenario: a Spirit or something Arcane, and a creature turns or is readied
    Given this card:
      """
      Teller of Tales {3}{U}{U}
      Creature — Spirit
      Flying
      Whenever you cast a Spirit or Arcane spell, you may tap or untap target creature.
      3/3
      """
    And this card:
      """
      Quiet Rite {U}
      Instant — Arcane
      You gain 1 life.
      """
    And Bob controls Teller of Tales, Swamp and Island
    And Bob holds Quiet Rite and Will-o'-the-Wisp
    And Sue controls Hill Giant
    When Bob casts Quiet Rite
    And Bob targets Hill Giant
    And it resolves
    And Bob uses the effect of Teller of Tales
    And Bob chooses tap
    Then Hill Giant is tapped
    When it resolves
    And Bob casts Will-o'-the-Wisp
    And Bob targets Hill Giant
    And it resolves
    And Bob uses the effect of Teller of Tales
    And Bob chooses untap
    Then Hill Giant is untapped

  @today
  Scenario: an enchantment that fights, and falls to what falls enchantments
    Given this card:
      """
      Hand of Enlightenment
      Enchantment Creature — Human Monk
      First strike
      2/2
      """
    And Bob controls Hand of Enlightenment and Hill Giant
    And Sue controls Grizzly Bears and 2 Plains
    And Sue holds Disenchant
    When Bob attacks with Hand of Enlightenment
    And Sue blocks Hand of Enlightenment with Grizzly Bears
    And combat damage is dealt
    Then Grizzly Bears is in Sue's graveyard
    And Hand of Enlightenment is in play
    And Sue may cast Disenchant targeting Hand of Enlightenment
    And Sue cannot cast Disenchant targeting Hill Giant

  @timespiral @m11 @today
  Scenario: it holds the ground against four damage in two portions
    Given this card:
      """
      Great-Horn Krushok {4}{W}
      Creature — Beast
      3/5
      """
    And Bob controls Great-Horn Krushok
    And Sue controls Grizzly Bears, Gray Ogre and Mountain
    And Sue holds Shock
    When Bob attacks with Great-Horn Krushok
    And Sue blocks Great-Horn Krushok with Grizzly Bears
    And combat damage is dealt
    And Sue casts Shock targeting Great-Horn Krushok
    And it resolves
    Then Great-Horn Krushok has 4 damage
    And Great-Horn Krushok is in play

  @timespiral @m11 @today
  Scenario: two bodies for one card
    Given this card:
      """
      Oltec Cloud Guard {3}{W}
      Creature — Human Soldier
      Flying
      When Oltec Cloud Guard comes into play, put a 1/1 colorless Gnome artifact creature token into play.
      3/2
      """
    And Bob controls 4 Plains
    And Bob holds Oltec Cloud Guard
    And Sue controls Plains#5 and Plains#6
    And Sue holds Disenchant
    When Bob casts Oltec Cloud Guard
    And everything resolves
    Then Gnome is a 1/1
    And Gnome is colorless
    And Gnome is an artifact
    And Sue may cast Disenchant targeting Gnome
    And Gnome does not have flying

  @m11 @today
  Scenario: the bite of the own creature and a poison counter; nothing bites without its target
    Given this card:
      """
      Infectious Bite {1}{G}
      Instant
      Target creature you control deals damage equal to its power to target creature you don't control. Each opponent gets a poison counter.
      """
    And Bob controls Hill Giant and 4 Forests
    And Bob holds Infectious Bite and Infectious Bite#2
    And Sue controls Grizzly Bears, Gray Ogre and Island
    And Sue holds Unsummon
    When Bob casts Infectious Bite targeting Hill Giant and Grizzly Bears
    And it resolves
    Then Grizzly Bears is in Sue's graveyard
    And Sue has 1 poison counter
    When Bob casts Infectious Bite#2 targeting Hill Giant and Gray Ogre
    And Sue casts Unsummon targeting Hill Giant
    And everything resolves
    Then Gray Ogre is in play
    And Sue has 2 poison counters

  @timespiral @m11 @today
  Scenario: an artifact for one mana
    Given this card:
      """
      Smelt {R}
      Instant
      Destroy target artifact.
      """
    And Bob controls Mountain
    And Bob holds Smelt
    And Sue controls Clay Statue, 2 Swamps and Hill Giant
    Then Bob cannot cast Smelt targeting Hill Giant
    When Bob casts Smelt targeting Clay Statue
    And Sue activates Clay Statue
    And it resolves
    And it resolves
    Then Clay Statue is in play
    And Clay Statue is tapped

  @timespiral @m11 @today
  Scenario: what it is dealt it deals on, even as it dies
    Given this card:
      """
      Klement {1}{R}{W}
      Legendary Creature — Tiefling Cleric
      Double strike
      Whenever Klement is dealt damage, it deals that much damage to any target.
      2/3
      """
    And Bob controls Klement and Mountain
    And Bob holds Shock
    And Sue controls Hill Giant
    When Bob casts Shock targeting Klement
    And it resolves
    And Bob targets Sue
    And everything resolves
    Then Sue has 18 life
    When it is Bob's next main phase
    And Bob attacks with Klement
    And Sue blocks Klement with Hill Giant
    And first-strike damage is dealt
    Then Hill Giant has 2 damage
    When combat damage is dealt
    And Bob targets Sue
    And everything resolves
    Then Klement is in Bob's graveyard
    And Hill Giant is in Sue's graveyard
    And Sue has 15 life

  @timespiral @m11 @today
  Scenario: both lose a card of their libraries
    Given this card:
      """
      Eye Collector {B}
      Creature — Faerie
      Flying
      Whenever Eye Collector deals combat damage to a player, each player mills a card.
      1/1
      """
    And Bob controls Eye Collector
    And Bob's library has 5 cards
    And Sue's library has 5 cards
    When Bob attacks with Eye Collector
    And combat damage is dealt
    And everything resolves
    Then Bob has 1 card in the graveyard
    And Sue has 1 card in the graveyard
    And Sue has 4 cards in the library

  @timespiral @m11 @today
  Scenario: a land for a basic land, tapped
    Given this card:
      """
      Evolving Wilds
      Land
      {T}, Sacrifice Evolving Wilds: Search your library for a basic land card, put it into play tapped, then shuffle.
      """
    And Bob controls Forest
    And Bob holds Evolving Wilds
    And Bob's library has 5 cards
    And Island and Tundra are on top of Bob's library
    When Bob plays Evolving Wilds
    And Bob activates Evolving Wilds
    Then Evolving Wilds is in Bob's graveyard
    When it resolves
    And Bob finds Island
    Then Island is in play
    And Island is tapped
    And Tundra is in Bob's library
