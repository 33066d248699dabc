"""What texts speak of that is not played here: it is refused by name."""

import re

_NOT_PLAYED = (
    (
        r"ventures? into|(?:complet|explor)\w+ (?:a|the|that|any) dungeon|dungeons? you|(?:take|ha)\w* the initiative",
        "something that is played here: dungeons, and with them the initiative, are not",
    ),
    (r"planeswalks?\b|planar di|chaos ensues", "something that is played here: planes are not"),
    (
        r"(?:set|sets) (?:a|that|this|target) scheme|schemes? in motion",
        "something that is played here: schemes are not",
    ),
    (r"attraction|roll to visit", "something that is played here: attractions are not"),
    (r"^visit\b", "something that is played here: attractions are not"),
    (r"(?:hidden|double) agenda", "something that is played here: conspiracies are not"),
    (r"(?:space|~) sculptor|\bsectors?\b", "something that is played here: sectors of the battlefield are not"),
    (r"sticker|\{TK\}", "something that is played here: stickers are not"),
)


def why_left_out(paragraph: str) -> str | None:
    """What an error says of a paragraph that speaks of such a thing."""
    return next((why for words, why in _NOT_PLAYED if re.search(words, paragraph, re.IGNORECASE)), None)
