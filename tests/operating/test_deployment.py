"""What is shipped for running the site names only what there is."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from django.core.management import get_commands

from rulebook.environment import VARIABLES
from rulebook.stores import CONTENT_OPTIONS, databases

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = [ROOT / "compose.yaml", ROOT / "Containerfile", *(f for f in (ROOT / "deploy").rglob("*") if f.is_file())]
SCRIPTS = [file for file in SHIPPED if file.read_text().startswith("#!/bin/sh")]

BIN = Path(sys.executable).parent
INSTRUCTIONS = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "EXPOSE", "CMD"}


def nginx() -> str:
    """The program; empty where there is none."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin") or ""


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


def test_what_compose_names_is_there() -> None:
    """Commands, mounted files, variables: all of them are of this repository and of `OPERATING.md`."""
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services, listed = compose["services"], (ROOT / "OPERATING.md").read_text()
    ours = [service for service in services.values() if service["image"] == "headjudge"]
    assert len(ours) == 4
    for service in ours:
        assert (ROOT / service["build"]["dockerfile"]).is_file()
        assert [name for name in service["environment"] if f"| `{name}` |" not in listed] == []
        assert_can_be_started(service.get("command", []))
    mounts = [mount.split(":")[0] for service in services.values() for mount in service.get("volumes", [])]
    assert [mount for mount in mounts if not (ROOT / mount).exists() and mount not in compose["volumes"]] == []


def assert_can_be_started(command: list[str]) -> None:
    """It is a script of this repository, a command of Django's, or a program of a library that is locked."""
    if "manage.py" in command:
        assert command[2] in get_commands()
    elif command:
        program = command[0].removeprefix(".venv/bin/")
        assert f"\n{program}==" in (ROOT / "requirements" / "cluster.txt").read_text()


def test_the_image_is_made_and_started_by_what_is_in_it() -> None:
    lines = (ROOT / "Containerfile").read_text().replace("\\\n", " ").splitlines()
    steps = [line.partition(" ")[::2] for line in lines if line and line[0].isalpha()]
    said = dict(steps)
    assert [word for word, _ in steps if word not in INSTRUCTIONS] == []
    assert steps[0][0] == "FROM"
    assert ":latest" not in said["FROM"]
    assert said["USER"] != "root"
    assert (ROOT / json.loads(said["CMD"])[1]).is_file()


def test_compose_waits_for_replicas_that_are_ready() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    for name in services["proxy"]["depends_on"]:
        _, program, _, script = services[name]["healthcheck"]["test"]
        assert program == ".venv/bin/python"
        compile(script, "healthcheck", "exec")
        assert "/readyz" in script


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not there (package systemd)")
def test_systemd_can_read_the_units(tmp_path: Path) -> None:
    units = [file for file in SHIPPED if file.suffix in (".service", ".timer")]
    for unit in units:
        here = unit.read_text().replace("/srv/headjudge/current", str(ROOT))
        (tmp_path / unit.name.replace("@.", "@8001.")).write_text(here.replace(f"{ROOT}/.venv/bin/", f"{BIN}/"))
    made = sorted(str(file) for file in tmp_path.iterdir())
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", *made], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not nginx(), reason="nginx is not there (package nginx-light)")
@pytest.mark.parametrize("name", ["compose.conf", "one-machine.conf"])
def test_nginx_can_read_its_configuration(name: str, tmp_path: Path) -> None:
    """With its servers, its port and its files where this machine has them."""
    site = (ROOT / "deploy" / "nginx" / name).read_text().replace("listen 80", "listen 127.0.0.1:8")
    site = re.sub(r"include \S+/headjudge\.conf;", f"include {ROOT}/deploy/nginx/headjudge.conf;", site)
    (tmp_path / "site.conf").write_text(re.sub(r"web[12]:8000", "127.0.0.1:8000", site))
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; include {tmp_path}/site.conf;}}"
    (tmp_path / "nginx.conf").write_text(whole)
    done = subprocess.run([nginx(), "-t", "-c", f"{tmp_path}/nginx.conf"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "[warn]" not in done.stderr
