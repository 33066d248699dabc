  Scenario: who blocks is meant, not what is blocked
    Given this card:
      """
      Brittle Guard {1}{W}
      Creature — Human
      Whenever Brittle Guard blocks, it gets -1/-1 until end of turn.
      3/3
      """
    And Bob controls Gray Ogre
    And Sue controls Brittle Guard
    When Bob attacks with Gray Ogre
    And Sue blocks Gray Ogre with Brittle Guard
    And everything resolves
    Then Brittle Guard is a 2/2
    And Gray Ogre is a 2/2

  @mirage @duel @timespiral
  Scenario: becoming blocked by two is becoming blocked once
    Given this card:
      """
      Bristling Boar {1}{G}
      Creature — Boar
      Whenever Bristling Boar blocks or becomes blocked, it gets +1/+1 until end of turn.
      2/2
      """
    And Bob controls Bristling Boar
    And Sue controls Grizzly Bears and Gray Ogre
    When Bob attacks with Bristling Boar
    And Sue blocks Bristling Boar with Grizzly Bears and Gray Ogre
    And everything resolves
    Then Bristling Boar is a 3/3

  @m11
  Scenario: becoming blocked by two is becoming blocked once, in whatever order
    Given this card:
      """
      Bristling Boar {1}{G}
      Creature — Boar
      Whenever Bristling Boar blocks or becomes blocked, it gets +1/+1 until end of turn.
      2/2
      """
    And Bob controls Bristling Boar
    And Sue controls Grizzly Bears and Gray Ogre
    When Bob attacks with Bristling Boar
    And Sue blocks Bristling Boar with Grizzly Bears and Gray Ogre
    And Bob orders the blockers of Bristling Boar: Grizzly Bears, then Gray Ogre
    And everything resolves
    Then Bristling Boar is a 3/3

  @mirage @duel @timespiral
  Scenario: blocking two is blocking once
    Given this card:
      """
      Broad Sentinel {1}{W}
      Creature — Human
      Broad Sentinel can block any number of creatures.
      Whenever Broad Sentinel blocks, it gets +0/+2 until end of turn.
      1/1
      """
    And Bob controls Grizzly Bears and Gray Ogre
    And Sue controls Broad Sentinel
    When Bob attacks with Grizzly Bears and Gray Ogre
    And Sue blocks Grizzly Bears with Broad Sentinel
    And Sue blocks Gray Ogre with Broad Sentinel
    And everything resolves
    Then Broad Sentinel is a 1/3

  @m11
  Scenario: blocking two is blocking once, in whatever order
    Given this card:
      """
      Broad Sentinel {1}{W}
      Creature — Human
      Broad Sentinel can block any number of creatures.
      Whenever Broad Sentinel blocks, it gets +0/+2 until end of turn.
      1/1
      """
    And Bob controls Grizzly Bears and Gray Ogre
    And Sue controls Broad Sentinel
    When Bob attacks with Grizzly Bears and Gray Ogre
    And Sue blocks Grizzly Bears with Broad Sentinel
    And Sue blocks Gray Ogre with Broad Sentinel
    And Sue orders the attackers of Broad Sentinel: Grizzly Bears, then Gray Ogre
    And everything resolves
    Then Broad Sentinel is a 1/3

  Scenario: the player who may draw is the one who draws
    Given this card:
      """
      Courteous Guide {1}{W}
      Creature — Human
      Whenever Courteous Guide attacks, defending player may draw a card.
      2/2
      """
    And Bob controls Courteous Guide
    When Bob attacks with Courteous Guide
    And everything resolves
    And Sue uses the effect of Courteous Guide
    Then Sue has 1 card in hand
    And Bob has 0 cards in hand

  Scenario: each player pays for himself alone
    Given this card:
      """
      Poll Tax {1}{B}
      Sorcery
      Each player loses 3 life unless they pay {1}.
      """
    And Bob controls 2 Swamps
    And Sue controls Swamp
    And Bob holds Poll Tax
    When Bob casts Poll Tax
    And it resolves
    And Sue pays for Poll Tax
    Then Bob has 17 life
    And Sue has 20 life

  Scenario: what is sacrificed at an opponent's choice is one's own
    Given this card:
      """
      Grim Toll {B}
      Sorcery
      Sacrifice a land of an opponent's choice. Draw a card.
      """
    And Bob controls Swamp and Forest
    And Sue controls Island
    And Bob holds Grim Toll
    When Bob casts Grim Toll
    And it resolves
    And Sue chooses Forest
    Then Forest is in Bob's graveyard
    And Island is in play

  Scenario: nobody sacrifices what another controls
    Given this card:
      """
      Wrong Altar {B}
      Sorcery
      Sacrifice target creature.
      """
    And Bob controls Swamp
    And Sue controls Grizzly Bears
    And Bob holds Wrong Altar
    When Bob casts Wrong Altar targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is in play

  Scenario: two limits of one ability hold both
    Given this card:
      """
      Marsh Lantern {2}
      Artifact
      {T}: You gain 1 life. Activate only during your upkeep. Activate only if you control a Swamp.
      """
    And Bob controls Marsh Lantern and Swamp
    Then Bob cannot activate Marsh Lantern

  Scenario: an ability that makes two sorts of mana makes both
    Given this card:
      """
      Twin Spring
      Land
      {T}: Add {R}. Add {G}.
      """
    And Bob controls Twin Spring
    When Bob taps Twin Spring for mana
    Then Bob has {R}{G}

  Scenario: mana is counted as it is made
    Given this card:
      """
      Grove Speaker {1}{G}
      Creature — Druid
      {T}: Add {G} for each Forest you control.
      1/1
      """
    And Bob controls Grove Speaker and 3 Forests
    When Bob taps Grove Speaker for mana
    Then Bob has {G}{G}{G}

  Scenario: what the X of the cost was is known later in the turn
    Given this card:
      """
      Slow Fuse {X}{R}
      Sorcery
      At the beginning of the next end step, Slow Fuse deals X damage to each player.
      """
    And Bob controls 4 Mountains
    And Bob holds Slow Fuse
    When Bob casts Slow Fuse with X = 3
    And it resolves
    And the turn ends
    Then Sue has 17 life

  Scenario: equipment does not make a creature enchanted
    Given this card:
      """
      Aura Bane {W}
      Instant
      Destroy target enchanted creature.
      """
    And Bob controls Plains
    And Bob holds Aura Bane
    And Sue controls Grizzly Bears and Loxodon Warhammer on Grizzly Bears
    Then Bob cannot cast Aura Bane targeting Grizzly Bears

  Scenario: as many cards as were discarded
    Given this card:
      """
      Fresh Start {R}
      Sorcery
      Discard your hand, then draw that many cards.
      """
    And Bob controls Mountain
    And Bob holds Fresh Start, Forest and Island
    When Bob casts Fresh Start
    And it resolves
    Then Bob has 2 cards in hand

  Scenario: life that all have lost is added up
    Given this card:
      """
      Common Levy {B}
      Sorcery
      Each player loses 3 life. You gain life equal to the life lost this way.
      """
    And Bob controls Swamp
    And Bob holds Common Levy
    When Bob casts Common Levy
    And it resolves
    Then Bob has 23 life
    And Sue has 17 life

  Scenario: another target is not the one already named
    Given this card:
      """
      Push and Pull {U}
      Instant
      Tap target creature. Untap another target creature.
      """
    And Bob controls Island
    And Bob holds Push and Pull
    And Sue controls Grizzly Bears and Gray Ogre
    Then Bob cannot cast Push and Pull targeting Grizzly Bears and Grizzly Bears
    And Bob may cast Push and Pull targeting Grizzly Bears and Gray Ogre

  @timespiral @m11
  Scenario: whether to give something up is looked at when it happens
    Given this card:
      """
      Rootless Ape {1}{G}
      Creature — Ape
      At the beginning of your upkeep, sacrifice Rootless Ape unless you control a Forest.
      3/3
      """
    And Bob controls Rootless Ape
    And Sue controls Mountain
    When the turn ends
    And it is Bob's upkeep
    And everything resolves
    Then Rootless Ape is in Bob's graveyard

  Scenario: all that are named deal the damage
    Given this card:
      """
      Common Cause {R}
      Sorcery
      Creatures you control deal 1 damage to target player.
      """
    And Bob controls Mountain, Grizzly Bears and Gray Ogre
    And Bob holds Common Cause
    When Bob casts Common Cause targeting Sue
    And it resolves
    Then Sue has 18 life

  Scenario: it is the creature that the event is about
    Given this card:
      """
      Wary Scout {W}
      Creature — Human
      Whenever a creature attacks, if it's untapped, you gain 1 life.
      1/1
      """
    And Bob controls Wary Scout and Gray Ogre
    And Wary Scout is tapped
    And Sue controls Serra Angel
    And it is Sue's main phase
    When Sue attacks with Serra Angel
    And everything resolves
    Then Bob has 21 life

  Scenario: a card is put into a graveyard from a hand too
    Given this card:
      """
      Bone Ledger {1}
      Enchantment
      Whenever a creature is put into a graveyard from anywhere, you gain 1 life.
      """
    And this card:
      """
      Small Theft {B}
      Sorcery
      Target player discards a card.
      """
    And Bob controls Bone Ledger and Swamp
    And Bob holds Small Theft
    And Sue holds Grizzly Bears
    When Bob casts Small Theft targeting Sue
    And everything resolves
    Then Bob has 21 life

  Scenario: an artifact that gets a creature type stays an artifact
    Given this card:
      """
      Retype {U}
      Instant
      Target creature becomes the creature type of your choice until end of turn.
      """
    And Bob controls Island and Clay Statue
    And Bob controls Grizzly Bears
    And Bob holds Retype
    When Bob casts Retype targeting Clay Statue
    And it resolves
    And Bob chooses Bear
    Then Clay Statue is an artifact
    And Clay Statue is a Bear

  Scenario: a shield for each is one for each
    Given this card:
      """
      Wide Salve {W}
      Instant
      Prevent the next 2 damage that would be dealt to each creature you control this turn.
      """
    And this card:
      """
      Broad Burn {R}
      Sorcery
      Broad Burn deals 2 damage to each creature.
      """
    And Bob controls Mountain
    And Bob holds Broad Burn
    And Sue controls Plains, Grizzly Bears and Gray Ogre
    And Sue holds Wide Salve
    When Bob casts Broad Burn
    And Sue casts Wide Salve
    And everything resolves
    Then Grizzly Bears is in play
    And Gray Ogre is in play

  Scenario: a planeswalker is no creature that is damaged
    Given this card:
      """
      Venom Fist {1}{G}
      Creature — Bear
      Whenever Venom Fist deals damage to a creature, you gain 1 life.
      2/2
      """
    And Bob controls Venom Fist
    And Sue controls Garruk Wildspeaker
    When Bob attacks Garruk Wildspeaker with Venom Fist
    And combat damage is dealt
    And everything resolves
    Then Bob has 20 life

  Scenario: the creature that dealt the damage sees those that die with it
    Given this card:
      """
      Blood Drinker {3}{B}
      Creature — Vampire
      Whenever a creature dealt damage by Blood Drinker this turn dies, you gain 1 life.
      2/2
      """
    And Bob controls Blood Drinker
    And Sue controls Grizzly Bears
    When Bob attacks with Blood Drinker
    And Sue blocks Blood Drinker with Grizzly Bears
    And combat damage is dealt
    And everything resolves
    Then Bob has 21 life

  Scenario: the text that an enchantment gives is its host's
    Given this card:
      """
      War Song {R}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has "Whenever this creature attacks, you gain 1 life."
      """
    And Bob controls Grizzly Bears
    And Sue controls War Song on Grizzly Bears
    When Bob attacks with Grizzly Bears
    And everything resolves
    Then Bob has 21 life

  Scenario: the X that was paid is known as it enters
    Given this card:
      """
      Hydra {X}{G}
      Creature — Hydra
      Hydra enters with X +1/+1 counters on it.
      0/0
      """
    And Bob controls 4 Forests
    And Bob holds Hydra
    When Bob casts Hydra with X = 3
    And it resolves
    Then Hydra is a 3/3

  Scenario: the controller of each is asked for each
    Given this card:
      """
      Toll Gate {W}
      Enchantment
      Whenever a creature attacks, its controller loses 1 life unless they pay {1}.
      """
    And Bob controls Gray Ogre and Grizzly Bears
    And Sue controls Toll Gate
    When Bob attacks with Gray Ogre and Grizzly Bears
    And everything resolves
    Then Bob has 18 life

  Scenario: whose power is switched with whose toughness is aimed at
    Given this card:
      """
      Flip {U}
      Instant
      Switch target creature's power and toughness until end of turn.
      """
    And Bob controls Island
    And Bob controls Giant Spider
    And Bob holds Flip
    When Bob casts Flip targeting Giant Spider
    And it resolves
    Then Giant Spider is a 4/2

  Scenario: what has died is removed from the graveyard
    Given this card:
      """
      Grave Salt {W}
      Enchantment
      Whenever a creature an opponent controls dies, exile it.
      """
    And this card:
      """
      Shy Ghoul {B}
      Creature — Zombie
      When Shy Ghoul dies, exile it.
      2/1
      """
    And Bob controls Grave Salt, Shy Ghoul and 2 Mountains
    And Sue controls Grizzly Bears
    And Bob holds Lightning Bolt and Lightning Bolt
    When Bob casts Lightning Bolt targeting Grizzly Bears
    And everything resolves
    And Bob casts Lightning Bolt#2 targeting Shy Ghoul
    And everything resolves
    Then Grizzly Bears is removed from the game
    And Shy Ghoul is removed from the game

  Scenario: its controller is that of what the text is about
    Given this card:
      """
      Bitter End {B}
      Enchantment
      Whenever a creature dies, Bitter End deals 1 damage to its controller.
      """
    And Bob controls Bitter End and Mountain
    And Sue controls Gray Ogre
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Gray Ogre
    And everything resolves
    Then Sue has 19 life
    And Bob has 20 life

  Scenario: the controller of the target takes the damage
    Given this card:
      """
      Last Word {B}
      Instant
      Destroy target creature. Last Word deals 2 damage to its controller.
      """
    And Bob controls Swamp
    And Sue controls Gray Ogre
    And Bob holds Last Word
    When Bob casts Last Word targeting Gray Ogre
    And it resolves
    Then Sue has 18 life
    And Bob has 20 life

  Scenario: a spell has no power of its own to speak of
    Given this card:
      """
      Turned Blade {B}
      Instant
      Destroy target creature. Turned Blade deals damage equal to its power to its controller.
      """
    And Bob controls Swamp
    And Sue controls Hill Giant
    And Bob holds Turned Blade
    When Bob casts Turned Blade targeting Hill Giant
    And it resolves
    Then Sue has 17 life

  Scenario: a spell does to its target what it does to it
    Given this card:
      """
      Rude Waking {U}
      Instant
      Tap target creature. Rude Waking deals 1 damage to you. Untap it.
      """
    And Bob controls Island and Hill Giant
    And Hill Giant is tapped
    And Bob holds Rude Waking
    When Bob casts Rude Waking targeting Hill Giant
    And it resolves
    Then Hill Giant is untapped
    And Bob has 19 life

  Scenario: mana too is made only when the text allows it
    Given this card:
      """
      Sworn Spring
      Land
      {T}: Add {U}. Activate only if you control a Swamp.
      """
    And Bob controls Sworn Spring and Grizzly Bears
    And Bob holds Unsummon
    Then Bob cannot cast Unsummon targeting Grizzly Bears
    And Bob cannot tap Sworn Spring for mana

  Scenario: everything with the mana value that was announced as X, and nothing else
    Given this card:
      """
      Measured End {X}{B}
      Sorcery
      Destroy all creatures with converted mana cost X.
      """
    And Bob controls 6 Swamps
    And Bob holds Measured End
    And Sue controls Air Elemental and Mahamoti Djinn
    When Bob casts Measured End with X = 5
    And it resolves
    Then Air Elemental is in Sue's graveyard
    And Mahamoti Djinn is in play

  Scenario: each other one is counted for each by itself
    Given this card:
      """
      Goblin Arms {5}
      Artifact
      Each Goblin gets +1/+1 for each other Goblin in play.
      """
    And Bob controls Goblin Arms, Mons's Goblin Raiders and Goblin Piker
    Then Mons's Goblin Raiders is a 2/2
    And Goblin Piker is a 3/2

  Scenario: one that counts the others is another for the others
    Given this card:
      """
      Goblin Captain {2}{R}
      Creature - Goblin
      Each Goblin gets +1/+1 for each other Goblin in play.
      1/1
      """
    And Bob controls Goblin Captain and Mons's Goblin Raiders
    Then Goblin Captain is a 2/2
    And Mons's Goblin Raiders is a 2/2

  Scenario: a spell that counts the others does not count its target
    Given this card:
      """
      Joined Arms {R}
      Instant
      Target creature gets +1/+1 for each other creature in play until end of turn.
      """
    And Bob controls Mountain, Gray Ogre, Hill Giant and Scryb Sprites
    And Bob holds Joined Arms
    When Bob casts Joined Arms targeting Gray Ogre
    And it resolves
    Then Gray Ogre is a 4/4
    And Hill Giant is a 3/3

  Scenario: of several opponents the controller says which one chooses
    Given this card:
      """
      Grim Toll {B}
      Sorcery
      Sacrifice a land of an opponent's choice.
      """
    And the players are Bob, Sue and Ann
    And it is Bob's main phase
    And Bob controls Swamp and Forest
    And Bob holds Grim Toll
    When Bob casts Grim Toll
    And it resolves
    And Bob chooses Ann
    And Ann chooses Forest
    Then Forest is in Bob's graveyard
    And Swamp is in play

  @timespiral @m11
  Scenario: what waits until control of a target is lost need not speak of it again
    Given this card:
      """
      Parting Tears {W}
      Instant
      Target creature gets +0/+2 until end of turn. When you lose control of that creature, you gain 3 life.
      """
    And this card:
      """
      Abduction {U}
      Instant
      Gain control of target creature.
      """
    And it is Bob's main phase
    And Bob controls Hill Giant, Gray Ogre and Plains
    And Bob holds Parting Tears
    And Sue controls 2 Islands
    And Sue holds Abduction and Abduction#2
    When Bob casts Parting Tears targeting Hill Giant
    And it resolves
    And Sue casts Abduction targeting Gray Ogre
    And everything resolves
    Then Sue controls Gray Ogre
    And Bob has 20 life
    When Sue casts Abduction#2 targeting Hill Giant
    And everything resolves
    Then Sue controls Hill Giant
    And Bob has 23 life

  Scenario: only one creature type, and one that cards have had, can be chosen
    Given this card:
      """
      Odd Mirror {1}
      Artifact
      {T}: Target creature becomes the creature type of your choice until end of turn.
      """
    And Bob controls Odd Mirror and Gray Ogre
    When Bob activates Odd Mirror targeting Gray Ogre
    And it resolves
    Then Bob cannot choose Truck
    And Bob cannot choose Forest
    And Bob cannot choose Elf Wizard
    And Bob may choose Ouphe
    When Bob chooses Ouphe
    Then Gray Ogre is an Ouphe
