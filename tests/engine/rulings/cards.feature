  Scenario: of a text with a condition the part that applies makes the mana
    Given Bob controls Urza's Tower
    When Bob taps Urza's Tower for mana
    Then Bob has {C}

  Scenario: all three together make more
    Given Bob controls Urza's Tower, Urza's Mine and Urza's Power Plant
    When Bob taps Urza's Tower for mana
    Then Bob has {C}{C}{C}

  Scenario: the mana of a countered spell comes in the next main phase
    Given Bob controls 4 Mountains
    And Bob holds Hill Giant
    And Sue controls 2 Islands
    And Sue holds Mana Drain
    When Bob casts Hill Giant
    And Sue casts Mana Drain targeting Hill Giant
    And everything resolves
    And it is Sue's main phase
    And everything resolves
    Then Sue has {C}{C}{C}{C}

  Scenario: a spell of another mana value is no target
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls 3 Islands
    And Sue holds Spell Blast
    When Bob casts Lightning Bolt targeting Sue
    Then Sue cannot cast Spell Blast with X = 0 targeting Lightning Bolt
    And Sue may cast Spell Blast with X = 1 targeting Lightning Bolt

  Scenario: an artifact of another mana value is no target
    Given Bob controls 5 Mountains
    And Bob holds Detonate
    And Sue controls Jade Monolith
    Then Bob cannot cast Detonate with X = 1 targeting Jade Monolith
    And Bob may cast Detonate with X = 4 targeting Jade Monolith

  Scenario: every target more costs more
    Given Bob controls 4 Mountains
    And Bob holds Fireball
    And Sue controls Hill Giant
    Then Bob cannot cast Fireball with X = 3 targeting Hill Giant and Sue
    And Bob may cast Fireball with X = 2 targeting Hill Giant and Sue

  Scenario: a target more takes its mana from X
    Given Bob controls 6 Mountains
    And Bob holds Fireball
    And Sue controls Hill Giant
    Then Bob cannot cast Fireball with X = 5 targeting Hill Giant and Sue
    And because paying costs
    And Bob may cast Fireball with X = 5 targeting Sue
    When Bob casts Fireball with X = 4 targeting Hill Giant and Sue
    And it resolves
    Then Bob paid {R}{R}{R}{R}{R}{R} for Fireball
    And Sue has 18 life
    And Hill Giant has 2 damage

  Scenario: what an even division leaves over is dealt to nobody
    Given Bob controls 8 Mountains
    And Bob holds Fireball
    And Sue controls Hill Giant and Craw Wurm
    When Bob casts Fireball with X = 5 targeting Hill Giant, Craw Wurm and Sue
    And it resolves
    Then Hill Giant has 1 damage
    And Craw Wurm has 1 damage
    And Sue has 19 life

  Scenario: an even division may leave nothing for anybody
    Given Bob controls 5 Mountains
    And Bob holds Fireball
    And Sue controls Hill Giant and Craw Wurm
    When Bob casts Fireball with X = 2 targeting Hill Giant, Craw Wurm and Sue
    And it resolves
    Then Hill Giant has 0 damage
    And Sue has 20 life

  # The Duel, Targeting.
  Scenario: nothing is a target of it twice
    Given Bob controls 8 Mountains
    And Bob holds Fireball
    Then Bob cannot cast Fireball with X = 4 targeting Sue and Sue

  Scenario: as many targets as X
    Given Bob controls 4 Swamps
    And Bob holds Word of Binding
    And Sue controls Hill Giant and Gray Ogre
    When Bob casts Word of Binding with X = 2 targeting Hill Giant and Gray Ogre
    And it resolves
    Then Hill Giant is tapped
    And Gray Ogre is tapped

  @mirage @duel
  Scenario: damage prevented as it is on its way is gained as life
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls 3 Plains
    And Sue holds Reverse Damage
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    And Sue casts Reverse Damage
    Then Sue has 23 life

  @timespiral @m11
  Scenario: damage that a shield prevents is gained as life
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls 3 Plains
    And Sue holds Reverse Damage
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Reverse Damage
    And Sue chooses Lightning Bolt
    And everything resolves
    Then Sue has 23 life

  Scenario: what is said to be sacrificed is sacrificed
    Given Bob controls Ashnod's Altar, Grizzly Bears and Hill Giant
    When Bob activates Ashnod's Altar by sacrificing Grizzly Bears
    Then Grizzly Bears is in Bob's graveyard
    And Hill Giant is in play
    And Bob has {C}{C}

  @mirage @duel
  Scenario: a tapped artifact does not trigger
    Given Bob controls Ankh of Mishra
    And Bob holds Forest
    And Ankh of Mishra is tapped
    When Bob plays Forest
    Then Bob has 20 life

  @timespiral @m11
  Scenario: a tapped artifact triggers as any other
    Given Bob controls Ankh of Mishra
    And Bob holds Forest
    And Ankh of Mishra is tapped
    When Bob plays Forest
    And everything resolves
    Then Bob has 18 life

  @mirage @duel
  Scenario: a tapped artifact cannot be used
    Given Bob controls Zuran Orb and Forest
    And Zuran Orb is tapped
    Then Bob cannot activate Zuran Orb by sacrificing Forest

  @timespiral @m11
  Scenario: the counters of both kinds cancel out
    Given Bob controls Grizzly Bears
    And Grizzly Bears has 3 +1/+1 counters
    And Grizzly Bears has 1 -1/-1 counter
    When the turn ends
    Then Grizzly Bears has 2 +1/+1 counters
    And Grizzly Bears is a 4/4

  @timespiral @m11
  Scenario: a trigger that targets is seen as targeting
    Given Bob controls 3 Islands
    And Bob holds Man-o'-War
    And Sue controls Skulking Ghost
    When Bob casts Man-o'-War
    And Bob chooses Skulking Ghost
    And everything resolves
    Then Skulking Ghost is in Sue's graveyard

  Scenario: a copy enters with what is copied
    Given Bob controls 4 Islands
    And Bob holds Clone
    And Sue controls Triskelion
    When Bob casts Clone
    And Bob copies Triskelion
    And everything resolves
    Then Clone is a 4/4

  Scenario: enchantments on something are spared
    Given Bob controls 2 Forests
    And Bob holds Tranquil Domain
    And Sue controls Moat, Hill Giant and Rancor on Hill Giant
    When Bob casts Tranquil Domain
    And everything resolves
    Then Moat is in Sue's graveyard
    And Rancor is in play

  @mirage @duel
  Scenario: a Lord is none of those whom it leads
    Given Bob controls Goblin King, Lord of Atlantis and Merfolk of the Pearl Trident
    And Sue controls Goblin King#2, Lord of Atlantis#2 and Raging Goblin
    Then Goblin King is a 2/2
    And Lord of Atlantis is a 2/2
    And Raging Goblin is a 3/3
    And Merfolk of the Pearl Trident is a 3/3

  @timespiral @m11
  Scenario: a king is one of those whom another leads
    Given Bob controls Goblin King and Lord of Atlantis
    And Sue controls Goblin King#2, Lord of Atlantis#2 and Raging Goblin
    Then Goblin King is a 3/3
    And Lord of Atlantis is a 3/3
    And Raging Goblin is a 3/3

  Scenario: in each upkeep a creature of that player is the target
    Given it is Bob's untap phase
    And Bob controls The Abyss, Hill Giant, Gray Ogre and White Knight
    And Sue controls Grizzly Bears
    When it is Bob's upkeep
    Then Bob cannot choose White Knight
    And Bob cannot choose Grizzly Bears
    And Bob may choose Gray Ogre
    When Bob chooses Hill Giant
    And it is Bob's draw phase
    Then Hill Giant is in Bob's graveyard
    And White Knight is in play
    And Grizzly Bears is in play

  Scenario: one whom black cannot aim at is not destroyed
    Given it is Bob's untap phase
    And Bob controls The Abyss
    And Sue controls White Knight
    When the turn ends
    And it is Sue's draw phase
    Then White Knight is in play

  Scenario: creatures and artifacts pay where lands are not enough
    Given Bob controls Forest, Llanowar Elves and Sol Ring
    And Bob holds Grizzly Bears, Craw Wurm and Lightning Bolt
    And Sue controls Forest and Llanowar Elves#2
    And Sue holds Giant Growth
    Then Bob may cast Grizzly Bears
    And Bob cannot cast Craw Wurm
    And Bob cannot cast Lightning Bolt targeting Sue
    When Bob casts Grizzly Bears
    And Sue casts Giant Growth targeting Llanowar Elves#2
    Then Llanowar Elves is untapped
    And Llanowar Elves#2 is untapped

  Scenario: what came this turn pays for nothing
    Given Bob controls 2 Forests
    And Bob holds Llanowar Elves and Grizzly Bears
    When Bob casts Llanowar Elves
    And it resolves
    Then Bob cannot cast Grizzly Bears
    And because paying costs

  @mirage @duel
  Scenario: whoever has the mana from lands must pay it
    Given Bob controls 3 Mountains
    And Bob holds Lightning Bolt
    And Sue controls 3 Islands
    And Sue holds Power Sink
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Power Sink with X = 2 targeting Lightning Bolt
    And everything resolves
    Then Sue has 17 life
    And Mountain#2 is tapped
    And Mountain#3 is tapped

  @mirage @duel
  Scenario: too little mana from lands is paid in vain
    Given Bob controls 3 Mountains, Glacial Chasm and Llanowar Elves
    And Bob holds Lightning Bolt
    And Sue controls 4 Islands
    And Sue holds Power Sink
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Power Sink with X = 3 targeting Lightning Bolt
    And everything resolves
    Then Lightning Bolt is in Bob's graveyard
    And Sue has 20 life
    And Mountain#3 is tapped
    And Glacial Chasm is untapped
    And Llanowar Elves is untapped
    When it is Bob's combat phase
    Then Bob has 20 life

  @mirage @duel
  Scenario: other sources of mana may be used as well
    Given Bob controls 3 Mountains and Llanowar Elves
    And Bob holds Lightning Bolt
    And Sue controls 4 Islands
    And Sue holds Power Sink
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Power Sink with X = 3 targeting Lightning Bolt
    And Bob pays for Power Sink
    And everything resolves
    Then Sue has 17 life
    And Llanowar Elves is tapped

  @timespiral @m11
  Scenario: whoever does not pay loses the mana of lands that make some
    Given Bob controls 3 Mountains and Glacial Chasm
    And Bob holds Lightning Bolt
    And Sue controls 3 Islands
    And Sue holds Power Sink
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Power Sink with X = 2 targeting Lightning Bolt
    And everything resolves
    Then Lightning Bolt is in Bob's graveyard
    And Sue has 20 life
    And Mountain#3 is tapped
    And Glacial Chasm is untapped

  @timespiral
  Scenario: what a hammer deals is gained by an effect that waits on the stack
    Given Bob controls Gray Ogre and Loxodon Warhammer on Gray Ogre
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    And Bob has 3 life
    When Bob attacks with Gray Ogre
    And combat damage is dealt
    Then Sue has 15 life
    And Bob has 3 life
    And Gray Ogre does not have lifelink
    When Sue casts Lightning Bolt targeting Bob
    And it resolves
    Then Bob loses the game

  @m11
  Scenario: lifelink is part of the damage
    Given Bob controls Gray Ogre and Loxodon Warhammer on Gray Ogre
    And Bob has 3 life
    When Bob attacks with Gray Ogre
    And combat damage is dealt
    Then Bob has 8 life

  Scenario: a rack leaves its player four cards
    Given Bob holds 6 Forests
    And Sue controls Cursed Rack
    And Sue holds 6 Islands
    When Bob discards Forest#5
    And Bob discards Forest#6
    And the turn ends
    Then Bob has 4 cards in hand
    And Sue has 6 cards in hand

  @timespiral @m11
  Scenario: of two texts about the hand the newer counts
    Given Bob holds 9 Forests and Spellbook
    And Bob controls 9 Swamps
    And Sue controls Cursed Rack
    When Bob casts Spellbook
    And it resolves
    And the turn ends
    Then Bob has 9 cards in hand

  @timespiral @m11
  Scenario: the clock strikes in the draw step, after its counter of this turn
    Given it is Bob's untap step
    And Bob controls Armageddon Clock
    And Armageddon Clock has 3 doom counters
    And Sue controls 4 Islands
    When it is Bob's upkeep
    And everything resolves
    Then Armageddon Clock has 4 doom counters
    And Bob has 20 life
    When Sue activates Armageddon Clock
    And everything resolves
    And it is Bob's draw step
    And everything resolves
    Then Bob has 17 life
    And Sue has 17 life
    And Sue cannot activate Armageddon Clock

  @mirage @duel
  Scenario: the clock strikes at the end of upkeep
    Given it is Bob's untap phase
    And Bob controls Armageddon Clock
    And Armageddon Clock has 3 doom counters
    When it is Bob's draw phase
    Then Bob has 16 life
    And Sue has 16 life
    And Armageddon Clock has 4 doom counters

  # 2010 and 2026, 608.2d: only a division that a player chooses was made before.
  @m11 @today
  Scenario: an even division is made among those who are still legal targets
    Given Bob controls 7 Mountains
    And Bob holds Fireball
    And Sue controls Craw Wurm, Grizzly Bears and Mountain
    And Sue holds Lightning Bolt
    When Bob casts Fireball with X = 5 targeting Craw Wurm and Grizzly Bears
    And Sue casts Lightning Bolt targeting Grizzly Bears
    And everything resolves
    Then Craw Wurm is in Sue's graveyard

  # The Duel, Casting Spells: how a Fireball is split is settled as it is cast; 2006, 413.2f: the division was
  # determined as the spell was put on the stack.
  @mirage @duel @timespiral
  Scenario: an even division is settled with the announcement
    Given Bob controls 7 Mountains
    And Bob holds Fireball
    And Sue controls Craw Wurm, Grizzly Bears and Mountain
    And Sue holds Lightning Bolt
    When Bob casts Fireball with X = 5 targeting Craw Wurm and Grizzly Bears
    And Sue casts Lightning Bolt targeting Grizzly Bears
    And everything resolves
    Then Craw Wurm has 2 damage

  @mirage @duel
  Scenario: what is destroyed for want of its upkeep may be regenerated
    Given it is Bob's untap phase
    And Bob controls Phantasmal Forces, Regeneration on Phantasmal Forces and Forest
    When it is Bob's upkeep
    And Bob carries out the effect of Phantasmal Forces
    And Bob regenerates Phantasmal Forces with Regeneration
    Then Phantasmal Forces is in play
    And Phantasmal Forces is tapped

  @timespiral @m11
  Scenario: what is sacrificed for want of its upkeep is not regenerated
    Given it is Bob's untap step
    And Bob controls Phantasmal Forces, Regeneration on Phantasmal Forces and Forest
    When it is Bob's upkeep
    And Bob regenerates Phantasmal Forces with Regeneration
    And everything resolves
    Then Phantasmal Forces is in Bob's graveyard

  @timespiral @m11
  Scenario: it is untapped once, as the upkeep begins
    Given it is Bob's untap step
    And Bob controls Brass Man and 2 Islands
    And Brass Man is tapped
    When it is Bob's upkeep
    And Bob pays for Brass Man
    And everything resolves
    Then Brass Man is untapped
    And Island is tapped

  @mirage @duel
  Scenario: a vault is untapped in upkeep or does its damage at its end
    Given it is Bob's untap phase
    And Bob controls Mana Vault and 4 Islands
    And Sue controls Mana Vault#2
    And Mana Vault is tapped
    And Mana Vault#2 is tapped
    When it is Bob's upkeep
    And Bob activates Mana Vault
    And it resolves
    Then Mana Vault is untapped
    When it is Bob's draw phase
    Then Bob has 20 life
    When it is Sue's upkeep
    Then Sue has 20 life
    When it is Sue's draw phase
    Then Sue has 19 life

  @timespiral @m11
  Scenario: the poison of an asp is a loss of life
    Given Bob controls Nafs Asp
    When Bob attacks with Nafs Asp
    And combat damage is dealt
    Then Sue has 19 life
    When it is Sue's draw step
    And everything resolves
    Then Sue has 18 life
    And "Nafs Asp deals 1 damage to Sue" comes before "Sue loses 1 life"

  @timespiral
  Scenario: a ward against artifacts sheds Equipment
    Given Bob controls Gray Ogre, Sword of Vengeance on Gray Ogre and Plains
    And Bob holds Artifact Ward
    When Bob casts Artifact Ward targeting Gray Ogre
    And everything resolves
    Then Gray Ogre is a 2/2
    And Gray Ogre does not have trample

  @m11
  Scenario: a ward against what artifacts do leaves Equipment where it is
    Given Bob controls Gray Ogre, Sword of Vengeance on Gray Ogre and Plains
    And Bob holds Artifact Ward
    When Bob casts Artifact Ward targeting Gray Ogre
    And everything resolves
    Then Gray Ogre is a 4/2
    And Gray Ogre has trample

  @mirage @duel
  Scenario: what was set aside comes before the hand is cut down
    Given Bob controls Necropotence
    And Bob holds 7 Swamps
    And Swamp#8 is on top of Bob's library
    When Bob activates Necropotence
    And it resolves
    And Bob discards Swamp
    And the turn ends
    Then Bob has 7 cards in hand
    And Swamp#8 is in Bob's hand
    And Swamp is removed from the game

  @timespiral @m11
  Scenario: what was set aside comes in the end step, before the hand is cut down
    Given Bob controls Necropotence
    And Bob holds 7 Swamps
    And Swamp#8 is on top of Bob's library
    When Bob activates Necropotence
    And it resolves
    And Bob discards Swamp
    And the turn ends
    Then Bob has 7 cards in hand
    And Swamp is removed from the game

  Scenario: nobody needs to take the counter
    Given Bob controls Ajani's Pridemate and Plains
    And Bob holds Healing Salve
    When Bob casts Healing Salve with mode 1 targeting Bob
    And everything resolves
    Then Ajani's Pridemate is a 2/2

  Scenario: what texts add to the mana of a land pays as well
    Given Bob controls 2 Mountains
    And Bob holds Hill Giant and Shivan Dragon
    And Sue controls Mana Flare
    Then Bob cannot cast Shivan Dragon
    And Bob may cast Hill Giant
    When Bob casts Hill Giant
    And it resolves
    Then Hill Giant is in play
    And Bob has no mana

  Scenario: chance has nothing to say about a whole hand
    Given Bob controls 2 Swamps
    And Bob holds Hymn to Tourach
    And Sue holds 2 Forests
    When Bob casts Hymn to Tourach targeting Sue
    And everything resolves
    Then Sue has 0 cards in hand

  Scenario: a spell is paid for to the spell that would counter it
    Given Bob controls Mountain and 3 Forests
    And Bob holds Lightning Bolt
    And Sue controls 2 Islands
    And Sue holds Mana Leak
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Mana Leak targeting Lightning Bolt
    And Bob pays for Mana Leak
    And everything resolves
    Then Sue has 17 life
    And Forest#3 is tapped

  Scenario: what hurts or is given up for mana may be drawn before a spell
    Given Bob controls Adarkar Wastes, Black Lotus and Forest
    And Bob holds Swords to Plowshares, Serra Angel and Craw Giant
    And Sue controls Hill Giant
    Then Bob may cast Swords to Plowshares targeting Hill Giant
    And Bob may cast Serra Angel
    And Bob cannot cast Craw Giant
    And Black Lotus is in play
    When Bob taps Adarkar Wastes for {W}
    And Bob casts Swords to Plowshares targeting Hill Giant
    And it resolves
    Then Sue has 23 life
    And Bob has 19 life

  @mirage @duel
  Scenario: what is to be done during upkeep is done when the active player says
    Given it is Bob's untap phase
    And Bob controls 3 Swamps and Plains
    And Bob holds Healing Salve
    And Sue controls Karma
    When it is Bob's upkeep
    And Bob casts Healing Salve with mode 1 targeting Bob
    And it resolves
    Then Bob has 23 life
    When Bob carries out the effect of Karma
    Then Bob has 20 life

  @timespiral @m11
  Scenario: what happens in upkeep begins with it
    Given it is Bob's untap step
    And Bob controls 3 Swamps
    And Sue controls Karma
    When it is Bob's upkeep
    And everything resolves
    Then Bob has 17 life

  Scenario: a cost that many lands cannot pay by a hair is refused
    Given this card:
      """
      Big Wall {B}{B}{B}{B}{B}{R}{R}{R}{R}{R}{G}{G}{G}{G}{G}{G}{G}
      Creature — Wall
      0/4
      """
    And Bob controls 11 Taigas, 5 Badlands and 3 Islands
    And Bob holds Big Wall
    Then Bob cannot cast Big Wall

  Scenario: of two lands the one that makes both colors pays for the color that the other does not make
    Given this card:
      """
      Ember Vine {R}{G}
      Creature — Plant
      2/2
      """
    And Bob controls Taiga and Mountain
    And Bob holds Ember Vine
    When Bob casts Ember Vine
    And it resolves
    Then Ember Vine is in play
    And Taiga is tapped
    And Mountain is tapped
