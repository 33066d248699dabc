"""How it is told what hands, libraries and graveyards hold: cards by name, so many cards, cards of some type."""

from collections.abc import Callable

from sandbox.questions.phrases import CARD_KINDS, FACT
from sandbox.questions.said.states import GraveyardCounted, Holds, InGraveyard, InGraveyards, SeveralFacts
from sandbox.questions.said.states_players import HasHand, HasLibrary
from sandbox.questions.said.things import PartSaid, Things
from sandbox.questions.states_owned import PLAYERS_OWN
from sandbox.questions.thing_words import AMONG, ME
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

_BOTH = "we|we both|we each|both|both of us|each of us|both player|each player|all player|everybody|everyone|player"
_HAVE = "have|have only|only have|hold|be hold|keep|be down to|be at|be on|be left with|be with|sit on"
_CARDS = "(card|cards)( left| remaining| only|)"
_IN = "(in|left in|remaining in|inside) (my |his |her |their |our |the |opp 's |)"
_LIE = "be|lie|sit|rest|be lie|be already|wait"
ANY_CARD = "card"
"""A card of which no type is said."""
THRESHOLD = (ANY_CARD,) * 7
_TYPES = ("land", "creature", "instant", "sorcery", "artifact", "enchantment", "planeswalker")


def _held(who: str, things: Things) -> Holds:
    """Cards that are named."""
    if not all(thing.card for thing in things):
        raise Unfit
    return Holds(who, things)


def _buried(who: str, things: Things) -> InGraveyard:
    if not all(thing.card for thing in things):
        raise Unfit
    return InGraveyard(who, things)


def _named_in_graveyards(things: Things) -> InGraveyards:
    if not all(thing.card for thing in things):
        raise Unfit
    return InGraveyards(things)


def _holds_of_so_many(n: int, things: Things, who: str) -> SeveralFacts:
    """`two cards in hand, one of them a Wrath`"""
    return SeveralFacts((HasHand(who, n), _held(who, things)))


def _library(who: str, n: int) -> HasLibrary:
    return HasLibrary(who, n)


def _among(things: Things) -> Holds:
    """`three cards in hand, one of them a Fog`: of whoever it is said how many cards that one has."""
    if not all(thing.card and not thing.owner and not thing.marks for thing in things):
        raise Unfit
    return Holds(AMONG, things)


def _hand(who: str, n: int) -> HasHand:
    return HasHand(who, n)


def _empty_library(who: str) -> HasLibrary:
    return HasLibrary(who, 0)


def _empty_hand(who: str) -> HasHand:
    return HasHand(who, 0)


def _empty_graveyard(who: str) -> GraveyardCounted:
    return GraveyardCounted(who, ())


def _of(whose: str, build: Callable[..., PartSaid]) -> Callable[..., PartSaid]:
    """Said of the player named, or of this one."""

    def built(who: str = whose, **told: object) -> PartSaid:
        return build(who, **told)

    return built


