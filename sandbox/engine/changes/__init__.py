"""The one writer of each part of an object's state, of the effects that last, and of combat as a whole, a module for
each group. Each function makes its change and no more; what depends on it is worked out anew. No rules are consulted,
and no event is told of.

Zones and attachment are the game's own: see `Game`.
"""
