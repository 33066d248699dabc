"""What could be said next where a text ends: what the rules allow, and what they forbid, with the reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from sandbox.engine.acts import Act, Activate, Cast, DrawMana, PlayLand, SuspendCard, TurnFaceUp
from sandbox.engine.choices import Choice, Question
from sandbox.engine.events import named
from sandbox.engine.game import Game
from sandbox.engine.objects import Object
from sandbox.engine.players import Player
from sandbox.meaning.abilities import AlternativeCost, Buyback, Flashback, Kicker, Suspend
from sandbox.rules.acting import why_not
from sandbox.rules.activating import uses_of
from sandbox.rules.casting import modes_of
from sandbox.rules.combat.attacking import why_not_attack
from sandbox.rules.combat.blocking import why_not_block
from sandbox.rules.mana import braces, mana_abilities
from sandbox.rules.targeting import Aiming, legal_aims
from sandbox.scenarios.orders import name_of
from sandbox.terms.errors import Refusal
from sandbox.terms.steps import Step
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

Offer = dict[str, Any]
MOST_OFFERS = 120
MOST_AIMS = 8


def offer(player: Player, sentence: str, refusal: Refusal | None = None) -> Offer:
    """One sentence; `because` is the reason of a refusal."""
    return {
        "player": player.name,
        "sentence": sentence,
        "legal": refusal is None,
        "because": refusal.because if refusal is not None else None,
        "rule": refusal.rule if refusal is not None else None,
    }


def offers(game: Game) -> list[Offer]:
    """At a point where players may act: every player's acts, then what lets time move on."""
    found: list[Offer] = []
    window = game.window
    first = window.player if window is not None else None
    for player in sorted(game.in_turn_order(), key=lambda p: p is not first):
        found += list(_acts(game, player))[:MOST_OFFERS]
    found += list(_combat(game))[:MOST_OFFERS]
    return found + [offer(game.active, sentence) for sentence in _time(game)]


def _acts(game: Game, player: Player) -> Iterator[Offer]:
    for card in player.hand:
        if card.card.types:
            yield from _with_card(game, player, card)
    for thing in game.permanents(player):
        yield from _with_permanent(game, player, thing)
    for card in player.graveyard:
        yield from _with_permanent(game, player, card)
        yield from _with_card(game, player, card)


def _with_card(game: Game, player: Player, card: Object) -> Iterator[Offer]:
    name = named(card)
    if CardType.LAND in card.card.types:
        if card in player.hand:
            yield offer(player, f"{player.name} plays {name}", why_not(game, player, PlayLand(card)))
        return
    if card in player.hand and any(isinstance(ability, Suspend) for ability in game.look(card).abilities):
        yield offer(player, f"{player.name} suspends {name}", why_not(game, player, SuspendCard(card)))
    for words, act in _ways_of_casting(game, card):
        yield from _cast_so(game, player, f"{player.name} casts {name}{words}", act)


def _ways_of_casting(game: Game, card: Object) -> Iterator[tuple[str, Cast]]:
    """Each way of casting the card from where it is, with what is said of it."""
    in_hand = card.zone is Zone.HAND
    if in_hand:
        yield "", Cast(card)
    for ability in game.look(card).abilities:
        match ability:
            case AlternativeCost() if in_hand:
                yield " for its other cost", Cast(card, alternative=True)
            case Flashback() if not in_hand:
                yield " with flashback", Cast(card, alternative=True)
            case Kicker() | Buyback() if in_hand:
                yield f" with {type(ability).__name__.lower()}", Cast(card, paying_more=True)


def _cast_so(game: Game, player: Player, sentence: str, act: Cast) -> Iterator[Offer]:
    """One way of casting, in every mode."""
    card = act.card
    modes = modes_of(game, card)
    for index, mode in enumerate(modes):
        number = index if len(modes) > 1 else None
        words = f" with mode {index + 1}" if len(modes) > 1 else ""
        x = 1 if card.card.cost is not None and card.card.cost.x_symbols else None
        words += " with X = 1" if x else ""
        aiming = Aiming(player, card, game.look(card))
        yield from _aimed(game, player, sentence + words, mode, aiming, replace(act, mode=number, x=x))


def _with_permanent(game: Game, player: Player, thing: Object) -> Iterator[Offer]:
    if thing.face_down:
        yield offer(player, f"{player.name} turns {named(thing)} face up", why_not(game, player, TurnFaceUp(thing)))
        return
    uses = [use for use in uses_of(game, thing) if use.hint != "mana" and use.zone is thing.zone]
    for index, use in enumerate(uses):
        aiming = Aiming(player, thing, game.look(thing))
        ordinal = ("first", "second", "third", "fourth")[min(index, 3)]
        words = named(thing) if len(uses) == 1 else f"the {ordinal} ability of {named(thing)}"
        place = None if len(uses) == 1 else uses_of(game, thing).index(use)
        act = Activate(thing, ability=place, hint=use.hint if place is None else "")
        yield from _aimed(game, player, f"{player.name} activates {words}", use.ability.modes[0], aiming, act)
    for ability in mana_abilities(game, thing)[:1] if thing.in_play else ():
        refusal = why_not(game, player, DrawMana(thing))
        if refusal is None and ability.options:
            mana = f" for {braces(ability.options[0])}" if len(ability.options) > 1 else " for mana"
            yield offer(player, f"{player.name} taps {named(thing)}{mana}")


