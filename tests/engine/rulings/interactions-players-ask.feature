Feature: Interactions that players ask about

  Rule: Copies and counters

    # 2026, 707.2; 2010, 706.2; 2006, 503.2: counters are no copiable values
    @timespiral @m11 @today
    Scenario: a copy has none of the -1/-1 counters
      Given Bob controls 4 Islands
      And Bob holds Clone
      And Sue controls Hill Giant
      And Hill Giant has 2 -1/-1 counters
      When Bob casts Clone
      And it resolves
      And Bob copies Hill Giant
      Then Clone is a 3/3
      And Hill Giant is a 1/1

    # 2026, 107.3m and 707.2: X of a permanent that was not cast is 0
    @timespiral @m11 @today
    Scenario: a copy of a creature with X counters enters without any and dies
      Given Bob controls 4 Islands
      And Bob holds Clone
      And Sue controls Hangarback Walker
      And Hangarback Walker has 2 +1/+1 counters
      When Bob casts Clone
      And it resolves
      And Bob copies Hangarback Walker
      Then Clone is in Bob's graveyard

    # 2026, 614.1c, 614.12 and 707.5: the copy enters with the counters of its text, and the effect doubles them
    @timespiral @m11 @today
    Scenario: the counters that a copy enters with are doubled
      Given Bob controls 4 Islands and Doubling Season
      And Bob holds Clone
      And Sue controls Triskelion
      And Triskelion has 3 +1/+1 counters
      When Bob casts Clone
      And it resolves
      And Bob copies Triskelion
      Then Clone has 6 +1/+1 counters
      And Clone is a 7/7

    # 2026, 702.79a and 707.5: it had persist as it last was; what returns may be a copy of something else
    @m11 @today
    Scenario: a copy of a creature with persist returns and copies anew
      Given Bob controls Clone and 2 Mountains
      And Bob controls Kitchen Finks
      And Bob controls 4 Islands
      And Sue controls Hill Giant
      And Bob holds Clone#2 and Shock
      When Bob casts Clone#2
      And it resolves
      And Bob copies Kitchen Finks
      And everything resolves
      And Bob casts Shock targeting Clone#2
      And everything resolves
      And Bob copies Hill Giant
      Then Clone#2 is a 2/2

    # 2026, 704.5q; 2010, 704.5r: a +1/+1 and a -1/-1 counter cancel each other
    @m11 @today
    Scenario: counters that cancel let a creature persist again
      Given it is Bob's main phase
      And Bob controls Kitchen Finks and 4 Mountains
      And Kitchen Finks has a -1/-1 counter
      And Kitchen Finks has a +1/+1 counter
      And Bob holds Shock
      When Bob casts Shock targeting Kitchen Finks
      And everything resolves
      Then Bob controls Kitchen Finks
      And Kitchen Finks is a 2/1

    # 2026, 702.93a: undying looks for a +1/+1 counter as it last was
    @today
    Scenario: a creature with undying and a +1/+1 counter stays dead
      Given it is Bob's main phase
      And Bob controls Young Wolf and Mountain
      And Young Wolf has a +1/+1 counter
      And Bob holds Shock
      When Bob casts Shock targeting Young Wolf
      And everything resolves
      Then Young Wolf is in Bob's graveyard

    # 2026, 707.2 and 613.4c: what makes the original larger is not copied by the token
    @m11 @today
    Scenario: a token copy of an enlarged creature is as printed
      Given it is Bob's main phase
      And Bob controls Grizzly Bears, Forest and 3 Islands
      And Bob holds Giant Growth and Cackling Counterpart
      When Bob casts Giant Growth targeting Grizzly Bears
      And it resolves
      And Bob casts Cackling Counterpart targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 5/5
      And Grizzly Bears#2 is a 2/2

    # 2026, 603.6a and 707.2: the token has the text, and sees itself enter
    @m11 @today
    Scenario: a token copy triggers as it enters
      Given it is Bob's main phase
      And Bob controls Siege-Gang Commander and 3 Islands
      And Bob holds Cackling Counterpart
      When Bob casts Cackling Counterpart targeting Siege-Gang Commander
      And everything resolves
      Then Bob controls 5 Goblins
      And Bob controls 2 Siege-Gang Commanders

    # 2026, 614.1a: the copy is a token that an effect would create
    @m11 @today
    Scenario: token copies are doubled
      Given it is Bob's main phase
      And Bob controls Grizzly Bears, Doubling Season and 3 Islands
      And Bob holds Cackling Counterpart
      When Bob casts Cackling Counterpart targeting Grizzly Bears
      And it resolves
      Then Bob controls 3 Grizzly Bears

  Rule: Control and attachments

    # 2026, 404.1 and 701.21a: a card goes to its owner's graveyard, and only its controller can sacrifice it
    @timespiral @m11 @today
    Scenario: a creature taken for a turn is sacrificed and goes to its owner's graveyard
      Given it is Bob's main phase
      And Bob controls 3 Mountains and Goblin Bombardment
      And Bob holds Threaten
      And Sue controls Hill Giant
      When Bob casts Threaten targeting Hill Giant
      And it resolves
      And Bob activates Goblin Bombardment targeting Sue by sacrificing Hill Giant
      And it resolves
      Then Hill Giant is in Sue's graveyard
      And Sue has 19 life

    # 2026, 704.5m: the Aura is put into its owner's graveyard when the creature is gone
    @timespiral @m11 @today
    Scenario: a creature taken by an Aura dies, and each card goes to its own owner
      Given it is Bob's main phase
      And Sue controls Hill Giant
      And Bob controls Control Magic on Hill Giant
      And Bob controls Mountain
      And Bob holds Lightning Bolt
      When Bob casts Lightning Bolt targeting Hill Giant
      And it resolves
      Then Hill Giant is in Sue's graveyard
      And Control Magic is in Bob's graveyard

    # 2026, 611.2c: the effect ends with the Aura
    @timespiral @m11 @today
    Scenario: a creature goes back when the Aura that took it is destroyed
      Given it is Bob's main phase
      And Sue controls Hill Giant, Plains and Plains#2
      And Bob controls Control Magic on Hill Giant
      And Sue holds Disenchant
      When Sue casts Disenchant targeting Control Magic
      And it resolves
      Then Sue controls Hill Giant

    # 2026, 702.18a and 115.1b: an Aura spell targets; one that is there already does not
    @m11 @today
    Scenario: shroud keeps an Aura spell off, and not one that is there
      Given it is Bob's main phase
      And Sue controls Hill Giant and Lightning Greaves on Hill Giant
      And Bob controls Control Magic on Hill Giant
      And Bob controls 5 Islands
      And Bob holds Mind Control
      Then Bob controls Hill Giant
      And Bob cannot cast Mind Control targeting Hill Giant

    # 2026, 301.5c: an Equipment that is also a creature can't equip and becomes unattached
    @timespiral @m11 @today
    Scenario: an Equipment that becomes a creature falls off
      Given it is Bob's main phase
      And Bob controls Hill Giant, Bonesplitter on Hill Giant and 4 Islands
      And Bob holds March of the Machines
      Then Hill Giant is a 5/3
      When Bob casts March of the Machines
      And it resolves
      Then Hill Giant is a 3/3
      And Bonesplitter is a 1/1

    # 2026, 704.5m and 303.4c: the Aura enchants a creature, and the land is none after the turn
    @timespiral @m11 @today
    Scenario: an Aura on a land that is a creature for the turn goes with the turn
      Given it is Bob's main phase
      And Bob controls Mishra's Factory and 2 Plains
      And Bob holds Holy Strength
      When Bob activates the second ability of Mishra's Factory
      And it resolves
      And Bob casts Holy Strength targeting Mishra's Factory
      And it resolves
      Then Mishra's Factory is a 3/4
      When the turn ends
      Then Holy Strength is in Bob's graveyard

    # 2026, 613.1b: control changes, and what enchants it goes on doing so
    @timespiral @m11 @today
    Scenario: a creature that is kept from fighting does not fight for a thief either
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Threaten
      And Sue controls Hill Giant
      And Bob controls Pacifism on Hill Giant
      When Bob casts Threaten targeting Hill Giant
      And it resolves
      Then Bob controls Hill Giant
      And Bob cannot attack with Hill Giant

    # 2026, 302.6: under control continuously since the turn began, or haste
    @timespiral @m11 @today
    Scenario: a creature that an Aura has taken cannot attack in the same turn
      Given it is Bob's main phase
      And Bob controls 4 Islands
      And Bob holds Control Magic
      And Sue controls Hill Giant
      When Bob casts Control Magic targeting Hill Giant
      And it resolves
      Then Bob controls Hill Giant
      And Bob cannot attack with Hill Giant

    # 2026, 400.7: it is a new object; Auras on it are put into graveyards, counters are gone
    @timespiral @m11 @today
    Scenario: a creature that is exiled and comes back has lost its Aura and its counters
      Given it is Bob's main phase
      And Bob controls Hill Giant, Holy Strength on Hill Giant and 2 Plains
      And Hill Giant has 2 +1/+1 counters
      And Bob holds Momentary Blink
      When Bob casts Momentary Blink targeting Hill Giant
      And it resolves
      Then Hill Giant is a 3/3
      And Holy Strength is in Bob's graveyard

    # 2026, 400.3: it returns under its owner's control, if that is what the text says
    @timespiral @m11 @today
    Scenario: a creature taken by an Aura returns to its owner
      Given it is Bob's main phase
      And Sue controls Hill Giant and 2 Plains
      And Bob controls Control Magic on Hill Giant
      And Bob controls 2 Islands
      And Bob holds Boomerang
      When Bob casts Boomerang targeting Hill Giant
      And it resolves
      Then Hill Giant is in Sue's hand
      And Control Magic is in Bob's graveyard

  Rule: Replacement and replacement

    # 2026, 616.1f: one after the other, each doubles
    @m11 @today
    Scenario: two effects double the tokens twice
      Given it is Bob's main phase
      And Bob controls Doubling Season, Anointed Procession and 2 Mountains
      And Bob holds Krenko's Command
      When Bob casts Krenko's Command
      And it resolves
      Then Bob controls 8 Goblins

    # 2026, 616.1f
    @m11 @today
    Scenario: two effects double the life gained twice
      Given it is Bob's main phase
      And Bob controls Rhox Faithmender, Boon Reflection and Plains
      And Bob holds Healing Salve
      When Bob casts Healing Salve with mode 1 targeting Bob
      And it resolves
      Then Bob has 32 life

    # 2026, 614.6 and 702.79a: what is exiled instead has not died
    @m11 @today
    Scenario: what is exiled instead of dying does not persist
      Given it is Bob's main phase
      And Bob controls Kitchen Finks and Mountain
      And Sue controls Leyline of the Void
      And Bob holds Shock
      When Bob casts Shock targeting Kitchen Finks
      And everything resolves
      Then Kitchen Finks is removed from the game

    # 2026, 111.7 and 111.8: a token is no card, and dies
    @m11 @today
    Scenario: a token dies where cards are exiled instead
      Given it is Bob's main phase
      And Bob controls Zulaport Cutthroat and 3 Mountains
      And Sue controls Leyline of the Void
      And Bob holds Krenko's Command and Shock
      When Bob casts Krenko's Command
      And it resolves
      And Bob casts Shock targeting Goblin
      And everything resolves
      Then Sue has 19 life
      And Bob has 21 life

    # 2026, 701.19c: no shield is used when it can't be regenerated
    @timespiral @m11 @today
    Scenario: a regeneration shield does not help where nothing can be regenerated
      Given it is Sue's main phase
      And Bob controls Drudge Skeletons and Swamp
      And Sue controls 4 Plains
      And Sue holds Wrath of God
      When Sue casts Wrath of God
      And Bob activates Drudge Skeletons
      And everything resolves
      Then Drudge Skeletons is in Bob's graveyard

    # 2026, 701.19a: the next time this turn; the first destruction uses the shield up
    @timespiral @m11 @today
    Scenario: one shield saves once
      Given it is Sue's main phase
      And Bob controls Drudge Skeletons and Swamp
      And Sue controls 4 Mountains
      And Sue holds Shock and Shock#2
      When Bob activates Drudge Skeletons
      And it resolves
      And Sue casts Shock targeting Drudge Skeletons
      And it resolves
      Then Bob controls Drudge Skeletons
      When Sue casts Shock#2 targeting Drudge Skeletons
      And it resolves
      Then Drudge Skeletons is in Bob's graveyard

    # 2026, 104.3b and 101.2: who can't lose the game does not, and does once that ends
    @timespiral @m11 @today
    Scenario: nobody loses for life while the angel is there
      Given it is Sue's main phase
      And Bob controls Platinum Angel
      And Bob has 2 life
      And Sue controls Mountain, Swamp and Swamp#2
      And Sue holds Lightning Bolt and Vindicate
      And Sue has {W}
      When Sue casts Lightning Bolt targeting Bob
      And it resolves
      Then Bob has -1 life
      When Sue casts Vindicate targeting Platinum Angel
      And it resolves
      Then Sue wins the game

    # 2026, 119.7 and the text: damage that would reduce the total below 1 reduces it to 1
    @timespiral @m11 @today
    Scenario: damage leaves one life under worship
      Given it is Sue's main phase
      And Bob controls Worship and Grizzly Bears
      And Bob has 2 life
      And Sue controls Mountain
      And Sue holds Lightning Bolt
      When Sue casts Lightning Bolt targeting Bob
      And it resolves
      Then Bob has 1 life

    # 2026, 120.3a: loss of life that no damage causes is not held off
    @m11 @today
    Scenario: life lost without damage is not held off by worship
      Given it is Sue's main phase
      And Bob controls Worship and Grizzly Bears
      And Bob has 2 life
      And Sue controls 2 Swamps
      And Sue holds Sign in Blood
      When Sue casts Sign in Blood targeting Bob
      And it resolves
      Then Sue wins the game

  Rule: Lifelink and prevention

    # 2026, 702.16e and 702.15b: prevented damage is not dealt, and nothing is gained
    @m11 @today
    Scenario: lifelink gains nothing from damage that protection prevents
      Given Bob controls Child of Night
      And Sue controls White Knight
      When Bob attacks with Child of Night
      And Sue blocks Child of Night with White Knight
      And combat damage is dealt
      Then Bob has 20 life
      And Child of Night is in Bob's graveyard

    # 2026, 615.1 and 702.15b
    @m11 @today
    Scenario: lifelink in the fog
      Given Bob controls Vampire Nighthawk
      And Sue controls Forest
      And Sue holds Fog
      When Bob attacks with Vampire Nighthawk
      And Sue casts Fog
      And it resolves
      And combat damage is dealt
      Then Bob has 20 life
      And Sue has 20 life

    # 2026, 702.15b: all the damage that is dealt, however much was needed
    @m11 @today
    Scenario: a trampler with lifelink gains for the whole damage
      Given Bob controls Hill Giant and Loxodon Warhammer on Hill Giant
      And Sue controls Llanowar Elves
      When Bob attacks with Hill Giant
      And Sue blocks Hill Giant with Llanowar Elves
      And combat damage is dealt
      Then Bob has 26 life
      And Sue has 15 life

    # 2026, 603.2: each Aura has its own ability
    @m11 @today
    Scenario: two Auras that gain life for damage gain it twice
      Given Bob controls Hill Giant, Spirit Link on Hill Giant and Spirit Link#2 on Hill Giant
      When Bob attacks with Hill Giant
      And combat damage is dealt
      And everything resolves
      Then Bob has 26 life
      And Sue has 17 life

    # 2026, 702.2b and 702.15b: both are looked at as the damage is dealt, whatever deals it
    @m11 @today
    Scenario: deathtouch and lifelink on what deals damage without fighting
      Given it is Bob's main phase
      And Bob controls Prodigal Pyromancer and Basilisk Collar on Prodigal Pyromancer
      And Sue controls Craw Wurm
      When Bob activates Prodigal Pyromancer targeting Craw Wurm
      And it resolves
      Then Craw Wurm is in Sue's graveyard
      And Bob has 21 life

    # 2026, 702.19b and 702.2c: one damage is lethal from a source with deathtouch
    @m11 @today
    Scenario: trample with deathtouch assigns one to the blocker
      Given Bob controls War Mammoth and Basilisk Collar on War Mammoth
      And Sue controls Craw Wurm
      When Bob attacks with War Mammoth
      And Sue blocks War Mammoth with Craw Wurm
      And Bob assigns 1 damage from War Mammoth to Craw Wurm and 2 to Sue
      And combat damage is dealt
      Then Sue has 18 life
      And Craw Wurm is in Sue's graveyard
      And Bob has 23 life

    # 2026, 702.12b and 704.5h: what is indestructible is not destroyed for deathtouch
    @m11 @today
    Scenario: deathtouch and what cannot be destroyed
      Given Bob controls Deadly Recluse
      And Sue controls Darksteel Gargoyle
      And it is Sue's main phase
      When Sue attacks with Darksteel Gargoyle
      And Bob blocks Darksteel Gargoyle with Deadly Recluse
      And combat damage is dealt
      Then Sue controls Darksteel Gargoyle
      And Deadly Recluse is in Bob's graveyard

  Rule: Protection and damage to all

    # 2026, 702.16e: damage from a red source is prevented, target or not
    @timespiral @m11 @today
    Scenario: protection from red against damage to each creature
      Given it is Bob's main phase
      And Bob controls 2 Mountains
      And Bob holds Pyroclasm
      And Sue controls Soltari Priest and Grizzly Bears
      When Bob casts Pyroclasm
      And it resolves
      Then Sue controls Soltari Priest
      And Grizzly Bears is in Sue's graveyard

    # 2026, 702.16e
    @timespiral @m11 @today
    Scenario: protection from black against pestilence
      Given it is Bob's main phase
      And Bob controls Pestilence and 2 Swamps
      And Sue controls White Knight and Llanowar Elves
      When Bob activates Pestilence
      And it resolves
      Then Sue controls White Knight
      And Llanowar Elves is in Sue's graveyard
      And Sue has 19 life
      And Bob has 19 life

    # 2026, 702.16: shrinking neither targets nor damages
    @m11 @today
    Scenario: protection does not help against shrinking
      Given it is Bob's main phase
      And Bob controls 4 Swamps
      And Bob holds Languish
      And Sue controls White Knight
      When Bob casts Languish
      And it resolves
      Then White Knight is in Sue's graveyard

    # 2026, 702.16: destroying all creatures neither targets nor damages
    @timespiral @m11 @today
    Scenario: protection does not help against destruction of all
      Given it is Bob's main phase
      And Bob controls 4 Plains
      And Bob holds Wrath of God
      And Sue controls Black Knight
      When Bob casts Wrath of God
      And it resolves
      Then Black Knight is in Sue's graveyard

    # 2026, 702.11b: hexproof keeps targets off, and sacrificing has none
    @m11 @today
    Scenario: hexproof does not keep from being sacrificed
      Given it is Bob's main phase
      And Bob controls 2 Swamps
      And Bob holds Diabolic Edict
      And Sue controls Invisible Stalker
      When Bob casts Diabolic Edict targeting Sue
      And it resolves
      Then Invisible Stalker is in Sue's graveyard

    # 2026, 702.12b and 704.5f: toughness 0 is no destruction
    @m11 @today
    Scenario: what cannot be destroyed dies of toughness 0
      Given it is Bob's main phase
      And Bob controls 4 Swamps
      And Bob holds Languish
      And Sue controls Darksteel Gargoyle
      When Bob casts Languish
      And it resolves
      Then Darksteel Gargoyle is in Sue's graveyard

    # 2026, 702.16c and 704.5m: the Aura of that color is put into the graveyard
    @timespiral @m11 @today
    Scenario: protection gained takes an Aura of the color off
      Given it is Bob's main phase
      And Sue controls Hill Giant, Mother of Runes and Holy Strength on Hill Giant
      When Sue activates Mother of Runes targeting Hill Giant
      And it resolves
      And Sue chooses white
      Then Holy Strength is in Sue's graveyard
      And Hill Giant is a 3/3

  Rule: Last known information

    # 2026, 608.2i; 2010, 608.2g: the power that it last had
    @timespiral @m11 @today
    Scenario: what is thrown deals the damage of its power as it was
      Given it is Bob's main phase
      And Bob controls Grizzly Bears, Forest and 2 Mountains
      And Bob holds Giant Growth and Fling
      When Bob casts Giant Growth targeting Grizzly Bears
      And it resolves
      And Bob casts Fling targeting Sue by sacrificing Grizzly Bears
      And it resolves
      Then Sue has 15 life

    # 2026, 608.2i: with its counters
    @timespiral @m11 @today
    Scenario: life for a creature that is exiled counts its counters
      Given it is Bob's main phase
      And Bob controls Plains
      And Bob holds Swords to Plowshares
      And Sue controls Hill Giant
      And Hill Giant has 2 +1/+1 counters
      When Bob casts Swords to Plowshares targeting Hill Giant
      And it resolves
      Then Sue has 25 life

    # 2026, 603.10a: what leaves together sees the others leave, and itself
    @m11 @today
    Scenario: what counts the dead counts itself and those that die with it
      Given it is Sue's main phase
      And Bob controls Blood Artist, Grizzly Bears and Hill Giant
      And Sue controls 4 Plains
      And Sue holds Wrath of God
      When Sue casts Wrath of God
      And it resolves
      And Bob targets Sue
      And Bob targets Sue
      And Bob targets Sue
      And everything resolves
      Then Sue has 17 life
      And Bob has 23 life

    # 2026, 603.3a and 113.8: the ability is that of who controlled it as it left
    @m11 @today
    Scenario: who controlled it as it left has what it does then
      Given it is Bob's main phase
      And Sue controls Thragtusk
      And Bob controls Control Magic on Thragtusk
      And Bob controls 2 Islands
      And Bob holds Boomerang
      When Bob casts Boomerang targeting Thragtusk
      And everything resolves
      Then Thragtusk is in Sue's hand
      And Bob controls 1 Beast

    # 2026, 603.10a: the Equipment looks back at what it was attached to
    @timespiral @m11 @today
    Scenario: an Equipment that kills what it is put on draws cards
      Given it is Bob's main phase
      And Bob controls Skullclamp, Llanowar Elves and Forest
      When Bob equips Llanowar Elves with Skullclamp
      And it resolves
      And everything resolves
      Then Llanowar Elves is in Bob's graveyard
      And Bob has 2 cards in hand

    # 2026, 113.7a: the ability exists apart from its source
    @timespiral @m11 @today
    Scenario: killing what shoots does not stop the shot
      Given it is Bob's main phase
      And Bob controls Prodigal Sorcerer
      And Sue controls Mountain
      And Sue holds Lightning Bolt
      When Bob activates Prodigal Sorcerer targeting Sue
      And Sue casts Lightning Bolt targeting Prodigal Sorcerer
      And everything resolves
      Then Prodigal Sorcerer is in Bob's graveyard
      And Sue has 19 life

  Rule: Tokens and zones

    # 2026, 111.7 and 704.5d: it goes to the graveyard and then ceases to exist
    @timespiral @m11 @today
    Scenario: a token that dies is seen to die and is nowhere then
      Given it is Bob's main phase
      And Bob controls 4 Mountains and Goblin Bombardment
      And Bob holds Dragon Fodder
      When Bob casts Dragon Fodder
      And it resolves
      And Bob activates Goblin Bombardment targeting Sue by sacrificing Goblin
      And it resolves
      Then Bob controls 1 Goblin
      And Sue has 19 life

    # 2026, 111.3: its name is that of its subtypes, and it has the values that the effect gave it
    @timespiral @m11 @today
    Scenario: a token is pumped by what speaks of its type
      Given it is Bob's main phase
      And Bob controls Goblin King and 2 Mountains
      And Bob holds Dragon Fodder
      When Bob casts Dragon Fodder
      And it resolves
      Then Goblin is a 2/2

    # 2026, 400.7: a spell that aims at what has left aims at nothing
    @timespiral @m11 @today
    Scenario: a creature saved by being exiled and returned is another one
      Given it is Bob's main phase
      And Sue controls Hill Giant and 2 Plains
      And Sue holds Momentary Blink
      And Bob controls Mountain
      And Bob holds Lightning Bolt
      When Bob casts Lightning Bolt targeting Hill Giant
      And Sue casts Momentary Blink targeting Hill Giant
      And everything resolves
      Then Sue controls Hill Giant
      And Lightning Bolt is in Bob's graveyard

  Rule: X and copies

    # 2026, 202.3e: on the stack X is the value chosen
    @timespiral @m11 @today
    Scenario: the mana value of a spell with X on the stack
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Blaze
      And Sue controls 4 Islands
      And Sue holds Spell Blast
      When Bob casts Blaze with X = 2 targeting Sue
      Then Sue cannot cast Spell Blast with X = 2 targeting Blaze
      When Sue casts Spell Blast with X = 3 targeting Blaze
      And everything resolves
      Then Sue has 20 life

    # 2026, 107.3m and 400.7: what comes back was not cast, and its X is 0
    @m11 @today
    Scenario: a creature with X counters that is exiled and comes back has none
      Given it is Bob's main phase
      And Bob controls 4 Mountains, Plains and Plains#2
      And Bob holds Hangarback Walker and Momentary Blink
      When Bob casts Hangarback Walker with X = 2
      And it resolves
      Then Hangarback Walker is a 2/2
      When Bob casts Momentary Blink targeting Hangarback Walker
      And it resolves
      Then Hangarback Walker is in Bob's graveyard

    # 2026, 707.10: the copy has the choices made for the spell, X among them
    @timespiral @m11 @today
    Scenario: the copy of a spell with X aims at somebody else with the same X
      Given it is Bob's main phase
      And Bob controls 3 Mountains
      And Bob holds Blaze
      And Sue controls 2 Mountains
      And Sue holds Fork
      When Bob casts Blaze with X = 2 targeting Sue
      And Sue casts Fork targeting Blaze
      And it resolves
      And Sue targets Bob
      And everything resolves
      Then Bob has 18 life
      And Sue has 18 life

  Rule: Alternative and additional costs

    # 2026, 118.9d: what comes in addition is paid with the flashback cost too
    @timespiral @m11 @today
    Scenario: a tax counts for flashback
      Given it is Bob's main phase
      And Bob controls 5 Mountains
      And Sue controls Thorn of Amethyst
      And Firebolt is in Bob's graveyard
      Then Bob cannot cast Firebolt with flashback targeting Sue

    # 2026, 601.2f: the mana cost, the kicker and the tax together
    @timespiral @m11 @today
    Scenario: a tax counts once for a spell that is kicked
      Given it is Bob's main phase
      And Bob controls 6 Forests
      And Sue controls Sphere of Resistance
      And Bob holds Kavu Titan
      When Bob casts Kavu Titan with kicker
      And it resolves
      Then Kavu Titan is a 5/5

    # 2026, 601.2h: a cost that cannot be paid keeps the spell from being cast
    @timespiral @m11 @today
    Scenario: a spell that asks for a sacrifice is not cast without one
      Given it is Bob's main phase
      And Bob controls 2 Mountains
      And Bob holds Fling
      Then Bob cannot cast Fling targeting Sue

    # 2026, 118.9d: the tax comes in addition to the Island that is returned
    @timespiral @m11 @today
    Scenario: a tax counts for a spell that returns a land instead of mana
      Given it is Bob's main phase
      And Bob controls 2 Mountains
      And Bob holds Shock
      And Sue controls Sphere of Resistance and Island
      And Island is tapped
      And Sue holds Daze
      When Bob casts Shock targeting Sue
      Then Sue cannot cast Daze for its other cost targeting Shock by returning Island

    # 2026, 608.2b and 702.27a: a spell without a legal target does not resolve and is not bought back
    @timespiral @m11 @today
    Scenario: a spell whose target is gone is not bought back
      Given it is Bob's main phase
      And Bob controls 6 Islands
      And Bob holds Capsize
      And Sue controls Hill Giant and Mountain
      And Sue holds Lightning Bolt
      When Bob casts Capsize with buyback targeting Hill Giant
      And Sue casts Lightning Bolt targeting Hill Giant
      And everything resolves
      Then Capsize is in Bob's graveyard

    # 2026, 118.9d and 702.74a
    @today
    Scenario: a tax counts for evoke
      Given it is Bob's main phase
      And Bob controls 3 Islands
      And Sue controls Sphere of Resistance
      And Bob holds Mulldrifter
      Then Bob cannot cast Mulldrifter with evoke

    # 2026, 702.66b: delve applies once the total cost is known, the tax included
    @today
    Scenario: delve pays a tax
      Given it is Bob's main phase
      And Bob controls Swamp
      And Sue controls Sphere of Resistance
      And 7 Forests are in Bob's graveyard
      And Bob holds Gurmag Angler
      When Bob casts Gurmag Angler by exiling 7 Forests
      And it resolves
      Then Bob controls Gurmag Angler

    # 2026, 707.10 and 702.33d: the copy was kicked too; 702.56a: copies of a replicated spell are not cast
    @today
    Scenario: copies do not trigger what waits for a spell to be cast
      Given it is Bob's main phase
      And Bob controls 4 Islands and Kiln Fiend
      And Bob holds Train of Thought
      When Bob casts Train of Thought with replicate once
      And everything resolves
      Then Bob has 2 cards in hand
      And Kiln Fiend is a 4/2

  Rule: Changes one upon the other

    # 2026, 613.4b and 613.4c; 2010, 613.3b and 613.3c: what sets a size comes before what adds to it, whichever is older
    @m11 @today
    Scenario: growth counts after a size is set later
      Given it is Bob's main phase
      And Bob controls Hill Giant, Forest and Island
      And Hill Giant has 2 +1/+1 counters
      And Bob holds Giant Growth and Diminish
      When Bob casts Giant Growth targeting Hill Giant
      And it resolves
      And Bob casts Diminish targeting Hill Giant
      And it resolves
      Then Hill Giant is a 6/6

    # 2006, 418.5a and 418.5h: both stand in one layer, and the later one prevails; counters come after them
    @timespiral
    Scenario: growth does not count after a size is set later, counters do
      Given it is Bob's main phase
      And Bob controls Hill Giant, Forest and Island
      And Hill Giant has 2 +1/+1 counters
      And Bob holds Giant Growth and Diminish
      When Bob casts Giant Growth targeting Hill Giant
      And it resolves
      And Bob casts Diminish targeting Hill Giant
      And it resolves
      Then Hill Giant is a 3/3

    # 2026, 305.7 and 613.8: the land has lost the ability before it could do anything
    @m11 @today
    Scenario: a land that makes all lands Swamps under a moon that makes it a Mountain
      Given it is Bob's main phase
      And Sue controls Blood Moon
      And Bob controls Urborg, Tomb of Yawgmoth and Forest
      Then Urborg, Tomb of Yawgmoth is a Mountain
      And Forest is not a Swamp
