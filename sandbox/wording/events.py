"""Events that texts wait for, as they stand after `when`, `whenever` and `at`."""

from dataclasses import replace
from typing import Any

from sandbox.meaning.events import (
    AtEndOfTurn,
    Attacks,
    AttacksUnblocked,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    BeginningOf,
    Blocks,
    BlocksOrBecomesBlocked,
    DealsDamage,
    Dies,
    DiesAfterDamage,
    DiscardsCard,
    DrawsCard,
    EitherOf,
    Enters,
    EventPattern,
    GainsLife,
    IsDealtDamage,
    LeavesPlay,
    PutIntoGraveyard,
    SpellCast,
    StateIs,
    TappedForMana,
)
from sandbox.meaning.references import ControllerOf, Each, EachPlayer, Host, Opponents, You
from sandbox.terms.steps import PhaseTiming
from sandbox.wording.grammar import Unfit, constant, hears, phrase, say, says

phrase("happening", "an event, such as `~ enters` or `a creature dies`")
phrase("moment", "a moment, such as `the beginning of your upkeep`")

say("happening", "a creature dealt damage by {by:one_thing} this turn dies", DiesAfterDamage)
say("happening", "{subject:actor} enters", Enters, "{subject:actor} enter")
says(
    "happening",
    "{subject:actor} enters under your control",
    lambda slots: Enters(_yours(slots["subject"])),
    lambda value: None,
)
say("happening", "{subject:actor} dies", Dies, "{subject:actor} die")
say("happening", "{subject:actor} leaves the battlefield", LeavesPlay)
says(
    "happening",
    "{subject:actor} is put into a graveyard( from anywhere|)",
    lambda slots: PutIntoGraveyard(_in_play(slots["subject"])),
    lambda value: {"subject": value.subject} if isinstance(value, PutIntoGraveyard) else None,
)
say("happening", "{subject:actor} attacks", Attacks)
say("happening", "{subject:actor} attacks and isn't blocked", AttacksUnblocked)
say("happening", "{subject:actor} blocks", Blocks)
say("happening", "{subject:actor} blocks (a|an) {other:kind}", Blocks)
say("happening", "{subject:actor} becomes blocked", BecomesBlocked)
say("happening", "{subject:actor} becomes blocked by (a|an) {by:kind}", BecomesBlocked)
say("happening", "{subject:actor} blocks or becomes blocked", BlocksOrBecomesBlocked)
say(
    "happening",
    "{subject:actor} blocks or becomes blocked by (a|an) {other:kind}",
    BlocksOrBecomesBlocked,
    "{subject:actor} blocks or is blocked by (a|an) {other:kind}",
)
for _to, _said in (
    (None, ""),
    ("player", " to a player"),
    ("opponent", " to an opponent"),
    ("creature", " to a creature"),
):
    say("happening", f"{{subject:actor}} deals damage{_said}", DealsDamage, to=_to)
    say("happening", f"{{subject:actor}} deals combat damage{_said}", DealsDamage, to=_to, combat_only=True)
say("happening", "{subject:actor} is dealt damage", IsDealtDamage)
constant("happening", "(you're|you are) dealt damage", IsDealtDamage(You()))
constant("happening", "a player casts a spell", SpellCast())
say("happening", "a player casts (a|an) {kind:spell_kind}", SpellCast)
say("happening", "{who:somebody} <casts|cast> (a|an) {kind:spell_kind}", SpellCast)
say("happening", "a player taps (a|an) {kind:kind} for mana", TappedForMana, "(a|an) {kind:kind} is tapped for mana")
say("happening", "{who:somebody} <taps|tap> (a|an) {kind:kind} for mana", TappedForMana)
say("happening", "{subject:actor} becomes tapped", BecomesTapped)
say("happening", "{subject:actor} becomes the target of a spell", BecomesTarget)
say("happening", "{subject:actor} becomes the target of a spell or ability", BecomesTarget, abilities=True)
say("happening", "a player draws a card", DrawsCard)
say("happening", "a player gains life", GainsLife)
say("happening", "a player discards a card", DiscardsCard)
say("happening", "{who:somebody} <discards|discard> a card", DiscardsCard)
say("happening", "{who:somebody} <gains|gain> life", GainsLife)
say("happening", "{who:somebody} <draws|draw> a card", DrawsCard)
say("happening", "you control no {controls_none:kinds}", StateIs)
constant("happening", "~ enters or attacks", EitherOf((Enters(), Attacks())))
constant("happening", "~ attacks or blocks", EitherOf((Attacks(), Blocks())))
constant("happening", "~ enters or leaves the battlefield", EitherOf((Enters(), LeavesPlay())))
constant("happening", "~ enters or dies", EitherOf((Enters(), Dies())))


def _in_play(subject: Any) -> Any:
    """What is said of others: no text works from a hand or a library."""
    if not isinstance(subject, Each):
        raise Unfit
    return subject


def _yours(subject: Any) -> Any:
    if not isinstance(subject, Each):
        raise Unfit
    return replace(subject, kind=replace(subject.kind, controller="you"))


constant("moment", "the beginning of combat on your turn", BeginningOf("beginning of combat"))
constant("moment", "the beginning of (the|each) end step", AtEndOfTurn())
constant("moment", "(the |)end of (turn|each turn|the turn|any turn)", AtEndOfTurn())
say("moment", "the beginning of {whose:whose} end step", AtEndOfTurn, "the end of {whose:whose} turn")
constant("moment", "(the |)end of combat", BeginningOf("end of combat", EachPlayer()))


def _say_timing(name: str, words: str, timing: PhaseTiming) -> None:
    """The sentences of one timing in a step, `words` before the step."""

    def of_hosts(slots: dict[str, Any]) -> EventPattern:
        return BeginningOf(slots["step"], ControllerOf(Host()), timing)

    def hosts(value: Any) -> dict[str, Any] | None:
        found = isinstance(value, BeginningOf) and value.whose == ControllerOf(Host()) and value.timing is timing
        return {"step": value.step, "host": Host()} if found else None

    says(name, f"{words}the {{step:step_name}} of {{host:host}}'s controller", of_hosts, hosts)
    for said, whose in (("each player's", EachPlayer()), ("each opponent's", Opponents())):
        say(name, f"{words}{said} {{step:step_name}}", BeginningOf, whose=whose, timing=timing)
    say(name, f"{words}{{whose:whose}} {{step:step_name}}", BeginningOf, timing=timing)


phrase("period", "a step of somebody's turn, such as `your upkeep`")
_say_timing("moment", "the beginning of ", PhaseTiming.BEGINNING)
_say_timing("moment", "the end of ", PhaseTiming.END)
_say_timing("period", "", PhaseTiming.DURING)
hears(
    "moment",
    "the beginning of each {step:step_name}",
    lambda slots: BeginningOf(slots["step"], EachPlayer()),
)
