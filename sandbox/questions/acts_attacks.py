"""How attacks are told: of the player who attacks, of the creatures, and of the one who is attacked."""

import re
from dataclasses import replace
from functools import partial

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.sides_said import of_both_sides
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import BEING_CAST, ME
from sandbox.questions.things_listed import listed_things
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit

ENTERING = re.compile(r"^When(?:ever)? [^\n]*\benters", re.MULTILINE)
_OWN = (Mention(noun="own"),)
"""What the player who acts has."""


def _attacks(
    things: Things = _OWN, who: str = "same", target: Things = (), facing: Things = (), number: int = 0
) -> AttacksWith:
    if things == _OWN and any(aim.noun != "player" for aim in target):
        raise Unfit
    things, target = _worn_by_attacker(as_in_play(things), target)
    return AttacksWith(things, who or "same", target, facing, number=number)


_PLAYERS_CALLED = {"him": "he", "her": "she"}


def _worn_by_attacker(things: Things, target: Things) -> tuple[Things, Things]:
    """`I send the Basilisk at him with a Lure on it`: no player wears it."""
    aim = target[0] if len(target) == 1 else Mention()
    if aim.noun not in _PLAYERS_CALLED or not aim.wears:
        return things, target
    if len(things) != 1 or things == _OWN:
        raise Unfit
    return (replace(things[0], wears=aim.wears),), (Mention(noun="player", owner=_PLAYERS_CALLED[aim.noun]),)


def as_in_play(things: Things) -> Things:
    """`can I attack with the Bears I just cast?`: they have come into play this turn."""
    return tuple(
        replace(t, marks=tuple("sick" if mark == BEING_CAST else mark for mark in t.marks)) if t.card else t
        for t in things
    )


def _so_many(n: int, things: Things, who: str = "", target: Things = ()) -> AttacksWith:
    """`two creatures attack me, a 2/2 and a 3/3`: those are the two. Raises Unfit where they are not as many."""
    if n != sum(max(thing.number, 1) for thing in things):
        raise Unfit
    return AttacksWith(things, who, target)


def _in_a_band(things: Things, who: str = "same") -> AttacksWith:
    return AttacksWith(things, who or "same", band=True)


def _never_attacks(thing: Mention) -> bool:
    return bool(thing.card) and (is_spell(thing) or CardType.PLANESWALKER in card_named(thing.card).types)


def _come(things: Things, target: Things = (), facing: Things = (), number: int = 0) -> AttacksWith:
    """The attackers are what the sentence speaks of: creatures, or what they are called by."""
    if any(map(_never_attacks, things)) or of_both_sides(things):
        raise Unfit
    return AttacksWith(things, "", target, facing, number=number)


def _comes_in(things: Things) -> AttacksWith:
    """Of what does something as it enters, it would rather be said that it does."""
    if any(ENTERING.search(card_named(thing.card).text) for thing in things if thing.card):
        raise Unfit
    return _come(things)


def _gets_through(things: Things, target: Things = (), number: int = 0) -> AttacksWith:
    """Of what is said to attack already it says that nothing blocks it."""
    if any(thing.card and is_spell(thing) for thing in things):
        raise Unfit
    return AttacksWith(things, "", target, number=number, connects=True)


def _connects(things: Things, who: str, number: int = 0) -> AttacksWith:
    """A creature that hits somebody has attacked; a spell has not."""
    return _gets_through(things, (Mention(noun="player", owner=who),), number)


def _it_gets_through(who: str = "", number: int = 0) -> AttacksWith:
    """Said of what the sentence has spoken of."""
    at = (Mention(noun="player", owner=who),) if who else ()
    return AttacksWith((PRONOUN,), "", at, number=number, connects=True)


def _attacks_along(things: Things, more: Things, target: Things = ()) -> AttacksWith:
    """`my Giant attacks alongside two Bears`: with them."""
    if any(map(_never_attacks, (*things, *more))):
        raise Unfit
    return AttacksWith(listed_things(things[0], (*things[1:], *more)), "", target)


def _along_with(things: Things, more: Things, who: str = "") -> AttacksWith:
    return replace(_attacks_along(things, more), who=who or "same")


