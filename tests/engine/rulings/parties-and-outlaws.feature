@today
Feature: Parties and outlaws

  Rule: A party has up to one creature of each of four types, counted as is best (700.8)

    Background:
      Given this card:
        """
        Roll Call {1}
        Artifact
        {T}: You gain 1 life for each creature in your party.
        At the beginning of your end step, if you have a full party, you gain 10 life.
        """
      And this card:
        """
        Holy Thief {W}
        Creature — Cleric Rogue
        1/1
        """
      And this card:
        """
        Plain Cleric {W}
        Creature — Cleric
        1/1
        """
      And this card:
        """
        Camp Guard {W}
        Creature — Warrior
        1/1
        """
      And this card:
        """
        Book Wizard {U}
        Creature — Wizard
        1/1
        """
      And it is Bob's main phase

    Example: one creature of two types is counted once, for the type that nobody else fills
      Given Bob controls Roll Call, Holy Thief and Plain Cleric
      When Bob activates Roll Call
      And it resolves
      Then Bob has 22 life

    Example: a second creature of one type adds nothing
      Given Bob controls Roll Call, 2 Plain Clerics and Grizzly Bears
      When Bob activates Roll Call
      And it resolves
      Then Bob has 21 life

    Example: a full party
      Given Bob controls Roll Call, Holy Thief, Plain Cleric, Camp Guard and Book Wizard
      When Bob activates Roll Call
      And it resolves
      Then Bob has 24 life
      When the turn ends
      Then Bob has 34 life

    Example: another player's creatures are in no party of yours
      Given Bob controls Roll Call, Holy Thief, Plain Cleric and Camp Guard
      And Sue controls Book Wizard
      When Bob activates Roll Call
      And it resolves
      And the turn ends
      Then Bob has 23 life

  Rule: Outlaws are Assassins, Mercenaries, Pirates, Rogues and Warlocks (700.12)

    Example: an outlaw by any of its types
      Given this card:
        """
        Gang Banner {2}
        Artifact
        Outlaws you control get +1/+0.
        """
      And this card:
        """
        Dock Pirate {U}
        Creature — Human Pirate
        1/1
        """
      And Bob controls Gang Banner, Dock Pirate and Grizzly Bears
      Then Dock Pirate is a 2/1
      And Grizzly Bears is a 2/2
