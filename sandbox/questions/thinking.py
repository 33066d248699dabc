"""How it is told that somebody would like to do one of two things, and asked whether one of them may be done."""

from __future__ import annotations

from sandbox.questions.phrases import ASK
from sandbox.questions.said.acts import Casts, ThinksOf, Uses
from sandbox.questions.said.asked import AskEither
from sandbox.questions.said.things import Mention
from sandbox.questions.ways_told import told_facts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_WOULD = "want to|would like to|do like to|like to|hope to|try to|plan to|think about|intend to|decide to|can"
_HARMS = "hit|kill|target|burn|shoot|destroy|bounce|tap|ping|counter|save|pump"
_ANY = (
    "anything|something|either|either one|either of them|either of those|any of them|any of those|one of them|any|"
    "1 of them|one of those|at least one of them|any 1 of them|either 1"
)


def _casts_either(who: str, what: str, a: Mention, b: Mention) -> ThinksOf:
    spell = Mention(card=what)
    return ThinksOf((Casts(spell, who, (a,), by_name=True), Casts(spell, who, (b,), by_name=True)), who)


def _uses_either(who: str, a: Mention, b: Mention, what: Mention) -> ThinksOf:
    if not what.card:
        raise Unfit
    return ThinksOf((Uses(what, who, (a,)), Uses(what, who, (b,))), who)


PRODUCTIONS: Table = (
    *told_facts(
        _casts_either,
        f"{{who:who}} ({_WOULD}) {{what:cards}} (either |){{a:aim}} or {{b:aim}}",
        f"{{who:who}} ({_WOULD}) (cast|use|play) {{what:cards}} (on|at|targeting) (either |){{a:aim}} or {{b:aim}}",
    ),
    *told_facts(
        _uses_either,
        f"{{who:who}} ({_WOULD}) ({_HARMS}) (either |){{a:aim}} or {{b:aim}} (with|use|by use) {{what:thing}}",
        f"{{who:who}} ({_WOULD}) (use|activate) {{what:thing}} (on|at|to {_HARMS.replace('|', '|to ')}) (either |)"
        "{a:aim} or {b:aim}",
    ),
    hears(ASK, f"can {{who:who}} (do|{_HARMS}) ({_ANY})", AskEither),
    hears(ASK, f"do {{who:who}} (get to|get a chance to) (do|{_HARMS}) ({_ANY})", AskEither),
    hears(ASK, f"(do|can) ({_ANY}) (of it |of that |)(work|be do|be legal)", lambda: AskEither()),
    hears(ASK, f"be ({_ANY}) (of it |of that |)(legal|allowed|possible|a legal target)", lambda: AskEither()),
)
