"""Continuous effects: what everything is at this moment.

`effects_in_force` collects them, `apply` makes single changes; `layers` and `occurrence_order` are the two orders
that editions know.
"""
