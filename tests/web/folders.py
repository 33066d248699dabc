"""Folders of entries that tests write."""

from pathlib import Path

ENTRY = """\
---
title: {title}
topics: [{topics}]
source:
  - {{document: "Magic 2011 basic rulebook", heading: "Keywords"}}
keywords: [{keywords}]
see_also: [{see_also}]
---
{body}
"""


class Folder:
    """A folder of entries that a test writes."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def write(self, house: str, edition: str, slug: str, body: str = "Text.", **head: str) -> Path:
        """An entry with a plain head, unless the test says otherwise."""
        word = "rule" if house == "rulebook" else "glossary"
        path = self.root / house / "content" / edition / f"{slug}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        fields = {"title": slug.title(), "topics": f"{edition}-{word}-{slug}", "keywords": "", "see_also": ""} | head
        path.write_text(ENTRY.format(body=body, **fields))
        return path
