"""How it is told that something is answered: by whom, with what, and what that was aimed at."""

import re
from dataclasses import replace

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ACT
from sandbox.questions.said.acts import Casts, DoesNothing, Responding, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksNothing, BlocksWith
from sandbox.questions.said.moments import InResponse
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _responding(who: str, act: ToldAct, to: Mention | None = None) -> Responding:
    """Only acts that are answers: nobody attacks in response. What is done is done by the one who responds."""
    if isinstance(act, Responding | AttacksWith | BlocksWith | BlocksNothing | DoesNothing):
        raise Unfit
    if getattr(act, "who", "") not in ("", "same", who):
        raise Unfit
    return Responding(act, who, to)


def _with_verb(who: str, what: str) -> Responding:
    """`he responds by Brainstorming`: a spell without a target."""
    if "arget" in card_named(what).text or not is_spell(Mention(card=what)):
        raise Unfit
    return Responding(Casts(Mention(card=what), who), who)


_AT_SPELLS = re.compile(r"target (?:[\w-]+,? )*(?:spell|instant|sorcery)|source of your choice|[Cc]ounter ")
"""Texts of what is aimed at spells, or chooses one."""


def _against(what: Mention, first: Mention, on: Things, who: str = "") -> Casts:
    """A spell against another that is aimed at something: at that one, or else at the same thing in response."""
    if what.card and not _AT_SPELLS.search(card_named(what.card).text):
        return Casts(what, who, on, answers=True, answered=InResponse(first, on))
    return Casts(what, who, (first,), answers=True, answered=InResponse(first, on))


def _at_what_was_aimed_at(
    what: Mention | str, targets: Things, first: Mention, who: str = "", other: str = ""
) -> Casts:
    """`he Unsummons the Bears I targeted with a spell`: in response to that spell."""
    spell = Mention(card=what) if isinstance(what, str) else what
    if not is_spell(spell) or (other and other == who):
        raise Unfit
    answered = InResponse(replace(first, owner=first.owner or other), targets)
    return Casts(spell, who, targets, answers=True, answered=answered)


def _answered_on_its_way(what: Mention | str, first: Mention, on: Things, who: str = "", other: str = "") -> Casts:
    """`he Negates the Bolt that I aimed at him`: what counters, and what it counters with what that was aimed at."""
    spell = Mention(card=what) if isinstance(what, str) else what
    text = card_named(spell.card).text.lower() if spell.card else ""
    if "counter target" not in text or (other and other == who) or not first.card or (first.owner and other):
        raise Unfit
    if not is_spell(first) and not first.ability:
        raise Unfit
    return _against(spell, replace(first, owner=first.owner or other), on, who)


def _answers(what: Mention, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    return Casts(what, who, targets, x, answers=True)


def _answers_to(who: str, first: Mention, what: Mention, on: Things = (), targets: Things = ()) -> Casts:
    return Casts(what, who, targets, answers=True, answered=InResponse(first, on))


def _counters(what: Mention, first: Mention, on: Things, who: str = "") -> Casts:
    """Only with what counters something."""
    if "counter" not in card_named(what.card).text.lower():
        raise Unfit
    return _against(what, first, on, who)


_BREAKS_IN = (
    "interrupt|cut in|jump in|chime in|come back|hit back|fire back|fight back|strike back|shoot back|push back|"
    "counter|counter back|retort|parry|step in|snap back"
)
"""Verbs for casting something in answer."""
_AIMS = "aim at|point at|target|cast on|fire at|throw at|direct at|send at|target with|cast at|play on|put on"
RESPONDING: Table = (
    *told_acts(
        lambda who, targets: Uses(Mention(noun="that"), who, targets),
        "which {who:who} (use|activate|cast|play) (on|for|against|at|in response to) {targets:aims}",
    ),
    *told_acts(
        _against,
        "{what:spell} (against|on|for|at|to) {first:spell} (aim at|target|on|direct at|cast on|point at) {on:things}",
        "{who:doer}(cast|play|use|respond with) {what:spell} (against|on|for|at|to|target) {first:spell} "
        "(aim at|target|on|direct at|cast on|point at) {on:things}",
    ),
    *told_acts(
        _counters,
        "{who:doer}counter {first:spell} (aim at|target|on|direct at|cast on|point at) {on:things} (with|use|"
        "by) {what:spell}",
    ),
    *told_acts(
        _answered_on_its_way,
        f"{{who:doer}}{{what:cards}} {{first:thing}} (that |which |){{other:who}} ({_AIMS}) {{on:things}}",
        f"{{who:doer}}{{what:cards}} {{first:thing}} (that |which |)(be |){{other:who}} ({_AIMS}) {{on:aims}}",
        f"{{who:doer}}{{what:cards}} {{first:thing}} (that be |which be |)({_AIMS}|at|on|against|target|targeting) "
        "{on:aims}",
        f"{{who:doer}}(cast|use|play|respond with) {{what:spell}} (on|against|to counter) {{first:thing}} "
        f"(that |which |){{other:who}} ({_AIMS}) {{on:aims}}",
        f"{{who:doer}}(cast|use|play|respond with) {{what:spell}} (on|against|to counter) {{first:thing}} "
        f"(that be |which be |)({_AIMS}|at|against) {{on:aims}}",
        f"{{who:doer}}counter {{first:thing}} (that |which |){{other:who}} ({_AIMS}) {{on:aims}} (with|use|by) "
        "{what:spell}",
    ),
    *told_acts(
        _at_what_was_aimed_at,
        "{who:doer}{what:cards} {targets:things} (that |which |)(be |){other:who} (target|aim at|point at) with "
        "{first:spell}",
        "{who:doer}{what:cards} {targets:things} (that |which |)(be |have be |)(target|aim at) (by|with) {first:spell}",
        "{who:doer}(cast|play|use) {what:spell} on {targets:things} (that |which |)(be |){other:who} "
        "(target|aim at|point at) with {first:spell}",
    ),
    *told_acts(
        _answers,
        "{who:doer}(respond|answer) by (kill|destroy|burn|hit) {targets:aims} with {what:thing}",
        f"{{who:doer}}({_BREAKS_IN}) with {{what:spell}}{{x:x}}{{targets:onto}}",
        "{who:doer}(cast|play) {what:thing} in response (on|to|targeting) {targets:aims}",
        "{who:doer}(respond|answer)( with| by cast|) {what:thing}{x:x}{targets:onto}",
        "{who:doer}(respond|answer)( with| by cast|) {what:thing}{targets:onto}{x:x}",
    ),
    *told_acts(
        _answers_to,
        "{who:doer}(respond|answer) to {first:thing} (with|by cast|by) {what:thing}{targets:onto}",
        "{who:doer}(respond|answer) to {first:thing} (on|target) {on:things} (with|by cast|by) "
        "{what:thing}{targets:onto}",
    ),
    *told_acts(
        _responding,
        "{who:doer}respond (by|with) {act:act}",
        "{who:doer}(respond|answer) to (it|that|this) (by|with) {act:act}",
        "{who:doer}(respond|answer) to {to:spell} (by|with) {act:act}",
        "{who:doer}respond and {act:act}",
        "{who:doer}respond , {act:act}",
    ),
    hears(ACT, "{who:doer}respond (by|with) {what:verbed}", _with_verb),
)
