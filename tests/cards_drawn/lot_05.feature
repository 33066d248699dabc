Feature: Drawn cards, the fifth thirty

  @timespiral @m11 @today
  Scenario: the bearer flies and strikes first
    Given this card:
      """
      Bladed Pinions {2}
      Artifact — Equipment
      Equipped creature has flying and first strike.
      Equip {2}
      """
    And Bob controls Bladed Pinions, Goblin Piker, Hill Giant and 2 Mountains
    And Bladed Pinions is on Hill Giant
    And Sue controls Serra Angel and Grizzly Bears
    When Bob equips Goblin Piker with Bladed Pinions
    And it resolves
    Then Hill Giant does not have flying
    When Bob attacks with Goblin Piker
    Then Sue cannot block Goblin Piker with Grizzly Bears
    When Sue blocks Goblin Piker with Serra Angel
    And first-strike damage is dealt
    Then Serra Angel has 2 damage
    And Goblin Piker is in play

  @timespiral @m11 @today
  Scenario: each spell lays an egg, and an egg that breaks takes something with it
    Given this card:
      """
      Robot Chicken {4}
      Artifact Creature — Chicken Construct
      Whenever you cast a spell, put a 0/1 colorless Egg artifact creature token into play.
      Whenever an Egg you control is put into a graveyard from play, destroy target artifact or creature.
      2/2
      """
    And Bob controls Robot Chicken, Mountain and Forest
    And Bob holds Shock and Giant Growth
    And Sue controls Hill Giant and Island
    And Sue holds Ponder
    When Bob casts Giant Growth targeting Robot Chicken
    And everything resolves
    Then Bob controls 1 Egg
    And Egg is a 0/1
    When Bob casts Shock targeting Egg
    Then Bob controls 1 Egg
    When it resolves
    Then Bob controls 2 Eggs
    When it resolves
    And Bob targets Hill Giant
    And everything resolves
    Then Hill Giant is in Sue's graveyard
    And Bob controls 1 Egg

  @timespiral @m11 @today
  Scenario: each other creature that dies burns a player, its own death does not
    Given this card:
      """
      Rage Thrower {5}{R}
      Creature — Human Shaman
      Whenever another creature dies, Rage Thrower deals 2 damage to target player.
      4/2
      """
    And Bob controls Rage Thrower, Gray Ogre and 2 Mountains
    And Bob holds Pyroclasm
    And Sue controls Grizzly Bears
    When Bob casts Pyroclasm
    And it resolves
    And Bob targets Sue
    And Bob targets Sue
    And everything resolves
    Then Rage Thrower is in Bob's graveyard
    And Sue has 16 life
    And Bob has 20 life

  @timespiral @m11 @today
  Scenario: it attacks without tapping, stops a flier, and what is left tramples through
    Given this card:
      """
      Iron Giant {7}
      Artifact Creature — Demon
      Vigilance, reach, trample
      6/6
      """
    And Bob controls Iron Giant
    And Sue controls Grizzly Bears and Air Elemental
    When Bob attacks with Iron Giant
    And Sue blocks Iron Giant with Grizzly Bears
    And Bob assigns 2 damage from Iron Giant to Grizzly Bears and 4 to Sue
    And combat damage is dealt
    Then Sue has 16 life
    And Iron Giant is untapped
    When it is Sue's main phase
    And Sue attacks with Air Elemental
    And Bob blocks Air Elemental with Iron Giant
    And combat damage is dealt
    Then Air Elemental is in Sue's graveyard
    And Iron Giant has 4 damage

  @timespiral @m11 @today
  Scenario: the moat is for both sides, and what already attacks goes on
    Given this card:
      """
      Magus of the Moat {2}{W}{W}
      Creature — Human Wizard
      Creatures without flying can't attack.
      0/3
      """
    And Bob controls Magus of the Moat, Serra Angel and Grizzly Bears
    And Sue controls Hill Giant and Mountain
    And Sue holds Lightning Bolt
    Then Bob cannot attack with Grizzly Bears
    When Bob attacks with Serra Angel
    And combat damage is dealt
    Then Sue has 16 life
    When it is Sue's main phase
    Then Sue cannot attack with Hill Giant
    When Sue casts Lightning Bolt targeting Magus of the Moat
    And it resolves
    And Sue attacks with Hill Giant
    And combat damage is dealt
    Then Bob has 17 life

  @timespiral @m11 @today
  Scenario: the color is chosen as it comes, and it blocks what flies
    Given this card:
      """
      Silhana Starfletcher {2}{G}
      Creature — Elf Druid Archer
      Reach
      As Silhana Starfletcher comes into play, choose a color.
      {T}: Add one mana of the chosen color.
      1/3
      """
    And Bob controls 3 Forests
    And Bob holds Silhana Starfletcher and Unsummon
    And Sue controls Scryb Sprites
    When Bob casts Silhana Starfletcher
    And it resolves
    And Bob chooses blue
    Then Bob cannot cast Unsummon targeting Scryb Sprites
    When it is Sue's main phase
    And Sue attacks with Scryb Sprites
    And Bob blocks Scryb Sprites with Silhana Starfletcher
    And combat damage is dealt
    Then Scryb Sprites is in Sue's graveyard
    When it is Bob's main phase
    And Bob taps Silhana Starfletcher for mana
    Then Bob has {U}

  @timespiral @m11 @today
  Scenario: black is all that it is
    Given this card:
      """
      Muck Rats {B}
      Creature — Rat
      1/1
      """
    And Bob controls Muck Rats, Bad Moon and Swamp
    And Bob holds Terror
    And Sue controls White Knight
    Then Muck Rats is a 2/2
    And Muck Rats is black
    When Bob attacks with Muck Rats
    Then Sue may block Muck Rats with White Knight
    When Sue blocks Muck Rats with White Knight
    And combat damage is dealt
    Then Muck Rats is in Bob's graveyard
    And White Knight is in play

  @timespiral @m11 @today
  Scenario: what is given flight can be shot down
    Given this card:
      """
      Predator {5}
      Legendary Artifact
      {2}: Target creature gains flying until end of turn.
      {5}, {T}: Destroy target creature with flying.
      """
    And Bob controls Predator and 7 Islands
    And Sue controls Hill Giant and Serra Angel
    Then Bob cannot activate the second ability of Predator targeting Hill Giant
    And Bob may activate the second ability of Predator targeting Serra Angel
    When Bob activates the first ability of Predator targeting Hill Giant
    And it resolves
    And Bob activates the second ability of Predator targeting Hill Giant
    And it resolves
    Then Hill Giant is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: it is gone as a cost, so it cannot return itself
    Given this card:
      """
      Neurok Replica {3}
      Artifact Creature — Wizard
      {1}{U}, Sacrifice Neurok Replica: Return target creature to its owner's hand.
      1/4
      """
    And Bob controls Neurok Replica and 2 Islands
    And Sue controls Hill Giant
    When it is Sue's main phase
    And Sue attacks with Hill Giant
    And Bob blocks Hill Giant with Neurok Replica
    And Bob activates Neurok Replica targeting Hill Giant
    Then Neurok Replica is in Bob's graveyard
    And Hill Giant is in play
    When it resolves
    Then Hill Giant is in Sue's hand

  @timespiral @m11 @today
  Scenario: an Elf that must wait a turn for its mana
    Given this card:
      """
      Leaf Gilder {1}{G}
      Creature — Elf Druid
      {T}: Add {G}.
      2/1
      """
    And Bob controls Leaf Gilder and Forest
    And Leaf Gilder came under Bob's control this turn
    And Bob holds Elvish Visionary
    Then Bob cannot cast Elvish Visionary
    When it is Bob's next main phase
    Then Bob may cast Elvish Visionary
    When Bob taps Leaf Gilder for mana
    Then Bob has {G}
    And it is Bob's chance to act

  @timespiral @m11 @today
  Scenario: one Graveborn for each other creature that was a card
    Given this card:
      """
      Sek'Kuar {2}{B}{R}{G}
      Legendary Creature — Orc Shaman
      Whenever another nontoken creature you control dies, put a 3/1 black and red Graveborn creature token with haste into play.
      4/3
      """
    And Bob controls Sek'Kuar, Grizzly Bears and 2 Mountains
    And Bob holds Shock and Shock#2
    And Sue controls Gray Ogre
    When Bob casts Shock targeting Grizzly Bears
    And everything resolves
    Then Bob controls 1 Graveborn
    And Graveborn is a 3/1
    And Graveborn is black
    And Graveborn is red
    And Graveborn has haste
    When Bob casts Shock#2 targeting Graveborn
    And everything resolves
    Then Bob controls 0 Graveborns

  @timespiral @m11 @today
  Scenario: a blocker is tapped before it can block, and is a snow permanent that makes no snow mana
    Given this card:
      """
      Squall Drifter {1}{W}
      Snow Creature — Elemental
      Flying
      {W}, {T}: Tap target creature.
      1/1
      """
    And Bob controls Squall Drifter, Grizzly Bears and Plains
    And Sue controls Hill Giant
    Then Squall Drifter has the supertype snow
    When Bob activates Squall Drifter targeting Hill Giant
    And it resolves
    And Bob attacks with Grizzly Bears
    Then Sue cannot block Grizzly Bears with Hill Giant
    And Squall Drifter is tapped

  @timespiral @m11 @today
  Scenario: two mana in time keep the spell, and the other use of the card is a card
    Given this card:
      """
      Miscalculation {1}{U}
      Instant
      Counter target spell unless its controller pays {2}.
      Cycling {2}
      """
    And Bob controls 4 Islands
    And Bob holds Miscalculation and Miscalculation#2
    And Sue controls 5 Mountains
    And Sue holds Hill Giant
    When it is Sue's main phase
    And Sue casts Hill Giant
    And Bob casts Miscalculation targeting Hill Giant
    And everything resolves
    Then Hill Giant is in Sue's graveyard
    When Bob cycles Miscalculation#2
    Then Miscalculation#2 is in Bob's graveyard
    When it resolves
    Then Bob has 1 card in hand

  @timespiral @m11 @today
  Scenario: the life comes only with the kicker
    Given this card:
      """
      Hurloon Battle Hymn {2}{R}
      Instant
      Kicker {W}
      Hurloon Battle Hymn deals 4 damage to target creature. If this spell was kicked, you gain 4 life.
      """
    And Bob controls 6 Mountains and Plains
    And Bob holds Hurloon Battle Hymn and Hurloon Battle Hymn#2
    And Sue controls Hill Giant and Air Elemental
    When Bob casts Hurloon Battle Hymn targeting Hill Giant with kicker
    And it resolves
    Then Hill Giant is in Sue's graveyard
    And Bob has 24 life
    When Bob casts Hurloon Battle Hymn#2 targeting Air Elemental
    And it resolves
    Then Air Elemental is in Sue's graveyard
    And Bob has 24 life

  @timespiral @m11 @today
  Scenario: anybody's artifact makes it large, for this turn
    Given this card:
      """
      Vermiculos {4}{B}
      Creature — Horror
      Whenever an artifact comes into play, Vermiculos gets +4/+4 until end of turn.
      1/1
      """
    And Bob controls Vermiculos
    And Bob holds Ornithopter
    And Sue controls Plains
    And Sue holds Sol Ring
    When Bob casts Ornithopter
    And everything resolves
    Then Vermiculos is a 5/5
    When the turn ends
    And it is Sue's main phase
    Then Vermiculos is a 1/1
    When Sue casts Sol Ring
    And everything resolves
    Then Vermiculos is a 5/5

  @timespiral @m11 @today
  Scenario: here one turn, away the next, without being new
    Given Bob controls Sandbar Crocodile and Holy Strength on Sandbar Crocodile
    When Bob attacks with Sandbar Crocodile
    And combat damage is dealt
    Then Sue has 13 life
    When it is Bob's next main phase
    Then Sandbar Crocodile is phased out
    And Holy Strength is phased out
    When it is Bob's next main phase
    Then Sandbar Crocodile is in play
    And Holy Strength is on Sandbar Crocodile
    And Bob may attack with Sandbar Crocodile

  @timespiral @m11 @today
  Scenario: it shakes what stands on the ground
    Given this card:
      """
      Tremor {R}
      Sorcery
      Tremor deals 1 damage to each creature without flying.
      """
    And Bob controls Mountain and Llanowar Elves
    And Bob holds Tremor
    And Sue controls Scryb Sprites, Grizzly Bears and Mesa Pegasus
    When Bob casts Tremor
    And it resolves
    Then Llanowar Elves is in Bob's graveyard
    And Grizzly Bears has 1 damage
    And Scryb Sprites is in play
    And Mesa Pegasus has 0 damage

  @timespiral @m11 @today
  Scenario: it comes in the middle of the fight and makes a bite deadly
    Given this card:
      """
      Dire Fleet Poisoner {1}{B}
      Creature — Human Pirate
      Flash
      Deathtouch
      When Dire Fleet Poisoner comes into play, target attacking Pirate you control gets +1/+1 and gains deathtouch until end of turn.
      2/2
      """
    And this card:
      """
      Harbor Thug {1}{R}
      Creature — Human Pirate
      1/1
      """
    And Bob controls Harbor Thug and 2 Swamps
    And Bob holds Dire Fleet Poisoner
    And Sue controls Craw Wurm
    When Bob attacks with Harbor Thug
    And Sue blocks Harbor Thug with Craw Wurm
    And Bob casts Dire Fleet Poisoner
    And everything resolves
    Then Harbor Thug is a 2/2
    And Harbor Thug has deathtouch
    When combat damage is dealt
    Then Craw Wurm is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: two more for every creature, whoever casts it, and nothing more for the rest
    Given this card:
      """
      Feroz's Ban {6}
      Artifact
      Creature spells cost {2} more to cast.
      """
    And Bob controls Feroz's Ban and 4 Forests
    And Bob holds Grizzly Bears and Giant Growth
    And Sue controls Forest#5, Forest#6 and Mountain
    And Sue holds Llanowar Elves and Shock
    When Bob casts Grizzly Bears
    Then Bob cannot cast Giant Growth targeting Grizzly Bears
    When it resolves
    Then Grizzly Bears is in play
    When it is Sue's main phase
    Then Sue may cast Shock targeting Bob
    When Sue casts Llanowar Elves
    Then Sue cannot cast Shock targeting Bob

  @timespiral @today
  Scenario: nothing but size
    Given this card:
      """
      Quakestrider Ceratops {3}{G}{G}{G}
      Creature — Dinosaur
      12/8
      """
    And Bob controls Quakestrider Ceratops
    And Sue controls Grizzly Bears and Craw Wurm
    When Bob attacks with Quakestrider Ceratops
    And Sue blocks Quakestrider Ceratops with Grizzly Bears and Craw Wurm
    And Bob assigns 2 damage from Quakestrider Ceratops to Grizzly Bears and 10 to Craw Wurm
    And combat damage is dealt
    Then Quakestrider Ceratops is in Bob's graveyard
    And Craw Wurm is in Sue's graveyard
    And Sue has 20 life

  @timespiral @m11 @today
  Scenario: the cards are counted when it happens, and once
    Given this card:
      """
      Kitsune Loreweaver {1}{W}
      Creature — Fox Cleric
      {1}{W}: Kitsune Loreweaver gets +0/+X until end of turn, where X is the number of cards in your hand.
      2/1
      """
    And Bob controls Kitsune Loreweaver and 5 Plains
    And Bob holds Healing Salve, Holy Day and Forest
    When Bob activates Kitsune Loreweaver
    And it resolves
    Then Kitsune Loreweaver is a 2/4
    When Bob plays Forest
    Then Kitsune Loreweaver is a 2/4
    When Bob activates Kitsune Loreweaver
    And Bob casts Holy Day
    And everything resolves
    Then Kitsune Loreweaver is a 2/5

  @timespiral @m11 @today
  Scenario: one mana, one in the air
    Given this card:
      """
      Lantern Kami {W}
      Creature — Spirit
      Flying
      1/1
      """
    And Bob controls Lantern Kami
    And Sue controls Grizzly Bears and Giant Spider
    When Bob attacks with Lantern Kami
    Then Sue cannot block Lantern Kami with Grizzly Bears
    And Sue may block Lantern Kami with Giant Spider
    When combat damage is dealt
    Then Sue has 19 life

  @m11 @today
  Scenario: either color pays for it, and it makes what is no creature cheaper
    Given this card:
      """
      Iron Lad {2}{U/R}
      Legendary Artifact Creature — Human Hero
      Flying
      Noncreature spells you cast cost {1} less to cast.
      2/2
      """
    And Bob controls 3 Mountains
    And Bob holds Iron Lad, Divination, Goblin Piker and Shock
    And Sue controls Island
    And Sue holds Divination#2
    When Bob casts Iron Lad
    And it resolves
    Then Iron Lad is blue
    And Iron Lad is red
    When it is Bob's next main phase
    Then Bob cannot cast Divination
    And Bob may cast Goblin Piker
    When Bob casts Goblin Piker
    Then Bob may cast Shock targeting Sue
    When Bob casts Shock targeting Sue
    Then Bob has no mana

  @timespiral @m11 @today
  Scenario: four life with the Angel, however it comes
    Given this card:
      """
      Dawning Angel {4}{W}
      Creature — Angel
      Flying
      When Dawning Angel comes into play, you gain 4 life.
      3/2
      """
    And Bob controls 4 Plains
    And Bob holds Resurrection
    And Dawning Angel is in Bob's graveyard
    When Bob casts Resurrection targeting Dawning Angel
    And it resolves
    Then Dawning Angel is in play
    And Bob has 20 life
    When it resolves
    Then Bob has 24 life

  @timespiral @m11 @today
  Scenario: artifacts still block it, and it stays ready
    Given this card:
      """
      Scornful Aether-Lich {3}{U}
      Artifact Creature — Zombie Wizard
      {W}{B}: Scornful Aether-Lich gains fear and vigilance until end of turn.
      2/4
      """
    And Bob controls Scornful Aether-Lich, Plains and Swamp
    And Sue controls Grizzly Bears, Ornithopter and Scathe Zombies
    When Bob activates Scornful Aether-Lich
    And it resolves
    And Bob attacks with Scornful Aether-Lich
    Then Scornful Aether-Lich is untapped
    And Sue cannot block Scornful Aether-Lich with Grizzly Bears
    And Sue may block Scornful Aether-Lich with Ornithopter
    And Sue may block Scornful Aether-Lich with Scathe Zombies

  @timespiral @m11 @today
  Scenario: however the artifact is lost, one blue mana makes a card of it
    Given this card:
      """
      Flight Spellbomb {1}
      Artifact
      {T}, Sacrifice Flight Spellbomb: Target creature gains flying until end of turn.
      When Flight Spellbomb is put into a graveyard from play, you may pay {U}. If you do, draw a card.
      """
    And Bob controls Flight Spellbomb, Grizzly Bears and Island
    And Sue controls Hill Giant
    When Bob activates Flight Spellbomb targeting Grizzly Bears
    And it resolves
    And Bob pays for Flight Spellbomb
    Then Bob has 1 card in hand
    When it resolves
    Then Grizzly Bears has flying
    And Island is tapped

  @timespiral @m11 @today
  Scenario: as much mana as there are Elves, everybody's
    Given this card:
      """
      Wirewood Channeler {3}{G}
      Creature — Elf Druid
      {T}: Add X mana of any one color, where X is the number of Elves in play.
      2/2
      """
    And Bob controls Wirewood Channeler and Elvish Archers
    And Sue controls Llanowar Elves and Grizzly Bears
    When Bob taps Wirewood Channeler for {R}{R}{R}
    Then Bob has {R}{R}{R}

  @timespiral @m11 @today
  Scenario: against one of its kind both die, against a smaller only that
    Given this card:
      """
      Hyena Pack {2}{R}{R}
      Creature — Hyena
      3/4
      """
    And Bob controls Hyena Pack
    And Sue controls Hill Giant and Grizzly Bears
    When Bob attacks with Hyena Pack
    And Sue blocks Hyena Pack with Hill Giant
    And combat damage is dealt
    Then Hill Giant is in Sue's graveyard
    And Hyena Pack has 3 damage
    When the turn ends
    Then Hyena Pack has 0 damage

  @timespiral @m11 @today
  Scenario: a counter is the price, and the last one is its life
    Given this card:
      """
      Steelbane Hydra {X}{G}{G}
      Creature — Turtle Hydra
      Steelbane Hydra comes into play with X +1/+1 counters on it.
      {2}{G}, Remove a +1/+1 counter from Steelbane Hydra: Destroy target artifact or enchantment.
      0/0
      """
    And Bob controls 10 Forests
    And Bob holds Steelbane Hydra
    And Sue controls Sol Ring and Crusade
    When Bob casts Steelbane Hydra with X = 2
    And it resolves
    Then Steelbane Hydra is a 2/2
    When Bob activates Steelbane Hydra targeting Sol Ring
    And it resolves
    Then Sol Ring is in Sue's graveyard
    And Steelbane Hydra is a 1/1
    When Bob activates Steelbane Hydra targeting Crusade
    Then Steelbane Hydra is in Bob's graveyard
    When it resolves
    Then Crusade is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: three power for each spell that is no creature, as it is cast
    Given this card:
      """
      Crackling Cyclops {2}{R}
      Creature — Cyclops Wizard
      Whenever you cast a noncreature spell, Crackling Cyclops gets +3/+0 until end of turn.
      0/4
      """
    And Bob controls Crackling Cyclops, 3 Mountains and Forest
    And Bob holds Shock, Goblin Piker and Giant Growth
    When Bob casts Goblin Piker
    And everything resolves
    Then Crackling Cyclops is a 0/4
    When Bob casts Shock targeting Sue
    And it resolves
    Then Crackling Cyclops is a 3/4
    And Shock is still on the stack
    When it resolves
    And Bob casts Giant Growth targeting Crackling Cyclops
    And everything resolves
    Then Crackling Cyclops is a 9/7
