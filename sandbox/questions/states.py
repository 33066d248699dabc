"""How a position is told, and what has come about."""

from collections.abc import Callable

from sandbox.questions.phrases import FACT, OUTCOME, PLACE, STATE
from sandbox.questions.said.outcomes import (
    Fizzles,
    GetsLife,
    GoesThrough,
    GoesTo,
    HasSize,
    IsDead,
    Lives,
    LosesGame,
    LosesLife,
    StaysInGame,
    ToldOutcome,
    Tramples,
    WinsGame,
)
from sandbox.questions.said.states import (
    HasCounters,
    HasInPlay,
    HasLibrary,
    HasLife,
    HasMana,
    Holds,
    Is,
    LetsThrough,
    Mentions,
    OfKind,
    WantsDead,
    Wears,
)
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.things import ME
from sandbox.terms.colors import Color
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

KINDS_SAID = {
    "(enchant world|enchant worlds|world enchantments|world)": "world",
    "(legend|legends|legendary)": "legendary",
    "(artifact|artifacts)": "artifact",
    "(creature|creatures)": "creature",
    "(enchantment|enchantments)": "enchantment",
    **{color.value: color.value for color in Color},
}


def _mana(who: str, color: str) -> HasMana:
    return HasMana(who)


def _named(things: Things) -> Mentions:
    """Cards and creatures that are named in a row; a pronoun alone says nothing."""
    if not all(thing.card or thing.size for thing in things):
        raise Unfit
    return Mentions(things)


def _owned(things: Things) -> HasInPlay:
    return HasInPlay("", things)


