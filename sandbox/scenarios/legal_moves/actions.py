"""What could be said next where a text ends: what the rules allow, and what they forbid, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice

from sandbox.engine.acts import (
    Activate,
    CarryOut,
    Cast,
    DrawMana,
    PlayLand,
    SetAside,
    SuspendCard,
    TakeCompanion,
    TurnFaceUp,
    Unlock,
)
from sandbox.engine.choices import AnyChoice
from sandbox.engine.game import Game
from sandbox.engine.names import label_of, named
from sandbox.engine.objects import Object, Player
from sandbox.engine.windows import WindowKind
from sandbox.meaning.abilities import Mode
from sandbox.meaning.card import Card
from sandbox.meaning.keyword_abilities import CostKeyword, Landcycling, Ninjutsu, Suspend
from sandbox.rules.casting.activating import uses_of
from sandbox.rules.casting.bill import MOST_X
from sandbox.rules.casting.cast_by_the_other_face import as_offered
from sandbox.rules.casting.casting_costs import OFFERED_IN_ADDITION, OFFERED_INSTEAD
from sandbox.rules.casting.mana import braces
from sandbox.rules.casting.mana_production import mana_abilities
from sandbox.rules.casting.modes import modes_for
from sandbox.rules.casting.morph import cost_face_down
from sandbox.rules.casting.offered_costs import ALTERNATIVE_COST
from sandbox.rules.casting.player_actions import why_not
from sandbox.rules.casting.set_aside import SET_ASIDE
from sandbox.rules.lookup.faces import castable_faces, is_cast_by_halves
from sandbox.rules.targets.targets import Aiming, legal_aims
from sandbox.rules.zones.doors import halves, locked_halves
from sandbox.scenarios.legal_moves.combat import PREVENTION, REGENERATION, combat_movers, combat_offers
from sandbox.scenarios.legal_moves.offer import Offer, offer, offer_with
from sandbox.scenarios.legal_moves.say import answer_sentence
from sandbox.scenarios.values.ruling import MoveKind
from sandbox.terms.steps import Step
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

MOST_OFFERS = 120
MOST_AIMS = 8


def offers(game: Game, last: str = "") -> Iterator[Offer]:
    """At a point where players may act: every player's acts, then what lets time move on. `last` is the kind of the
    text's last sentence. Raises BudgetSpent.
    """
    window = game.window
    is_interrupt = window is not None and window.kind is WindowKind.INTERRUPT
    for one in _of_players(game, last):
        yield replace(one, in_doubt=one.refusal is not None) if is_interrupt else one
    yield from _time(game)


def _of_players(game: Game, last: str) -> Iterator[Offer]:
    """What each player may do, and who may fight."""
    first = game.window.player if game.window is not None else None
    for player in sorted(game.in_turn_order(), key=lambda p: p is not first):
        yield from islice(_acts(game, player), MOST_OFFERS)
    for one in islice(combat_offers(game, last), MOST_OFFERS):
        yield _in_time(game, one)


def _in_time(game: Game, one: Offer) -> Offer:
    """What is still due in this phase happens before an attack: it may cost the attacker."""
    return replace(one, in_doubt=bool(game.phase_effects)) if one.refusal is None else one


Try = Callable[[str], bool]


def tried(found: list[Offer], can_be_said: Try) -> list[Offer]:
    """What only a try can tell: whether there will be damage to prevent or somebody dying; and, while interrupts are
    waited for, whether an act that is none of them may follow at once.
    """
    settled: list[Offer] = []
    for one in found:
        if not one.in_doubt:
            settled.append(one)
        elif can_be_said(one.sentence):
            settled.append(replace(one, refusal=None))
        elif one.refusal is not None:
            settled.append(one)
    return settled


def _acts(game: Game, player: Player) -> Iterator[Offer]:
    for card in player.hand:
        if card.card.types:
            yield from done_by(card, _with_card(game, player, card))
    for thing in game.permanents(player):
        yield from done_by(thing, _with_permanent(game, player, thing))
    for source in dict.fromkeys(duty.source for duty in game.phase_effects if player in game.active_players):
        words = f"{player.name} carries out the effect of {named(source)}"
        yield from done_by(source, (offer(player, words, why_not(game, player, CarryOut(source))),))
    for card in player.graveyard:
        yield from done_by(card, _with_permanent(game, player, card))
        yield from done_by(card, _with_card(game, player, card))
    if (companion := player.companion) is not None:
        words = f"{player.name} brings in the companion {named(companion)}"
        yield from done_by(companion, (offer(player, words, why_not(game, player, TakeCompanion(companion))),))
    for card in _commanders(game, player):
        yield from done_by(card, _castings(game, player, card, None))
    for card in game.permitted:
        if _is_permitted(player, card):
            yield from done_by(card, _from_elsewhere(game, player, card))


def _is_permitted(player: Player, card: Object) -> bool:
    """Whether something lets the player play the card, other than one of the player's own graveyard."""
    to_whom = None if card.permission is None else card.permission.player
    return to_whom is player and not card.gone and card not in player.graveyard


