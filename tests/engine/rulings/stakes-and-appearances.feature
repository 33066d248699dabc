Feature: Cards at stake, and creatures that come to look otherwise

  Rule: A card that is anted joins the stakes of its owner (2006, 217.9d; 2010 and 2026, 407.4)

    @mirage @duel @timespiral @m11
    Example: what was at stake goes to the graveyard, and a card is drawn
      Given Bob controls Jeweled Bird
      And Bob stakes Hill Giant
      And Sue stakes Gray Ogre
      And Forest is on top of Bob's library
      When Bob activates Jeweled Bird
      And it resolves
      Then Jeweled Bird is in Bob's ante
      And Hill Giant is in Bob's graveyard
      And Gray Ogre is in Sue's ante
      And Forest is in Bob's hand
      And Bob has 1 card in the ante

    @timespiral @m11
    Example: nobody antes what another player owns
      Given Bob controls Jeweled Bird
      And Sue owns Jeweled Bird
      And Bob stakes Hill Giant
      When Bob activates Jeweled Bird
      And it resolves
      Then Jeweled Bird is on the battlefield
      And Hill Giant is in Bob's ante
      And Bob has 0 cards in hand

    @mirage @duel @timespiral @m11
    Example: an opponent antes a card or lets a coin decide the game
      Given it is Bob's upkeep
      And Bob controls Amulet of Quoz
      And Grizzly Bears is on top of Sue's library
      When Bob activates Amulet of Quoz targeting Sue
      And Sue uses the effect of Amulet of Quoz
      And it resolves
      Then Grizzly Bears is in Sue's ante

    @mirage @duel @timespiral @m11
    Example: who does not, may lose the game by a coin
      Given it is Bob's upkeep
      And Bob controls Amulet of Quoz
      When Bob activates Amulet of Quoz targeting Sue
      And Bob wins the flip
      And it resolves
      Then Sue has lost

    @mirage @duel @timespiral @m11
    Example: or the one who asked for it loses
      Given it is Bob's upkeep
      And Bob controls Amulet of Quoz
      When Bob activates Amulet of Quoz targeting Sue
      And Bob loses the flip
      And it resolves
      Then Bob has lost

  Rule: Some of the cards that are played for ante change whose a card is (1997, Ownership; 2006, 217.9c; 2010, 407.3)

    Example: who does not pay gives the exiled card away for another
      Given it is Bob's main phase
      And Bob controls Bronze Tablet
      And Bob has {4}
      And Sue controls Serra Angel
      When Bob activates Bronze Tablet targeting Serra Angel
      And it resolves
      Then Bob owns Serra Angel
      And Sue owns Bronze Tablet
      And Serra Angel is exiled
      And Bronze Tablet is exiled
      And Sue has 20 life

    Example: who pays keeps it, and the card that took it is in its owner's graveyard
      Given it is Bob's main phase
      And Bob controls Bronze Tablet
      And Bob has {4}
      And Sue controls Serra Angel
      When Bob activates Bronze Tablet targeting Serra Angel
      And it resolves
      And Sue pays for Bronze Tablet
      Then Sue has 10 life
      And Sue owns Serra Angel
      And Serra Angel is exiled
      And Bob owns Bronze Tablet
      And Bronze Tablet is in Bob's graveyard

    Example: nobody pays more life than there is (2006, glossary, Cost; 2010, 118.4; 2026, 119.4)
      Given it is Bob's main phase
      And Bob controls Bronze Tablet
      And Bob has {4}
      And Sue controls Serra Angel
      And Sue has 9 life
      When Bob activates Bronze Tablet targeting Serra Angel
      And it resolves
      Then Sue cannot pay for Bronze Tablet
      And Bob owns Serra Angel

    Example: it takes what an opponent owns, not what an opponent controls
      Given it is Bob's main phase
      And Bob controls Bronze Tablet and Hill Giant
      And Bob has {4}
      And Sue owns Hill Giant
      And Sue controls Gray Ogre
      And Bob owns Gray Ogre
      Then Bob cannot activate Bronze Tablet targeting Gray Ogre
      When Bob activates Bronze Tablet targeting Hill Giant
      And it resolves
      Then Bob owns Hill Giant

    @timespiral @m11 @today
    Example: what has left before the effect resolves is not exiled, and changes hands no more
      Given it is Bob's main phase
      And Bob controls Bronze Tablet
      And Bob has {4}
      And Sue controls Serra Angel and Forest
      And Sue holds Disenchant
      And Sue has {1}{W}
      When Bob activates Bronze Tablet targeting Serra Angel
      And Sue casts Disenchant targeting Bronze Tablet
      And it resolves
      Then Bronze Tablet is in Bob's graveyard
      When it resolves
      Then Serra Angel is exiled
      And Bob owns Serra Angel
      And Bob owns Bronze Tablet
      And Bronze Tablet is in Bob's graveyard

    Example: the card that chance shows changes its owner with the one that was sacrificed
      Given it is Bob's main phase
      And Bob controls Tempest Efreet
      And Sue holds Serra Angel and Forest
      When Bob activates Tempest Efreet targeting Sue
      And it resolves
      And chance chooses Serra Angel
      Then Bob owns Serra Angel
      And Serra Angel is in Bob's hand
      And Sue owns Tempest Efreet
      And Tempest Efreet is in Sue's graveyard
      And Sue has 1 card in hand
      And Sue has 20 life

    Example: ten life keep the hand as it is
      Given it is Bob's main phase
      And Bob controls Tempest Efreet
      And Sue holds Serra Angel
      When Bob activates Tempest Efreet targeting Sue
      And it resolves
      And Sue pays for Tempest Efreet
      Then Sue has 10 life
      And Serra Angel is in Sue's hand
      And Bob owns Tempest Efreet
      And Tempest Efreet is in Bob's graveyard

    Example: with an empty hand nothing can be exchanged (2006, glossary, Exchange; 2010, 701.8a)
      Given it is Bob's main phase
      And Bob controls Tempest Efreet
      When Bob activates Tempest Efreet targeting Sue
      And it resolves
      Then Bob owns Tempest Efreet
      And Tempest Efreet is in Bob's graveyard

    Example: an artifact changes its owner and goes to the graveyard of the new one
      Given it is Bob's main phase
      And Bob controls Timmerian Fiends
      And Bob has {B}{B}{B}
      And Sue controls Ornithopter
      And Forest is on top of Sue's library
      When Bob activates Timmerian Fiends targeting Ornithopter
      And it resolves
      Then Bob owns Ornithopter
      And Ornithopter is in Bob's graveyard
      And Sue owns Timmerian Fiends
      And Timmerian Fiends is in Sue's graveyard
      And Sue has 0 cards in the ante

    Example: its owner may ante a card instead
      Given it is Bob's main phase
      And Bob controls Timmerian Fiends
      And Bob has {B}{B}{B}
      And Sue controls Ornithopter
      And Forest is on top of Sue's library
      When Bob activates Timmerian Fiends targeting Ornithopter
      And it resolves
      And Sue uses the effect of Timmerian Fiends
      Then Forest is in Sue's ante
      And Sue owns Ornithopter
      And Ornithopter is on the battlefield
      And Timmerian Fiends is in Bob's graveyard

  Rule: Face down, a permanent is a 2/2 creature with nothing else (2006, 502.26e; 2010, 707.2a; 2026, 708.2a)

    @timespiral @m11 @today
    Example: all others are turned face down, and are counted
      Given it is Bob's main phase
      And Bob controls Serra Angel and Forest
      And Sue controls Craw Wurm and Battering Craghorn
      And Bob holds Ixidron
      And Bob has {U}{U}{3}
      When Bob casts Ixidron
      And it resolves
      Then Ixidron is a 3/3
      And Serra Angel is a 2/2
      And Serra Angel does not have flying
      And Craw Wurm is a 2/2
      And Craw Wurm is not green
      And Forest is untapped

  Rule: A permanent turned down by an effect is turned up for its morph cost if it has one (2006, 502.26d; 2010, 702.34d; 2026, 702.37e)

    @timespiral @m11 @today
    Example: only what has morph can be turned face up
      Given it is Bob's main phase
      And Bob controls Serra Angel, Battering Craghorn and 9 Mountains
      And Bob holds Ixidron
      And Bob has {U}{U}{3}
      When Bob casts Ixidron
      And it resolves
      Then Bob cannot turn Serra Angel face up
      And because morph
      When Bob turns Battering Craghorn face up
      Then Battering Craghorn is a 3/1
      And Ixidron is a 1/1

  Rule: A copy has the copiable values of what it copies (2006, 503.2; 2010, 706.2)

    @timespiral @m11 @today
    Example: the creature that is copied is chosen as the spell resolves
      Given it is Bob's main phase
      And Bob controls Grizzly Bears
      And Sue controls Craw Wurm and Hill Giant
      And Bob holds Cytoshape
      And Bob has {1}{G}{U}
      When Bob casts Cytoshape targeting Grizzly Bears
      And it resolves
      And Bob chooses Craw Wurm
      Then Grizzly Bears is a 6/4
      When the turn ends
      Then Grizzly Bears is a 2/2