_FACTS: Table = (
    hears(FACT, "{who:who} (have|control|be at) {n:number} life( left|)", lambda who, n: HasLife(who, n)),
    hears(FACT, "{who:who} be (down to|at|on) {n:number}( life|)", lambda who, n: HasLife(who, n)),
    hears(FACT, "{who:who} ('s|be) (down to|at|on) {n:number}( life|)", lambda who, n: HasLife(who, n)),
    hears(FACT, "(at|on) {n:number} life", lambda n: HasLife("", n)),
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
    hears(FACT, "{who:who} have (plenty of|enough|lots of|loads of|all the) {color:mark} mana( up| open|)", _mana),
    hears(
        FACT, "{who:who} have (plenty of|enough|lots of|loads of|all the) mana( up| open|)", lambda who: HasMana(who)
    ),
    hears(FACT, "plenty of {color:mark} mana", lambda color: HasMana("")),
    hears(FACT, "(plenty of|enough|lots of) mana", lambda: HasMana("")),
    hears(FACT, "{who:who} have {number:number} mana( up| open| left|)", lambda who, number: HasMana(who, number)),
    hears(FACT, "{things:things} have {words:keywords}", lambda things, words: OfKind(things, keywords=words)),
    hears(FACT, "{things:things} do not (fly|have flying)", lambda things: OfKind(things, lacks=("flying",))),
    hears(FACT, "{things:things} fly", lambda things: OfKind(things, keywords=("flying",))),
    hears(FACT, "{things:things} be {words:keywords}", lambda things, words: OfKind(things, keywords=words)),
    hears(FACT, "have {words:keywords}", lambda words: OfKind((Mention(noun="it"),), keywords=words)),
    *(
        hears(FACT, f"{{things:things}} be (a |an |){words}", lambda things, kind=kind: OfKind(things, kinds=(kind,)))
        for words, kind in KINDS_SAID.items()
    ),
    hears(FACT, "the (special |)(land|creature) {who:who} have be {things:things}", HasInPlay),
    hears(
        FACT,
        "{things:things} (stay|sit|be) (home|back|at home|out of it|out of combat)",
        lambda things: Mentions(things),
    ),
    hears(FACT, "{thing:thing} (enter|arrive|come)( this turn| now|)", lambda thing: Is(thing, "sick")),
    hears(FACT, "{thing:thing} (be|have be) (|on the play |in play )since last turn", lambda thing: Mentions((thing,))),
    hears(FACT, "{things:things}", _named),
    hears(FACT, "{who:who} can not block {things:things}( with anything|)", lambda who, things: Mentions(things)),
    hears(FACT, "{who:who} have {things:things} in (my |his |her |)hand", Holds),
    hears(FACT, "{who:who} (hold|be hold) {things:things}", Holds),
    hears(
        FACT,
        "{who:who} (have|control|own)( only|) {things:things}( in play| out| up| untapped| on the play|)",
        HasInPlay,
    ),
    hears(FACT, "(with |){things:things} (be |)(in play|out|on the play)", _owned),
    hears(FACT, "with {things:things}( up| in play| out| untapped|)", _owned),
    hears(FACT, "there be {things:things}( in play| out|)", _owned),
    hears(FACT, "{thing:thing} (be wear|wear|have|be enchanted with|carry) {what:thing}( on it|)", Wears),
    hears(FACT, "{what:thing} (be |)on {thing:thing}", Wears),
    hears(FACT, "{who:who} have {what:thing} on {thing:thing}", lambda who, what, thing: Wears(thing, what)),
    hears(FACT, "{what:thing} on {thing:thing} (make|make it) (it |)(a |an |){size:size}", Wears),
    hears(
        FACT,
        "{what:thing} on {thing:thing} make it (a |an |){size:size} with {words:keywords}",
        lambda what, thing, size, words: Wears(thing, what, size),
    ),
    hears(FACT, "{words:keywords}", lambda words: OfKind((Mention(noun="it"),), keywords=words)),
    hears(FACT, "take {things:things}", LetsThrough),
    hears(FACT, "{who:who} (take|let) {things:things} (through|unblocked)", lambda who, things: LetsThrough(things)),
    hears(FACT, "{thing:thing} be {mark:state}", Is),
    hears(FACT, "{thing:thing} have {number:number} {counter:size_change} (counter|counters)( on it|)", HasCounters),
    hears(
        FACT, "{thing:thing} have {number:number} loyalty", lambda thing, number: HasCounters(thing, number, "loyalty")
    ),
    hears(
        FACT,
        "who have {number:number} loyalty",
        lambda number: HasCounters(Mention(noun="it"), number, "loyalty"),
    ),
    hears(FACT, "{who:who} want to kill {things:things}", lambda who, things: WantsDead(things)),
    hears(FACT, "(kill|trying to kill) {things:things}", lambda things: WantsDead(things)),
)
_STATES: Table = (
    constant(STATE, "tapped", "tapped"),
    constant(STATE, "face down", "face down"),
    constant(STATE, "phased out", "phased out"),
    constant(STATE, "(summoning sick|summon sick|new|fresh)", "sick"),
)


def _outcomes(build: Callable[..., ToldOutcome], *notations: str) -> Table:
    return tuple([hears(OUTCOME, notation, build) for notation in notations])


def _dead(things: Things, by: object = None) -> IsDead:
    return IsDead(things)