def _commanders(game: Game, player: Player) -> list[Object]:
    return [card for card in player.command if card.physical in game.commanders] if game.commanders else []


def _from_elsewhere(game: Game, player: Player, card: Object) -> Iterator[Offer]:
    """A card that an effect, or a rule of the card, lets the player play."""
    if CardType.LAND in card.card.types:
        refusal = why_not(game, player, PlayLand(card))
        yield offer(player, f"{player.name} plays {named(card)}", refusal)
        return
    yield from _castings(game, player, card, None)


def done_by(thing: Object, found: Iterable[Offer]) -> Iterator[Offer]:
    """What the card or permanent itself does."""
    return (replace(one, actors=(label_of(thing),)) for one in found)


def _with_card(game: Game, player: Player, card: Object) -> Iterator[Offer]:
    name = named(card)
    for face in castable_faces(card.card):
        if CardType.LAND in (face or card.card).types and card in player.hand:
            played = name if face is None else face.name
            yield offer(player, f"{player.name} plays {played}", why_not(game, player, PlayLand(card, face)))
    if castable_faces(card.card) == (None,) and CardType.LAND in card.card.types:
        return
    if card in player.hand and any(isinstance(ability, Suspend) for ability in game.characteristics(card).abilities):
        yield offer(player, f"{player.name} suspends {name}", why_not(game, player, SuspendCard(card)))
    if card in player.hand:
        yield from _set_aside(game, player, card)
    for face in castable_faces(card.card):
        if CardType.LAND not in (face or card.card).types:
            yield from _castings(game, player, card, face)
    if card in player.hand:
        yield from _otherwise(game, player, card)


def _set_aside(game: Game, player: Player, card: Object) -> Iterator[Offer]:
    for ability in game.characteristics(card).abilities:
        if isinstance(ability, CostKeyword) and ability.word in SET_ASIDE:
            act = SetAside(card, ability.word)
            yield offer(player, f"{player.name} {ability.word}s {named(card)}", why_not(game, player, act))


def _castings(game: Game, player: Player, card: Object, face: Card | None) -> list[Offer]:
    """Every way of casting the card, or that face of it."""
    with game.seen_as(card, face):
        sentence, ways = f"{player.name} {game.edition.words.cast} {named(card)}", [*_ways_of_casting(game, card)]
    found: list[Offer] = []
    for words, act in ways:
        offered = as_offered(replace(act, face=face))
        with game.seen_as(card, offered.face):
            found += _cast_so(game, player, sentence + words, offered)
    return found


def _ways_of_casting(game: Game, card: Object) -> Iterator[tuple[str, Cast]]:
    """Each way of casting the card from where it is, with what is said of it."""
    in_hand, characteristics = card.zone is Zone.HAND, game.characteristics(card)
    from_elsewhere = card.zone is Zone.COMMAND or (card.permission is not None and not card.permission.keyword)
    if (in_hand or from_elsewhere or characteristics.has("aftermath")) and not is_cast_by_halves(card.starting_card):
        yield "", Cast(card)
    for offered in OFFERED_INSTEAD:
        if offered.is_open_in(card) and offered.costs(card, characteristics):
            words = " for its other cost" if offered is ALTERNATIVE_COST else f" with {offered.word}"
            yield words, Cast(card, alternative=True, offers=(offered.word,))
    for offered in OFFERED_IN_ADDITION:
        if in_hand and offered.costs(card, characteristics):
            yield f" with {offered.word}", Cast(card, paying_more=True, offers=(offered.word,))


def _cast_so(game: Game, player: Player, sentence: str, act: Cast) -> Iterator[Offer]:
    """One way of casting, in every mode."""
    card = act.card
    modes = modes_for(game, act)
    for index, mode in enumerate(modes):
        number = index if len(modes) > 1 else None
        words = f" with mode {index + 1}" if len(modes) > 1 else ""
        for x in _sizes(game, player, replace(act, mode=number)):
            size = f" with X = {x}" if x is not None else ""
            aiming = Aiming(player, card, game.characteristics(card))
            yield from _aimed(game, player, sentence + words + size, mode, aiming, replace(act, mode=number, x=x))


