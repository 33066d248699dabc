Feature: Artifacts that become creatures, and artifacts that are tapped

  Rule: An enchantment on an artifact makes it a creature as large as its mana value

    Example: a tapped artifact is a tapped creature
      Given it is Bob's main phase
      And Bob controls Icy Manipulator
      And Bob controls Animate Artifact on Icy Manipulator
      Then Icy Manipulator is a 4/4
      And Icy Manipulator is an artifact

    Example: one that costs nothing dies
      Given it is Bob's main phase
      And Bob holds Animate Artifact
      And Bob controls 4 Islands and Ornithopter
      And this card:
        """
        Cheap Toy {0}
        Artifact
        {T}: Add {C}.
        """
      And Bob controls Cheap Toy
      When Bob casts Animate Artifact targeting Cheap Toy
      And it resolves
      And the turn ends
      Then Cheap Toy is in Bob's graveyard

  Rule: An effect is applied whole, though its first change ends what it asks for (1997 manual, Resolving Existing Effects)

    Example: everything that is no creature yet becomes one with a size, a color and flying
      Given this card:
        """
        Song of Gears {3}{G}
        Enchantment
        Noncreature artifacts are 3/3 green creatures with flying in addition to their other types.
        """
      And it is Bob's main phase
      And Bob controls Song of Gears
      And Sue controls Black Vise
      Then Black Vise is a 3/3
      And Black Vise is green
      And Black Vise has flying
      And Black Vise is an artifact

  Rule: A creature to which nothing gives a size is 0/0 (2006, 104.2; 2010, 107.2)

    Example: an artifact that is merely called a creature
      Given this card:
        """
        Waking Word {1}{U}
        Enchantment
        Artifacts are creatures in addition to their other types.
        """
      And this card:
        """
        Broad Banner {2}{W}
        Enchantment
        Creatures you control get +1/+2.
        """
      And it is Bob's main phase
      And Bob controls Broad Banner and Sol Ring
      And Bob holds Waking Word
      And Sue controls Black Vise
      And Bob controls 2 Islands
      When Bob casts Waking Word
      And it resolves
      And the turn ends
      Then Sol Ring is a 1/2
      And Black Vise is in Sue's graveyard

  Rule: A tapped artifact does nothing, a tapped artifact creature goes on (1997 manual, Artifacts; Fifth Edition, Continuous Abilities)

    @mirage @duel
    Example: colors, types and abilities that it gives go on while it is a creature
      Given this card:
        """
        Green Lamp {4}
        Artifact
        Creatures you control are green and have flying.
        """
      And it is Bob's main phase
      And Bob controls Grizzly Bears, Hill Giant and Green Lamp
      And Bob controls Animate Artifact on Green Lamp
      And Green Lamp is tapped
      Then Hill Giant is green
      And Hill Giant has flying

    @mirage @duel
    Example: they stop while it is none
      Given this card:
        """
        Green Lamp {4}
        Artifact
        Creatures you control are green and have flying.
        """
      And it is Bob's main phase
      And Bob controls Hill Giant and Green Lamp
      And Green Lamp is tapped
      Then Hill Giant is red
      And Hill Giant does not have flying

    @timespiral @m11
    Example: later it makes no difference
      Given this card:
        """
        Green Lamp {4}
        Artifact
        Creatures you control are green and have flying.
        """
      And it is Bob's main phase
      And Bob controls Hill Giant and Green Lamp
      And Green Lamp is tapped
      Then Hill Giant is green
      And Hill Giant has flying

    @mirage @duel
    Example: a tapped mine that is a creature gives its card all the same
      Given it is Sue's end step
      And Bob controls Howling Mine
      And Bob controls Animate Artifact on Howling Mine
      And Howling Mine is tapped
      And Bob controls Meekstone
      And Bob holds Forest
      When it is Sue's upkeep
      And it is Sue's main phase
      Then Sue has 2 cards in hand

    @timespiral @m11
    Example: the newer text asks whether it is untapped
      Given it is Bob's end step
      And Bob controls Howling Mine
      And Bob controls Animate Artifact on Howling Mine
      And Howling Mine is tapped
      When it is Sue's upkeep
      And it is Sue's main phase
      Then Sue has 1 card in hand

    Example: each of several that a spell animates is as large as its own mana value
      Given this card:
        """
        Call of Gears {1}{U}
        Instant
        Target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.
        """
      And it is Bob's main phase
      And Bob holds Call of Gears
      And Bob has {1}{U}
      And Bob controls Rod of Ruin
      When Bob casts Call of Gears targeting Rod of Ruin
      And it resolves
      Then Rod of Ruin is a 4/4
