"""Continuous effects: what everything is at this moment.

`pieces` collects the effects in force, `apply` makes single changes; `layers` and `occurrence` are the two orders that
editions know.
"""
