"""Targets: what a text may aim at, when it is announced and again when it resolves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from sandbox.engine.actions import Action, ActionKind
from sandbox.engine.acts import Aim
from sandbox.engine.choices import Choice
from sandbox.engine.events.spells import Targeted
from sandbox.engine.events.zones import KeywordActionTaken
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.questions.announcing import WhichTarget
from sandbox.meaning.abilities import Mode
from sandbox.meaning.kinds import ANYTHING, CREATURE, Kind, TargetSpec
from sandbox.rules.continuous.protection import why_not_target, why_not_target_player
from sandbox.rules.lookup.context import Context, at_most
from sandbox.rules.lookup.filters import matches
from sandbox.rules.lookup.opponents import opponent_who
from sandbox.rules.lookup.range_of_influence import reaches
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone
from sandbox.wording.printing import print_target

ANY_NUMBER = 99
"""What there are at most of where a text aims at any number."""
Split = tuple[tuple[Aim, ...], ...]
"""What each word *target* of a mode aims at."""


class Aiming(NamedTuple):
    """Who aims with what: everything that the legality of a target depends on. `that_player`: whom the event is about
    that made the text trigger."""

    player: Player
    source: Object
    characteristics: Characteristics
    that_player: Player | None = None
    opponent: Player | None = None
    """Who chooses what is of an opponent's choice, once that is known."""

    def chooser(self, spec: TargetSpec) -> Player:
        """Who chooses such a target."""
        if spec.of_an_opponents_choice and self.opponent is not None:
            return self.opponent
        return self.that_player if spec.of_that_player and self.that_player is not None else self.player


def aiming_of(action: Action, characteristics: Characteristics) -> Aiming:
    """What decides about the targets of an action on its way, its source looking so."""
    return Aiming(action.controller, action.source, characteristics, action.event.get("player"))


def why_not_aim(game: Game, spec: TargetSpec, aim: Aim, aiming: Aiming) -> Refusal | None:
    """The rule that forbids the target, or None."""
    if not reaches(game, aiming.player, aim):
        return Refusal("range of influence", f"{named(aim)} is out of {aiming.player.name}'s range of influence")
    if not reaches(game, aiming.chooser(spec), aim):
        return Refusal("range of influence", f"{named(aim)} is out of {aiming.chooser(spec).name}'s range of influence")
    if isinstance(aim, Player):
        return _why_not_player(game, spec, aim, aiming)
    if isinstance(aim, Action):
        return _why_not_action(game, spec, aim, aiming)
    return _why_not_object(game, spec, aim, aiming)


def _why_not_player(game: Game, spec: TargetSpec, aim: Player, aiming: Aiming) -> Refusal | None:
    if not spec.players:
        return Refusal("targets", f"{aim.name} is a player, and it does not aim at players")
    if spec.opponents_only and aim is aiming.player:
        return Refusal("targets", f"{aim.name} is no opponent")
    if spec.damaged_before and aim not in aiming.source.has_damaged:
        return Refusal("targets", f"{named(aiming.source)} has dealt no damage to {aim.name}")
    if aim.lost:
        return Refusal("targets", f"{aim.name} has left the game")
    return why_not_target_player(game, aim, aiming.characteristics, aiming.player)


def _why_not_action(game: Game, spec: TargetSpec, aim: Action, aiming: Aiming) -> Refusal | None:
    if aim not in game.waiting:
        return Refusal("targets", f"{named(aim)} is not on its way any more")
    wanted = _wants(spec, aim)
    if spec.any_spell or (spec.any_ability and not aim.is_spell):
        spec = replace(spec, kind=ANYTHING)
    characteristics = game.characteristics(aim.source)
    summons = (
        CardType.CREATURE not in spec.kind.types
        or game.edition.creature_spell(characteristics)
        or len(spec.kind.types) > 1
    )
    if not wanted or not summons or not matches(game, spec.kind, aim.source, aiming.player, aiming.source):
        return _not_aimed_at(game, spec, aim)
    if spec.aims_at is not None and not _aims_at(game, spec.aims_at, aim, aiming):
        return Refusal("targets", f"{named(aim)} aims at nothing of the kind")
    return None


