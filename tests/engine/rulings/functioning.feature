Feature: Abilities that wait for a state, and abilities that function outside play

  Rule: You control no Islands whoever else has some (2006, 410.11; 2010, 603.8; Mirage rulebook, Landhome)

    Example: the opponent's Island does not help
      Given it is Bob's main phase
      And Bob controls Sea Serpent and Island
      And Bob holds Boomerang
      And Bob has {U}{U}
      And Sue controls 2 Islands
      When Bob casts Boomerang targeting Island
      And the turn ends
      Then Sea Serpent is in Bob's graveyard

    Example: an Island of one's own does
      Given it is Bob's main phase
      And Bob controls Sea Serpent and Island
      And Bob holds Boomerang
      And Bob has {U}{U}
      And Sue controls Island#2
      When Bob casts Boomerang targeting Island#2
      And the turn ends
      Then Sea Serpent is on the battlefield

    @mirage @duel
    Example: then it is buried, and nothing saves it
      Given it is Bob's main phase
      And Bob controls Skeleton Ship, Island and 2 Swamps
      And Bob holds Boomerang and Death Ward
      And Bob has {U}{U}
      And Bob controls Plains
      And Sue controls Island#2
      When Bob casts Boomerang targeting Island
      And it resolves
      Then Skeleton Ship is in Bob's graveyard
      And the trace says "Skeleton Ship is buried"

    @timespiral @m11
    Example: then it is sacrificed
      Given it is Bob's main phase
      And Bob controls Dandan and Island
      And Bob holds Boomerang
      And Bob has {U}{U}
      And Sue controls Island#2
      When Bob casts Boomerang targeting Island
      And the turn ends
      Then the trace says "Dandan is sacrificed"

  Rule: A text that moves its card out of the graveyard functions there alone (2006, 402.8g; 2010, 112.6j)

    Example: a goblin that comes back
      Given this card:
        """
        Returning Goblin {2}{R}
        Creature — Goblin
        At the beginning of your upkeep, you may return Returning Goblin from your graveyard to your hand.
        1/1
        """
      And it is Sue's main phase
      And Returning Goblin is in Bob's graveyard
      When it is Bob's main phase
      And Bob uses the effect of Returning Goblin
      Then Returning Goblin is in Bob's hand

    Example: in play it does nothing
      Given this card:
        """
        Returning Goblin {2}{R}
        Creature — Goblin
        At the beginning of your upkeep, you may return Returning Goblin from your graveyard to your hand.
        1/1
        """
      And it is Sue's main phase
      And Bob controls Returning Goblin
      When it is Bob's main phase
      Then Returning Goblin is on the battlefield
      And the trace does not say "Returning Goblin triggers"

  Rule: A text that says where its card is functions there (2006, 402.8b; 2010, 112.6b)

    Example: three creatures lie above it
      Given it is Sue's main phase
      And Nether Shadow, Gray Ogre, Hill Giant and Grizzly Bears are in Bob's graveyard
      When it is Bob's main phase
      And Bob uses the effect of Nether Shadow
      Then Bob controls Nether Shadow
      And Bob may attack with Nether Shadow

    Example: two creatures and a land are too few
      Given it is Sue's main phase
      And Nether Shadow, Gray Ogre, Forest and Grizzly Bears are in Bob's graveyard
      When it is Bob's main phase
      Then Nether Shadow is in Bob's graveyard
      And the trace does not say "Nether Shadow triggers"

    Example: what lies under it does not count
      Given it is Sue's main phase
      And Gray Ogre, Nether Shadow, Hill Giant and Grizzly Bears are in Bob's graveyard
      When it is Bob's main phase
      Then Nether Shadow is in Bob's graveyard
      And the trace does not say "Nether Shadow triggers"

    Example: an enchantment that works from the graveyard alone
      Given this card:
        """
        Bone Bridge {B}{B}{B}
        Enchantment
        Whenever a creature dies, if Bone Bridge is in your graveyard, you gain 1 life.
        """
      And it is Bob's main phase
      And Bone Bridge is in Bob's graveyard
      And Bob controls Mountain
      And Bob holds Lightning Bolt
      And Sue controls Grizzly Bears and Bone Bridge#2
      When Bob casts Lightning Bolt targeting Grizzly Bears
      And the turn ends
      Then Bob has 21 life
      And Sue has 20 life

  Rule: What waits for its card to be put into a graveyard from anywhere functions wherever the card is (2006, 402.8f; 2010, 112.6i)

    Example: from the hand
      Given this card:
        """
        Bitter Seed {G}
        Creature — Plant
        When Bitter Seed is put into a graveyard from anywhere, you gain 3 life.
        1/1
        """
      And it is Sue's main phase
      And Bob holds Bitter Seed and Forest
      And Sue controls 2 Swamps
      And Sue holds Hymn to Tourach
      When Sue casts Hymn to Tourach targeting Bob
      And the turn ends
      Then Bitter Seed is in Bob's graveyard
      And Bob has 23 life
