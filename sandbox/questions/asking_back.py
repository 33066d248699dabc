"""How it is asked what comes back, what is where in the end, and whether what triggers is carried out."""

from collections.abc import Callable

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ASK
from sandbox.questions.said.asked import Ask, AskHappens, AskMilled, AskWhere, AskWhether
from sandbox.questions.said.outcomes import IsOn
from sandbox.questions.said.outcomes_cards import EffectResolves
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.thing_words import ME
from sandbox.questions.ways_told import asks
from sandbox.terms.types import AURA, EQUIPMENT
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _comes_back(**how: str) -> Ask:
    """Told of everything: what is back, and what is not."""
    return AskHappens()


_OF = "(what|who|which|which one|which of them|which creature|what creature|which card|which cards|what card)"


def _on(what: Mention, host: Mention, **how: str) -> Ask:
    """Of an aura or an equipment."""
    if not what.card or {AURA, EQUIPMENT}.isdisjoint(card_named(what.card).subtypes):
        raise Unfit
    return AskWhether(IsOn((what,), host))


_CARDS = "how many( of my| of his|) cards"
_TO = "(go|be put|get put|be mill|get mill|come|fall|land|end|be lose|move|be send)"


def _effect(word: str) -> Callable[..., Ask]:
    return lambda who="", **how: AskWhether(EffectResolves((PRONOUN,), word, who))


_GETS = "(do|can) {who:who} (get|have)( to use|) (the|its|a|my|his|her|their|that|another)"
_AGAIN = "( again| off| anyway| regardless| a second time| out of it|)"

_PLACE = "(play|my hand|his hand|her hand|the graveyard|my graveyard|his graveyard|hand|exile|my library|the library)"

PRODUCTIONS: Table = (
    *asks(
        lambda thing: AskWhere(thing),
        f"be {{thing:being}} in {_PLACE} or (in |){_PLACE}",
        f"(do|be) {{thing:being}} (go|come|be put|end|return)( back|) (to|into|in) {_PLACE} or (to |in |into |)"
        f"{_PLACE}",
    ),
    *(
        each
        for word, said in (
            ("", "(enter |etb |comes-into-play |)(trigger|triggered ability)"),
            ("cascade", "cascade( trigger|)"),
            ("persist", "persist( trigger|)"),
        )
        for each in asks(
            _effect(word),
            f"{_GETS} {said}{_AGAIN}",
            f"do (the|its|my|his|that) {said} (happen|resolve|go through|go off|work|trigger){_AGAIN}",
            *([f"do {word} (happen|resolve|go through|go off|work|trigger){_AGAIN}"] if word else []),
        )
    ),
    *asks(
        _on,
        "be {what:thing} (on|attach to|attached to|left on) {host:thing}{end:finally}",
        "do {what:thing} (stay|remain|be) (on|attach to|attached to) {host:thing}{end:finally}",
        "do {host:thing} (have|keep|wear) {what:thing}( on it| on| attach|){end:finally}",
        "do {who:who} (have|keep) {what:thing} (on|attach to) {host:thing}{end:finally}",
    ),
    *asks(
        lambda who="", **how: AskMilled(who),
        f"{_CARDS} (do|be|must|can) {{who:who}} (mill|have to mill|get mill|self mill)( for it| from it| off it| over|)"
        "{end:finally}",
        f"{_CARDS} {_TO} (off|from|out of) {{who:who}} 's library( to| into| in|)( his| her| their| the|)( graveyard|)",
        f"{_CARDS} be mill",
    ),
    *(
        hears(ASK, notation.format(whose=whose), lambda who=who: AskMilled(who))
        for whose, who in (("my", ME), ("(his|her|their|opp 's)", "opp"))
        for notation in (
            f"{_CARDS} {_TO} (off|from|out of) {{whose}} library( to| into| in|)( my| his| her| their| the|)"
            "( graveyard|)",
            f"{_CARDS} {_TO} (to|into|in) {{whose}} graveyard from {{whose}} library",
            f"{_CARDS}( off| from| out of| go from) {{whose}} library",
        )
    ),
    *asks(
        _comes_back,
        f"{_OF} (come|be|go) back( to play| in play| into play|){{end:finally}}",
        f"{_OF} (do|can) {{who:who}} (get|have|bring) back( to play| in play| into play|){{end:finally}}",
        f"{_OF} return( to play| in play|){{end:finally}}",
        "what (go|end up|end|land|be|stay) where{end:finally}",
    ),
)
