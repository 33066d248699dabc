"""How it is told how players stand: their life, their hands, libraries and graveyards, and what they have none of."""

from itertools import takewhile

from sandbox.questions import states_elsewhere, states_empty
from sandbox.questions.phrases import FACT, NONE
from sandbox.questions.said.states import HasInPlay, Holds, InGraveyard, SeveralFacts
from sandbox.questions.said.states_players import (
    BothHaveLife,
    HasHand,
    HasLibrary,
    HasLife,
    HasMana,
    HasNone,
)
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_land
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears


def _held(who: str, things: Things) -> Holds | SeveralFacts:
    """Cards that are named; of cards that are only counted nothing else is known. `four Plains and a Wrath in hand`:
    the lands are in play."""
    if any(thing.noun in ("card", "cards") for thing in things):
        raise Unfit
    lands = tuple(takewhile(_is_land_in_play, things))
    if lands and len(lands) < len(things):
        return SeveralFacts((HasInPlay(who, lands), Holds(who, things[len(lands) :])))
    return Holds(who, things)


def _is_land_in_play(thing: Mention) -> bool:
    """Several lands, or one that is called untapped."""
    return is_land(thing) and (thing.number > 1 or not {"untapped", "open", "tapped"}.isdisjoint(thing.marks))


def _kept_by(who: str, n: int | str, by: Things) -> HasLife:
    """`I'm at 0 life because of my Platinum Angel`."""
    if not all(thing.card for thing in by):
        raise Unfit
    return HasLife(who, int(n), by)


def _below_nothing(who: str, n: str) -> HasLife:
    """`-2 life`."""
    if n[0] != "-" or not n[1:].strip().isdigit():
        raise Unfit
    return HasLife(who, -int(n[1:]))


