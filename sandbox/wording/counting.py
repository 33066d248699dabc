"""Numbers said at the end of an instruction: `, where X is its power`, `for each Swamp you control`."""

from dataclasses import replace

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
    CountersAmong,
    CountersOfPlayer,
    CountersOn,
    DamageTakenThisTurn,
    DiedThisTurn,
    Difference,
    Different,
    DiscardedThisTurn,
    DrawnThisTurn,
    InYourParty,
    LifeGainedThisTurn,
    NumberOf,
    NumberPointedAt,
    OpponentsAttacked,
    OpponentsYouHave,
    OthersOfItsTypes,
    PlayersWho,
    Times,
    TimesPaid,
    VotesFor,
    X,
)
from sandbox.meaning.effects import AddMana, PutCounters, WhereX
from sandbox.meaning.kinds import ANYTHING, ManaUse
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import Chosen
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COMMAND, COUNTED, COUNTED_COMMAND, ENDING, MANA_USE, MEASURE
from sandbox.wording.saying import constant, fields_of, hears, prints, say
from sandbox.wording.surface import CHOSEN_FOR, COUNTABLE, ForEach, SpendOnly, Where, with_amount

BY_ONES = (
    PlayersWho,
    CountersAmong,
    BlockersOf,
    ColorsAmong,
    ColorsSpent,
    CardTypesInGraveyards,
    CastThisTurn,
    Difference,
    Different,
    DiscardedThisTurn,
    DrawnThisTurn,
    LifeGainedThisTurn,
    BasicLandTypesAmong,
    AttackedThisTurn,
    CardsIn,
    CardsInHand,
    CountersOfPlayer,
    CountersOn,
    DamageTakenThisTurn,
    DiedThisTurn,
    InYourParty,
    NumberPointedAt,
    NumberOf,
    OpponentsAttacked,
    OpponentsYouHave,
    OthersOfItsTypes,
    TimesPaid,
    VotesFor,
)
"""What is counted one by one: `for each card in your hand`."""


def _counted(value: object) -> Slots | None:
    """The instruction for one, and what is counted."""
    if isinstance(value, CHOSEN_FOR) and isinstance(value.what, Chosen) and isinstance(value.what.count, BY_ONES):
        return {"it": value.with_parts({"what": replace(value.what, count=1)}), "amount": value.what.count}
    if not isinstance(value, COUNTABLE) or (isinstance(value, PutCounters) and value.second):
        return None
    amount = value.amount
    factor, counted = (amount.factor, amount.amount) if isinstance(amount, Times) else (1, amount)
    if not isinstance(counted, BY_ONES):
        return None
    return {"it": value.with_parts({"amount": factor}), "amount": counted}


def _said_as_x(value: object) -> Slots | None:
    """The instruction with X for the first thing in it that has to be found."""
    found = None if _use(value) is not None else _measured(value)
    return None if found is None else {"it": with_amount(value, found, X()), "amount": found}


def _measured(part: object) -> Amount | None:
    if isinstance(part, Amount) and not isinstance(part, (int, X, Times)):
        return part
    inner = tuple(part.parts().values()) if isinstance(part, Meaning) else part
    if not isinstance(inner, tuple):
        return None
    return next((found for each in inner if (found := _measured(each)) is not None), None)


def _use(value: object) -> Slots | None:
    """The instruction without what its mana may be spent on, and that."""
    if not isinstance(value, AddMana) or value.only_for is None:
        return None
    return {"it": value.with_parts({"only_for": None}), "use": value.only_for}


PRODUCTIONS: Table = (
    hears(ENDING, ". Spend this mana only {use:mana_use}", SpendOnly),
    prints(COMMAND, "{it:command}. Spend this mana only {use:mana_use}", _use),
    prints(COUNTED_COMMAND, "{it:counted_command}. Spend this mana only {use:mana_use}", _use),
    constant(MANA_USE, "to pay cumulative upkeep costs", ManaUse(cumulative_upkeep=True)),
    say(MANA_USE, "to cast {spells:spell_kinds}", ManaUse, "to cast (a|an) {spells:spell_kind}"),
    say(
        MANA_USE,
        "to activate abilities of {abilities_of:kinds}",
        ManaUse,
        "to activate an ability of (a|an) {abilities_of:kind}",
        "to (play|pay for) abilities of {abilities_of:kinds}",
    ),
    say(
        MANA_USE,
        "to cast {spells:spell_kinds} or activate abilities of {abilities_of:kinds}",
        ManaUse,
        "to cast {spells:spell_kinds} and activate abilities of {abilities_of:kinds}",
        "to cast (a|an) {spells:spell_kind} or (to |)activate an ability of (a|an) {abilities_of:kind}",
        "to cast (a|an) {spells:spell_kind} or (to |)activate an ability of (a|an) {abilities_of:source_kind}",
    ),
    hears(
        MANA_USE,
        "to activate an ability or cast (a|an) {spells:spell_kind}",
        lambda spells: ManaUse(spells, abilities_of=ANYTHING),
    ),
    hears(MANA_USE, "to activate abilities", lambda: ManaUse(abilities_of=ANYTHING)),
    *[hears(ENDING, f", where X is {{amount:{phrase.name}}}", Where) for phrase in (MEASURE, COUNTED)],
    prints(COMMAND, "{effects:commands}, where X is {amount:measure}", fields_of(WhereX)),
    hears(ENDING, " for each {amount:per}", ForEach),
    prints(COUNTED_COMMAND, "{it:command} for each {amount:per}", _counted),
    prints(COUNTED_COMMAND, "{it:command}, where X is {amount:measure}", _said_as_x),
)
