"""Floor 6: the scenario language, playing one, exploring its choices, and the ruling that it comes to."""
