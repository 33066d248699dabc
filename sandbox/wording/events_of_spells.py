"""Spells that texts wait for, by more than what they are: the spell itself, where it comes from, what it aims at."""

from functools import partial

from sandbox.meaning.events import ItIsCast, SpellCast
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.references import Each, Opponents, Together, You
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Slots, Table, Unfit
from sandbox.wording.phrases import HAPPENING
from sandbox.wording.saying import constant, hears, prints, say

_FIRST = ((1, "first"), (2, "second"), (3, "third"))
_ORIGINS: tuple[tuple[str, dict[str, object]], ...] = (
    ("from %s graveyard", {"from_zone": Zone.GRAVEYARD}),
    ("from exile%.0s", {"from_zone": Zone.REMOVED}),
    ("from %s hand", {"from_zone": Zone.HAND}),
    ("from anywhere other than %s hand", {"not_from": Zone.HAND}),
)
_CASTERS: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("you cast", "your", {"who": You()}),
    ("an opponent casts", "their", {"who": Opponents()}),
    ("a player casts", "their", {}),
)


def _aims_at_you_or(value: object) -> Slots | None:
    match value:
        case SpellCast(aimed_at=Together(references=(You(), Each(kind=aimed)))):
            return {"who": value.who, "kind": value.kind, "aimed": aimed}
    return None


def _nth_of(number: int, any_spell: Kind, kind: Kind) -> SpellCast:
    """That it is that one stays so: it need not be asked again."""
    if any_spell not in (ANYTHING, kind):
        raise Unfit
    return SpellCast(kind, You(), nth=number)


PRODUCTIONS: Table = (
    *[
        say(HAPPENING, f"a player casts their {word} {{kind:spell_kind}} each turn", SpellCast, nth=number)
        for number, word in _FIRST
    ],
    *[
        say(
            HAPPENING,
            f"{{who:somebody}} <casts|cast> <their|your> {word} {{kind:spell_kind}} each turn",
            SpellCast,
            nth=number,
        )
        for number, word in _FIRST
    ],
    *[
        say(HAPPENING, f"{who} (a|an) {{kind:spell_kind}} {words % whose}", SpellCast, **known, **of)
        for who, whose, of in _CASTERS
        for words, known in _ORIGINS
    ],
    *[
        hears(
            HAPPENING,
            f"you cast (a|an) {{any_spell:spell_kind}}, if it's the {word} {{kind:spell_kind}} you cast this turn",
            partial(_nth_of, number),
        )
        for number, word in _FIRST
    ],
    hears(
        HAPPENING,
        "{who:somebody} (casts|cast) (a|an) {kind:spell_kind} that targets you or (a|an) {aimed:kind}",
        lambda who, kind, aimed: SpellCast(kind, who, aimed_at=Together((You(), Each(aimed)))),
    ),
    prints(
        HAPPENING,
        "{who:somebody} <casts|cast> (a|an) {kind:spell_kind} that targets you or (a|an) {aimed:kind}",
        _aims_at_you_or,
    ),
    say(
        HAPPENING,
        "{who:somebody} <casts|cast> a spell other than <their|your> first spell each turn",
        SpellCast,
        not_first=True,
    ),
    say(HAPPENING, "{who:somebody} <casts|cast> a kicked {kind:spell_kind}", SpellCast, paid="kicker"),
    constant(HAPPENING, "you cast (~|this spell)", ItIsCast()),
)
