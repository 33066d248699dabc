"""The processes of a site on several machines, in a folder of their own: what `compose.yaml` names, started from the
packages of Debian."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import randrange

ROOT = Path(__file__).resolve().parents[2]
INSTALL = "apt-get install -y --no-install-recommends postgresql redis-server nginx-light && bin/install dev"
SHARED_LIBRARIES = ("psycopg", "redis", "celery", "prometheus_client", "pythonjsonlogger")


def postgresql() -> Path | None:
    """The folder of the newest PostgreSQL's commands."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    return found[-1] if found else None


def missing() -> list[str]:
    """What has to be installed first."""
    from importlib.util import find_spec

    commands = [
        name for name in ("redis-server", "nginx") if not (shutil.which(name) or Path(f"/usr/sbin/{name}").exists())
    ]
    libraries = [name for name in SHARED_LIBRARIES if find_spec(name) is None]
    return [*commands, *libraries, *([] if postgresql() else ["postgresql"])]


def free_port() -> int:
    """One below those that a system gives to outgoing connections: between asking for it and listening at it, none of
    them takes it."""
    while True:
        port = randrange(20_000, 32_000)
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue


def wait_for(what: str, so: Callable[[], bool], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if so():
            return
        time.sleep(0.1)
    raise AssertionError(f"{what} did not come about in {seconds} seconds")


def status(port: int, path: str) -> int:
    """Of one request; 0 where nobody answers."""
    connection = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    except (OSError, HTTPException):
        return 0
    finally:
        connection.close()


@dataclass
class Cluster:
    """Everything runs once it is started. `versions` are folders as `HEADJUDGE_VAR` names them."""

    folder: Path
    ports: dict[str, int] = field(default_factory=dict)
    running: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    logs: dict[str, Path] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.folder.chmod(0o755)
        names = ("database", "cache", "proxy", "web1", "web2")
        self.ports = {name: free_port() for name in names}

    @property
    def environment(self) -> dict[str, str]:
        cache = f"redis://127.0.0.1:{self.ports['cache']}"
        rates = {f"HEADJUDGE_{what}_RATE": "1000000/second" for what in ("PAGE", "API", "STORE", "PLAYBACK")}
        return {
            **{name: value for name, value in os.environ.items() if not name.startswith("HEADJUDGE_")},
            **rates,
            "DATABASE_URL": f"postgres://headjudge@127.0.0.1:{self.ports['database']}/headjudge",
            "HEADJUDGE_CACHE": f"{cache}/0",
            "HEADJUDGE_BROKER": f"{cache}/1",
            "HEADJUDGE_PROXIES": "1",
            "HEADJUDGE_SECRET_KEY": "a key for tests",
            "HEADJUDGE_METRICS": "token",
            "HEADJUDGE_LOG": "json",
            "WEB_CONCURRENCY": "1",
            "DJANGO_SETTINGS_MODULE": "rulebook.settings",
        }

    def run(
        self, name: str, command: list[str], more: Mapping[str, str] | None = None, log: Path | None = None
    ) -> None:
        """Starts a process in a group of its own."""
        self.logs[name] = log or self.folder / f"{name}.log"
        out = self.logs[name].open("ab")
        self.running[name] = subprocess.Popen(
            command, cwd=ROOT, env=self.environment | dict(more or {}), stdout=out, stderr=out, start_new_session=True
        )

    def end(self, name: str, by: signal.Signals = signal.SIGTERM) -> None:
        """The process and what it has started."""
        process = self.running.pop(name)
        group = os.getpgid(process.pid) if process.poll() is None else None
        if group is not None:
            if by is signal.SIGKILL:
                os.killpg(group, by)
            else:
                process.send_signal(by)
        process.wait(30)

    def make_version(self, name: str) -> Path:
        """A version's folder, which is not there before, made as an image makes it: without the other machines."""
        var = self.folder / name
        more = {"HEADJUDGE_VAR": str(var), "DATABASE_URL": "postgres://nobody@localhost/nothing"}
        made = subprocess.run(
            ["sh", "deploy/make-version"],
            cwd=ROOT,
            env=self.environment | more,
            capture_output=True,
            text=True,
            check=False,
        )
        assert made.returncode == 0, made.stdout + made.stderr
        return var

    def next_version(self, var: Path, name: str, mark: str) -> Path:
        """Another version, with the mark in the titles of its entries."""
        further = self.folder / name
        for part in ("index", "static"):
            shutil.copytree(var / part, further / part)
        shutil.copy(var / "content.sqlite3", further)
        with sqlite3.connect(further / "content.sqlite3") as content:
            content.execute("UPDATE rulebook_rule SET title = title || ?", (mark,))
        return further

    def start_database(self) -> None:
        place = self.folder / "database"
        if not place.exists():
            place.mkdir()
            if os.geteuid() == 0:
                shutil.chown(place, "postgres", "postgres")
            self.as_postgres("initdb", "--auth", "trust", "--username", "headjudge", "--no-sync", str(place))
        self.control_database("start")
        made = self.as_postgres(
            "psql", *self.at_database, "-d", "postgres", "-tc", "SELECT 1 FROM pg_database WHERE datname='headjudge'"
        )
        if "1" not in made:
            self.as_postgres("createdb", *self.at_database, "headjudge")

    @property
    def at_database(self) -> list[str]:
        return ["--host", "127.0.0.1", "--port", str(self.ports["database"]), "--username", "headjudge"]

    def control_database(self, what: str) -> None:
        place = self.folder / "database"
        options = f"-p {self.ports['database']} -c listen_addresses=127.0.0.1 -c unix_socket_directories={place}"
        log = str(place / "server.log")
        self.as_postgres("pg_ctl", "--pgdata", str(place), "--log", log, "--wait", "-o", options, what)

    def as_postgres(self, command: str, *arguments: str) -> str:
        """PostgreSQL refuses to be run by root."""
        folder = postgresql()
        assert folder is not None
        who = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        done = subprocess.run(
            [*who, str(folder / command), *arguments], capture_output=True, text=True, check=False, cwd="/", timeout=90
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    def start_cache(self) -> None:
        place = self.folder / "cache"
        place.mkdir(exist_ok=True)
        port = str(self.ports["cache"])
        self.run("cache", ["redis-server", "--port", port, "--bind", "127.0.0.1", "--dir", str(place), "--save", ""])
        wait_for("Redis", lambda: self.is_open("cache"))

    def is_open(self, name: str) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.ports[name]), 1).close()
        except OSError:
            return False
        return True

    def start_proxy(self) -> None:
        shared = self.folder / "shared" / "static"
        shared.mkdir(parents=True)
        (self.folder / "nginx").mkdir()
        file = self.folder / "nginx.conf"
        servers = "".join(
            f"server 127.0.0.1:{self.ports[name]} max_fails=1 fail_timeout=2s;" for name in ("web1", "web2")
        )
        file.write_text(
            f"pid {self.folder}/nginx/pid; daemon off; worker_processes 1; error_log {self.folder}/nginx/error.log;\n"
            f"{'user ' + pwd.getpwuid(os.geteuid()).pw_name + ';' if os.geteuid() == 0 else ''}\n"
            "events { worker_connections 512; }\n"
            f"http {{ include /etc/nginx/mime.types; access_log off; {temporary_folders(self.folder / 'nginx')}\n"
            f"upstream headjudge {{ {servers} keepalive 32; }}\n"
            f"server {{ listen 127.0.0.1:{self.ports['proxy']}; set $hashed_files {self.folder}/shared;\n"
            f"include {ROOT}/deploy/nginx/headjudge.conf; }} }}\n"
        )
        self.run("proxy", ["nginx", "-c", str(file), "-e", str(self.folder / "nginx" / "error.log")])
        wait_for("nginx", lambda: self.is_open("proxy"))

    def start_web(self, name: str, var: Path) -> None:
        """A replica, as `deploy/serve` starts it. Its log lies with what else the machine writes."""
        shared = str(self.folder / "shared" / "static")
        more = {"PORT": str(self.ports[name]), "HEADJUDGE_VAR": str(var), "SHARED_STATIC": shared}
        self.run(name, ["sh", "deploy/serve"], more, log=var / f"{name}.log")

    def wait_until_ready(self, name: str) -> None:
        wait_for(f"{name} ready", lambda: self._answers(name), 120)

    def _answers(self, name: str) -> bool:
        process = self.running[name]
        assert process.poll() is None, f"{name} ended with {process.returncode}:\n{self.logs[name].read_text()[-2000:]}"
        return status(self.ports[name], "/readyz") == 200

    def start_worker(self, var: Path) -> None:
        command = [sys.executable, "-m", "celery", "--app", "rulebook", "worker", "--beat", "--concurrency", "1"]
        self.run("worker", [*command, "--loglevel", "INFO"], {"HEADJUDGE_VAR": str(var)})

    def manage(self, *command: str, var: Path) -> str:
        """What a command of the site says; its status may be 1, as that of a recheck that has found something."""
        done = subprocess.run(
            [sys.executable, "manage.py", *command],
            cwd=ROOT,
            env=self.environment | {"HEADJUDGE_VAR": str(var)},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode in (0, 1), done.stderr
        return done.stdout

    def asked(self, sql: str) -> str:
        """What the database says."""
        return self.as_postgres("psql", *self.at_database, "-d", "headjudge", "-Atc", sql).strip()

    def stop(self) -> None:
        for name in ("worker", "web1", "web2", "proxy", "cache"):
            if name in self.running:
                self.end(name, signal.SIGKILL)
        if (self.folder / "database" / "postmaster.pid").exists():
            self.control_database("stop")


def temporary_folders(folder: Path) -> str:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
