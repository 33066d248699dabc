"""The site served as `make serve` does, on a port of its own."""

from __future__ import annotations

import fcntl
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from http.client import HTTPConnection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Server:
    """`process` is the number of the process that starts and watches the workers."""

    port: int
    process: int

    def status(self, path: str, **headers: str) -> int:
        """The status of an answer, waited for no longer than a patient reader would."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            connection.request("GET", path, headers={name.replace("_", "-"): said for name, said in headers.items()})
            return connection.getresponse().status
        finally:
            connection.close()


@cache
def prepare() -> None:
    """Brings up to date what is served. Nothing is made again that is up to date: another server may be reading it."""
    with (ROOT / "var" / "preparing").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([ROOT / "bin" / "prepare"], cwd=ROOT, check=True)


@contextmanager
def serving(**environment: str) -> Iterator[Server]:
    """Until the block ends; with these settings of the environment beside the process's own."""
    prepare()
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = int(found.getsockname()[1])
    settings = os.environ | {"PORT": str(port), "HEADJUDGE_DEBUG": "0"} | environment
    command = [sys.executable, "-m", "gunicorn", "rulebook.wsgi"]
    with subprocess.Popen(
        command, cwd=ROOT, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        server = Server(port, process.pid)
        try:
            assert any(_answers(server, process) for _ in range(150)), "the server did not start"
            yield server
        finally:
            process.terminate()


def _answers(server: Server, process: subprocess.Popen[bytes]) -> bool:
    """Whether it answers yet; a server that has ended never will."""
    assert process.poll() is None, "the server ended"
    try:
        return server.status("/about/") < 400
    except OSError:
        time.sleep(0.2)
        return False
