"""How it is told that somebody has just the spell that counters: `but he has the Counterspell`."""

import re

from sandbox.questions.lands import notation, symbols
from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit

_COUNTERS = re.compile(r"^Counter target (?:\w+ )*spell", re.MULTILINE)
_FOR_IT = "for it|for that|for this|against it|to counter it|to stop it|to answer it"


def _counters(what: str, who: str = "", paid: str = "") -> Casts:
    """What waits there is countered; only with what can."""
    card = card_named(what)
    if not _COUNTERS.search(card.text) or (paid and len(symbols(notation(paid))) != len(symbols(str(card.cost)))):
        raise Unfit
    return Casts(Mention(card=what), who, (PRONOUN,), answers=True)


PRODUCTIONS: Table = told_acts(
    _counters,
    f"{{who:who}} have (|the |a |his |her |my )(ready |){{what:cards}}( ready| waiting| in hand|) ({_FOR_IT})",
    "{who:who} (show|reveal|flash|produce|find) (|me |him |her |opp )(|the |a |his |her |my ){what:cards}"
    f"( {_FOR_IT.replace('|', '| ')}|)",
    "{who:who} (no|no way|nope) (with|and show|and flash) (|the |a |his |her |my ){what:cards}",
    "{who:doer}(tap|pay|use) (|the |my |his ){paid:cost} (for|on|into|to cast) (|the |a |his |her |my ){what:cards}"
    f"( {_FOR_IT.replace('|', '| ')}|)",
)
