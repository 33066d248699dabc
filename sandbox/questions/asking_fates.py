"""How it is asked what becomes of things: whether they live or die, which of them do, and what is left."""

from __future__ import annotations

from sandbox.questions import asking_becomes
from sandbox.questions.phrases import ASK
from sandbox.questions.said.asked import (
    Ask,
    AskHappens,
    AskWhether,
    AskWhichStays,
    AskWhoDies,
    AskWhoSurvives,
    AskWhoWins,
)
from sandbox.questions.said.outcomes import (
    AnythingDies,
    DiesOf,
    Fizzles,
    GetsTurn,
    IsDead,
    KilledByPlayer,
    Lives,
    LosesGame,
    LosesThings,
    Lost,
    NotSo,
    StaysInGame,
    TakesDamage,
)
from sandbox.questions.said.outcomes_cards import Controls
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.thing_words import ME, PRONOUNS
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

_BOTH = Mention(noun="both")


def _live(things: Things = (PRONOUN,), **how: str) -> Ask:
    return AskWhether(Lives(things))


def _is_safe(things: Things, **how: str) -> Ask:
    """`is that fine?` is asked of what is done."""
    if things[0].noun in ("that", "this"):
        raise Unfit
    return AskWhether(Lives(things))


def _die(things: Things = (PRONOUN,), thing: Mention = PRONOUN, who: str = "", **how: object) -> Ask:
    return AskWhether(IsDead(things))


def _enough_to_kill(things: Things) -> Ask:
    """`enough to kill him` may be asked of a player, who is asked about as one."""
    if things[0].noun in ("him", "her"):
        raise Unfit
    return AskWhether(IsDead(things))


def _either(things: Things = (PRONOUN,), **how: str) -> Ask:
    return AskWhether(Lives(things), either=True)


def _of_two(a: Things, b: Things, **how: str) -> Ask:
    return AskHappens((*a, *b))


def _trade(a: Things, b: Things) -> Ask:
    """A pronoun stands for the other of the two."""
    return AskWhether(IsDead((_BOTH,) if b[0].noun in PRONOUNS else (*a, *b)))


def _kept(who: str, things: Things, **how: str) -> Ask:
    return AskWhether(Controls(things[0], who)) if len(things) == 1 else AskWhether(Lives(things))


