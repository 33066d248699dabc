"""How it is asked how an exchange goes for one side: a clean win, a trade, what is taken along, what a spell saves."""

from __future__ import annotations

from sandbox.questions.aims_told import does_harm
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import ASK, FIGHTERS
from sandbox.questions.said.acts import Uses
from sandbox.questions.said.asked import (
    Ask,
    AskCan,
    AskHappens,
    AskWhether,
    AskWhichStays,
    AskWhoDies,
    AskWhoSurvives,
)
from sandbox.questions.said.outcomes import AnythingDies, IsDead, Killed, KilledByPlayer, Lives, Lost
from sandbox.questions.said.things import Mention, PlayerOf, Things
from sandbox.questions.telling import is_spell
from sandbox.questions.thing_words import ME
from sandbox.questions.ways_told import asks
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears

_BOTH = Mention(noun="both")
_FIGHT = "this|this one|that|that one|it|the fight|the combat|the block|the exchange|combat|this fight|this combat"
_CLEAN = "clean|cleanly|for free|without loss|without losses|without lose anything|without lose a creature"
_WHICH = "which|which one|which ones|what|who"
_OWN = "creatures|creature|permanents|things|cards|attackers|blockers|guys"
_ANY = "(anything|something|anyone|any creature|any creatures)"
_ANYTHING = "(anything|something)"
_ALONG = "(with|along with|down with|out with) (me|i|him|her|it|them)"


def _stays(whom: str, **how: str) -> Ask:
    """What stays may be no creature."""
    return AskWhoSurvives(whom) if whom else AskWhichStays()


def _only_one(things: Things, dead: bool) -> Ask:
    return AskWhether(IsDead(things) if dead else Lives(things), only=True)


def _saves(by: Mention, targets: Things) -> Ask:
    """A spell that is to keep something alive is cast on it, by whoever has that where no one is named."""
    if (
        not by.card
        or not is_spell(by)
        or does_harm(card_named(by.card))
        or any(thing.noun == "player" for thing in targets)
    ):
        raise Unfit
    return AskCan(Uses(by, by.owner or PlayerOf("controller", targets[0]), targets, goal="save"))


def _dies(things: Things) -> Ask:
    return AskWhether(IsDead(things))


def _lives(things: Things) -> Ask:
    return AskWhether(Lives(things))


