"""How it is asked whether somebody may have something of his do what it can."""

from sandbox.questions.abilities_meant import ACTIVATED
from sandbox.questions.named_cards import card_named
from sandbox.questions.said.acts import Activates, Uses
from sandbox.questions.said.acts_combat import AttacksWith, BlocksWith
from sandbox.questions.said.asked import Ask, AskCan
from sandbox.questions.said.things import Mention, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit

_DOES = (
    "kill|destroy|ping|shoot|tap|untap|hit|target|zap|burn|finish off|take down|counter|bounce|damage|exile|regenerate"
)
_WHEN = "( this turn| right now| at once| now| then|)"


def _has_it_done(who: str, what: Mention, targets: Things = ()) -> AskCan:
    """`can he have the Assassin kill it?`: of what has an ability that is used."""
    if what.card and (is_spell(what) or not ACTIVATED.search(card_named(what.card).text)):
        raise Unfit
    if what.owner not in ("", who):
        raise Unfit
    return AskCan(Activates(what, who, targets))


def _has_it_save(who: str, what: Mention, targets: Things) -> Ask:
    """`could I have my Healer save it?`"""
    asked = _has_it_done(who, what, targets)
    return AskCan(Uses(what, who, targets, goal="save")) if what.card else asked


def _has_it_fight(who: str, attacking: Things = (), blockers: Things = (), attackers: Things = ()) -> Ask:
    """What is the player's own may do it."""
    if any(thing.owner not in ("", who) for thing in (*attacking, *blockers)):
        raise Unfit
    return AskCan(AttacksWith(attacking, who) if attacking else BlocksWith(blockers, attackers, who))


PRODUCTIONS: Table = (
    *asks(
        _has_it_done,
        f"can {{who:who}} (have |get |let |make |use |order |){{what:thing}}( to|) ({_DOES}) {{targets:aims}}",
        "can {who:who} (have |get |let |make |order |){what:thing}( to|) (use|activate) (its|his|her) ability"
        "{targets:onto}",
    ),
    *asks(_has_it_done, "can {who:who} (have |get |let |make |){what:thing}( to|) (ping|shoot|zap)( now| already|)"),
    *asks(
        lambda what: AskCan(Activates(what, what.owner)),
        "can {what:thing} (ping|shoot|zap)( somebody| something| anything| now| already| again|)",
    ),
    *asks(
        _has_it_save,
        "can {who:who} (have |get |let |make |order |){what:thing}( to|) (save|protect|shield) {targets:aims}",
    ),
    *asks(
        _has_it_fight,
        f"can {{who:who}} (have |get |let |make |order |){{attacking:things}}( to|) attack{_WHEN}",
        f"can {{who:who}} (have |get |let |make |order |){{blockers:things}}( to|) block{_WHEN}",
        f"can {{who:who}} (have |get |let |make |order |){{blockers:things}}( to|) block {{attackers:things}}{_WHEN}",
    ),
)
