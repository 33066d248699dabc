"""What is asked."""

from collections.abc import Callable

from sandbox.questions.phrases import ASK, PART, RULE
from sandbox.questions.said.acts import Prevents
from sandbox.questions.said.asked import (
    Ask,
    AskAlso,
    AskCan,
    AskControl,
    AskCount,
    AskDrawn,
    AskHand,
    AskHappens,
    AskWhere,
    AskWhether,
    AskWhichStays,
    AskWhoDies,
    AskWhoIsRight,
    AskWhoSurvives,
    AskWhoWins,
)
from sandbox.questions.said.outcomes import (
    AnythingDies,
    GoesTo,
    IsDead,
    IsSo,
    IsTapped,
    Lives,
    LosesGame,
    Lost,
    Overwritten,
    StaysInGame,
    TakesNothing,
    ToldOutcome,
)
from sandbox.questions.said.things import Mention, Things
from sandbox.terms.colors import Color
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears, stands_for

_IT = Mention(noun="it")


def _asks(build: Callable[..., Ask], *notations: str) -> Table:
    return tuple([hears(ASK, notation, build) for notation in notations])


def _whether(outcome: ToldOutcome) -> Ask:
    return AskWhether(outcome)


def _live(things: Things = (_IT,)) -> Ask:
    return AskWhether(Lives(things))


def _die(things: Things = (_IT,), thing: Mention = _IT, who: str = "") -> Ask:
    return AskWhether(IsDead(things))


def _either(things: Things = (_IT,)) -> Ask:
    return AskWhether(Lives(things), either=True)


_FATE = (
    "die|survive|live|dead|alive|win|lose|make it|go to graveyard|be dead|be alive|get kill|win the fight|lose "
    "the fight|"
    "be destroy|stay in play|stay alive|get destroy"
)
"""What becomes of one of two."""


def _is_so(things: Things, mark: str) -> Ask:
    if mark not in {*map(str, Color), "legendary"}:
        raise Unfit
    return AskWhether(IsSo(things, f"is {mark}" if mark != "legendary" else "has the supertype legendary"))


def _enough(thing: Mention) -> Ask:
    """Whether a spell named is enough for what it is aimed at."""
    if not thing.card:
        raise Unfit
    return AskWhether(IsDead((_IT,)))


_CLAIMS = "say|think|claim|argue|insist|believe|tell me|tell i|swear|maintain|reckon|suggest|object|be sure|assume"
"""What somebody does who is of an opinion."""

