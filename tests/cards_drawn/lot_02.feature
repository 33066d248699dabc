Feature: Drawn cards, the second thirty

  @timespiral @m11
  Scenario: those that attack with it and those that stay at home grow, itself does not
    Given this card:
      """
      Soltari Champion {2}{W}
      Creature — Soltari Soldier
      Shadow
      Whenever Soltari Champion attacks, other creatures you control get +1/+1 until end of turn.
      2/2
      """
    And Bob controls Soltari Champion, Grizzly Bears and Gray Ogre
    And Sue controls Hill Giant
    When Bob attacks with Soltari Champion and Grizzly Bears
    And everything resolves
    Then Soltari Champion is a 2/2
    And Grizzly Bears is a 3/3
    And Gray Ogre is a 3/3
    And Hill Giant is a 3/3
    And Sue cannot block Soltari Champion with Hill Giant

  @timespiral @m11
  Scenario: only a creature spell is countered, and a card is drawn
    Given this card:
      """
      Bone to Ash {2}{U}{U}
      Instant
      Counter target creature spell.
      Draw a card.
      """
    And Bob controls 2 Forests and Mountain
    And Bob holds Grizzly Bears and Shock
    And Sue controls 4 Islands
    And Sue holds Bone to Ash
    When Bob casts Shock targeting Sue
    Then Sue cannot cast Bone to Ash targeting Shock
    When it resolves
    And Bob casts Grizzly Bears
    And Sue casts Bone to Ash targeting Grizzly Bears
    And everything resolves
    Then Grizzly Bears is in Bob's graveyard
    And Sue has 1 card in hand

  @timespiral @m11
  Scenario: a land is put into play at any time, and is not played
    Given this card:
      """
      Scaled Herbalist {1}{G}
      Creature — Lizard Druid
      {T}: You may put a land card from your hand into play.
      1/3
      """
    And Bob controls Scaled Herbalist
    And Bob holds Forest, Island and Grizzly Bears
    When Bob plays Forest
    And Bob activates Scaled Herbalist
    And it resolves
    And Bob uses the effect of Scaled Herbalist
    Then Island is in play
    And Island is untapped
    And Bob has 1 card in hand

  @timespiral @m11
  Scenario: it enters tapped, and gives two when it is sacrificed
    Given this card:
      """
      Havenwood Battleground
      Land
      Havenwood Battleground comes into play tapped.
      {T}: Add {G}.
      {T}, Sacrifice Havenwood Battleground: Add {G}{G}.
      """
    And Bob holds Havenwood Battleground
    And Bob controls Havenwood Battleground#2
    When Bob plays Havenwood Battleground
    Then Havenwood Battleground is tapped
    When Bob taps Havenwood Battleground#2 for {G}{G}
    Then Bob has {G}{G}
    And Havenwood Battleground#2 is in Bob's graveyard

  @timespiral @m11
  Scenario: the creature that dies deals the damage, with the power that it had
    Given this card:
      """
      Stalking Vengeance {5}{R}{R}
      Creature — Avatar
      Haste
      Whenever another creature you control dies, it deals damage equal to its power to target player.
      5/5
      """
    And Bob controls Stalking Vengeance, Hill Giant and Forest
    And Bob holds Giant Growth
    And Sue controls 3 Swamps and Soltari Priest
    And Sue holds Terror
    When Bob casts Giant Growth targeting Hill Giant
    And it resolves
    And Sue casts Terror targeting Hill Giant
    And it resolves
    And Bob targets Sue
    And everything resolves
    Then Sue has 14 life
    And Hill Giant is in Bob's graveyard

  @timespiral @m11
  Scenario: a land that was tapped to pay for it may be returned
    Given this card:
      """
      Living Twister {R}{R}{G}
      Creature — Elemental
      {1}{R}, Discard a land card: Living Twister deals 2 damage to any target.
      {G}: Return a tapped land you control to its owner's hand.
      2/5
      """
    And Bob controls Living Twister, Forest and 2 Mountains
    And Bob holds Gray Ogre
    Then Bob cannot activate the first ability of Living Twister targeting Sue
    When Bob activates the second ability of Living Twister
    And it resolves
    Then Forest is in Bob's hand
    When Bob activates the first ability of Living Twister targeting Sue
    And it resolves
    Then Sue has 18 life
    And Forest is in Bob's graveyard
    And Gray Ogre is in Bob's hand

  @m11
  Scenario: trample, and no spell of an opponent
    Given this card:
      """
      Ancient of the Equinox
      Creature — Treefolk
      Trample, hexproof
      4/4
      """
    And Bob controls Ancient of the Equinox and Forest
    And Bob holds Giant Growth
    And Sue controls Grizzly Bears and Mountain
    And Sue holds Shock
    When Bob attacks with Ancient of the Equinox
    And Sue blocks Ancient of the Equinox with Grizzly Bears
    Then Sue cannot cast Shock targeting Ancient of the Equinox
    When Bob casts Giant Growth targeting Ancient of the Equinox
    And it resolves
    And combat damage is dealt
    Then Sue has 15 life

  @m11
  Scenario: it enters with its counter, smaller at once
    Given this card:
      """
      Bloodied Ghost {1}{W/B}{W/B}
      Creature — Spirit
      Flying
      Bloodied Ghost comes into play with a -1/-1 counter on it.
      3/3
      """
    And Bob controls Island, Plains and Swamp
    And Bob holds Bloodied Ghost
    When Bob casts Bloodied Ghost
    And it resolves
    Then Bloodied Ghost is a 2/2
    And Bloodied Ghost has 1 -1/-1 counter
    And Bloodied Ghost is white
    And Bloodied Ghost is black

  @timespiral @m11
  Scenario: lands tapped for X are untapped again
    Given this card:
      """
      Candelabra of Tawnos {1}
      Artifact
      {X}, {T}: Untap X target lands.
      """
    And Bob controls Candelabra of Tawnos, Urza's Mine, Urza's Tower and Urza's Power Plant
    When Bob taps Urza's Tower for mana
    And Bob taps Urza's Mine for mana
    And Bob activates Candelabra of Tawnos with X = 2 targeting Urza's Tower and Urza's Mine
    And it resolves
    Then Urza's Tower is untapped
    And Urza's Mine is untapped
    And Bob has {C}{C}{C}

  @timespiral @m11
  Scenario: whether a Dinosaur is there is asked when it attacks, and again when the effect happens
    Given this card:
      """
      Tilonalli's Knight {1}{R}
      Creature — Human Knight
      Whenever Tilonalli's Knight attacks, if you control a Dinosaur, Tilonalli's Knight gets +1/+1 until end of turn.
      2/2
      """
    And this card:
      """
      Small Raptor {R}
      Creature — Dinosaur
      1/1
      """
    And Bob controls Tilonalli's Knight and Small Raptor
    And Sue controls Mountain
    And Sue holds Shock
    When Bob attacks with Tilonalli's Knight
    And Sue casts Shock targeting Small Raptor
    And everything resolves
    Then Tilonalli's Knight is a 2/2

  @timespiral @m11
  Scenario: life for the cost of what was destroyed, a token costs nothing
    Given this card:
      """
      Feed the Swarm {1}{B}
      Sorcery
      Destroy target creature or enchantment an opponent controls. You lose life equal to that permanent's mana value.
      """
    And Bob controls 4 Swamps and Gray Ogre
    And Bob holds Feed the Swarm and Feed the Swarm#2
    And Sue controls Glorious Anthem and a 1/1 red Goblin token
    Then Bob cannot cast Feed the Swarm targeting Gray Ogre
    When Bob casts Feed the Swarm targeting Glorious Anthem
    And it resolves
    Then Glorious Anthem is in Sue's graveyard
    And Bob has 17 life
    When Bob casts Feed the Swarm#2 targeting Goblin
    And it resolves
    Then Goblin no longer exists
    And Bob has 17 life

  @timespiral @m11
  Scenario: a Merfolk spell taps or untaps something before it resolves
    Given this card:
      """
      Merrow Reejerey {2}{U}
      Creature — Merfolk Soldier
      Other Merfolk creatures you control get +1/+1.
      Whenever you cast a Merfolk spell, you may tap or untap target permanent.
      2/2
      """
    And Bob controls Merrow Reejerey, Island and Island#2
    And Bob holds Merfolk of the Pearl Trident
    And Sue controls Hill Giant
    And Island#2 is tapped
    When Bob casts Merfolk of the Pearl Trident
    And Bob targets Island#2
    And the effect of Merrow Reejerey resolves
    And Bob uses the effect of Merrow Reejerey
    And Bob chooses untap
    Then Island#2 is untapped
    And Merfolk of the Pearl Trident is still on the stack
    When it resolves
    Then Merfolk of the Pearl Trident is a 2/2
    And Merrow Reejerey is a 2/2

  @timespiral @m11
  Scenario: only an attacker is strengthened
    Given this card:
      """
      Infantry Veteran {W}
      Creature — Human Soldier
      {T}: Target attacking creature gets +1/+1 until end of turn.
      1/1
      """
    And Bob controls Infantry Veteran and Grizzly Bears
    And Sue controls Gray Ogre
    Then Bob cannot activate Infantry Veteran targeting Grizzly Bears
    When Bob attacks with Grizzly Bears
    And Sue blocks Grizzly Bears with Gray Ogre
    And Bob activates Infantry Veteran targeting Grizzly Bears
    And it resolves
    And combat damage is dealt
    Then Gray Ogre is in Sue's graveyard
    And Grizzly Bears is in play

  @timespiral @m11
  Scenario: a Thopter comes with it, an artifact of no color
    Given this card:
      """
      Aspiring Aeronaut {3}{U}
      Creature — Human Artificer
      Flying
      When Aspiring Aeronaut comes into play, put a 1/1 colorless Thopter artifact creature token with flying into play.
      1/2
      """
    And Bob controls 4 Islands
    And Bob holds Aspiring Aeronaut
    When Bob casts Aspiring Aeronaut
    And everything resolves
    Then Thopter is a 1/1
    And Thopter is an artifact creature
    And Thopter is colorless
    And Thopter has flying

  @m11
  Scenario: a spell that is green and blue takes two counters away
    Given this card:
      """
      Sturdy Hatchling {3}{G/U}
      Creature — Elemental
      Sturdy Hatchling comes into play with four -1/-1 counters on it.
      {G/U}: Sturdy Hatchling gains shroud until end of turn.
      Whenever you cast a green spell, remove a -1/-1 counter from Sturdy Hatchling.
      Whenever you cast a blue spell, remove a -1/-1 counter from Sturdy Hatchling.
      6/6
      """
    And this card:
      """
      Twofold Charm {G}{U}
      Instant
      You gain 1 life.
      """
    And Bob controls 5 Forests and 2 Islands
    And Bob holds Sturdy Hatchling and Twofold Charm
    When Bob casts Sturdy Hatchling
    And it resolves
    Then Sturdy Hatchling is a 2/2
    When Bob casts Twofold Charm
    And everything resolves
    Then Sturdy Hatchling is a 4/4

  @timespiral @m11
  Scenario: with fewer than three creatures all of them return, itself among them
    Given this card:
      """
      Dust Elemental {2}{W}{W}
      Creature — Elemental
      Flash
      Flying, fear
      When Dust Elemental comes into play, return three creatures you control to their owner's hand.
      6/6
      """
    And Bob controls 4 Plains and Grizzly Bears
    And Bob holds Dust Elemental
    When Bob casts Dust Elemental
    And everything resolves
    Then Dust Elemental is in Bob's hand
    And Grizzly Bears is in Bob's hand

  @timespiral @m11
  Scenario: four cards go from the library to the graveyard
    Given this card:
      """
      Returned Centaur {3}{B}
      Creature — Zombie Centaur
      When Returned Centaur comes into play, target player mills four cards.
      2/4
      """
    And Bob controls 4 Swamps
    And Bob holds Returned Centaur
    And Sue's library has 3 cards
    When Bob casts Returned Centaur
    And Bob targets Sue
    And everything resolves
    Then Sue has 3 cards in the graveyard
    And Sue has 0 cards in the library
    And the game goes on

  @timespiral @m11
  Scenario: first strike in the air
    Given this card:
      """
      Plover Knights {3}{W}{W}
      Creature — Kithkin Knight
      Flying, first strike
      3/3
      """
    And Bob controls Plover Knights
    And Sue controls Phantom Monster and Hill Giant
    When Bob attacks with Plover Knights
    Then Sue cannot block Plover Knights with Hill Giant
    When Sue blocks Plover Knights with Phantom Monster
    And combat damage is dealt
    Then Phantom Monster is in Sue's graveyard
    And Plover Knights has 0 damage

  @timespiral @m11
  Scenario: strength that comes after the block does not undo it
    Given this card:
      """
      Beloved Princess {W}
      Creature — Human Noble
      Lifelink
      Beloved Princess can't be blocked by creatures with power 3 or greater.
      1/1
      """
    And Bob controls Beloved Princess
    And Sue controls Hill Giant, Grizzly Bears and Forest
    And Sue holds Giant Growth
    When Bob attacks with Beloved Princess
    Then Sue cannot block Beloved Princess with Hill Giant
    When Sue blocks Beloved Princess with Grizzly Bears
    And Sue casts Giant Growth targeting Grizzly Bears
    And it resolves
    And combat damage is dealt
    And everything resolves
    Then Beloved Princess is in Bob's graveyard
    And Bob has 21 life

  @timespiral @m11
  Scenario: a creature that is tapped before attackers are declared cannot attack
    Given this card:
      """
      Thornscape Apprentice {G}
      Creature — Human Wizard
      {R}, {T}: Target creature gains first strike until end of turn.
      {W}, {T}: Tap target creature.
      1/1
      """
    And Bob controls Hill Giant
    And Sue controls Thornscape Apprentice, Plains and Mountain
    When it is Bob's beginning of combat
    And Sue activates the second ability of Thornscape Apprentice targeting Hill Giant
    And it resolves
    Then Bob cannot attack with Hill Giant
    And Sue cannot activate the first ability of Thornscape Apprentice targeting Hill Giant

  @timespiral @m11
  Scenario: a creature of two colors is black all the same
    Given this card:
      """
      Night Mirage {U}{B}
      Creature — Illusion
      2/2
      """
    And Bob controls 3 Swamps
    And Bob holds Hand of Death
    And Sue controls Night Mirage and Ornithopter
    Then Bob cannot cast Hand of Death targeting Night Mirage
    When Bob casts Hand of Death targeting Ornithopter
    And it resolves
    Then Ornithopter is in Sue's graveyard

  @timespiral @m11
  Scenario: who has been blocked stays blocked, and those are hit whose blocker is gone
    Given this card:
      """
      Warpath {3}{R}
      Instant
      Warpath deals 3 damage to each blocking creature and each blocked creature.
      """
    And Bob controls Hill Giant, Gray Ogre and 4 Mountains
    And Bob holds Warpath
    And Sue controls Grizzly Bears, Craw Wurm and Island
    And Sue holds Unsummon
    When Bob attacks with Hill Giant and Gray Ogre
    And Sue blocks Hill Giant with Grizzly Bears
    And Sue casts Unsummon targeting Grizzly Bears
    And it resolves
    And Bob casts Warpath
    And it resolves
    Then Hill Giant is in Bob's graveyard
    And Gray Ogre has 0 damage
    And Craw Wurm has 0 damage

  @timespiral @m11
  Scenario: the card is drawn by who controlled it
    Given this card:
      """
      Exultant Cultist {2}{U}
      Creature — Human Wizard
      When Exultant Cultist dies, draw a card.
      2/2
      """
    And Bob controls Exultant Cultist
    And Sue controls Control Magic on Exultant Cultist
    And Bob controls Mountain
    And Bob holds Shock
    When Bob casts Shock targeting Exultant Cultist
    And everything resolves
    Then Exultant Cultist is in Bob's graveyard
    And Sue has 1 card in hand
    And Bob has 0 cards in hand

  @timespiral @m11
  Scenario: each combat on one's own turn an artifact creature is strengthened
    Given this card:
      """
      Weldfast Engineer {1}{B}{R}
      Creature — Human Artificer
      At the beginning of combat on your turn, target artifact creature you control gets +2/+0 until end of turn.
      3/3
      """
    And Bob controls Weldfast Engineer, Ornithopter and Gray Ogre
    And Sue controls Obsianus Golem
    When it is Bob's beginning of combat
    And everything resolves
    Then Ornithopter is a 2/2
    And Obsianus Golem is a 4/6
    When it is Sue's beginning of combat
    And everything resolves
    Then Ornithopter is a 0/2

  @timespiral @m11
  Scenario: its Swamp need not be basic
    Given this card:
      """
      Twisted Abomination {5}{B}
      Creature — Zombie Mutant
      {B}: Regenerate Twisted Abomination.
      Swampcycling {2}
      5/3
      """
    And Bob controls 2 Islands
    And Bob holds Twisted Abomination
    And Badlands and Forest are on top of Bob's library
    When Bob cycles Twisted Abomination
    And it resolves
    And Bob finds Badlands
    Then Badlands is in Bob's hand
    And Twisted Abomination is in Bob's graveyard

  @timespiral @m11
  Scenario: trample given after the block
    Given this card:
      """
      War Chariot {3}
      Artifact
      {3}, {T}: Target creature gains trample until end of turn.
      """
    And Bob controls War Chariot, Craw Wurm and 3 Forests
    And Sue controls Grizzly Bears
    When Bob attacks with Craw Wurm
    And Sue blocks Craw Wurm with Grizzly Bears
    And Bob activates War Chariot targeting Craw Wurm
    And it resolves
    And combat damage is dealt
    Then Sue has 16 life

  @timespiral @m11
  Scenario: a stone that costs nothing taps for blue, on the turn that it comes
    Given this card:
      """
      Mox Sapphire {0}
      Artifact
      {T}: Add {U}.
      """
    And Bob holds Mox Sapphire and Ancestral Recall
    When Bob casts Mox Sapphire
    And it resolves
    And Bob casts Ancestral Recall targeting Bob
    And it resolves
    Then Bob has 3 cards in hand
    And Mox Sapphire is tapped

  @timespiral @m11
  Scenario: it attacks as it comes, and tramples
    Given this card:
      """
      Gerrard's Irregulars {4}{R}
      Creature — Human Soldier
      Trample, haste
      4/2
      """
    And Bob controls 5 Mountains
    And Bob holds Gerrard's Irregulars
    And Sue controls Scryb Sprites
    When Bob casts Gerrard's Irregulars
    And it resolves
    And Bob attacks with Gerrard's Irregulars
    And Sue blocks Gerrard's Irregulars with Scryb Sprites
    And combat damage is dealt
    Then Sue has 17 life
    And Gerrard's Irregulars is in play

  @m11
  Scenario: infect gained in time makes poison of its damage
    Given this card:
      """
      Vector Asp {1}
      Artifact Creature — Snake
      {B}: Vector Asp gains infect until end of turn.
      1/1
      """
    And Bob controls Vector Asp and Swamp
    When Bob attacks with Vector Asp
    And Bob activates Vector Asp
    And it resolves
    And combat damage is dealt
    Then Sue has 1 poison counter
    And Sue has 20 life

  @timespiral @m11
  Scenario: it grows with what leaves, wherever it goes, and not with what dies together with it
    Given this card:
      """
      Ninth Bridge Patrol {1}{W}
      Creature — Dwarf Soldier
      Whenever another creature you control leaves play, put a +1/+1 counter on Ninth Bridge Patrol.
      1/1
      """
    And Bob controls Ninth Bridge Patrol, Gray Ogre, a 1/1 red Goblin token and Island
    And Sue controls 2 Mountains, Island#2 and Hill Giant
    And Bob holds Unsummon
    And Sue holds Shock
    When Bob casts Unsummon targeting Gray Ogre
    And everything resolves
    Then Ninth Bridge Patrol is a 2/2
    When Sue casts Shock targeting Goblin
    And everything resolves
    Then Ninth Bridge Patrol is a 3/3
