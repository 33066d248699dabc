"""What is asked."""

from functools import partial

from sandbox.questions.aims_told import does_harm
from sandbox.questions.named_cards import card_named
from sandbox.questions.outcomes import goes_to
from sandbox.questions.phrases import ASK, PART, RULE
from sandbox.questions.said.acts import Prevents, Uses
from sandbox.questions.said.asked import (
    Ask,
    AskAlso,
    AskCan,
    AskControl,
    AskCount,
    AskDrawn,
    AskEnough,
    AskHand,
    AskHappens,
    AskWhere,
    AskWhether,
    AskWhoDies,
    AskWhoSurvives,
)
from sandbox.questions.said.outcomes import (
    GameEnds,
    IsDead,
    IsSo,
    IsTapped,
    Lives,
    LosesGame,
    LosesLife,
    Overwritten,
    TakesNothing,
    ToldOutcome,
)
from sandbox.questions.said.outcomes_cards import Controls
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.thing_words import ME, PRONOUNS
from sandbox.questions.ways_told import asks
from sandbox.terms.colors import Color
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears, stands_for


def _controls(thing: Mention, **how: str) -> AskControl:
    """Cards are held, not controlled."""
    if thing.noun in ("card", "cards"):
        raise Unfit
    return AskControl(thing)


def _whether(outcome: ToldOutcome) -> Ask:
    return AskWhether(outcome)


def _all_dead(thing: Mention, who: str = "") -> Ask:
    return AskCount(thing, who, True)


def _can_also(things: Things) -> Ask:
    """`can it?` is asked of what has just been told."""
    if len(things) == 1 and things[0].noun in ("it", "them", "they", "that", "this"):
        raise Unfit
    return AskAlso(things)


def _also(things: Things) -> Ask:
    """`is the Angel 7/7?` asks how large it is."""
    sized = any(thing.size and (thing.card or thing.noun in PRONOUNS) for thing in things)
    if sized or any(thing.ability for thing in things):
        raise Unfit
    return AskAlso(things)


def _is_so(things: Things, mark: str) -> Ask:
    if mark not in {*map(str, Color), "legendary"}:
        raise Unfit
    return AskWhether(IsSo(things, f"is {mark}" if mark != "legendary" else "has the supertype legendary"))


def _drawn_with(who: str, by: Mention, **how: str) -> Ask:
    """Of a card that speaks of drawing, and not of a draw that there is anyway."""
    text = card_named(by.card).text if by.card else ""
    if "raw" not in text or "draw step" in text:
        raise Unfit
    return AskDrawn(who)


def _enough(thing: Mention) -> Ask:
    """Whether a spell named is enough for what it is aimed at."""
    if not thing.card:
        raise Unfit
    return AskWhether(IsDead((PRONOUN,))) if does_harm(card_named(thing.card)) else AskEnough(thing)


