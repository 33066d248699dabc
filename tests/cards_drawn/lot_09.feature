Feature: Drawn cards, the ninth thirty

  @timespiral @m11 @today
  Scenario: a green creature makes any land a Forest for good
    Given this card:
      """
      Thelonite Monk {2}{G}{G}
      Creature — Insect Monk Cleric
      {T}, Sacrifice a green creature: Target land becomes a Forest.
      1/2
      """
    And Bob controls Thelonite Monk and Grizzly Bears
    And Sue controls Island
    When Bob activates Thelonite Monk targeting Island by sacrificing Grizzly Bears
    And it resolves
    Then Island taps for {G}
    And Island does not tap for {U}
    When it is Bob's next main phase
    Then Island taps for {G}

  @timespiral @m11 @today
  Scenario: three life in every upkeep
    Given this card:
      """
      Celestial Force {5}{W}{W}{W}
      Creature — Elemental
      At the beginning of each upkeep, you gain 3 life.
      7/7
      """
    And Bob controls Celestial Force
    When it is Sue's upkeep
    And everything resolves
    Then Bob has 23 life
    When it is Bob's upkeep
    And everything resolves
    Then Bob has 26 life
    And Sue has 20 life

  @timespiral @m11 @today
  Scenario: its death puts a creature on top, and it may come back instead of a card
    Given this card:
      """
      Golgari Thug {1}{B}
      Creature — Human Warrior
      When Golgari Thug dies, put target creature card from your graveyard on top of your library.
      Dredge 4
      1/1
      """
    And Bob controls Golgari Thug
    And Grizzly Bears is in Bob's graveyard
    And Sue controls Mountain
    And Sue holds Shock
    When Sue casts Shock targeting Golgari Thug
    And it resolves
    And Bob targets Grizzly Bears
    And everything resolves
    Then Grizzly Bears is on the top of Bob's library

  @timespiral @m11 @today
  Scenario: a card for its death
    Given this card:
      """
      Buzz Bots {1}{U}
      Artifact Creature — Robot Insect
      Flying, vigilance
      When Buzz Bots dies, draw a card.
      1/1
      """
    And Bob controls Buzz Bots
    And Sue controls Mountain and Grizzly Bears
    And Sue holds Shock
    When Bob attacks with Buzz Bots
    Then Buzz Bots is untapped
    And Sue cannot block Buzz Bots with Grizzly Bears
    When Sue casts Shock targeting Buzz Bots
    And everything resolves
    Then Bob has 1 card in hand

  @timespiral @m11 @today
  Scenario: it hurts its player once the Zombies are gone, everybody's
    Given this card:
      """
      Sarcomancy {B}
      Enchantment
      When Sarcomancy comes into play, put a 2/2 black Zombie creature token into play.
      At the beginning of your upkeep, if there are no Zombies in play, Sarcomancy deals 1 damage to you.
      """
    And Bob controls Sarcomancy
    And Sue controls Scathe Zombies and Mountain
    And Sue holds Shock
    When it is Bob's next upkeep
    And everything resolves
    Then Bob has 20 life
    When Sue casts Shock targeting Scathe Zombies
    And it resolves
    And it is Bob's next upkeep
    And everything resolves
    Then Bob has 19 life

  @timespiral @m11 @today
  Scenario: three and three on whatever creature
    Given this card:
      """
      Hardened-Scale Armor {2}{G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +3/+3.
      """
    And Bob controls 3 Forests
    And Bob holds Hardened-Scale Armor
    And Sue controls Grizzly Bears
    When Bob casts Hardened-Scale Armor targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 5/5
    And Sue controls Grizzly Bears

  @timespiral @m11 @today
  Scenario: seven life for whom one will
    Given this card:
      """
      Heroes' Reunion {G}{W}
      Instant
      Target player gains 7 life.
      """
    And Bob controls Forest and Plains
    And Bob holds Heroes' Reunion
    When Bob casts Heroes' Reunion targeting Sue
    And it resolves
    Then Sue has 27 life
    And Bob has 20 life

  @timespiral @m11 @today
  Scenario: two power for an attack, its own or another's
    Given this card:
      """
      Daybreak Charger {1}{W}
      Creature — Unicorn
      When Daybreak Charger comes into play, target creature gets +2/+0 until end of turn.
      3/1
      """
    And Bob controls 2 Plains and Grizzly Bears
    And Bob holds Daybreak Charger
    When Bob casts Daybreak Charger
    And it resolves
    And Bob targets Grizzly Bears
    And it resolves
    And Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Sue has 16 life

  @timespiral @m11 @today
  Scenario: an Angel with every attack, that does not attack yet
    Given this card:
      """
      Moonsilver Spear {4}
      Artifact — Equipment
      Equipped creature has first strike.
      Whenever equipped creature attacks, put a 4/4 white Angel creature token with flying into play.
      Equip {4}
      """
    And Bob controls Grizzly Bears and Moonsilver Spear on Grizzly Bears
    When Bob attacks with Grizzly Bears
    And everything resolves
    Then Angel is a 4/4
    And Angel is not attacking
    When combat damage is dealt
    Then Sue has 18 life

  @timespiral @m11 @today
  Scenario: counters are its size and its shots
    Given this card:
      """
      Walking Ballista {X}{X}
      Artifact Creature — Construct
      Walking Ballista comes into play with X +1/+1 counters on it.
      {4}: Put a +1/+1 counter on Walking Ballista.
      Remove a +1/+1 counter from Walking Ballista: It deals 1 damage to any target.
      0/0
      """
    And Bob controls 4 Plains
    And Bob holds Walking Ballista
    When Bob casts Walking Ballista with X = 2
    And it resolves
    Then Walking Ballista is a 2/2
    When Bob activates the second ability of Walking Ballista targeting Sue
    And Bob activates the second ability of Walking Ballista targeting Sue
    Then Walking Ballista is in Bob's graveyard
    When everything resolves
    Then Sue has 18 life

  @timespiral @m11 @today
  Scenario: tapped at first, then one of three colors
    Given this card:
      """
      Opulent Palace
      Land
      Opulent Palace comes into play tapped.
      {T}: Add {B}, {G}, or {U}.
      """
    And Bob holds Opulent Palace
    When Bob plays Opulent Palace
    Then Opulent Palace is tapped
    When it is Bob's next main phase
    Then Opulent Palace taps for {G}
    And Opulent Palace does not tap for {W}

  @timespiral @m11 @today
  Scenario: X for the life and X of the hand
    Given this card:
      """
      Rakdos's Return {X}{B}{R}
      Sorcery
      Rakdos's Return deals X damage to target opponent. That player discards X cards.
      """
    And Bob controls 4 Swamps and Mountain
    And Bob holds Rakdos's Return
    And Sue holds 3 Forests
    When Bob casts Rakdos's Return with X = 3 targeting Sue
    And it resolves
    Then Sue has 17 life
    And Sue has 0 cards in hand

  @timespiral @m11 @today
  Scenario: with the seventh land it grows at once
    Given this card:
      """
      Gigantoad {3}{G}
      Creature — Frog
      As long as you control seven or more lands, Gigantoad gets +2/+2.
      4/4
      """
    And Bob controls Gigantoad and 6 Forests
    And Bob holds Island
    Then Gigantoad is a 4/4
    When Bob plays Island
    Then Gigantoad is a 6/6

  @timespiral @m11 @today
  Scenario: it returns a spell and is itself gone for good
    Given this card:
      """
      Flood of Recollection {U}{U}
      Sorcery
      Return target instant or sorcery card from your graveyard to your hand. Exile Flood of Recollection.
      """
    And Bob controls 2 Islands
    And Bob holds Flood of Recollection
    And Shock and Grizzly Bears are in Bob's graveyard
    Then Bob cannot cast Flood of Recollection targeting Grizzly Bears
    When Bob casts Flood of Recollection targeting Shock
    And it resolves
    Then Shock is in Bob's hand
    And Flood of Recollection is removed from the game

  @timespiral @m11 @today
  Scenario: one more than the chosen opponent's creatures, as they come and go
    Given this card:
      """
      Lost Order of Jarkeld {2}{W}{W}
      Creature — Human Knight
      As Lost Order of Jarkeld comes into play, choose an opponent.
      Lost Order of Jarkeld's power and toughness are each equal to 1 plus the number of creatures the chosen player controls.
      1+*/1+*
      """
    And Bob controls 5 Plains and Mountain
    And Bob holds Lost Order of Jarkeld and Shock
    And Sue controls Hill Giant and Grizzly Bears
    When Bob casts Lost Order of Jarkeld
    And it resolves
    Then Lost Order of Jarkeld is a 3/3
    When Bob casts Shock targeting Grizzly Bears
    And it resolves
    Then Lost Order of Jarkeld is a 2/2

  @timespiral @m11 @today
  Scenario: small enough to die, whatever protects it from destruction
    Given this card:
      """
      Eyes of the Beholder {4}{B}{B}
      Instant
      Target creature gets -11/-11 until end of turn.
      """
    And Bob controls 6 Swamps
    And Bob holds Eyes of the Beholder
    And Sue controls Darksteel Colossus and Darksteel Gargoyle
    When Bob casts Eyes of the Beholder targeting Darksteel Gargoyle
    And it resolves
    Then Darksteel Gargoyle is in Sue's graveyard

  @m11 @today
  Scenario: either color pays, and the opponent cannot aim at it
    Given this card:
      """
      Slippery Bogle {G/U}
      Creature — Beast
      Hexproof
      1/1
      """
    And Bob controls Island and Forest
    And Bob holds Slippery Bogle and Giant Growth
    And Sue controls Mountain
    And Sue holds Shock
    When Bob casts Slippery Bogle
    And it resolves
    Then Sue cannot cast Shock targeting Slippery Bogle
    And Slippery Bogle is green
    And Slippery Bogle is blue

  @timespiral @m11 @today
  Scenario: a land serves twice
    Given this card:
      """
      Juniper Order Druid {2}{G}
      Creature — Human Cleric Druid
      {T}: Untap target land.
      1/1
      """
    And Bob controls Juniper Order Druid and Forest
    And Forest is tapped
    When Bob activates Juniper Order Druid targeting Forest
    And it resolves
    Then Forest is untapped
    And Juniper Order Druid is tapped

  @timespiral @m11 @today
  Scenario: all come down to the lowest
    Given this card:
      """
      Repay in Kind {5}{B}{B}
      Sorcery
      Each player's life total becomes the lowest life total among all players.
      """
    And Bob controls 7 Swamps
    And Bob holds Repay in Kind
    And Bob has 4 life
    When Bob casts Repay in Kind
    And it resolves
    Then Sue has 4 life
    And Bob has 4 life

  @timespiral @m11 @today
  Scenario: colored mana costs mana
    Given this card:
      """
      Aysen Abbey
      Land
      {T}: Add {C}.
      {1}, {T}: Add {W}.
      {2}, {T}: Add {G} or {U}.
      """
    And Bob controls Aysen Abbey and Mountain
    And Bob holds Healing Salve and Giant Growth
    And Sue controls Grizzly Bears
    Then Bob may cast Healing Salve with mode 1 targeting Bob
    And Bob cannot cast Giant Growth targeting Grizzly Bears

  @timespiral @m11 @today
  Scenario: it takes the big one, for one mana when it is discarded
    Given this card:
      """
      Big Game Hunter {1}{B}{B}
      Creature — Human Rebel Assassin
      When Big Game Hunter comes into play, destroy target creature with power 4 or greater. It can't be regenerated.
      Madness {B}
      1/1
      """
    And Bob controls 3 Swamps
    And Bob holds Big Game Hunter
    And Sue controls Craw Wurm and Hill Giant
    When Bob casts Big Game Hunter
    And everything resolves
    Then Craw Wurm is in Sue's graveyard
    And Hill Giant is in play

  @timespiral @m11 @today
  Scenario: verses grow until they are needed
    Given this card:
      """
      War Dance {G}
      Enchantment
      At the beginning of your upkeep, you may put a verse counter on War Dance.
      Sacrifice War Dance: Target creature gets +X/+X until end of turn, where X is the number of verse counters on War Dance.
      """
    And Bob controls War Dance and Grizzly Bears
    And War Dance has 2 verse counters
    When it is Bob's next upkeep
    And it resolves
    And Bob uses the effect of War Dance
    Then War Dance has 3 verse counters
    When Bob activates War Dance targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 5/5

  @timespiral @m11
  Scenario: the Ram goes in a band, and the wall that stops it breaks
    Given Bob controls Battering Ram and Grizzly Bears
    And Sue controls Wall of Stone
    When Bob attacks with Battering Ram and Grizzly Bears in a band
    And Sue blocks Battering Ram with Wall of Stone
    And everything resolves
    And combat damage is dealt
    And the attack ends
    And everything resolves
    Then Wall of Stone is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: only the others that defend stand firmer
    Given this card:
      """
      Stalwart Shield-Bearers {1}{W}
      Creature — Human Soldier
      Defender
      Other creatures you control with defender get +0/+2.
      0/3
      """
    And Bob controls Stalwart Shield-Bearers, Wall of Wood and Grizzly Bears
    And Sue controls Wall of Fire
    Then Wall of Wood is a 0/5
    And Stalwart Shield-Bearers is a 0/3
    And Grizzly Bears is a 2/2
    And Wall of Fire is a 0/5

  @timespiral @m11 @today
  Scenario: mana makes it larger
    Given this card:
      """
      Augmenting Automaton {1}
      Artifact Creature — Construct
      {1}{B}: Augmenting Automaton gets +1/+1 until end of turn.
      1/1
      """
    And Bob controls Augmenting Automaton and 4 Swamps
    When Bob activates Augmenting Automaton
    And Bob activates Augmenting Automaton
    And everything resolves
    Then Augmenting Automaton is a 3/3
    And Bob cannot activate Augmenting Automaton

  @timespiral @m11 @today
  Scenario: who blocks the bearer is burned all the same
    Given this card:
      """
      Tormentor's Helm {R}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Whenever equipped creature becomes blocked, it deals 1 damage to defending player.
      Equip {1}
      """
    And Bob controls Grizzly Bears and Tormentor's Helm on Grizzly Bears
    And Sue controls Wall of Stone
    When Bob attacks with Grizzly Bears
    And Sue blocks Grizzly Bears with Wall of Stone
    And everything resolves
    Then Sue has 19 life
    And Grizzly Bears is a 3/3

  @timespiral @m11 @today
  Scenario: a creature changes sides for a turn, ready to fight
    Given this card:
      """
      Captivating Crew {3}{R}
      Creature — Human Pirate
      {3}{R}: Gain control of target creature an opponent controls until end of turn. Untap that creature. It gains haste until end of turn. Activate only as a sorcery.
      4/3
      """
    And Bob controls Captivating Crew and 4 Mountains
    And Sue controls Hill Giant
    And Hill Giant is tapped
    When Bob activates Captivating Crew targeting Hill Giant
    And it resolves
    And Bob attacks with Hill Giant
    And combat damage is dealt
    Then Sue has 17 life
    When the turn ends
    Then Sue controls Hill Giant

  @timespiral @m11 @today
  Scenario: two lands for its life
    Given this card:
      """
      Burnished Hart {3}
      Artifact Creature — Elk
      {3}, Sacrifice Burnished Hart: Search your library for up to two basic land cards, put them into play tapped, then shuffle.
      2/2
      """
    And Bob controls Burnished Hart and 3 Islands
    And Forest, Swamp and Tundra are on top of Bob's library
    When Bob activates Burnished Hart
    And it resolves
    And Bob finds Forest
    And Bob finds Swamp
    Then Forest is in play
    And Forest is tapped
    And Swamp is tapped

  @timespiral @m11 @today
  Scenario: two damage first
    Given this card:
      """
      Land Leeches {1}{G}{G}
      Creature — Leech
      First strike
      2/2
      """
    And Bob controls Land Leeches
    And Sue controls Grizzly Bears
    When Bob attacks with Land Leeches
    And Sue blocks Land Leeches with Grizzly Bears
    And combat damage is dealt
    Then Grizzly Bears is in Sue's graveyard
    And Land Leeches has 0 damage

  @timespiral @m11 @today
  Scenario: its death leaves a counter on another of the own
    Given this card:
      """
      Guul Draz Mucklord {2}{B}
      Creature — Crocodile
      When Guul Draz Mucklord dies, put a +1/+1 counter on target creature you control.
      2/3
      """
    And Bob controls Guul Draz Mucklord and Grizzly Bears
    And Sue controls Mountain and Hill Giant
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Guul Draz Mucklord
    And everything resolves
    Then Grizzly Bears is a 3/3
    And Hill Giant is a 3/3
