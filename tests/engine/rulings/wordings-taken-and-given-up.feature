@m11 @today
Feature: Cards taken from among others, and what is given up, phased or made for a number

  Rule: Cards are looked for from the top of a library

    Example: the first of the kind is taken and the rest goes under
      Given this card:
        """
        Deep Call {G}
        Sorcery
        Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Deep Call
      And Shock, Plains, Grizzly Bears and Craw Wurm are on top of Bob's library
      When Bob casts Deep Call
      And it resolves
      Then Grizzly Bears is in Bob's hand
      And Shock is in Bob's library
      And Bob has 1 card in hand

    Example: its controller finds another creature
      Given this card:
        """
        New Shape {U}
        Sorcery
        Destroy target creature. Its controller reveals cards from the top of their library until they reveal a creature card. The player puts that card onto the battlefield, then shuffles all other cards revealed this way into their library.
        """
      And it is Bob's main phase
      And Bob controls Island
      And Sue controls Grizzly Bears
      And Bob holds New Shape
      And Shock and Craw Wurm are on top of Sue's library
      When Bob casts New Shape targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is in Sue's graveyard
      And Craw Wurm is on the battlefield
      And Sue controls Craw Wurm
      And Shock is in Sue's library

    Example: all of a kind from among the top cards
      Given this card:
        """
        Wide Hunt {G}
        Sorcery
        Reveal the top three cards of your library. Put all creature cards revealed this way into your hand and the rest into your graveyard.
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Wide Hunt
      And Grizzly Bears, Shock, Craw Wurm and Plains are on top of Bob's library
      When Bob casts Wide Hunt
      And it resolves
      Then Grizzly Bears is in Bob's hand
      And Craw Wurm is in Bob's hand
      And Shock is in Bob's graveyard

    Example: one of two lands comes into play, the other into the hand
      Given this card:
        """
        Two Fields {G}
        Sorcery
        Search your library for up to two basic land cards, reveal those cards, put one onto the battlefield tapped and the other into your hand, then shuffle.
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Two Fields
      And Plains and Island are on top of Bob's library
      When Bob casts Two Fields
      And it resolves
      And Bob chooses Plains
      And Bob chooses Island
      Then Plains is on the battlefield
      And Plains is tapped
      And Island is in Bob's hand

  Rule: What is given up is seen

    Example: a sacrifice of one's own and of an opponent's
      Given this card:
        """
        Ash Taker {B}
        Creature — Imp
        Whenever you sacrifice a creature, you gain 2 life.
        Whenever a player sacrifices a permanent, put a +1/+1 counter on Ash Taker.
        1/1
        """
      And this card:
        """
        Hard Toll {B}
        Sorcery
        Each player sacrifices a creature.
        """
      And it is Bob's main phase
      And Bob controls Ash Taker, Grizzly Bears and Swamp
      And Sue controls Craw Wurm
      And Bob holds Hard Toll
      When Bob casts Hard Toll
      And it resolves
      And Bob chooses Grizzly Bears
      And everything resolves
      Then Bob has 22 life
      And Ash Taker is a 3/3

    Example: a counter is the cost
      Given this card:
        """
        Root Fence {G}
        Creature — Plant Wall
        Put a -0/-1 counter on Root Fence: You gain 1 life.
        0/3
        """
      And it is Bob's main phase
      And Bob controls Root Fence
      When Bob activates Root Fence
      And it resolves
      Then Bob has 21 life
      And Root Fence is a 0/2

    Example: what would die is exiled, and its own death is none
      Given this card:
        """
        Cold Watch {W}
        Enchantment
        If a creature an opponent controls would die, exile it instead.
        """
      And it is Bob's main phase
      And Bob controls Cold Watch, Grizzly Bears and 2 Mountains
      And Sue controls Balduvian Bears
      And Bob holds Shock and Shock#2
      When Bob casts Shock targeting Balduvian Bears
      And it resolves
      And Bob casts Shock#2 targeting Grizzly Bears
      And it resolves
      Then Balduvian Bears is in exile
      And Grizzly Bears is in Bob's graveyard

  Rule: A number found once

    Example: the cards drawn do not change what is lost
      Given this card:
        """
        Costly Lore {B}
        Sorcery
        You draw X cards and you lose X life, where X is the number of cards in your hand.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Costly Lore, Shock and Plains
      When Bob casts Costly Lore
      And it resolves
      Then Bob has 4 cards in hand
      And Bob has 18 life

    Example: a token as large as that
      Given this card:
        """
        Grown Ooze {G}
        Sorcery
        Create an X/X green Ooze creature token, where X is the number of Forests you control.
        """
      And it is Bob's main phase
      And Bob controls 3 Forests
      And Bob holds Grown Ooze
      When Bob casts Grown Ooze
      And it resolves
      Then Ooze is a 3/3

    Example: a power that X must not be above
      Given this card:
        """
        Small Doom {X}{B}
        Sorcery
        Destroy target creature with power X or less.
        """
      And it is Bob's main phase
      And Bob controls 3 Swamps
      And Sue controls Grizzly Bears and Craw Wurm
      And Bob holds Small Doom
      Then Bob cannot cast Small Doom with X = 2 targeting Craw Wurm
      When Bob casts Small Doom with X = 2 targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is in Sue's graveyard

  Rule: Tokens that attack, creatures that others let enter, and permanents that phase

    Example: they attack the same player and have not been declared
      Given this card:
        """
        War Drummer {R}
        Creature — Orc
        Whenever War Drummer attacks, create two 1/1 red Goblin creature tokens that are tapped and attacking.
        1/1
        """
      And it is Bob's main phase
      And Bob controls War Drummer
      When Bob attacks with War Drummer
      And everything resolves
      And combat damage is dealt
      Then Sue has 17 life

    Example: another creature enters with a counter more
      Given this card:
        """
        Pack Elder {G}
        Creature — Wolf
        Each other creature you control enters with an additional +1/+1 counter on it.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Pack Elder and 2 Forests
      And Bob holds Grizzly Bears
      When Bob casts Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 3/3

    Example: it phases out and back in
      Given this card:
        """
        Blinking Imp {U}
        Creature — Imp
        Phasing
        Whenever Blinking Imp phases out, discard a card.
        Whenever Blinking Imp phases in, you gain 1 life.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Blinking Imp
      And Bob holds Shock
      When it is Sue's main phase
      And it is Bob's upkeep
      And everything resolves
      Then Blinking Imp is phased out
      And Shock is in Bob's graveyard
      When it is Sue's main phase
      And it is Bob's upkeep
      And everything resolves
      Then Blinking Imp is on the battlefield
      And Bob has 21 life

    Example: a Map is used once
      Given this card:
        """
        Old Chart {U}
        Sorcery
        Create a Map token.
        """
      And it is Bob's main phase
      And Bob controls 2 Islands and Grizzly Bears
      And Bob holds Old Chart
      And Plains is on top of Bob's library
      When Bob casts Old Chart
      And it resolves
      And Bob activates Map targeting Grizzly Bears
      And it resolves
      Then Plains is in Bob's hand
      And Map no longer exists
