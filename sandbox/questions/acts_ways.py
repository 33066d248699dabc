"""How it is told that spells are cast in ways of their own: bought back, from the graveyard, face down,
suspended, with another one spliced onto them."""

from dataclasses import replace
from functools import partial

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT, WAY
from sandbox.questions.said.acts import Casts
from sandbox.questions.said.acts_keywords import DredgesOne, LastCounterOff, SuspendsOne, TurnsUp
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.said.ways import CastSo
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import ME
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

FACE_DOWN, FLASHBACK, GRAVEYARD, BUYBACK = "face down", "flashback", "graveyard", "buyback"
EVOKE = "evoke"
SPLICE = "splice"


def _says(what: Mention, keyword: str) -> bool:
    return bool(what.card) and keyword in card_named(what.card).text.lower()


def can_be_cast_so(what: Mention, so: CastSo) -> bool:
    """Whether the card has the keyword; of `it` that is seen later."""
    keyword = {FACE_DOWN: "morph", GRAVEYARD: FLASHBACK}.get(so.way, so.way)
    return not what.card or keyword in card_named(what.card).text.lower()


def _so(what: Mention, so: CastSo, who: str = "", targets: Things = (), x: int | None = None) -> Casts:
    """With the keyword that its text has."""
    if so.way != GRAVEYARD and not can_be_cast_so(what, so):
        raise Unfit
    if not what.card and what.noun not in ("it", "that", "this", "one"):
        raise Unfit
    return Casts(replace(what, owner=""), who or what.owner, targets, x, so=so)


def _named_so(what: Mention, so: CastSo, targets: Things = ()) -> Casts:
    """A spell that is named with how it is cast and what it is aimed at."""
    if not what.card or not is_spell(what) or not targets or so.way in (GRAVEYARD, FACE_DOWN):
        raise Unfit
    return _so(what, so, what.owner, targets)


def _flashed_back(what: Mention, who: str = "", targets: Things = (), paid: str = "") -> Casts:
    return _so(what, CastSo(FLASHBACK, paid=paid), who, targets)


def _evoked(what: Mention, who: str = "", targets: Things = (), paid: str = "") -> Casts:
    return _so(what, CastSo(EVOKE, paid=paid), who, targets)


def _with_splice(thing: Mention) -> CastSo:
    if not _says(thing, SPLICE):
        raise Unfit
    return CastSo(SPLICE, thing=thing)


def _spliced(thing: Mention, what: Mention, who: str = "", targets: Things = ()) -> Casts:
    if not _says(thing, SPLICE) or not (what.card or what.noun in ("it", "one")):
        raise Unfit
    return Casts(replace(what, owner=""), who, targets, so=CastSo(SPLICE, thing=replace(thing, owner="")))


def _suspends(what: Mention, who: str = "", paid: str = "") -> SuspendsOne:
    if what.card and not _says(what, "suspend "):
        raise Unfit
    return SuspendsOne(what, who or what.owner, paid)


def _last_off(thing: Mention = PRONOUN, targets: Things = (), who: str = "") -> LastCounterOff:
    if thing.card and not _says(thing, "suspend "):
        raise Unfit
    return LastCounterOff(thing.of(who), targets)


def _last_off_of(owner: str, thing: Mention) -> LastCounterOff:
    """`off my suspended Baloth`: whose it is stands before that word."""
    return _last_off(thing.of(owner) if owner else thing)


def _comes_off(thing: Mention = PRONOUN, targets: Things = (), who: str = "") -> LastCounterOff:
    return replace(_last_off(thing, targets, who), played=True)


def _dredges(what: Mention = PRONOUN, who: str = "") -> DredgesOne:
    if what.card and not _says(what, "dredge"):
        raise Unfit
    return DredgesOne(replace(what, owner=""), who)


def _turns_up(thing: Mention = PRONOUN, who: str = "", paid: str = "") -> TurnsUp:
    return TurnsUp(thing, who, paid)


def _flips(thing: Mention = PRONOUN, who: str = "", paid: str = "") -> TurnsUp:
    """`flip my Angel`: a card with morph, or what is said to be face down."""
    if not (_says(thing, "morph ") or "face-down" in thing.marks or thing.noun in ("morph", "it", "her", "him")):
        raise Unfit
    return TurnsUp(thing, who, paid)


