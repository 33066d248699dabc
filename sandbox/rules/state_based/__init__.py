"""What the rules do by themselves when they look at the state of the game, and how a permanent dies."""
