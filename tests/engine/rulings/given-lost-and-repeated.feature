Feature: What is given, lost, forbidden and done again
  # 2026, 122.1b: the counter gives its keyword
  @today
  Scenario: a double strike counter
    Given this card:
      """
      Second Swing {W}
      Instant
      Put a double strike counter on target creature.
      """
    And Bob controls Plains and Grizzly Bears
    And Bob holds Second Swing
    When Bob casts Second Swing targeting Grizzly Bears
    And it resolves
    And Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Sue has 16 life

  # 2026, 701.34a and 107.3i: X is found once and the action done so often
  @today
  Scenario: proliferate X times
    Given this card:
      """
      Spread of Growth {2}
      Sorcery
      Proliferate X times, where X is the number of Swamps you control.
      """
    And Bob controls 3 Swamps and Grizzly Bears
    And Grizzly Bears has 1 +1/+1 counter
    And Bob holds Spread of Growth
    When Bob casts Spread of Growth
    And it resolves
    And Bob chooses Grizzly Bears
    And Bob chooses Grizzly Bears
    And Bob chooses Grizzly Bears
    Then Grizzly Bears is a 6/6

  # 2026, 205.1a and 205.3d: creature types are lost, land types are not
  @today
  Scenario: a land creature without creature types is a Forest still
    Given this card:
      """
      Tree Folk
      Land Creature — Forest Dryad 1/1
      """
    And this card:
      """
      Nothing but a Name {U}
      Instant
      Target creature gets +3/+0 and loses all creature types until end of turn.
      """
    And this card:
      """
      Dryad Aunt {G}
      Creature — Elf 1/1
      Dryads you control have flying.
      """
    And Bob controls Tree Folk, Dryad Aunt and Island
    And Bob holds Nothing but a Name
    Then Tree Folk has flying
    When Bob casts Nothing but a Name targeting Tree Folk
    And it resolves
    Then Tree Folk is a 4/1
    And Tree Folk does not have flying
    And Tree Folk is a Forest

  # 2026, 702.11b and 702.11c: a player and permanents alike
  @today
  Scenario: you and permanents you control have hexproof for a turn
    Given this card:
      """
      Hidden Court {W}
      Instant
      You and permanents you control gain hexproof until end of turn.
      """
    And Bob controls Plains and Grizzly Bears
    And Bob holds Hidden Court
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Bob casts Hidden Court
    And it resolves
    Then Sue cannot cast Lightning Bolt targeting Bob
    And Sue cannot cast Lightning Bolt targeting Grizzly Bears

  # 2026, 702.11c
  @today
  Scenario: you and a creature have hexproof during your turn alone
    Given this card:
      """
      Ghor Breaker {1}{R}{G}
      Creature — Ogre Warrior 3/3
      During your turn, you and Ghor Breaker have hexproof.
      """
    And it is Sue's main phase
    And Bob controls Ghor Breaker
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And it resolves
    Then Bob has 17 life

  # 2026, 509.1c
  @today
  Scenario: every creature that can block it does
    Given this card:
      """
      Come and Get It {G}
      Sorcery
      All creatures able to block target creature this turn do so.
      """
    And Bob controls Forest, Grizzly Bears and War Mammoth
    And Sue controls Hill Giant and Scryb Sprites
    And Bob holds Come and Get It
    When Bob casts Come and Get It targeting Grizzly Bears
    And it resolves
    And Bob attacks with Grizzly Bears
    Then Sue cannot block Grizzly Bears with Hill Giant

  # 2026, 119.7
  @today
  Scenario: no life is gained for the rest of the game
    Given this card:
      """
      Stitched Wound {R}
      Sorcery
      Target player can't gain life for the rest of the game.
      """
    And this card:
      """
      Cup of Health {W}
      Sorcery
      You gain 5 life.
      """
    And Bob controls Mountain
    And Bob holds Stitched Wound
    And Sue controls Plains
    And Sue holds Cup of Health
    When Bob casts Stitched Wound targeting Sue
    And it resolves
    And the turn ends
    And it is Sue's main phase
    And Sue casts Cup of Health
    And it resolves
    Then Sue has 20 life

  # 2026, 702.34a: it may be cast from the graveyard for the cost given, and is exiled then
  @today
  Scenario: flashback that is given to a card in a graveyard
    Given this card:
      """
      Backwards Doctor {2}{R}
      Creature — Human 3/3
      {T}: Target instant or sorcery card in your graveyard gains flashback {R} until end of turn.
      """
    And Bob controls Backwards Doctor and Mountain
    And Lightning Bolt is in Bob's graveyard
    When Bob activates Backwards Doctor targeting Lightning Bolt
    And it resolves
    And Bob casts Lightning Bolt with flashback targeting Sue
    And it resolves
    Then Sue has 17 life
    And Lightning Bolt is exiled

  # 2026, 603.12: the sentences after it speak of what the reflexive ability has aimed at
  @today
  Scenario: a second sentence of a reflexive ability
    Given this card:
      """
      Puppet Singer {3}{G}{W}
      Creature — Human Bard 3/3
      {T}: You may sacrifice a land. When you do, target creature gets +2/+2 until end of turn. Tap that creature.
      """
    And Bob controls Puppet Singer and Plains
    And Sue controls Grizzly Bears
    When Bob activates Puppet Singer
    And it resolves
    And Bob pays for Puppet Singer
    And Bob targets Grizzly Bears
    And everything resolves
    Then Grizzly Bears is a 4/4
    And Grizzly Bears is tapped

  # 2026, 122.1
  @today
  Scenario: counters on two things in one sentence
    Given this card:
      """
      Salvage Song {G}
      Sorcery
      Put a +1/+1 counter on target creature and two +1/+1 counters on each Wall you control.
      """
    And Bob controls Forest, Grizzly Bears and Wall of Wood
    And Bob holds Salvage Song
    When Bob casts Salvage Song targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 3/3
    And Wall of Wood is a 2/5

  # 2026, 613.1f
  @today
  Scenario: two abilities are lost
    Given this card:
      """
      Piercing Drill {2}
      Artifact
      {1}: Permanents your opponents control lose hexproof and indestructible until end of turn.
      """
    And this card:
      """
      Stone Saint {2}{W}
      Creature — Golem 2/2
      Hexproof, indestructible
      """
    And Bob controls Piercing Drill, Swamp and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Stone Saint
    When Bob activates Piercing Drill
    And it resolves
    And Bob casts Lightning Bolt targeting Stone Saint
    And it resolves
    Then Stone Saint is in Sue's graveyard

  # 2026, 701.30d: who reveals no higher mana value wins nothing
  @today
  Scenario: what is done where the clash is not won
    Given this card:
      """
      Tug of Tongues {B}
      Sorcery
      Clash with an opponent. If you win, you gain 5 life. Otherwise, you gain 1 life.
      """
    And Bob controls Swamp
    And Bob holds Tug of Tongues
    And Grizzly Bears is on top of Bob's library
    And War Mammoth is on top of Sue's library
    When Bob casts Tug of Tongues
    And it resolves
    Then Bob has 21 life

  # 2026, 702.37c and 708.2: a land card with morph is cast face down as a spell
  @today
  Scenario: a land card cast face down
    Given this card:
      """
      Cave of Shapes
      Land
      {T}: Add {C}.
      Morph {2}
      """
    And Bob controls 3 Swamps
    And Bob holds Cave of Shapes
    When Bob casts Cave of Shapes face down
    And it resolves
    Then Cave of Shapes is a 2/2

  # 2026, 608.2c
  @today
  Scenario: of that type
    Given this card:
      """
      Song of a People {G}
      Sorcery
      Choose a creature type. Other creatures you control of that type gain trample until end of turn.
      """
    And Bob controls Forest, Grizzly Bears and Hill Giant
    And Bob holds Song of a People
    When Bob casts Song of a People
    And it resolves
    And Bob chooses Bear
    Then Grizzly Bears has trample
    And Hill Giant does not have trample
