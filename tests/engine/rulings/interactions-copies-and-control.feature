Feature: Interactions of copies, counters, control and attachments

  # 2006, 503.2; 2010, 706.2: counters and other effects are not copied
  @timespiral @m11 @today
  Scenario: neither counters nor an enchantment nor a spell's effect are copied
    Given Bob controls 4 Islands and Forest
    And Bob holds Clone and Giant Growth
    And Sue controls Hill Giant and Holy Strength on Hill Giant
    And Hill Giant has 2 +1/+1 counters
    When Bob casts Giant Growth targeting Hill Giant
    And it resolves
    And Bob casts Clone
    And it resolves
    And Bob copies Hill Giant
    Then Hill Giant is a 9/10
    And Clone is a 3/3

  # 2006, 503.5; 2010, 706.5: what a copied text says of entering applies to the copy
  @timespiral @m11 @today
  Scenario: a copy enters with the counters that the text says, not with those that are there
    Given Bob controls 4 Islands
    And Bob holds Clone
    And Sue controls Triskelion
    And Triskelion has 5 +1/+1 counters
    When Bob casts Clone
    And it resolves
    And Bob copies Triskelion
    Then Clone has 3 +1/+1 counters
    And Clone is a 4/4

  # 2006, 503.3; 2010, 706.3
  @timespiral @m11 @today
  Scenario: a copy of a copy is what was copied
    Given Bob controls 8 Islands
    And Bob holds Clone and Clone#2
    And Sue controls Serra Angel
    When Bob casts Clone
    And it resolves
    And Bob copies Serra Angel
    And Bob casts Clone#2
    And it resolves
    And Bob copies Clone
    Then Clone#2 is called Serra Angel
    And Clone#2 has flying

  # 2006, 503.2; 2010, 706.2: what makes a creature of a land is not copied
  @timespiral @m11 @today
  Scenario: a copy of a land that is a creature for the turn is a land
    Given Bob controls 4 Islands
    And Bob holds Clone
    And Sue controls Mishra's Factory and Forest
    When Sue activates the second ability of Mishra's Factory
    And it resolves
    And Bob casts Clone
    And it resolves
    And Bob copies Mishra's Factory
    Then Clone is a land
    And Clone is not a creature

  # 2006, 503.2; 2010, 706.2: whether it was kicked is not copied
  @timespiral @m11 @today
  Scenario: a copy of a kicked creature was not kicked
    Given Bob controls 4 Islands
    And Bob holds Clone
    And Sue controls 5 Forests
    And Sue holds Kavu Titan
    When it is Sue's main phase
    And Sue casts Kavu Titan with kicker
    And it resolves
    And it is Bob's main phase
    And Bob casts Clone
    And it resolves
    And Bob copies Kavu Titan
    Then Kavu Titan is a 5/5
    And Clone is a 2/2
    And Clone does not have trample

  # 2006, 420.5e; 2010, 704.5k: the copy has the name and the supertype
  @timespiral @m11
  Scenario: a copy of a legend sends both to the graveyard
    Given Bob controls 4 Islands
    And Bob holds Clone
    And Sue controls Kamahl, Pit Fighter
    When Bob casts Clone
    And it resolves
    And Bob copies Kamahl, Pit Fighter
    And everything resolves
    Then Clone is in Bob's graveyard
    And Kamahl, Pit Fighter is in Sue's graveyard

  # 2006, 212.4i; 2010, 303.4e: an Aura's controller is another matter than that of what it enchants
  @timespiral @m11 @today
  Scenario: an Aura on a creature that is taken stays and counts for its own controller
    Given Bob controls Hill Giant, Armored Ascension on Hill Giant, 3 Plains and Firebreathing on Hill Giant
    And Sue controls 4 Islands, Mountain and Plains
    And Sue holds Control Magic
    When it is Sue's main phase
    And Sue casts Control Magic targeting Hill Giant
    And it resolves
    Then Sue controls Hill Giant
    And Bob controls Armored Ascension
    And Hill Giant is a 6/6
    And Sue cannot activate Firebreathing

  # 2006, 212.2k; 2010, 301.5d: an Equipment's controller is another matter than that of the creature
  @timespiral @m11 @today
  Scenario: an Equipment stays on a creature that is taken, and its own controller moves it
    Given Bob controls Hill Giant, Grizzly Bears, Sword of Vengeance on Hill Giant and 3 Plains
    And Sue controls 4 Islands and 3 Mountains
    And Sue holds Control Magic
    When it is Sue's main phase
    And Sue casts Control Magic targeting Hill Giant
    And it resolves
    Then Hill Giant is a 5/3
    And Sue cannot activate Sword of Vengeance targeting Hill Giant
    When it is Bob's main phase
    Then Bob cannot activate Sword of Vengeance targeting Hill Giant
    When Bob equips Grizzly Bears with Sword of Vengeance
    And it resolves
    Then Grizzly Bears is a 4/2
    And Hill Giant is a 3/3

  # 2006, 418.5h; 2010, 613.6: the later of two effects in one layer prevails
  @timespiral @m11 @today
  Scenario: of two that take control the later prevails, and the earlier is there when it is gone
    Given Sue controls Hill Giant
    And Bob controls 2 Plains and Control Magic on Hill Giant
    And Bob holds Disenchant
    And Sue controls Control Magic#2 on Hill Giant
    Then Sue controls Hill Giant
    When Bob casts Disenchant targeting Control Magic#2
    And it resolves
    Then Bob controls Hill Giant

  # 2006, 418.5h; 2010, 613.6
  @timespiral @m11 @today
  Scenario: control for a turn over an enchantment's, and back to it
    Given Bob controls Grizzly Bears and 3 Mountains
    And Bob holds Act of Treason
    And Sue controls Control Magic on Grizzly Bears
    When Bob casts Act of Treason targeting Grizzly Bears
    And it resolves
    Then Bob controls Grizzly Bears
    And Bob may attack with Grizzly Bears
    When the turn ends
    Then Sue controls Grizzly Bears

  # 2006, 420.5d and 502.7c; 2010, 704.5n and 702.14c
  @timespiral @m11 @today
  Scenario: protection sheds Auras of the color, not an Equipment without one
    Given this card:
      """
      Blue Veil {W}
      Instant
      Target creature gains protection from blue until end of turn.
      """
    And Bob controls Hill Giant, Flight on Hill Giant, Holy Strength on Hill Giant and Plains
    And Bob controls Sword of Vengeance on Hill Giant
    And Bob holds Blue Veil
    When Bob casts Blue Veil targeting Hill Giant
    And it resolves
    Then Flight is in Bob's graveyard
    And Holy Strength is on Hill Giant
    And Sword of Vengeance is on Hill Giant
    And Hill Giant is a 6/5

  # 2006, 420.5d and 502.7c; 2010, 704.5n and 702.14c
  @timespiral @m11 @today
  Scenario: control by an Aura ends when the creature is protected from its color
    Given this card:
      """
      Blue Veil {W}
      Instant
      Target creature gains protection from blue until end of turn.
      """
    And Bob controls Plains and Hill Giant
    And Bob holds Blue Veil
    And Sue controls Control Magic on Hill Giant
    When Bob casts Blue Veil targeting Hill Giant
    And it resolves
    Then Control Magic is in Sue's graveyard
    And Bob controls Hill Giant

  # 2006, 502.15i; 2010, 702.23f
  @timespiral @m11 @today
  Scenario: what is on a creature phases out with it, and comes back on it
    Given Bob controls Hill Giant, Holy Strength on Hill Giant and Sword of Vengeance on Hill Giant
    And Hill Giant has 1 +1/+1 counter
    And Bob controls 2 Islands
    And Bob holds Reality Ripple
    When Bob casts Reality Ripple targeting Hill Giant
    And it resolves
    Then Hill Giant is phased out
    And Holy Strength is phased out
    And Sword of Vengeance is phased out
    When it is Bob's next upkeep
    Then Hill Giant is a 7/6
    And Holy Strength is on Hill Giant

  # 2006, 212.4i; 2010, 303.4e: the new control is that of the controller of the Aura
  @timespiral @m11 @today
  Scenario: who takes the enchantment takes the creature
    Given this card:
      """
      Spell Thief {2}{U}{U}
      Enchantment — Aura
      Enchant enchantment
      You control enchanted enchantment.
      """
    And the players are Bob, Sue and Ann
    And Bob controls 4 Islands
    And Bob holds Spell Thief
    And Ann controls Grizzly Bears
    And Sue controls Control Magic on Grizzly Bears
    When Bob casts Spell Thief targeting Control Magic
    And it resolves
    Then Bob controls Control Magic
    And Bob controls Grizzly Bears
