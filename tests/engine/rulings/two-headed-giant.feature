Feature: Two-Headed Giant by the rules of 2006, 2010 and today

  Rule: The first turn of the starting team (2006, 606.6b; 2010 and today, 810.6)
    @timespiral
    Example: the secondary player draws, the primary does not
      Given the game has not begun
      And the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And Bob's library has 60 cards
      And Ann's library has 60 cards
      And Sue's library has 60 cards
      And Tom's library has 60 cards
      When the opening hands are drawn
      And the game begins
      And it is Bob's main phase
      Then Bob has 7 cards in hand
      And Ann has 8 cards in hand
      And Sue has 7 cards in hand
      When Ann discards a card
      And it is Sue's main phase
      Then Sue has 8 cards in hand
      And Tom has 8 cards in hand

    @m11 @today
    Example: neither player of the starting team draws
      Given the game has not begun
      And the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And Bob's library has 60 cards
      And Ann's library has 60 cards
      And Sue's library has 60 cards
      And Tom's library has 60 cards
      When the opening hands are drawn
      And the game begins
      And it is Bob's main phase
      Then Bob has 7 cards in hand
      And Ann has 7 cards in hand
      When it is Sue's main phase
      Then Sue has 8 cards in hand
      And Tom has 8 cards in hand

  Rule: A turn for the team (2006, 606.4b and 606.6; 2010 and today, 805)
    @timespiral @m11 @today
    Example: each player of the team plays a land of his or her own
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Bob holds Forest and Plains
      And Ann holds Mountain
      When Bob plays Forest
      And Ann plays Mountain
      Then Bob controls Forest
      And Ann controls Mountain
      And Bob cannot play Plains

    @timespiral @m11 @today
    Example: a sorcery of the teammate in the same main phase
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Ann controls 3 Forests
      And Ann holds Grizzly Bears
      And Sue controls 3 Forests
      And Sue holds Grizzly Bears#2
      Then Sue cannot cast Grizzly Bears#2
      When Ann casts Grizzly Bears
      And it resolves
      Then Ann controls Grizzly Bears

    @timespiral @m11 @today
    Example: an extra turn is the team's
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Bob controls 5 Islands
      And Ann controls Hill Giant
      And Bob holds Time Warp
      When Bob casts Time Warp targeting Bob
      And it resolves
      And it is Bob's end step
      And it is Bob's main phase
      Then it is Bob's turn
      And Ann may attack with Hill Giant

    @timespiral @m11 @today
    Example: both players of the team untap and draw
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Sue's end step
      And Bob controls Hill Giant
      And Ann controls Gray Ogre
      And Hill Giant is tapped
      And Gray Ogre is tapped
      When it is Bob's main phase
      Then Hill Giant is untapped
      And Gray Ogre is untapped
      And Bob has 1 card in hand
      And Ann has 1 card in hand

  Rule: One attack, one block (2006, 606.7; 2010, 810.7; today, 805.10)
    @timespiral @today
    Example: creatures of both defenders block one attacker together
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Bob controls Craw Wurm
      And Sue controls Grizzly Bears
      And Tom controls Hill Giant
      When Bob attacks Sue with Craw Wurm
      And Sue blocks Craw Wurm with Grizzly Bears
      And Tom blocks Craw Wurm with Hill Giant
      And Bob assigns 2 damage from Craw Wurm to Grizzly Bears and 4 to Hill Giant
      And combat damage is dealt
      Then Grizzly Bears is in Sue's graveyard
      And Hill Giant is in Tom's graveyard
      And Craw Wurm is in Bob's graveyard

    @m11
    Example: creatures of both defenders block one attacker together, in order
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Bob controls Craw Wurm
      And Sue controls Grizzly Bears
      And Tom controls Hill Giant
      When Bob attacks Sue with Craw Wurm
      And Sue blocks Craw Wurm with Grizzly Bears
      And Tom blocks Craw Wurm with Hill Giant
      And Bob orders the blockers of Craw Wurm: Grizzly Bears, then Hill Giant
      And Bob assigns 2 damage from Craw Wurm to Grizzly Bears and 4 to Hill Giant
      And combat damage is dealt
      Then Grizzly Bears is in Sue's graveyard
      And Hill Giant is in Tom's graveyard
      And Craw Wurm is in Bob's graveyard

    # 606.7d, 810.7f: chosen as damage is assigned
    @timespiral @m11
    Example: an unblocked creature hits the player that its team chooses
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Bob controls Hill Giant
      And Tom controls Circle of Protection: Red and Plains
      When Bob attacks with Hill Giant
      And Bob chooses Tom
      And combat damage is dealt
      Then the trace says "Hill Giant deals 3 damage to Tom"

    # 805.10b: said for each creature as it attacks
    @today
    Example: a creature attacks one player of the team
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Bob controls Hill Giant
      And Ann controls Gray Ogre
      And Sue controls Grizzly Bears
      When Bob attacks Tom with Hill Giant and Gray Ogre
      And Sue blocks Gray Ogre with Grizzly Bears
      And combat damage is dealt
      Then the trace says "Hill Giant deals 3 damage to Tom"
      And the team of Sue has 27 life

    @today
    Example: whom a creature attacks is asked
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Bob controls Hill Giant
      When Bob attacks with Hill Giant
      And Bob chooses Tom
      Then Hill Giant is attacking Tom

    @today
    Example: walls of one player's words do not stand before the other
      Given this card:
        """
        Teferi's Moat {3}{W}{U}
        Enchantment
        As ~ enters, choose a color.
        Creatures of the chosen color without flying can't attack you.
        """
      And the players are Ann, Bob, Sue and Tom
      And the teams are Ann and Bob against Sue and Tom
      And the game is Two-Headed Giant
      And it is Ann's main phase
      And Ann controls Grizzly Bears
      And Tom controls Teferi's Moat
      And green was chosen for Teferi's Moat
      Then Ann cannot attack Tom with Grizzly Bears
      And Ann may attack Sue with Grizzly Bears

    # 805.10e: the defending player is the one whom the creature attacks
    @today
    Example: landwalk asks for a land of the player attacked
      Given the players are Ann, Bob, Sue and Tom
      And the teams are Ann and Bob against Sue and Tom
      And the game is Two-Headed Giant
      And it is Ann's main phase
      And Ann controls Shanodin Dryads
      And Bob controls Shanodin Dryads#2
      And Sue controls Gray Ogre
      And Tom controls Forest
      When Ann attacks Sue with Shanodin Dryads
      And Ann attacks Tom with Shanodin Dryads#2
      Then Sue may block Shanodin Dryads with Gray Ogre
      And Sue cannot block Shanodin Dryads#2 with Gray Ogre

  Rule: One life total (2006, 606.9; 2010 and today, 810.9)
    @m11 @today
    Example: life paid by one is paid by both
      Given this card:
        """
        Dark Bargain {B}
        Enchantment
        Pay 5 life: Draw a card.
        """
      And the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And the team of Bob has 9 life
      And Bob controls Dark Bargain
      When Bob activates Dark Bargain
      Then the team of Bob has 4 life
      And Bob cannot activate Dark Bargain

    @m11 @today
    Example: who cannot gain life keeps the teammate from gaining it
      Given this card:
        """
        Sour Air {B}
        Enchantment
        Players can't gain life.
        """
      And this card:
        """
        Sweet Rain {W}
        Instant
        Target player gains 4 life.
        """
      And the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Tom controls Sour Air
      And Bob controls Plains
      And Bob holds Sweet Rain
      When Bob casts Sweet Rain targeting Ann
      And it resolves
      Then the team of Bob has 30 life

    @today
    Example: one who cannot gain life, and the teammate gains none
      Given this card:
        """
        Sour Oath {B}
        Enchantment
        You can't gain life.
        """
      And this card:
        """
        Sweet Rain {W}
        Instant
        Target player gains 4 life.
        """
      And the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Bob controls Sour Oath
      And Bob controls Plains
      And Bob holds Sweet Rain
      When Bob casts Sweet Rain targeting Ann
      And it resolves
      Then the team of Bob has 30 life

  Rule: The end (2006, 606.8; 2010 and today, 810.8)
    @timespiral @m11 @today
    Example: who concedes ends it for both
      Given the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      When Ann concedes
      Then Sue wins the game
      And the team of Bob has lost

    @today
    Example: fifteen poison counters of a team
      Given this card:
        """
        Foul Dart {1}
        Artifact
        {T}: Target player gets a poison counter.
        """
      And the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Sue has 7 poison counters
      And Tom has 7 poison counters
      And Bob controls Foul Dart
      Then the game goes on
      When Bob activates Foul Dart targeting Tom
      And it resolves
      Then the team of Sue has lost

    @today
    Example: ten for one of them are not enough
      Given this card:
        """
        Foul Dart {1}
        Artifact
        {T}: Target player gets a poison counter.
        """
      And the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And it is Bob's main phase
      And Tom has 12 poison counters
      And Bob controls Foul Dart
      When Bob activates Foul Dart targeting Tom
      And it resolves
      Then the game goes on

  Rule: Teammates are not opponents (2006, 200.3a; 2010 and today, 102.3)
    @timespiral @m11 @today
    Example: a teammate is no opponent, but not you
      Given this card:
        """
        Rival Bane {B}
        Instant
        Target creature an opponent controls gets -1/-1 until end of turn.
        """
      And this card:
        """
        Stranger Bane {B}
        Instant
        Target creature you don't control gets -1/-1 until end of turn.
        """
      And the players are Bob, Ann, Sue and Tom
      And the teams are Bob and Ann against Sue and Tom
      And the game is Two-Headed Giant
      And Bob controls 2 Swamps and Gray Ogre
      And Ann controls Hill Giant
      And Tom controls War Mammoth
      And Bob holds Rival Bane and Stranger Bane
      Then Bob may cast Rival Bane targeting War Mammoth
      And Bob may cast Stranger Bane targeting War Mammoth
      And Bob may cast Stranger Bane targeting Hill Giant
      And Bob cannot cast Rival Bane targeting Hill Giant
      And Bob cannot cast Stranger Bane targeting Gray Ogre
