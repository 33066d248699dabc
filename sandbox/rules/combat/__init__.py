"""Combat: attacking, banding, blocking, combat damage."""
