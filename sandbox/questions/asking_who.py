"""How it is asked who decides something, who may do something, and what mana there is."""

from __future__ import annotations

import re
from functools import partial

from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import AMONG, ASK, DAMAGE, DECIDES, DIVIDES, GOES, OUTCOME, WHICH_PLAYER
from sandbox.questions.said.acts import Activates, Casts, ToldAct, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import Ask, AskChooser, AskDivides, AskWhen, AskWhether, AskWhichCan, AskWhoMay
from sandbox.questions.said.asked_costs import AskLargestX, AskMana
from sandbox.questions.said.outcomes_cards import Discards
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears


def _who_may(act: ToldAct, which: str) -> Ask:
    """Only what both players could do."""
    if not isinstance(act, Activates | Casts | Uses) or act.who:
        raise Unfit
    return AskWhoMay(act)


_PHRASES: Table = (
    constant(
        WHICH_PLAYER,
        "(who|which player|which of us|which one of us|who of us|which of the player|be it me or him who|be it me or "
        "him that|be it i or he who|be it me or opp who)",
        "",
    ),
    constant(
        DECIDES,
        "(decide|choose|say|determine|control|call|settle|get to decide|get to choose|get to say|be the one to decide|"
        "be the one to choose|get the say on|have the say on|have a say on|dictate|get to determine|get a say on|be in "
        "charge of|have control over|must decide|must choose)",
        "",
    ),
    constant(
        DIVIDES,
        "(split|divide|assign|distribute|allocate|spread|get to split|get to divide|get to assign|get to distribute|"
        "get to allocate|do the split of|deal out|share out|must split|must assign|hand out|be the one to assign|be "
        "the one to split|be the one to divide|split up|divide up)",
        "",
    ),
    constant(
        GOES,
        "(go|be deal|be divide|be assign|be split|be distribute|get assign|get deal|get divide|get split|land|be deal "
        "out|be assign to|be spread|be put|be to go|be split up|be divide up)",
        "",
    ),
    constant(DAMAGE, "(the |all |all the |that |its |his |my |the combat |combat |)damage", Mention()),
    hears(DAMAGE, "(the |all |all the |that |its |his |my |){n:number} (combat |)damage", lambda n: Mention()),
    hears(DAMAGE, "{thing:thing} 's (combat |)damage", lambda thing: thing),
    hears(DAMAGE, "{thing:thing} 's {n:number} (combat |)damage", lambda thing, n: thing),
    hears(DAMAGE, "(the |all |all the |)(combat |)damage (of|from|by) {thing:thing}", lambda thing: thing),
    hears(DAMAGE, "(the |all |all the |){n:number} damage (of|from|by) {thing:thing}", lambda n, thing: thing),
    constant(AMONG, "", ""),
    hears(AMONG, " (among|between|on) {things:things}", lambda things: ""),
    constant(AMONG, " (there|here|then|between the 2)", ""),
    hears(AMONG, " , (me|i|opp|him|her) or (me|i|opp|him|her|they|them|he|she)", lambda: ""),
    hears(AMONG, " , (the |)(attacker|blocker|defender) or (the |)(attacker|blocker|defender)", lambda: ""),
    hears(AMONG, " , {one:who} or {other:who}", lambda one, other: ""),
)
_DIVIDED = (
    "{decides:decides} (how|where) {thing:damage} {goes:goes}{among:among}",
    "{decides:decides} (how|where) {thing:thing} (deal|assign|divide|split) (its|the) (combat |)damage{among:among}",
    "{divides:divides} {thing:damage}{among:among}",
)
"""The ways to speak of the dividing of damage, after the word for whoever does it."""


def _who_divides(thing: Mention, **words: str) -> Ask:
    return AskChooser(thing if thing != Mention() else None)


def _divides(who: str, thing: Mention, **words: str) -> Ask:
    return AskDivides(who, thing if thing != Mention() else None)


_CHOOSERS: Table = (
    *asks(_who_divides, *(f"{{which:which_player}} {told}" for told in _DIVIDED)),
    *asks(_divides, *(f"(do|can) {{who:who}} {told}" for told in _DIVIDED)),
)
_MAY: Table = asks(
    _who_may,
    "{which:which_player} (can|get to|be able to|be allowed to|have the right to|be the one to|be the one who can) "
    "{act:act}",
    "{which:which_player} {act:act}( then| now|)",
)