_OUTCOMES: Table = (
    *_outcomes(
        _dead,
        "{things:things} die",
        "{things:things} die to the {by:size_change}",
        "{things:things} die to {by:thing}",
        "{things:things} (be|be dead|get) (dead|destroy|kill|bury|lose|toast|gone)",
        "{things:things} go to (the |my |his |her |)graveyard",
        "{things:things} bite the dust",
    ),
    hears(OUTCOME, "{who:who} (get|take down) (both|both of them)", lambda who: IsDead((Mention(noun="theirs"),))),
    hears(OUTCOME, "{things:things} (fizzle|do nothing|be counter|get counter|be stop)", Fizzles),
    constant(OUTCOME, "(they|both|both creatures|the creatures) trade", IsDead((Mention(noun="both"),))),
    hears(OUTCOME, "{things:things} (resolve|go off|work anyway)", GoesThrough),
    hears(OUTCOME, "any damage get through to {who:who}", lambda who: LosesLife(who)),
    hears(OUTCOME, "{word:keyword} save {who:who}", lambda word, who: StaysInGame(who)),
    hears(OUTCOME, "{who:who} (survive|live|be safe|stay alive|be alive|be still alive)", StaysInGame),
    hears(OUTCOME, "{who:who} trample (the other |the |){n:number} through", lambda who, n: Tramples(who, n)),
    hears(OUTCOME, "{who:who} trample (through|over)", lambda who: Tramples(who)),
    hears(OUTCOME, "{who:who} hit {other:who} for {n:number}", lambda who, other, n: LosesLife(other, n)),
    hears(OUTCOME, "{who:who} lose {things:things}", lambda who, things: IsDead(things)),
    hears(OUTCOME, "{by:thing} kill {things:things}", lambda by, things: IsDead(things)),
    hears(OUTCOME, "{who:who} kill {things:things}", lambda who, things: IsDead(things)),
    *_outcomes(
        Lives,
        "{things:things} (live|survive|make it|stay alive|stay in play|pull through|get away|stick around)",
        "{things:things} (survive|live through) (it|this|that|combat|the fight|the attack)",
        "{things:things} be (alive|safe|save|ok|fine|in play|around)",
        "{things:things} (stay|remain)",
    ),
    hears(OUTCOME, "{who:who} (save|keep) {things:things}( alive|)", lambda who, things: Lives(things)),
    hears(OUTCOME, "{who:who} (win|win the game)( on the spot|)", lambda who: WinsGame(who)),
    hears(
        OUTCOME, "{who:who} (lose|lose the game|die|be dead|go down|be out)( on the spot|)", lambda who: LosesGame(who)
    ),
    hears(OUTCOME, "{who:who} take {n:number}( damage|)", lambda who, n: LosesLife(who, n)),
    hears(OUTCOME, "{who:who} take (any |the |)damage", lambda who: LosesLife(who)),
    hears(OUTCOME, "{who:who} take (any|anything|something)", lambda who: LosesLife(who)),
    hears(OUTCOME, "{who:who} lose {n:number}( life|)", lambda who, n: LosesLife(who, n)),
    hears(OUTCOME, "{who:who} lose (any |)life", lambda who: LosesLife(who)),
    hears(OUTCOME, "{who:who} get hit", lambda who: LosesLife(who)),
    hears(OUTCOME, "{who:who} get hit for {n:number}", lambda who, n: LosesLife(who, n)),
    hears(OUTCOME, "{thing:thing} (hit|damage) {who:who} for {n:number}", lambda thing, who, n: LosesLife(who, n)),
    hears(
        OUTCOME,
        "{thing:thing} (deal|do) (its |his |her |){n:number} (damage |)to {who:who}",
        lambda thing, who, n: LosesLife(who, n),
    ),
    hears(OUTCOME, "{thing:thing} (hit|damage) {who:who}", lambda thing, who: LosesLife(who)),
    hears(OUTCOME, "{thing:thing} (deal|do) (any |its |)damage to {who:who}", lambda thing, who: LosesLife(who)),
    hears(OUTCOME, "{who:who} take {n:number} (damage |)from {thing:thing}", lambda who, n, thing: LosesLife(who, n)),
    hears(OUTCOME, "{who:who} take (damage|any|any damage) from {thing:thing}", lambda who, thing: LosesLife(who)),
    hears(OUTCOME, "{who:who} gain {n:number}( life|)", lambda who, n: GetsLife(who, n)),
    hears(OUTCOME, "{who:who} (gain|get) (the |any |)life", lambda who: GetsLife(who)),
    hears(OUTCOME, "{thing:thing} (come|go|return|be)( back|) {zone:place}", GoesTo),
    hears(OUTCOME, "{who:who} get {thing:thing} back {zone:place}", lambda who, thing, zone: GoesTo(thing, zone)),
    hears(OUTCOME, "{thing:thing} be (a |an |){size:size}", HasSize),
)
_PLACES: Table = (
    constant(PLACE, "(to|in|into) (my |his |her |the |its owner 's |)hand", "hand"),
    constant(PLACE, "(to|in|into) (my |his |her |the |its owner 's |)graveyard", "graveyard"),
    constant(PLACE, "(to|in|into) exile", "exile"),
    constant(PLACE, "(exile|remove from the game)", "exile"),
)

PRODUCTIONS: Table = (*_FACTS, *_STATES, *_OUTCOMES, *_PLACES)
