"""Faults of a site on several machines while people read: whatever breaks, a read succeeds at the latest when it is
sent once more, and every ruling that somebody was given a link to is there, once.

RATE says how many requests are sent in a second, 200 without it.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from tests.cluster.processes import INSTALL, ROOT, Cluster, missing, status, wait_for
from tests.cluster.readers import TEXT, Answered, reading, ruling
from tests.official.texts import OLDER

pytestmark = pytest.mark.skipif(bool(missing()), reason=f"missing: {', '.join(missing())}; install with: {INSTALL}")
RATE = float(os.environ.get("RATE", "200"))
STORES_A_SECOND = 4.0
MARK = " (the new version)"
NUMBERS = count()
STORED: dict[str, str] = {}
"""Every link that somebody was given, in all of the tests."""
SMALL = "size=40m"
SECONDS_UNTIL_THE_PROXY_SEES = 3
"""As in `deploy/roll-out`."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="headjudge-cluster-"))
    cluster = Cluster(folder)
    try:
        cluster.start_database()
        cluster.start_cache()
        var = cluster.make_version("one")
        cluster.manage("migrate_databases", var=var)
        cluster.start_proxy()
        for name in ("web1", "web2"):
            cluster.start_web(name, var)
        for name in ("web1", "web2"):
            cluster.wait_until_ready(name)
        yield cluster
    finally:
        cluster.stop()
        subprocess.run(["umount", str(folder / "small")], check=False, capture_output=True)
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def people(cluster: Cluster, what: str) -> Iterator[Answered]:
    """Readers and storers, who all have been served in the end."""
    asks = [
        *(("GET", path, None) for path in ("/", "/m11/", "/m11/rules/trample/", "/m11/glossary/", "/editions/")),
        *(("GET", path, None) for path in ("/mirage/rules/phasing/", "/duel/rules/banding/", "/about/")),
        ruling(TEXT.format("known")),
        *(("GET", place, None) for place in list(STORED.values())[-5:]),
    ]
    asks = [ask for ask in asks if ask[0] == "POST" or status(cluster.ports["proxy"], ask[1]) == 200]
    assert len(asks) > 6
    with reading(cluster.ports["proxy"], asks, RATE, STORES_A_SECOND, NUMBERS) as found:
        yield found
    STORED.update(found.stored)
    rate = found.reads / found.seconds
    print(
        f"\n{what}: {found.reads} reads, {rate:.0f} a second, {sum(found.retried.values())} sent once more "
        f"{dict(found.retried)}, slowest {found.slowest:.2f} s; {len(found.stored)} stored, "
        f"{found.store_retries} times sent again"
    )
    assert found.failed == []
    assert found.reads > 0
    assert found.stored


def assert_all_are_stored_once(cluster: Cluster) -> None:
    """The database holds each question that somebody stored, and no other."""
    assert len(set(STORED.values())) == len(STORED)
    rows = cluster.asked("SELECT id FROM sandbox_storedruling ORDER BY id").split()
    assert rows == sorted(place.split("/")[2] for place in STORED.values())


def test_without_a_fault_nothing_is_sent_twice(cluster: Cluster) -> None:
    with people(cluster, "no fault") as found:
        time.sleep(5)
    assert not found.retried
    assert_all_are_stored_once(cluster)


def test_a_replica_is_killed(cluster: Cluster) -> None:
    with people(cluster, "a replica is killed"):
        time.sleep(1)
        cluster.end("web1", signal.SIGKILL)
        time.sleep(4)
        cluster.start_web("web1", cluster.folder / "one")
        cluster.wait_until_ready("web1")
        time.sleep(1)
    assert_all_are_stored_once(cluster)


def test_the_database_restarts(cluster: Cluster) -> None:
    with people(cluster, "the database restarts"):
        time.sleep(1)
        cluster.control_database("restart")
        time.sleep(4)
    assert_all_are_stored_once(cluster)


def test_redis_goes_away_and_comes_back(cluster: Cluster) -> None:
    with people(cluster, "Redis goes away"):
        time.sleep(1)
        cluster.end("cache", signal.SIGKILL)
        time.sleep(4)
        cluster.start_cache()
        time.sleep(2)
    assert_all_are_stored_once(cluster)


def test_the_disk_of_a_node_fills(cluster: Cluster) -> None:
    small = cluster.folder / "small"
    small.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", SMALL, "tmpfs", str(small)], check=False)
    if mounted.returncode:
        pytest.skip("a small disk can be mounted by root only")
    shutil.copytree(cluster.folder / "one", small / "one")
    cluster.end("web2")
    cluster.start_web("web2", small / "one")
    cluster.wait_until_ready("web2")
    with people(cluster, "a disk fills"):
        time.sleep(1)
        subprocess.run(["dd", "if=/dev/zero", f"of={small}/full", "bs=1M"], check=False, capture_output=True)
        assert shutil.disk_usage(small).free == 0
        time.sleep(4)
        assert status(cluster.ports["web2"], "/readyz") == 200
    assert_all_are_stored_once(cluster)
    cluster.end("web2")
    cluster.start_web("web2", cluster.folder / "one")
    cluster.wait_until_ready("web2")


