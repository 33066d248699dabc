"""How it is told whose and where things are: `is mine`, `sits on`, `is all I have`, `among my lands`, `no Islands`."""

import re
from collections.abc import Callable
from dataclasses import replace

from sandbox.questions.mentioned import HOLDS
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT
from sandbox.questions.said.states import BelongsTo, HasInPlay, Is, IsDescribed, OnlyCreatures, Wears
from sandbox.questions.said.states_players import HasNo
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things
from sandbox.questions.telling import is_attached, is_spell
from sandbox.questions.thing_words import CREATURE_TYPES, ME, SEVERAL_OF_IT
from sandbox.terms.colors import Color
from sandbox.terms.types import CardType
from sandbox.wording.grammar import Ends, Printing, Reading, Table, Unfit
from sandbox.wording.saying import constant, hears, native

PLAYERS_OWN = (("my", ME), ("(his|her|their|opp 's)", "opp"), ("{who:who} 's", ""))
"""Words for whose something is, and the player; empty where the words name the player."""
_HAVE = "have|control|have in play|have on the play|have on my side|have on his side|have out|have left|have untapped"
_ALL_IN = (
    "in creatures|as creatures|for creatures|of creatures|in the way of creatures|by way of creatures|"
    "as far as creatures go|as a creature|as an attacker|as a blocker|for a blocker|for blockers|in blockers"
)
_SO_FAR = "in play|out|left|untapped|untap|up|open|on the play|on my side|on his side|there|at the moment"
_SITS = "sit|lie|hang|rest|stick|be stick|be attach to|be stuck|be place|be put|be attached|be equipped to|be equip to"
_BEARS = (
    "hold|be hold|wear|be wear|carry|be carry|bear|be bear|sport|be sport|wield|be wield|be armed with|be arm with|"
    "be under|be outfit with|be suit up with|be equip with|be equipped with|be enchant with|be enchanted with|"
    "be enchant by|be enchanted by|be equip by|be equipped by|have on|benefit from|be dress up with"
)

_GROWS = re.compile(r"upkeep[^\n]*counter|[Cc]umulative upkeep")
_HAVE_BORNE = (
    "have hold|have be hold|have wear|have be wear|have carry|have be carry|have bear|have sport|have wield|"
    "have be under|have be equip with|have be equipped with|have be enchant with|have be enchanted with|"
    "have be enchant by|have be enchanted by|have be equip by|have be equipped by|have have on|have be stuck with"
)
_LAIN = (
    "have be on|be on|have sit on|sit on|have lie on|have hang on|have be stick on|have be attach to|have be stuck on"
)
_ON_IT = "( on it| on her| on him| attach| attach to it|)"

_UNTAPPED = re.compile(r"(?<=[,(] )(?:all )?untap(?:ped)?(?= [.,;:?!)]|$| and )")


def show_nothing(printing: Printing, value: object) -> None:
    """Questions are read and never printed."""


def _wears(thing: Mention, what: Mention) -> Wears:
    """Only an aura or an equipment is on something."""
    if not is_attached(what) or is_spell(thing):
        raise Unfit
    return Wears(thing, what)


def _wears_all(thing: Mention, what: Things) -> PartSaid:
    """One thing, or several."""
    if len(what) == 1:
        return _wears(thing, what[0])
    if not all(map(is_attached, what)) or is_spell(thing):
        raise Unfit
    return IsDescribed(thing, Mention(wears=what))


def _it_wears(what: Things) -> PartSaid:
    return _wears_all(PRONOUN, what)


def _worn_since(thing: Mention, what: Things, since: str = "") -> PartSaid:
    """Since an earlier turn; not of what counters come of each turn."""
    if any(_GROWS.search(card_named(each.card).text) for each in what if each.card):
        raise Unfit
    return _wears_all(thing, what)


def _worn_for(thing: Mention, what: Mention, n: int, who: str = "") -> Wears:
    """Through so many upkeeps."""
    return replace(_wears(thing, what), upkeeps=n)


def _held_with(who: str, thing: Mention, what: Mention) -> Wears:
    """By an aura that takes it over."""
    if not _holds(what) or who in ("", thing.owner) or what.owner not in ("", who, "he", "she", "they"):
        raise Unfit
    return Wears(replace(thing, wears=()), replace(what, owner=who))


def _holds(what: Mention) -> bool:
    return bool(what.card) and HOLDS.search(card_named(what.card).text) is not None


def _belongs(thing: Mention, who: str) -> PartSaid:
    """A permanent that is named is in play under the player's control; a pronoun must mean one that is."""
    if not thing.card or is_spell(thing):
        return BelongsTo(thing, who)
    if thing.owner:
        raise Unfit
    return HasInPlay(who, (replace(thing, owner=who),))


