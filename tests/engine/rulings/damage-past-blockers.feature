Feature: Damage past what blocks, and what emblems say of costs
  # 2026, 510.1c
  @today
  Scenario: its damage is assigned as though it weren't blocked
    Given this card:
      """
      Horned Walker {4}{G}{G}
      Creature — Rhino 5/5
      You may have Horned Walker assign its combat damage as though it weren't blocked.
      """
    And Bob controls Horned Walker
    And Sue controls Wall of Wood
    When Bob attacks with Horned Walker
    And Sue blocks Horned Walker with Wall of Wood
    And combat damage is dealt
    And Bob uses the effect of Horned Walker
    Then Sue has 15 life
    And Wall of Wood is on the battlefield

  # 2026, 510.1c: nobody has to
  @today
  Scenario: its damage is assigned to the blocker
    Given this card:
      """
      Horned Walker {4}{G}{G}
      Creature — Rhino 5/5
      You may have Horned Walker assign its combat damage as though it weren't blocked.
      """
    And Bob controls Horned Walker
    And Sue controls Wall of Wood
    When Bob attacks with Horned Walker
    And Sue blocks Horned Walker with Wall of Wood
    And combat damage is dealt
    Then Sue has 20 life
    And Wall of Wood is in Sue's graveyard

  # 2026, 114.4 and 601.2f
  @today
  Scenario: an emblem makes spells cheaper
    Given this card:
      """
      Filigree Seal {1}
      Sorcery
      You get an emblem with "Artifact creatures you control get +1/+1" and "Artifact spells you cast cost {1} less to cast."
      """
    And this card:
      """
      Tin Toy {3}
      Artifact Creature — Golem 2/2
      """
    And Bob controls 3 Islands
    And Bob holds Filigree Seal and Tin Toy
    When Bob casts Filigree Seal
    And it resolves
    And Bob casts Tin Toy
    And it resolves
    Then Tin Toy is a 3/3
