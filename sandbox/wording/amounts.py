"""Numbers: written as figures, as words, or to be found when they are needed."""

import re
from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import (
    Amount,
    AttackedThisTurn,
    BasicLandTypesAmong,
    BlockersOf,
    CardsIn,
    CardsInHand,
    CardTypesInGraveyards,
    CastThisTurn,
    ColorsAmong,
    ColorsSpent,
    CountersOn,
    DamageTakenThisTurn,
    Devotion,
    DiedThisTurn,
    Difference,
    Different,
    DrawnThisTurn,
    Greatest,
    Half,
    InYourParty,
    LifeGainedThisTurn,
    LifeOf,
    LowestLife,
    ManaValueOf,
    NumberOf,
    OpponentsAttacked,
    OpponentsYouHave,
    OthersOfItsTypes,
    OwnSize,
    PowerOf,
    Sum,
    ThatMuch,
    Times,
    TimesMutated,
    TimesPaid,
    Total,
    ToughnessOf,
    X,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import CountedPlayer, Opponents, Reference, You
from sandbox.wording.grammar import Ends, Phrase, Printing, Reading, Slots, Table
from sandbox.wording.phrases import (
    COUNT,
    COUNT_WORD,
    COUNTED,
    COUNTER_NAME,
    FIGURE,
    MEASURE,
    NUMBER,
    PER,
    PLAYER_MEASURE,
    VALUE_OF,
)
from sandbox.wording.pointing import Said, is_yours
from sandbox.wording.saying import constant, hears, native, prints, say, says, stands_for, unless

WORDS = dict(
    zip(
        [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "twenty",
        ],
        (*range(16), 20),
        strict=True,
    )
)
_NUMBER = re.compile(r"\d{1,3}(?![\dA-Za-z/])|[A-Za-z]+")
_BY_NUMBER = {number: word for word, number in WORDS.items()}


def _read_word(words: dict[str, int], reading: Reading, at: int) -> Ends[int]:
    found = _NUMBER.match(reading.text, at)
    text = found.group().lower() if found else ""
    if found and (text.isdecimal() or text in words):
        return {found.end(): int(text) if text.isdecimal() else words[text]}
    reading.miss(at, "a number")
    return {}


def _show_figure(printing: Printing, value: object) -> str | None:
    return str(value) if _is_number(value) else None


def _show_word(printing: Printing, value: object) -> str | None:
    return _BY_NUMBER.get(value, str(value)) if isinstance(value, int) and _is_number(value) else None


def _is_number(value: object) -> bool:
    return type(value) is int


_COUNTER = re.compile(r"[+-]\d/[+-]\d|(?:(?:first|double) strike|[a-z]+)(?= counter)")


def _read_counter(reading: Reading, at: int) -> Ends[str]:
    found = _COUNTER.match(reading.text, at)
    if not found:
        reading.miss(at, "a kind of counter")
        return {}
    return {found.end(): found.group()}


def _number(phrase: Phrase[Amount], written: Phrase[int], that_much: str) -> Table:
    return (
        says(
            phrase, f"{{it:{written.name}}}", lambda it: it, lambda value: {"it": value} if _is_number(value) else None
        ),
        constant(phrase, "X", X()),
        says(
            phrase,
            f"X plus {{more:{written.name}}}",
            lambda more: Sum(X(), more),
            lambda value: (
                {"more": value.more}
                if isinstance(value, Sum) and value.amount == X() and _is_number(value.more)
                else None
            ),
        ),
        constant(phrase, "twice X", Times(2, X())),
        constant(phrase, that_much, ThatMuch()),
        hears(phrase, "that (much|many)", ThatMuch),
    )


COUNTED_PLAYER = CountedPlayer()


def _own(measure: str, value: object) -> Slots | None:
    return {} if value == OwnSize(measure) else None


def _has_helped(kind: Kind) -> bool:
    """What was tapped for the card itself is counted wherever it is."""
    return bool(kind.helped_it)


def _in_excess(value: object) -> Slots | None:
    match value:
        case Difference(amount=NumberOf(kind=kind, of=None), minus=NumberOf(kind=than, of=Reference() as of)):
            return {"kind": kind, "than": than, "of": of}
    return None


PRODUCTIONS: Table = (
    native(FIGURE, partial(_read_word, {}), _show_figure),
    native(COUNT_WORD, partial(_read_word, WORDS), _show_word),
    *_number(NUMBER, FIGURE, "that much"),
    *_number(COUNT, COUNT_WORD, "that many"),
    *[prints(MEASURE, f"their {measure}", partial(_own, measure)) for measure in ("power", "toughness")],
    say(MEASURE, "{what:pointing_whose} power", PowerOf),
    say(MEASURE, "{what:pointing_whose} toughness", ToughnessOf),
    hears(MEASURE, "{what:pointing_whose} loyalty", lambda what: CountersOn(what, "loyalty")),
    say(MEASURE, "{what:pointing_whose} mana value", ManaValueOf),
    say(MEASURE, "the mana value of {what:crafted}", ManaValueOf),
    say(MEASURE, "the total power of {what:crafted}", PowerOf),
    hears(MEASURE, "the mana value of {what:one_thing}", ManaValueOf),
    hears(MEASURE, "the (milled|revealed) card's mana value", lambda: ManaValueOf(Said("that card"))),
    unless(say(MEASURE, "the number of {kind:kinds}", NumberOf), _has_helped),
    unless(say(MEASURE, "the number of {kind:kinds} {of:player} <controls|control>", NumberOf), is_yours),
    say(MEASURE, "the number of counters on {what:one_thing}", CountersOn, name=""),
    say(PER, "counter on {what:one_thing}", CountersOn, name=""),
    say(MEASURE, "the number of {name:counter_name} counters on {what:one_thing}", CountersOn),
    say(MEASURE, "half {amount:measure}, rounded down", Half),
    say(MEASURE, "half {amount:measure}, rounded up", Half, up=True),
    say(MEASURE, "{who:possessor} life total", LifeOf),
    say(MEASURE, "the number of {kind:card_kinds} in {who:possessor} graveyard", CardsIn),
    say(MEASURE, "the number of {kind:card_kinds} in all graveyards", CardsIn, who=None),
    *[
        say(MEASURE, f"the (greatest|highest) {measure} among {{kind:kinds}}", Greatest, measure=measure)
        for measure in ("power", "toughness", "mana value")
    ],
    *[
        production
        for measure in ("power", "toughness", "mana value")
        for production in (
            say(MEASURE, f"the total {measure} of {{kind:kinds}}", Total, measure=measure),
            say(PER, f"different {measure} among {{kind:kinds}}", Different, measure=measure),
        )
    ],
    constant(MEASURE, "the number of cards you've drawn this turn", DrawnThisTurn(You())),
    constant(MEASURE, "the (amount of |)life you(|'ve) gained this turn", LifeGainedThisTurn(You())),
    constant(MEASURE, "the (amount of |)life you(|'ve) lost this turn", LifeGainedThisTurn(You(), lost=True)),
    say(PER, "creature blocking {what:one_thing} beyond the first", BlockersOf, beyond_first=True),
    say(PER, "creature blocking {what:one_thing}", BlockersOf),
    say(MEASURE, "the number of {kind:spell_kinds} you've cast this turn", CastThisTurn, who=You()),
    say(PER, "{kind:spell_kind} you've cast this turn", CastThisTurn, who=You()),
    say(PER, "{kind:spell_kind} your opponents have cast this turn", CastThisTurn, who=Opponents()),
    constant(MEASURE, "the number of creatures in your party", InYourParty()),
    constant(PER, "creature in your party", InYourParty()),
    say(MEASURE, "the number of {kind:kinds} that died this turn", DiedThisTurn),
    say(MEASURE, "your devotion to {color:color} and {other:color}", Devotion),
    say(MEASURE, "your devotion to {color:color}", Devotion),
    constant(MEASURE, "the number of opponents you have", OpponentsYouHave()),
    say(MEASURE, "the damage dealt to {who:player} this turn", DamageTakenThisTurn),
    say(PER, "{kind:card_kind} in {who:possessor} graveyard", CardsIn),
    say(PER, "{kind:card_kind} in all graveyards", CardsIn, who=None),
    say(PER, "{kind:kind} that died this turn", DiedThisTurn),
    *[
        hears(
            phrase,
            f"{words} that died under your control this turn",
            lambda kind: DiedThisTurn(replace(kind, controller="you")),
        )
        for phrase, words in ((PER, "{kind:kind}"), (MEASURE, "the number of {kind:kinds}"))
    ],
    hears(
        PER,
        "{kind:kind} put into your graveyard from the battlefield this turn",
        lambda kind: DiedThisTurn(replace(kind, owner="you")),
    ),
    constant(
        PER,
        "other creature on the battlefield that shares at least one creature type with it",
        OthersOfItsTypes(),
    ),
    constant(PER, "creature you attacked with this turn", AttackedThisTurn()),
    constant(MEASURE, "the number of creatures you attacked with this turn", AttackedThisTurn()),
    constant(PER, "opponent you have", OpponentsYouHave()),
    constant(PER, "opponent you attacked this combat", OpponentsAttacked()),
    constant(MEASURE, "the number of times ~ has mutated", TimesMutated()),
    constant(PER, "time (~|it) was kicked", TimesPaid("kicker")),
    hears(MEASURE, "the number of times (~|it) was kicked", lambda: TimesPaid("kicker")),
    say(PER, "time its {word:cost_word} cost was paid", TimesPaid),
    say(PER, "1 damage dealt to {who:player} this turn", DamageTakenThisTurn),
    constant(PER, "color of mana spent to cast (~|it)", ColorsSpent()),
    constant(MEASURE, "the number of colors of mana spent to cast (~|it)", ColorsSpent()),
    say(MEASURE, "twice {amount:measure}", Times, factor=2),
    say(MEASURE, "twice {amount:number}", Times, factor=2),
    constant(MEASURE, "X", X()),
    constant(MEASURE, "that much", ThatMuch()),
    constant(MEASURE, "the number of card types among cards in all graveyards", CardTypesInGraveyards()),
    *[say(phrase, "the number of cards in {who:possessor} hand", CardsInHand) for phrase in (MEASURE, COUNTED)],
    stands_for(COUNTED, "{it:figure}"),
    say(MEASURE, "{amount:counted} minus {minus:counted}", Difference),
    says(
        MEASURE,
        "the number of {kind:kinds} in excess of the number of {than:kinds} {of:player} <controls|control>",
        lambda kind, than, of: Difference(NumberOf(kind), NumberOf(than, of)),
        _in_excess,
    ),
    say(MEASURE, "{more:figure} plus {amount:measure}", Sum),
    hears(MEASURE, "{amount:counted} plus {more:count_word}", Sum),
    hears(MEASURE, "{more:count_word} plus {amount:measure}", Sum),
    stands_for(COUNTED, "{it:value_of}"),
    say(COUNTED, "{what:pointing_whose} power", PowerOf),
    say(COUNTED, "{what:pointing_whose} toughness", ToughnessOf),
    say(VALUE_OF, "{what:pointing_whose} mana value", ManaValueOf),
    constant(
        MEASURE,
        "the damage dealt, but no more than the toughness or life of what was damaged",
        ThatMuch(limited=True),
    ),
    hears(
        MEASURE,
        "the damage dealt, but not more life than the player's life total before the damage was dealt, the"
        " planeswalker's loyalty before the damage was dealt, or the creature's toughness",
        lambda: ThatMuch(limited=True),
    ),
    hears(MEASURE, "the (damage dealt|life lost|life gained) this way", ThatMuch),
    *[
        production
        for phrase, words in ((PER, "basic land type"), (MEASURE, "the number of basic land types"))
        for production in (
            say(phrase, f"{words} among {{kind:kinds}}", BasicLandTypesAmong),
            unless(
                say(phrase, f"{words} among {{kind:kinds}} {{of:player}} <controls|control>", BasicLandTypesAmong),
                is_yours,
            ),
        )
    ],
    say(PER, "color among {kind:kinds}", ColorsAmong),
    say(MEASURE, "the number of colors among {kind:kinds}", ColorsAmong),
    unless(say(PER, "{kind:every}", NumberOf), _has_helped),
    unless(say(PER, "{kind:every} {of:player} <controls|control>", NumberOf), is_yours),
    say(PER, "card in {who:possessor} hand", CardsInHand),
    say(PER, "{name:counter_name} counter on {what:one_thing}", CountersOn),
    hears(PER, "{name:counter_name} counter removed this way", lambda name: X()),
    constant(PLAYER_MEASURE, "the lowest life total among all players", LowestLife()),
    constant(PLAYER_MEASURE, "that player's life total", LifeOf(COUNTED_PLAYER)),
    constant(PLAYER_MEASURE, "half that player's life total, rounded down", Half(LifeOf(COUNTED_PLAYER))),
    constant(PLAYER_MEASURE, "half that player's life total, rounded up", Half(LifeOf(COUNTED_PLAYER), up=True)),
    say(PLAYER_MEASURE, "twice {amount:player_measure}", Times, factor=2),
    constant(PLAYER_MEASURE, "the number of cards in (that player's|their) hand", CardsInHand(COUNTED_PLAYER)),
    say(
        PLAYER_MEASURE,
        "the number of {kind:kinds} (that player controls|they controls|they control)",
        NumberOf,
        of=COUNTED_PLAYER,
    ),
    native(
        COUNTER_NAME,
        _read_counter,
        lambda printing, value: value if isinstance(value, str) and value else None,
    ),
)
