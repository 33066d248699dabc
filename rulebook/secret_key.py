"""The site's secret key: made at the first start, kept in a file that only its owner can read."""

import os
import secrets
from pathlib import Path


def secret_key(path: Path) -> str:
    """The key in the file, which is made when it is not there; of two processes that make it at once, one wins."""
    if not path.exists():
        _make(path)
    return path.read_text().strip()


def _make(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(secrets.token_urlsafe(50) + "\n")
    try:
        os.link(draft, path)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
