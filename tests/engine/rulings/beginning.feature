Feature: How a game begins, and how a match goes on

  Rule: Chance says who decides who begins (2006, 101.2; 2010, 103.2; Fifth Edition, Starting the Game)

    @mirage @timespiral @m11
    Example: who wins the flip may let the other begin
      Given the game has not begun
      When chance chooses Bob
      And Bob chooses Sue
      And the game begins
      And it is Sue's upkeep
      Then it is Sue's upkeep
      And the trace says "Bob decides who begins"
      And the trace says "Sue begins"
      And because who begins

    @mirage @timespiral @m11
    Example: who says nothing begins
      Given the game has not begun
      When chance chooses Sue
      And the game begins
      Then the trace says "Sue begins"

    @duel
    Example: in The Duel nobody decides anything
      Given the game has not begun
      When chance chooses Sue
      And the game begins
      Then the trace says "Sue begins"
      And the trace does not say "decides"

  Rule: In a later game of a match the loser of the last one decides

    @mirage @timespiral @m11
    Example: after one game
      Given the game has not begun
      And Bob has won 1 game of the match
      When Sue chooses Bob
      And the game begins
      Then the trace says "Sue decides who begins"
      And the trace says "Bob begins"

    @mirage @timespiral @m11
    Example: after two
      Given the game has not begun
      And Bob has won 1 game of the match
      And Sue has won 1 game of the match
      And Bob lost the last game
      When the game begins
      Then the trace says "Bob decides who begins"
      And the trace says "Bob begins"

    @mirage @timespiral @m11
    Example: after a draw the same player decides again
      Given the game has not begun
      And the last game was a draw in which Sue decided who began
      When the game begins
      Then the trace says "Sue decides who begins"

  Rule: A match can be longer than three games

    Example: two games are not enough
      Given the match is the best of five
      And Bob has won 1 game of the match
      When Sue concedes
      Then Bob wins the game

    Example: three are
      Given the match is the best of five
      And Bob has won 2 games of the match
      When Sue concedes
      Then Bob wins the match
