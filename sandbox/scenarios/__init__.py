"""Floor 6: the scenario language: reading a text, playing it, judging its claims, comparing editions, exploring
choices.
"""
