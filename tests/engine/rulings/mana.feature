Feature: Mana: which of it pays for what, and mana that is meant for one use

  Rule: Whoever pays says which mana of the pool is spent (2006, 409.1h; 2010, 601.2g)

    Example: the mana that is needed later is kept
      Given it is Bob's main phase
      And Bob holds Sol Ring and Lightning Bolt
      And Bob has {R}{G}
      When Bob casts Sol Ring
      And Bob pays {G} for Sol Ring
      And it resolves
      And Bob casts Lightning Bolt targeting Sue
      And the turn ends
      Then Sue has 17 life

    Example: the other way round
      Given it is Bob's main phase
      And Bob holds Sol Ring and Giant Growth
      And Bob controls Grizzly Bears
      And Bob has {R}{G}
      When Bob casts Sol Ring
      And Bob chooses {R}
      And it resolves
      And Bob casts Giant Growth targeting Grizzly Bears
      And it resolves
      Then Grizzly Bears is a 5/5

    Example: what has been spent cannot pay again
      Given it is Bob's main phase
      And Bob holds Sol Ring and Lightning Bolt
      And Bob has {R}{G}
      When Bob casts Sol Ring
      And Bob pays {R} for Sol Ring
      And it resolves
      Then Bob cannot cast Lightning Bolt targeting Sue
      And Bob has {G}

  Rule: Mana for creature spells alone pays for nothing else (2006 glossary, Mana; 2010, 106.6)

    Example: a creature becomes mana for a larger one
      Given it is Bob's main phase
      And Bob controls Food Chain and Grizzly Bears
      And Bob holds Trained Armodon and Giant Growth
      And Sue controls Hill Giant
      When Bob activates Food Chain
      And Bob chooses {G}
      Then Bob cannot cast Giant Growth targeting Hill Giant
      And Bob may cast Trained Armodon
      When Bob casts Trained Armodon
      And it resolves
      Then Trained Armodon is on the battlefield
      And Giant Growth is in Bob's hand

    Example: mana for the abilities of artifacts
      Given it is Bob's main phase
      And Bob controls Soldevi Machinist, Rod of Ruin and Island
      And Bob holds Ornithopter and Sol Ring
      When Bob taps Soldevi Machinist for mana
      Then Bob may activate Rod of Ruin targeting Sue
      When Bob activates Rod of Ruin targeting Sue
      And it resolves
      Then Sue has 19 life

    Example: it does not cast an artifact
      Given it is Bob's main phase
      And Bob controls Soldevi Machinist
      And Bob holds Sol Ring
      When Bob taps Soldevi Machinist for mana
      Then Bob cannot cast Sol Ring

    Example: it is not tapped for what its mana cannot pay
      Given it is Bob's main phase
      And Bob controls Mishra's Workshop
      And Bob holds Gray Ogre and Icy Manipulator
      Then Bob cannot cast Gray Ogre
      When Bob taps Mishra's Workshop for mana
      Then Bob cannot cast Icy Manipulator
