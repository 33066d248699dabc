"""The notice names the licence of every library that the site is served with."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_every_library_that_is_installed_stands_in_the_notice() -> None:
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "serve.txt").read_text(), re.M)
    named = dict(re.findall(r"^\| ([\w.-]+) \| (.+) \|$", (ROOT / "NOTICE.md").read_text(), re.M))
    assert set(locked) == set(named) - {"library"}
    assert all(named.values())
