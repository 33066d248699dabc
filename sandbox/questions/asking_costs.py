"""How it is asked what has to be paid: mana for a spell, for what asks for it in an upkeep, and how often a kicker."""

from __future__ import annotations

from sandbox.questions.said.asked import Ask
from sandbox.questions.said.asked_costs import AskCost, AskHowLong, AskKicks
from sandbox.questions.said.things import PRONOUN, Mention
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit

_MUST = (
    "owe|pay|need|have to pay|must pay|need to pay|have to spend|need to spend|spend|have to come up with|must spend|"
    "have to have|must have|be charge|be to pay|get charge"
)
_ITS = "it|that|this|the upkeep|its upkeep|the echo|its echo|the cumulative upkeep"
_FOR_IT = _ITS.replace("|", "| for ")
_KEEP = (
    "keep it|keep it around|keep it alive|keep it in play|keep him|keep her|hold on to it|hang on to it|save it|"
    "cast it|play it|summon it|get it out|get it into play|keep that"
)
_WHEN = "( now| then| this time| this turn| this upkeep| in all| in total| right now| here|)"


def _cost(thing: Mention = PRONOUN, who: str = "", **how: object) -> Ask:
    """Of a card, or of what was spoken of last."""
    if not thing.card and thing.noun not in ("it", "that", "this"):
        raise Unfit
    return AskCost(thing.of(who), who=who)


def _upkeep(thing: Mention = PRONOUN, who: str = "", **how: object) -> Ask:
    return AskCost(thing.of(who), upkeep=True)


def _kicks(who: str, thing: Mention = PRONOUN, **how: object) -> Ask:
    return AskKicks(thing.of(who))


PRODUCTIONS: Table = (
    *asks(
        lambda **how: AskHowLong(),
        "(for |)how (many|much) (turn|upkeep|draw step|more turn|more upkeep|attack) (do|can|will|be) "
        "{thing:thing} (live|last|survive|stay|stay in play|stick around|have|have left|be there|get|take)( for|)",
        "how many (turn|upkeep|more turn|more upkeep) (do|can|until) {who:who} (have|have left|pay|have to pay|lose|"
        "die|win|be dead)",
        "how long (do|can|will) {thing:thing} (live|last|survive|stay|stay in play|stick around|be there|be mine)",
    ),
    *asks(
        _cost,
        f"how much mana (do|must|will|be|can|should|would) {{who:who}} ({_MUST})( for {_FOR_IT}|){_WHEN}",
        f"how many (lands|land) (do|must|will|should) {{who:who}} ({_MUST}|tap|have tap|have to tap|must tap|"
        f"need to tap|use)( for {_FOR_IT}|){_WHEN}",
        f"how much mana (do|must) {{who:who}} ({_MUST}) to ({_KEEP}){_WHEN}",
        f"(what|how much) (do|must) {{who:who}} ({_MUST}) to ({_KEEP}){_WHEN}",
        f"(what|how much) (do|must) {{who:who}} (owe|have to pay|need to pay|must pay|pay) for ({_ITS}){_WHEN}",
        f"how (much|many) mana (do|will|would|be) (it|that|this) (cost|take|be|want|ask for){_WHEN}",
        f"how much mana (be|do) ({_ITS}){_WHEN}",
        "how much mana( now| then| this time|)",
        f"how much mana to ({_KEEP}){_WHEN}",
        f"how much to (cast|play|summon) it{_WHEN}",
        f"(and |)what be (the|its) (mana |casting |total |)cost{_WHEN}",
    ),
    *asks(
        _cost,
        f"(how much|how much mana) (do|must|will|would|be) {{who:who}} ({_MUST}) (for|on|to cast|to play|to summon|to "
        f"pay for|to get out) {{thing:thing}}{_WHEN}",
        f"(what|how much|how much mana) (do|will|would|be) {{thing:thing}} (cost|cost me|cost him|cost to cast|cost to "
        f"play|cost me to cast|cost him to cast|cost me to play){_WHEN}",
        f"(what be|what) the cost (of|for) {{thing:thing}}{_WHEN}",
        f"(what be |)the (mana |casting |total |)cost (of|for) {{thing:thing}}{_WHEN}",
        f"how (much|much mana) (be|for|to cast|to play) {{thing:thing}}( to cast| to play|){_WHEN}",
        f"how (expensive|cheap) be {{thing:thing}}{_WHEN}",
        f"how much mana to (cast|play|pay for) {{thing:thing}}{_WHEN}",
        f"for how much( mana|) can {{who:who}} (cast|play) {{thing:thing}}{_WHEN}",
    ),
    *asks(
        _cost,
        f"how much mana (do|would) {{who:who}} must (cast|play|summon|pay for) {{thing:thing}}{_WHEN}",
    ),
    *asks(
        _upkeep,
        f"(what|how much|how much mana) (be|do) (the |its |my |)(cumulative |)(upkeep|echo)( cost|)( cost me|){_WHEN}",
        f"how (much|much mana) (be|for) the (cumulative |)(upkeep|echo)( cost|){_WHEN}",
        f"(cumulative upkeep|upkeep|echo) cost{_WHEN}",
    ),
    *asks(
        _upkeep,
        f"(what|how much|how much mana) (be|do) {{thing:thing}} 's (cumulative |)(upkeep|echo)( cost|){_WHEN}",
        f"(what|how much|how much mana) (be|do) the (cumulative |)(upkeep|echo)( cost|) (of|for|on) "
        f"{{thing:thing}}{_WHEN}",
        f"(what|how much|how much mana) (do|must|will) {{who:who}} ({_MUST}) (for|to keep) {{thing:thing}}"
        f"( in play| around| alive|){_WHEN}",
        f"(what|how much|how much mana) (do|must|will) {{who:who}} ({_MUST}) for {{thing:thing}} 's (cumulative |)"
        f"(upkeep|echo)( cost|){_WHEN}",
        f"(what|how much|how much mana) (do|will) (the |)(cumulative |)(upkeep|echo) (of|for|on) {{thing:thing}} cost"
        f"( me| him|){_WHEN}",
        f"(what|how much|how much mana) (do|will) {{thing:thing}} (want|ask|demand|need)( for|)( from me|){_WHEN}",
    ),
    *asks(
        _kicks,
        "how (many time|often|much) can {who:who} (kick|multikick) {thing:thing}( at most| at the most|)",
        "how many (kick|kicks|time) (can|do) {who:who} (afford|pay for|get|have)( for| on|) {thing:thing}",
        "how many times can {who:who} (kick|multikick) {thing:thing}( at most| at the most|)",
        "how (often|many time) can {who:who} pay (the |)(multikicker|kicker) (of|for|on) {thing:thing}",
    ),
)
