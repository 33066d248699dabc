"""The sandbox as a Django app."""

from django.apps import AppConfig


class SandboxConfig(AppConfig):
    """Scenarios, and the pages on which the engine decides them."""

    name = "sandbox"
    default_auto_field = "django.db.models.BigAutoField"