def _which_can(attackers: Things = (), **who: str) -> Ask:
    return AskWhichCan(BlocksWith((_ANY_OF_ALL,), attackers))


def _which_aimed(what: Mention, verb: str, who: str = "", **whom: str) -> Ask:
    """What an ability can be aimed at, that does just that. Raises Unfit for what does it by damage, and for spells."""
    text = card_named(what.card).text if what.card else ""
    if not re.search(_DOES[verb], text, re.IGNORECASE) or is_spell(what):
        raise Unfit
    return AskWhichCan(Uses(what, who or what.owner, (_ANY_OF_ALL,)))


_DOES = {
    "kill": r"\b(?:destroy|exile|bury) target",
    "tap": r"\btap (?:or untap )?target",
    "target": r"\btarget\b",
}
"""What a text says of what it does so."""
_VERBS = {"kill": "kill|destroy|take out|finish off|remove", "tap": "tap|tap down", "target": "target|be aim at|hit"}
_ANY_OF_ALL = Mention(noun="everything", number=1, some=True)
_WHICH_CAN: Table = (
    *asks(
        _which_can,
        "{whom:whom} can block( this turn| now| then|)",
        "{whom:whom} can block {attackers:things}( this turn| now| then|)",
        "{whom:whom} (be|be there) (able to|legal to|free to|eligible to|in a position to) block {attackers:things}",
        "(what|which creature|which creatures|which of my creatures|which of them|who|which of those|which ones|"
        "which one) can "
        "{who:who} block {attackers:things} with",
        "(what|which creature|which creatures|which of my creatures|which of them|who|which of those|which ones|"
        "which one) can "
        "{who:who} block with",
        "(what|which|which creature|which creatures|which of my creatures|which of his creatures|which of them|who|"
        "which of those|which ones|which one) can {who:who} (declare|choose|use|name|announce|put up|legally declare) "
        "(as|for) (a |the |)(blocker|blockers|block|blocking)",
        "with (what|which creature|which creatures|which of them|which of my creatures|whom) can {who:who} block "
        "{attackers:things}",
        "with (what|which creature|which creatures|which of them|which of my creatures|whom) can {who:who} block",
    ),
    *(
        each
        for verb, said in _VERBS.items()
        for each in asks(
            partial(_which_aimed, verb=verb),
            f"{{whom:whom}} can {{what:thing}} ({said})",
            f"{{whom:whom}} can {{who:who}} ({said}) (with|use|by use) {{what:thing}}",
        )
    ),
    *asks(
        lambda **who: AskWhichCan(AttacksWith((_ANY_OF_ALL,))),
        "{whom:whom} can attack( this turn| now| then|)",
        "(what|which creature|which creatures|which of my creatures|which of them|which of those|"
        "which ones) can {who:who} "
        "attack with( this turn| now| then|)",
        "with (what|which creature|which creatures|which of them|which of my creatures|whom) can {who:who} attack",
    ),
)
_MANA: Table = (
    *asks(
        lambda who, a="", b="": AskMana(who),
        "(what|which|how much|what kind of|what sort of|what color of|what color|what type of|which color of) mana "
        "(do|can|will) {who:who} (get|have|get out of it|get from it|get for it|draw|end up with|float|produce|make|"
        "end with|receive|add)( from it| from that| out of it| for that| for it| then| in all|)",
        "(what|which) mana do {who:who} get , {a:cost} , {b:cost} or (what|something else)",
        "(what|which) mana do {who:who} get , {a:cost} or {b:cost}",
        "what mana (be|do) in {who:who} 's (mana |)pool( now| then|)",
    ),
    *asks(
        lambda thing, who="": AskMana(who, thing),
        "how much( more| total|) mana (do|will|can) {thing:thing} (make|produce|give|add|tap for|yield|net|get|"
        "generate)( me| him| now| then|)",
        "how much mana (do|can|will) {who:who} (get|draw|make|have|end up with|end with) (from|off|out of|by tap|with) "
        "{thing:thing}",
    ),
    *asks(
        lambda a="", b="": AskMana(),
        "(what|which|how much|what kind of|what sort of|what color of|what color|what type of) mana (do|will|can) "
        "(it|that|this|the land) (make|produce|give|add|tap for|yield)( now| then|)",
        "what mana be in my (mana |)pool( now| then|)",
    ),
)
_HOW_BIG = "(what|how big|how large|how high|how much)"
_MUST_BE = "( must| have to| need to|) be( at least| exactly|)"
_NEEDS = "(need|must have|must choose|must pay|have to choose|need to pay|need to choose|must set)( for it| for that|)"
_OWN_X: Table = (
    *asks(
        lambda **how: AskLargestX("i"),
        f"{_HOW_BIG} (do|must|should|do i need) (my|the) x{_MUST_BE}",
        f"{_HOW_BIG} (be|must) my x",
        f"{_HOW_BIG} (a |an |)x do i {_NEEDS}",
    ),
    *asks(
        lambda **how: AskLargestX("opp"),
        f"{_HOW_BIG} (do|must|should) (his|her) x{_MUST_BE}",
        f"{_HOW_BIG} (be|must) (his|her) x",
        f"{_HOW_BIG} (a |an |)x do (he|she|opp) {_NEEDS}",
    ),
)
_X: Table = asks(
    lambda: AskLargestX(),
    "(what|how big|how large|how high|how much) (can|do) (the |)x (be|get|go)( at most| at the most| max| tops|)",
    "(what be |what 's |)the (large|large possible|maximum|max|most) x( can be| be| possible| for it| here|)",
    "(how big|how large|how much|how high) (of |)(a |an |)x can (i|he|she) (pay|afford|make|pay for|choose|have)",
    "(what be |)(the |)(large|large possible|maximum|max) x (i|he|she) can (pay|afford|choose|pay for|have|make)",
    "what x can (i|he|she) (pay|afford|choose|pay for|have|make)( at most|)",
    "(what|how big) be x( at most| at the most|)",
    "for how much can (i|he|she) (cast|play|make) (it|that|this)",
    "how (big|large) can (i|he|she) make (it|the x|x)",
    "for how much can (it|that) be cast",
    "max x",
    "what can x be at most",
    "how much can x be",
)


