Feature: Drawn cards, the tenth thirty

  @timespiral @m11 @today
  Scenario: each copy of the storm asks for its own mana
    Given this card:
      """
      Flusterstorm {U}
      Instant
      Counter target instant or sorcery spell unless its controller pays {1}.
      Storm
      """
    And Bob controls Island
    And Bob holds Flusterstorm
    And Sue controls 2 Mountains
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And Bob casts Flusterstorm targeting Lightning Bolt
    And it resolves
    And it resolves
    And everything resolves
    Then Lightning Bolt is in Sue's graveyard
    And Bob has 20 life

  @timespiral @m11 @today
  Scenario: X says how dear the creature may be, exactly
    Given this card:
      """
      Entrancing Melody {X}{U}{U}
      Sorcery
      Gain control of target creature with mana value X.
      """
    And Bob controls 6 Islands
    And Bob holds Entrancing Melody
    And Sue controls Hill Giant and Grizzly Bears
    Then Bob cannot cast Entrancing Melody with X = 4 targeting Grizzly Bears
    When Bob casts Entrancing Melody with X = 4 targeting Hill Giant
    And it resolves
    Then Bob controls Hill Giant

  @timespiral @m11 @today
  Scenario: as much as it is strong itself
    Given this card:
      """
      Auriok Bladewarden {1}{W}
      Creature — Human Soldier
      {T}: Target creature gets +X/+X until end of turn, where X is Auriok Bladewarden's power.
      1/1
      """
    And Bob controls Auriok Bladewarden, Holy Strength on Auriok Bladewarden and Grizzly Bears
    When Bob activates Auriok Bladewarden targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 4/4

  @timespiral @m11 @today
  Scenario: a Pirate strikes twice, another only first
    Given this card:
      """
      Buccaneer's Bravado {1}{R}
      Instant
      Choose one —
      • Target creature gets +1/+1 and gains first strike until end of turn.
      • Target Pirate gets +1/+1 and gains double strike until end of turn.
      """
    And Bob controls Grizzly Bears and 2 Mountains
    And Bob holds Buccaneer's Bravado
    And Sue controls Hill Giant
    Then Bob cannot cast Buccaneer's Bravado with mode 2 targeting Grizzly Bears
    When Bob attacks with Grizzly Bears
    And Sue blocks Grizzly Bears with Hill Giant
    And Bob casts Buccaneer's Bravado with mode 1 targeting Grizzly Bears
    And it resolves
    And combat damage is dealt
    Then Hill Giant is in Sue's graveyard
    And Grizzly Bears is in play

  @timespiral @m11 @today
  Scenario: a card for one mana
    Given this card:
      """
      Obsessive Search {U}
      Instant
      Draw a card.
      Madness {U}
      """
    And Bob controls Island
    And Bob holds Obsessive Search
    When Bob casts Obsessive Search
    And it resolves
    Then Bob has 1 card in hand
    And Obsessive Search is in Bob's graveyard

  @m11 @today
  Scenario: each attack begins with a counter and lifelink for one of the own
    Given this card:
      """
      Rosa {3}{W}
      Legendary Creature — Human Noble Cleric
      Reach
      At the beginning of combat on your turn, put a +1/+1 counter on target creature you control. It gains lifelink until end of turn.
      2/3
      """
    And Bob controls Rosa and Grizzly Bears
    When it is Bob's beginning of combat
    And Bob targets Grizzly Bears
    And it resolves
    And Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Sue has 17 life
    And Bob has 23 life

  @timespiral @m11 @today
  Scenario: four and four for four mana
    Given this card:
      """
      Rumbling Baloth {2}{G}{G}
      Creature — Beast
      4/4
      """
    And Bob controls Rumbling Baloth
    And Sue controls Hill Giant
    When Bob attacks with Rumbling Baloth
    And Sue blocks Rumbling Baloth with Hill Giant
    And combat damage is dealt
    Then Hill Giant is in Sue's graveyard
    And Rumbling Baloth has 3 damage

  @timespiral @m11 @today
  Scenario: Treefolk and Shamans are cheaper by one, even who is both only by one
    Given this card:
      """
      Bosk Banneret {1}{G}
      Creature — Treefolk Shaman
      Treefolk spells and Shaman spells you cast cost {1} less to cast.
      1/3
      """
    And Bob controls Bosk Banneret and 4 Forests
    And Bob holds Ironroot Treefolk and Bosk Banneret#2
    Then Bob may cast Ironroot Treefolk
    When Bob casts Ironroot Treefolk
    And it resolves
    Then Bob cannot cast Bosk Banneret#2

  @timespiral @m11 @today
  Scenario: one more and over the blocker
    Given this card:
      """
      Miner's Bane {4}{R}{R}
      Creature — Elemental
      {2}{R}: Miner's Bane gets +1/+0 and gains trample until end of turn.
      6/3
      """
    And Bob controls Miner's Bane and 3 Mountains
    And Sue controls Grizzly Bears
    When Bob attacks with Miner's Bane
    And Sue blocks Miner's Bane with Grizzly Bears
    And Bob activates Miner's Bane
    And it resolves
    And Bob assigns 2 damage from Miner's Bane to Grizzly Bears and 5 to Sue
    And combat damage is dealt
    Then Sue has 15 life

  @timespiral @m11 @today
  Scenario: no land is destroyed any more, on either side
    Given this card:
      """
      Terra Eternal {2}{W}
      Enchantment
      All lands have indestructible.
      """
    And Bob controls Terra Eternal and 3 Mountains
    And Bob holds Stone Rain
    And Sue controls Forest
    When Bob casts Stone Rain targeting Forest
    And it resolves
    Then Forest is in play

  @timespiral @m11 @today
  Scenario: a card of the opponent's graveyard alone
    Given this card:
      """
      Disposal Mummy {2}{W}
      Creature — Zombie Jackal
      When Disposal Mummy comes into play, exile target card from an opponent's graveyard.
      2/3
      """
    And Bob controls 3 Plains
    And Bob holds Disposal Mummy
    And Shock is in Sue's graveyard
    And Grizzly Bears is in Bob's graveyard
    When Bob casts Disposal Mummy
    And everything resolves
    Then Shock is removed from the game
    And Grizzly Bears is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: two mana of one tap
    Given this card:
      """
      Nantuko Elder {2}{G}
      Creature — Insect Druid
      {T}: Add {C}{G}.
      1/2
      """
    And Bob controls Nantuko Elder
    And Bob holds Grizzly Bears
    When Bob taps Nantuko Elder for mana
    And Bob casts Grizzly Bears
    And it resolves
    Then Grizzly Bears is in play

  @timespiral @m11 @today
  Scenario: as much as there is snow on the own side
    Given this card:
      """
      Skred {R}
      Instant
      Skred deals damage to target creature equal to the number of snow permanents you control.
      """
    And Bob controls 2 Snow-Covered Mountains, Boreal Druid and Mountain
    And Bob holds Skred
    And Sue controls Hill Giant and Snow-Covered Forest
    When Bob casts Skred targeting Hill Giant
    And it resolves
    Then Hill Giant is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: an attacker hits softer
    Given this card:
      """
      Sword Dancer {1}{W}
      Creature — Human Rebel
      {W}{W}: Target attacking creature gets -1/-0 until end of turn.
      1/2
      """
    And Bob controls Sword Dancer and 4 Plains
    And Sue controls Hill Giant and Gray Ogre
    When it is Sue's main phase
    And Sue attacks with Hill Giant
    Then Bob cannot activate Sword Dancer targeting Gray Ogre
    When Bob activates Sword Dancer targeting Hill Giant
    And it resolves
    And combat damage is dealt
    Then Bob has 18 life

  @m11 @today
  Scenario: the cycled giant leaves a counter that tramples
    Given this card:
      """
      Titanoth Rex {7}{G}{G}
      Creature — Dinosaur Beast
      Trample
      Cycling {1}{G}
      When you cycle Titanoth Rex, put a trample counter on target creature you control.
      11/11
      """
    And Bob controls Craw Wurm and 2 Forests
    And Bob holds Titanoth Rex
    When Bob cycles Titanoth Rex
    And everything resolves
    Then Craw Wurm has trample
    And Craw Wurm has 1 trample counter
    And Bob has 1 card in hand

  @timespiral @m11 @today
  Scenario: ready where one of its lands is, tapped where none is
    Given this card:
      """
      Clifftop Retreat
      Land
      Clifftop Retreat comes into play tapped unless you control a Mountain or a Plains.
      {T}: Add {R} or {W}.
      """
    And Bob controls Plateau
    And Bob holds Clifftop Retreat
    And Sue holds Clifftop Retreat#2
    When Bob plays Clifftop Retreat
    Then Clifftop Retreat is untapped
    When it is Sue's main phase
    And Sue plays Clifftop Retreat#2
    Then Clifftop Retreat#2 is tapped

  @m11 @today
  Scenario: the land comes tapped, and one of them does not block
    Given this card:
      """
      Smoldering Spires
      Land
      Smoldering Spires comes into play tapped.
      When Smoldering Spires comes into play, target creature can't block this turn.
      {T}: Add {R}.
      """
    And Bob controls Grizzly Bears
    And Bob holds Smoldering Spires
    And Sue controls Hill Giant
    When Bob plays Smoldering Spires
    And Bob targets Hill Giant
    And everything resolves
    And Bob attacks with Grizzly Bears
    Then Sue cannot block Grizzly Bears with Hill Giant
    And Smoldering Spires is tapped

  @timespiral @m11 @today
  Scenario: each Swamp is a card or two damage
    Given this card:
      """
      Dread Presence {3}{B}
      Creature — Nightmare
      Whenever a Swamp you control comes into play, choose one —
      • You draw a card and you lose 1 life.
      • Dread Presence deals 2 damage to any target and you gain 2 life.
      3/3
      """
    And Bob controls Dread Presence
    And Bob holds Swamp
    When Bob plays Swamp
    And Bob chooses mode 2
    And Bob targets Sue
    And everything resolves
    Then Sue has 18 life
    And Bob has 22 life

  @m11 @today
  Scenario: out of reach, or deadly
    Given this card:
      """
      Xathrid Slyblade {2}{B}
      Creature — Human Assassin
      Hexproof
      {3}{B}: Until end of turn, Xathrid Slyblade loses hexproof and gains first strike and deathtouch.
      2/1
      """
    And Bob controls Xathrid Slyblade and 4 Swamps
    And Sue controls Craw Wurm and Mountain
    And Sue holds Shock
    When Bob attacks with Xathrid Slyblade
    Then Sue cannot cast Shock targeting Xathrid Slyblade
    When Sue blocks Xathrid Slyblade with Craw Wurm
    And Bob activates Xathrid Slyblade
    And it resolves
    Then Sue may cast Shock targeting Xathrid Slyblade
    When combat damage is dealt
    Then Craw Wurm is in Sue's graveyard
    And Xathrid Slyblade is in play

  @timespiral @m11 @today
  Scenario: a life from the opponent for each attacker
    Given this card:
      """
      Foul-Tongue Shriek {B}
      Instant
      Target opponent loses 1 life for each attacking creature you control. You gain that much life.
      """
    And Bob controls Grizzly Bears, Hill Giant, Gray Ogre and Swamp
    And Bob holds Foul-Tongue Shriek
    When Bob attacks with Grizzly Bears and Hill Giant
    And Bob casts Foul-Tongue Shriek targeting Sue
    And it resolves
    Then Sue has 18 life
    And Bob has 22 life

  @timespiral @m11 @today
  Scenario: one damage and a card
    Given this card:
      """
      Playful Shove {1}{R}
      Sorcery
      Playful Shove deals 1 damage to any target.
      Draw a card.
      """
    And Bob controls 2 Mountains
    And Bob holds Playful Shove
    And Sue controls Scryb Sprites
    When Bob casts Playful Shove targeting Scryb Sprites
    And it resolves
    Then Scryb Sprites is in Sue's graveyard
    And Bob has 1 card in hand

  @timespiral @m11 @today
  Scenario: a life for one mana when an artifact is lost
    Given Bob controls Tablet of Epityr, Ornithopter and Swamp
    And Sue controls Mountain
    And Sue holds Shock
    When Sue casts Shock targeting Ornithopter
    And it resolves
    And Bob pays for Tablet of Epityr
    And everything resolves
    Then Bob has 21 life
    And Swamp is tapped

  @timespiral @m11 @today
  Scenario: four power, three toughness
    Given this card:
      """
      Summit Prowler {2}{R}{R}
      Creature — Yeti
      4/3
      """
    And Bob controls Summit Prowler
    And Sue controls Hill Giant
    When Bob attacks with Summit Prowler
    And Sue blocks Summit Prowler with Hill Giant
    And combat damage is dealt
    Then Hill Giant is in Sue's graveyard
    And Summit Prowler is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: large, tramples and comes back
    Given this card:
      """
      Gaea's Embrace {2}{G}{G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +3/+3 and has trample.
      {G}: Regenerate enchanted creature.
      """
    And Bob controls Grizzly Bears, Gaea's Embrace on Grizzly Bears and Forest
    And Sue controls Mountain, Mountain#2 and Hill Giant
    And Sue holds Lightning Bolt and Lightning Bolt#2
    Then Grizzly Bears is a 5/5
    And Grizzly Bears has trample
    When Bob activates Gaea's Embrace
    And it resolves
    And Sue casts Lightning Bolt targeting Grizzly Bears
    And it resolves
    And Sue casts Lightning Bolt#2 targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is in play
    And Grizzly Bears is tapped
    And Gaea's Embrace is on Grizzly Bears

  @timespiral @m11 @today
  Scenario: all Kavu trample, and each other one feeds it
    Given this card:
      """
      Kavu Monarch {2}{R}{R}
      Creature — Kavu
      Kavu creatures have trample.
      Whenever another Kavu comes into play, put a +1/+1 counter on Kavu Monarch.
      3/3
      """
    And Bob controls Kavu Monarch
    And Sue controls 2 Forests
    And Sue holds Kavu Titan
    When it is Sue's main phase
    And Sue casts Kavu Titan
    And everything resolves
    Then Kavu Titan has trample
    And Kavu Monarch is a 4/4

  @timespiral @m11 @today
  Scenario: a small green one for a large green one
    Given this card:
      """
      Natural Order {2}{G}{G}
      Sorcery
      As an additional cost to cast this spell, sacrifice a green creature.
      Search your library for a green creature card, put it into play, then shuffle.
      """
    And Bob controls 4 Forests, Llanowar Elves and Gray Ogre
    And Bob holds Natural Order
    And Craw Wurm and Serra Angel are on top of Bob's library
    Then Bob cannot cast Natural Order by sacrificing Gray Ogre
    When Bob casts Natural Order by sacrificing Llanowar Elves
    And it resolves
    And Bob finds Craw Wurm
    Then Craw Wurm is in play
    And Llanowar Elves is in Bob's graveyard

  @timespiral @m11 @today
  Scenario: what the target loses the caster gains, more than there was
    Given this card:
      """
      Death Grasp {X}{W}{B}
      Sorcery
      Death Grasp deals X damage to any target. You gain X life.
      """
    And Bob controls 6 Swamps and Plains
    And Bob holds Death Grasp
    And Sue controls Grizzly Bears
    When Bob casts Death Grasp with X = 5 targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is in Sue's graveyard
    And Bob has 25 life

  @timespiral @m11 @today
  Scenario: a card for four mana, as often as there are four
    Given this card:
      """
      Treasure Trove {2}{U}{U}
      Enchantment
      {2}{U}{U}: Draw a card.
      """
    And Bob controls Treasure Trove and 8 Islands
    When Bob activates Treasure Trove
    And Bob activates Treasure Trove
    And everything resolves
    Then Bob has 2 cards in hand
    And Bob cannot activate Treasure Trove

  @timespiral @m11 @today
  Scenario: the creature itself deals the damage as it attacks
    Given this card:
      """
      Extra Arms {4}{R}
      Enchantment — Aura
      Enchant creature
      Whenever enchanted creature attacks, it deals 2 damage to any target.
      """
    And Bob controls White Knight and Extra Arms on White Knight
    And Sue controls Black Knight and Gray Ogre
    When Bob attacks with White Knight
    And Bob targets Gray Ogre
    And everything resolves
    Then Gray Ogre is in Sue's graveyard

  @timespiral @m11 @today
  Scenario: an Insect of two colors for its death
    Given this card:
      """
      Infestation Sage {B}
      Creature — Elf Warlock
      When Infestation Sage dies, put a 1/1 black and green Insect creature token with flying into play.
      1/1
      """
    And Bob controls Infestation Sage
    And Sue controls Mountain
    And Sue holds Shock
    When Sue casts Shock targeting Infestation Sage
    And everything resolves
    Then Insect is a 1/1
    And Insect is black
    And Insect is green
    And Insect has flying
