"""How it is told or asked what damage is dealt and what life is lost or gained, and whose a thing is then."""

from __future__ import annotations

from sandbox.questions.asking_words import REACHES
from sandbox.questions.outcomes import goes_to
from sandbox.questions.outcomes_negated import with_negated
from sandbox.questions.phrases import OUTCOME
from sandbox.questions.said.outcomes import (
    DamageIsDealt,
    Damages,
    GetsLife,
    HasLifeNow,
    LosesLife,
    Prevented,
    TakesDamage,
    ToldOutcome,
    Tramples,
)
from sandbox.questions.said.outcomes_cards import Controls, GetsBack, InHand
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.thing_words import ME
from sandbox.questions.ways_told import told_outcomes
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears


def _loses(who: str, n: int = -1, thing: Mention | None = None, **how: object) -> ToldOutcome:
    """What is named as dealing it is what the loss is asked of."""
    return LosesLife(who, n, (thing,) if thing is not None else ())


def _victim_loses(n: int = -1, thing: Mention | None = None, **how: object) -> ToldOutcome:
    return _loses("victim", n, thing)


def _gets_past(n: int = -1, thing: Mention | None = None, **how: object) -> ToldOutcome:
    return LosesLife("victim", n, (thing,) if thing is not None else (), through=True)


def _takes(things: Things, n: int = -1) -> ToldOutcome:
    return TakesDamage(things, n)


def _back(who: str, thing: Mention, zone: str) -> ToldOutcome:
    there = goes_to(thing, zone)
    return InHand(thing, who) if there.zone == "hand" else there


def _in_hand(who: str, thing: Mention) -> ToldOutcome:
    if thing.noun in ("card", "cards") and thing.number:
        raise Unfit  # so many cards in hand are no particular ones
    return InHand(thing, who)