def _belongs_to(whose: str) -> Callable[[Mention], PartSaid]:
    return lambda thing: _belongs(thing, whose)


def _named(things: Things) -> Things:
    if not all(thing.card or thing.size for thing in things):
        raise Unfit
    return things


def _all_of(whose: str = "", only: bool = False) -> Callable[..., HasInPlay]:
    """Things that are all that somebody has, of creatures where only those are spoken of."""

    def built(things: Things, who: str = whose, rest: str = "") -> HasInPlay:
        return HasInPlay(who, _named(things), only)

    return built


def _several_of(whose: str) -> Callable[[Things], HasInPlay]:
    """`a Knight and a Bear are mine`"""

    def built(things: Things) -> HasInPlay:
        if len(things) < 2 or any(thing.owner or is_spell(thing) for thing in things):
            raise Unfit
        return HasInPlay(whose, _named(things))

    return built


def _is_land(thing: Mention) -> bool:
    return bool(thing.card) and CardType.LAND in card_named(thing.card).types


def _lands(whose: str = "") -> Callable[..., HasInPlay]:
    """Only lands are among somebody's lands."""

    def built(things: Things, who: str = whose) -> HasInPlay:
        if not all(map(_is_land, things)):
            raise Unfit
        return HasInPlay(who, things)

    return built


def _has_no(whose: str = "") -> Callable[..., HasNo]:
    """None of a card or of a sort of permanents."""

    def built(thing: Mention, who: str = whose) -> HasNo:
        plain = thing.noun in ("creature", "creatures") and not (thing.marks or thing.keywords)
        marks = {mark for mark in thing.marks if mark not in list(Color) and mark not in ("several", SEVERAL_OF_IT)}
        if thing != Mention(thing.card, thing.noun, marks=thing.marks, keywords=thing.keywords) or marks or plain:
            raise Unfit
        if not thing.card and thing.noun not in CREATURE_TYPES | {"creature", "creatures"}:
            raise Unfit
        return HasNo(who, thing)

    return built


def _untapped(reading: Reading, at: int) -> Ends[PartSaid]:
    """`it has been there for ages, untapped`: after a thing, with nothing that it could be done to."""
    found = _UNTAPPED.match(reading.text, at)
    return {found.end(): IsDescribed(PRONOUN, Mention())} if found else {}


def _on_his(things: Things) -> HasInPlay:
    """`on my side is a Bear, on his a Giant`: what is counted is no place."""
    if things[0].number != 1 or things[0].owner or not _named(things):
        raise Unfit
    return HasInPlay("opp", things)


def _his(things: Things) -> HasInPlay | IsDescribed:
    """`his is a Bear`: by its name."""
    if not all(thing.card for thing in things):
        raise Unfit
    if len(things) == 1 and not is_spell(things[0]) and not things[0].owner:
        return IsDescribed(Mention(noun="his"), things[0])
    return HasInPlay("opp", things)


def _lasting(thing: Mention) -> HasInPlay:
    """`under Meekstone`: what does something to all, as long as it is there."""
    types = card_named(thing.card).types if thing.card else frozenset()
    if is_attached(thing) or not types & {CardType.ENCHANTMENT, CardType.ARTIFACT}:
        raise Unfit
    return HasInPlay("", (thing,))


def _all_on(what: Things) -> IsDescribed:
    """Several that are on what was spoken of last."""
    if len(what) < 2 or not all(map(is_attached, what)):
        raise Unfit
    return IsDescribed(PRONOUN, Mention(wears=what))


