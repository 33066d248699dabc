"""Django's commands for this site: `.venv/bin/python manage.py help`."""

import gc
import os
import sys


def main() -> None:
    gc.set_threshold(100_000)  # nearly all that is made while the site is loaded stays: seldom look through it
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulebook.settings")
    try:
        from django.core.management import execute_from_command_line
    except ImportError:
        sys.exit("Django is missing here: run `make .venv`, then .venv/bin/python manage.py")
    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
