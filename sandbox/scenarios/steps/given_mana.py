"""Sentences about mana that is in a pool already."""

from __future__ import annotations

from sandbox.engine.objects import Player
from sandbox.meaning.abilities import Activated
from sandbox.meaning.effects import AddMana
from sandbox.meaning.kinds import ManaUse
from sandbox.rules.casting.mana import add_mana
from sandbox.scenarios.language.setup import Setup
from sandbox.scenarios.steps.given_step import Given, given
from sandbox.terms.errors import Malformed, NotUnderstood
from sandbox.terms.mana import MANA_TYPES, read_mana
from sandbox.terms.types import CardType
from sandbox.wording.text import read_text


def _mana(player: str, mana: str) -> Given:
    return lambda setup: add_mana(setup.game, setup.player(player), _types(setup, mana))


def _snow_mana(player: str, mana: str) -> Given:
    return lambda setup: add_mana(setup.game, setup.player(player), _types(setup, mana), snow=True)


def _reserved_mana(player: str, mana: str, words: str) -> Given:
    def add(setup: Setup) -> None:
        who: Player = setup.player(player)
        add_mana(setup.game, who, _types(setup, mana), only_for=_use(setup, words))

    return add


def _types(setup: Setup, mana: str) -> tuple[str, ...]:
    """A number is so much colorless mana. Raises Malformed for a symbol of costs alone."""
    try:
        symbols = read_mana(mana).symbols
    except ValueError as error:
        raise Malformed(str(error), setup.line, 1, mana) from None
    found = list[str]()
    for symbol in symbols:
        if symbol not in MANA_TYPES and not symbol.isdecimal():
            why = f"there is no mana {{{symbol}}} in a pool: it is one of "
            raise Malformed(why + ", ".join(f"{{{kind}}}" for kind in MANA_TYPES), setup.line, 1, mana)
        found += ["C"] * int(symbol) if symbol.isdecimal() else [symbol]
    return tuple(found)


def _use(setup: Setup, words: str) -> ManaUse:
    """What a card's text would say of mana that it makes. Raises Malformed."""
    text = f"{{T}}: Add {{R}}{{R}} to your mana pool. Spend this mana only to {words}."
    try:
        (ability,) = read_text(text, "", frozenset({CardType.ARTIFACT}))
    except (NotUnderstood, ValueError):
        ability = None
    effects = ability.modes[0].effects if isinstance(ability, Activated) else ()
    if len(effects) == 1 and isinstance(effects[0], AddMana) and effects[0].only_for is not None:
        return effects[0].only_for
    why = "expected what the mana may be spent on, as a card's text tells it: `cast creature spells`"
    raise Malformed(why, setup.line, 1, words)


MANA = (
    given(
        "{player} has {mana} from snow permanents",
        _snow_mana,
        "Bob has {G}{G} from snow permanents",
        "Mana in the pool that pays for snow symbols as well.",
    ),
    given(
        "{player} has {mana} to spend only to {words}",
        _reserved_mana,
        "Bob has {R}{R} to spend only to cast creature spells",
        "Mana in the pool that pays for nothing else, said as a card's text says it.",
    ),
    given(
        "{player} has {mana}[ in (the|his|her|their) mana pool]",
        _mana,
        "Bob has {R}{R}{U}",
        "Mana already in the pool. Said twice, it is added up.",
    ),
)
