"""Protection, shroud and hexproof: what keeps a permanent from being touched."""

from __future__ import annotations

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import Has
from sandbox.meaning.keyword_abilities import Protection
from sandbox.meaning.kinds import Kind
from sandbox.rules.lookup.filters import characteristics_match
from sandbox.terms.errors import Refusal


def protected_from(characteristics: Characteristics, source: Characteristics) -> Protection | None:
    """The protection that the one has from a source that looks like the other."""
    for ability in characteristics.abilities:
        if isinstance(ability, Protection) and _applies(ability, source):
            return ability
    return None


def protections_from(characteristics: Characteristics, source: Characteristics) -> list[Protection]:
    """All of them: one given twice counts twice."""
    return [a for a in characteristics.abilities if isinstance(a, Protection) and _applies(a, source)]


def _applies(ability: Protection, source: Characteristics) -> bool:
    return ability.quality.everything or characteristics_match(ability.quality.kind, source)


def quality_words(ability: Protection) -> str:
    """How a refusal names the quality: `black`, `artifacts`, `everything`."""
    kind: Kind = ability.quality.kind
    if ability.quality.everything:
        return "everything"
    words = [str(word) for group in (kind.colors, kind.types, kind.subtypes, kind.supertypes) for word in sorted(group)]
    return " ".join(words) or "such sources"


def why_not_target(game: Game, thing: Object, source: Characteristics, player: Player) -> Refusal | None:
    """Whether the permanent may be aimed at by a spell or effect of such a source."""
    characteristics = game.characteristics(thing)
    protection = protected_from(characteristics, source)
    if protection is not None:
        return Refusal("protection", f"{named(thing)} has protection from {quality_words(protection)}")
    if characteristics.has("shroud"):
        return Refusal("shroud", f"{named(thing)} cannot be the target of spells or abilities")
    if characteristics.has("hexproof") and characteristics.controller is not player:
        return Refusal("shroud", f"{named(thing)} cannot be the target of its opponents' spells or abilities")
    for prohibition in characteristics.cannot("be targeted"):
        if characteristics_match(prohibition.by, source):
            return Refusal("targets", f"{named(thing)} cannot be the target of that")
    return None


def why_not_attached(game: Game, aura: Object, host: Object) -> Refusal | None:
    """Whether the enchantment may be on the permanent. One that gives protection itself is spared by what it gives,
    and by that alone."""
    sparing = [a for a in game.characteristics(aura).abilities if type(a) is Static and a.spares_itself]
    own = [m.ability for ability in sparing for m in ability.modifications if isinstance(m, Has)]
    against = protections_from(game.characteristics(host), game.characteristics(aura))
    for ability in own:
        if isinstance(ability, Protection) and ability in against:
            against.remove(ability)
    if against:
        return Refusal("protection", f"{named(host)} has protection from {quality_words(against[0])}")
    return None


def characteristics_of_source(game: Game, action: Action) -> Characteristics:
    """The characteristics of an action's source that count for what it does."""
    return game.edition.damage.source_looked_at(game, action, action.source)
