@today
Feature: Committing a crime

  Rule: Aiming at an opponent, at what an opponent controls, or at a card in an opponent's graveyard is a crime (700.13)

    Background:
      Given this card:
        """
        Wanted Poster {2}
        Artifact
        Whenever you commit a crime, you gain 5 life.
        {T}: You gain 1 life. Activate only if you've committed a crime this turn.
        """
      And it is Bob's main phase

    Example: an opponent's creature
      Given Bob controls Wanted Poster and Mountain
      And Bob holds Lightning Bolt
      And Sue controls Grizzly Bears
      Then Bob cannot activate Wanted Poster
      When Bob casts Lightning Bolt targeting Grizzly Bears
      And it resolves
      Then Bob has 25 life
      And Grizzly Bears is on the battlefield
      When Bob activates Wanted Poster
      And it resolves
      Then Bob has 26 life

    Example: an opponent
      Given Bob controls Wanted Poster and Mountain
      And Bob holds Lightning Bolt
      When Bob casts Lightning Bolt targeting Sue
      And it resolves
      Then Bob has 25 life

    Example: one's own creature is no crime
      Given Bob controls Wanted Poster, Forest and Grizzly Bears
      And Bob holds Giant Growth
      When Bob casts Giant Growth targeting Grizzly Bears
      And it resolves
      Then Bob has 20 life
      And Bob cannot activate Wanted Poster

    Example: a card in an opponent's graveyard
      Given Bob controls Wanted Poster and Swamp
      And Bob holds Reanimate
      And Grizzly Bears is in Sue's graveyard
      When Bob casts Reanimate targeting Grizzly Bears
      And it resolves
      Then Bob has 25 life

    Example: an opponent's spell
      Given Bob controls Wanted Poster and 2 Islands
      And Bob holds Counterspell
      And Sue controls Mountain
      And Sue holds Lightning Bolt
      When Sue casts Lightning Bolt targeting Bob
      And Bob casts Counterspell targeting Lightning Bolt
      And it resolves
      Then Bob has 25 life

    Example: several targets are one crime
      Given Bob controls Wanted Poster and 2 Mountains
      And Sue controls Grizzly Bears and Hill Giant
      And this card:
        """
        Twin Sparks {R}
        Sorcery
        Twin Sparks deals 1 damage to each of two target creatures.
        """
      And Bob holds Twin Sparks
      When Bob casts Twin Sparks targeting Grizzly Bears and Hill Giant
      And it resolves
      Then Bob has 25 life

    Example: what aims at nothing is none
      Given Bob controls Wanted Poster and 2 Mountains
      And Bob holds Pyroclasm
      And Sue controls Grizzly Bears
      When Bob casts Pyroclasm
      And it resolves
      Then Bob has 20 life
