@today
Feature: What is done to each of several, divided among them, or to spells

  Rule: What is done for each thing speaks of that thing

    Example: a counter on each of the creatures, and none more on the source
      Given this card:
        """
        Meadow Piper {G}
        Creature — Elf
        {T}: For each creature you control, put a +1/+1 counter on it.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Meadow Piper, Grizzly Bears and Hill Giant
      When Bob activates Meadow Piper
      And it resolves
      Then Meadow Piper has 1 +1/+1 counter
      And Grizzly Bears has 1 +1/+1 counter
      And Hill Giant has 1 +1/+1 counter

    Example: those who controlled what was exiled each get something in its place
      Given this card:
        """
        Fading Choir {W}
        Sorcery
        Exile any number of target creatures. For each of those creatures, its controller creates a 1/1 green Boar creature token.
        """
      And it is Bob's main phase
      And Bob controls Plains and Grizzly Bears
      And Bob holds Fading Choir
      And Sue controls Hill Giant and Gray Ogre
      When Bob casts Fading Choir targeting Grizzly Bears and Hill Giant
      And it resolves
      Then Bob controls 1 Boar
      And Sue controls 1 Boar
      And Gray Ogre is on the battlefield

  Rule: Who may create a token is the one who gets it

    Example: an opponent who may create a token has it
      Given this card:
        """
        Kind Offer {W}
        Sorcery
        Target opponent may create a 1/1 green Boar creature token.
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Bob holds Kind Offer
      When Bob casts Kind Offer targeting Sue
      And it resolves
      And Sue uses the effect of Kind Offer
      Then Sue controls 1 Boar

    Example: a target player creates the copy, as often as is said
      Given this card:
        """
        Mirror Gift {U}
        Sorcery
        Target player creates two tapped tokens that are copies of target creature you control.
        """
      And it is Bob's main phase
      And Bob controls Island and Grizzly Bears
      And Bob holds Mirror Gift
      When Bob casts Mirror Gift targeting Sue and Grizzly Bears
      And it resolves
      Then Sue controls 2 Grizzly Bears

  Rule: Counters that are distributed are divided as the text is announced (2026, 601.2d)

    Example: one on each of two targets
      Given it is Bob's main phase
      And Bob controls 2 Forests, Grizzly Bears and Hill Giant
      And Bob holds Elven Rite
      When Bob casts Elven Rite targeting Grizzly Bears and Hill Giant
      And it resolves
      Then Grizzly Bears has 1 +1/+1 counter
      And Hill Giant has 1 +1/+1 counter

    Example: what was meant for a target that is gone is lost
      Given it is Bob's main phase
      And Bob controls 2 Forests, Grizzly Bears and Hill Giant
      And Bob holds Elven Rite
      And Sue controls Mountain
      And Sue holds Shock
      When Bob casts Elven Rite targeting Grizzly Bears and Hill Giant
      And Sue casts Shock targeting Grizzly Bears
      And it resolves
      And it resolves
      Then Grizzly Bears is in Bob's graveyard
      And Hill Giant has 1 +1/+1 counter

  Rule: The counters of what has left are put on another thing as it last had them (2026, 122.8)

    Example: both of the counters of a pupil that died
      Given it is Bob's main phase
      And Bob controls Star Pupil and Grizzly Bears
      And Star Pupil has 2 +1/+1 counters
      And Sue controls Mountain
      And Sue holds Shock
      When Sue casts Shock targeting Star Pupil
      And it resolves
      And Bob targets Grizzly Bears
      And it resolves
      Then Grizzly Bears has 2 +1/+1 counters

    Example: each kind of counter is doubled
      Given this card:
        """
        Twofold Bloom {G}
        Sorcery
        Double the number of each kind of counter on target permanent.
        """
      And it is Bob's main phase
      And Bob controls Forest and Grizzly Bears
      And Grizzly Bears has 2 +1/+1 counters
      And Grizzly Bears has 1 stun counter
      And Bob holds Twofold Bloom
      When Bob casts Twofold Bloom targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears has 4 +1/+1 counters
      And Grizzly Bears has 2 stun counters

  Rule: A spell that is returned to a hand or exiled does not resolve, and is not countered

    Example: a spell that cannot be countered goes back to the hand all the same
      Given this card:
        """
        Slipping Words {U}
        Instant
        Return target spell or creature to its owner's hand.
        """
      And this card:
        """
        Firm Spark {R}
        Instant
        This spell can't be countered.
        Firm Spark deals 2 damage to any target.
        """
      And it is Sue's main phase
      And Sue controls Mountain
      And Sue holds Firm Spark
      And Bob controls Island
      And Bob holds Slipping Words
      When Sue casts Firm Spark targeting Bob
      And Bob casts Slipping Words targeting Firm Spark
      And everything resolves
      Then Bob has 20 life
      And Firm Spark is in Sue's hand

    Example: a creature goes there as well
      Given this card:
        """
        Slipping Words {U}
        Instant
        Return target spell or creature to its owner's hand.
        """
      And it is Bob's main phase
      And Bob controls Island
      And Bob holds Slipping Words
      And Sue controls Hill Giant
      When Bob casts Slipping Words targeting Hill Giant
      And it resolves
      Then Hill Giant is in Sue's hand
