"""Commands of `manage.py` for the rulebook."""