def _not_aimed_at(game: Game, spec: TargetSpec, aim: Aim) -> Refusal:
    """With what it aims at instead, in the words of the text."""

    def wanted() -> str:
        kind = _kind_meant(game, spec)
        types = [one.value for one in CardType if one in kind.types] if kind is not spec.kind else []
        said = f"a {', '.join(types)} or player" if types else print_target(spec)
        return f", {said}" if said else ""

    return Refusal("targets", f"{named(aim)} is not what it aims at", wanted)


def _aims_at(game: Game, kind: Kind, aim: Action, aiming: Aiming) -> bool:
    """Whether one of the targets of what waits is of the kind."""
    things = [thing for thing in aim.aims() if isinstance(thing, Object) and thing.in_play]
    return any(matches(game, kind, thing, aiming.player, aiming.source) for thing in things)


def _wants(spec: TargetSpec, aim: Action) -> bool:
    """Spells, activated abilities and triggered ones are three different things; combat damage is none of them."""
    match aim.kind:
        case ActionKind.SPELL:
            return spec.spells
        case ActionKind.ACTIVATED:
            return spec.abilities and spec.activated
        case ActionKind.TRIGGERED:
            return spec.abilities and spec.triggered
    return False


def _why_not_object(game: Game, spec: TargetSpec, aim: Object, aiming: Aiming) -> Refusal | None:
    if spec.graveyard:
        if aim.gone or aim not in aim.owner.graveyard:
            return Refusal("targets", f"{named(aim)} is in no graveyard")
    elif spec.ante:
        if aim.gone or aim not in aim.owner.ante:
            return Refusal("targets", f"{named(aim)} is in no ante")
    elif not aim.in_play:
        return Refusal("targets", f"{named(aim)} is not {game.edition.words.play}")
    elif not spec.permanents:
        return Refusal("targets", f"{named(aim)} is a permanent, and it does not aim at permanents")
    if not matches(game, _kind_meant(game, spec), aim, aiming.player, aiming.source):
        return _not_aimed_at(game, spec, aim)
    if spec.of_that_player and game.controller(aim) is not aiming.chooser(spec):
        return Refusal("targets", f"{aiming.chooser(spec).name} does not control {named(aim)}")
    if spec.that_players and (aim.owner if spec.graveyard else game.controller(aim)) is not aiming.that_player:
        return Refusal("targets", f"another player controls {named(aim)}")
    return None if spec.graveyard or spec.ante else why_not_target(game, aim, aiming.characteristics, aiming.player)


def _kind_meant(game: Game, spec: TargetSpec) -> Kind:
    """Where a player may be aimed at as well as a creature, so may whatever else damage can be dealt to."""
    if spec.players and spec.permanents and spec.kind == CREATURE:
        return _of_types(game.edition.damage.any_target)
    if spec.players and spec.permanents and spec.kind == ANOTHER_CREATURE:
        return replace(_of_types(game.edition.damage.any_target), another=True)
    return spec.kind


ANOTHER_CREATURE = replace(CREATURE, another=True)


@cache
def _of_types(types: frozenset[CardType]) -> Kind:
    return Kind(types=types)


def legal_aims(game: Game, spec: TargetSpec, aiming: Aiming) -> list[Aim]:
    """Everything that may be chosen now: players, permanents, cards in graveyards, actions on their way."""
    possible: list[Aim] = []
    if spec.players:
        possible += game.in_turn_order()
    if spec.graveyard:
        possible += [card for player in game.players for card in player.graveyard]
    elif spec.ante:
        possible += [card for player in game.players for card in player.ante]
    elif spec.permanents:
        possible += game.battlefield
    if spec.spells or spec.abilities:
        possible += game.waiting
    return [aim for aim in possible if why_not_aim(game, spec, aim, aiming) is None]


def why_not_targets(game: Game, mode: Mode, aims: tuple[Aim, ...] | None, aiming: Aiming) -> Refusal | None:
    """Whether the mode has legal targets: those named, or any at all."""
    if aims is not None:
        own = of_ones_own_choice(mode)
        split = divided_among_specs(own, aims)
        if split is None:
            return Refusal("targets", f"{wanted_targets(own)} needed, {len(aims)} named")
        refusal = _why_not_each(game, own, split, aiming)
        if refusal is not None or own is mode:
            return refusal
    for spec in mode.targets:
        if spec.minimum and len(legal_aims(game, spec, aiming)) < spec.minimum:
            return Refusal("targets", "there is no legal target")
        if spec.apart and _too_few_apart(game, mode, aiming):
            return Refusal("targets", "there is no other legal target")
    return None


