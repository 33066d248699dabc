Feature: Positions around rulings once mended: mana, teams and chance

  Rule: Mana for one use
    Example: a creature spell may be paid with it, an instant may not
      Given this card:
        """
        Beast Stone {1}
        Artifact
        {T}: Add {G}. Spend this mana only to cast creature spells.
        """
      And it is Bob's main phase
      And Bob controls Beast Stone
      And Bob holds Llanowar Elves and Giant Growth
      Then Bob cannot cast Giant Growth targeting Bob
      And Bob may cast Llanowar Elves

    Example: it pays for no ability
      Given this card:
        """
        Beast Stone {1}
        Artifact
        {T}: Add {G}. Spend this mana only to cast creature spells.
        """
      And this card:
        """
        Green Well {1}
        Artifact
        {G}: You gain 1 life.
        """
      And it is Bob's main phase
      And Bob controls Beast Stone and Green Well
      Then Bob cannot activate Green Well
      And because paying costs

  Rule: A division is announced with the targets, at least 1 for each (2006, 409.1e; 2010, 601.2d; 2026, 601.2d)

    Example: among any number of creatures and players
      Given this card:
        """
        Bolt Shower {X}{R}{R}
        Sorcery
        Bolt Shower deals X damage divided as you choose among any number of target creatures and/or players.
        """
      And it is Bob's main phase
      And Bob holds Bolt Shower
      And Bob has {R}{R}{R}{R}{R}
      And Sue controls Hill Giant and Grizzly Bears
      Then Bob cannot cast Bolt Shower with X = 3 targeting Sue and Grizzly Bears dividing 2 and 2
      And Bob cannot cast Bolt Shower with X = 3 targeting Sue and Grizzly Bears dividing 3 and 0
      When Bob casts Bolt Shower with X = 3 targeting Hill Giant, Sue and Grizzly Bears dividing 1, 1 and 1
      And it resolves
      Then Sue has 19 life
      And Hill Giant has 1 damage
      And Grizzly Bears has 1 damage

    Example: among one, two or three
      Given this card:
        """
        Arc Strike {2}{R}
        Sorcery
        Arc Strike deals 3 damage divided as you choose among one, two, or three target creatures and/or players.
        """
      And it is Bob's main phase
      And Bob holds Arc Strike
      And Bob has {R}{R}{R}
      And Sue controls Hill Giant and Grizzly Bears
      When Bob casts Arc Strike targeting Hill Giant and Grizzly Bears dividing 1 and 2
      And it resolves
      Then Grizzly Bears is in Sue's graveyard
      And Hill Giant has 1 damage

  Rule: Fireball
    Example: what is over is lost
      Given it is Bob's main phase
      And Bob holds Fireball
      And Bob has {5}{R}{R}
      And Sue controls Hill Giant
      When Bob casts Fireball with X = 5 targeting Sue and Hill Giant
      And it resolves
      Then Sue has 18 life
      And Hill Giant has 2 damage

    Example: each further target costs one more
      Given it is Bob's main phase
      And Bob holds Fireball
      And Bob has {R}{R}{R}{R}
      And Sue controls Hill Giant and Gray Ogre
      Then Bob may cast Fireball with X = 1 targeting Sue, Hill Giant and Gray Ogre
      And Bob cannot cast Fireball with X = 2 targeting Sue, Hill Giant and Gray Ogre

    @m11 @today
    Example: the illegal target's share goes to the others (2010 and 2026, 608.2d)
      Given it is Bob's main phase
      And Bob holds Fireball
      And Bob has {5}{R}{R}{R}
      And Sue controls Hill Giant and Island
      And Sue holds Unsummon
      When Bob casts Fireball with X = 5 targeting Sue, Hill Giant and Bob
      And Sue casts Unsummon targeting Hill Giant
      And everything resolves
      Then Sue has 18 life
      And Bob has 18 life

    @mirage @duel @timespiral
    Example: the illegal target's share is lost (2006, 413.2f)
      Given it is Bob's main phase
      And Bob holds Fireball
      And Bob has {5}{R}{R}{R}
      And Sue controls Hill Giant and Island
      And Sue holds Unsummon
      When Bob casts Fireball with X = 5 targeting Sue, Hill Giant and Bob
      And Sue casts Unsummon targeting Hill Giant
      And everything resolves
      Then Sue has 19 life
      And Bob has 19 life

  Rule: The winning team
    @timespiral @m11
    Example: one who had lost before wins with the team
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      When Bob concedes
      And Sue concedes
      And Tom concedes
      Then Ann wins the game
      And Bob wins the game
      And the team of Ann wins

  Rule: Cumulative upkeep counts
    Example: the second upkeep costs twice as much
      Given this card:
        """
        Cold Guard {1}
        Artifact
        Cumulative upkeep {1}
        """
      And it is Bob's untap step
      And Bob controls Cold Guard and 3 Plains
      When it is Bob's upkeep
      And Bob pays the upkeep of Cold Guard
      And it is Bob's main phase
      Then Cold Guard is in play
      When it is Sue's main phase
      And it is Bob's upkeep
      And Bob pays the upkeep of Cold Guard
      And it is Bob's main phase
      Then Cold Guard is in play
      And the trace says "Bob pays {1}{1}"

  Rule: Damage meant for a planeswalker and shields
    @m11
    Example: the shield first, nothing is left to turn
      Given this card:
        """
        Plain Shield {W}
        Instant
        Prevent the next 3 damage that would be dealt to any target this turn.
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Lightning Bolt
      And Sue controls Jace Beleren and Plains
      And Sue holds Plain Shield
      When Sue casts Plain Shield targeting Sue
      And it resolves
      And Bob casts Lightning Bolt targeting Sue
      And it resolves
      Then Sue has 20 life
      And Jace Beleren has 3 loyalty counters

  Rule: An order of blockers (2010, 510.1c)
    @m11
    Example: the first has lethal damage before the second gets any
      Given Bob controls Craw Wurm
      And Sue controls Hill Giant and Gray Ogre
      When Bob attacks with Craw Wurm
      And Sue blocks Craw Wurm with Hill Giant and Gray Ogre
      And Bob orders the blockers of Craw Wurm: Hill Giant, then Gray Ogre
      Then Bob cannot assign 2 damage from Craw Wurm to Hill Giant and 4 to Gray Ogre
      And Bob may assign 3 damage from Craw Wurm to Hill Giant and 3 to Gray Ogre

    @timespiral
    Example: in 2006 as one likes
      Given Bob controls Craw Wurm
      And Sue controls Hill Giant and Gray Ogre
      When Bob attacks with Craw Wurm
      And Sue blocks Craw Wurm with Hill Giant and Gray Ogre
      Then Bob may assign 2 damage from Craw Wurm to Hill Giant and 4 to Gray Ogre

  Rule: Damage apart or together
    @mirage @duel @timespiral
    Example: a creature saved from neither
      Given Bob controls Hill Giant
      And Sue controls Gray Ogre and Gray Ogre#2
      When Bob attacks with Hill Giant
      And Sue blocks Hill Giant with Gray Ogre and Gray Ogre#2
      And Bob assigns 2 damage from Hill Giant to Gray Ogre and 1 to Gray Ogre#2
      And combat damage is dealt
      Then Hill Giant is in Bob's graveyard
      And Gray Ogre is in Sue's graveyard
      And Gray Ogre#2 has 1 damage

  Rule: Two-Headed Giant (2006, 606; 2010, 810)
    @m11
    Example: both attack, one life total
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And Bob controls Hill Giant
      And Ann controls Gray Ogre
      When Bob attacks with Hill Giant and Gray Ogre
      And combat damage is dealt
      Then Tom has 25 life
      And Sue has 25 life

    @timespiral
    Example: both attack, one life total of 40
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And Bob controls Hill Giant
      And Ann controls Gray Ogre
      When Bob attacks with Hill Giant and Gray Ogre
      And combat damage is dealt
      Then Tom has 35 life
      And Sue has 35 life

    @m11
    Example: 30 life at the beginning
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      Then Bob has 30 life
      And Tom has 30 life

    @timespiral
    Example: 40 life at the beginning
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      Then Bob has 40 life
      And Tom has 40 life

  Rule: Chances that a board cannot show
    Example: a subgame is a draw
      Given it is Bob's main phase
      And Bob holds Shahrazad
      And Bob has {W}{W}
      And Bob has 7 life
      When Bob casts Shahrazad
      And it resolves
      And the subgame is a draw
      Then Bob has 3 life
      And Sue has 10 life

  Rule: Range of influence (2006, 601.2c; 2010, 801.2c)
    @timespiral @m11
    Example: who dies does not bring others nearer in this turn
      Given the players are Bob, Ann, Sue, Tom and Eve
      And the range of influence is 1
      And it is Bob's main phase
      And Bob controls 2 Mountains
      And Bob holds Lightning Bolt and Lightning Bolt#2
      And Ann has 3 life
      When Bob casts Lightning Bolt targeting Ann
      And it resolves
      Then Ann loses the game
      And Bob cannot cast Lightning Bolt#2 targeting Sue

  Rule: Animated, changed and copied
    @timespiral @m11
    Example: a counterspell is copied and aims at another spell
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Lightning Bolt and Fork
      And Sue controls 2 Islands
      And Sue holds Counterspell
      When Bob casts Lightning Bolt targeting Sue
      And Sue casts Counterspell targeting Lightning Bolt
      And Bob casts Fork targeting Counterspell
      And it resolves
      And Bob chooses Counterspell
      And everything resolves
      Then Sue has 17 life

    Example: an animated artifact without a mana cost is 0/0
      Given this card:
        """
        Free Toy {0}
        Artifact
        {T}: You gain 1 life.
        """
      And it is Bob's main phase
      And Bob holds Animate Artifact
      And Bob has {3}{U}
      And Bob controls Free Toy
      When Bob casts Animate Artifact targeting Free Toy
      And it resolves
      Then Free Toy is in Bob's graveyard
      And Animate Artifact is in Bob's graveyard
