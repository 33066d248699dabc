"""What may be attached to what."""

from __future__ import annotations

import pytest

from sandbox.rules.continuous import attachment
from tests.rules.tables import ALL, Paper, by_answer


@pytest.mark.parametrize(
    ("edition", "chooser"),
    by_answer(
        "uncast_aura",
        {
            attachment.nobody_chooses: None,
            attachment.who_puts_it_there_chooses: "Sue",
            attachment.its_controller_chooses: "Bob",
        },
    ),
)
def test_who_chooses_what_an_aura_is_on_that_nobody_has_cast(edition: str, chooser: str | None) -> None:
    """2006: 212.4j; 2010: 303.4f."""
    table = Paper("Bob has 20 life", edition)
    found = table.game.edition.uncast_aura(table.bob, table.sue)
    assert (found.name if found is not None else None) == chooser


@pytest.mark.parametrize(
    ("what", "where", "possible"),
    [
        ("Holy Strength", "Hill Giant", True),
        ("Holy Strength", "Forest", False),
        ("Evil Presence", "Forest", True),
        ("Evil Presence", "Hill Giant", False),
        ("Holy Strength", "Black Knight", False),
        ("Loxodon Warhammer", "Hill Giant", True),
        ("Loxodon Warhammer", "Forest", False),
        ("Sol Ring", "Hill Giant", False),
        ("Hill Giant", "Hill Giant", False),
    ],
)
@pytest.mark.parametrize("edition", ALL)
def test_what_may_be_attached_to_what(edition: str, what: str, where: str, possible: bool) -> None:
    """Mirage: Local Enchantments; 2006: 212.2i and 212.4; 2010: 301.5 and 303.4."""
    table = Paper(
        "Bob controls Hill Giant, Forest, Black Knight, Loxodon Warhammer and Sol Ring\n"
        "Bob holds Holy Strength and Evil Presence",
        edition,
    )
    assert attachment.may_be_on(table.game, table.thing(what), table.thing(where)) is possible


@pytest.mark.parametrize("edition", ALL)
def test_nothing_is_attached_to_itself(edition: str) -> None:
    """2006: 212.4g; 2010: 303.4d."""
    table = Paper("Bob controls Glorious Anthem\nBob controls Feedback on Glorious Anthem", edition)
    feedback = table.thing("Feedback")
    assert attachment.may_be_on(table.game, feedback, table.thing("Glorious Anthem"))
    assert not attachment.may_be_on(table.game, feedback, feedback)