_WHETHER: Table = (
    hears(
        ASK,
        "can (i|he|she|opp) (kill|destroy) {things:things}",
        lambda things: AskWhether(IsDead(things), by_something=True),
    ),
    hears(ASK, "can (i|he|she|opp) save {things:things}", lambda things: AskWhether(Lives(things), by_something=True)),
    *asks(
        lambda who, targets: AskCan(Uses(Mention(noun="that"), who, targets, goal="counter")),
        "can {who:who} counter {targets:things}( with it| with that| with mine| with what i have| now| then|)",
    ),
    *asks(
        lambda who: AskCan(Prevents(who)),
        "can {who:who} (save|protect) (i|me|him|her|them|myself)( with it| with that|)",
        "can {who:who} (prevent|stop) (it|that|this|the damage|that damage|all of it)( with it| with that|)",
    ),
    hears(ASK, "be {thing:thing} enough( for it| for that| to do it| to do that| for the kill|)", _enough),
    *asks(
        _whether,
        "do {outcome:outcome}( or not| or what|)",
        "(do not|will not) {outcome:outcome}( or what|)",
        "can {outcome:outcome}",
        "(be that|be it|be this|that be) enough to {outcome:outcome}",
    ),
    *asks(
        lambda: AskWhether(LosesGame("victim")),
        "(be|do) (that|it|this|the attack|my attack) (lethal|be "
        "lethal|game|win|enough to win|enough for the win|lethal damage)",
        "lethal",
    ),
    *asks(
        lambda: AskWhether(GameEnds()),
        "be (it|the game|this|that) (over|game over|all over)( then| now|)",
        "do (the|this) game end( then| now| there| here| right there|)",
        "game over",
    ),
    *asks(
        lambda who="i": AskWhether(LosesGame(who)),
        "be (it|the game|this|that) (over|game over|all over) for {who:who}( then| now|)",
        "be (it|the game) (lost|over for me|lost for me)",
    ),
    *asks(
        lambda thing=PRONOUN: AskWhether(IsTapped(thing)),
        "(be|do) {thing:thing} (tapped|tap|stay tapped|be tapped|get "
        "tap|end up tapped)( afterwards| after that| after combat|)",
        "(tapped|tap)( afterwards| after that| after combat|)",
        "be {thing:thing} (tapped|tap)( after attack| after attacking|)",
    ),
    *asks(
        lambda thing=PRONOUN: AskWhether(IsTapped(thing, False)),
        "be {thing:thing} (untap|untapped)( afterwards| after that| after combat|)",
    ),
    *asks(
        lambda thing=PRONOUN, **how: AskWhether(IsTapped(thing), either=True),
        "(be|do) {thing:being}( stay| be| get|) (tap|tapped) or (untap|untapped|not){end:finally}",
        "(be|do) {thing:being}( stay| be| get|) (untap|untapped) or (tap|tapped){end:finally}",
        "(tap|tapped|untapped|untap) or (tap|tapped|untap|untapped|not){end:finally}",
    ),
    hears(ASK, "be {things:things} (a |an |){mark:mark}( one| card| creature|)", _is_so),
    hears(
        ASK,
        "be {things:things} (a |an |)(creature|creatures)",
        lambda things: AskWhether(IsSo(things, "is a creature")),
    ),
    hears(
        ASK,
        "(be|do) {thing:spell} (be |get |)(overwrite|wipe out|without effect|for nothing)( by it| by that| then| now|)",
        lambda thing: AskWhether(Overwritten((thing,))),
    ),
    hears(
        ASK,
        "do {things:things} be (a |an |)(creature|creatures)( to keep it| for it| for that|)",
        lambda things: AskWhether(IsSo(things, "is a creature")),
    ),
    hears(ASK, "be {things:things} phased out", lambda things: AskWhether(IsSo(things, "is phased out"))),
    *asks(
        lambda who, n=-1: AskWhether(LosesLife(who, n)),
        "do {who:who} must (take|lose|suffer) {n:amount}",
        "must {who:who} (take|lose|suffer) {n:amount}",
        "do {who:who} must (take|suffer) (the |that |this |any |all the |all of the |all that |)(damage|hit)",
        "must {who:who} (take|suffer) (the |that |this |any |all the |all of the |all that |)(damage|hit)",
    ),
    hears(ASK, "(prevent|be prevent)", lambda: AskWhether(TakesNothing("victim"))),
    hears(ASK, "(do|be) {things:things}( as well| too| then|)", _also),
    hears(ASK, "can {things:things}( then|)", _can_also),
    hears(ASK, "can {things:things} (as well|too)", AskAlso),
    hears(
        ASK,
        "(how about|what about|what of|and what about|and what of|same for|same question for) {things:things}"
        "( as well| too| then|)",
        lambda things: AskAlso(things, loosely=True),
    ),
)
_LEFT = (
    "survive|live|be left|make it|be alive|stay alive|stay in play|stay|be in play|remain|be left over|be left in play|"
    "stay around|be around|survive it|survive that"
)
_EVERYTHING = Mention(noun="everything")
_KILL = "(kill|take down|take out|destroy|finish off|beat)( at most| at the most| max| tops| in combat|)"
_OUTCOMES: Table = (
    *asks(
        lambda thing=PRONOUN, **how: AskHappens() if thing == _EVERYTHING else AskWhere(thing),
        "where (do|be) {thing:being}( go| end| land| be| wind up| end up| finish| now| head| lie| stay|)( to| up|"
        "){end:finally}",
        "where be {thing:thing} put{end:finally}",
        "{thing:thing} where",
        "(what|which) zone (do|be) {thing:thing} (go to|in|end in|end up in|now in|go|land in)( now|)",
        "(to |in |into |)(what|which) zone (do|be) {thing:thing}( go| end| end up| land|)",
        "what (become of|happen to) {thing:thing} 's card",
    ),
    *asks(
        lambda thing=PRONOUN, **how: AskWhere(thing, whose=True),
        "(whose|which) (hand|graveyard|library) (do|be) {thing:being} (go to|in|end in|end up in|go|return to)",
        "(to |in |into |)(whose|which) (hand|graveyard|library) (do|be) {thing:being}( go| end| end up|)",
    ),
    hears(
        ASK,
        "do {thing:thing} (go|return) {a:place} or (to |)(mine|his|hers|my own|my|her|opp 's)( graveyard| hand|)",
        lambda thing, a: AskWhere(thing, whose=True),
    ),
    hears(
        ASK,
        "do {thing:thing} (go|come|return) {a:place} or (be it |be they |do it go |){b:place}",
        lambda thing, a, b: AskWhere(thing),
    ),
    hears(ASK, "be {thing:thing} (destroy|kill|dead|bury) or {b:place}", lambda thing, b: AskWhere(thing)),
    hears(ASK, "be {thing:thing} {a:place} or {b:place}", lambda thing, a, b: AskWhere(thing)),
    hears(
        ASK,
        "be {thing:thing} (back |){zone:place}( then| now| after that| at the end|)",
        lambda thing, zone: AskWhether(goes_to(thing, zone)),
    ),
    *asks(
        lambda: AskHappens(),
        "what (happen|come about) (in|with|to|at) (that|this|the) (fight|combat|battle)( then| now| in the end|)",
        "what be (the |)(ruling|verdict|call|answer|correct ruling|correct answer)( here| on this| for this|)",
        "how (do|be) (this|that|it|the combat|combat|the fight|everything|the damage|it all) (work|work out|"
        "play out|go down|"
        "resolve|turn out|go|end|pan out)( here| now| then| exactly|)",
        "how do (i|we) (resolve|handle|rule|play) (this|that|it)",
        "(the |)(result|outcome|ruling|verdict)",
        "what (come out of|come of) (it|this|that|combat)",
        "what (be|remain) left( over| in play| on the play| then|)( at the end| after that|)",
        "what do (this|that|it|the game|the play|each side|my side|his side|both sides|things|it all) look like( now|"
        " then| afterwards| after that| at the end|)",
        "what happen( now| then| next| here| in combat| at the end| to "
        "each| to both| to both of them| to me| to everything| exactly|)",
        "what (do|be) (we|i|he) (end|end up|go|be left) with",
        "how do (the |this |that |)(combat|fight|attack|battle|exchange)( damage|) (end|go|work out|resolve|turn out|"
        "finish)",
        "what (be|do) the (result|results|outcome|upshot)( be| here| for both| of this| of that| of combat|)",
        "what become of (it|them|both|each)",
        "what be of (the|this|that) (fight|combat|battle|attack|block|exchange)",
        "what be the (result|outcome|deal)",
        "(who|which one|which 1|which|which creature|which of them|which of the 2) (hit|strike|deal damage|deal its "
        "damage) first",
        "how do (this|that|it) (end|go|work out|resolve|turn out)",
        "result",
    ),
    hears(
        ASK,
        "where (do|be) {a:thing}( ,|) and {things:things}( go| end| land| be| end up| finish| now|)( to|)( now| then| "
        "after that| afterwards|)",
        lambda a, things: AskHappens((a, *things)),
    ),
    *asks(
        _controls,
        "whose (be|do) {thing:being}( be| become| stay| end up|){end:finally}",
        "whose {thing:thing} be (it|she|he|that|this){end:finally}",
        "(whose control|under whose control|in whose control|on whose side|with whom) (be|do) {thing:being}( under|"
        " end| "
        "end up| be| stay| go|){end:finally}",
        "who (have|control|own|get|keep|end with|get to keep|be leave with|hold|go with) {thing:thing}{end:finally}",
    ),
    *(
        hears(
            ASK,
            f"be {{thing:being}} ({said}){{end:finally}}",
            lambda thing, who=who, **how: AskWhether(Controls(thing, who)),
        )
        for said, who in (
            ("mine|my creature|under my control|in my control|still mine|mine to keep|on my side", ME),
            ("his|his creature|under his control|theirs|under their control|still his|on his side|his to keep", "he"),
            ("hers|under her control|on her side", "she"),
        )
    ),
    hears(
        ASK,
        "who (have|control|own|get|keep) {thing:thing}( now| then| at the end| after that| afterwards|)",
        _controls,
    ),
    hears(ASK, "(whose|under whose control) be {thing:thing}( now| then|)", AskControl),
    hears(ASK, "how many cards (do|will) {who:who} (draw|get)( from it| from that|)", AskDrawn),
    hears(
        ASK,
        "how many cards (do|will) {who:who} (draw|get) (this turn|in this turn|that turn|for the turn|in that turn|"
        "in all this turn|in total this turn|altogether this turn)",
        lambda who: AskDrawn(who, turn=True),
    ),
    hears(ASK, "what be (left |)in my hand( now| then|)", lambda: AskHand("i")),
    hears(ASK, "what be (left |)in (his|her|their) hand( now| then|)", lambda: AskHand("opp")),
    hears(ASK, "how many cards (be|do)( i have| he have| she have|) (left |)in my hand", lambda: AskHand("i")),
    hears(
        ASK,
        "how many cards (be|do)( i have| he have| she have|) (left |)in (his|her|their) hand",
        lambda: AskHand("opp"),
    ),
    *asks(
        AskHand,
        "how many cards (do|be) {who:who} (have|have left|left with|hold|be left with|end with|go with|keep)( left|)"
        "( in hand|)( left|)( then| now| after that| at the end|)",
        "how (big|large) be {who:who} 's hand( then| now| after that|)",
        "how many cards (be|remain) (left |)in {who:who} 's hand( then| now| after that|)",
    ),
    *asks(
        lambda who, **how: AskDrawn(who),
        "how many( new| extra|) cards (do|will|be|have) {who:who} (draw|get|see|pull|gain|take|be deal|get to draw|"
        "pick up|"
        "choose up|have draw){end:finally}",
        "how many( cards|) (do|will|have) {who:who} draw( in all| in total| from it|){end:finally}",
        "how many cards be (that|it) (for|to) {who:who}{end:finally}",
        "how many cards (do|have) (that|it|this) (give|get|draw|net) {who:who}{end:finally}",
        "(what|how much) (do|can) {who:who} draw( in all| in total| from it| off it|){end:finally}",
        "how many( cards|) can {who:who} draw( in all| in total| from it|){end:finally}",
    ),
    *asks(
        _drawn_with,
        "how many( new| extra|) cards (do|will|be|have) {who:who} (draw|get|see|take|pull) (from|off|off of|with|"
        "out of|for) {by:thing}{end:finally}",
    ),
    *asks(
        lambda **how: AskDrawn(""),
        "how many cards (be|do) (that|it)( in all| in total|){end:finally}",
        "how many( cards|) do (that|it|this) draw( in all| in total|){end:finally}",
        "how many cards( in all| in total| be draw| get draw|){end:finally}",
    ),
    hears(
        ASK,
        "how many {thing:thing} (do|be) {who:who} (have|control|keep|"
        "left with)( left|)( in play| on the play|)( after that| now|)",
        AskCount,
    ),
    hears(ASK, "how many (creature|creatures) (survive|live|be left)", lambda: AskWhoSurvives()),
    hears(ASK, "how many (creature|creatures) (die|be dead|be lose|get kill)", lambda: AskWhoDies()),
    *asks(
        AskCount,
        f"how many (of |){{thing:thing}} ({_LEFT})( after that| at the end| then| now|)",
        "how many (of |){thing:thing} (do|be) {who:who} (have|control|keep|be leave with|have left|still "
        "have)( left|)"
        "( in play| on the play|)( after that| now|)",
    ),
    *asks(partial(_all_dead, who="opp"), f"how many (of |){{thing:thing}} (do|can) i {_KILL}"),
    *asks(partial(_all_dead, who=ME), f"how many (of |){{thing:thing}} (do|can) (he|she|opp|they) {_KILL}"),
    *asks(
        _all_dead,
        "how many (of |){thing:thing} (die|be dead|be lose|get kill|be kill|be destroy|go to graveyard|get destroy)",
        "how many (of |){thing:thing} (do|can|must) {who:who} lose( at most| at the most| max| tops|)",
    ),
)

PRODUCTIONS: Table = (
    *_WHETHER,
    *_OUTCOMES,
    constant(RULE, "legend rule", "legend rule"),
    constant(RULE, "mana burn", "mana burn"),
    stands_for(PART, "{it:ask}"),
    stands_for(PART, "{it:act}"),
    stands_for(PART, "{it:fact}"),
    stands_for(PART, "{it:moment}"),
    stands_for(PART, "{it:outcome}"),
)
