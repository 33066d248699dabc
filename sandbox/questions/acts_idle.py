"""How it is told that nobody does anything more, and that nobody can block."""

from sandbox.questions.said.acts import DoesNothing
from sandbox.questions.said.acts_combat import BlocksNothing
from sandbox.questions.ways_told import told_acts
from sandbox.wording.grammar import Table

_NOBODY = (
    "nobody|no one|neither player|neither of us|neither of them|neither side|none of us|neither|no player|nobody else|"
    "no one else|not anybody|nobody at all"
)
_DOES = (
    "do anything|do a thing|do anything else|do anything more|play anything|play anything else|play anything more|"
    "cast anything|cast anything else|respond|react|answer|use anything|use any ability|use any abilities|"
    "pump|pump anything|add anything|have anything|have a response|have responses|have any response|have a trick|"
    "have any tricks|play a trick|play any tricks|play tricks|cast a spell|cast any spells|cast spells|play a spell|"
    "play spells|play any spells|interfere|intervene|pay anything|pay mana|do anything about it|say anything|"
    "activate anything|cast an instant|play an instant|play instants|regenerate|regenerate anything"
)
_WHEN = (
    " in response| to it| to that| to any of it| at all| this turn| during combat| in combat| after that| meanwhile|"
    " in between| before that| before damage| else| more| further|"
)
_TRICKS = (
    "pump|pumps|tricks|combat tricks|trick|spells|other spells|more spells|further spells|effects|fast effects|"
    "other effects|instants|abilities|regeneration|regenerate|responses|response|interference|interrupts|"
    "funny business|other plays|further plays|plays|more plays|further actions|actions|reaction|reactions|"
    "other tricks|more tricks|combat spells|other abilities|activations|surprises|surprise"
)
_BY = (
    " from either side| from any side| on either side| by either player| by any player| from either player|"
    " from either of us| from i| from me| from him| from opp| from anyone| from anybody| be cast| be play| be use|"
    " involved| be involved| in response| this turn| in combat| in between| on both side| be do| here| left|"
)
_LETS = "let it happen|let it stand|let it be|let that happen|sit tight|keep quiet|watch|do not care|let it all happen"
_MORE = "else|more|further|other"
_ENDED = (
    "happen|be do|be done|be play|be cast|go on|come|come up|take place|get play|get cast|be add|occur|be use|get do"
)
_PASS = "without|and without|with no one|with nobody"
_ANYONE = "i|me|he|him|she|her|opp|either of us|anyone|anybody|us|either player|either side"

_TO_PAY = (
    "to cast with it|to cast with that|to cast with the mana|to cast with that mana|to play with it|to pay it on|"
    "to pay it for|to pay for with it|to use it for|to use it on|to use the mana for|to use that mana for|"
    "to pay the mana on|to pay that mana on|to do with it|to do with the mana|to do with that mana|to cast off it|"
    "to cast from it|to put it into|to put the mana into|to sink it into|to cast for it"
)
"""What mana could be for."""
_TO_DO = (
    "to respond|to respond with|to say|to add|to play|to do|to cast|to answer with|to say about it|to do about it|"
    "in response|to stop it|to react with"
)
_THIS_PHASE = "( this phase| in this phase| in that phase| that phase| this turn| right now|)"

_IDLE: Table = (
    *told_acts(
        DoesNothing,
        f"({_NOBODY}) ({_DOES})({_WHEN})",
        f"no ({_TRICKS})({_BY})",
        f"no ({_TRICKS}) (or|and|,) (no |)({_TRICKS})({_BY})",
        f"with no ({_TRICKS})({_BY})",
        f"without (any |)({_TRICKS})({_BY})",
        f"{{who:doer}}do not (play|cast|use|add|pay|activate) (anything|any spells|a thing|a spell|spells|any ability)"
        f"({_WHEN})",
        "{who:doer}leave it (at that|at this|there|be|alone|at it)",
        f"{{who:doer}}({_LETS})",
        "{who:doer}(cast|play|use|activate|pump|add|tap|pay) nothing( at all|)( more| further| else|)( this turn|"
        " with it| with that| off it| in response|)",
        "{who:doer}do nothing( at all|)( more| further| else|)( this turn| after that| in response|)",
        f"{{who:doer}}have nothing( else| more| further| left|) ({_TO_DO}|{_TO_PAY}){_THIS_PHASE}",
        f"(with |but |)nothing( else| more| further| left|) ({_TO_DO}|{_TO_PAY}){_THIS_PHASE}",
        "{who:doer}(can not|do not) (use|spend|pay) (the mana|that mana|the rest of the mana|any of the mana|this mana)"
        "( on anything| for anything|)",
        "{who:doer}have no (response|responses|answer|answers|reply|tricks|trick|instants|spells|effects|fast effects|"
        "way to respond|way to stop it|plays)( to it| to that| to this| left| in hand|)",
        f"nothing ({_MORE}|at all) ({_ENDED})({_WHEN})",
        f"nothing ({_ENDED}) (in between|meanwhile|in response|after that|before that)",
        "that be (all|it|that|everything|all there be|all i do|all he do)( for this turn| this turn| that "
        "happen| then|)",
        "and that be (that|it|all)",
        f"({_PASS}) (doing|do|play|cast|use|add|pay) (anything|any spells|a thing|a spell|anything at all)({_WHEN})",
        f"without ({_ANYONE}) (doing|do|play|cast|use|respond|react|add)( anything| any spells| a thing| a "
        f"spell|)({_WHEN})",
        "(without|with no) (further|another|more|other) (ado|play|plays|action|actions|spells|effects)",
    ),
    *told_acts(
        BlocksNothing,
        "{who:doer}have (nobody|no one|nothing|no creature|no creatures|none|no guys|no creature left) (to|that can|"
        "able to|who can|which can|left to|there to|home to) block( it| with| me| him| that| them| the attack| "
        "at all|)",
        "there be (nobody|no one|nothing|no creature) (to|that can|who can|there to|left to|home to) block( it| "
        "me| him| "
        "that| them|)",
    ),
)

PRODUCTIONS: Table = _IDLE
