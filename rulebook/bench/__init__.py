"""What ``manage.py bench`` measures. Figures compare across machines in units; see ``clock``."""
