Feature: Interactions of last known information, tokens, X and costs

  # 2006, 413.2f; 2010, 608.2g
  @timespiral @m11 @today
  Scenario: the power of what has left is the one that it had
    Given Bob controls Hill Giant, Forest and 2 Mountains
    And Bob holds Giant Growth and Fling
    When Bob casts Giant Growth targeting Hill Giant
    And it resolves
    And Bob casts Fling targeting Sue
    And it resolves
    Then Sue has 14 life

  # 2006, 413.2f; 2010, 608.2g: an ability does not need its source
  @timespiral @m11 @today
  Scenario: an ability whose source has left looks at it as it last was
    Given Bob controls Spikeshot Goblin, Mountain and Forest
    And Bob holds Giant Growth
    And Sue controls Island
    And Sue holds Unsummon
    When Bob casts Giant Growth targeting Spikeshot Goblin
    And it resolves
    And Bob activates Spikeshot Goblin targeting Sue
    And Sue casts Unsummon targeting Spikeshot Goblin
    And everything resolves
    Then Sue has 16 life

  # 2006, 413.2a and f; 2010, 608.2b and 608.2g: protection looks at the source as it last was
  @timespiral @m11 @today
  Scenario: protection from the color that the source had when it left
    Given this card:
      """
      Blue Veil {W}
      Instant
      Target creature gains protection from blue until end of turn.
      """
    And Bob controls Prodigal Sorcerer
    And Sue controls Elite Vanguard, Plains, Mountain and Mountain#2
    And Sue holds Blue Veil and Shock
    When Bob activates Prodigal Sorcerer targeting Elite Vanguard
    And Sue casts Shock targeting Prodigal Sorcerer
    And it resolves
    And Sue casts Blue Veil targeting Elite Vanguard
    And it resolves
    And everything resolves
    Then Elite Vanguard is in play
    And because failing

  # 2010, 702.13b and 112.7a: the source had lifelink when it left
  @m11 @today
  Scenario: lifelink of a source that has left
    Given this card:
      """
      Grim Surgeon {1}{W}
      Creature — Human Cleric
      Lifelink
      {T}: Grim Surgeon deals 1 damage to target player.
      1/1
      """
    And Bob controls Grim Surgeon and Bloodthrone Vampire
    When Bob activates Grim Surgeon targeting Sue
    And Bob activates Bloodthrone Vampire by sacrificing Grim Surgeon
    And everything resolves
    Then Sue has 19 life
    And Bob has 21 life

  # 2010, 702.76a: the counters are those that it had
  @m11 @today
  Scenario: persist looks at the counters that were there
    Given Bob controls Kitchen Finks and Kitchen Finks#2
    And Kitchen Finks has 1 +1/+1 counter
    And Kitchen Finks#2 has 1 -1/-1 counter
    And Sue controls 4 Plains
    And Sue holds Day of Judgment
    When it is Sue's main phase
    And Sue casts Day of Judgment
    And everything resolves
    Then Kitchen Finks is a 2/1
    And Kitchen Finks#2 is in Bob's graveyard
    And Bob has 22 life

  # 2006, 502.35a; 2010, 702.40a
  @timespiral @m11 @today
  Scenario: modular moves as many counters as there were
    Given Bob controls Arcbound Worker, Ornithopter and Mountain
    And Arcbound Worker has 4 +1/+1 counters
    And Bob holds Lightning Bolt
    And Sue controls 2 Plains
    And Sue holds Disenchant
    When Sue casts Disenchant targeting Arcbound Worker
    And everything resolves
    And Bob uses the effect of Arcbound Worker
    Then Ornithopter is a 4/6

  # 2006, 413.2f; 2010, 608.2g
  @timespiral @m11 @today
  Scenario: the toughness of a creature that died is the one that it had
    Given Bob controls Grizzly Bears and Holy Strength on Grizzly Bears
    And Sue controls Creature Bond on Grizzly Bears and 3 Swamps
    And Sue holds Doom Blade
    When Sue casts Doom Blade targeting Grizzly Bears
    And everything resolves
    Then Bob has 16 life

  # 2006, 216.3; 2010, 110.5f and g: a token that has left comes back from nowhere
  @timespiral @m11 @today
  Scenario: a token that is exiled does not come back
    Given Bob controls 3 Plains and 2 Islands
    And Bob holds Flickerwisp
    And Sue controls a 2/2 green Bear token
    When Bob casts Flickerwisp
    And it resolves
    And Bob targets Bear
    And everything resolves
    Then Bear no longer exists
    When the turn ends
    Then Sue controls 0 Bears

  # 2006, 216.3 and 410.10d; 2010, 110.5f and 603.6c: a token dies as cards do
  @timespiral @m11 @today
  Scenario: a token that dies is seen to die, one that is returned is not
    Given Bob controls Soul Net, 2 Plains, Mountain and Island
    And Bob holds Shock and Unsummon
    And Sue controls a 2/2 green Bear token and a 1/1 red Goblin token
    When Bob casts Unsummon targeting Goblin
    And everything resolves
    Then Goblin no longer exists
    And Sue has 0 cards in hand
    And Bob has 20 life
    When Bob casts Shock targeting Bear
    And everything resolves
    And Bob pays for Soul Net
    Then Bob has 21 life

  # 2006, 216.3; 2010, 702.23j and 704.5d
  @timespiral @m11
  Scenario: a token that phases out is gone
    Given Bob controls 2 Islands
    And Bob holds Reality Ripple
    And Sue controls a 2/2 green Bear token
    When Bob casts Reality Ripple targeting Bear
    And it resolves
    Then Bear no longer exists

  # 2006, 217.1c; 2010, 400.7: who returns is somebody else
  @timespiral @m11 @today
  Scenario: a creature that has left and returned is no longer what the spell aimed at
    Given Bob controls 3 Plains and Mountain
    And Bob holds Flickerwisp
    And Sue controls Hill Giant and Holy Strength on Hill Giant
    And Hill Giant has 2 +1/+1 counters
    When Bob casts Flickerwisp
    And it resolves
    And Bob targets Hill Giant
    And everything resolves
    Then Holy Strength is in Sue's graveyard
    When it is Bob's end step
    And everything resolves
    Then Hill Giant is a 3/3
    And Hill Giant has 0 +1/+1 counters

  # 2006, 503.10; 2010, 706.9: X is copied
  @timespiral @m11 @today
  Scenario: the copy of a spell has its X
    Given Bob controls 4 Mountains
    And Bob holds Blaze
    And Sue controls 2 Mountains
    And Sue holds Fork
    When Bob casts Blaze with X = 3 targeting Sue
    And Sue casts Fork targeting Blaze
    And Fork resolves
    And Sue targets Bob
    And everything resolves
    Then Bob has 17 life
    And Sue has 17 life

  # 2006, glossary, X; 2010, 202.3b: X is what was announced on the stack, and 0 elsewhere
  @timespiral @m11 @today
  Scenario: the X of a copied permanent is nothing
    Given this card:
      """
      Sprouting Thing {X}{G}
      Creature — Plant
      Sprouting Thing comes into play with X +1/+1 counters on it.
      1/1
      """
    And Bob controls 4 Forests
    And Bob holds Sprouting Thing
    And Sue controls 4 Islands
    And Sue holds Clone
    When Bob casts Sprouting Thing with X = 3
    And it resolves
    Then Sprouting Thing is a 4/4
    And Sprouting Thing has a converted mana cost of 1
    When it is Sue's main phase
    And Sue casts Clone
    And it resolves
    And Sue copies Sprouting Thing
    Then Clone is a 1/1

  # 2006, glossary, X; 2010, 202.3b
  @timespiral @m11 @today
  Scenario: on the stack X counts for the mana value
    Given Bob controls 4 Mountains
    And Bob holds Blaze
    And Sue controls 5 Islands
    And Sue holds Spell Blast
    When Bob casts Blaze with X = 3 targeting Sue
    Then Sue cannot cast Spell Blast with X = 1 targeting Blaze
    And Sue may cast Spell Blast with X = 4 targeting Blaze

  # 2006, 409.1b and f; 2010, 601.2b and 601.2e: what is paid instead is paid with what comes in addition
  @timespiral @m11 @today
  Scenario: a tax is paid on an alternative cost as well
    Given this card:
      """
      Stern Toll {2}
      Artifact
      Spells cost {1} more to cast.
      """
    And Bob controls Stern Toll and 2 Mountains
    And Bob holds Shock
    And Sue holds Force of Will and Counterspell
    When Bob casts Shock targeting Sue
    Then Sue cannot cast Force of Will for its other cost targeting Shock

  # 2006, 409.1b; 2010, 601.2b
  @timespiral @m11 @today
  Scenario: with the tax paid the alternative cost will do
    Given this card:
      """
      Stern Toll {2}
      Artifact
      Spells cost {1} more to cast.
      """
    And Bob controls Stern Toll and 2 Mountains
    And Bob holds Shock
    And Sue controls Island
    And Sue holds Force of Will and Counterspell
    When Bob casts Shock targeting Sue
    And Sue casts Force of Will for its other cost targeting Shock
    And everything resolves
    Then Shock is in Bob's graveyard
    And Sue has 19 life
    And Counterspell is removed from the game
    And Island is tapped

  # 2006, 502.59a; 2010, 702.59c: what comes in addition is paid as for an alternative cost
  @timespiral @m11
  Scenario: the tax on a spell that time has brought
    Given this card:
      """
      Stern Toll {2}
      Artifact
      Spells cost {1} more to cast.
      """
    And Bob controls Mountain and Mountain#2
    And Sue controls Stern Toll
    And Bob holds Rift Bolt
    When Bob suspends Rift Bolt
    And it is Bob's next upkeep
    And everything resolves
    And Bob pays for Rift Bolt
    And Bob targets Sue
    And everything resolves
    Then Sue has 17 life
    And Mountain is tapped

  # 2006, 409.1h; 2010, 601.2g: costs are paid whatever becomes of the spell
  @timespiral @m11 @today
  Scenario: what was sacrificed for a countered spell is gone
    Given Bob controls Hill Giant and 2 Mountains
    And Bob holds Fling
    And Sue controls 2 Islands
    And Sue holds Counterspell
    When Bob casts Fling targeting Sue
    And Sue casts Counterspell targeting Fling
    And everything resolves
    Then Hill Giant is in Bob's graveyard
    And Sue has 20 life

  # 2006, 502.22a; 2010, 702.31a: flashback is an alternative cost, and the card is exiled whenever it leaves the stack
  @timespiral @m11 @today
  Scenario: a spell with flashback that is countered is exiled
    Given Bob controls 5 Mountains
    And Firebolt is in Bob's graveyard
    And Sue controls 2 Islands
    And Sue holds Counterspell
    When Bob casts Firebolt with flashback targeting Sue
    And Sue casts Counterspell targeting Firebolt
    And everything resolves
    Then Firebolt is removed from the game
    And Sue has 20 life

  # 2006, 502.16a; 2010, 702.24a: a spell that is countered does not resolve
  @timespiral @m11 @today
  Scenario: buyback does not bring a countered spell back
    Given Bob controls 6 Islands
    And Bob holds Capsize
    And Sue controls Hill Giant and 2 Islands
    And Sue holds Counterspell
    When Bob casts Capsize with buyback targeting Hill Giant
    And Sue casts Counterspell targeting Capsize
    And everything resolves
    Then Capsize is in Bob's graveyard
    And Hill Giant is in play
