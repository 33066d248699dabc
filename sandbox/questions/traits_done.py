"""What is said about a thing after its name by what has been done with it: that it was just cast, taken over, enchanted
or put into the graveyard."""

import re
from dataclasses import replace

from sandbox.questions import traits_since
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import TRAIT
from sandbox.questions.said.things import Mention
from sandbox.questions.thing_words import BEING_CAST, JUST_CAST, LIES_IN_GRAVEYARD, ME, NOT_THE_ASKER
from sandbox.questions.traits import worn
from sandbox.wording.grammar import Ends, Reading, Table, Unfit
from sandbox.wording.saying import constant, hears, native

_THAT = "( that| which| , which|)"
_BRINGS = (
    "cast|play|summon|drop|make|put out|put down|put into play|put in play|flash in|bring out|get out|get into play"
)
_TAKES = "steal|take|take over|gain control of|get control of|grab|get"
_DOES_TO = "kill|take|destroy|steal|save|block|keep|sacrifice|tap|bounce|attack with|block with|chump|kill off"
"""What somebody would do with a thing, which says nothing of how it is."""
_FOE = "( it| him| her| me| them| that|)"
_ON = "be on|enchant|be attach to|equip|be equip to|sit on|be sit on|be enchant"


def _put_on(who: str, what: Mention) -> Mention:
    """`the Giant he enchanted with Holy Strength`: he has the aura."""
    if what.owner not in ("", who):
        raise Unfit
    return worn((replace(what, owner=who),))


def _taken_with(who: str, what: Mention) -> Mention:
    """`the Giant he took with Control Magic`: it belongs to the other player."""
    if not what.card or "ou control enchanted" not in card_named(what.card).text:
        raise Unfit
    owner = ME if who in NOT_THE_ASKER else "opp" if who == ME else ""
    return replace(_put_on(who, what), owner=owner)


_DRAWN = re.compile(
    r" (?:that |which )?(i|he|she|opp) draw(?: this turn| last turn| for the turn)?"
    r"(?= (?:[.,;?!)]|and|or|but|with|to) )"
)


def _drawn(reading: Reading, at: int) -> Ends[Mention]:
    """`the land I drew this turn`: not where it is told that cards are drawn."""
    found = _DRAWN.match(f"{reading.text} . ", at)
    return {found.end(): Mention(owner=found[1])} if found else {}


def _aimed(who: str, aim: Mention) -> Mention:
    """`the Bolt he aimed at me`: his; it is said before what it is aimed at."""
    if aim.noun != "player":
        raise Unfit
    return Mention(owner=who, marks=(BEING_CAST,))


PRODUCTIONS: Table = (
    hears(TRAIT, f"{_THAT} {{who:who}} just ({_BRINGS})", lambda who: Mention(owner=who, marks=("sick", JUST_CAST))),
    hears(
        TRAIT,
        f"{_THAT} {{who:who}} just ({_BRINGS}) (this turn|now)",
        lambda who: Mention(owner=who, marks=("sick", JUST_CAST)),
    ),
    native(TRAIT, _drawn, lambda printing, value: None),
    hears(TRAIT, f"{_THAT} {{who:who}} (want to|try to|plan to|hope to) {{card:card}}", lambda who, card: Mention()),
    hears(TRAIT, f"{_THAT} {{who:who}} (make|create)", lambda who: Mention(owner=who)),
    hears(TRAIT, f"{_THAT} {{who:who}} tap for mana", lambda who: Mention(owner=who)),
    hears(TRAIT, f"{_THAT} {{who:who}} (want to|try to|plan to|hope to) ({_DOES_TO})", lambda who: Mention()),
    hears(TRAIT, f"{_THAT} {{who:who}} (aim|point|throw|fire|target|be aim|be point) at {{aim:aim}}", _aimed),
    hears(TRAIT, f"{_THAT} {{who:who}} (enchant|equip) with {{what:thing}}", _put_on),
    hears(TRAIT, f"{_THAT} {{who:who}} put {{what:thing}} on", _put_on),
    hears(
        TRAIT,
        f"{_THAT} {{who:who}} ({_TAKES})( from me| from him| from opp| from her| from i|) (with|by|use|through) "
        "{what:thing}",
        _taken_with,
    ),
    hears(TRAIT, f"{_THAT} {{what:things}} ({_ON})", worn),
    constant(TRAIT, f" , (who|which) (block|be block){_FOE} ,", Mention(marks=("blocking",))),
    constant(TRAIT, f" , (who|which) (attack|be attack){_FOE} ,", Mention(marks=("attacking",))),
    constant(TRAIT, f"{_THAT} it (enchant|be on|be attach to|equip|be enchant)", Mention()),
    *(
        constant(
            TRAIT,
            f"{_THAT} {who} (put|discard|dump|drop|bin|throw)( in| into|) ({whose}|the) graveyard( last turn| "
            "earlier| before| earlier this turn| this turn|)",
            Mention(owner=owner, marks=(LIES_IN_GRAVEYARD,)),
        )
        for who, whose, owner in (("i", "my", ME), ("(he|opp)", "his", "he"), ("she", "her", "she"))
    ),
    *traits_since.PRODUCTIONS,
)
