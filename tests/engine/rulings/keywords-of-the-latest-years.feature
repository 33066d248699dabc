@today
Feature: Keywords and words for actions, from umbra armor to incubating

  # 702.89a: instead the damage is removed and the Aura destroyed
  Example: umbra armor
    Given it is Sue's main phase
    And Bob controls Grizzly Bears and Boar Umbra on Grizzly Bears
    And Sue controls 4 Plains
    And Sue holds Wrath of God
    When Sue casts Wrath of God
    And it resolves
    Then Bob controls Grizzly Bears
    And Boar Umbra is in Bob's graveyard
    And Grizzly Bears is a 2/2

  # 702.89a: lethal damage destroys too
  Example: umbra armor against damage
    Given it is Sue's main phase
    And Bob controls Grizzly Bears and Boar Umbra on Grizzly Bears
    And Sue controls 2 Mountains
    And Sue holds Lightning Bolt and Lightning Bolt#2
    When Sue casts Lightning Bolt targeting Grizzly Bears
    And it resolves
    And Sue casts Lightning Bolt#2 targeting Grizzly Bears
    And it resolves
    Then Bob controls Grizzly Bears
    And Boar Umbra is in Bob's graveyard

  # 702.89a: sacrificing is no destruction
  Example: umbra armor does not save what is sacrificed
    Given it is Sue's main phase
    And Bob controls Grizzly Bears and Boar Umbra on Grizzly Bears
    And Sue controls 2 Swamps
    And Sue holds Diabolic Edict
    When Sue casts Diabolic Edict targeting Bob
    And it resolves
    Then Grizzly Bears is in Bob's graveyard
    And Boar Umbra is in Bob's graveyard

  # 702.116a: for each opponent other than the defending player
  Example: myriad with one opponent
    Given Bob controls Wyrm's Crossing Patrol
    When Bob attacks with Wyrm's Crossing Patrol
    And everything resolves
    Then Bob controls 1 Wyrm's Crossing Patrol

  # 702.128a: white, without a mana cost, a Zombie besides
  Example: embalm
    Given it is Bob's main phase
    And Bob controls 4 Islands
    And Tah-Crop Skirmisher is in Bob's graveyard
    When Bob activates Tah-Crop Skirmisher
    And it resolves
    Then Bob controls 1 Tah-Crop Skirmisher
    And Bob controls 1 Zombie

  # 702.129a: black and 4/4
  Example: eternalize
    Given it is Bob's main phase
    And Bob controls 6 Islands
    And Proven Combatant is in Bob's graveyard
    When Bob activates Proven Combatant
    And it resolves
    Then Bob controls 1 Zombie

  # 702.187b: in the turn in which it was discarded
  Example: mayhem
    Given it is Bob's main phase
    And Bob controls Wild Mongrel and 2 Mountains
    And Bob holds Spider-Islanders
    When Bob activates Wild Mongrel by discarding Spider-Islanders
    And it resolves
    And Bob chooses red
    And Bob casts Spider-Islanders with mayhem
    And it resolves
    Then Bob controls Spider-Islanders

  Example: mayhem of what was not discarded
    Given it is Bob's main phase
    And Bob controls 2 Mountains
    And Spider-Islanders is in Bob's graveyard
    Then Bob cannot cast Spider-Islanders with mayhem

  # 702.94a: the first card drawn this turn may be revealed and cast for its miracle cost
  Example: miracle
    Given it is Bob's main phase
    And Bob controls Mountain and 3 Islands
    And Bob holds Divination
    And Thunderous Wrath is on top of Bob's library
    When Bob casts Divination
    And it resolves
    And Bob uses the effect of Thunderous Wrath
    And it resolves
    And Bob casts Thunderous Wrath targeting Sue
    And everything resolves
    Then Sue has 15 life

  # 702.96a: each in place of target
  Example: overload
    Given it is Bob's main phase
    And Bob controls 4 Islands and Grizzly Bears
    And Sue controls Hill Giant and War Mammoth
    And Bob holds Blustersquall
    When Bob casts Blustersquall with overload
    And it resolves
    Then Hill Giant is tapped
    And War Mammoth is tapped
    And Grizzly Bears is untapped

  # 702.188a: a tapped creature returns as a part of the cost
  Example: web-slinging
    Given it is Bob's main phase
    And Bob controls Plains and Grizzly Bears
    And Grizzly Bears is tapped
    And Bob holds Spider-Man, Web-Slinger
    When Bob casts Spider-Man, Web-Slinger with web-slinging by returning Grizzly Bears
    And it resolves
    Then Bob controls Spider-Man, Web-Slinger
    And Grizzly Bears is in Bob's hand

  # 701.46a: only if it has no +1/+1 counter
  Example: adapt
    Given it is Bob's main phase
    And Bob controls Sauroform Hybrid and 12 Forests
    When Bob activates Sauroform Hybrid
    And it resolves
    Then Sauroform Hybrid is a 6/6
    When Bob activates Sauroform Hybrid
    And it resolves
    Then Sauroform Hybrid is a 6/6

  # 701.37a: once
  Example: monstrosity
    Given it is Bob's main phase
    And Bob controls Nessian Asp and 14 Forests
    When Bob activates Nessian Asp
    And it resolves
    Then Nessian Asp is a 8/9
    And Nessian Asp is monstrous
    When Bob activates Nessian Asp
    And it resolves
    Then Nessian Asp is a 8/9

  # 701.35a: until the next turn of the spell's controller
  Example: detain
    Given it is Bob's main phase
    And Bob controls 2 Islands
    And Sue controls Prodigal Sorcerer
    And Bob holds Inaction Injunction
    When Bob casts Inaction Injunction targeting Prodigal Sorcerer
    And it resolves
    Then Sue cannot activate Prodigal Sorcerer targeting Bob

  # 701.60c: menace, and it can't block
  Example: suspect
    Given it is Bob's main phase
    And Bob controls Repeat Offender and 3 Swamps
    When Bob activates Repeat Offender
    And it resolves
    Then Repeat Offender is suspected
    And Repeat Offender has menace

  # 701.68a: -1/-1 counters on a creature of one's own
  Example: blight
    Given it is Bob's main phase
    And Bob controls 3 Swamps and Hill Giant
    And Bob holds Chaos Spewer
    When Bob casts Chaos Spewer
    And it resolves
    And everything resolves
    And Bob chooses Hill Giant
    Then Hill Giant is a 1/1
    And Chaos Spewer is a 5/4

  # 701.48a: discard to draw
  Example: learn
    Given it is Bob's main phase
    And Bob controls 3 Islands
    And Bob holds Pop Quiz and Forest
    When Bob casts Pop Quiz
    And it resolves
    And Bob uses the effect of Pop Quiz
    And Bob discards Forest
    Then Forest is in Bob's graveyard
    And Bob has 2 cards in hand

  # 701.53: a token with counters, which is transformed for {2}
  Example: incubate
    Given it is Bob's main phase
    And Bob controls 5 Islands
    And Bob holds Eyes of Gitaxias
    When Bob casts Eyes of Gitaxias
    And it resolves
    Then Bob controls Incubator
    And Incubator has 3 +1/+1 counters
    And Incubator is not a creature
    When Bob activates Incubator
    And it resolves
    Then Incubator is a 3/3

  # 702.142a: only if it attacked this turn and only once each turn
  Example: boast
    Given Bob controls Goldmaw Champion and 4 Plains
    And Sue controls Hill Giant
    Then Bob cannot activate Goldmaw Champion targeting Hill Giant
    When Bob attacks with Goldmaw Champion
    And Bob activates Goldmaw Champion targeting Hill Giant
    And it resolves
    Then Hill Giant is tapped
    And Bob cannot activate Goldmaw Champion targeting Hill Giant

  # 702.177a: once
  Example: exhaust
    Given it is Bob's main phase
    And Bob controls Prowcatcher Specialist and 8 Mountains
    When Bob activates Prowcatcher Specialist
    And it resolves
    Then Prowcatcher Specialist is a 4/3
    And Bob cannot activate Prowcatcher Specialist
    When it is Bob's next main phase
    Then Bob cannot activate Prowcatcher Specialist

  # 702.193a: less by its mana cost in the turn in which it entered; 702.193b: colored mana takes colored mana away
  Example: power-up
    Given it is Bob's main phase
    And Bob controls 6 Mountains
    And Bob holds Volcanic Villain
    When Bob casts Volcanic Villain
    And it resolves
    And Bob activates Volcanic Villain
    And it resolves
    Then Volcanic Villain is a 5/4
    And Bob cannot activate Volcanic Villain

  Example: power-up on a later turn
    Given it is Bob's main phase
    And Bob controls Volcanic Villain and 3 Mountains
    Then Bob cannot activate Volcanic Villain

  # 702.168a and 702.168d: face down for {3} as a 2/2 with ward {2}; turned up for its disguise cost
  Example: disguise
    Given it is Bob's main phase
    And Bob controls 8 Plains
    And Bob holds Defenestrated Phantom
    And Sue controls Mountain
    And Sue holds Shock
    When Bob casts Defenestrated Phantom face down
    And it resolves
    Then Defenestrated Phantom is a 2/2
    When Sue casts Shock targeting Defenestrated Phantom
    And everything resolves
    Then Shock is in Sue's graveyard
    And Bob controls Defenestrated Phantom
    When Bob turns Defenestrated Phantom face up
    Then Defenestrated Phantom is a 4/3
    And Defenestrated Phantom has flying

  # 701.40a and 701.40b: a 2/2 face down; a creature card is turned up for its mana cost
  Example: manifest
    Given it is Bob's main phase
    And Bob controls 2 Plains and 4 Mountains
    And Bob holds Soul Summons
    And Hill Giant is on top of Bob's library
    When Bob casts Soul Summons
    And it resolves
    Then Hill Giant is a 2/2
    When Bob turns Hill Giant face up
    Then Hill Giant is a 3/3

  # 701.40b: only a creature card
  Example: a land that is manifested stays face down
    Given it is Bob's main phase
    And Bob controls 2 Plains and 4 Mountains
    And Bob holds Soul Summons
    And Forest is on top of Bob's library
    When Bob casts Soul Summons
    And it resolves
    Then Forest is a 2/2
    And Bob cannot turn Forest face up

  # 701.62a: one of the top two, the other goes to the graveyard
  Example: manifest dread
    Given it is Bob's main phase
    And Bob controls Innocuous Rat and Mountain
    And Bob holds Shock
    And Hill Giant and Forest are on top of Bob's library
    When Bob casts Shock targeting Innocuous Rat
    And it resolves
    And it resolves
    And Bob chooses Hill Giant
    Then Hill Giant is a 2/2
    And Forest is in Bob's graveyard

  # 701.58a: with ward {2}
  Example: cloak
    Given it is Bob's main phase
    And Bob controls 3 Islands
    And Bob holds Cryptic Coat
    And Hill Giant is on top of Bob's library
    And Sue controls Mountain
    And Sue holds Shock
    When Bob casts Cryptic Coat
    And everything resolves
    Then Hill Giant is a 3/2
    And Cryptic Coat is on Hill Giant
    When Sue casts Shock targeting Hill Giant
    And everything resolves
    Then Bob controls Hill Giant

  # 702.103b and 702.103f: an Aura as long as it is on something, a creature from then on
  Example: bestow
    Given it is Bob's main phase
    And Bob controls Grizzly Bears, 3 Plains and Mountain
    And Bob holds Nyxborn Shieldmate and Shock
    And Sue controls 2 Swamps
    And Sue holds Terror
    When Bob casts Nyxborn Shieldmate with bestow targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 3/4
    And Nyxborn Shieldmate is not a creature
    And Nyxborn Shieldmate is an Aura
    And Nyxborn Shieldmate is on Grizzly Bears
    When Bob casts Shock targeting Grizzly Bears
    And it resolves
    Then Bob controls Grizzly Bears
    When it is Sue's main phase
    And Sue casts Terror targeting Grizzly Bears
    And it resolves
    Then Nyxborn Shieldmate is a 1/2

  # 702.103e: without a legal target it resolves as a creature spell
  Example: bestow without its target
    Given it is Bob's main phase
    And Bob controls Grizzly Bears and 3 Plains
    And Bob holds Nyxborn Shieldmate
    And Sue controls Mountain
    And Sue holds Shock
    When Bob casts Nyxborn Shieldmate with bestow targeting Grizzly Bears
    And Sue casts Shock targeting Grizzly Bears
    And everything resolves
    Then Nyxborn Shieldmate is a 1/2
    And Nyxborn Shieldmate is a creature

  # 702.103a: cast for its mana cost it is a creature
  Example: a creature with bestow that is cast as such
    Given it is Bob's main phase
    And Bob controls Plains
    And Bob holds Nyxborn Shieldmate
    When Bob casts Nyxborn Shieldmate
    And it resolves
    Then Nyxborn Shieldmate is a 1/2

  # 702.44a: a counter for each color of mana spent
  Example: sunburst
    Given it is Bob's main phase
    And Bob controls 2 Plains, Island and 2 Swamps
    And Bob holds Skyreach Manta
    When Bob casts Skyreach Manta
    And it resolves
    Then Skyreach Manta is a 3/3

  # 702.156a: X counters, and a card if X is 5 or more
  Example: ravenous
    Given this card:
      """
      Hungry Maw {X}{G}
      Creature — Beast
      Ravenous
      0/1
      """
    And it is Bob's main phase
    And Bob controls 6 Forests
    And Bob holds Hungry Maw
    When Bob casts Hungry Maw with X = 5
    And everything resolves
    Then Hungry Maw is a 5/6
    And Bob has 1 card in hand

  Example: ravenous with a small X
    Given this card:
      """
      Hungry Maw {X}{G}
      Creature — Beast
      Ravenous
      0/1
      """
    And it is Bob's main phase
    And Bob controls 6 Forests
    And Bob holds Hungry Maw
    When Bob casts Hungry Maw with X = 4
    And everything resolves
    Then Hungry Maw is a 4/5
    And Bob has 0 cards in hand

  # 702.172a: one or more modes, each with its own cost
  Example: spree with one mode
    Given it is Bob's main phase
    And Bob controls 4 Swamps
    And Sue controls Hill Giant
    And Bob holds Unfortunate Accident
    When Bob casts Unfortunate Accident with mode 1 targeting Hill Giant
    And it resolves
    Then Hill Giant is in Sue's graveyard

  Example: spree with both modes
    Given it is Bob's main phase
    And Bob controls 5 Swamps
    And Sue controls Hill Giant
    And Bob holds Unfortunate Accident
    When Bob casts Unfortunate Accident with mode 3 targeting Hill Giant
    And it resolves
    Then Hill Giant is in Sue's graveyard
    And Bob controls Mercenary

  Example: spree without the mana for both modes
    Given it is Bob's main phase
    And Bob controls 4 Swamps
    And Sue controls Hill Giant
    And Bob holds Unfortunate Accident
    Then Bob cannot cast Unfortunate Accident with mode 3 targeting Hill Giant

  # 702.183a: one tier, with its cost
  Example: tiered
    Given it is Bob's main phase
    And Bob controls 4 Mountains
    And Sue controls War Mammoth
    And Bob holds Thunder Magic
    Then Bob cannot cast Thunder Magic with mode 3 targeting War Mammoth
    When Bob casts Thunder Magic with mode 2 targeting War Mammoth
    And it resolves
    Then War Mammoth is in Sue's graveyard

  # 702.120a: the cost once for each mode beyond the first
  Example: escalate
    Given it is Bob's main phase
    And Bob controls 3 Swamps and Grizzly Bears
    And Sue controls Llanowar Elves
    And Bob holds Borrowed Malevolence
    When Bob casts Borrowed Malevolence with mode 3 targeting Grizzly Bears and Llanowar Elves
    And it resolves
    Then Grizzly Bears is a 3/3
    And Llanowar Elves is in Sue's graveyard

  Example: escalate that cannot be paid
    Given it is Bob's main phase
    And Bob controls 2 Swamps and Grizzly Bears
    And Sue controls Llanowar Elves
    And Bob holds Borrowed Malevolence
    Then Bob cannot cast Borrowed Malevolence with mode 3 targeting Grizzly Bears and Llanowar Elves

  # 702.174b and 702.174j: the opponent gets it before the spell does anything else
  Example: a gift that an instant brings
    Given it is Bob's main phase
    And Bob controls 3 Swamps
    And Sue controls Hill Giant
    And Bob holds Nocturnal Hunger
    When Bob casts Nocturnal Hunger with gift targeting Hill Giant
    And it resolves
    Then Sue controls Food
    And Hill Giant is in Sue's graveyard
    And Bob has 20 life

  Example: a gift that is not promised
    Given it is Bob's main phase
    And Bob controls 3 Swamps
    And Sue controls Hill Giant
    And Bob holds Nocturnal Hunger
    When Bob casts Nocturnal Hunger targeting Hill Giant
    And it resolves
    Then Hill Giant is in Sue's graveyard
    And Bob has 18 life

  # 702.174b and 702.174e: by a trigger of the permanent
  Example: a gift that a creature brings
    Given it is Bob's main phase
    And Bob controls 3 Forests
    And Sue controls Crusade
    And Bob holds Scrapshooter
    When Bob casts Scrapshooter with gift
    And it resolves
    And Bob targets Crusade
    And everything resolves
    Then Sue has 1 card in hand
    And Crusade is in Sue's graveyard

  # 702.194a: creatures with that total power are tapped
  Example: teamwork
    Given it is Bob's main phase
    And Bob controls 3 Plains, Hill Giant and Grizzly Bears
    And Bob holds Heroic Teamwork
    When Bob casts Heroic Teamwork with teamwork targeting Grizzly Bears by tapping Hill Giant
    And it resolves
    Then Hill Giant is tapped
    And Grizzly Bears is a 4/3
    And Bob has 1 card in hand

  Example: teamwork of too little power
    Given it is Bob's main phase
    And Bob controls 3 Plains and Grizzly Bears
    And Bob holds Heroic Teamwork
    Then Bob cannot cast Heroic Teamwork with teamwork targeting Grizzly Bears
