@today
Feature: Costs that a spell offers, and what it remembers of them

  Rule: Other costs

    # 702.74a: when it enters, if its evoke cost was paid, its controller sacrifices it; that ability and the other
    # trigger together
    Example: evoke
      Given it is Bob's main phase
      And Bob controls 3 Islands
      And Bob holds Mulldrifter
      When Bob casts Mulldrifter with evoke
      And everything resolves
      Then Mulldrifter is in Bob's graveyard
      And Bob has 2 cards in hand

    # 702.74a: nothing is sacrificed when the mana cost was paid
    Example: evoke that is not used
      Given it is Bob's main phase
      And Bob controls 5 Islands
      And Bob holds Mulldrifter
      When Bob casts Mulldrifter
      And everything resolves
      Then Bob controls Mulldrifter

    # 702.109a: haste, and back to the hand at the beginning of the next end step
    Example: dash
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Screamreach Brawler
      When Bob casts Screamreach Brawler with dash
      And it resolves
      And Bob attacks with Screamreach Brawler
      And the turn ends
      Then Screamreach Brawler is in Bob's hand
      And Sue has 18 life

    # 702.152a: it is sacrificed at the beginning of the next end step, and a card is drawn when it dies
    Example: blitz
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Riveteers Requisitioner
      When Bob casts Riveteers Requisitioner with blitz
      And it resolves
      And Bob attacks with Riveteers Requisitioner
      And the turn ends
      Then Riveteers Requisitioner is in Bob's graveyard
      And Bob has 1 card in hand
      And Bob controls Treasure

    # 702.137a: only if an opponent lost life this turn
    Example: spectacle
      Given it is Bob's main phase
      And Bob controls 4 Mountains
      And Bob holds Skewer the Critics and Shock
      Then Bob cannot cast Skewer the Critics with spectacle targeting Sue
      When Bob casts Shock targeting Sue
      And it resolves
      And Bob casts Skewer the Critics with spectacle targeting Sue
      And it resolves
      Then Sue has 15 life

    # 702.117a: only if another spell has been cast this turn
    Example: surge
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Goblin Freerunner and Shock
      Then Bob cannot cast Goblin Freerunner with surge
      When Bob casts Shock targeting Sue
      And it resolves
      And Bob casts Goblin Freerunner with surge
      And everything resolves
      Then Bob controls Goblin Freerunner

    # 702.113a and 702.113b: the land is a target only where the awaken cost is paid; it is a 0/0 with counters and haste
    Example: awaken
      Given it is Bob's main phase
      And Bob controls 6 Islands and Forest
      And Bob holds Coastal Discovery
      When Bob casts Coastal Discovery with awaken targeting Forest
      And it resolves
      Then Bob has 2 cards in hand
      And Forest is a 4/4
      And Forest has haste

  Rule: From the graveyard

    # 702.138a: from the graveyard, for the escape cost
    Example: escape
      Given it is Bob's main phase
      And Bob controls 4 Swamps
      And Fruit of Tizerus, Forest, Island and Plains are in Bob's graveyard
      When Bob casts Fruit of Tizerus with escape targeting Sue by exiling Forest, Island and Plains
      And it resolves
      Then Sue has 18 life
      And Forest is removed from the game
      And Island is removed from the game
      And Plains is removed from the game
      And Fruit of Tizerus is in Bob's graveyard

    # 702.133a: by discarding a card as an additional cost; exiled instead of going anywhere else
    Example: jump-start
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Direct Current is in Bob's graveyard
      And Bob holds Forest
      When Bob casts Direct Current with jump-start targeting Sue
      And it resolves
      Then Sue has 18 life
      And Forest is in Bob's graveyard
      And Direct Current is removed from the game

    # 702.81a: by discarding a land card; it goes to the graveyard as ever
    Example: retrace
      Given it is Bob's main phase
      And Bob controls Swamp
      And Sue holds Hill Giant
      And Raven's Crime is in Bob's graveyard
      And Bob holds Forest
      When Bob casts Raven's Crime with retrace targeting Sue
      And it resolves
      Then Hill Giant is in Sue's graveyard
      And Raven's Crime is in Bob's graveyard
      And Forest is in Bob's graveyard

    # 702.84a: back with haste, exiled at the next end step or when it would go anywhere else
    Example: unearth
      Given it is Bob's main phase
      And Bob controls 3 Swamps and 3 Mountains
      And Dregscape Zombie is in Bob's graveyard
      And Bob holds Shock
      When Bob activates Dregscape Zombie
      And it resolves
      Then Dregscape Zombie has haste
      When Bob casts Shock targeting Dregscape Zombie
      And it resolves
      Then Dregscape Zombie is removed from the game

    # 702.97a: as many counters as the power of the card exiled
    Example: scavenge
      Given it is Bob's main phase
      And Bob controls 6 Forests and Grizzly Bears
      And Drudge Beetle is in Bob's graveyard
      When Bob activates Drudge Beetle targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 4/4
      And Drudge Beetle is removed from the game

    # 702.59a: when a creature goes to your graveyard from the battlefield, you may pay; otherwise it is exiled
    Example: recover
      Given it is Bob's main phase
      And Bob controls Plains, Plains, Mountain and Grizzly Bears
      And Sun's Bounty is in Bob's graveyard
      And Bob holds Shock
      When Bob casts Shock targeting Grizzly Bears
      And it resolves
      And Bob pays for Sun's Bounty
      And everything resolves
      Then Sun's Bounty is in Bob's hand

    Example: recover that nobody pays for
      Given it is Bob's main phase
      And Bob controls Mountain and Grizzly Bears
      And Sun's Bounty is in Bob's graveyard
      And Bob holds Shock
      When Bob casts Shock targeting Grizzly Bears
      And everything resolves
      Then Sun's Bounty is removed from the game

  Rule: On a later turn

    # 702.143a: {2} and exile it; cast after the turn has ended for its foretell cost
    Example: foretell
      Given it is Bob's main phase
      And Bob controls 2 Islands
      And Bob holds Augury Raven
      When Bob foretells Augury Raven
      Then Augury Raven is removed from the game
      And Bob cannot cast Augury Raven with foretell
      When it is Bob's next main phase
      And Bob casts Augury Raven with foretell
      And it resolves
      Then Bob controls Augury Raven

    # 702.170d: without paying its mana cost, in a main phase of a later turn
    Example: plot
      Given it is Bob's main phase
      And Bob controls 4 Islands
      And Bob holds Djinn of Fool's Fall
      When Bob plots Djinn of Fool's Fall
      Then Bob cannot cast Djinn of Fool's Fall with plot
      When it is Bob's next main phase
      And Bob casts Djinn of Fool's Fall with plot
      And it resolves
      Then Bob controls Djinn of Fool's Fall

    # 702.185a: exiled at the beginning of the next end step, and cast from there for its mana cost on a later turn
    Example: warp
      Given it is Bob's main phase
      And Bob controls 4 Mountains
      And Bob holds Red Tiger Mechan
      When Bob casts Red Tiger Mechan with warp
      And it resolves
      And Bob attacks with Red Tiger Mechan
      And the turn ends
      Then Red Tiger Mechan is removed from the game
      And Sue has 17 life
      When it is Bob's next main phase
      And Bob casts Red Tiger Mechan
      And it resolves
      And the turn ends
      Then Bob controls Red Tiger Mechan

    # 702.88a: exiled as it resolves, cast again in the next upkeep, and not a third time
    Example: rebound
      Given it is Bob's main phase
      And Bob controls 2 Mountains
      And Bob holds Staggershock
      And Bob has {1}
      When Bob casts Staggershock targeting Sue
      And it resolves
      Then Staggershock is removed from the game
      And Sue has 18 life
      When it is Bob's next upkeep
      And it resolves
      And Bob casts Staggershock targeting Sue
      And everything resolves
      Then Sue has 16 life
      And Staggershock is in Bob's graveyard

  Rule: Costs in addition

    # 702.56a: a copy for each time that the cost was paid
    Example: replicate
      Given it is Bob's main phase
      And Bob controls 6 Islands
      And Bob holds Train of Thought
      When Bob casts Train of Thought with replicate 2 times
      And everything resolves
      Then Bob has 3 cards in hand

    # 702.157a: a token for each time that the cost was paid
    Example: squad
      Given it is Bob's main phase
      And Bob controls 8 Plains
      And Bob holds Ultramarines Honour Guard
      When Bob casts Ultramarines Honour Guard with squad 2 times
      And everything resolves
      Then Bob controls 3 Ultramarines Honour Guards

    # 702.175a: a copy, but 1/1
    Example: offspring
      Given it is Bob's main phase
      And Bob controls 6 Forests
      And Bob holds Rust-Shield Rampager
      When Bob casts Rust-Shield Rampager with offspring
      And everything resolves
      Then Bob controls 2 Rust-Shield Rampagers
      And Rust-Shield Rampager#2 is a 1/1

    # 702.166a and 702.166b: bargained as the cost was paid; the ability looks at that
    Example: bargain
      Given it is Bob's main phase
      And Bob controls 2 Forests and Sol Ring
      And Bob holds Troublemaker Ouphe
      And Sue controls Crusade
      When Bob casts Troublemaker Ouphe with bargain by sacrificing Sol Ring
      And it resolves
      And Bob targets Crusade
      And everything resolves
      Then Sol Ring is in Bob's graveyard
      And Crusade is removed from the game

    Example: bargain that is not used
      Given it is Bob's main phase
      And Bob controls 2 Forests and Sol Ring
      And Bob holds Troublemaker Ouphe
      And Sue controls Crusade
      When Bob casts Troublemaker Ouphe
      And everything resolves
      Then Bob controls Sol Ring
      And Sue controls Crusade

    # 702.153a: a creature with that power or more is sacrificed, and the spell copied
    Example: casualty
      Given it is Bob's main phase
      And Bob controls 5 Swamps, Llanowar Elves and Hill Giant
      And Bob holds Join the Maestros
      Then Bob cannot cast Join the Maestros with casualty by sacrificing Llanowar Elves
      When Bob casts Join the Maestros with casualty by sacrificing Hill Giant
      Then Hill Giant is in Bob's graveyard
      When everything resolves
      Then Bob controls 2 Ogre Warriors

    # 702.78a: two creatures that share a color with it are tapped
    Example: conspire
      Given it is Bob's main phase
      And Bob controls Mountain, Hill Giant and Raging Goblin
      And Bob holds Burn Trail
      And Bob has {R}{R}{R}
      When Bob casts Burn Trail with conspire targeting Sue by tapping Hill Giant and Raging Goblin
      And everything resolves
      Then Sue has 14 life
      And Hill Giant is tapped

  Rule: In place of mana

    # 702.66a: for each generic mana a card of the graveyard may be exiled
    Example: delve
      Given it is Bob's main phase
      And Bob controls 2 Swamps
      And Forest, Island and Plains are in Bob's graveyard
      And Bob holds Gurmag Angler
      And Bob has {3}
      When Bob casts Gurmag Angler by exiling Forest, Island and Plains
      And it resolves
      Then Bob controls Gurmag Angler
      And Forest is removed from the game

    # 702.66a: it pays for generic mana alone
    Example: delve pays for no colored mana
      Given it is Bob's main phase
      And 7 Forests are in Bob's graveyard
      And Bob holds Gurmag Angler
      Then Bob cannot cast Gurmag Angler by exiling 7 Forests

    # 702.126a: for each generic mana an untapped artifact may be tapped
    Example: improvise
      Given it is Bob's main phase
      And Bob controls 3 Islands, Sol Ring and Ornithopter
      And Bob holds Foundry Assembler
      When Bob casts Foundry Assembler by tapping Sol Ring and Ornithopter
      And it resolves
      Then Bob controls Foundry Assembler
      And Sol Ring is tapped
      And Ornithopter is tapped

    # 702.125a: {1} less for each opponent
    Example: undaunted
      Given it is Bob's main phase
      And Bob controls 6 Plains
      And Sue controls Hill Giant
      And Bob holds Sublime Exhalation
      When Bob casts Sublime Exhalation
      And it resolves
      Then Hill Giant is in Sue's graveyard

  Rule: As the spell is cast

    # 702.85a: exile until a nonland card of less mana value, which may be cast for nothing; the others go to the bottom
    Example: cascade
      Given it is Bob's main phase
      And Bob controls 2 Mountains and 2 Forests
      And Bob holds Bloodbraid Elf
      And Forest, Hill Giant and Shock are on top of Bob's library
      When Bob casts Bloodbraid Elf
      And it resolves
      And Bob casts Shock targeting Sue
      And everything resolves
      Then Sue has 18 life
      And Bob controls Bloodbraid Elf
      And Bob has 0 cards in hand

    # 702.144a: its controller may copy it, and then an opponent copies it too; each may choose new targets
    Example: demonstrate
      Given it is Bob's main phase
      And Bob controls 5 Islands and Grizzly Bears
      And Sue controls Hill Giant
      And Bob holds Replication Technique
      When Bob casts Replication Technique targeting Grizzly Bears
      And Bob uses the effect of Replication Technique
      And Sue targets Hill Giant
      And everything resolves
      Then Bob controls 3 Grizzly Bears
      And Sue controls 2 Hill Giants
