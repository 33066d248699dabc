"""How a position is told: what is in play and in hands, and how it is."""

from collections.abc import Callable
from dataclasses import replace

from sandbox.questions.entering import acts_on_entering
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import FACT
from sandbox.questions.said.acts import Uses
from sandbox.questions.said.states import (
    BelongsTo,
    HasCost,
    HasInPlay,
    Is,
    IsDescribed,
    LetsThrough,
    MakesSize,
    Mentions,
    OnBothSides,
    OnlyCreatures,
    SaysText,
    ThereFirst,
    TookInCombat,
    WantsDead,
    Wears,
)
from sandbox.questions.said.things import PRONOUN, Mention, PartSaid, Things
from sandbox.questions.sides_had import had_on_side, side_has
from sandbox.questions.states_taken import worn
from sandbox.questions.telling import is_attached, is_spell
from sandbox.questions.thing_words import ME
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

COSTED = (
    "madness", "morph", "ninjutsu", "cycling", "plainscycling", "islandcycling", "swampcycling", "mountaincycling",
    "forestcycling", "kicker", "flashback", "equip", "unearth", "echo", "buyback", "cumulative upkeep", "bestow",
)  # fmt: skip
"""Keywords with a cost."""


def _named(things: Things) -> Mentions:
    """Cards and creatures that are named in a row; a pronoun alone says nothing."""
    if not all(thing.card or thing.size for thing in things):
        raise Unfit
    return Mentions(things)


def _against(things: Things, more: Things) -> HasInPlay:
    """The first are the asker's, where it is not said whose they are; the others the opponent's."""
    spells = list(map(is_spell, (*things, *more)))
    if not all(thing.card or thing.size for thing in (*things, *more)) or (any(spells) and len(spells) > 2):
        raise Unfit
    return HasInPlay("", things + tuple(replace(thing, owner=thing.owner or "opp") for thing in more))


def _lying(things: Things, rest: str = "") -> HasInPlay:
    """Spells do not lie around; `with the other one` is no creature that is said to be there."""
    if all(map(is_spell, things)) or (not rest and things == (Mention(noun="one", marks=("other",)),)):
        raise Unfit
    return HasInPlay("", things)


def _has_against(who: str, things: Things, more: Things) -> HasInPlay:
    facing = "i" if who in ("he", "opp", "she", "they") else "opp"
    return HasInPlay("", _owned_by(who, things) + tuple(replace(each, owner=each.owner or facing) for each in more))


def _wears_own(who: str, what: Mention, thing: Mention) -> Wears:
    """What somebody has on a thing is on the player's own thing, where it is not said whose it is."""
    whose = what if what.owner or not what.card else replace(what, owner=who)
    return Wears(thing if thing.owner or not thing.card else replace(thing, owner=who), whose)


def _owned_by(who: str, things: Things) -> Things:
    return tuple(replace(thing, owner=thing.owner or who) for thing in things)


def _each_has(who: str, things: Things, other: str, more: Things) -> HasInPlay:
    """`I have an Ogre and he a Wall`; a spell after a player is cast."""
    if any(map(is_spell, more)):
        raise Unfit
    return HasInPlay("", (*_owned_by(who, things), *_owned_by(other, more)))


def _opp_has(things: Things) -> HasInPlay:
    return HasInPlay("opp", things)


def _has_only(who: str, things: Things, rest: str = "") -> HasInPlay:
    return HasInPlay(who, things, only=True)


def _has_on(who: str, things: Things, other: str) -> HasInPlay:
    """`he has a Black Vise on me`: what goes by itself against the other player."""
    text = card_named(things[0].card).text if things[0].card else ""
    if len(things) != 1 or other == who or "opponent" not in text or ":" in text or "target" in text:
        raise Unfit
    return HasInPlay(who, things)


