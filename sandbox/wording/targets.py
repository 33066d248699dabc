"""The word *target*."""

from dataclasses import replace

from sandbox.meaning.kinds import ANYTHING, CREATURE, Kind, TargetSpec
from sandbox.meaning.references import Reference
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Phrase, Production, Slots, Table, Unfit
from sandbox.wording.phrases import TARGET, TARGET_PLAYER
from sandbox.wording.pointing import Aimed
from sandbox.wording.saying import hears, says

ANY = TargetSpec(kind=CREATURE, players=True)
"""A creature or a player; what else damage can be dealt to, the edition knows."""
PLAYER = TargetSpec(permanents=False, players=True)
PLAYER_OR_PLANESWALKER = TargetSpec(kind=Kind(types=frozenset({CardType.PLANESWALKER})), players=True)
SPELL = TargetSpec(permanents=False, spells=True)
ABILITY = TargetSpec(permanents=False, abilities=True)
TRIGGERED = replace(ABILITY, triggered=True, activated=False)
SPELL_OR_TRIGGERED = replace(TRIGGERED, spells=True, any_ability=True)
_AT_ONCE = Kind(types=frozenset({CardType.INSTANT, CardType.SORCERY}))
STAKED = TargetSpec(permanents=False, ante=True)
CARD = TargetSpec(permanents=False, graveyard=True)


def _aims(notation: str, spec: TargetSpec, phrase: Phrase[Reference] = TARGET) -> Production:
    """A target as `spec`, of a kind that a slot may say."""
    described = "{kind:" in notation

    def build(kind: Kind = spec.kind) -> Aimed:
        return Aimed(replace(spec, kind=kind))

    def apart(value: object) -> Slots | None:
        if not isinstance(value, Aimed):
            return None
        kind = value.spec.kind
        return {"kind": kind} if value == (build(kind) if described else build()) else None

    return says(phrase, notation, build, apart)


def _cards(notation: str, owner: str | None, another: bool = False) -> Production:
    def build(kind: Kind) -> Aimed:
        return Aimed(replace(CARD, kind=replace(kind, owner=owner, another=another)))

    def apart(value: object) -> Slots | None:
        if not isinstance(value, Aimed):
            return None
        kind = replace(value.spec.kind, owner=None, another=False)
        return {"kind": kind} if value == build(kind) else None

    return says(TARGET, notation, build, apart)


def _several_cards(notation: str, spec: TargetSpec, owner: str | None = "you") -> Production:
    """Several cards of the graveyards of `owner`, as in Kind. `minimum` and `maximum` are the slot's where there is
    one."""
    counted, at_least = "{count:" in notation, spec.minimum

    def build(kind: Kind, count: int = spec.maximum) -> Aimed:
        least = count if counted and at_least else spec.minimum
        return Aimed(replace(spec, kind=replace(kind, owner=owner), minimum=least, maximum=count))

    def apart(value: object) -> Slots | None:
        if not isinstance(value, Aimed) or value.spec.kind.owner != owner:
            return None
        kind, count = replace(value.spec.kind, owner=None), value.spec.maximum
        said = build(kind, count) if counted else build(kind)
        return {"kind": kind, "count": count} if said == value and count > 1 - (not counted) else None

    return says(TARGET, notation, build, apart)


def _cards_of_others(whose: str, owner: str | None) -> Table:
    """`whose`: the graveyard of one card, and those of several."""
    several = "graveyards" if owner is None else f"{whose} graveyard"
    some, any_number = replace(CARD, minimum=0, maximum=2), replace(CARD, minimum=0, maximum=99)
    several_of = f"target {{kind:card_kinds}} (from|in) {several}"
    one = f"up to one target {{kind:card_kind}} (from|in) {whose} graveyard"
    return (
        _several_cards(one, replace(CARD, minimum=0), owner),
        _several_cards(f"up to {{count:count_word}} {several_of}", some, owner),
        _several_cards(f"any number of {several_of}", any_number, owner),
        _several_cards(f"{{count:count_word}} {several_of}", replace(CARD, maximum=2), owner),
    )


def _cards_of_one() -> Table:
    """Whose graveyard it is does not matter, as long as it is one."""
    some = replace(CARD, minimum=0, maximum=2, one_graveyard=True)
    return (
        _several_cards("up to {count:count_word} target {kind:card_kinds} from a single graveyard", some, None),
        _several_cards(
            "any number of target {kind:card_kinds} from a single graveyard", replace(some, maximum=99), None
        ),
        _several_cards(
            "{count:count_word} target {kind:card_kinds} from a single graveyard", replace(some, minimum=1), None
        ),
    )


def _permanents(notation: str, minimum: int, maximum: int) -> Production:
    return _aims(notation, TargetSpec(minimum=minimum, maximum=maximum))


