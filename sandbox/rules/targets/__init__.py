"""What a spell or effect may aim at."""
