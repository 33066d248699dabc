"""How it is told that something copies, and that somebody is made to sacrifice something."""

import re
from dataclasses import replace

from sandbox.questions.casting_told import AIMS_ANEW, COPIES
from sandbox.questions.keywords_told import SACRIFICES
from sandbox.questions.named_cards import card_named
from sandbox.questions.redirecting_told import redirects_damage
from sandbox.questions.said.acts import Activates, AimsAnew, Casts, MakesSacrifice, ToldAct
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Table, Unfit

_COPIES_SPELL = re.compile(r"[Cc]opy target")
_MAKES_COPY = re.compile(r"^[^\n\"]*:[^\n]*copy of target", re.MULTILINE)


def _copies(what: Mention, targets: Things, who: str = "") -> ToldAct:
    """As it comes into play, as a spell, or with its ability, whichever its text says."""
    text = card_named(what.card).text if what.card else ""
    if len(targets) != 1 or targets[0].number > 1 or what.ability:
        raise Unfit
    who, what = who or what.owner, replace(what, owner="")
    if _MAKES_COPY.search(text):
        return Activates(what, who, targets)
    if COPIES.search(text) and not is_spell(what):
        return Casts(what, who, targets)
    if is_spell(what) and _COPIES_SPELL.search(text):
        return Casts(what, who, targets)
    raise Unfit


def _comes_as(what: Mention, targets: Things, who: str = "") -> ToldAct:
    if is_spell(what) or not isinstance(act := _copies(what, targets, who), Casts):
        raise Unfit
    return act


def _edict(what: Mention, thing: Mention, who: str = "") -> MakesSacrifice:
    if not what.card or not SACRIFICES.search(card_named(what.card).text):
        raise Unfit
    return MakesSacrifice(thing, replace(what, owner=""), who or what.owner)


def _aimed_anew(what: Mention | str, targets: Things, anew: Things, who: str = "") -> Casts:
    """Only with what copies a spell, or gives it new targets."""
    spell = Mention(card=what) if isinstance(what, str) else what
    if not spell.card or not is_spell(spell) or len(targets) != 1:
        raise Unfit
    card = card_named(spell.card)
    if not AIMS_ANEW.search(card.text) and not redirects_damage(card.text):
        raise Unfit
    return Casts(spell, who, targets, anew=anew)


def _sends_damage(targets: Things, who: str = "") -> AimsAnew:
    """What a spell makes of damage that is on its way; to a planeswalker it goes without a spell as well."""
    named = [card_named(target.card).types for target in targets if target.card]
    if any(CardType.PLANESWALKER in types for types in named):
        raise Unfit
    return AimsAnew(targets, who)


_ME = "(i|me|him|her|opp|them|bob|sue)"
_CASTS = "(cast|play|summon|drop|run out|bring in|put|lay)"

_BACK = "(|back |right back |straight back |straight |right |)"
_COPY = (
    "(copy|the copy|my copy|its copy|his copy|the forked copy|"
    "a copy|the new copy|the forked one|the new one|the copied spell|that copy)"
)
_AIM = "(point|aim|send|direct|throw|fire|shoot|redirect|turn|target|target it|have it target|make it hit|put|let fly)"

