"""What people say around a question: where it happened, that they wonder, that mana is no matter.

An aside names no card, no size and no number: whatever could change a ruling is no aside.
"""

import re

from sandbox.questions.phrases import PART, TELLER
from sandbox.questions.said.asides import Aside
from sandbox.questions.said.things import PartSaid
from sandbox.questions.states_owned import show_nothing
from sandbox.wording.grammar import Ends, Reading, Table
from sandbox.wording.saying import constant, hears, native

_ASIDE = Aside()
_PLACE = (
    "at fnm|at a prerelease|at the prerelease|at the shop|at the store|at my shop|at my store|at my lgs|at the lgs|"
    "at home|at work|at school|at a tournament|in a tournament|in a draft|in draft|in limited|in sealed|in a match|"
    "in my match|in the finals|in a game|in my game|in our game|in my last game|in our last game|in a casual game|"
    "in my first game|in game 1|in game 2|in game 3|in casual play|at the kitchen table|at our kitchen table|online"
)
_TIME = (
    "last night|yesterday|the other day|the other night|last week|last friday|last saturday|last sunday|last weekend|"
    "this weekend|this morning|tonight|recently|earlier today|on friday|on saturday|on sunday|"
    "this evening|last evening|a few days ago"
)
_SOME_MANA = "it|that|the mana|them|this|that mana|this mana|all that mana|the rest|the rest of it"
_MATTER = "situation|question|scenario|argument|disagreement|position|problem|case|debate|discussion|interaction|puzzle"


def _asides(*notations: str) -> Table:
    return tuple([hears(PART, notation, lambda who="", other="": _ASIDE) for notation in notations])