def _runs_into(things: Things, met: Things) -> AttacksWith | BlocksWith:
    """Into a player or a planeswalker as it attacks; into a creature that blocks it."""
    if any(thing.card and is_spell(thing) for thing in (*things, *met)):
        raise Unfit
    attacked = all(
        aim.noun in ("player", "walker", "planeswalker")
        or (aim.card and CardType.PLANESWALKER in card_named(aim.card).types)
        for aim in met
    )
    return AttacksWith(things, "", met) if attacked else BlocksWith(met, things, passive=True)


def _sent_into(things: Things, met: Things, who: str = "same") -> AttacksWith:
    """`he runs his Giant into me`: at a player, or at a planeswalker."""
    into = _runs_into(things, met)
    if isinstance(into, BlocksWith):
        raise Unfit
    return replace(into, who=who or "same")


def _sends(things: Things, who: str = "same") -> AttacksWith:
    """Creatures are sent to attack; a spell is sent at something."""
    if any(map(_never_attacks, things)) or not any(thing.card or thing.size or thing.number for thing in things):
        raise Unfit
    return AttacksWith(things, who or "same")


def _hits_with(things: Things, other: str, who: str = "same") -> AttacksWith:
    """Creatures without an ability to damage anything hit somebody by attacking."""
    if any(thing.card and (is_spell(thing) or ":" in card_named(thing.card).text) for thing in things):
        raise Unfit
    at = (Mention(noun="player", owner=other),) if other else ()
    return AttacksWith(things, who or "same", at)


def _hit(who: str, things: Things) -> AttacksWith:
    return _come(things, (Mention(noun="player", owner=who),))


_MOVES = "go|run|get|rush|roll|barrel|storm|crash|rumble|march|stomp|stampede|wade|dive|swoop|fly|bash|attack|send"
"""Verbs for going somewhere; with `in` or `over` they are attacks."""
_IN = "in|over|across|right in|straight in|on over|on in"
_AT = (
    "attack at|come at|come in at|come over at|come flying at|come straight at|come right at|be flying at|"
    "fly at|fly over at|fly in at|run at|run in at|rush|rush at|storm at|go at|go into|go for|barrel at|"
    "barrel in at|bear down on|swoop at|swoop down on|swoop in on|lunge at|leap at|lay into|crash in on|dive at|"
    "be on its way at|be on their way at|be on the way at|be head at|head at|head for|head straight for|be head for|"
    "be head straight for|be head towards|be head toward|head towards|head toward|be aim at|make for|"
    "be on the attack against|attack over at|play into"
)
"""Before the one who is attacked."""
_AS_BAND = (
    "as a single group|as one group|as one single band|in one single band|as 1 single band|"
    "in a band|as a band|as 1 band|in one band|as one band|band together|in 1 band|banded together|in band|together in "
    "a band|together as a band|in a band together|as a single band|in a single band|as band|in the same band"
)
_ANNOUNCES = "declare|announce|make|launch|mount|begin|start|lead|try"
_COMBAT_COMES = (
    "(go|move|proceed|get|come) (to|into|for) (combat|attacks|the attack step|the attack phase|the combat step|"
    "my combat|my attack step|attackers|declare attackers|attack step|attack)"
)
_COMBAT_BEGINS = (
    "(start|begin|enter|declare|announce|initiate) (combat|the combat|my combat|his combat|the attack step|attack step)"
)
"""What is said before an attack and says no more."""
_STRIKES = "hit|smack|bash|whack|pound|beat|clobber|nail|strike|tag|slug|bop|punch"

