  Scenario: of permanents in the position the last one is the newest
    Given this card:
      """
      Small {W}
      Enchantment
      All creatures have base power and toughness 1/1.
      """
    And this card:
      """
      Large {W}
      Enchantment
      All creatures have base power and toughness 5/5.
      """
    And Bob controls Small, Large and Grizzly Bears
    Then Grizzly Bears is a 5/5

  @timespiral @m11
  Scenario: a land that has lost its text makes no land a Swamp
    Given Bob controls Urborg, Tomb of Yawgmoth and Forest
    And Sue controls Blood Moon
    Then Forest does not tap for {B}

  @timespiral @m11
  Scenario: a king without abilities gives none
    Given Sue controls Humility
    And Bob controls Goblin King and Raging Goblin
    Then Raging Goblin is a 1/1
    And Raging Goblin does not have mountainwalk

  Scenario: a flier is not held by what holds those without flying
    Given Bob controls Hill Giant, Moat and Island
    And Bob holds Jump
    When Bob casts Jump targeting Hill Giant
    And it resolves
    Then Bob may attack with Hill Giant

  Scenario: a land with another type has lost its text
    Given Bob controls Glacial Chasm, Hill Giant and Swamp
    And Bob holds Evil Presence
    When Bob casts Evil Presence targeting Glacial Chasm
    And it resolves
    Then Bob may attack with Hill Giant

  Scenario: a Swamp that is one no more is no creature
    Given Bob controls Kormus Bell, Swamp and 2 Islands
    And Bob holds Phantasmal Terrain
    When Bob casts Phantasmal Terrain targeting Swamp
    And Bob chooses Mountain
    And it resolves
    Then Swamp is not a creature

  @mirage @duel
  Scenario: of two changes of land types the later one stands
    Given Bob controls Conversion
    And Bob controls Blood Moon
    And Sue controls Karakas
    Then Karakas is a Mountain

  Scenario: the power asked for is the power it has
    Given it is Sue's main phase
    And Bob controls Meekstone, Gray Ogre and Unholy Strength on Gray Ogre
    And Gray Ogre is tapped
    When it is Bob's upkeep
    Then Gray Ogre is tapped

  @mirage @duel
  Scenario: flying for those that are strong enough in the end
    Given this card:
      """
      Wide Sky {U}
      Enchantment
      Creatures with power 3 or greater have flying.
      """
    And Bob controls Wide Sky, Gray Ogre and Unholy Strength on Gray Ogre
    Then Gray Ogre has flying

  Scenario: a tapped orb holds no land
    Given it is Sue's main phase
    And Bob controls Winter Orb and 2 Islands
    And Winter Orb is tapped
    And Island is tapped
    And Island#2 is tapped
    When it is Bob's upkeep
    Then Island is untapped
    And Island#2 is untapped

  Scenario: what keeps itself tapped goes on doing so
    Given it is Sue's main phase
    And Bob controls Mana Vault
    And Mana Vault is tapped
    When it is Bob's main phase
    Then Mana Vault is tapped
    And Bob has 19 life

  # An Aura is no creature itself: the others it speaks of are others than the one it is on.
  @timespiral @m11 @today
  Scenario: what an Aura says of other creatures is not said of the one it is on
    Given this card:
      """
      Thin Blood {1}{B}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1 for each other creature you control.
      Other creatures you control get -1/-1.
      """
    And Bob controls Grizzly Bears, Hill Giant, Siege Mastodon and Thin Blood on Hill Giant
    Then Hill Giant is a 5/5
    And Siege Mastodon is a 2/4
    And Grizzly Bears is a 1/1

  Rule: Effects that count what a player has
    @today
    Example: a poison counter more, and it is larger at once
      Given this card:
        """
        Bog Knight {B}
        Creature - Knight
        As long as an opponent has three or more poison counters, ~ gets +2/+2.
        1/1
        """
      And this card:
        """
        Foul Dart {1}
        Artifact
        {T}: Target player gets a poison counter.
        """
      And it is Bob's main phase
      And Bob controls Bog Knight and Foul Dart
      And Sue has 2 poison counters
      Then Bog Knight is a 1/1
      When Bob activates Foul Dart targeting Sue
      And it resolves
      Then Bog Knight is a 3/3
