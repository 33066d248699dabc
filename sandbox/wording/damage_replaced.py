"""Static abilities that change how much damage sources deal."""

from collections.abc import Callable
from functools import partial

from sandbox.meaning.conditions import Condition
from sandbox.meaning.continuous import Has
from sandbox.meaning.effects import Duration, ModifyPlayers
from sandbox.meaning.kinds import ANYTHING, CREATURE, Kind
from sandbox.meaning.references import EachPlayer, EnchantedPlayer, Itself, Opponents, Reference, You
from sandbox.meaning.replacement_effects import ChangesDamage, DamageTo, PreventsSomeDamage
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Production, Slots, Table, Unfit
from sandbox.wording.phrases import ABILITY, COMMAND, DAMAGE_WORD, HIT
from sandbox.wording.saying import constant, hears, say, says

_OF_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})
_PLAYERS: tuple[tuple[str, Reference], ...] = (
    ("a player", EachPlayer()),
    ("an opponent", Opponents()),
    ("you", You()),
    ("enchanted player", EnchantedPlayer()),
)
_THEM = (
    "(| to ~| to that permanent or player| to that creature or player| to that player| to that creature"
    "| to that permanent| to that player or permanent| to that permanent or that player| to you)"
)
_DEALT = "would deal {combat:damage_word} to {to:hit}, it deals"
_DEALT_NOW = (
    "would deal {combat:damage_word} to {to:hit} this turn, it deals",
    "would deal {combat:damage_word} this turn to {to:hit}, it deals",
)
_BY = ("(a|an|any) {by:source_kind}", "(a|an) {by:kind}", "{dealer:holder}")
_AMOUNTS = (("that much damage plus {number:figure}", 1), ("that much damage minus {number:figure}", -1))
_TIMES = (("double that damage", 2), ("triple that damage", 3))


def _by_spells(times: int, by: Kind) -> ChangesDamage:
    """Of an instant or sorcery nothing but the spell deals damage."""
    if not by.types or not by.types <= _OF_SPELLS:
        raise Unfit
    return ChangesDamage(by, times)


def _changes(notation: str, sign: int, times: int, spells: bool = False, now: str = "") -> Production:
    """So much more or less, or so many times as much; of a source of a kind, of one thing, or of spells. `now`: what an
    effect says so of the damage of a turn."""

    def build(
        to: DamageTo,
        combat: bool | None,
        number: int = 0,
        by: Kind = ANYTHING,
        dealer: Reference | None = None,
        condition: Condition | None = None,
    ) -> ChangesDamage:
        return ChangesDamage(by, times, sign * number, to, dealer, spells, combat, condition)

    def apart(value: object) -> Slots | None:
        if not isinstance(value, ChangesDamage) or (value.more > 0) - (value.more < 0) != sign:
            return None
        by = value.by if "{by:" in notation else ANYTHING
        dealer = value.dealer if "{dealer:" in notation else None
        condition = value.condition if "{condition:" in notation else None
        said = build(value.to, value.combat, abs(value.more), by, dealer, condition)
        return {**value.parts(), "number": abs(value.more)} if said == value else None

    if now:
        return says(COMMAND, notation, partial(_of_this_turn, build), partial(_said_of_this_turn, apart))
    return says(ABILITY, notation, build, apart)


def _of_this_turn(build: Callable[..., ChangesDamage], **said: object) -> ModifyPlayers:
    return ModifyPlayers(You(), (Has(build(**said)),))


def _said_of_this_turn(apart: Callable[[object], Slots | None], value: object) -> Slots | None:
    match value:
        case ModifyPlayers(who=You(), modifications=(Has(ability=ChangesDamage() as change),), duration=duration):
            return apart(change) if duration is Duration.THIS_TURN else None
    return None


def _all_changed(times: int, by: Kind) -> ChangesDamage:
    return ChangesDamage(by, times)


PRODUCTIONS: Table = (
    constant(DAMAGE_WORD, "damage", None),
    constant(DAMAGE_WORD, "combat damage", True),
    constant(DAMAGE_WORD, "noncombat damage", False),
    constant(HIT, "a permanent or player", DamageTo()),
    constant(HIT, "a creature or player", DamageTo(permanents=CREATURE)),
    *[constant(HIT, words, DamageTo(players, None)) for words, players in _PLAYERS],
    *[say(HIT, f"{words} or (a|an) {{permanents:kind}}", DamageTo, players=players) for words, players in _PLAYERS],
    say(HIT, "(a|an) {permanents:kind}", DamageTo, players=None),
    constant(HIT, "~", DamageTo(None, None, Itself())),
    constant(
        HIT,
        "a creature, battle, or opponent",
        DamageTo(Opponents(), Kind(types=frozenset({CardType.CREATURE, CardType.BATTLE}))),
    ),
    *[
        _changes(f"{begun} {by} {_DEALT} {amount}{_THEM} instead.", sign, times)
        for begun in ("If", "As long as {condition:condition}, if")
        for by in _BY
        for amount, sign, times in (
            *[(said, sign, 1) for said, sign in _AMOUNTS],
            *[(said, 0, n) for said, n in _TIMES],
        )
    ],
    *[
        _changes(f"if {by} {dealt} {amount}{_THEM} instead", 0, times, now="this turn")
        for dealt in _DEALT_NOW
        for by in _BY[:2]
        for amount, times in _TIMES
    ],
    *[_changes(f"If a spell {_DEALT} {amount}{_THEM} instead.", sign, 1, spells=True) for amount, sign in _AMOUNTS],
    *[
        hears(
            ABILITY,
            f"If (a|an) {{by:spell_kind}} would deal damage( to a permanent or player|), it deals {word}{_THEM}"
            " instead.",
            partial(_by_spells, times),
        )
        for word, times in _TIMES
    ],
    *[
        hears(ABILITY, f"{word.capitalize()} all damage that {{by:{kinds}}} would deal.", partial(_all_changed, times))
        for word, times in (("double", 2), ("triple", 3))
        for kinds in ("source_kinds", "kinds")
    ],
    say(
        ABILITY,
        "If (a|an) {by:source_kind} would deal damage to {to:hit}, prevent {amount:figure} of that damage.",
        PreventsSomeDamage,
    ),
)
