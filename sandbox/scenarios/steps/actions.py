"""Sentences in which a player acts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from sandbox.engine.acts import (
    PASS,
    Activate,
    Attack,
    Block,
    CarryOut,
    Cast,
    Concede,
    DrawMana,
    GiveUp,
    PlayLand,
    SuspendCard,
    TurnFaceUp,
)
from sandbox.engine.objects import Object, Player
from sandbox.scenarios.language.context import ActSpec, StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.step_definition import SLOTS, StepDefinition
from sandbox.terms.errors import Malformed
from sandbox.terms.types import CardType

_OPTIONS = re.compile(
    r" (?P<key>targeting|with X =|with mode|with (?:flashback|kicker|buyback)|for its other cost|dividing"
    r"|by (?:sacrificing|discarding|exiling|returning)|face down|to make|on)(?![A-Za-z])"
)


def options(text: str) -> tuple[str, dict[str, str]]:
    """`Fireball with X = 3 targeting Sue` as the name and what is said about it."""
    parts = _OPTIONS.split(text)
    found = {}
    for key, value in zip(parts[1::2], parts[2::2], strict=True):
        found[key.split(" ")[0] if key.startswith("by") else key] = value.strip()
    return parts[0], found


def _aims(playing: StepContext, said: dict[str, str], player: Player) -> tuple[Any, ...] | None:
    if "targeting" not in said:
        return None
    return tuple(playing.aim(name, None) for name in playing.listed(said["targeting"]))


def _details(playing: StepContext, said: dict[str, str], player: Player) -> dict[str, Any]:
    """What casting and activating have in common."""
    return {
        "aims": _aims(playing, said, player),
        "mode": _whole_number(playing, said["with mode"]) - 1 if "with mode" in said else None,
        "x": _whole_number(playing, said["with X ="]) if "with X =" in said else None,
        "division": tuple(int(n) for n in re.findall(r"\d+", said["dividing"])) if "dividing" in said else None,
        "with_these": tuple(playing.many(said["by"], player)) if "by" in said else None,
    }


def _whole_number(playing: StepContext, word: str) -> int:
    """From 0 to 9999. Raises Malformed."""
    if not re.fullmatch(SLOTS["number"], word):
        raise Malformed("expected a number from 0 to 9999", playing.line, 1, word)
    return to_number(word)


def _in_hand(playing: StepContext, name: str, player: Player) -> Object:
    """The card meant: of several of that name, one in the player's hand."""
    bare = name.lower()
    if "#" not in name:
        for label in playing.names.by_card.get(bare, ()):
            thing = playing.names.labels[label].now()
            if thing in player.hand:
                return thing
    return playing.object(name, player)


def _casts(player: str, text: str) -> ActSpec:
    name, said = options(text)

    def build(playing: StepContext, who: Player) -> Cast | PlayLand:
        card = _in_hand(playing, name, who)
        if CardType.LAND in card.card.types and not said:
            return PlayLand(card)
        return Cast(
            card,
            face_down="face down" in said,
            alternative=not said.keys().isdisjoint(("with flashback", "for its other cost")),
            paying_more=not said.keys().isdisjoint(("with kicker", "with buyback")),
            **_details(playing, said, who),
        )

    return ActSpec(player, build)


def _activates(player: str, text: str, hint: str = "") -> ActSpec:
    name, said = options(text)

    def build(playing: StepContext, who: Player) -> Activate:
        thing, at = _ability(playing, name, who)
        return Activate(thing, ability=at, hint=hint, **_details(playing, said, who))

    return ActSpec(player, build)


def _ability(playing: StepContext, name: str, who: Player) -> tuple[Object, int | None]:
    """`Mishra's Factory` or `the second ability of Mishra's Factory`."""
    match = re.fullmatch(r"the (first|second|third|fourth) ability of (.+)", name)
    if match is None:
        return playing.object(name, who), None
    return playing.object(match[2], who), ("first", "second", "third", "fourth").index(match[1])


def _regenerates(player: str, text: str, source: str | None = None) -> ActSpec:
    def build(playing: StepContext, who: Player) -> Activate | Cast:
        thing = playing.object(text, who)
        if source is None:
            return Activate(thing, hint="regenerate")
        by = playing.object(source, who)
        if by in who.hand:
            return Cast(by, aims=(thing,))
        return Activate(by, hint="regenerate") if by.host is thing else Activate(by, aims=(thing,), hint="regenerate")

    return ActSpec(player, build)


def _taps_for_mana(player: str, things: str, mana: str | None = None) -> list[ActSpec]:
    """One act for each permanent named; a count means that many of the name."""

    def one(index: int) -> Callable[[StepContext, Player], DrawMana]:
        def build(playing: StepContext, who: Player) -> DrawMana:
            return DrawMana(named_for_mana(playing, things, who)[index], mana[1:-1] if mana else None)

        return build

    return [ActSpec(player, one(index)) for index in range(how_many(things))]


