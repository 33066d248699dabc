"""How it is told that mana is drawn and kept for later, and asked what becomes of it.

What was announced and is taken back leaves such mana as well.
"""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.lands import amount
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ASK, COST, FACT, LATER, OUTCOME
from sandbox.questions.position_counters import NUMBERS
from sandbox.questions.said.acts import Casts, TakesBack, TapsForMana
from sandbox.questions.said.asked import Ask, AskWhether
from sandbox.questions.said.asked_costs import AskBurn, AskMana, AskManaInto
from sandbox.questions.said.outcomes import Burned, HasManaLeft, NotSo
from sandbox.questions.said.states import SeveralFacts
from sandbox.questions.said.states_players import KeepsMana
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.states_mana import LETTER, SYMBOL
from sandbox.questions.telling import is_land, is_spell
from sandbox.questions.thing_words import ME
from sandbox.questions.ways_told import asks, told_acts
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

_ADDS = re.compile(r"^\{T\}: Add ((?:\{[WUBRGC]\})+)\.", re.MULTILINE)
"""What is made by tapping a thing."""
_ANY_COLOR = re.compile(r"Add (\w+) mana of any (?:one )?color")
_USES = "sacrifice|crack|use|pop|activate|blow|tap"
_MANA = (
    "the float mana|the extra mana|the leftover mana|the left over mana|the unused mana|the red mana|the green mana|"
    "the black mana|the blue mana|the white mana|the colorless mana|that mana|the mana|this mana|my mana|his mana|"
    "the other mana|the rest of the mana|the rest|the unspent mana"
)
_IT = f"{_MANA}|it"
"""What is kept, saved or carried into a part of the turn is mana; what stays, is there or survives need not be."""
_KEEP = "keep|save|take|carry|bring|float|use|hold|have|retain|get"
_BURN = "mana burn|burn|mana burn damage|burn damage"
_FROM_IT = "( from it| from that| from this| for it| for that| for the rest| then| now| at the end| in all|)"
_FLOATING = "float|in my pool|in my mana pool|in the pool|in pool|left|left over|available"


def _taps(thing: Things, who: str = "", cost: str = "") -> TapsForMana:
    """Lands are tapped for mana, whatever it is for; anything else, for just what it makes."""
    if len(thing) == 1 and cost and _makes(thing[0], cost):
        return TapsForMana(thing[0], who)
    land = _basic_type(thing[0]) if len(thing) == 1 else ""
    if not land:
        raise Unfit
    if cost and cost.removesuffix(" mana").upper().strip("{}") != SYMBOL[land] * max(thing[0].number, 1):
        raise Unfit
    return TapsForMana(thing[0], who)


def _basic_type(thing: Mention) -> str:
    """The one basic land type of a land that does nothing else; empty for anything else."""
    card = card_named(thing.card) if thing.card else None
    types = [kind for kind in card.subtypes if kind in BASIC_LAND_TYPES] if card is not None and not card.text else []
    return types[0] if len(types) == 1 else ""


def _makes(thing: Mention, cost: str) -> bool:
    """Whether that is what the one ability of the thing makes for nothing but that it is tapped."""
    if not thing.card or thing.number > 1 or thing.card in BASIC_LAND_TYPES:
        return False
    made = _ADDS.findall(card_named(thing.card).text)
    marks = re.findall(r"\d+|[wubrgc]", cost.removesuffix(" mana").lower())
    number = amount(marks)
    colored = {mark for mark in marks if not mark.isdigit()}
    return len(made) == 1 and made[0].count("{") == number and colored <= set(made[0].lower())


def _for_color(thing: Things, cost: str, who: str = "") -> TapsForMana:
    """A thing that makes mana of any one color, for just as much of the color that is named."""
    if len(thing) != 1 or not thing[0].card or thing[0].number > 1:
        raise Unfit
    found = _ANY_COLOR.search(card_named(thing[0].card).text)
    marks = cost.removesuffix(" mana").lower()
    if found is None or len(marks) != NUMBERS.get(found[1], 0) or len(set(marks)) != 1 or marks[0] not in "wubrg":
        raise Unfit
    return TapsForMana(thing[0], who, color=marks[0].upper())


