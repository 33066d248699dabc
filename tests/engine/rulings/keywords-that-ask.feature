Feature: Echo, vanishing, ward and entwine, attacks by several, and counters that stun

  Rule: Echo

    @timespiral @m11 @today
    Example: it is paid for in the first upkeep after it has come, and never again
      Given this card:
        """
        Loud Lizard {R}
        Creature — Lizard
        Echo {R}
        2/2
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Loud Lizard
      When Bob casts Loud Lizard
      And it resolves
      And the turn ends
      And the turn ends
      And it is Bob's upkeep
      And everything resolves
      And Bob pays for Loud Lizard
      And the turn ends
      And the turn ends
      And it is Bob's draw step
      Then Bob controls Loud Lizard

    @timespiral @m11 @today
    Example: it is sacrificed where nobody pays
      Given this card:
        """
        Loud Lizard {R}
        Creature — Lizard
        Echo {R}
        2/2
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Loud Lizard
      When Bob casts Loud Lizard
      And it resolves
      And the turn ends
      And the turn ends
      And it is Bob's draw step
      Then Loud Lizard is in Bob's graveyard

    @timespiral @m11 @today
    Example: what was there before owes nothing
      Given this card:
        """
        Loud Lizard {R}
        Creature — Lizard
        Echo {R}
        2/2
        """
      And it is Sue's main phase
      And Bob controls Loud Lizard
      When the turn ends
      And it is Bob's draw step
      Then Bob controls Loud Lizard

  Rule: Vanishing

    @m11 @today
    Example: the last counter takes it along, in the second upkeep
      Given this card:
        """
        Fading Light {W}
        Creature — Spirit
        Vanishing 2
        2/2
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Bob holds Fading Light
      When Bob casts Fading Light
      And it resolves
      Then Fading Light has 2 time counters
      When the turn ends
      And the turn ends
      And it is Bob's draw step
      Then Fading Light has 1 time counter
      When the turn ends
      And the turn ends
      And it is Bob's draw step
      Then Fading Light is in Bob's graveyard

    @m11 @today
    Example: whatever removes the last counter, it goes
      Given this card:
        """
        Thin Light {W}
        Creature — Spirit
        Vanishing 1
        Remove a time counter from this creature: You gain 1 life.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Bob holds Thin Light
      When Bob casts Thin Light
      And it resolves
      And Bob activates Thin Light
      And everything resolves
      Then Thin Light is in Bob's graveyard
      And Bob has 21 life

  Rule: Ward

    @m11 @today
    Example: who does not pay loses the spell
      Given this card:
        """
        Safe Fish {U}
        Creature — Fish
        Ward {2}
        1/1
        """
      And Bob controls Safe Fish
      And Sue controls 3 Mountains
      And Sue holds Shock
      When Sue casts Shock targeting Safe Fish
      And everything resolves
      Then Bob controls Safe Fish
      And Shock is in Sue's graveyard

    @m11 @today
    Example: who pays keeps it
      Given this card:
        """
        Safe Fish {U}
        Creature — Fish
        Ward {2}
        1/1
        """
      And Bob controls Safe Fish
      And Sue controls 3 Mountains
      And Sue holds Shock
      When Sue casts Shock targeting Safe Fish
      And it resolves
      And Sue pays for Safe Fish
      And it resolves
      Then Safe Fish is in Bob's graveyard

    @m11 @today
    Example: a player's own spells are not asked
      Given this card:
        """
        Safe Fish {U}
        Creature — Fish
        Ward—Pay 2 life.
        1/1
        """
      And Bob controls Safe Fish and Forest
      And Bob holds Giant Growth
      When Bob casts Giant Growth targeting Safe Fish
      And everything resolves
      Then Safe Fish is a 4/4
      And Bob has 20 life

  Rule: Entwine

    @timespiral @m11 @today
    Example: with the cost paid, both modes in the order in which they are printed
      Given this card:
        """
        Twin Tale {B}
        Sorcery
        Choose one —
        • Target player loses 2 life.
        • You gain 3 life.
        Entwine {1}
        """
      And it is Bob's main phase
      And Bob controls 2 Swamps
      And Bob holds Twin Tale
      When Bob casts Twin Tale with entwine targeting Sue
      And it resolves
      Then Sue has 18 life
      And Bob has 23 life

    @timespiral @m11 @today
    Example: without it, one mode
      Given this card:
        """
        Twin Tale {B}
        Sorcery
        Choose one —
        • Target player loses 2 life.
        • You gain 3 life.
        Entwine {1}
        """
      And it is Bob's main phase
      And Bob controls 2 Swamps
      And Bob holds Twin Tale
      When Bob casts Twin Tale with mode 2
      And it resolves
      Then Sue has 20 life
      And Bob has 23 life

  Rule: Several at once

    @m11 @today
    Example: an attack of three is one attack
      Given this card:
        """
        War Drum {2}
        Artifact
        Whenever you attack with two or more creatures, you gain that much life.
        """
      And it is Bob's main phase
      And Bob controls War Drum, Grizzly Bears, Hill Giant and Scryb Sprites
      When Bob attacks with Grizzly Bears, Hill Giant and Scryb Sprites
      And everything resolves
      Then Bob has 23 life

    @m11 @today
    Example: one attacker alone is too few
      Given this card:
        """
        War Drum {2}
        Artifact
        Whenever you attack with two or more creatures, you gain that much life.
        """
      And it is Bob's main phase
      And Bob controls War Drum, Grizzly Bears and Hill Giant
      When Bob attacks with Grizzly Bears
      And everything resolves
      Then Bob has 20 life

    @m11 @today
    Example: combat damage by two creatures at once triggers once
      Given this card:
        """
        Raid Banner {2}
        Artifact
        Whenever one or more creatures you control deal combat damage to a player, you gain 1 life.
        """
      And it is Bob's main phase
      And Bob controls Raid Banner, Grizzly Bears and Hill Giant
      When Bob attacks with Grizzly Bears and Hill Giant
      And combat damage is dealt
      And everything resolves
      Then Sue has 15 life
      And Bob has 21 life

    @m11 @today
    Example: a copy counts, though it was not cast
      Given this card:
        """
        Rune Mage {R}
        Creature — Wizard
        Magecraft — Whenever you cast or copy an instant or sorcery spell, this creature gets +1/+0 until end of turn.
        1/1
        """
      And this card:
        """
        Echoing Word {R}
        Instant
        Copy target instant spell.
        """
      And it is Bob's main phase
      And Bob controls Rune Mage and 2 Mountains
      And Bob holds Shock and Echoing Word
      When Bob casts Shock targeting Sue
      And Bob casts Echoing Word targeting Shock
      And everything resolves
      Then Rune Mage is a 4/1
      And Sue has 16 life

  Rule: What is counted, chosen and paid

    @m11 @today
    Example: what enters does not count itself
      Given this card:
        """
        Herd Beast {G}
        Creature — Beast
        This creature enters with a +1/+1 counter on it for each creature you control.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Forest, Grizzly Bears and Hill Giant
      And Bob holds Herd Beast
      When Bob casts Herd Beast
      And it resolves
      Then Herd Beast is a 3/3

    @m11 @today
    Example: the color is chosen as the spell resolves
      Given this card:
        """
        Warding Breath {W}
        Instant
        Target creature you control gains protection from the color of your choice until end of turn.
        """
      And Bob controls Grizzly Bears and Plains
      And Bob holds Warding Breath
      And Sue controls Mountain
      And Sue holds Shock
      When Sue casts Shock targeting Grizzly Bears
      And Bob casts Warding Breath targeting Grizzly Bears
      And it resolves
      And Bob chooses red
      And everything resolves
      Then Bob controls Grizzly Bears

    @m11 @today
    Example: any card of the hand, by its holder's choice
      Given this card:
        """
        Cold Snail {B}
        Creature — Snail
        When this creature enters, target opponent exiles a card from their hand.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Cold Snail
      And Sue holds Shock
      When Bob casts Cold Snail
      And everything resolves
      Then Shock is removed from the game

    @m11 @today
    Example: what was sacrificed for an effect is spoken of by it
      Given this card:
        """
        Grim Meal {B}
        Sorcery
        You may sacrifice a creature. If you do, you gain life equal to the sacrificed creature's power.
        """
      And it is Bob's main phase
      And Bob controls Swamp and Hill Giant
      And Bob holds Grim Meal
      When Bob casts Grim Meal
      And it resolves
      And Bob pays for Grim Meal
      Then Bob has 23 life

    @m11 @today
    Example: a token is copied
      Given this card:
        """
        Seed Chant {G}
        Sorcery
        Create a 3/3 green Beast creature token, then populate.
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Seed Chant
      When Bob casts Seed Chant
      And it resolves
      Then Bob controls 2 Beasts

    @m11 @today
    Example: the hand that is given up may be empty
      Given this card:
        """
        Last Coin {1}
        Artifact
        Discard your hand, Sacrifice this artifact: You gain 3 life.
        """
      And Bob controls Last Coin
      When Bob activates Last Coin
      And it resolves
      Then Bob has 23 life

    @m11 @today
    Example: it dies no sooner than its power is large enough
      Given this card:
        """
        Thin Web {W}
        Enchantment — Aura
        Enchant creature
        Enchanted creature can't attack.
        At the beginning of the end step, if enchanted creature's power is 4 or greater, destroy this Aura.
        """
      And it is Bob's main phase
      And Sue controls Grizzly Bears and Serra Angel
      And Bob controls Thin Web on Grizzly Bears
      And Bob controls Thin Web#2 on Serra Angel
      When the turn ends
      Then Thin Web#2 is in Bob's graveyard
      And Bob controls Thin Web

    @today
    Example: a stunned creature loses a counter in place of untapping
      Given Bob controls Grizzly Bears
      And Grizzly Bears is tapped
      And Grizzly Bears has 1 stun counter
      And it is Sue's main phase
      When the turn ends
      And it is Bob's upkeep
      Then Grizzly Bears is tapped
      And Grizzly Bears has 0 stun counters