def _otherwise(game: Game, player: Player, card: Object) -> Iterator[Offer]:
    """What else may be done with a card in the hand: face down, cycled, exchanged for an attacker."""
    name, abilities = named(card), [type(ability) for ability in game.characteristics(card).abilities]
    if cost_face_down(game.characteristics(card)) is not None:
        yield offer(
            player,
            f"{player.name} {game.edition.words.cast} {name} face down",
            why_not(game, player, Cast(card, face_down=True)),
        )
    if Landcycling in abilities:
        yield offer(player, f"{player.name} cycles {name}", why_not(game, player, Activate(card, hint="cycling")))
    if Ninjutsu in abilities and game.combat is not None:
        for attacker in game.combat.attacking():
            act = Activate(card, with_these=(attacker,), hint="ninjutsu")
            words = f"{player.name} uses ninjutsu of {name} returning {named(attacker)}"
            yield offer(player, words, why_not(game, player, act))


def _sizes(game: Game, player: Player, act: Cast) -> list[int | None]:
    """No X; or the largest that the player can pay, and the two below it."""
    cost = act.card.starting_card.cost
    if cost is None or not cost.x_symbols:
        return [None]
    payable = [x for x in range(MOST_X + 1) if why_not(game, player, replace(act, x=x)) is None]
    return [*payable[-3:]] or [1]


def _with_permanent(game: Game, player: Player, thing: Object) -> Iterator[Offer]:
    if thing.face_down:
        yield offer(player, f"{player.name} turns {named(thing)} face up", why_not(game, player, TurnFaceUp(thing)))
        return
    for half in locked_halves(thing):
        words = f"{player.name} unlocks the door {halves(thing)[half].name}"
        yield offer(player, words, why_not(game, player, Unlock(thing, half)))
    uses = [use for use in uses_of(game, thing) if use.hint != "mana" and use.zone is thing.zone]
    for index, use in enumerate(uses):
        aiming = Aiming(player, thing, game.characteristics(thing))
        ordinal = ("first", "second", "third", "fourth")[min(index, 3)]
        words = named(thing) if len(uses) == 1 else f"the {ordinal} ability of {named(thing)}"
        place = None if len(uses) == 1 else uses_of(game, thing).index(use)
        act = Activate(thing, ability=place, hint=use.hint if place is None else "")
        yield from _aimed(game, player, f"{player.name} activates {words}", use.ability.modes[0], aiming, act)
    given = dict.fromkeys(mana for ability in mana_abilities(game, thing) if thing.in_play for mana in ability.options)
    for mana in given:
        sentence = f"{player.name} taps {named(thing)} for {braces(mana) if len(given) > 1 else 'mana'}"
        if why_not(game, player, DrawMana(thing, bundle=mana if len(given) > 1 else ())) is None:
            yield Offer(player.name, sentence, kind=MoveKind.MANA)


def _aimed(
    game: Game, player: Player, sentence: str, mode: Mode, aiming: Aiming, act: Cast | Activate
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
        aimed = replace(act, aims=(aim,))
        one = offer_with(player, f"{sentence} targeting", named(aim), why_not(game, player, aimed))
        yield replace(one, aim=label_of(aim))


def _time(game: Game) -> Iterator[Offer]:
    """What lets time move on."""
    if game.window is not None and game.window.player is not None:
        yield offer(game.active, f"{game.window.player.name} passes")
    for words in _goals(game):
        in_doubt = words in (PREVENTION, REGENERATION)
        yield Offer(game.active.name, words, kind=MoveKind.TIME, in_doubt=in_doubt)


def _goals(game: Game) -> Iterator[str]:
    """How far time may move."""
    if game.waiting:
        yield "it resolves"
        yield "everything resolves"
    yield from combat_movers(game)
    steps = game.edition.turn.steps
    if game.step in steps and steps.index(game.step) < steps.index(Step.MAIN):
        yield f"it is {game.active.name}'s main phase"
    yield "the turn ends"


def answers_to(choice: AnyChoice) -> list[Offer]:
    """The sentences that answer an open choice."""
    said = (answer_sentence(choice, option) for option in choice.listed()[:MOST_OFFERS])
    return [offer(choice.player, sentence) for sentence in dict.fromkeys(said) if sentence]