def test_a_worker_dies_in_the_middle_of_a_recheck(cluster: Cluster) -> None:
    var = cluster.folder / "one"
    played = "SELECT count(*) FROM sandbox_recheckedruling WHERE played IS NOT NULL"
    store_many(cluster, var, 600)
    cluster.start_worker(var)
    with people(cluster, "a worker dies"):
        assert "waits for a worker" in cluster.manage("run_task", "recheck", var=var)
        wait_for("some played", lambda: int(cluster.asked(played)) >= 40)
        cluster.end("worker", signal.SIGKILL)
        before = cluster.asked("SELECT id, played FROM sandbox_recheckedruling WHERE played IS NOT NULL ORDER BY id")
        done = len(before.splitlines())
        total = int(cluster.asked("SELECT count(*) FROM sandbox_recheckedruling"))
        assert 40 <= done < total, "it was over before the worker died"
        cluster.start_worker(var)
        wait_for("the recheck", lambda: int(cluster.asked(played)) == total, 120)
    ids = ",".join(line.split("|")[0] for line in before.splitlines())
    kept = cluster.asked(f"SELECT id, played FROM sandbox_recheckedruling WHERE id IN ({ids}) ORDER BY id")
    assert kept == before, "what had been played was played again"
    assert (
        cluster.asked("SELECT count(*), count(DISTINCT ruling_id) FROM sandbox_recheckedruling") == f"{total}|{total}"
    )
    wait_for("its end", lambda: cluster.asked("SELECT count(*) FROM sandbox_recheck WHERE finished IS NULL") == "0")
    cluster.end("worker")
    assert_all_are_stored_once(cluster)


def store_many(cluster: Cluster, var: Path, number: int) -> None:
    """So that a recheck takes a while."""
    script = (
        "import django; django.setup()\n"
        "from sandbox.rulings.links import question\n"
        "from sandbox.rulings.store import evaluate_question, store_ruling\n"
        "from tests.cluster.readers import TEXT\n"
        f"for number in range({number}):\n"
        "    asked = question(TEXT.format(f'{number} of many'), 'm11')\n"
        "    print(number, store_ruling(asked, evaluate_question(asked)).pk)\n"
    )
    environment = cluster.environment | {"HEADJUDGE_VAR": str(var)}
    python = [str(ROOT / ".venv/bin/python"), "-c", script]
    done = subprocess.run(python, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines():
        place, key = line.split()
        STORED[f"{place} of many"] = f"/r/{key}/"


def test_a_new_version_is_rolled_out(cluster: Cluster) -> None:
    new = cluster.next_version(cluster.folder / "one", "two", MARK)
    with people(cluster, "a new version"):
        time.sleep(1)
        for name in ("web1", "web2"):
            cluster.end(name)
            cluster.start_web(name, new)
            cluster.wait_until_ready(name)
            time.sleep(SECONDS_UNTIL_THE_PROXY_SEES)
    for _ in range(4):
        assert MARK.strip() in page(cluster, "/m11/rules/")
    assert_all_are_stored_once(cluster)


def page(cluster: Cluster, path: str, machine: str = "proxy") -> str:
    from urllib.request import urlopen

    with urlopen(f"http://127.0.0.1:{cluster.ports[machine]}{path}", timeout=10) as answer:
        return str(answer.read().decode())


def test_an_official_text_that_one_machine_imports_is_found_on_every_machine(cluster: Cluster) -> None:
    file = cluster.folder / "rules.txt"
    file.write_text(OLDER)
    cluster.manage("import_rules", str(file), var=cluster.folder / "one")
    for name in ("web1", "web2"):
        assert '#200.1">200.1</a>' in page(cluster, "/official/search/?q=silence", name)


def test_those_who_watch_are_told_and_strangers_are_not(cluster: Cluster) -> None:
    assert status(cluster.ports["proxy"], "/readyz") == status(cluster.ports["proxy"], "/metrics") == 404
    assert status(cluster.ports["web1"], "/readyz") == 200
    assert status(cluster.ports["web1"], "/metrics") == 404


def test_what_was_stored_is_restored_from_a_backup(cluster: Cluster) -> None:
    file, var = cluster.folder / "rulings.jsonl.gz", cluster.folder / "one"
    rows = "SELECT md5(string_agg(s::text, '' ORDER BY id)) FROM sandbox_storedruling s"
    before = cluster.asked(rows)
    cluster.manage("backup", str(file), var=var)
    cluster.asked("DELETE FROM sandbox_recheckedruling; DELETE FROM sandbox_storedruling")
    cluster.manage("restore", str(file), var=var)
    assert cluster.asked(rows) == before
    assert_all_are_stored_once(cluster)
