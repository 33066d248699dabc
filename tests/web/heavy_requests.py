"""`python -m tests.web.heavy_requests [ROUNDS]`: asks for rulings on many long games, all of them in one process.

Prints how much memory it has taken at most, in megabytes."""

from __future__ import annotations

import os
import sys

import django

from tests.memory import most_memory

ROUNDS = 3
PAGES = ("/r/1/{}/", "/r/1/{}.json", "/r/1/{}/boards/", "/embed/1/{}/", "/r/1/{}.png")


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulebook.settings")
    django.setup()
    from django.conf import settings
    from django.test import Client

    from sandbox.engine import budget
    from sandbox.rulings.links import question
    from tests.scenarios.heavy_texts import HEAVY

    settings.ALLOWED_HOSTS.append("testserver")
    settings.REQUEST_RATES = dict.fromkeys(settings.REQUEST_RATES, "1000000/second")
    settings.STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    budget.MOST_SECONDS = 60.0  # what the bound of work lets through is played to its end on a slow machine too
    client = Client()
    for number in range(int(sys.argv[1]) if sys.argv[1:] else ROUNDS):
        for name, text in HEAVY.items():
            packed = question(text.replace("much to do", f"{name} {number}"), "m11").packed
            for page in PAGES:
                answer = client.get(page.format(packed))
                if answer.status_code >= 500:
                    sys.exit(f"{page} of {name}: {answer.status_code}")
    print(most_memory())


if __name__ == "__main__":
    main()
