"""How it is told that something is saved: regenerated, or kept from damage with what prevents it."""

from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import HELD, Casts, Prevents, Regenerates, Uses
from sandbox.questions.said.states import SeveralFacts
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.states import OTHER_OF
from sandbox.questions.states_mana import SYMBOL
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts, told_facts
from sandbox.wording.grammar import Table, Unfit

_ALL = (
    "it|that|this|the damage|that damage|its damage|this damage|all damage|all the damage|damage|his damage|all of it"
)
_OF_IT = "damage|of it|of that|of the damage|of that damage|of this|point|points|point of it|point of damage"
"""Words for the damage of which so much is prevented."""
_SAVES = "to save it|to save him|to save her|to save them|to keep it|to keep it alive|to keep it around|to survive"


def _regenerates_from(who: str, thing: Mention, by: Mention, paid: str = "") -> SeveralFacts:
    """From a spell that is cast on it: the other player's, where it is not said whose it is."""
    if not is_spell(by) or by.ability or who not in OTHER_OF or not thing.card:
        raise Unfit
    aims = (replace(thing, owner=thing.owner or who),)
    spell = Casts(replace(by, owner="", number=0), by.owner or OTHER_OF[who], aims)
    return SeveralFacts((spell, Regenerates(who, Mention(card=thing.card), paid)))


def _regenerates(who: str = "", thing: Mention = PRONOUN, paid: str = "", land: Mention | None = None) -> Regenerates:
    """With mana from a basic land that makes it."""
    made = SYMBOL.get(land.card, "").lower() if land is not None and land.number < 2 else ""
    if land is not None and (not made or made != (paid or made).lower()):
        raise Unfit
    paid = paid or made
    return Regenerates(who, thing, paid)


def _regenerates_dying(who: str = "", thing: Mention = PRONOUN, paid: str = "") -> Regenerates:
    return Regenerates(who, thing, paid, dying=True)


def _prevents(
    who: str = "", what: Mention | None = None, saved: Mention | None = None, number: int = 0, whole: int = 0
) -> Prevents:
    return Prevents(who, what, saved, number)


def _is_tapped_to(what: Mention, who: str = "", saved: Mention | None = None, number: int = 0) -> Prevents:
    """`he taps it to prevent 1`: only with what prevents so much."""
    if what.card and "revent" not in card_named(what.card).text:
        raise Unfit
    return Prevents(who or what.owner, what, saved, number)


_DIES = (
    " (when|as|once|just as|after|if|in case|as soon as) (it|he|she|they) (die|be kill|get kill|be destroy|get destroy|"
    "be die|go to graveyard|be deal lethal damage|have be kill)( in combat| of the damage| in the fight|)"
)
_AT_DAMAGE = (
    " (when|as|once|at|at the moment of|upon|on|from|against|in response to|to|at the time of) "
    "(the |its |his |lethal |)(combat |)damage( be deal| hit| come| hit it| be about to be deal| step|)"
)

