@today
Feature: Auras that make something else of a permanent, and graveyards that stay empty

  # 205.1a, 305.7: its types are replaced, and a basic land type takes the abilities with it
  Example: an Angel becomes a Forest
    Given this card:
      """
      Song of Leaves {2}{G}
      Enchantment — Aura
      Enchant permanent
      Enchanted permanent is a colorless Forest land.
      """
    And Sue controls Serra Angel
    And Bob controls Song of Leaves on Serra Angel
    When Sue taps Serra Angel for {G}
    Then Sue has {G} in her mana pool
    And Serra Angel is a land
    And Serra Angel is a Forest
    And Serra Angel is not a creature
    And Serra Angel does not have flying
    And Serra Angel is colorless

  # 613.1f: what is given together with the loss of all others stays
  Example: an Angel is held in a moon
    Given this card:
      """
      Held in a Moon {2}{U}
      Enchantment — Aura
      Enchant permanent
      Enchanted permanent is a colorless land with "{T}: Add {C}" and loses all other card types and abilities.
      """
    And Sue controls Serra Angel
    And Bob controls Held in a Moon on Serra Angel
    When Sue taps Serra Angel for {C}
    Then Sue has {C}
    And Serra Angel is not a creature
    And Serra Angel does not have vigilance

  # 205.1b, 702.12b: an artifact creature that loses its creature types, and that Lightning Bolt does not destroy
  Example: an Angel becomes an Insect
    Given this card:
      """
      Small Steel {1}{W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.
      """
    And Sue controls Serra Angel
    And Bob controls Small Steel on Serra Angel
    And Bob holds Lightning Bolt
    And Bob has {R}
    When Bob casts Lightning Bolt targeting Serra Angel
    And it resolves
    Then Serra Angel is 0/1
    And Serra Angel is on the battlefield
    And Serra Angel has indestructible
    And Serra Angel does not have flying
    And Serra Angel is an Insect
    And Serra Angel is not an Angel

  # 613.1f and 613.4b: a size and a keyword that stay, all other abilities gone
  Example: an Angel in a field that holds it
    Given this card:
      """
      Holding Field {1}{U}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has base power and toughness 0/2, has defender, and loses all other abilities.
      """
    And Sue controls Serra Angel
    And Bob controls Holding Field on Serra Angel
    Then Serra Angel is 0/2
    And Serra Angel has defender
    And Serra Angel does not have flying
    And Serra Angel is an Angel

  # 614.1a, 111.7: a token is exiled as well, and has not died
  Example: nothing goes to a graveyard
    Given this card:
      """
      Calm Graves {1}{W}
      Enchantment
      If a card or token would be put into a graveyard from anywhere, exile it instead.
      """
    And Bob controls Calm Graves and Blood Artist
    And Sue controls Hill Giant and a 1/1 white Soldier token
    And Bob holds Day of Judgment
    And Bob has {W}{W}{W}{W}
    When Bob casts Day of Judgment
    And the stack resolves
    Then Hill Giant is exiled
    And Sue controls no creatures
    And Sue has 20 life
