@today
Feature: What texts wait for, what is paid for them, and what they count

  Rule: What happens whenever something else does this turn speaks of what happens then

    Example: each creature that enters that turn gets its own counter, and none of the turn after does
      Given this card:
        """
        First Bell {G}
        Instant
        Whenever a creature you control enters this turn, put a +1/+1 counter on it.
        """
      And it is Bob's main phase
      And Bob controls 5 Forests
      And Bob holds First Bell, Grizzly Bears and Llanowar Elves
      When Bob casts First Bell
      And it resolves
      And Bob casts Grizzly Bears
      And everything resolves
      And Bob casts Llanowar Elves
      And everything resolves
      Then Grizzly Bears has 1 +1/+1 counter
      And Llanowar Elves has 1 +1/+1 counter

    Example: the next such spell is copied, and the one after that is not
      Given this card:
        """
        Echo Lesson {R}
        Sorcery
        When you next cast an instant spell this turn, copy it.
        """
      And it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Echo Lesson and 2 Lightning Bolts
      When Bob casts Echo Lesson
      And it resolves
      And Bob casts Lightning Bolt targeting Sue
      And everything resolves
      Then Sue has 14 life
      When Bob casts Lightning Bolt#2 targeting Sue
      And everything resolves
      Then Sue has 11 life

  Rule: What is paid against an effect can have an effect of its own

    Example: who pays keeps the spell, and the other gains life for it
      Given this card:
        """
        Toll Song {U}
        Instant
        Counter target spell unless its controller pays {1}. If they do, you gain 2 life.
        """
      And it is Sue's main phase
      And Sue controls 2 Mountains
      And Sue holds Lightning Bolt
      And Bob controls Island
      And Bob holds Toll Song
      When Sue casts Lightning Bolt targeting Bob
      And Bob casts Toll Song targeting Lightning Bolt
      And it resolves
      And Sue pays for Toll Song
      Then Bob has 22 life
      When it resolves
      Then Bob has 19 life

    Example: who does not pay loses it, and nobody gains anything
      Given this card:
        """
        Toll Song {U}
        Instant
        Counter target spell unless its controller pays {1}. If they do, you gain 2 life.
        """
      And it is Sue's main phase
      And Sue controls 2 Mountains
      And Sue holds Lightning Bolt
      And Bob controls Island
      And Bob holds Toll Song
      When Sue casts Lightning Bolt targeting Bob
      And Bob casts Toll Song targeting Lightning Bolt
      And it resolves
      Then Lightning Bolt is in Sue's graveyard
      And Bob has 20 life

  Rule: What is paid can decide what is aimed at and which modes are chosen

    Example: a kicked spell aims at what it is kicked for
      Given this card:
        """
        Rising Wave {U}
        Instant
        Kicker {1}
        Return target creature to its owner's hand. If this spell was kicked, instead return target land to its owner's hand.
        """
      And it is Bob's main phase
      And Bob controls 3 Islands
      And Bob holds 2 Rising Waves
      And Sue controls Hill Giant and Mountain
      Then Bob cannot cast Rising Wave targeting Mountain
      When Bob casts Rising Wave targeting Hill Giant
      And it resolves
      Then Hill Giant is in Sue's hand
      When Bob casts Rising Wave#2 targeting Mountain with kicker
      And it resolves
      Then Mountain is in Sue's hand

    Example: a kicked spell has both of its modes
      Given this card:
        """
        Twin Verse {U}
        Sorcery
        Kicker {1}
        Choose one. If this spell was kicked, choose both instead.
        • You gain 3 life.
        • Draw a card.
        """
      And it is Bob's main phase
      And Bob controls 2 Islands
      And Bob holds Twin Verse
      And Forest is on top of Bob's library
      When Bob casts Twin Verse with kicker
      And it resolves
      Then Bob has 23 life
      And Forest is in Bob's hand

  Rule: A spell that a text lets a player cast from the hand is cast as the text is carried out

    Example: an instant for nothing, and the creature beside it is none
      Given this card:
        """
        Bone Seer {R}
        Creature — Shaman
        When Bone Seer enters, you may cast an instant or sorcery spell from your hand without paying its mana cost.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Bone Seer, Lightning Bolt and Grizzly Bears
      When Bob casts Bone Seer
      And it resolves
      And it resolves
      And Bob casts Lightning Bolt targeting Sue
      And everything resolves
      Then Sue has 17 life
      And Grizzly Bears is in Bob's hand

  Rule: A Vehicle that becomes a creature has the size that is printed on it (2026, 301.7b)

    Example: until end of turn, and with what it gets besides
      Given this card:
        """
        Rattling Cart {2}
        Artifact — Vehicle
        {0}: This Vehicle becomes an artifact creature and gets +1/+1 until end of turn.
        3/2
        """
      And it is Bob's main phase
      And Bob controls Rattling Cart
      When Bob activates Rattling Cart
      And it resolves
      Then Rattling Cart is a 4/3

  Rule: What dies can be spoken of as the card that it is then

    Example: a granted ability brings it back tapped, and what is said then is said of what came back
      Given this card:
        """
        Second Dawn {B}
        Instant
        Until end of turn, target creature you control gains "When this creature dies, return it to the battlefield tapped under its owner's control. It deals 1 damage to each opponent."
        """
      And it is Bob's main phase
      And Bob controls Swamp and Grizzly Bears
      And Bob holds Second Dawn
      And Sue controls Mountain
      And Sue holds Shock
      When Bob casts Second Dawn targeting Grizzly Bears
      And it resolves
      And Sue casts Shock targeting Grizzly Bears
      And everything resolves
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears is tapped
      And Sue has 19 life

  Rule: How many cards are looked at can be counted

    Example: twice as many as there are lands
      Given this card:
        """
        Deep Furrow {G}
        Sorcery
        Look at the top X cards of your library, where X is twice the number of lands you control. Put one of them into your hand and the rest on the bottom of your library in a random order.
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Deep Furrow
      And Shock, Hill Giant and Gray Ogre are on top of Bob's library
      When Bob casts Deep Furrow
      And it resolves
      And Bob chooses Hill Giant
      Then Hill Giant is in Bob's hand
      And Shock is in Bob's library

    Example: what is not put onto the battlefield goes to the hand, be it that it may not be
      Given this card:
        """
        Slow Root {G}
        Sorcery
        Look at the top card of your library. If it's a land card, you may put it onto the battlefield. If you don't put the card onto the battlefield, put it into your hand.
        """
      And it is Bob's main phase
      And Bob controls 2 Forests
      And Bob holds 2 Slow Roots
      And Shock and Mountain are on top of Bob's library
      When Bob casts Slow Root
      And it resolves
      Then Shock is in Bob's hand
      When Bob casts Slow Root#2
      And it resolves
      And Bob uses the effect of Slow Root#2
      Then Mountain is on the battlefield

    Example: counters of every kind are counted together
      Given this card:
        """
        Tally Keeper {1}
        Artifact Creature — Golem
        When Tally Keeper dies, draw a card for each counter on it.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Tally Keeper
      And Tally Keeper has 1 +1/+1 counter
      And Tally Keeper has 2 charge counters
      And Forest, Plains, Swamp and Island are on top of Bob's library
      And Sue controls Mountain
      And Sue holds Shock
      When Sue casts Shock targeting Tally Keeper
      And everything resolves
      Then Bob has 3 cards in hand

  Rule: Counters of two kinds are put by one instruction

    Example: both of them on the same creature
      Given this card:
        """
        Hardy Tuner {2}
        Artifact Creature — Golem
        {0}: Put two +1/+1 counters and a trample counter on target creature.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Hardy Tuner and Grizzly Bears
      When Bob activates Hardy Tuner targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears has 2 +1/+1 counters
      And Grizzly Bears has 1 trample counter
      And Grizzly Bears has trample

    Example: an Incubator token is an Incubator, and can be transformed as such
      Given this card:
        """
        Hatch Guard {W}
        Creature — Phyrexian
        When Hatch Guard enters, incubate 2.
        {0}: Transform target Incubator token you control.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Bob holds Hatch Guard
      When Bob casts Hatch Guard
      And everything resolves
      And Bob activates Hatch Guard targeting Incubator
      And it resolves
      Then Phyrexian Token is a 2/2

  Rule: Modes that only a cost opens are chosen together where it is paid, and not otherwise

    Example: teamwork has both of the modes
      Given this card:
        """
        Spider Sting {1}{B}
        Instant
        Teamwork 3
        Choose one. If this spell was cast using teamwork, choose both instead.
        • Target creature gains deathtouch until end of turn.
        • Target creature gets -2/-2 until end of turn.
        """
      And it is Bob's main phase
      And Bob controls 2 Swamps, Hill Giant and Llanowar Elves
      And Bob holds Spider Sting
      And Sue controls Grizzly Bears
      When Bob casts Spider Sting with teamwork targeting Llanowar Elves and Grizzly Bears by tapping Hill Giant
      And it resolves
      Then Llanowar Elves has deathtouch
      And Grizzly Bears is in Sue's graveyard

    Example: and one of them without it
      Given this card:
        """
        Spider Sting {1}{B}
        Instant
        Teamwork 3
        Choose one. If this spell was cast using teamwork, choose both instead.
        • Target creature gains deathtouch until end of turn.
        • Target creature gets -2/-2 until end of turn.
        """
      And it is Bob's main phase
      And Bob controls 2 Swamps
      And Bob holds Spider Sting
      And Sue controls Grizzly Bears
      When Bob casts Spider Sting with mode 2 targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is in Sue's graveyard

    Example: a cost of putting counters opens both of the modes
      Given this card:
        """
        Hollow Victory {2}{W}
        Instant
        As an additional cost to cast this spell, you may blight 2.
        Choose one. If this spell's additional cost was paid, choose both instead.
        • Destroy target artifact or enchantment.
        • Destroy target creature with mana value 3 or greater.
        """
      And it is Bob's main phase
      And Bob controls 3 Plains and Hill Giant
      And Bob holds Hollow Victory
      And Sue controls Howling Mine and Serra Angel
      When Bob casts Hollow Victory with additional cost targeting Howling Mine and Serra Angel
      And it resolves
      Then Howling Mine is in Sue's graveyard
      And Serra Angel is in Sue's graveyard

    Example: what the gift opens is aimed at two cards
      Given this card:
        """
        Fine Salvage {1}{G}
        Instant
        Gift a card
        Return target permanent card from your graveyard to your hand. If the gift was promised, instead return two target permanent cards from your graveyard to your hand.
        """
      And it is Bob's main phase
      And Bob controls 2 Forests
      And Bob holds Fine Salvage
      And Hill Giant and Gray Ogre are in Bob's graveyard
      When Bob casts Fine Salvage with gift targeting Hill Giant and Gray Ogre
      And it resolves
      Then Hill Giant is in Bob's hand
      And Gray Ogre is in Bob's hand
      And Sue has 1 card in hand
