"""The scripts behind `make serve`: a step is not done twice, and what stops a start is said in one line."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

BIN = Path(__file__).resolve().parent.parent / "bin"
OLD_PYTHON = """#!/bin/sh
case "$2" in *print*) echo 3.9 ;; *) exit 1 ;; esac
"""
BARE_PYTHON = """#!/bin/sh
case "$2" in *print*) echo 3.12 ;; *ensurepip*) exit 1 ;; esac
"""


def run(*command: str | Path, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False, timeout=30
    )


@pytest.fixture
def taken_port() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield str(server.getsockname()[1])


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the scripts in a folder of its own, without the rest of the site."""
    shutil.copytree(BIN, tmp_path / "bin")
    return tmp_path


def python(folder: Path, script: str) -> str:
    path = folder / "python3"
    path.write_text(script)
    path.chmod(0o755)
    return str(path)


def test_a_taken_port_is_named(taken_port: str) -> None:
    answer = run(sys.executable, BIN / "check-port", taken_port)
    assert answer.returncode == 1
    assert answer.stderr.startswith(f"Port {taken_port} is taken")
    assert answer.stderr.count("\n") == 1


@pytest.mark.parametrize("port", ["http", "0", "65536", "", "8000 8001"])
def test_a_port_is_a_number(port: str) -> None:
    answer = run(sys.executable, BIN / "check-port", port)
    assert (answer.returncode, answer.stderr) == (1, f"PORT must be a number from 1 to 65535, not {port!r}.\n")


@pytest.mark.parametrize(("script", "reason"), [(OLD_PYTHON, "is Python 3.9"), (BARE_PYTHON, "3.12 here has no venv")])
def test_a_python_that_cannot_serve_is_refused(script: str, reason: str, tmp_path: Path) -> None:
    answer = run(BIN / "choose-python", PYTHON=python(tmp_path, script))
    assert (answer.returncode, answer.stdout, answer.stderr.count("\n")) == (1, "", 1)
    assert reason in answer.stderr


def test_no_python_at_all_is_said(tmp_path: Path) -> None:
    answer = run(BIN / "choose-python", PYTHON=str(tmp_path / "missing"))
    assert (answer.returncode, answer.stderr) == (1, "Headjudge needs Python 3.11 or newer, and none was found.\n")


def test_this_python_is_chosen() -> None:
    answer = run(BIN / "choose-python", PYTHON=sys.executable)
    assert (answer.returncode, answer.stdout.strip()) == (0, sys.executable)


def test_a_folder_that_cannot_be_written_is_named(copy: Path) -> None:
    (copy / "var").write_text("in the way")
    answer = run(copy / "bin" / "install", "serve")
    assert (answer.returncode, answer.stderr) == (1, f"This folder cannot be written: {copy}/var\n")


def test_a_step_runs_again_only_when_its_inputs_change(tmp_path: Path) -> None:
    step: list[str | Path] = [BIN / "once", "stamps/counted", "entries", "--", "sh", "-c", "echo ran >> runs"]
    entries = tmp_path / "entries"
    entries.mkdir()

    def runs() -> int:
        assert run(*step, cwd=tmp_path).returncode == 0
        return (tmp_path / "runs").read_text().count("ran")

    (entries / "trample.md").write_text("one")
    assert [runs(), runs()] == [1, 1]
    (entries / "trample.md").write_text("two")
    assert [runs(), runs()] == [2, 2]
    (entries / "trample.md").rename(entries / "flanking.md")
    assert [runs(), runs()] == [3, 3]


def test_a_step_that_failed_runs_again(tmp_path: Path) -> None:
    (tmp_path / "entry").write_text("one")
    step: list[str | Path] = [BIN / "once", "stamp", "entry", "--", "sh", "-c", "echo ran >> runs; exit 3"]
    assert [run(*step, cwd=tmp_path).returncode for _ in range(2)] == [3, 3]
    assert (tmp_path / "runs").read_text() == "ran\nran\n"
