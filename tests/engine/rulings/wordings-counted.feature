@m11 @today
Feature: What texts count and compare, and how spells were cast

  Rule: A number is compared when the text is carried out

    Example: nothing more happens below the number of X
      Given this card:
        """
        Broad Sweep {X}{W}
        Sorcery
        You gain X life. If X is 3 or more, destroy all creatures.
        """
      And it is Bob's main phase
      And Bob controls 3 Plains
      And Sue controls Grizzly Bears
      And Bob holds Broad Sweep
      When Bob casts Broad Sweep with X = 2
      And it resolves
      Then Bob has 22 life
      And Grizzly Bears is on the battlefield

    Example: at the number it does
      Given this card:
        """
        Broad Sweep {X}{W}
        Sorcery
        You gain X life. If X is 3 or more, destroy all creatures.
        """
      And it is Bob's main phase
      And Bob controls 4 Plains
      And Sue controls Grizzly Bears
      And Bob holds Broad Sweep
      When Bob casts Broad Sweep with X = 3
      And it resolves
      Then Bob has 23 life
      And Grizzly Bears is in Sue's graveyard

    Example: what has the total power may be activated
      Given this card:
        """
        Grove Watcher {G}
        Creature — Elf
        {G}: Grove Watcher gets +1/+1 until end of turn. Activate only if creatures you control have total power 6 or greater.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Grove Watcher, Craw Wurm and Forest
      When Bob activates Grove Watcher
      And it resolves
      Then Grove Watcher is a 2/2

    Example: without it, it may not
      Given this card:
        """
        Grove Watcher {G}
        Creature — Elf
        {G}: Grove Watcher gets +1/+1 until end of turn. Activate only if creatures you control have total power 6 or greater.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Grove Watcher, Grizzly Bears and Forest
      Then Bob cannot activate Grove Watcher

    Example: two creatures of one power count once
      Given this card:
        """
        Circle Warden {G}
        Creature — Human
        At the beginning of your end step, if you control three or more creatures with different powers, put a +1/+1 counter on Circle Warden.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Circle Warden, Grizzly Bears and Balduvian Bears
      When it is Bob's end step
      And everything resolves
      Then Circle Warden is a 1/1

    Example: three of three powers do
      Given this card:
        """
        Circle Warden {G}
        Creature — Human
        At the beginning of your end step, if you control three or more creatures with different powers, put a +1/+1 counter on Circle Warden.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Circle Warden, Grizzly Bears and Craw Wurm
      When it is Bob's end step
      And everything resolves
      Then Circle Warden is a 2/2

    Example: cards drawn this turn
      Given this card:
        """
        Eager Student {U}
        Creature — Wizard
        As long as you've drawn two or more cards this turn, Eager Student gets +2/+0.
        1/1
        """
      And this card:
        """
        Two Pages {U}
        Sorcery
        Draw two cards.
        """
      And it is Bob's main phase
      And Bob controls Eager Student and Island
      And Bob holds Two Pages
      Then Eager Student is a 1/1
      When Bob casts Two Pages
      And it resolves
      Then Eager Student is a 3/1

    Example: spells cast this turn
      Given this card:
        """
        Busy Scribe {U}
        Creature — Wizard
        As long as you've cast two or more instant spells this turn, Busy Scribe gets +2/+0.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Busy Scribe and 2 Mountains
      And Bob holds Shock and Lightning Bolt
      When Bob casts Shock targeting Sue
      And it resolves
      Then Busy Scribe is a 1/1
      When Bob casts Lightning Bolt targeting Sue
      Then Busy Scribe is a 3/1

  Rule: How a spell was cast is known of what it becomes

    Example: cast from the hand
      Given this card:
        """
        Loud Arrival {1}
        Creature — Giant
        When Loud Arrival enters, if you cast it from your hand, you gain 3 life.
        2/2
        """
      And it is Bob's main phase
      And Bob controls 2 Plains
      And Bob holds Loud Arrival
      When Bob casts Loud Arrival
      And everything resolves
      Then Bob has 23 life

    Example: put into play it was not cast
      Given this card:
        """
        Loud Arrival {1}
        Creature — Giant
        When Loud Arrival enters, if you cast it from your hand, you gain 3 life.
        2/2
        """
      And this card:
        """
        Call Back {B}
        Sorcery
        Return target creature card from your graveyard to the battlefield.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Call Back
      And Loud Arrival is in Bob's graveyard
      When Bob casts Call Back targeting Loud Arrival
      And everything resolves
      Then Loud Arrival is on the battlefield
      And Bob has 20 life

  Rule: Attacks with others, and attacks on you

    Example: alone it does not trigger
      Given this card:
        """
        Line Captain {W}
        Creature — Soldier
        Whenever Line Captain and at least two other creatures attack, you gain 4 life.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Line Captain, Grizzly Bears and Craw Wurm
      When Bob attacks with Line Captain and Grizzly Bears
      And everything resolves
      Then Bob has 20 life

    Example: with two others it does
      Given this card:
        """
        Line Captain {W}
        Creature — Soldier
        Whenever Line Captain and at least two other creatures attack, you gain 4 life.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Line Captain, Grizzly Bears and Craw Wurm
      When Bob attacks with Line Captain, Grizzly Bears and Craw Wurm
      And everything resolves
      Then Bob has 24 life

    Example: damage to you, and a creature that attacks you
      Given this card:
        """
        Thorn Hedge {G}
        Enchantment
        Whenever a creature attacks you, you gain 1 life.
        Whenever a creature deals damage to you, draw a card.
        """
      And it is Sue's main phase
      And Bob controls Thorn Hedge
      And Sue controls Grizzly Bears
      When Sue attacks with Grizzly Bears
      And everything resolves
      Then Bob has 21 life
      When combat damage is dealt
      And everything resolves
      Then Bob has 19 life
      And Bob has 1 card in hand

  Rule: Two things at once

    Example: one ability waits for two events
      Given this card:
        """
        Double Chime {W}
        Artifact
        When Double Chime enters and at the beginning of your end step, you gain 1 life.
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Bob holds Double Chime
      When Bob casts Double Chime
      And everything resolves
      Then Bob has 21 life
      When it is Bob's end step
      And everything resolves
      Then Bob has 22 life

    Example: two targets of two kinds, of which one has gone
      Given this card:
        """
        Split Ruin {R}
        Sorcery
        Destroy target creature and target land.
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Split Ruin
      And Sue controls Grizzly Bears, Forest and Plains
      And Sue holds Unsummon
      And Sue controls Island
      When Bob casts Split Ruin targeting Grizzly Bears and Forest
      And Sue casts Unsummon targeting Grizzly Bears
      And everything resolves
      Then Grizzly Bears is in Sue's hand
      And Forest is in Sue's graveyard
      And Plains is on the battlefield

    Example: what has been chosen is what follows speaks of
      Given this card:
        """
        Marked Prey {G}
        Sorcery
        Choose target creature. Draw a card, then put a +1/+1 counter on that creature for each card in your hand.
        """
      And it is Bob's main phase
      And Bob controls Forest and Grizzly Bears
      And Bob holds Marked Prey
      When Bob casts Marked Prey targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 3/3

    Example: all graveyards
      Given this card:
        """
        Empty Graves {B}
        Sorcery
        Exile all graveyards.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Empty Graves
      And Grizzly Bears is in Bob's graveyard
      And Craw Wurm is in Sue's graveyard
      When Bob casts Empty Graves
      And it resolves
      Then Grizzly Bears is in exile
      And Craw Wurm is in exile
      And Empty Graves is in Bob's graveyard
