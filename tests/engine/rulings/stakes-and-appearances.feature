Feature: Cards at stake, and creatures that come to look otherwise

  Rule: A card that is anted joins the stakes of its owner (2006, glossary, Ante; 2010, 407.4)

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

  Rule: Face down, a permanent is a 2/2 creature with nothing else (2006, 504.2; 2010, 707.2a)

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

  Rule: A permanent turned down by an effect is turned up for its morph cost if it has one (2006, 502.26d; 2010, 702.34d)

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
