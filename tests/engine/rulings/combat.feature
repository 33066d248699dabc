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
    And Sue assigns 4 damage from Two-Headed Giant of Foriys to War Mammoth
    And combat damage is dealt
    Then Sue has 17 life

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
