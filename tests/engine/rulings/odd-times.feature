Feature: Cards that are cast at odd times, last longer than they stay, or reach beyond the board
  Background:
    Given this card:
      """
      Soar {1}{U}
      Enchantment — Aura
      You may cast Soar as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
      Enchant creature
      Enchanted creature gets +0/+1 and has flying.
      """
    And this card:
      """
      Old Soar {1}{U}
      Enchant Creature
      You may choose to play Old Soar as an instant; if you do, bury it at end of turn.
      Enchanted creature gets +0/+1 and has flying.
      """
    And this card:
      """
      Titania's Song {3}{G}
      Enchantment
      Each noncreature artifact loses all abilities and becomes an artifact creature with power and toughness each equal to its mana value. If Titania's Song leaves the battlefield, this effect continues until end of turn.
      """
    And this card:
      """
      Xenic Poltergeist {1}{B}{B}
      Creature — Spirit
      {T}: Until your next upkeep, target noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value.
      1/1
      """
    And this card:
      """
      Falling Star {2}{R}
      Sorcery
      Flip Falling Star onto the playing area from a height of at least one foot. Falling Star deals 3 damage to each creature it lands on. Tap all creatures dealt damage by Falling Star. If Falling Star doesn't turn completely over at least once during the flip, it has no effect.
      """
    And this card:
      """
      Necromancy {2}{B}
      Enchantment
      You may cast Necromancy as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
      When Necromancy enters, if it's on the battlefield, it becomes an Aura with "enchant creature put onto the battlefield with Necromancy." Put target creature card from a graveyard onto the battlefield under your control and attach Necromancy to it. When Necromancy leaves the battlefield, that creature's controller sacrifices it.
      """
    And this card:
      """
      Rebirth {3}{G}{G}{G}
      Sorcery
      Remove Rebirth from your deck before playing if you're not playing for ante.
      Each player may ante the top card of their library. If a player does, that player's life total becomes 20.
      """
    And this card:
      """
      Darkpact {B}{B}{B}
      Sorcery
      Remove Darkpact from your deck before playing if you're not playing for ante.
      You own target card in the ante. Exchange that card with the top card of your library.
      """

  Rule: Cast when a sorcery could not be, it is gone at the end of the turn (2010, 307.5a and 514.3a)
    @timespiral @m11
    Example: cast in the main phase it stays
      Given it is Bob's main phase
      And Bob controls 2 Islands and Grizzly Bears
      And Bob holds Soar
      When Bob casts Soar targeting Grizzly Bears
      And it resolves
      And the turn ends
      Then Soar is on Grizzly Bears

    @timespiral @m11
    Example: cast during combat it goes in the cleanup step
      Given Bob controls 2 Islands and Grizzly Bears
      And Bob holds Soar
      When Bob attacks with Grizzly Bears
      And Bob casts Soar targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 2/3
      When it is Bob's end step
      Then Soar is on Grizzly Bears
      When the turn ends
      Then Soar is in Bob's graveyard
      And Grizzly Bears is a 2/2

    @timespiral @m11
    Example: cast in the other player's turn
      Given it is Sue's main phase
      And Sue controls Air Elemental
      And Bob controls 2 Islands and Grizzly Bears
      And Bob holds Soar
      When Sue attacks with Air Elemental
      And Bob casts Soar targeting Grizzly Bears
      And it resolves
      And Bob blocks Air Elemental with Grizzly Bears
      And combat damage is dealt
      Then Grizzly Bears is in Bob's graveyard
      And Soar is in Bob's graveyard

    @timespiral @m11
    Example: answering a spell of one's own main phase is no time for a sorcery
      Given it is Bob's main phase
      And Bob controls 2 Islands, Mountain and Grizzly Bears
      And Sue controls Mountain
      And Bob holds Soar
      And Sue holds Lightning Bolt
      When Sue casts Lightning Bolt targeting Grizzly Bears
      And Bob casts Soar targeting Grizzly Bears
      And it resolves
      And it resolves
      Then Grizzly Bears is in Bob's graveyard

    @mirage
    Example: an old text, in combat
      Given Bob controls 2 Islands and Grizzly Bears
      And Bob holds Old Soar
      When Bob attacks with Grizzly Bears
      And Bob casts Old Soar targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 2/3
      When the turn ends
      Then Old Soar is in Bob's graveyard

    @mirage
    Example: an old text, in the main phase
      Given it is Bob's main phase
      And Bob controls 2 Islands and Grizzly Bears
      And Bob holds Old Soar
      When Bob casts Old Soar targeting Grizzly Bears
      And it resolves
      When the turn ends
      Then Old Soar is on Grizzly Bears

  Rule: What says that it goes on lasts until end of turn (2010, 611.3b)
    Example: an artifact becomes a creature and loses its text
      Given it is Bob's main phase
      And Bob controls Titania's Song
      And Sue controls Icy Manipulator
      Then Icy Manipulator is a 4/4
      And Icy Manipulator has no abilities

    Example: the effect goes on until end of turn
      Given it is Bob's main phase
      And Bob controls Titania's Song, 2 Plains and Black Lotus
      And Sue controls Icy Manipulator
      And Bob holds Disenchant
      When Bob casts Disenchant targeting Titania's Song
      And it resolves
      Then Titania's Song is in Bob's graveyard
      And Icy Manipulator is a 4/4
      And Black Lotus is in Bob's graveyard
      When the turn ends
      Then Icy Manipulator is not a creature

    Example: one that comes later
      Given it is Bob's main phase
      And Bob controls Titania's Song and 6 Plains
      And Bob holds Disenchant and Icy Manipulator
      When Bob casts Disenchant targeting Titania's Song
      And it resolves
      And Bob casts Icy Manipulator
      And it resolves
      Then Icy Manipulator is a 4/4
      When the turn ends
      Then Icy Manipulator is not a creature

  Rule: Until your next upkeep ends as that upkeep begins (2010, 611.2a)
    Example: until the next upkeep
      Given it is Bob's main phase
      And Bob controls Xenic Poltergeist
      And Sue controls Icy Manipulator
      When Bob activates Xenic Poltergeist targeting Icy Manipulator
      And it resolves
      Then Icy Manipulator is a 4/4
      When it is Sue's upkeep
      Then Icy Manipulator is a 4/4
      When it is Bob's untap step
      Then Icy Manipulator is a 4/4
      When it is Bob's upkeep
      Then Icy Manipulator is not a creature

  Rule: Where a card falls is said, not played
    Example: it lands on two creatures
      Given it is Bob's main phase
      And Bob controls 3 Mountains and Hill Giant
      And Sue controls Craw Wurm and Gray Ogre
      And Bob holds Falling Star
      When Bob casts Falling Star
      And it resolves
      And Falling Star touches Craw Wurm and Hill Giant
      Then Craw Wurm has 3 damage
      And Craw Wurm is tapped
      And Hill Giant is in Bob's graveyard
      And Gray Ogre is untapped

    Example: it does not turn over so as to count
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Sue controls Craw Wurm
      And Bob holds Falling Star
      When Bob casts Falling Star
      And it resolves
      And Falling Star touches nothing
      Then Craw Wurm has no damage
      And Craw Wurm is untapped

  Rule: What becomes an Aura is put onto what it has brought back (2010, 303.4)
    @timespiral @m11
    Example: from any graveyard, it stays
      Given it is Bob's main phase
      And Bob holds Necromancy
      And Bob has {2}{B}
      And Serra Angel is in Sue's graveyard
      When Bob casts Necromancy
      And it resolves
      And Bob chooses Serra Angel
      And it resolves
      Then Bob controls Serra Angel
      And Necromancy is on Serra Angel
      When the turn ends
      Then Necromancy is on Serra Angel

    @timespiral @m11
    Example: in the other player's turn
      Given it is Sue's end step
      And Bob holds Necromancy
      And Bob controls 3 Swamps
      And Serra Angel is in Sue's graveyard
      When Bob casts Necromancy
      And it resolves
      And Bob chooses Serra Angel
      And it resolves
      Then Bob controls Serra Angel
      When the turn ends
      Then Necromancy is in Bob's graveyard
      And Serra Angel is in Sue's graveyard

  Rule: Each player stakes or does not (2010, 407.4)
    Example: one does and one does not
      Given it is Bob's main phase
      And Bob controls 6 Forests
      And Bob holds Rebirth
      And Bob has 3 life
      And Sue has 8 life
      And Serra Angel is on top of Bob's library
      When Bob casts Rebirth
      And it resolves
      And Bob uses the effect of Rebirth
      Then Bob has 20 life
      And Sue has 8 life
      And Serra Angel is in Bob's ante

  Rule: A staked card has a new owner, and an exchange is whole (2010, 407.3 and 701.8a)
    Example: the other player's stake
      Given it is Bob's main phase
      And Bob controls 6 Swamps
      And Bob holds Darkpact and Demonic Attorney
      And Serra Angel is on top of Bob's library
      And Hill Giant is on top of Sue's library
      When Bob casts Demonic Attorney
      And it resolves
      Then Hill Giant is in Sue's ante
      When Bob casts Darkpact targeting Hill Giant
      And it resolves
      Then Bob owns Hill Giant
      And Hill Giant is in Bob's library
      And Serra Angel is in Bob's ante
      And Bob has 2 cards in the ante
      And Sue has 0 cards in the ante
