Feature: What the rules of 2026 answer otherwise than those of 2010

  Rule: Whoever controls two legendary permanents of one name keeps one of them (2026, 704.5j)

    @today
    Example: the controller says which one stays
      Given it is Bob's main phase
      And Bob controls Kamahl, Pit Fighter
      And Kamahl, Pit Fighter is tapped
      And Bob controls 6 Mountains
      And Bob holds Kamahl, Pit Fighter#2
      When Bob casts Kamahl, Pit Fighter#2
      And it resolves
      And Bob keeps Kamahl, Pit Fighter#2
      Then Kamahl, Pit Fighter is in Bob's graveyard
      And Kamahl, Pit Fighter#2 is on the battlefield
      And because legend rule

    @m11
    Example: in 2010 both go
      Given it is Bob's main phase
      And Bob controls Kamahl, Pit Fighter
      And Bob controls 6 Mountains
      And Bob holds Kamahl, Pit Fighter#2
      When Bob casts Kamahl, Pit Fighter#2
      And it resolves
      Then Kamahl, Pit Fighter is in Bob's graveyard
      And Kamahl, Pit Fighter#2 is in Bob's graveyard

    @today
    Example: one that somebody else controls does not matter
      Given it is Sue's main phase
      And Bob controls Kamahl, Pit Fighter
      And Sue controls 6 Mountains
      And Sue holds Kamahl, Pit Fighter#2
      When Sue casts Kamahl, Pit Fighter#2
      And it resolves
      Then Kamahl, Pit Fighter is on the battlefield
      And Kamahl, Pit Fighter#2 is on the battlefield

  Rule: Damage to a player stays with the player, whatever planeswalkers there are (2026, 306.7)

    @today
    Example: a bolt at a player beside a planeswalker
      Given it is Bob's main phase
      And Bob holds Lightning Bolt
      And Bob has {R}
      And Sue controls Garruk Wildspeaker
      When Bob casts Lightning Bolt targeting Sue
      And it resolves
      Then Sue has 17 life
      And Garruk Wildspeaker has 3 loyalty counters

  Rule: Two planeswalkers of one type may stay beside each other (2026, 306.4)

    @today
    Example: two Garruks with different names
      Given this card:
        """
        Garruk in Armor {3}{G}
        Planeswalker — Garruk
        +1: Draw a card.
        Loyalty: 4
        """
      And it is Bob's main phase
      And Bob controls Garruk Wildspeaker
      And Bob holds Garruk in Armor
      And Bob controls 4 Forests
      When Bob casts Garruk in Armor
      And it resolves
      Then Garruk Wildspeaker is on the battlefield
      And Garruk in Armor is on the battlefield

    @m11
    Example: in 2010 both go
      Given this card:
        """
        Garruk in Armor {3}{G}
        Planeswalker — Garruk
        +1: Draw a card.
        Loyalty: 4
        """
      And it is Bob's main phase
      And Bob controls Garruk Wildspeaker
      And Bob holds Garruk in Armor
      And Bob controls 4 Forests
      When Bob casts Garruk in Armor
      And it resolves
      Then Garruk Wildspeaker is in Bob's graveyard
      And Garruk in Armor is in Bob's graveyard

  Rule: A blocked creature divides its damage as its controller likes (2026, 510.1c)

    @today
    Example: one damage to each of two blockers
      Given Bob controls Grizzly Bears
      And Sue controls Scryb Sprites
      And Sue controls Mons's Goblin Raiders
      When Bob attacks with Grizzly Bears
      And Sue blocks Grizzly Bears with Scryb Sprites and Mons's Goblin Raiders
      And Bob assigns 1 damage from Grizzly Bears to Scryb Sprites and 1 to Mons's Goblin Raiders
      And combat damage is dealt
      Then Scryb Sprites is in Sue's graveyard
      And Mons's Goblin Raiders is in Sue's graveyard

    @today
    Example: all to one and nothing to the other
      Given Bob controls Hill Giant
      And Sue controls Runeclaw Bear
      And Sue controls Hill Giant#2
      When Bob attacks with Hill Giant
      And Sue blocks Hill Giant with Runeclaw Bear and Hill Giant#2
      And Bob assigns 1 damage from Hill Giant to Runeclaw Bear and 2 to Hill Giant#2
      And combat damage is dealt
      Then Runeclaw Bear is on the battlefield
      And Hill Giant#2 has 2 damage

  Rule: A creature that blocks two divides its damage in the same way (2026, 510.1d)

    @today
    Example: without killing the first
      Given Bob controls Grizzly Bears
      And Bob controls Runeclaw Bear
      And Sue controls Two-Headed Giant of Foriys
      When Bob attacks with Grizzly Bears and Runeclaw Bear
      And Sue blocks Grizzly Bears and Runeclaw Bear with Two-Headed Giant of Foriys
      And Sue assigns 1 damage from Two-Headed Giant of Foriys to Grizzly Bears and 3 to Runeclaw Bear
      And combat damage is dealt
      Then Grizzly Bears is on the battlefield
      And Runeclaw Bear is in Bob's graveyard

  Rule: A token that phases out is still there and comes back (2026, 702.26d)

    @today
    Example: back at its controller's next untap step
      Given Bob controls a 1/1 red Goblin token
      And Sue holds Reality Ripple
      And Sue has {1}{U}
      When Sue casts Reality Ripple targeting Goblin
      And it resolves
      Then Goblin is not on the battlefield
      When it is Bob's next upkeep
      Then Goblin is on the battlefield

  Rule: A new hand has seven cards, of which one goes to the bottom for each mulligan that counts (2026, 103.5)

    @today
    Example: the second hand of seven
      Given the game is about to begin
      And Bob's library has 40 cards
      When Bob takes a mulligan
      And the game begins
      Then Bob has 6 cards in hand
      And Bob has 34 cards in the library
      And because mulligan

    @today
    Example: its owner says which card goes
      Given the game is about to begin
      And Bob's library has 30 cards
      And Forest and Grizzly Bears are on top of Bob's library
      When Bob takes a mulligan
      And chance chooses Forest
      And Bob puts Forest on the bottom
      And the game begins
      Then Bob has 6 cards in hand
      And Forest is on the bottom of Bob's library

    @today
    Example: after the third new hand three cards go
      Given the game is about to begin
      When Bob takes a mulligan
      And Bob takes a mulligan
      And Bob takes a mulligan
      And the game begins
      Then Bob has 4 cards in hand
      And Sue has 7 cards in hand

  Rule: Any target may be a planeswalker (2026, 115.4)

    @today
    Example: a spell that aims at a creature or player, and one that names planeswalkers
      Given this card:
        """
        Searing Lance {1}{R}
        Instant
        Searing Lance deals 3 damage to target player or planeswalker.
        """
      And Bob controls 3 Mountains and Runeclaw Bear
      And Bob holds Lightning Bolt and Searing Lance
      And Sue controls Jace Beleren
      And Jace Beleren has 7 loyalty counters
      Then Bob cannot cast Searing Lance targeting Runeclaw Bear
      When Bob casts Lightning Bolt targeting Jace Beleren
      And it resolves
      Then Jace Beleren has 4 loyalty counters
      When Bob casts Searing Lance targeting Jace Beleren
      And it resolves
      Then Jace Beleren has 1 loyalty counter
      And Sue has 20 life

    @m11
    Example: in 2010 it could not
      Given Bob controls Mountain
      And Bob holds Lightning Bolt
      And Sue controls Jace Beleren
      Then Bob cannot cast Lightning Bolt targeting Jace Beleren

  Rule: A discarded card with madness always goes into exile; whether it is cast is the choice (2026, 702.35a)

    @today
    Example: nobody has to say that it is exiled
      Given Bob controls Wild Mongrel and Mountain
      And Bob holds Fiery Temper
      When Bob activates Wild Mongrel by discarding Fiery Temper
      And Bob chooses red
      And it resolves
      And Bob casts Fiery Temper targeting Sue
      And everything resolves
      Then Sue has 17 life

    @today
    Example: it goes to the graveyard when it is not cast
      Given Bob controls Wild Mongrel and Mountain
      And Bob holds Fiery Temper
      When Bob activates Wild Mongrel by discarding Fiery Temper
      And Bob chooses red
      And everything resolves
      Then Fiery Temper is in Bob's graveyard
      And Sue has 20 life
      And because madness

  Rule: An ability that makes mana and draws a card can be answered (2026, 605.1a)

    @today
    Example: the ability waits on the stack
      Given this card:
        """
        Glass Bead {1}
        Artifact
        {T}, Sacrifice this artifact: Add {G}. Draw a card.
        """
      And it is Bob's main phase
      And Bob controls Glass Bead
      When Bob activates Glass Bead
      Then the effect of Glass Bead is still on the stack
      When it resolves
      Then Bob has {G}
      And Bob has 1 card in hand

    @m11
    Example: in 2010 it is a mana ability, and makes its mana at once
      Given this card:
        """
        Glass Bead {1}
        Artifact
        {T}, Sacrifice this artifact: Add {G}. Draw a card.
        """
      And it is Bob's main phase
      And Bob controls Glass Bead
      When Bob taps Glass Bead for mana
      Then Bob has {G}
      And Bob has 1 card in hand

  Rule: A suspended card may be left in exile when its last counter is gone (2026, 702.62a)

    @today
    Example: who does not cast it leaves it there
      Given this card:
        """
        Slow Spark {R}
        Instant
        Suspend 1—{R}
        Slow Spark deals 3 damage to any target.
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Slow Spark
      When Bob suspends Slow Spark
      And it is Bob's next draw step
      Then Slow Spark is in exile
      And Sue has 20 life

    @today
    Example: who wants to cast it does
      Given this card:
        """
        Slow Spark {R}
        Instant
        Suspend 1—{R}
        Slow Spark deals 3 damage to any target.
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Slow Spark
      When Bob suspends Slow Spark
      And Bob uses the effect of Slow Spark
      And Bob targets Sue
      And it is Bob's next draw step
      Then Sue has 17 life

    @m11
    Example: in 2010 it is cast
      Given this card:
        """
        Slow Bear {3}{G}
        Creature — Bear
        Suspend 1—{G}
        2/2
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Slow Bear
      When Bob suspends Slow Bear
      And it is Bob's next draw step
      Then Slow Bear is on the battlefield
