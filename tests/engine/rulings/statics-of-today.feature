@today
Feature: What texts hold for blocking, damage and costs as long as they are in play

  Rule: Blocks that a text asks for or forbids

    # 509.1c: the requirement is met by one blocker; the defending player may not do without
    Example: it must be blocked by somebody
      Given this card:
        """
        Loud Ox {2}{G}
        Creature — Ox
        Loud Ox must be blocked if able.
        3/3
        """
      And it is Bob's main phase
      And Bob controls Loud Ox
      And Sue controls Grizzly Bears and Grizzly Bears#2
      When Bob attacks with Loud Ox
      And Sue blocks Loud Ox with Grizzly Bears#2
      And combat damage is dealt
      Then Grizzly Bears#2 is in Sue's graveyard
      And Sue controls Grizzly Bears
      And Sue has 20 life

    # 509.1c: the only creature that can block has to
    Example: the only creature blocks by itself
      Given it is Bob's main phase
      And Bob controls Forest and Hill Giant
      And Bob holds Irresistible Prey
      And Sue controls Grizzly Bears
      When Bob casts Irresistible Prey targeting Hill Giant
      And it resolves
      And Bob attacks with Hill Giant
      And combat damage is dealt
      Then Grizzly Bears is in Sue's graveyard
      And Sue has 20 life

    # 509.1b: a creature of lesser power cannot block it, one of equal power can
    Example: no creature of lesser power blocks it
      Given this card:
        """
        High Ox {2}{G}
        Creature — Ox
        Creatures with power less than High Ox's power can't block it.
        3/3
        """
      And it is Bob's main phase
      And Bob controls High Ox
      And Sue controls Grizzly Bears and Hill Giant
      When Bob attacks with High Ox
      Then Sue cannot block High Ox with Grizzly Bears
      When Sue blocks High Ox with Hill Giant
      And combat damage is dealt
      Then High Ox is in Bob's graveyard

  Rule: Damage that is changed for some who would be dealt it

    # 614.1a: combat damage to a player alone, not that to a creature
    Example: only combat damage of one creature to players is doubled
      Given this card:
        """
        Fierce Ox {2}{G}
        Creature — Ox
        Trample
        If Fierce Ox would deal combat damage to a player, it deals double that damage to that player instead.
        3/3
        """
      And it is Bob's main phase
      And Bob controls Fierce Ox
      And Sue controls Grizzly Bears
      When Bob attacks with Fierce Ox
      And Sue blocks Fierce Ox with Grizzly Bears
      And Bob assigns 2 damage from Fierce Ox to Grizzly Bears and 1 to Sue
      And combat damage is dealt
      Then Sue has 18 life

    # 614.1a: an opponent of its controller, and nobody else
    Example: all that opponents are dealt is doubled, and nothing that its controller is dealt
      Given this card:
        """
        Twin Forge {2}{R}
        Enchantment
        If a source would deal damage to an opponent, it deals double that damage to that player instead.
        """
      And it is Bob's main phase
      And Bob controls Twin Forge and 2 Mountains
      And Bob holds Lightning Bolt and Lightning Bolt#2
      When Bob casts Lightning Bolt targeting Sue
      And it resolves
      And Bob casts Lightning Bolt#2 targeting Bob
      And it resolves
      Then Sue has 14 life
      And Bob has 17 life

    # 614.1a and 615: what is dealt to its controller or to that player's creatures, each time
    Example: a part of what a player or a creature of theirs is dealt is prevented
      Given this card:
        """
        Pale Ward {2}{W}
        Enchantment
        If a source would deal damage to you or a creature you control, prevent 1 of that damage.
        """
      And it is Bob's main phase
      And Sue controls Pale Ward and Hill Giant
      And Bob controls 2 Mountains
      And Bob holds Lightning Bolt and Lightning Bolt#2
      When Bob casts Lightning Bolt targeting Sue
      And it resolves
      And Bob casts Lightning Bolt#2 targeting Hill Giant
      And it resolves
      Then Sue has 18 life
      And Sue controls Hill Giant

  Rule: What abilities cost

    # 601.2f with 602.2b: only of equip abilities that this player activates
    Example: equipping costs less
      Given this card:
        """
        Old Anvil {2}
        Artifact
        Equip abilities you activate cost {1} less to activate.
        """
      And it is Bob's main phase
      And Bob controls Old Anvil, Bonesplitter and Grizzly Bears
      When Bob equips Grizzly Bears with Bonesplitter
      And it resolves
      Then Grizzly Bears is a 4/2

    # 702.177a: an exhaust ability of another permanent
    Example: exhausting others costs less
      Given this card:
        """
        Pit Boss {2}{R}
        Creature — Goblin
        Exhaust abilities of other permanents you control cost {2} less to activate.
        1/1
        """
      And this card:
        """
        Pit Hand {R}
        Creature — Goblin
        Exhaust — {2}{R}: Put two +1/+1 counters on Pit Hand.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Pit Boss, Pit Hand and Mountain
      When Bob activates Pit Hand
      And it resolves
      Then Pit Hand is a 3/3