_PAST = (
    "(go|get|come|trample|spill|carry|leak|make it|pass|break|slip|connect|carry on) (through|over|past|in|by|across|"
    "over the top|all the way through|through it|past it|past them|over it)"
)
_OVER = (
    "(over|over the top|through|past|past it|past them|past him|in|across|over it|onto him|to him|to his face|"
    "to the player|through to him|over to him|through to opp|over to opp|to opp)"
)
_SOME = (
    "(any|anything|something|damage|any damage|some|some damage|the damage|a hit|any of it|any of the damage|a scratch|"
    "the hit)"
)
_HITS = "(hit|damage|hurt|burn|smack|strike|connect with|reach|bite|harm|touch)"
_OUTCOMES: Table = (
    *told_outcomes(
        lambda who, n: DamageIsDealt(n), "{who:who} (get|do|deal) (the|his|her|my|its|their|that) {n:number} damage"
    ),
    *told_outcomes(
        _loses,
        "{who:who} (take|lose|suffer|be hit for|get hit for|be deal|get deal|swallow|be down|be out) {n:amount}"
        "( from it| from this| from that| to it| for it| for that| off it|)",
        "{who:who} (be|get) (hit|burn|smack|shock) for {n:amount}",
        f"{{n:amount}} ({REACHES}) {{who:who}}",
        f"(|any |all |some |any of the |all of the |all the |the |most of the |half the |some of the |that |this |"
        f"its )damage ({REACHES}) {{who:who}}",
        f"(any of it|all of it|it all|some of it|anything|the whole lot|the lot|everything) ({REACHES}) {{who:who}}",
        f"{{rest:rest}} ({REACHES}) {{who:who}}",
        "{who:who} (take|get|suffer|be deal) {rest:rest}",
        "{who:who} (get hit|get hurt|be hurt|be damage|get damage|get burn|be hit|get zap)( at all| by it| for it|"
        " in the process|)",
        f"{{who:who}} (take|suffer|get deal|be deal) {_SOME}( from it| from this| from that| at all| instead| for it|"
        " for that|)",
        "{who:who} lose (any |some |)life( from it| for it| for that| off it| from that|)",
        f"{{thing:thing}} 's damage ({REACHES}) {{who:who}}",
        f"{{thing:thing}} {_HITS} {{who:who}}( at all| instead|)",
        "{thing:thing} (get|come|make it|go) through to {who:who}",
        "{thing:thing} (deal|do) (any |its |the |that |his |her |)damage (to|on) {who:who}( instead|)",
        "{thing:thing} (deal|do) {n:amount} (to|on) {who:who}( instead|)",
        "{thing:thing} (hit|damage|burn|smack|get|connect with|strike) {who:who} for {n:amount}",
        "{thing:thing} (take|knock) {n:amount} off {who:who}",
        "{other:who} (deal|do) {n:amount} (to|on) {who:who}",
        "{other:who} (deal|do)( any| the| my|)( damage|) (to|on) {who:who}",
        "{other:who} (hit|burn|damage|get) {who:who} for {n:amount}",
        "{other:who} (hit|burn|damage) {who:who}",
        "{other:who} (deal|do) {who:who} (any|some|any damage|some damage|damage|the damage|any harm)",
        "{other:who} (hit|burn|get) {who:who} for (anything|something|the rest|the difference|the excess)",
        f"{{other:who}} get {_SOME} (in on|through to|over to|across to) {{who:who}}",
    ),
    *told_outcomes(
        _gets_past,
        f"{{n:amount}} {_PAST}",
        "(|any |all |some |any of the |all of the |all the |the |some of the |that |this |its |the full |full |trample "
        f"|his |my |her |its combat |combat |the combat )(damage|point|points) {_PAST}",
        f"{{thing:thing}} 's (combat |trample |)damage {_PAST}",
        f"(any of it|all of it|it all|some of it|anything) {_PAST}",
        f"{{rest:rest}} {_PAST}",
        f"(the |any |its |his |my |)trample( damage|) {_PAST}( at me| to me| onto me| on me|)",
        f"{{other:who}} (get|have|push|squeeze) {_SOME} {_OVER}",
        "{thing:thing} (trample|get|break|come|squeeze) (through|over|past)",
        "{thing:thing} (trample|get|break|come|squeeze) (through|over|past|by) {past:things}",
        "(anything|something|damage|any damage|any of it|any of the damage|some of it|some damage) (trample|get|go|"
        "come|make it|leak|spill) (through|over|past|by|around) {past:things}",
        "{thing:thing} (hit|connect|get in|swing|trample|trample over|attack|get through) for {n:amount}",
        "{thing:thing} (connect|get in|hit home|hit the player|hit face)",
    ),
    *told_outcomes(
        _victim_loses,
        "(that|it|this|which) (be|make|mean|do) {n:number} damage( in all| total| altogether|)",
    ),
    *told_outcomes(
        _loses,
        "(that|it|this|which) (be|make|mean) {n:amount} (to|for) {who:who}",
    ),
    *told_outcomes(
        _loses,
        "{who:who} (take|lose|suffer) {n:amount} (from|off|because of|to|thanks to) {thing:thing}",
        f"{{who:who}} (take|suffer) {_SOME} (from|off|because of|to) {{thing:thing}}",
        "{who:who} (take|suffer) {thing:thing} damage",
        "{who:who} (take|suffer) (the |)damage of {thing:thing}",
        "{who:who} lose life (from|off|because of|to) {thing:thing}",
    ),
    hears(OUTCOME, "{who:who} trample (the other |the |){n:number} through", lambda who, n: Tramples(who, n)),
    hears(
        OUTCOME,
        "{who:who} (deal|do) (any |my |his |her |the |all my |)damage( after all| then|)",
        lambda who: Tramples(who),
    ),
    hears(OUTCOME, "{who:who} trample( through| over| over him| over her| over to him|)", lambda who: Tramples(who)),
    hears(
        OUTCOME,
        "{who:who} (hit|connect|get in|swing|trample|trample over|attack|deal|do|get through|hit home) (for |"
        "){n:amount}",
        lambda who, n: Tramples(who, n),
    ),
    hears(
        OUTCOME,
        "{who:who} (trample|trample over|get through|connect) with {n:amount}",
        lambda who, n: Tramples(who, n),
    ),
    *told_outcomes(
        Tramples,
        f"{{who:who}} (get|push|put|send|force|squeeze|have|trample|assign) {{number:amount}} {_OVER}",
    ),
    *told_outcomes(
        lambda n, thing: TakesDamage((thing,), n),
        "(that|it|this|which) (be|make|mean) {n:number} damage (on|to) {thing:thing}",
        "(that|it|this|which) (be|make|mean) {n:number} (on|to) {thing:thing}",
    ),
    *told_outcomes(
        lambda by, things, n: Damages((by,), things, n),
        "{by:thing} (deal|do) {n:amount} to {things:things}",
        "{by:thing} (hit|damage|burn) {things:things} for {n:amount}",
    ),
    *told_outcomes(
        lambda by, who, n: GetsLife(who, n),
        "{by:thing} heal {who:who} for {n:number}( life|)",
        "{by:thing} heal {who:who} {n:number}( life|)",
    ),
    *told_outcomes(
        _takes,
        "{things:things} (take|suffer|be deal|get deal|get) {n:amount}( from it| from this| from that| to it|)",
        f"{{things:things}} (take|suffer|be deal|get deal) {_SOME}( from it| from this| from that| at all|)",
        "{things:things} (be|get) (hurt|damage|wound|wounded|scratch|scratched|dented|harm)( at all| by it| by that|)",
    ),
    *told_outcomes(
        lambda who, n: HasLifeNow(who, n),
        "(which |that |this |it |)(put|bring|take|knock|drop|leave|set) {who:who} (down |back |)(to|at|on) {n:number}"
        "( life|)",
    ),
    hears(OUTCOME, "my life( total|) (go up|increase|rise|grow)", lambda: GetsLife(ME)),
    hears(OUTCOME, "(his|her|their) life( total|) (go up|increase|rise|grow)", lambda: GetsLife("opp")),
    hears(OUTCOME, "{who:who} 's life( total|) (go up|increase|rise|grow)", lambda who: GetsLife(who)),
    hears(OUTCOME, "my life( total|) (go down|drop|fall|shrink)", lambda: LosesLife(ME)),
    hears(OUTCOME, "(his|her|their) life( total|) (go down|drop|fall|shrink)", lambda: LosesLife("opp")),
    hears(OUTCOME, "{who:who} 's life( total|) (go down|drop|fall|shrink)", lambda who: LosesLife(who)),
    *told_outcomes(
        lambda who, n: GetsLife(who, n),
        "{who:who} (gain|gain back|regain|recover|be up) {n:amount}( back|)( from it| for it| off it| from that|"
        " for that|)",
        "{who:who} (get|get back|receive) {n:number} life( back|)( from it| for it| off it| from that| for that|)",
        "{who:who} get (my|his|her|the|those|that) {n:number}( life|)( back|)( from it| for it| off it| from that|"
        " for that|)",
    ),
    *told_outcomes(
        lambda thing, who, n: GetsLife(who, n),
        "{thing:thing} (gain|give|net|get|earn|win|buy) {who:who} {n:amount}",
    ),
    *told_outcomes(
        lambda thing, who: GetsLife(who),
        "{thing:thing} (gain|give|net|get|earn) {who:who} (any |some |the |)life",
    ),
    *told_outcomes(
        lambda who: GetsLife(who),
        "{who:who} (get|have|gain|keep) (the |any |)(lifelink|lifelink life|life from lifelink)",
        "{who:who} (gain|get|get back|regain) (the |any |some |that |my |his |)life( back|)( from it| for it| off it|"
        " from that| at "
        "all|)",
        "{who:who} gain (anything|something)( from it| for it| off it| from that| at all|)",
    ),
    *told_outcomes(_back, "{who:who} get {thing:thing} back {zone:place}"),
    *told_outcomes(
        _in_hand,
        "{who:who} (choose|take|get) {thing:thing} (up|back up|up again|back up again)",
        "{who:who} (choose up|take up|take back) {thing:thing}( again| as well|)",
        "{who:who} (get|have|take|put|return|bring|see) {thing:thing} (back |)(to|in|into) (my |his |her |their |"
        ")hand( again|)",
        "{thing:thing} (come|go|return|be|get put|be put|land)( back|) (to|in|into|in to) {who:who} 's hand( again|)",
        "{thing:thing} be back with {who:who}",
    ),
    *(
        hears(
            OUTCOME,
            f"{{thing:thing}} (come|go|return|be|get put|be put|land|get send|be send)( back|) (to|in|"
            f"into) ({whose}) hand( again|)",
            lambda thing, who=who: InHand(thing, who),
        )
        for whose, who in (("my|my own", ME), ("his|their", "he"), ("her|her own", "she"))
    ),
    *told_outcomes(
        lambda thing, who: GetsBack(thing, who),
        "{thing:thing} (come|go|return|fall|revert|be give|be return)( back|) to {who:who}( again|)",
        "{who:who} (get|have) {thing:thing} (back|back again|back in play|back on my side|returned)",
        "{who:who} (regain|get back|take back|win back) (control of |){thing:thing}",
    ),
    *told_outcomes(
        lambda by, **how: Prevented("victim", (by,)),
        "{by:thing} (stop|prevent|absorb|save me from|soak up|block|cancel|counter) (that|the damage|that damage|"
        "all of it|"
        "any of it|all that|all the damage|this damage|that one|it all)",
        "{by:thing} (stop|prevent|absorb|soak up|cancel) {n:amount}",
        "{by:thing} (stop|prevent|absorb|soak up|cancel) (that|the|the last|this|any) (point|damage|hit)",
        "{by:thing} prevent (it|them|damage|all damage|all of that|the loss|that loss)",
        "{by:thing} (stop|prevent|absorb) (the|that|this) (ping|shot|zap|burn|blast|loss|loss of life|life loss)",
    ),
    *told_outcomes(
        lambda thing, who: Controls(thing, who),
        "{thing:thing} (be|stay|remain) (under|in) {who:who} 's control",
        "{thing:thing} (belong to|stay with|remain with|end up with|be with) {who:who}",
    ),
    *(
        hears(
            OUTCOME,
            f"{{thing:thing}} (be|stay|remain) ({whose})( to keep| for good| again| now|)",
            lambda thing, who=who: Controls(thing, who),
        )
        for whose, who in (
            ("mine|my creature|under my control|in my control", ME),
            ("his|his creature|under his control|theirs|under their control|in his control", "he"),
            ("hers|under her control", "she"),
        )
    ),
)
PRODUCTIONS: Table = with_negated(_OUTCOMES)
