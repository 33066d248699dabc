"""How it is told that something in play holds another thing away from the game until it leaves play."""

import re

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import HoldsAway
from sandbox.questions.said.things import Mention
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit

_TAKES_AWAY = re.compile(r"(?:exile|remove) (?:another |up to one )?(?:other )?target", re.IGNORECASE)
_GIVES_BACK = re.compile(r"leaves (?:play|the battlefield)")
_AWAY = "(exile|take|remove|eat|hold|swallow|imprison|lock|lock up|trap|take away|catch|grab|hide)"
_GAME = "( away| from the game| out of the game| under it| beneath it| underneath| under itself| in exile|)"
_UNDER = "(under|beneath|underneath|in|inside|stuck under|trapped under|lock under|exile under|exile by|exile with)"


def holds_away(card_name: str) -> bool:
    """Whether the card takes something away until it leaves play."""
    text = card_named(card_name).text if card_name else ""
    return _TAKES_AWAY.search(text) is not None and _GIVES_BACK.search(text) is not None


def _holds(what: Mention, thing: Mention, who: str = "") -> HoldsAway:
    if not holds_away(what.card) or thing.noun == "player":
        raise Unfit
    return HoldsAway(what, thing, who or what.owner)


PRODUCTIONS: Table = (
    *told_acts(
        _holds,
        f"{{what:thing}}( have|) {_AWAY} {{thing:thing}}{_GAME}",
        f"{{what:thing}} be {_AWAY} {{thing:thing}}{_GAME}",
        f"{{thing:thing}} (be|get|have be)( being|) {_AWAY}{_GAME} (by|under|with|beneath|to|use) {{what:thing}}",
        f"{{thing:thing}} (be|sit|lie|have be) {_UNDER} {{what:thing}}",
        f"{{who:doer}}(have |){_AWAY} {{thing:thing}}{_GAME} (with|under|to|use|by|via) {{what:thing}}",
        f"{{who:doer}}(have |put ){{thing:thing}} {_UNDER} {{what:thing}}",
        "{who:doer}have {what:thing} (with|hold) {thing:thing} (under it|beneath it|underneath|exile|remove)",
        "{what:thing} with {thing:thing} (under it|beneath it|underneath|exile|remove|remove from the game)",
        "{what:thing} (be |have be |sit |lie |)(on|over|hold|aim at) {thing:thing}",
    ),
)
