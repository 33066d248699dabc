"""`manage.py mcp` as an assistant reaches it: the SDK's own client, by standard input and by HTTP."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import anyio
import pytest
from mcp import Client, StdioServerParameters

from rulebook.assistants.server import TOOLS
from tests.web.texts import TRAMPLE

ROOT = Path(__file__).resolve().parents[2]
STDIO = StdioServerParameters(command=sys.executable, args=["manage.py", "mcp"], cwd=ROOT)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of a server of this test's own."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = int(found.getsockname()[1])
    command = [sys.executable, "manage.py", "mcp", "--http", "--port", str(port)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as server:
        try:
            assert any(_listens(port) for _ in range(150)), "the server did not start"
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            server.terminate()


def _listens(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port)):
            return True
    except OSError:
        time.sleep(0.2)
        return False


async def conversation(server: StdioServerParameters | str) -> dict[str, object]:
    """What an assistant sees of it: its tools, a ruling, an error and a resource."""
    async with Client(server) as client:
        ruled = await client.call_tool("rule_on", {"scenario": TRAMPLE, "edition": "m11"})
        wrong = await client.call_tool("rule_on", {"scenario": "Example: x\n  Given Sue is at 18\n"})
        missing = await client.call_tool("rule_on", {})
        table = await client.read_resource("headjudge://sentences")
        return {
            "tools": [tool.name for tool in (await client.list_tools()).tools],
            "ruled": ruled.structured_content,
            "wrong": str(wrong.content) if wrong.is_error else "",
            "missing": missing.is_error,
            "table": str(table.contents),
        }


@pytest.mark.parametrize("by", ["stdio", "http"])
def test_an_assistant_finds_the_tools_and_uses_them(by: str, request: pytest.FixtureRequest) -> None:
    seen = anyio.run(conversation, STDIO if by == "stdio" else request.getfixturevalue("address"))
    assert seen["tools"] == [tool.__name__ for tool in TOOLS]
    assert "Sue has 18 life" in json.dumps(seen["ruled"])
    assert "Sue has 18 life" in str(seen["wrong"])
    assert seen["missing"]
    assert "Bob casts" in str(seen["table"])
