Feature: Damage that goes elsewhere

  Rule: Of one source's damage a part goes elsewhere, whichever of the player's side it would have been dealt to (2010, 614.9)

    @timespiral @m11
    Example: damage to a creature, turned against the one who dealt it
      Given it is Sue's main phase
      And Bob controls Grizzly Bears
      And Bob holds Harm's Way
      And Bob has {W}
      And Sue holds Lightning Bolt
      And Sue has {R}
      When Sue casts Lightning Bolt targeting Grizzly Bears
      And Bob casts Harm's Way targeting Sue
      And it resolves
      And Bob chooses Lightning Bolt
      And the turn ends
      Then Grizzly Bears is on the battlefield
      And Sue has 18 life

    @timespiral @m11
    Example: damage to several at once, of which the player chooses
      Given it is Sue's main phase
      And Bob controls Grizzly Bears and Hill Giant
      And Bob holds Harm's Way
      And Bob has {W}
      And Sue holds Pyroclasm
      And Sue has {1}{R}
      When Sue casts Pyroclasm
      And Bob casts Harm's Way targeting Sue
      And it resolves
      And Bob chooses Pyroclasm
      And Bob chooses Grizzly Bears
      And the turn ends
      Then Grizzly Bears is on the battlefield
      And Sue has 18 life

    @mirage @duel
    Example: on damage that is on its way
      Given it is Sue's main phase
      And Bob controls Grizzly Bears
      And Bob holds Harm's Way
      And Bob has {W}
      And Sue holds Lightning Bolt
      And Sue has {R}
      When Sue casts Lightning Bolt targeting Grizzly Bears
      And it resolves
      And Bob casts Harm's Way targeting Sue
      And the turn ends
      Then Grizzly Bears is on the battlefield
      And Sue has 18 life

  Rule: Whose damage it is says what applies first, a shield or the turn to a planeswalker (2010, 306.7 and 616.1)

    @m11
    Example: the shield takes its part first
      Given it is Bob's main phase
      And Bob holds Lightning Bolt
      And Bob has {R}
      And Sue controls Garruk Wildspeaker
      And Sue holds Healing Salve
      And Sue has {W}
      When Bob casts Lightning Bolt targeting Sue
      And Sue casts Healing Salve targeting Sue
      And Sue chooses mode 2
      And it resolves
      And Bob redirects the damage to Garruk Wildspeaker
      And Sue applies Healing Salve first
      And the turn ends
      Then Sue has 20 life
      And Garruk Wildspeaker has 3 loyalty counters

    @m11
    Example: the damage goes to the planeswalker first
      Given it is Bob's main phase
      And Bob holds Lightning Bolt
      And Bob has {R}
      And Sue controls Garruk Wildspeaker
      And Sue holds Healing Salve
      And Sue has {W}
      When Bob casts Lightning Bolt targeting Sue
      And Sue casts Healing Salve targeting Sue
      And Sue chooses mode 2
      And it resolves
      And Bob redirects the damage to Garruk Wildspeaker
      And Sue applies Garruk Wildspeaker first
      And the turn ends
      Then Sue has 20 life
      And Garruk Wildspeaker is in Sue's graveyard

  Rule: What one sentence says of damage is dealt together, another sentence later (2006, 413.2d; 2010, 608.2e)

    @timespiral @m11
    Example: one sentence
      Given this card:
        """
        Twin Sting {1}{R}
        Instant
        Twin Sting deals 2 damage to target creature and 2 damage to target player.
        """
      And it is Sue's main phase
      And Bob controls Grizzly Bears
      And Bob holds Harm's Way
      And Bob has {W}
      And Sue holds Twin Sting
      And Sue has {1}{R}
      When Sue casts Twin Sting targeting Grizzly Bears and Bob
      And Bob casts Harm's Way targeting Sue
      And it resolves
      And Bob chooses Twin Sting
      And Bob chooses Bob
      And the turn ends
      Then Grizzly Bears is in Bob's graveyard
      And Bob has 20 life
      And Sue has 18 life

    @timespiral @m11
    Example: two sentences
      Given this card:
        """
        Slow Sting {1}{R}
        Instant
        Slow Sting deals 2 damage to target creature. Slow Sting deals 2 damage to target player.
        """
      And it is Sue's main phase
      And Bob controls Grizzly Bears
      And Bob holds Harm's Way
      And Bob has {W}
      And Sue holds Slow Sting
      And Sue has {1}{R}
      When Sue casts Slow Sting targeting Grizzly Bears and Bob
      And Bob casts Harm's Way targeting Sue
      And it resolves
      And Bob chooses Slow Sting
      And the turn ends
      Then Grizzly Bears is on the battlefield
      And Bob has 18 life
      And Sue has 18 life
