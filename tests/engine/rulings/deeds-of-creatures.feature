@today
Feature: Texts that wait for what creatures do, for where they come from and how they go

  Example: both creatures fight
    Given this card:
      """
      Ring Announcer {1}{W}
      Creature — Human Bard
      Whenever a creature fights, you gain 1 life.
      1/1
      """
    And this card:
      """
      Sudden Brawl {G}
      Sorcery
      Target creature you control fights target creature you don't control.
      """
    And it is Bob's main phase
    And Bob controls Ring Announcer, Hill Giant and Forest
    And Bob holds Sudden Brawl
    And Sue controls Grizzly Bears
    When Bob casts Sudden Brawl targeting Hill Giant and Grizzly Bears
    And it resolves
    And it resolves
    And it resolves
    Then Bob has 22 life
    And Grizzly Bears is in Sue's graveyard

  Example: it has connived whatever came of it
    Given this card:
      """
      Gang Boss {1}{B}
      Creature — Human Rogue
      Whenever a creature you control connives, you gain 2 life.
      1/1
      """
    And this card:
      """
      Sly Errand {U}
      Sorcery
      Target creature you control connives.
      """
    And it is Bob's main phase
    And Bob controls Gang Boss, Hill Giant and Island
    And Bob holds Sly Errand and Forest
    When Bob casts Sly Errand targeting Hill Giant
    And it resolves
    And Bob chooses Forest
    And it resolves
    Then Bob has 22 life

  Example: it evolves only where a counter is put on it
    Given this card:
      """
      Young Lizard {G}
      Creature — Lizard
      Evolve
      Whenever this creature evolves, you gain 3 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Young Lizard and 7 Mountains
    And Bob holds Hill Giant and Mons's Goblin Raiders
    When Bob casts Hill Giant
    And it resolves
    And it resolves
    And it resolves
    Then Young Lizard has 1 +1/+1 counter
    And Bob has 23 life
    When Bob casts Mons's Goblin Raiders
    And it resolves
    Then Bob has 23 life

  Example: a card of a graveyard
    Given this card:
      """
      Grave Sentinel {2}
      Artifact Creature — Construct
      When this creature enters from a graveyard, you gain 4 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls 2 Swamps and 2 Mountains
    And Bob holds Animate Dead
    And Grave Sentinel is in Bob's graveyard
    When Bob casts Animate Dead targeting Grave Sentinel
    And it resolves
    And it resolves
    And it resolves
    Then Bob has 24 life

  Example: a spell of the hand comes from no graveyard
    Given this card:
      """
      Grave Sentinel {2}
      Artifact Creature — Construct
      When this creature enters from a graveyard, you gain 4 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls 2 Mountains
    And Bob holds Grave Sentinel
    When Bob casts Grave Sentinel
    And it resolves
    Then Bob has 20 life
    And Grave Sentinel is not on the stack

  Example: who leaves without dying
    Given this card:
      """
      Patient Monk {1}{W}
      Creature — Human Monk
      Whenever another creature you control leaves the battlefield without dying, you gain 2 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Patient Monk, Hill Giant, Grizzly Bears, Mountain and Island
    And Bob holds Lightning Bolt and Unsummon
    When Bob casts Lightning Bolt targeting Hill Giant
    And it resolves
    Then Bob has 20 life
    And Patient Monk is not on the stack
    When Bob casts Unsummon targeting Grizzly Bears
    And it resolves
    And it resolves
    Then Bob has 22 life

  Example: a sacrifice, and another death
    Given this card:
      """
      Brittle Vase {1}
      Artifact
      {T}, Sacrifice this artifact: You gain 1 life.
      When you sacrifice this artifact, draw a card.
      """
    And it is Bob's main phase
    And Bob controls Brittle Vase
    When Bob activates Brittle Vase
    And it resolves
    Then Bob has 1 card in hand
    When it resolves
    Then Bob has 21 life

  Example: destroyed is not sacrificed
    Given this card:
      """
      Brittle Vase {1}
      Artifact
      When you sacrifice this artifact, draw a card.
      """
    And it is Bob's main phase
    And Bob controls Brittle Vase and 2 Plains
    And Bob holds Disenchant
    When Bob casts Disenchant targeting Brittle Vase
    And it resolves
    Then Bob has 0 cards in hand

  Example: an Aura spell and another spell
    Given this card:
      """
      Spirit Comber {1}{W}
      Creature — Spirit
      Whenever this creature becomes the target of an Aura spell, you gain 2 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Spirit Comber, 2 Plains and Forest
    And Bob holds Holy Strength and Giant Growth
    When Bob casts Giant Growth targeting Spirit Comber
    And it resolves
    Then Bob has 20 life
    When Bob casts Holy Strength targeting Spirit Comber
    And it resolves
    Then Bob has 22 life

  Example: counters of whatever kind, once in a turn
    Given this card:
      """
      Proud Student {1}{W}
      Creature — Human
      Whenever one or more counters are put on this creature for the first time each turn, draw a card.
      1/1
      """
    And this card:
      """
      Small Lesson {W}
      Instant
      Put a vigilance counter on target creature.
      """
    And this card:
      """
      Great Lesson {W}
      Instant
      Put two +1/+1 counters on target creature.
      """
    And it is Bob's main phase
    And Bob controls Proud Student and 2 Plains
    And Bob holds Small Lesson and Great Lesson
    When Bob casts Small Lesson targeting Proud Student
    And it resolves
    And it resolves
    Then Bob has 2 cards in hand
    When Bob casts Great Lesson targeting Proud Student
    And it resolves
    Then Bob has 1 card in hand
    And Proud Student is not on the stack

  Example: the power with which they attacked
    Given this card:
      """
      Pack Leader {1}{R}
      Creature — Gnoll
      Whenever this creature attacks, if you attacked with creatures with total power 5 or greater this combat, you gain 3 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Pack Leader and Hill Giant
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Bob attacks with Pack Leader and Hill Giant
    And Sue casts Lightning Bolt targeting Hill Giant
    And it resolves
    And it resolves
    Then Bob has 23 life

  Example: too little power attacks
    Given this card:
      """
      Pack Leader {1}{R}
      Creature — Gnoll
      Whenever this creature attacks, if you attacked with creatures with total power 5 or greater this combat, you gain 3 life.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Pack Leader and Grizzly Bears
    When Bob attacks with Pack Leader and Grizzly Bears
    Then Pack Leader is not on the stack

  Example: a spell that is not the first
    Given this card:
      """
      Late Tracker {1}{R}
      Creature — Goblin
      Whenever you cast a spell other than your first spell each turn, you gain 1 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Late Tracker and 3 Mountains
    And Bob holds 3 Lightning Bolts
    When Bob casts Lightning Bolt targeting Sue
    Then Bob has 20 life
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Bob has 21 life
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Bob has 22 life

  Example: cards discarded this turn, and mana values in a graveyard
    Given this card:
      """
      Wild Spending {R}
      Sorcery
      Draw two cards, then discard a card. You gain life equal to the number of cards you've discarded this turn.
      """
    And this card:
      """
      Old Bones {2}
      Artifact Creature — Skeleton
      As long as there are two or more mana values among cards in your graveyard, this creature gets +2/+2.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Old Bones and 2 Mountains
    And Bob holds Wild Spending, Hill Giant
    When Bob casts Wild Spending
    And it resolves
    And Bob chooses Hill Giant
    Then Bob has 21 life
    And Old Bones is a 3/3
