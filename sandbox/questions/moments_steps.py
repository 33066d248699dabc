"""When something happens in a turn, told by what comes next: before a draw, as a turn is passed, in a second main
phase; and that something came in just this turn."""

from sandbox.questions.phrases import FACT, MOMENT
from sandbox.questions.said.moments import (
    AfterCombat,
    AsTurnEnds,
    AtCleanup,
    BeforeBlocks,
    ForTheRest,
    InResponse,
    NextStep,
    NextTurn,
    NoMatter,
    OnceResolved,
    OwedTo,
    SaysNothing,
    TurnOf,
)
from sandbox.questions.said.states import Is
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.thing_words import ME
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

_HIS = "his|her|their|opp 's"
_HE = "he|she|opp|they"
_SECOND = "(second|2nd|post-combat|postcombat|after combat|other) main( phase|)"
_IN = "(it be |in |during |at |on |)"
_SPARE = "extra|leftover|left over|spare|remaining|unused|unspent|excess|other|surplus|rest of the"
_DRAW = "(draw|draw step|draw phase|draw for the turn|draw a card|draw my card|draw his card)"
_COMES_IN = "(enter|come in|come into play|arrive|be cast|be play|come out|hit play|hit the play|land|be summon|drop)"
_LAST = (
    "last turn|the last turn|my last turn|his last turn|her last turn|the turn before|an earlier turn|a previous turn|"
    "before|earlier|the attack|my attack|his attack|its attack|attack|attack me|attack him|attack opp|attack her|"
    "attack last turn|attack me last turn|attack him last turn|attack me on his turn|attack him on my turn|"
    "last turn attack|the last turn attack|last turn 's attack|last combat|"
    "attack this turn|my own attack|being used|use it|tap it last turn|the last combat|combat|tap for mana"
)


def _owed(it: Mention) -> OwedTo:
    if not it.card:
        raise Unfit
    return OwedTo(it)


def _after(it: Mention) -> OnceResolved:
    """`after the Bolt`."""
    if not it.card or it.ability:
        raise Unfit
    return OnceResolved(it)


def _named(thing: Mention) -> Mention:
    if not thing.card:
        raise Unfit
    return thing


def _tapped(thing: Mention) -> Is:
    """It does not matter since when."""
    if thing.noun == "player" or thing.number > 1:
        raise Unfit
    return Is(thing, "tapped")


