"""Commands of `manage.py` for the sandbox."""