def _for_mark(thing: Things, color: str, who: str = "") -> TapsForMana:
    """`Lotus Petal for red`: as much as it makes."""
    found = _ANY_COLOR.search(card_named(thing[0].card).text) if thing[0].card else None
    if found is None or color not in LETTER:
        raise Unfit
    return _for_color(thing, LETTER[color] * NUMBERS.get(found[1], 0), who)


def _given(thing: Things, cost: str, who: str) -> TapsForMana:
    """`Mana Vault gives me three`."""
    if len(thing) == 1 and thing[0].card and _ANY_COLOR.search(card_named(thing[0].card).text):
        return _for_color(thing, cost, who)
    return _taps(thing, who, cost)


def _floats(cost: str, who: str = "") -> TapsForMana:
    """Lands of the one color that is named are tapped for so much mana; of no color, whatever lands there are."""
    marks = cost.removesuffix(" mana").lower()
    if marks.isdigit():
        return TapsForMana(Mention(noun="lands", number=int(marks)), who)
    land = next((land for land, symbol in SYMBOL.items() if set(marks) == {symbol.lower()}), "")
    if not land or who == "they":  # they may be what is tapped
        raise Unfit
    return TapsForMana(Mention(card=land, number=len(marks)), who)


def _takes_back(who: str = "", thing: Things = ()) -> TakesBack:
    return TakesBack(who, thing)


def _burns(who: str) -> Ask:
    return AskWhether(Burned(who))


def _keeps(
    who: str, cost: str = "", what: Mention | None = None, thing: Mention | None = None, step: str = ""
) -> KeepsMana:
    if what is not None and not what.card:
        raise Unfit
    return KeepsMana(who, cost, what, thing, step)


def _powered(who: str, thing: Mention, by: Mention) -> SeveralFacts:
    """`a Specter off a Ritual`: the spell that makes the mana first."""
    if not thing.card or is_land(thing) or thing.owner not in ("", who) or thing.number > 1:
        raise Unfit
    if not re.search(r"\bAdd \{", card_named(by.card).text) or by.owner not in ("", who) or by.number > 1:
        raise Unfit
    return SeveralFacts(tuple(Casts(replace(each, owner="", number=0), who) for each in (by, thing)))


def _takes_back_both(who: str = "", thing: Things = ()) -> TakesBack:
    if len(thing) != 1 or thing[0].number:
        raise Unfit
    return TakesBack(who, (replace(thing[0], number=2),))


def _taps_itself(thing: Mention, cost: str = "") -> TapsForMana:
    """`can it tap for mana?`: of a permanent, by whoever has it; `G` is the one mana that it makes."""
    if thing.noun == "player" or (thing.card and is_spell(thing)) or (cost and cost.upper() not in LETTER.values()):
        raise Unfit
    return TapsForMana(thing, thing.owner, color=cost.upper())


