Feature: Drawn cards that were played rightly at first

  @today
  Scenario: ten permanents give the blessing before the cards are drawn
    Given Bob controls 10 Islands
    And Bob's library has 5 cards
    And Bob holds Secrets of the Golden City
    When Bob casts Secrets of the Golden City
    And it resolves
    Then Bob has 3 cards in hand

  @today
  Scenario: only spells of its own color can aim at it
    Given Bob controls Gaea's Revenge and Forest
    And Bob holds Giant Growth
    And Sue controls Mountain
    And Sue holds Shock
    Then Sue cannot cast Shock targeting Gaea's Revenge
    When Bob casts Giant Growth targeting Gaea's Revenge
    And it resolves
    Then Gaea's Revenge is a 11/8

  @today
  Scenario: a tapped creature of three power pays three of the cost from the graveyard
    Given this card:
      """
      Reckless Chorus {R}
      Sorcery
      Target creature gets +2/+0 until end of turn.
      Harmonize {4}{R}
      """
    And Bob controls Hill Giant, Grizzly Bears and 2 Mountains
    And Reckless Chorus is in Bob's graveyard
    When Bob casts Reckless Chorus for its other cost targeting Grizzly Bears
    And Bob chooses Hill Giant
    And everything resolves
    Then Grizzly Bears is a 4/2
    And Hill Giant is tapped
    And Reckless Chorus is exiled

  @today
  Scenario: a stolen creature that is exiled comes back under its owner's control
    Given this card:
      """
      Frost Instructor {3}{W}
      Creature — Warrior
      When Frost Instructor enters, exile up to one target creature you control, then return it to the battlefield under its owner's control.
      3/3
      """
    And Bob controls 4 Plains
    And Bob holds Frost Instructor
    And Sue controls Grizzly Bears
    And Bob controls Grizzly Bears until end of turn
    And Grizzly Bears is tapped
    When Bob casts Frost Instructor
    And Frost Instructor resolves
    And Bob targets Grizzly Bears
    And it resolves
    Then Sue controls Grizzly Bears
    And Grizzly Bears is untapped

  @today
  Scenario: both sizes are set on one creature, and the later one counts
    Given this card:
      """
      Jarl of the Peaks {5}{G}
      Creature — Giant
      Whenever Jarl of the Peaks attacks, choose one or both —
      • Target creature has base power and toughness 6/6 until end of turn.
      • Target creature has base power and toughness 1/1 until end of turn.
      6/6
      """
    And Bob controls Jarl of the Peaks and Grizzly Bears
    When Bob attacks with Jarl of the Peaks
    And Bob chooses mode 3
    And Bob targets Grizzly Bears
    And Bob targets Grizzly Bears
    And everything resolves
    Then Grizzly Bears is a 1/1

  @m11 @today
  Scenario: a Mountain that was sacrificed for the spell is not counted by it
    Given this card:
      """
      Sliding Boulders {2}{R}
      Instant
      You may sacrifice a Mountain rather than pay this spell's mana cost.
      Target creature gets +X/+X until end of turn, where X is the number of Mountains you control.
      """
    And Bob controls 3 Mountains and Grizzly Bears
    And Bob holds Sliding Boulders
    When Bob casts Sliding Boulders for its other cost targeting Grizzly Bears
    And Bob sacrifices Mountain
    And it resolves
    Then Grizzly Bears is a 4/4

  @m11 @today
  Scenario: what was sacrificed as a cost triggers above the ability that it paid for
    Given this card:
      """
      Bitter Device {2}
      Artifact
      {B}, Sacrifice Bitter Device: Target player discards a card.
      When Bitter Device is put into a graveyard from the battlefield, draw a card.
      """
    And Bob controls Bitter Device and Swamp
    And Bob's library has 2 cards
    And Sue holds Shock
    When Bob activates Bitter Device targeting Sue
    And it resolves
    Then Bob has 1 card in hand
    And Sue has 1 card in hand
    When it resolves
    Then Sue has 0 cards in hand

  @today
  Scenario: spells count themselves among those cast this turn
    Given this card:
      """
      Humming Vessel {4}
      Artifact
      Whenever you cast a spell, you gain 1 life for each spell you've cast this turn.
      """
    And Bob controls Humming Vessel and 2 Mountains
    And Bob holds Shock, Shock#2 and Ornithopter
    When Bob casts Shock targeting Sue
    And everything resolves
    And Bob casts Ornithopter
    And everything resolves
    And Bob casts Shock#2 targeting Sue
    And it resolves
    Then Bob has 26 life
