Feature: Cards of the older sets, and what their texts ask for

  Rule: What a player owns goes home, whoever controls it (2006, 200.4; 2010, 108.3)

    Example: an artifact that somebody else controls
      Given it is Bob's main phase
      And Bob holds Hurkyl's Recall
      And Bob has {U}{U}
      And Bob controls Ornithopter and Sol Ring
      And Sue owns Ornithopter
      And Sue controls Black Vise
      When Bob casts Hurkyl's Recall targeting Sue
      And the turn ends
      Then Ornithopter is in Sue's hand
      And Black Vise is in Sue's hand
      And Sol Ring is on the battlefield

  Rule: A creature smaller than the giant's power flies, and falls at the end

    Example: a small creature is thrown
      Given it is Bob's main phase
      And Bob controls Stone Giant and Grizzly Bears
      When Bob activates Stone Giant targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears has flying
      When the turn ends
      Then Grizzly Bears is in Bob's graveyard

    Example: one as large as its power cannot be
      Given it is Bob's main phase
      And Bob controls Stone Giant and Hill Giant
      Then Bob cannot activate Stone Giant targeting Hill Giant

  Rule: Of those that were tapped, the ones with flying are dealt damage

    Example: two are tapped, one flies
      Given it is Bob's main phase
      And Bob holds Winter Blast
      And Bob has {2}{G}
      And Sue controls Grizzly Bears, Scryb Sprites and Serra Angel
      When Bob casts Winter Blast targeting Grizzly Bears and Scryb Sprites with X = 2
      And it resolves
      Then Grizzly Bears is tapped
      And Grizzly Bears is on the battlefield
      And Scryb Sprites is in Sue's graveyard
      And Serra Angel is untapped

  Rule: The permanent whose ability was countered cannot be used again this turn

    Example: neither again, nor another of the same permanent
      Given it is Bob's main phase
      And Bob controls Prodigal Sorcerer and Shivan Dragon
      And Bob has {R}{R}{R}
      And Sue holds Interdict
      And Sue has {U}{U}
      When Bob activates Shivan Dragon
      And Sue casts Interdict targeting the effect of Shivan Dragon
      And it resolves
      Then Shivan Dragon is a 5/5
      And Bob cannot activate Shivan Dragon
      And Bob may activate Prodigal Sorcerer targeting Sue

  Rule: What is anted is at stake until the game ends (2010, 407.4; Mirage rulebook and The Duel, Ante)

    Example: the top card joins the stakes, then seven are drawn
      Given it is Bob's main phase
      And Bob holds Contract from Below and Forest
      And Bob has {B}
      And Serra Angel is on top of Bob's library
      When Bob casts Contract from Below
      And it resolves
      Then Serra Angel is in Bob's ante
      And Forest is in Bob's graveyard
      And Bob has 7 cards in hand

    Example: everybody's top card
      Given it is Bob's main phase
      And Bob holds Demonic Attorney
      And Bob has {B}{B}{B}
      And Serra Angel is on top of Bob's library
      And Hill Giant is on top of Sue's library
      When Bob casts Demonic Attorney
      And it resolves
      Then Serra Angel is in Bob's ante
      And Hill Giant is in Sue's ante

  Rule: Whoever does not win a subgame loses half of the life, rounded up (2006, 506.1; 2010, 713.1)

    Example: the loser of the subgame
      Given it is Bob's main phase
      And Bob holds Shahrazad
      And Bob has {W}{W}
      And Bob has 15 life
      And Sue has 11 life
      When Bob casts Shahrazad
      And it resolves
      And Bob wins the subgame
      Then Bob has 15 life
      And Sue has 5 life
      And it is Bob's main phase

    Example: nobody wins a draw
      Given it is Bob's main phase
      And Bob holds Shahrazad
      And Bob has {W}{W}
      And Bob has 15 life
      And Sue has 11 life
      When Bob casts Shahrazad
      And it resolves
      And the subgame is a draw
      Then Bob has 7 life
      And Sue has 5 life

  Rule: Where a flipped card falls, the text must say

    Example: it touches two permanents
      Given it is Bob's main phase
      And Bob controls Chaos Orb
      And Bob has {1}
      And Sue controls Serra Angel, Black Vise and Forest
      When Bob activates Chaos Orb
      And it resolves
      And Chaos Orb touches Serra Angel and Black Vise
      Then Serra Angel is in Sue's graveyard
      And Black Vise is in Sue's graveyard
      And Forest is on the battlefield
      And Chaos Orb is in Bob's graveyard

    Example: it does not turn over
      Given it is Bob's main phase
      And Bob controls Chaos Orb
      And Bob has {1}
      And Sue controls Serra Angel
      When Bob activates Chaos Orb
      And it resolves
      And Chaos Orb touches nothing
      Then Serra Angel is on the battlefield
      And Chaos Orb is in Bob's graveyard

  Rule: An enchantment on a card in a graveyard brings it into play and is on it there (2010, 303.4 and 400.7)

    Example: a creature of the opponent's graveyard
      Given it is Bob's main phase
      And Bob holds Animate Dead
      And Bob has {1}{B}
      And Serra Angel is in Sue's graveyard
      When Bob casts Animate Dead targeting Serra Angel
      And it resolves
      And the turn ends
      Then Bob controls Serra Angel
      And Serra Angel is a 3/4
      And Animate Dead is on Serra Angel

    Example: it dies with the enchantment
      Given it is Bob's main phase
      And Bob holds Animate Dead and Disenchant
      And Bob has {1}{B}
      And Bob controls 2 Plains
      And Serra Angel is in Sue's graveyard
      When Bob casts Animate Dead targeting Serra Angel
      And it resolves
      And it is Bob's end step
      And Bob casts Disenchant targeting Animate Dead
      And it resolves
      And the turn ends
      Then Serra Angel is in Sue's graveyard
      And Animate Dead is in Bob's graveyard

    Example: when the creature goes, the enchantment does
      Given it is Bob's main phase
      And Bob holds Animate Dead and Lightning Bolt
      And Bob has {1}{B}
      And Bob controls Mountain
      And Grizzly Bears is in Bob's graveyard
      When Bob casts Animate Dead targeting Grizzly Bears
      And it resolves
      And it is Bob's end step
      And Bob casts Lightning Bolt targeting Grizzly Bears
      And the turn ends
      Then Grizzly Bears is in Bob's graveyard
      And Animate Dead is in Bob's graveyard

    Example: a creature in play is no card in a graveyard
      Given it is Bob's main phase
      And Bob holds Animate Dead
      And Bob has {1}{B}
      And Sue controls Serra Angel
      Then Bob cannot cast Animate Dead targeting Serra Angel

    Example: it comes tapped, and stays so
      Given it is Bob's main phase
      And Bob holds Dance of the Dead
      And Bob has {1}{B}
      And Serra Angel is in Sue's graveyard
      When Bob casts Dance of the Dead targeting Serra Angel
      And it resolves
      And the turn ends
      Then Serra Angel is a 5/5
      And Serra Angel is tapped

  Rule: A card that antes is in no deck unless the game is played for ante (2010, 407.3)

    @mirage @timespiral @m11
    Example: nothing is at stake
      When Bob's deck is 30 Swamps, 29 Islands and Contract from Below
      Then Bob's deck is not legal in Constructed

    Example: something is
      Given the game is played for ante
      When Bob's deck is 30 Swamps, 29 Islands and Contract from Below
      Then Bob's deck is legal in Constructed
