Feature: What is announced and chosen

  Rule: What triggers chooses its targets and divides among them as it is put on the stack (2006, 410.4 and 409.1e; 2010, 603.3d and 601.2d)

    @timespiral @m11
    Example: a triggered ability divides its damage among two targets
      Given this card:
        """
        Old Hellkite {7}
        Artifact Creature — Dragon
        When Old Hellkite enters the battlefield, it deals 3 damage divided as you choose among one or two targets.
        6/6
        """
      And Bob holds Old Hellkite
      And Bob has {7}
      And Sue controls Serra Angel
      When Bob casts Old Hellkite
      And it resolves
      And Bob targets Serra Angel and Sue
      And Bob assigns 1 damage from Old Hellkite to Serra Angel and 2 to Sue
      And it resolves
      Then Serra Angel has 1 damage
      And Sue has 18 life

    @timespiral @m11
    Example: of one or two targets it may have one
      Given this card:
        """
        Old Hellkite {7}
        Artifact Creature — Dragon
        When Old Hellkite enters the battlefield, it deals 3 damage divided as you choose among one or two targets.
        6/6
        """
      And Bob holds Old Hellkite
      And Bob has {7}
      And Sue controls Serra Angel
      When Bob casts Old Hellkite
      And it resolves
      And Bob targets Sue
      And it resolves
      Then Serra Angel has 0 damage
      And Sue has 17 life

    @timespiral @m11
    Example: of up to two targets it may have both, or none
      Given this card:
        """
        Old Frost {2}
        Artifact Creature — Golem
        When Old Frost enters the battlefield, tap up to two target creatures.
        2/2
        """
      And Bob holds Old Frost and Old Frost#2
      And Bob has {4}
      And Sue controls Hill Giant and Gray Ogre
      When Bob casts Old Frost
      And it resolves
      And it resolves
      Then Hill Giant is untapped
      When Bob casts Old Frost#2
      And it resolves
      And Bob targets Hill Giant and Gray Ogre
      And it resolves
      Then Hill Giant is tapped
      And Gray Ogre is tapped

  Rule: Each target of a division receives at least one (2006, 409.1e; 2010, 601.2d)

    @timespiral @m11
    Example: how a spell is divided can be said when it is asked
      Given this card:
        """
        Old Fork {R}
        Sorcery
        Old Fork deals 3 damage divided as you choose among one or two targets.
        """
      And Bob holds Old Fork
      And Bob has {R}
      And Sue controls Serra Angel
      When Bob casts Old Fork targeting Serra Angel and Sue
      And Bob assigns 1 damage from Old Fork to Serra Angel and 2 to Sue
      Then the trace says "targeting Serra Angel and Sue dividing 1 and 2"
      When it resolves
      Then Serra Angel has 1 damage
      And Sue has 18 life

  Rule: A mode without a legal target is not chosen, and the others keep their numbers (2010 and 2026, 700.2a)

    Example: the second mode stays the second where the first is not open
      Given this card:
        """
        Grey Charm {1}{U}
        Instant
        Choose one — Destroy target artifact; or tap target creature; or target player draws a card.
        """
      And it is Bob's main phase
      And Bob has {1}{U}
      And Bob holds Grey Charm
      And Sue controls Grizzly Bears
      Then Bob cannot cast Grey Charm with mode 1 targeting Grizzly Bears
      When Bob casts Grey Charm
      Then Bob cannot choose mode 1
      And Bob may choose mode 2
      And Bob may choose mode 3
      When Bob chooses mode 2
      And Bob targets Grizzly Bears
      And it resolves
      Then Grizzly Bears is tapped
      And the trace says "Bob chooses mode 2 for Grey Charm"

    Example: said with the spell it is the same
      Given this card:
        """
        Grey Charm {1}{U}
        Instant
        Choose one — Destroy target artifact; or tap target creature; or target player draws a card.
        """
      And it is Bob's main phase
      And Bob has {1}{U}
      And Bob holds Grey Charm
      And Sue controls Grizzly Bears
      When Bob casts Grey Charm with mode 2 targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is tapped
      And the trace says "Bob chooses mode 2 for Grey Charm"

  Rule: A value of X is announced where a cost has one (2006, glossary, X; 2010, 107.3a)

    Example: what is paid decides how large X can be
      Given Bob holds Blaze
      And Bob has {R}{3}
      Then Bob cannot cast Blaze with X = 4 targeting Sue
      And because paying costs
      And Bob may cast Blaze with X = 3 targeting Sue

  Rule: What follows if something was done does not follow where it was only chosen

    Example: nothing was destroyed, and nothing is gained
      Given this card:
        """
        Hungry Idol {1}
        Artifact
        At the beginning of your upkeep, you may destroy all creatures. If you do, you gain 5 life.
        """
      And it is Bob's untap step
      And Bob controls Hungry Idol
      When it is Bob's main phase
      And Bob uses the effect of Hungry Idol
      Then Bob has 20 life

    Example: something was destroyed
      Given this card:
        """
        Hungry Idol {1}
        Artifact
        At the beginning of your upkeep, you may destroy all creatures. If you do, you gain 5 life.
        """
      And it is Bob's untap step
      And Bob controls Hungry Idol
      And Sue controls Hill Giant
      When it is Bob's main phase
      And Bob uses the effect of Hungry Idol
      Then Bob has 25 life
      And Hill Giant is in Sue's graveyard

  Rule: What enters as a copy of a card in a graveyard has the values printed on that card (2006, 503.2; 2010, 706.2)

    Example: a double of an angel that has died
      Given this card:
        """
        Grave Double {4}{U}
        Creature — Shapeshifter
        You may have Grave Double enter as a copy of any creature card in a graveyard.
        0/0
        """
      And Bob holds Grave Double
      And Bob has {4}{U}
      And Serra Angel is in Sue's graveyard
      And Lightning Bolt is in Sue's graveyard
      And Sue controls Hill Giant
      When Bob casts Grave Double
      And it resolves
      Then Bob cannot copy Hill Giant
      And Bob cannot copy Lightning Bolt
      When Bob copies Serra Angel
      Then Grave Double is called Serra Angel
      And Grave Double is a 4/4
      And Grave Double has flying
      And Serra Angel is in Sue's graveyard

    Example: a double of nobody
      Given this card:
        """
        Grave Double {4}{U}
        Creature — Shapeshifter
        You may have Grave Double enter as a copy of any creature card in a graveyard.
        0/0
        """
      And Bob holds Grave Double
      And Bob has {4}{U}
      And Serra Angel is in Sue's graveyard
      When Bob casts Grave Double
      And it resolves
      Then Grave Double is in Bob's graveyard
