"""How it is asked whether something is saved by what somebody casts, and from what."""

from __future__ import annotations

from dataclasses import replace

from sandbox.questions.aims_told import does_harm
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import PART
from sandbox.questions.said.acts import Uses
from sandbox.questions.said.asked import Ask, AskCan
from sandbox.questions.said.moments import OwedTo
from sandbox.questions.said.states import SeveralFacts
from sandbox.questions.said.things import PRONOUN, Mention, PlayerOf, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_SAVE = "(save|rescue|protect|keep)"
_WITH = "(with|by|by cast|by use|by play|by throw|by respond with|by answer with|by flash in|use|via)"
_ON_IT = "( on it| on him| on her|)( in response|)"
_BY_WHOM = ("can {who:who}", "do {who:who} get to", "do {who:who}", "be there (a way|any way) for {who:who} to")


def _saving(targets: Things, what: Mention, who: str = "") -> AskCan:
    """A spell that does no harm is cast on it; nobody named: by whoever has it."""
    if not what.card or not is_spell(what) or does_harm(card_named(what.card)):
        raise Unfit
    if any(thing.noun == "player" for thing in targets):
        raise Unfit
    by = what.owner or who or PlayerOf("controller", targets[0])
    return AskCan(Uses(replace(what, owner="", number=0), by, targets, goal="save"))


def _saving_from(targets: Things, what: Mention, danger: Mention, who: str = "") -> SeveralFacts:
    if not danger.card or not is_spell(danger):
        raise Unfit
    return SeveralFacts((_saving(targets, what, who), OwedTo(danger)))


def _asked(targets: Things, what: Mention, who: str = "") -> Ask:
    return _saving(targets, what, who)


PRODUCTIONS: Table = (
    *asks(
        lambda what: _saving((PRONOUN,), what),
        "do cast {what:thing} on (it|him|her)( in response|) (help|help at all|do any good|work)",
    ),
    *asks(
        _asked,
        *(f"{may} {_SAVE} {{targets:aims}}( alive|) {_WITH} {{what:thing}}{_ON_IT}" for may in _BY_WHOM),
        f"be there (a way|any way|some way) to {_SAVE} {{targets:aims}}( alive|) {_WITH} {{what:thing}}{_ON_IT}",
        f"do cast {{what:thing}}{_ON_IT} (save|rescue|protect|help) {{targets:aims}}",
        "do it help( here|)( if i| to) cast {what:thing} on {targets:aims}",
        f"be {{what:thing}}( in response|) (enough|good enough|sufficient) to {_SAVE} {{targets:aims}}( alive|)",
        f"(can|do) {{what:thing}} in response {_SAVE} {{targets:aims}}( alive|)",
    ),
    *(
        hears(
            PART,
            f"{may} {_SAVE} {{targets:aims}}( alive|) from {{danger:thing}} {_WITH} {{what:thing}}{_ON_IT}",
            _saving_from,
        )
        for may in _BY_WHOM
    ),
    *(
        hears(PART, f"{does} {_SAVE} {{targets:aims}}( alive|) from {{danger:thing}}", _saving_from)
        for does in ("(do|can) {what:thing}", f"do cast {{what:thing}}{_ON_IT}")
    ),
)