def _others(notation: str, minimum: int, maximum: int) -> Production:
    """Besides what the text stands on."""

    def build(kind: Kind) -> Aimed:
        return Aimed(TargetSpec(kind=replace(kind, another=True), minimum=minimum, maximum=maximum))

    def apart(value: object) -> Slots | None:
        if not isinstance(value, Aimed) or not value.spec.kind.another:
            return None
        kind = replace(value.spec.kind, another=False)
        return {"kind": kind} if value == build(kind) else None

    return says(TARGET, notation, build, apart)


def _spell_or(kind: Kind) -> Aimed:
    """Words before the noun narrow the permanent alone; whatever stands behind it would be said of the spell as well,
    and is not understood."""
    if kind != Kind(kind.types, kind.also, kind.not_types, subtypes=kind.subtypes, not_subtypes=kind.not_subtypes):
        raise Unfit
    return Aimed(TargetSpec(kind=kind, spells=True, any_spell=kind != ANYTHING))


def _is_spell_or(value: object) -> Slots | None:
    if not isinstance(value, Aimed) or not value.spec.spells or not value.spec.permanents:
        return None
    kind = value.spec.kind
    return {"kind": kind} if value == Aimed(TargetSpec(kind=kind, spells=True, any_spell=kind != ANYTHING)) else None


def _up_to(count: int, kind: Kind) -> Aimed:
    return Aimed(TargetSpec(kind=kind, minimum=0, maximum=count))


def _exactly(count: int, kind: Kind) -> Aimed:
    return Aimed(TargetSpec(kind=kind, minimum=count, maximum=count))


def _counted(value: object) -> Slots | None:
    return {"kind": value.spec.kind, "count": value.spec.maximum} if isinstance(value, Aimed) else None


def _several(value: object) -> Slots | None:
    if not isinstance(value, Aimed) or value.spec.maximum < 2:
        return None
    return _counted(value) if value == _exactly(value.spec.maximum, value.spec.kind) else None


def _some(value: object) -> Slots | None:
    if not isinstance(value, Aimed):
        return None
    return _counted(value) if value == _up_to(value.spec.maximum, value.spec.kind) else None


def _another(value: object) -> Slots | None:
    if not isinstance(value, Aimed) or not value.spec.kind.another:
        return None
    spec = value.spec
    if spec != TargetSpec(kind=spec.kind) or spec.kind == ANYTHING:
        return None
    return {"kind": replace(spec.kind, another=False)}


def _one_other(value: object) -> Slots | None:
    if not isinstance(value, Aimed) or not value.spec.kind.another:
        return None
    if value.spec != TargetSpec(kind=value.spec.kind, minimum=0):
        return None
    return {"kind": replace(value.spec.kind, another=False)}


