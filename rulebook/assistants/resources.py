"""What an assistant may read as a document: the sentences of scenarios, and every entry."""

from __future__ import annotations

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError

from rulebook.assistants.reading import groups_of_sentences
from rulebook.models import ENTRY_MODELS

MARKDOWN = "text/markdown"


def add_resources(server: MCPServer) -> None:
    """Adds them to the server."""
    server.resource("headjudge://sentences", title="Sentences of scenarios", mime_type=MARKDOWN)(sentence_table)
    server.resource("headjudge://entries/{edition}/{kind}/{slug}", title="An entry", mime_type=MARKDOWN)(entry_text)


def sentence_table() -> str:
    """Every sentence that a scenario may say, by what it speaks of, with an example and what it means."""
    return "\n".join(
        f"\n## {name}\n\n" + "\n".join(f"- `{one.example}`: {one.about}" for one in rows)
        for name, rows in groups_of_sentences()
    )


def entry_text(edition: str, kind: str, slug: str) -> str:
    """The text of a rule or glossary entry, with its title and source."""
    model = ENTRY_MODELS.get(kind)
    entry = model.objects.filter(edition=edition, slug=slug).first() if model else None
    if entry is None:
        raise ResourceNotFoundError(f"there is no entry {edition}/{kind}/{slug}")
    return f"# {entry.title}\n\n{entry.text}\n\nSource: {'; '.join(map(str, entry.sources))}\n"