_UP = "(face up|face-up|up|over|right side up)"
_FOR = "(for|by pay|pay|with|use)"
_MORPH_COST = "(|for |the |its |his |her |my |their |for its |for the )(morph|morph cost|unmorph cost|unmorph)"
_OF_IT = "(|the |its |his |her |my |their )"
_PLAYS = "(cast|play|use)"
_FROM_YARD = "(from|out of) (the|my|his|her|their) graveyard"
_INSTEAD = "( instead of draw| instead of my draw| instead of his draw| instead of the draw| instead of draw a card|)"
_OFF = "(come off|be take off|be remove|be go|go away|go off|be off|run out|get remove|fall off|be use up)"
_LAST = (
    "(last|final|only|last of the|very last|last remain|last remaining|first and last|first and only|second and last|"
    "second and final|third and last|third and final|fourth and last|fourth and final|fifth and last|fifth and final)"
)
_COUNTER = f"( {_LAST[1:-1].replace('|', '| ')}|)( time| suspend|) (counter|counters)"
_LAST_COUNTER = f"(the|its|his|her|my){_COUNTER}"

_WAYS: Table = (
    constant(
        WAY,
        f"(with|by pay|pay|for|and pay|pay for|plus|use) {_OF_IT}buyback( cost| paid| pay|)",
        CastSo(BUYBACK),
    ),
    constant(WAY, "(with the|with its|with|the|its|and|) buyback( cost|) (be |)pay", CastSo(BUYBACK)),
    constant(WAY, "(buyback|buyback cost) (be |)pay", CastSo(BUYBACK)),
    constant(
        WAY,
        f"(with|by pay|pay|for|via|through|use|by|off) {_OF_IT}flashback( cost|)",
        CastSo(FLASHBACK),
    ),
    constant(WAY, f"(with|for|via|use) {_OF_IT}flashback( cost|) {_FROM_YARD}", CastSo(FLASHBACK)),
    constant(WAY, f"{_FROM_YARD} (with|for|via|use) {_OF_IT}flashback( cost|)", CastSo(FLASHBACK)),
    constant(WAY, _FROM_YARD, CastSo(GRAVEYARD)),
    constant(
        WAY,
        "(face down|face-down|as a morph|face down as a morph|as a face-down creature|as a 2/2 morph|as a face-down "
        "2/2|face down as a 2/2|as a morph creature|as a morph face down)( for 3| for 3 mana|)",
        CastSo(FACE_DOWN),
    ),
    constant(WAY, f"(with|by pay|pay|for|via|through|use|by|off|and pay) {_OF_IT}evoke( cost|)", CastSo(EVOKE)),
    constant(WAY, "(evoke|as an evoke)", CastSo(EVOKE)),
    hears(
        WAY,
        "(splice|and splice|by splice|with) {thing:thing} (splice |)(onto|on|to|on to) (it|that|this|the "
        "first|the first one)",
        _with_splice,
    ),
    hears(FACT, "{so:way}", lambda so: so),
    constant(
        FACT,
        "(i|he|she|opp|they) (pay|use|pay for|also pay|add) (|the |its |for the |for )buyback( cost|)",
        CastSo(BUYBACK),
    ),
)


def _for_nothing(what: Mention, who: str = "", targets: Things = ()) -> Casts:
    """Where something lets it be cast so, as its last time counter does."""
    return Casts(replace(what, number=0), who, targets, so=CastSo("free"))


