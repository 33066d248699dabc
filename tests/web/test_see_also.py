"""What an entry says to see as well is there."""

from rulebook.entry_loading import Library
from sandbox.editions import EDITIONS
from tests.scenarios.content import FOLDERS


def test_every_entry_that_is_named_exists() -> None:
    library = Library.under(dict(zip(("rules", "glossary"), FOLDERS, strict=True)), set(EDITIONS))
    lost = [
        (address.slug, topic)
        for address, entry in library.files.items()
        for topic in entry.see_also
        if library.resolve(topic) is None
    ]
    assert len(library.files) > 800
    assert lost == []
