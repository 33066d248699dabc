"""How it is told that keywords are used that stand for abilities: unearth, transmute, forecast, levels; and that a card
is discarded for something, and cast for its madness."""

from collections.abc import Callable
from dataclasses import replace

from sandbox.questions.entering import MAKES_DISCARD
from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Activates, AimsTrigger
from sandbox.questions.said.acts_keywords import CascadesInto, CastsMad, DiscardsTo, UsesKeyword
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit

LEVEL_UP, UNEARTH, TRANSMUTE, FORECAST = "level up", "unearth", "transmute", "forecast"
_OF_IT = "(|the |its |his |her |my |their )"
_OUT = "(discard|pitch|throw away|toss|ditch|throw|dump)"


def _keyword(word: str) -> Callable[..., UsesKeyword]:
    """Of a card that has the keyword; of `it` that is seen later."""

    def built(
        what: Mention, who: str = "", paid: str = "", targets: Things = (), times: int = 1, **by: Mention
    ) -> UsesKeyword:
        if what.card and word not in card_named(what.card).text.lower():
            raise Unfit
        return UsesKeyword(word, what, who or what.owner, times, paid, targets)

    return built


def _discards_to(thing: Mention, to: Mention, who: str = "") -> DiscardsTo:
    """Only to what takes cards for something, or to a spell that makes a player discard."""
    named = thing.card or thing == Mention(noun="it")
    text = card_named(to.card).text.lower() if named and to.card and not to.ability else ""
    if "discard a" not in text and not (is_spell(to) and MAKES_DISCARD.search(text)):
        raise Unfit
    return DiscardsTo(thing, to, who or thing.owner)


def _cards_to(to: Mention, n: int, who: str = "") -> Activates:
    """So many cards, of which none is named."""
    if not to.card or is_spell(to) or "iscard a card" not in card_named(to.card).text:
        raise Unfit
    return Activates(to, who or to.owner, times=n)


def _mad(who: str = "", targets: Things = (), paid: str = "", what: Mention = PRONOUN) -> CastsMad:
    if what.card and "madness" not in card_named(what.card).text.lower():
        raise Unfit
    return CastsMad(who, targets, paid)


def _haunts(targets: Things, what: Mention = PRONOUN, who: str = "") -> AimsTrigger:
    """What triggers as something with haunt dies is aimed at a creature."""
    if what.card and "haunt" not in card_named(what.card).text.lower():
        raise Unfit
    return AimsTrigger(who, targets)


def _not_mad(who: str = "") -> CastsMad:
    return CastsMad(who, done=False)


def _cascades(found: Mention, what: Mention | None = None, who: str = "", targets: Things = ()) -> CascadesInto:
    """Into a card that is named, by what has cascade."""
    if not found.card or found.owner or (what and what.card and "cascade" not in card_named(what.card).text.lower()):
        raise Unfit
    if what is not None and not what.card and what.noun not in ("it", "that", "this"):
        raise Unfit
    by = what if what is not None and what.card else None
    return CascadesInto(replace(found, number=0), by, who or (what.owner if what is not None else ""), targets)


def _of(word: str) -> Table:
    """The verb, and the noun."""
    return told_acts(
        _keyword(word),
        f"{{who:doer}}(have |){word} {{what:thing}}",
        f"{{who:doer}}(have |){word} {{what:thing}} (back |)(for|with|by pay|pay) {{paid:cost}}",
        f"{{what:thing}} (be|get|have be) {word}",
        f"{{what:thing}} (be|get) {word} by {{who:who}}",
        f"{{who:doer}}(use|pay|activate|pay for) {_OF_IT}{word}( ability| cost|) (of|on|for|from) {{what:thing}}",
        f"{{who:doer}}(use|pay|activate|pay for) {{what:thing}} ('s |){word}( ability| cost|)",
        f"{{who:doer}}(return|bring|bring back|get back|get) {{what:thing}} (back |)(with|via|by|through|for|use) "
        f"{_OF_IT}{word}( cost| ability|)",
    )