def _has_all(whose: str, only: bool) -> Callable[..., HasInPlay]:
    """What is said of somebody's creatures is said of those of the player named, or of this one."""

    def built(things: Things, who: str = whose) -> HasInPlay:
        return HasInPlay(who, things, only)

    return built


def _are_all(whose: str) -> Callable[..., OnlyCreatures]:
    def built(things: Things, rest: str) -> OnlyCreatures:
        return OnlyCreatures(things, whose)

    return built


def _is_come(thing: Mention) -> Is:
    """Of what does something as it comes into play, it would rather be said that it does."""
    if thing.card and acts_on_entering(card_named(thing.card)):
        raise Unfit
    return Is(thing, "sick")


def _is_card(thing: Mention, it: Mention) -> IsDescribed:
    """`my creature is a White Knight`, `my Forest is a Stomping Ground`."""
    land = thing.card in BASIC_LAND_TYPES and bool(it.card) and thing.card in card_named(it.card).subtypes
    if (thing.card and not land) or not it.card or it.owner or thing.noun.endswith("s"):
        raise Unfit
    return IsDescribed(thing, it)


def _owned(things: Things) -> HasInPlay:
    return HasInPlay("", things)


OTHER_OF = {"i": "opp", "opp": "i", "he": "i", "she": "i", "they": "i", "bob": "sue", "sue": "bob"}
"""Who is against whom; of player A and the like it is not said so."""


def _on(what: Mention, thing: Mention) -> PartSaid:
    """What is on something; of what is no aura and no equipment, that it is used on it. What triggers is aimed at
    something, and not on it."""
    if what.ability or what.noun in ("trigger", "ability", "spell"):
        raise Unfit
    usable = bool(what.card) and not is_spell(what) and ":" in card_named(what.card).text and bool(thing.card)
    if (had := had_on_side(what, thing)) is not None:
        return had
    return Uses(what, what.owner, (thing,)) if usable and not is_attached(what) else Wears(thing, what)


def _out_against(things: Things, who: str) -> HasInPlay:
    if who not in OTHER_OF:
        raise Unfit
    return HasInPlay("", _owned_by(OTHER_OF[who], things))


def _is_whose(thing: Mention) -> HasInPlay:
    """`it is his Manabarbs`: whose what was named is."""
    if (
        not thing.card
        or not thing.owner
        or is_spell(thing)
        or thing.number
        or thing != Mention(thing.card, owner=thing.owner)
    ):
        raise Unfit
    return HasInPlay(thing.owner, (thing,))


_HAS = (
    "have|control|play|keep|keep back|hold back|be left with|run|sit on|be sit on|sit behind|sit there with|own|"
    "have on the play|have in play|have out|start with|just have|have untapped|bring|come with|be with|be play with"
)
"""What says that somebody has something in play."""
_HAS_ONLY = "have only|control only|only have|only control|be left with only|be down to"
"""What says that somebody has nothing else in play."""
_ONLY = (
    "creature|creatures|blocker|blockers|attacker|attackers|permanent|permanents|possible blocker|possible blockers|"
    "potential blocker|potential blockers|available blocker|available blockers"
)
"""What somebody has only these of."""
_SIDE = "side|side of the play|side of play|play|field|side of the field|side of the board|team|half"

