"""How it is told that somebody has nothing in play, in hand or in the library, in half sentences too."""

from collections.abc import Callable

from sandbox.questions.phrases import FACT, NONE
from sandbox.questions.said.states_players import HasHand, HasLibrary, HasNone
from sandbox.questions.states_owned import PLAYERS_OWN
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_SIDE = "side|play|half|field|team|army|side of the play|side of the field|end|end of the play"
_BARE = "(empty|clear|bare|creatureless|completely empty|wide open|all clear)"
_NOBODY = "(nothing|no one|nobody|no creature|no creatures|no blocker|no blockers|not a creature)"
_CARDS = "(cards|card)( left| remaining|)"


def _none(noun: str, who: str) -> Callable[..., HasNone]:
    return lambda **named: HasNone(named.get("who", who), noun)


def _library_of(who: str, number: int) -> Callable[..., HasLibrary]:
    return lambda **named: HasLibrary(named.get("who", who), number)


_SIDES: Table = tuple(
    hears(FACT, notation, _none("board" if noun == "board" else "creature", who))
    for whose, who in PLAYERS_OWN
    for noun, notation in (
        ("board", f"{whose} ({_SIDE}) be {_BARE}"),
        ("board", f"(with |have |)(an |)empty (side|play|field) on {whose} (side|end)"),
        ("board", f"(play|field) (be |)empty on {whose} (side|end)"),
        ("creature", f"(with |)there be {_NOBODY} on {whose} ({_SIDE})( to block| to block with|)"),
        ("creature", f"(with |)(nobody|no one|no creatures|no creature) (at |)home (on|for) {whose} ({_SIDE})"),
    )
)
_WITHOUT: Table = (
    hears(
        FACT,
        "{who:who} (be |)(creatureless|without creatures|without a creature|without any creatures|without blockers|"
        "without a blocker|without any blockers|blockerless|wide open)",
        lambda who: HasNone(who, "creature"),
    ),
    hears(FACT, "{who:who} (be |)with no( untapped| untap| possible|) {noun:none}", HasNone),
    constant(
        FACT,
        "with (nobody|no one|nothing|no creature|no creatures|no blocker|no blockers) (home|at home|back home|around|"
        "there|out|in play|on the play|to block|to block with|to stop it|in the way|untapped|untap|ready to block)",
        HasNone("", "creature"),
    ),
    constant(
        NONE, "(creatures|creature|blockers|blocker) (on the play|in play|at all|at home|back|to speak of)", "creature"
    ),
    constant(NONE, "(lands|land) (untapped|untap|open|up|left)", "mana"),
)
_HANDS: Table = (
    constant(FACT, "(hellbent|empty-handed|out of cards|topdecking)", HasHand("", 0)),
    hears(FACT, "(with |)no (untapped|untap|possible) {noun:none}", lambda noun: HasNone("", noun)),
    constant(FACT, "(no hand|an empty hand|empty hand|no cards in hand|no cards left in hand)", HasHand("", 0)),
    hears(
        FACT,
        "{who:who} (be |)with (no hand|an empty hand|empty hand|no cards in hand|nothing in hand)",
        lambda who: HasHand(who, 0),
    ),
    hears(
        FACT, f"{{who:who}} (be on|be at|be down to) {{n:number}} {_CARDS}( in hand|)", lambda who, n: HasHand(who, n)
    ),
)
_LIBRARIES: Table = (
    constant(
        FACT,
        "(library be empty|no library|no library left|empty library|an empty library|library empty|no cards in library|"
        "no cards left in library|the library be empty)",
        HasLibrary("", 0),
    ),
    hears(
        FACT,
        "{who:who} (be out of library|have run out of library|run out of library|be out of cards in library|"
        "be out of cards to draw|"
        "have draw my last card|have draw his last card|have draw the last card of my library|have draw the last card|"
        "have 0 cards in library)",
        lambda who: HasLibrary(who, 0),
    ),
    hears(FACT, f"(with |only |)(only |){{n:number}} {_CARDS} in library( left|)", lambda n: HasLibrary("", n)),
    *(
        hears(FACT, notation, build)
        for whose, who in PLAYERS_OWN
        for notation, build in (
            (f"{whose} library (have|hold|contain) no {_CARDS}( in it|)", _library_of(who, 0)),
            (f"{whose} library be out of cards", _library_of(who, 0)),
        )
    ),
)

PRODUCTIONS: Table = (*_SIDES, *_WITHOUT, *_HANDS, *_LIBRARIES)
