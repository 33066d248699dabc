"""How it is told what somebody keeps ready, and for what: `B up for my Skeletons`, `tapped out except for a Forest`."""

from dataclasses import replace

from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import HasInPlay, Holds, Mentions, SeveralFacts
from sandbox.questions.said.states_players import HasMana
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.states_mana import LEFT, SAME
from sandbox.questions.telling import is_land, is_spell
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_KEEPS = (
    "have|have only|only have|keep|leave|be left with|hold|hold up|have up|leave up|keep up|leave open|keep open|"
    "have open|hold open|sit on|save|reserve"
)
_TO_SAVE = "to regenerate|to save|to protect|to pump|to activate|to use|to fire|for"
_BUT = "except|but|except for|but for|save for|apart from|other than|save|besides|bar|minus"


def _ready_for(who: str, mana: HasMana, at: str, what: Mention) -> SeveralFacts:
    """Mana, and what it is kept for: a card in hand, or something in play."""
    if not what.card or (what.owner and is_spell(what)):
        raise Unfit
    own = replace(what, owner=what.owner or who)
    kept = Holds(who, (what,)) if is_spell(what) else Mentions((own,))
    return SeveralFacts((replace(mana, who=who, left=mana.left or at == LEFT), kept))


def _lands_ready_for(who: str, things: Things, at: str, what: Mention) -> SeveralFacts:
    if not all(map(is_land, things)) or not what.card or (what.owner and is_spell(what)):
        raise Unfit
    own = replace(what, owner=what.owner or who)
    kept = Holds(who, (what,)) if is_spell(what) else Mentions((own,))
    return SeveralFacts((HasInPlay(who, things, left=at == LEFT), kept))


def _lands_ready_for_them(who: str, things: Things, at: str, what: Mention) -> HasInPlay:
    """`a Swamp to regenerate it`"""
    if what.card or what.noun not in ("it", "them", "him", "her") or not all(map(is_land, things)):
        raise Unfit
    return HasInPlay(who, things, left=at == LEFT)


def _ready_for_them(who: str, mana: HasMana, at: str, what: Mention) -> HasMana:
    if what.card or what.noun not in ("it", "them", "him", "her"):
        raise Unfit
    return replace(mana, who=who, left=mana.left or at == LEFT)


def _nothing_but(things: Things) -> HasInPlay:
    """Of the player spoken of last."""
    if not all(thing.card or thing.size for thing in things):
        raise Unfit
    return HasInPlay("", things, only=True)


def _all_but(who: str, things: Things) -> HasInPlay:
    """Of all lands only these are untapped."""
    if not all(map(is_land, things)):
        raise Unfit
    return HasInPlay(who, tuple(replace(thing, owner="") for thing in things), left=True)


def _mine_but(things: Things) -> HasInPlay:
    return _all_but(ME, things)


def _his_but(things: Things) -> HasInPlay:
    return _all_but("opp", things)


def _more_lands(number: int, at: str, who: str = SAME) -> HasMana:
    """`three more lands`: besides what has been paid."""
    return HasMana(who, number, left=True)


def _with_lands(number: int, at: str) -> HasMana:
    return HasMana("", number, left=at == LEFT, beside=at == LEFT)


PRODUCTIONS: Table = (
    hears(FACT, f"{{who:who}} ({_KEEPS}) {{mana:mana_held}}{{at:at_hand}} ({_TO_SAVE}) {{what:thing}}", _ready_for),
    hears(
        FACT, f"{{who:who}} ({_KEEPS}) {{things:things}}{{at:at_hand}} ({_TO_SAVE}) {{what:thing}}", _lands_ready_for
    ),
    hears(
        FACT,
        f"{{who:who}} ({_KEEPS}) {{things:things}}{{at:at_hand}} ({_TO_SAVE}) {{what:thing}}",
        _lands_ready_for_them,
    ),
    hears(
        FACT, f"{{who:who}} ({_KEEPS}) {{mana:mana_held}}{{at:at_hand}} ({_TO_SAVE}) {{what:thing}}", _ready_for_them
    ),
    hears(FACT, f"{{who:who}} (be |)(all |completely |)(tap out|tapped out) ({_BUT}) {{things:things}}", _all_but),
    hears(FACT, f"(all |all of |)my lands (be |)(all |)(tapped|tap) ({_BUT}) {{things:things}}", _mine_but),
    hears(FACT, f"(all |all of |)my lands ({_BUT}) {{things:things}} (be |)(tapped|tap)", _mine_but),
    hears(
        FACT,
        f"(all |all of |)(his|her|their|opp 's) lands (be |)(all |)(tapped|tap) ({_BUT}) {{things:things}}",
        _his_but,
    ),
    hears(FACT, f"(all |all of |)(his|her|their|opp 's) lands ({_BUT}) {{things:things}} (be |)(tapped|tap)", _his_but),
    hears(
        FACT,
        "(all|everything|the only land|the only lands|the only mana) {who:who} (have|have left)( untapped| untap| open|"
        " up| left| available|) be {things:things}( untapped| untap| open| left|)",
        _all_but,
    ),
    hears(
        FACT,
        "{who:who} (have|keep|still have|have still|be left with) (only |just |exactly |){number:number} "
        "(more|other|additional|extra) (land|lands|mana){at:at_hand}",
        _more_lands,
    ),
    hears(
        FACT,
        "(with |only |){number:number} (land|lands)( ,|)( all| both| which be all| that be all| which be| that be|) "
        "(tapped|tap)",
        lambda number: HasMana(SAME, 0, left=True),
    ),
    hears(
        FACT,
        "(with |)(nothing|no creatures|no creature|nobody|no one|no blockers|nothing else|no other creature) "
        "(but|except|except for|besides|other than|apart from) {things:things}"
        "( in play| to block with| on my side| out| left| to block|)",
        _nothing_but,
    ),
    hears(
        FACT,
        "with (only |)(untapped |untap |open |more |other |){number:number} (untapped |untap |open |more |other |)"
        "(land|lands|mana sources){at:at_hand}",
        _with_lands,
    ),
    hears(
        FACT,
        "(have|keep|still have|have still|be left with) (only |just |exactly |){number:number} (more |other |untapped |"
        "untap |)(land|lands){at:at_hand}",
        _more_lands,
    ),
)
