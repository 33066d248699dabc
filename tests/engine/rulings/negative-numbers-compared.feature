@today
Feature: A comparison uses a number below nothing as it is; an effect that would come to less than nothing comes to none

  # 107.1b
  Example: power beside a power below nothing
    Given it is Bob's main phase
    And this card:
      """
      Faint Mandate {W}
      Sorcery
      Choose target creature you control. Destroy all creatures with power less than that creature's power.
      """
    And this card:
      """
      Deep Sleep {U}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets -3/-0.
      """
    And this card:
      """
      Idle Wall {W}
      Creature — Wall
      0/4
      """
    And this card:
      """
      Young Wall {W}
      Creature — Wall
      1/4
      """
    And Bob controls Grizzly Bears, Plains and Deep Sleep on Grizzly Bears
    And Bob holds Faint Mandate
    And Sue controls Idle Wall and Young Wall
    And Sue controls Deep Sleep#2 on Young Wall
    When Bob casts Faint Mandate targeting Grizzly Bears
    And it resolves
    Then Sue controls Idle Wall
    And Young Wall is in Sue's graveyard

  Example: a total with a power below nothing
    Given it is Bob's main phase
    And this card:
      """
      Deep Look {G}
      Sorcery
      You gain life equal to the total power of creatures you control.
      """
    And this card:
      """
      Deep Sleep {U}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets -3/-0.
      """
    And Bob controls Grizzly Bears, Forest and Deep Sleep on Grizzly Bears
    And Bob controls Hill Giant
    And Bob holds Deep Look
    When Bob casts Deep Look
    And it resolves
    Then Bob has 22 life

  Example: nothing is gained for less than nothing
    Given it is Bob's main phase
    And this card:
      """
      Soft Word {W}
      Sorcery
      You gain life equal to target creature's power.
      """
    And this card:
      """
      Deep Sleep {U}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets -3/-0.
      """
    And Bob controls Grizzly Bears, Plains and Deep Sleep on Grizzly Bears
    And Bob holds Soft Word
    When Bob casts Soft Word targeting Grizzly Bears
    And it resolves
    Then Bob has 20 life
