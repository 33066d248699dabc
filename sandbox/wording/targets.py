"""The word *target*."""

from dataclasses import replace
from typing import Any

from sandbox.meaning.kinds import ANYTHING, CREATURE, TargetSpec
from sandbox.wording.grammar import phrase, says
from sandbox.wording.pointing import Aimed

phrase("target", "a target, such as `target creature`")
phrase("target_player", "`target player`")
phrase("target_spec", "a target, such as `creature` or `red spell`")
ANY = TargetSpec(kind=CREATURE, players=True)
"""A creature or a player; what else damage can be dealt to, the edition knows."""


def _aims(notation: str, spec: TargetSpec, *slots: str, phrase_name: str = "target") -> None:
    """A target whose `slots` are fields of the spec and which is otherwise as `spec`."""

    def build(found: dict[str, Any]) -> Aimed:
        return Aimed(replace(spec, **found))

    def apart(value: Any) -> dict[str, Any] | None:
        if not isinstance(value, Aimed):
            return None
        found = {slot: getattr(value.spec, slot) for slot in slots}
        return found if replace(spec, **found) == value.spec else None

    says(phrase_name, notation, build, apart)


PLAYER = TargetSpec(permanents=False, players=True)
SPELL = TargetSpec(permanents=False, spells=True)
ABILITY = TargetSpec(permanents=False, abilities=True)
CARD = TargetSpec(permanents=False, graveyard=True)

_aims("target player", PLAYER, phrase_name="target_player")
_aims("target opponent", replace(PLAYER, opponents_only=True), phrase_name="target_player")
_aims("any target", ANY)
_aims("any number of targets", replace(ANY, minimum=0, maximum=99))
_aims("one or two targets", replace(ANY, maximum=2))
_aims("one, two, or three targets", replace(ANY, maximum=3))
_aims("target spell or permanent", TargetSpec(spells=True))
_aims("target {kind:spell_kind}", SPELL, "kind")
_aims("target (ability|activated ability|activated effect) (of|from) (a|an) {kind:kind}(| source)", ABILITY, "kind")
_aims("target activated ability", ABILITY)
_aims("target activated or triggered ability", replace(ABILITY, triggered=True))


def _cards(notation: str, owner: str | None) -> None:
    def apart(value: Any) -> dict[str, Any] | None:
        if not isinstance(value, Aimed) or value.spec != replace(CARD, kind=value.spec.kind):
            return None
        return {"kind": replace(value.spec.kind, owner=None)} if value.spec.kind.owner == owner else None

    says("target", notation, lambda slots: Aimed(replace(CARD, kind=replace(slots["kind"], owner=owner))), apart)


_cards("target {kind:card_kind} (from|in) your graveyard", "you")
_cards("target {kind:card_kind} (in|from) (a|any) graveyard", None)
_cards("target {kind:card_kind} (in|from) an opponent's graveyard", "opponent")


def _permanents(notation: str, minimum: int | str, maximum: int | str) -> None:
    """`minimum` and `maximum` are numbers, or the name of the slot that holds the number."""

    def build(slots: dict[str, Any]) -> Aimed:
        least = slots[minimum] if isinstance(minimum, str) else minimum
        most = slots[maximum] if isinstance(maximum, str) else maximum
        return Aimed(TargetSpec(kind=slots["kind"], minimum=least, maximum=most))

    def apart(value: Any) -> dict[str, Any] | None:
        if not isinstance(value, Aimed) or value.spec.divided:
            return None
        spec = value.spec
        if spec != TargetSpec(kind=spec.kind, minimum=spec.minimum, maximum=spec.maximum):
            return None
        if (not isinstance(minimum, str) and minimum != spec.minimum) or (
            not isinstance(maximum, str) and maximum != spec.maximum
        ):
            return None
        if minimum == maximum == "count" and (spec.minimum != spec.maximum or spec.minimum < 2):
            return None
        return {"kind": spec.kind, "count": spec.maximum}

    says("target", notation, build, apart)


def _another(notation: str) -> None:
    def apart(value: Any) -> dict[str, Any] | None:
        if not isinstance(value, Aimed) or not value.spec.kind.another:
            return None
        spec = value.spec
        if spec != TargetSpec(kind=spec.kind) or spec.kind == ANYTHING:
            return None
        return {"kind": replace(spec.kind, another=False)}

    says("target", notation, lambda slots: Aimed(TargetSpec(kind=replace(slots["kind"], another=True))), apart)


_aims(
    "target {kind:kind} that player controls of (their|that player's|his or her) choice",
    TargetSpec(of_that_player=True),
    "kind",
)
_another("another target {kind:kind}")
_permanents("target {kind:kind}", 1, 1)
_permanents("up to one target {kind:kind}", 0, 1)
_permanents("one or two target {kind:kinds}", 1, 2)
_permanents("any number of target {kind:kinds}", 0, 99)
says(
    "target",
    "X target {kind:kinds}",
    lambda slots: Aimed(TargetSpec(kind=slots["kind"], x=True)),
    lambda value: {"kind": value.spec.kind} if isinstance(value, Aimed) and value.spec.x else None,
)
_permanents("up to {count:count_word} target {kind:kinds}", 0, "count")
_permanents("{count:count_word} target {kind:kinds}", "count", "count")
