Feature: What triggers again, what is chosen, and what counts the turn

  Rule: An ability that triggers an additional time

    @timespiral @m11 @today
    Example: entering triggers twice for the permanents of whoever has the text
      Given it is Bob's main phase
      And Bob controls Panharmonicon
      And Bob controls 3 Swamps
      And Bob holds Chittering Rats
      And Sue holds Shock and Grizzly Bears
      When Bob casts Chittering Rats
      And it resolves
      And everything resolves
      And Sue chooses Shock
      And everything resolves
      Then Sue has 0 cards in hand

    @timespiral @m11 @today
    Example: a permanent of somebody else's triggers once
      Given it is Bob's main phase
      And Sue controls Panharmonicon
      And Bob controls 3 Swamps
      And Bob holds Chittering Rats
      And Sue holds Shock and Grizzly Bears
      When Bob casts Chittering Rats
      And it resolves
      And everything resolves
      And Sue chooses Shock
      Then Sue has 1 card in hand

  Rule: A text that waits for its own casting

    @timespiral @m11 @today
    Example: it triggers as the spell is cast, whatever becomes of the spell
      Given it is Bob's main phase
      And Bob controls 10 Mountains
      And Sue controls 2 Islands
      And Bob holds Desolation Twin
      And Sue holds Counterspell
      When Bob casts Desolation Twin
      And Sue casts Counterspell targeting Desolation Twin
      And everything resolves
      Then Desolation Twin is in Bob's graveyard
      And Bob controls 1 Eldrazi

  Rule: A spell of the counted mana value

    Example: it is countered, and another is not
      Given it is Bob's main phase
      And Sue controls Chalice of the Void
      And Chalice of the Void has 1 charge counter
      And Bob controls 3 Mountains
      And Bob holds Shock and Gray Ogre
      When Bob casts Shock targeting Sue
      And everything resolves
      Then Sue has 20 life
      And Shock is in Bob's graveyard

  Rule: A keyword of the player's choice

    Example: the one that is said, and no other
      Given it is Bob's main phase
      And Bob controls Urza's Avenger
      When Bob activates Urza's Avenger
      And it resolves
      And Bob chooses flying
      Then Urza's Avenger has flying
      And Urza's Avenger does not have trample
      And Urza's Avenger is a 3/3

  Rule: A land that is every creature

    Example: it is of any creature type, and still a land
      Given it is Bob's main phase
      And Bob controls Mutavault and Swamp
      When Bob activates Mutavault
      And it resolves
      Then Mutavault is a 2/2
      And Mutavault is a Goblin
      And Mutavault is a Merfolk
      And Mutavault is a land

  Rule: Abilities of a chosen name

    Example: they cannot be activated, but for mana
      Given it is Bob's main phase
      And Sue controls Pithing Needle
      And Mutavault was chosen for Pithing Needle
      And Bob controls Mutavault and Swamp
      Then Bob cannot activate Mutavault
      When Bob taps Mutavault for {C}
      Then Bob has {C}

  Rule: How much life was gained this turn

    Example: less than is asked for
      Given it is Bob's main phase
      And Bob controls Angelic Accord
      And Bob controls 3 Plains
      And Bob holds Healing Salve
      When Bob casts Healing Salve targeting Bob with mode 1
      And it resolves
      And it is Bob's end step
      And everything resolves
      Then Bob controls 0 Angels

    @timespiral @m11 @today
    Example: all that was gained counts together
      Given this card:
        """
        Two Sips {W}
        Instant
        You gain 2 life. You gain 2 life.
        """
      And it is Bob's main phase
      And Bob controls Angelic Accord
      And Bob controls Plains
      And Bob holds Two Sips
      When Bob casts Two Sips
      And it resolves
      And it is Bob's end step
      And everything resolves
      Then Bob controls 1 Angel

  Rule: Mana that is not lost before the end of the turn

    Example: it is there in a later phase
      Given this card:
        """
        Kept Spark {R}
        Instant
        Add {G}{G}. Until end of turn, you don't lose this mana as steps and phases end.
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Kept Spark
      When Bob casts Kept Spark
      And it resolves
      And it is Bob's second main phase
      Then Bob has {G}{G}
      When it is Sue's upkeep
      Then Bob has no mana

  Rule: An X that costs less

    Example: what is taken away takes from X once nothing else is left
      Given this card:
        """
        Cheap Chant {2}{U}
        Creature — Human
        Sorcery spells you cast cost {2} less to cast.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Cheap Chant
      And Bob controls 2 Mountains
      And Bob holds Blaze
      When Bob casts Blaze targeting Sue with X = 3
      And it resolves
      Then Sue has 17 life