_WHERE: Table = _asides(
    f"({_TIME})",
    f"({_PLACE})",
    f"(this|that|it|something like this|something like that) (come up|happen)( to me| to us| in play| for us|"
    f")( {_TIME.replace('|', '| ')}|)",
    "(play|playing) (in|at) (a |my |the |our |)(draft|tournament|store|shop|league|game|prerelease|casual game)",
    "{who:teller} (play|be play|be play a game|have a game) (with|against) {other:teller}",
)
_WONDERING: Table = _asides(
    "{who:teller} (be |)(wonder|not sure|unsure|confused|confuse|curious|a bit confused|a little confused|lost|puzzled)"
    "( about this| about that| here| about it| what happen| how this work| how that work|)",
    "{who:teller} (want|like|need|would like) to know",
    "{who:teller} (do not|never) (know|understand|get|see) (how|why|what|this|that|it|how this work|how that work|"
    "the rule here|what happen|how it work|what to do)",
    "(it|this|that) (seem|look|feel|sound) (weird|odd|strange|wrong|off|unfair|broken)( to me| to us|)",
    f"{{who:teller}} (have|get) (a |this |the after |an |the same |another |)({_MATTER})( here| come up| for i|"
    " about this| about combat| about this situation| about damage| about the stack|)",
    f"(here be|this be|consider|take|there be) (the |this |a |my |our |)(after |)({_MATTER})( here|)",
    f"(my |the |our |a |)({_MATTER})( be| be this| here|)",
    "(a |the |)(rules |rule |)(question|check|ruling)( here| needed| please|)",
    "{who:teller} (need|want|like) (a |some |)(ruling|help|advice|clarification|judge|second opinion)( here| on this|)",
    "(help|help me|help me out|help us|need help|any help|ruling|ruling needed|clarify|explain)( with this|)",
    "(thank i|thanks|cheers|much appreciated|appreciated|help appreciated|thank i much)( in advance| very "
    "much| a lot|)",
    "(be nice|do not laugh|sorry for the long question|long story|long story short|to make a long story short)",
    "(sorry|apology|apologies) (for|if) (the |this |)(be |)(long|basic|noob|dumb|silly|stupid|obvious)( "
    "question| one|)",
    "(new|new player|noob|beginner|returning player) (here|question)",
    "{who:teller} be (new|new to the game|new to this|a new player|a beginner)",
)
_RETURNING: Table = _asides(
    "({who:teller} |)(come|be|get) back( to the game| to it|) after (a |some |many |a few |several |10 |20 |)"
    "(years|year|break|long break|while|long while|decade|pause)( away| off|)",
    "({who:teller} |)(do not play|have not play|not play)( this| it| the game|) (in|for) (a |some |many |a few |)"
    "(years|ages|while|long time|decade|decades)",
    "{who:teller} (say|claim|think|insist) (no|yes|no way|no can do|otherwise|nope|not possible|that be legal|"
    "that be wrong|it be legal|it be not so|this be wrong)",
    "{who:teller} (say|claim|think|insist) (it|he|she|that|they) (can|can not|do|do not|be|be not)",
)
_THINKING: Table = _asides(
    "{who:teller} (know|realize|understand|remember|see|notice|hear|read|be told|gather|figure|be pretty sure|be sure|"
    "feel|be aware|be convinced|be fairly sure|think|believe)( that|)",
    "{who:teller} and {other:teller} (argue|disagree|can not agree|do not agree|be argue)( about this| about "
    "it| here|)",
    "{who:teller} (argue|disagree|can not agree|do not agree|be argue)( about this| about it| here|)",
    "(the|that|my|his|her|this) (spell|attack|damage|ability) never (happen|resolve|take place)",
    "(neither of us|nobody|no one|none of us) (know|be sure)( the answer| the rule|)",
    "(correct me if i be wrong|unless i be wrong|if i be not wrong|if i be not mistaken|if i remember correctly|"
    "if i remember right|if i understand correctly|if i understand it|if i understand this correctly|as far as i know|"
    "as i understand it|if memory serve|as far as i can tell|in my opinion|to my mind|to be clear|for clarity|"
    "to clarify)",
    "(in case it matter|if it matter|if that matter|in case that matter|for what it be worth|for reference|fyi|"
    "not that it matter|for the record|all things be equal)",
    "{who:teller} (be|feel) (happy|sad|angry|annoyed|upset|nervous|worried|scared|greedy|lucky|unlucky|desperate|"
    "clever|smart|sneaky|confident|tired|sure of it)( about it|)",
    "{who:teller} (be |)(afraid|scared|worried|worry|wary|think|expect|fear|suspect)( of| about|) (a trick|tricks|"
    "some trick|a combat trick|something)",
    "{who:teller} (smile|grin|laugh|shrug|nod|sigh|think for a while|think about it|think hard|hesitate|pause)",
    "(unfortunately|sadly|luckily|fortunately|stupidly|foolishly|cleverly|surprisingly|suddenly|naturally|nicely)",
    "(nothing fancy|no funny business|nothing special|no funny stuff|nothing tricky|simple enough|simple|easy)",
    "(these days|nowadays|by now|in this day and age|under the current rules|with the current rules|as things stand)",
    f"{{who:teller}} have nothing( else|) to (pay|use) ({_SOME_MANA}) (on|for|with)",
    f"(with |but |and |)nothing( else|) to (pay|use) ({_SOME_MANA}) (on|for|with)",
    "{who:teller} (have|see|find) no use for (it|that|the mana|this mana|that mana)",
    "(without|not) (pay|use) (it|that|the mana)( on anything| for anything|)",
    f"(do|have done) nothing( else|) with ({_SOME_MANA})",
    f"{{who:teller}} do nothing( else|) with ({_SOME_MANA})",
    "(directly|straight)",
    "(notice|realize|only then notice|only then realize)( that| too late that|)",
    "(a |the |)counter war( break out| ensue| follow| start| begin|)",
    "(weird|odd|strange|bad|funny|silly|misplay) play",
    "nothing be (alive|left|there|in front of it|in the way|in its way|block it)( there| any more| in front of it|)",
    "nothing (else|more|further) (touch|hit|hurt|target|affect|happen to|be do to|damage|bother|interfere with) "
    "(it|him|her|them|either|either of them|any of them|anything|anyone)",
    "(in case|to be honest|to be fair|to be precise|to be exact|frankly|honestly|mind i|out of curiosity|for kicks|"
    "to our surprise|to everybody 's surprise|as i do expect|as i can expect|as i say|the thing be|here be the thing|"
    "i be asking|i ask|in principle|on paper|for once|no kidding|seriously|believe i|trust i|hypothetically|"
    "theoretically|if i be honest|not surprisingly|no surprise|no surprise there|big surprise|as usual|like always|"
    "in the end|at last|by the way|btw|for what it matter|you know|i know|i see|go figure)",
    "(silly|stupid|dumb|newbie|noob|trivial|weird|odd|strange|funny)( one| situation| case|)",
    "(hero|villain|judge|hi judge|hello judge|hi|hello|hey|hey judge)( here|)",
    "(very |pretty |quite |)(simple|basic|easy|standard|straightforward)( stuff| situation| board|)",
)

_HEADING = re.compile(
    r"(?:the |our |current |here be the )?(?:play|position|setup|game|play state|game state)(?= [:-])"
)


def _heading(reading: Reading, at: int) -> Ends[PartSaid]:
    """`The board: ...`"""
    found = _HEADING.match(reading.text, at)
    return {found.end(): _ASIDE} if found else {}


PRODUCTIONS: Table = (
    native(PART, _heading, show_nothing),
    hears(TELLER, "{who:who}", lambda who: who),
    constant(TELLER, "(we|both of us|us|both|the 2 of us|some people|people|everyone|everybody|somebody|someone)", ""),
    *_WHERE,
    *_WONDERING,
    *_THINKING,
    *_RETURNING,
)
