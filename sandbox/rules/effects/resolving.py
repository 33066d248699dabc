"""Resolution: the action leaves the place where it waited and does what it says."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sandbox.engine.actions import SPELL, Action, ActionKind
from sandbox.engine.changes.permanents import has_face_up
from sandbox.engine.changes.stack import ability_left_the_stack
from sandbox.engine.events import Told
from sandbox.engine.events.spells import Failed, Resolved
from sandbox.engine.game import Game
from sandbox.engine.moments import Moment
from sandbox.engine.names import listed
from sandbox.engine.objects import Object, Player
from sandbox.engine.trace import rule
from sandbox.meaning.abilities import Mode, Triggered
from sandbox.meaning.amounts import MostDoneByOne
from sandbox.meaning.continuous import WordsChanged
from sandbox.meaning.keyword_abilities import (
    Ascend,
    Enchant,
    EnchantPlayer,
)
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Each, EachPlayer, Opponents
from sandbox.meaning.words import with_words_changed
from sandbox.rules.casting.cast_faces import goes_on_an_adventure
from sandbox.rules.casting.cipher import may_encode
from sandbox.rules.casting.epic import is_epic, is_exiled_for_good
from sandbox.rules.casting.mutate import is_mutating, mutates
from sandbox.rules.casting.rebound import waits_for_upkeep
from sandbox.rules.continuous.protection import characteristics_of_source
from sandbox.rules.damage.dealing import deal_as_assigned
from sandbox.rules.lookup.conditions import holds
from sandbox.rules.lookup.context import Context
from sandbox.rules.lookup.performers import perform
from sandbox.rules.players.designations import ascends_as_it_resolves
from sandbox.rules.targets.targets import aiming_of, why_not_aim
from sandbox.rules.zones.entering import enter_play
from sandbox.rules.zones.shuffling import shuffle
from sandbox.rules.zones.zone_changes import put_into
from sandbox.terms.types import PERMANENT_TYPES
from sandbox.terms.zones import Zone


def resolve(game: Game, action: Action) -> None:
    """Carries the action out, or lets it fail when nothing is left of what it aimed at."""
    if action in game.waiting:
        game.waiting.remove(action)
        if action.kind is ActionKind.TRIGGERED:
            ability_left_the_stack(game)
    if action.kind is ActionKind.COMBAT_DAMAGE:
        deal_as_assigned(game, action.packets)
        return
    illegal = illegal_targets(game, action)
    aims = action.aims()
    if aims and len(illegal) == len(aims):
        paid = action.source.offers_paid
        if not (action.is_spell and ("bestow" in paid or "mutate" in paid)):
            fail(game, action)
            return
        is_a_creature_spell_again(game, action)
        illegal = []
    _carry_out(game, action, illegal)


def resolve_and_settle(game: Game, action: Action) -> None:
    """The next of what waits, with all that follows from it."""
    game.resolving.append(action)
    resolve(game, action)
    game.edition.responses.settle(game)
    game.resolving.remove(action)
    game.oracle.happened(game, Moment.RESOLVED, action.source)


def illegal_targets(game: Game, action: Action) -> list[tuple[int, object]]:
    """The targets that it may not aim at any more, each with the number of the word *target* that aimed at it: what is
    illegal for one may be legal for another.

    Comprehensive Rules of 2006, 413.2a; of 2010, 608.2b.
    """
    aiming = aiming_of(action, characteristics_of_source(game, action))
    specs = with_words(game, action, action.mode).targets
    return [
        (index, aim)
        for index, (spec, chosen) in enumerate(zip(specs, action.targets, strict=False))
        for aim in chosen
        if why_not_aim(game, spec, aim, aiming) is not None
    ]


def with_words(game: Game, action: Action, mode: Mode) -> Mode:
    """The mode as it reads now: an effect may have changed words of a spell on its way."""
    for lasting in game.lasting:
        if action.is_spell and action.source in lasting.affected:
            for modification in lasting.modifications:
                if isinstance(modification, WordsChanged):
                    mode = with_words_changed(mode, modification.old, modification.new)
    return mode


def is_a_creature_spell_again(game: Game, action: Action) -> None:
    """Without a legal target it goes on resolving as a creature spell (2026, 702.103e and 702.140b)."""
    has_face_up(game, action.source, None)
    action.targets = ()


@rule("failing")
def fail(game: Game, action: Action) -> None:
    """Nothing that it aimed at is left: it does nothing, and a spell's card goes to the graveyard."""
    with game.within(game.emit(Failed(action, game.edition.words.fails))):
        if action.is_spell:
            put_into(game, action.source, Zone.GRAVEYARD)
    action.gone = True


