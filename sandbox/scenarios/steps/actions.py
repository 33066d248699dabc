"""Sentences in which a player acts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypedDict

from sandbox.engine.acts import (
    PASS,
    Activate,
    Aim,
    CarryOut,
    Cast,
    Concede,
    GiveUp,
    PlayLand,
)
from sandbox.engine.objects import Object, Player
from sandbox.meaning.abilities import AdditionalCost, OptionalCost
from sandbox.meaning.card import Card
from sandbox.meaning.costs import Waterbend
from sandbox.meaning.keyword_abilities import Keyword
from sandbox.rules.casting.casting_costs import OFFER_WORDS, WORDS_IN_ADDITION, WORDS_INSTEAD, WORDS_REPEATED
from sandbox.rules.lookup.faces import castable_faces
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.step_definition import SLOTS, StepDefinition
from sandbox.scenarios.language.step_values import ActStep, ActSteps
from sandbox.scenarios.steps.mana import MANA
from sandbox.scenarios.steps.special_actions import SPECIAL_ACTIONS, in_hand
from sandbox.terms.errors import Malformed
from sandbox.terms.shapes import HAS_A_BACK, Shape
from sandbox.terms.types import CardType
from sandbox.terms.zones import Zone

_OF_BOTH = "targeting|with X =|with mode|dividing|by (?:tapping|sacrificing|discarding|exiling|returning)"
_OF_ACTIVATING = re.compile(rf" (?P<key>{_OF_BOTH})(?![A-Za-z])")
_OF_CASTING = re.compile(
    rf" (?P<key>{_OF_BOTH}|with (?:{'|'.join(map(re.escape, OFFER_WORDS))}|splice of)|"
    r"assisted by|for its other cost|face down)(?![A-Za-z])"
)
_INSTEAD = {f"with {word}": word for word in WORDS_INSTEAD}
_IN_ADDITION = {f"with {word}": word for word in WORDS_IN_ADDITION}
_REPEATED = tuple([f"with {word}" for word in WORDS_REPEATED])
ALONE = tuple([key for key in (*_INSTEAD, *_IN_ADDITION, "for its other cost", "face down") if key not in _REPEATED])
"""What is said with nothing behind it."""
_TIMES = re.compile(r"(?P<number>\d{1,2}) times|(?P<word>once|twice)")
_NUMBERS = re.compile(r"\d{1,4}(?:(?:, and |, | and )\d{1,4})*")
_CONVOKED_FOR = re.compile(r"(?:\{\w\}(?:, and |, | and )?)+")


def options(text: str, known: re.Pattern[str] = _OF_CASTING) -> tuple[str, dict[str, str]]:
    """`Fireball with X = 3 targeting Sue` as the name and what is said about it. Raises Malformed where something is
    said twice, or with more behind it than it takes."""
    parts = known.split(text)
    found = dict[str, str]()
    for key, value in zip(parts[1::2], parts[2::2], strict=True):
        if key in found:
            raise Malformed(f"`{key}` is said twice", sentence=text)
        if key not in _REPEATED and (key in ALONE) is bool(value.strip()):
            problem = f"nothing stands behind `{key}`" if key in ALONE else f"something stands behind `{key}`"
            raise Malformed(problem, sentence=value.strip())
        found[key] = value.strip()
    if "dividing" in found and not _NUMBERS.fullmatch(found["dividing"]):
        raise Malformed("expected numbers, as in `dividing 1 and 2`", sentence=found["dividing"])
    return parts[0], found


def _aims(context: StepContext, said: dict[str, str], player: Player) -> tuple[Aim, ...] | None:
    if "targeting" not in said:
        return None
    return tuple(aim for name in context.listed(said["targeting"]) for aim in context.aims(name))


class Details(TypedDict):
    """What casting and activating have in common."""

    aims: tuple[Aim, ...] | None
    mode: int | None
    x: int | None
    division: tuple[int, ...] | None
    with_these: tuple[Object, ...] | None


def _details(context: StepContext, said: dict[str, str], player: Player) -> Details:
    return {
        "aims": _aims(context, said, player),
        "mode": _whole_number(context, said["with mode"]) - 1 if "with mode" in said else None,
        "x": _whole_number(context, said["with X ="]) if "with X =" in said else None,
        "division": tuple(int(n) for n in re.findall(r"\d+", said["dividing"])) if "dividing" in said else None,
        "with_these": _given_for_it(context, said, player),
    }


GIVEN_FROM = {"sacrificing": Zone.BATTLEFIELD, "discarding": Zone.HAND, "exiling": Zone.GRAVEYARD}
"""Where a cost takes things from that are counted."""


def _given_for_it(context: StepContext, said: dict[str, str], player: Player) -> tuple[Object, ...] | None:
    """What is sacrificed, discarded, exiled or returned for it."""
    how = [(key.removeprefix("by "), value) for key, value in said.items() if key.startswith("by ")]
    given = [context.many(value, player, GIVEN_FROM.get(verb, Zone.BATTLEFIELD)) for verb, value in how]
    return tuple(thing for part in given for thing in part) if given else None


def _whole_number(context: StepContext, word: str) -> int:
    """From 0 to 9999. Raises Malformed."""
    if not re.fullmatch(SLOTS["number"], word):
        raise Malformed("expected a number from 0 to 9999", context.line, 1, word)
    return to_number(word)


def _face_called(card: Object, name: str) -> Card | None:
    """The face of the card that is called so, where it can be cast or played by that."""
    bare = name.partition("#")[0].lower()
    back = card.card.shape in HAS_A_BACK or card.card.shape is Shape.PREPARE
    faces = card.card.faces[1:] if back else castable_faces(card.card)
    return next((face for face in faces if face is not None and face.name.lower() == bare), None)


def _how_often(said: dict[str, str]) -> int:
    """`with squad 3 times`; where nothing is said of it, once. Raises Malformed."""
    for key in _REPEATED:
        if said.get(key) and not (found := _TIMES.fullmatch(said[key])):
            raise Malformed("expected a number, as in `with squad 2 times`", sentence=said[key])
        if said.get(key) and found:
            return int(found["number"] or {"once": 1, "twice": 2}[found["word"]])
    return 1


PAID_BY_TAPPING = ("with conspire", "with harmonize", "with teamwork")
"""Costs of which `by tapping` says what pays them; else it says what takes the place of mana."""


def _convoked(said: dict[str, str]) -> tuple[str, str]:
    """Takes out what is tapped in place of mana, and for which mana. Raises Malformed."""
    if not said.keys().isdisjoint(PAID_BY_TAPPING) and "by tapping" in said:
        said["by returning"] = said.pop("by tapping")
    convoked, _, convoked_for = said.pop("by tapping", "").partition(" for ")
    if convoked_for and not _CONVOKED_FOR.fullmatch(convoked_for):
        raise Malformed("expected mana, as in `by tapping Grizzly Bears for {G}`", sentence=convoked_for)
    return convoked, convoked_for


_ASSISTED = re.compile(rf"(?P<player>{SLOTS['player']}) with \{{(?P<mana>\d{{1,2}})\}}")


def _assisted(context: StepContext, text: str) -> tuple[Player, int]:
    """`Sue with {3}`: who pays how much generic mana. Raises Malformed."""
    if not (found := _ASSISTED.fullmatch(text)):
        raise Malformed("expected who pays and how much, as in `assisted by Sue with {3}`", sentence=text)
    return context.player(found["player"]), int(found["mana"])


def _delves(card: Object) -> bool:
    return any(isinstance(ability, Keyword) and ability.word == "delve" for ability in card.card.abilities)


def _waterbends(card: Object) -> bool:
    """Whether a cost of its text is one of which `by tapping` says what pays."""
    return any(
        isinstance(part, Waterbend)
        for ability in card.card.abilities
        if isinstance(ability, AdditionalCost | OptionalCost)
        for part in ability.cost
    )


def _casts(player: str, text: str, is_played: bool = False) -> ActStep:
    """A land is played, and never cast (2010 and 2026, 305.9)."""
    name, said = options(text)
    times = _how_often(said)
    convoked, convoked_for = _convoked(said)

    def build(context: StepContext, who: Player) -> Cast | PlayLand:
        card = in_hand(context, name, who)
        face = _face_called(card, name) if card.card.faces else None
        if is_played and CardType.LAND in (face or card.card).types and not said and not convoked:
            return PlayLand(card, face)
        given = dict(said)
        tapped = convoked
        if convoked and _waterbends(card):
            tapped, given["by returning"] = "", convoked
        assisted = _assisted(context, given.pop("assisted by")) if "assisted by" in given else None
        delved = given.pop("by exiling", "") if _delves(card) and "with escape" not in said else ""
        return Cast(
            card,
            face=face,
            face_down="face down" in said,
            alternative=not said.keys().isdisjoint((*_INSTEAD, "for its other cost")),
            offers=tuple([word for key, word in (_INSTEAD | _IN_ADDITION).items() if key in said]),
            times=times,
            assisted=assisted,
            delved=tuple(context.many(delved, who, Zone.GRAVEYARD)) if delved else (),
            spliced=tuple([in_hand(context, each, who) for each in context.listed(said.get("with splice of", ""))]),
            convoked=tuple(context.many(tapped, who)) if tapped else (),
            convoked_for=tuple(re.findall(r"\{(\w)\}", convoked_for)),
            paying_more=not said.keys().isdisjoint(_IN_ADDITION),
            **_details(context, given, who),
        )

    return ActStep(player, build)


def _activates(player: str, text: str, hint: str = "") -> ActStep:
    name, said = options(text, _OF_ACTIVATING)

    def build(context: StepContext, who: Player) -> Activate:
        thing, at = _ability(context, name, who)
        return Activate(thing, ability=at, hint=hint, **_details(context, said, who))

    return ActStep(player, build)


def _ability(context: StepContext, name: str, who: Player) -> tuple[Object, int | None]:
    """`Mishra's Factory` or `the second ability of Mishra's Factory`."""
    match = re.fullmatch(r"the (first|second|third|fourth) ability of (.+)", name)
    if match is None:
        return context.object(name, who), None
    return context.object(match[2], who), ("first", "second", "third", "fourth").index(match[1])


def _regenerates(player: str, text: str, source: str | None = None) -> ActStep:
    def build(context: StepContext, who: Player) -> Activate | Cast:
        thing = context.object(text, who)
        if source is None:
            return Activate(thing, hint="regenerate")
        by = context.object(source, who)
        if by in who.hand:
            return Cast(by, aims=(thing,))
        return Activate(by, hint="regenerate") if by.host is thing else Activate(by, aims=(thing,), hint="regenerate")

    return ActStep(player, build)


def _passes(player: str) -> ActStep:
    return ActStep(player, lambda context, who: PASS)


def _concedes(player: str) -> ActStep:
    return ActStep(player, lambda context, who: Concede())


def _cycles(player: str, thing: str) -> ActStep:
    return ActStep(player, lambda context, who: Activate(in_hand(context, thing, who), hint="cycling"))


def _equips(player: str, thing: str, target: str) -> ActStep:
    return ActStep(
        player, lambda context, who: Activate(context.object(thing, who), aims=(context.aim(target),), hint="equip")
    )


def _taps_for(hint: str) -> Callable[[str, str, str], ActStep]:
    """Crews a Vehicle, or saddles a Mount."""

    def read(player: str, thing: str, crew: str) -> ActStep:
        def build(context: StepContext, who: Player) -> Activate:
            return Activate(context.object(thing, who), with_these=tuple(context.many(crew, who)), hint=hint)

        return ActStep(player, build)

    return read


def _ninjutsu(player: str, thing: str, returned: str) -> ActStep:
    def build(context: StepContext, who: Player) -> Activate:
        return Activate(in_hand(context, thing, who), with_these=(context.object(returned, who),), hint="ninjutsu")

    return ActStep(player, build)


def _s(pattern: str, read: Callable[..., ActStep | ActSteps], example: str, about: str) -> StepDefinition:
    return StepDefinition(pattern, read, about, example, "Acts", "act")


ACTS = (
    _s(
        "{player} begins to (cast|play) {thing} and gives it up",
        lambda player, thing: ActStep(player, lambda context, who: GiveUp(in_hand(context, thing, who))),
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
        "{player} plays {text}",
        lambda player, text: _casts(player, text, is_played=True),
        "Bob plays Forest",
        "Play a land, or cast a spell.",
    ),
    _s(
        "{player} (casts|responds with|interrupts with) {text}",
        _casts,
        "Bob casts Pyrotechnics targeting Grizzly Bears and Sue dividing 1 and 3",
        "Cast a spell. What could differ must be said: `targeting`, `with X =`, `with mode`, "
        "`dividing`, `by sacrificing`, `by tapping`, `face down`, `with kicker`, `with buyback`, `with entwine`, "
        "`with flashback`, `with splice of`, "
        "`for its other cost`, `with evoke` and the like, `with squad 2 times`; `by tapping` and `by exiling` also say "
        "what takes the place of mana (convoke, improvise, delve), `assisted by Sue with {2}` what someone else pays. "
        "Modes are counted as the text lists them, legal now "
        "or not. Of modes of which several may be chosen, the single ones are counted first, then every two together, "
        "and so on: of `Choose one or both`, mode 3 is both.",
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
    *MANA,
    *SPECIAL_ACTIONS,
    _s("{player} cycles {thing}", _cycles, "Bob cycles Chartooth Cougar", "Cycling and landcycling."),
    _s(
        "{player} equips {target} with {thing}",
        lambda player, target, thing: _equips(player, thing, target),
        "Bob equips Grizzly Bears with Whispersilk Cloak",
        "Its equip ability.",
    ),
    _s(
        "{player} crews {thing} by tapping {crew}",
        _taps_for("crew"),
        "Bob crews Smuggler's Copter by tapping Grizzly Bears",
        "Its crew ability: creatures whose power together is enough are tapped.",
    ),
    _s(
        "{player} saddles {thing} by tapping {crew}",
        _taps_for("saddle"),
        "Bob saddles Quilled Charger by tapping Grizzly Bears",
        "Its saddle ability.",
    ),
    _s(
        "{player} carries out the effect of {thing}",
        lambda player, thing: ActStep(player, lambda context, who: CarryOut(context.object(thing))),
        "Bob carries out the effect of Phantasmal Forces",
        "An effect that is due in the course of the phase, where the edition leaves its moment to the active player.",
    ),
    _s("{player} passes", _passes, "Bob passes", "Also: declares the end. Only needed to say who does nothing first."),
    _s("{player} concedes", _concedes, "Sue concedes", "At any time."),
)
