"""Words that say that things lie in play and are ready, and words for how one is."""

from sandbox.questions.phrases import LYING, STATE
from sandbox.wording.grammar import Table
from sandbox.wording.saying import constant, hears

_LYING: Table = (
    constant(LYING, "", ""),
    hears(
        LYING,
        "( in play| out| up| untapped| untap| on the play| on my side| on his side| to block with| ready| around|"
        " available| left| there| here| back| at home| home| on the other side| on her side| to attack with| "
        "to defend with|"
        " as a blocker| as blockers| on my play| on his play| on her play|"
        " as my only creature| as his only creature| as an attacker| to block| on defense|"
        " on my side of the play| on his side of the play| for blocking| as the only creature| on the ground| "
        "in the air|"
        " face up| already| waiting| sitting there| standing there| sit there| stand there| under my control|"
        " under his control| for me| for i| for him| lie around| lay around| sit around| face me|"
        " on board| stare at me| across from me| opposite me){more:lying}",
        lambda more: "",
    ),
)
_STATES: Table = (
    constant(STATE, "(tapped|tap|already tapped)", "tapped"),
    constant(
        STATE, "(face down|still face down|lie face down|sit face down|morphed|unflipped|facedown|a morph)", "face down"
    ),
    constant(
        STATE,
        "(phased out|phased-out|currently phased out|on its off turn|on its off turn , phased out|out of phase)",
        "phased out",
    ),
    constant(STATE, "(summoning sick|summon sick|new|fresh|sick|cast this turn|play this turn|new this turn)", "sick"),
)
PRODUCTIONS: Table = (*_LYING, *_STATES)
