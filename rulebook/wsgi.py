"""The site as a WSGI application."""

import os
from importlib import import_module

from django.conf import settings
from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulebook.settings")

application = get_wsgi_application()
import_module(settings.ROOT_URLCONF)  # every view is loaded before workers are forked, and they share it
