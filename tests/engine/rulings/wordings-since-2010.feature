@m11
Feature: What texts of the years after 2010 say

  Rule: Tokens that the rules describe

    Example: a Treasure is given up for mana
      Given this card:
        """
        Rich Find {1}
        Sorcery
        Create a Treasure token.
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Bob holds Rich Find and Shock
      When Bob casts Rich Find
      And it resolves
      And Bob taps Treasure for {R}
      And Bob casts Shock targeting Sue
      And it resolves
      Then Sue has 18 life
      And Treasure no longer exists

  Rule: Spells that cannot be countered, and costs that fall

    Example: it may be aimed at and resolves all the same
      Given this card:
        """
        Sure Strike {R}
        Instant
        This spell can't be countered.
        Sure Strike deals 2 damage to any target.
        """
      And Bob controls Mountain
      And Bob holds Sure Strike
      And Sue controls 2 Islands
      And Sue holds Counterspell
      When Bob casts Sure Strike targeting Sue
      And Sue casts Counterspell targeting Sure Strike
      And everything resolves
      Then Sue has 18 life
      And Sure Strike is in Bob's graveyard

    Example: a cost that falls with what its player controls
      Given this card:
        """
        Metal Golem {4}
        Artifact Creature — Golem
        Affinity for artifacts
        3/3
        """
      And it is Bob's main phase
      And Bob controls 2 Ornithopters and 2 Plains
      And Bob holds Metal Golem
      When Bob casts Metal Golem
      And it resolves
      Then Metal Golem is a 3/3

  Rule: What the turn has seen

    Example: each creature that died is counted
      Given this card:
        """
        Bone Eater {2}
        Creature — Zombie
        At the beginning of each end step, put a +1/+1 counter on Bone Eater for each creature that died this turn.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Bone Eater, Grizzly Bears and Mountain
      And Bob holds Shock
      When Bob casts Shock targeting Grizzly Bears
      And everything resolves
      And it is Bob's end step
      And everything resolves
      Then Bone Eater is a 3/3

    Example: it attacks only once an opponent has been dealt damage
      Given this card:
        """
        Mad Raider {R}
        Creature — Goblin
        Mad Raider can't attack unless an opponent has been dealt damage this turn.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Mad Raider and Mountain
      And Bob holds Shock
      Then Bob cannot attack with Mad Raider
      When Bob casts Shock targeting Sue
      And it resolves
      And Bob attacks with Mad Raider
      And combat damage is dealt
      Then Sue has 16 life

    Example: a bonus in one's own turn alone
      Given this card:
        """
        Day Guard {W}
        Creature — Human
        During your turn, Day Guard has first strike.
        2/2
        """
      And Bob controls Day Guard
      Then Day Guard has first strike
      When it is Sue's main phase
      Then Day Guard does not have first strike

  Rule: Who is meant

    Example: the card itself or another of the kind
      Given this card:
        """
        Camp Leader {W}
        Creature — Human Ally
        Whenever Camp Leader or another Ally you control enters, you gain 1 life.
        1/1
        """
      And it is Bob's main phase
      And Bob controls 4 Plains
      And Bob holds Camp Leader, Camp Leader#2 and Savannah Lions
      When Bob casts Camp Leader
      And everything resolves
      Then Bob has 21 life
      When Bob casts Camp Leader#2
      And everything resolves
      Then Bob has 23 life
      When Bob casts Savannah Lions
      And everything resolves
      Then Bob has 23 life

    Example: a creature that its player aims at
      Given this card:
        """
        Bold Hero {W}
        Creature — Human
        Heroic — Whenever you cast a spell that targets Bold Hero, put a +1/+1 counter on Bold Hero.
        1/1
        """
      And Bob controls Bold Hero and 2 Forests
      And Bob holds Giant Growth
      When Bob casts Giant Growth targeting Bold Hero
      And everything resolves
      Then Bold Hero is a 5/5

    Example: only of the defending player, and only what blocks it
      Given this card:
        """
        Net Caster {1}{B}
        Creature — Human
        Whenever Net Caster attacks, tap target creature defending player controls.
        {B}: Target creature blocking Net Caster gets -1/-1 until end of turn.
        2/2
        """
      And Bob controls Net Caster, Hill Giant and Swamp
      And Sue controls Grizzly Bears and Gray Ogre
      When Bob attacks with Net Caster
      And Bob targets Gray Ogre
      And everything resolves
      Then Gray Ogre is tapped
      When Sue blocks Net Caster with Grizzly Bears
      And Bob activates Net Caster targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 1/1

    Example: an ability that triggers once each turn
      Given this card:
        """
        Calm Priest {W}
        Creature — Cleric
        Whenever a creature dies, you gain 1 life. This ability triggers only once each turn.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Calm Priest, Grizzly Bears, Llanowar Elves and 2 Mountains
      And Bob holds Shock and Shock#2
      When Bob casts Shock targeting Grizzly Bears
      And everything resolves
      And Bob casts Shock#2 targeting Llanowar Elves
      And everything resolves
      Then Bob has 21 life

  Rule: Fighting, proliferating, removing for a time

    Example: two creatures deal damage to each other
      Given this card:
        """
        Bear Fight {G}
        Sorcery
        Target creature you control fights target creature you don't control.
        """
      And it is Bob's main phase
      And Bob controls Hill Giant and Forest
      And Sue controls Grizzly Bears
      And Bob holds Bear Fight
      When Bob casts Bear Fight targeting Hill Giant and Grizzly Bears
      And it resolves
      Then Grizzly Bears is in Sue's graveyard
      And Hill Giant has 2 damage

    Example: one more of the counters that are there
      Given this card:
        """
        Slow Growth {G}
        Sorcery
        Proliferate.
        """
      And it is Bob's main phase
      And Bob controls Hill Giant and Forest
      And Hill Giant has 1 +1/+1 counter
      And Sue has 3 poison counters
      And Bob holds Slow Growth
      When Bob casts Slow Growth
      And Bob chooses Hill Giant
      And Bob chooses Sue
      And it resolves
      Then Hill Giant is a 5/5
      And Sue has 4 poison counters

    Example: what it has removed comes back at once when it leaves
      Given this card:
        """
        Safe Cell {2}{W}
        Enchantment
        When Safe Cell enters, exile target creature an opponent controls until Safe Cell leaves the battlefield.
        """
      And it is Bob's main phase
      And Bob controls 3 Plains
      And Sue controls Hill Giant and 2 Plains
      And Bob holds Safe Cell
      And Sue holds Disenchant
      When Bob casts Safe Cell
      And everything resolves
      Then Hill Giant is removed from the game
      When Sue casts Disenchant targeting Safe Cell
      And it resolves
      Then Sue controls Hill Giant

  Rule: Costs paid otherwise

    Example: a card in the graveyard removes itself
      Given this card:
        """
        Late Lesson {3}
        Creature — Spirit
        {1}, Exile Late Lesson from your graveyard: You gain 3 life.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Late Lesson is in Bob's graveyard
      When Bob activates Late Lesson
      And it resolves
      Then Bob has 23 life
      And Late Lesson is removed from the game

    Example: creatures that are tapped for a cost may be new
      Given this card:
        """
        Drum Circle {2}
        Artifact
        Tap two untapped creatures you control: You gain 2 life.
        """
      And it is Bob's main phase
      And Bob controls Drum Circle, Hill Giant and Grizzly Bears
      When Bob activates Drum Circle
      And it resolves
      Then Bob has 22 life
      And Hill Giant is tapped
      And Grizzly Bears is tapped

  Rule: The top of the library

    Example: one card is taken and the others go under the rest
      Given this card:
        """
        Quick Study {U}
        Sorcery
        Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.
        """
      And it is Bob's main phase
      And Bob controls Island
      And Bob holds Quick Study
      And Forest, Shock and Hill Giant are on top of Bob's library
      When Bob casts Quick Study
      And Bob chooses Shock
      And it resolves
      Then Shock is in Bob's hand

    Example: the card found lies on top of the shuffled library
      Given this card:
        """
        Wise Counsel {U}
        Sorcery
        Search your library for a creature card, reveal it, then shuffle and put that card on top.
        """
      And it is Bob's main phase
      And Bob controls Island
      And Bob holds Wise Counsel
      And Forest, Shock and Hill Giant are on top of Bob's library
      When Bob casts Wise Counsel
      And Bob finds Hill Giant
      And it resolves
      Then Hill Giant is on the top of Bob's library

    Example: a spell that is countered into exile
      Given this card:
        """
        Void Word {1}{U}
        Instant
        Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.
        """
      And Bob controls Mountain
      And Bob holds Shock
      And Sue controls 2 Islands
      And Sue holds Void Word
      When Bob casts Shock targeting Sue
      And Sue casts Void Word targeting Shock
      And it resolves
      Then Shock is removed from the game

  Rule: What goes where

    Example: only one's own cards go to one's own graveyard
      Given this card:
        """
        Old Bridge {B}
        Enchantment
        Whenever a nontoken creature is put into your graveyard from the battlefield, create a tapped 2/2 black Zombie creature token.
        """
      And it is Bob's main phase
      And Bob controls Old Bridge, Grizzly Bears and 2 Mountains
      And Sue controls Llanowar Elves
      And Bob holds Shock and Shock#2
      When Bob casts Shock targeting Llanowar Elves
      And everything resolves
      Then Bob controls 0 Zombies
      When Bob casts Shock#2 targeting Grizzly Bears
      And everything resolves
      Then Zombie is a 2/2
      And Zombie is tapped

    Example: four card types in the graveyard
      Given this card:
        """
        Mad Moth {1}{R}
        Creature — Insect
        Delirium — Mad Moth gets +2/+2 as long as there are four or more card types among cards in your graveyard.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Mad Moth and Mountain
      And Ornithopter and Forest are in Bob's graveyard
      And Bob holds Shock
      Then Mad Moth is a 1/1
      When Bob casts Shock targeting Sue
      And everything resolves
      Then Mad Moth is a 3/3

  @m11 @today
  Rule: A counter that bears the name of a keyword gives it, as new as the counter is (2026, 122.1b and 613.7c)

    Example: a counter that came after the loss of all abilities counts, one from before does not, and without its counters nothing stays
      Given this card:
        """
        Wing Maker {1}{U}
        Artifact
        {1}: Put a flying counter on target creature.
        {2}: Remove a flying counter from target creature.
        """
      And this card:
        """
        Leveller {U}
        Instant
        Target creature loses all abilities until end of turn.
        """
      And it is Bob's main phase
      And Bob controls Wing Maker, Grizzly Bears and 6 Islands
      And Bob holds Leveller
      When Bob activates the first ability of Wing Maker targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears has flying
      When Bob casts Leveller targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears does not have flying
      When Bob activates the first ability of Wing Maker targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears has flying
      And Grizzly Bears has 2 flying counters
      When the turn ends
      Then Grizzly Bears has flying
      When it is Bob's next main phase
      And Bob activates the second ability of Wing Maker targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears has flying
      When Bob activates the second ability of Wing Maker targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears does not have flying

  @m11 @today
  Rule: `It` that something deals damage to is not that thing itself; of several players each counts what the one has (2026, 608.2c)

    Example: what comes is burned, and each player pays for the own lands alone
      Given this card:
        """
        Ash Field {1}{R}
        Enchantment
        Whenever a creature comes into play, Ash Field deals 2 damage to it.
        """
      And this card:
        """
        Marsh Tithe {B}
        Sorcery
        Each opponent loses 1 life for each Swamp they control.
        """
      And it is Bob's main phase
      And Bob controls Ash Field, 3 Swamps and 4 Mountains
      And Bob holds Hill Giant and Marsh Tithe
      And Sue controls 2 Swamps
      When Bob casts Hill Giant
      And everything resolves
      Then Hill Giant has 2 damage
      When Bob casts Marsh Tithe
      And it resolves
      Then Sue has 18 life
      And Bob has 20 life

  @m11 @today
  Rule: An ability that is given can make tokens that have abilities of their own (2026, 111.10a)

    Example: every land can find a Treasure
      Given this card:
        """
        Rich Ground {3}{G}
        Enchantment
        Lands you control have "{T}: Create a Treasure token."
        """
      And it is Bob's main phase
      And Bob controls Rich Ground and Forest
      And Bob holds Shock
      When Bob activates Forest
      And it resolves
      Then Bob controls 1 Treasure
      And Forest is tapped
      When Bob taps Treasure for {R}
      And Bob casts Shock targeting Sue
      And it resolves
      Then Sue has 18 life
