"""Floor 1: the words of the game. No behaviour beyond reading and printing them."""
