@today
Feature: Keywords that stand for triggered and activated abilities, and those that a permanent enters with

  Rule: Attackers

    # 702.149a: together with another creature of greater power
    Example: training beside a stronger creature
      Given Bob controls Gryff Rider and Hill Giant
      When Bob attacks with Gryff Rider and Hill Giant
      And everything resolves
      Then Gryff Rider is a 3/2
      And Hill Giant is a 3/3

    Example: training beside an equal creature
      Given Bob controls Gryff Rider and Grizzly Bears
      When Bob attacks with Gryff Rider and Grizzly Bears
      And everything resolves
      Then Gryff Rider is a 2/1

    # 702.105a: the player with the most life or tied for most life
    Example: dethrone
      Given Bob controls Marchesa's Emissary
      When Bob attacks with Marchesa's Emissary
      And everything resolves
      Then Marchesa's Emissary is a 3/3

    Example: dethrone against the player who has less
      Given Bob controls Marchesa's Emissary
      And Sue has 19 life
      When Bob attacks with Marchesa's Emissary
      And everything resolves
      Then Marchesa's Emissary is a 2/2

    # 702.121a: +1/+1 for each opponent attacked
    Example: melee
      Given Bob controls Wings of the Guard
      When Bob attacks with Wings of the Guard
      And everything resolves
      Then Wings of the Guard is a 2/2

    # 702.181a: tapped and attacking, sacrificed at the beginning of the next end step
    Example: mobilize
      Given Bob controls Shock Brigade
      When Bob attacks with Shock Brigade
      And everything resolves
      Then Warrior is tapped
      When combat damage is dealt
      Then Sue has 18 life
      When the turn ends
      Then Bob controls 0 Warriors

    # 702.112a: once, when it has become renowned
    Example: renown
      Given Bob controls Knight of the Pilgrim's Road
      When Bob attacks with Knight of the Pilgrim's Road
      And combat damage is dealt
      And everything resolves
      Then Knight of the Pilgrim's Road is a 4/3
      When it is Bob's next main phase
      And Bob attacks with Knight of the Pilgrim's Road
      And combat damage is dealt
      And everything resolves
      Then Knight of the Pilgrim's Road is a 4/3

    # 702.147a: it can't block, and is sacrificed at end of combat when it attacks
    Example: decayed
      Given this card:
        """
        Old Walker {1}{B}
        Creature — Zombie
        Decayed
        2/2
        """
      And Bob controls Old Walker
      When Bob attacks with Old Walker
      And combat damage is dealt
      And the turn ends
      Then Old Walker is in Bob's graveyard
      And Sue has 18 life

    Example: what has decayed does not block
      Given this card:
        """
        Old Walker {1}{B}
        Creature — Zombie
        Decayed
        2/2
        """
      And Bob controls Hill Giant
      And Sue controls Old Walker
      When Bob attacks with Hill Giant
      Then Sue cannot block Hill Giant with Old Walker

    # 702.68a: +N/+0 when nothing blocks it
    Example: frenzy
      Given this card:
        """
        Wild Thing {1}{R}
        Creature — Sliver
        Frenzy 2
        1/1
        """
      And Bob controls Wild Thing
      When Bob attacks with Wild Thing
      And combat damage is dealt
      Then Sue has 17 life

    # 702.70a: N poison counters, by a trigger
    Example: poisonous
      Given this card:
        """
        Bog Snake {1}{B}
        Creature — Snake
        Poisonous 2
        1/1
        """
      And Bob controls Bog Snake
      When Bob attacks with Bog Snake
      And combat damage is dealt
      And everything resolves
      Then Sue has 2 poison counters
      And Sue has 19 life

  Rule: As a permanent enters

    # 702.136a: a counter or haste
    Example: riot with a counter
      Given it is Bob's main phase
      And Bob controls 5 Forests
      And Bob holds Rampaging Rendhorn
      When Bob casts Rampaging Rendhorn
      And it resolves
      And Bob uses the effect of Rampaging Rendhorn
      Then Rampaging Rendhorn is a 5/5
      And Bob cannot attack with Rampaging Rendhorn

    Example: riot with haste
      Given it is Bob's main phase
      And Bob controls 5 Forests
      And Bob holds Rampaging Rendhorn
      When Bob casts Rampaging Rendhorn
      And it resolves
      And Bob attacks with Rampaging Rendhorn
      And combat damage is dealt
      Then Sue has 16 life

    # 702.98a: it can't block as long as it has a +1/+1 counter on it
    Example: unleash
      Given Bob controls Hill Giant
      And Sue controls Dead Reveler
      And Dead Reveler has a +1/+1 counter
      When Bob attacks with Hill Giant
      Then Sue cannot block Hill Giant with Dead Reveler

    # 702.82a: N counters for each creature sacrificed as it enters
    Example: devour
      Given it is Bob's main phase
      And Bob controls 3 Mountains, 2 Forests, Grizzly Bears and Llanowar Elves
      And Bob holds Gorger Wurm
      When Bob casts Gorger Wurm
      And it resolves
      And Bob sacrifices Grizzly Bears
      And Bob sacrifices Llanowar Elves
      Then Gorger Wurm is a 7/7
      And Grizzly Bears is in Bob's graveyard

    # 702.104a and 702.104b: the opponent may put the counters on it; else the ability triggers
    Example: tribute that is paid
      Given it is Bob's main phase
      And Bob controls 5 Forests
      And Bob holds Snake of the Golden Grove
      When Bob casts Snake of the Golden Grove
      And it resolves
      And Sue uses the effect of Snake of the Golden Grove
      And everything resolves
      Then Snake of the Golden Grove is a 7/7
      And Bob has 20 life

    Example: tribute that is not paid
      Given it is Bob's main phase
      And Bob controls 5 Forests
      And Bob holds Snake of the Golden Grove
      When Bob casts Snake of the Golden Grove
      And everything resolves
      Then Snake of the Golden Grove is a 4/4
      And Bob has 24 life

    # 702.58a: it enters with counters, which may move onto creatures that come later
    Example: graft
      Given it is Bob's main phase
      And Bob controls 3 Forests
      And Bob holds Simic Initiate and Grizzly Bears
      When Bob casts Simic Initiate
      And it resolves
      Then Simic Initiate is a 1/1
      When Bob casts Grizzly Bears
      And it resolves
      And Bob uses the effect of Simic Initiate
      And everything resolves
      Then Grizzly Bears is a 3/3
      And Simic Initiate is in Bob's graveyard

    # 702.110a and 702.110b: it exploits the creature that is sacrificed as the ability resolves
    Example: exploit
      Given it is Bob's main phase
      And Bob controls 3 Islands and Llanowar Elves
      And Bob holds Stitched Assistant
      When Bob casts Stitched Assistant
      And everything resolves
      And Bob uses the effect of Stitched Assistant
      And Bob sacrifices Llanowar Elves
      And everything resolves
      Then Llanowar Elves is in Bob's graveyard
      And Bob has 1 card in hand

    # 702.182a and 702.163a
    Example: Equipment that selects a job
      Given it is Bob's main phase
      And Bob controls 2 Plains
      And Bob holds Monk's Fist
      When Bob casts Monk's Fist
      And everything resolves
      Then Hero is a 2/1
      And Monk's Fist is on Hero

    # 702.138c: if this permanent escaped, it enters with those counters
    Example: a creature that escapes with counters
      Given it is Bob's main phase
      And Bob controls 7 Forests
      And Voracious Typhon, Swamp, Island, Plains and Mountain are in Bob's graveyard
      When Bob casts Voracious Typhon with escape by exiling Swamp, Island, Plains and Mountain
      And it resolves
      Then Voracious Typhon is a 7/7

  Rule: Activated

    # 702.107a
    Example: outlast
      Given it is Bob's main phase
      And Bob controls Salt Road Patrol and 2 Plains
      When Bob activates Salt Road Patrol
      And it resolves
      Then Salt Road Patrol is a 3/6
      And Salt Road Patrol is tapped

    # 702.77a: discarded, at any time
    Example: reinforce
      Given Bob controls Grizzly Bears and 3 Plains
      And Bob holds Burrenton Bombardier
      When Bob attacks with Grizzly Bears
      And Bob activates Burrenton Bombardier targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 4/4
      And Burrenton Bombardier is in Bob's graveyard

    # 702.53a: a card with the same mana value
    Example: transmute
      Given it is Bob's main phase
      And Bob controls 3 Islands and Swamp
      And Bob holds Dimir Infiltrator
      And Grizzly Bears is on top of Bob's library
      When Bob activates Dimir Infiltrator
      And it resolves
      And Bob finds Grizzly Bears
      Then Grizzly Bears is in Bob's hand

  Rule: Discovering

    # 701.57a: cast for nothing or put into the hand
    Example: discover
      Given it is Bob's main phase
      And Bob controls Primordial Gnawer and Mountain
      And Bob holds Shock
      And Forest, War Mammoth and Grizzly Bears are on top of Bob's library
      When Bob casts Shock targeting Primordial Gnawer
      And it resolves
      And everything resolves
      Then Grizzly Bears is in Bob's hand
