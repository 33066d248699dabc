"""Protection, shroud and hexproof: what keeps a permanent or a player from being touched."""

from __future__ import annotations

from collections.abc import Sequence

from sandbox.engine.actions import Action
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.meaning.abilities import Static
from sandbox.meaning.continuous import Has
from sandbox.meaning.keyword_abilities import HexproofFrom, Keyword, Protection
from sandbox.meaning.kinds import Kind
from sandbox.meaning.nodes import Modification
from sandbox.rules.continuous.player_effects import player_effects, players_are_spoken_of
from sandbox.rules.lookup.filters import characteristics_match
from sandbox.terms.errors import Refusal

SHROUD, HEXPROOF = Keyword("shroud"), Keyword("hexproof")


def protected_from(characteristics: Characteristics, source: Characteristics) -> Protection | None:
    """The protection that the one has from a source that looks like the other."""
    for ability in characteristics.abilities:
        if isinstance(ability, Protection) and _applies(ability, source):
            return ability
    return None


def protections_from(characteristics: Characteristics, source: Characteristics) -> list[Protection]:
    """All of them: one given twice counts twice."""
    return [a for a in characteristics.abilities if isinstance(a, Protection) and _applies(a, source)]


def _applies(ability: Protection | HexproofFrom, source: Characteristics) -> bool:
    return ability.quality.everything or characteristics_match(ability.quality.kind, source)


def quality_words(ability: Protection | HexproofFrom) -> str:
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
    if characteristics.has("hexproof") and player not in game.team_of(characteristics.controller):
        return Refusal("shroud", f"{named(thing)} cannot be the target of its opponents' spells or abilities")
    for ability in characteristics.abilities:
        if type(ability) is HexproofFrom and (refusal := _why_not_past(game, thing, ability, source, player)):
            return refusal
    for prohibition in characteristics.cannot("be targeted"):
        if characteristics_match(prohibition.by, source):
            return Refusal("targets", f"{named(thing)} cannot be the target of that")
    return None


def _why_not_past(
    game: Game, thing: Object, ability: HexproofFrom, source: Characteristics, player: Player
) -> Refusal | None:
    """Comprehensive Rules of 2026, 702.11d."""
    if player in game.team_of(game.controller(thing)) or not _applies(ability, source):
        return None
    return Refusal("shroud", f"{named(thing)} has hexproof from {quality_words(ability)}")


def why_not_target_player(game: Game, whom: Player, source: Characteristics, player: Player) -> Refusal | None:
    """Whether the player may be aimed at: what permanents give to players keeps them as it keeps permanents."""
    if not players_are_spoken_of(game):
        return None
    effects = player_effects(game, whom)
    given = [each.ability for each in effects if isinstance(each, Has)]
    if SHROUD in given:
        return Refusal("shroud", f"{whom.name} cannot be the target of spells or abilities")
    if HEXPROOF in given and player not in game.team_of(whom):
        return Refusal("shroud", f"{whom.name} cannot be the target of opponents' spells or abilities")
    against = [each for each in given if isinstance(each, HexproofFrom) and _applies(each, source)]
    if against and player not in game.team_of(whom):
        return Refusal("shroud", f"{whom.name} cannot be the target of {quality_words(against[0])} of opponents")
    protection = player_protected_from(effects, source) if given else None
    if protection is not None:
        return Refusal("protection", f"{whom.name} has protection from {quality_words(protection)}")
    return None


def player_protected_from(effects: Sequence[Modification], source: Characteristics) -> Protection | None:
    """The protection from such a source among what permanents say about a player."""
    given = (each.ability for each in effects if isinstance(each, Has))
    return next((each for each in given if isinstance(each, Protection) and _applies(each, source)), None)


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
