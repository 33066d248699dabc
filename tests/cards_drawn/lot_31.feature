Feature: Drawn cards that speak of what helped them, and of what happened before in the turn

  @today
  Scenario: what crewed it this turn may be aimed at, and nothing else
    Given this card:
      """
      Marsh Skimmer {3}
      Artifact — Vehicle
      Whenever Marsh Skimmer attacks, put a +1/+1 counter on target creature that crewed it this turn.
      Crew 2
      3/3
      """
    And Bob controls Marsh Skimmer, Grizzly Bears and Hill Giant
    When Bob crews Marsh Skimmer by tapping Grizzly Bears
    And it resolves
    And Bob attacks with Marsh Skimmer
    And everything resolves
    Then Grizzly Bears has a +1/+1 counter
    And Grizzly Bears is 3/3
    And Hill Giant is 3/3

  @today
  Scenario: each creature that it devoured is counted though it is gone
    Given this card:
      """
      Pit Glutton {3}{B}
      Creature — Beast
      Devour 1
      When Pit Glutton enters, you gain 2 life for each creature it devoured.
      2/2
      """
    And Bob controls 4 Swamps, Grizzly Bears and Hill Giant
    And Bob holds Pit Glutton
    When Bob casts Pit Glutton
    And it resolves
    And Bob sacrifices Grizzly Bears
    And Bob sacrifices Hill Giant
    And everything resolves
    Then Pit Glutton is 4/4
    And Bob has 24 life

  @today
  Scenario: the second time that an ability has resolved in a turn is another one than the first
    Given this card:
      """
      Warren Watcher {1}{W}
      Creature — Rabbit
      Whenever another creature you control enters, you gain 1 life. If this is the second time this ability has resolved this turn, you gain 3 life instead.
      1/1
      """
    And Bob controls 4 Forests and Warren Watcher
    And Bob holds 2 Grizzly Bears
    When Bob casts Grizzly Bears
    And everything resolves
    Then Bob has 21 life
    When Bob casts Grizzly Bears#2
    And everything resolves
    Then Bob has 24 life

  @today
  Scenario: what may be done only once each turn is offered until it has been done
    Given this card:
      """
      Burrow Elder {1}{G}
      Creature — Badger
      Whenever another creature you control enters, you may gain 5 life. Do this only once each turn.
      1/1
      """
    And Bob controls 6 Forests and Burrow Elder
    And Bob holds 3 Grizzly Bears
    When Bob casts Grizzly Bears
    And it resolves
    And Bob declines
    And everything resolves
    Then Bob has 20 life
    When Bob casts Grizzly Bears#2
    And it resolves
    And Bob uses the effect of Burrow Elder
    And everything resolves
    Then Bob has 25 life
    When Bob casts Grizzly Bears#3
    And it resolves
    Then Burrow Elder is not waiting
    And Bob has 25 life

  @today
  Scenario: each creature that convoked it gets a counter
    Given this card:
      """
      Choir Warden {4}
      Creature — Elf
      Convoke
      When Choir Warden enters, put a +1/+1 counter on each creature that convoked it.
      3/3
      """
    And Bob controls 3 Plains, Grizzly Bears and Hill Giant
    And Bob holds Choir Warden
    When Bob casts Choir Warden by tapping Grizzly Bears
    And everything resolves
    Then Grizzly Bears is 3/3
    And Hill Giant is 3/3
    And Choir Warden is 3/3

  @m11 @today
  Scenario: what it says as it enters knows the X of the spell
    Given this card:
      """
      Hedge Summoner {X}{G}
      Creature — Elf
      When Hedge Summoner enters, create X 1/1 green Saproling creature tokens.
      1/1
      """
    And Bob controls 4 Forests
    And Bob holds Hedge Summoner
    When Bob casts Hedge Summoner with X = 3
    And everything resolves
    Then Bob controls 3 Saprolings

  @m11 @today
  Scenario: what comes back without having been cast has an X of nothing
    Given this card:
      """
      Hedge Summoner {X}{G}
      Creature — Elf
      When Hedge Summoner enters, create X 1/1 green Saproling creature tokens.
      1/1
      """
    And Bob controls 2 Forests and 2 Plains
    And Bob holds Hedge Summoner and Momentary Blink
    When Bob casts Hedge Summoner with X = 1
    And everything resolves
    Then Bob controls 1 Saproling
    When Bob casts Momentary Blink targeting Hedge Summoner
    And everything resolves
    Then Bob controls Hedge Summoner
    And Bob controls 1 Saproling

  @today
  Scenario: as many targets as the X of the spell, once it has entered
    Given this card:
      """
      Frost Warden {X}{U}
      Creature — Human Wizard
      When Frost Warden enters, tap X target creatures.
      1/1
      """
    And Bob controls 3 Islands
    And Sue controls Grizzly Bears, Hill Giant and Runeclaw Bear
    And Bob holds Frost Warden
    When Bob casts Frost Warden with X = 2
    And it resolves
    And Bob targets Grizzly Bears and Hill Giant
    And everything resolves
    Then Grizzly Bears is tapped
    And Hill Giant is tapped
    And Runeclaw Bear is untapped

  @today
  Scenario: what it does as it attacks for the first time is not done the second time
    Given this card:
      """
      Dawn Charger {2}{R}
      Creature — Horse
      Whenever Dawn Charger attacks for the first time each turn, untap Dawn Charger. After this phase, there is an additional combat phase.
      3/3
      """
    And Bob controls Dawn Charger
    When Bob attacks with Dawn Charger
    And everything resolves
    Then Dawn Charger is untapped
    When combat damage is dealt
    Then Sue has 17 life
    When Bob attacks with Dawn Charger
    Then Dawn Charger is not waiting
    When combat damage is dealt
    Then Sue has 14 life
    And Dawn Charger is tapped

  @today
  Scenario: so many Warriors as its power is when the ability resolves
    Given this card:
      """
      Steppe Captain {2}{R}
      Creature — Orc
      Mobilize X, where X is Steppe Captain's power.
      2/2
      """
    And Bob controls Steppe Captain, Mountain and Forest
    And Bob holds Giant Growth
    When Bob attacks with Steppe Captain
    And Bob casts Giant Growth targeting Steppe Captain
    And everything resolves
    Then Bob controls 5 Warriors

  @today
  Scenario: hexproof from black keeps off opponents' black spells alone
    Given this card:
      """
      Dawn Knight {1}{W}
      Creature — Human Knight
      Hexproof from black
      2/2
      """
    And Bob controls Dawn Knight and 2 Swamps
    And Sue controls 2 Swamps and Mountain
    And Sue holds Shock and Doom Blade
    And Bob holds Doom Blade
    Then Sue cannot cast Doom Blade targeting Dawn Knight
    And Sue can cast Shock targeting Dawn Knight
    And Bob can cast Doom Blade#2 targeting Dawn Knight

  @m11 @today
  Scenario: it is kicked as often as its multikicker was paid
    Given this card:
      """
      Rampart Giant {2}{R}
      Creature — Giant
      Multikicker {1}
      Rampart Giant enters with a +1/+1 counter on it for each time it was kicked.
      3/3
      """
    And Bob controls 5 Mountains
    And Bob holds Rampart Giant
    When Bob casts Rampart Giant with multikicker 2 times
    And everything resolves
    Then Rampart Giant is 5/5

  @today
  Scenario: a mode that has been chosen is not chosen again in the turn
    Given this card:
      """
      Ash Altar {1}
      Artifact
      {1}: Choose one that hasn't been chosen this turn —
      • You gain 2 life.
      • Each opponent loses 1 life.
      """
    And Bob controls Ash Altar and 3 Swamps
    When Bob activates Ash Altar with mode 1
    And it resolves
    Then Bob has 22 life
    And Bob cannot activate Ash Altar with mode 1
    When Bob activates Ash Altar with mode 2
    And it resolves
    Then Sue has 19 life
    And Bob cannot activate Ash Altar

  @today
  Scenario: with every mode chosen before, the ability that triggers does nothing
    Given this card:
      """
      Mourning Bell {1}
      Artifact
      Whenever you gain life, choose one that hasn't been chosen —
      • Each opponent loses 1 life.
      • Each opponent loses 2 life.
      """
    And Bob controls Mourning Bell and 3 Plains
    And Bob holds 3 Healing Salves
    When Bob casts Healing Salve with mode 1 targeting Bob
    And it resolves
    And Bob chooses mode 2
    And everything resolves
    Then Sue has 18 life
    When Bob casts Healing Salve#2 with mode 1 targeting Bob
    And everything resolves
    Then Sue has 17 life
    When Bob casts Healing Salve#3 with mode 1 targeting Bob
    And everything resolves
    Then Sue has 17 life

  @today
  Scenario: what may be activated only once is not activated a second time
    Given this card:
      """
      Signal Flare {2}
      Artifact
      {1}: You gain 3 life. Activate only once.
      """
    And Bob controls Signal Flare and 2 Plains
    When Bob activates Signal Flare
    And it resolves
    Then Bob has 23 life
    And Bob cannot activate Signal Flare

  @today
  Scenario: an ability triggers upon the discard of a creature card, and of no other
    Given this card:
      """
      Alley Duelist {1}{R}
      Creature — Human Rogue
      {1}: Discard a card. When you discard a creature card this way, Alley Duelist deals 2 damage to target player.
      1/1
      """
    And Bob controls Alley Duelist and 2 Mountains
    And Bob holds Shock and Hill Giant
    When Bob activates Alley Duelist
    And it resolves
    And Bob discards Shock
    Then Alley Duelist is not waiting
    When Bob activates Alley Duelist
    And it resolves
    And Bob targets Sue
    And everything resolves
    Then Sue has 18 life

  @today
  Scenario: how much mana was spent to cast the spell
    Given this card:
      """
      Ember Scholar {1}{R}
      Creature — Human Wizard
      Whenever you cast an instant or sorcery spell, you gain 1 life. If three or more mana was spent to cast that spell, you gain 2 life.
      1/1
      """
    And Bob controls Ember Scholar and 5 Mountains
    And Bob holds Shock and Stone Rain
    And Sue controls Forest
    When Bob casts Shock targeting Sue
    And everything resolves
    Then Bob has 21 life
    When Bob casts Stone Rain targeting Forest
    And everything resolves
    Then Bob has 24 life

  @today
  Scenario: a permanent knows how much mana its spell was cast with
    Given this card:
      """
      Tithe Colossus {X}{2}
      Artifact Creature — Golem
      When Tithe Colossus enters, you gain life equal to the amount of mana spent to cast it.
      2/2
      """
    And Bob controls 5 Plains
    And Bob holds Tithe Colossus
    When Bob casts Tithe Colossus with X = 3
    And everything resolves
    Then Bob has 25 life

  @today
  Scenario: each opponent who lost life this turn counts once
    Given this card:
      """
      Gossip Monger {1}{B}
      Creature — Human
      {1}: You gain 3 life for each opponent who lost life this turn.
      1/1
      """
    And Bob controls Gossip Monger and 4 Mountains
    And Bob holds 2 Shocks
    When Bob activates Gossip Monger
    And it resolves
    Then Bob has 20 life
    When Bob casts Shock targeting Sue
    And it resolves
    And Bob casts Shock#2 targeting Sue
    And it resolves
    And Bob activates Gossip Monger
    And it resolves
    Then Bob has 23 life

  @today
  Scenario: it becomes crewed each time its crew ability resolves
    Given this card:
      """
      Dock Hauler {3}
      Artifact — Vehicle
      Whenever Dock Hauler becomes crewed, you gain 1 life.
      Crew 1
      3/3
      """
    And Bob controls Dock Hauler, Grizzly Bears and Hill Giant
    When Bob crews Dock Hauler by tapping Grizzly Bears
    And everything resolves
    Then Bob has 21 life
    When Bob crews Dock Hauler by tapping Hill Giant
    And everything resolves
    Then Bob has 22 life

  @today
  Scenario: toxic with whatever number is toxic to what looks for it
    Given this card:
      """
      Plague Handler {1}{B}
      Creature — Human
      {1}: Target creature with toxic gets +2/+0 until end of turn.
      2/2
      """
    And this card:
      """
      Needle Mite {1}{B}
      Creature — Phyrexian Mite
      Toxic 2
      1/1
      """
    And Bob controls Plague Handler, Needle Mite, Grizzly Bears and 2 Swamps
    Then Bob cannot activate Plague Handler targeting Grizzly Bears
    When Bob activates Plague Handler targeting Needle Mite
    And it resolves
    Then Needle Mite is 3/1

  @today
  Scenario: only where an opponent has as many more lands as the text asks
    Given this card:
      """
      Border Scout {1}
      Artifact
      {1}: You gain 3 life. Activate only if an opponent controls at least two more lands than you.
      """
    And Bob controls Border Scout and 2 Plains
    And Sue controls 3 Forests
    Then Bob cannot activate Border Scout

  @today
  Scenario: with two lands more it is allowed
    Given this card:
      """
      Border Scout {1}
      Artifact
      {1}: You gain 3 life. Activate only if an opponent controls at least two more lands than you.
      """
    And Bob controls Border Scout and 2 Plains
    And Sue controls 4 Forests
    When Bob activates Border Scout
    And it resolves
    Then Bob has 23 life

  @today
  Scenario: all that crewed it are exiled and come back
    Given this card:
      """
      Gilded Barge {4}
      Artifact — Vehicle
      Whenever Gilded Barge attacks, exile each creature that crewed it this turn. Return them to the battlefield tapped under their owner's control at the beginning of the next end step.
      Crew 1
      3/6
      """
    And Bob controls Gilded Barge, Grizzly Bears, Runeclaw Bear and Hill Giant
    When Bob crews Gilded Barge by tapping Grizzly Bears and Runeclaw Bear
    And it resolves
    And Bob attacks with Gilded Barge
    And everything resolves
    Then Grizzly Bears is in exile
    And Runeclaw Bear is in exile
    And Bob controls Hill Giant
    When it is Bob's end step
    And everything resolves
    Then Bob controls Grizzly Bears
    And Bob controls Runeclaw Bear
    And Grizzly Bears is tapped