def of_ones_own_choice(mode: Mode) -> Mode:
    """The mode with the targets that its controller chooses."""
    if not any(spec.of_an_opponents_choice for spec in mode.targets):
        return mode
    return replace(mode, targets=tuple(spec for spec in mode.targets if not spec.of_an_opponents_choice))


def _too_few_apart(game: Game, mode: Mode, aiming: Aiming) -> bool:
    """Whether all that could be chosen together are fewer than are needed."""
    possible = {id(aim) for spec in mode.targets for aim in legal_aims(game, spec, aiming)}
    return len(possible) < sum(spec.minimum for spec in mode.targets)


def wanted_targets(mode: Mode) -> str:
    """How many the mode has: `1 target`, `1 to 2 targets`."""
    least, most = sum(spec.minimum for spec in mode.targets), sum(spec.maximum for spec in mode.targets)
    number = str(most) if least == most else f"{least} to {most}" if most < ANY_NUMBER else f"{least} or more"
    return f"{number} target{'' if number == '1' else 's'}"


def _why_not_each(game: Game, mode: Mode, split: Split, aiming: Aiming) -> Refusal | None:
    for index, (spec, chosen) in enumerate(zip(mode.targets, split, strict=True)):
        if len(set(map(id, chosen))) < len(chosen):
            return Refusal("targets", "the targets of one use must be different")
        for aim in chosen:
            refusal = why_not_aim(game, spec, aim, aiming)
            if refusal is not None:
                return refusal
        if spec.one_graveyard and len({aim.owner for aim in chosen if isinstance(aim, Object)}) > 1:
            return Refusal("targets", "the targets must be in a single graveyard")
        if spec.one_each and len(_controllers(game, chosen)) < len(chosen):
            return Refusal("targets", "of what one player controls there is one target")
        if spec.apart and any(aim in before for before in split[:index] for aim in chosen):
            return Refusal("targets", "another target is needed")
    return None


def divided_among_specs(mode: Mode, aims: tuple[Aim, ...]) -> Split | None:
    """The aims given one after the other to the mode's targets, as many as each takes; None when they do not fit."""
    if len(mode.targets) == 1:
        spec = mode.targets[0]
        return (aims,) if spec.minimum <= len(aims) <= spec.maximum else None
    left = list(aims)
    split: list[tuple[Aim, ...]] = []
    for index, spec in enumerate(mode.targets):
        later = sum(other.minimum for other in mode.targets[index + 1 :])
        take = min(spec.maximum, len(left) - later)
        if take < spec.minimum:
            return None
        split.append(tuple(left[:take]))
        left = left[take:]
    return None if left else tuple(split)


def mode_for_x(mode: Mode, x: int | None) -> Mode:
    """The mode with as many targets as X says, and of the mana value that X says, where it says so."""
    if x is None or not any(spec.x or spec.kind.mana_value_x or spec.kind.most_x for spec in mode.targets):
        return mode
    return replace(mode, targets=tuple(_fitted_spec(spec, x) for spec in mode.targets))


def asks_for_x(modes: Sequence[Mode]) -> bool:
    """Whether a target of one of the modes must have a size that X says."""
    return any(spec.kind.mana_value_x or spec.kind.most_x for mode in modes for spec in mode.targets)


def _fitted_spec(spec: TargetSpec, x: int) -> TargetSpec:
    if spec.kind.most_x:
        spec = replace(spec, kind=at_most(spec.kind, x))
    if spec.kind.mana_value_x:
        spec = replace(spec, kind=replace(spec.kind, mana_value=x))
    return replace(spec, minimum=min(x, spec.minimum * x), maximum=x) if spec.x else spec


def notice_targets(game: Game, action: Action) -> None:
    """What waits for becoming a target sees it, and what waits for crimes."""
    aims = action.aims()
    for aim in aims:
        if isinstance(aim, Object):
            game.turn_facts.targeted = (*game.turn_facts.targeted, (aim, action.controller))
            game.notice(Targeted(aim, action))
    if aims:
        may_be_a_crime(game, action.controller, aims)


def may_be_a_crime(game: Game, player: Player, aims: list[Object | Player | Action]) -> None:
    """Whoever aims at an opponent, at what one controls, or at a card in the graveyard of one, commits a crime, once
    for all that is aimed at.

    Comprehensive Rules of 2026, 700.13.
    """
    for aim in aims:
        whose = aim if isinstance(aim, Player) else _answers_for(game, aim)
        if whose is not player and whose in game.opponents(player):
            game.turn_facts.criminals.add(player)
            game.notice(KeywordActionTaken(player, "commit a crime"))
            return