def _aimed(
    game: Game, player: Player, sentence: str, mode: Any, aiming: Aiming, act: Cast | Activate
) -> Iterator[Offer]:
    """One sentence for each target, where there is one target to choose; else one sentence."""
    specs = mode.targets
    if len(specs) != 1 or specs[0].maximum != 1:
        yield offer(player, sentence, why_not(game, player, act))
        return
    aims = legal_aims(game, specs[0], aiming)[:MOST_AIMS]
    if not aims:
        yield offer(player, sentence, why_not(game, player, act))
    for aim in aims:
        aimed: Act = type(act)(**{**vars(act), "aims": (aim,)})
        yield offer(player, f"{sentence} targeting {named(aim)}", why_not(game, player, aimed))


def _combat(game: Game) -> Iterator[Offer]:
    steps = game.edition.turn.steps
    combat = game.combat
    if game.waiting:
        return
    if combat is None or not combat.declared:
        if steps.index(game.step) < steps.index(Step.ATTACKERS):
            for thing in game.permanents(game.active):
                if game.look(thing).is_creature:
                    yield offer(
                        game.active, f"{game.active.name} attacks with {named(thing)}", why_not_attack(game, thing)
                    )
        return
    if combat.blockers_declared:
        return
    for player in game.opponents(game.active):
        for blocker in game.permanents(player):
            if game.look(blocker).is_creature:
                for attacker in combat.attacking():
                    words = f"{player.name} blocks {named(attacker)} with {named(blocker)}"
                    yield offer(player, words, why_not_block(game, blocker, attacker))


def _time(game: Game) -> Iterator[str]:
    if game.window is not None and game.window.player is not None:
        yield f"{game.window.player.name} passes"
    if game.waiting:
        yield "it resolves"
        yield "everything resolves"
    if game.combat is not None and game.combat.declared:
        yield "combat damage is dealt"
        yield "the attack ends"
    steps = game.edition.turn.steps
    if game.step in steps and steps.index(game.step) < steps.index(Step.MAIN):
        yield f"it is {game.active.name}'s main phase"
    yield "the turn ends"


def answers_to(choice: Choice) -> list[Offer]:
    """The sentences that answer an open choice."""
    said = (_answer(choice, option) for option in choice.listed()[:MOST_OFFERS])
    return [offer(choice.player, sentence) for sentence in dict.fromkeys(said) if sentence]


def _answer(choice: Choice, option: Any) -> str:
    who = choice.player.name
    match choice.question:
        case Question.DIVIDE if isinstance(option, dict):
            verb, source = (
                ("prevents", "") if choice.extra.get("purpose") == "prevent" else ("assigns", named(choice.about))
            )
            return _division(who, verb, source, option)
        case Question.ORDER_BLOCKERS | Question.ORDER_ATTACKERS:
            those = "blockers" if choice.question is Question.ORDER_BLOCKERS else "attackers"
            return f"{who} orders the {those} of {named(choice.about)}: {', then '.join(named(b) for b in option)}"
        case Question.ORDER:
            return f"{who} orders the {choice.extra['of']}: {', then '.join(map(name_of, option))}"
        case Question.BANDS:
            kept = [group for group in option if len(group) > 1]
            return (
                f"{who} keeps {' and '.join(named(m) for m in kept[0])} in a band"
                if kept
                else f"{who} breaks the band up"
            )
        case Question.COLOR | Question.LAND_TYPE if isinstance(option, tuple):
            return f"{who} changes {option[0]} to {option[1]}"
        case Question.FIRST_EFFECT:
            return f"{who} applies {named(option) if hasattr(option, 'label') else option} first"
        case Question.MANA:
            return f"{who} chooses {braces(option)}"
        case Question.YES_OR_NO | Question.ACT | Question.MODE if not isinstance(option, str):
            return ""
        case Question.CHANCE if isinstance(option, bool):
            return f"{who} {'wins' if option else 'loses'} the flip"
    if option is None:
        return ""
    return f"{who} chooses {named(option) if hasattr(option, 'label') else option}"


def _division(who: str, verb: str, source: str, option: dict[Any, int]) -> str:
    joint = "from" if verb == "prevents" else "to"
    parts = [f"{part} {joint} {named(thing)}" for thing, part in option.items() if part]
    if verb == "assigns" and parts:
        first, *rest = [(part, thing) for thing, part in option.items() if part]
        parts = [f"{first[0]} damage from {source} to {named(first[1])}", *[f"{n} to {named(t)}" for n, t in rest]]
    return f"{who} {verb} {' and '.join(parts)}" if parts else ""
