@today
Feature: Airbend, earthbend, waterbend, collecting evidence, beholding, foraging, and costs with a choice

  # 701.65a: its owner may cast it for {2} for as long as it is exiled, whatever it costs
  Example: an airbent creature is cast again for two
    Given Bob has {W}{C}{C}
    And Bob holds Airbending Lesson
    And Sue controls Air Elemental, Island and Swamp
    When Bob casts Airbending Lesson targeting Air Elemental
    And it resolves
    Then Air Elemental is in exile
    And Bob cannot cast Air Elemental
    When it is Sue's next main phase
    And Sue casts Air Elemental
    And it resolves
    Then Sue controls Air Elemental
    And Island is tapped
    And Swamp is tapped

  # 701.66a, and 614.12 has nothing to do with it: it comes back as a new object
  Example: an earthbent land comes back tapped
    Given Bob has {G}{C}{C}{C}{C}
    And Bob holds Badgermole
    And Bob controls Forest
    And Sue has {R}
    And Sue holds Lightning Bolt
    When Bob casts Badgermole
    And it resolves
    And it resolves
    Then Forest is a 2/2
    And Forest has trample
    When Sue casts Lightning Bolt targeting Forest
    And it resolves
    And it resolves
    Then Bob controls Forest
    And Forest is tapped

  Example: an earthbent land attacks at once
    Given Bob has {G}{C}{C}{C}{C}
    And Bob holds Badgermole
    And Bob controls Forest
    When Bob casts Badgermole
    And it resolves
    And it resolves
    And Bob attacks with Forest
    And combat damage is dealt
    Then Sue has 18 life

  # 701.67a: each generic mana of it may be paid by tapping, be the creature newly come or not
  Example: a waterbend cost paid with creatures
    Given Bob controls Giant Koi, Grizzly Bears and Black Lotus
    When Bob activates Giant Koi by tapping Giant Koi and Grizzly Bears and Black Lotus
    And it resolves
    Then Giant Koi is tapped
    And Grizzly Bears is tapped
    And Black Lotus is tapped

  Example: what helps with a waterbend cost is enough where there is no mana
    Given Bob controls Giant Koi, Grizzly Bears and Island
    Then Bob can activate Giant Koi
    When Bob activates Giant Koi by tapping Giant Koi and Grizzly Bears
    Then Island is tapped

  Example: too little for a waterbend cost
    Given Bob controls Giant Koi and Island
    Then Bob cannot activate Giant Koi

  # 701.67b: only the generic mana of the waterbend cost itself
  Example: a waterbend cost in addition
    Given Bob controls Island and Tropical Island
    And Bob controls Grizzly Bears, Hill Giant, War Mammoth, Scryb Sprites and Air Elemental
    And Bob holds Benevolent River Spirit
    When Bob casts Benevolent River Spirit by tapping Grizzly Bears and Hill Giant and War Mammoth and Scryb Sprites and Air Elemental
    And it resolves
    Then Bob controls Benevolent River Spirit
    And Island is tapped
    And Tropical Island is tapped

  # 701.59a: any number of cards with a total mana value of at least that
  Example: evidence collected for a spell
    Given Bob has {U}{C}{C}
    And Bob holds Crimestopper Sprite
    And Air Elemental and Grizzly Bears are in Bob's graveyard
    And Sue controls Hill Giant
    When Bob casts Crimestopper Sprite with additional cost
    Then Air Elemental is in exile
    And Grizzly Bears is in exile
    When it resolves
    And Bob targets Hill Giant
    And it resolves
    Then Hill Giant is tapped
    And Hill Giant has 1 stun counter

  # 701.59b: who has not enough cannot choose to
  Example: too little evidence
    Given Bob has {U}{C}{C}
    And Bob holds Crimestopper Sprite
    And Air Elemental is in Bob's graveyard
    And Sue controls Hill Giant
    Then Bob cannot cast Crimestopper Sprite with additional cost
    And Bob can cast Crimestopper Sprite

  Example: a spell is cheaper for evidence that is collected
    Given Bob has {G}{C}
    And Bob holds Bite Down on Crime
    And Bob controls Grizzly Bears
    And Craw Wurm is in Bob's graveyard
    And Sue controls Hill Giant
    Then Bob cannot cast Bite Down on Crime targeting Grizzly Bears and Hill Giant
    When Bob casts Bite Down on Crime with additional cost targeting Grizzly Bears and Hill Giant
    And it resolves
    Then Hill Giant is in Sue's graveyard

  Example: evidence for an ability
    Given Bob controls Forensic Researcher
    And Hill Giant and Craw Wurm are in Bob's graveyard
    And Sue controls War Mammoth
    When Bob activates the second ability of Forensic Researcher targeting War Mammoth by exiling Hill Giant
    And it resolves
    Then War Mammoth is tapped
    And Craw Wurm is in Bob's graveyard

  # 701.4a: a permanent, or a card of the hand that is revealed
  Example: a Dragon in the hand beheld
    Given Bob has {B}
    And Bob holds Caustic Exhale and Shivan Dragon
    And Sue controls Hill Giant
    When Bob casts Caustic Exhale targeting Hill Giant
    And it resolves
    Then Hill Giant is in Sue's graveyard
    And Shivan Dragon is in Bob's hand

  Example: nothing to behold and nothing to pay
    Given Bob has {B}
    And Bob holds Caustic Exhale
    And Sue controls Hill Giant
    Then Bob cannot cast Caustic Exhale targeting Hill Giant

  Example: which of two costs is paid is chosen
    Given Bob has {B}{C}
    And Bob holds Caustic Exhale
    And Bob controls Shivan Dragon
    And Sue controls Hill Giant
    When Bob casts Caustic Exhale targeting Hill Giant
    And Bob chooses the second cost
    And it resolves
    Then Bob has no mana
    And Hill Giant is in Sue's graveyard

  # 701.61a
  Example: foraging with the graveyard
    Given Bob has {G}{C}{C}{C}
    And Bob holds Treetop Sentries
    And Grizzly Bears, Hill Giant and Craw Wurm are in Bob's graveyard
    When Bob casts Treetop Sentries
    And it resolves
    And it resolves
    And Bob pays for Treetop Sentries
    Then Grizzly Bears is in exile
    And Bob has 1 card in hand

  Example: foraging or paying for a spell
    Given Bob has {B}{B}{C}
    And Bob holds Feed the Cycle
    And Sue controls Hill Giant
    When Bob casts Feed the Cycle targeting Hill Giant
    And it resolves
    Then Hill Giant is in Sue's graveyard
    And Bob has no mana

  # 118.7 and 601.2f: what makes the spell cheaper is reckoned with the cost that was chosen
  Example: a cost in addition is made cheaper too
    Given this card:
      """
      Quick Rebuke {R}
      Instant
      As an additional cost to cast this spell, discard a card or pay {2}.
      Quick Rebuke deals 3 damage to any target.
      """
    And this card:
      """
      Tally Clerk {1}
      Artifact
      Spells you cast cost {1} less to cast.
      """
    And Bob has {R}{C}
    And Bob controls Tally Clerk
    And Bob holds Quick Rebuke
    When Bob casts Quick Rebuke targeting Sue
    And it resolves
    Then Sue has 17 life
    And Bob has no mana

  # 701.68a as a cost: a player without creatures cannot blight
  Example: blight as one of two costs
    Given Bob has {U}{U}
    And Bob holds Wild Unraveling
    And Bob controls War Mammoth
    And Sue has {R}
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    And Bob casts Wild Unraveling targeting Lightning Bolt
    And it resolves
    Then War Mammoth is a 1/1
    And Lightning Bolt is in Sue's graveyard
    And Bob has 20 life

  Example: nobody to blight
    Given Bob has {U}{U}
    And Bob holds Wild Unraveling
    And Sue has {R}
    And Sue holds Lightning Bolt
    When Sue casts Lightning Bolt targeting Bob
    Then Bob cannot cast Wild Unraveling targeting Lightning Bolt

  Example: a card that is revealed for a cost
    Given Bob has {U}{C}
    And Bob holds Silvergill Adept and Lord of Atlantis
    When Bob casts Silvergill Adept
    And it resolves
    And it resolves
    Then Lord of Atlantis is in Bob's hand
    And Bob has 2 cards in hand
