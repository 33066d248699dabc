"""How activated abilities are told: used, paid for, aimed at something, and with what their costs take."""

import re
from dataclasses import replace

from sandbox.questions.creature_words import creature_words
from sandbox.questions.lands import symbols, times_paid
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ACT
from sandbox.questions.pieces import NotClear
from sandbox.questions.said.acts import ALL_MANA, Activates, Casts, Sacrifices, ToldAct, Tries
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.states_mana import EVERYTHING, LETTER
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import ALL, TOKEN
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import AURA, BASIC_LAND_TYPES
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

ITS = ("it", "him", "her", "this", "that")
_CHOOSES_COLOR = "color of your choice"
_PROTECTION = "protection from "
AIMED_TAPPED = re.compile(r"^[^\n\":]*\{T\}[^\n\":]*: [^\n]*(?:target|any target)", re.MULTILINE)


def _pumps(what: Mention = PRONOUN, who: str = "", times: int = 1, paid: str = "") -> Activates:
    return Activates(what, who, (), times, paid)


def _pings(what: Mention, who: str = "", targets: Things = (), n: int = 0, times: int = 1) -> Activates:
    if (what.card and is_spell(what)) or what.noun in ("everything", "everyone"):
        raise Unfit
    if what.card and n and not re.search(rf"\b{n}\b", card_named(what.card).text):
        raise Unfit
    return Activates(what, who, targets, times)


def _taps_and_hits(what: Mention, targets: Things, who: str = "") -> Activates:
    """`I tap my Assassin and kill it`: of what is tapped for an ability that is aimed at something."""
    if what.noun not in ITS and not (what.card and AIMED_TAPPED.search(card_named(what.card).text)):
        raise Unfit
    return Activates(what, who, targets)


def _uses_permanent(what: Mention, who: str = "", targets: Things = (), times: int = 1) -> Activates:
    """Of a card that has an ability to be used and is no spell."""
    if not what.card or is_spell(what) or ":" not in card_named(what.card).text or has_made(what, targets):
        raise Unfit
    return Activates(what, who, targets, times)


def has_made(what: Mention, targets: Things) -> bool:
    """`he bounces the token I made with it`: whether it makes tokens, and these are some."""
    tokens = any(TOKEN in (target.noun, *target.marks) for target in targets)
    return tokens and bool(what.card) and "token" in card_named(what.card).text


def aims_or_casts(what: Mention, targets: Things = (), who: str = "", x: int | None = None) -> ToldAct:
    """A spell is aimed as it is cast, a permanent as it is used."""
    if what.noun in ("trigger", "ability", "copy") or not (what.card or targets):
        raise Unfit  # a copy is aimed anew
    aura = bool(what.card) and AURA in card_named(what.card).subtypes
    if not what.card or is_spell(what) or aura:
        return Casts(what, who, targets, x)
    if not targets:
        raise Unfit
    return _uses_permanent(what, who, targets)


def _pays_for(paid: str, what: Mention = PRONOUN, who: str = "", times: int = 1, targets: Things = ()) -> Activates:
    return Activates(what, who, targets, times, paid)


def _pays_colored(n: int, color: str, what: Mention = PRONOUN, who: str = "") -> Activates:
    if color not in LETTER:
        raise Unfit
    return Activates(what, who, paid=LETTER[color].lower() * n)


def _pays_for_permanent(paid: str, what: Mention, who: str = "", targets: Things = ()) -> Activates:
    used = _uses_permanent(what, who, targets)
    costs = [symbols(line.split(":")[0]) for line in card_named(what.card).text.splitlines() if ":" in line]
    if not any(_is_paid(paid, cost) for cost in costs if cost):
        raise Unfit
    return replace(used, paid=paid)


def _is_paid(paid: str, cost: list[str]) -> bool:
    """Whether the mana is just what the ability costs once."""
    try:
        return times_paid(paid, cost) == 1
    except NotClear:
        return False


def _pays_with_lands(lands: Mention, what: Mention = PRONOUN, who: str = "", times: int = 0) -> Activates:
    """`four Forests into it`: their mana is what is paid."""
    if lands.card not in BASIC_LAND_TYPES or not (lands.number or ALL in lands.marks or "several" in lands.marks):
        raise Unfit
    if times and times != lands.number:
        raise Unfit
    return Activates(what, who, lands=lands)


