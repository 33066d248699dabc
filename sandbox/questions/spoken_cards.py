"""What is said of the cards of a question as a whole: whose they are, and what is known of them only later."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Activates, Casts, Sacrifices
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.acts_keywords import TurnsUp
from sandbox.questions.said.asked import AskCan, AskWhether
from sandbox.questions.said.outcomes_cards import GetsBack, GetsTokens
from sandbox.questions.said.states import HasInPlay
from sandbox.questions.said.states_players import HasMana, HasNone
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, mentioned_in
from sandbox.questions.telling import is_land
from sandbox.questions.thing_words import ME, NOT_THE_ASKER
from sandbox.terms.types import CardType, Supertype

MOST_COLORS = 2
"""Colors of which each is tried for a creature of which none is said."""
_REGENERATES = re.compile(r"^(?:\{[WUBRG\d]\})+: Regenerate ", re.MULTILINE)
_COLORS = re.compile(r"\b(?:non)?(white|blue|black|red|green)\b", re.IGNORECASE)


def turned_up_of_them(said: Sequence[PartSaid]) -> set[str]:
    """The cards of which it is told only as they are turned face up what they are."""
    cards = {each.thing.card for each in said if isinstance(each, TurnsUp) and each.thing.card}
    before = [each for each in said if not isinstance(each, TurnsUp)]
    return {card for card in cards if all(thing.card != card for thing in mentioned_in(before))}


def _used(act: object, said: Sequence[PartSaid]) -> Iterator[tuple[str, str]]:
    """The one card whose counters somebody takes off, and who that is."""
    if not isinstance(act, Activates) or act.grants != "remove a" or act.who in ("", "same"):
        return
    named = {thing.card for thing in mentioned_in(said) if thing.card}
    fitting = [card for card in named if re.search(r"[Rr]emove an? [^.:\n]*counter[^.:\n]*:", card_named(card).text)]
    if len(fitting) == 1 and act.what.card in ("", fitting[0]):
        yield fitting[0], act.who


def _sacrificed(said: Sequence[PartSaid]) -> Iterator[tuple[str, str]]:
    """`an Elder blocks a Wurm and I sacrifice it`: the one card that can be sacrificed by its own text, and who does
    that."""
    for each in said:
        if not isinstance(each, Sacrifices) or each.who in ("", "same") or each.thing != PRONOUN or each.to.card:
            continue
        named = {thing.card for thing in mentioned_in(list(said)) if thing.card}
        fitting = [
            card for card in named if re.search(rf"[Ss]acrifice {re.escape(card)}[^.:\n]*:", card_named(card).text)
        ]
        if len(fitting) == 1:
            yield fitting[0], each.who


def _gaining(said: Sequence[PartSaid]) -> Iterator[tuple[str, str]]:
    """The one permanent that makes tokens, of which somebody asks whether he gets them."""
    outcomes = [each.outcome for each in said if isinstance(each, AskWhether)]
    asked = {each.who for each in outcomes if isinstance(each, GetsTokens)}
    named = {thing.card for thing in mentioned_in(said) if thing.card}
    makers = [card for card in named if "token" in card_named(card).text and card_named(card).power is not None]
    if len(asked) == 1 and len(makers) == 1:
        yield makers[0], asked.pop()


def owners_said(said: Sequence[PartSaid]) -> dict[str, str]:
    """Of each card the word for the one whose it is said to be, or who uses it, where that is said of one only."""
    found: dict[str, set[str]] = {}
    for thing in mentioned_in(said):
        if thing.card and thing.owner:
            found.setdefault(thing.card, set()).add(thing.owner)
    used = {card: {who} for each in said for card, who in _used(getattr(each, "act", each), said)}
    used = {**{card: {who} for card, who in (*_gaining(said), *_sacrificed(said))}, **used}
    found = {**used, **found}
    for card, who in _got_back(said):
        found.setdefault(card, {who})
    return {card: words.pop() for card, words in found.items() if len(words) == 1}


def owners_fighting(said: Sequence[PartSaid]) -> dict[str, str]:
    """`Craw Giant has rampage. It attacks and I block it`: the one creature of which nobody has said whose it is, is
    the other player's."""
    attacks = [at for at, each in enumerate(said) if isinstance(each, AttacksWith)]
    blocks = [each.who for each in said if isinstance(each, BlocksWith) and not each.passive and each.who]
    if len(attacks) != 1 or not blocks or blocks[0] not in (ME, "he", "she", "they", "opp"):
        return {}
    attack = said[attacks[0]]
    before = {thing.card for thing in mentioned_in(list(said[: attacks[0]])) if thing.card}
    if not isinstance(attack, AttacksWith) or attack.who or attack.things != (PRONOUN,) or len(before) != 1:
        return {}
    return {before.pop(): "opp" if blocks[0] == ME else ME}


