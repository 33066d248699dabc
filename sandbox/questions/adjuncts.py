"""What is said beside anything and says nothing: why somebody did it, how, and that it is this case that is meant."""

from sandbox.questions.phrases import MOMENT
from sandbox.questions.said.moments import SaysNothing
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant

_CASE = "case|situation|scenario|position|example|interaction|instance|spot|game|matchup|board state"
_MOOD = (
    "hesitation|delay|hesitating|thinking|thinking twice|a second thought|a word|shame|mercy|looking|regret|"
    "further ado|warning|much thought|any hesitation"
)
_WHY = (
    "good measure|some reason|whatever reason|any reason|fun|kicks|value|safety|insurance|the record|completeness|"
    "certain|sure|real|simplicity|argument 's sake|the sake of argument|the sake of simplicity|the moment|the time "
    "being"
)
_THAT = "it|this|that|all this|all that|it all|this combat|that combat|this fight|that fight|this exchange"

_ABILITY_WORDS = "revolt|metalcraft|threshold|hellbent|delirium|morbid|raid|ferocious|landfall|spell mastery|formidable"

PRODUCTIONS: Table = (
    constant(MOMENT, f"(without|with no|no|but no|have no) ({_ABILITY_WORDS})( active| on|)", SaysNothing()),
    constant(MOMENT, f"(in|for|under) (this|that|the present|the current|such a|our|my|the) ({_CASE})", SaysNothing()),
    constant(
        MOMENT, "(at the moment|at present|as of now|so far|right now|just now|for now|by then|as it be)", SaysNothing()
    ),
    constant(MOMENT, "(at|by) (this|that|which|the|some) (point|time|moment|stage|juncture)( in time|)", SaysNothing()),
    constant(MOMENT, "(this|that) time( around| round|)", SaysNothing()),
    constant(MOMENT, f"for ({_WHY})", SaysNothing()),
    constant(MOMENT, f"(without|with no) ({_MOOD})", SaysNothing()),
    constant(MOMENT, "(all |)(by itself|by himself|by herself|on its own|on his own|on her own)", SaysNothing()),
    constant(MOMENT, "as (my|his|her|the) (only|lone|sole|single|1) (attacker|attacking creature)", SaysNothing()),
    constant(MOMENT, "into (my|his|her|their|opp 's) (play|side|defense|defenses|blockers)", SaysNothing()),
    constant(MOMENT, "(as|with) (a|an|his|her|my) (trick|combat trick|surprise|ambush)", SaysNothing()),
    constant(
        MOMENT,
        "(by mistake|by accident|on purpose|out of spite|out of desperation|in desperation|just in case|in a panic|"
        "to be safe|to be sure|to be on the safe side|as a bluff|as a last resort|as always|after all|in fact|"
        "in effect|as a result|of all things|as planned|as expected|on a whim|in one go|in 1 go|like an idiot|"
        "in good faith|like a noob|like a fool|like a beginner|"
        "like a newbie|in the meantime|one way or another|for what it be worth|if possible|if necessary|if need be|"
        "no matter what|whatever happen|in any case|in either case|either way|in any event|at any rate|that be to say|"
        "in other words|in short|in practice|rules wise|as far as i know|to my surprise|to his surprise|come to think "
        "of it|believe it or not|needless to say|strictly speaking|under the rules|by the book|in theory|as it turn "
        "out|it turn out|as you can see|by chance|one by one|that way|this way|"
        "one after another|one after the other|1 after another|1 after the other|like this|like that|like so)",
        SaysNothing(),
    ),
    constant(MOMENT, f"(because of|due to|as a result of|thanks to|courtesy of|through) ({_THAT})", SaysNothing()),
    constant(
        MOMENT,
        "(just |only |)(a single target|single target|1 target|one target|only target|no other target|"
        "no other targets|no second target|nothing else target|nobody else target|nothing else as a target)",
        SaysNothing(),
    ),
    constant(MOMENT, "(from|out of) (play|the play)", SaysNothing()),
    constant(
        MOMENT, "(with|because of|thanks to|due to|through|use) (banding|the band|my band|his band)", SaysNothing()
    ),
    constant(MOMENT, "for the (last|final|missing) (point|points)( of damage|)", SaysNothing()),
    constant(MOMENT, "(as|like) (an|a) (interrupt|instant|fast effect|sorcery)", SaysNothing()),
    constant(MOMENT, "(at|with) (instant|interrupt) speed", SaysNothing()),
    constant(
        MOMENT,
        "(nobody|no one|neither of us|neither player|none of us) (counter|respond to) (it|that|this|them)",
        SaysNothing(),
    ),
    constant(MOMENT, "by (this|that|all this|all that|this combat|that combat)", SaysNothing()),
    constant(MOMENT, "(across|on the other side of|over) the (table|board|play)", SaysNothing()),
)
