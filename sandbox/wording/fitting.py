"""Whether a text can be carried out on what it speaks of: no spell can be tapped, no creature countered."""

import re
from collections.abc import Iterator

from sandbox.meaning import continuous, effects, references
from sandbox.meaning.abilities import Activated, Mode, SpellAbility, Static, Triggered
from sandbox.meaning.amounts import X
from sandbox.meaning.continuous import Has, HasAtItsManaCost
from sandbox.meaning.costs import Loyalty, PayMana, RemoveCountersFromIt
from sandbox.meaning.events import BecomesDesignated, Enters
from sandbox.meaning.keyword_abilities import Flashback, Keyword
from sandbox.meaning.kinds import ANYTHING, Kind, Quality, TargetSpec
from sandbox.meaning.nodes import Ability, Effect, Meaning, Modification
from sandbox.meaning.references import Itself, Paid, Target
from sandbox.terms.types import BASIC_LAND_TYPES, CardType
from sandbox.terms.zones import Zone
from sandbox.wording.bounds import is_known_to_all
from sandbox.wording.pointing import holds

ON_PERMANENTS = (
    effects.Attach,
    effects.Connive,
    effects.Destroy,
    effects.Explore,
    effects.ExchangeControl,
    effects.GainControl,
    effects.MoveCounter,
    effects.PhaseOut,
    effects.PutCounters,
    effects.Regenerate,
    effects.RemoveCounters,
    effects.RemoveFromCombat,
    effects.Sacrifice,
    effects.SwitchBlockers,
    effects.Tap,
    effects.TapOrUntap,
    effects.Untap,
)
ON_CARDS = (effects.RemoveFromGame, effects.Return, effects.ShuffleIntoLibrary)
ON_OBJECTS = (*ON_PERMANENTS, *ON_CARDS)
DAMAGED = frozenset({CardType.CREATURE, CardType.PLANESWALKER})


STATES = (
    "tapped",
    "attacking",
    "blocking",
    "in_combat",
    "blocked",
    "enchanted",
    "face_down",
    "transformed",
    "token",
    "controller",
    "owner",
    "attached_to",
    "attacks_you",
    "fights_it",
    "blocks_it",
    "blocked_by_it",
    "counter",
    "without_counter",
    "equipped",
    "attacked",
    "arrived",
    "mana_value_x",
    "damaged",
    "entered",
    "commander",
    "designated",
    "helped_it",
    "goaded",
    "modified",
    "any_counter",
    "another",
    "mana_value_at_most",
    "mana_value_at_least",
    "mana_value_even",
    "bounds",
)
"""What a description asks that is no characteristic of the thing itself."""
STATE_WORDS = re.compile(
    r"\b(?:(?:un)?tapped|(?:non)?attacking|(?:non)?blocking|(?:un)?blocked|(?:un)?enchanted|face-down|(?:non)?tokens?"
    r"|(?:you|opponents?) (?:don't )?(?:controls?|own)|attached|that (?:attacked|came|didn't)|other)\b",
    re.IGNORECASE,
)
BY_LOOKS: dict[type, tuple[str, ...]] = {
    continuous.PreventsDamage: ("by",),
    effects.Prevent: ("by",),
    effects.PreventNextFromSource: ("by",),
    effects.WhenSourceDamages: ("by",),
    effects.RedirectDamage: ("next_from",),
    Quality: ("kind",),
}
"""What knows a source of damage or what it keeps off by its characteristics alone."""
OF_ITS_OWN = (Keyword("changeling"), Keyword("devoid"))
"""Abilities by which a card says what it is wherever it is: read with what is printed on it."""
LOOKED_FOR = (
    effects.SearchLibrary,
    effects.TakeFromTop,
    effects.TakeFromAmong,
    effects.RevealUntil,
    effects.ChooseFromHand,
    effects.RevealAndDiscard,
    references.Each,
    references.Chosen,
    references.ChosenCard,
    references.CardsInGraveyard,
    references.ChosenInGraveyard,
    references.TopOfGraveyard,
)
"""What looks for things of a kind as an instruction is carried out."""
SIDES = ("controller", "owner", "another")
COMPARED = ("bounds", "power_at_most_its", "power_below_its", "power_above_its", "toughness_below_its_power")
"""What is compared with something of the source of the text."""


