@today
Feature: What players do with what is theirs, and what they are told to do with it

  Rule: Each player does it, and what comes into play comes at one moment

    Example: each brings back a creature of their own
      Given this card:
        """
        Common Grave {1}{B}
        Sorcery
        Each player puts a creature card from their graveyard onto the battlefield.
        """
      And it is Bob's main phase
      And Bob controls 2 Swamps
      And Bob holds Common Grave
      And Hill Giant and Shock are in Bob's graveyard
      And Grizzly Bears is in Sue's graveyard
      When Bob casts Common Grave
      And it resolves
      Then Bob controls Hill Giant
      And Sue controls Grizzly Bears
      And Shock is in Bob's graveyard

    Example: who may put a card into play need not
      Given this card:
        """
        Open House {2}{U}
        Sorcery
        Each player may put an artifact, creature, enchantment, or land card from their hand onto the battlefield.
        """
      And it is Bob's main phase
      And Bob controls 3 Islands
      And Bob holds Open House and Hill Giant
      And Sue holds Grizzly Bears
      When Bob casts Open House
      And it resolves
      And Bob chooses Hill Giant
      Then Bob controls Hill Giant
      And Grizzly Bears is in Sue's hand

    Example: the living go and the dead come
      Given this card:
        """
        Long Wake {3}
        Sorcery
        Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.
        """
      And it is Bob's main phase
      And Bob controls 3 Swamps and Serra Angel
      And Bob holds Long Wake
      And Sue controls Scryb Sprites
      And Hill Giant is in Bob's graveyard
      And Grizzly Bears is in Sue's graveyard
      When Bob casts Long Wake
      And it resolves
      Then Bob controls Hill Giant
      And Sue controls Grizzly Bears
      And Serra Angel is in Bob's graveyard
      And Scryb Sprites is in Sue's graveyard

    Example: what has no color stays
      Given this card:
        """
        Pale Storm {4}
        Sorcery
        Each player sacrifices all permanents they control that are one or more colors.
        """
      And it is Bob's main phase
      And Bob controls 4 Plains and Grizzly Bears
      And Bob holds Pale Storm
      And Sue controls Ornithopter and Hill Giant
      When Bob casts Pale Storm
      And it resolves
      Then Ornithopter is on the battlefield
      And Bob controls 4 Plains
      And Grizzly Bears is in Bob's graveyard
      And Hill Giant is in Sue's graveyard

  Rule: Whoever is named puts it there

    Example: the attacked player takes a land that is revealed
      Given this card:
        """
        Rude Guest {R}
        Creature — Goblin
        Whenever Rude Guest attacks, defending player reveals the top card of their library. If it's a land card, that player puts it into their hand.
        2/2
        """
      And Bob controls Rude Guest
      And Island is on top of Sue's library
      When Bob attacks with Rude Guest
      And everything resolves
      Then Island is in Sue's hand

    Example: the owner has what comes instead
      Given this card:
        """
        Odd Turn {2}{R}
        Instant
        The owner of target permanent shuffles it into their library, then reveals the top card of their library. If it's a permanent card, they put it onto the battlefield.
        """
      And it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Odd Turn
      And Sue controls Grizzly Bears
      And Grizzly Bears has 1 +1/+1 counter
      And Sue's library has 0 cards
      When Bob casts Odd Turn targeting Grizzly Bears
      And it resolves
      Then Sue controls Grizzly Bears
      And Grizzly Bears is a 2/2

    Example: a card of anybody's graveyard comes back to its owner
      Given this card:
        """
        Kind King {2}
        Artifact
        {2}: Put target creature card from a graveyard onto the battlefield under its owner's control.
        """
      And it is Bob's main phase
      And Bob controls 2 Forests and Kind King
      And Grizzly Bears is in Sue's graveyard
      When Bob activates Kind King targeting Grizzly Bears
      And it resolves
      Then Sue controls Grizzly Bears

  Rule: What must be paid later loses the game when it is not

    Example: the next upkeep comes and nothing is paid
      Given this card:
        """
        Rash Promise {0}
        Instant
        You gain 4 life. At the beginning of your next upkeep, pay {3}{G}. If you don't, you lose the game.
        """
      And it is Sue's main phase
      And Bob controls 4 Forests
      And Bob holds Rash Promise
      When Bob casts Rash Promise
      And it resolves
      Then Bob has 24 life
      When it is Bob's upkeep
      And everything resolves
      Then Bob loses

    Example: what is paid is paid
      Given this card:
        """
        Rash Promise {0}
        Instant
        You gain 4 life. At the beginning of your next upkeep, pay {3}{G}. If you don't, you lose the game.
        """
      And it is Sue's main phase
      And Bob controls 4 Forests
      And Bob holds Rash Promise
      When Bob casts Rash Promise
      And it resolves
      And it is Bob's upkeep
      And Bob pays for Rash Promise
      And everything resolves
      Then the game goes on

  Rule: A description can go on behind what it describes

    Example: the card chosen from a hand must be cheap
      Given this card:
        """
        Short Question {B}
        Sorcery
        Target player reveals their hand. You choose a nonland card from it with mana value 3 or less. That player discards that card.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Short Question
      And Sue holds Grizzly Bears, Hill Giant and Forest
      When Bob casts Short Question targeting Sue
      And it resolves
      Then Grizzly Bears is in Sue's graveyard
      And Hill Giant is in Sue's hand

    Example: several nouns after each
      Given this card:
        """
        Slow Deed {2}
        Artifact
        {X}, {T}: Destroy each artifact, creature, and enchantment with mana value X or less.
        """
      And it is Bob's main phase
      And Bob controls 4 Swamps, Slow Deed and Howling Mine
      And Sue controls Grizzly Bears and Hill Giant
      When Bob activates Slow Deed with X = 2
      And it resolves
      Then Howling Mine is in Bob's graveyard
      And Grizzly Bears is in Sue's graveyard
      And Hill Giant is on the battlefield

    Example: the second creature spell of a turn, and no other
      Given this card:
        """
        Green Return {3}
        Creature — Elemental
        Whenever you cast a spell, if it's the second creature spell you cast this turn, you may return Green Return from your graveyard to the battlefield.
        4/3
        """
      And it is Bob's main phase
      And Bob controls 6 Forests and Mountain
      And Bob holds Grizzly Bears, Grizzly Bears#2 and Shock
      And Green Return is in Bob's graveyard
      When Bob casts Grizzly Bears
      And everything resolves
      And Bob casts Shock targeting Sue
      And everything resolves
      Then Green Return is in Bob's graveyard
      When Bob casts Grizzly Bears#2
      And Bob uses the effect of Green Return
      And everything resolves
      Then Bob controls Green Return

    Example: only one's own creatures that were really destroyed count
      Given this card:
        """
        Stern Wrath {2}{W}
        Sorcery
        Destroy all creatures. You gain life equal to the number of creatures you controlled that were destroyed this way.
        """
      And it is Bob's main phase
      And Bob controls 3 Plains, Grizzly Bears and Hill Giant
      And Bob holds Stern Wrath
      And Sue controls Serra Angel
      When Bob casts Stern Wrath
      And it resolves
      Then Bob has 22 life

    Example: all cards of a graveyard go under the library
      Given this card:
        """
        Old Patience {1}{G}
        Creature — Elemental
        When Old Patience enters, up to one target player puts all the cards from their graveyard on the bottom of their library in a random order.
        3/4
        """
      And it is Bob's main phase
      And Bob controls 2 Forests
      And Bob holds Old Patience
      And Grizzly Bears and Shock are in Sue's graveyard
      When Bob casts Old Patience
      And it resolves
      And Bob targets Sue
      And everything resolves
      Then Grizzly Bears is in Sue's library
      And Shock is in Sue's library
