@today
Feature: Who may cast a card from where it is

  # 608.2g: the text lets its controller cast it, whoever owns it
  Example: a card of an opponent's graveyard
    Given it is Bob's main phase
    And Bob has {U}{U}{U}{U}
    And Bob holds Memory Plunder
    And Sue has Lightning Bolt in the graveyard
    When Bob casts Memory Plunder targeting Lightning Bolt
    And it resolves
    And Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 17 life
    And Lightning Bolt is in Sue's graveyard

  # 702.170c and d: an effect plots a card; its owner casts it for nothing on a later turn, as a sorcery
  Example: a spell that is exiled and plotted
    Given it is Bob's main phase
    And Bob has {R}
    And Bob holds Lightning Bolt
    And Sue has {W}{W}{W}
    And Sue holds Aven Interrupter
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Aven Interrupter
    And it resolves
    And it resolves
    Then Lightning Bolt is in exile
    And Sue has 20 life
    And Bob cannot cast Lightning Bolt targeting Sue

  # 702.170d: in the main phase of a later turn, and for what others add to the cost (601.2f)
  Example: what was plotted, on a later turn
    Given it is Bob's main phase
    And Bob controls 3 Mountains
    And Bob holds Lightning Bolt
    And Sue has {W}{W}{W}
    And Sue holds Aven Interrupter
    When Bob casts Lightning Bolt targeting Sue
    And Sue casts Aven Interrupter
    And it resolves
    And it resolves
    And it is Sue's next upkeep
    Then Bob cannot cast Lightning Bolt targeting Sue
    When it is Bob's next main phase
    And Bob casts Lightning Bolt targeting Sue
    And it resolves
    Then Sue has 17 life
    And Lightning Bolt is in Bob's graveyard

  # 702.185a: the card is cast from the hand for its warp cost, and from exile for its mana cost
  Example: warp is for the hand alone
    Given it is Bob's main phase
    And Bob controls 2 Mountains
    And Bob holds Red Tiger Mechan
    When Bob casts Red Tiger Mechan with warp
    And it resolves
    And it is Bob's next main phase
    Then Red Tiger Mechan is in exile
    And Bob cannot cast Red Tiger Mechan with warp