def unclear_kind(ability: Ability) -> str | None:
    """What a description in the ability must not speak of, or None when all is well."""
    if _has_unknown_bounds(ability):
        return "a size that is known as it is looked for"
    for part in _parts(ability):
        for name in BY_LOOKS.get(type(part), ()):
            if _asks(getattr(part, name), STATES):
                return "a color, a type or another characteristic"
        if isinstance(part, continuous.Has) and (part.ability in OF_ITS_OWN or _is_used_up(part.ability)):
            return "an ability that one thing can give to another"
        if isinstance(part, continuous.Cannot):
            kinds = (part.by, part.what, part.except_by, part.or_by)
            if any(_asks(kind, SIDES) for kind in kinds):
                return "creatures of whatever player"
            if any(_asks(kind, COMPARED) for kind in kinds) and not _is_of_itself(ability):
                return "a size that is a number"
    return None


def _is_used_up(ability: Ability) -> bool:
    """What can be activated only once is told apart by its object, and given to it again it is another."""
    return isinstance(ability, Activated) and ability.ever_once


def unknown_x(ability: Ability) -> bool:
    """Whether it speaks of an X that nothing announces: a spell and an activated ability announce one in their cost.
    The X that is paid as an ability resolves is another than that of the spell."""
    if isinstance(ability, Activated):
        known = any(
            (isinstance(p, PayMana) and p.cost.x_symbols) or (isinstance(p, Loyalty | RemoveCountersFromIt) and p.x)
            for p in ability.cost
        )
        return not known and _leaves_x_open(ability.modes)
    if not isinstance(ability, Triggered) or not _leaves_x_open(ability.modes):
        return False
    pays_another = any(isinstance(part, PayMana) and part.cost.x_symbols for part in _parts(ability.modes))
    return pays_another or ability.event not in SAYING_X


SAYING_X = (Enters(), BecomesDesignated("monstrous"))
"""By what happens X is known: as a permanent enters, it is still what it was for the spell (2026, 107.3m); as it
becomes monstrous, what it was for the monstrosity (2026, 701.37c)."""


def _leaves_x_open(part: object) -> bool:
    """Whether an X stands in it that nothing in it says the number of."""
    if isinstance(part, tuple):
        return any(_leaves_x_open(item) for item in part)
    if isinstance(part, X) or (isinstance(part, Kind) and (part.mana_value_x or part.most_x)):
        return True
    if isinstance(part, TargetSpec) and part.x:
        return True
    if isinstance(part, effects.WhereX):
        return _leaves_x_open(part.amount)
    return isinstance(part, Meaning) and any(_leaves_x_open(each) for each in part.parts().values())


def unpaid(ability: Ability) -> bool:
    """Whether it speaks of what was sacrificed or exiled for a cost, where nothing of the sort is paid: `the exiled
    card` can be what the text itself has exiled."""
    if not isinstance(ability, Triggered) or not holds(ability.modes, Paid):
        return False
    return not any(isinstance(part, effects.Pays | effects.PaysOrElse) for part in _parts(ability.modes))


def _has_unknown_bounds(part: object, performed: bool = False) -> bool:
    """Whether a measure is compared with something that is not known when it is looked for: what a text has done before
    is known to its instructions alone. `performed`: the part belongs to one."""
    if isinstance(part, tuple | frozenset):
        return any(_has_unknown_bounds(each, performed) for each in part)
    if not isinstance(part, Meaning):
        return False
    performed = performed or isinstance(part, Effect)
    kinds = [each for each in part.parts().values() if isinstance(each, Kind) and each.bounds]
    known = performed and isinstance(part, LOOKED_FOR)
    if not known and not all(is_known_to_all(kind.bounds) for kind in kinds):
        return True
    return any(_has_unknown_bounds(each, performed) for each in part.parts().values() if not isinstance(each, Kind))


def _is_of_itself(ability: Ability) -> bool:
    return isinstance(ability, Static) and ability.affected == Itself()


def _asks(kind: Kind | None, about: tuple[str, ...]) -> bool:
    return kind is not None and any(getattr(kind, name) != getattr(ANYTHING, name) for name in about)