PRODUCTIONS: Table = (
    *told_acts(
        lambda targets, who: Uses(HELD, who, targets, goal="counter"),
        "{who:who} (counter|try to counter|want to counter) {targets:aims}",
    ),
    *told_acts(
        lambda who: Uses(HELD, who, (PRONOUN,)),
        "{who:who} (respond|respond to it|respond to that|respond to this|answer it|answer that|react)",
    ),
    *told_acts(
        lambda who: Uses(HELD, who, (PRONOUN,), goal="counter"),
        "{who:who} (counter|try to counter)",
    ),
    *told_acts(
        _regenerates_dying,
        f"{{who:doer}}regenerate {{thing:thing}}{_AT_DAMAGE}",
        f"{{who:doer}}regenerate {{thing:thing}} (for|with|by pay|pay|, pay) {{paid:cost}}{_AT_DAMAGE}",
        f"{{who:doer}}regenerate {{thing:thing}}{_DIES}",
        f"{{who:doer}}regenerate {{thing:thing}} (for|with|by pay|pay|, pay) {{paid:cost}}{_DIES}",
        f"{{who:doer}}regenerate (for|with|by pay) {{paid:cost}}{_DIES}",
        f"{{who:doer}}pay {{paid:cost}} (to|and) regenerate {{thing:thing}}{_DIES}",
        f"{{who:doer}}pay {{paid:cost}} (to|and) regenerate{_DIES}",
        f"{{who:doer}}regenerate{_DIES}",
    ),
    *told_acts(
        _regenerates,
        "{who:doer}regenerate {thing:thing}",
        "{who:doer}regenerate",
        "{who:doer}regenerate( it| him| them|) (for|with|by pay|use) {paid:cost}",
        "{who:doer}regenerate {thing:thing} (for|with|by pay|pay|, pay) {paid:cost}",
        "{who:doer}(pay|spend|use|put) (|the |its |my |his ){paid:cost} (for|to use|on|into|to activate) "
        "(|the |its |their |his |her |my )(regeneration|regenerate|regen|regeneration shield|regeneration ability)",
        "{who:doer}(tap|use|pay) {land:thing} (to|and|for) regenerate",
        "{who:doer}(tap|use|pay) {land:thing} (to|and|for) regenerate {thing:thing}",
        "{who:doer}pay (|the |its |for )(regeneration|regenerate|regen)( cost|)",
        "{who:doer}use (|the |its |their |his )(regeneration|regen)( ability|)",
        "{who:doer}activate (|the |its |their |his |my )(regeneration|regenerate)( ability|)",
        "{who:doer}(make|put up|use|activate) (a |the |its |)(regeneration shield|regeneration)",
        "{thing:thing} (regenerate|get regenerate|be regenerate)",
        "{who:doer}(pay|spend|use|tap) (|the |its |my |his ){paid:cost} (to|and) regenerate {thing:thing}",
        "{who:doer}(pay|spend|use|tap) (|the |its |my |his ){paid:cost} (to|and) regenerate",
        "{who:doer}regenerate {thing:thing} (with|for|use) {paid:cost} (from|off|out of) (my|his|her) {land:thing}",
        "{who:doer}(save|keep|rescue) {thing:thing} (alive |)(for|with|by pay|by spend|use) {paid:cost}",
        f"{{who:doer}}(pay|spend|use) (the |){{paid:cost}} ({_SAVES})",
        "{who:doer}pay to regenerate {thing:thing}",
        "{who:doer}(use|activate|pay for|pay|apply) (the |its |his |her |my |their |)(regeneration|regeneration "
        "ability|"
        "regeneration shield|regeneration cost|regenerate ability) (of|on|for) {thing:thing}",
        "{who:doer}(use|activate|pay for|pay) {thing:thing} 's (regeneration|regeneration ability|regeneration cost|"
        "regeneration shield|regenerate ability)",
        "{who:doer}(put|place) (a |the |)regeneration shield (on|onto|around) {thing:thing}",
        "{who:doer}(give|grant) {thing:thing} (a |the |)regeneration shield",
        "{thing:thing} (have|get) (a |its |the |)(regeneration shield|regeneration|shield)( up| ready| on it| active|)",
        "{who:doer}(bring|get) {thing:thing} back (with|by|through) (regeneration|regenerate|its regeneration)",
    ),
    *told_facts(
        _regenerates_from,
        "{who:who} regenerate {thing:thing} (from|against|after|in response to|through) {by:thing}",
        "{who:who} regenerate {thing:thing} (from|against|after|in response to|through) {by:thing} (for|with|by pay) "
        "{paid:cost}",
        "{who:who} regenerate {thing:thing} (for|with|by pay) {paid:cost} (from|against|in response to) {by:thing}",
    ),
    *told_acts(
        _prevents,
        "{who:doer}(prevent|stop) (it|that|this|the damage|that damage|its damage|this damage|all damage|all "
        "the damage|damage)",
        "{who:doer}(save|protect) {saved:thing} (with|use|by use) {what:thing}",
        "{who:doer}(prevent|stop|absorb) (it|that|this|the damage|that damage|damage) (with|use|by|by use) "
        "{what:thing}",
        "{who:doer}use {what:thing} to (prevent|stop|absorb) (it|that|this|the damage|that damage|its damage|"
        "all damage|damage)",
        "{who:who} (save|protect) (i|me|him|her|myself|them)",
        "{who:doer}(prevent|stop|absorb) {number:number} (with|use|by use) {what:thing}",
        "{who:doer}(prevent|stop|absorb) {number:number} damage (with|use|by use) {what:thing}",
        "{who:doer}(prevent|stop|absorb) {number:number} of (the |its |that |)(damage|it) (with|use) {what:thing}",
        "{who:doer}(prevent|stop|absorb) {number:number} of (the |its |his |){whole:number} damage (with|use|by use) "
        "{what:thing}",
        "{who:doer}(use|cast|play) {what:thing} to (prevent|stop|absorb) {number:number} (damage|of it|of that|of the "
        "damage|of that damage)",
        "{who:doer}(cast|play) {what:thing} (and|to) (prevent|stop|absorb) {number:number} of (the |its |his |)"
        "{whole:number}( damage|)",
        "{who:doer}(cast|play) {what:thing} to (prevent|stop|absorb) (it|that|the damage|all of it|damage|the rest)",
        "{who:doer}use {what:thing} to (prevent|stop|absorb) {number:number} of (the |its |his |){whole:number} damage",
        "{who:who} save {saved:thing}",
    ),
    *told_acts(
        _is_tapped_to,
        f"{{who:doer}}(tap|use|activate|cast|play) {{what:thing}} to (prevent|stop|absorb) ({_ALL})",
        "{who:doer}(tap|use|activate|cast|play) {what:thing} to (prevent|stop|absorb) "
        f"{{number:number}}( {_OF_IT}|)",
        "{who:doer}(tap|use|activate) {what:thing} to (prevent|stop|absorb) {number:number} (damage |of it |)"
        "(to|from|on) {saved:thing}",
        f"{{what:thing}} (prevent|stop|absorb|soak up) {{number:number}}( {_OF_IT}|)",
        f"{{what:thing}} (tap |be tap )to (prevent|stop|absorb|soak up) {{number:number}}( {_OF_IT}|)",
    ),
)
