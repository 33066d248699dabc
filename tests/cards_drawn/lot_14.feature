Feature: What has been read of late, continued

  @today
  Scenario: proliferating twice adds two counters of each kind chosen
    Given Bob controls Contagion Engine, Ornithopter and 4 Forests
    And Ornithopter has 1 +1/+1 counter
    When Bob activates Contagion Engine
    And it resolves
    And Bob chooses Ornithopter
    And Bob chooses Ornithopter
    Then Ornithopter has 3 +1/+1 counters

  @m11 @today
  Scenario: what an Aura keeps off its controller attacks others and is not kept at home
    Given the players are Bob, Sue and Ann
    And it is Sue's main phase
    And Sue controls Hill Giant
    And Bob controls Vow of Flight on Hill Giant
    Then Hill Giant is a 5/5
    And Sue cannot attack Bob with Hill Giant
    When Sue attacks Ann with Hill Giant
    And combat damage is dealt
    Then Ann has 15 life

  @today
  Scenario: planeswalkers of whoever is spared are spared too
    Given it is Sue's main phase
    And Sue controls Hill Giant
    And Bob controls Vow of Flight on Hill Giant
    And Bob controls Garruk Wildspeaker
    Then Sue cannot attack Garruk Wildspeaker with Hill Giant
    And Sue cannot attack Bob with Hill Giant

  @m11 @today
  Scenario: fliers stay away, those that walk do not
    Given it is Sue's main phase
    And Bob controls Sandwurm Convergence
    And Sue controls Serra Angel and Hill Giant
    Then Sue cannot attack Bob with Serra Angel
    When Sue attacks Bob with Hill Giant
    And combat damage is dealt
    Then Bob has 17 life

  @m11 @today
  Scenario: no shield keeps off damage in a turn in which none can be prevented
    Given Bob controls 2 Mountains and Prodigal Sorcerer
    And Bob holds Flaring Pain
    And Sue has a shield that prevents the next 3 damage this turn
    When Bob casts Flaring Pain
    And everything resolves
    And Bob activates Prodigal Sorcerer targeting Sue
    And everything resolves
    Then Sue has 19 life

  @timespiral @m11 @today
  Scenario: it grows with each Aura on it, and not with what is on others
    Given Bob controls Kor Spiritdancer, Grizzly Bears, Holy Strength on Kor Spiritdancer and Holy Strength#2 on Grizzly Bears
    Then Kor Spiritdancer is a 3/6
    And Grizzly Bears is a 3/4

  @mirage @timespiral @m11 @today
  Scenario: an Aura of the graveyard comes back on the one that calls it, and only while nothing enchants that
    Given it is Bob's upkeep
    And Bob controls Hakim, Loreweaver and 6 Islands
    And Holy Strength and Unholy Strength are in Bob's graveyard
    When Bob activates Hakim, Loreweaver targeting Holy Strength
    And everything resolves
    Then Holy Strength is on Hakim, Loreweaver
    And Hakim, Loreweaver is a 3/6
    And Bob cannot activate Hakim, Loreweaver targeting Unholy Strength

  @mirage @timespiral @m11 @today
  Scenario: only what is on it is destroyed
    Given Bob controls Hakim, Loreweaver, Grizzly Bears, 2 Islands, Holy Strength on Hakim, Loreweaver and Unholy Strength on Grizzly Bears
    When Bob activates Hakim, Loreweaver
    And everything resolves
    Then Holy Strength is in Bob's graveyard
    And Unholy Strength is on Grizzly Bears

  @timespiral @m11 @today
  Scenario: a creature is tapped in place of mana only where there is a Plains
    Given Bob controls Grizzly Bears, Hill Giant and Forest
    And Bob holds Ramosian Rally
    Then Bob cannot cast Ramosian Rally

  @timespiral @m11 @today
  Scenario: with a Plains a creature pays for the spell
    Given Bob controls Grizzly Bears, Hill Giant and Plains
    And Plains is tapped
    And Bob holds Ramosian Rally
    When Bob casts Ramosian Rally for its other cost
    And Bob chooses Hill Giant
    And everything resolves
    Then Grizzly Bears is a 3/3
    And Hill Giant is tapped

  @today
  Scenario: creature cards of an opponent's count wherever they come from, tokens and others do not
    Given Bob controls Profane Memento and 4 Swamps
    And Bob holds Mind Rot and Shock
    And Bob controls Mountain
    And Sue controls Grizzly Bears
    And Sue holds Hill Giant and Forest
    When Bob casts Mind Rot targeting Sue
    And everything resolves
    Then Bob has 21 life
    When Bob casts Shock targeting Grizzly Bears
    And everything resolves
    Then Bob has 22 life

  @timespiral @m11 @today
  Scenario: only the first spell or ability in a turn that aims at it is countered
    Given Bob controls Prodigal Sorcerer, Prodigal Sorcerer#2 and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Shimmering Glasskite
    When Bob activates Prodigal Sorcerer targeting Shimmering Glasskite
    And everything resolves
    Then Shimmering Glasskite has 0 damage
    When Bob casts Lightning Bolt targeting Shimmering Glasskite
    And everything resolves
    Then Shimmering Glasskite is in Sue's graveyard

  @today
  Scenario: life gained a second time in a turn is not noticed
    Given Bob controls Vanguard Seraph and 2 Plains
    And Bob holds Healing Salve and Healing Salve#2
    And Bob's library has 5 cards
    When Bob casts Healing Salve with mode 1 targeting Bob
    And everything resolves
    Then the trace says "surveil"
    When Bob casts Healing Salve#2 with mode 1 targeting Bob
    And everything resolves
    Then Bob has 26 life

  @m11 @today
  Scenario: a spell of an opponent's at it costs two more, one at something else does not
    Given it is Sue's main phase
    And Bob controls Boreal Elemental and Grizzly Bears
    And Sue controls 2 Mountains
    And Sue holds Shock
    Then Sue cannot cast Shock targeting Boreal Elemental
    When Sue casts Shock targeting Grizzly Bears
    And everything resolves
    Then Grizzly Bears is in Bob's graveyard

  @m11 @today
  Scenario: of creatures it asks to fly, of artifacts nothing
    Given Bob controls 8 Forests
    And Bob holds Shoot Down and Shoot Down#2
    And Sue controls Hill Giant, Serra Angel and Juggernaut
    Then Bob cannot cast Shoot Down targeting Hill Giant
    When Bob casts Shoot Down targeting Serra Angel
    And everything resolves
    And Bob casts Shoot Down#2 targeting Juggernaut
    And everything resolves
    Then Serra Angel is exiled
    And Juggernaut is exiled

  @today
  Scenario: an activated ability is countered as well as a spell
    Given Bob controls 3 Islands
    And Bob holds Disallow
    And Sue controls Prodigal Sorcerer
    When Sue activates Prodigal Sorcerer targeting Bob
    And Bob casts Disallow targeting the effect of Prodigal Sorcerer
    And everything resolves
    Then Bob has 20 life

  @today
  Scenario: whatever counters there are go, and a planeswalker without loyalty goes with them
    Given Bob controls Vampire Hexmage
    And Sue controls Garruk Wildspeaker
    When Bob activates Vampire Hexmage targeting Garruk Wildspeaker
    And everything resolves
    Then Garruk Wildspeaker is in Sue's graveyard

  @m11 @today
  Scenario: who sacrifices a creature is spared
    Given this card:
      """
      Hungry Wyrm {3}{R}{R}
      Creature — Dragon
      When Hungry Wyrm enters, it deals 5 damage to target opponent unless that player sacrifices a creature of their choice.
      5/5
      """
    And Bob controls 10 Mountains
    And Bob holds Hungry Wyrm and Hungry Wyrm#2
    And Sue controls Grizzly Bears
    When Bob casts Hungry Wyrm
    And Hungry Wyrm resolves
    And Bob targets Sue
    And it resolves
    And Sue pays for Hungry Wyrm
    Then Grizzly Bears is in Sue's graveyard
    And Sue has 20 life
    When Bob casts Hungry Wyrm#2
    And everything resolves
    Then Sue has 15 life

  @today
  Scenario: a spell that is dear to others is free where its text says so
    Given this card:
      """
      Grove Envoy {2}{G}
      Creature — Dryad
      If an opponent controls an Island and you control a Forest, you may cast Grove Envoy without paying its mana cost.
      2/1
      """
    And Bob controls Forest
    And Sue controls Island
    And Bob holds Grove Envoy
    When Bob casts Grove Envoy for its other cost
    And everything resolves
    Then Grove Envoy is in play

  @timespiral @m11 @today
  Scenario: the Equipment on it goes with the creature, that on another stays
    Given this card:
      """
      Web Snare {2}{G}
      Instant
      Destroy target creature with flying and all Equipment attached to that creature.
      """
    And Bob controls 3 Forests
    And Bob holds Web Snare
    And Sue controls Serra Angel, Hill Giant, Loxodon Warhammer on Serra Angel and Loxodon Warhammer#2 on Hill Giant
    When Bob casts Web Snare targeting Serra Angel
    And everything resolves
    Then Serra Angel is in Sue's graveyard
    And Loxodon Warhammer is in Sue's graveyard
    And Loxodon Warhammer#2 is on Hill Giant

  @today
  Scenario: the same mode is chosen as often as one likes
    Given Bob controls 4 Mountains
    And Bob holds Fiery Confluence
    And Sue controls Grizzly Bears
    When Bob casts Fiery Confluence with mode 4
    And everything resolves
    Then Sue has 16 life
    And Grizzly Bears has 1 damage

  @today
  Scenario: both modes are chosen only where what is asked for is so
    Given this card:
      """
      Twofold Will {1}{R}
      Instant
      Choose one. If you control an artifact as you cast this spell, you may choose both instead.
      • You gain 3 life.
      • Twofold Will deals 2 damage to target player.
      """
    And Bob controls 4 Mountains
    And Bob holds Twofold Will and Twofold Will#2
    Then Bob cannot cast Twofold Will with mode 3 targeting Sue
    When Bob casts Twofold Will with mode 2 targeting Sue
    And everything resolves
    Then Sue has 18 life

  @today
  Scenario: with what is asked for both are done
    Given this card:
      """
      Twofold Will {1}{R}
      Instant
      Choose one. If you control an artifact as you cast this spell, you may choose both instead.
      • You gain 3 life.
      • Twofold Will deals 2 damage to target player.
      """
    And Bob controls 2 Mountains and Ornithopter
    And Bob holds Twofold Will
    When Bob casts Twofold Will with mode 3 targeting Sue
    And everything resolves
    Then Sue has 18 life
    And Bob has 23 life

  @m11 @today
  Scenario: the player whose creature has come loses the life, where several could
    Given the players are Bob, Sue and Ann
    And it is Sue's main phase
    And Bob controls Blood Seeker
    And Sue controls 2 Forests
    And Sue holds Grizzly Bears
    When Sue casts Grizzly Bears
    And Grizzly Bears resolves
    And Bob uses the effect of Blood Seeker
    And everything resolves
    Then Sue has 19 life
    And Ann has 20 life

  @timespiral @m11 @today
  Scenario: what is enchanted outlives the winds
    Given Bob controls 5 Plains, Grizzly Bears, Hill Giant and Holy Strength on Hill Giant
    And Bob holds Winds of Rath
    When Bob casts Winds of Rath
    And everything resolves
    Then Grizzly Bears is in Bob's graveyard
    And Hill Giant is in play

  @m11 @today
  Scenario: either color is enough, and it counts as it was
    Given Bob controls 6 Forests
    And Bob holds Filigree Fracture and Filigree Fracture#2
    And Bob's library has 5 cards
    And Sue controls Hill Giant, Ornithopter and Unholy Strength on Hill Giant
    When Bob casts Filigree Fracture targeting Ornithopter
    And everything resolves
    Then Bob has 1 card in hand
    When Bob casts Filigree Fracture#2 targeting Unholy Strength
    And everything resolves
    Then Bob has 1 card in hand
    And Bob has 4 cards in the library

  @today
  Scenario: a copy is as large and as black as its text says, and no longer what it was
    Given this card:
      """
      Grave Mirror {1}{B}
      Sorcery
      Create a token that's a copy of target creature, except it's a 4/4 black Zombie.
      """
    And Bob controls 2 Swamps
    And Bob holds Grave Mirror
    And Sue controls Serra Angel
    When Bob casts Grave Mirror targeting Serra Angel
    And everything resolves
    Then Serra Angel#2 is a 4/4
    And Serra Angel#2 is black
    And Serra Angel#2 is not white
    And Serra Angel#2 has flying
    And Serra Angel#2 has the subtype Zombie

  @today
  Scenario: symbols of either color count once for a devotion to both
    Given this card:
      """
      Twilight Idol {W}{B}
      Creature — God
      Indestructible
      As long as your devotion to white and black is less than five, Twilight Idol isn't a creature.
      4/7
      """
    And Bob controls Twilight Idol and White Knight
    Then Twilight Idol is not a creature

  @m11 @today
  Scenario: each deals as much damage as its own power says
    Given this card:
      """
      Pack Hunt {2}{G}
      Sorcery
      Choose target creature you don't control. Each creature you control deals damage equal to its power to that creature.
      """
    And Bob controls 3 Forests, Grizzly Bears and Scryb Sprites
    And Bob holds Pack Hunt
    And Sue controls Wall of Stone
    When Bob casts Pack Hunt targeting Wall of Stone
    And everything resolves
    Then Wall of Stone has 3 damage

  @m11 @today
  Scenario: of several that are aimed at each deals its own power
    Given this card:
      """
      Twin Strike {2}{R}
      Sorcery
      Two target creatures you control each deal damage equal to their power to target player.
      """
    And Bob controls 3 Mountains, Grizzly Bears and Hill Giant
    And Bob holds Twin Strike
    When Bob casts Twin Strike targeting Grizzly Bears, Hill Giant and Sue
    And everything resolves
    Then Sue has 15 life

  @m11 @today
  Scenario: who lost life this turn has not gone without losing any
    Given this card:
      """
      Unbroken Calm {1}{W}
      Enchantment
      At the beginning of your end step, if you didn't lose life this turn, you gain 3 life.
      """
    And Bob controls Unbroken Calm and 2 Mountains
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Bob
    And it resolves
    When it is Bob's end step
    And everything resolves
    Then Bob has 17 life

  @m11 @today
  Scenario: who lost no life this turn is given what goes with that
    Given this card:
      """
      Unbroken Calm {1}{W}
      Enchantment
      At the beginning of your end step, if you didn't lose life this turn, you gain 3 life.
      """
    And Bob controls Unbroken Calm and 2 Mountains
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    When it is Bob's end step
    And everything resolves
    Then Bob has 23 life