def _parts(part: object) -> Iterator[Meaning]:
    """Everything in it, and itself."""
    if isinstance(part, tuple):
        for item in part:
            yield from _parts(item)
    elif isinstance(part, Meaning):
        yield part
        for each in part.parts().values():
            yield from _parts(each)


def unfit(ability: Ability) -> str | None:
    """What some instruction of the ability would have to be aimed at instead, or None when all is well. On what
    condition modes may be chosen is asked of spells alone."""
    if not isinstance(ability, SpellAbility) and any(
        isinstance(p, Mode) and p.asks is not None for p in _parts(ability)
    ):
        return "the modes of a spell"
    for mode in [part for part in _parts(ability) if isinstance(part, Mode | effects.Reflexive)]:
        known: set[int] = set()
        for effect in _effects(mode.effects):
            for aim in _aims(effect):
                spec = mode.targets[aim.index]
                if isinstance(effect, effects.Modify) and spec.players and aim.index not in known:
                    return "a spell or permanent: nothing of the sort is changed for a player"
                if (wanted := _wanted(effect, spec)) is not None:
                    return wanted
                known.add(aim.index)
    return None


def _effects(found: tuple[Effect, ...]) -> Iterator[Effect]:
    """Those inside others as well."""
    for effect in found:
        yield effect
        if isinstance(effect, effects.Reflexive):
            continue
        for inner in vars(effect).values():
            if isinstance(inner, tuple) and all(isinstance(each, Effect) for each in inner):
                yield from _effects(inner)


def _aims(effect: Effect) -> list[Target]:
    """What it is done to; whom it speaks to is always a player."""
    done_to = [getattr(effect, name, None) for name in ("what", "to")]
    listed = [each for part in done_to for each in (part if isinstance(part, tuple) else (part,))]
    return [each for each in listed if isinstance(each, Target)]


def _wanted(effect: Effect, spec: TargetSpec) -> str | None:
    on_its_way = spec.spells or spec.abilities
    if isinstance(effect, effects.Counter):
        return None if on_its_way and not spec.permanents else "a spell or ability to counter"
    if isinstance(effect, effects.PutIntoPlay | effects.CastFree | effects.MayPlay):
        return None if spec.graveyard else "a card that is not in play"
    if isinstance(effect, ON_OBJECTS) and spec.players:
        return "a permanent: nothing of the sort can be done to a player"
    if isinstance(effect, ON_PERMANENTS) and (on_its_way or spec.graveyard):
        return "a permanent"
    if isinstance(effect, ON_CARDS) and on_its_way and not _takes_spells(effect, spec):
        return "a permanent, or a card in a graveyard"
    if isinstance(effect, (effects.Modify, effects.ChangeWords)) and spec.graveyard and not _is_for_cards(effect):
        return "a spell or permanent"
    if isinstance(effect, effects.DealDamage) and (on_its_way or spec.graveyard or not _can_be_damaged(spec)):
        return "a creature or player"
    return None


def _takes_spells(effect: Effect, spec: TargetSpec) -> bool:
    """Whether it can be done to a spell as well: `Return target spell or creature to its owner's hand`."""
    if spec.abilities:
        return False
    match effect:
        case effects.Return(zone=zone, bottom=bottom):
            return zone is Zone.HAND or (zone is Zone.LIBRARY and not bottom)
        case effects.RemoveFromGame(until_it_leaves=until, face_down=hidden):
            return not until and not hidden
    return False


def _is_for_cards(effect: Effect) -> bool:
    """Whether what is given can be used from a graveyard."""
    return isinstance(effect, effects.Modify) and all(_is_used_there(m) for m in effect.modifications)


def _is_used_there(change: Modification) -> bool:
    return isinstance(change, HasAtItsManaCost) or (isinstance(change, Has) and isinstance(change.ability, Flashback))


def _can_be_damaged(spec: TargetSpec) -> bool:
    kind = spec.kind
    if spec.players or not spec.permanents or not (kind.types or kind.subtypes):
        return True
    return bool(kind.types & DAMAGED) if kind.types else not kind.subtypes & set(BASIC_LAND_TYPES)
