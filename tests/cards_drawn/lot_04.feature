Feature: Drawn cards, the fourth thirty

  @timespiral @m11
  Scenario: spells of the name that was chosen are not cast, by anybody
    Given Bob controls Plains, Island and Mountain
    And Bob holds Meddling Mage and Lightning Bolt
    And Sue controls Mountain#2
    And Sue holds Lightning Bolt#2 and Shock
    When Bob casts Meddling Mage
    And it resolves
    And Bob chooses Lightning Bolt
    Then Bob cannot cast Lightning Bolt targeting Sue
    And Sue cannot cast Lightning Bolt#2 targeting Bob
    And Sue may cast Shock targeting Bob

  @m11
  Scenario: larger while there is a Plains, of whatever sort
    Given this card:
      """
      Arctic Aven {2}{U}
      Creature — Bird Wizard
      Flying
      Arctic Aven gets +1/+1 as long as you control a Plains.
      {W}: Arctic Aven gains lifelink until end of turn.
      2/1
      """
    And Bob controls Arctic Aven and Tundra
    And Sue controls 3 Mountains
    And Sue holds Stone Rain
    Then Arctic Aven is a 3/2
    When Bob attacks with Arctic Aven
    And Bob activates Arctic Aven
    And it resolves
    And combat damage is dealt
    Then Bob has 23 life
    When it is Sue's main phase
    And Sue casts Stone Rain targeting Tundra
    And it resolves
    Then Arctic Aven is a 2/1

  @timespiral @m11
  Scenario: two black mana at the price of the land
    Given this card:
      """
      Ebon Stronghold
      Land
      Ebon Stronghold comes into play tapped.
      {T}: Add {B}.
      {T}, Sacrifice Ebon Stronghold: Add {B}{B}.
      """
    And Bob controls Ebon Stronghold
    And Bob holds Black Knight
    Then Bob may cast Black Knight
    When Bob taps Ebon Stronghold for {B}{B}
    And Bob casts Black Knight
    And it resolves
    Then Ebon Stronghold is in Bob's graveyard
    And Black Knight is in play

  @m11
  Scenario: counters that make it small are taken away attack by attack
    Given this card:
      """
      Exemplar of Strength {1}{G}
      Creature — Human Warrior
      When Exemplar of Strength comes into play, put three -1/-1 counters on target creature you control.
      Whenever Exemplar of Strength attacks, remove a -1/-1 counter from it. If you do, you gain 1 life.
      4/4
      """
    And Bob controls Exemplar of Strength
    And Exemplar of Strength has 1 -1/-1 counter
    When Bob attacks with Exemplar of Strength
    And everything resolves
    Then Exemplar of Strength is a 4/4
    And Bob has 21 life
    When it is Bob's next main phase
    And Bob attacks with Exemplar of Strength
    And everything resolves
    Then Bob has 21 life

  @timespiral @m11
  Scenario: one less for what is Arcane, and nothing less than the colored mana
    Given this card:
      """
      Long-Forgotten Gohei {3}
      Artifact
      Arcane spells you cast cost {1} less to cast.
      Spirit creatures you control get +1/+1.
      """
    And this card:
      """
      Quiet Rite {1}{U}
      Instant — Arcane
      You gain 1 life.
      """
    And this card:
      """
      Brief Rite {U}
      Instant — Arcane
      You gain 1 life.
      """
    And this card:
      """
      Pale Kami {W}
      Creature — Spirit
      1/1
      """
    And Bob controls Long-Forgotten Gohei, Island and Pale Kami
    And Bob holds Quiet Rite and Brief Rite
    And Sue controls Island#2
    And Sue holds Quiet Rite#2
    Then Pale Kami is a 2/2
    And Sue cannot cast Quiet Rite#2
    When Bob casts Quiet Rite
    And it resolves
    Then Island is tapped
    And Bob has 21 life
    And Bob cannot cast Brief Rite

  @timespiral @m11
  Scenario: four cards of the library for a shield; three cannot pay
    Given this card:
      """
      Seasoned Tactician {2}{W}
      Creature — Human Advisor
      {3}, Exile the top four cards of your library: The next time a source of your choice would deal damage to you this turn, prevent that damage.
      1/3
      """
    And Bob controls Seasoned Tactician and 6 Plains
    And Bob's library has 7 cards
    And Sue controls Mountain and Craw Wurm
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And Bob activates Seasoned Tactician
    And it resolves
    And Bob chooses Lightning Bolt
    And everything resolves
    Then Bob has 20 life
    And Bob has 3 cards in the library
    And Bob cannot activate Seasoned Tactician

  @timespiral @m11
  Scenario: two of a size kill each other
    Given this card:
      """
      Durkwood Boars {4}{G}
      Creature — Boar
      4/4
      """
    And Bob controls Durkwood Boars
    And Sue controls Air Elemental
    When Bob attacks with Durkwood Boars
    And Sue blocks Durkwood Boars with Air Elemental
    And combat damage is dealt
    Then Durkwood Boars is in Bob's graveyard
    And Air Elemental is in Sue's graveyard

  @timespiral @m11
  Scenario: Slivers without a color, as many as there is mana
    Given this card:
      """
      Sliver Queen {W}{U}{B}{R}{G}
      Legendary Creature — Sliver
      {2}: Put a 1/1 colorless Sliver creature token into play.
      7/7
      """
    And Bob controls Sliver Queen and 5 Forests
    And Sliver Queen came under Bob's control this turn
    When Bob activates Sliver Queen
    And Bob activates Sliver Queen
    And everything resolves
    Then Bob controls 3 Slivers
    And Bob cannot activate Sliver Queen

  @timespiral @m11
  Scenario: the Equipment grows when its bearer dies, and serves the next better
    Given this card:
      """
      Malefic Scythe {1}{B}
      Artifact — Equipment
      Malefic Scythe comes into play with a soul counter on it.
      Equipped creature gets +1/+1 for each soul counter on Malefic Scythe.
      Whenever equipped creature dies, put a soul counter on Malefic Scythe.
      Equip {1}
      """
    And Bob controls Malefic Scythe, Grizzly Bears, Gray Ogre and Mountain
    And Malefic Scythe has 1 soul counter
    And Malefic Scythe is on Grizzly Bears
    And Sue controls Mountain#2
    And Sue holds Lightning Bolt
    Then Grizzly Bears is a 3/3
    When Sue casts Lightning Bolt targeting Grizzly Bears
    And everything resolves
    Then Malefic Scythe has 2 soul counters
    When Bob equips Gray Ogre with Malefic Scythe
    And it resolves
    Then Gray Ogre is a 4/4

  @timespiral @m11
  Scenario: with its target gone nobody gains life
    Given this card:
      """
      Swallowing Plague {X}{B}{B}
      Sorcery — Arcane
      Swallowing Plague deals X damage to target creature and you gain X life.
      """
    And Bob controls 5 Swamps
    And Bob holds Swallowing Plague
    And Sue controls Hill Giant and Island
    And Sue holds Unsummon
    When Bob casts Swallowing Plague with X = 3 targeting Hill Giant
    And Sue casts Unsummon targeting Hill Giant
    And everything resolves
    Then Bob has 20 life
    And because failing

  @timespiral @m11
  Scenario: the Aura is gone, and the creature it was on regenerates
    Given this card:
      """
      Stamina {2}{G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has vigilance.
      Sacrifice Stamina: Regenerate enchanted creature.
      """
    And Bob controls Grizzly Bears and Stamina on Grizzly Bears
    And Sue controls Hill Giant
    When Bob attacks with Grizzly Bears
    Then Grizzly Bears is untapped
    When Sue blocks Grizzly Bears with Hill Giant
    And Bob activates Stamina
    And it resolves
    And combat damage is dealt
    Then Grizzly Bears is in play
    And Grizzly Bears is tapped
    And Stamina is in Bob's graveyard

  @m11
  Scenario: another permanent of several colors, not itself
    Given this card:
      """
      Naya Hushblade {R/W}{G}
      Creature — Elf Rogue
      As long as you control another multicolored permanent, Naya Hushblade gets +1/+1 and has shroud.
      2/1
      """
    And Bob controls Naya Hushblade, Golgari Rotwurm and Forest
    And Bob holds Giant Growth
    And Sue controls 3 Swamps, Mountain and Mountain#2
    And Sue holds Lightning Bolt
    Then Naya Hushblade is a 3/2
    And Bob cannot cast Giant Growth targeting Naya Hushblade
    And Sue cannot cast Lightning Bolt targeting Naya Hushblade

  @m11
  Scenario: at most one creature is tapped as it attacks
    Given this card:
      """
      War Machine {3}{W/U}
      Legendary Artifact Creature — Human Hero
      Flying
      Whenever War Machine attacks, tap up to one target creature.
      3/2
      """
    And Bob controls War Machine
    And Sue controls Serra Angel
    When Bob attacks with War Machine
    And Bob targets Serra Angel
    And everything resolves
    Then Serra Angel is tapped
    And Sue cannot block War Machine with Serra Angel

  @timespiral @m11
  Scenario: strength for mana, and it strikes first
    Given this card:
      """
      Capashen Knight {1}{W}
      Creature — Human Knight
      First strike
      {1}{W}: Capashen Knight gets +1/+0 until end of turn.
      1/1
      """
    And Bob controls Capashen Knight and 2 Plains
    And Sue controls Grizzly Bears
    When Bob attacks with Capashen Knight
    And Sue blocks Capashen Knight with Grizzly Bears
    And Bob activates Capashen Knight
    And it resolves
    And combat damage is dealt
    Then Grizzly Bears is in Sue's graveyard
    And Capashen Knight is in play

  @timespiral @m11
  Scenario: the artifact's controller loses the life, in that player's upkeep
    Given this card:
      """
      Relic Bane {1}{B}{B}
      Enchantment — Aura
      Enchant artifact
      Enchanted artifact has "At the beginning of your upkeep, you lose 2 life."
      """
    And Sue controls Sol Ring
    And Bob controls Relic Bane on Sol Ring
    When it is Sue's upkeep
    And everything resolves
    Then Sue has 18 life
    When it is Bob's upkeep
    And everything resolves
    Then Bob has 20 life
    And Sue has 18 life

  @timespiral @m11
  Scenario: not on the turn that it comes
    Given this card:
      """
      Rootwater Hunter {2}{U}
      Creature — Merfolk
      {T}: Rootwater Hunter deals 1 damage to any target.
      1/1
      """
    And Bob controls 3 Islands
    And Bob holds Rootwater Hunter
    And Sue controls Scryb Sprites
    When Bob casts Rootwater Hunter
    And it resolves
    Then Bob cannot activate Rootwater Hunter targeting Scryb Sprites
    When it is Sue's main phase
    Then Bob cannot activate Rootwater Hunter targeting Scryb Sprites
    When it is Bob's main phase
    And Bob activates Rootwater Hunter targeting Scryb Sprites
    And it resolves
    Then Scryb Sprites is in Sue's graveyard

  @timespiral @m11
  Scenario: the creature has the ability, and must not be new for it
    Given this card:
      """
      Screaming Shield {1}
      Artifact — Equipment
      Equipped creature gets +0/+3 and has "{2}, {T}: Target player mills three cards."
      Equip {3}
      """
    And Bob controls Grizzly Bears, Screaming Shield on Grizzly Bears and 2 Islands
    And Grizzly Bears came under Bob's control this turn
    Then Grizzly Bears is a 2/5
    And Bob cannot activate Grizzly Bears targeting Sue
    When it is Sue's main phase
    And it is Bob's main phase
    And Bob activates Grizzly Bears targeting Sue
    And it resolves
    Then Sue has 3 cards in the graveyard

  @timespiral @m11
  Scenario: chance says which card goes
    Given this card:
      """
      Mind Knives {1}{B}
      Sorcery
      Target opponent discards a card at random.
      """
    And Bob controls 2 Swamps
    And Bob holds Mind Knives
    And Sue holds Shock and Forest
    When Bob casts Mind Knives
    And it resolves
    And chance chooses Forest
    Then Forest is in Sue's graveyard
    And Shock is in Sue's hand

  @timespiral @m11
  Scenario: a Spirit each upkeep, if there is one
    Given this card:
      """
      Angel of Flight Alabaster {4}{W}
      Creature — Angel
      Flying
      At the beginning of your upkeep, return target Spirit card from your graveyard to your hand.
      4/4
      """
    And this card:
      """
      Pale Kami {W}
      Creature — Spirit
      1/1
      """
    And Bob controls Angel of Flight Alabaster
    And Pale Kami and Grizzly Bears are in Bob's graveyard
    When it is Sue's upkeep
    And everything resolves
    Then Pale Kami is in Bob's graveyard
    When it is Bob's upkeep
    And everything resolves
    Then Pale Kami is in Bob's hand
    And Grizzly Bears is in Bob's graveyard

  @timespiral @m11
  Scenario: an Aura at any time, that untaps only a Wolf
    Given this card:
      """
      Howl of the Hunt {2}{G}
      Enchantment — Aura
      Flash
      Enchant creature
      When Howl of the Hunt comes into play, if enchanted creature is a Wolf or Werewolf, untap that creature.
      Enchanted creature gets +2/+2 and has vigilance.
      """
    And Bob controls Timber Wolves, Grizzly Bears and 6 Forests
    And Timber Wolves is tapped
    And Grizzly Bears is tapped
    And Bob holds Howl of the Hunt and Howl of the Hunt#2
    When it is Bob's end step
    And Bob casts Howl of the Hunt targeting Timber Wolves
    And everything resolves
    And Bob casts Howl of the Hunt#2 targeting Grizzly Bears
    And everything resolves
    Then Timber Wolves is untapped
    And Timber Wolves is a 3/3
    And Grizzly Bears is tapped
    And Grizzly Bears is a 4/4

  @timespiral @m11
  Scenario: what an opponent's lands could make, tapped or not
    Given this card:
      """
      Exotic Orchard
      Land
      {T}: Add one mana of any color that a land an opponent controls could produce.
      """
    And Bob controls Exotic Orchard and Forest
    And Sue controls Island and Mishra's Factory
    And Island is tapped
    When Bob taps Exotic Orchard for mana
    Then Bob has {U}

  @timespiral @m11
  Scenario: one large creature, or all of them
    Given this card:
      """
      Engineered Might {3}{G}{W}
      Sorcery
      Choose one —
      • Target creature gets +5/+5 and gains trample until end of turn.
      • Creatures you control get +2/+2 and gain vigilance until end of turn.
      """
    And Bob controls 5 Forests, 2 Plains, Grizzly Bears and Gray Ogre
    And Bob holds Engineered Might
    And Sue controls Hill Giant
    When Bob casts Engineered Might with mode 2
    And it resolves
    Then Grizzly Bears is a 4/4
    And Gray Ogre has vigilance
    And Hill Giant is a 3/3
    When Bob attacks with Gray Ogre
    Then Gray Ogre is untapped

  @timespiral @m11
  Scenario: each pays with life for the own creature
    Given this card:
      """
      Poisonbelly Ogre {4}{B}
      Creature — Ogre Warrior
      Whenever another creature comes into play, its controller loses 1 life.
      3/3
      """
    And Bob controls Poisonbelly Ogre and 2 Forests
    And Bob holds Grizzly Bears
    And Sue controls 2 Mountains
    And Sue holds Dragon Fodder
    When Bob casts Grizzly Bears
    And everything resolves
    Then Bob has 19 life
    When it is Sue's main phase
    And Sue casts Dragon Fodder
    And everything resolves
    Then Sue has 18 life
    And Bob has 19 life

  @timespiral @m11
  Scenario: it comes with its counters and never is without a size
    Given this card:
      """
      Adaptive Shimmerer {5}
      Creature — Insect
      Flash
      Adaptive Shimmerer comes into play with three +1/+1 counters on it.
      0/0
      """
    And Bob controls 5 Islands
    And Bob holds Adaptive Shimmerer
    When it is Sue's upkeep
    And Bob casts Adaptive Shimmerer
    And it resolves
    Then Adaptive Shimmerer is a 3/3
    And Adaptive Shimmerer is colorless

  @timespiral @m11
  Scenario: a land that was tapped for the mana returns for the rest of the cost
    Given this card:
      """
      Soratami Mindsweeper {3}{U}
      Creature — Moonfolk Wizard
      Flying
      {2}, Return a land you control to its owner's hand: Target player mills two cards.
      1/4
      """
    And Bob controls Soratami Mindsweeper and 2 Islands
    When Bob activates Soratami Mindsweeper targeting Sue by returning Island
    And it resolves
    Then Sue has 2 cards in the graveyard
    And Island is in Bob's hand
    And Island#2 is tapped

  @timespiral @m11
  Scenario: the card comes in the upkeep of the next turn
    Given this card:
      """
      Carrier Pigeons {3}{W}
      Creature — Bird
      Flying
      When Carrier Pigeons comes into play, draw a card at the beginning of the next turn's upkeep.
      1/1
      """
    And Bob controls 4 Plains
    And Bob holds Carrier Pigeons
    When Bob casts Carrier Pigeons
    And everything resolves
    Then Bob has 0 cards in hand
    When it is Sue's upkeep
    And everything resolves
    Then Bob has 1 card in hand
    When it is Bob's upkeep
    And everything resolves
    Then Bob has 1 card in hand

  @timespiral @m11
  Scenario: twenty creatures win, if they are still twenty when it happens
    Given this card:
      """
      Epic Struggle {2}{G}{G}
      Enchantment
      At the beginning of your upkeep, if you control twenty or more creatures, you win the game.
      """
    And Bob controls Epic Struggle, 19 Grizzly Bears and Gray Ogre
    And Sue controls Mountain
    And Sue holds Lightning Bolt
    When it is Bob's next upkeep
    And Sue casts Lightning Bolt targeting Gray Ogre
    And everything resolves
    Then the game goes on
    And Bob controls 19 Grizzly Bears

  @timespiral @m11
  Scenario: creatures and lands at once, and what cannot be destroyed stays
    Given this card:
      """
      Devastation {5}{R}{R}
      Sorcery
      Destroy all creatures and lands.
      """
    And Bob controls 7 Mountains and Gray Ogre
    And Bob holds Devastation
    And Sue controls Darksteel Gargoyle, Forest, Sol Ring and Grizzly Bears
    When Bob casts Devastation
    And it resolves
    Then Bob controls 0 Mountains
    And Gray Ogre is in Bob's graveyard
    And Forest is in Sue's graveyard
    And Grizzly Bears is in Sue's graveyard
    And Sol Ring is in play
    And Darksteel Gargoyle is in play

  @timespiral @m11
  Scenario: a counter for each time that damage is dealt in the fight
    Given this card:
      """
      Banshee's Blade {2}
      Artifact — Equipment
      Equipped creature gets +1/+1 for each charge counter on Banshee's Blade.
      Whenever equipped creature deals combat damage, put a charge counter on Banshee's Blade.
      Equip {2}
      """
    And Bob controls Boros Swiftblade and Banshee's Blade on Boros Swiftblade
    When Bob attacks with Boros Swiftblade
    And first-strike damage is dealt
    And everything resolves
    Then Boros Swiftblade is a 2/3
    When combat damage is dealt
    And everything resolves
    Then Sue has 17 life
    And Banshee's Blade has 2 charge counters

  @timespiral @m11
  Scenario: what is aimed at is in the hand before the spell comes
    Given this card:
      """
      Cowardice {3}{U}{U}
      Enchantment
      Whenever a creature becomes the target of a spell or ability, return that creature to its owner's hand.
      """
    And Bob controls Cowardice, Prodigal Sorcerer and Plains
    And Bob holds Holy Strength
    And Sue controls Hill Giant and Grizzly Bears
    When Bob activates Prodigal Sorcerer targeting Hill Giant
    And everything resolves
    Then Hill Giant is in Sue's hand
    When Bob casts Holy Strength targeting Grizzly Bears
    And everything resolves
    Then Grizzly Bears is in Sue's hand
    And Holy Strength is in Bob's graveyard
