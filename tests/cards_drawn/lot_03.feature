Feature: Drawn cards, the third thirty

  @timespiral @m11
  Scenario: the Aura comes back when a creature comes, its counter stays
    Given this card:
      """
      Ephara's Enlightenment {1}{W}{U}
      Enchantment — Aura
      Enchant creature
      When Ephara's Enlightenment comes into play, put a +1/+1 counter on enchanted creature.
      Enchanted creature has flying.
      Whenever a creature comes into play under your control, you may return Ephara's Enlightenment to its owner's hand.
      """
    And Bob controls Plains, Island, 3 Forests and Gray Ogre
    And Bob holds Ephara's Enlightenment and Grizzly Bears
    When Bob casts Ephara's Enlightenment targeting Gray Ogre
    And everything resolves
    Then Gray Ogre is a 3/3
    And Gray Ogre has flying
    When Bob casts Grizzly Bears
    And everything resolves
    And Bob uses the effect of Ephara's Enlightenment
    Then Ephara's Enlightenment is in Bob's hand
    And Gray Ogre is a 3/3
    And Gray Ogre does not have flying

  @timespiral @m11
  Scenario: two mana make one of any color
    Given this card:
      """
      Henge of Ramos
      Land
      {T}: Add {C}.
      {2}, {T}: Add one mana of any color.
      """
    And Bob controls Henge of Ramos, Henge of Ramos#2 and Mountain
    And Bob holds Swords to Plowshares
    And Sue controls Hill Giant
    Then Bob may cast Swords to Plowshares targeting Hill Giant
    When Bob taps Mountain for mana
    And Bob taps Henge of Ramos#2 for {C}
    And Bob taps Henge of Ramos for {W}
    Then Bob has {W}
    And Henge of Ramos is tapped

  @timespiral @m11
  Scenario: the opponent chooses the card to discard
    Given this card:
      """
      Deadbridge Shaman {2}{B}
      Creature — Elf Shaman
      When Deadbridge Shaman dies, target opponent discards a card.
      3/1
      """
    And Bob controls Deadbridge Shaman
    And Sue controls Mountain and Grizzly Bears
    And Sue holds Shock, Forest and Island
    When Sue casts Shock targeting Deadbridge Shaman
    And everything resolves
    And Sue discards Forest
    Then Forest is in Sue's graveyard
    And Island is in Sue's hand

  @m11
  Scenario: not for itself, and damage no longer destroys what it saves
    Given this card:
      """
      Selfless Savior {W}
      Creature — Dog
      Sacrifice Selfless Savior: Another target creature you control gains indestructible until end of turn.
      1/1
      """
    And Bob controls Selfless Savior and Gray Ogre
    And Sue controls Hill Giant and 3 Swamps
    And Sue holds Wrath of God
    Then Bob cannot activate Selfless Savior targeting Selfless Savior
    And Bob cannot activate Selfless Savior targeting Hill Giant
    When Bob attacks with Gray Ogre
    And Sue blocks Gray Ogre with Hill Giant
    And Bob activates Selfless Savior targeting Gray Ogre
    And it resolves
    And combat damage is dealt
    Then Gray Ogre is in play
    And Gray Ogre has 3 damage

  @timespiral @m11
  Scenario: it untaps anything but itself
    Given this card:
      """
      Kiora's Follower {G}{U}
      Creature — Merfolk
      {T}: Untap another target permanent.
      2/2
      """
    And Bob controls Kiora's Follower and Mishra's Workshop
    When Bob taps Mishra's Workshop for mana
    Then Bob cannot activate Kiora's Follower targeting Kiora's Follower
    When Bob activates Kiora's Follower targeting Mishra's Workshop
    And it resolves
    Then Mishra's Workshop is untapped
    And Bob has {C}{C}{C}

  @timespiral @m11
  Scenario: it flies only while the Dinosaur is there, and stays blocked by none that it flew over
    Given this card:
      """
      Pterodon Knight {3}{W}
      Creature — Human Knight
      Pterodon Knight has flying as long as you control a Dinosaur.
      3/3
      """
    And this card:
      """
      Small Raptor {R}
      Creature — Dinosaur
      1/1
      """
    And Bob controls Pterodon Knight and Small Raptor
    And Sue controls Hill Giant and Mountain
    And Sue holds Shock
    When Bob attacks with Pterodon Knight
    Then Sue cannot block Pterodon Knight with Hill Giant
    When Sue casts Shock targeting Small Raptor
    And it resolves
    Then Pterodon Knight does not have flying
    And Sue may block Pterodon Knight with Hill Giant

  @timespiral @m11
  Scenario: before attackers are declared on one's own turn, and not after
    Given this card:
      """
      Pang Tong {1}{W}{W}
      Legendary Creature — Human Advisor
      {T}: Target creature gets +0/+2 until end of turn. Activate only during your turn, before attackers are declared.
      1/2
      """
    And Bob controls Pang Tong and Grizzly Bears
    When it is Bob's beginning of combat
    Then Bob may activate Pang Tong targeting Grizzly Bears
    When Bob attacks with Grizzly Bears
    Then Bob cannot activate Pang Tong targeting Grizzly Bears
    When it is Bob's second main phase
    Then Bob cannot activate Pang Tong targeting Grizzly Bears
    When it is Sue's main phase
    Then Bob cannot activate Pang Tong targeting Grizzly Bears

  @timespiral @m11
  Scenario: it regenerates out of combat and deals no damage there
    Given this card:
      """
      Ghost Ship {2}{U}{U}
      Creature — Spirit
      Flying
      {U}{U}{U}: Regenerate Ghost Ship.
      2/4
      """
    And Bob controls Ghost Ship and 3 Islands
    And Sue controls Serra Angel, 2 Swamps and Hill Giant
    When Bob attacks with Ghost Ship
    And Sue blocks Ghost Ship with Serra Angel
    And Bob activates Ghost Ship
    And it resolves
    And combat damage is dealt
    Then Ghost Ship is in play
    And Ghost Ship is tapped
    And Ghost Ship has 0 damage
    And Serra Angel has 2 damage

  @timespiral @m11
  Scenario: everybody's creatures have haste
    Given this card:
      """
      Mass Hysteria {R}
      Enchantment
      All creatures have haste.
      """
    And Bob controls 3 Mountains
    And Bob holds Mass Hysteria and Grizzly Bears
    And Sue controls Prodigal Sorcerer
    And Prodigal Sorcerer came under Sue's control this turn
    Then Sue cannot activate Prodigal Sorcerer targeting Bob
    When Bob casts Mass Hysteria
    And it resolves
    Then Sue may activate Prodigal Sorcerer targeting Bob

  @timespiral @m11
  Scenario: another Vampire gets the counter, not itself
    Given this card:
      """
      Stromkirk Mentor {3}{B}
      Creature — Vampire Soldier
      When Stromkirk Mentor comes into play, put a +1/+1 counter on another target Vampire you control.
      4/2
      """
    And Bob controls 4 Swamps and Gray Ogre
    And Bob holds Stromkirk Mentor
    And Sue controls Sengir Vampire
    When Bob casts Stromkirk Mentor
    And everything resolves
    Then Stromkirk Mentor is a 4/2
    And Sengir Vampire is a 4/4

  @timespiral @m11
  Scenario: a card for casting an enchantment, though it is countered
    Given Bob controls 2 Plains, Verduran Enchantress and Grizzly Bears
    And Bob holds Holy Strength
    And Sue controls 2 Islands
    And Sue holds Counterspell
    When Bob casts Holy Strength targeting Grizzly Bears
    And Sue casts Counterspell targeting Holy Strength
    And everything resolves
    And Bob uses the effect of Verduran Enchantress
    Then Bob has 1 card in hand
    And Holy Strength is in Bob's graveyard

  @m11
  Scenario: life twice, once in each wave
    Given this card:
      """
      True Conviction {3}{W}{W}{W}
      Enchantment
      Creatures you control have double strike and lifelink.
      """
    And Bob controls True Conviction and Hill Giant
    And Sue controls Wall of Stone and Gray Ogre
    When Bob attacks with Hill Giant
    And Sue blocks Hill Giant with Gray Ogre
    And first-strike damage is dealt
    Then Gray Ogre is in Sue's graveyard
    And Bob has 23 life
    When combat damage is dealt
    Then Bob has 23 life
    And Sue has 20 life
    And Hill Giant has 0 damage

  @timespiral @m11
  Scenario: a mana ability that is paid for with mana, and a shield of one
    Given this card:
      """
      Necra Disciple {B}
      Creature — Human Wizard
      {G}, {T}: Add one mana of any color.
      {W}, {T}: Prevent the next 1 damage that would be dealt to any target this turn.
      1/1
      """
    And Bob controls Necra Disciple and Plains
    And Sue controls Mountain
    And Sue holds Shock
    When Sue casts Shock targeting Necra Disciple
    And Bob activates the second ability of Necra Disciple targeting Necra Disciple
    And it resolves
    And everything resolves
    Then Necra Disciple is in Bob's graveyard
    When it is Sue's main phase
    Then Sue has 20 life

  @m11
  Scenario: cast again from the graveyard for more, and exiled then
    Given this card:
      """
      Devil's Play {X}{R}
      Sorcery
      Devil's Play deals X damage to any target.
      Flashback {X}{R}{R}{R}
      """
    And Bob controls 8 Mountains
    And Bob holds Devil's Play
    When Bob casts Devil's Play with X = 2 targeting Sue
    And it resolves
    Then Sue has 18 life
    And Devil's Play is in Bob's graveyard
    And Bob cannot cast Devil's Play with flashback with X = 3 targeting Sue
    When Bob casts Devil's Play with flashback with X = 2 targeting Sue
    And it resolves
    Then Sue has 16 life
    And Devil's Play is removed from the game

  @timespiral @m11
  Scenario: whoever's creature it is, one player loses life and gets mana
    Given this card:
      """
      Carnival of Souls {1}{B}
      Enchantment
      Whenever a creature comes into play, you lose 1 life and add {B}.
      """
    And Bob controls Carnival of Souls
    And Sue controls 2 Forests
    And Sue holds Grizzly Bears
    When it is Sue's main phase
    And Sue casts Grizzly Bears
    And everything resolves
    Then Bob has 19 life
    And Bob has {B}
    And Sue has 20 life

  @timespiral @m11
  Scenario: larger and in the air for a turn
    Given this card:
      """
      Arborea Pegasus {3}{W}
      Creature — Pegasus
      Flying
      When Arborea Pegasus comes into play, target creature gets +1/+1 and gains flying until end of turn.
      2/3
      """
    And Bob controls 4 Plains and Hill Giant
    And Bob holds Arborea Pegasus
    And Sue controls Gray Ogre
    When Bob casts Arborea Pegasus
    And it resolves
    And Bob targets Hill Giant
    And everything resolves
    And Bob attacks with Hill Giant
    Then Sue cannot block Hill Giant with Gray Ogre
    When combat damage is dealt
    Then Sue has 16 life

  @timespiral @m11
  Scenario: out of combat and untapped, it deals and takes no damage
    Given this card:
      """
      Gustcloak Sentinel {2}{W}{W}
      Creature — Human Soldier
      Whenever Gustcloak Sentinel becomes blocked, you may untap it and remove it from combat.
      3/3
      """
    And Bob controls Gustcloak Sentinel
    And Sue controls Craw Wurm
    When Bob attacks with Gustcloak Sentinel
    And Sue blocks Gustcloak Sentinel with Craw Wurm
    And everything resolves
    And Bob uses the effect of Gustcloak Sentinel
    Then Gustcloak Sentinel is untapped
    And Gustcloak Sentinel is not attacking
    When combat damage is dealt
    Then Craw Wurm has 0 damage
    And Gustcloak Sentinel has 0 damage

  @timespiral @m11
  Scenario: a defender blocks and does not attack
    Given Bob controls Wall of Stone
    And Sue controls Craw Wurm
    Then Bob cannot attack with Wall of Stone
    When it is Sue's main phase
    And Sue attacks with Craw Wurm
    And Bob blocks Craw Wurm with Wall of Stone
    And combat damage is dealt
    Then Wall of Stone has 6 damage
    And Craw Wurm has 0 damage

  @timespiral @m11
  Scenario: an artifact creature brings life
    Given this card:
      """
      Peace Strider {4}
      Artifact Creature — Construct
      When Peace Strider comes into play, you gain 3 life.
      3/3
      """
    And Bob controls 4 Islands
    And Bob holds Peace Strider
    And Sue controls 2 Plains
    And Sue holds Disenchant
    When Bob casts Peace Strider
    And it resolves
    And Sue casts Disenchant targeting Peace Strider
    And everything resolves
    Then Peace Strider is in Bob's graveyard
    And Bob has 23 life

  @timespiral @m11
  Scenario: Knights that come later in the turn do not strike twice
    Given this card:
      """
      Valiant Knight {3}{W}
      Creature — Human Knight
      Other Knights you control get +1/+1.
      {3}{W}{W}: Knights you control gain double strike until end of turn.
      3/4
      """
    And Bob controls Valiant Knight, White Knight, 7 Plains and 2 Swamps
    And Bob holds Black Knight
    When Bob activates Valiant Knight
    And it resolves
    Then Valiant Knight has double strike
    And White Knight has double strike
    And White Knight is a 3/3
    And Valiant Knight is a 3/4
    When Bob casts Black Knight
    And it resolves
    Then Black Knight does not have double strike
    And Black Knight is a 3/3

  @timespiral @m11
  Scenario: discarded, it is cast for its madness
    Given Bob controls Wild Mongrel and Mountain
    And Bob holds Fiery Temper
    And Sue controls Hill Giant
    When Bob activates Wild Mongrel
    And Bob removes Fiery Temper from the game instead
    And it resolves
    And Bob casts Fiery Temper targeting Hill Giant
    And Fiery Temper resolves
    And everything resolves
    And Bob chooses white
    Then Hill Giant is in Sue's graveyard
    And Fiery Temper is in Bob's graveyard
    And Wild Mongrel is a 3/3

  @timespiral @m11
  Scenario: an artifact in the middle of a fight, and a card for it afterwards
    Given this card:
      """
      Supply Drop {3}
      Artifact
      Flash
      When Supply Drop comes into play, target creature you control gets +2/+2 until end of turn.
      {4}, {T}, Sacrifice Supply Drop: Draw a card.
      """
    And Bob controls 7 Plains and Grizzly Bears
    And Bob holds Supply Drop
    And Sue controls Hill Giant
    When Bob attacks with Grizzly Bears
    And Sue blocks Grizzly Bears with Hill Giant
    And Bob casts Supply Drop
    And everything resolves
    And combat damage is dealt
    Then Hill Giant is in Sue's graveyard
    And Grizzly Bears is in play
    When Bob activates Supply Drop
    And it resolves
    Then Bob has 1 card in hand
    And Supply Drop is in Bob's graveyard

  @timespiral @m11
  Scenario: stronger for each creature that comes to its side
    Given this card:
      """
      Beast-Kin Ranger {2}{G}
      Creature — Elf Ranger
      Trample
      Whenever another creature comes into play under your control, Beast-Kin Ranger gets +1/+0 until end of turn.
      3/3
      """
    And Bob controls Beast-Kin Ranger and 2 Mountains
    And Bob holds Dragon Fodder
    When Bob casts Dragon Fodder
    And everything resolves
    Then Beast-Kin Ranger is a 5/3
    And Bob controls 2 Goblins

  @timespiral @m11
  Scenario: dredged in place of a draw, if the library is large enough
    Given this card:
      """
      Greater Mossdog {3}{G}
      Creature — Plant Dog
      Dredge 3
      3/3
      """
    And Greater Mossdog is in Bob's graveyard
    And Bob controls 3 Islands
    And Bob holds Divination
    And Bob's library has 4 cards
    When Bob casts Divination
    And it resolves
    And Bob returns Greater Mossdog
    Then Greater Mossdog is in Bob's hand
    And Bob has 2 cards in hand
    And Bob has 0 cards in the library
    And Bob has 4 cards in the graveyard

  @m11
  Scenario: what is red or green neither blocks it nor aims at it
    Given this card:
      """
      Sphinx of the Steel Wind {5}{W}{U}{B}
      Artifact Creature — Sphinx
      Flying, first strike, vigilance, lifelink, protection from red and from green
      6/6
      """
    And Bob controls Sphinx of the Steel Wind
    And Sue controls Shivan Dragon, Serra Angel and 2 Forests
    And Sue holds Naturalize
    Then Sue cannot cast Naturalize targeting Sphinx of the Steel Wind
    When Bob attacks with Sphinx of the Steel Wind
    Then Sue cannot block Sphinx of the Steel Wind with Shivan Dragon
    When Sue blocks Sphinx of the Steel Wind with Serra Angel
    And combat damage is dealt
    Then Bob has 26 life
    And Sphinx of the Steel Wind has 0 damage
    And Sphinx of the Steel Wind is untapped

  @timespiral @m11
  Scenario: what it hits is tapped and stays so through one untap step
    Given this card:
      """
      Matsu-Tribe Sniper {1}{G}
      Creature — Snake Warrior Archer
      {T}: Matsu-Tribe Sniper deals 1 damage to target creature with flying.
      Whenever Matsu-Tribe Sniper deals damage to a creature, tap that creature and it doesn't untap during its controller's next untap step.
      1/1
      """
    And Bob controls Matsu-Tribe Sniper
    And Sue controls Serra Angel and Hill Giant
    Then Bob cannot activate Matsu-Tribe Sniper targeting Hill Giant
    When Bob activates Matsu-Tribe Sniper targeting Serra Angel
    And everything resolves
    Then Serra Angel is tapped
    And Serra Angel has 1 damage
    When it is Sue's upkeep
    Then Serra Angel is tapped
    When it is Bob's next upkeep
    And it is Sue's next upkeep
    Then Serra Angel is untapped

  @timespiral @m11
  Scenario: a tapped Island will not do
    Given this card:
      """
      Coral Atoll
      Land
      Coral Atoll comes into play tapped.
      When Coral Atoll comes into play, sacrifice it unless you return an untapped Island you control to its owner's hand.
      {T}: Add {C}{U}.
      """
    And Bob controls Island
    And Bob holds Coral Atoll
    And Island is tapped
    When Bob plays Coral Atoll
    And everything resolves
    Then Coral Atoll is in Bob's graveyard
    And Island is in play

  @timespiral @m11
  Scenario: those of the defending player that cannot fly are hit as it attacks
    Given this card:
      """
      Scalding Salamander {2}{R}
      Creature — Salamander
      Whenever Scalding Salamander attacks, you may have it deal 1 damage to each creature without flying defending player controls.
      2/1
      """
    And Bob controls Scalding Salamander and Savannah Lions
    And Sue controls Elite Vanguard, Scryb Sprites and Grizzly Bears
    When Bob attacks with Scalding Salamander
    And everything resolves
    And Bob uses the effect of Scalding Salamander
    Then Elite Vanguard is in Sue's graveyard
    And Scryb Sprites is in play
    And Grizzly Bears has 1 damage
    And Savannah Lions is in play

  @timespiral @m11
  Scenario: a land in the course of a spell, after the land of the turn
    Given this card:
      """
      Swell of Growth {1}{G}
      Instant
      Target creature gets +2/+2 until end of turn. You may put a land card from your hand into play.
      """
    And Bob controls 2 Forests and Grizzly Bears
    And Bob holds Swell of Growth, Island and Plains
    When Bob plays Plains
    And Bob casts Swell of Growth targeting Grizzly Bears
    And it resolves
    And Bob uses the effect of Swell of Growth
    Then Grizzly Bears is a 4/4
    And Island is in play
    And Plains is in play

  @timespiral @m11
  Scenario: the ward is white, and stays under protection from blue that it gives
    Given Bob controls Hill Giant
    And Sue controls Blue Ward on Hill Giant, 2 Islands and Phantom Monster
    And Sue holds Unsummon
    Then Hill Giant has protection from blue
    And Sue cannot cast Unsummon targeting Hill Giant
    When Bob attacks with Hill Giant
    Then Sue cannot block Hill Giant with Phantom Monster
