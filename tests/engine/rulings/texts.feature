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
