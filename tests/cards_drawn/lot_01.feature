Feature: Drawn cards, the first thirty

  @timespiral @m11
  Scenario: a creature that has been untapped in answer is no longer what a spell for tapped ones aims at
    Given this card:
      """
      Swift Response {1}{W}
      Instant
      Destroy target tapped creature.
      """
    And Bob controls 2 Plains
    And Bob holds Swift Response
    And Sue controls Hill Giant, Gray Ogre and Island
    And Hill Giant is tapped
    And Sue holds Twiddle
    Then Bob cannot cast Swift Response targeting Gray Ogre
    When Bob casts Swift Response targeting Hill Giant
    And Sue casts Twiddle targeting Hill Giant
    And Twiddle resolves
    And Sue chooses untap
    And everything resolves
    Then Hill Giant is in play
    And Swift Response is in Bob's graveyard

  @timespiral @m11
  Scenario: a token each upkeep of one's own, for who wants it
    Given this card:
      """
      Luminous Angel {4}{W}{W}{W}
      Creature — Angel
      Flying
      At the beginning of your upkeep, you may put a 1/1 white Spirit creature token with flying into play.
      4/4
      """
    And Bob controls Luminous Angel
    When it is Sue's upkeep
    And everything resolves
    Then Bob controls 0 Spirits
    When it is Bob's next upkeep
    And everything resolves
    And Bob uses the effect of Luminous Angel
    Then Bob controls 1 Spirit
    And Spirit is a 1/1
    And Spirit is white
    And Spirit has flying

  @timespiral @m11
  Scenario: where everything but lands is legendary, two of a name are too many
    Given this card:
      """
      Leyline of Singularity {2}{U}{U}
      Enchantment
      If ~ is in your opening hand, you may begin the game with it in play.
      All nonland permanents are legendary.
      """
    And Bob controls 4 Islands and Grizzly Bears
    And Bob holds Leyline of Singularity
    And Sue controls Grizzly Bears#2, Hill Giant, Forest and Forest#2
    When Bob casts Leyline of Singularity
    And it resolves
    Then Grizzly Bears is in Bob's graveyard
    And Grizzly Bears#2 is in Sue's graveyard
    And Hill Giant has the supertype legendary
    And Forest has the supertype basic
    And Forest#2 is in play
    And Bob controls 4 Islands

  @timespiral @m11
  Scenario: life for what dies after its damage, as tough as it was
    Given this card:
      """
      Abattoir Ghoul {3}{B}
      Creature — Zombie
      First strike
      Whenever a creature dealt damage by Abattoir Ghoul this turn dies, you gain life equal to that creature's toughness.
      3/2
      """
    And Bob controls Abattoir Ghoul
    And Sue controls Obsianus Golem and 2 Swamps
    And Sue holds Terror
    And Bob controls 2 Mountains
    And Bob holds Lightning Bolt
    When Bob attacks with Abattoir Ghoul
    And Sue blocks Abattoir Ghoul with Obsianus Golem
    And first-strike damage is dealt
    And Bob casts Lightning Bolt targeting Obsianus Golem
    And everything resolves
    Then Obsianus Golem is in Sue's graveyard
    And Bob has 26 life
    And Abattoir Ghoul is in play

  @timespiral @m11
  Scenario: reach blocks what flies, and does not fly
    Given this card:
      """
      Roc Hunter {1}{R}
      Creature — Human Soldier
      Reach
      3/1
      """
    And Bob controls Phantom Monster
    And Sue controls Roc Hunter
    When Bob attacks with Phantom Monster
    And Sue blocks Phantom Monster with Roc Hunter
    And combat damage is dealt
    Then Phantom Monster is in Bob's graveyard
    And Roc Hunter is in Sue's graveyard
    And Sue has 20 life

  @timespiral @m11
  Scenario: what is sacrificed as a cost is gone though its target leaves
    Given this card:
      """
      Lightbringer {2}{W}
      Creature — Kor Rebel
      {T}, Sacrifice Lightbringer: Exile target black creature.
      2/2
      """
    And Bob controls Lightbringer
    And Sue controls Scathe Zombies, Gray Ogre and Island
    And Sue holds Unsummon
    Then Bob cannot activate Lightbringer targeting Gray Ogre
    When Bob activates Lightbringer targeting Scathe Zombies
    Then Lightbringer is in Bob's graveyard
    When Sue casts Unsummon targeting Scathe Zombies
    And everything resolves
    Then Scathe Zombies is in Sue's hand

  @timespiral @m11
  Scenario: all artifacts, creatures among them, and nothing regenerates
    Given this card:
      """
      Shatterstorm {2}{R}{R}
      Sorcery
      Destroy all artifacts. They can't be regenerated.
      """
    And Bob controls 4 Mountains and Sol Ring
    And Bob holds Shatterstorm
    And Sue controls Clay Statue, Darksteel Gargoyle and 2 Forests
    When Sue activates Clay Statue
    And everything resolves
    And Bob casts Shatterstorm
    And it resolves
    Then Sol Ring is in Bob's graveyard
    And Clay Statue is in Sue's graveyard
    And Darksteel Gargoyle is in play

  @timespiral @m11
  Scenario: twice X is paid for X counters, and a Snake hatches for each
    Given this card:
      """
      Orochi Hatchery {X}{X}
      Artifact
      Orochi Hatchery comes into play with X charge counters on it.
      {5}, {T}: Put a 1/1 green Snake creature token into play for each charge counter on Orochi Hatchery.
      """
    And Bob controls 9 Forests
    And Bob holds Orochi Hatchery
    Then Bob cannot cast Orochi Hatchery with X = 5
    When Bob casts Orochi Hatchery with X = 2
    And it resolves
    Then Orochi Hatchery has 2 charge counters
    And Orochi Hatchery has a converted mana cost of 0
    When Bob activates Orochi Hatchery
    And it resolves
    Then Bob controls 2 Snakes
    And Snake is green

  @timespiral @m11
  Scenario: an Aura on a Swamp destroys it when it is tapped, for mana too, and comes back
    Given this card:
      """
      Spreading Algae {G}
      Enchantment — Aura
      Enchant Swamp
      When enchanted land becomes tapped, destroy it.
      When Spreading Algae is put into a graveyard from play, return Spreading Algae to its owner's hand.
      """
    And Bob controls Forest
    And Bob holds Spreading Algae
    And Sue controls Swamp and Island
    Then Bob cannot cast Spreading Algae targeting Island
    When Bob casts Spreading Algae targeting Swamp
    And it resolves
    And Sue taps Swamp for mana
    And everything resolves
    Then Swamp is in Sue's graveyard
    And Spreading Algae is in Bob's hand
    And Sue has {B}

  @timespiral @m11
  Scenario: those that are no artifacts get smaller
    Given this card:
      """
      Stench of Decay {1}{B}{B}
      Instant
      Nonartifact creatures get -1/-1 until end of turn.
      """
    And Bob controls 4 Swamps and Savannah Lions
    And Bob holds Stench of Decay
    And Sue controls Grizzly Bears, Obsianus Golem and Scryb Sprites
    And Sue holds Giant Growth
    When Bob casts Stench of Decay
    And it resolves
    Then Savannah Lions is in Bob's graveyard
    And Scryb Sprites is in Sue's graveyard
    And Grizzly Bears is a 1/1
    And Obsianus Golem is a 4/6
    When the turn ends
    Then Grizzly Bears is a 2/2

  @timespiral @m11
  Scenario: it may return itself
    Given this card:
      """
      Dream Stalker {1}{U}
      Creature — Illusion
      When Dream Stalker comes into play, return a permanent you control to its owner's hand.
      1/5
      """
    And Bob controls 2 Islands
    And Bob holds Dream Stalker
    When Bob casts Dream Stalker
    And everything resolves
    And Bob chooses Dream Stalker
    Then Dream Stalker is in Bob's hand
    And Bob controls 2 Islands

  @m11
  Scenario: an artifact spell is copied and the copy becomes a token
    Given this card:
      """
      Drafna, Founder of Lat-Nam {1}{U}
      Legendary Creature — Human Artificer Advisor
      {1}{U}: Return target artifact you control to its owner's hand.
      {3}, {T}: Copy target artifact spell you control.
      2/1
      """
    And Bob controls 8 Islands and Drafna, Founder of Lat-Nam
    And Bob holds Icy Manipulator
    When Bob casts Icy Manipulator
    And Bob activates the second ability of Drafna, Founder of Lat-Nam targeting Icy Manipulator
    And everything resolves
    Then Bob controls 2 Icy Manipulators

  @timespiral @m11
  Scenario: each player chooses what of theirs is sacrificed
    Given this card:
      """
      Crack the Earth {R}
      Sorcery — Arcane
      Each player sacrifices a permanent.
      """
    And Bob controls Mountain and Gray Ogre
    And Bob holds Crack the Earth
    And Sue controls Serra Angel and Plains
    When Bob casts Crack the Earth
    And it resolves
    And Bob sacrifices Mountain
    And Sue sacrifices Plains
    Then Mountain is in Bob's graveyard
    And Plains is in Sue's graveyard
    And Gray Ogre is in play
    And Serra Angel is in play

  @timespiral @m11
  Scenario: two protections at once, and damage that aims at nothing is none to it
    Given this card:
      """
      Paladin en-Vec {1}{W}{W}
      Creature — Human Knight
      First strike, protection from black and from red
      2/2
      """
    And Bob controls 4 Mountains, Scathe Zombies and Gray Ogre
    And Bob holds Pyroclasm and Lightning Bolt
    And Sue controls Paladin en-Vec and Grizzly Bears
    Then Bob cannot cast Lightning Bolt targeting Paladin en-Vec
    When Bob casts Pyroclasm
    And it resolves
    Then Paladin en-Vec is in play
    And Paladin en-Vec has 0 damage
    And Grizzly Bears is in Sue's graveyard

  @timespiral @m11
  Scenario: a Goblin that dies feeds the witch, another player's does not
    Given this card:
      """
      Knucklebone Witch {B}
      Creature — Goblin Shaman
      Whenever a Goblin you control is put into a graveyard from play, you may put a +1/+1 counter on Knucklebone Witch.
      1/1
      """
    And Bob controls Knucklebone Witch, Goblin Piker, Gray Ogre and 2 Mountains
    And Bob holds Lightning Bolt and Shock
    And Sue controls Raging Goblin
    When Bob casts Lightning Bolt targeting Goblin Piker
    And everything resolves
    And Bob uses the effect of Knucklebone Witch
    Then Knucklebone Witch is a 2/2
    When Bob casts Shock targeting Raging Goblin
    And everything resolves
    Then Raging Goblin is in Sue's graveyard
    And Knucklebone Witch is a 2/2

  @timespiral @m11
  Scenario: power goes below nothing and such a creature deals no damage
    Given this card:
      """
      Marsh Gas {B}
      Instant
      All creatures get -2/-0 until end of turn.
      """
    And Bob controls Elite Vanguard, Scryb Sprites and Hill Giant
    And Sue controls Swamp
    And Sue holds Marsh Gas
    When Bob attacks with Scryb Sprites and Hill Giant
    And Sue casts Marsh Gas
    And everything resolves
    Then Scryb Sprites is a -1/1
    When combat damage is dealt
    Then Sue has 19 life

  @m11
  Scenario: cycled, it leaves a counter on another creature
    Given this card:
      """
      Splendor Mare {2}{W}
      Creature — Elk Unicorn
      Lifelink
      Cycling {1}{W}
      When you cycle ~, put a lifelink counter on target creature you control.
      3/3
      """
    And Bob controls 2 Plains, Hill Giant and Gray Ogre
    And Bob holds Splendor Mare
    When Bob cycles Splendor Mare
    And Bob targets Hill Giant
    And everything resolves
    Then Splendor Mare is in Bob's graveyard
    And Bob has 1 card in hand
    And Hill Giant has 1 lifelink counter

  @timespiral @m11
  Scenario: shadow is not blocked, and three cards are worth its sacrifice
    Given this card:
      """
      Dauthi Mindripper {3}{B}
      Creature — Dauthi Minion
      Shadow
      Whenever Dauthi Mindripper attacks and isn't blocked, you may sacrifice it. If you do, defending player discards three cards.
      2/1
      """
    And Bob controls Dauthi Mindripper
    And Sue controls Grizzly Bears
    And Sue holds Shock and Forest
    When Bob attacks with Dauthi Mindripper
    Then Sue cannot block Dauthi Mindripper with Grizzly Bears
    When Sue blocks with nothing
    And everything resolves
    And Bob uses the effect of Dauthi Mindripper
    Then Dauthi Mindripper is in Bob's graveyard
    And Sue has 0 cards in hand
    When combat damage is dealt
    Then Sue has 20 life

  @timespiral @m11
  Scenario: both deal damage at once, each as large as it is as the effect happens
    Given this card:
      """
      Tracker {2}{G}
      Creature — Human
      {G}{G}, {T}: Tracker deals damage equal to its power to target creature. That creature deals damage equal to its power to Tracker.
      2/2
      """
    And Bob controls Tracker and 3 Forests
    And Bob holds Giant Growth
    And Sue controls Hill Giant
    When Bob activates Tracker targeting Hill Giant
    And Bob casts Giant Growth targeting Tracker
    And everything resolves
    Then Hill Giant is in Sue's graveyard
    And Tracker has 3 damage
    And Tracker is a 5/5

  @timespiral @m11
  Scenario: a large creature of no abilities stands in the way
    Given this card:
      """
      Gloom Pangolin {2}{B}
      Creature — Nightmare Pangolin
      1/5
      """
    And Bob controls Hill Giant
    And Sue controls Gloom Pangolin
    When Bob attacks with Hill Giant
    And Sue blocks Hill Giant with Gloom Pangolin
    And combat damage is dealt
    Then Gloom Pangolin has 3 damage
    And Hill Giant has 1 damage
    And Gloom Pangolin has no abilities

  @timespiral @m11
  Scenario: life is doubled as it is when the effect happens, that of the creature's controller
    Given this card:
      """
      Celestial Mantle {3}{W}{W}{W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +3/+3.
      Whenever enchanted creature deals combat damage to a player, double its controller's life total.
      """
    And Bob controls Grizzly Bears
    And Sue controls Celestial Mantle on Grizzly Bears and Plains
    And Bob has 7 life
    When Bob attacks with Grizzly Bears
    And combat damage is dealt
    And everything resolves
    Then Sue has 15 life
    And Bob has 14 life

  @m11
  Scenario: it gives itself hexproof, against opponents alone
    Given this card:
      """
      Swift Warden {1}{G}{G}
      Creature — Merfolk Warrior
      Flash
      When ~ comes into play, target Merfolk you control gains hexproof until end of turn.
      3/3
      """
    And Bob controls 4 Forests
    And Bob holds Swift Warden and Giant Growth
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When it is Sue's main phase
    And Bob casts Swift Warden
    And everything resolves
    Then Sue cannot cast Lightning Bolt targeting Swift Warden
    And Bob may cast Giant Growth targeting Swift Warden

  @timespiral @m11
  Scenario: a shield against one source, for one piece of damage
    Given this card:
      """
      Samite Blessing {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has "{T}: The next time a source of your choice would deal damage to target creature this turn, prevent that damage."
      """
    And Bob controls Grizzly Bears, Samite Blessing on Grizzly Bears and Gray Ogre
    And Sue controls 2 Mountains
    And Sue holds Lightning Bolt and Shock
    When Sue casts Lightning Bolt targeting Gray Ogre
    And Bob activates Grizzly Bears targeting Gray Ogre
    And it resolves
    And Bob chooses Lightning Bolt
    And everything resolves
    Then Gray Ogre is in play
    And Grizzly Bears is tapped
    When Sue casts Shock targeting Gray Ogre
    And everything resolves
    Then Gray Ogre is in Bob's graveyard

  @timespiral @m11
  Scenario: whether it may attack is asked when attackers are declared
    Given this card:
      """
      Sea Monster {4}{U}{U}
      Creature — Serpent
      Sea Monster can't attack unless defending player controls an Island.
      6/6
      """
    And Bob controls Sea Monster, Island and 3 Mountains
    And Bob holds Stone Rain
    And Sue controls Island#2
    Then Bob may attack with Sea Monster
    When Bob casts Stone Rain targeting Island#2
    And it resolves
    Then Bob cannot attack with Sea Monster

  @timespiral @m11
  Scenario: a Knight comes back from its owner's own graveyard alone
    Given this card:
      """
      Barrow Witches {4}{B}
      Creature — Human Warlock
      When Barrow Witches comes into play, return target Knight card from your graveyard to your hand.
      3/4
      """
    And Bob controls 5 Swamps
    And Bob holds Barrow Witches
    And Black Knight and Grizzly Bears are in Bob's graveyard
    And White Knight is in Sue's graveyard
    When Bob casts Barrow Witches
    And everything resolves
    Then Black Knight is in Bob's hand
    And Grizzly Bears is in Bob's graveyard
    And White Knight is in Sue's graveyard

  @timespiral @m11
  Scenario: it attacks untapped, or is cycled
    Given this card:
      """
      Winged Shepherd {5}{W}
      Creature — Angel
      Flying, vigilance
      Cycling {W}
      3/3
      """
    And Bob controls Winged Shepherd and Plains
    And Bob holds Winged Shepherd#2
    When Bob cycles Winged Shepherd#2
    And it resolves
    Then Bob has 1 card in hand
    And Winged Shepherd#2 is in Bob's graveyard
    When Bob attacks with Winged Shepherd
    Then Winged Shepherd is untapped
    When combat damage is dealt
    Then Sue has 17 life

  @timespiral @m11
  Scenario: X more power for the turn
    Given this card:
      """
      Bloodcurdling Scream {X}{B}
      Sorcery
      Target creature gets +X/+0 until end of turn.
      """
    And Bob controls 5 Swamps and Grizzly Bears
    And Bob holds Bloodcurdling Scream
    When Bob casts Bloodcurdling Scream with X = 4 targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 6/2
    When Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Sue has 14 life

  @timespiral @m11
  Scenario: once blocked it deals no combat damage for the rest of the turn
    Given this card:
      """
      Ignoble Soldier {2}{W}
      Creature — Human Soldier
      Whenever Ignoble Soldier becomes blocked, prevent all combat damage that would be dealt by it this turn.
      3/1
      """
    And Bob controls Ignoble Soldier
    And Sue controls Wall of Wood
    When Bob attacks with Ignoble Soldier
    And Sue blocks Ignoble Soldier with Wall of Wood
    And combat damage is dealt
    Then Wall of Wood has 0 damage
    And Ignoble Soldier is in play

  @timespiral @m11
  Scenario: two cannot block it together
    Given this card:
      """
      Huang Zhong, Shu General {2}{W}{W}
      Legendary Creature — Human Soldier
      Huang Zhong, Shu General can't be blocked by more than one creature.
      2/3
      """
    And Bob controls Huang Zhong, Shu General
    And Sue controls Grizzly Bears and Gray Ogre
    When Bob attacks with Huang Zhong, Shu General
    Then Sue may block Huang Zhong, Shu General with Grizzly Bears
    And Sue cannot block Huang Zhong, Shu General with Grizzly Bears and Gray Ogre

  @m11
  Scenario: one hybrid mana becomes two of its colors
    Given this card:
      """
      Twilight Mire
      Land
      {T}: Add {C}.
      {B/G}, {T}: Add {B}{B}, {B}{G}, or {G}{G}.
      """
    And Bob controls Twilight Mire and Forest
    And Bob holds Black Knight
    Then Bob may cast Black Knight
    When Bob taps Forest for mana
    And Bob taps Twilight Mire for {B}{G}
    Then Bob has {B}{G}
