Feature: The rules of 2006 and 2010

  Rule: What the state of the game brings about is one event

    @timespiral @m11
    Example: a legend without toughness still meets the other one
      Given it is Bob's main phase
      And this card:
        """
        Old Chief {2}
        Legendary Creature — Human
        1/1
        """
      And this card:
        """
        Weak Banner {2}
        Enchantment
        Creatures your opponents control get -1/-1.
        """
      And Sue controls Old Chief and Weak Banner
      And Bob holds Old Chief
      And Bob controls 2 Swamps
      When Bob casts Old Chief#2
      And it resolves
      Then Old Chief#2 is in Bob's graveyard
      And Old Chief is in Sue's graveyard
      And because legend rule

    @timespiral @m11
    Example: one that goes for want of toughness sees the legends go
      Given it is Bob's main phase
      And this card:
        """
        Old Chief {2}
        Legendary Creature — Human
        Other creatures get -1/-1.
        2/2
        """
      And this card:
        """
        Mourner {2}
        Creature — Human
        Whenever a creature dies, you gain 1 life.
        1/2
        """
      And Sue controls Old Chief
      And Bob controls Mourner and 2 Swamps
      And Bob holds Old Chief
      When Bob casts Old Chief#2
      And everything resolves
      Then Bob has 23 life

  Rule: What leaves together is remembered as it was while all were there

    @timespiral @m11
    Example: the power that another dying creature gave
      Given it is Bob's main phase
      And this card:
        """
        Last Gift {1}
        Creature — Human
        When Last Gift dies, you gain life equal to its power.
        1/1
        """
      And this card:
        """
        Captain {1}
        Creature — Soldier
        Other creatures you control get +1/+1.
        1/1
        """
      And Bob controls Captain, Last Gift and 4 Plains
      And Bob holds Wrath of God
      When Bob casts Wrath of God
      And it resolves
      And it resolves
      Then Bob has 22 life

  Rule: Summoning sickness ends as a turn begins

    @timespiral @m11
    Example: without an untap step
      Given it is Bob's main phase
      And this card:
        """
        Standstill {2}
        Enchantment
        Each player skips their untap step.
        """
      And Sue controls Standstill
      And Bob holds Grizzly Bears
      And Bob controls 2 Forests
      When Bob casts Grizzly Bears
      And it resolves
      And the turn ends
      And the turn ends
      And Bob attacks with Grizzly Bears
      Then Grizzly Bears is attacking

  Rule: An alternative cost leaves additional costs as they are

    @timespiral @m11
    Example: a madness cost
      Given it is Bob's main phase
      And this card:
        """
        Mad Price {2}{R}
        Instant
        Madness {R}
        As an additional cost to cast this spell, sacrifice a creature.
        Mad Price deals 3 damage to any target.
        """
      And Bob holds Mad Price
      And Bob controls Mountain, Wild Mongrel and Gray Ogre
      When Bob activates Wild Mongrel by discarding Mad Price
      And Bob removes Mad Price from the game instead
      And Bob chooses red
      And it resolves
      And Bob casts Mad Price targeting Sue by sacrificing Gray Ogre
      And everything resolves
      Then Sue has 17 life
      And Gray Ogre is in Bob's graveyard

  Rule: What several sources deal at once is one event for whom it is dealt to

    @timespiral @m11
    Example: two blockers
      Given it is Bob's main phase
      And this card:
        """
        Swelling Mold {2}
        Creature — Fungus
        Whenever Swelling Mold is dealt damage, put a +1/+1 counter on it.
        0/8
        """
      And Bob controls Swelling Mold
      And Sue controls Grizzly Bears and Gray Ogre
      When Bob attacks with Swelling Mold
      And Sue blocks Swelling Mold with Grizzly Bears and Gray Ogre
      And Bob orders the blockers of Swelling Mold: Grizzly Bears, then Gray Ogre
      And combat damage is dealt
      And everything resolves
      Then Swelling Mold has 1 +1/+1 counter
      And Swelling Mold has 4 damage

  Rule: What defines an object itself applies first in its layer

    @timespiral @m11
    Example: a counted size under an older effect that sets sizes
      Given it is Bob's main phase
      And this card:
        """
        Smallness {1}
        Enchantment
        Each creature has base power and toughness 1/1.
        """
      And Bob controls Smallness and 5 Forests
      And Bob holds Maro
      When Bob casts Maro
      And it resolves
      Then Maro is a 1/1

    @timespiral @m11
    Example: a size with a condition does not define it
      Given it is Bob's main phase
      And this card:
        """
        Smallness {1}
        Enchantment
        Each creature has base power and toughness 1/1.
        """
      And this card:
        """
        Sea Ox {1}
        Creature — Ox
        As long as you control an Island, Sea Ox has base power and toughness 4/4.
        2/2
        """
      And Bob controls Smallness, Island and 5 Forests
      And Bob holds Sea Ox
      When Bob casts Sea Ox
      And it resolves
      Then Sea Ox is a 4/4
