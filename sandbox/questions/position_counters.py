"""The counters with which a card comes into play by its text."""

import re

NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
ENTERED_WITH = re.compile(
    r"^Modular (\d)|enters with (a|one|two|three|four|five) \+1/\+1 counters? on it\.", re.MULTILINE
)
