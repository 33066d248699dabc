@m11
Feature: Modes chosen together, one thing instead of another, and what a turn has seen

  Rule: Several modes of one spell

    Example: both modes, each with its own target
      Given this card:
        """
        Twofold Ruin {1}{R}
        Instant
        Choose one or both —
        • Destroy target artifact.
        • Twofold Ruin deals 3 damage to target creature.
        """
      And Bob controls 2 Mountains
      And Bob holds Twofold Ruin
      And Sue controls Ornithopter and Grizzly Bears
      When Bob casts Twofold Ruin with mode 3 targeting Ornithopter and Grizzly Bears
      And it resolves
      Then Ornithopter is in Sue's graveyard
      And Grizzly Bears is in Sue's graveyard

    Example: one mode alone
      Given this card:
        """
        Twofold Ruin {1}{R}
        Instant
        Choose one or both —
        • Destroy target artifact.
        • Twofold Ruin deals 3 damage to target creature.
        """
      And Bob controls 2 Mountains
      And Bob holds Twofold Ruin
      And Sue controls Grizzly Bears
      When Bob casts Twofold Ruin with mode 2 targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is in Sue's graveyard

    Example: what one mode aims at may be gone, the other is carried out
      Given this card:
        """
        Twofold Ruin {1}{R}
        Instant
        Choose one or both —
        • Destroy target artifact.
        • Twofold Ruin deals 3 damage to target creature.
        """
      And Bob controls 2 Mountains
      And Bob holds Twofold Ruin
      And Sue controls Ornithopter, Grizzly Bears and Island
      And Sue holds Unsummon
      When Bob casts Twofold Ruin with mode 3 targeting Ornithopter and Grizzly Bears
      And Sue casts Unsummon targeting Grizzly Bears
      And everything resolves
      Then Ornithopter is in Sue's graveyard
      And Grizzly Bears is in Sue's hand

    Example: exactly two of three
      Given this card:
        """
        Double Order {B}
        Sorcery
        Choose two —
        • You gain 3 life.
        • Target player loses 2 life.
        • Draw a card.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Double Order
      When Bob casts Double Order with mode 1 targeting Sue
      And it resolves
      Then Bob has 23 life
      And Sue has 18 life

  Rule: One thing instead of another

    Example: what is done is settled as it resolves
      Given this card:
        """
        Wizard's Spark {R}
        Instant
        Wizard's Spark deals 2 damage to target creature. If you control an artifact, Wizard's Spark deals 4 damage to that creature instead.
        """
      And Bob controls Mountain and Ornithopter
      And Bob holds Wizard's Spark
      And Sue controls Hill Giant
      When Bob casts Wizard's Spark targeting Hill Giant
      And it resolves
      Then Hill Giant is in Sue's graveyard

    Example: without what is asked for, the first is done
      Given this card:
        """
        Wizard's Spark {R}
        Instant
        Wizard's Spark deals 2 damage to target creature. If you control an artifact, Wizard's Spark deals 4 damage to that creature instead.
        """
      And Bob controls Mountain
      And Bob holds Wizard's Spark
      And Sue controls Hill Giant
      When Bob casts Wizard's Spark targeting Hill Giant
      And it resolves
      Then Hill Giant has 2 damage

    Example: who may do the other thing, and does not, does the first
      Given this card:
        """
        Soft Sweep {U}
        Instant
        Return target creature to its owner's hand. If that creature is tapped, you may put it on top of its owner's library instead.
        """
      And Bob controls Island
      And Bob holds Soft Sweep
      And Sue controls Hill Giant
      And Hill Giant is tapped
      When Bob casts Soft Sweep targeting Hill Giant
      And it resolves
      Then Hill Giant is in Sue's hand

    Example: where a payment may be made, the payment is made for either
      Given this card:
        """
        Herd Speaker {1}{G}
        Creature — Elf Druid
        Whenever another creature you control enters, you may pay {G}. If you do, put a +1/+1 counter on it. If it's an Elf, put two +1/+1 counters on it instead.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Herd Speaker and 2 Forests
      And Bob holds Llanowar Elves
      When Bob casts Llanowar Elves
      And everything resolves
      And Bob pays for Herd Speaker
      Then Llanowar Elves is a 3/3

    Example: an ability that makes more mana in some cases is a mana ability
      Given this card:
        """
        Sun Prism {2}
        Artifact
        {T}: Add {G}. If you control a creature with power 4 or greater, add {G}{G} instead.
        """
      And it is Bob's main phase
      And Bob controls Sun Prism and Serra Angel
      And Bob holds Grizzly Bears
      When Bob taps Sun Prism for {G}{G}
      And Bob casts Grizzly Bears
      And it resolves
      Then Bob controls Grizzly Bears

  Rule: Turned face up

    Example: it triggers when it is turned face up for its morph cost
      Given this card:
        """
        Veiled Scribe {3}{U}
        Creature — Human
        Morph {U}
        When this creature is turned face up, draw a card.
        2/2
        """
      And Bob controls Veiled Scribe and Island
      And Veiled Scribe is face down
      And Shock is on top of Bob's library
      When Bob turns Veiled Scribe face up
      And everything resolves
      Then Shock is in Bob's hand

  Rule: Looking, revealing, searching

    Example: a card named in the graveyard is found there, and the library is not shuffled
      Given this card:
        """
        Old Call {B}
        Sorcery
        Search your library and/or graveyard for a card named Grizzly Bears, reveal it, and put it into your hand. If you search your library this way, shuffle.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Old Call
      And Grizzly Bears is in Bob's graveyard
      And Shock is on top of Bob's library
      When Bob casts Old Call
      And Bob finds Grizzly Bears
      And it resolves
      Then Grizzly Bears is in Bob's hand
      And Shock is on the top of Bob's library

    Example: what is revealed and is a land makes it fly
      Given this card:
        """
        Small Deceiver {U}
        Creature — Spirit
        {2}: Reveal the top card of your library. If it's a land card, this creature gets +1/+0 and gains flying until end of turn.
        1/1
        """
      And Bob controls Small Deceiver and 2 Islands
      And Forest is on top of Bob's library
      When Bob activates Small Deceiver
      And it resolves
      Then Small Deceiver is a 2/1
      And Small Deceiver has flying
      And Forest is on the top of Bob's library

    Example: and one that is no land does not
      Given this card:
        """
        Small Deceiver {U}
        Creature — Spirit
        {2}: Reveal the top card of your library. If it's a land card, this creature gets +1/+0 and gains flying until end of turn.
        1/1
        """
      And Bob controls Small Deceiver and 2 Islands
      And Shock is on top of Bob's library
      When Bob activates Small Deceiver
      And it resolves
      Then Small Deceiver is a 1/1

    Example: a revealed card is taken, and costs its mana value in life
      Given this card:
        """
        Dark Whisper {B}
        Sorcery
        Reveal the top card of your library and put that card into your hand. You lose life equal to its mana value.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Dark Whisper
      And Hill Giant is on top of Bob's library
      When Bob casts Dark Whisper
      And it resolves
      Then Hill Giant is in Bob's hand
      And Bob has 16 life

    Example: a land is put onto the battlefield tapped out of the hand
      Given this card:
        """
        Land Grazer {G}
        Creature — Beast
        When this creature enters, you may put a land card from your hand onto the battlefield tapped.
        0/3
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Land Grazer and Island
      When Bob casts Land Grazer
      And everything resolves
      And Bob uses the effect of Land Grazer
      Then Island is tapped

  Rule: What a turn has seen

    Example: something of yours has left the battlefield
      Given this card:
        """
        Grim Rebel {B}
        Creature — Human
        When this creature enters, if a permanent left the battlefield under your control this turn, you gain 4 life.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Ornithopter, Swamp and Island
      And Bob holds Unsummon and Grim Rebel
      When Bob casts Unsummon targeting Ornithopter
      And everything resolves
      And Bob casts Grim Rebel
      And everything resolves
      Then Bob has 24 life

    Example: nothing of yours has left it
      Given this card:
        """
        Grim Rebel {B}
        Creature — Human
        When this creature enters, if a permanent left the battlefield under your control this turn, you gain 4 life.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Swamp and Island
      And Sue controls Ornithopter
      And Bob holds Unsummon and Grim Rebel
      When Bob casts Unsummon targeting Ornithopter
      And everything resolves
      And Bob casts Grim Rebel
      And everything resolves
      Then Bob has 20 life

    Example: two nonland permanents have entered, lands do not count
      Given this card:
        """
        Feast Guest {W}
        Creature — Human
        This creature gets +2/+0 as long as two or more nonland permanents entered the battlefield under your control this turn.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Feast Guest
      And Bob holds Ornithopter, Ornithopter#2 and Forest
      When Bob plays Forest
      And Bob casts Ornithopter
      And it resolves
      Then Feast Guest is a 1/1
      When Bob casts Ornithopter#2
      And it resolves
      Then Feast Guest is a 3/1

    Example: the second card of a turn, and no other
      Given this card:
        """
        Card Imp {U}
        Creature — Imp
        Whenever you draw your second card each turn, put a +1/+1 counter on this creature.
        1/1
        """
      And this card:
        """
        Long Study {U}
        Instant
        Draw three cards.
        """
      And it is Bob's main phase
      And Bob controls Card Imp and Island
      And Bob holds Long Study
      When Bob casts Long Study
      And everything resolves
      Then Card Imp is a 2/2

    Example: the second spell of a turn, and no other
      Given this card:
        """
        Quick Monk {W}
        Creature — Monk
        Whenever you cast your second spell each turn, put a +1/+1 counter on this creature.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Quick Monk
      And Bob holds Ornithopter, Ornithopter#2 and Ornithopter#3
      When Bob casts Ornithopter
      And everything resolves
      Then Quick Monk is a 1/1
      When Bob casts Ornithopter#2
      And everything resolves
      And Bob casts Ornithopter#3
      And everything resolves
      Then Quick Monk is a 2/2

    Example: more cards in hand than each opponent
      Given this card:
        """
        Full Hand {1}
        Artifact
        {T}: You gain 1 life. Activate only if you have more cards in hand than each opponent.
        """
      And Bob controls Full Hand
      And Bob holds Shock
      When Bob activates Full Hand
      And it resolves
      Then Bob has 21 life

    Example: basic land types are counted, not lands
      Given this card:
        """
        Wide Realm {G}
        Sorcery
        Domain — You gain 1 life for each basic land type among lands you control.
        """
      And it is Bob's main phase
      And Bob controls 3 Forests and Island
      And Bob holds Wide Realm
      When Bob casts Wide Realm
      And it resolves
      Then Bob has 22 life