PRODUCTIONS: Table = (
    hears(
        MOMENT,
        "(from|off|off of|out of|with the help of) {it:thing}",
        _owed,
    ),
    hears(MOMENT, "(after|following) {it:thing}", _after),
    constant(MOMENT, f"{_IN}my {_SECOND}", AfterCombat()),
    constant(MOMENT, "(it be |)(the |his |her |my |)declare attackers( step| phase)", BeforeBlocks()),
    constant(MOMENT, "(for|in|on) (the|this|my|his) turn", NoMatter()),
    constant(MOMENT, "(any more|anymore|any longer)", SaysNothing()),
    constant(MOMENT, "without (attack|attacking|attack with anything|attack at all|an attack)", SaysNothing()),
    hears(
        MOMENT,
        "(once|when|after|as soon as) {who:who} (be |)(done|do|finish|through|finished) with (my|his|her|the) turn",
        lambda who: NextTurn(),
    ),
    constant(
        MOMENT,
        "before (it|they) (get|be) (destroy|kill|destroyed|killed|exile|bounce|sacrifice|removed|blow up|lose)",
        InResponse(),
    ),
    hears(
        MOMENT,
        "(with |and |)(the |)(other |last |remaining |){number:number} mana (be |stay |go |remain |)(unspent|"
        "left unspent|unused|left unused|wasted|to waste)",
        ForTheRest,
    ),
    constant(
        MOMENT,
        f"(for|from|because of|off|by) (the|my|his|her|all the|all that) ({_SPARE})( red| green| blue| black| white|) "
        "(mana|one|red|green|blue|black|white|colorless)",
        ForTheRest(0),
    ),
    constant(MOMENT, f"{_IN}({_HIS}) {_SECOND}", AfterCombat()),
    constant(MOMENT, f"before (i|my) {_DRAW}", TurnOf(ME, "upkeep")),
    constant(MOMENT, f"before ({_HE}|{_HIS}) {_DRAW}", TurnOf("he", "upkeep")),
    constant(MOMENT, "(right |just |)before i untap( next| again|)", TurnOf("he", "end step")),
    constant(MOMENT, f"(right |just |)before ({_HE}) untap( next| again|)", TurnOf(ME, "end step")),
    constant(MOMENT, "(right |just |)before my turn (end|be over|be done)", TurnOf(ME, "end step")),
    constant(MOMENT, f"(right |just |)before ({_HIS}) turn (end|be over|be done)", TurnOf("he", "end step")),
    hears(MOMENT, "before my {step:step} (end|be over|be done)", lambda step: TurnOf(ME, step)),
    hears(MOMENT, f"before ({_HIS}) {{step:step}} (end|be over|be done)", lambda step: TurnOf("he", step)),
    constant(MOMENT, "(first thing|the first thing|right away|early) (in|on|during) my turn", TurnOf(ME, "main phase")),
    constant(MOMENT, f"(first thing|the first thing|early) (in|on|during) ({_HIS}) turn", TurnOf("he", "main phase")),
    constant(MOMENT, "(when|after|once|if|as) it change (control|controller|hands|sides)", NoMatter()),
    constant(MOMENT, f"(we|i) (go|move|get|pass) to ({_HIS}) turn", NextTurn("he")),
    constant(MOMENT, "(we|he|opp) (go|move|get|pass) to my turn", NextTurn(ME)),
    constant(MOMENT, "(right |)after (i|my) (untap|untap step|untapping)", TurnOf(ME, "upkeep")),
    constant(MOMENT, f"(right |)after ({_HE}|{_HIS}) (untap|untap step|untapping)", TurnOf("he", "upkeep")),
    constant(MOMENT, "(right |)after (i|my) (draw|draw step|draw for the turn)", TurnOf(ME, "main phase")),
    constant(MOMENT, f"(right |)after ({_HE}|{_HIS}) (draw|draw step|draw for the turn)", TurnOf("he", "main phase")),
    constant(
        MOMENT,
        "(before|as|when|while) i (end|pass|finish|be about to end|be about to pass) (it|turn|the turn|my turn)",
        TurnOf(ME, "end step"),
    ),
    constant(
        MOMENT,
        f"(before|as|when|while) ({_HE}) (end|pass|finish|be about to end|be about to pass) "
        "(it|turn|the turn|his turn|her turn)",
        TurnOf("he", "end step"),
    ),
    constant(MOMENT, f"{_IN}my (discard|discard step|discard phase|cleanup|cleanup step)", TurnOf(ME, "end step")),
    constant(
        MOMENT, f"{_IN}({_HIS}) (discard|discard step|discard phase|cleanup|cleanup step)", TurnOf("he", "end step")
    ),
    hears(
        MOMENT,
        "{who:who} (reach|come to|get to|be in|be at|arrive at|enter) (my|his|her|their) (discard|discard step|discard "
        "phase|cleanup|cleanup step)",
        lambda who: TurnOf(who, "end step"),
    ),
    constant(MOMENT, "(in|on|during) my (extra|additional|bonus) turn", NextTurn(ME)),
    constant(MOMENT, f"(in|on|during) ({_HIS}) (extra|additional|bonus) turn", NextTurn("he")),
    hears(MOMENT, "(in|on|during) {who:who} 's (extra|additional|bonus) turn", NextTurn),
    constant(MOMENT, "(in|on|during) the (extra|additional|bonus) turn", NextTurn()),
    constant(MOMENT, "(it be |in |during |)the (discard step|discard phase)", AtCleanup()),
    constant(MOMENT, "(at the |)(beginning|start) of (my |his |her |the |)combat( phase| step|)", NoMatter()),
    constant(MOMENT, "(in|on|during|at) the (next|after|following) (upkeep|upkeep step)", NextStep("", "upkeep")),
    constant(MOMENT, "the (following|after|next) upkeep", NextStep("", "upkeep")),
    constant(MOMENT, "(the |)(turn|very turn) after (that|this|that one|this one|it)", NextTurn()),
    constant(MOMENT, f"({_HIS}) (turn after|turn right after|following turn|after turn)", NextTurn("he")),
    constant(MOMENT, "my (turn after|turn right after|following turn|after turn)", NextTurn(ME)),
    constant(MOMENT, "(by|as of|come) (the |)end of (the |this |)turn", AsTurnEnds()),
    constant(
        FACT,
        f"(on |in |)(the|that|the same|the very|that very|that same) turn (it|he|she|they) {_COMES_IN}",
        Is(PRONOUN, "sick"),
    ),
    constant(
        FACT,
        "(on |in |)(the|that|the same|the very|that very|that same) turn i (cast|play|summon|drop|put) (it|him|her)"
        "( down| out| in play|)",
        Is(PRONOUN, "sick"),
    ),
    hears(
        FACT,
        f"(on |in |)(the|that|the same|the very) turn {{thing:thing}} {_COMES_IN}",
        lambda thing: Is(_named(thing), "sick"),
    ),
    hears(
        FACT,
        "{thing:thing} be (tapped|tap) for mana( already| on my turn| on his turn| last turn| earlier|)",
        _tapped,
    ),
    hears(FACT, f"{{thing:thing}} (be|stay) (tapped|tap) (from|after|since|because of|due to|for) ({_LAST})", _tapped),
    hears(
        FACT,
        "{who:who} (do not|choose not to|decide not to|forget to) untap {thing:thing}( last turn| this turn|"
        " in my untap step| during my untap step|)",
        lambda who, thing: _tapped(thing),
    ),
    hears(FACT, f"(tapped|tap) (from|after|since|because of|due to) ({_LAST})", lambda: Is(PRONOUN, "tapped")),
)
