"""Declaring blockers."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from sandbox.engine.acts import Block
from sandbox.engine.choices import Choice
from sandbox.engine.combat import Combat
from sandbox.engine.events import Told
from sandbox.engine.events.combat import BlockDeclared
from sandbox.engine.game import Game
from sandbox.engine.names import named
from sandbox.engine.objects import Characteristics, Object, Player
from sandbox.engine.questions.combat import WhoBlocks
from sandbox.engine.trace import rule
from sandbox.meaning.continuous import BlockedBySomebody, BlocksIt, CanBlockAsThough, CanBlockMore, MustBeBlocked
from sandbox.meaning.keyword_abilities import Keyword, Landwalk
from sandbox.rules.combat.block_requirements import (
    BlockDuties,
    Pairs,
    how_often_told,
    why_not_stay_back,
    why_not_together,
)
from sandbox.rules.combat.horsemanship import rides_past
from sandbox.rules.combat.skulk import slips_past
from sandbox.rules.continuous.protection import protected_from, quality_words
from sandbox.rules.lookup.attacked_players import attacked_with
from sandbox.rules.lookup.filters import characteristics_match, matches, permanents_of
from sandbox.rules.zones.riot_and_unleash import may_not_block
from sandbox.terms.colors import Color
from sandbox.terms.errors import Illegal, Refusal
from sandbox.terms.types import CardType


def why_not_block(game: Game, blocker: Object, attacker: Object) -> Refusal | None:
    """The rule that keeps the one from blocking the other by itself, or None."""
    combat = game.combat
    if combat is None or not combat.is_attacking(attacker):
        return Refusal("declaring blockers", f"{named(attacker)} is not attacking")
    characteristics = game.characteristics(blocker)
    if not blocker.in_play or not characteristics.is_creature:
        return Refusal("declaring blockers", f"{named(blocker)} is no creature {game.edition.words.play}")
    if blocker.tapped:
        return Refusal("declaring blockers", f"{named(blocker)} is tapped")
    if may_not_block(blocker, characteristics):
        return Refusal("declaring blockers", f"the text of {named(blocker)} keeps it from blocking")
    for prohibition in characteristics.cannot("block"):
        you, spared = characteristics.controller, prohibition.except_what
        if matches(game, prohibition.what, attacker, you, blocker) and not (
            spared and matches(game, spared, attacker, you, blocker)
        ):
            return Refusal("declaring blockers", f"an effect keeps {named(blocker)} from blocking")
    player = combat.defending[attacker]
    if characteristics.controller not in game.sharing_with(player):
        return Refusal("declaring blockers", f"{named(attacker)} does not attack {characteristics.controller.name}")
    return _why_not_evasion(game, blocker, attacker, player)


def _why_not_evasion(game: Game, blocker: Object, attacker: Object, player: Player) -> Refusal | None:
    characteristics, other = game.characteristics(attacker), _as_a_blocker(game.characteristics(blocker))
    if characteristics.has("flying") and not (other.has("flying") or other.has("reach")):
        return Refusal("flying", f"{named(attacker)} flies, and {named(blocker)} does not")
    if characteristics.has("shadow") is not other.has("shadow"):
        return Refusal("declaring blockers", f"only one of {named(attacker)} and {named(blocker)} has shadow")
    protection = protected_from(characteristics, other)
    if protection is not None:
        return Refusal("protection", f"{named(attacker)} has protection from {quality_words(protection)}")
    if characteristics.has("unblockable"):
        return Refusal("declaring blockers", f"{named(attacker)} cannot be blocked")
    for ability in characteristics.abilities:
        walked = _walks_through(game, ability, player) if isinstance(ability, Landwalk) else None
        if walked is not None:
            return Refusal("landwalk", f"{walked.name} controls a land that {named(attacker)} walks through")
    if (refusal := _why_not_fear(characteristics, other, attacker)) is not None:
        return refusal
    return _why_not_text(game, characteristics, other, blocker, attacker)


def _as_a_blocker(own: Characteristics) -> Characteristics:
    """With the keywords as though it had which it can block (Comprehensive Rules of 2006, glossary, As Though)."""
    words = [m.word for m in own.rule_changes if isinstance(m, CanBlockAsThough)] if own.rule_changes else []
    return replace(own, abilities=(*own.abilities, *map(Keyword, words))) if words else own


def _walks_through(game: Game, ability: Landwalk, defender: Player) -> Player | None:
    """The attacked player, or one of those attacked together, who controls such a land."""
    for player in attacked_with(game, defender):
        if any(game.controller(land) is player for land in permanents_of(game, ability.land, player)):
            return player
    return None


def _why_not_fear(characteristics: Characteristics, other: Characteristics, attacker: Object) -> Refusal | None:
    artifact = CardType.ARTIFACT in other.types
    if characteristics.has("fear") and not artifact and Color.BLACK not in other.colors:
        return Refusal("fear", f"{named(attacker)} has fear")
    if rides_past(characteristics, other):
        return Refusal("declaring blockers", f"{named(attacker)} has horsemanship")
    if slips_past(characteristics, other):
        return Refusal("declaring blockers", f"{named(attacker)} cannot be blocked by greater power")
    if characteristics.has("intimidate") and not artifact and characteristics.colors.isdisjoint(other.colors):
        return Refusal("intimidate", f"{named(attacker)} has intimidate")
    return None


def _why_not_text(
    game: Game, characteristics: Characteristics, other: Characteristics, blocker: Object, attacker: Object
) -> Refusal | None:
    for prohibition in characteristics.cannot("be blocked"):
        spared = [kind for kind in (prohibition.except_by, prohibition.or_by) if kind is not None]
        if any(matches(game, kind, blocker, characteristics.controller, attacker) for kind in spared):
            continue
        if any(characteristics_match(kind, other) for kind in spared) and other is not game.characteristics(blocker):
            continue
        if matches(game, prohibition.by, blocker, characteristics.controller, attacker):
            return Refusal("declaring blockers", f"{named(attacker)} cannot be blocked by {named(blocker)}")
    return None


def why_not_block_so(game: Game, player: Player, block: Block) -> Refusal | None:
    """Whether the whole declaration is legal: each pair, and no creature blocking more than it can."""
    for blocker, attacker in block.pairs:
        if game.controller(blocker) not in game.sharing_with(player):
            return Refusal("declaring blockers", f"{player.name} does not control {named(blocker)}")
        refusal = why_not_block(game, blocker, attacker)
        if refusal is not None:
            return refusal
    blocked: dict[Object, set[Object]] = {}
    for blocker, attacker in block.pairs:
        blocked.setdefault(blocker, set()).add(attacker)
    for blocker, attackers in blocked.items():
        if len(attackers) > how_many_it_blocks(game, blocker):
            return Refusal("declaring blockers", f"{named(blocker)} cannot block so many attackers")
    if (refusal := why_not_together(game, block.pairs)) is not None:
        return refusal
    return None if game.is_as_printed else why_not_stay_back(_duties(game, player, block.pairs), block.pairs)


def _duties(game: Game, player: Player, pairs: Pairs) -> BlockDuties:
    """Who must block, and whom, as far as each can by itself; whatever it blocks instead does not excuse it."""
    attackers = game.combat.attacking() if game.combat is not None else []
    wanted = [a for a in attackers if any(isinstance(m, MustBeBlocked) for m in game.characteristics(a).rule_changes)]
    own = _of_the_defenders(game, player)
    told = {thing: number for thing in own if (number := how_often_told(game, thing))}
    hunted = [
        a for a in attackers if any(isinstance(m, BlockedBySomebody) for m in game.characteristics(a).rule_changes)
    ]
    meant = {thing: [*wanted, *_told_to_block(game, thing, attackers)] for thing in own}
    candidates = [thing for thing in own if meant[thing] or thing in told]
    asked = {
        b: [a for a in (attackers if b in told else meant[b]) if why_not_block(game, b, a) is None] for b in candidates
    }
    possible = {b: (met, how_many_it_blocks(game, b)) for b, met in asked.items() if met}
    return BlockDuties(
        game,
        tuple(
            (blocker, attacker)
            for blocker, (met, _) in possible.items()
            for attacker in met
            if attacker in meant[blocker]
        ),
        {thing: number for thing, number in told.items() if thing in possible},
        possible,
        lambda: _companions(game, player, attackers, pairs),
        {a: [b for b in own if why_not_block(game, b, a) is None] for a in hunted},
        partial(how_many_it_blocks, game),
    )


def _told_to_block(game: Game, thing: Object, attackers: list[Object]) -> list[Object]:
    """The attackers that the creature, and no other, is told to block."""
    numbers = {m.number for m in game.characteristics(thing).rule_changes if isinstance(m, BlocksIt)}
    return [attacker for attacker in attackers if attacker.id in numbers] if numbers else []


def _of_the_defenders(game: Game, player: Player) -> list[Object]:
    return [thing for sharing in game.sharing_with(player) for thing in game.permanents(sharing)]


def _companions(game: Game, player: Player, attackers: list[Object], pairs: Pairs) -> dict[Object, list[Object]]:
    """Whom the others could block, or have been declared to block."""
    declared = list(dict.fromkeys(blocker for blocker, _ in pairs))
    everybody = game.edition.combat.comes_along(_of_the_defenders(game, player), declared)
    return {b: [a for a in attackers if why_not_block(game, b, a) is None] for b in everybody}


def how_many_it_blocks(game: Game, blocker: Object) -> int:
    """One, unless a text lets it block more."""
    changes = game.characteristics(blocker).rule_changes
    if not changes:
        return 1
    more = [m for m in changes if isinstance(m, CanBlockMore)]
    if any(m.additional is None for m in more):
        return 1_000
    return 1 + sum(m.additional or 0 for m in more)


def ask_for_blocks(game: Game, player: Player) -> Block:
    """Who blocks whom; of whom nothing is said does not block. Raises Illegal."""
    forced = [] if game.is_as_printed else _duties(game, player, ()).fullest()
    usual = Block(forced[0] if forced else ())
    choice = Choice(
        player,
        WhoBlocks(),
        "who blocks",
        lambda: _possible_blocks(game, player),
        usual,
        must_say=len(forced) > 1,
        why_not=lambda block: why_not_block_so(game, player, block),
    )
    block = game.ask(choice)
    refusal = choice.refusal_of(block)
    if refusal is not None:
        raise Illegal(refusal)
    return block


def _possible_blocks(game: Game, player: Player) -> list[Block]:
    assert game.combat is not None
    pairs = [
        (b, a)
        for b in _of_the_defenders(game, player)
        for a in game.combat.attacking()
        if why_not_block(game, b, a) is None
    ]
    return [Block(()), *(Block((pair,)) for pair in pairs)]


@rule("declaring blockers")
def declare(game: Game, combat: Combat, player: Player, block: Block) -> None:
    """Who blocks one member of a band blocks all of it. A blocked attacker stays blocked."""
    for blocker, _ in block.pairs:
        combat.joins(blocker)
    for blocker, attacker in block.pairs:
        combat.is_blocked_by(blocker, attacker)
    if block.pairs:
        game.emit(BlockDeclared(player, list(block.pairs)))
        if combat.bands:
            _tell_bands(game, combat, block)
    else:
        game.notice(BlockDeclared(player, []))


@rule("bands")
def _tell_bands(game: Game, combat: Combat, block: Block) -> None:
    """Whom nobody has been declared to block, but a member of its band."""
    named_ones = {attacker for _, attacker in block.pairs}
    for attacker in dict.fromkeys(attacker for _, attacker in block.pairs):
        others = [one for one in combat.band_of(attacker) if one not in named_ones]
        for other in others:
            game.emit(Told(f"{named(other)} is blocked as well, in one band with {named(attacker)}"))
        named_ones.update(others)
