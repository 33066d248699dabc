Feature: Drawn cards, the seventh thirty

  @timespiral @m11 @today
  Scenario: an artifact is found and shown
    Given this card:
      """
      Fabricate {2}{U}
      Sorcery
      Search your library for an artifact card, reveal it, put it into your hand, then shuffle.
      """
    And Bob controls 3 Islands
    And Bob holds Fabricate
    And Bob's library has 6 cards
    And Grizzly Bears and Sol Ring are on top of Bob's library
    When Bob casts Fabricate
    And it resolves
    And Bob finds Sol Ring
    Then Sol Ring is in Bob's hand
    And Bob has 5 cards in the library

  @timespiral @m11 @today
  Scenario: the wall holds once and goes back to the hand
    Given this card:
      """
      Wall of Junk {2}
      Artifact Creature — Wall
      Defender
      When Wall of Junk blocks, return it to its owner's hand at end of combat.
      0/7
      """
    And Bob controls Wall of Junk
    And Sue controls Hill Giant
    Then Bob cannot attack with Wall of Junk
    When it is Sue's main phase
    And Sue attacks with Hill Giant
    And Bob blocks Hill Giant with Wall of Junk
    And combat damage is dealt
    Then Wall of Junk is in play
    And Bob has 20 life
    When the attack ends
    And everything resolves
    Then Wall of Junk is in Bob's hand

  @timespiral @m11 @today
  Scenario: any artifact of the own pays, this one too
    Given this card:
      """
      Etherium Astrolabe {2}{U}
      Artifact
      Flash
      {B}, {T}, Sacrifice an artifact: Draw a card.
      """
    And Bob controls 3 Islands and Swamp
    And Bob holds Etherium Astrolabe
    When it is Sue's end step
    And Bob casts Etherium Astrolabe
    And it resolves
    And Bob activates Etherium Astrolabe by sacrificing Etherium Astrolabe
    And it resolves
    Then Bob has 1 card in hand
    And Etherium Astrolabe is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: it stops much and kills little
    Given this card:
      """
      Catacomb Slug {4}{B}
      Creature — Slug
      2/6
      """
    And Bob controls Catacomb Slug
    And Sue controls Air Elemental
    When Bob attacks with Catacomb Slug
    And Sue blocks Catacomb Slug with Air Elemental
    And combat damage is dealt
    Then Catacomb Slug has 4 damage
    And Air Elemental has 2 damage

  @timespiral @m11 @today
  Scenario: one more toughness, for itself if there is nothing else
    Given this card:
      """
      Tenth District Guard {1}{W}
      Creature — Human Soldier
      When Tenth District Guard comes into play, target creature gets +0/+1 until end of turn.
      2/2
      """
    And Bob controls 2 Plains
    And Bob holds Tenth District Guard
    When Bob casts Tenth District Guard
    And everything resolves
    Then Tenth District Guard is a 2/3
    When the turn ends
    Then Tenth District Guard is a 2/2

  @timespiral @m11 @today
  Scenario: a card for each creature, and a land if there is one
    Given this card:
      """
      Chulane {2}{G}{W}{U}
      Legendary Creature — Human Druid
      Vigilance
      Whenever you cast a creature spell, draw a card, then you may put a land card from your hand into play.
      {3}, {T}: Return target creature you control to its owner's hand.
      2/4
      """
    And Bob controls Chulane and 2 Forests
    And Bob holds Grizzly Bears and Island
    When Bob casts Grizzly Bears
    And it resolves
    And Bob uses the effect of Chulane
    Then Island is in play
    And Bob has 1 card in hand
    And Grizzly Bears is still on the stack
    When it resolves
    Then Grizzly Bears is in play
    And Bob cannot activate Chulane targeting Grizzly Bears

  @timespiral @m11 @today
  Scenario: a Vampire is stronger in the own attacks
    Given this card:
      """
      Anointed Deacon {4}{B}
      Creature — Vampire Cleric
      At the beginning of combat on your turn, you may have target Vampire get +2/+0 until end of turn.
      3/3
      """
    And Bob controls Anointed Deacon
    And Sue controls Child of Night and Grizzly Bears
    When it is Bob's beginning of combat
    And Bob targets Anointed Deacon
    And it resolves
    And Bob uses the effect of Anointed Deacon
    And Bob attacks with Anointed Deacon
    And combat damage is dealt
    Then Sue has 15 life

  @today
  Scenario: it never rests in a graveyard
    Given this card:
      """
      Covetous Geist
      Creature — Spirit Rogue
      Flying, deathtouch
      If Covetous Geist would be put into a graveyard from anywhere, exile it instead.
      2/2
      """
    And Bob controls Covetous Geist
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Covetous Geist
    And it resolves
    Then Covetous Geist is removed from the game

  @timespiral @m11 @today
  Scenario: a card of the hand for size, in any fight
    Given this card:
      """
      Deepwood Drummer {1}{G}
      Creature — Human Spellshaper
      {G}, {T}, Discard a card: Target creature gets +2/+2 until end of turn.
      1/1
      """
    And Bob controls Deepwood Drummer, Grizzly Bears and 2 Forests
    And Bob holds Island
    And Sue controls Hill Giant
    When Bob attacks with Grizzly Bears
    And Sue blocks Grizzly Bears with Hill Giant
    And Bob activates Deepwood Drummer targeting Grizzly Bears by discarding Island
    Then Island is in Bob's graveyard
    When it resolves
    And combat damage is dealt
    Then Hill Giant is in Sue's graveyard
    And Grizzly Bears is in play
    And Bob cannot activate Deepwood Drummer targeting Grizzly Bears

  @timespiral @m11 @today
  Scenario: it arrives in time to turn an attacker away
    Given this card:
      """
      Chrome Prowler {2}{U}
      Artifact Creature — Phyrexian Cat
      Flash
      When Chrome Prowler comes into play, tap target creature an opponent controls.
      3/2
      """
    And Bob controls 3 Islands and Grizzly Bears
    And Bob holds Chrome Prowler
    And Sue controls Hill Giant
    When it is Sue's upkeep
    And Bob casts Chrome Prowler
    And everything resolves
    Then Hill Giant is tapped
    And Grizzly Bears is untapped
    When it is Sue's main phase
    Then Sue cannot attack with Hill Giant

  @timespiral @m11 @today
  Scenario: each attack is a card for a life
    Given this card:
      """
      Moonglove Extractor {2}{B}
      Creature — Elf Warlock
      Whenever Moonglove Extractor attacks, you draw a card and lose 1 life.
      2/1
      """
    And Bob controls Moonglove Extractor
    And Sue controls Grizzly Bears
    When Bob attacks with Moonglove Extractor
    And everything resolves
    Then Bob has 1 card in hand
    And Bob has 19 life
    And Sue has 20 life

  @m11 @today
  Scenario: a bite of one damage kills the large flier
    Given this card:
      """
      Battlefly Swarm {B}
      Creature — Phyrexian Insect
      Flying
      {B}: Battlefly Swarm gains deathtouch until end of turn.
      1/1
      """
    And Bob controls Battlefly Swarm and Swamp
    And Sue controls Air Elemental
    When Bob attacks with Battlefly Swarm
    And Sue blocks Battlefly Swarm with Air Elemental
    And Bob activates Battlefly Swarm
    And it resolves
    And combat damage is dealt
    Then Air Elemental is in Sue's graveyard
    And Battlefly Swarm is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: once a turn, and only once in its life
    Given this card:
      """
      Crazed Armodon {2}{G}{G}
      Creature — Elephant
      {G}: Crazed Armodon gets +3/+0 and gains trample until end of turn. Destroy Crazed Armodon at the beginning of the next end step. Activate only once each turn.
      3/3
      """
    And Bob controls Crazed Armodon and 2 Forests
    And Sue controls Grizzly Bears
    When Bob attacks with Crazed Armodon
    And Sue blocks Crazed Armodon with Grizzly Bears
    And Bob activates Crazed Armodon
    And it resolves
    Then Bob cannot activate Crazed Armodon
    When Bob assigns 2 damage from Crazed Armodon to Grizzly Bears and 4 to Sue
    And combat damage is dealt
    Then Sue has 16 life
    And Crazed Armodon is in play
    When it is Bob's end step
    And everything resolves
    Then Crazed Armodon is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: it burns its player when it fights, and returns what bears no Aura
    Given this card:
      """
      Time Elemental {2}{U}
      Creature — Elemental
      When Time Elemental attacks or blocks, at end of combat, sacrifice it and it deals 5 damage to you.
      {2}{U}{U}, {T}: Return target permanent that isn't enchanted to its owner's hand.
      0/2
      """
    And Bob controls Time Elemental and 4 Islands
    And Sue controls Grizzly Bears, Hill Giant and Holy Strength on Hill Giant
    Then Bob cannot activate Time Elemental targeting Hill Giant
    And Bob may activate Time Elemental targeting Grizzly Bears
    When it is Sue's main phase
    And Sue attacks with Hill Giant
    And Bob blocks Hill Giant with Time Elemental
    And Bob activates Time Elemental targeting Holy Strength
    And it resolves
    Then Holy Strength is in Sue's hand
    When combat damage is dealt
    Then Time Elemental is in Bob's graveyard
    When the attack ends
    And everything resolves
    Then Bob has 15 life

  @timespiral @m11 @today
  Scenario: its power as it last was
    Given this card:
      """
      Cinder Shade {1}{B}{R}
      Creature — Shade
      {B}: Cinder Shade gets +1/+1 until end of turn.
      {R}, Sacrifice Cinder Shade: It deals damage equal to its power to target creature.
      1/1
      """
    And Bob controls Cinder Shade, 2 Swamps and Mountain
    And Sue controls Hill Giant
    When Bob activates the first ability of Cinder Shade
    And it resolves
    And Bob activates the first ability of Cinder Shade
    And it resolves
    Then Cinder Shade is a 3/3
    When Bob activates the second ability of Cinder Shade targeting Hill Giant
    Then Cinder Shade is in Bob's graveyard
    When it resolves
    Then Hill Giant is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: the creature stings, and at last the Aura does
    Given this card:
      """
      Fire Whip {1}{R}
      Enchantment — Aura
      Enchant creature you control
      Enchanted creature has "{T}: This creature deals 1 damage to any target."
      Sacrifice Fire Whip: It deals 1 damage to any target.
      """
    And Bob controls Grizzly Bears and 2 Mountains
    And Bob holds Fire Whip
    And Sue controls Hill Giant
    Then Bob cannot cast Fire Whip targeting Hill Giant
    When Bob casts Fire Whip targeting Grizzly Bears
    And it resolves
    And Bob activates Grizzly Bears targeting Sue
    And it resolves
    Then Sue has 19 life
    When Bob activates Fire Whip targeting Sue
    And it resolves
    Then Sue has 18 life
    And Fire Whip is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: a card leaves a graveyard, and a new one comes a turn later
    Given this card:
      """
      Headstone {1}{B}
      Instant
      Exile target card from a graveyard.
      Draw a card at the beginning of the next turn's upkeep.
      """
    And Bob controls 2 Swamps
    And Bob holds Headstone
    And Grizzly Bears is in Sue's graveyard
    When Bob casts Headstone targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is removed from the game
    And Bob has 0 cards in hand
    When it is Sue's upkeep
    And everything resolves
    Then Bob has 1 card in hand

  @timespiral @m11 @today
  Scenario: fear for the bearer, and a card for each hit
    Given this card:
      """
      Mask of Riddles {U}{B}
      Artifact — Equipment
      Equipped creature has fear.
      Whenever equipped creature deals combat damage to a player, you may draw a card.
      Equip {2}
      """
    And Bob controls Grizzly Bears and Mask of Riddles on Grizzly Bears
    And Sue controls Hill Giant, Ornithopter and Scathe Zombies
    When Bob attacks with Grizzly Bears
    Then Sue cannot block Grizzly Bears with Hill Giant
    And Sue may block Grizzly Bears with Ornithopter
    When combat damage is dealt
    And Bob uses the effect of Mask of Riddles
    And everything resolves
    Then Sue has 18 life
    And Bob has 1 card in hand

  @timespiral @m11 @today
  Scenario: what is over four cards hurts
    Given this card:
      """
      Iron Maiden {3}
      Artifact
      At the beginning of each opponent's upkeep, Iron Maiden deals X damage to that player, where X is the number of cards in their hand minus 4.
      """
    And Bob controls Iron Maiden
    And Sue holds Shock, Forest, Island, Plains, Swamp and Mountain
    And Bob holds 6 Forests
    When it is Sue's upkeep
    And everything resolves
    Then Sue has 18 life
    When it is Bob's upkeep
    Then Bob has 20 life

  @timespiral @m11 @today
  Scenario: a wall falls before it
    Given this card:
      """
      Ogre Gatecrasher {3}{R}
      Creature — Ogre Rogue
      When Ogre Gatecrasher comes into play, destroy target creature with defender.
      3/3
      """
    And Bob controls 4 Mountains
    And Bob holds Ogre Gatecrasher
    And Sue controls Wall of Stone and Hill Giant
    When Bob casts Ogre Gatecrasher
    And everything resolves
    Then Wall of Stone is in Sue's graveyard
    And Hill Giant is in play

  @timespiral @m11 @today
  Scenario: two damage to each of the one player's that fight
    Given this card:
      """
      Brigid {2}{W}{W}
      Legendary Creature — Kithkin Archer
      First strike
      {T}: Brigid deals 2 damage to each attacking or blocking creature target player controls.
      2/3
      """
    And Bob controls Brigid and Hill Giant
    And Sue controls Gray Ogre, Grizzly Bears and Elvish Archers
    When it is Sue's main phase
    And Sue attacks with Gray Ogre and Grizzly Bears
    And Bob blocks Gray Ogre with Hill Giant
    And Bob activates Brigid targeting Sue
    And it resolves
    Then Gray Ogre is in Sue's graveyard
    And Grizzly Bears is in Sue's graveyard
    And Elvish Archers is in play
    And Hill Giant has 0 damage

  @timespiral @m11 @today
  Scenario: out of the graveyard, if a creature lies right above it
    Given this card:
      """
      Krovikan Horror {3}{B}
      Creature — Horror Spirit
      At the beginning of the end step, if Krovikan Horror is in your graveyard with a creature card directly above it, you may return Krovikan Horror to your hand.
      {1}, Sacrifice a creature: Krovikan Horror deals 1 damage to any target.
      2/2
      """
    And Bob controls Krovikan Horror, Grizzly Bears and 2 Swamps
    When Bob activates Krovikan Horror targeting Sue by sacrificing Krovikan Horror
    And it resolves
    Then Sue has 19 life
    When it is Bob's end step
    Then Krovikan Horror is in Bob's graveyard

  @today
  Scenario: poison for players, counters for creatures, and it comes back
    Given this card:
      """
      Blight Mamba {1}{G}
      Creature — Phyrexian Snake
      Infect
      {1}{G}: Regenerate Blight Mamba.
      1/1
      """
    And Bob controls Blight Mamba and 2 Forests
    And Sue controls Hill Giant
    When Bob attacks with Blight Mamba
    And Sue blocks Blight Mamba with Hill Giant
    And Bob activates Blight Mamba
    And it resolves
    And combat damage is dealt
    Then Hill Giant is a 2/2
    And Hill Giant has 0 damage
    And Blight Mamba is in play
    And Blight Mamba is tapped
    When it is Bob's next main phase
    And Bob attacks with Blight Mamba
    And combat damage is dealt
    Then Sue has 1 poison counter
    And Sue has 20 life

  @timespiral @m11 @today
  Scenario: each tap costs a life, for mana or not
    Given Bob controls City of Brass
    And Bob holds Lightning Bolt
    And Sue controls Icy Manipulator and Island
    When Sue activates Icy Manipulator targeting City of Brass
    And everything resolves
    Then Bob has 19 life
    When it is Bob's next main phase
    And Bob taps City of Brass for {R}
    And everything resolves
    Then Bob has 18 life

  @timespiral @m11 @today
  Scenario: the others stand firmer and stay ready, the Giant itself has only its own
    Given this card:
      """
      Oathsworn Giant {4}{W}{W}
      Creature — Giant Soldier
      Vigilance
      Other creatures you control get +0/+2 and have vigilance.
      3/4
      """
    And Bob controls Oathsworn Giant and Grizzly Bears
    And Sue controls Gray Ogre
    Then Oathsworn Giant is a 3/4
    And Grizzly Bears is a 2/4
    And Gray Ogre is a 2/2
    When Bob attacks with Grizzly Bears
    Then Grizzly Bears is untapped

  @timespiral @m11 @today
  Scenario: first strike while there is white or black on that side
    Given this card:
      """
      Mardu Runemark {2}{R}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.
      Enchanted creature has first strike as long as you control a white or black permanent.
      """
    And Bob controls Grizzly Bears, Mardu Runemark on Grizzly Bears and Scathe Zombies
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    Then Grizzly Bears is a 4/4
    And Grizzly Bears has first strike
    When Sue casts Lightning Bolt targeting Scathe Zombies
    And it resolves
    Then Grizzly Bears does not have first strike
    And Grizzly Bears is a 4/4

  @timespiral @m11 @today
  Scenario: two life for each of the own Plains
    Given this card:
      """
      Landbind Ritual {3}{W}{W}
      Sorcery
      You gain 2 life for each Plains you control.
      """
    And Bob controls 3 Plains, Tundra and Forest
    And Bob holds Landbind Ritual
    And Sue controls Plains#4
    When Bob casts Landbind Ritual
    And it resolves
    Then Bob has 28 life

  @timespiral @m11 @today
  Scenario: the mana is there when the Elf has come, and waits for nobody
    Given this card:
      """
      Quirion Sentinel {1}{G}
      Creature — Elf Druid
      When Quirion Sentinel comes into play, add one mana of any color.
      2/1
      """
    And Bob controls 2 Forests
    And Bob holds Quirion Sentinel and Lightning Bolt
    When Bob casts Quirion Sentinel
    And it resolves
    And it resolves
    And Bob chooses {R}
    And Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 17 life

  @timespiral @m11 @today
  Scenario: two Soldiers, and one of them stops the fight
    Given this card:
      """
      Knight-Captain of Eos {4}{W}
      Creature — Human Knight
      When Knight-Captain of Eos comes into play, put two 1/1 white Soldier creature tokens into play.
      {W}, Sacrifice a Soldier: Prevent all combat damage that would be dealt this turn.
      2/2
      """
    And Bob controls 6 Plains
    And Bob holds Knight-Captain of Eos
    And Sue controls Craw Wurm
    When Bob casts Knight-Captain of Eos
    And everything resolves
    Then Bob controls 2 Soldiers
    When it is Sue's main phase
    And Sue attacks with Craw Wurm
    And Bob activates Knight-Captain of Eos by sacrificing Soldier
    And it resolves
    And combat damage is dealt
    Then Bob has 20 life
    And Bob controls 1 Soldier

  @mirage @timespiral @m11 @today
  Scenario: all are in a hurry, the opponent's too
    Given Bob controls Forest and 2 Forests
    And Bob holds Concordant Crossroads and Grizzly Bears
    And Sue controls 2 Forests
    And Sue holds Grizzly Bears#2
    When Bob casts Concordant Crossroads
    And it resolves
    And Bob casts Grizzly Bears
    And it resolves
    And Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Sue has 18 life
    When it is Sue's main phase
    And Sue casts Grizzly Bears#2
    And it resolves
    Then Sue may attack with Grizzly Bears#2
