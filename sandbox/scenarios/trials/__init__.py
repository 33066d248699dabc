"""Cards tried out: each used in small games in every way that it offers, to find where the engine fails."""
