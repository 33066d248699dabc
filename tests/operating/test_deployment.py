"""What is shipped for running the site names only what there is."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
import yaml

from rulebook.environment import VARIABLES
from rulebook.stores import CONTENT_OPTIONS, databases

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = [ROOT / "compose.yaml", ROOT / "Containerfile", *(f for f in (ROOT / "deploy").rglob("*") if f.is_file())]
SCRIPTS = [file for file in SHIPPED if file.read_text().startswith("#!/bin/sh")]


def test_variables_of_the_site_are_those_that_it_reads() -> None:
    named = {name for file in SHIPPED for name in re.findall(r"\bHEADJUDGE_[A-Z_]+", file.read_text())}
    assert named
    assert named <= set(VARIABLES)


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.name)
def test_files_that_are_named_exist(file: Path) -> None:
    named = re.findall(r"(?<![\w/])(?:deploy|bin|requirements)/[\w./-]+\w", file.read_text())
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_scripts_can_be_read(file: Path) -> None:
    subprocess.run(["sh", "-n", str(file)], check=True)


def test_compose_starts_two_replicas_a_worker_and_what_they_share() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    assert set(services) == {"proxy", "web1", "web2", "worker", "migrated", "database", "cache"}
    for service in services.values():
        assert set(service.get("depends_on", {})) <= set(services)
    assert services["web1"]["environment"]["HEADJUDGE_PROXIES"] == "1"


def test_content_in_a_file_of_its_own_is_read_without_writing(tmp_path: Path) -> None:
    found = databases("postgres://one@db/headjudge", tmp_path)
    assert found["content"]["OPTIONS"] == CONTENT_OPTIONS
    assert "WAL" not in str(CONTENT_OPTIONS)
    assert found["default"]["OPTIONS"] == {"connect_timeout": 3}