@rule("resolving")
def _carry_out(game: Game, action: Action, illegal: list[tuple[int, object]]) -> None:
    with game.within(game.emit(Resolved(action))):
        context = context_of(game, action, illegal)
        if isinstance(action.ability, Triggered) and not holds(game, context, action.ability.condition):
            return
        if action.kind is not SPELL:
            game.turn_facts.resolved.append((action.source.id, action.ability, action.place))
        if action.is_spell and not game.characteristics(action.source).types.isdisjoint(PERMANENT_TYPES):
            _permanent_arrives(game, action)
            return
        if Ascend in [*map(type, action.snapshot.abilities)] and action.is_spell:
            ascends_as_it_resolves(game, action.controller)
        mode = with_words(game, action, action.mode)
        if game.ranges and _speaks_of_all(mode.effects):
            _tell_out_of_range(game, action.controller)
        if isinstance(action.ability, Triggered) and action.ability.acts_once:
            _does_it_once(game, context, action, mode)
            return
        _perform_text(game, context, mode)
        if action.snapshot.keywords and action.is_spell:
            _says_its_last(game, action)
        if action.is_spell and not action.source.gone:
            card = put_into(game, action.source, action.source.resolves_into)
            if action.source.resolves_into is not Zone.GRAVEYARD:
                _afterwards(game, card, action.controller)


def _does_it_once(game: Game, context: Context, action: Action, mode: Mode) -> None:
    """What its controller has done by it this turn is not offered again, though it triggered before (2026, 603.2h)."""
    which = action.source.id, action.controller, hash(action.ability), action.place
    if which in game.turn_facts.acted:
        return
    before, holding = game.trace.deeds(), len(game.lasting)
    _perform_text(game, context, mode)
    if game.trace.deeds() > before or len(game.lasting) > holding:
        game.turn_facts.acted.add(which)


LAST_WORDS: Mapping[str, Callable[[Game, Action], None]] = {
    "cipher": may_encode,
    "epic": is_epic,
    "paradigm": is_exiled_for_good,
}
"""What keywords of a spell do once the rest of its text has been carried out."""


def _says_its_last(game: Game, action: Action) -> None:
    for word, does in LAST_WORDS.items():
        if word in action.snapshot.keywords and not action.source.gone:
            does(game, action)


def _speaks_of_all(part: object) -> bool:
    """Whether the text speaks of players or things that nobody has chosen."""
    if isinstance(part, Each | EachPlayer | Opponents):
        return True
    parts = part if isinstance(part, tuple) else part.parts().values() if isinstance(part, Meaning) else ()
    return any(_speaks_of_all(each) for each in parts)


@rule("range of influence")
def _tell_out_of_range(game: Game, player: Player) -> None:
    """Whoever sits too far away is left alone, with everything that is theirs (2010 and 2026, 801.10)."""
    far = [other.name for other in game.players if not other.lost and not game.in_range(player, other)]
    if far:
        game.emit(Told(f"out of {player.name}'s range of influence: {listed(far)}"))


def _afterwards(game: Game, card: Object, controller: Player) -> None:
    """Of a card that was cast as an Adventure or an Omen, or rebounds."""
    if card.zone is Zone.LIBRARY:
        shuffle(game, card.owner)
    waits_for_upkeep(game, card, controller)
    if card.card.faces:
        goes_on_an_adventure(game, card, controller)


def _perform_text(game: Game, context: Context, mode: Mode) -> None:
    """A text that speaks to each player throughout may be carried out by one player after the other."""
    everybody = EachPlayer()
    speaks_to_all = len(mode.effects) > 1 and all(getattr(effect, "who", None) == everybody for effect in mode.effects)
    speaks_to_all = speaks_to_all and not _compares(mode.effects)
    if not speaks_to_all or game.edition.each_player == "together":
        perform(game, context, mode.effects)
        return
    for player in game.in_turn_order():
        context.bound[everybody] = [player]
        perform(game, context, mode.effects)


def _compares(part: object) -> bool:
    """Whether the text speaks of who has done most of something: then all have done it before anything else."""
    if isinstance(part, MostDoneByOne):
        return True
    parts = part if isinstance(part, tuple) else part.parts().values() if isinstance(part, Meaning) else ()
    return any(_compares(each) for each in parts)


def context_of(game: Game, action: Action, illegal: list[tuple[int, object]]) -> Context:
    """What the words of the action's text point at."""
    event = {**action.event, "illegal": illegal} if illegal else action.event
    amount = action.event.get("amount", 0)
    return Context(
        action.source,
        action.controller,
        action,
        event,
        amount=amount,
        x=action.x,
        bound=dict(action.event.get("bound", {})),
    )


def _permanent_arrives(game: Game, action: Action) -> None:
    """A local enchantment comes into play on what it was aimed at. What mutates does not come into play."""
    aims = action.aims()
    if aims and isinstance(aims[0], Object) and is_mutating(action):
        mutates(game, action, aims[0])
        return
    host = (
        aims[0]
        if aims and any(isinstance(a, Enchant | EnchantPlayer) for a in game.characteristics(action.source).abilities)
        else None
    )
    assert not isinstance(host, Action)
    thing: Object = enter_play(game, action.source, action.controller, host, face_down=action.face_down, x=action.x)
    action.event["became"] = thing