_WHETHER: Table = (
    hears(
        ASK,
        "can (i|he|she|opp) (kill|destroy) {things:things}",
        lambda things: AskWhether(IsDead(things), by_something=True),
    ),
    hears(ASK, "can (i|he|she|opp) save {things:things}", lambda things: AskWhether(Lives(things), by_something=True)),
    *_asks(
        lambda who: AskCan(Prevents(who)),
        "can {who:who} (save|protect) (i|me|him|her|them|myself)( with it| with that|)",
        "can {who:who} (prevent|stop) (it|that|this|the damage|that damage|all of it)( with it| with that|)",
    ),
    hears(ASK, "be {thing:thing} enough( for it| for that| to do it| to do that| for the kill|)", _enough),
    *_asks(
        lambda: AskWhoIsRight(),
        "(who|which of us|which one of us|which one|which) be (correct|wrong|in the right)( here| about this|"
        " on this|)",
        "be that so( then| here|)",
        "(true|correct|true or false|be it so|be that legal or not|yes_or_no)",
    ),
    *_asks(
        lambda a, b: AskHappens((*a, *b)),
        f"(do|be) {{a:things}} ({_FATE}) or( do| be|) {{b:things}}",
        f"(do|be) {{a:things}} ({_FATE}) or( do| be|) {{b:things}} ({_FATE})",
        f"(who|which|which one|what|which creature)( of them|) ({_FATE})( first|)( ,| :|) {{a:things}} or {{b:things}}",
        f"do {{a:things}} or {{b:things}} ({_FATE})",
    ),
    *_asks(
        _either,
        "do {things:things} (live or die|die or live|survive or die|make it or not|survive or not)",
        "be {things:things} (alive or dead|dead or alive)",
        "(live or die|dead or alive|alive or dead)",
    ),
    *_asks(
        _whether,
        "do {outcome:outcome}( or not| or what|)",
        "(do not|will not) {outcome:outcome}( or what|)",
        "(be that so|so|then|now|how about|what about|meaning|that mean|it mean|do this mean|will that mean|"
        "be it the case that|be it possible that|be it so that|be there any way|be there a chance|or|and) "
        "{outcome:outcome}",
        "{outcome:outcome}( ,|) (be that so|correct|yes|no|true|be not it|be not he|be not she|be not they|be "
        "not i|be not that|do not it|do not he|do not she|do not they|do not i|do not that|will not it|will "
        "not he|be not this|do not this|do he not|do it not|or no|or not|eh|huh|or do it|or be it|true or false|"
        "yes_or_no)",
        "(do that mean|do it mean|be it true|so be it|so|would|will|be i right) {outcome:outcome}",
        "(can|do it mean|that mean) {outcome:outcome}",
        "{outcome:outcome}( ,|) (right|correct|do it|do they|do he|do she|be it|be they|be i|be he|or not|or)",
        "(be that|be it|be this|that be) enough to {outcome:outcome}",
    ),
    *_asks(
        lambda who: AskWhether(LosesGame(who)),
        "(be|do) {who:who} (dead|die|lose|toast|done|finish|out|out of the game|kill)",
        "(be that|be it|be this|that be) enough to (kill|finish|finish off|beat) {who:who}",
        "(do|be) (that|it|this) (kill|finish|finish off|lethal for|beat|lethal on) {who:who}",
    ),
    *_asks(
        lambda who, outcome: AskWhether(outcome),
        f"{{who:teller}} ({_CLAIMS})( that| to i| to me|) {{outcome:outcome}}",
    ),
    *_asks(
        lambda: AskWhether(LosesGame("victim")),
        "(be|do) (that|it|this|the attack|my attack) (lethal|be "
        "lethal|game|win|enough to win|enough for the win|lethal damage)",
        "(lethal|game over)",
    ),
    *_asks(
        lambda who="i": AskWhether(LosesGame(who)),
        "be (it|the game|this|that) (over|game over)( for {who:who}| for me| then| now|)",
        "be (it|the game) (over|lost)( for me|)",
    ),
    *_asks(
        lambda who: AskWhether(StaysInGame(who)),
        "do {who:who} (get|have) (a|another|one more|1 more|my next|his next) turn( left|)",
        "do {who:who} (get|have) (a|another|one more|1 more) turn( left|) to (gain life|gain life back|gain it back|"
        "recover|come back|get life back)",
        "be {who:who} (still |)(alive|in the game|in it|ok|safe|fine)",
    ),
    *_asks(
        lambda: AskWhether(AnythingDies()),
        "do (anything|any creature|any of them|anyone|something|either|either of "
        "them|either creature|either one) (die|get destroy|go to graveyard|get kill)",
    ),
    *_asks(
        lambda thing=_IT: AskWhether(IsTapped(thing)),
        "(be|do) {thing:thing} (tapped|tap|stay tapped|be tapped|get "
        "tap|end up tapped)( afterwards| after that| after combat|)",
        "(tapped|tap)( afterwards| after that| after combat|)",
        "be {thing:thing} (tapped|tap)( after attack| after attacking|)",
    ),
    *_asks(
        lambda thing=_IT: AskWhether(IsTapped(thing, False)),
        "be {thing:thing} (untap|untapped)( afterwards| after that| after combat|)",
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
    *_asks(
        lambda: AskWhether(IsDead((Mention(noun="both"),))),
        "trade",
        "(be it|be this|be that) a trade",
        "do (we|they|both|those|the creatures|the two) trade",
    ),
    hears(ASK, "(prevent|be prevent)", lambda: AskWhether(TakesNothing("victim"))),
    hears(ASK, "(do|be|can|how about|what about) {things:things}( as well| too| then|)", AskAlso),
    *_asks(
        _live,
        "be {things:things} (alive|safe|save|ok|fine|in play|around)",
        "{things:things} (safe|alive|ok|fine)",
        "(safe|alive)",
        "(live|survive|make it)",
        "do (any|any of my|any of his|either of) {things:things} (survive|live|make it|stay)",
        "be {things:things} (still |)(alive|in play|on the play|around|there|here|standing|"
        "safe|ok)( at the end| afterwards| after that| after combat| once combat be over| then|)",
        "(can|do) {things:things} (survive|live through|make it through) (combat|this|that|it|the fight)",
        "do (that|this|it) save {things:things}",
        "can (that|this) save {things:things}",
        "can {things:things} survive",
        "do i (save|keep) {things:things}( alive|)",
    ),
    hears(ASK, "do {who:who} lose {things:things}", lambda who, things: AskWhether(Lost(things, who))),
    *_asks(
        _die,
        "be {things:things} (dead|gone|toast|history|destroy|kill|lose|bury)",
        "{things:things} dead",
        "(dead|die)",
        "do (that|this|it) (kill|destroy|finish off|deal with) {things:things}",
        "(be that|be it|be this|that be|it be|) enough (damage |)to "
        "(destroy|kill|finish|finish off|deal with) {things:things}",
        "do {thing:thing} (kill|destroy|finish off|bite|beat|finish) {things:things}",
        "do i (kill|destroy|finish off) {things:things}",
        "do {who:who} kill {things:things}",
        "enough to kill {things:things}",
        "can (that|this) kill {things:things}",
    ),
)
_LEFT = (
    "survive|live|be left|make it|be alive|stay alive|stay in play|stay|be in play|remain|be left over|be left in play|"
    "stay around|be around|survive it|survive that"
)
_OUTCOMES: Table = (
    *_asks(
        lambda thing=_IT: AskWhere(thing),
        "where (do|be) {thing:thing}( go| end| land| be| wind up| end "
        "up| finish| now|)( to|)( now| then| after that| afterwards|)",
        "(what|which) zone (do|be) {thing:thing} (go to|in|end in|end up in|now in|go|land in)( now|)",
        "(to |in |into |)(what|which) zone (do|be) {thing:thing}( go| end| end up| land|)",
        "(whose|which) (hand|graveyard|library) (do|be) {thing:thing} (go to|in|end in|end up in|go|return to)",
        "(to |in |into |)(whose|which) (hand|graveyard|library) (do|be) {thing:thing}( go| end| end up|)",
        "what (become of|happen to) {thing:thing} 's card",
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
        lambda thing, zone: AskWhether(GoesTo(thing, zone)),
    ),
    *_asks(
        lambda: AskWhoDies(),
        "(who|what|which)( all|) (die|get kill|be dead|go to graveyard|"
        "be destroy|get destroy|lose)( in combat| from this| here| then|)",
        "(who|what) be (dead|kill)( after that| after combat| in the end|)",
        "(what|which) (creature|creatures|one|ones) (be destroy|get destroy|be dead|get kill|go to graveyard)",
        "what be in (the |our |each |)(graveyard|graveyards)",
        "(which|who|what) (of|among) (them|those|these|the 2|the two|the 3|all those|my creatures|his creatures|"
        "the creatures|her creatures|their creatures) (die|get kill|be kill|be dead|go to graveyard|be destroy|"
        "get destroy|be lose)",
        "(which|what) (creature|creatures|ones|of them|1) (die|get kill|be kill|be dead|go|bite it)( to it| to that|)",
        "who get kill",
        "which one (die|be lose)",
    ),
    *_asks(
        lambda: AskWhoSurvives(),
        "what be (left standing|left alive|alive|standing)( at the end| after that| afterwards| after combat|)",
        "(who|which) be left",
        "(who|what|which) (survive|live|make it|be alive|stay alive)",
        "(which|what) (creature|creatures) (survive|live|be left)",
        "who (be|remain) (left|left standing|left alive|left in play|in play|alive|"
        "standing)( on my side| on his side| at the end| after that| afterwards| after combat|)",
        "(which|who|what) (of|among) (them|those|these|the 2|the two|the 3|all that|all those) "
        "(survive|live|be left|make it|stay alive|be alive|stay in play|remain)",
        "(which|what|who) of (my|his|her|our|the) (creature|creatures) "
        "(survive|live|be left|make it|stay alive|be alive|stay in play|remain)",
        "(what|who) (do|be) (i|he|we) (have|be left with)( left|)",
    ),
    *_asks(
        lambda: AskWhoWins(),
        "who (win|come out ahead|come out on top|lose)( the game| this| then|)",
        "who lose the game",
        "who be the winner",
    ),
    *_asks(
        lambda: AskWhichStays(),
        "(which|what|which one|who) (stay|remain)( in play|)",
        "(which|who|what|which one) of (the |them|those|these|my |his |)(2|both|3|) (be left|stay|remain|survive|live|"
        "be alive|make it|be still there|be there|be in play|be left in play)( at the end| after that| then| now|)",
        "(which|who|which one) (be left|survive|live|make it) of (the |)(2|both|them)",
        "which (one|of them) (stay|remain|go|be bury)",
    ),
    *_asks(
        lambda: AskHappens(),
        "what be (the |)(ruling|verdict|call|answer|correct ruling|correct answer)( here| on this| for this|)",
        "how (do|be) (this|that|it|the combat|combat|the fight|everything|the damage|it all) (work|work out|"
        "play out|go down|"
        "resolve|turn out|go|end|pan out)( here| now| then| exactly|)",
        "how do (i|we) (resolve|handle|rule|play) (this|that|it)",
        "(the |)(result|outcome|ruling|verdict)",
        "what (come out of|come of) (it|this|that|combat)",
        "what (be|remain) left( over| in play| on the play| then|)( at the end| after that|)",
        "what do (this|that|it|the game) look like( now| then| afterwards| after that| at the end|)",
        "what happen( now| then| next| here| in combat| at the end| to "
        "each| to both| to both of them| to me| to everything| exactly|)",
        "what (do|be) (we|i|he) (end|end up|go|be left) with",
        "how do (the |this |)(combat|fight|attack|battle|exchange)( damage|) (end|go|work out|resolve|turn out|finish)",
        "what (be|do) the (result|results|outcome|upshot)( be| here| for both| of this| of that| of combat|)",
        "what become of (it|them|both|each)",
        "what be the (result|outcome)",
        "who hit first",
        "how do (this|that|it) (end|go|work out|resolve|turn out)",
        "result",
    ),
    hears(
        ASK,
        "where (do|be) {a:thing}( ,|) and {things:things}( go| end| land| be| end up| finish| now|)( to|)( now| then| "
        "after that| afterwards|)",
        lambda a, things: AskHappens((a, *things)),
    ),
    hears(
        ASK, "what (happen to|happen with|become of) {things:things}( now| then| at the end| after that|)", AskHappens
    ),
    hears(ASK, "what be the (result|results|outcome) for {things:things}", AskHappens),
    *_asks(
        lambda who, things: AskHappens(),
        "what be the (result|results|outcome) for both {who:who} and {things:things}",
        "what be the (result|results|outcome) for {who:who} and {things:things}",
        "what happen to both {who:who} and {things:things}",
        "what happen to {who:who} and {things:things}",
    ),
    hears(
        ASK,
        "who (have|control|own|get|keep) {thing:thing}( now| then| at the end| after that| afterwards|)",
        AskControl,
    ),
    hears(ASK, "(whose|under whose control) be {thing:thing}( now| then|)", AskControl),
    hears(ASK, "how many cards (do|will) {who:who} (draw|get)( from it| from that|)", AskDrawn),
    hears(
        ASK,
        "how many cards (do|will) {who:who} (draw|get) (this turn|in this turn|that turn|for the turn|in that turn|"
        "in all this turn|in total this turn|altogether this turn)",
        lambda who: AskDrawn(who, turn=True),
    ),
    hears(ASK, "how many cards (be|do)( i have| he have| she have|) (left |)in my hand", lambda: AskHand("i")),
    hears(
        ASK,
        "how many cards (be|do)( i have| he have| she have|) (left |)in (his|her|their) hand",
        lambda: AskHand("opp"),
    ),
    hears(ASK, "how many cards do {who:who} have (left|in hand|left in hand|in hand left)", AskHand),
    hears(
        ASK,
        "how many {thing:thing} (do|be) {who:who} (have|control|keep|"
        "left with)( left|)( in play| on the play|)( after that| now|)",
        AskCount,
    ),
    hears(ASK, "how many (creature|creatures) (survive|live|be left)", lambda: AskWhoSurvives()),
    hears(ASK, "how many (creature|creatures) (die|be dead|be lose|get kill)", lambda: AskWhoDies()),
    *_asks(
        AskCount,
        f"how many (of |){{thing:thing}} ({_LEFT})( after that| at the end| then| now|)",
        "how many (of |){thing:thing} (do|be) {who:who} (have|control|keep|be leave with|have left|still "
        "have)( left|)"
        "( in play| on the play|)( after that| now|)",
    ),
    *_asks(
        lambda thing: AskCount(thing, "", True),
        "how many (of |){thing:thing} (die|be dead|be lose|get kill|be kill|be destroy|go to graveyard|get destroy)",
        "how many (of |){thing:thing} do (i|he|she|opp|they) lose",
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
