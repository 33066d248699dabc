"""The glossary as a Django app."""

from django.apps import AppConfig


class GlossaryConfig(AppConfig):
    """Terms and their entries."""

    name = "glossary"
    default_auto_field = "django.db.models.BigAutoField"
