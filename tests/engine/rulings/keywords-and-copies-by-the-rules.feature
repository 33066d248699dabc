@today
Feature: Keyword abilities and actions, copies and faces, rule by rule

  # 701.14b
  Example: a fight needs both
    Given this card:
      """
      Pick a Fight {G}
      Instant
      Target creature you control fights target creature you don't control.
      """
    And it is Bob's main phase
    And Bob controls Hill Giant and Forest
    And Sue controls Gray Ogre and Plains
    And this card:
      """
      Step Out {W}
      Instant
      Return target creature you control to its owner's hand.
      """
    And Sue holds Step Out
    And Bob holds Pick a Fight
    When Bob casts Pick a Fight targeting Hill Giant and Gray Ogre
    And Sue casts Step Out targeting Gray Ogre
    And everything resolves
    Then Hill Giant has no damage

  # 701.19
  Example: a regeneration shield does not help against sacrifice
    Given it is Bob's main phase
    And Sue controls Drudge Skeletons
    And Drudge Skeletons has a regeneration shield
    And Bob controls 2 Swamps
    And this card:
      """
      Cruel Order {1}{B}
      Sorcery
      Target player sacrifices a creature.
      """
    And Bob holds Cruel Order
    When Bob casts Cruel Order targeting Sue
    And it resolves
    Then Drudge Skeletons is in Sue's graveyard

  # 701.22b
  Example: scry 0 is no scry
    Given this card:
      """
      Star Reader {1}{U}
      Enchantment
      Whenever you scry, you gain 1 life.
      """
    And this card:
      """
      Empty Sky {X}{U}
      Sorcery
      Scry X.
      """
    And it is Bob's main phase
    And Bob controls Star Reader and Island
    And Bob holds Empty Sky
    When Bob casts Empty Sky with X = 0
    And everything resolves
    Then Bob has 20 life

  # 701.8c
  Example: indestructible permanents are not destroyed by an effect or by damage
    Given this card:
      """
      Iron Ward {W}
      Creature — Golem
      Indestructible
      1/1
      """
    And it is Bob's main phase
    And Sue controls Iron Ward
    And Bob controls Mountain
    And Bob holds Shock
    When Bob casts Shock targeting Iron Ward
    And it resolves
    Then Iron Ward is on the battlefield
    And Iron Ward has 2 damage

  # 704.5f
  Example: indestructible does not help without toughness
    Given this card:
      """
      Iron Ward {W}
      Creature — Golem
      Indestructible
      1/1
      """
    And this card:
      """
      Rot Away {B}
      Instant
      Target creature gets -1/-1 until end of turn.
      """
    And it is Bob's main phase
    And Sue controls Iron Ward
    And Bob controls Swamp
    And Bob holds Rot Away
    When Bob casts Rot Away targeting Iron Ward
    And it resolves
    Then Iron Ward is in Sue's graveyard

  # 702.2
  Example: deathtouch and trample: one damage is lethal for each blocker
    Given this card:
      """
      Plague Boar {3}{G}
      Creature — Boar
      Deathtouch, trample
      4/4
      """
    And Bob controls Plague Boar
    And Sue controls Hill Giant
    When Bob attacks with Plague Boar
    And Sue blocks Plague Boar with Hill Giant
    And Bob assigns 1 damage from Plague Boar to Hill Giant and 3 to Sue
    And combat damage is dealt
    Then Sue has 17 life
    And Hill Giant is in Sue's graveyard

  # 702.15
  Example: lifelink counts what is dealt to each
    Given this card:
      """
      Vigil Ox {2}{W}
      Creature — Ox
      Lifelink, trample
      4/4
      """
    And Bob controls Vigil Ox
    And Sue controls Grizzly Bears
    When Bob attacks with Vigil Ox
    And Sue blocks Vigil Ox with Grizzly Bears
    And Bob assigns 2 damage from Vigil Ox to Grizzly Bears and 2 to Sue
    And combat damage is dealt
    Then Bob has 24 life

  # 702.16
  Example: protection: no targeting, no damage, no enchanting, no blocking
    Given it is Bob's main phase
    And Bob controls White Knight and 2 Swamps
    And Sue controls Swamp and Swamp
    And Sue holds Doom Blade
    Then Sue cannot cast Doom Blade targeting White Knight

  # 702.16n
  Example: protection from everything of a color drops an Aura
    Given this card:
      """
      Shun Red {W}
      Instant
      Target creature gains protection from white until end of turn.
      """
    And it is Bob's main phase
    And Bob controls Grizzly Bears, Holy Strength on Grizzly Bears and Plains
    And Bob holds Shun Red
    When Bob casts Shun Red targeting Grizzly Bears
    And it resolves
    Then Holy Strength is in Bob's graveyard

  # 702.21
  Example: ward counters unless it is paid
    Given this card:
      """
      Wary Cat {1}{U}
      Creature — Cat
      Ward {2}
      2/2
      """
    And it is Bob's main phase
    And Sue controls Wary Cat
    And Bob controls Mountain
    And Bob holds Shock
    When Bob casts Shock targeting Wary Cat
    And everything resolves
    Then Wary Cat is on the battlefield
    And Shock is in Bob's graveyard
    And Wary Cat has no damage

  # 702.93
  Example: undying does not return what had a +1/+1 counter
    Given this card:
      """
      Moss Wolf {1}{G}
      Creature — Wolf
      Undying
      2/2
      """
    And it is Bob's main phase
    And Bob controls Moss Wolf and 2 Mountains
    And Bob holds Shock and Lightning Bolt
    When Bob casts Shock targeting Moss Wolf
    And everything resolves
    Then Moss Wolf has 1 +1/+1 counter
    When Bob casts Lightning Bolt targeting Moss Wolf
    And everything resolves
    Then Moss Wolf is in Bob's graveyard

  # 702.79
  Example: persist and undying counters that cancel
    Given this card:
      """
      Twice Dead {1}{G}
      Creature — Zombie
      Persist
      2/2
      """
    And it is Bob's main phase
    And Bob controls Twice Dead and Mountain
    And Twice Dead has 1 +1/+1 counter
    And Bob holds Lightning Bolt
    When Bob casts Lightning Bolt targeting Twice Dead
    And everything resolves
    Then Twice Dead has 1 -1/-1 counter
    And Twice Dead is a 1/1

  # 704.5q
  Example: plus and minus counters cancel
    Given this card:
      """
      Blight Touch {B}
      Sorcery
      Put a -1/-1 counter on target creature.
      """
    And it is Bob's main phase
    And Bob controls Hill Giant and Swamp
    And Hill Giant has 2 +1/+1 counters
    And Bob holds Blight Touch
    When Bob casts Blight Touch targeting Hill Giant
    And it resolves
    Then Hill Giant has 1 +1/+1 counter
    And Hill Giant has no -1/-1 counters

  # 704.5n
  Example: Equipment stays when its creature is gone
    Given it is Bob's main phase
    And Bob controls Grizzly Bears, Whispersilk Cloak on Grizzly Bears and 4 Plains
    And Bob holds Wrath of God
    When Bob casts Wrath of God
    And it resolves
    Then Whispersilk Cloak is on the battlefield
    And Whispersilk Cloak is on nothing

  # 704.5d
  Example: a token that is returned to a hand is gone
    Given this card:
      """
      Call Saproling {G}
      Sorcery
      Create a 1/1 green Saproling creature token.
      """
    And this card:
      """
      Go Home {U}
      Instant
      Return target creature to its owner's hand.
      """
    And it is Bob's main phase
    And Bob controls Forest and Island
    And Bob holds Call Saproling and Go Home
    When Bob casts Call Saproling
    And it resolves
    And Bob casts Go Home targeting Saproling
    And it resolves
    Then Saproling no longer exists
    And Bob has 0 cards in hand

  # 707.2
  Example: a copy takes neither counters nor effects
    Given it is Bob's main phase
    And Bob controls 4 Islands and Grizzly Bears
    And Grizzly Bears has 2 +1/+1 counters
    And Grizzly Bears gets +3/+3 until end of turn
    And Bob holds Clone
    When Bob casts Clone
    And it resolves
    And Bob copies Grizzly Bears
    Then Clone is a 2/2

  # 707.10
  Example: a copy of a spell is not cast
    Given this card:
      """
      Spell Watcher {1}{U}
      Enchantment
      Whenever you cast an instant or sorcery spell, you gain 1 life.
      """
    And this card:
      """
      Echo It {R}
      Instant
      Copy target instant or sorcery spell. You may choose new targets for the copy.
      """
    And it is Bob's main phase
    And Bob controls Spell Watcher and 2 Mountains
    And Bob holds Echo It and Lightning Bolt
    When Bob casts Lightning Bolt targeting Sue
    And Bob casts Echo It targeting Lightning Bolt
    And everything resolves
    Then Bob has 22 life
    And Sue has 14 life

  # 707.10f
  Example: a copy of a creature spell becomes a token
    Given this card:
      """
      Twin It {U}
      Instant
      Copy target creature spell you control.
      """
    And it is Bob's main phase
    And Bob controls 2 Forests and Island
    And Bob holds Grizzly Bears and Twin It
    When Bob casts Grizzly Bears
    And Bob casts Twin It targeting Grizzly Bears
    And everything resolves
    Then Bob controls 2 Bears

  # 708.3
  Example: what enters face down triggers nothing of its own, 708.8 nor as it is turned up
    Given this card:
      """
      Masked Herald {4}{W}
      Creature — Human
      Morph {W}
      When Masked Herald enters, you gain 5 life.
      3/3
      """
    And it is Bob's main phase
    And Bob controls 3 Forests and Plains
    And Bob holds Masked Herald
    When Bob casts Masked Herald face down
    And it resolves
    And Bob turns Masked Herald face up
    And everything resolves
    Then Bob has 20 life
    And Masked Herald is a 3/3

  # 708.8
  Example: effects on the face-down permanent stay
    Given it is Bob's main phase
    And Bob controls Battering Craghorn, 4 Mountains and Forest
    And Battering Craghorn is face down
    And Bob holds Giant Growth
    When Bob casts Giant Growth targeting Battering Craghorn
    And it resolves
    Then Battering Craghorn is a 5/5
    When Bob turns Battering Craghorn face up
    Then Battering Craghorn is a 6/4

  # 712.18
  Example: a permanent that transforms is the same object
    Given this card:
      """
      Quiet Student {U}
      Creature — Human
      {1}: Transform this creature.
      1/1
      -----
      Loud Master
      Creature — Human
      Flying
      3/2
      """
    And it is Bob's main phase
    And Bob controls Quiet Student and Island
    And Quiet Student has 1 +1/+1 counter
    When Bob activates Quiet Student
    And it resolves
    Then Loud Master is a 4/3

  # 704.5j
  Example: of two legendary permanents of one name one stays
    Given this card:
      """
      Old King {2}{W}
      Legendary Creature — Human
      3/3
      """
    And it is Bob's main phase
    And Bob controls Old King and 3 Plains
    And Bob holds Old King#2
    When Bob casts Old King#2
    And it resolves
    And Bob keeps Old King#2
    Then Old King is in Bob's graveyard
    And Old King#2 is on the battlefield

  # 701.10d
  Example: doubling power adds as much as it is
    Given this card:
      """
      Double Up {G}
      Instant
      Double target creature's power until end of turn.
      """
    And it is Bob's main phase
    And Bob controls Hill Giant and 2 Forests
    And Bob holds Double Up and Giant Growth
    When Bob casts Giant Growth targeting Hill Giant
    And it resolves
    And Bob casts Double Up targeting Hill Giant
    And it resolves
    Then Hill Giant is a 12/6

  # 702.11
  Example: hexproof: the own controller may aim at it
    Given this card:
      """
      Shy Elf {G}
      Creature — Elf
      Hexproof
      1/1
      """
    And it is Bob's main phase
    And Bob controls Shy Elf and Forest
    And Sue controls Mountain
    And Sue holds Shock
    And Bob holds Giant Growth
    Then Bob may cast Giant Growth targeting Shy Elf
    And Sue cannot cast Shock targeting Shy Elf

  # 701.34
  Example: proliferate gives one more of each kind
    Given this card:
      """
      Spread {U}
      Instant
      Proliferate.
      """
    And it is Bob's main phase
    And Bob controls Hill Giant and Island
    And Hill Giant has 2 +1/+1 counters
    And Sue has 1 poison counter
    And Bob holds Spread
    When Bob casts Spread
    And it resolves
    And Bob chooses Hill Giant and Sue
    Then Hill Giant has 3 +1/+1 counters
    And Sue has 2 poison counters

  # 702.90
  Example: infect deals counters
    Given this card:
      """
      Sick Rat {1}{B}
      Creature — Rat
      Infect
      2/2
      """
    And Bob controls Sick Rat and Sick Rat#2
    And Sue controls Hill Giant
    When Bob attacks with Sick Rat and Sick Rat#2
    And Sue blocks Sick Rat with Hill Giant
    And combat damage is dealt
    Then Sue has 20 life
    And Sue has 2 poison counters
    And Hill Giant has 2 -1/-1 counters

  # 702.83
  Example: exalted
    Given this card:
      """
      Squire of Dawn {W}
      Creature — Human
      Exalted
      1/1
      """
    And Bob controls Squire of Dawn, Squire of Dawn#2 and Grizzly Bears
    When Bob attacks with Grizzly Bears
    And everything resolves
    Then Grizzly Bears is a 4/4
