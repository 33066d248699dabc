@today
Feature: What is counted, named alike, chosen and paid for in texts of every day

  Rule: Each player has a number of their own

    Example: each is dealt twice what they control
      Given this card:
        """
        Dear Ground {1}{R}
        Instant
        Dear Ground deals damage to each player equal to twice the number of nonbasic lands that player controls.
        """
      And Bob controls 2 Mountains
      And Bob holds Dear Ground
      And Sue controls 2 Maze of Ith and Forest
      When Bob casts Dear Ground
      And it resolves
      Then Sue has 16 life
      And Bob has 20 life

    Example: all draw as many as the one who discarded most
      Given it is Bob's main phase
      And Bob controls 3 Islands
      And Bob holds Windfall and Shock
      And Sue holds Giant Growth, Grizzly Bears and Forest
      When Bob casts Windfall
      And it resolves
      Then Bob has 3 cards in hand
      And Sue has 3 cards in hand
      And Shock is in Bob's graveyard

    Example: as many are given up as there are counters
      Given this card:
        """
        Grim Stack {4}
        Artifact
        At the beginning of each player's upkeep, that player sacrifices a permanent of their choice for each soot counter on Grim Stack.
        """
      And Bob controls Grim Stack
      And Grim Stack has 2 soot counters
      And Sue controls Grizzly Bears, Hill Giant and Forest
      When it is Sue's upkeep
      And everything resolves
      And Sue sacrifices Forest and Grizzly Bears
      Then Forest is in Sue's graveyard
      And Grizzly Bears is in Sue's graveyard
      And Hill Giant is on the battlefield

    Example: as many are tapped, of what the player controls
      Given this card:
        """
        Snare {3}
        Artifact
        At the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land they control for each fade counter on Snare.
        """
      And Bob controls Snare and Island
      And Snare has 1 fade counter
      And Sue controls Grizzly Bears and Hill Giant
      When it is Sue's upkeep
      And everything resolves
      And Sue chooses Hill Giant
      Then Hill Giant is tapped
      And Grizzly Bears is untapped
      And Island is untapped

  Rule: What has the same name

    Example: everything of the name goes, whoever controls it
      Given it is Bob's main phase
      And Sue controls Grizzly Bears and Hill Giant
      And Bob controls 3 Swamps, Forest and Grizzly Bears#2
      And Bob holds Maelstrom Pulse
      When Bob casts Maelstrom Pulse targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is in Sue's graveyard
      And Grizzly Bears#2 is in Bob's graveyard
      And Hill Giant is on the battlefield

    Example: copies of a card are found wherever they are
      Given this card:
        """
        Deep Search {B}
        Instant
        Choose target card in a graveyard other than a basic land card. Search its owner's graveyard, hand, and library for any number of cards with the same name as that card and exile them. Then that player shuffles.
        """
      And Bob controls Swamp
      And Bob holds Deep Search
      And Shock is in Sue's graveyard
      And Sue holds Shock#2
      When Bob casts Deep Search targeting Shock
      And it resolves
      And Bob finds Shock and Shock#2
      Then Shock is exiled
      And Shock#2 is exiled

  Rule: What is used from a hand or comes from a library

    Example: a card of the hand is exiled for mana
      Given this card:
        """
        Quick Ape {2}{R}
        Creature — Ape
        Exile Quick Ape from your hand: Add {R}.
        2/2
        """
      And Bob holds Quick Ape and Shock
      When Bob activates Quick Ape
      And Bob casts Shock targeting Sue
      And it resolves
      Then Sue has 18 life
      And Quick Ape is exiled

    Example: what is milled comes into play, what is discarded does not
      Given this card:
        """
        Rising Fish {U}
        Creature — Fish
        When Rising Fish is put into your graveyard from your library, you may put it onto the battlefield.
        1/1
        """
      And this card:
        """
        Deep Dig {U}
        Sorcery
        Target player mills a card.
        """
      And it is Bob's main phase
      And Bob controls 4 Islands
      And Bob holds Deep Dig
      And Rising Fish is on top of Bob's library
      When Bob casts Deep Dig targeting Bob
      And everything resolves
      And Bob uses the effect of Rising Fish
      Then Bob controls Rising Fish

  Rule: Protection may be from something that is no color

    Example: from artifacts
      Given this card:
        """
        Safe Word {W}
        Instant
        Target artifact or creature you control gains protection from artifacts or from the color of your choice until end of turn.
        """
      And Bob controls Plains and Grizzly Bears
      And Bob holds Safe Word
      And Sue controls Rod of Ruin and 3 Swamps
      When Bob casts Safe Word targeting Grizzly Bears
      And it resolves
      And Bob chooses artifacts
      Then Sue cannot activate Rod of Ruin targeting Grizzly Bears

  Rule: Draws that somebody else has instead

    Example: the first card of the draw step is spared, the others are not
      Given this card:
        """
        Thieving Mind {2}{U}{B}
        Creature — Rogue
        Flash
        If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.
        3/1
        """
      And it is Sue's main phase
      And Bob controls Thieving Mind
      And Sue controls 3 Islands
      And Sue holds Divination
      When Sue casts Divination
      And it resolves
      Then Bob has 2 cards in hand

    Example: an empty library wins
      Given this card:
        """
        Last Laugh {2}{U}
        Creature — Human
        If you would draw a card while your library has no cards in it, you win the game instead.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Last Laugh and 3 Islands
      And Bob holds Divination
      And Bob's library has 0 cards
      When Bob casts Divination
      And it resolves
      Then Bob wins

    Example: archers shoot for a card drawn out of turn and are reinforced
      Given this card:
        """
        Orc Row {1}{B}
        Creature — Orc
        When Orc Row enters and whenever an opponent draws a card except the first one they draw in each of their draw steps, Orc Row deals 1 damage to any target. Then amass Orcs 1.
        1/1
        """
      And it is Sue's main phase
      And Bob controls Orc Row
      And Sue controls 3 Islands
      And Sue holds Divination
      When Sue casts Divination
      And it resolves
      And Bob targets Sue
      And Bob targets Sue
      And everything resolves
      Then Sue has 18 life
      And Bob controls 1 Army

  Rule: What is looked at in a hand

    Example: the chosen card goes under the library and another is drawn
      Given this card:
        """
        Prying Sprite {1}{U}{U}
        Creature — Faerie
        When Prying Sprite enters, look at target player's hand. You may choose a nonland card from it. If you do, that player reveals the chosen card, puts it on the bottom of their library, then draws a card.
        3/1
        """
      And it is Bob's main phase
      And Bob controls 3 Islands
      And Bob holds Prying Sprite
      And Sue holds Shock
      And Grizzly Bears is on top of Sue's library
      When Bob casts Prying Sprite
      And it resolves
      And Bob targets Sue
      And it resolves
      And Bob chooses Shock
      Then Shock is in Sue's library
      And Grizzly Bears is in Sue's hand

    Example: who chooses nothing changes nothing
      Given this card:
        """
        Prying Sprite {1}{U}{U}
        Creature — Faerie
        When Prying Sprite enters, look at target player's hand. You may choose a nonland card from it. If you do, that player reveals the chosen card, puts it on the bottom of their library, then draws a card.
        3/1
        """
      And it is Bob's main phase
      And Bob controls 3 Islands
      And Bob holds Prying Sprite
      And Sue holds Shock
      And Grizzly Bears is on top of Sue's library
      When Bob casts Prying Sprite
      And it resolves
      And Bob targets Sue
      And it resolves
      Then Shock is in Sue's hand
      And Grizzly Bears is in Sue's library

    Example: what is exiled comes back when the bat goes
      Given this card:
        """
        Cave Wing {1}{B}
        Creature — Bat
        When Cave Wing enters, look at target opponent's hand. You may exile a nonland card from it until Cave Wing leaves the battlefield.
        1/3
        """
      And it is Bob's main phase
      And Bob controls 2 Swamps
      And Bob holds Cave Wing
      And Sue controls 4 Mountains
      And Sue holds Shock and Lightning Bolt
      When Bob casts Cave Wing
      And it resolves
      And Bob targets Sue
      And it resolves
      And Bob chooses Shock
      Then Shock is exiled
      When Sue casts Lightning Bolt targeting Cave Wing
      And it resolves
      Then Shock is in Sue's hand

  Rule: What is asked of sizes and counters

    Example: a small power is enough
      Given this card:
        """
        Sharp Word {U}
        Instant
        Counter target creature spell with power or toughness 2 or less.
        """
      And this card:
        """
        Brittle Giant {R}
        Creature — Giant
        5/1
        """
      And it is Sue's main phase
      And Bob controls Island
      And Bob holds Sharp Word
      And Sue controls 5 Mountains
      And Sue holds Brittle Giant
      When Sue casts Brittle Giant
      And Bob casts Sharp Word targeting Brittle Giant
      And everything resolves
      Then Brittle Giant is in Sue's graveyard

    Example: as many Faeries as the spell costs
      Given this card:
        """
        Little Hush {1}{U}
        Creature — Faerie
        Flash
        When Little Hush enters, counter target spell with mana value X or less, where X is the number of Faeries you control.
        1/1
        """
      And Bob controls 2 Islands
      And Bob holds Little Hush
      And Sue controls Mountain
      And Sue holds Shock
      When Sue casts Shock targeting Bob
      And Bob casts Little Hush
      And it resolves
      And Bob targets Shock
      And everything resolves
      Then Bob has 20 life

    Example: what has been marked stays, and the marks go
      Given this card:
        """
        Blank Stone {3}
        Artifact
        {T}, Sacrifice Blank Stone: Destroy each nonland permanent without a fate counter on it, then remove all fate counters from all permanents.
        """
      And it is Bob's main phase
      And Bob controls Blank Stone and Grizzly Bears
      And Sue controls Hill Giant
      And Grizzly Bears has 1 fate counter
      When Bob activates Blank Stone
      And it resolves
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears has 0 fate counters
      And Hill Giant is in Sue's graveyard

    Example: an enchantment comes back that is no creature
      Given this card:
        """
        Staying Sheep {1}{W}
        Enchantment Creature — Sheep
        When Staying Sheep dies, if it was a creature, return it to the battlefield under its owner's control. It's an enchantment.
        2/1
        """
      And Bob controls Staying Sheep
      And Sue controls Mountain
      And Sue holds Shock
      When Sue casts Shock targeting Staying Sheep
      And everything resolves
      Then Bob controls Staying Sheep
      And Staying Sheep is not a creature

    Example: a land becomes a creature with a text of its own
      Given this card:
        """
        Raw Canyon
        Land
        {2}{R}{G}: Until end of turn, Raw Canyon becomes a 3/3 red and green Elemental creature with "Whenever this creature attacks, put a +1/+1 counter on it." It's still a land.
        """
      And Bob controls Raw Canyon, 2 Forests and 2 Mountains
      And it is Bob's main phase
      When Bob activates Raw Canyon
      And it resolves
      And Bob attacks with Raw Canyon
      And everything resolves
      Then Raw Canyon is a 4/4

  Rule: A text can make its card a commander

    Example: a planeswalker leads the deck
      Given Bob's commander is Daretti, Scrap Savant
      And it is Bob's main phase
      Then Daretti, Scrap Savant is in the command zone