def how_many(things: str) -> int:
    """How many permanents a list such as `3 Mountains` or `Forest and Island` names."""
    match = re.match(r"(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ", things)
    return to_number(match[1]) if match else len(re.split(r", and |, | and ", things))


def named_for_mana(playing: StepContext, things: str, who: Player) -> list[Object]:
    """The permanents meant: numbered ones as they stand, counted ones the first that are untapped; those already
    tapped by
    this very sentence keep their place."""
    match = re.match(r"(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (.+)", things)
    if match is None:
        return playing.many(things, who)
    name = match[2].lower()
    labels = playing.names.by_card.get(name) or playing.names.by_card.get(name.removesuffix("s"), [])
    mine = [playing.names.labels[label].now() for label in labels]
    mine = [thing for thing in mine if thing.in_play and playing.game.controller(thing) is who]
    done: list[Object] = playing.notes.setdefault(f"{playing.line} {things}", [])
    rest = [thing for thing in mine if not thing.tapped and thing not in done]
    if len(done) < how_many(things) and rest:
        done.append(rest[0])
    return (
        [*done, *[done[-1]] * (how_many(things) - len(done))]
        if done
        else [playing.object(match[2], who)] * how_many(things)
    )


def _taps_for(player: str, things: str, mana: str) -> list[ActSpec]:
    return _taps_for_mana(player, things, mana)


def _turns_up(player: str, thing: str) -> ActSpec:
    return ActSpec(player, lambda playing, who: TurnFaceUp(playing.object(thing, who)))


def _passes(player: str) -> ActSpec:
    return ActSpec(player, lambda playing, who: PASS)


def _concedes(player: str) -> ActSpec:
    return ActSpec(player, lambda playing, who: Concede())


def _cycles(player: str, thing: str) -> ActSpec:
    return ActSpec(player, lambda playing, who: Activate(_in_hand(playing, thing, who), hint="cycling"))


def _equips(player: str, thing: str, target: str) -> ActSpec:
    return ActSpec(
        player, lambda playing, who: Activate(playing.object(thing, who), aims=(playing.aim(target),), hint="equip")
    )


def _ninjutsu(player: str, thing: str, returned: str) -> ActSpec:
    def build(playing: StepContext, who: Player) -> Activate:
        return Activate(_in_hand(playing, thing, who), with_these=(playing.object(returned, who),), hint="ninjutsu")

    return ActSpec(player, build)


class AttackSpec:
    """A declaration of attackers."""

    def __init__(self, player: str, things: str, bands: list[str] | None = None, defender: str | None = None) -> None:
        self.player, self.things, self.bands, self.defender = player, things, bands or [], defender

    def attack(self, playing: StepContext) -> Attack | None:
        who = playing.player(self.player)
        if self.things == "nothing":
            return None
        attackers = _several(playing, self.things, who)
        bands = tuple(tuple(playing.many(band, who)) for band in self.bands)
        defenders = tuple([playing.aim(self.defender)] * len(attackers)) if self.defender else ()
        return Attack(tuple(attackers), bands, defenders)


def _several(playing: StepContext, things: str, who: Player) -> list[Object]:
    """A list in which a count stands for so many of the name."""
    match = re.fullmatch(r"(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (.+)", things)
    if match is None or playing.is_name(things.lower()):
        return playing.many(things, who)
    name = match[2].lower()
    labels = playing.names.by_card.get(name) or playing.names.by_card.get(name.removesuffix("s"), [])
    mine = [playing.names.labels[label].now() for label in labels]
    return [thing for thing in mine if thing.in_play and playing.game.controller(thing) is who][: to_number(match[1])]


def _attacks(player: str, things: str) -> AttackSpec:
    """`A and B in a band` is one band; `A, B and C, A and B in a band` names the attackers, then bands of them."""
    ending, bands = " in a band", []
    while things.endswith(ending):
        before, _, band = things.removesuffix(ending).rpartition(", ")
        if not before or not all(part in before for part in re.split(r" and ", band)):
            before = band = things.removesuffix(ending)
        bands.append(band)
        things = before
    return AttackSpec(player, things, bands)


def _attacks_at(player: str, target: str, things: str) -> AttackSpec:
    return AttackSpec(player, things, [], target)


class BlockSpec:
    """One attacker and those that block it, or one blocker and the attackers that it blocks."""

    def __init__(self, player: str, attackers: str, blockers: str) -> None:
        self.player, self.attackers, self.blockers = player, attackers, blockers

    def pairs(self, playing: StepContext) -> list[tuple[Object, Object]]:
        who = playing.player(self.player)
        if self.blockers == "nothing":
            return []
        attackers = [playing.object(name, playing.game.active) for name in playing.listed(self.attackers)]
        return [(blocker, attacker) for blocker in _several(playing, self.blockers, who) for attacker in attackers]

    def block(self, playing: StepContext) -> Block:
        return Block(tuple(self.pairs(playing)))


