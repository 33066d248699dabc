Feature: Local enchantments that call what they are on their target

  Background:
    Given this card:
      """
      First Strength {W}
      Enchant Creature
      Target creature gains +1/+2.
      """
    And this card:
      """
      First Regrowth {1}{G}
      Enchant Creature
      {G}: Regenerate target creature.
      """

  Rule: The target of a local enchantment is what it is on, and chosen once (2010, 303.4b)

    Example: the creature that it is on is larger
      Given it is Bob's main phase
      And Bob controls Plains, Hill Giant and Gray Ogre
      And Bob holds First Strength
      When Bob casts First Strength targeting Hill Giant
      And it resolves
      Then Hill Giant is a 4/5
      And Gray Ogre is a 2/2

    @timespiral @m11
    Example: its ability speaks of that creature and of no other
      Given Bob controls Forest, Hill Giant and First Regrowth on Hill Giant
      And Sue controls Gray Ogre, Mountain and Mountain#2
      And Sue holds Lightning Bolt
      When Bob activates First Regrowth
      And it resolves
      And Sue casts Lightning Bolt targeting Hill Giant
      And it resolves
      Then Hill Giant is in play
      And Hill Giant is tapped
