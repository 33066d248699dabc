Feature: What players cannot do, and what keeps them from harm

  # 2026, 611.2a and 614.17c
  @today
  Scenario: nobody gains life in a turn in which nobody can
    Given Bob controls 2 Mountains and Child of Night
    And Bob holds Skullcrack
    When Bob casts Skullcrack targeting Sue
    And it resolves
    And Bob attacks with Child of Night
    And combat damage is dealt
    Then Bob has 20 life
    And Sue has 15 life

  # 2026, 119.7, 119.8 and 120.3a: the damage is dealt, and no life is lost
  @today
  Scenario: damage does not change a life total that can't change
    Given Bob controls Grizzly Bears
    And Sue controls Platinum Emperion
    When Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Sue has 20 life

  # 2026, 119.8: a cost of life cannot be paid
  @today
  Scenario: who can't lose life pays none
    Given Bob controls Platinum Emperion and Necropotence
    Then Bob cannot activate Necropotence

  # 2026, 119.7 and 119.8: the exchange does not happen
  @today
  Scenario: a life total that can't change is not exchanged
    Given Bob controls Platinum Emperion and Mirror Universe
    And Sue has 30 life
    And it is Bob's upkeep
    When Bob activates Mirror Universe targeting Sue
    And it resolves
    Then Bob has 20 life
    And Sue has 30 life

  # 2010, 118.7; 2026, 119.7
  @m11 @today
  Scenario: no exchange where one who can't gain life would gain
    Given Sue controls Leyline of Punishment
    And Bob controls Mirror Universe
    And Bob has 5 life
    And it is Bob's upkeep
    When Bob activates Mirror Universe targeting Sue
    And it resolves
    Then Bob has 5 life
    And Sue has 20 life

  # 2026, 121.2b: the second card is not drawn
  @today
  Scenario: of two cards one is drawn where no more can be
    Given Bob controls 3 Islands
    And Sue controls Spirit of the Labyrinth
    And Bob holds Divination
    When Bob casts Divination
    And it resolves
    Then Bob has 1 card in hand

  # 2026, 614.17a: what can't happen is not replaced
  @today
  Scenario: a creature that can't have the counter persists again and again
    Given Bob controls Melira, Sylvok Outcast and Kitchen Finks
    And Sue controls 2 Mountains
    And Sue holds 2 Lightning Bolts
    When Sue casts Lightning Bolt targeting Kitchen Finks
    And everything resolves
    And Sue casts Lightning Bolt targeting Kitchen Finks
    And everything resolves
    Then Kitchen Finks is a 3/2

  @today
  Scenario: one counter fewer is none
    Given Bob controls Vizier of Remedies and Kitchen Finks
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Kitchen Finks
    And everything resolves
    Then Kitchen Finks is a 3/2

  # 2026, 702.80a: the damage puts counters there, and their number is changed
  @today
  Scenario: damage that leaves counters leaves one fewer
    Given Sue controls Core Prowler
    And Bob controls Vizier of Remedies and Hill Giant
    When Sue attacks with Core Prowler
    And Bob blocks Core Prowler with Hill Giant
    And combat damage is dealt
    Then Hill Giant has 1 -1/-1 counter

  @today
  Scenario: no counters come where nothing can have them
    Given Bob controls 6 Islands
    And Bob holds Triskelion
    And Sue controls Solemnity
    When Bob casts Triskelion
    And it resolves
    Then Triskelion is a 1/1

  # 2026, 614.16: whoever makes them
  @today
  Scenario: tokens are doubled for everybody
    Given Bob controls Primal Vigor
    And Sue controls 2 Plains
    And Sue holds Raise the Alarm
    When Sue casts Raise the Alarm
    And it resolves
    Then Sue controls 4 Soldiers

  # 2026, 101.2: no card is found; the library is shuffled all the same
  @today
  Scenario: who can't search finds nothing
    Given Bob controls 2 Swamps
    And Sue controls Mindlock Orb
    And Bob holds Demonic Tutor
    When Bob casts Demonic Tutor
    And it resolves
    Then Bob has 0 cards in hand

  # 2026, 704.5j
  @today
  Scenario: two legends stay where the legend rule does not apply
    Given Bob controls Mirror Box and Melira, Sylvok Outcast#1
    And Bob controls 2 Forests
    And Bob holds Melira, Sylvok Outcast#2
    When Bob casts Melira, Sylvok Outcast#2
    And it resolves
    Then Bob controls Melira, Sylvok Outcast#1
    And Bob controls Melira, Sylvok Outcast#2

  @today
  Scenario: damage leaves one life for a turn
    Given Sue controls Plains
    And Sue holds Angel's Grace
    And Sue has 2 life
    And Bob controls Mountain
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Angel's Grace
    And everything resolves
    Then Sue has 1 life

  # 2026, 702.16: a player has protection as a permanent has
  @today
  Scenario: a player protected from everything is neither aimed at nor hurt
    Given Bob controls Grizzly Bears and Mountain
    And Bob holds Lightning Bolt
    And Sue controls 3 Plains and Hill Giant
    And Sue holds Teferi's Protection
    When Bob attacks with Grizzly Bears
    And Sue casts Teferi's Protection
    And it resolves
    And combat damage is dealt
    Then Sue has 20 life
    And Hill Giant is phased out
    And Bob cannot cast Lightning Bolt targeting Sue
    And Teferi's Protection is exiled

  # 2026, 502.3 and 101.2: the player chooses which
  @timespiral @m11 @today
  Scenario: no more than two permanents untap
    Given Bob controls 4 Forests
    And 4 Forests are tapped
    And Sue controls Static Orb
    And it is Sue's end step
    When it is Bob's upkeep
    And Bob untaps Forest and Forest#2
    Then Forest#2 is untapped
    And Forest#3 is tapped

  # 2026, 508.1d and 508.1g
  @m11 @today
  Scenario: each attacker costs as much as there are enchantments
    Given Bob controls 3 Forests, Grizzly Bears and Hill Giant
    And Sue controls Sphere of Safety and Glorious Anthem
    Then Bob cannot attack with Grizzly Bears and Hill Giant

  @m11 @today
  Scenario: one attacker is paid for
    Given Bob controls 3 Forests and Grizzly Bears
    And Sue controls Sphere of Safety and Glorious Anthem
    When Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Sue has 18 life
    And 2 Forests are tapped

  @today
  Scenario: attacking a planeswalker is paid for as well
    Given Bob controls Forest and Grizzly Bears
    And Sue controls Sphere of Safety, Glorious Anthem and Jace Beleren
    Then Bob cannot attack Jace Beleren with Grizzly Bears

  # 2006, 420.5e; 2010, 704.5k; 2026, 704.5j
  @timespiral @m11 @today
  Scenario: where the legend rule does not apply legends of one name stay
    Given Bob controls Mirror Gallery and Sliver Queen#1
    And Sue controls Sliver Queen#2
    When everything resolves
    Then Bob controls Sliver Queen#1
    And Sue controls Sliver Queen#2
