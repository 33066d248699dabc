"""The rulebook as a Django app."""

from django.apps import AppConfig


class RulebookConfig(AppConfig):
    """Editions, their rules, and search."""

    name = "rulebook"
    default_auto_field = "django.db.models.BigAutoField"
