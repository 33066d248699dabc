@today
Feature: What changes the costs of activated abilities changes those of mana abilities too, unless it says otherwise

  # 605.1a, 602.2b: a mana ability is an activated ability
  Example: less to pay for mana
    Given it is Bob's main phase
    And this card:
      """
      Warm Stone {3}
      Artifact
      Activated abilities of creatures cost {1} less to activate.
      """
    And this card:
      """
      Odd Sprite {G}
      Creature — Faerie
      {1}, {T}: Add {G}{G}.
      1/1
      """
    And Bob controls Warm Stone and Odd Sprite
    And Bob holds Grizzly Bears
    When Bob casts Grizzly Bears
    And it resolves
    Then Bob controls Grizzly Bears
    And Odd Sprite is tapped

  Example: more to pay for mana
    Given it is Bob's main phase
    And this card:
      """
      Cold Stone {3}
      Artifact
      Activated abilities of creatures cost {1} more to activate.
      """
    And Sue controls Cold Stone
    And Bob controls Llanowar Elves
    And Bob holds Giant Growth
    Then Bob cannot cast Giant Growth targeting Llanowar Elves

  # the text says so itself
  Example: unless they are mana abilities
    Given it is Bob's main phase
    And this card:
      """
      Mute Field {1}{W}
      Enchantment
      Activated abilities cost {2} more to activate unless they're mana abilities.
      """
    And Sue controls Mute Field
    And Bob controls Llanowar Elves and Prodigal Sorcerer
    And Bob holds Giant Growth
    Then Bob cannot activate Prodigal Sorcerer targeting Sue
    When Bob casts Giant Growth targeting Llanowar Elves
    And it resolves
    Then Llanowar Elves is a 4/4

  # in whatever zone
  Example: cycling costs more as well
    Given it is Bob's main phase
    And this card:
      """
      Mute Field {1}{W}
      Enchantment
      Activated abilities cost {2} more to activate unless they're mana abilities.
      """
    And this card:
      """
      Round Stone {4}
      Artifact
      Cycling {1}
      """
    And Sue controls Mute Field
    And Bob controls 2 Forests
    And Bob holds Round Stone
    Then Bob cannot cycle Round Stone

  Example: less for what is no mana ability
    Given it is Bob's main phase
    And this card:
      """
      Dawn Cat {1}{W}
      Creature — Cat
      Abilities you activate that aren't mana abilities cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.
      3/3
      """
    And this card:
      """
      Odd Sprite {G}
      Creature — Faerie
      {1}, {T}: Add {G}{G}.
      1/1
      """
    And Bob controls Dawn Cat and Odd Sprite
    And Bob holds Grizzly Bears
    Then Bob cannot cast Grizzly Bears
