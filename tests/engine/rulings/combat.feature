  Scenario: a creature that was in no combat may block for its new controller
    Given Bob controls Hill Giant and Grizzly Bears
    And Sue controls 4 Islands
    And Sue holds Ray of Command
    When Bob attacks with Grizzly Bears
    And Sue casts Ray of Command targeting Hill Giant
    And it resolves
    And Sue blocks Grizzly Bears with Hill Giant
    And combat damage is dealt
    Then Grizzly Bears is in Bob's graveyard

  Scenario: a stolen attacker may block another
    Given Bob controls Hill Giant and Grizzly Bears
    And Sue controls 4 Islands
    And Sue holds Ray of Command
    When Bob attacks with Grizzly Bears and Hill Giant
    And Sue casts Ray of Command targeting Hill Giant
    And it resolves
    And Sue blocks Grizzly Bears with Hill Giant
    And combat damage is dealt
    Then Grizzly Bears is in Bob's graveyard
    And Sue has 20 life

  @m11
  Scenario: damage of one source to several is one gain of life
    Given this card:
      """
      Twin Drinker {W}
      Creature — Beast
      Lifelink
      4/4
      """
    And Bob controls Twin Drinker and Ajani's Pridemate
    And Sue controls Grizzly Bears and Gray Ogre
    When Bob attacks with Twin Drinker
    And Sue blocks Twin Drinker with Grizzly Bears and Gray Ogre
    And Bob orders the blockers of Twin Drinker: Grizzly Bears, then Gray Ogre
    And Bob assigns 2 damage from Twin Drinker to Grizzly Bears and 2 to Gray Ogre
    And combat damage is dealt
    And Bob uses the effect of Ajani's Pridemate
    And everything resolves
    Then Bob has 24 life
    And Ajani's Pridemate has 1 +1/+1 counter

  @m11
  Scenario: where life cannot be gained lifelink gains none
    Given Bob controls Child of Night
    And Sue controls Forsaken Wastes
    When Bob attacks with Child of Night
    And combat damage is dealt
    Then Bob has 20 life

  @mirage @duel
  Scenario: damage that tramples over can be prevented
    Given Bob controls War Mammoth
    And Sue controls Grizzly Bears, Circle of Protection: Green and Plains
    When Bob attacks with War Mammoth
    And Sue blocks War Mammoth with Grizzly Bears
    And combat damage is dealt
    And Sue activates Circle of Protection: Green
    Then Sue has 20 life
    And Grizzly Bears is in Sue's graveyard

  @mirage @duel
  Scenario: a Circle waits for no damage of another color
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls Circle of Protection: Green and Plains
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue cannot activate Circle of Protection: Green

  @timespiral @m11
  Scenario: two tramplers share one blocker's toughness
    Given Bob controls War Mammoth and Stampeding Rhino
    And Sue controls Two-Headed Giant of Foriys
    When Bob attacks with War Mammoth and Stampeding Rhino
    And Sue blocks War Mammoth and Stampeding Rhino with Two-Headed Giant of Foriys
    And Bob assigns 3 damage from War Mammoth to Two-Headed Giant of Foriys
    And Bob assigns 1 damage from Stampeding Rhino to Two-Headed Giant of Foriys and 3 to Sue
    And in m11, Sue orders the attackers of Two-Headed Giant of Foriys: War Mammoth, then Stampeding Rhino
    And Sue assigns 4 damage from Two-Headed Giant of Foriys to War Mammoth
    And combat damage is dealt
    Then Sue has 17 life

  @m11
  Scenario: who blocks several orders them before damage
    Given Bob controls Grizzly Bears and Hill Giant
    And Sue controls Two-Headed Giant of Foriys
    When Bob attacks with Grizzly Bears and Hill Giant
    And Sue blocks Grizzly Bears and Hill Giant with Two-Headed Giant of Foriys
    And Sue orders the attackers of Two-Headed Giant of Foriys: Hill Giant, then Grizzly Bears
    Then Sue cannot assign 2 damage from Two-Headed Giant of Foriys to Hill Giant and 2 to Grizzly Bears
    And because ordering attackers
    When Sue assigns 3 damage from Two-Headed Giant of Foriys to Hill Giant and 1 to Grizzly Bears
    And combat damage is dealt
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears is in play

  @mirage @duel @timespiral
  Scenario: who blocks several divides freely
    Given Bob controls Grizzly Bears and Hill Giant
    And Sue controls Two-Headed Giant of Foriys
    When Bob attacks with Grizzly Bears and Hill Giant
    And Sue blocks Grizzly Bears and Hill Giant with Two-Headed Giant of Foriys
    And Sue assigns 2 damage from Two-Headed Giant of Foriys to Hill Giant and 2 to Grizzly Bears
    And combat damage is dealt
    Then Grizzly Bears is in Bob's graveyard
    And Hill Giant is in play

  Scenario: an animated wall may attack
    Given Bob controls Wall of Stone and Animate Wall on Wall of Stone
    Then Bob may attack with Wall of Stone

  @m11
  Scenario: as though it had haste lets it attack and nothing else
    Given Bob controls Mountain, 3 Islands and Forest
    And Bob holds Prodigal Sorcerer and Instill Energy
    When Bob casts Prodigal Sorcerer
    And it resolves
    And Bob casts Instill Energy targeting Prodigal Sorcerer
    And it resolves
    Then Bob cannot activate Prodigal Sorcerer targeting Sue
    And Bob may attack with Prodigal Sorcerer

  Scenario: fliers block riders
    Given Bob controls Elven Riders
    And Sue controls Serra Angel, Wall of Stone and Hill Giant
    When Bob attacks with Elven Riders
    Then Sue may block Elven Riders with Serra Angel
    And Sue may block Elven Riders with Wall of Stone
    And Sue cannot block Elven Riders with Hill Giant

  @m11
  Scenario: those who come later are protected as well
    Given Bob controls 3 Plains and 2 Mountains
    And Bob holds Safe Passage and Dragon Fodder
    And Sue controls Grizzly Bears
    And this card:
      """
      Small Flame {0}
      Instant
      Small Flame deals 2 damage to each creature.
      """
    And Bob holds Small Flame
    When Bob casts Safe Passage
    And it resolves
    And Bob casts Dragon Fodder
    And it resolves
    And Bob casts Small Flame
    And it resolves
    Then Goblin is in play
    And Grizzly Bears is in Sue's graveyard

  @timespiral
  Scenario: who had no power in the first step assigns in the second
    Given this card:
      """
      Quick Egg {W}
      Creature — Egg
      First strike
      0/3
      """
    And Bob controls Quick Egg and Forest
    And Bob holds Giant Growth
    When Bob attacks with Quick Egg
    And it is Bob's first-strike damage step
    And Bob casts Giant Growth targeting Quick Egg
    And it resolves
    And combat damage is dealt
    Then Sue has 17 life

  @m11
  Scenario: who had first strike in the first step is done, with power or without
    Given this card:
      """
      Quick Egg {W}
      Creature — Egg
      First strike
      0/3
      """
    And Bob controls Quick Egg and Forest
    And Bob holds Giant Growth
    When Bob attacks with Quick Egg
    And it is Bob's first-strike damage step
    And Bob casts Giant Growth targeting Quick Egg
    And it resolves
    And combat damage is dealt
    Then Sue has 20 life

  @timespiral @m11
  Scenario: who gains first strike after the first step still strikes
    Given this card:
      """
      Late Quickness {W}
      Instant
      Target creature gains first strike until end of turn.
      """
    And Bob controls White Knight, Grizzly Bears and Plains
    And Bob holds Late Quickness
    When Bob attacks with White Knight and Grizzly Bears
    And first-strike damage is dealt
    And Bob casts Late Quickness targeting Grizzly Bears
    And it resolves
    And combat damage is dealt
    Then Sue has 16 life

  @timespiral
  Scenario: combat damage that waits comes from its source as it now is
    Given this card:
      """
      Dark Ink {W}
      Instant
      Target creature becomes black until end of turn.
      """
    And this card:
      """
      Pale Guard {W}
      Creature — Human
      Protection from black
      2/2
      """
    And Bob controls Hill Giant
    And Sue controls Pale Guard and Plains
    And Sue holds Dark Ink
    When Bob attacks with Hill Giant
    And Sue blocks Hill Giant with Pale Guard
    And combat damage is assigned
    And Sue casts Dark Ink targeting Hill Giant
    And it resolves
    And combat damage is dealt
    Then Pale Guard is in play
    And Hill Giant has 2 damage

  @timespiral
  Scenario: combat damage of a source that has left comes from it as it last was
    Given this card:
      """
      Dark Ink {W}
      Instant
      Target creature becomes black until end of turn.
      """
    And this card:
      """
      Pale Guard {W}
      Creature — Human
      Protection from black
      2/2
      """
    And Bob controls Hill Giant
    And Sue controls Pale Guard, Plains and Mountain
    And Sue holds Dark Ink and Lightning Bolt
    When Bob attacks with Hill Giant
    And Sue blocks Hill Giant with Pale Guard
    And combat damage is assigned
    And Sue casts Dark Ink targeting Hill Giant
    And it resolves
    And Sue casts Lightning Bolt targeting Hill Giant
    And it resolves
    Then Hill Giant is in Bob's graveyard
    When combat damage is dealt
    Then Pale Guard is in play

  @timespiral @m11
  Scenario: damage that is turned to somebody else meets the shields there, older ones too
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls Grizzly Bears, Circle of Protection: Red, Jade Monolith and 2 Plains
    When Bob casts Lightning Bolt targeting Grizzly Bears
    And Sue activates Circle of Protection: Red
    And it resolves
    And Sue activates Jade Monolith targeting Grizzly Bears
    And Sue chooses Lightning Bolt
    And it resolves
    And everything resolves
    Then Sue has 20 life
    And Grizzly Bears has 0 damage

  @timespiral @m11
  Scenario: whose damage it is says which effect applies first
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls Circle of Protection: Red and 4 Plains
    And Sue holds Reverse Damage
    When Bob casts Lightning Bolt targeting Sue
    And Sue activates Circle of Protection: Red
    And it resolves
    And Sue casts Reverse Damage
    And Sue chooses Lightning Bolt
    And it resolves
    And everything resolves
    And Sue applies Reverse Damage first
    Then Sue has 23 life

  @timespiral @m11
  Scenario: the other effect finds no damage left
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls Circle of Protection: Red and 4 Plains
    And Sue holds Reverse Damage
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Reverse Damage
    And Sue chooses Lightning Bolt
    And it resolves
    And Sue activates Circle of Protection: Red
    And it resolves
    And everything resolves
    And Sue applies Circle of Protection: Red first
    Then Sue has 20 life

  @timespiral @m11
  Scenario: protection may wait until an effect has turned the damage elsewhere
    Given Bob controls Swamp
    And this card:
      """
      Dark Flame {B}
      Sorcery
      Dark Flame deals 2 damage to each creature.
      """
    And Bob holds Dark Flame
    And Sue controls White Knight, Jade Monolith and Plains
    When Bob casts Dark Flame
    And Sue activates Jade Monolith targeting White Knight
    And Sue chooses Dark Flame
    And it resolves
    And everything resolves
    And Sue applies Jade Monolith first
    Then Sue has 18 life

  @timespiral @m11
  Scenario: what stops everything for good spares what would be used up
    Given Bob controls Hill Giant and Mountain
    And Bob holds Lightning Bolt
    And Sue controls Plains and Forest
    And Sue holds Healing Salve and Fog
    When Sue casts Healing Salve with mode 2 targeting Sue
    And it resolves
    And Sue casts Fog
    And it resolves
    And Bob attacks with Hill Giant
    And combat damage is dealt
    And Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 20 life

  @timespiral @m11
  Scenario: nobody is asked which of two like shields is used
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls 2 Samite Healers
    When Bob casts Lightning Bolt targeting Sue
    And Sue activates Samite Healer targeting Sue
    And it resolves
    And Sue activates Samite Healer#2 targeting Sue
    And it resolves
    And everything resolves
    Then Sue has 19 life

  @mirage @duel
  Scenario: what always holds stops damage that is turned to somebody else
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls Grizzly Bears, Glacial Chasm, Jade Monolith and Plains
    When Bob casts Lightning Bolt targeting Grizzly Bears
    And it resolves
    And Sue activates Jade Monolith targeting Grizzly Bears
    Then Sue has 20 life
    And Grizzly Bears is in play

  @timespiral @m11
  Scenario: damage cannot be turned to what has left
    Given this card:
      """
      Scapegoat {0}
      Instant
      The next 3 damage that would be dealt to target player this turn is dealt to target creature instead.
      """
    And Bob controls 2 Mountains
    And Bob holds Lightning Bolt and Shock
    And Sue controls Grizzly Bears
    And Sue holds Scapegoat
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Scapegoat targeting Sue and Grizzly Bears
    And it resolves
    And Bob casts Shock targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is in Sue's graveyard
    When everything resolves
    Then Sue has 17 life

  @timespiral
  Scenario: a source that has left may be chosen while its combat damage waits
    Given Bob controls Grizzly Bears and Hill Giant
    And Sue controls Circle of Protection: Red, Plains and Mountain
    And Sue holds Lightning Bolt
    When Bob attacks with Grizzly Bears and Hill Giant
    And combat damage is assigned
    And Sue casts Lightning Bolt targeting Hill Giant
    And it resolves
    Then Hill Giant is in Bob's graveyard
    When Sue activates Circle of Protection: Red
    And Sue chooses Hill Giant
    And it resolves
    And combat damage is dealt
    Then Sue has 18 life

  @timespiral @m11
  Scenario: the only source of the color need not be chosen
    Given Bob controls Prodigal Pyromancer
    And Sue controls Circle of Protection: Red and Plains
    When Bob activates Prodigal Pyromancer targeting Sue
    And Sue activates Circle of Protection: Red
    And it resolves
    And everything resolves
    Then Sue has 20 life

  @timespiral @m11
  Scenario: who attacks with banding divides all damage of the blocker
    Given Bob controls Benalish Hero, Hill Giant and Grizzly Bears
    And Sue controls Two-Headed Giant of Foriys
    When Bob attacks with Benalish Hero, Hill Giant and Grizzly Bears, Benalish Hero and Hill Giant in a band
    And Sue blocks Benalish Hero and Grizzly Bears with Two-Headed Giant of Foriys
    And Bob assigns 2 damage from Two-Headed Giant of Foriys to Hill Giant and 1 to Grizzly Bears and 1 to Benalish Hero
    And combat damage is dealt
    Then Hill Giant has 2 damage
    And Grizzly Bears has 1 damage
    And Benalish Hero is in Bob's graveyard

  @timespiral
  Scenario: banding that is lost divides nothing
    Given this card:
      """
      Disband {W}
      Instant
      Target creature loses banding until end of turn.
      """
    And Bob controls Benalish Hero and Hill Giant
    And Sue controls Serra Angel and Plains
    And Sue holds Disband
    When Bob attacks with Benalish Hero and Hill Giant, Benalish Hero and Hill Giant in a band
    And Sue blocks Hill Giant with Serra Angel
    And Sue casts Disband targeting Benalish Hero
    And it resolves
    And Sue assigns 4 damage from Serra Angel to Hill Giant
    And combat damage is dealt
    Then Hill Giant is in Bob's graveyard
    And Benalish Hero is in play

  @timespiral @m11
  Scenario: nobody is asked which of two like effects applies first
    Given Bob controls Mountain
    And Bob holds Lightning Bolt
    And Sue controls 6 Plains
    And Sue holds 2 Reverse Damage
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Reverse Damage
    And Sue chooses Lightning Bolt
    And it resolves
    And Sue casts Reverse Damage#2
    And Sue chooses Lightning Bolt
    And it resolves
    And everything resolves
    Then Sue has 23 life

  Rule: Divisions of one moment are judged together

    @timespiral @m11
    Example: a trampler counts on another attacker, whoever was named first
      Given Bob controls Benalish Hero and War Mammoth
      And Sue controls Drudge Skeletons and Grizzly Bears
      When Bob attacks with War Mammoth and Benalish Hero, War Mammoth and Benalish Hero in a band
      And Sue blocks War Mammoth with Drudge Skeletons and Grizzly Bears
      And in m11, Bob orders the blockers of War Mammoth: Drudge Skeletons, then Grizzly Bears
      And in m11, Bob orders the blockers of Benalish Hero: Drudge Skeletons, then Grizzly Bears
      And combat damage is dealt
      And Bob assigns 1 damage from Benalish Hero to Drudge Skeletons
      And Bob assigns 2 damage from War Mammoth to Grizzly Bears and 1 to Sue
      And Bob assigns 1 damage from Drudge Skeletons to War Mammoth
      And Bob assigns 2 damage from Grizzly Bears to War Mammoth
      Then Sue has 19 life

    @m11
    Example: one who is asked first may count on one who is asked later
      Given Bob controls 2 Hill Giants
      And Sue controls Two-Headed Giant of Foriys, Grizzly Bears and Gray Ogre
      When Bob attacks with Hill Giant and Hill Giant#2
      And Sue blocks Hill Giant with Two-Headed Giant of Foriys and Grizzly Bears
      And Sue blocks Hill Giant#2 with Two-Headed Giant of Foriys and Gray Ogre
      And Bob orders the blockers of Hill Giant: Two-Headed Giant of Foriys, then Grizzly Bears
      And Bob orders the blockers of Hill Giant#2: Two-Headed Giant of Foriys, then Gray Ogre
      And Sue orders the attackers of Two-Headed Giant of Foriys: Hill Giant, then Hill Giant#2
      And combat damage is dealt
      And Bob assigns 1 damage from Hill Giant to Two-Headed Giant of Foriys and 2 to Grizzly Bears
      And Bob assigns 3 damage from Hill Giant#2 to Two-Headed Giant of Foriys
      And Sue assigns 3 damage from Two-Headed Giant of Foriys to Hill Giant and 1 to Hill Giant#2
      Then Two-Headed Giant of Foriys is in Sue's graveyard
      And Grizzly Bears is in Sue's graveyard

  Scenario: an attacker becomes tapped by attacking, one with vigilance does not
    Given this card:
      """
      Idle Clock {2}
      Enchantment
      Whenever a creature becomes tapped, you gain 1 life.
      """
    And it is Bob's main phase
    And Bob controls Idle Clock, Gray Ogre and Serra Angel
    When Bob attacks with Gray Ogre and Serra Angel
    And everything resolves
    Then Bob has 21 life
    And Serra Angel is untapped

  Scenario: of two players attacked, each is lost life to by the creature that attacks that player
    Given this card:
      """
      Remorse Eater {3}{B}{B}
      Creature - Horror
      Whenever Remorse Eater attacks and isn't blocked, defending player loses 3 life.
      0/4
      """
    And the players are Bob, Sue and Ann
    And it is Bob's main phase
    And Bob controls Remorse Eater and Hill Giant
    When Bob attacks Ann with Remorse Eater
    And Bob attacks Sue with Hill Giant
    And combat damage is dealt
    Then Ann has 17 life
    And Sue has 17 life
