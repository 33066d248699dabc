Feature: Searching a library
  Background:
    Given this card:
      """
      Long Look {B}
      Sorcery
      Search your library for three cards, put them into your hand, then shuffle.
      """
    And this card:
      """
      Odd Harvest {B}
      Sorcery
      Search your library for two creature cards, put them into your hand, then shuffle.
      """
    And it is Bob's main phase

  Rule: Who looks for cards as such finds that many, who looks for a quality need not (2006, glossary, Search; 2010, 701.14b and 701.14c)
    Example: as many cards as are there
      Given Bob controls Swamp
      And Bob holds Long Look
      And Hill Giant, Gray Ogre and Forest are on top of Bob's library
      And Bob's library has 3 cards
      When Bob casts Long Look
      And it resolves
      And Bob finds Hill Giant
      And Bob finds Forest
      Then Bob has 3 cards in hand

    Example: none need be found where a quality is asked for
      Given Bob controls Swamp
      And Bob holds Odd Harvest
      And Hill Giant and Gray Ogre are on top of Bob's library
      When Bob casts Odd Harvest
      And it resolves
      And Bob finds Hill Giant
      Then Bob has 1 card in hand

    Example: cards that nobody has named are found too
      Given Bob controls Swamp
      And Bob holds Long Look
      When Bob casts Long Look
      And it resolves
      Then Bob has 3 cards in hand