def _discards(who: str, n: int = -1) -> Discards:
    return Discards(who, n)


_DISCARDS: Table = (
    tuple(
        [
            hears(OUTCOME, notation, _discards)
            for notation in (
                "{who:who} discard( a card| anything| something| any cards| cards| at random| a card at random|"
                " to it|)",
                "{who:who} (must|have to) discard( a card| anything| something| at random| a card at random| for it|)",
                "{who:who} discard {n:number} (card|cards)( at random| to it| for it|)",
                "{who:who} respond (by|with) (discard|pitch|throw away|ditch) {n:number} (card|cards)( to it| for it|)",
                "{who:who} (pitch|throw away|ditch) {n:number} (card|cards)( to it| for it| to him| to her|)",
                "{who:who} discard {n:number} to (it|him|her)",
                "{who:who} lose a card( from hand| to it|)",
            )
        ]
    )
    + asks(
        lambda who: AskWhether(Discards(who), either=True),
        "how many( cards|) (do|must) {who:who}( must|) (discard|lose)( to it| for it| from it|)",
    )
    + asks(
        lambda who: AskWhether(Discards(who)),
        "must {who:who} discard( a card| anything| something| at random| a card at random| for it| to it|)",
        "do {who:who} must discard( a card| anything| something| at random| a card at random| for it| to it|)",
    )
)

_EVENTS = {
    "(phase in|phase back in|come back|return|be back|phase back)": "phases in",
    "phase out": "phases out",
    "(die|get destroy|be destroy|go to the graveyard|be bury)": "is destroyed",
    "(untap|be untap)": "untap",
}
_WHEN: Table = (
    *asks(
        lambda: AskWhen(),
        "when (be|do) (that|it|this)( happen|)",
        "(at what point|what time|in what step|in which step|in what phase|in which phase) (be|do) (that|it|this)"
        "( happen|)",
    ),
    *(
        hears(ASK, f"when do {{thing:thing}} {said}", lambda thing, verb=verb: AskWhen(thing, verb))
        for said, verb in _EVENTS.items()
    ),
)
_WHEN_BACK: Table = asks(
    lambda thing, who: AskWhen(thing, "phases in"),
    "when do {who:who} (get|have|see) {thing:thing} back( again|)",
)
PRODUCTIONS: Table = (*_WHEN, *_WHEN_BACK, *_PHRASES, *_CHOOSERS, *_MAY, *_WHICH_CAN, *_MANA, *_OWN_X, *_X, *_DISCARDS)
