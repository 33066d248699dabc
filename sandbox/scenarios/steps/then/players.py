"""Claims about players and about whose moment it is."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.rules.casting.mana import pool_words
from sandbox.scenarios.language.context import StepContext
from sandbox.scenarios.language.names import number as to_number
from sandbox.scenarios.language.step_names import step_named
from sandbox.scenarios.steps.then.claim import ClaimCheck, Finding, claimed
from sandbox.scenarios.values.sentences import cards
from sandbox.terms.designations import MONARCH, OF_PLAYERS
from sandbox.terms.errors import Malformed
from sandbox.terms.mana import read_mana
from sandbox.terms.steps import Step


def _life(player: str, total: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        if context.game.teams:
            context.judge_by("shared life")
        return who.life == to_number(total), f"{who.name} has {who.life} life"

    return claim


def _counters(player: str, number: str, playercounter: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        there = who.has_counters(playercounter)
        return there == to_number(number), f"{who.name} has {there} {playercounter} counters"

    return claim


def _designated(player: str, title: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        is_so = title in who.designations.words
        verb = OF_PLAYERS[title][1]
        return is_so is not bool(negation), f"{who.name} {verb} {title if is_so else f'not {title}'}"

    return claim


def _no_monarch() -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        names = [player.name for player in context.game.players if MONARCH in player.designations.words]
        return not names, f"{names[0]} is the monarch" if names else "nobody is the monarch"

    return claim


def _mana(player: str, mana: str) -> ClaimCheck:
    try:
        symbols = read_mana(mana).symbols
    except ValueError as error:
        raise Malformed(str(error)) from None
    wanted = sorted(kind for s in symbols for kind in (["C"] * int(s) if s.isdigit() else [s]))

    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        there = sorted(kind for kind, amount in who.pool.items() for _ in range(amount))
        context.judge_by("mana")
        return wanted == there, f"{who.name} has {pool_words(who) or 'no mana'}"

    return claim


def _no_mana(player: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        return not who.mana, f"{who.name} has {pool_words(who) or 'no mana'}"

    return claim


def _cards(player: str, number: str, zone: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        size = who.library_size if zone == "library" else len(who.hand if zone == "hand" else who.graveyard)
        return size == to_number(number), f"{who.name} has {cards(size)} in the {zone}"

    return claim


def _outcome(wanted: str) -> Callable[[], ClaimCheck]:
    def read() -> ClaimCheck:
        return lambda context: (context.game.outcome == wanted, context.game.outcome or "the game goes on")

    return read


def _wins(player: str) -> ClaimCheck:
    return lambda context: (
        context.player(player) in context.game.winners,
        context.game.outcome or "the game goes on",
    )


def _loses(player: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        if context.game.teams:
            context.judge_by("losing as a team")
        return context.player(player).lost, context.game.outcome or "the game goes on"

    return claim


def _has_lost(player: str, negation: str = "") -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        who = context.player(player)
        if context.game.teams:
            context.judge_by("losing as a team")
        return who.lost is not bool(negation), f"{who.name} {'has lost' if who.lost else 'plays on'}"

    return claim


def _decides(player: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        game, who = context.game, context.player(player)
        return game.over and who.lost, f"the loser of this game decides: {game.outcome or 'it goes on'}"

    return claim


def _chance(player: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        window = context.game.window
        who = window.player if window is not None else None
        wanted = None if player == "nobody" else context.player(player)
        decides = who and context.game.who_decides(who)
        return decides is wanted, f"it is {decides.name if decides else 'nobody'}'s chance to act"

    return claim


def _decides_for(player: str, other: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        decides = context.game.who_decides(context.player(other))
        return decides is context.player(player), f"{decides.name} decides for {other}"

    return claim


def _turn_is(player: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        game = context.game
        return context.player(player) in game.active_players, f"it is {game.active.name}'s turn"

    return claim


def _step_is(player: str, step: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        game = context.game
        wanted = step_named(step, context.line)
        same = game.step is wanted or (wanted is Step.MAIN and game.step is Step.SECOND_MAIN)
        return same and context.player(
            player
        ) in game.active_players, f"it is {game.active.name}'s {game.edition.turn.name(game.step)}"

    return claim


def _owned_by(player: str, thing: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        owner = context.object(thing).owner
        return owner is context.player(player), f"{owner.name} owns {thing}"

    return claim


def _daytime(daytime: str) -> ClaimCheck:
    def claim(context: StepContext) -> Finding:
        there = context.game.daytime
        return there == daytime, f"it is {there or 'neither day nor night'}"

    return claim


PLAYERS = (
    claimed("it is {daytime}", _daytime, "it is night", "Day or night."),
    claimed("it is neither day nor night", lambda: _daytime(""), "it is neither day nor night", "It has not begun."),
    claimed(
        "{player} has {total} life",
        _life,
        "Sue has 18 life",
        "Exactly so much. Of a team that shares its life, all of it.",
    ),
    claimed("the team of {player} has {total} life", _life, "the team of Sue has 18 life", "In Two-Headed Giant."),
    claimed(
        "{player} has {number} {playercounter} counter[s]",
        _counters,
        "Sue has 1 poison counter",
        "Exactly so many: poison, energy, experience or rad.",
    ),
    claimed(
        "{player} (is|has) {negation}{title}",
        _designated,
        "Sue is the monarch",
        "A designation of a player: the monarch, or the city's blessing.",
    ),
    claimed("nobody is the monarch", _no_monarch, "nobody is the monarch", "No player is."),
    claimed(
        "{player} has {mana}[ in (the|his|her|their) mana pool]",
        _mana,
        "Bob has {G}{G}",
        "Exactly this in the mana pool.",
    ),
    claimed("{player} has no mana", _no_mana, "Bob has no mana", "The mana pool is empty."),
    claimed(
        "{player} has {number} card[s] in (hand|the hand|his hand|her hand|their hand)",
        lambda player, number: _cards(player, number, "hand"),
        "Bob has 0 cards in hand",
        "Exactly so many, whether or not anybody has named them; `no cards` where there are none.",
    ),
    claimed(
        "{player}'s {zone} is empty",
        lambda player, zone: _cards(player, "no", zone),
        "Bob's hand is empty",
        "A hand, graveyard or library.",
    ),
    claimed(
        "{player} has {number} card[s] in (library|the library|his library|her library|their library)",
        lambda player, number: _cards(player, number, "library"),
        "Bob has 21 cards in the library",
        "Named and unnamed ones together.",
    ),
    claimed(
        "{player}'s {zone} has {number} card[s]",
        lambda player, zone, number: _cards(player, number, zone),
        "Bob's library has 21 cards",
        "Exactly so many in a hand, graveyard or library.",
    ),
    claimed("the game is a draw", _outcome("draw"), "the game is a draw", "It is over, and nobody has won."),
    claimed("the game goes on", _outcome(""), "the game goes on", "Nobody has won, and it is no draw."),
    claimed(
        "{player} has {negation}lost[ the game]",
        _has_lost,
        "Sue has not lost",
        "Whether that player is out of the game.",
    ),
    claimed(
        "{player} wins[ the game]",
        _wins,
        "Bob wins the game",
        "It is over, and that player is among those who have won.",
    ),
    claimed(
        "{player} loses[ the game]", _loses, "Sue loses the game", "That player has lost, even where others play on."
    ),
    claimed(
        "{player} has {number} card[s] in (graveyard|the graveyard|his graveyard|her graveyard|their graveyard)",
        lambda player, number: _cards(player, number, "graveyard"),
        "Bob has 2 cards in the graveyard",
        "Exactly so many.",
    ),
    claimed("it is {player}'s chance to act", _chance, "it is Bob's chance to act", "Who is asked just now."),
    claimed(
        "{player} decides for {other}",
        _decides_for,
        "Bob decides for Sue",
        "Because Bob controls Sue's turn. What Sue does is still said of Sue: `Sue casts Shock`.",
    ),
    claimed("it is {player}'s turn", _turn_is, "it is Sue's turn", "Whatever part of it."),
    claimed("it is {player}'s {step}", _step_is, "it is Bob's end step", "Whose turn it is, and which part of it."),
    claimed(
        "it is nobody's chance to act",
        lambda: _chance("nobody"),
        "it is nobody's chance to act",
        "No player is being asked to act just now.",
    ),
    claimed(
        "{player} decides who goes first",
        _decides,
        "Sue decides who goes first",
        "In the next game of the match: the loser.",
    ),
    claimed("{player} owns {thing}", _owned_by, "Bob owns Armored Ascension", "Whoever controls it."),
)
