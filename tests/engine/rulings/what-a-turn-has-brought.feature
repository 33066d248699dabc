@today
Feature: What a turn has brought: tokens made, blows struck, abilities used, and spells that cost less in it

  Example: the next spell alone costs less
    Given this card:
      """
      Lone Blade {1}{R}
      Creature — Human Samurai
      Whenever a Samurai you control attacks alone, the next spell you cast this turn costs {1} less to cast.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Lone Blade and 5 Mountains
    And Bob holds 2 Gray Ogres and Lightning Bolt
    When Bob attacks with Lone Blade
    And it resolves
    And combat damage is dealt
    And it is Bob's second main phase
    And Bob casts Gray Ogre
    And it resolves
    Then Bob may cast Gray Ogre
    When Bob casts Gray Ogre
    And it resolves
    Then Bob cannot cast Lightning Bolt targeting Sue

  Example: a spell of another kind is not the next Giant spell
    Given this card:
      """
      Giant Song {R}
      Sorcery
      The next Giant spell you cast this turn costs {2} less to cast.
      """
    And it is Bob's main phase
    And Bob controls 5 Mountains
    And Bob holds Giant Song, Hill Giant and 2 Lightning Bolts
    When Bob casts Giant Song
    And it resolves
    And Bob casts Lightning Bolt targeting Sue
    And it resolves
    And Bob casts Hill Giant
    And it resolves
    Then Bob may cast Lightning Bolt targeting Sue

  Example: every such spell of the turn
    Given this card:
      """
      Bold Soprano {R}
      Sorcery
      Instant and sorcery spells you cast this turn cost {1} less to cast.
      """
    And this card:
      """
      Slow Fire {1}{R}
      Instant
      Slow Fire deals 1 damage to any target.
      """
    And it is Bob's main phase
    And Bob controls 3 Mountains
    And Bob holds Bold Soprano and 2 Slow Fires
    When Bob casts Bold Soprano
    And it resolves
    And Bob casts Slow Fire targeting Sue
    And it resolves
    And Bob casts Slow Fire targeting Sue
    And it resolves
    Then Sue has 18 life

  Example: a token that was created
    Given this card:
      """
      Token Keeper {1}{W}
      Creature — Human Druid
      At the beginning of each end step, if you created a token this turn, draw a card.
      1/1
      """
    And this card:
      """
      Small Call {W}
      Sorcery
      Create a 1/1 white Soldier creature token.
      """
    And it is Bob's main phase
    And Bob controls Token Keeper and Plains
    And Bob holds Small Call
    When Bob casts Small Call
    And it resolves
    And it is Bob's end step
    And it resolves
    Then Bob has 1 card in hand

  Example: what has struck a player comes back
    Given this card:
      """
      Rat Wave {1}{B}
      Creature — Rat
      When this creature dies, if it dealt combat damage to a player this turn, return it to the battlefield under its owner's control.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Rat Wave and Mountain
    And Bob holds Lightning Bolt
    When Bob attacks with Rat Wave
    And combat damage is dealt
    And Bob casts Lightning Bolt targeting Rat Wave
    And it resolves
    And it resolves
    Then Rat Wave is on the battlefield

  Example: what has struck nobody does not
    Given this card:
      """
      Rat Wave {1}{B}
      Creature — Rat
      When this creature dies, if it dealt combat damage to a player this turn, return it to the battlefield under its owner's control.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Rat Wave and Mountain
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Rat Wave
    And it resolves
    Then Rat Wave is in Bob's graveyard
    And Rat Wave is not on the stack

  Example: an ability that can be used once, and another
    Given this card:
      """
      Race Fan {1}{U}
      Creature — Human
      Whenever you activate an exhaust ability, draw a card.
      Exhaust — {1}: You gain 1 life.
      1/1
      """
    And it is Bob's main phase
    And Bob controls Race Fan, Rod of Ruin and 4 Islands
    When Bob activates Rod of Ruin targeting Sue
    And it resolves
    Then Bob has 0 cards in hand
    When Bob activates Race Fan
    And it resolves
    Then Bob has 1 card in hand
    When it resolves
    Then Bob has 21 life

  Example: an ability of an artifact
    Given this card:
      """
      Sector Guard {1}{R}
      Creature — Human
      Whenever an opponent activates an ability of an artifact they control, this creature deals 1 damage to that player.
      1/1
      """
    And it is Sue's main phase
    And Bob controls Sector Guard
    And Sue controls Rod of Ruin and 3 Islands
    When Sue activates Rod of Ruin targeting Bob
    And it resolves
    Then Sue has 19 life

  Example: devoured are artifacts
    Given this card:
      """
      Metal Goat {1}{W}
      Artifact Creature — Goat
      Devour artifact 2
      1/1
      """
    And it is Bob's main phase
    And Bob controls Rod of Ruin, Hill Giant and 2 Plains
    And Bob holds Metal Goat
    When Bob casts Metal Goat
    And it resolves
    And Bob chooses Rod of Ruin
    Then Metal Goat has 2 +1/+1 counters
    And Hill Giant is on the battlefield

  Example: as many counters as were paid for
    Given this card:
      """
      Swelling Heart {3}{W}
      Sorcery
      Creatures you control get +1/+1 until end of turn.
      Reinforce X—{X}{W}
      """
    And it is Bob's main phase
    And Bob controls Hill Giant and 4 Plains
    And Bob holds Swelling Heart
    When Bob activates Swelling Heart with X = 3 targeting Hill Giant
    And it resolves
    Then Hill Giant has 3 +1/+1 counters
    And Swelling Heart is in Bob's graveyard

  Example: two subtypes at once
    Given this card:
      """
      Choosy Shaman {1}{R}
      Creature — Goblin Shaman
      Sacrifice a Goblin Scout: You gain 1 life.
      1/1
      """
    And this card:
      """
      Path Finder {R}
      Creature — Goblin Scout
      1/1
      """
    And it is Bob's main phase
    And Bob controls Choosy Shaman, Path Finder and Mons's Goblin Raiders
    When Bob activates Choosy Shaman
    And it resolves
    Then Bob has 21 life
    And Path Finder is in Bob's graveyard

  Example: cards in exile and in the graveyard
    Given this card:
      """
      Husk {4}
      Artifact Creature — Insect
      This spell costs {1} less to cast for each creature card you own in exile and in your graveyard.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Grizzly Bears, Plains and 2 Mountains
    And Bob holds Husk and Swords to Plowshares
    And Hill Giant is in Bob's graveyard
    When Bob casts Swords to Plowshares targeting Grizzly Bears
    And it resolves
    And Bob casts Husk
    And it resolves
    Then Husk is on the battlefield