_FATE = (
    "win|lose|go to graveyard|go to the graveyard|go in the graveyard|go in graveyard|be in the graveyard|be alive|"
    "get kill|win the fight|lose the fight|be destroy|stay in play|stay alive|"
    "get destroy|dead|alive"
)
"""What becomes of one of two."""
_END = "the end of|the end for|it for|curtains for|goodbye to|goodbye for|all over for|over for|farewell to"
_WHETHER: Table = (
    *asks(
        _of_two,
        f"(do|be) {{a:things}} ({_FATE}) or( do| be|) {{b:things}}",
        f"(do|be) {{a:things}} ({_FATE}) or( do| be|) {{b:things}} ({_FATE})",
        f"{{whom:whom}} ({_FATE})( first|)( ,| :|) {{a:things}} or {{b:things}}",
        f"do {{a:things}} or {{b:things}} ({_FATE})",
        "do {a:things} {how:dies} or( do| be|) {b:things}",
        "do {a:things} {how:survives} or( do| be|) {b:things}",
        "do {a:things} or {b:things} {how:dies}",
        "do {a:things} or {b:things} {how:survives}",
        "{whom:whom} {how:dies}( ,| :|) {a:things} or {b:things}",
        "{whom:whom} {how:survives}( ,| :|) {a:things} or {b:things}",
    ),
    *asks(
        _either,
        "do {things:things} {how:dies}( ,|) or( do it| do they| do he| do she|) {other:survives}",
        "do {things:things} {how:survives}( ,|) or( do it| do they| do he| do she| be it| be they|) {other:dies}",
        "do {things:things} {how:survives}( ,|) or (be it |be they |be he |be she |){other:dead}",
        "do {things:things} (make it or not|survive or not)",
        "be {things:things} {how:dead} or {other:safe}",
        "be {things:things} {how:safe} or {other:dead}",
        "(live or die|dead or alive|alive or dead|die or live|survive or die|in or out)",
        "be {things:things} (destroy|kill|bury|lose) or {other:safe}",
        "be {things:things} (destroy|kill|bury|lose)( ,|) or (do it|do they|do he|do she) {other:survives}",
    ),
    *asks(
        lambda thing: AskWhether(NotSo(Lives((thing,)))),
        "do {thing:being} (go away|leave play|leave the play|disappear|vanish)( for good| again| then|)",
    ),
    *asks(_live, "(survive|live|alive|stay alive) or not", "(survive|live|alive)( ,|) (yes_or_no|or no)"),
    *asks(
        lambda: AskWhether(Fizzles((PRONOUN,))),
        "(counter|fizzle)( or not| , yes_or_no| yes_or_no|)",
    ),
    *asks(
        lambda things, **how: AskWhether(Fizzles(things)),
        "be {things:things} (counter|fizzle)( or not|){end:finally}",
    ),
    *asks(_die, "(dead|die) or not", "(dead|die)( ,|) (yes_or_no|or no)"),
    *asks(
        _kept,
        "do {who:who} (end|get left) with {things:things} (in play|on the play|left in play|on my side|on his side)"
        "{end:finally}",
    ),
    *asks(
        lambda: AskWhether(AnythingDies()),
        "do (anything|any creature|any of them|anyone|something|either|either of "
        "them|either creature|either one|any creatures|any of those|any of these|somebody|anybody) "
        "(die|get destroy|go to graveyard|get kill|go to the graveyard|bite it|be destroy|be kill|get lose)",
        "be (anything|anyone|any of them|either|either of them) (dead|kill|destroy|lose)",
    ),
    *(
        hears(ASK, f"{said} (die|get destroy|get kill|go to graveyard|bite it|be destroy|be kill|get lose)", builds)
        for whose, of, who in (("my", "mine", ME), ("his|her|their", "his|hers|theirs", "opp"))
        for builds in (lambda who=who, **how: AskWhether(LosesThings(who, True, dies=True)),)
        for said in (
            f"do (any|any of|one of|some of) ({whose}|{whose}) (creatures|creature|attackers|blockers|guys)",
            f"do (anything|any creature|any creatures|anyone|something|one) of ({of}|{of})",
        )
    ),
    *asks(
        lambda: AskWhether(NotSo(AnythingDies())),
        "(do |)(nobody|nothing|no one|none of them|neither|neither of them|no creature|neither one|no creatures) "
        "(die|get destroy|get kill|go to graveyard|go to the graveyard|be destroy|be kill|bite it)",
        "(do |)(everybody|everyone|everything|all of them) (survive|live|stay alive|make it)",
        "be (nobody|nothing|no one|none of them|neither|neither of them) (dead|kill|destroy)",
    ),
    *asks(
        lambda: AskWhether(IsDead((_BOTH,))),
        "trade",
        "(be it|be this|be that) a trade",
        "do (we|they|both|those|the creatures|the 2|it|he|she) trade",
        "do (they|both|the 2|these 2) (kill|take down|take|destroy|finish off|wipe out) (others|each other)",
    ),
    *asks(
        _trade,
        "do {a:things} trade with {b:things}",
        "do {a:things} and {b:things} trade",
    ),
    *asks(
        lambda things, **how: AskWhether(NotSo(IsDead(things))),
        "do {who:who} (save|rescue) {things:things}( alive| with it| with that| like that|)",
    ),
    *asks(_is_safe, "be {things:things} {how:safe}{end:finally}", "{things:things} (safe|alive|ok|fine)"),
    *asks(
        _live,
        "(safe|alive)",
        "(live|survive|make it|save|be it save)",
        "do (any|any of my|any of his|either of) {things:things} {how:survives}",
        "can {things:things} {how:survives}",
        "can {things:things} (take|stomach|handle) (it|that|this|the hit|the damage|that much|that damage|this much)",
        "(do|can) (that|this|it) (save|protect|rescue|keep) {things:things}( alive| safe|)",
        "do i keep {things:things}( alive|)",
        "be anything left of {things:things}( at all|){end:finally}",
        "be there anything left of {things:things}( at all|){end:finally}",
        "can {things:things} be save( by that| by it| with that| by this|)",
    ),
    *asks(
        _kept,
        "do {who:who} (still |)have {things:things}( left| around| in play| on the play| left over| left in play|"
        " on my side| on his side|){end:finally}",
        "do {who:who} (control|keep|get to keep|keep hold of|hang on to|hold on to|hold onto|retain|keep control of) "
        "{things:things}{end:finally}",
        "can {who:who} (keep|hold on to|hang on to|hold onto) {things:things}( alive| in play| around|){end:finally}",
    ),
    *asks(
        lambda who, things, **how: AskWhether(Lost(things, who)),
        "(do|be|have) {who:who} lose {things:things}",
    ),
    *asks(
        _die,
        "be {things:things} (destroy|kill|lose|bury)",
        "be {things:things} {how:dead}{end:finally}",
        "(dead|die)",
        "{things:things} dead",
        "dead {things:things}",
        "do (that|this|it) (kill|destroy|finish off|deal with|end|do in) {things:things}",
        "do {thing:thing} (kill|destroy|finish off|bite|beat|finish|take down|take out|eat|defeat) {things:things}",
    ),
    *asks(
        _enough_to_kill,
        "(be that|be it|be this|that be|it be|) enough (damage |)to "
        "(destroy|kill|finish|finish off|deal with) {things:things}",
        "enough to kill {things:things}",
    ),
    *asks(
        lambda who, things: AskWhether(KilledByPlayer(things, who)),
        "do {who:who} (kill|destroy|finish off|take down) {things:things}",
    ),
    *asks(
        lambda n, things=(PRONOUN,): AskWhether(DiesOf(things, n)),
        "be {n:amount} (enough|sufficient|plenty)( damage|)( then| here|)",
        "be {n:amount} (enough|sufficient|plenty)( damage|) to (kill|destroy|finish|finish off|deal with|do in|get) "
        "{things:things}",
        "be {n:amount} lethal( for it| for him| for her| to it|)",
        "do {n:amount} (kill|destroy|finish|finish off|do in|suffice for) {things:things}",
        "do {n:amount} (suffice|do it|do the job|do the trick)",
    ),
    *asks(
        _die,
        "can (that|this) kill {things:things}",
        f"be (that|this|it) ({_END}) {{things:things}}",
        "do (that|this|it) (spell|mean|be) (the end|doom|death|curtains|the death|goodbye) (of|for) {things:things}",
    ),
    *asks(
        lambda who, **how: AskWhether(LosesGame(who)),
        "(be|do) {who:who} (dead|die|lose|toast|done|finish|out|out of the game|kill|gone)",
        "be {who:who} {how:dead}",
        "(be that|be it|be this|that be) enough to (kill|finish|finish off|beat) {who:who}",
        "(do|be) (that|it|this) (kill|finish|finish off|lethal for|beat|lethal on|do in|end|knock out) {who:who}",
        "do (that|it|this) (do|finish|take) {who:who} (in|off|out)",
        f"be (that|this|it) ({_END}) {{who:who}}",
    ),
    *asks(
        lambda who: AskWhether(GetsTurn(who)),
        "do {who:who} (get|have|take) (a|another|one more|1 more|my next|his next) turn( left|)",
    ),
    *asks(
        lambda who: AskWhether(GetsTurn(who, extra=True)),
        "do {who:who} (get|have|take) (the|an extra|the extra|that|that extra|my extra|his extra) turn",
    ),
    *asks(
        lambda who, **how: AskWhether(StaysInGame(who)),
        "do {who:who} (get|have) (a|another|one more|1 more) turn( left|) to (gain life|gain life back|gain it back|"
        "recover|come back|get life back)",
        "be {who:who} (still |)(alive|in the game|in it|here|around|standing|in one piece)",
    ),
)