def _blocks(player: str, attackers: str, blockers: str) -> BlockSpec:
    return BlockSpec(player, attackers, blockers)


def _blocks_nothing(player: str) -> BlockSpec:
    return BlockSpec(player, "", "nothing")


def _s(
    pattern: str, read: Callable[..., Any], example: str, about: str, kind: str = "act", group: str = "Acts"
) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, group, kind)


COMBAT = (
    _s(
        "{player} attacks {target} with {things}",
        _attacks_at,
        "Bob attacks Garruk Wildspeaker with Grizzly Bears",
        "Whom, where there is more than one to attack.",
        "attack",
        "Combat",
    ),
    _s(
        "{player} attacks with {things}",
        _attacks,
        "Bob attacks with Hill Giant, Mesa Pegasus and Mtenda Herder, Mesa Pegasus and Mtenda Herder in a band",
        "Time moves on to the declaration of attackers of this turn.",
        "attack",
        "Combat",
    ),
    _s(
        "{player} blocks with nothing",
        _blocks_nothing,
        "Sue blocks with nothing",
        "Which is also what happens when nothing is said.",
        "block",
        "Combat",
    ),
    _s(
        "{player} blocks {attackers} with {blockers}",
        _blocks,
        "Sue blocks War Mammoth with Scryb Sprites",
        "Time moves on to the declaration of blockers. Several such sentences make one declaration.",
        "block",
        "Combat",
    ),
)
ACTS = (
    _s(
        "{player} begins to cast {thing} and gives it up",
        lambda player, thing: ActSpec(player, lambda playing, who: GiveUp(_in_hand(playing, thing, who))),
        "Bob begins to cast Grizzly Bears and gives it up",
        "Where the edition allows a change of mind: the mana drawn stays in the pool.",
    ),
    _s(
        "{player} uses ninjutsu of {thing} returning {returned}",
        _ninjutsu,
        "Bob uses ninjutsu of Ninja of the Deep Hours returning Ornithopter",
        "From the hand.",
    ),
    _s(
        "{player} (casts|plays|responds with|interrupts with) {text}",
        _casts,
        "Bob casts Fireball with X = 3 targeting Grizzly Bears and Sue dividing 1 and 2",
        "Cast a spell or play a land. What could differ must be said: `targeting`, `with X =`, `with mode`, "
        "`dividing`, `by sacrificing`, `face down`, `with kicker`, `with buyback`, `with flashback`, "
        "`for its other cost`.",
    ),
    _s(
        "{player} (activates|uses) {text}",
        _activates,
        "Sue activates Prodigal Sorcerer targeting White Knight",
        "Use an ability; with several, the first that fits, or `the second ability of …`.",
    ),
    _s(
        "{player} regenerates {text} with {source}",
        _regenerates,
        "Sue regenerates Grizzly Bears with Death Ward",
        "Regeneration by something else.",
    ),
    _s(
        "{player} regenerates {text}",
        _regenerates,
        "Sue regenerates Drudge Skeletons",
        "Its own ability: at the moment of dying, or as a shield, as the edition has it.",
    ),
    _s(
        "{player} taps {things} for mana",
        _taps_for_mana,
        "Bob taps 3 Forests for mana",
        "Mana into the pool. Costs are paid from the pool first, then by tapping lands: say it only where it matters.",
    ),
    _s(
        "{player} taps {things} for {mana}",
        _taps_for,
        "Bob taps Fellwar Stone for {G}",
        "Where there is a choice of mana.",
    ),
    _s(
        "{player} suspends {thing}",
        lambda player, thing: ActSpec(player, lambda playing, who: SuspendCard(_in_hand(playing, thing, who))),
        "Bob suspends Rift Bolt",
        "For its suspend cost, when it could be cast from the hand.",
    ),
    _s("{player} turns {thing} face up", _turns_up, "Bob turns Battering Craghorn face up", "For its morph cost."),
    _s("{player} cycles {thing}", _cycles, "Bob cycles Chartooth Cougar", "Cycling and landcycling."),
    _s(
        "{player} equips {target} with {thing}",
        lambda player, target, thing: _equips(player, thing, target),
        "Bob equips Grizzly Bears with Whispersilk Cloak",
        "Its equip ability.",
    ),
    _s(
        "{player} carries out the effect of {thing}",
        lambda player, thing: ActSpec(player, lambda playing, who: CarryOut(playing.object(thing))),
        "Bob carries out the effect of Phantasmal Forces",
        "An effect that is due in the course of the phase, where the edition leaves its moment to the active player.",
    ),
    _s("{player} passes", _passes, "Bob passes", "Also: declares the end. Only needed to say who does nothing first."),
    _s("{player} concedes", _concedes, "Sue concedes", "At any time."),
)
