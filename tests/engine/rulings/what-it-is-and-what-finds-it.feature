Feature: What something is as it enters, what finds it, and what counts it

  # 2026, 611.2e
  @today
  Scenario: what it is said to be it is as it enters
    Given this card:
      """
      Zombie Bell {B}
      Enchantment
      Whenever a Zombie you control enters, you gain 1 life.
      """
    And this card:
      """
      Raise One {B}
      Sorcery
      Return target creature card from your graveyard to the battlefield. That creature is a black Zombie in addition to its other colors and types.
      """
    And it is Bob's main phase
    And Bob controls Swamp and Zombie Bell
    And Hill Giant is in Bob's graveyard
    And Bob holds Raise One
    When Bob casts Raise One targeting Hill Giant
    And everything resolves
    Then Bob has 21 life
    And Hill Giant is black
    And Hill Giant has the subtypes Giant and Zombie

  # 2026, 611.2e
  @today
  Scenario: what it is said to be counts for what it enters with
    Given this card:
      """
      Raise One {B}
      Sorcery
      Return target creature card from your graveyard to the battlefield. That creature is a black Zombie in addition to its other colors and types.
      """
    And this card:
      """
      Zombie Hall {B}
      Enchantment
      Each Zombie you control enters with an additional +1/+1 counter on it.
      """
    And it is Bob's main phase
    And Bob controls Swamp and Zombie Hall
    And Hill Giant is in Bob's graveyard
    And Bob holds Raise One
    When Bob casts Raise One targeting Hill Giant
    And everything resolves
    Then Hill Giant is 4/4

  # 2026, 611.2e
  @today
  Scenario: an enchantment has entered
    Given this card:
      """
      Hall Rule {G}
      Enchantment
      Whenever an enchantment you control enters, you gain 1 life.
      """
    And this card:
      """
      Ideal Call {U}
      Sorcery
      Return target creature card from your graveyard to the battlefield. That creature is an enchantment in addition to its other types.
      """
    And it is Bob's main phase
    And Bob controls Island and Hall Rule
    And Bob holds Ideal Call
    And Hill Giant is in Bob's graveyard
    When Bob casts Ideal Call targeting Hill Giant
    And it resolves
    And everything resolves
    Then Bob has 21 life

  # 2026, 611.2e
  @today
  Scenario: what it becomes it has not entered as
    Given this card:
      """
      Zombie Bell {B}
      Enchantment
      Whenever a Zombie you control enters, you gain 1 life.
      """
    And this card:
      """
      Late Zombie {B}
      Sorcery
      Return target creature card from your graveyard to the battlefield. That creature becomes a Zombie in addition to its other types.
      """
    And it is Bob's main phase
    And Bob controls Swamp and Zombie Bell
    And Hill Giant is in Bob's graveyard
    And Bob holds Late Zombie
    When Bob casts Late Zombie targeting Hill Giant
    And everything resolves
    Then Bob has 20 life
    And Hill Giant has the subtypes Giant and Zombie

  # 2026, 603.6e
  @today
  Scenario: an Aura finds itself in the graveyard when what it was on has died
    Given this card:
      """
      Cloak Boy {U}
      Enchantment — Aura
      Enchant creature
      When enchanted creature dies, return this card to its owner's hand.
      """
    And it is Bob's main phase
    And Bob controls Mountain, Grizzly Bears and Cloak Boy on Grizzly Bears
    And Bob holds Shock
    When Bob casts Shock targeting Grizzly Bears
    And everything resolves
    Then Cloak Boy is in Bob's hand

  # 2026, 603.6e
  @today
  Scenario: an Aura stays in the graveyard when what it was on has gone elsewhere
    Given this card:
      """
      Cloak Boy {U}
      Enchantment — Aura
      Enchant creature
      When enchanted creature dies, return this card to its owner's hand.
      """
    And it is Bob's main phase
    And Bob controls Plains, Grizzly Bears and Cloak Boy on Grizzly Bears
    And Bob holds Swords to Plowshares
    When Bob casts Swords to Plowshares targeting Grizzly Bears
    And everything resolves
    Then Cloak Boy is in Bob's graveyard

  # 2026, 707.9
  @today
  Scenario: a copy of a copy keeps what the copy was made with
    Given this card:
      """
      Clone Legend {U}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield, except it isn't legendary.
      0/0
      """
    And this card:
      """
      King One {W}
      Legendary Creature — Human
      Other creatures you control get +1/+1.
      2/2
      """
    And it is Bob's main phase
    And Bob controls 5 Islands and King One
    And Bob holds Clone Legend and Clone
    When Bob casts Clone Legend
    And it resolves
    And Bob copies King One
    And Bob casts Clone
    And it resolves
    And Bob copies Clone Legend
    Then King One is 4/4

  # 2026, 614.6
  @today
  Scenario: what is exiled instead has not died
    Given this card:
      """
      Exile Grave {B}
      Enchantment
      If a card would be put into a graveyard from anywhere, exile it instead.
      """
    And it is Bob's main phase
    And Bob controls Mountain, Exile Grave and Blood Artist
    And Sue controls Grizzly Bears
    And Bob holds Shock
    When Bob casts Shock targeting Grizzly Bears
    And everything resolves
    Then Grizzly Bears is removed from the game
    And Bob has 20 life
    And Shock is removed from the game

  # 2026, 614.6
  @today
  Scenario: a token is no card and dies all the same
    Given this card:
      """
      Exile Grave {B}
      Enchantment
      If a card would be put into a graveyard from anywhere, exile it instead.
      """
    And it is Bob's main phase
    And Bob controls 3 Mountains, Exile Grave and Blood Artist
    And Bob holds Shock and Dragon Fodder
    When Bob casts Dragon Fodder
    And it resolves
    And Bob casts Shock targeting Goblin Token
    And Bob targets Sue
    And everything resolves
    Then Bob has 21 life

  # 2026, 603.7c
  @today
  Scenario: what another player controls by then is not sacrificed
    Given this card:
      """
      Snatch {B}
      Instant
      Gain control of target creature. Sacrifice it at the beginning of the next end step.
      """
    And it is Bob's main phase
    And Bob controls Swamp
    And Sue controls Hill Giant and 4 Islands
    And Sue holds Ray of Command
    And Bob holds Snatch
    When Bob casts Snatch targeting Hill Giant
    And it resolves
    And it is Bob's second main phase
    And Sue casts Ray of Command targeting Hill Giant
    And it resolves
    And it is Bob's end step
    And everything resolves
    Then Hill Giant is in play

  # 2026, 603.2c
  @today
  Scenario: damage of two sources at one moment is one event for what is damaged
    Given this card:
      """
      Twice Blocked {G}
      Creature — Beast
      Whenever this creature is dealt damage, put a +1/+1 counter on it.
      3/6
      """
    And it is Bob's declare blockers step
    And Bob controls Twice Blocked
    And Sue controls Grizzly Bears and Runeclaw Bear
    And Twice Blocked is attacking
    And Grizzly Bears and Runeclaw Bear are blocking Twice Blocked
    When combat damage is assigned
    And Bob assigns 3 damage from Twice Blocked to Grizzly Bears
    And combat damage is dealt
    And everything resolves
    Then Twice Blocked has 1 +1/+1 counter

  # 2026, 702.12b
  @today
  Scenario: what is indestructible is not counted among the destroyed
    Given this card:
      """
      Count Dead {B}
      Instant
      Destroy all creatures. You gain 1 life for each creature destroyed this way.
      """
    And it is Bob's main phase
    And Bob controls Swamp, Darksteel Colossus and Grizzly Bears
    And Sue controls Hill Giant
    And Bob holds Count Dead
    When Bob casts Count Dead
    And it resolves
    Then Bob has 22 life

  # 2026, 615.5
  @today
  Scenario: as much life as was prevented
    Given this card:
      """
      Redir {W}
      Instant
      The next time a source of your choice would deal damage to you this turn, prevent that damage. You gain life equal to the damage prevented this way.
      """
    And it is Bob's main phase
    And Bob controls Mountain
    And Sue controls Plains
    And Sue holds Redir
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Redir
    And it resolves
    And Sue chooses Lightning Bolt
    And it resolves
    Then Sue has 23 life
