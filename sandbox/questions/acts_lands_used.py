"""How it is told that things are tapped for mana, and that lands and others are made creatures."""

from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import Activates, TapsForMana
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.states_mana import LETTER
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _draws_colored(thing: Mention, color: str, who: str = "") -> TapsForMana:
    if color not in LETTER:
        raise Unfit
    return TapsForMana(thing, who, color=LETTER[color])


def _draws_symbol(thing: Mention, paid: str, who: str = "") -> TapsForMana:
    """Of what makes one mana, or just so much."""
    mana = paid.upper()
    if not mana or not set(mana) <= set(LETTER.values()) or thing.number > 1:
        raise Unfit
    return TapsForMana(thing, who, color=mana)


def _animates(who: str = "", what: Mention = PRONOUN) -> Activates:
    return Activates(what, who or what.owner, animates=True)


PRODUCTIONS: Table = (
    *told_acts(
        _animates,
        "{who:doer}(animate|wake up) {what:thing}( into a creature|)",
        "{what:thing} (be|get|have be|be now|be become) (animate|wake up)",
        "{who:doer}(turn|make) {what:thing} (into |)(a|an) creature",
        "{who:doer}animate",
    ),
    hears(ACT, "{who:doer}tap {thing:thing} for mana", lambda who, thing: TapsForMana(thing, who)),
    *told_acts(
        _draws_colored,
        "{who:doer}tap {thing:thing} for( a| one| 1|) {color:mark}( mana|)",
        "{who:doer}(draw|get|make|add)( a| one| 1|) {color:mark} mana (from|with|off|out of) {thing:thing}",
    ),
    *told_acts(_draws_symbol, "{who:doer}tap {thing:thing} for {paid:cost}"),
)
