"""How it is told or asked that things leave play, fall off, phase out, or keep their counters."""

from __future__ import annotations

from sandbox.questions.named_cards import card_named
from sandbox.questions.outcomes_negated import with_negated
from sandbox.questions.phrases import ASK
from sandbox.questions.said.asked import Ask, AskControl, AskWhether
from sandbox.questions.said.outcomes import Gone, HasSize, IsDead, IsSo, IsTapped, LosesLife, NotSo, ToldOutcome
from sandbox.questions.said.outcomes_cards import Controls, Discards, DrawsCards, GetsTokens, GoesTo
from sandbox.questions.said.outcomes_of_things import BothLose, FallsOff, Grows, KeepsCounters, LosesCounters
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.thing_words import ME
from sandbox.questions.ways_told import asks, told_outcomes
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import hears

HAND_SIZE = 7
_BE = "(be|get|have|have be|be go to be)"
_PLAY = "(play|the play|the battlefield|the table|the board)"
_GRAVEYARD = "(the |my |his |her |their |its owner 's |)graveyard"
_COUNTERS = "(counter|counters)"
_ITS = "(its |his |her |the |those |my |all its |all the |all of its |any |any of its |)"
_THEM = "(the|its|those|these|all the|all its)"
_KIND = "(+1/+1 |-1/-1 |)"
_TOO = "( then| now| after that| afterwards| anyway|)"


def _falls_off(thing: Mention) -> FallsOff:
    """What is on something."""
    on = {"Aura", "Equipment"}.isdisjoint(card_named(thing.card).subtypes) if thing.card else False
    if on or (not thing.card and thing.noun not in ("it", "aura", "enchantment", "equipment")):
        raise Unfit
    return FallsOff((thing,))


def _out(things: Things) -> Ask:
    if any(thing.noun == "player" for thing in things):
        raise Unfit
    return AskWhether(IsSo(things, "is phased out"))


def _keeps(thing: Mention = PRONOUN) -> Ask:
    return AskWhether(KeepsCounters((thing,)))


def _keeps_none(thing: Mention = PRONOUN) -> Ask:
    return AskWhether(NotSo(KeepsCounters((thing,))))


def _source(thing: Mention) -> None:
    """Raises Unfit for what is no card."""
    if not thing.card:
        raise Unfit


def _hits_both(thing: Mention, each: str, n: int = -1) -> ToldOutcome:
    _source(thing)
    return BothLose(n)


def _to_seven(who: str, n: int) -> ToldOutcome:
    """The size of a hand as a turn ends, where no text says another."""
    if n != HAND_SIZE:
        raise Unfit
    return Discards(who)


def _makes_discard(thing: Mention, who: str) -> ToldOutcome:
    _source(thing)
    return Discards(who)


def _makes_draw(thing: Mention, who: str, n: int = -1) -> ToldOutcome:
    _source(thing)
    return DrawsCards(who, n)


def _makes_tokens(thing: Mention, who: str, n: int = -1) -> ToldOutcome:
    _source(thing)
    return GetsTokens(who, "token", n)


def _deals(thing: Mention, who: str, n: int = -1) -> ToldOutcome:
    _source(thing)
    return LosesLife(who, n, (thing,))


