  @timespiral @m11
  Scenario: what leaves together sees the others leave
    Given it is Bob's main phase
    And Bob controls 3 Mountains, Nevinyrral's Disk and Soul Net
    And Sue controls Grizzly Bears and Hill Giant
    When Bob activates Nevinyrral's Disk
    And Bob pays for Soul Net
    And Bob pays for Soul Net
    And everything resolves
    Then Bob has 22 life

  @timespiral @m11
  Scenario: an enchantment that triggers on leaving finds itself
    Given Bob controls 2 Plains
    And Bob holds Disenchant
    And Sue controls Hill Giant and Rancor on Hill Giant
    When Bob casts Disenchant targeting Rancor
    And everything resolves
    Then Rancor is in Sue's hand

  @timespiral @m11
  Scenario: it triggers for each creature that dies
    Given this card:
      """
      Hard Heart {W}
      Enchantment
      Whenever a creature dies, if you have 10 or more life, you gain 1 life.
      """
    And Bob controls 4 Plains, Hard Heart, Hill Giant and Gray Ogre
    And Bob holds Wrath of God
    When Bob casts Wrath of God
    And everything resolves
    Then Bob has 22 life

  @timespiral @m11
  Scenario: an effect of a player who has left goes on
    Given the players are Bob, Sue and Ann
    And Ann controls Forest
    And Ann holds Giant Growth
    And Sue controls Grizzly Bears
    When Ann casts Giant Growth targeting Grizzly Bears
    And it resolves
    And Ann concedes
    Then Grizzly Bears is a 5/5

  Scenario: another protection from its color takes a ward away
    Given this card:
      """
      Green Veil {G}
      Instant
      Target creature gains protection from white until end of turn.
      """
    And Bob controls Forest, Grizzly Bears and White Ward on Grizzly Bears
    And Bob holds Green Veil
    Then White Ward is in play
    When Bob casts Green Veil targeting Grizzly Bears
    And it resolves
    Then White Ward is in Bob's graveyard

  @timespiral @m11
  Scenario: it enters as its own text says, whatever takes abilities away
    Given Bob controls 6 Islands
    And Bob holds Triskelion
    And Sue controls Humility
    When Bob casts Triskelion
    And everything resolves
    Then Triskelion is a 4/4

  @mirage @duel
  Scenario: what becomes possible at the end of turn comes as well
    Given it is Bob's discard phase
    And Bob controls Pestilence and Ball Lightning
    When the turn ends
    Then Ball Lightning is in Bob's graveyard
    And Pestilence is in Bob's graveyard

  @timespiral @m11
  Scenario: what is not so at the beginning of the end step triggers nothing
    Given Bob controls Pestilence and Ball Lightning
    When the turn ends
    Then Ball Lightning is in Bob's graveyard
    And Bob controls Pestilence

  @mirage @duel
  Scenario: whose moment at the end of turn has passed does nothing more
    Given it is Bob's discard phase
    And Bob controls Pestilence
    And Sue controls Ball Lightning
    When the turn ends
    Then Ball Lightning is in Sue's graveyard
    And Bob controls Pestilence

  Scenario: what becomes possible at the beginning of a phase comes as well
    Given this card:
      """
      Morning Dew {W}
      Creature — Elemental
      At the beginning of your upkeep, sacrifice Morning Dew.
      1/1
      """
    And this card:
      """
      Last Watch {W}
      Enchantment
      At the beginning of your upkeep, if no creatures are on the battlefield, sacrifice Last Watch.
      """
    And it is Bob's untap step
    And Bob controls Last Watch and Morning Dew
    When it is Bob's draw step
    Then Morning Dew is in Bob's graveyard
    And in mirage and duel, Last Watch is in Bob's graveyard
    And in timespiral and m11, Bob controls Last Watch

  @timespiral @m11
  Scenario: what is under the control of one who leaves, and nobody can take back, is removed
    Given this card:
      """
      Brief Loan {0}
      Sorcery
      Put target creature card from a graveyard onto the battlefield under your control.
      """
    And the players are Alex, Bianca and Carl
    And it is Alex's main phase
    And Alex holds Brief Loan
    And Gray Ogre is in Carl's graveyard
    And Alex controls Hill Giant
    When Alex casts Brief Loan targeting Gray Ogre
    And it resolves
    And Alex concedes
    Then Gray Ogre is not in play
    And Hill Giant is not in play

  Scenario: what lets permanents enter tapped does so for those that come after it
    Given this card:
      """
      Slow Gate {0}
      Artifact
      Permanents enter tapped.
      """
    And Bob holds Slow Gate, Slow Gate#2 and Forest
    When Bob casts Slow Gate
    And it resolves
    Then Slow Gate is untapped
    When Bob casts Slow Gate#2
    And it resolves
    Then Slow Gate#2 is tapped

  # 800.4a: what a player owns leaves the game, wherever it is; it is in no zone from then on
  @timespiral @m11 @today
  Scenario: what is owned by one who leaves is not removed from the game but gone
    Given the players are Alex, Bianca and Carl
    And it is Bianca's main phase
    And Alex controls Hill Giant
    And Shock is in Alex's graveyard
    And Alex holds Forest
    When Alex concedes
    Then Hill Giant is not in play
    And Shock is not in Alex's graveyard
    And Forest is not in Alex's hand

  # 603.6c: leaves-the-battlefield abilities trigger
  @today
  Scenario: a permanent that leaves the game with its owner has left the battlefield
    Given this card:
      """
      Keen Watcher {W}
      Enchantment
      Whenever a creature leaves the battlefield, you gain 1 life.
      """
    And the players are Alex, Bianca and Carl
    And it is Bianca's main phase
    And Bianca controls Keen Watcher
    And Alex controls Hill Giant and Gray Ogre
    When Alex concedes
    And everything resolves
    Then Bianca has 22 life

  # 800.4a: what is left under the player's control is exiled; a spell of another's card is
  @today
  Scenario: the cards of others that a leaving player controls
    Given this card:
      """
      Brief Loan {0}
      Sorcery
      Put target creature card from a graveyard onto the battlefield under your control.
      """
    And the players are Alex, Bianca and Carl
    And it is Alex's main phase
    And Alex holds Brief Loan
    And Gray Ogre is in Carl's graveyard
    When Alex casts Brief Loan targeting Gray Ogre
    And it resolves
    And Alex concedes
    Then Gray Ogre is in exile
    And Brief Loan is not in Alex's graveyard

  # 800.4d: a token that the player would own is not created; its trigger is not put on the stack
  @today
  Scenario: the own trigger of one who leaves
    Given this card:
      """
      Sad Watcher {W}
      Creature — Human
      When this creature leaves the battlefield, each opponent loses 3 life.
      1/1
      """
    And the players are Alex, Bianca and Carl
    And it is Bianca's main phase
    And Alex controls Sad Watcher
    When Alex concedes
    And everything resolves
    Then Bianca has 20 life
