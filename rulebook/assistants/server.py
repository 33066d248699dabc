"""The server that offers the tools, by the official SDK of the Model Context Protocol."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import ParamSpec

from django.db import close_old_connections
from mcp.server.mcpserver import MCPServer

from rulebook.assistants import reading, ruling
from rulebook.assistants.reading import ToolAnswer
from rulebook.assistants.resources import add_resources
from sandbox.imported_cards.database_cards import with_imported_cards
from sandbox.scenarios.evaluation import within_one_budget

INSTRUCTIONS = """\
Headjudge decides questions on the rules of Magic as they are today and as they stood in 1996, 1997, 2006 and 2010. You
translate what a person asks into a scenario; the engine decides it and names the rule of every step. Try `ask` with the
person's own words first. Where it does not understand all of them, look up the sentences with `list_sentences`, write a
scenario and use `rule_on`. Never state a ruling that no tool has given; give the link that stands in the answer.
"""
TOOLS: tuple[Callable[..., ToolAnswer], ...] = (
    ruling.ask,
    ruling.rule_on,
    ruling.explore,
    ruling.legal_moves,
    ruling.compare_editions,
    reading.search_entries,
    reading.read_entry,
    reading.list_editions,
    reading.read_card,
    reading.list_sentences,
)
Arguments = ParamSpec("Arguments")


def server() -> MCPServer:
    """With every tool and resource; nothing runs yet."""
    made = MCPServer("headjudge", title="Headjudge", instructions=INSTRUCTIONS, log_level="WARNING")
    for tool in TOOLS:
        made.add_tool(bounded(tool), structured_output=True)
    add_resources(made)
    return made


def bounded(tool: Callable[Arguments, ToolAnswer]) -> Callable[Arguments, ToolAnswer]:
    """The tool with one budget for whatever it plays, and with the imported cards, as a request has them."""

    @functools.wraps(tool)
    def answer(*said: Arguments.args, **named: Arguments.kwargs) -> ToolAnswer:
        close_old_connections()
        try:
            with within_one_budget(), with_imported_cards():
                return tool(*said, **named)
        finally:
            close_old_connections()

    return answer
