@m11 @today
Feature: Auras on players, kindred cards, words for actions by which creatures grow, tokens with a text

  Rule: An Aura on a player

    Example: it is cast at the player and speaks of that player
      Given this card:
        """
        Slow Curse {B}
        Enchantment — Aura Curse
        Enchant player
        At the beginning of enchanted player's upkeep, that player loses 1 life.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Slow Curse
      When Bob casts Slow Curse targeting Sue
      And it resolves
      And the turn ends
      And it is Sue's draw step
      Then Sue has 19 life
      And Bob controls Slow Curse

    Example: an Aura for opponents cannot be put on its caster
      Given this card:
        """
        Hunt Curse {R}
        Enchantment — Aura Curse
        Enchant opponent
        Creatures enchanted player controls attack each combat if able.
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Bob holds Hunt Curse
      Then Bob cannot cast Hunt Curse targeting Bob
      And Bob can cast Hunt Curse targeting Sue

  Rule: A kindred card

    Example: it is cast as its other type says, and has a creature type
      Given this card:
        """
        Elf March {G}
        Kindred Sorcery — Elf
        Create a 1/1 green Elf Warrior creature token for each Elf you control.
        """
      And it is Bob's main phase
      And Bob controls Forest and Llanowar Elves
      And Bob holds Elf March
      When Bob casts Elf March
      And it resolves
      Then Bob controls 1 Elf Warrior

  Rule: Connive

    Example: what is discarded and no land lets it grow
      Given this card:
        """
        Sly Rogue {U}
        Creature — Rogue
        When this creature enters, it connives.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Island
      And Bob holds Sly Rogue
      And Shock is on top of Bob's library
      When Bob casts Sly Rogue
      And everything resolves
      Then Sly Rogue is a 2/2
      And Shock is in Bob's graveyard

    Example: a land does not
      Given this card:
        """
        Sly Rogue {U}
        Creature — Rogue
        When this creature enters, it connives.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Island
      And Bob holds Sly Rogue
      And Forest is on top of Bob's library
      When Bob casts Sly Rogue
      And everything resolves
      Then Sly Rogue is a 1/1
      And Forest is in Bob's graveyard

  Rule: Explore

    Example: a land goes to the hand
      Given this card:
        """
        Path Finder {G}
        Creature — Scout
        When this creature enters, it explores.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Path Finder
      And Island is on top of Bob's library
      When Bob casts Path Finder
      And everything resolves
      Then Path Finder is a 1/1
      And Island is in Bob's hand

    Example: another card lets it grow and may be put away
      Given this card:
        """
        Path Finder {G}
        Creature — Scout
        When this creature enters, it explores.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Path Finder
      And Shock is on top of Bob's library
      When Bob casts Path Finder
      And it resolves
      And it resolves
      And Bob uses the effect of Path Finder
      Then Path Finder is a 2/2
      And Shock is in Bob's graveyard

    Example: or stays where it is
      Given this card:
        """
        Path Finder {G}
        Creature — Scout
        When this creature enters, it explores.
        1/1
        """
      And it is Bob's main phase
      And Bob controls Forest
      And Bob holds Path Finder
      And Shock is on top of Bob's library
      When Bob casts Path Finder
      And everything resolves
      Then Path Finder is a 2/2
      And Shock is on the top of Bob's library

  Rule: Bolster

    Example: it is the creature with the least toughness that grows
      Given this card:
        """
        Rally Call {W}
        Sorcery
        Bolster 2.
        """
      And it is Bob's main phase
      And Bob controls Plains, Hill Giant and Scryb Sprites
      And Bob holds Rally Call
      When Bob casts Rally Call
      And it resolves
      Then Scryb Sprites is a 3/3
      And Hill Giant is a 3/3

  Rule: Amass

    Example: without an Army one is made
      Given this card:
        """
        Grim Muster {B}
        Sorcery
        Amass Zombies 2.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Grim Muster
      When Bob casts Grim Muster
      And it resolves
      Then Zombie Army is a 2/2

    Example: the Army that is there grows, and becomes a Zombie as well
      Given this card:
        """
        Grim Muster {B}
        Sorcery
        Amass Zombies 2.
        """
      And this card:
        """
        Orc Muster {B}
        Sorcery
        Amass Orcs 1.
        """
      And it is Bob's main phase
      And Bob controls 2 Swamps
      And Bob holds Grim Muster and Orc Muster
      When Bob casts Orc Muster
      And it resolves
      And Bob casts Grim Muster
      And it resolves
      Then Orc Army is a 3/3
      And Bob controls 1 creature

  Rule: Tokens with a text of their own

    Example: the text is the token's
      Given this card:
        """
        Pest Brood {B}
        Sorcery
        Create a 1/1 black and green Pest creature token with "When this token dies, you gain 1 life."
        """
      And it is Bob's main phase
      And Bob controls Swamp and Mountain
      And Bob holds Pest Brood and Shock
      When Bob casts Pest Brood
      And it resolves
      And Bob casts Shock targeting Pest
      And everything resolves
      Then Bob has 21 life

    Example: a size that the token's text says
      Given this card:
        """
        Grove Voice {G}
        Sorcery
        Create a green and white Elemental creature token with "This token's power and toughness are each equal to the number of creatures you control."
        """
      And it is Bob's main phase
      And Bob controls Forest and Grizzly Bears
      And Bob holds Grove Voice
      When Bob casts Grove Voice
      And it resolves
      Then Elemental is a 2/2

    Example: only its like can fight it
      Given this card:
        """
        Ghost Door {W}
        Sorcery
        Create a 1/1 colorless Spirit creature token with "This token can't block or be blocked by non-Spirit creatures."
        """
      And it is Bob's main phase
      And Bob controls Plains
      And Sue controls Grizzly Bears
      And Bob holds Ghost Door
      When Bob casts Ghost Door
      And it resolves
      And the turn ends
      And the turn ends
      And it is Bob's main phase
      And Bob attacks with Spirit
      Then Sue cannot block Spirit with Grizzly Bears

  Rule: Targets of the player spoken of

    Example: what the damaged player controls, and nothing else
      Given this card:
        """
        Iron Ogre {3}{R}
        Creature — Ogre
        Whenever this creature deals combat damage to a player, destroy target artifact that player controls.
        3/3
        """
      And it is Bob's main phase
      And Bob controls Iron Ogre and Ornithopter
      And Sue controls Ornithopter#2
      When Bob attacks with Iron Ogre
      And combat damage is dealt
      And everything resolves
      Then Ornithopter#2 is in Sue's graveyard
      And Bob controls Ornithopter
