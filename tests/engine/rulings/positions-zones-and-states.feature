Feature: Positions around rulings once mended: zones, states and moments

  Rule: A state trigger with you looks at its controller's side (2006, 410.11; 2010, 603.8)
    @timespiral @m11
    Example: the other player's Islands do not count
      Given it is Bob's main phase
      And Bob controls Dandan, Island and 3 Mountains
      And Sue controls Island#2
      And Bob holds Stone Rain
      When Bob casts Stone Rain targeting Island
      And everything resolves
      Then Dandan is in Bob's graveyard
      And Island#2 is in play

    Example: one's own second Island is enough
      Given it is Bob's main phase
      And Bob controls Dandan, 2 Islands and 3 Mountains
      And Bob holds Stone Rain
      When Bob casts Stone Rain targeting Island
      And everything resolves
      Then Dandan is in play

    @mirage @duel
    Example: what is buried is not regenerated
      Given it is Bob's main phase
      And Bob controls Sea Serpent, Regeneration on Sea Serpent, Island, Forest and 3 Mountains
      And Bob holds Stone Rain
      When Bob casts Stone Rain targeting Island
      And everything resolves
      Then Sea Serpent is in Bob's graveyard

    @timespiral @m11
    Example: control of the creature decides whose Islands are looked at
      Given it is Bob's main phase
      And Sue controls Dandan and Island
      And Bob controls 4 Mountains
      And Bob holds Control Magic
      And Bob has {2}{U}{U}
      When Bob casts Control Magic targeting Dandan
      And everything resolves
      Then Dandan is in Sue's graveyard

  Rule: Who pays says which mana is spent
    Example: generic mana is paid with what is said
      Given it is Bob's main phase
      And Bob holds Sol Ring and Lightning Bolt
      And Bob has {R}{G}
      When Bob casts Sol Ring
      And Bob pays {G} for Sol Ring
      And it resolves
      Then Bob may cast Lightning Bolt targeting Sue

    Example: paid with the red mana nothing red is left
      Given it is Bob's main phase
      And Bob holds Sol Ring, Lightning Bolt and Giant Growth
      And Bob controls Grizzly Bears
      And Bob has {R}{G}
      When Bob casts Sol Ring
      And Bob pays {R} for Sol Ring
      And it resolves
      Then Bob cannot cast Lightning Bolt targeting Sue
      And Bob may cast Giant Growth targeting Grizzly Bears

  Rule: Abilities that work in a graveyard (2006, 402.8e; 2010, 112.6h)
    @timespiral @m11
    Example: three creatures above it, the other player's upkeep
      Given this card:
        """
        Gutter Imp {2}{R}
        Creature — Imp
        At the beginning of your upkeep, if Gutter Imp is in your graveyard, you may return Gutter Imp from your graveyard to your hand.
        1/1
        """
      And it is Bob's main phase
      And Gutter Imp is in Sue's graveyard
      When it is Sue's upkeep
      And everything resolves
      And Sue uses the effect of Gutter Imp
      Then Gutter Imp is in Sue's hand

    @timespiral @m11
    Example: not in the other player's upkeep
      Given this card:
        """
        Gutter Imp {2}{R}
        Creature — Imp
        At the beginning of your upkeep, if Gutter Imp is in your graveyard, you may return Gutter Imp from your graveyard to your hand.
        1/1
        """
      And it is Bob's main phase
      And Gutter Imp is in Bob's graveyard
      When it is Sue's upkeep
      And everything resolves
      Then Gutter Imp is in Bob's graveyard

    @timespiral @m11
    Example: gone before it resolves
      Given this card:
        """
        Gutter Imp {2}{R}
        Creature — Imp
        At the beginning of your upkeep, if Gutter Imp is in your graveyard, return Gutter Imp from your graveyard to your hand.
        1/1
        """
      And this card:
        """
        Sweeping {B}
        Instant
        Exile target creature card from a graveyard.
        """
      And it is Bob's main phase
      And Gutter Imp is in Sue's graveyard
      And Bob controls Swamp
      And Bob holds Sweeping
      When it is Sue's upkeep
      And Bob casts Sweeping targeting Gutter Imp
      And everything resolves
      Then Gutter Imp is removed from the game

    @timespiral @m11
    Example: a text that works in play does nothing in the graveyard
      Given this card:
        """
        Hearth Spirit {2}{R}
        Creature — Spirit
        At the beginning of your upkeep, you gain 1 life.
        1/1
        """
      And it is Bob's main phase
      And Hearth Spirit is in Sue's graveyard
      When it is Sue's upkeep
      And everything resolves
      Then Sue has 20 life

  Rule: A copy of a spell
    @timespiral @m11
    Example: the copy resolves though the spell is countered
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Lightning Bolt and Fork
      And Sue controls 2 Islands
      And Sue holds Counterspell
      When Bob casts Lightning Bolt targeting Sue
      And Bob casts Fork targeting Lightning Bolt
      And it resolves
      And Sue casts Counterspell targeting Lightning Bolt
      And everything resolves
      Then Sue has 17 life
      And Lightning Bolt is in Bob's graveyard

    @timespiral @m11
    Example: nothing of the copy stays behind
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Lightning Bolt and Fork
      When Bob casts Lightning Bolt targeting Sue
      And Bob casts Fork targeting Lightning Bolt
      And everything resolves
      Then Sue has 14 life
      And Bob has 2 cards in the graveyard

  Rule: What changes no characteristic reaches newcomers (2006, 418.3b; 2010, 611.2c)
    @timespiral @m11
    Example: no creature can block, one that comes later neither
      Given this card:
        """
        Blind Panic {R}
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
      And Bob controls Mountain and Hill Giant
      And Bob holds Blind Panic
      And Sue controls Forest
      And Sue holds Sudden Bear
      When Bob casts Blind Panic
      And it resolves
      And Sue casts Sudden Bear
      And it resolves
      And Bob attacks with Hill Giant
      Then Sue cannot block Hill Giant with Sudden Bear

    @timespiral @m11
    Example: a change of size does not reach one that comes later
      Given this card:
        """
        Loud Cheer {R}
        Instant
        Creatures get +1/+1 until end of turn.
        """
      And this card:
        """
        Sudden Bear {G}
        Creature — Bear
        Flash
        2/2
        """
      And it is Bob's main phase
      And Bob controls Mountain, Forest and Hill Giant
      And Bob holds Loud Cheer and Sudden Bear
      When Bob casts Loud Cheer
      And it resolves
      And Bob casts Sudden Bear
      And it resolves
      Then Hill Giant is a 4/4
      And Sudden Bear is a 2/2

    @timespiral @m11
    Example: until your next turn it reaches them, and then it is over
      Given this card:
        """
        Long Truce {W}
        Sorcery
        Creatures can't attack until your next turn.
        """
      And this card:
        """
        Quick Bear {G}
        Creature — Bear
        Haste
        2/2
        """
      And it is Bob's main phase
      And Bob controls Plains and Hill Giant
      And Bob holds Long Truce
      And Sue controls Forest
      And Sue holds Quick Bear
      When Bob casts Long Truce
      And it resolves
      And it is Sue's main phase
      And Sue casts Quick Bear
      And it resolves
      Then Sue cannot attack with Quick Bear
      When it is Bob's main phase
      Then Bob may attack with Hill Giant

  Rule: Animated and tapped artifacts
    @mirage @duel
    Example: a tapped artifact does nothing
      Given this card:
        """
        Odd Banner {2}
        Artifact
        Creatures you control get +1/+1.
        """
      And Bob controls Odd Banner and Hill Giant
      And Odd Banner is tapped
      Then Hill Giant is a 3/3

    @timespiral @m11
    Example: tapped or not, it works
      Given this card:
        """
        Odd Banner {2}
        Artifact
        Creatures you control get +1/+1.
        """
      And Bob controls Odd Banner and Hill Giant
      And Odd Banner is tapped
      Then Hill Giant is a 4/4

    @mirage @duel
    Example: a tapped one that has become a creature works
      Given this card:
        """
        Odd Banner {2}
        Artifact
        Creatures you control get +1/+1.
        """
      And Bob controls Odd Banner, Animate Artifact on Odd Banner and Hill Giant
      And Odd Banner is tapped
      Then Hill Giant is a 4/4
      And Odd Banner is a 3/3

  Rule: Losing at 0 life (2006, 420.5a; 2010, 704.5a)
    @timespiral @m11
    Example: below 0 and back within one resolution
      Given this card:
        """
        Close Call {B}
        Sorcery
        You lose 3 life. You gain 5 life.
        """
      And it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Close Call
      And Bob has 2 life
      When Bob casts Close Call
      And it resolves
      Then Bob has 4 life
      And the game goes on

    @timespiral @m11
    Example: between two spells it counts
      Given it is Bob's main phase
      And Bob controls Mountain
      And Sue controls Plains
      And Sue has 3 life
      And Bob holds Lightning Bolt
      When Bob casts Lightning Bolt targeting Sue
      And it resolves
      Then Sue loses the game

    @mirage
    Example: in 1996 it counts at the end of the phase
      Given this card:
        """
        Full Cup {W}
        Instant
        You gain 5 life.
        """
      And it is Bob's main phase
      And Bob controls Mountain
      And Sue controls Plains
      And Sue has 3 life
      And Sue holds Full Cup
      And Bob holds Lightning Bolt
      When Bob casts Lightning Bolt targeting Sue
      And it resolves
      Then Sue has 0 life
      When Sue casts Full Cup
      And it resolves
      Then Sue has 5 life
      And the game goes on

    @timespiral
    Example: mana burn at the end of the phase
      Given it is Bob's main phase
      And Bob has 1 life
      And Bob has {R}
      When the turn ends
      Then Bob loses the game

    @m11
    Example: no mana burn
      Given it is Bob's main phase
      And Bob has 1 life
      And Bob has {R}
      When it is Bob's end step
      Then Bob has 1 life

  Rule: The first draw (2010, 103.7c)
    @timespiral @m11
    Example: three players, nobody skips it
      Given the players are Bob, Sue and Ann
      And the game has not begun
      When chance chooses Bob
      And Bob chooses Bob
      And the game begins
      And it is Bob's main phase
      Then Bob has 8 cards in hand

  Rule: What enters tapped (2010, 614.12)
    @m11 @timespiral
    Example: one that says so of permanents comes untapped itself
      Given this card:
        """
        Slow Orb {1}
        Artifact
        Permanents enter tapped.
        """
      And it is Bob's main phase
      And Bob holds Slow Orb and Slow Orb#2
      And Bob has {2}
      When Bob casts Slow Orb
      And it resolves
      Then Slow Orb is untapped
      When Bob casts Slow Orb#2
      And it resolves
      Then Slow Orb#2 is tapped

    @m11 @timespiral
    Example: of a kind that it will be of only when it is there
      Given this card:
        """
        Slow Woods {1}
        Enchantment
        Green permanents enter tapped.
        """
      And it is Bob's main phase
      And Bob controls Slow Woods and Forest
      And Bob holds Llanowar Elves and Sol Ring
      And Bob has {1}
      When Bob casts Llanowar Elves
      And it resolves
      And Bob casts Sol Ring
      And it resolves
      Then Llanowar Elves is tapped
      And Sol Ring is untapped

  Rule: A refusal names its rule
    Example: a second land
      Given it is Bob's main phase
      And Bob holds Forest and Island
      When Bob plays Forest
      Then Bob cannot play Island
      And because playing lands

    Example: a land in the other player's turn
      Given it is Sue's main phase
      And Bob holds Forest
      Then Bob cannot play Forest
      And because playing lands

    @m11
    Example: too little loyalty
      Given this card:
        """
        Lone Mage {2}{U}
        Planeswalker — Jace
        -4: Draw a card.
        3
        """
      And it is Bob's main phase
      And Bob controls Lone Mage
      Then Bob cannot activate Lone Mage
      And because paying costs

  Rule: Texts that were not read
    Example: owned by whom
      Given it is Bob's main phase
      And Bob has {1}{U}
      And Bob holds Hurkyl's Recall
      And Sue controls Sol Ring and Icy Manipulator
      And Bob owns Sol Ring
      When Bob casts Hurkyl's Recall targeting Sue
      And it resolves
      Then Icy Manipulator is in Sue's hand
      And Sue controls Sol Ring

    Example: too strong for the giant
      Given it is Bob's main phase
      And Bob controls Stone Giant, Grizzly Bears and War Mammoth
      Then Bob may activate Stone Giant targeting Grizzly Bears
      And Bob cannot activate Stone Giant targeting War Mammoth

    Example: a storm over flyers
      Given it is Bob's main phase
      And Bob has {2}{G}
      And Bob holds Winter Blast
      And Sue controls Scryb Sprites and Hill Giant
      When Bob casts Winter Blast with X = 2 targeting Scryb Sprites and Hill Giant
      And it resolves
      Then Scryb Sprites is in Sue's graveyard
      And Hill Giant is tapped
      And Hill Giant has no damage

  Rule: A cumulative upkeep paid before grows from there (1996, Cumulative Upkeep; 2006, 502.13a; 2010, 702.21a; 2026, 702.24a)
    Example: the third payment is three times the first
      Given it is Bob's untap step
      And Bob controls Glacial Chasm
      And the upkeep of Glacial Chasm has been paid 2 times
      When it is Bob's upkeep
      And Bob pays the upkeep of Glacial Chasm
      And it is Bob's draw step
      Then Bob has 14 life
      And Glacial Chasm is in play

    @timespiral @m11 @today
    Example: it is counted by age counters
      Given Bob controls Glacial Chasm
      And the upkeep of Glacial Chasm has been paid 2 times
      Then Glacial Chasm has 2 age counters
