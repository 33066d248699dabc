"""HTTPS is asked for where the one who runs the site says so, and not before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.test import Client
from pytest_django.fixtures import Settings

from rulebook.serving.kept_pages import KEPT

ROOT = Path(__file__).resolve().parents[2]
ON = {"HEADJUDGE_HTTPS": "1", "HEADJUDGE_HSTS": "31536000", "HEADJUDGE_HSTS_WIDE": "1", "HEADJUDGE_PROXIES": "1"}
NOT_OURS = {"security.W003"}
"""Forms carry no token: nobody logs in, and a forged request can do nothing that its sender could not do alone."""


def warnings_of_deployment(environment: dict[str, str]) -> set[str]:
    """What Django's own check of a deployment finds."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("HEADJUDGE_")}
    done = subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy"],
        cwd=ROOT,
        env=plain | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return {word.strip("()?:") for word in done.stderr.split() if word.startswith("(security.W")}


def test_with_the_switches_on_the_check_of_a_deployment_finds_nothing() -> None:
    assert warnings_of_deployment(ON) <= NOT_OURS


def test_without_them_it_says_that_they_are_off() -> None:
    assert {"security.W004", "security.W008"} <= warnings_of_deployment({})


@pytest.mark.django_db
def test_the_switches_do_what_they_say(client: Client, settings: Settings) -> None:
    assert client.get("/about/").status_code == 200
    assert "Strict-Transport-Security" not in client.get("/about/", secure=True)
    KEPT.forget()  # a site that is started with the switches has kept nothing without them
    settings.SECURE_SSL_REDIRECT, settings.SECURE_HSTS_SECONDS = True, 60
    answer = Client().get("/about/")
    assert (answer.status_code, answer["Location"]) == (301, "https://testserver/about/")
    assert Client().get("/about/", secure=True)["Strict-Transport-Security"].startswith("max-age=60")
