@today
Feature: Dividing an amount that is counted

  # 601.2d, 603.3d: how much there is to divide is counted as the ability is put on the stack, from what it last had
  Example: counters are distributed as the one that had them dies
    Given this card:
      """
      Beast Caller {1}{G}
      Creature — Elf
      When ~ dies, distribute X +1/+1 counters among any number of target creatures you control, where X is the number of +1/+1 counters on ~.
      2/2
      """
    And Bob controls Beast Caller and Grizzly Bears
    And Beast Caller has 2 +1/+1 counters
    And Sue holds 2 Lightning Bolts
    And Sue has {R}{R}
    When Sue casts Lightning Bolt targeting Beast Caller
    And it resolves
    And Sue casts Lightning Bolt#2 targeting Beast Caller
    And it resolves
    And Bob targets Grizzly Bears
    And everything resolves
    Then Grizzly Bears is 4/4