PRODUCTIONS: Table = (
    _aims("target player", PLAYER, TARGET_PLAYER),
    _aims(
        "target opponent previously dealt damage by (it|~)",
        replace(PLAYER, opponents_only=True, damaged_before=True),
        TARGET_PLAYER,
    ),
    _aims("up to one target player", replace(PLAYER, minimum=0), TARGET_PLAYER),
    _aims("target opponent", replace(PLAYER, opponents_only=True), TARGET_PLAYER),
    _aims("target player or planeswalker", PLAYER_OR_PLANESWALKER),
    _aims("target opponent or planeswalker", replace(PLAYER_OR_PLANESWALKER, opponents_only=True)),
    _aims("any target of an opponent's choice", replace(ANY, of_an_opponents_choice=True)),
    _aims("any target", ANY),
    _aims("any other target", replace(ANY, kind=replace(CREATURE, another=True))),
    _aims("any number of targets", replace(ANY, minimum=0, maximum=99)),
    _aims("one or two targets", replace(ANY, maximum=2)),
    _aims("up to two targets", replace(ANY, minimum=0, maximum=2)),
    _aims("up to three targets", replace(ANY, minimum=0, maximum=3)),
    _aims("one, two, or three targets", replace(ANY, maximum=3)),
    says(TARGET, "target spell or {kind:kind}", _spell_or, _is_spell_or),
    says(
        TARGET,
        "target {kind:spell_kind} that targets (a|an) {aims_at:kind}",
        lambda kind, aims_at: Aimed(replace(SPELL, kind=kind, aims_at=aims_at)),
        lambda value: (
            {"kind": value.spec.kind, "aims_at": value.spec.aims_at}
            if isinstance(value, Aimed) and value.spec.aims_at is not None
            else None
        ),
    ),
    _aims(
        "target (spell, activated ability, or triggered ability|spell or ability)",
        replace(SPELL, abilities=True, triggered=True),
    ),
    _aims("target triggered ability", TRIGGERED),
    _aims("target {kind:spell_kind} or triggered ability", SPELL_OR_TRIGGERED),
    hears(
        TARGET,
        "target triggered ability or {kind:spell_kind}",
        lambda kind: Aimed(replace(SPELL_OR_TRIGGERED, kind=kind)),
    ),
    hears(
        TARGET,
        "target instant spell, sorcery spell, or triggered ability",
        lambda: Aimed(replace(SPELL_OR_TRIGGERED, kind=_AT_ONCE)),
    ),
    _aims("target {kind:spell_kind}", SPELL),
    _aims("target (ability|activated ability|activated effect) (of|from) (a|an) {kind:kind}(| source)", ABILITY),
    _aims("target activated ability", ABILITY),
    _aims("target card in the ante", STAKED),
    _aims("target activated or triggered ability", replace(ABILITY, triggered=True)),
    _cards("target {kind:card_kind} (from|in) your graveyard", "you"),
    _cards("target {kind:card_kind} (in|from) (a|any) graveyard", None),
    _cards("target {kind:card_kind} (in|from) an opponent's graveyard", "opponent"),
    *_cards_of_one(),
    *_cards_of_others("a", None),
    *_cards_of_others("an opponent's", "opponent"),
    _aims("target {kind:card_kind} (from|in) that player's graveyard", replace(CARD, that_players=True)),
    _aims(
        "up to one target {kind:card_kind} (from|in) that player's graveyard",
        replace(CARD, that_players=True, minimum=0),
    ),
    _cards("target {kind:card_kind} (from|in) defending player's graveyard", "defending"),
    _several_cards(
        "up to one target {kind:card_kind} (from|in) defending player's graveyard",
        replace(CARD, minimum=0),
        "defending",
    ),
    _cards("another target {kind:card_kind} (from|in) your graveyard", "you", another=True),
    _several_cards("X target {kind:card_kinds} (from|in) your graveyard", replace(CARD, x=True)),
    _several_cards("up to X target {kind:card_kinds} (from|in) your graveyard", replace(CARD, minimum=0, x=True)),
    _several_cards("up to one target {kind:card_kind} from your graveyard", replace(CARD, minimum=0)),
    _several_cards(
        "up to {count:count_word} target {kind:card_kinds} from your graveyard", replace(CARD, minimum=0, maximum=2)
    ),
    _several_cards("any number of target {kind:card_kinds} from your graveyard", replace(CARD, minimum=0, maximum=99)),
    _several_cards("{count:count_word} target {kind:card_kinds} from your graveyard", replace(CARD, maximum=2)),
    _aims("any number of target players", replace(PLAYER, minimum=0, maximum=99), TARGET_PLAYER),
    _aims("up to two target players", replace(PLAYER, minimum=0, maximum=2), TARGET_PLAYER),
    _aims("two target players", replace(PLAYER, minimum=2, maximum=2), TARGET_PLAYER),
    _aims(
        "target {kind:kind} that player controls of (their|that player's|his or her) choice",
        TargetSpec(of_that_player=True),
    ),
    _aims("target {kind:kind} that player controls", TargetSpec(that_players=True)),
    _aims("up to one target {kind:kind} that (player|opponent) controls", TargetSpec(that_players=True, minimum=0)),
    says(
        TARGET,
        "another target {kind:kind}",
        lambda kind: Aimed(TargetSpec(kind=replace(kind, another=True))),
        _another,
    ),
    says(
        TARGET,
        "up to one other target {kind:kind}",
        lambda kind: Aimed(TargetSpec(kind=replace(kind, another=True), minimum=0)),
        _one_other,
    ),
    *[
        _others(notation, minimum, maximum)
        for notation, minimum, maximum in (
            ("any number of other target {kind:kinds}", 0, 99),
            ("one or two other target {kind:kinds}", 1, 2),
            ("up to two other target {kind:kinds}", 0, 2),
            ("up to three other target {kind:kinds}", 0, 3),
        )
    ],
    _permanents("one, two, or three target {kind:kinds}", 1, 3),
    _permanents("target {kind:kind}", 1, 1),
    _permanents("up to one target {kind:kind}", 0, 1),
    _permanents("one or two target {kind:kinds}", 1, 2),
    _permanents("any number of target {kind:kinds}", 0, 99),
    _aims("X target {kind:kinds}", TargetSpec(x=True)),
    _aims("up to X target {kind:kinds}", TargetSpec(minimum=0, x=True)),
    says(TARGET, "up to {count:count_word} target {kind:kinds}", _up_to, _some),
    says(TARGET, "{count:count_word} target {kind:kinds}", _exactly, _several),
)