_KINDS: Table = (
    hears(CARD_KINDS, "{n:number} (card|cards)", lambda n: (ANY_CARD,) * n),
    *(constant(CARD_KINDS, f"(a |an |one |1 |){kind}( card|)", (kind,)) for kind in _TYPES),
    *(hears(CARD_KINDS, f"{{n:number}} {kind} cards", lambda n, kind=kind: (kind,) * n) for kind in _TYPES),
    *(
        hears(
            CARD_KINDS,
            f"{{n:number}} {'sorceries' if kind == 'sorcery' else f'{kind}s'}",
            lambda n, kind=kind: (kind,) * n,
        )
        for kind in _TYPES
    ),
    *(
        hears(
            CARD_KINDS,
            f"(a |an |one |1 |){kind}( card|)( and| ,| , and) {{more:card_kinds}}",
            lambda more, kind=kind: (kind, *more),
        )
        for kind in _TYPES
    ),
)
_LIBRARIES: Table = (
    hears(
        FACT,
        f"({_BOTH}) have( only|) {{n:number}} {_CARDS} {_IN}library( left| each|)",
        lambda n: HasLibrary("both", n),
    ),
    hears(FACT, f"(both|all) library (have|be|be down to|hold) {{n:number}} {_CARDS}", lambda n: HasLibrary("both", n)),
    hears(FACT, f"{{who:who}} ({_HAVE})( only|) {{n:number}} {_CARDS} {_IN}library( left|)", _library),
    hears(FACT, "{who:who} have (no library|an empty library)( left| any more|)", _empty_library),
    hears(FACT, f"{{who:who}} have no {_CARDS} {_IN}library( left|)", _empty_library),
    *(
        hears(FACT, notation.format(whose=whose), _of(who, build))
        for whose, who in PLAYERS_OWN
        for build, notation in (
            (
                _library,
                "{whose} library (have|be|be down to|be at|hold|contain|consist of|with)( only|) {{n:number}} "
                "(card|cards)( left| in it| big| large| thick|)",
            ),
            (
                _library,
                "(with |there be |)(only |){{n:number}} (card|cards)( left| remaining|) in {whose} library",
            ),
            (_empty_library, "{whose} library be (empty|gone|all gone)"),
            (_empty_library, "(with |)(there be |)(no cards|nothing)( left|) in {whose} library"),
        )
    ),
)
_HANDS: Table = (
    hears(FACT, f"({_BOTH}) have( only|) {{n:number}} {_CARDS} {_IN}hand( each|)", lambda n: HasHand("both", n)),
    hears(FACT, f"{{who:who}} ({_HAVE})( only|) {{n:number}} {_CARDS} {_IN}hand( left|)", _hand),
    hears(FACT, f"{{who:who}} (hold|be hold|keep)( only|) {{n:number}} {_CARDS}", _hand),
    hears(FACT, "{who:who} (have|have only|only have|be down to|be left with) {n:number} (card|cards)( left|)", _hand),
    hears(FACT, f"(who|that) (hold|be hold|have|only have|have only) {{n:number}} {_CARDS}", lambda n: _hand("", n)),
    hears(FACT, f"(who|that) ({_HAVE})( only|) {{n:number}} {_CARDS} {_IN}hand( left|)", lambda n: _hand("", n)),
    hears(
        FACT,
        "{who:who} (have an empty hand|be empty-handed|be hellbent|have no hand|hold nothing|hold no cards|"
        "be out of cards|have nothing in hand|have no cards|have no card|have no cards left|be out of cards in hand)",
        _empty_hand,
    ),
    hears(FACT, f"{{who:who}} have (no|0) {_CARDS} {_IN}hand( left|)", _empty_hand),
    *(
        hears(FACT, notation.format(whose=whose), _of(who, build))
        for whose, who in PLAYERS_OWN
        for build, notation in (
            (_hand, "{whose} hand (be|have|hold|consist of|contain|count)( only|) {{n:number}} (card|cards)( left|)"),
            (_hand, "(with |there be |)(only |){{n:number}} (card|cards)( left|) in {whose} hand"),
            (_empty_hand, "{whose} hand (be|'s) (empty|gone)"),
            (_empty_hand, "(with |)(there be |)(no cards|nothing)( left|) in {whose} hand"),
            (_held, "in {whose} hand (be|there be|i have|he have) {{things:things}}"),
            (_held, "{{things:things}} (be|wait|sit|be still) in {whose} hand"),
            (_held, "{whose} hand (have|hold|contain|consist of|be only) {{things:things}}"),
        )
    ),
    hears(
        FACT,
        f"{{who:who}} ({_HAVE})( only|) {{n:number}} {_CARDS} {_IN}hand (,|and|-|, and) (1|one) of "
        "(them|which|those)( be|) "
        "{things:things}",
        _holds_of_so_many,
    ),
    hears(
        FACT,
        "{who:who} (hold|have in hand|hold in hand) (nothing|no cards)( else|) (but|except|except for|other than|"
        "besides|apart from) {things:things}( in hand|)",
        _held,
    ),
    hears(
        FACT,
        "{who:who} have (nothing|no cards)( else|) in hand (but|except|except for|other than|besides|apart from) "
        "{things:things}",
        _held,
    ),
    hears(FACT, "(with |)my hand be( only|) {things:things}", lambda things: _held(ME, things)),
    hears(FACT, "(with |)(his|her|opp 's) hand be( only|) {things:things}", lambda things: _held("opp", things)),
    hears(
        FACT,
        "(with |){things:things} (be |as )my (only|last|sole|only remaining|last remaining) card( in hand|)",
        lambda things: _held(ME, things),
    ),
    hears(
        FACT,
        "(with |){things:things} (be |as )(his|her) (only|last|sole|only remaining|last remaining) card( in hand|)",
        lambda things: _held("opp", things),
    ),
    *(
        hears(
            FACT,
            f"{whose} hand be empty (except for|but for|except|apart from|save for|other than) {{things:things}}",
            _of(who, _held),
        )
        for whose, who in PLAYERS_OWN
    ),
    hears(FACT, "(one of them|one of those|one of which|among them|including)( be|) {things:things}", _among),
    hears(FACT, "with (an empty hand|no hand|no cards in hand|0 cards in hand)", lambda: HasHand("", 0)),
)
_GRAVEYARDS: Table = (
    *(
        hears(FACT, notation.format(whose=whose), _of(who, build))
        for whose, who in PLAYERS_OWN
        for build, notation in (
            (_buried, "(already |)in {whose} graveyard (be|there be|lie|i have|he have) {{things:things}}"),
            (_buried, f"(with |there be |){{{{things:things}}}} ({_LIE}) in {{whose}} graveyard"),
            (_buried, "{whose} graveyard (have|be|hold|contain|consist of) {{things:things}}"),
            (_buried, "{whose} graveyard (have|be|hold|contain) {{things:things}} (in it|and nothing else)"),
            (
                GraveyardCounted,
                "(with |there be |){{kinds:card_kinds}} (be |lie |sit |already |be already |)in {whose} graveyard",
            ),
            (
                GraveyardCounted,  # the other one is empty, as it is where nothing is said of it
                "(with |there be |){{kinds:card_kinds}} (be |)in {whose} graveyard (and|,|but) "
                "(nothing|none|no cards) in (mine|his|hers|theirs)",
            ),
            (
                _buried,
                "{whose} graveyard be empty (except for|but for|except|apart from|save for) {{things:things}}",
            ),
            (
                GraveyardCounted,
                "{whose} graveyard (have|be|hold|contain|consist of)( only|) {{kinds:card_kinds}}( in it|)",
            ),
            (_empty_graveyard, "{whose} graveyard (be|'s) (empty|still empty|clean)"),
            (_empty_graveyard, "(with |)(there be |)(no cards|nothing) in {whose} graveyard"),
        )
    ),
    hears(FACT, "{who:who} have {kinds:card_kinds} in (my |his |her |their |the |)graveyard", GraveyardCounted),
    hears(
        FACT,
        "{who:who} (have|have get|be at|reach|have reach|get)( already|) threshold( already| now|)",
        lambda who: GraveyardCounted(who, THRESHOLD),
    ),
    constant(FACT, "(with |at |)threshold( active| on| turned on| reached| already|)", GraveyardCounted(ME, THRESHOLD)),
    hears(
        FACT,
        "in (the |both |our |all |all the |)(graveyards|graveyard) (be|there be|lie|we have) {things:things}",
        InGraveyards,
    ),
    hears(
        FACT,
        "(the |both |our |all |all the |)(graveyards|graveyard) (have|hold|contain) {things:things}( between them|)",
        _named_in_graveyards,
    ),
    hears(
        FACT,
        "the only cards in (the |both |our |all |all the |)(graveyards|graveyard) be {kinds:card_kinds}",
        lambda kinds: GraveyardCounted("both", kinds),
    ),
    hears(
        FACT,
        "(the |both |our |all |all the |)(graveyards|graveyard) (have|hold|contain|be)( only|) {kinds:card_kinds}"
        "( between them| between the 2| in all| in total| together| in them|)",
        lambda kinds: GraveyardCounted("both", kinds),
    ),
    hears(
        FACT,
        "(with |there be |)(only |){kinds:card_kinds} (be |)in (the |both |our |all |all the |)(graveyards|graveyard)"
        "( between them| between the 2| in all| in total| together|)",
        lambda kinds: GraveyardCounted("both", kinds),
    ),
    hears(
        FACT,
        "(the |both |our |all |all the |)(graveyards|graveyard) be (empty|still empty)",
        lambda: GraveyardCounted("both", ()),
    ),
    hears(
        FACT,
        "(with |)(there be |)(no cards|nothing)( at all|) (be |)in (the |both |our |any |either |all |)"
        "(graveyards|graveyard)",
        lambda: GraveyardCounted("both", ()),
    ),
)

PRODUCTIONS: Table = (*_KINDS, *_LIBRARIES, *_HANDS, *_GRAVEYARDS)
