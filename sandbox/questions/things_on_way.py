"""How triggers are mentioned: of which card they are, by which keyword, and that one is on its way."""

from dataclasses import replace
from functools import partial

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import MOMENT, NOUN, THING, TRAIT
from sandbox.questions.said.moments import InResponse
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import BEING_CAST, CAST_SO, OF_TRIGGERS, TRIGGERED
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

_OWN = "(the|his|her|my|that|a|their)"
_TRIGGER = "(trigger|triggered ability|trigger ability|ability trigger)"
_WAITS = (
    "(be|go|be put|get put|be still|still be|have go|have be put|wait|be wait|sit|be sit) on the stack( to resolve|)",
    "(wait|be wait|be pending|be still pending)( to resolve|)",
)


def _of(it: Mention, word: str = "") -> Mention:
    """The trigger of a card that has the keyword; of one that comes into play, the text says so itself."""
    if not it.card or it.ability or it.keywords:
        raise Unfit
    if word not in ("", "enters") and word not in card_named(it.card).text.lower():
        raise Unfit
    return replace(
        it, ability=True, keywords=(word,) if word not in ("", "enters") else (), marks=(*it.marks, TRIGGERED)
    )


def _waits(it: Mention) -> InResponse:
    """What is done next answers it."""
    if not it.ability and it.noun not in ("trigger", "ability"):
        raise Unfit
    return InResponse(it)


def _cast_so(way: str, card: str) -> Mention:
    """`my flashback Firebolt`: the card must have the keyword."""
    if way not in card_named(card).text.lower():
        raise Unfit
    return Mention(card=card, marks=(BEING_CAST, f"{CAST_SO}{way}"))


def _trait_so(way: str, who: str) -> Mention:
    return Mention(owner=who, marks=(BEING_CAST, f"{CAST_SO}{way}"))


_WAYS = {
    "flashback": "(flashback|flash back|flashed back|flashbacked)",
    "buyback": "(buy back|bought back|buyback|bought-back)",
    "evoke": "(evoke|evoked)",
}
"""Words for how a spell is cast."""

PRODUCTIONS: Table = (
    *(
        production
        for way, said in _WAYS.items()
        for production in (
            hears(NOUN, f"{said} {{card:card}}", partial(_cast_so, way)),
            hears(TRAIT, f"( , which| that| which|) {{who:who}} (have |){said}", partial(_trait_so, way)),
        )
    ),
    hears(THING, f"{_OWN} {_TRIGGER} (of|from|off) {{it:thing}}", _of),
    *(
        production
        for word, meant in OF_TRIGGERS.items()
        for production in (
            hears(THING, f"{_OWN} {word} {_TRIGGER} (of|from|on|for|off) {{it:thing}}", partial(_of, word=meant)),
            constant(
                TRAIT,
                f"( 's|) {word} {_TRIGGER}",
                Mention(ability=True, keywords=(meant,) if meant != "enters" else (), marks=(TRIGGERED,)),
            ),
        )
    ),
    *(
        hears(MOMENT, f"{begins}{{it:thing}} {waits}", _waits)
        for waits in _WAITS
        for begins in ("", "(with|while|as|when) ")
    ),
)