_ACTS: Table = (
    *told_acts(
        _taps_itself,
        "{thing:thing} (tap|use) for mana",
        "{thing:thing} tap for {cost:cost}",
        "{thing:thing} (make|give|produce) mana",
    ),
    *told_acts(
        _takes_back_both,
        "{who:doer}change (my|his|her) mind (after|while) tap both {thing:things}( for it| for mana|)",
    ),
    *told_acts(
        _taps,
        "{who:doer}tap {thing:things}( for mana|)",
        "{who:doer}tap {thing:things} for {cost:cost}",
        "{who:doer}(float|draw|get|make) {cost:cost} (from|off|with|out of) {thing:things}",
    ),
    *told_acts(
        _taps,
        "{who:doer}(sacrifice|crack|use|pop|activate|blow) {thing:things} for {cost:cost}",
        "{who:doer}(use|get) {thing:things} (to make|to get|to draw|for) {cost:cost}",
    ),
    *told_acts(
        _for_color,
        f"{{who:doer}}({_USES}) {{thing:things}} (for|to make|to get|to add) {{cost:cost}}",
        "{who:doer}(float|draw|get|make) {cost:cost} (from|off|with|out of) {thing:things}",
    ),
    *told_acts(
        lambda thing, cost: _taps(thing, "", cost),
        "{thing:things} (be |get |)(tap|tapped) for {cost:cost}",
    ),
    *told_acts(
        _given,
        "{thing:things} (give|make|net|get|draw|add) {who:who} {cost:cost}",
    ),
    *told_acts(_for_mark, f"{{who:doer}}({_USES}) {{thing:things}} for {{color:mark}}( mana|)"),
    *told_acts(_floats, "{who:doer}(float|tap for) {cost:cost}( first| in my pool| in response|)"),
    *told_acts(
        lambda thing, who="": replace(_taps(thing, who), for_it=True), "{who:doer}tap {thing:things} for (it|that)"
    ),
    *told_acts(
        _takes_back,
        "{who:doer}change (my|his|her) mind( about it|)",
        "{who:doer}change (my|his|her) mind (after|while) tap {thing:things}( for it| for mana|)",
        "{who:doer}(take|took) (it|that|the spell) back( before anybody respond|)",
        "{who:doer}(abort|call off) (it|that|the spell|the announcement)",
        "{who:doer}decide not to (cast|play) it( after all| anyway|)",
    ),
)
_FACTS: Table = (
    hears(
        FACT,
        "{who:who} (do |want to |would like to |try to |plan to |)(keep|save|float|hold|leave) (the other |"
        "the remaining |the |my |){cost:cost} for {what:thing} on {thing:thing}",
        _keeps,
    ),
    hears(
        FACT,
        "{who:who} (do |want to |would like to |try to |plan to |)(keep|save|float|hold|leave) (the other |"
        "the remaining |the |my |){cost:cost} for {what:thing}",
        _keeps,
    ),
    hears(
        FACT,
        f"{{who:who}} (do |)have {{cost:cost}} ({_FLOATING}) for {{what:thing}} (in|during) (the |my |his |"
        f"){{step:later}}",
        _keeps,
    ),
    hears(
        FACT, f"{{who:who}} (do |)have {{cost:cost}} ({_FLOATING}) (in|during) (the |my |his |){{step:later}}", _keeps
    ),
    hears(
        FACT,
        "{who:who} (cast|play|drop|summon|land|get out|power out) {thing:thing} (off|off of|with mana from|"
        "using mana from|on the back of|thanks to|because of) {by:spell}",
        _powered,
    ),
    hears(FACT, "{who:who} (do |)have {cost:cost} (float|in my pool|in my mana pool|in the pool|in pool)", _keeps),
)
_OUTCOMES: Table = (
    *(
        hears(OUTCOME, notation, lambda: HasManaLeft(ME))
        for notation in (
            f"({_MANA}) be (there|left|available|in my pool|in my mana pool|around|usable|float)( then| in the draw "
            f"step|"
            " in combat| at that point|)",
            f"({_MANA}) (stay|last|remain|carry over|persist|survive)( in my pool| until then| that long| into "
            f"combat|)",
        )
    ),
    hears(OUTCOME, f"{{who:who}} (have|keep) ({_MANA})( left|)( then|)", HasManaLeft),
    hears(OUTCOME, "{who:who} (get|take|suffer|have) (mana burn|burn|burned|mana burned|any mana burn)", Burned),
    hears(OUTCOME, "{who:who} (burn|mana burn)( for all of it| for everything| for it all| for that| for it|)", Burned),
    hears(
        OUTCOME,
        "{who:who} (lose|take) {number:number}( life| damage|) (to|from|for|because of|in) (mana burn|the burn|burn)",
        Burned,
    ),
    hears(OUTCOME, "{who:who} (burn|take burn|take mana burn) for {number:number}", Burned),
    hears(OUTCOME, "{who:who} take {number:number} (mana burn|burn|from mana burn|in mana burn)", Burned),
)
_REST = "(the rest of the |the rest of my |the other |the extra |the stay |the excess |the unused |the unspent |the )"
_UNUSED = (
    "(| left| that be left| left over| that be left over| that i do not use| i do not use| i have left| in my pool|"
    " that go unused| unused)"
)
_ASKS: Table = (
    *asks(
        lambda who, step: AskManaInto(who, step),
        f"can {{who:who}} ({_KEEP}) ({_IT}) (into|until|till|in|over to|through to|over into|during) (the |my |his |)"
        "{step:later}",
        f"can {{who:who}} ({_KEEP}) ({_IT}) for (the |my |his |){{step:later}}",
        f"do ({_IT}) (stay|last|remain|carry over) with {{who:who}} (into|until|till|over to) (the |my |his |"
        f"){{step:later}}",
    ),
    *asks(
        lambda: AskMana(ME),
        "(what|how) about (the|that|my) mana",
        "what (happen|happen to|become of|be) (the|that|my) mana",
        "what (happen to|become of) (the|that|my) mana",
        "(and |)the mana",
    ),
    *asks(
        lambda who: AskWhether(NotSo(HasManaLeft(who))),
        "do (it|that|this) (empty|drain|clear) {who:who} 's (mana pool|pool|mana)",
    ),
    *asks(
        lambda: AskWhether(NotSo(HasManaLeft(ME))),
        "do (it|that|this) (empty|drain|clear) my (mana pool|pool|mana)",
        f"be ({_MANA}) (lost|lose|gone|wasted|waste|empty|emptied)( then| now| by then| at that point|)",
        f"do ({_MANA}) (go away|go to waste|disappear|vanish|empty|get lost|drain|drain away|empty out)"
        "( then| now| by then| at that point|)",
    ),
    *asks(
        lambda step, who=ME: AskManaInto(who, step),
        f"do ({_IT}) (stay|last|remain|carry over|survive|keep)( in my pool| in the pool| around| there| over|) "
        "(into|until|till|over to|through to|to) (the |my |his |){step:later}",
        f"be ({_IT}) (there|around|available|in my pool|in the pool|usable) (in|during|at|for|by) (the |my |his |)"
        "{step:later}",
        f"can {{who:who}} (use|spend) ({_IT}) (in|during|for|at) (the |my |his |){{step:later}}",
    ),
    *asks(
        lambda: AskWhether(HasManaLeft(ME)),
        f"be ({_MANA}) (there|left|available|in my pool|in my mana pool|around|usable|float)( then| in the draw step|"
        " in combat| at that point|)",
    ),
    *asks(
        AskBurn,
        f"(how much|how much damage from|what) ({_BURN}) (do|be|will|must) {{who:who}} "
        f"(take|get|suffer|have|face|receive|look at){_FROM_IT}",
        f"how much do {{who:who}} (burn|mana burn|get burned|burn for|lose to mana burn|lose from mana burn|"
        f"take from mana burn|take in mana burn|burn myself for){_FROM_IT}",
        f"how much ({_BURN}) (be that|be it|be there) for {{who:who}}",
    ),
    *asks(
        lambda n=0, color="": AskBurn(ME),
        f"what (happen to|become of|be of) {_REST}mana{_UNUSED}",
        f"what (happen to|become of) (the |my )(other|stay|last|extra) {{n:number}} mana{_UNUSED}",
        f"what (happen to|become of) {_REST}{{color:mark}} mana{_UNUSED}",
    ),
    hears(ASK, f"how much ({_BURN})( be that| be there|)( for me|)", lambda: AskBurn(ME)),
    hears(ASK, "not do {who:who} (get|take|suffer|have) (mana burn|burn|any mana burn)", _burns),
)
_LATER: Table = (
    constant(LATER, "draw (step|phase)", "draw step"),
    constant(LATER, "(upkeep|upkeep step|upkeep phase)", "upkeep"),
    constant(LATER, "(main phase|main|first main phase)", "main phase"),
    constant(LATER, "(combat|the attack|the combat|attack phase|the combat phase)", "combat"),
    constant(LATER, "(second|2nd|after combat|the second) main( phase|)", "second main phase"),
)
_COLORLESS: Table = (
    hears(COST, "{n:number} colorless( mana|)", lambda n: str(n)),
    constant(COST, "c( mana|)", "1"),
    constant(COST, "cc( mana|)", "2"),
    constant(COST, "ccc( mana|)", "3"),
)
PRODUCTIONS: Table = (*_COLORLESS, *_ACTS, *_FACTS, *_OUTCOMES, *_ASKS, *_LATER)