def _gives(what: Mention, words: tuple[str, ...], targets: Things = (), who: str = "") -> Activates:
    """The ability that gives this keyword, or protection from the color that is named."""
    if not what.card or is_spell(what) or len(words) != 1:
        raise Unfit
    color = words[0].removeprefix(_PROTECTION)
    if color != words[0] and _CHOOSES_COLOR in card_named(what.card).text:
        return Activates(what, who, targets, color=color)
    return Activates(replace(what, text=words[0]), who, targets)


def _names_color(what: Mention, color: str, who: str = "", targets: Things = ()) -> Activates:
    if not what.card or is_spell(what) or _CHOOSES_COLOR not in card_named(what.card).text:
        raise Unfit
    return Activates(what, who, targets, color=color)


def _gains(words: tuple[str, ...], what: Mention = PRONOUN, who: str = "", paid: str = "") -> Activates:
    """The ability of a creature that gives itself the keyword."""
    if len(words) != 1:
        raise Unfit
    return Activates(what, who, (), 1, paid, grants=words[0])


def _grows(size: str, what: Mention = PRONOUN, who: str = "", times: int = 1, paid: str = "") -> Activates:
    return Activates(what, who, (), times, paid, grants=size)


def _pays_life(what: Mention, who: str = "", n: int = 0, times: int = 1) -> Activates:
    used = _uses_permanent(what, who, (), times)
    if not re.search(rf"ay {n or ''}\d* ?life:|ay {n or ''}\d* ?life,", card_named(what.card).text):
        raise Unfit
    return used


def _ability_alone(what: Mention) -> Activates:
    """`Steel Overseer's ability`: of a permanent it is used."""
    if not what.ability:
        raise Unfit
    return _uses_permanent(replace(what, ability=False), what.owner)


def _feeds(thing: Mention, to: Mention, who: str = "") -> Sacrifices:
    """What is sacrificed for the ability of another."""
    if to.noun == thing.noun and to.noun in ("itself", "him", "it"):
        raise Unfit
    own = to.noun in ("itself", "him", "her", "it") and bool(thing.card) and "acrifice a" in card_named(thing.card).text
    if not own and (not to.card or is_spell(to) or "acrifice a" not in card_named(to.card).text):
        raise Unfit
    return Sacrifices(thing, thing if own else to, who)


def _deals(what: Mention, n: int, targets: Things, who: str = "") -> Activates:
    """The ability that deals so much damage."""
    if what.card and not re.search(rf": [^\n]*\bdeals? {n} damage", card_named(what.card).text):
        raise Unfit
    if not what.card and not _is_called(what) and what.noun not in ("mine", "his", "hers"):
        raise Unfit
    return Activates(what, who, targets)


def _is_called(what: Mention) -> bool:
    """Whether it is one creature or thing that was spoken of: `it`, `the goblin`."""
    named = what.noun in creature_words() or what.noun in ("creature", "artifact", "enchantment", "land")
    return what.noun in ITS or (named and what.number < 2)


def _sacrificed_at_player(what: Mention, aimed: str, who: str = "") -> Activates:
    return _sacrificed_itself(what, (Mention(noun="player", owner=aimed),), who)


def _sacrificed_itself(what: Mention, targets: Things = (), who: str = "", n: int = 0) -> Activates:
    """The ability that a permanent is itself sacrificed for; `n`: the number that it speaks of."""
    text = card_named(what.card).text if what.card else ""
    if what.card and not re.search(rf"^[^:\n]*Sacrifice (?:{re.escape(what.card)}|this \w+):", text, re.MULTILINE):
        raise Unfit
    if (not what.card and not _is_called(what)) or (n and not re.search(rf"\b{n}\b", text)):
        raise Unfit
    return Activates(what, who, targets, itself=True)


_DOES = (
    "ping|shoot|hit|tap|damage|zap|destroy|kill|counter|untap|target|bounce|stop|burn|exile|finish|finish off|snipe|"
    "shrink|return|take|steal"
)
"""What is done with an ability to what it is aimed at."""
_POINTS = "( damage| points| point| points of damage| point of damage|)"
PAYS = "pump|put|sink|pour|pay|spend|dump|plow|funnel"
_SETS_OFF = (
    "set off|pop|crack|trigger|triggers|crank|kick off|crack open|blow|detonate|fire|fire off|fire up|let off|crack in"
)
_ITSELF_AT = (
    "targeting|target|at|aim at|to shoot|to hit|to ping|to damage|to deal 1 to|to kill|to finish|and shoot|and hit|"
    "and ping|and target|shoot|hit|to deal 1 damage to|to do 1 to|to do 1 damage to|to zap|to burn|to snipe|for|"
    "to take all the counter off|to take all counter off|to remove all the counter from|to remove all counter from|"
    "to take the counter off|to remove the counter from|to wipe the counter off|to strip|"
    "to deal the last point of damage to|for the last point of damage to|for the last point on|"
    "and kill|and zap|and burn|, target|with target|, shoot|and deal 1 to|and deal 1 damage to|and aim at|throw at|to "
    "throw at|, hit|to finish off|and finish|and finish off|to take down|and snipe|on"
)
"""Before what is hit by what is sacrificed for that."""
_ITS_ABILITY = (
    "(its|his|her|the|my|their) (|pump |activated |firebreathing |tap |damage |shoot |own |only |first |)(ability|"
    "effect|activation)"
)

