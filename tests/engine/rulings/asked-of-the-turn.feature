@today
Feature: What conditions ask of the turn so far

  Rule: Who descends has had a permanent card put into the graveyard, from anywhere (700.11)

    Example: a creature card that is milled
      Given this card:
        """
        Cave Diver {1}{G}
        Creature — Frog
        At the beginning of your end step, if you descended this turn, you gain 2 life.
        {T}: Mill a card.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Cave Diver
      And Grizzly Bears is on top of Bob's library
      When Bob activates Cave Diver
      And it resolves
      And the turn ends
      Then Bob has 22 life

    Example: an instant card is no permanent card
      Given this card:
        """
        Cave Diver {1}{G}
        Creature — Frog
        At the beginning of your end step, if you descended this turn, you gain 2 life.
        {T}: Mill a card.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Cave Diver
      And Lightning Bolt is on top of Bob's library
      When Bob activates Cave Diver
      And it resolves
      And the turn ends
      Then Bob has 20 life

    Example: a token is no card
      Given this card:
        """
        Cave Diver {1}{G}
        Creature — Frog
        At the beginning of your end step, if you descended this turn, you gain 2 life.
        When this creature enters, create a 1/1 green Saproling creature token.
        Sacrifice a Saproling: You gain 1 life.
        2/2
        """
      And it is Bob's main phase
      And Bob controls 2 Forests
      And Bob holds Cave Diver
      When Bob casts Cave Diver
      And it resolves
      And it resolves
      And Bob activates Cave Diver
      And the turn ends
      Then Bob has 21 life

  Rule: Void asks for a nonland permanent that left, anybody's, or a spell that was warped

    Example: the other player's creature has died
      Given this card:
        """
        Hollow Star {1}{B}
        Creature — Horror
        Void — At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped this turn, put a +1/+1 counter on this creature.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Hollow Star and Mountain
      And Bob holds Lightning Bolt
      And Sue controls Grizzly Bears
      When Bob casts Lightning Bolt targeting Grizzly Bears
      And it resolves
      And the turn ends
      Then Hollow Star is a 3/3

    Example: a land that is sacrificed is not enough
      Given this card:
        """
        Hollow Star {1}{B}
        Creature — Horror
        Sacrifice a land: You gain 1 life.
        Void — At the beginning of your end step, if a nonland permanent left the battlefield this turn or a spell was warped this turn, put a +1/+1 counter on this creature.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Hollow Star and Mountain
      When Bob activates Hollow Star
      And the turn ends
      Then Hollow Star is a 2/2
      And Bob has 21 life

  Rule: Under whose control something died, is asked of it as it last was

    Example: another player's creature did not die under yours
      Given this card:
        """
        Mourning Bell {2}
        Artifact
        At the beginning of your end step, if a creature died under your control this turn, you gain 5 life.
        """
      And it is Bob's main phase
      And Bob controls Mourning Bell and Mountain
      And Bob holds Lightning Bolt
      And Sue controls Grizzly Bears
      When Bob casts Lightning Bolt targeting Grizzly Bears
      And it resolves
      And the turn ends
      Then Bob has 20 life

    Example: a creature that was taken over
      Given this card:
        """
        Mourning Bell {2}
        Artifact
        At the beginning of your end step, if a creature died under your control this turn, you gain 5 life.
        Sacrifice a creature: You gain 1 life.
        """
      And it is Bob's main phase
      And Bob controls Mourning Bell and 3 Mountains
      And Bob holds Threaten
      And Sue controls Grizzly Bears
      When Bob casts Threaten targeting Grizzly Bears
      And it resolves
      And Bob activates Mourning Bell
      And the turn ends
      Then Bob has 26 life
      And Grizzly Bears is in Sue's graveyard

  Rule: A card that left the graveyard in this turn

    Example: an ability that asks for it
      Given this card:
        """
        Open Grave {1}
        Artifact
        {T}: You gain 3 life. Activate only if a card left your graveyard this turn.
        """
      And it is Bob's main phase
      And Bob controls Open Grave and Swamp
      And Bob holds Reanimate
      And Scryb Sprites is in Bob's graveyard
      Then Bob cannot activate Open Grave
      When Bob casts Reanimate targeting Scryb Sprites
      And it resolves
      And Bob activates Open Grave
      And it resolves
      Then Bob has 22 life

  Rule: What has gone is asked as it last was, and what came otherwise was not cast

    Example: a creature that died with a counter of any kind, and one without
      Given this card:
        """
        Last Count {1}
        Artifact
        Whenever another permanent you control leaves the battlefield, if it had counters on it, you gain 3 life.
        Sacrifice a creature: You gain 1 life.
        """
      And it is Bob's main phase
      And Bob controls Last Count, Grizzly Bears and Scryb Sprites
      And Grizzly Bears has 1 charge counter
      When Bob activates Last Count by sacrificing Grizzly Bears
      And Bob activates Last Count by sacrificing Scryb Sprites
      And the turn ends
      Then Bob has 25 life

    Example: a creature that is put onto the battlefield
      Given this card:
        """
        Back Door {2}{B}
        Creature — Spirit
        When this creature enters, if it wasn't cast, you gain 4 life.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Swamp and 3 Swamps
      And Bob holds Reanimate and Back Door
      And Back Door is in Bob's graveyard
      When Bob casts Reanimate targeting Back Door#2
      And it resolves
      And it resolves
      Then Bob has 21 life
