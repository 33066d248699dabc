@today
Feature: Several effects would replace one event, and who is affected says which does

  # 702.89a, 701.19a, 616.1e: the creature's controller chooses between two destruction replacements
  Example: the regeneration shield before the umbra armor
    Given it is Sue's main phase
    And Bob controls Drudge Skeletons, Swamp and Boar Umbra on Drudge Skeletons
    And Sue controls 2 Mountains
    And Sue holds Lightning Bolt and Lightning Bolt#2
    When Bob activates Drudge Skeletons
    And it resolves
    And Sue casts Lightning Bolt targeting Drudge Skeletons
    And it resolves
    And Sue casts Lightning Bolt#2 targeting Drudge Skeletons
    And it resolves
    And Bob applies the regeneration shield first
    Then Bob controls Drudge Skeletons
    And Drudge Skeletons is tapped
    And Bob controls Boar Umbra
    And Drudge Skeletons has 0 damage

  # 616.1f: once the armor has been applied there is no destruction that the shield could replace; it waits
  Example: the umbra armor before the regeneration shield
    Given it is Sue's main phase
    And Bob controls Drudge Skeletons, Swamp and Boar Umbra on Drudge Skeletons
    And Sue controls 4 Mountains
    And Sue holds Lightning Bolt, Lightning Bolt#2 and Lightning Bolt#3
    When Bob activates Drudge Skeletons
    And it resolves
    And Sue casts Lightning Bolt targeting Drudge Skeletons
    And it resolves
    And Sue casts Lightning Bolt#2 targeting Drudge Skeletons
    And it resolves
    And Bob applies Boar Umbra first
    Then Bob controls Drudge Skeletons
    And Drudge Skeletons is untapped
    And Boar Umbra is in Bob's graveyard
    When Sue casts Lightning Bolt#3 targeting Drudge Skeletons
    And it resolves
    Then Bob controls Drudge Skeletons
    And Drudge Skeletons is tapped

  # 701.19c: that it can't be regenerated only keeps the shield from being applied
  Example: a creature that can't be regenerated is saved by the armor, and nobody is asked
    Given it is Sue's main phase
    And Bob controls Drudge Skeletons, Swamp and Boar Umbra on Drudge Skeletons
    And Sue controls 4 Plains
    And Sue holds Wrath of God
    When Bob activates Drudge Skeletons
    And it resolves
    And Sue casts Wrath of God
    And it resolves
    Then Bob controls Drudge Skeletons
    And Drudge Skeletons is untapped
    And Boar Umbra is in Bob's graveyard

  # 616.1: the controller of the creature chooses, not that of the Aura
  Example: the armor is another player's
    Given it is Sue's main phase
    And Bob controls War Mammoth
    And War Mammoth has 1 shield counter
    And Sue controls Boar Umbra on War Mammoth and 2 Swamps
    And Sue holds Terror
    When Sue casts Terror targeting War Mammoth
    And it resolves
    And Bob applies Boar Umbra first
    Then Bob controls War Mammoth
    And War Mammoth has 1 shield counter
    And Boar Umbra is in Sue's graveyard

  # 122.1c: the counter is one such effect among others
  Example: the shield counter before the armor
    Given it is Sue's main phase
    And Bob controls War Mammoth and Boar Umbra on War Mammoth
    And War Mammoth has 1 shield counter
    And Sue controls 2 Swamps
    And Sue holds Terror
    When Sue casts Terror targeting War Mammoth
    And it resolves
    And Bob applies the shield counter first
    Then Bob controls War Mammoth
    And War Mammoth has no shield counters
    And Bob controls Boar Umbra

  # 122.1c: only what an effect destroys
  Example: lethal damage meets the armor alone
    Given it is Sue's main phase
    And this card:
      """
      Piercing Light {R}
      Instant
      Damage can't be prevented this turn.
      Piercing Light deals 6 damage to target creature.
      """
    And Bob controls Grizzly Bears and Boar Umbra on Grizzly Bears
    And Grizzly Bears has 2 shield counters
    And Sue controls Mountain
    And Sue holds Piercing Light
    When Sue casts Piercing Light targeting Grizzly Bears
    And it resolves
    Then Bob controls Grizzly Bears
    And Boar Umbra is in Bob's graveyard
    And Grizzly Bears has 1 shield counter

  # 616.1e: of two Auras one is destroyed
  Example: two armors
    Given it is Sue's main phase
    And this card:
      """
      Hedge Umbra {G}
      Enchantment — Aura
      Enchant creature
      Umbra armor
      """
    And Bob controls War Mammoth and Boar Umbra on War Mammoth
    And Bob controls Hedge Umbra on War Mammoth
    And Sue controls 2 Swamps
    And Sue holds Terror
    When Sue casts Terror targeting War Mammoth
    And it resolves
    And Bob applies Hedge Umbra first
    Then Bob controls War Mammoth
    And Bob controls Boar Umbra
    And Hedge Umbra is in Bob's graveyard

  # 616.1: players choose in turn order, beginning with whose turn it is
  Example: each player for the own creature
    Given it is Sue's main phase
    And this card:
      """
      Dark Wave {2}{B}{B}
      Sorcery
      Destroy all creatures.
      """
    And Bob controls Grizzly Bears and Boar Umbra on Grizzly Bears
    And Grizzly Bears has 1 shield counter
    And Sue controls War Mammoth and Boar Umbra#2 on War Mammoth
    And War Mammoth has 1 shield counter
    And Sue controls 4 Swamps
    And Sue holds Dark Wave
    When Sue casts Dark Wave
    And it resolves
    And Sue applies the shield counter first
    And Bob applies Boar Umbra first
    Then Bob controls Grizzly Bears
    And Grizzly Bears has 1 shield counter
    And Sue controls War Mammoth
    And War Mammoth has no shield counters
    And Sue controls Boar Umbra#2

  # 614.17c: what can't be destroyed is not replaced, and nothing is used up
  Example: an indestructible creature
    Given it is Sue's main phase
    And this card:
      """
      Lasting Bear {G}
      Creature — Bear
      Indestructible
      2/2
      """
    And Bob controls Lasting Bear and Boar Umbra on Lasting Bear
    And Lasting Bear has 1 shield counter
    And Sue controls 2 Swamps
    And Sue holds Terror
    When Sue casts Terror targeting Lasting Bear
    And it resolves
    Then Bob controls Lasting Bear
    And Lasting Bear has 1 shield counter
    And Bob controls Boar Umbra

  # 614.6: an instruction that can't be carried out is ignored; the event has been replaced all the same
  Example: an indestructible Aura
    Given it is Sue's main phase
    And this card:
      """
      Lasting Umbra {G}
      Enchantment — Aura
      Enchant creature
      Indestructible
      Umbra armor
      """
    And Bob controls Grizzly Bears and Lasting Umbra on Grizzly Bears
    And Sue controls 2 Swamps
    And Sue holds Terror
    When Sue casts Terror targeting Grizzly Bears
    And it resolves
    Then Bob controls Grizzly Bears
    And Bob controls Lasting Umbra

  # 616.2: what the armor makes of the event is the destruction of an Aura by an effect
  Example: the Aura has a shield counter of its own
    Given it is Sue's main phase
    And Bob controls Grizzly Bears and Boar Umbra on Grizzly Bears
    And Boar Umbra has 1 shield counter
    And Sue controls 2 Swamps
    And Sue holds Terror
    When Sue casts Terror targeting Grizzly Bears
    And it resolves
    Then Bob controls Grizzly Bears
    And Bob controls Boar Umbra
    And Boar Umbra has no shield counters

  # 702.89a: all permanents at once; the Aura goes for both reasons, once
  Example: the Aura is destroyed as well
    Given it is Sue's main phase
    And this card:
      """
      Great Quake {2}{B}{B}
      Sorcery
      Destroy all creatures and enchantments.
      """
    And Bob controls Grizzly Bears and Boar Umbra on Grizzly Bears
    And Sue controls 4 Swamps
    And Sue holds Great Quake
    When Sue casts Great Quake
    And it resolves
    Then Bob controls Grizzly Bears
    And Boar Umbra is in Bob's graveyard

  # 702.89a and 704.5h: deathtouch destroys, and the touch is no second reason afterwards
  Example: armor against deathtouch
    Given it is Sue's main phase
    And Bob controls War Mammoth and Boar Umbra on War Mammoth
    And Sue controls Deadly Recluse
    When Sue attacks with Deadly Recluse
    And Bob blocks Deadly Recluse with War Mammoth
    And combat damage is dealt
    Then Bob controls War Mammoth
    And War Mammoth has 0 damage
    And Boar Umbra is in Bob's graveyard

  # 616.1, 616.1g: of two effects that replace the discarding its owner chooses one
  Example: on top of the library rather than madness
    Given it is Sue's main phase
    And this card:
      """
      Hot Temper {1}{R}
      Instant
      Hot Temper deals 3 damage to any target.
      Madness {R}
      """
    And Bob controls Library of Leng and Mountain
    And Bob holds Hot Temper
    And Sue controls 3 Swamps
    And Sue holds Mind Rot
    When Sue casts Mind Rot targeting Bob
    And it resolves
    And Bob applies Library of Leng first
    And Bob uses the effect of Library of Leng
    Then Hot Temper is in Bob's library

  Example: madness rather than on top of the library
    Given it is Sue's main phase
    And this card:
      """
      Hot Temper {1}{R}
      Instant
      Hot Temper deals 3 damage to any target.
      Madness {R}
      """
    And Bob controls Library of Leng and Mountain
    And Bob holds Hot Temper
    And Sue controls 3 Swamps
    And Sue holds Mind Rot
    When Sue casts Mind Rot targeting Bob
    And it resolves
    And Bob applies Hot Temper first
    Then Hot Temper is in exile
    When it resolves
    And Bob casts Hot Temper targeting Sue
    And it resolves
    Then Sue has 17 life

  # 616.1f: one that was taken first and not made use of leaves the other
  Example: the first one is not made use of
    Given it is Sue's main phase
    And this card:
      """
      Hot Temper {1}{R}
      Instant
      Hot Temper deals 3 damage to any target.
      Madness {R}
      """
    And Bob controls Library of Leng and Mountain
    And Bob holds Hot Temper
    And Sue controls 3 Swamps
    And Sue holds Mind Rot
    When Sue casts Mind Rot targeting Bob
    And it resolves
    And Bob applies Library of Leng first
    Then Hot Temper is in exile

  # 702.35a, 616.1g: the card is discarded, and being put into a graveyard lies within that
  Example: madness where no card comes into a graveyard
    Given it is Sue's main phase
    And this card:
      """
      Hot Temper {1}{R}
      Instant
      Hot Temper deals 3 damage to any target.
      Madness {R}
      """
    And Bob controls Mountain
    And Bob holds Hot Temper
    And Sue controls 3 Swamps and Leyline of the Void
    And Sue holds Mind Rot
    When Sue casts Mind Rot targeting Bob
    And it resolves
    And it resolves
    And Bob casts Hot Temper targeting Sue
    And it resolves
    Then Sue has 17 life

  # 616.1: a card that comes into play instead, and a text that would put it on the library
  Example: into play rather than on top of the library
    Given it is Sue's main phase
    And this card:
      """
      Stray Hound {1}{G}
      Creature — Dog
      If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.
      2/2
      """
    And Bob controls Library of Leng
    And Bob holds Stray Hound
    And Sue controls 3 Swamps
    And Sue holds Mind Rot
    When Sue casts Mind Rot targeting Bob
    And it resolves
    And Bob applies Stray Hound first
    Then Bob controls Stray Hound

  # a cost is no effect: the text is not asked
  Example: a card discarded for a cost
    Given it is Bob's main phase
    And this card:
      """
      Idle Scholar {U}
      Creature — Human
      Discard a card: Draw a card.
      1/1
      """
    And Bob controls Library of Leng and Idle Scholar
    And Bob holds Forest
    When Bob activates Idle Scholar by discarding Forest
    Then Forest is in Bob's graveyard

  # without another effect nobody is asked which comes first
  Example: each card of two may go on top
    Given it is Sue's main phase
    And Bob controls Library of Leng
    And Bob holds Forest and Plains
    And Sue controls 3 Swamps
    And Sue holds Mind Rot
    When Sue casts Mind Rot targeting Bob
    And it resolves
    And Bob uses the effect of Library of Leng
    Then Forest is in Bob's library
    And Plains is in Bob's graveyard
