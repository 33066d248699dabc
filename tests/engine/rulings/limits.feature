Feature: Limits that a text sets to blocking and to activating

  Rule: What may be blocked, and by how many (2006, 500.2; 2010, 509.1b)

    Scenario: a creature that blocks only what flies
      Given this card:
        """
        Cloud Warden {2}{U}
        Creature — Elemental
        Flying
        Cloud Warden can block only creatures with flying.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Grizzly Bears and Scryb Sprites
      And Sue controls Cloud Warden
      When Bob attacks with Grizzly Bears and Scryb Sprites
      Then Sue may block Scryb Sprites with Cloud Warden
      And Sue cannot block Grizzly Bears with Cloud Warden

    Scenario: a creature that one creature alone may block
      Given this card:
        """
        Narrow Path Tiger {2}{G}
        Creature — Cat
        Narrow Path Tiger can't be blocked by more than one creature.
        2/3
        """
      And it is Bob's main phase
      And Bob controls Narrow Path Tiger
      And Sue controls Grizzly Bears and Gray Ogre
      When Bob attacks with Narrow Path Tiger
      Then Sue may block Narrow Path Tiger with Gray Ogre
      And Sue cannot block Narrow Path Tiger with Grizzly Bears and Gray Ogre

  Rule: An ability may be used so often in a turn (2006, 403.3; 2010, 602.5b)

    Scenario: twice, and not a third time
      Given this card:
        """
        Evening Bats {B}
        Creature — Bat
        Flying
        {B}: Evening Bats gets +1/+0 until end of turn. Activate no more than twice each turn.
        0/1
        """
      And it is Bob's main phase
      And Bob controls Evening Bats and 3 Swamps
      When Bob activates Evening Bats
      And it resolves
      And Bob activates Evening Bats
      And it resolves
      Then Evening Bats is a 2/1
      And Bob cannot activate Evening Bats

    Scenario: three times, and again in the next turn
      Given this card:
        """
        Patient Rats {B}
        Creature — Rat
        Pay 1 life: Patient Rats gets +1/+0 until end of turn. Activate no more than three times each turn.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Patient Rats
      When Bob activates Patient Rats
      And it resolves
      And Bob activates Patient Rats
      And it resolves
      And Bob activates Patient Rats
      And it resolves
      Then Patient Rats is a 4/1
      And Bob cannot activate Patient Rats
      When it is Bob's next upkeep
      Then Bob may activate Patient Rats