def _who_dies(whom: str = "", **how: str) -> Ask:
    return AskWhoDies(whom)


def _who_survives(whom: str = "", **how: str) -> Ask:
    return AskWhoSurvives(whom)


def _has_left(who: str, **how: str) -> Ask:
    return AskWhoSurvives(who, all_sorts=True)


_IN_YARD = "(graveyard|the graveyard|the graveyards|a graveyard|our graveyards)"
_TO_YARD = "(go|be|end up|land|be put|get put|end) (to|in|into)"
_WHO: Table = (
    *asks(
        _who_dies,
        "{whom:whom} {how:dies}{end:finally}",
        "{whom:whom} (get kill|be dead|go to graveyard|be destroy|get destroy|lose|be lose|be kill|get lose|go|be bury)"
        "( in combat| from this| here| then| to it| to that|){end:finally}",
        f"{{whom:whom}} {_TO_YARD} {_IN_YARD}{{end:finally}}",
        "what be in (the |our |each |)(graveyard|graveyards)",
        "(who|what) (bite it|perish|bite the dust)",
        "(casualties|losses|any casualties|what losses|who dead|what dead)",
    ),
    hears(ASK, f"{{whom:whom}} {_TO_YARD} my graveyard{{end:finally}}", lambda **how: AskWhoDies(ME)),
    hears(ASK, f"{{whom:whom}} {_TO_YARD} (his|her|their) graveyard{{end:finally}}", lambda **how: AskWhoDies("opp")),
    *asks(
        _who_survives,
        "{whom:whom} {how:survives}{end:finally}",
        "{whom:whom} be {how:safe}{end:finally}",
        "who be left",
        "(who|what) (remain|stay) (left|left standing|left alive|left in play|in play|alive|standing){end:finally}",
        "(survivors|any survivors|who be the survivor|who be the survivors|what be the survivors)",
    ),
    *asks(
        lambda **how: AskHappens(),
        "what (do|be) we (have|be left with|left with|end with|end up with|go with)( left| left over| in play|)"
        "{end:finally}",
        "what do (each of us|we each|we both|each|both|both player|each one|everyone|both of them) (have|go with|"
        "be left "
        "with|end up with|end with|get|keep)( left| left over| in play|){end:finally}",
    ),
    *asks(
        lambda who: AskHappens(gained=True),
        "what do {who:who} get( from it| from that| out of it| out of that| out of this| for it| for that| then| now|)",
        "what do (that|it|this) (get|give|bring|earn|net|do for) {who:who}",
    ),
    *(
        hears(
            ASK,
            f"{{whom:whom}} (be|remain|be left|stay)( left| left standing| standing| there| alive|"
            f") on ({whose}) side{{end:finally}}",
            lambda who=who, **how: AskWhoSurvives(who, all_sorts=True),
        )
        for whose, who in (("my|our", ME), ("his|her|their|the other|opp 's", "opp"))
    ),
    *asks(
        _has_left,
        "what (do|be) {who:who} (have|be left with|left with|still have|end with|have still)( left| left over| in play|"
        " on the play| left in play| left of the 2| left of them| left of those| left of it| left of both| left of all"
        " that|){end:finally}",
        "what (creatures|creature|permanents) (do|be) {who:who} (have|be left with|left with|keep)( left| in play|)"
        "{end:finally}",
        "what do {who:who} (keep|get to keep){end:finally}",
    ),
    *asks(
        lambda **how: AskWhichStays(),
        "(which|what|which one|who) (stay|remain)( in play|){end:finally}",
        "which (one|of them) (stay|remain|go|be bury){end:finally}",
        "{whom:whom} of (the |)(2|both|them) (be left|survive|live|make it|stay|remain|stay in play|remain in play)",
    ),
    *asks(
        lambda: AskWhoWins(),
        "who (win|come out ahead|come out on top|lose)( the game| this| that| then| here| the match|)",
        "who lose the game",
        "who be the winner( here| then|)",
    ),
    *asks(
        lambda **how: AskHappens(),
        "(who|what|which|which one|which creature) (win|lose|prevail in|come out of|come out on top in|come out ahead "
        "in|come out on top of) (the|this|that) (fight|combat|battle|exchange|duel|clash|block|encounter){end:finally}",
        "(who|which one|what) (come off|come out|do) (well|good|better|best|worse|worst|on top)( of it| of this|)",
        "what be the (fate|situation|state of play|state of things) (of|with|for) (both|them|each|all)",
        "(who|what) (live|survive) and (who|what) do not",
        "(who|what) (die|be dead) and (who|what) (do not|be not)",
        "what now",
        "what next",
    ),
)


_HURT: Table = (
    *asks(
        lambda thing, **how: AskWhether(TakesDamage((thing,))),
        "(be|get|do) {thing:thing} (hurt|damage|wound|wounded|injured|scratched|dented|harm|get hurt|get damage|"
        "be hurt|"
        "scratch|get hit){end:finally}",
        "be there (any |some |)damage (on|mark on) {thing:thing}{end:finally}",
        "be (any |)damage (on|deal to|do to|mark on) {thing:thing}{end:finally}",
    ),
    *asks(
        lambda thing, n, **how: AskWhether(TakesDamage((thing,), n)),
        "(be|get|do) {thing:thing} (get hit|be hit|hit|get hurt|get burn|ping|get ping) for {n:amount}{end:finally}",
    ),
)
PRODUCTIONS: Table = (*_WHETHER, *asking_becomes.PRODUCTIONS, *_WHO, *_HURT)
