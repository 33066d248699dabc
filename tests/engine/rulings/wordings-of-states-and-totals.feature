@m11 @today
Feature: States that trigger, what waits for this turn, and totals and damage that change

  Rule: A state triggers while it is so

    Example: the last counter is gone
      Given this card:
        """
        Fading Grove {G}
        Enchantment
        Fading Grove enters with a +1/+1 counter on it.
        {G}, Remove a +1/+1 counter from Fading Grove: You gain 1 life.
        When Fading Grove has no +1/+1 counters on it, sacrifice it.
        """
      And it is Bob's main phase
      And Bob controls 2 Forests
      And Bob holds Fading Grove
      When Bob casts Fading Grove
      And everything resolves
      Then Fading Grove is on the battlefield
      When Bob activates Fading Grove
      And everything resolves
      Then Fading Grove is in Bob's graveyard
      And Bob has 21 life

  Rule: What waits for this turn waits no longer

    Example: the creature dies in time
      Given this card:
        """
        Last Vow {W}
        Instant
        Target creature gets +1/+0 until end of turn. When that creature dies this turn, you gain 3 life.
        """
      And it is Bob's main phase
      And Bob controls Plains, Mountain and Grizzly Bears
      And Bob holds Last Vow and Shock
      When Bob casts Last Vow targeting Grizzly Bears
      And it resolves
      And Bob casts Shock targeting Grizzly Bears
      And everything resolves
      Then Bob has 23 life

    Example: it dies a turn later
      Given this card:
        """
        Last Vow {W}
        Instant
        Target creature gets +1/+0 until end of turn. When that creature dies this turn, you gain 3 life.
        """
      And it is Bob's main phase
      And Bob controls Plains, Mountain and Grizzly Bears
      And Bob holds Last Vow and Shock
      When Bob casts Last Vow targeting Grizzly Bears
      And it resolves
      And it is Sue's main phase
      And Bob casts Shock targeting Grizzly Bears
      And everything resolves
      Then Grizzly Bears is in Bob's graveyard
      And Bob has 20 life

  Rule: Totals and damage

    Example: each total becomes what the other was
      Given this card:
        """
        Turned Mirror {B}
        Sorcery
        Exchange life totals with target opponent.
        """
      And it is Bob's main phase
      And Bob has 4 life
      And Sue has 17 life
      And Bob controls Swamp
      And Bob holds Turned Mirror
      When Bob casts Turned Mirror targeting Sue
      And it resolves
      Then Bob has 17 life
      And Sue has 4 life

    Example: three times the damage of one's own sources alone
      Given this card:
        """
        High Blaze {R}
        Enchantment
        If a source you control would deal damage to a permanent or player, it deals triple that damage instead.
        """
      And it is Bob's main phase
      And Bob controls High Blaze and Mountain
      And Sue controls Mountain#2
      And Bob holds Shock
      And Sue holds Shock#2
      When Bob casts Shock targeting Sue
      And it resolves
      And Sue casts Shock#2 targeting Bob
      And it resolves
      Then Sue has 14 life
      And Bob has 18 life

    Example: other damage where the condition holds, to the same target
      Given this card:
        """
        Wild Spark {R}
        Instant
        Wild Spark deals 1 damage to any target. If you control a Forest, Wild Spark deals 4 damage instead.
        """
      And it is Bob's main phase
      And Bob controls Mountain and Forest
      And Bob holds Wild Spark
      When Bob casts Wild Spark targeting Sue
      And it resolves
      Then Sue has 16 life

    Example: more damage to some of them, all at once
      Given this card:
        """
        Green Bane {B}
        Sorcery
        Green Bane deals 1 damage to each creature and an additional 1 damage to each green creature.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Sue controls Grizzly Bears and Savannah Lions
      And Bob holds Green Bane
      When Bob casts Green Bane
      And it resolves
      Then Grizzly Bears is in Sue's graveyard
      And Savannah Lions is in Sue's graveyard

  Rule: Hands, graveyards and mana

    Example: hands and graveyards go back, and seven cards are drawn
      Given this card:
        """
        New Morning {U}
        Sorcery
        Each player shuffles their hand and graveyard into their library, then draws seven cards.
        """
      And it is Bob's main phase
      And Bob controls Island
      And Bob holds New Morning and Shock
      And Grizzly Bears is in Sue's graveyard
      When Bob casts New Morning
      And it resolves
      Then Bob has 7 cards in hand
      And Sue has 7 cards in hand
      And New Morning is in Bob's graveyard
      And Sue has 0 cards in the graveyard

    Example: an enchanted land gives more
      Given this card:
        """
        Rich Soil {G}
        Enchantment — Aura
        Enchant land
        Whenever enchanted land is tapped for mana, its controller adds an additional {R}.
        """
      And it is Bob's main phase
      And Bob controls Forest and Rich Soil on Forest
      And Bob holds Shock
      When Bob taps Forest for {G}
      And Bob casts Shock targeting Sue
      And it resolves
      Then Sue has 18 life

    Example: as much mana as counters are taken away
      Given this card:
        """
        Stored Light
        Land
        Stored Light enters with three storage counters on it.
        {T}, Remove any number of storage counters from Stored Light: Add {W} for each storage counter removed this way.
        """
      And it is Bob's main phase
      And Bob controls Stored Light
      And Stored Light has 3 storage counters
      And Bob holds White Knight
      When Bob taps Stored Light for {W}{W}
      And Bob casts White Knight
      And it resolves
      Then White Knight is on the battlefield
      And Stored Light has 1 storage counter

    Example: cards of one graveyard alone
      Given this card:
        """
        Small Rot {B}
        Sorcery
        Exile up to two target cards from a single graveyard.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Small Rot
      And Grizzly Bears and Craw Wurm are in Sue's graveyard
      And Shock is in Bob's graveyard
      Then Bob cannot cast Small Rot targeting Grizzly Bears and Shock
      When Bob casts Small Rot targeting Grizzly Bears and Craw Wurm
      And it resolves
      Then Grizzly Bears is in exile
      And Craw Wurm is in exile

  Rule: Tokens, copies and lands that ask

    Example: two tokens that differ
      Given this card:
        """
        Twin Engine {1}
        Sorcery
        Create a 3/3 colorless Wurm artifact creature token with deathtouch and a 2/2 white Knight creature token with lifelink.
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Bob holds Twin Engine
      When Bob casts Twin Engine
      And it resolves
      Then Wurm is a 3/3
      And Wurm has deathtouch
      And Knight is a 2/2
      And Knight has lifelink

    Example: a token that is a copy and has haste
      Given this card:
        """
        Quick Mirror {R}
        Sorcery
        Create a token that's a copy of target creature you control, except it has haste.
        """
      And it is Bob's main phase
      And Bob controls Mountain and Grizzly Bears
      And Bob holds Quick Mirror
      When Bob casts Quick Mirror targeting Grizzly Bears
      And it resolves
      And Bob attacks with Grizzly Bears#2
      And combat damage is dealt
      Then Sue has 18 life

    Example: a land enters tapped where nothing is paid
      Given this card:
        """
        Asking Pool
        Land — Plains Island
        As Asking Pool enters, you may pay 2 life. If you don't, it enters tapped.
        """
      And it is Bob's main phase
      And Bob holds Asking Pool
      When Bob plays Asking Pool
      Then Asking Pool is tapped
      And Bob has 20 life

    Example: and untapped where it is
      Given this card:
        """
        Asking Pool
        Land — Plains Island
        As Asking Pool enters, you may pay 2 life. If you don't, it enters tapped.
        """
      And it is Bob's main phase
      And Bob holds Asking Pool
      When Bob plays Asking Pool
      And Bob pays for Asking Pool
      Then Asking Pool is untapped
      And Bob has 18 life

    Example: what the exiled card was
      Given this card:
        """
        Grave Eater {G}
        Creature — Ooze
        {G}: Exile target card from a graveyard. If it was a creature card, put a +1/+1 counter on Grave Eater and you gain 1 life.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Grave Eater and 2 Forests
      And Grizzly Bears is in Sue's graveyard
      And Shock is in Sue's graveyard
      When Bob activates Grave Eater targeting Shock
      And it resolves
      Then Grave Eater is a 2/2
      When Bob activates Grave Eater targeting Grizzly Bears
      And it resolves
      Then Grave Eater is a 3/3
      And Bob has 21 life

    Example: what becomes another creature has no other types and abilities
      Given this card:
        """
        Meek Shape {U}
        Instant
        Target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of turn.
        """
      And it is Bob's main phase
      And Bob controls Island
      And Sue controls Serra Angel
      And Bob holds Meek Shape
      When Bob casts Meek Shape targeting Serra Angel
      And it resolves
      Then Serra Angel is a 1/1
      And Serra Angel is blue
      And Serra Angel does not have flying
      And Serra Angel is a Frog
      And Serra Angel is not an Angel
      And Serra Angel is a creature

  Rule: Graveyards, main phases and both players

    Example: a card of the graveyard is chosen as the text is carried out
      Given this card:
        """
        Dig Up {B}
        Sorcery
        Return a creature card from your graveyard to your hand.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Dig Up
      And Grizzly Bears, Shock and Craw Wurm are in Bob's graveyard
      When Bob casts Dig Up
      And it resolves
      And Bob chooses Craw Wurm
      Then Craw Wurm is in Bob's hand
      And Grizzly Bears is in Bob's graveyard

    Example: the first main phase alone
      Given this card:
        """
        Dawn Chime {W}
        Artifact
        At the beginning of your first main phase, you gain 1 life.
        """
      And it is Bob's upkeep
      And Bob controls Dawn Chime
      When it is Bob's main phase
      And everything resolves
      Then Bob has 21 life
      When it is Bob's end step
      And everything resolves
      Then Bob has 21 life

    Example: you and an opponent
      Given this card:
        """
        Shared Page {U}
        Sorcery
        You and target opponent each draw a card.
        """
      And it is Bob's main phase
      And Bob controls Island
      And Bob holds Shared Page
      When Bob casts Shared Page targeting Sue
      And it resolves
      Then Bob has 1 card in hand
      And Sue has 1 card in hand