PRODUCTIONS: Table = (
    *told_acts(
        _so_many,
        "{n:number} creatures attack( ,| :| -) {things:things}",
        "{n:number} creatures attack {target:aims}( ,| :| -) {things:things}",
        "{who:who} attack with {n:number} creatures( ,| :| -) {things:things}",
        "{who:who} attack {target:aims} with {n:number} creatures( ,| :| -) {things:things}",
    ),
    *told_acts(
        _attacks,
        "{who:doer}attack with {things:things}( alone| only| unaccompanied| for the attack|)",
        "{who:doer}attack {target:aims} with {things:things}( alone| only|)",
        "{who:doer}attack( in|) for {number:number}( damage|) with {things:things}",
        "{who:doer}(come|go|get|swing) in for {number:number}( damage|) with {things:things}",
        "{who:doer}attack with {things:things} for {number:number}( damage|)",
        "{who:doer}attack {target:aims} for {number:number}( damage|) with {things:things}",
        "{who:doer}attack {target:aims} with {things:things} for {number:number}( damage|)",
        "{who:doer}attack( in|) for {number:number}( damage|)",
        "{who:doer}(attack|come|go|run) (at|into|for) {target:aims} with {things:things}",
        f"{{who:doer}}({_AT}) {{target:aims}} with {{things:things}}",
        "{who:doer}(attack|send|throw|turn|fly) {things:things} at {target:aims}",
        "{who:doer}attack {things:things}",
        f"{{who:doer}}(come|{_MOVES}) ({_IN}) with {{things:things}}",
        "{who:doer}(run|come|bash|beat down|beat|poke|assault|crash|rumble|tap|commit|get in there|be attack|"
        "strike) with "
        "{things:things}",
        "{who:doer}(come at|come in) {target:aims} with {things:things}",
        "{who:doer}(bash|crash|rumble|beat down|run|come|go|strike) {target:aims} with {things:things}",
        "{who:doer}(go|be|move) (to|on|over to|for) the (attack|offensive|offense)",
        "{who:doer}(go|be|move) (to|on|over to|for) the (attack|offensive|offense) with {things:things}",
        "{who:doer}go (to|for) attack with {things:things}",
        f"{{who:doer}}{_COMBAT_COMES} (with|and attack with|, attack with|, and attack with) {{things:things}}",
        f"{{who:doer}}{_COMBAT_BEGINS} (with|and attack with|, attack with|, and attack with) {{things:things}}",
        f"{{who:doer}}{_COMBAT_BEGINS} (and|,|, and) attack {{target:aims}} with {{things:things}}",
        f"{{who:doer}}{_COMBAT_COMES} (and|,|, and) attack {{target:aims}} with {{things:things}}",
        f"{{who:doer}}{_COMBAT_COMES} (and|,|, and) (attack|send in) {{things:things}}",
        f"{{who:doer}}({_ANNOUNCES}) (an|the|my|his|her) attack (with|by|of|from) {{things:things}}",
        f"{{who:doer}}({_ANNOUNCES}) (an|the|my|his|her) attack (on|against|at) {{target:aims}} with {{things:things}}",
        "{who:doer}(tap|use) {things:things} (to|for an|and) attack {target:aims}",
        "{who:doer}(tap|use) {things:things} (to|for the|for an) attack",
        "{who:doer}(attack|come in|go in) {target:aims} (use|by use) {things:things}",
        "{who:doer}attack (use|by use|by tap) {things:things}",
        "{who:doer}(choose|declare|send|announce|assign) {things:things} to attack {target:aims}",
        "{who:doer}(choose|declare|send|announce|assign) {things:things} to attack",
        "{who:doer}declare {things:things} attack {target:aims}",
        "{who:doer}declare {things:things} attack",
        "{who:doer}(make|let) {things:things} attack {target:aims}",
        "{who:doer}(make|let) {things:things} (attack|go in|come in|charge in)",
        "{who:doer}(declare|send|announce|choose|name) {things:things} as (an |his |her |my |their |the |)"
        "(only |1 |)(attacker|attackers)",
        "{who:doer}send in {things:things}( to attack| for the attack|)",
        "{who:doer}send in {things:things} (at|against|to attack) {target:aims}",
        "{who:doer}(send|run|throw|bring|fly|swing|march|crash|commit) {things:things} (in|over|across|forward|into "
        "battle|into combat|to the attack|into the fray|into the red zone|my way|his way|her way|to attack|for the "
        "attack|in for the attack|in to attack|on the attack|to the red zone|to battle|to war)",
        "{who:doer}send {things:things} (in |over |)(to attack|against|after|in at|to hit) {target:aims}",
        "{who:doer}(attack|send|run|throw|ram) {things:things} (into|at) {facing:things}",
        "{who:doer}(attack|send|run|throw|come) with {things:things} into {facing:things}",
        "{who:doer}attack into {facing:things}",
        "{who:doer}attack into {facing:things} with {things:things}",
        "{who:doer}(attack|be attack|come in|get in|go in|attack in)",
        "{who:doer}(attack|come in|get in|go in|attack in) for {number:number}( damage|)",
        "{who:doer}attack {target:aims}",
        "attack : {things:things}",
        "(attacker|attackers) (:|be) {things:things}",
        "attack : {things:things} for {who:who}",
        "{who:who} : attack with {things:things}",
        "{who:doer}(bring|turn|tap) {things:things} sideways",
        "{who:doer}(alpha|alpha strike|swarm|go all in|go all out|go in|get in|come in|attack all out) with "
        "{things:things}",
        "{who:doer}(alpha|alpha strike|swarm|rush|storm|mob|bum rush) {target:aims} with {things:things}",
        "{who:doer}attack {target:aims} with {things:things} (this turn|right now)",
        "the (attack|attackers) be (with|by|from) {things:things}",
    ),
    *(
        each
        for whose, who in (("my", ME), ("(his|her|their|opp 's)", "opp"))
        for each in told_acts(
            partial(_attacks, who=who),
            f"{whose} (attacker|attackers|only attacker|attacker of choice) (:|be) {{things:things}}",
            f"{{things:things}} be {whose} (attacker|attackers|only attacker)",
            f"{whose} (attack|attackers) be (with|by|from|with only) {{things:things}}",
        )
    ),
    *told_acts(
        partial(_attacks, who="opp"),
        "(attack|be attack|get attack|under attack|be under attack|face attack) by {things:things}",
    ),
    *told_acts(
        _in_a_band,
        "{who:doer}attack with (a |the |)band( :| of| ,| -) {things:things}",
        f"{{who:doer}}(attack|come in|go in) with {{things:things}} ({_AS_BAND}|band|banded)",
        "{who:doer}band {things:things} (together |)(and|to|,) attack( with them|)",
        "{who:doer}attack (with |)(a |)band ( {things:things} )",
        f"{{who:doer}}(send in|throw in|declare) {{things:things}} ({_AS_BAND})",
        f"{{who:doer}}send {{things:things}} in ({_AS_BAND})",
        f"{{things:things}} (attack|come in|go in|come|come over|attack together|be attack) ({_AS_BAND})",
        "{who:doer}band {things:things} (together |)(,|, and|and then) attack",
    ),
    *told_acts(
        lambda a, b, who="": _in_a_band((a, b), who),
        "{a:thing} band with {b:thing}( ,|)( and|)( they| both| they both| together|) attack( together|)",
        "{a:thing} and {b:thing} (band|band together|form a band)( ,|)( and|)( they| both|) attack( together|)",
        "{who:doer}band {a:thing} (with|to|and) {b:thing} (to|and|,|, and|and then) attack( with them| with both|)",
        "{who:doer}attack with {a:thing} (and|with|,) {b:thing} (banded to it|banded with it|band with it)",
    ),
    *told_acts(
        _sent_into,
        "{who:doer}(run|send|throw|ram|crash|slam|charge|swing|march|hurl|fling) {things:things} into {met:aims}",
    ),
    *told_acts(_sends, "{who:doer}(send|swing|unleash|commit|throw in|run in|march in) {things:things}"),
    *told_acts(lambda things, who="": _hits_with(things, "", who), "{who:who} (connect|hit) with {things:things}"),
    *told_acts(
        _hits_with,
        f"{{who:doer}}({_STRIKES}) {{other:who}} with {{things:things}}( in combat|)",
    ),
    *told_acts(
        _connects,
        f"{{things:things}} ({_STRIKES}|connect with|get through to|get in on|get) {{who:who}}",
        f"{{things:things}} ({_STRIKES}|connect with) {{who:who}} for {{number:number}}( damage|)",
    ),
    *told_acts(
        _attacks_along,
        "{things:things} attack (along with|alongside|accompany by|beside|in the company of) {more:things}",
        "{things:things} attack {target:aims} (along with|alongside|accompany by|beside) {more:things}",
    ),
    *told_acts(
        _along_with,
        "{who:doer}attack with {things:things} (along with|alongside|accompany by|beside) {more:things}",
    ),
    *told_acts(
        _hit,
        "{who:who} (|get |be |have be )(hit|attack|attack at|smack|bash) (by|with) {things:things}",
        "{who:who} (be |get |)(face|under|look at|stare at|stare down|take) (an |)attack (by|from|of) {things:things}",
    ),
    *told_acts(
        _come,
        "{things:things} (attack|come at|be attack) {target:aims}( alone|)",
        "{things:things} (attack|be attack|enter combat|enter the red zone|turn sideways|come cross|be go to attack|"
        "be "
        "come|come flying|come flying in|beat down|be on the attack|go on the offensive|come to the attack)",
        "{things:things} (go|come) (on|to|over to) the attack",
        "{things:things} (make|launch|begin|start) (an|the|my|his|her) attack",
        "{things:things} (take|take a) (swing|swings|attack)",
        "{things:things} (hit the red zone|be bash|be turn sideways|be tap to attack|be in the red zone)",
        "{things:things} (be|enter combat as|come in as|join as) (an|the|my|his|her|the only|my only|his only) "
        "(attacker|attackers|attacking creature)",
        "{things:things} (must|be force to|be make to|be compelled to) attack",
        "{things:things} (must|be force to|be make to|be compelled to) attack {target:aims}",
        "{things:things} (be|get|have be) (declare|announce|name|choose|send|assign|tap) (as an attacker|as "
        "attackers|as "
        "the attacker|as the attackers|as the only attacker|attack|to attack|for the attack|into the red zone|in|in "
        "to "
        "attack|in alone|at opp)",
        "{things:things} (be|get|have be) (declare|announce|choose|send|assign) (attack|to attack|at|in at|against) "
        "{target:aims}",
        "(the|my|his|her|opp 's) attacking (creature|creatures) be {things:things}",
        "the (attacker|attackers) be {things:things}",
        "{things:things} attack (alone|unaccompanied|each turn|this turn)",
        f"{{things:things}} ({_MOVES}) ({_IN})( for the attack| to attack|)",
        f"{{things:things}} come ({_IN}) (for the attack|to attack)",
        f"{{things:things}} (come|{_MOVES}) ({_IN}) for {{number:number}}( damage|)",
        f"{{things:things}} ({_AT}) {{target:aims}}",
        "{things:things} (crash|bash|run|come|go) (at|for|over to|in on) {target:aims}",
        "{things:things} attack into {facing:things}",
        "{things:things} attack( in|) for {number:number}( damage|)",
        "{things:things} attack {target:aims} for {number:number}( damage|)",
        "(here|in|over|along) come {things:things}",
        "(here|in|over|along) come {things:things} at {target:aims}",
        "(there|here) be {things:things} attack {target:aims}",
        "(an |)attack (by|from|of) {things:things}",
    ),
    *told_acts(_comes_in, f"{{things:things}} come ({_IN})"),
    *told_acts(
        _runs_into,
        "{things:things} (run|crash|bash|bump|slam|walk) (into|up against|headlong into) {met:aims}( block| block it|"
        " as a blocker| as its blocker| in the way| in its way| as blocker|)",
    ),
    *told_acts(
        _gets_through,
        "{things:things} (connect|make contact|get through|get through unblocked|slip through|get by|slip by|"
        "slip past|sneak by|sneak through|"
        "sneak in|come through|have through|make it through|go through unblocked|go unblocked|come in unblocked|get in "
        "unblocked|be unblocked)",
        "{things:things} (connect|get through) for {number:number}( damage|)",
    ),
    *told_acts(
        _it_gets_through,
        "(connect|make contact|get through|slip through|sneak through|go unblocked|get in unblocked|get by)",
        f"({_STRIKES}|connect with|get through to) {{who:who}}",
        f"({_STRIKES}|connect with) {{who:who}} for {{number:number}}( damage|)",
    ),
)