PRODUCTIONS: Table = (
    *told_acts(
        _uses_permanent,
        "{what:thing} (be|get|have be) (tap|use|activate) (for|to use|to activate|with) (its|his|her|the) "
        "(ability|effect)",
    ),
    *told_acts(
        _pays_with_lands,
        f"{{who:doer}}({PAYS}|tap|use) {{lands:thing}} (into|for|to pump|to activate|to power|to boost|to fire up|on) "
        "{what:thing}",
        "{who:doer}(pump|boost|activate|fire up|power up) {what:thing}( up|) (with|for|use|by tap|tap|from) "
        "{lands:thing}",
        "{who:doer}(pump|boost|fire up|power up)( up|) (with|for|use|by tap|tap|from) {lands:thing}",
        "{who:doer}(pump|boost|activate) {what:thing}{times:times} (with|for|use|by tap|tap|from) {lands:thing}",
    ),
    *told_acts(
        _pays_for,
        f"{{who:doer}}({PAYS}) {{paid:cost}}( into it| into him| into her| into them| for it| on it|){{times:times}}",
        f"{{who:doer}}({PAYS}) {{paid:cost}}( into it| into him| into her| into them| for it| on it|)",
        f"{{who:doer}}({PAYS}) {{paid:cost}} into {{what:thing}}",
        "{who:doer}(pump|activate|boost|firebreathe) {what:thing} (with|for|by pay|use|pay) {paid:cost}",
        "{what:thing} (breathe fire|firebreathe|breathe) (for|with) {paid:cost}",
        f"{{who:doer}}({PAYS}) {{paid:cost}} (to|on|for) (pump|activate|boost|use) {{what:thing}}",
    ),
    *told_acts(
        lambda what=PRONOUN, who="": Activates(what, who, paid=ALL_MANA),
        f"{{who:doer}}(pump|boost|firebreathe) (with|for|use) ({EVERYTHING})",
        f"{{who:doer}}(pump|boost|activate|firebreathe|use) {{what:thing}} (with|for|use) ({EVERYTHING})",
        f"{{who:doer}}(sink|pour|pump|dump) ({EVERYTHING}) into {{what:being}}",
        "{who:doer}(put|use|spend|tap) (all my mana|all his mana|all that mana|all the mana|all of my mana) "
        "(into|on|to pump|to boost) {what:being}",
    ),
    *told_acts(
        _pays_colored,
        f"{{who:doer}}({PAYS}) {{n:number}} {{color:mark}} mana (into|for|on) {{what:thing}}",
        f"{{who:doer}}({PAYS}) {{n:number}} {{color:mark}} mana",
    ),
    *told_acts(
        _pays_for_permanent,
        "{who:doer}(pay|put|spend|sink|tap) {paid:cost} (for|into|to use|to activate|on|to fire up) "
        "{what:thing}{targets:onto}",
        "{who:doer}(pay|spend) {paid:cost} for {what:thing} 's ability{targets:onto}",
        "{who:doer}(activate|use) {what:thing} for {paid:cost}{targets:onto}",
    ),
    *told_acts(
        _gives,
        "{who:doer}(use|activate|tap) {what:thing} (|in response |for it )to (give|grant) {targets:aims} "
        "{words:keywords}",
        "{who:doer}(use|activate|tap) {what:thing} (and|to|,) (give|grant) {words:keywords} to {targets:aims}",
        "{who:doer}(use|activate|tap) {what:thing} and (give|grant) {targets:aims} {words:keywords}",
        "{who:doer}(give|grant|get) {targets:aims} {words:keywords} (with|use|by use|from|off|by tap|via|through) "
        "{what:thing}",
        "{who:doer}(give|grant) {words:keywords} to {targets:aims} (with|use|by use|from|by tap) {what:thing}",
        "{what:thing} (give|grant) {targets:aims} {words:keywords}",
        "{targets:things} (get|gain) {words:keywords} (from|off|via|thanks to|through) {what:thing}",
        "{who:doer}(use|tap|activate) {what:thing} (on|target) {targets:aims} for {words:keywords}",
    ),
    *told_acts(
        _names_color,
        "{who:doer}(use|activate|tap|respond with) {what:thing}{targets:onto}( ,|) (name|choose|say|with|for|"
        "pick|call) "
        "{color:mark}",
    ),
    *told_acts(
        _gains,
        "{who:doer}(pay|spend|use|pump|put|tap) {paid:cost} (for|to give it|to give him|to give her|to get|"
        "to gain|on|to "
        "get it|to have|to give them|into it for|into) {words:keywords}",
        "{who:doer}(pay|spend|use|tap) {paid:cost} to (give|grant) {what:thing} {words:keywords}",
        "{who:doer}(give|grant) {what:thing} {words:keywords}( for| by pay| with) {paid:cost}",
        "{who:doer}(give|grant) {what:thing} {words:keywords}",
        "with {paid:cost} {who:who} (give|grant) {what:thing} {words:keywords}",
        "with {paid:cost} {who:who} (give|grant) {words:keywords}",
        "{who:doer}(give|grant) {words:keywords} (for|by pay|with|use) {paid:cost}",
        "{who:doer}(activate|use|pay for|turn on) (|its |the |his |her |my )(own |){words:keywords}( ability|)",
        "{what:thing} (get|gain) {words:keywords} (for|by pay|with|from) {paid:cost}",
        "{who:doer}(pay|spend|use|put|tap|sink) {paid:cost} (for|on|into|to activate|to use) {what:thing} 's (own |)"
        "{words:keywords}( ability|)",
        "{who:doer}(pay|spend|use|put|tap|sink) {paid:cost} (for|on|into|to activate|to use) (its|his|her) (own |)"
        "{words:keywords}( ability|)",
        "{who:doer}(activate|use|pay for|turn on) {what:thing} 's (own |){words:keywords}( ability|)",
    ),
    *told_acts(
        _grows,
        "{who:doer}give {what:thing} {size:size_change}{times:times}",
        "{who:doer}give {what:thing} {size:size_change} (for|with|by pay) {paid:cost}",
    ),
    *told_acts(
        _pings,
        "{who:doer}(activate|tap) {what:thing}{targets:onto}",
        "{who:doer}(activate|tap) {what:thing} for {n:number} damage{targets:onto}",
        f"{{who:doer}}(activate|tap|use) {{what:thing}} (|for it )to ({_DOES}) {{targets:aims}}",
        "{who:doer}(activate|tap|use) {what:thing} to (return|bounce|bring|put) {targets:aims} (back |)(to|into) "
        "(my|his|her|the|its|its owner 's) hand",
        "{who:doer}(activate|tap|use) {what:thing} to (put up a shield on|shield|protect|prevent damage to|prevent 1 "
        "damage to|prevent the next 1 damage to|prevent 1 to|put a shield on|shield up|put up a shield for) "
        "{targets:aims}",
        "{who:doer}(tap|destroy|kill|shoot|hit|ping|target) {targets:aims}{times:times} (with|by tap|use|by use) "
        "{what:thing}",
        "{who:doer}(tap|destroy|kill|shoot|hit|ping|target) {targets:aims} (with|by tap|use|by use) {what:thing}"
        "{times:times}",
        "{who:doer}(tap|destroy|kill|shoot|hit|ping|target|snipe) {targets:aims} (with|by tap|use|by use) {what:thing}",
        f"{{who:doer}}(activate|tap|use) {{what:thing}} in response( to it| to that|) to ({_DOES}|save|pump) "
        "{targets:aims}",
        "{what:thing} (ping|zap|shoot) {targets:aims} for {n:number}",
        "{what:thing} (ping|zap|shoot) {targets:aims}{times:times}",
        "{who:doer}(activate|tap) {what:thing} to (deal|do) (damage|1|1 damage) to {targets:aims}",
        "{who:doer}(ping|shoot|tap|zap) {targets:aims} (with|use) {what:thing}",
        "{who:doer}(ping|shoot|zap|hit) {targets:aims} for {n:number}( damage|) (with|use|by tap|off|from) "
        "{what:thing}",
        "{who:doer}(use|activate) {what:thing}{times:times}{targets:onto}",
        "{what:thing} (ping|zap|shoot) {targets:aims}",
        "{what:thing} (all|both|each) (ping|zap|shoot|tap to ping|tap to shoot) {targets:aims}",
        f"{{what:thing}} tap to ({_DOES}) {{targets:aims}}",
        "{what:thing} tap to (deal|do) (damage|1|1 damage) to {targets:aims}",
    ),
    *told_acts(
        _uses_permanent,
        "{who:doer}(untap|bounce|exile|return|steal|shrink) {targets:aims} (with|use|by tap|by use) {what:thing}",
        f"{{who:doer}}({_SETS_OFF}) {{what:thing}}{{targets:onto}}",
        "{what:thing} (go off|get set off|be set off|get pop|be pop|get use|be use|be crack|get crack|be trigger)",
        "{what:thing} (be |get )(activate|use|tap|set off|aim|point|turn) (at|on|target|against) {targets:aims}",
        f"{{targets:things}} (get|be|have be|be get) ({_DOES}) by {{what:thing}}",
        "{what:thing} (go for|go after|take aim at|shoot at|aim at|be aim at|be point at|target|take a shot at) "
        "{targets:aims}",
        "{who:doer}turn {what:thing} (on|against) {targets:aims}",
        "{who:doer}use {what:thing}( 's|) ability{times:times}{targets:onto}",
    ),
    *told_acts(
        _deals,
        f"{{who:doer}}(activate|tap|use) {{what:thing}} for {{n:number}}{_POINTS} (at|to|on|against) {{targets:aims}}",
    ),
    *told_acts(_taps_and_hits, f"{{who:doer}}(activate|tap|use) {{what:thing}} and ({_DOES}) {{targets:aims}}"),
    *told_acts(aims_or_casts, "{who:doer}(aim|point|train) {what:thing} (at|on|against) {targets:aims}"),
    *told_acts(
        _pumps,
        "{who:doer}(pump|activate|use|fire up|boost|firebreathe) {what:thing}( up|){times:times}",
        "{who:doer}firebreathe{times:times}",
        "{who:doer}(pump|activate|use|fire up|boost)( up|){times:times}",
        "{who:doer}pump {what:thing}",
        f"{{who:doer}}(use|activate|pump|pay for|trigger) {_ITS_ABILITY}{{times:times}}",
        f"{{who:doer}}(use|activate|pump|pay for|trigger) {_ITS_ABILITY}",
        "{who:doer}(use|activate|pay for) (its|his|her|the|my|their) {paid:cost} (ability|pump|"
        "activation){times:times}",
        "{who:doer}(use|activate|pay for) (its|his|her|the|my|their) {paid:cost} (ability|pump|activation)",
        "{what:thing} (get|be) (pump|activate){times:times}",
        "{what:thing} (get|be) (pump|activate)",
    ),
    *told_acts(
        _pays_life,
        "{who:doer}pay (|the ){n:number} life (for|to|into|to use|to activate) {what:thing}",
        "{who:doer}pay life (for|to|into|to use|to activate) {what:thing}{times:times}",
    ),
    *told_acts(_ability_alone, "{what:thing}"),
    *told_acts(
        _feeds,
        "{who:doer}(feed|offer|give|throw) {thing:thing} to {to:thing}",
        "{who:doer}sacrifice {thing:thing} (with|use|through|via|by use|by tap|into|at) {to:thing}",
        "{who:doer}(tap|use|activate) {to:thing} (|to |and |by |, )(sacrifice|feed|take) {thing:thing}( "
        "to it| for it|)",
        "{who:doer}(feed|give) {to:thing} {thing:thing}",
        "{to:thing} take {thing:thing}",
    ),
    *told_acts(
        _sacrificed_itself,
        f"{{who:doer}}(sacrifice|crack|pop|blow) {{what:thing}} ({_ITSELF_AT}) {{targets:aims}}",
        f"{{who:doer}}(sacrifice|crack|pop|blow) {{what:thing}} ({_ITSELF_AT}) {{targets:aims}} for {{n:number}}"
        "( damage|)",
        f"{{who:doer}}(sacrifice|crack|pop|blow) {{what:thing}} for {{n:number}}{_POINTS} (to|at|on) {{targets:aims}}",
        f"{{what:thing}} (be|get) sacrifice ({_ITSELF_AT}) {{targets:aims}}",
        "{who:doer}(crack|pop) {what:thing}",
    ),
    *told_acts(_sacrificed_at_player, "{who:doer}(sacrifice|fling) {what:thing} (to|into|straight at) {aimed:who}"),
    hears(ACT, "{who:doer}(ping|shoot) {targets:aims}", Tries),
    hears(ACT, "{who:doer}(ping|shoot)( with it| with him| with her|)", Tries),
)