PRODUCTIONS: Table = (
    *_of(UNEARTH),
    *told_acts(
        _keyword(UNEARTH),
        "{who:doer}unearth {what:thing} (from|out of) (my|his|her|their|the) graveyard",
        "{who:doer}(pay|spend) {paid:cost} (to|and) unearth {what:thing}",
    ),
    *_of(TRANSMUTE),
    *told_acts(
        _keyword(FORECAST),
        "{who:doer}forecast {what:thing}{targets:onto}",
        "{who:doer}(use|pay|activate|pay for) (the |)forecast( ability| cost|) (of|on|for|from) {what:thing}"
        "{targets:onto}",
        "{who:doer}(use|pay|activate|pay for) {what:thing} ('s |)forecast( ability| cost|){targets:onto}",
    ),
    *told_acts(
        _keyword(LEVEL_UP),
        "{who:doer}(have |)level {what:thing} up",
        "{who:doer}level {what:thing} up{times:times}",
        "{who:doer}(have |)level (up |){what:thing}",
        "{who:doer}level (up |){what:thing}{times:times}",
        "{who:doer}(use|activate|pay for|pay) (the |)level up( ability| cost|) (of|on|for) {what:thing}",
        "{who:doer}(use|activate|pay for|pay) (the |)level up( ability| cost|) (of|on|for) {what:thing}{times:times}",
        "{who:doer}(use|activate|pay for|pay) {what:thing} 's level up( ability| cost|)",
        "{who:doer}(use|activate|pay for|pay) {what:thing} 's level up( ability| cost|){times:times}",
    ),
    *told_acts(
        _discards_to,
        f"{{who:doer}}{_OUT} {{thing:thing}} (to|into|for|away to|for the ability of) {{to:thing}}",
        f"{{who:doer}}{_OUT} {{thing:thing}} (to|for) {{to:thing}} 's ability",
        f"{{thing:thing}}( be| get| have be|) {_OUT} (to|for) {{to:thing}}",
        f"{{who:doer}}(use|activate|pump) {{to:thing}} (by |and |, |){_OUT} {{thing:thing}}",
        "{who:doer}(feed|give) {thing:thing} to {to:thing}",
    ),
    *told_acts(
        _cards_to,
        f"{{who:doer}}{_OUT} {{n:number}}( of my| of his|) (card|cards)( from hand| from my hand|) "
        "(to|into|for|for the ability of|to feed|to pump|to grow|to activate|to boost|to use) {to:thing}",
        f"{{who:doer}}(pump|boost|grow|activate|use) {{to:thing}} (by|with|and) {_OUT} {{n:number}} (card|cards)",
        "{who:doer}(feed|give) {n:number} (card|cards)( from hand| from my hand|) to {to:thing}",
    ),
    *told_acts(
        _cascades,
        "{what:thing} cascade (into|to|and hit|and find|and reveal|and flip) {found:thing}{targets:onto}",
        "{who:doer}cascade (into|and hit|and find|and reveal|and flip) {found:thing}{targets:onto}",
        "{who:doer}cascade (into|and hit) {found:thing} (with|off|from|via) {what:thing}{targets:onto}",
        "{who:doer}cascade (with|off|from|via) {what:thing} into {found:thing}{targets:onto}",
        "{who:doer}(cast|play) {what:thing} and cascade into {found:thing}{targets:onto}",
        "(the |its |my |his |)cascade( trigger|) (find|hit|reveal|flip|turn up|give|bring|be) {found:thing}"
        "{targets:onto}",
    ),
    *told_acts(
        _mad,
        f"{{who:doer}}(pay|use|pay for|use for|activate) {_OF_IT}madness( cost|){{targets:onto}}",
        f"{{who:doer}}(pay|use|spend) {{paid:cost}} (for|as|into) {_OF_IT}madness( cost|){{targets:onto}}",
        f"{{who:doer}}(cast|play) (it|that|this) (for|with|via|off|by pay|through|use|by) {_OF_IT}madness( cost|)"
        "{targets:onto}",
        f"{{who:doer}}(cast|play) {{what:thing}} (for|with|via|off|by pay|through|use|by) {_OF_IT}madness( cost|)"
        "{targets:onto}",
        f"{{who:doer}}(cast|play) (it|that|this){{targets:onto}} (for|with|via|off|by pay|through|use|by) {_OF_IT}"
        "madness( cost|)",
        "{who:doer}madness (it|that|this){targets:onto}",
        "{who:doer}madness {what:thing}{targets:onto}",
        "(with |)(the |its |)madness( cost|) (be |)pay{targets:onto}",
    ),
    *told_acts(
        _haunts,
        "{what:thing} haunt {targets:aims}",
        "{who:doer}(haunt|haunting) {targets:aims}( with {what:thing}|)",
        "{what:thing} haunting {targets:aims}",
        "{who:doer}(have|let|make) {what:thing} haunt {targets:aims}",
        "{who:doer}(use |)(its |the |)haunt (on|to haunt|targeting|at) {targets:aims}",
        "{who:doer}(exile|put|remove) {what:thing} haunt {targets:aims}",
        "{targets:things} (be|get) haunt by {what:thing}",
    ),
    *told_acts(
        _not_mad,
        f"{{who:doer}}(do|can) not (pay|use|pay for|want) {_OF_IT}madness( cost|)( for it|)",
        f"(without|not) (pay|use|pay for) {_OF_IT}madness( cost|)( for it|)",
        f"{{who:doer}}(do|can) not (cast|play) (it|that) (for|with|via) {_OF_IT}madness( cost|)",
        f"{{who:doer}}(decline|refuse) to (pay|use|pay for) {_OF_IT}madness( cost|)",
    ),
)
