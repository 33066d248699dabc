Feature: Rulings of the old editions
  Rule: What playing a spell triggers happens before anything else is played

    @mirage @duel
    Example: what is sacrificed as it becomes a target is no target any more
      Given Bob controls Mountain
      And Bob holds Lightning Bolt
      And Sue controls Skulking Ghost
      When Bob casts Lightning Bolt targeting Skulking Ghost
      And everything resolves
      Then "Skulking Ghost is sacrificed" comes before "Lightning Bolt f"
      And Lightning Bolt is in Bob's graveyard
      And the trace does not say "Lightning Bolt deals"

    @mirage @duel
    Example: a card drawn for a successful spell may answer that spell
      Given Bob controls Verduran Enchantress, 3 Plains and Mountain
      And Lightning Bolt is on top of Bob's library
      And Bob holds Holy Strength
      When Bob casts Holy Strength targeting Verduran Enchantress
      And Bob uses the effect of Verduran Enchantress
      And Bob casts Lightning Bolt targeting Sue
      Then Holy Strength is still waiting
      When everything resolves
      Then Sue has 17 life
      And "Verduran Enchantress triggers" comes before "Bob casts Lightning Bolt"

    @mirage @duel
    Example: a countered spell is not cast successfully
      Given Bob controls Verduran Enchantress and Plains
      And Bob holds Holy Strength
      And Sue controls 2 Islands
      And Sue holds Counterspell
      When Bob casts Holy Strength targeting Verduran Enchantress
      And Sue casts Counterspell targeting Holy Strength
      And everything resolves
      Then the trace does not say "Verduran Enchantress triggers"

    @mirage @duel
    Example: the damage of a tapped land comes before the spell that it pays for
      Given Bob controls City of Brass
      And Bob holds Lightning Bolt
      When Bob casts Lightning Bolt targeting Sue
      And everything resolves
      Then Bob has 19 life
      And "City of Brass deals 1 damage to Bob" comes before "Lightning Bolt resolves"

  Rule: A legend that was out of play is the newcomer when it is back

    @mirage @duel
    Example: a legendary land phases in where another has come
      Given Bob controls Karakas and 2 Islands
      And Bob holds Reality Ripple
      And Sue holds Karakas#2
      When Bob casts Reality Ripple targeting Karakas
      And it resolves
      And it is Sue's main phase
      And Sue plays Karakas#2
      And it is Bob's upkeep
      Then Karakas is in Bob's graveyard
      And Karakas#2 is in play
      And because legend rule

  Rule: What tramples over is dealt when the blockers have died

    @mirage
    Example: a blocker that dies cannot prevent what goes over it
      Given Bob controls War Mammoth
      And Sue controls Samite Healer
      When Bob attacks with War Mammoth
      And Sue blocks War Mammoth with Samite Healer
      And combat damage is dealt
      Then Samite Healer is in Sue's graveyard
      And Sue has 18 life
      And "Samite Healer is destroyed" comes before "War Mammoth deals 2 damage to Sue"

    @mirage
    Example: it can prevent the damage to itself, and then nothing goes over from that
      Given Bob controls War Mammoth
      And Sue controls Samite Healer
      When Bob attacks with War Mammoth
      And Sue blocks War Mammoth with Samite Healer
      And combat damage is dealt
      And Sue activates Samite Healer targeting Samite Healer
      Then Samite Healer is in Sue's graveyard
      And Sue has 19 life

    @mirage
    Example: a blocker that regenerates is there to see the rest go over
      Given Bob controls War Mammoth
      And Sue controls Drudge Skeletons and Swamp
      When Bob attacks with War Mammoth
      And Sue blocks War Mammoth with Drudge Skeletons
      And combat damage is dealt
      And Sue regenerates Drudge Skeletons
      Then Drudge Skeletons is in play
      And Sue has 18 life

    @duel
    Example: where all damage is dealt at one time the blocker still prevents it
      Given Bob controls War Mammoth
      And Sue controls Samite Healer
      When Bob attacks with War Mammoth
      And Sue blocks War Mammoth with Samite Healer
      And combat damage is dealt
      And Sue activates Samite Healer targeting Sue
      Then Samite Healer is in Sue's graveyard
      And Sue has 19 life

  Rule: Rampage counts those assigned to block the creature itself

    @mirage @duel
    Example: two that were assigned to another of its band
      Given Bob controls Craw Giant and Benalish Hero
      And Sue controls Hill Giant and Gray Ogre
      When Bob attacks with Craw Giant and Benalish Hero, Craw Giant and Benalish Hero in a band
      And Sue blocks Benalish Hero with Hill Giant and Gray Ogre
      Then Craw Giant is a 6/4

    @mirage @duel
    Example: two of its own and one of its band
      Given Bob controls Craw Giant and Benalish Hero
      And Sue controls Hill Giant, Gray Ogre and Grizzly Bears
      When Bob attacks with Craw Giant and Benalish Hero, Craw Giant and Benalish Hero in a band
      And Sue blocks Benalish Hero with Hill Giant
      And Sue blocks Craw Giant with Gray Ogre and Grizzly Bears
      Then Craw Giant is a 8/6

    @timespiral
    Example: all that block it count where they block it in whatever way
      Given Bob controls Craw Giant and Benalish Hero
      And Sue controls Hill Giant and Gray Ogre
      When Bob attacks with Craw Giant and Benalish Hero, Craw Giant and Benalish Hero in a band
      And Sue blocks Benalish Hero with Hill Giant and Gray Ogre
      And everything resolves
      Then Craw Giant is a 8/6

  Rule: Interrupts are played in batches, or once by each player

    @mirage
    Example: an interrupt is answered by another one that aims at the same spell
      Given Bob controls 3 Mountains and Island
      And Bob holds Gray Ogre and Thoughtlace
      And Sue controls Island
      And Sue holds Blue Elemental Blast
      When Bob casts Gray Ogre
      And Sue casts Blue Elemental Blast targeting Gray Ogre
      Then Bob cannot interrupt with Thoughtlace targeting Gray Ogre
      When Bob passes
      Then Bob may interrupt with Thoughtlace targeting Gray Ogre
      When Bob casts Thoughtlace targeting Gray Ogre
      And everything resolves
      Then Gray Ogre is in play
      And Gray Ogre is blue
      And "Thoughtlace resolves" comes before "Blue Elemental Blast fizzles"
      And because interrupts

    @duel
    Example: each has one chance, and it is gone when the other has used hers
      Given Bob controls 3 Mountains and Island
      And Bob holds Gray Ogre and Thoughtlace
      And Sue controls Island
      And Sue holds Blue Elemental Blast
      When Bob casts Gray Ogre
      And Sue casts Blue Elemental Blast targeting Gray Ogre
      Then Bob cannot interrupt with Thoughtlace targeting Gray Ogre
      When everything resolves
      Then Gray Ogre is in Bob's graveyard

    @mirage
    Example: when a batch of interrupts has resolved another may be begun
      Given Bob controls 2 Forests and Mountain
      And Bob holds Grizzly Bears
      And Sue controls 4 Islands
      And Sue holds Power Sink and Counterspell
      When Bob casts Grizzly Bears
      And Sue casts Power Sink with X = 1 targeting Grizzly Bears
      And Power Sink resolves
      Then Sue may interrupt with Counterspell targeting Grizzly Bears
      When Sue casts Counterspell targeting Grizzly Bears
      And everything resolves
      Then Grizzly Bears is in Bob's graveyard

    @duel
    Example: nobody interrupts the same spell twice
      Given Bob controls 2 Forests and Mountain
      And Bob holds Grizzly Bears
      And Sue controls 4 Islands
      And Sue holds Power Sink and Counterspell
      When Bob casts Grizzly Bears
      And Sue casts Power Sink with X = 1 targeting Grizzly Bears
      And Power Sink resolves
      Then Sue cannot cast Counterspell targeting Grizzly Bears
      When everything resolves
      Then Grizzly Bears is in play

    @mirage
    Example: what is left of the batch fizzles once the spell is countered
      Given Bob controls 2 Forests
      And Bob holds Grizzly Bears
      And Sue controls 4 Islands
      And Sue holds Power Sink and Counterspell
      When Bob casts Grizzly Bears
      And Sue casts Power Sink with X = 1 targeting Grizzly Bears
      And Sue casts Counterspell targeting Grizzly Bears
      And everything resolves
      Then Grizzly Bears is in Bob's graveyard
      And Power Sink is in Sue's graveyard
      And "Counterspell resolves" comes before "Power Sink fizzles"

  Rule: All damage of one effect comes at one time, in one packet for each recipient

    @mirage @duel
    Example: what a spell deals twice to one player is one packet
      Given Bob controls 3 Islands, Plains and Circle of Protection: Blue
      And Bob holds Psionic Blast
      When Bob casts Psionic Blast targeting Bob
      And damage prevention begins
      Then 1 packet of damage is on its way
      And 6 damage from Psionic Blast to Bob is on its way
      When Bob activates Circle of Protection: Blue
      Then Bob has 20 life
      And Bob has no mana

    @mirage @duel
    Example: a spell's damage to two players meets one prevention step
      Given Bob controls 3 Islands
      And Bob holds Psionic Blast
      When Bob casts Psionic Blast targeting Sue
      And damage prevention begins
      Then 2 packets of damage are on their way

    @mirage @duel
    Example: an ability that damages its target and its controller
      Given Bob controls Orcish Artillery
      And Sue controls Grizzly Bears
      When Bob activates Orcish Artillery targeting Grizzly Bears
      And damage prevention begins
      Then 2 damage from Orcish Artillery to Grizzly Bears is on its way
      And 3 damage from Orcish Artillery to Bob is on its way

  Rule: What is due in a phase is due only as long as its permanent asks for it

    @mirage @duel
    Example: a creature that has left demands nothing
      Given Bob controls Force of Nature
      And Sue controls Plains
      And Sue holds Swords to Plowshares
      And it is Bob's upkeep
      When Bob passes
      And Sue casts Swords to Plowshares targeting Force of Nature
      And it resolves
      And it is Bob's main phase
      Then Bob has 28 life

    @mirage @duel
    Example: a creature that another player has taken demands nothing in this upkeep
      Given Bob controls Lord of the Pit
      And Sue controls 4 Islands
      And Sue holds Ray of Command
      And it is Bob's upkeep
      When Bob passes
      And Sue casts Ray of Command targeting Lord of the Pit
      And it resolves
      And it is Bob's main phase
      Then Bob has 20 life

    @mirage @duel
    Example: a creature taken in one's own upkeep asks its new controller
      Given it is Sue's main phase
      And Sue controls Lord of the Pit and Grizzly Bears
      And Bob controls Hill Giant and 4 Islands
      And Bob holds Ray of Command
      When it is Bob's upkeep
      And Bob casts Ray of Command targeting Lord of the Pit
      And it resolves
      And it is Bob's main phase
      Then Hill Giant is in Bob's graveyard
      And Bob has 20 life
      And Grizzly Bears is in play

    @mirage @duel
    Example: an artifact that is tapped before it does its work does none
      Given Bob controls Armageddon Clock
      And Sue controls Icy Manipulator and Plains
      And it is Bob's upkeep
      When Bob passes
      And Sue activates Icy Manipulator targeting Armageddon Clock
      And it resolves
      And it is Bob's main phase
      Then Armageddon Clock has 0 doom counters

    @mirage @duel
    Example: an artifact destroyed before the draw lets nobody draw
      Given Bob controls Howling Mine
      And Sue controls 2 Plains
      And Sue holds Disenchant
      And it is Bob's upkeep
      When it is Bob's draw step
      And Sue casts Disenchant targeting Howling Mine
      And it resolves
      And it is Bob's main phase
      Then Bob has 1 card in hand

    @mirage @duel
    Example: a tapped artifact still asks for its upkeep
      Given it is Sue's main phase
      And Sue controls Energy Flux and Stasis
      And Bob controls Howling Mine
      And Howling Mine is tapped
      When it is Bob's main phase
      Then Howling Mine is in Bob's graveyard

    @mirage @duel
    Example: a tapped artifact may be untapped at the price that it names
      Given this card:
        """
        Rusty Engine {1}
        Artifact
        Rusty Engine doesn't untap during your untap step.
        During your upkeep, you may pay {4}. If you do, untap Rusty Engine.
        {T}: Add {C}.
        """
      And it is Sue's main phase
      And Bob controls Rusty Engine and 4 Forests
      And Rusty Engine is tapped
      When it is Bob's upkeep
      And Bob pays for Rusty Engine
      And it is Bob's main phase
      Then Rusty Engine is untapped

  Rule: Cumulative upkeep is an upkeep cost as any other

    @mirage @duel
    Example: the active player says which of two upkeep costs comes first
      Given Bob controls Force of Nature and Glacial Chasm
      And it is Bob's upkeep
      When Bob carries out the effect of Force of Nature
      And it is Bob's main phase
      Then Bob has 20 life
      And Glacial Chasm is in Bob's graveyard
      And because burying

    @mirage @duel
    Example: the permanent may be destroyed before anything is paid
      Given Bob controls Mystic Remora and Island
      And Sue controls 2 Plains
      And Sue holds Disenchant
      And it is Bob's upkeep
      When Bob passes
      And Sue casts Disenchant targeting Mystic Remora
      And it resolves
      And it is Bob's main phase
      Then Mystic Remora is in Bob's graveyard
      And Island is untapped
      And the trace does not say "upkeep of Mystic Remora"

  Rule: Damage dealt at the end of turn that does not kill is forgotten

    @mirage @duel
    Example: it is not there in the next turn
      Given this card:
        """
        Evening Rain {R}
        Enchantment
        At the beginning of each end step, Evening Rain deals 1 damage to each creature.
        """
      And it is Bob's second main phase
      And Bob controls Evening Rain, Grizzly Bears and Scryb Sprites
      And Sue controls Prodigal Sorcerer and Holy Strength on Prodigal Sorcerer
      When the turn ends
      And it is Sue's main phase
      Then Scryb Sprites is in Bob's graveyard
      And Grizzly Bears has 0 damage
      When Sue activates Prodigal Sorcerer targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is in play

    @mirage @duel
    Example: two such effects do not add up
      Given this card:
        """
        Evening Rain {R}
        Enchantment
        At the beginning of each end step, Evening Rain deals 1 damage to each creature.
        """
      And it is Bob's second main phase
      And Bob controls Evening Rain, Evening Rain#2 and Grizzly Bears
      When the turn ends
      Then Grizzly Bears is in play

  Rule: A creature without toughness may regenerate, to no avail

    @mirage @duel
    Example: it dies again at once
      Given it is Bob's main phase
      And Bob controls Swamp
      And Bob holds Weakness
      And Sue controls Drudge Skeletons and Swamp#2
      When Bob casts Weakness targeting Drudge Skeletons
      And it resolves
      And Sue regenerates Drudge Skeletons
      Then Drudge Skeletons is in Sue's graveyard
      And Swamp#2 is tapped
      And "Drudge Skeletons regenerates" comes before "Drudge Skeletons is put into the graveyard"

  Rule: What an effect triggers comes before its damage can be prevented

    @mirage @duel
    Example: an artifact is destroyed and its controller damaged
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Detonate
      And Sue controls Soul Net, Tablet of Epityr and 2 Plains
      And Sue holds Healing Salve
      When Bob casts Detonate with X = 1 targeting Soul Net
      And it resolves
      And Sue pays for Tablet of Epityr
      And Sue casts Healing Salve with mode 2 targeting Sue
      Then Sue has 21 life
      And "Tablet of Epityr triggers" comes before "Sue casts Healing Salve"

  Rule: Who answers the announcement of an attack aborts it, and it may be announced again (Fifth Edition, Main)

    @mirage
    Example: the attacker is tapped, and another attacks later
      Given it is Bob's main phase
      And Bob controls Hill Giant, Grizzly Bears and 2 Forests
      And Bob holds Llanowar Elves
      And Sue controls Island
      And Sue holds Twiddle
      When it is Bob's beginning of combat
      And Sue casts Twiddle targeting Hill Giant
      And Sue chooses to tap
      And it resolves
      And Bob casts Llanowar Elves
      And it resolves
      And Bob attacks with Grizzly Bears
      And combat damage is dealt
      Then Sue has 18 life
      And the trace says "Bob's attack is aborted"

    @duel
    Example: in The Duel it goes on
      Given it is Bob's main phase
      And Bob controls Hill Giant and Grizzly Bears
      And Sue controls Island
      And Sue holds Twiddle
      When it is Bob's beginning of combat
      And Sue casts Twiddle targeting Hill Giant
      And Sue chooses to tap
      And it resolves
      And Bob attacks with Grizzly Bears
      And combat damage is dealt
      Then Sue has 18 life
      And the trace does not say "aborted"