PRODUCTIONS: Table = (
    *told_acts(
        _aimed_anew,
        f"{{who:doer}}{{what:cards}} {{targets:aims}} {_BACK}(at|to|onto|toward|into) {{anew:aims}}",
        "{who:doer}{what:cards} {targets:aims} with {anew:aims} as (the |its |a |)(new |)target",
        "{who:doer}{what:cards} {targets:aims} (target|targeting) {anew:aims} (with the copy|instead)",
        "{who:doer}{what:cards} {targets:aims} (,|and) (target|choose|choose for the copy|name) {anew:aims}",
        "{who:doer}(cast|use|play|respond with) {what:spell} (on|target|targeting) {targets:aims} "
        "with {anew:aims} as (the |its |a |)(new |)target",
        "{who:doer}(cast|use|play|respond with) {what:spell} to (redirect|turn|send|copy|steer|bounce) {targets:aims} "
        f"{_BACK}(at|to|onto|toward|into) {{anew:aims}}",
        "{who:doer}(redirect|turn|send|copy|steer) {targets:aims} "
        f"{_BACK}(at|to|onto|toward|into) {{anew:aims}} (with|use) {{what:spell}}",
    ),
    *told_acts(
        _sends_damage,
        "{who:doer}(redirect|send|move|shift|point|turn|deal|steer) (the|its|that|2|the 2|2 of the|2 of that|2 of it) "
        f"(damage |){_BACK}(at|to|onto|toward|into|on) {{targets:aims}}( instead|)",
    ),
    *told_acts(
        AimsAnew,
        f"{{who:doer}}{_AIM} {_COPY} {_BACK}(at|to|onto|toward|into|on) {{targets:aims}}",
        f"{{who:doer}}{_AIM} (it|that) (back|right back|straight back) (at|to|onto|toward|into) {{targets:aims}}",
        "{who:doer}(redirect|steer|deflect) (it|that|the spell) (at|to|onto|toward|into) {targets:aims}",
        f"{_COPY} (go|be aim|aim|be point|be send|be) {_BACK}(at|to|on|target) {{targets:aims}}",
        f"{_COPY} (target|hit|aim at) {{targets:aims}}",
        f"{{who:doer}}(have|let|make) {_COPY} (target|hit|go at|go to|aim at|go after|deal damage to) {{targets:aims}}",
        f"(and |){_COPY} (at|to|on|on to|into) {{targets:aims}}",
        f"with {_COPY} (target|targeting|aim at|point at|go to|on) {{targets:aims}}",
        "(|the |its |with the )new target( be| :|) {targets:aims}",
        "{who:doer}(choose|pick|name|make) {targets:aims} (as|for) (the|its|a) new target",
        "{who:doer}(change|move|switch|shift) (the|its) target to {targets:aims}",
        "with {targets:aims} as (the|its|a) new target",
    ),
    *told_acts(
        _copies,
        "{who:doer}copy {targets:things} (with|use|via|by) {what:thing}",
        "{who:doer}(tap|use|activate|cast|play) {what:thing} (to|and|in order to) copy {targets:things}",
        "{who:doer}(make|create|get|put in) {targets:things} (with|use|via|off) {what:thing}",
        "{what:thing} copy {targets:things}",
    ),
    *told_acts(
        _comes_as,
        f"{{who:doer}}{_CASTS} {{what:thing}}( ,|) (copy|copies|to copy|and copy|and have it copy|and choose|choose|as|"
        "name|and make it|and have it come in copy|and have it enter copy) {targets:things}",
        "{what:thing} (enter|come in|come into play|come down|hit play|get cast|resolve|be cast|come) (copy|as|choose|"
        "and copy) {targets:things}",
        "{what:thing} (be|become) (now |)copy {targets:things}",
        "{who:doer}(choose|pick|name) {targets:things} (for|with) {what:thing}",
        "{who:doer}have {what:thing} (copy|enter copy|come in copy|come in as|enter as) {targets:things}",
    ),
    *told_acts(
        _edict,
        f"{{who:who}} make {_ME} sacrifice {{thing:thing}} (with|by|use|via|through|to) {{what:spell}}",
        f"{{who:who}} (force|get) {_ME} to sacrifice {{thing:thing}} (with|by|use|via|through|to) {{what:spell}}",
        f"{{what:spell}} (make|force) {_ME} (to |)sacrifice {{thing:thing}}",
        f"{{who:who}} (cast|play|use|aim) {{what:spell}} (to|and) (make|force) {_ME} (to |)sacrifice {{thing:thing}}",
        f"{{who:who}} (cast|play|use) {{what:spell}} (,|and) {_ME} (must |)sacrifice {{thing:thing}}",
        f"{_ME} (must|be make to|be force to|have to|get make to|be make) sacrifice {{thing:thing}} to {{what:spell}}",
        f"{_ME} (lose|give up) {{thing:thing}} to {{what:spell}}",
    ),
    *told_acts(
        lambda thing, who: MakesSacrifice(thing, None, who),
        f"{{who:who}} make {_ME} sacrifice {{thing:thing}}( with it| with that|)",
        f"{{who:who}} (force|get) {_ME} to sacrifice {{thing:thing}}( with it| with that|)",
    ),
)