_OUTCOMES: Table = (
    *told_outcomes(
        lambda things: IsDead(things),
        f"{{things:things}} {_BE} (send|put|dump|toss|throw|place) (to|into|in|onto) {_GRAVEYARD}",
    ),
    *told_outcomes(
        lambda thing: GoesTo(thing, "exile"),
        f"{{thing:thing}} {_BE} (exile|remove|remove from the game|remove from play|removed|exiled|"
        "take out of the game)( for good|)",
        "{thing:thing} (go|come) (to exile|out of the game|into exile)( for good|)",
    ),
    *told_outcomes(
        lambda thing: GoesTo(thing, "hand"),
        f"{{thing:thing}} {_BE} (bounce|return|put|send)( back|)( to| into) (the |its owner 's |)hand",
        f"{{thing:thing}} {_BE} bounce",
        f"{{thing:thing}} {_BE} bounce (to|into) (my|his|her|their) hand",
    ),
    *told_outcomes(lambda things: Gone(things), f"{{things:things}} (leave|be leave|have leave) {_PLAY}"),
    *told_outcomes(lambda things: Gone(things), "{things:things} cease to exist"),
    *told_outcomes(
        lambda things, word: IsSo(things, f"has {word}"),
        "{things:things} (regain|get back|have back|keep|retain) {word:keyword}",
    ),
    *told_outcomes(
        lambda who, thing: NotSo(Controls(thing, who)),
        "{who:who} lose (control|possession) (of|over) {thing:thing}",
    ),
    *told_outcomes(
        lambda things: Grows(things),
        "{things:things} (grow|get big|become big|get large|become large)( from it| from that| for it| for that|)",
    ),
    *told_outcomes(
        lambda thing, n: LosesCounters((thing,), n),
        f"{{thing:thing}} lose (only |){{n:number}} (of its |)(+1/+1 |-1/-1 |+1/+0 |+0/+1 |){_COUNTERS}",
    ),
    *told_outcomes(
        lambda each, n=-1: BothLose(n),
        "{each:each} (take|lose|suffer|get) {n:amount}",
        "{each:each} (take|suffer) (damage|any damage|the damage)",
        "{each:each} lose (life|any life)",
        "{each:each} (be|get) (hurt|hit|damage)",
    ),
    *told_outcomes(
        _hits_both,
        "{thing:thing} (hit|hurt|damage|burn) {each:each}",
        "{thing:thing} (deal|do) (damage|its damage) to {each:each}",
        "{thing:thing} (hit|hurt|damage|burn) {each:each} for {n:amount}",
        "{thing:thing} (deal|do) {n:amount} to {each:each}",
    ),
    *told_outcomes(
        _falls_off,
        "{thing:thing} (fall off|come off|drop off|fall off it|come off it|fall away|go with it|die with it)",
    ),
    *told_outcomes(
        lambda thing, size: HasSize(thing, size), "{thing:thing} (stay|remain|keep|be back to|go back to) {size:size}"
    ),
    *told_outcomes(_to_seven, "{who:who} discard (down |)to {n:number}( card| cards|)"),
    *told_outcomes(
        _makes_discard,
        "{thing:thing} (make|cause|force|have) {who:who} (discard|to discard)( a card| cards|)( at random|)",
    ),
    *told_outcomes(
        _makes_draw,
        "{thing:thing} (draw|give|get|net|let) {who:who} (a card|cards|draw|draw a card|draw cards)",
        "{thing:thing} (draw|give|get|net) {who:who} {n:number} (card|cards)",
    ),
    *told_outcomes(
        _makes_tokens,
        "{thing:thing} (give|make|get|bring|create|net) {who:who} (its |the |a |any |)(token|tokens)",
        "{thing:thing} (give|make|get|bring|create|net) {who:who} (its |the |)(|my |his ){n:number} (token|tokens)",
    ),
    *told_outcomes(
        _deals,
        "{thing:thing} (deal|do) {who:who} (any |its |the |)damage( at all|)",
        "{thing:thing} (deal|do) {who:who} {n:number} damage",
    ),
)
_ASKS: Table = (
    *asks(_out, "do {things:things} phase out"),
    *asks(
        _keeps,
        f"do {{thing:thing}} (keep|have|retain|still have|come back with) {_ITS}{_KIND}{_COUNTERS}( on it| on|){_TOO}",
        f"do {_THEM} {_KIND}{_COUNTERS} (stay|remain|stick|last)( on it| on| there|){_TOO}",
        f"do {_THEM} {_KIND}{_COUNTERS} (stay|remain) on {{thing:thing}}{_TOO}",
        f"be {_THEM} {_KIND}{_COUNTERS} (on it|there|still there|still on it){_TOO}",
    ),
    *asks(
        _keeps_none,
        f"do {{thing:thing}} lose {_ITS}{_KIND}{_COUNTERS}{_TOO}",
        f"do {_THEM} {_KIND}{_COUNTERS} (go away|fall off|disappear|vanish|go|get lost){_TOO}",
        f"be {_THEM} {_KIND}{_COUNTERS} (gone|lost|lose){_TOO}",
    ),
    *asks(
        lambda thing: AskWhether(IsTapped(thing, False)),
        "do {thing:thing} (stay|remain|be) (untap|untapped)( then| anyway|)",
    ),
    hears(
        ASK,
        "who (control|be in control|have control|get control|keep control|take control) (of|over) {thing:thing}"
        "{end:finally}",
        lambda thing, **how: AskControl(thing),
    ),
    *(
        hears(
            ASK,
            f"be {{thing:thing}} ({said}) (for good|forever|permanently|for keeps|for the rest of the game)",
            lambda thing, who=who: AskWhether(Controls(thing, who)),
        )
        for said, who in (("mine|still mine", ME), ("his|theirs|still his", "he"), ("hers", "she"))
    ),
    hears(
        ASK,
        "(under whose control|under who 's control|on whose side|for whom) do {thing:thing} (come back|return|enter|"
        f"come in|be put into play|get put into play){_TOO}",
        AskControl,
    ),
    hears(
        ASK,
        "(who|which player|which of us) (get|have|control) {thing:thing} (once|when|after) it (come back|return)"
        f"{_TOO}",
        AskControl,
    ),
)
PRODUCTIONS: Table = (*with_negated(_OUTCOMES), *_ASKS)
