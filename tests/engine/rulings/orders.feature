Feature: Things that come together

  Rule: An order that leads to different ends must be said

    Example: the demon is fed before the illusion is paid for
      Given it is Bob's untap step
      And Bob controls Lord of the Pit and Phantasmal Forces
      When it is Bob's main phase
      And Bob orders the effects: Phantasmal Forces, then Lord of the Pit
      Then Phantasmal Forces is in Bob's graveyard

    @timespiral @m11
    Example: on the stack the one that is put there first comes last
      Given it is Bob's untap step
      And Bob controls Lord of the Pit and Phantasmal Forces
      When it is Bob's main phase
      And Bob orders the effects: Phantasmal Forces, then Lord of the Pit
      Then Bob has 20 life

    @mirage @duel
    Example: without a stack the one that is named first comes first
      Given it is Bob's untap step
      And Bob controls Lord of the Pit and Phantasmal Forces
      When it is Bob's main phase
      And Bob orders the effects: Lord of the Pit, then Phantasmal Forces
      Then Bob has 20 life