_FACTS: Table = (
    hears(
        FACT,
        "(we|both player|everybody|everyone|all) (start|begin|be|stand|sit|start out|start off)( both|)( at| on| with| "
        "from|) {number:number}( life|)( each|)",
        BothHaveLife,
    ),
    hears(FACT, "(start|start from|start at|start on) {number:number}( life|)( each|)", BothHaveLife),
    hears(FACT, "from {number:number} (life|life each|each)", BothHaveLife),
    hears(FACT, "{who:who} (have|control|be at) {n:number} life( left|)", lambda who, n: HasLife(who, n)),
    hears(FACT, "{who:who} be (down to|at|on) {n:number}( life|)", lambda who, n: HasLife(who, n)),
    hears(
        FACT,
        "{who:who} (be at|be on|be alive at|be alive on|have|be) {n:number}( life|) because of {by:things}",
        _kept_by,
    ),
    hears(
        FACT,
        "{who:who} (be|have|be at|be on|be alive at|be alive on) {n:loyalty}( life|) because of {by:things}",
        _kept_by,
    ),
    hears(FACT, "with {who:who} (be |)(at|on|down to) {n:number}( life|)( left|)", lambda who, n: HasLife(who, n)),
    hears(FACT, "{who:who} be (at|on|down to) (my|his|her) last {n:number}( life|)", lambda who, n: HasLife(who, n)),
    hears(FACT, "{who:who} be (at|on) full life", lambda who: HasLife(who, 20)),
    hears(FACT, "(with only|only|only at|only on) {n:number} life( left|)", lambda n: HasLife("", n)),
    hears(FACT, "my life( total|) (stand|sit) at {n:number}", lambda n: HasLife(ME, n)),
    hears(FACT, "(his|her|their) life( total|) (stand|sit) at {n:number}", lambda n: HasLife("opp", n)),
    hears(
        FACT,
        "(both|both of us|both player|all player|all) (be at|be on|have|be|at|on|with) {number:number}( life|)",
        BothHaveLife,
    ),
    hears(FACT, "{number:number} life (each|for both|for each of us|on both side)", BothHaveLife),
    hears(FACT, "{who:who} ('s|be) (down to|at|on) {n:number}( life|)", lambda who, n: HasLife(who, n)),
    hears(FACT, "{who:who} (be|have|be at|be on|be down to) {n:loyalty}( life|)", _below_nothing),
    hears(FACT, "{who:who} (be|be at|be on) (minus|negative) {n:number}( life|)", lambda who, n: HasLife(who, -n)),
    hears(FACT, "{who:who} (at|on|with|down to) {n:number}( life|)( left|)", lambda who, n: HasLife(who, n)),
    hears(FACT, "be (at|on|down to) {n:number}( life|)( left|)", lambda n: HasLife("", n)),
    hears(FACT, "(at|on|with|have) {n:number} life( left|)", lambda n: HasLife("", n)),
    hears(FACT, "{n:number} life", lambda n: HasLife("", n)),
    hears(
        FACT, "{who:who} (be|have)( only|) (down to|at|on) {n:number}( life|)( left|)", lambda who, n: HasLife(who, n)
    ),
    hears(FACT, "{who:who} 's life( total|) be( at| on|) {n:number}", lambda who, n: HasLife(who, n)),
    hears(FACT, "my life( total|) be( at| on|) {n:number}", lambda n: HasLife(ME, n)),
    hears(FACT, "(his|her|their) life( total|) be( at| on|) {n:number}", lambda n: HasLife("opp", n)),
    hears(
        FACT,
        "{who:who} (be|sit|start|stand|begin) (at|on|with|from) {n:number}( life|)( total|)",
        lambda who, n: HasLife(who, n),
    ),
    hears(
        FACT,
        "{one:who} and {other:who} (be|start) (each |both |)(down to|at|on|down at) {number:number}( life|)( each|)",
        lambda one, other, number: BothHaveLife(number),
    ),
    hears(FACT, "both player (be|have|start)( at| on|) {number:number}( life|)", BothHaveLife),
    hears(FACT, "life (total|totals) be {number:number}( each|)", BothHaveLife),
    hears(FACT, "{who:who} have {number:number} (card|cards) in hand( left|)", HasHand),
    hears(
        FACT,
        "{who:who} (have|be on|be at|be down to) {n:number} (card|cards)( left|) in library( left|)",
        lambda who, n: HasLibrary(who, n),
    ),
    hears(FACT, "(all|everything) {who:who} have in hand be {things:things}", Holds),
    hears(FACT, "{who:who} 's hand be {things:things}", Holds),
    hears(
        FACT,
        "{who:who} (have|control|leave) no( other| more|) {noun:none} (besides|but|except|except for|other than|apart "
        "from|than|beside|save) {things:things}{rest:lying}",
        lambda who, noun, things, rest: HasInPlay(who, things, only=noun == "creature"),
    ),
    hears(
        FACT,
        "{who:who} (have|control)( got|) no (other|more|further|additional) {noun:none}"
        "( in play| to block| out| left| up| to block with|)",
        lambda who, noun: HasNone(who, noun, True),
    ),
    hears(
        FACT,
        "{who:who} (have|control)( got|) no( untapped| "
        "possible|) {noun:none}( in play| to block| out| left| up| to block with|)",
        lambda who, noun: HasNone(who, noun),
    ),
    hears(
        FACT,
        "{who:who} do not (have|control|leave) (any|a|an|any other|any more|another) {noun:none}"
        "( in play| to block| out| left| up| to block with|)",
        lambda who, noun: HasNone(who, noun),
    ),
    hears(
        FACT,
        "{who:who} (leave|have leave|left) no {noun:none}( back| behind| home| up|)",
        lambda who, noun: HasNone(who, noun),
    ),
    hears(
        FACT,
        "(with |)no {noun:none} on (his|her|their|opp 's|the other) side( of the play|)",
        lambda noun: HasNone("opp", noun),
    ),
    hears(
        FACT,
        "{who:who} (have only|only have|control only|have nothing but) plain (creatures|creature|blockers)",
        lambda who: HasNone(who, "flyer"),
    ),
    hears(FACT, "(leave|left) no {noun:none}( back| behind| home| up|)", lambda noun: HasNone("", noun)),
    hears(
        FACT,
        "(with |)no (other |)(flyers|flyer|fliers|creatures with flying|reach creatures)",
        lambda: HasNone("", "flyer"),
    ),
    hears(FACT, "(with |)no {noun:none} on my side( of the play|)", lambda noun: HasNone(ME, noun)),
    hears(
        FACT,
        "(with |there be |and |)no (other|more) {noun:none}( in play| around| out| left|)",
        lambda noun: HasNone("", noun, True),
    ),
    hears(
        FACT,
        "{who:who} have nothing( else| in play| on the play| to block with|)",
        lambda who: HasNone(who, "creature", True),
    ),
    hears(
        FACT,
        "(otherwise |apart from that |besides that |other than that |apart from it |)(the play|both side|"
        "everything else) "
        "be (otherwise |)empty",
        lambda: HasNone("", "creature", True),
    ),
    hears(FACT, "(his|her|their) (side|play|half|side of the play) be (empty|clear)", lambda: HasNone("opp", "board")),
    hears(
        FACT,
        "(his|her|their) (side|play|half|side of the play) be otherwise (empty|clear)",
        lambda: HasNone("opp", "creature", True),
    ),
    hears(FACT, "my (side|play|half|side of the play) be (empty|clear)", lambda: HasNone(ME, "board")),
    hears(
        FACT, "my (side|play|half|side of the play) be otherwise (empty|clear)", lambda: HasNone(ME, "creature", True)
    ),
    hears(
        FACT,
        "(there be |)(nothing|no one|nobody|no creature) (else|more|other) (be |)(in play|on the play|around|out|there|"
        "on either side|anywhere|to think about|of interest)",
        lambda: HasNone("", "creature", True),
    ),
    hears(FACT, "there be nothing (else|more)", lambda: HasNone("", "creature", True)),
    hears(
        FACT,
        "(with |)no mana (for|on) (either player|either of us|either side|both|both side|both player|anyone)",
        lambda: HasMana("both", 0),
    ),
    hears(
        FACT,
        "(both player|both of us|we both|both|everybody|everyone) (be |)(tap out|tapped out|out of mana)",
        lambda: HasMana("both", 0),
    ),
    hears(
        FACT,
        "(neither of us|neither player|nobody|no one|neither) have (mana|any mana|mana left|any mana left|mana "
        "open|lands)",
        lambda: HasMana("both", 0),
    ),
    hears(FACT, "(and |)nothing else( matter| happen|)", lambda: HasNone("", "creature", True)),
    hears(
        FACT,
        "{who:who} have {n:number} (card|cards)( left|) in (my |his |her |the |)library",
        lambda who, n: HasLibrary(who, n),
    ),
    hears(
        FACT,
        "{who:who} have no cards( left|) in (my |his |her |the |)library",
        lambda who: HasLibrary(who, 0),
    ),
    hears(FACT, "{n:number} cards( left|) in my library", lambda n: HasLibrary(ME, n)),
    hears(FACT, "{who:who} have {things:things} in (my |his |her |)hand", _held),
    hears(FACT, "(with |){things:things} (be |)in my hand", lambda things: _held(ME, things)),
    hears(FACT, "(with |){things:things} (be |)in hand", lambda things: _held("", things)),
    hears(FACT, "(with |){things:things} (be |)in (his|her|their) hand", lambda things: _held("he", things)),
    hears(FACT, "(with |){number:number} (card|cards) in my hand", lambda number: HasHand(ME, number)),
    hears(FACT, "(with |){number:number} (card|cards) in hand", lambda number: HasHand("", number)),
    hears(FACT, "{who:who} have {things:things} in (my |his |her |their |the |)graveyard", InGraveyard),
    hears(FACT, "(with |there be |){things:things} (be |)in my graveyard", lambda things: InGraveyard(ME, things)),
    hears(
        FACT,
        "(with |there be |){things:things} (be |)in (his|her|their|opp 's) graveyard",
        lambda things: InGraveyard("opp", things),
    ),
    hears(FACT, "my graveyard (have|be|hold|contain) {things:things}", lambda things: InGraveyard(ME, things)),
    hears(FACT, "{who:who} (hold|be hold) {things:things}", Holds),
    hears(FACT, "{who:who} (be |)(tapped out|tap out|out of mana)", lambda who: HasNone(who, "mana")),
)

_NONE: Table = (
    hears(
        FACT,
        "{who:who} (be |)(at|on|with) {n:number}( life|)( and| ,| with| and with| , and) no (untapped |other |"
        "){noun:none}",
        lambda who, n, noun: SeveralFacts((HasLife(who, n), HasNone(who, noun))),
    ),
    constant(NONE, "(creature|creatures|blocker|blockers|attacker|attackers|flyer|flyers|permanents)", "creature"),
    constant(NONE, "(card|cards) in (hand|his hand|my hand|her hand)", "hand"),
    constant(
        NONE,
        "(artifacts|enchantments|spells|tricks|instants|responses)",
        "other",
    ),
    constant(NONE, "(lands|land|mana|untapped lands|untapped land|untapped mana|mana open|open mana)", "mana"),
)

PRODUCTIONS: Table = (*_FACTS, *_NONE, *states_empty.PRODUCTIONS, *states_elsewhere.PRODUCTIONS)