def _answers_for(game: Game, aim: Object | Action) -> Player | None:
    """Whose it is: the owner's in a graveyard, else the controller's; nobody's in other zones."""
    if isinstance(aim, Action):
        return aim.controller
    if aim.zone is Zone.GRAVEYARD:
        return aim.owner
    return game.controller(aim) if aim.zone in (Zone.BATTLEFIELD, Zone.WAITING) else None


def choose_targets_with_x(
    game: Game, mode: Mode, x: int, aims: tuple[Aim, ...] | None, aiming: Aiming
) -> tuple[Mode, Split]:
    """The mode, which must have legal targets, as X makes it, with every target chosen. Raises Illegal where there are
    none once X is known."""
    exact = mode_for_x(mode, x)
    refusal = why_not_targets(game, exact, aims, aiming) if exact is not mode else None
    if refusal is not None:
        raise Illegal(refusal)
    return exact, choose_targets(game, exact, aims, aiming)


def choose_targets(game: Game, mode: Mode, aims: tuple[Aim, ...] | None, aiming: Aiming) -> Split:
    """Every target of the mode, which must have legal ones: as named, or the only ones there are, or asked for."""
    own = of_ones_own_choice(mode)
    said = None if aims is None else divided_among_specs(own, aims)
    if own is mode and said is not None:
        return said
    if own is not mode:
        text = f"which opponent chooses a target for {named(aiming.source)}"
        aiming = aiming._replace(opponent=opponent_who(game, Context(aiming.source, aiming.player), text))
    chosen: list[tuple[Aim, ...]] = []
    for spec in mode.targets:
        if said is not None and spec in own.targets:
            chosen.append(said[own.targets.index(spec)])
            continue
        before = [aim for earlier in chosen for aim in earlier] if spec.apart else []
        chosen.append(_ask_targets(game, spec, aiming, before))
    return tuple(chosen)


def _ask_targets(game: Game, spec: TargetSpec, aiming: Aiming, without: list[Aim]) -> tuple[Aim, ...]:
    chosen: list[Aim] = []
    wanted = min(max(1, spec.minimum), spec.maximum) if spec.divided else spec.minimum
    while len(chosen) < wanted:
        options = _further(game, spec, aiming, [*chosen, *without], chosen)
        if not options:
            break
        if game.goes_without_saying(options):
            chosen.append(options[0])
            continue
        text = f"a target for {named(aiming.source)}"
        question = WhichTarget[Aim](aiming.source)
        chosen.append(game.ask(Choice(aiming.chooser(spec), question, text, options, must_say=True)))
    return (*chosen, *_ask_for_more(game, spec, aiming, [*chosen, *without], spec.maximum - len(chosen)))


def _ask_for_more(game: Game, spec: TargetSpec, aiming: Aiming, without: list[Aim], most: int) -> list[Aim]:
    """Targets that there may be, if somebody says so: of *one or two* the second."""
    chosen: list[Aim] = []
    while game.answers_are_said and len(chosen) < most:
        options = _further(game, spec, aiming, [*chosen, *without], chosen or without)
        text, question = f"another target for {named(aiming.source)}", WhichTarget[Aim | None](aiming.source)
        found = game.ask(Choice(aiming.chooser(spec), question, text, [None, *options])) if options else None
        if found is None:
            break
        chosen.append(found)
    return chosen


def _controllers(game: Game, aims: Sequence[Aim]) -> set[Player]:
    return {game.controller(aim) for aim in aims if isinstance(aim, Object)}


def _further(game: Game, spec: TargetSpec, aiming: Aiming, without: list[Aim], chosen: list[Aim]) -> list[Aim]:
    """What may be aimed at besides what has been chosen already."""
    options = [aim for aim in legal_aims(game, spec, aiming) if aim not in without]
    if spec.one_each:
        had = _controllers(game, chosen)
        return [aim for aim in options if _controllers(game, [aim]).isdisjoint(had)]
    if not spec.one_graveyard or not chosen:
        return options
    owners = [aim.owner for aim in chosen[:1] if isinstance(aim, Object)]
    return [aim for aim in options if isinstance(aim, Object) and aim.owner in owners]
