@today
Feature: Spells, abilities and effects, rule by rule

  # 601.2d
  Example: each target of a division receives at least one
    Given it is Bob's main phase
    And Bob controls 6 Mountains
    And Bob holds Pyrotechnics
    And Sue controls Grizzly Bears and Hill Giant
    Then Bob cannot cast Pyrotechnics targeting Grizzly Bears and Hill Giant dividing 0 and 4
    And Bob may cast Pyrotechnics targeting Grizzly Bears and Hill Giant dividing 1 and 3

  # 603.4
  Example: the condition is asked again as the ability resolves
    Given this card:
      """
      Lone Watcher {1}{W}
      Enchantment
      At the beginning of your upkeep, if you control a creature, you gain 3 life.
      """
    And it is Sue's turn
    And Bob controls Lone Watcher and Grizzly Bears
    And Sue controls 2 Swamps
    And Sue holds Doom Blade
    When it is Bob's next upkeep
    And Sue casts Doom Blade targeting Grizzly Bears
    And everything resolves
    Then Bob has 20 life

  # 603.6c
  Example: a token that dies is seen dying
    Given this card:
      """
      Soul Ledger {1}{B}
      Enchantment
      Whenever a creature dies, you gain 1 life.
      """
    And this card:
      """
      Call Saproling {G}
      Sorcery
      Create a 1/1 green Saproling creature token.
      """
    And it is Bob's main phase
    And Bob controls Soul Ledger, Forest and Mountain
    And Bob holds Call Saproling and Shock
    When Bob casts Call Saproling
    And it resolves
    And Bob casts Shock targeting Saproling
    And everything resolves
    Then Bob has 21 life

  # 603.7c
  Example: what has left and come back is another object for the delayed trigger
    Given this card:
      """
      Doom Later {B}
      Instant
      Target creature gets +1/+1 until end of turn. Sacrifice it at the beginning of the next end step.
      """
    And this card:
      """
      Blink Away {W}
      Instant
      Exile target creature you control, then return that card to the battlefield under its owner's control.
      """
    And it is Bob's main phase
    And Bob controls Grizzly Bears, Swamp and Plains
    And Bob holds Doom Later and Blink Away
    When Bob casts Doom Later targeting Grizzly Bears
    And it resolves
    And Bob casts Blink Away targeting Grizzly Bears
    And it resolves
    And the turn ends
    Then Grizzly Bears is on the battlefield

  # 603.8
  Example: a state trigger does not trigger again while it is on the stack
    Given this card:
      """
      Sea Loner {U}{U}
      Creature — Serpent
      When you control no Islands, sacrifice Sea Loner.
      5/5
      """
    And this card:
      """
      Sink It {R}
      Sorcery
      Destroy target land.
      """
    And it is Bob's main phase
    And Sue controls Sea Loner and Island
    And Bob controls Mountain
    And Bob holds Sink It
    When Bob casts Sink It targeting Island
    And it resolves
    Then Sea Loner is on the stack
    When everything resolves
    Then Sea Loner is in Sue's graveyard

  # 603.10a
  Example: creatures that die together see one another die
    Given this card:
      """
      Blood Drinker {1}{B}
      Creature — Vampire
      Whenever Blood Drinker or another creature dies, you gain 1 life.
      0/1
      """
    And it is Bob's main phase
    And Bob controls Blood Drinker, Grizzly Bears and 4 Plains
    And Bob holds Wrath of God
    And Sue controls Gray Ogre and Hill Giant
    When Bob casts Wrath of God
    And everything resolves
    Then Bob has 24 life

  # 608.2b
  Example: a spell deals with the targets that are left
    Given this card:
      """
      Twin Bolt Now {R}
      Instant
      Twin Bolt Now deals 1 damage to target creature and 2 damage to target player.
      """
    And it is Bob's main phase
    And Bob controls Mountain
    And Sue controls Grizzly Bears and Plains
    And this card:
      """
      Step Out {W}
      Instant
      Return target creature you control to its owner's hand.
      """
    And Sue holds Step Out
    And Bob holds Twin Bolt Now
    When Bob casts Twin Bolt Now targeting Grizzly Bears and Sue
    And Sue casts Step Out targeting Grizzly Bears
    And everything resolves
    Then Sue has 18 life

  # 608.2b
  Example: without a legal target nothing of it happens
    Given this card:
      """
      Draining Bolt {R}
      Instant
      Draining Bolt deals 2 damage to target creature. You gain 2 life.
      """
    And it is Bob's main phase
    And Bob controls Mountain
    And Sue controls Grizzly Bears and Plains
    And this card:
      """
      Step Out {W}
      Instant
      Return target creature you control to its owner's hand.
      """
    And Sue holds Step Out
    And Bob holds Draining Bolt
    When Bob casts Draining Bolt targeting Grizzly Bears
    And Sue casts Step Out targeting Grizzly Bears
    And everything resolves
    Then Bob has 20 life
    And Draining Bolt is in Bob's graveyard

  # 608.2h
  Example: the source that is gone counts as it last was
    Given this card:
      """
      Big Thrower {2}{R}
      Creature — Giant
      Sacrifice a creature: Big Thrower deals damage equal to its power to any target.
      3/3
      """
    And it is Bob's main phase
    And Bob controls Big Thrower
    When Bob activates Big Thrower targeting Sue by sacrificing Big Thrower
    And it resolves
    Then Sue has 17 life

  # 611.2c
  Example: the set of creatures is fixed as the effect begins
    Given this card:
      """
      Rally Cry {W}
      Instant
      Creatures you control get +1/+1 until end of turn.
      """
    And it is Bob's main phase
    And Bob controls Grizzly Bears, Plains and 2 Forests
    And Bob holds Rally Cry and Grizzly Bears#2
    When Bob casts Rally Cry
    And it resolves
    And Bob casts Grizzly Bears#2
    And it resolves
    Then Grizzly Bears is a 3/3
    And Grizzly Bears#2 is a 2/2

  # 611.2c
  Example: what changes no characteristics reaches newcomers too
    Given this card:
      """
      No Retreat {R}
      Sorcery
      Creatures can't block this turn.
      """
    And this card:
      """
      Sudden Bear {G}
      Creature — Bear
      Flash
      2/2
      """
    And it is Bob's main phase
    And Bob controls Grizzly Bears and Mountain
    And Bob holds No Retreat
    And Sue controls Forest
    And Sue holds Sudden Bear
    When Bob casts No Retreat
    And it resolves
    And Bob attacks with Grizzly Bears
    And Sue casts Sudden Bear
    And it resolves
    Then Sue cannot block Grizzly Bears with Sudden Bear

  # 613.4
  Example: size is set, then changed, then counters and switching in their order
    Given this card:
      """
      Turn Over {U}
      Instant
      Switch target creature's power and toughness until end of turn.
      """
    And this card:
      """
      Shrink Frog {U}
      Instant
      Until end of turn, target creature loses all abilities and becomes a 0/1 blue Frog creature.
      """
    And it is Bob's main phase
    And Bob controls Hill Giant and 2 Islands
    And Hill Giant has 1 +1/+1 counter
    And Bob holds Turn Over and Shrink Frog
    When Bob casts Turn Over targeting Hill Giant
    And it resolves
    And Bob casts Shrink Frog targeting Hill Giant
    And it resolves
    Then Hill Giant is a 2/1

  # 613.7
  Example: of two that set the size the later one counts
    Given this card:
      """
      Stone Form {U}
      Instant
      Target creature has base power and toughness 0/5 until end of turn.
      """
    And this card:
      """
      Beast Form {G}
      Instant
      Target creature has base power and toughness 5/4 until end of turn.
      """
    And it is Bob's main phase
    And Bob controls Grizzly Bears, Island and 2 Forests
    And Bob holds Stone Form, Beast Form and Giant Growth
    When Bob casts Giant Growth targeting Grizzly Bears
    And it resolves
    And Bob casts Stone Form targeting Grizzly Bears
    And it resolves
    And Bob casts Beast Form targeting Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 8/7

  # 613.8
  Example: an effect that would be gone depends on the other
    Given this card:
      """
      Marsh Tomb
      Legendary Land
      Each land is a Swamp in addition to its other land types.
      """
    And this card:
      """
      Red Moon {2}{R}
      Enchantment
      Nonbasic lands are Mountains.
      """
    And it is Bob's main phase
    And Bob controls Red Moon, Marsh Tomb and Forest
    Then Forest taps for {G}
    And Forest does not tap for {B}
    And Marsh Tomb taps for {R}
    And Marsh Tomb does not tap for {B}

  # 613.1f
  Example: what loses all abilities keeps what it is given later
    Given this card:
      """
      Hollow Him {U}
      Instant
      Target creature loses all abilities until end of turn.
      """
    And this card:
      """
      Lift Him {W}
      Instant
      Target creature gains flying until end of turn.
      """
    And it is Bob's main phase
    And Bob controls White Knight, Island and Plains
    And Bob holds Hollow Him and Lift Him
    When Bob casts Hollow Him targeting White Knight
    And it resolves
    And Bob casts Lift Him targeting White Knight
    And it resolves
    Then White Knight has flying
    And White Knight does not have first strike

  # 614.1c
  Example: counters that it enters with are there when toughness is looked at
    Given this card:
      """
      Spore Thing {G}
      Creature — Fungus
      Spore Thing enters with two +1/+1 counters on it.
      0/0
      """
    And it is Bob's main phase
    And Bob controls Forest
    And Bob holds Spore Thing
    When Bob casts Spore Thing
    And it resolves
    Then Spore Thing is a 2/2

  # 614.12
  Example: a copy enters with what the copied text says
    Given this card:
      """
      Spore Thing {G}
      Creature — Fungus
      Spore Thing enters with two +1/+1 counters on it.
      0/0
      """
    And it is Bob's main phase
    And Bob controls 4 Islands
    And Sue controls Spore Thing
    And Spore Thing has 3 +1/+1 counters
    And Bob holds Clone
    When Bob casts Clone
    And it resolves
    And Bob copies Spore Thing
    Then Clone is a 2/2

  # 614.5
  Example: two doublings each once
    Given it is Bob's main phase
    And Bob controls Doubling Season, Doubling Season#2 and Forest
    And this card:
      """
      Call Saproling {G}
      Sorcery
      Create a 1/1 green Saproling creature token.
      """
    And Bob holds Call Saproling
    When Bob casts Call Saproling
    And it resolves
    Then Bob controls 4 Saprolings

  # 615.7
  Example: a shield of so much is used up damage by damage
    Given this card:
      """
      Small Mercy {W}
      Instant
      Prevent the next 3 damage that would be dealt to target player this turn.
      """
    And it is Bob's main phase
    And Bob controls 2 Mountains
    And Sue controls Plains
    And Sue holds Small Mercy
    And Bob holds Shock and Lightning Bolt
    When Sue casts Small Mercy targeting Sue
    And it resolves
    And Bob casts Shock targeting Sue
    And it resolves
    Then Sue has 20 life
    When Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 18 life

  # 603.12
  Example: a reflexive trigger has its target when it is put on the stack
    Given this card:
      """
      Blade Tutor {1}{R}
      Creature — Human
      When Blade Tutor enters, you may sacrifice another creature. When you do, Blade Tutor deals 3 damage to any target.
      2/1
      """
    And it is Bob's main phase
    And Bob controls Gray Ogre, Mountain and Forest
    And Bob holds Blade Tutor
    When Bob casts Blade Tutor
    And it resolves
    And it resolves
    And Bob pays for Blade Tutor
    And Bob sacrifices Gray Ogre
    And Bob targets Sue
    And everything resolves
    Then Sue has 17 life

  # 601.2f
  Example: a reduction takes generic mana only
    Given this card:
      """
      Cheap Bears {1}{W}
      Creature — Bear
      Creature spells you cast cost {2} less to cast.
      2/2
      """
    And it is Bob's main phase
    And Bob controls Cheap Bears and 2 Forests
    And Bob holds Grizzly Bears
    When Bob casts Grizzly Bears
    Then Bob paid {G} for Grizzly Bears

  # 605.3a
  Example: a mana ability may be used while a cost is paid, and 118.3 nobody pays more life than there is
    Given this card:
      """
      Blood Tithe {1}
      Artifact
      Pay 3 life: Draw a card.
      """
    And it is Bob's main phase
    And Bob controls Blood Tithe
    And Bob has 2 life
    Then Bob cannot activate Blood Tithe

  # 608.3b
  Example: an Aura spell without its creature goes to the graveyard
    Given it is Bob's main phase
    And Bob controls Grizzly Bears and Plains
    And Bob holds Holy Strength
    And Sue controls Mountain
    And Sue holds Shock
    When Bob casts Holy Strength targeting Grizzly Bears
    And Sue casts Shock targeting Grizzly Bears
    And everything resolves
    Then Holy Strength is in Bob's graveyard
    And Grizzly Bears is in Bob's graveyard

  # 611.3a
  Example: a static ability counts at once for what comes later
    Given this card:
      """
      Glory Banner {1}{W}
      Enchantment
      Creatures you control get +1/+1.
      """
    And it is Bob's main phase
    And Bob controls Glory Banner and 2 Forests
    And Bob holds Grizzly Bears
    When Bob casts Grizzly Bears
    And it resolves
    Then Grizzly Bears is a 3/3