def owners_attacked(said: Sequence[PartSaid]) -> dict[str, str]:
    """`Chandra has 6 loyalty. I attack her`: a planeswalker belongs to the player whom the other one attacks, where
    nobody has said whose it is."""
    owned = {thing.card for thing in mentioned_in(said) if thing.owner}
    acts = [each.act if isinstance(each, AskCan) else each for each in said]
    used = {act.who for act in acts if isinstance(act, AttacksWith)}
    found: dict[str, str] = {}
    for act in acts:
        if isinstance(act, AttacksWith) and act.who in (ME, *NOT_THE_ASKER) and len(used) == 1:
            walkers = [t.card for t in act.target if t.card and t.card not in owned and _is_walker(t)]
            found |= dict.fromkeys(walkers, "opp" if act.who == ME else ME)
    return found


def _is_walker(thing: Mention) -> bool:
    return CardType.PLANESWALKER in card_named(thing.card).types


def owners_by_mana(said: Sequence[PartSaid]) -> dict[str, str]:
    """`River Boa blocks a Giant. I have a Forest.`: the one creature that can be regenerated with mana is that of the
    one player of whose mana anything is said, where it is not said whose it is."""
    players = {_has_mana_or_none(each) for each in said} - {"", "same", "both"}
    cards = {thing.card for thing in mentioned_in(said) if thing.card and not thing.owner}
    owned = {thing.card for thing in mentioned_in(said) if thing.owner}
    saved = [card for card in cards - owned if _REGENERATES.search(card_named(card).text)]
    fights = any(isinstance(each, BlocksWith | AttacksWith) for each in said)
    return {saved[0]: players.pop()} if len(players) == len(saved) == 1 and fights else {}


def _has_mana_or_none(said: PartSaid) -> str:
    """The one of whose mana something is said; empty where nothing is."""
    lands = isinstance(said, HasInPlay) and all(map(is_land, said.things))
    if lands or isinstance(said, HasMana) or (isinstance(said, HasNone) and said.noun == "mana"):
        return getattr(said, "who", "")
    return ""


def _got_back(said: object) -> Iterator[tuple[str, str]]:
    """Of what somebody may get back it is said whose it is."""
    for each in said if isinstance(said, tuple | list) else ():
        outcome = each.outcome if isinstance(each, AskWhether) else None
        if isinstance(outcome, GetsBack) and outcome.thing.card and outcome.who in ("i", "opp", "he", "she"):
            yield outcome.thing.card, outcome.who


def legend_named(said: Sequence[PartSaid]) -> str:
    """The one legendary card that is cast, so that another one may be meant by `a legend`."""
    cast = {each.what.card for each in said if isinstance(each, Casts) and each.what.card}
    legends = [name for name in cast if Supertype.LEGENDARY in card_named(name).supertypes]
    return legends[0] if len(legends) == 1 else ""


def colors_that_matter(said: Sequence[PartSaid]) -> tuple[str, ...]:
    """The colors that the cards of the question speak of."""
    cards = {thing.card for thing in mentioned_in(said) if thing.card}
    found = {color.lower() for card in cards for color in _COLORS.findall(card_named(card).text)}
    return tuple(sorted(found)) if len(found) <= MOST_COLORS else ()
