Feature: Losing and winning, refusals, copies of spells, and effects that last

  Rule: Loss waits until a player would receive priority (2006, 102.3b, 300.3 and 302.3)

    @timespiral
    Example: mana that burns as the turn ends costs the game in the next upkeep
      Given it is Bob's end step
      And Bob has 1 life
      And Bob has {R}
      And Sue controls Forest
      And Forest is tapped
      When it is Sue's untap step
      Then Bob has 0 life
      And the game goes on
      When it is Sue's upkeep
      Then Sue wins the game
      And "Forest untaps" comes before "Bob loses: 0 life"

    @timespiral
    Example: mana burn between two phases is no loss yet
      Given it is Bob's main phase
      And Bob has 1 life
      And Bob has {R}
      When it is Bob's beginning of combat
      Then Sue wins the game

  Rule: All players of the last team win (2006, 102.2c; 2010, 104.2c)

    @timespiral @m11
    Example: one of them had lost before
      Given the players are Bob, Sue, Ann and Tom
      And the teams are Bob and Ann against Sue and Tom
      And it is Bob's main phase
      When Bob concedes
      And Sue concedes
      And Tom concedes
      Then Ann wins the game
      And Bob wins the game

  Rule: A refusal names the rule that forbids the act

    Example: a land on another's turn is refused by the rules for playing lands
      Given it is Sue's main phase
      And Bob holds Forest
      Then Bob cannot play Forest
      And because playing lands

    @m11
    Example: a loyalty cost that is too high is a cost that cannot be paid (2010, 117.3)
      Given it is Bob's main phase
      And Bob controls Garruk Wildspeaker
      And Garruk Wildspeaker has 3 loyalty counters
      Then Bob cannot activate the third ability of Garruk Wildspeaker
      And because paying costs

  Rule: A copy of a spell is named on the stack, aims at what the spell could aim at, and exists nowhere else (2006, 503.10; 2010, 706.9a)

    @timespiral @m11
    Example: a copy on the stack is named and countered
      Given this card:
        """
        Twin Words {U}
        Instant
        Copy target instant or sorcery spell. You may choose new targets for the copy.
        """
      And it is Bob's main phase
      And Bob controls Mountain and Island
      And Bob holds Lightning Bolt and Twin Words
      And Sue controls 2 Islands
      And Sue holds Counterspell
      When Bob casts Lightning Bolt targeting Sue
      And Bob casts Twin Words targeting Lightning Bolt
      And Twin Words resolves
      And Sue casts Counterspell targeting copy of Lightning Bolt
      And everything resolves
      Then Sue has 17 life
      And Sue has 1 card in the graveyard
      And copy of Lightning Bolt no longer exists

    @timespiral @m11
    Example: the new target of a copy is a spell
      Given this card:
        """
        Twin Words {U}
        Instant
        Copy target instant or sorcery spell. You may choose new targets for the copy.
        """
      And it is Bob's main phase
      And Bob controls Mountain and 3 Islands
      And Bob holds Lightning Bolt and Twin Words
      And Sue controls 2 Islands
      And Sue holds Counterspell
      And Sue controls Mountain#2
      And Sue holds Shock
      When Bob casts Lightning Bolt targeting Sue
      And Sue casts Shock targeting Bob
      And Sue casts Counterspell targeting Lightning Bolt
      And Bob casts Twin Words targeting Counterspell
      And Twin Words resolves
      And Bob targets Shock
      And everything resolves
      Then Bob has 20 life
      And Sue has 20 life

  Rule: However long it lasts, what changes no characteristic holds for those that come later (2006, 418.3b; 2010, 611.2c)

    @timespiral @m11
    Example: until the next turn of the one who said so
      Given this card:
        """
        Long Calm {W}
        Sorcery
        Until your next turn, creatures can't attack.
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Bob holds Long Calm
      And Sue controls Mountain
      And Sue holds Raging Goblin
      When Bob casts Long Calm
      And it resolves
      And it is Sue's main phase
      And Sue casts Raging Goblin
      And it resolves
      Then Sue cannot attack with Raging Goblin
