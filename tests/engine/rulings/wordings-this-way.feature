@m11 @today
Feature: What texts say of what they have done themselves

  Rule: What was done this way is what the text really did

    Example: life for each creature destroyed, and none for one that cannot be
      Given it is Bob's main phase
      And this card:
        """
        Iron Hermit {3}
        Artifact Creature — Golem
        Indestructible
        1/1
        """
      And Bob controls 5 Plains and Grizzly Bears
      And Sue controls Hill Giant and Iron Hermit
      And Bob holds Fumigate
      When Bob casts Fumigate
      And it resolves
      Then Bob has 22 life
      And Iron Hermit is on the battlefield

    Example: a token for each of whoever lost one, and none for what does not come to a graveyard
      Given it is Bob's main phase
      And Bob controls 8 Forests
      And Bob holds Terastodon
      And Sue controls Howling Mine and 2 Islands
      When Bob casts Terastodon
      And it resolves
      And Bob targets Howling Mine and Island
      And Bob uses the effect of Terastodon
      And it resolves
      Then Sue controls 2 Elephants

    Example: exiled creatures are counted for those who controlled them
      Given this card:
        """
        Long Sleep {3}{W}
        Sorcery
        Exile all creatures. For each creature exiled this way, its controller creates a 1/1 white Soldier creature token.
        """
      And it is Bob's main phase
      And Bob controls 4 Plains and Grizzly Bears
      And Sue controls Hill Giant and Scryb Sprites
      And Bob holds Long Sleep
      When Bob casts Long Sleep
      And it resolves
      Then Bob controls 1 Soldier
      And Sue controls 2 Soldiers
      And Hill Giant is exiled

    Example: what was discarded is drawn again
      Given this card:
        """
        Fresh Page {R}
        Sorcery
        Discard any number of cards, then draw that many cards.
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Fresh Page, Shock and Giant Growth
      And Forest and Island are on top of Bob's library
      When Bob casts Fresh Page
      And it resolves
      And Bob chooses Shock
      Then Giant Growth is in Bob's hand
      And Forest is in Bob's hand
      And Island is in Bob's library

    Example: each player in turn
      Given this card:
        """
        Shared Toll {B}
        Sorcery
        For each opponent, that player loses 2 life and you gain 1 life.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Shared Toll
      When Bob casts Shared Toll
      And it resolves
      Then Sue has 18 life
      And Bob has 21 life

  Rule: Costs look at what is aimed at and at what is counted

    Example: less mana for a tapped creature
      Given it is Bob's main phase
      And Bob controls 2 Plains
      And Bob holds Luminous Rebuke
      And Sue controls Hill Giant and Grizzly Bears
      And Hill Giant is tapped
      Then Bob cannot cast Luminous Rebuke targeting Grizzly Bears
      When Bob casts Luminous Rebuke targeting Hill Giant
      And it resolves
      Then Hill Giant is in Sue's graveyard

    Example: an ability that costs less for each Island, and never less than its colored mana
      Given this card:
        """
        Tide Clerk {2}{U}
        Creature — Merfolk
        {4}{U}: Draw a card. This ability costs {1} less to activate for each Island you control.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Tide Clerk, 3 Islands and Plains
      And Shock is on top of Bob's library
      When Bob activates Tide Clerk
      And it resolves
      Then Shock is in Bob's hand

    Example: too few Islands
      Given this card:
        """
        Tide Clerk {2}{U}
        Creature — Merfolk
        {4}{U}: Draw a card. This ability costs {1} less to activate for each Island you control.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Tide Clerk and 2 Islands
      Then Bob cannot activate Tide Clerk

    Example: another spell of the turn makes the next one cheaper
      Given this card:
        """
        Second Thought {3}{U}
        Sorcery
        This spell costs {2} less to cast if you've cast another spell this turn.
        You gain 5 life.
        """
      And it is Bob's main phase
      And Bob controls 3 Islands and Forest
      And Bob holds Second Thought and Giant Growth
      And Bob controls Grizzly Bears
      When Bob casts Giant Growth targeting Grizzly Bears
      And it resolves
      And Bob casts Second Thought
      And it resolves
      Then Bob has 25 life

  Rule: Types or a subtype

    Example: a Vehicle that is no creature can be aimed at as well
      Given this card:
        """
        Hand Cart {2}
        Artifact — Vehicle
        Crew 3
        3/3
        """
      And this card:
        """
        Road Wear {B}
        Sorcery
        Destroy target creature or Vehicle.
        """
      And it is Bob's main phase
      And Bob controls 2 Swamps
      And Bob holds Road Wear
      And Sue controls Hand Cart and Black Vise
      Then Bob cannot cast Road Wear targeting Black Vise
      When Bob casts Road Wear targeting Hand Cart
      And it resolves
      Then Hand Cart is in Sue's graveyard

    Example: mana of two colors from one ability
      Given this card:
        """
        Prism Moth {G}
        Creature — Insect
        {T}: Add two mana in any combination of colors.
        1/1
        """
      And this card:
        """
        Twin Spark {R}{U}
        Instant
        Twin Spark deals 3 damage to any target.
        """
      And it is Bob's main phase
      And Bob controls Prism Moth
      And Bob holds Twin Spark
      When Bob casts Twin Spark targeting Sue
      And it resolves
      Then Sue has 17 life

    Example: a land that enters tapped with counters on it
      Given this card:
        """
        Old Quarry
        Land
        Old Quarry enters tapped with two charge counters on it.
        {T}, Remove a charge counter from Old Quarry: Add {R}{R}.
        """
      And it is Bob's main phase
      And Bob holds Old Quarry
      When Bob plays Old Quarry
      Then Old Quarry is tapped
      And Old Quarry has 2 charge counters

    Example: a condition at the end of a triggered ability is asked as it resolves alone
      Given this card:
        """
        Marsh Reader {3}
        Artifact Creature — Human
        When Marsh Reader enters, draw a card if you control a Swamp. Otherwise, you lose 1 life.
        1/1
        """
      And it is Bob's main phase
      And Bob controls 3 Islands
      And Sue controls Swamp
      And Bob holds Marsh Reader
      When Bob casts Marsh Reader
      And everything resolves
      Then Bob has 19 life

  Rule: Land plays, counters and sizes

    Example: one more land in this turn alone
      Given it is Bob's main phase
      And Bob controls 2 Forests
      And Bob holds Explore, Island, Plains and Swamp
      When Bob plays Island
      Then Bob cannot play Plains
      When Bob casts Explore
      And it resolves
      And Bob plays Plains
      Then Bob cannot play Swamp

    Example: a permanent that allows one more, gone after the second
      Given it is Bob's main phase
      And Bob controls Exploration and 3 Plains
      And Bob holds Disenchant, Island, Swamp and Forest
      When Bob plays Island
      And Bob plays Swamp
      And Bob casts Disenchant targeting Exploration
      And it resolves
      Then Bob cannot play Forest

    Example: counters are doubled for each by itself
      Given it is Bob's main phase
      And Bob controls Kalonian Hydra, Grizzly Bears and Hill Giant
      And Kalonian Hydra has 4 +1/+1 counters
      And Grizzly Bears has 1 +1/+1 counter
      When Bob attacks with Kalonian Hydra
      And everything resolves
      Then Kalonian Hydra is an 8/8
      And Grizzly Bears is a 4/4
      And Hill Giant is a 3/3

    Example: power is doubled as it is at that moment
      Given it is Bob's main phase
      And Bob controls Grizzly Bears, Forest and 2 Mountains
      And Bob holds Giant Growth and Unleash Fury
      When Bob casts Unleash Fury targeting Grizzly Bears
      And it resolves
      And Bob casts Giant Growth targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 7/5

    Example: a land that enters untapped for a card that is shown
      Given it is Bob's main phase
      And Bob holds Port Town and Island
      When Bob plays Port Town
      And Bob uses the effect of Port Town
      Then Port Town is untapped
      And Island is in Bob's hand

    Example: nobody shows what is not there
      Given it is Bob's main phase
      And Bob holds Port Town and Forest
      When Bob plays Port Town
      Then Port Town is tapped

  Rule: What was paid, what was done, and how often something may be cast

    Example: to scry is an event
      Given this card:
        """
        Look Ahead {U}
        Sorcery
        Scry 1.
        """
      And it is Bob's main phase
      And Bob controls Flamespeaker Adept and Island
      And Swamp is on top of Bob's library
      And Bob holds Look Ahead
      When Bob casts Look Ahead
      And everything resolves
      Then Flamespeaker Adept is a 4/3
      And Flamespeaker Adept has first strike

    Example: colors of the mana that was spent
      Given this card:
        """
        Many Hues {2}{U}
        Sorcery
        You gain X life, where X is the number of colors of mana spent to cast this spell.
        """
      And it is Bob's main phase
      And Bob controls Island and 2 Mountains
      And Bob holds Many Hues
      When Bob casts Many Hues
      And it resolves
      Then Bob has 22 life

    Example: a creature that remembers how many colors it was cast with
      Given this card:
        """
        Blended Beast {3}
        Artifact Creature — Beast
        Blended Beast enters with a +1/+1 counter on it for each color of mana spent to cast it.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Island, Mountain and Forest
      And Bob holds Blended Beast
      When Bob casts Blended Beast
      And it resolves
      Then Blended Beast is a 4/4

    Example: three mana of one color among what was spent
      Given this card:
        """
        Deep Draught {3}{U}
        Sorcery
        You gain 1 life. If at least three blue mana was spent to cast this spell, you gain 4 life.
        """
      And it is Bob's main phase
      And Bob controls 3 Islands and Forest
      And Bob holds Deep Draught
      When Bob casts Deep Draught
      And it resolves
      Then Bob has 25 life

    Example: a sorcery in another's turn
      Given it is Sue's main phase
      And Bob controls Leyline of Anticipation and 4 Plains
      And Bob holds Wrath of God
      And Sue controls Grizzly Bears
      When Bob casts Wrath of God
      And it resolves
      Then Grizzly Bears is in Sue's graveyard

    Example: one spell each turn for each player
      Given it is Bob's main phase
      And Bob controls Rule of Law and 2 Mountains
      And Sue controls Mountain
      And Bob holds 2 Shocks
      And Sue holds Shock
      When Bob casts Shock targeting Sue
      And it resolves
      Then Bob cannot cast Shock#2 targeting Sue
      And Sue may cast Shock targeting Bob

    Example: modified by a counter, and not by another's Aura
      Given this card:
        """
        Shape Sage {1}{U}
        Creature — Human
        Modified creatures you control have flying.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Shape Sage, Grizzly Bears and Hill Giant
      And Grizzly Bears has 1 +1/+1 counter
      And Sue controls Holy Strength on Hill Giant
      Then Grizzly Bears has flying
      And Hill Giant does not have flying

    Example: up to as many targets as X says
      Given this card:
        """
        Rust Storm {X}{R}
        Sorcery
        Destroy up to X target artifacts.
        """
      And it is Bob's main phase
      And Bob controls 4 Mountains
      And Bob holds Rust Storm
      And Sue controls Howling Mine and Black Vise
      When Bob casts Rust Storm with X = 3 targeting Howling Mine
      And it resolves
      Then Howling Mine is in Sue's graveyard
      And Black Vise is on the battlefield

  Rule: What is forbidden for a turn, and what nothing prevents

    Example: nobody else casts anything this turn
      Given it is Bob's main phase
      And Bob controls Plains
      And Sue controls Mountain
      And Bob holds Silence
      And Sue holds Shock
      When Bob casts Silence
      And it resolves
      Then Sue cannot cast Shock targeting Bob
      When it is Sue's main phase
      Then Sue may cast Shock targeting Bob

    Example: a shield does nothing against it
      Given this card:
        """
        Padded Wall {W}
        Creature — Wall
        Prevent all damage that would be dealt to Padded Wall.
        0/4
        """
      And it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Shock and Combust
      And Sue controls Padded Wall
      When Bob casts Shock targeting Padded Wall
      And it resolves
      Then Padded Wall has 0 damage
      When Bob casts Combust targeting Padded Wall
      And it resolves
      Then Padded Wall is in Sue's graveyard

    Example: an enchantment that lets nothing be prevented
      Given this card:
        """
        Padded Wall {W}
        Creature — Wall
        Prevent all damage that would be dealt to Padded Wall.
        0/2
        """
      And it is Bob's main phase
      And Bob controls Leyline of Punishment and Mountain
      And Bob holds Shock
      And Sue controls Padded Wall
      When Bob casts Shock targeting Padded Wall
      And it resolves
      Then Padded Wall is in Sue's graveyard

    Example: back to the library and not to the graveyard
      Given this card:
        """
        Restless Husk {1}{B}
        Creature — Zombie
        If Restless Husk would die, put it on top of its owner's library instead.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Shock
      And Sue controls Restless Husk
      When Bob casts Shock targeting Restless Husk
      And it resolves
      Then Restless Husk is in Sue's library

    Example: only a spell that aims at a creature of one's own
      Given this card:
        """
        Warding Word {U}
        Instant
        Counter target spell that targets a creature you control.
        """
      And it is Sue's main phase
      And Bob controls Grizzly Bears and Island
      And Bob holds Warding Word
      And Sue controls 2 Mountains
      And Sue holds 2 Shocks
      When Sue casts Shock targeting Bob
      Then Bob cannot cast Warding Word targeting Shock
      When everything resolves
      And Sue casts Shock#2 targeting Grizzly Bears
      And Bob casts Warding Word targeting Shock#2
      And everything resolves
      Then Grizzly Bears is on the battlefield

    Example: a number that is the damaged player's own
      Given it is Bob's main phase
      And Bob controls 4 Mountains
      And Bob holds Sudden Impact
      And Sue holds Shock, Forest and Island
      When Bob casts Sudden Impact targeting Sue
      And it resolves
      Then Sue has 17 life

    Example: what is asked at the end is asked of the target
      Given this card:
        """
        Pale Sentence {B}
        Sorcery
        Destroy target creature if it's white.
        """
      And it is Bob's main phase
      And Bob controls 2 Swamps
      And Bob holds 2 Pale Sentences
      And Sue controls Grizzly Bears and Savannah Lions
      When Bob casts Pale Sentence targeting Grizzly Bears
      And it resolves
      And Bob casts Pale Sentence#2 targeting Savannah Lions
      And it resolves
      Then Grizzly Bears is on the battlefield
      And Savannah Lions is in Sue's graveyard

    Example: the spell comes back while an opponent still has more life
      Given it is Bob's main phase
      And Bob has 5 life
      And Bob controls 3 Plains
      And Bob holds Pulse of the Fields
      When Bob casts Pulse of the Fields
      And it resolves
      Then Bob has 9 life
      And Pulse of the Fields is in Bob's hand

    Example: and does not where nobody has
      Given it is Bob's main phase
      And Bob has 18 life
      And Bob controls 3 Plains
      And Bob holds Pulse of the Fields
      When Bob casts Pulse of the Fields
      And it resolves
      Then Bob has 22 life
      And Pulse of the Fields is in Bob's graveyard

    Example: an artifact and a graveyard are shuffled away
      Given it is Bob's main phase
      And Bob controls Elixir of Immortality and 2 Plains
      And Shock is in Bob's graveyard
      When Bob activates Elixir of Immortality
      And it resolves
      Then Bob has 25 life
      And Bob's graveyard is empty
      And Elixir of Immortality is in Bob's library
