"""Floor 3: the game as it stands: players, objects, zones, what waits, choices, events and the trace. No rules."""