_FACTS: Table = (
    hears(
        FACT,
        "{things:things} be (both|all) (in play|out|on the play|on the table|there)",
        _lying,
    ),
    hears(FACT, "(be |)alive (with|thanks to|because of) {things:things}", _owned),
    hears(FACT, "{who:who} : {things:things}", HasInPlay),
    hears(FACT, "(in play|on the play|play|the play) : {things:things}", _owned),
    hears(FACT, "{things:things} for {who:who}", lambda things, who: HasInPlay(who, things)),
    hears(FACT, "{things:things} (against|facing|face|across from) {more:things}", _against),
    hears(FACT, "{things:things} be (across from me|opposite me|facing me)", lambda things: HasInPlay("opp", things)),
    hears(
        FACT,
        "(all|everything|the only thing|the only creature) {who:who} have( in play| out|) be {things:things}",
        HasInPlay,
    ),
    *(
        hears(FACT, f"{whose} {mark}({_ONLY})( in play| out| left|) be {{things:things}}", _has_all(who, only))
        for mark, only in (("", False), ("(untap|untapped|other) ", False), ("only (untap |untapped |other |)", True))
        for whose, who in (("{who:who} 's", ""), ("my", ME), ("(his|her|their)", "opp"))
    ),
    *(
        hears(FACT, f"{who}whose {mark}({_ONLY})( in play| out| left|) be {{things:things}}", _has_all("", only))
        for mark, only in (("only (untap |untapped |other |)", True),)
        for who in ("{who:who}( ,|) ", "")
    ),
    *(
        hears(FACT, f"{{things:things}} be {whose} only ({_ONLY}){{rest:lying}}", _are_all(who))
        for whose, who in (("the", ""), ("my", ME), ("(his|her|their)", "opp"))
    ),
    hears(
        FACT,
        f"{{who:who}} ({_HAS}) {{things:things}} (and|or) (such|stuff|stuff like that|the like|so on|whatnot|others)",
        lambda who, things: HasInPlay(who, things, such=True),
    ),
    hears(FACT, f"{{who:who}} ({_HAS}) {{things:things}} on {{other:who}}", _has_on),
    hears(
        FACT,
        f"{{who:who}} ({_HAS}) {{things:things}} (in play|out|on the play) and {{more:things}}{{rest:lying}}",
        lambda who, things, more, rest: HasInPlay(who, _owned_by(who, (*things, *more))),
    ),
    hears(
        FACT,
        "{things:things} (be|sit|lie) (out|in play|on the play) (against|facing|opposite) {who:who}",
        _out_against,
    ),
    hears(FACT, "(it|that|this) be {thing:thing}", _is_whose),
    hears(FACT, f"{{who:who}} ({_HAS_ONLY}) {{things:things}}{{rest:lying}}", _has_only),
    hears(
        FACT,
        "{who:who} have {things:things}( ,| and|) {other:who} {more:things}",
        _each_has,
    ),
    hears(FACT, "{thing:thing} (be|be really|be actually) {it:thing}", _is_card),
    hears(FACT, "{thing:thing} be my( own| lone|) (creature|creatures)", lambda thing: BelongsTo(thing, ME)),
    hears(FACT, "{thing:thing} be (his|her|their)( own| lone|) creature", lambda thing: BelongsTo(thing, "he")),
    hears(FACT, "{thing:thing} be the creature {who:who} (have|control)", BelongsTo),
    hears(FACT, "{who:who} have {things:things} (face|facing|against|across from) {more:things}", _has_against),
    hears(FACT, "(i|he|she) (want|need|try|hope) to (burn|destroy|get|finish off) {things:things}", WantsDead),
    hears(FACT, "{what:thing} (be |)attach to {thing:thing}", Wears),
    hears(FACT, "{thing:thing} (be |)(enchanted|enchant|equip|equipped) (with|by) {what:thing}", Wears),
    hears(FACT, "{thing:thing} have {what:thing} (on|attached|attach|on it|attach to it)", Wears),
    hears(
        FACT,
        "{thing:thing} be (no longer|not) (summon sick|summoning sick|tapped|tap|fresh|new)",
        lambda thing: Mentions((thing,)),
    ),
    hears(
        FACT,
        "{thing:thing} (have no|do not have|do not suffer from) (summoning|summon) sickness( any more| any longer|)",
        lambda thing: Mentions((thing,)),
    ),
    hears(
        FACT,
        "{thing:thing} (stay|remain|still be) (untap|untapped)",
        lambda thing: Mentions((thing,)),
    ),
    hears(
        FACT,
        "{thing:thing} be (untap|untapped|unblocked yet|in play|on my side|ready)",
        lambda thing: Mentions((thing,)),
    ),
    hears(FACT, "the (only |)(special |)(land|creature) {who:who} have be {things:things}", HasInPlay),
    hears(
        FACT,
        "{things:things} (stay|sit|be) (home|back|at home|out of it|out of combat)",
        lambda things: Mentions(things),
    ),
    hears(FACT, "{thing:thing} (enter|arrive)( this turn| now|)", _is_come),
    hears(FACT, "{thing:thing} (come|come in) this turn", lambda thing: Is(thing, "sick")),
    hears(FACT, "{thing:thing} (be|have be) (|on the play |in play )since last turn", lambda thing: Mentions((thing,))),
    hears(FACT, "(there be |with |){thing:thing} on (both|each) (side|sides)( of the play|)", OnBothSides),
    hears(FACT, "both player have {thing:thing}( in play| out|)", OnBothSides),
    constant(FACT, "mine (be |)(first|there first|out first)", ThereFirst(ME)),
    constant(FACT, "(his|hers|theirs) (be first|there first|out first|be there first|be out first)", ThereFirst("opp")),
    hears(FACT, "mine (be |)(first|there first) with {number:number} loyalty", lambda number: ThereFirst(ME, number)),
    hears(
        FACT,
        "(his|hers) (be |)(first|there first) with {number:number} loyalty",
        lambda number: ThereFirst("opp", number),
    ),
    *(
        hears(
            FACT,
            f"{{thing:thing}} (have|with) {word}( cost|)( of|) {{cost:cost}}",
            lambda thing, cost, word=word: HasCost(thing, word, cost),
        )
        for word in COSTED
    ),
    hears(FACT, "(a |to |to a |to be |)base {size:size}", MakesSize),
    hears(FACT, "( {words:with_names} )", SaysText),
    hears(FACT, "{things:things}", _named),
    hears(FACT, "{who:who} can not block {things:things}( with anything|)", lambda who, things: Mentions(things)),
    hears(
        FACT, f"{{who:who}} ({_HAS}) {{things:things}}{{rest:lying}}", lambda who, things, rest: HasInPlay(who, things)
    ),
    hears(FACT, "{who:who} (-|=) {things:things}{rest:lying}", lambda who, things, rest: HasInPlay(who, things)),
    hears(FACT, f"(my|our) ({_SIDE})( :| be| have| -|) {{things:things}}", lambda things: HasInPlay(ME, things)),
    hears(FACT, f"(his|her|their) ({_SIDE})( :| be| have| -|) {{things:things}}", _opp_has),
    hears(FACT, f"{{who:who}} 's ({_SIDE})( :| be| have| -|) {{things:things}}", HasInPlay),
    hears(
        FACT,
        f"on (my|our) ({_SIDE})( :| be| there be| i have| -| ,|) {{things:things}}",
        side_has(ME),
    ),
    hears(
        FACT,
        f"on (his|her|their|opp 's|the other) ({_SIDE})( :| be| there be| he have| -| ,|) {{things:things}}",
        side_has("opp"),
    ),
    hears(FACT, "(with |){things:things} (be |)(in play|out|on the play)", _owned),
    hears(FACT, f"(with |){{things:things}} (be |)on (my|our) ({_SIDE})", lambda things: HasInPlay(ME, things)),
    hears(FACT, f"(with |){{things:things}} (be |)on (his|her|their|opp 's|the other) ({_SIDE})", _opp_has),
    hears(FACT, "with {things:things}{rest:lying}", _lying),
    hears(
        FACT,
        "(against|facing|face|face down|stare down|up against|look at) {things:things}{rest:lying}",
        lambda things, rest: HasInPlay("opp", things),
    ),
    hears(FACT, "there be {things:things}{rest:lying}", lambda things, rest: HasInPlay("", things)),
    hears(
        FACT,
        "{things:things} (be|stand|sit|wait) (ready|there|around|untapped|untap|back)( to block| on defense|)",
        _owned,
    ),
    hears(
        FACT,
        f"(all|everything|the only thing|the only creature) {{who:who}} ({_HAS}){{rest:lying}} be {{things:things}}"
        "{more:lying}",
        lambda who, rest, things, more: HasInPlay(who, things),
    ),
    hears(FACT, "{thing:thing} {mark:state}", Is),
    hears(
        FACT,
        "(all|both|all 3|all 2|all of them|both of them) (on|block|be on|be block) {things:things}",
        lambda things: Mentions(things),
    ),
    hears(FACT, "{thing:thing} (be wear|wear|have|be enchanted with|carry) {what:thing}( on it|)", worn),
    hears(FACT, "{what:thing} (be |)on {thing:thing}", _on),
    hears(FACT, "{who:who} (have|control|put|keep) {what:thing} on {thing:thing}", _wears_own),
    hears(FACT, "{what:thing} on {thing:thing} (make|make it) (it |)(a |an |){size:size}", Wears),
    hears(
        FACT,
        "{what:thing} on {thing:thing} make it (a |an |){size:size} with {words:keywords}",
        lambda what, thing, size, words: Wears(thing, what, size),
    ),
    hears(FACT, "(on|to|into|with) (an |a |)(empty|otherwise empty) play", lambda: OnlyCreatures(())),
    hears(FACT, "take {things:things}", LetsThrough),
    hears(FACT, "{who:who} (take|let) {things:things} (through|unblocked)", lambda who, things: LetsThrough(things)),
    hears(FACT, "{thing:thing} be {mark:state}", Is),
    hears(FACT, "{thing:thing} 's {mark:state}", Is),
    hears(FACT, "{thing:thing} 's (untapped|untap)", lambda thing: Mentions((thing,))),
    hears(FACT, "take {n:number}( damage|) (in combat|in the fight)", lambda n: TookInCombat(PRONOUN, n)),
    hears(
        FACT,
        "take {n:number}( damage|)( from it| in the process| itself| back| in return|)",
        lambda n: TookInCombat(PRONOUN, n, True),
    ),
    hears(
        FACT,
        "(come out|come away|walk away|end up|emerge|be left|come out of it|come out of combat) with {n:number} damage"
        "( on it| on him| on her|)",
        lambda n: TookInCombat(PRONOUN, n, True),
    ),
    hears(FACT, "(with |){n:number} damage on (it|him|her|that)", lambda n: TookInCombat(PRONOUN, n, True)),
    hears(
        FACT,
        "(with |){n:number} damage on (a |an |){size:size}",
        lambda n, size: TookInCombat(Mention(noun="it", size=size), n, True),
    ),
    hears(
        FACT,
        "{thing:thing} take {n:number}( damage|)( in combat| in the fight| while attack| while block)",
        TookInCombat,
    ),
    hears(
        FACT,
        "{who:who} (want to|do rather|prefer to|try to|aim to|like to|do like to) kill {things:things}",
        lambda who, things: WantsDead(things),
    ),
    hears(
        FACT,
        "{who:who} kill {things:things} (if i can|if he can|if possible|if that be possible|if it be possible)",
        lambda who, things: WantsDead(things),
    ),
    hears(FACT, "{who:who} want {things:things} (dead|to die|gone)", lambda who, things: WantsDead(things)),
    hears(FACT, "lethal( damage|) be (assign|deal|do|give) to {things:things}", WantsDead),
    hears(FACT, "(i|he|she|they|opp) (assign|deal|give) (just |)lethal( damage|) to {things:things}", WantsDead),
    hears(FACT, "(with |)lethal( damage|) (on|to) {things:things}", WantsDead),
    hears(FACT, "(kill|trying to kill) {things:things}", lambda things: WantsDead(things)),
)
PRODUCTIONS: Table = _FACTS