_THAT = "(that|who|which|to)"
PRODUCTIONS: Table = (
    constant(FIGHTERS, "attackers", Mention(noun="attackers")),
    constant(FIGHTERS, "blockers", Mention(noun="blockers")),
    *asks(
        lambda **how: AskHappens(),
        f"(do|can) {{who:who}} win ({_FIGHT}) ({_CLEAN})",
        "what do {who:who} have to show for (it|that|this|all that)",
        f"(do|can) {{who:who}} win ({_CLEAN})",
        "be (it|that|this) (a |)(clean|straight|one-sided) (win|kill|victory|fight)( for me| for him|)",
        "(do|will|can) {who:who} come out (ahead|on top)( of it| in it| here| of this| of that|){end:finally}",
    ),
    *asks(
        lambda: AskWhether(IsDead((_BOTH,))),
        "be (it|that|this) (a |an |)(fair |straight |simple |clean |1-for-1 |one-for-one |1 for 1 |straight up |)trade",
    ),
    *asks(
        lambda who, things: AskWhether(KilledByPlayer(things, who)),
        f"(do|can) {{who:who}} (get to |at_least |get to at_least |)(take|bring|drag) {{things:things}} {_ALONG}",
        f"(do|can) {{who:who}} (get to |)(take|bring|drag) at_least {{things:things}} {_ALONG}",
        "(do|can) {who:who} get at_least {things:things}",
        "(do|can) {who:who} at_least get {things:things}",
    ),
    *asks(
        lambda by, things: AskWhether(Killed(things, (by,))),
        f"(do|can) {{by:thing}} (get to |at_least |)(take|bring|drag) {{things:things}} {_ALONG}",
        f"(do|can) {{by:thing}} (take|bring|drag) at_least {{things:things}} {_ALONG}",
    ),
    *asks(
        lambda who, **how: AskWhoSurvives(who),
        f"({_WHICH}) of {{who:who}} 's ({_OWN}) {{how:survives}}{{end:finally}}",
        f"({_WHICH}) of {{who:who}} 's ({_OWN}) be {{how:safe}}{{end:finally}}",
    ),
    *asks(
        lambda who, **how: AskWhoDies(who),
        f"({_WHICH}) of {{who:who}} 's ({_OWN}) {{how:dies}}{{end:finally}}",
        f"({_WHICH}) of {{who:who}} 's ({_OWN}) (get kill|go to graveyard|be destroy){{end:finally}}",
    ),
    *asks(
        lambda noun, **how: AskHappens((noun,)),
        f"({_WHICH}) of (the |my |his |her |){{noun:fighters}} {{how:survives}}{{end:finally}}",
        f"({_WHICH}) of (the |my |his |her |){{noun:fighters}} {{how:dies}}{{end:finally}}",
        f"({_WHICH}) of (the |my |his |her |){{noun:fighters}} be {{how:safe}}{{end:finally}}",
    ),
    *(
        hears(
            ASK,
            f"do {_ANY} of ({whose}|{whose}) {{how:survives}}{{end:finally}}",
            lambda who=who, **how: AskWhoSurvives(who),
        )
        for whose, who in (("mine", ME), ("his|hers|theirs", "opp"))
    ),
    *asks(
        lambda who, **how: AskWhoSurvives(who),
        "do {who:who} (keep|have) (anyone|any creature|any creatures)( left| left over| in play|){end:finally}",
    ),
    *asks(
        lambda who, **how: AskWhoSurvives(who, all_sorts=True),
        f"do {{who:who}} (keep|have) {_ANYTHING}( left| left over| in play|){{end:finally}}",
        f"be {_ANY} left (on|of) {{who:who}} 's side{{end:finally}}",
    ),
    *(
        hears(
            ASK,
            f"be {_ANY} left (on|of) ({whose}|{whose}) side{{end:finally}}",
            lambda who=who, **how: AskWhoSurvives(who, all_sorts=True),
        )
        for whose, who in (("my", ME), ("his|her|their", "opp"))
    ),
    *asks(
        lambda: AskWhether(AnythingDies()),
        "do (anybody|anyone|somebody|either player) 's (creature|creatures) (die|get kill|be destroy|go to graveyard)",
        "do (anybody|anyone|somebody|either player) lose (a|any) (creature|creatures)",
    ),
    *asks(_stays, "{whom:whom} (stay|remain|be there|stay there)( in play| on the play|){end:finally}"),
    *asks(
        lambda who, things: AskWhether(Lost(things, who), only=True),
        "(do |){who:who} only lose {things:things}",
        "be {things:things} (all|the only thing|the only creature|the only one|the only card)( that|) {who:who} lose",
        "all( that|) {who:who} lose be {things:things}",
        "be {things:things} all( that|) {who:who} lose",
    ),
    hears(ASK, "be it {things:things}( that|) {who:who} lose", lambda who, things: AskWhether(Lost(things, who))),
    hears(ASK, f"be it( just| only|) {{things:things}} {_THAT} {{how:dies}}", lambda things, how: _dies(things)),
    hears(ASK, f"be it( just| only|) {{things:things}} {_THAT} {{how:survives}}", lambda things, how: _lives(things)),
    *(
        hears(
            ASK,
            f"be {{things:things}} the (only|last) (one|ones|1|creature|creatures|thing) {_THAT} {{how:{phrase}}}",
            lambda things, how, dead=dead: _only_one(things, dead),
        )
        for phrase, dead in (("dies", True), ("survives", False))
    ),
    hears(
        ASK,
        "(do|can) {by:thing} (save|rescue|protect|keep) {targets:things}( alive| around| in play| safe)",
        _saves,
    ),
    hears(ASK, "(do|can) {by:thing} (save|rescue|protect) {targets:things}", _saves),
)