_ON: Table = (
    hears(FACT, f"{{what:thing}} ({_SITS})( on| upon|) {{thing:thing}}", _wears),
    hears(FACT, "(there be|with) {what:thing} (on|attach to) {thing:thing}", _wears),
    hears(FACT, "(on|upon) {thing:thing} (there be|sit|lie|be) {what:thing}", _wears),
    hears(FACT, f"{{thing:thing}} ({_BEARS}) {{what:things}}{_ON_IT}", _wears_all),
    hears(FACT, f"(which|that|who) ({_BEARS}|have) {{what:things}}{_ON_IT}", _it_wears),
    hears(FACT, "{thing:thing} have {what:things} (on it|attach to it|on her|on him|attach)", _wears_all),
    hears(FACT, f"{{thing:thing}} ({_HAVE_BORNE}|have have) {{what:things}}{_ON_IT} {{since:since}}", _worn_since),
    hears(FACT, f"{{thing:thing}} ({_BEARS}|have) {{what:things}}{_ON_IT} {{since:since}}", _worn_since),
    hears(
        FACT,
        f"(which|that|who) ({_HAVE_BORNE}|have have) {{what:things}}{_ON_IT} {{since:since}}",
        lambda what, since: _worn_since(PRONOUN, what),
    ),
    hears(FACT, f"{{what:things}} ({_LAIN})( on| upon|) {{thing:thing}} {{since:since}}", _worn_since),
    *(
        hears(FACT, notation, _worn_for)
        for upkeeps in (
            "for {n:number} of (its|his|her|my|the) upkeep",
            "for {n:number} upkeep",
            "for {n:number} of its controller 's upkeep",
            "for {n:number} of {who:who} 's upkeep",
        )
        for notation in (
            f"{{what:thing}} ({_LAIN})( on| upon|) {{thing:thing}} {upkeeps}",
            f"{{thing:thing}} ({_HAVE_BORNE}|have have|{_BEARS}) {{what:thing}}{_ON_IT} {upkeeps}",
        )
    ),
)
_THERE: Table = (
    hears(
        FACT,
        "{things:things} (be|sit|stand) (in play |out |there |)on my side( of the play| of the table|)",
        _all_of(ME),
    ),
    hears(
        FACT,
        "{things:things} (be|sit|stand) (in play |out |there |)on (his|her|their|opp 's) side( of the play|"
        " of the table|)",
        _all_of("opp"),
    ),
    hears(FACT, "across (the play|from me|the play from me) (be|sit|stand|wait|lie) {things:things}", _all_of("opp")),
    hears(FACT, "(opposite|facing|in front of|against) me (be|sit|stand|wait) {things:things}", _all_of("opp")),
    hears(FACT, "(under|because of|due to) {thing:thing}( in play| out|)", _lasting),
    hears(FACT, "(with |wear |){what:things} on (it|him|her)", _all_on),
    hears(FACT, "{thing:thing} be (all|both) {it:details}", lambda thing, it: IsDescribed(thing, it)),
)
_WHOSE: Table = (
    native(FACT, _untapped, show_nothing),
    constant(FACT, "(be|stay|remain|still be|be still) (untap|untapped)", IsDescribed(PRONOUN, Mention())),
    constant(FACT, "(be|stay|remain|still be|be still|be already) tapped", Is(PRONOUN, "tapped")),
    constant(
        FACT,
        "(so be mine|mine be too|mine be out too|mine be in play too|mine be there too)",
        HasInPlay(ME, (Mention(noun="one", owner=ME),)),
    ),
    constant(FACT, "so be (his|hers|theirs|opp 's)", HasInPlay("opp", (Mention(noun="one", owner="opp"),))),
    hears(FACT, "{thing:thing} mine", _belongs_to(ME)),
    hears(FACT, "{thing:thing} (his|hers|theirs)", _belongs_to("opp")),
    hears(FACT, "{thing:thing} be mine", _belongs_to(ME)),
    hears(FACT, "{thing:thing} be (his|hers|theirs|opp 's)", _belongs_to("opp")),
    hears(FACT, "{thing:thing} be {who:who} 's", _belongs),
    hears(FACT, "{thing:thing} (belong to|be own by|be control by|be under the control of) {who:who}", _belongs),
    hears(
        FACT,
        "(which be |that be |who be |)(my|my last|my 1) (only|single|sole|lone|last) (creature|creatures|blocker|"
        "attacker)",
        lambda: OnlyCreatures((PRONOUN,), ME),
    ),
    hears(
        FACT,
        "(which be |that be |who be |)(his|her|their|opp 's) (only|single|sole|lone|last) (creature|creatures|blocker|"
        "attacker)",
        lambda: OnlyCreatures((PRONOUN,), "opp"),
    ),
    hears(FACT, "{things:things} (be |)(both|all|all of them|both of them) mine", _all_of(ME)),
    hears(FACT, "{things:things} be mine", _several_of(ME)),
    hears(FACT, "{things:things} be (his|hers|theirs)", _several_of("opp")),
    hears(FACT, "{things:things} (be |)(both|all|all of them|both of them) (his|hers|theirs)", _all_of("opp")),
    hears(FACT, "it be {who:who} (who|that) (have|control|hold) {things:things}", HasInPlay),
    hears(
        FACT,
        "(which|that|who) {who:who} (have|control)( in play| out|)",
        lambda who: BelongsTo(PRONOUN, who),
    ),
    hears(
        FACT,
        "{who:who} (begin|start|open|start off|start out)( the game| the match| play|) with {things:things}"
        "( in play| out| on the play| already in play|)",
        lambda who, things: HasInPlay(who, _named(things)),
    ),
    hears(
        FACT,
        "{who:who} have {things:things}( in play| out|) (from|since) the (beginning|start|first turn)( of the game|)",
        lambda who, things: HasInPlay(who, _named(things)),
    ),
    hears(FACT, "(on|in) (his|hers|theirs)( be|) {things:things}", _on_his),
    hears(FACT, "(his|hers|theirs) be {things:things}", _his),
)
_ALL: Table = (
    hears(
        FACT,
        f"{{things:things}}{{rest:lying}} be all {{who:who}} ({_HAVE})( {_SO_FAR.replace('|', '| ')}|)",
        _all_of(),
    ),
    hears(
        FACT,
        f"{{things:things}} be all {{who:who}} ({_HAVE}) ({_ALL_IN})( {_SO_FAR.replace('|', '| ')}|)",
        _all_of(only=True),
    ),
    hears(
        FACT,
        f"(all|everything) {{who:who}} ({_HAVE}) ({_ALL_IN}) be {{things:things}}",
        _all_of(only=True),
    ),
    hears(
        FACT,
        "{things:things} be the (only |1 |)(untap |untapped |)(creature|creatures|thing|permanent|blocker|attacker|"
        f"potential blocker|possible blocker) (that |){{who:who}} ({_HAVE})( {_SO_FAR.replace('|', '| ')}|)",
        _all_of(only=True),
    ),
    hears(
        FACT,
        "(the|my) only (untap |untapped |other |possible |potential |)(creature|blocker|attacker|guy|permanent) "
        f"(that |){{who:who}} ({_HAVE}|have leave)( left| untapped| out| in play|) be {{things:things}}",
        _all_of(only=True),
    ),
    hears(
        FACT,
        "{who:who} have (nothing|no creature|no creatures|no other creature|nobody|no one)( else|) (but|except|except "
        "for|besides|other than|apart from|save) {things:things}( in play| out| left| to block with|)",
        _all_of(only=True),
    ),
)
_AMONG: Table = (
    hears(FACT, "{who:who} (play|run|be on|be play|be run) only {things:things}( as lands| for lands|)", _lands()),
    hears(FACT, "{who:who} only (play|run|be on) {things:things}( as lands| for lands|)", _lands()),
    *(
        hears(FACT, notation.format(whose=whose), _lands(who))
        for whose, who in PLAYERS_OWN
        for notation in (
            "(there be |){{things:things}} (be |)(among|amongst|in) {whose} lands",
            "(among|amongst) {whose} lands (be|there be) {{things:things}}",
            "(one|1) of {whose} lands be {{things:things}}",
            "{whose} (only |only other |other |remaining |untap |untapped |)(untap |untapped |)(land|lands)"
            "( in play| left| open| untapped| untap|) (be|:|be all|be only) {{things:things}}",
            "(all|all of|every one of) {whose} lands be {{things:things}}",
            "{{things:things}} be( all|) {whose} (only |)(land|lands)",
        )
    ),
    hears(
        FACT,
        "{who:who} have {things:things} (among|amongst) (my|his|her|their) lands",
        lambda who, things: _lands()(things, who),
    ),
)
_NO: Table = (
    hears(
        FACT,
        "{who:who} (have|control|have not|own) no {thing:thing}( in play| out| on the play| at all| left| either|)",
        _has_no(),
    ),
    hears(
        FACT,
        "{who:who} do not (have|control|have in play)( any|) {thing:thing}"
        "( in play| out| on the play| at all| left| either|)",
        _has_no(),
    ),
    hears(FACT, "{who:who} be without( any|) {thing:thing}", _has_no()),
    hears(FACT, "(with |)(there be |)no {thing:thing} (in play|on the play|anywhere|on either side)", _has_no("both")),
    *(
        hears(FACT, notation, _has_no(who))
        for side, who in (("my", ME), ("(his|her|their|opp 's|the other)", "opp"))
        for notation in (
            f"(with |)(there be |)(no|not any|not a|without|without any) {{thing:thing}} on {side} side( of the play|)",
            f"(with |)(there be |)no {{thing:thing}} (among|amongst|in) {side} lands",
            f"(none|no 1) of {side} lands be {{thing:thing}}",
        )
    ),
)

_BY_WAY_OF = "(with|through|thanks to|via|under|because of|courtesy of|by way of|use|by)"
_TAKEN: Table = (
    hears(
        FACT,
        "{who:who} (have|control|hold|keep|have control of|be hold|be control|have get|get|own) {thing:thing} "
        f"{_BY_WAY_OF} {{what:thing}}",
        _held_with,
    ),
    hears(FACT, f"{{thing:thing}} be (control|hold) by {{who:who}} {_BY_WAY_OF} {{what:thing}}", _held_with),
)

PRODUCTIONS: Table = (*_TAKEN, *_ON, *_THERE, *_WHOSE, *_ALL, *_AMONG, *_NO)
