"""What is said of an act that its text could never ask for: a mode that there is not, an X where the cost has none, a
number of targets that it never has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandbox.engine.acts import Act, Activate, CarryOut, Cast, DrawMana, SuspendCard
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.costs import Cost, ExileIt, ReturnIt, SacrificeIt
from sandbox.meaning.keyword_abilities import Suspend
from sandbox.meaning.nodes import Ability, Meaning
from sandbox.rules.casting.activating import has_x, uses_among
from sandbox.rules.casting.cast_by_the_other_face import as_offered
from sandbox.rules.casting.casting_costs import OFFERED_IN_ADDITION, OFFERED_INSTEAD, cost_of
from sandbox.rules.casting.costs_in_objects import WithObjects
from sandbox.rules.casting.crew import TapPower
from sandbox.rules.casting.keyword_uses import Use
from sandbox.rules.casting.mana_production import mana_abilities
from sandbox.rules.casting.modes import modes_among, modes_for
from sandbox.rules.casting.morph import cost_face_down
from sandbox.rules.targets.targets import divided_among_specs, mode_for_x, of_ones_own_choice, wanted_targets
from sandbox.terms.types import BASIC_LAND_TYPES

GIVEN_UP = WithObjects | SacrificeIt | ExileIt | ReturnIt | TapPower
"""Payments with something that can be named."""


def why_never(game: Game, act: Act) -> str:
    """Why nobody could do it so at any time, as the text is now or as it is printed; empty: somebody could."""
    match act:
        case Cast():
            act = as_offered(act)
            with game.seen_as(act.card, act.face):
                return _why_never_cast(game, act)
        case Activate():
            return _why_never_activated(game, act)
        case CarryOut():
            return _why_never_carried_out(game, act)
        case SuspendCard() | DrawMana():
            return _why_never_used_so(game, act)
    return ""


def _why_never_cast(game: Game, act: Cast) -> str:
    texts = (game.characteristics(act.card), game.printed(act.card))
    lacking = [_why_not_offered(act, text) for text in texts]
    if "" not in lacking:
        return lacking[0]
    if act.face_down or act.spliced:
        return ""
    cost, ways = cost_of(game, act), [modes_among(text.abilities) for text in texts]
    if act.alternative or act.paying_more:
        ways.append(modes_for(game, act))
    return _first_of(_why_never(named(act.card), act, modes, cost) for modes in ways)


def _why_not_offered(act: Cast, text: Characteristics) -> str:
    """Why the text has no such way of being paid for."""
    name = named(act.card)
    if act.paying_more and not any(offered.costs(act.card, text) for offered in OFFERED_IN_ADDITION):
        return f"{name} offers no cost in addition"
    if act.alternative and not any(offered.costs(act.card, text) for offered in OFFERED_INSTEAD):
        return f"{name} offers no other cost"
    offered = [each.word for each in (*OFFERED_INSTEAD, *OFFERED_IN_ADDITION) if each.costs(act.card, text)]
    for word in act.offers:
        if word not in offered:
            return f"{name} has no {word}"
    if act.delved and not text.has("delve"):
        return f"{name} has no delve"
    if act.assisted is not None and not text.has("assist"):
        return f"{name} has no assist"
    if act.convoked and not (text.has("convoke") or text.has("improvise")):
        return f"{name} has no convoke"
    return f"{name} has no morph" if act.face_down and cost_face_down(text) is None else ""


def _why_never_activated(game: Game, act: Activate) -> str:
    texts = (game.characteristics(act.object), game.printed(act.object))
    uses = [use for text in texts for use in _meant(game, act, text.abilities)]
    if not uses:
        return _why_not_used(game, act, texts)
    return _first_of(_why_never(named(act.object), act, use.ability.modes, use.ability.cost) for use in uses)


def _why_not_used(game: Game, act: Activate, texts: tuple[Characteristics, ...]) -> str:
    """The texts have no such ability."""
    there = max(len(uses_among(game, text.abilities)) for text in texts)
    if there and act.ability is not None:
        return f"{named(act.object)} has only {_counted(there, 'ability', 'abilities')} to activate"
    if not act.hint and mana_abilities(game, act.object):
        return f"{named(act.object)} has no ability to activate but for mana: that is said with `taps`"
    return "" if _is_given_one(game, act.object) else f"{named(act.object)} has no {act.hint or 'ability'} to activate"


def _why_never_used_so(game: Game, act: SuspendCard | DrawMana) -> str:
    """Neither a text of the thing nor what another could give it."""
    thing = act.card if isinstance(act, SuspendCard) else act.object
    texts = (game.characteristics(thing), game.printed(thing))
    if isinstance(act, SuspendCard):
        return (
            ""
            if any(isinstance(one, Suspend) for text in texts for one in text.abilities)
            else f"{named(thing)} has no suspend"
        )
    makes_mana = any(not text.subtypes.isdisjoint(BASIC_LAND_TYPES) for text in texts) or any(
        use.hint == "mana" for text in texts for use in uses_among(game, text.abilities)
    )
    makes_mana = makes_mana or bool(mana_abilities(game, thing)) or _is_given_one(game, thing)
    return "" if makes_mana else f"{named(thing)} makes no mana"


def _is_given_one(game: Game, thing: Object) -> bool:
    """Whether something in the game gives away an activated ability: the thing may have had it, or come to have it."""
    others = [*game.battlefield, *(action.source for action in game.waiting)]
    others += [card for p in game.players for cards in (p.hand, p.library, p.graveyard, p.removed) for card in cards]
    return any(
        _gives_one(game, ability) for other in others if other is not thing for ability in game.printed(other).abilities
    )


def _gives_one(game: Game, part: object) -> bool:
    """Whether an activated ability stands within the text."""
    parts = part if isinstance(part, tuple) else part.parts().values() if isinstance(part, Meaning) else ()
    return any(
        (isinstance(each, Ability) and bool(uses_among(game, (each,)))) or _gives_one(game, each) for each in parts
    )


def _why_never_carried_out(game: Game, act: CarryOut) -> str:
    """Phases whose effects have a moment that somebody chooses are those of some editions."""
    if not game.edition.turn.phase_timing:
        return "effects that fall due in a phase happen as it begins"
    keywords = game.rules.triggered_keywords
    for text in (game.characteristics(act.object), game.printed(act.object)):
        if any(isinstance(ability, Triggered) or type(ability) in keywords for ability in text.abilities):
            return ""
    return f"{named(act.object)} has no effect that falls due in a phase"


def _first_of(found: Iterable[str]) -> str:
    """The first reason where there is one against each."""
    reasons = list(found)
    return "" if "" in reasons else reasons[0]


def _meant(game: Game, act: Activate, abilities: tuple[Ability, ...]) -> list[Use]:
    uses = [use for use in uses_among(game, abilities) if not act.hint or use.hint == act.hint]
    return uses if act.ability is None else uses[act.ability : act.ability + 1]


def _why_never(name: str, act: Cast | Activate, modes: tuple[Mode, ...], cost: Cost | None) -> str:
    """Of one text with these modes and this cost."""
    if act.mode is not None and not 0 <= act.mode < len(modes):
        return f"{name} has no mode {act.mode + 1}: it has {_counted(len(modes), 'way', 'ways')} of being used"
    if cost is not None and act.x is not None and not has_x(cost):
        once = ": each payment is one use" if isinstance(act, Activate) else ""
        return f"the cost of {name} has no X{once}"
    if cost is not None and act.with_these and not any(isinstance(payment, GIVEN_UP) for payment in cost):
        return f"nothing like {named(act.with_these[0])} is paid for {name}"
    wanted = [mode_for_x(mode, act.x) for mode in (modes if act.mode is None else modes[act.mode : act.mode + 1])]
    found = list(_of_targets(name, act, wanted))
    return "" if len(found) < len(wanted) else found[0]


def _of_targets(name: str, act: Cast | Activate, modes: list[Mode]) -> Iterator[str]:
    """Of each mode that could never have such targets."""
    for mode in modes:
        own = of_ones_own_choice(mode)
        is_exact = act.x is not None or not any(spec.x for spec in mode.targets)
        if act.aims is not None and is_exact and divided_among_specs(own, act.aims) is None:
            yield f"{name} has {wanted_targets(own)}, not {len(act.aims)}"
        elif act.division is not None and not any(spec.divided for spec in mode.targets):
            yield f"{name} divides nothing"
        elif act.division is not None and any(spec.evenly for spec in mode.targets):
            yield f"the damage of {name} is divided evenly"


def _counted(number: int, one: str, several: str) -> str:
    return f"{number} {one if number == 1 else several}"
