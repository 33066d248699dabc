@today
Feature: What texts hold for blocking, damage and costs as long as they are in play

  Rule: Blocks that a text asks for or forbids

    # 509.1c: the requirement is met by one blocker; the defending player may not do without
    Example: it must be blocked by somebody
      Given this card:
        """
        Loud Ox {2}{G}
        Creature — Ox
        Loud Ox must be blocked if able.
        3/3
        """
      And it is Bob's main phase
      And Bob controls Loud Ox
      And Sue controls Grizzly Bears and Grizzly Bears#2
      When Bob attacks with Loud Ox
      And Sue blocks Loud Ox with Grizzly Bears#2
      And combat damage is dealt
      Then Grizzly Bears#2 is in Sue's graveyard
      And Sue controls Grizzly Bears
      And Sue has 20 life

    # 509.1c: the only creature that can block has to
    Example: the only creature blocks by itself
      Given it is Bob's main phase
      And Bob controls Forest and Hill Giant
      And Bob holds Irresistible Prey
      And Sue controls Grizzly Bears
      When Bob casts Irresistible Prey targeting Hill Giant
      And it resolves
      And Bob attacks with Hill Giant
      And combat damage is dealt
      Then Grizzly Bears is in Sue's graveyard
      And Sue has 20 life

    # 509.1b: a creature of lesser power cannot block it, one of equal power can
    Example: no creature of lesser power blocks it
      Given this card:
        """
        High Ox {2}{G}
        Creature — Ox
        Creatures with power less than High Ox's power can't block it.
        3/3
        """
      And it is Bob's main phase
      And Bob controls High Ox
      And Sue controls Grizzly Bears and Hill Giant
      When Bob attacks with High Ox
      Then Sue cannot block High Ox with Grizzly Bears
      When Sue blocks High Ox with Hill Giant
      And combat damage is dealt
      Then High Ox is in Bob's graveyard

  Rule: Damage that is changed for some who would be dealt it

    # 614.1a: combat damage to a player alone, not that to a creature
    Example: only combat damage of one creature to players is doubled
      Given this card:
        """
        Fierce Ox {2}{G}
        Creature — Ox
        Trample
        If Fierce Ox would deal combat damage to a player, it deals double that damage to that player instead.
        3/3
        """
      And it is Bob's main phase
      And Bob controls Fierce Ox
      And Sue controls Grizzly Bears
      When Bob attacks with Fierce Ox
      And Sue blocks Fierce Ox with Grizzly Bears
      And Bob assigns 2 damage from Fierce Ox to Grizzly Bears and 1 to Sue
      And combat damage is dealt
      Then Sue has 18 life

    # 614.1a: an opponent of its controller, and nobody else
    Example: all that opponents are dealt is doubled, and nothing that its controller is dealt
      Given this card:
        """
        Twin Forge {2}{R}
        Enchantment
        If a source would deal damage to an opponent, it deals double that damage to that player instead.
        """
      And it is Bob's main phase
      And Bob controls Twin Forge and 2 Mountains
      And Bob holds Lightning Bolt and Lightning Bolt#2
      When Bob casts Lightning Bolt targeting Sue
      And it resolves
      And Bob casts Lightning Bolt#2 targeting Bob
      And it resolves
      Then Sue has 14 life
      And Bob has 17 life

    # 614.1a and 615: what is dealt to its controller or to that player's creatures, each time
    Example: a part of what a player or a creature of theirs is dealt is prevented
      Given this card:
        """
        Pale Ward {2}{W}
        Enchantment
        If a source would deal damage to you or a creature you control, prevent 1 of that damage.
        """
      And it is Bob's main phase
      And Sue controls Pale Ward and Hill Giant
      And Bob controls 2 Mountains
      And Bob holds Lightning Bolt and Lightning Bolt#2
      When Bob casts Lightning Bolt targeting Sue
      And it resolves
      And Bob casts Lightning Bolt#2 targeting Hill Giant
      And it resolves
      Then Sue has 18 life
      And Sue controls Hill Giant

  Rule: What abilities cost

    # 601.2f with 602.2b: only of equip abilities that this player activates
    Example: equipping costs less
      Given this card:
        """
        Old Anvil {2}
        Artifact
        Equip abilities you activate cost {1} less to activate.
        """
      And it is Bob's main phase
      And Bob controls Old Anvil, Bonesplitter and Grizzly Bears
      When Bob equips Grizzly Bears with Bonesplitter
      And it resolves
      Then Grizzly Bears is a 4/2

    # 702.177a: an exhaust ability of another permanent
    Example: exhausting others costs less
      Given this card:
        """
        Pit Boss {2}{R}
        Creature — Goblin
        Exhaust abilities of other permanents you control cost {2} less to activate.
        1/1
        """
      And this card:
        """
        Pit Hand {R}
        Creature — Goblin
        Exhaust — {2}{R}: Put two +1/+1 counters on Pit Hand.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Pit Boss, Pit Hand and Mountain
      When Bob activates Pit Hand
      And it resolves
      Then Pit Hand is a 3/3

  Rule: Combat damage by toughness

    # 510.1a with the text: it assigns as much as its toughness
    Example: creatures that are tougher than strong fight with their toughness
      Given this card:
        """
        Old Wall {2}{G}
        Enchantment
        Each creature you control with toughness greater than its power assigns combat damage equal to its toughness rather than its power.
        """
      And this card:
        """
        Slow Ox {2}{G}
        Creature — Ox
        1/4
        """
      And it is Bob's main phase
      And Bob controls Old Wall, Slow Ox and Grizzly Bears
      And Sue controls Slow Ox#2
      When Bob attacks with Slow Ox and Grizzly Bears
      And Sue blocks Grizzly Bears with Slow Ox#2
      And combat damage is dealt
      Then Sue has 16 life
      And Grizzly Bears is on the battlefield

  Rule: Blocks and attacks alone

    # 506.5: no other creature attacks
    Example: not to be blocked while it attacks alone
      Given it is Bob's main phase
      And Bob controls Grizzly Bears and Hill Giant
      And Bob controls Security Bypass on Grizzly Bears
      And Sue controls Craw Wurm
      When Bob attacks with Grizzly Bears
      Then Sue cannot block Grizzly Bears with Craw Wurm

    Example: with another attacker it can be blocked
      Given it is Bob's main phase
      And Bob controls Grizzly Bears and Hill Giant
      And Bob controls Security Bypass on Grizzly Bears
      And Sue controls Craw Wurm
      When Bob attacks with Grizzly Bears and Hill Giant
      And Sue blocks Grizzly Bears with Craw Wurm
      And combat damage is dealt
      Then Grizzly Bears is in Bob's graveyard

  Rule: What may be cast, when, and for how much

    # 101.2 and 601.3: in that turn, not in any other
    Example: opponents cast nothing during your turn
      Given this card:
        """
        Calm Voice {1}{W}
        Creature — Human Cleric
        Your opponents can't cast spells during your turn.
        1/3
        """
      And it is Bob's main phase
      And Bob controls Calm Voice and Mountain
      And Bob holds Lightning Bolt
      And Sue controls Mountain
      And Sue holds Shock
      When Bob casts Lightning Bolt targeting Sue
      Then Sue cannot cast Shock targeting Bob

    # 601.2f: of the spells of a turn, the second alone
    Example: the second spell of a turn costs less
      Given this card:
        """
        Twice Cast {1}{U}
        Enchantment
        The second spell you cast each turn costs {2} less to cast.
        """
      And it is Bob's main phase
      And Bob controls Twice Cast, Mountain, Mountain#2 and Forest
      And Bob holds Shock, Hill Giant and Hill Giant#2
      Then Bob cannot cast Hill Giant
      When Bob casts Shock targeting Sue
      And it resolves
      And Bob casts Hill Giant
      And it resolves
      Then Bob controls Hill Giant
      And Bob has 1 card in hand

    # 702.152a: for that cost alone can it be cast from the graveyard
    Example: from the graveyard by blitz
      Given this card:
        """
        Back Again {2}{B}
        Creature — Human Warrior
        Blitz {1}{B}
        You may cast Back Again from your graveyard using its blitz ability.
        3/2
        """
      And it is Bob's main phase
      And Bob controls 3 Swamps
      And Back Again is in Bob's graveyard
      Then Bob cannot cast Back Again
      When Bob casts Back Again with blitz
      And it resolves
      And Bob attacks with Back Again
      And combat damage is dealt
      Then Sue has 17 life
      And Back Again is tapped

    # 614.1a and 615: all damage but that of combat
    Example: noncombat damage is prevented
      Given this card:
        """
        Brave Chief {1}{W}
        Creature — Human Soldier
        Prevent all noncombat damage that would be dealt to other creatures you control.
        2/2
        """
      And it is Bob's main phase
      And Sue controls Brave Chief and Grizzly Bears
      And Bob controls 2 Mountains
      And Bob holds Shock and Shock#2
      When Bob casts Shock targeting Grizzly Bears
      And it resolves
      And Bob casts Shock#2 targeting Brave Chief
      And it resolves
      Then Sue controls Grizzly Bears
      And Brave Chief is in Sue's graveyard

  Rule: Both modes, and more than one kind of counters

    # 700.2 with 702.194: where the cost is paid, both and not one of them
    Example: both modes where the cost was paid
      Given this card:
        """
        Double Work {1}{B}
        Sorcery
        Kicker {1}
        Choose one. If this spell was kicked, choose both instead.
        • Target creature gains deathtouch until end of turn.
        • Target creature gets -2/-2 until end of turn.
        """
      And it is Bob's main phase
      And Bob controls Grizzly Bears and 3 Swamps
      And Sue controls Gray Ogre
      And Bob holds Double Work
      When Bob casts Double Work with kicker targeting Grizzly Bears and Gray Ogre
      And it resolves
      Then Gray Ogre is in Sue's graveyard
      And Grizzly Bears has deathtouch

    Example: one of them where it was not
      Given this card:
        """
        Double Work {1}{B}
        Sorcery
        Kicker {1}
        Choose one. If this spell was kicked, choose both instead.
        • Target creature gains deathtouch until end of turn.
        • Target creature gets -2/-2 until end of turn.
        """
      And it is Bob's main phase
      And Bob controls 3 Swamps
      And Sue controls Gray Ogre
      And Bob holds Double Work
      When Bob casts Double Work with mode 2 targeting Gray Ogre
      And it resolves
      Then Gray Ogre is in Sue's graveyard

    # 614.12: two kinds of counters and a word, if it was kicked
    Example: counters of two kinds
      Given this card:
        """
        Void Leaper {R}
        Creature — Lizard
        Kicker {1}
        If Void Leaper was kicked, it enters with two +1/+1 counters and a trample counter on it and with haste.
        1/1
        """
      And it is Bob's main phase
      And Bob controls 2 Mountains
      And Bob holds Void Leaper
      When Bob casts Void Leaper with kicker
      And it resolves
      Then Void Leaper is a 3/3
      And Void Leaper has trample
      When Bob attacks with Void Leaper
      And combat damage is dealt
      Then Sue has 17 life

    # 614.12: as many as there are on the one that says so, as the other enters
    Example: as many counters as another has
      Given this card:
        """
        Spore Nest {2}{G}
        Creature — Fungus
        Each other creature you control enters with an additional X +1/+1 counters on it, where X is the number of +1/+1 counters on Spore Nest.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Spore Nest and 2 Forests
      And Spore Nest has 2 +1/+1 counters
      And Bob holds Grizzly Bears
      When Bob casts Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 4/4

  Rule: What falls, what is had in graveyards, and what counters there are

    # 118.7b and 118.7c: mana of a color takes away mana of that color, and what is over generic mana
    Example: colored mana is taken away
      Given this card:
        """
        Old Prism {3}
        Artifact
        Spells you cast cost {R}{G} less to cast.
        """
      And it is Bob's main phase
      And Bob controls Old Prism, Mountain and Mountain#2
      And Bob holds Hill Giant
      When Bob casts Hill Giant
      And it resolves
      Then Bob controls Hill Giant

    # 118.7c: no color that the cost does not ask for
    Example: colored mana takes generic mana where there is none of its color
      Given this card:
        """
        Old Prism {3}
        Artifact
        Spells you cast cost {R}{G} less to cast.
        """
      And it is Bob's main phase
      And Bob controls Old Prism and Forest
      And Bob holds Hill Giant
      Then Bob cannot cast Hill Giant

    # 702.84a: the ability that the card is given works from the graveyard
    Example: cards in a graveyard are given unearth
      Given this card:
        """
        Grave Root {2}{B}
        Enchantment
        Each creature card in your graveyard has unearth {2}.
        """
      And it is Bob's main phase
      And Bob controls Grave Root and 2 Swamps
      And Hill Giant is in Bob's graveyard
      When Bob activates Hill Giant
      And it resolves
      And Bob attacks with Hill Giant
      And combat damage is dealt
      Then Sue has 17 life

    # 122.1: counters of any kind count
    Example: three counters of several kinds
      Given this card:
        """
        Dark Warden {2}{W}
        Creature — Human
        As long as Dark Warden has three or more counters on it, it has flying and vigilance.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Dark Warden
      And Dark Warden has 2 +1/+1 counters
      Then Dark Warden is a 3/3
      When Bob attacks with Dark Warden
      Then Dark Warden is tapped

    Example: with a third counter of another kind
      Given this card:
        """
        Dark Warden {2}{W}
        Creature — Human
        As long as Dark Warden has three or more counters on it, it has flying and vigilance.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Dark Warden
      And Dark Warden has 2 +1/+1 counters
      And Dark Warden has 1 charge counter
      When Bob attacks with Dark Warden
      Then Dark Warden is untapped

  Rule: Who can't block whom

    # 509.1b: said of all that fly and of one's own, it forbids nothing to anybody else
    Example: flying creatures do not block yours
      Given this card:
        """
        Low Passage {1}{G}
        Enchantment
        Creatures with flying can't block creatures you control.
        """
      And it is Bob's main phase
      And Bob controls Low Passage and Grizzly Bears
      And Sue controls Serra Angel and Hill Giant
      When Bob attacks with Grizzly Bears
      Then Sue cannot block Grizzly Bears with Serra Angel
      When Sue blocks Grizzly Bears with Hill Giant
      And combat damage is dealt
      Then Grizzly Bears is in Bob's graveyard

  Rule: What is let be cast once each turn

    # 601.3 with the text: one spell, and in the same turn no other by that text
    Example: one spell from the graveyard each turn
      Given this card:
        """
        Bone Caller {2}{B}
        Creature — Human Warlock
        Once during each of your turns, you may cast a creature spell from your graveyard.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Bone Caller and 5 Forests
      And Grizzly Bears and Grizzly Bears#2 are in Bob's graveyard
      When Bob casts Grizzly Bears
      And it resolves
      Then Bob controls Grizzly Bears
      And Bob cannot cast Grizzly Bears#2

    # 508.1: it has attacked this turn, and is indestructible from then on
    Example: indestructible once it has attacked
      Given this card:
        """
        Late Armor {2}{W}
        Creature — Human
        Late Armor has indestructible as long as it attacked this turn.
        2/2
        """
      And it is Bob's main phase
      And Bob controls Late Armor
      And Sue controls Craw Wurm
      When Bob attacks with Late Armor
      And Sue blocks Late Armor with Craw Wurm
      And combat damage is dealt
      Then Bob controls Late Armor

    # 109.3 and 608.2h: what is dealt more damage is the target, and the spell deals it
    Example: it deals more to it
      Given this card:
        """
        Hot Word {R}
        Sorcery
        Hot Word deals 2 damage to target creature. If you control a Wizard, it deals 4 damage to it instead.
        """
      And this card:
        """
        Old Sage {U}
        Creature — Human Wizard
        1/1
        """
      And it is Bob's main phase
      And Bob controls Old Sage and Mountain
      And Bob holds Hot Word
      And Sue controls Serra Angel
      When Bob casts Hot Word targeting Serra Angel
      And it resolves
      Then Serra Angel is in Sue's graveyard

  Rule: Another cost that is said with its condition at the end

    # 118.9: only where the condition holds
    Example: another cost where there are creatures enough
      Given this card:
        """
        Cheap Edict {3}{B}
        Sorcery
        You may pay {B} rather than pay this spell's mana cost if there are three or more creatures on the battlefield.
        Target opponent loses 2 life.
        """
      And it is Bob's main phase
      And Bob controls Swamp, Grizzly Bears and Hill Giant
      And Sue controls Gray Ogre
      And Bob holds Cheap Edict
      When Bob casts Cheap Edict for its other cost targeting Sue
      And it resolves
      Then Sue has 18 life

    Example: no other cost where there are too few
      Given this card:
        """
        Cheap Edict {3}{B}
        Sorcery
        You may pay {B} rather than pay this spell's mana cost if there are three or more creatures on the battlefield.
        Target opponent loses 2 life.
        """
      And it is Bob's main phase
      And Bob controls Swamp, Grizzly Bears and Hill Giant
      And Bob holds Cheap Edict
      Then Bob cannot cast Cheap Edict for its other cost targeting Sue