_FREE = "(for free|for nothing|without pay for it|without pay its mana cost|without pay its cost|for no mana)"
PRODUCTIONS: Table = (
    *told_acts(
        _for_nothing,
        f"{{who:doer}}(cast|play) {{what:thing}} {_FREE}{{targets:onto}}",
        f"{{who:doer}}(cast|play) {{what:thing}}{{targets:onto}} {_FREE}",
        f"{{who:doer}}(cast|play) {{what:thing}} {_FREE}( ,|) (aim at|point at|target|on) {{targets:aims}}",
    ),
    *_WAYS,
    *told_acts(_named_so, "{what:thing}( ,|) {so:way}{targets:onto}", "{what:thing}{targets:onto}( ,|) {so:way}"),
    *told_acts(
        _so,
        f"{{who:doer}}{_PLAYS} {{what:thing}} {{so:way}}{{targets:onto}}",
        f"{{who:doer}}{_PLAYS} {{what:thing}}{{targets:onto}} {{so:way}}",
        f"{{who:doer}}{_PLAYS} {{what:thing}}{{x:x}} {{so:way}}{{targets:onto}}",
    ),
    *told_acts(
        lambda what, who="", targets=(): _so(what, CastSo(BUYBACK), who, targets),
        "{who:doer}(pay|use|pay for) (the |)buyback( cost|) (on|for|of) {what:thing}{targets:onto}",
    ),
    *told_acts(
        _turns_up,
        f"{{who:doer}}(flip|turn|morph|reveal) {{thing:thing}} {_UP}( for its morph cost| for its morph| by "
        f"pay its morph "
        "cost| for the morph cost|)",
        f"{{who:doer}}(flip|turn|morph) {{thing:thing}} {_UP} {_FOR} {{paid:cost}}",
        "{who:doer}(flip|turn) (face up|up|over) {thing:thing}",
        "{who:doer}unmorph {thing:thing}",
        f"{{who:doer}}unmorph {{thing:thing}} {_FOR} {{paid:cost}}",
        "{who:doer}(unmorph|flip up|turn face up|flip over|flip it|turn it up)",
        f"{{who:doer}}(unmorph|flip up|turn face up|flip over) {_FOR} {{paid:cost}}",
        f"{{who:doer}}(pay|pay for|use) {_MORPH_COST}( and flip it| and turn it face up| and flip it up| to flip it|)",
        f"{{who:doer}}(pay|use) {_MORPH_COST} (of|for|on) {{thing:thing}}",
        "{who:doer}(pay|spend|use) {paid:cost} (to|and|for) (unmorph|flip it|flip up|turn it up|turn it face "
        "up|flip it up|"
        "flip it face up|flip her|flip him|flip her up|flip him up|flip it over|the morph|morph|its morph)",
        "{who:doer}(pay|spend|use) {paid:cost} (to|and) (unmorph|flip|turn up|flip up) {thing:thing}",
        "{who:doer}(pay|spend|use) {paid:cost} (to|and) (flip|turn) {thing:thing} (up|face up|over)",
        "{thing:thing} (unmorph|be turn face up|get turn face up|be flip|be flip face up|get flip face up|be unmorph|"
        "get unmorph|be flip up|get flip up|flip up|turn face up|flip face up|be turn up|get turn up|come face up)",
        "{thing:thing} (be turn face up|be unmorph|be flip up|be flip|get turn face up) by {who:who}",
    ),
    *told_acts(
        _flips,
        "{who:doer}flip {thing:thing}",
        f"{{who:doer}}flip {{thing:thing}} {_FOR} {{paid:cost}}",
    ),
    *told_acts(
        _flashed_back,
        "{who:doer}flashback {what:thing}{targets:onto}",
        "{who:doer}flashback {what:thing}{targets:onto} (for|with|by pay|pay) {paid:cost}",
        "{who:doer}flash {what:thing} back{targets:onto}",
        "{who:doer}flash {what:thing} back{targets:onto} (for|with|by pay|pay) {paid:cost}",
        "{who:doer}flash {what:thing} back (for|with|by pay|pay) {paid:cost}{targets:onto}",
        "{who:doer}flashback {what:thing} (for|with|by pay|pay) {paid:cost}{targets:onto}",
        "{what:thing} (be|get) flashback{targets:onto}",
        "{what:thing} (be|get) flashback{targets:onto} by {who:who}",
        "{what:thing} (be|get) flashback by {who:who}{targets:onto}",
        "{who:doer}(use|pay|activate|pay for|take) (the |)flashback (of|on|for|cost of|cost on|from) {what:thing}"
        "{targets:onto}",
        "{who:doer}(use|pay|activate|pay for) {what:thing} 's flashback( cost|){targets:onto}",
    ),
    *told_acts(
        _evoked,
        "{who:doer}(have |)evoke {what:thing}{targets:onto}",
        "{who:doer}evoke {what:thing}{targets:onto} (for|with|by pay|pay) {paid:cost}",
        "{who:doer}(cast|play) (a |an |my |his |her |the |)evoke {what:thing}{targets:onto}",
        "(a |an |my |his |her |the )evoke {what:thing}{targets:onto}",
        "{what:thing} (be|get) evoke{targets:onto}",
        "{what:thing} (be|get) evoke by {who:who}{targets:onto}",
        "{who:doer}(use|pay|pay for) (the |)evoke (of|on|for|cost of) {what:thing}{targets:onto}",
        "{who:doer}(use|pay|pay for) {what:thing} 's evoke( cost|){targets:onto}",
    ),
    *told_acts(
        _spliced,
        "{who:doer}splice {thing:thing} (onto|on|to|on to) {what:thing}{targets:onto}",
        "{who:doer}(cast|play) {what:thing} (with|and splice|splice) {thing:thing} (splice |)(onto it|on it|onto that)"
        "{targets:onto}",
    ),
    *told_acts(
        _suspends,
        "{who:doer}(have |)suspend {what:thing}",
        "{who:doer}suspend {what:thing} (for|with|by pay|pay) {paid:cost}",
        "{who:doer}suspend {what:thing} for a single (white|blue|black|red|green)( mana|)",
        "{who:doer}(pay|spend|use|tap) {paid:cost} (to|and) suspend {what:thing}",
        "{what:thing} (be|get) suspend",
        "{what:thing} (be|get) suspend by {who:who}",
        "{what:thing} (be|get) suspend for {paid:cost}",
        "{who:doer}(exile|remove|put|have|set|play|lay) {what:thing} (with|on|in|by|via|under|for|use|aside with|"
        "from the game with) (|its |the )suspend( cost|)",
        "{who:doer}use (the |)suspend (on|of|for|ability of) {what:thing}",
    ),
    *told_acts(
        _last_off,
        f"{_LAST_COUNTER} {_OFF}",
        f"{_LAST_COUNTER} {_OFF} (of|from|off) {{thing:thing}}",
        f"{_LAST_COUNTER} (of|from|on) {{thing:thing}} {_OFF}",
        f"{_LAST_COUNTER} (come off|fall off|be off|leave) (of |){{thing:thing}}",
        f"{{thing:thing}} 's{_COUNTER} {_OFF}",
        f"{{who:who}} (take|remove|pull|take away) (the |its |){_LAST}( time| suspend|) counter( off|)",
        f"{{who:who}} (take|remove|pull|take away) (the |its |){_LAST}( time| suspend|) counter (off|from|off of) "
        "{thing:thing}",
        f"{{who:who}} (take|remove|pull|take away) {{thing:thing}} 's {_LAST}( time| suspend|) counter( off|)",
        "{thing:thing} (lose|run out of|shed|drop) (its |the |)(time |)(counter|counters)",
        f"{{thing:thing}} (lose|run out of|shed|drop) (its |the |){_LAST}( time| suspend|) (counter|counters)",
        "(the|its|my|his) (time |suspend |)(counter|counters) (be|be now|be all) (gone|off|use up)",
        "{thing:thing} (have no|be out of|be down to 0) (time |)counters( left| on it|)",
        "suspend (run out|be over|be up|end)",
    ),
    *(
        rule
        for said, owner in (("(my|our)", ME), ("(his|her)", "he"), ("(a|the|any)", ""))
        for rule in told_acts(
            partial(_last_off_of, owner),
            f"{_LAST_COUNTER} (come off|fall off|be off|leave) (of |){said} suspend {{thing:thing}}",
            f"{_LAST_COUNTER} {_OFF} (of|from|off) {said} suspend {{thing:thing}}",
            f"{said} suspend {{thing:thing}} (lose|run out of|shed|drop) (its |the |){_LAST}( time| suspend|) (counter|"
            "counters)",
        )
    ),
    *told_acts(
        _comes_off,
        "{thing:thing} (come|be|get|go) (off|off of|out of) suspend( now|)",
        "{thing:thing} (come|be|get|go) (off|off of|out of) suspend{targets:onto}",
        "{thing:thing} (get|be) (play|cast) (off|from|off of|out of|via|through) suspend{targets:onto}",
        "{who:who} (play|cast) {thing:thing} (off|from|off of|out of|via|through) suspend{targets:onto}",
        "{thing:thing} (come off|unsuspend)( now| at last|)",
        "{thing:thing} (go off|come off|unsuspend)( now| at last|){targets:onto}",
        "{thing:thing} (be|come) (done|finish|ready|through) (with |)suspend",
    ),
    *told_acts(
        _dredges,
        f"{{who:doer}}dredge( back| up| for|) {{what:thing}}( back| up|)( to my hand| into my hand| to hand|"
        f"){_INSTEAD}",
        f"{{who:doer}}(use|activate) (the |)dredge (on|of|with) {{what:thing}}{_INSTEAD}",
        f"{{who:doer}}use {{what:thing}} 's dredge{_INSTEAD}",
        f"{{what:thing}} (be|get) dredge( back|){_INSTEAD}",
        f"{{who:doer}}(dredge|use dredge|use its dredge|use the dredge){_INSTEAD}",
        "{who:doer}(replace|skip) (my |the |his |this |that |)draw (with|for|by dredge|to dredge|and dredge) "
        "{what:thing}",
        "(instead of draw|instead of the draw|instead of my draw|instead of draw a card)( ,|) {who:doer}dredge "
        "{what:thing}",
    ),
)
