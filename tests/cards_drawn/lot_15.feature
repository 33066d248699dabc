Feature: Drawn cards, those that were played wrongly at first, and some that were not

  @timespiral @m11 @today
  Scenario: from the graveyard it gives trample as long as there is a Forest
    Given this card:
      """
      Fallen Brute {3}{G}
      Creature — Incarnation
      Trample
      As long as Fallen Brute is in your graveyard and you control a Forest, creatures you control have trample.
      3/3
      """
    And Bob controls Grizzly Bears, Forest and 3 Mountains
    And Sue controls Hill Giant and Forest
    And Fallen Brute is in Bob's graveyard
    And Bob holds Stone Rain
    Then Grizzly Bears has trample
    And Hill Giant does not have trample
    When Bob casts Stone Rain targeting Forest
    And it resolves
    Then Grizzly Bears does not have trample

  @m11 @today
  Scenario: it works from the graveyard as soon as it comes there
    Given this card:
      """
      Fallen Brute {3}{G}
      Creature — Incarnation
      As long as Fallen Brute is in your graveyard, creatures you control have trample.
      3/1
      """
    And Bob controls Fallen Brute and Grizzly Bears
    And Sue controls Mountain
    And Sue holds Shock
    Then Grizzly Bears does not have trample
    When Sue casts Shock targeting Fallen Brute
    And it resolves
    Then Grizzly Bears has trample

  @m11 @today
  Scenario: one that exploits itself sees it
    Given this card:
      """
      Hollow Stinger {2}{B}
      Creature — Zombie Scorpion
      Exploit
      When Hollow Stinger exploits a creature, target player draws two cards and loses 2 life.
      3/2
      """
    And Bob controls 3 Swamps
    And Bob holds Hollow Stinger
    When Bob casts Hollow Stinger
    And it resolves
    And Bob uses the effect of Hollow Stinger
    And Bob sacrifices Hollow Stinger
    And Bob targets Sue
    And everything resolves
    Then Hollow Stinger is in Bob's graveyard
    And Sue has 18 life
    And Sue has 2 cards in hand

  @m11 @today
  Scenario: one that is gone before it exploits sees nothing
    Given this card:
      """
      Hollow Stinger {2}{B}
      Creature — Zombie Scorpion
      Exploit
      When Hollow Stinger exploits a creature, target player draws two cards and loses 2 life.
      3/2
      """
    And Bob controls 3 Swamps and Ornithopter
    And Bob holds Hollow Stinger
    And Sue controls Mountain
    And Sue holds Shock
    When Bob casts Hollow Stinger
    And it resolves
    And Sue casts Shock targeting Hollow Stinger
    And it resolves
    And Bob uses the effect of Hollow Stinger
    And Bob sacrifices Ornithopter
    And everything resolves
    Then Ornithopter is in Bob's graveyard
    And Sue has 20 life

  @m11 @today
  Scenario: each of several comes back under the control of its own owner
    Given this card:
      """
      Odd Interlude {2}{W}
      Instant
      Exile any number of target creatures you control. At the beginning of the next end step, return those cards to the battlefield under their owner's control.
      """
    And Bob controls Grizzly Bears, Hill Giant and 3 Plains
    And Sue owns Hill Giant
    And Bob holds Odd Interlude
    When Bob casts Odd Interlude targeting Grizzly Bears and Hill Giant
    And it resolves
    And the turn ends
    Then Grizzly Bears is in Bob's territory
    And Hill Giant is in Sue's territory

  @m11 @today
  Scenario: each gets smaller by the counters on itself alone
    Given this card:
      """
      Slime Lord {5}{B}{B}
      Creature — Slug
      Creatures you don't control get -1/-1 for each slime counter on them.
      7/7
      """
    And Bob controls Slime Lord
    And Sue controls Serra Angel, Hill Giant and Llanowar Elves
    And Serra Angel has 2 slime counters
    And Hill Giant has 1 slime counter
    Then Serra Angel is a 2/2
    And Hill Giant is a 2/2
    And Llanowar Elves is a 1/1
    And Slime Lord is a 7/7

  @today
  Scenario: a claim can name an ability with its cost and without
    Given this card:
      """
      Hidden Bat {3}{B}
      Creature — Vampire
      Flying
      Disguise {B}{B}
      4/2
      """
    And this card:
      """
      Paired Cleric {W}
      Creature — Human Cleric
      Protection from Zombies
      Cumulative upkeep {1}
      1/1
      """
    And Bob controls 3 Swamps and Paired Cleric
    And Bob holds Hidden Bat
    Then Paired Cleric has protection from Zombies
    And Paired Cleric has cumulative upkeep
    And Paired Cleric does not have cumulative upkeep {2}
    When Bob casts Hidden Bat face down
    And everything resolves
    Then Hidden Bat has ward {2}
    And Hidden Bat has ward
    And Hidden Bat does not have disguise

  @m11 @today
  Scenario: what it gives as a base size comes before what is added
    Given this card:
      """
      Rising Hulk {3}{G}{G}
      Creature — Plant
      {1}{G}: Until end of turn, target creature you control has base power and toughness 5/5 and gains trample.
      5/5
      """
    And Bob controls Rising Hulk, Llanowar Elves and 3 Forests
    And Llanowar Elves has 1 +1/+1 counter
    And Bob holds Giant Growth
    When Bob casts Giant Growth targeting Llanowar Elves
    And it resolves
    And Bob activates Rising Hulk targeting Llanowar Elves
    And it resolves
    Then Llanowar Elves is a 9/9
    When the turn ends
    Then Llanowar Elves is a 2/2

  @m11 @today
  Scenario: that much life for what it damaged earlier in the turn
    Given this card:
      """
      Bone Ghoul {3}{B}
      Creature — Zombie
      First strike
      Whenever a creature dealt damage by Bone Ghoul this turn dies, you gain life equal to that creature's toughness.
      3/2
      """
    And Bob controls Bone Ghoul and Mountain
    And Bob holds Shock
    And Sue controls Serra Angel
    When Bob attacks with Bone Ghoul
    And Sue blocks Bone Ghoul with Serra Angel
    And first-strike damage is dealt
    And Bob casts Shock targeting Serra Angel
    And everything resolves
    Then Serra Angel is in Sue's graveyard
    And Bob has 24 life

  @m11 @today
  Scenario: the second target alone is smaller when the first is gone
    Given this card:
      """
      Drooling Brute {3}{B}{B}{G}
      Creature — Beast
      {2}{B}{G}, Sacrifice a creature: Target creature gets +2/+2 until end of turn. Another target creature gets -2/-2 until end of turn.
      4/3
      """
    And Bob controls Drooling Brute, Hill Giant, Grizzly Bears, 4 Forests and 2 Swamps
    And Sue controls Serra Angel and Mountain
    And Sue holds Lightning Bolt
    When Bob activates Drooling Brute targeting Grizzly Bears and Serra Angel by sacrificing Hill Giant
    And Sue responds with Lightning Bolt targeting Grizzly Bears
    And everything resolves
    Then Serra Angel is a 2/2
    And Bob cannot activate Drooling Brute targeting Serra Angel and Serra Angel by sacrificing Drooling Brute

  @m11 @today
  Scenario: the creature aimed at blocks the one that attacks, not itself
    Given this card:
      """
      Brash Devils {2}{R}{R}
      Creature — Devil
      Trample, haste
      When Brash Devils attacks, up to one target creature defending player controls blocks it this combat if able.
      6/1
      """
    And Bob controls Brash Devils
    And Sue controls Serra Angel and Hill Giant
    When Bob attacks with Brash Devils
    And Bob targets Hill Giant
    And it resolves
    Then Sue cannot block with nothing
    And Sue cannot block Brash Devils with Serra Angel
    When combat damage is dealt
    Then Sue has 17 life

  @m11 @today
  Scenario: another creature blocks the one that has grown
    Given this card:
      """
      Monstrous Stride {4}{G}
      Sorcery
      Target creature gets +7/+7 until end of turn. Up to one other target creature blocks it this turn if able.
      """
    And Bob controls Grizzly Bears and 5 Forests
    And Bob holds Monstrous Stride
    And Sue controls Hill Giant
    When Bob casts Monstrous Stride targeting Grizzly Bears and Hill Giant
    And it resolves
    And Bob attacks with Grizzly Bears
    And combat damage is dealt
    Then Hill Giant is in Sue's graveyard
    And Sue has 20 life

  @m11 @today
  Scenario: an overloaded spell reaches only what one does not control
    Given this card:
      """
      Road Spasm {X}{R}
      Instant
      Road Spasm deals X damage to target creature without flying you don't control.
      Overload {X}{X}{R}{R}
      """
    And Bob controls 6 Mountains and Hill Giant
    And Sue controls War Mammoth, Serra Angel and Grizzly Bears
    And Bob holds Road Spasm
    When Bob casts Road Spasm with X = 2 with overload
    And it resolves
    Then Hill Giant has 0 damage
    And War Mammoth has 2 damage
    And Grizzly Bears is in Sue's graveyard
    And Serra Angel has 0 damage

  @m11 @today
  Scenario: while bestowed it makes the enchanted creature larger instead of itself
    Given this card:
      """
      Flame Eidolon {1}{R}
      Enchantment Creature — Spirit
      Bestow {2}{R}
      {R}: Flame Eidolon gets +1/+0 until end of turn. If it's an Aura, enchanted creature gets +1/+0 until end of turn instead.
      Enchanted creature gets +1/+1.
      1/1
      """
    And Bob controls Hill Giant and 4 Mountains
    And Bob holds Flame Eidolon
    When Bob casts Flame Eidolon with bestow targeting Hill Giant
    And it resolves
    Then Hill Giant is a 4/4
    When Bob activates Flame Eidolon
    And it resolves
    Then Hill Giant is a 5/4

  @m11 @today
  Scenario: what becomes a copy of it is not itself
    Given this card:
      """
      Mirror Court {2}{U}{U}
      Enchantment
      At the beginning of your upkeep, choose up to one other target enchantment. You may have Mirror Court become a copy of it.
      """
    And Bob controls Mirror Court
    And Sue controls Crusade
    And it is Sue's turn
    When it is Bob's upkeep
    And Bob targets Crusade
    And it resolves
    And Bob uses the effect of Mirror Court
    Then Mirror Court is called Crusade
