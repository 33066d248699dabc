"""Static abilities that change how much damage sources deal."""

from functools import partial

from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.replacement_effects import ChangesDamage, DoublesDamage, PreventsSomeDamage
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Production, Slots, Table, Unfit
from sandbox.wording.phrases import ABILITY
from sandbox.wording.saying import hears, say, says

_OF_SPELLS = frozenset({CardType.INSTANT, CardType.SORCERY})


def _by_spells(factor: int, by: Kind) -> DoublesDamage:
    """Of an instant or sorcery nothing but the spell deals damage."""
    if not by.types or not by.types <= _OF_SPELLS:
        raise Unfit
    return DoublesDamage(by, permanents=True, factor=factor)


def _changed(notation: str, sign: int, **known: bool) -> Production:
    """So much more, or less."""

    def build(number: int, by: Kind = ANYTHING) -> ChangesDamage:
        return ChangesDamage(by, sign * number, **known)

    def apart(value: object) -> Slots | None:
        if not isinstance(value, ChangesDamage) or sign * value.more <= 0:
            return None
        said = build(abs(value.more), value.by) if "{by:" in notation else build(abs(value.more))
        return {"by": value.by, "number": abs(value.more)} if said == value else None

    return says(ABILITY, notation, build, apart)


_AMOUNTS = (("plus", 1), ("minus", -1))
_ANYBODY, _OPPONENTS = "a permanent or player", "an opponent or a permanent an opponent controls"
_THEM = "( to that permanent or player|)"
PRODUCTIONS: Table = (
    *[
        production
        for word, sign in _AMOUNTS
        for to, known in ((_ANYBODY, {}), (_OPPONENTS, {"to_opponents": True}))
        for way, more in (("", {}), ("noncombat ", {"noncombat": True}))
        for production in (
            *[
                _changed(
                    f"If (a|an) {{by:{kind}}} would deal {way}damage to {to}, it deals that much damage {word}"
                    f" {{number:figure}}{_THEM} instead.",
                    sign,
                    **known,
                    **more,
                )
                for kind in ("source_kind", "kind")
            ],
        )
    ],
    *[
        _changed(
            f"If a spell would deal damage to {_ANYBODY}, it deals that much damage {word} {{number:figure}}{_THEM}"
            " instead.",
            sign,
            spells=True,
        )
        for word, sign in _AMOUNTS
    ],
    *[
        hears(
            ABILITY,
            f"If (a|an) {{by:spell_kind}} would deal damage( to a permanent or player|), it deals {word} that damage"
            f"{_THEM} instead.",
            partial(_by_spells, factor),
        )
        for word, factor in (("double", 2), ("triple", 3))
    ],
    say(
        ABILITY,
        "If a source would deal damage to (a|an) {to:kind}, prevent {amount:figure} of that damage.",
        PreventsSomeDamage,
    ),
    *[
        say(
            ABILITY,
            f"If (a|an) {{by:source_kind}} would deal damage to a {noun} or player, it deals double that damage to that"
            f" {noun} or player instead.",
            DoublesDamage,
            permanents=permanents,
        )
        for noun, permanents in (("creature", False), ("permanent", True))
    ],
    *[
        production
        for word, factor in (("double", 2), ("triple", 3))
        for kind in ("{by:source_kind}", "{by:kind}")
        for production in (
            say(
                ABILITY,
                f"If (a|an) {kind} would deal damage to a permanent or player, it deals {word} that damage( to that"
                " permanent or player|) instead.",
                DoublesDamage,
                permanents=True,
                factor=factor,
            ),
        )
    ],
)
