"""What happens to players: life, cards drawn and discarded, losing and winning."""
