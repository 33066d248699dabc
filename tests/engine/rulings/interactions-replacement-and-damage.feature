Feature: Interactions of replacement, prevention, lifelink and protection

  # 2006, 419.9a; 2010, 616.1: each applies once, in the order that the affected one's controller chooses
  @timespiral @m11 @today
  Scenario: twice as many, twice
    Given Bob controls Doubling Season, Doubling Season#2 and 2 Mountains
    And Bob holds Dragon Fodder
    When Bob casts Dragon Fodder
    And it resolves
    Then Bob controls 8 Goblins

  # 2006, 419.9a; 2010, 616.1 and 616.1d
  @timespiral @m11 @today
  Scenario: a shield before damage is doubled leaves nothing to double
    Given this card:
      """
      Small Shield {W}
      Instant
      Prevent the next 3 damage that would be dealt to target player this turn.
      """
    And Bob controls Furnace of Rath and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Plains
    And Sue holds Small Shield
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Small Shield targeting Sue
    And everything resolves
    And Sue applies Small Shield first
    Then Sue has 20 life

  # 2006, 419.9a; 2010, 616.1
  @timespiral @m11 @today
  Scenario: doubled before it is prevented, half gets through
    Given this card:
      """
      Small Shield {W}
      Instant
      Prevent the next 3 damage that would be dealt to target player this turn.
      """
    And Bob controls Furnace of Rath and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Plains
    And Sue holds Small Shield
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Small Shield targeting Sue
    And everything resolves
    And Sue applies Furnace of Rath first
    Then Sue has 17 life

  # 2006, 419.6a; 2010, 614.5: no effect applies twice to one event
  @timespiral @m11 @today
  Scenario: damage that is redirected is doubled once
    Given Bob controls Furnace of Rath and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Craw Wurm and Pariah on Craw Wurm
    When Bob casts Lightning Bolt targeting Sue
    And everything resolves
    And Sue applies Pariah first
    Then Sue has 20 life
    And Craw Wurm is in Sue's graveyard

  # 2006, 419.9a; 2010, 616.1: the owner of the card decides
  @timespiral @m11 @today
  Scenario: of two places other than the graveyard its controller chooses
    Given Bob controls Leyline of the Void and 4 Plains
    And Sue controls Darksteel Colossus
    And Bob holds Condemn
    And Sue controls Swamp and 2 Forests
    And Sue holds Fling
    And Sue controls 2 Mountains
    When Sue casts Fling targeting Bob by sacrificing Darksteel Colossus
    And Sue applies Darksteel Colossus first
    And it resolves
    Then Darksteel Colossus is in Sue's library
    And Bob has 9 life

  # 2006, 502.24a; 2010, 702.32a and 616.1
  @timespiral @m11
  Scenario: a card discarded for madness under a leyline
    Given Bob controls Leyline of the Void
    And Sue controls Wild Mongrel and Mountain
    And Sue holds Fiery Temper
    When Sue activates Wild Mongrel
    And Sue removes Fiery Temper from the game instead
    And it resolves
    And Sue casts Fiery Temper targeting Bob
    And everything resolves
    And Sue chooses red
    Then Bob has 17 life
    And Fiery Temper is removed from the game

  # 2010, 702.13b and 119.3e: what is prevented is not dealt
  @m11 @today
  Scenario: lifelink counts only what is dealt
    Given Bob controls Baneslayer Angel
    And Sue controls Plains
    And Sue holds Healing Salve
    When Bob attacks with Baneslayer Angel
    And Sue casts Healing Salve with mode 2 targeting Sue
    And it resolves
    And combat damage is dealt
    Then Sue has 18 life
    And Bob has 22 life

  # 2010, 702.13b: damage that goes elsewhere is dealt by the same source
  @m11 @today
  Scenario: lifelink counts damage that is redirected
    Given Bob controls Vampire Nighthawk
    And Sue controls Craw Wurm and Pariah on Craw Wurm
    When Bob attacks with Vampire Nighthawk
    And combat damage is dealt
    Then Sue has 20 life
    And Bob has 22 life
    And Craw Wurm is in Sue's graveyard

  # 2010, 702.13e: several are no more than one
  @m11 @today
  Scenario: lifelink twice is lifelink once
    Given Bob controls Vampire Nighthawk and Loxodon Warhammer on Vampire Nighthawk
    When Bob attacks with Vampire Nighthawk
    And combat damage is dealt
    Then Sue has 15 life
    And Bob has 25 life

  # 2010, 119.3e and 704.3: life is gained with the damage, before anybody loses
  @m11 @today
  Scenario: life gained by lifelink comes in time
    Given Bob controls Child of Night
    And Bob has 3 life
    And Sue controls Hill Giant and Wall of Wood
    And Sue controls Grizzly Bears
    When it is Sue's main phase
    And Sue attacks with Hill Giant and Grizzly Bears
    And Bob blocks Grizzly Bears with Child of Night
    And combat damage is dealt
    Then Bob has 2 life
    And the game goes on

  # 2006, 410.3 and 420.3: a triggered ability comes too late
  @timespiral @today
  Scenario: life gained by a triggered ability comes too late
    Given Bob controls Gray Ogre and Spirit Link on Gray Ogre
    And Bob has 3 life
    And Sue controls Hill Giant and Grizzly Bears
    When it is Sue's main phase
    And Sue attacks with Hill Giant and Grizzly Bears
    And Bob blocks Grizzly Bears with Gray Ogre
    And combat damage is dealt
    Then Sue wins the game

  # 2006, 502.7e; 2010, 702.14e: damage is prevented, destruction is not
  @timespiral @m11 @today
  Scenario: protection against damage to all, and not against the end of all
    Given Bob controls 4 Plains, Pestilence, Hill Giant and Swamp
    And Bob holds Wrath of God
    And Sue controls White Knight and Grizzly Bears
    When Bob activates Pestilence
    And it resolves
    Then White Knight has 0 damage
    And Grizzly Bears has 1 damage
    And Sue has 19 life
    And Bob has 19 life
    When Bob casts Wrath of God
    And it resolves
    Then White Knight is in Sue's graveyard

  # 2006, 502.9b; 2010, 702.17b: what must be assigned does not ask what will be prevented
  @timespiral @m11 @today
  Scenario: a trampler assigns lethal damage to a blocker that is protected from it
    Given Bob controls War Mammoth
    And Sue controls Silvercoat Lion and Green Ward on Silvercoat Lion
    When Bob attacks with War Mammoth
    And Sue blocks War Mammoth with Silvercoat Lion
    And combat damage is dealt
    Then Sue has 19 life
    And Silvercoat Lion is in play

  # 2006, 502.7b; 2010, 702.14b: who chooses a creature to sacrifice aims at nobody's creature
  @timespiral @m11 @today
  Scenario: protection does not keep from being sacrificed
    Given Bob controls 2 Swamps
    And Bob holds Diabolic Edict
    And Sue controls White Knight
    When Bob casts Diabolic Edict targeting Sue
    And it resolves
    Then White Knight is in Sue's graveyard
