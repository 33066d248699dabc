"""Instructions to players. One said without a subject is for `you`, or goes on with the player named before."""

from collections.abc import Callable
from functools import partial

from sandbox.meaning.amounts import Amount, CardsIn, Half, LifeOf
from sandbox.meaning.effects import (
    AddPhases,
    ChooseFromOutside,
    ChooseNumber,
    ControlNextTurn,
    Discard,
    Discover,
    DoubleLife,
    Draw,
    Effect,
    ExchangeLife,
    ExtraTurn,
    ForbidCasting,
    GainLife,
    KeepAsFew,
    LifeBecomes,
    LookAndPutBack,
    LoseGame,
    LoseLife,
    May,
    Mill,
    PlayMoreLands,
    RevealAndDiscard,
    RevealAndDiscardAll,
    RevealCard,
    Scry,
    Shuffle,
    ShuffleAllIntoLibrary,
    Surveil,
    Tap,
    WinGame,
)
from sandbox.meaning.kinds import Kind
from sandbox.meaning.references import CountedPlayer, Each, EachPlayer, Opponents, RevealedAtRandom, You
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Production, Slots, Table, Unfit
from sandbox.wording.phrases import COMMAND
from sandbox.wording.pointing import Doer, Said
from sandbox.wording.saying import constant, hears, say, says


def _discarding(at_random_said: str, at_random: bool) -> Table:
    return (
        constant(COMMAND, f"discard a card{at_random_said}", Discard(who=Doer(), at_random=at_random)),
        say(COMMAND, f"discard {{amount:count}} cards{at_random_said}", Discard, who=Doer(), at_random=at_random),
        say(COMMAND, f"{{who:player}} <discards|discard> a card{at_random_said}", Discard, at_random=at_random),
        say(
            COMMAND,
            f"{{who:player}} <discards|discard> {{amount:count}} cards{at_random_said}",
            Discard,
            at_random=at_random,
        ),
    )


def _keep_as_few(first: Kind, counted: Kind, then: Kind) -> KeepAsFew:
    if first != counted:
        raise Unfit
    return KeepAsFew(first, then)


def _each_total(amount: Amount) -> LifeBecomes:
    return LifeBecomes(amount, EachPlayer())


def _totals(value: object) -> Slots | None:
    match value:
        case LifeBecomes(amount=amount, who=EachPlayer()):
            return {"amount": amount}
    return None


def _half(notation: str, build: Callable[..., Effect]) -> Production:
    """Of each player half of what that player has."""

    def apart(value: object) -> Slots | None:
        who = getattr(value, "who", None)
        return {"who": who} if who is not None and value == build(who) else None

    return says(COMMAND, notation, build, apart)


OWN_LIFE, OWN_LIBRARY = LifeOf(CountedPlayer()), CardsIn(Kind(), CountedPlayer(), Zone.LIBRARY)


_AFTER = "after this(| main| combat) phase"


def _added_phases() -> Table:
    """With what comes after the phase that is going on."""
    followed = (("", ("combat phase",)), (" followed by an additional main phase", ("combat phase", "main phase")))
    there_is = "(there is|there's) an additional combat phase"
    return (
        *[
            production
            for more, phases in followed
            for production in (
                constant(COMMAND, f"{_AFTER}, {there_is}{more}", AddPhases(phases)),
                hears(COMMAND, f"{there_is} {_AFTER}{more}", lambda phases=phases: AddPhases(phases)),
            )
        ],
        constant(COMMAND, f"you get an additional upkeep step {_AFTER}", AddPhases(("upkeep step",), own=True)),
        say(
            COMMAND,
            f"you get {{often:count}} additional upkeep steps {_AFTER}",
            AddPhases,
            phases=("upkeep step",),
            own=True,
        ),
    )


def _may_have_a_new_hand(value: object) -> Slots | None:
    match value:
        case May(effects=(Discard(amount=None), Draw(amount=amount)), who=who) if who != You():
            said = May((Discard(None, Doer()), Draw(amount, Doer())), who)
            return {"who": who, "amount": amount} if value == said else None
    return None


PRODUCTIONS: Table = (
    hears(COMMAND, "draw another card", lambda: Draw(1, Doer())),
    say(COMMAND, "{who:player} <gains|gain> {amount:number} life", GainLife),
    say(COMMAND, "{who:player} <gains|gain> life equal to {amount:measure}", GainLife),
    _half("{who:player} <loses|lose> half <their|your> life, rounded down", lambda who: LoseLife(Half(OWN_LIFE), who)),
    _half(
        "{who:player} <loses|lose> half <their|your> life, rounded up", lambda who: LoseLife(Half(OWN_LIFE, True), who)
    ),
    _half(
        "{who:player} <mills|mill> half <their|your> library, rounded down", lambda who: Mill(Half(OWN_LIBRARY), who)
    ),
    _half(
        "{who:player} <mills|mill> half <their|your> library, rounded up",
        lambda who: Mill(Half(OWN_LIBRARY, True), who),
    ),
    say(COMMAND, "{who:player} <loses|lose> {amount:number} life", LoseLife),
    say(COMMAND, "{who:player} <loses|lose> life equal to {amount:measure}", LoseLife),
    say(COMMAND, "{who:possessor} life total becomes {amount:number}", LifeBecomes),
    says(COMMAND, "each player's life total becomes {amount:player_measure}", _each_total, _totals),
    say(COMMAND, "double {who:possessor} life total", DoubleLife),
    constant(COMMAND, "draw a card", Draw(who=Doer())),
    say(COMMAND, "draw {amount:count} cards", Draw, who=Doer()),
    say(COMMAND, "draw cards equal to {amount:measure}", Draw, who=Doer()),
    say(COMMAND, "{who:player} <draws|draw> a card", Draw),
    say(COMMAND, "{who:player} <draws|draw> {amount:count} cards", Draw),
    say(COMMAND, "{who:player} <draws|draw> cards equal to {amount:measure}", Draw),
    *_discarding(" at random", at_random=True),
    *_discarding("", at_random=False),
    constant(COMMAND, "discard your hand", Discard(None, Doer())),
    says(
        COMMAND,
        "{who:player} may discard their hand and draw {amount:count} cards",
        lambda who, amount: May((Discard(None, Doer()), Draw(amount, Doer())), who),
        _may_have_a_new_hand,
    ),
    say(COMMAND, "{who:player} <discards|discard> (their|your) hand", Discard, amount=None),
    say(
        COMMAND,
        "look at the top {amount:count} cards of {who:possessor} library, then put them back in any order",
        LookAndPutBack,
    ),
    say(COMMAND, "discover {amount:number}", Discover),
    say(COMMAND, "scry {amount:number}", Scry, who=Doer()),
    say(COMMAND, "{who:player} <scries|scry> {amount:number}", Scry),
    say(COMMAND, "surveil {amount:number}", Surveil, who=Doer()),
    say(COMMAND, "{who:player} <surveils|surveil> {amount:number}", Surveil),
    say(COMMAND, "mill a card", Mill, amount=1, who=Doer()),
    say(COMMAND, "mill {amount:count} cards", Mill, who=Doer()),
    say(COMMAND, "{who:player} <mills|mill> a card", Mill, amount=1),
    say(COMMAND, "{who:player} <mills|mill> {amount:count} cards", Mill),
    say(COMMAND, "{who:player} <mills|mill> cards equal to {amount:measure}", Mill),
    hears(
        COMMAND,
        "{who:player} <puts|put> the top {amount:count} cards of (their|your) library into (their|your) graveyard",
        Mill,
    ),
    say(
        COMMAND,
        "you control {who:target_player} during that player's next turn",
        ControlNextTurn,
    ),
    say(
        COMMAND,
        "choose (a|an) {kind:card_kind} you own from outside the game, reveal (that card|it), and put it into your"
        " hand",
        ChooseFromOutside,
    ),
    *_added_phases(),
    constant(COMMAND, "take an extra turn after this one", ExtraTurn(Doer())),
    say(COMMAND, "{who:player} <takes|take> an extra turn after this one", ExtraTurn),
    say(COMMAND, "{who:player} <takes|take> {number:count_word} extra turns after this one", ExtraTurn),
    say(COMMAND, "take {number:count_word} extra turns after this one", ExtraTurn, who=Doer()),
    constant(
        COMMAND,
        "shuffle your hand, your graveyard, and all permanents you own into your library",
        ShuffleAllIntoLibrary(),
    ),
    say(COMMAND, "{who:player} may play an additional land this turn", PlayMoreLands, number=1),
    say(
        COMMAND,
        "{who:player} may play {number:count_word} additional lands this turn",
        PlayMoreLands,
        "{who:player} may play up to {number:count_word} additional lands this turn",
    ),
    say(COMMAND, "reveal {what:hand_card}", RevealCard),
    says(
        COMMAND,
        "{who:player} <reveals|reveal> a card at random from <their|your> hand",
        lambda who: RevealCard(RevealedAtRandom(who)),
        lambda value: (
            {"who": value.what.who}
            if isinstance(value, RevealCard) and isinstance(value.what, RevealedAtRandom)
            else None
        ),
    ),
    says(
        COMMAND,
        "{who:player} <reveals|reveal> (their|your) hand. You choose {kind:from_it} and exile that card",
        lambda who, kind: RevealAndDiscard(kind, who, Zone.REMOVED),
        lambda value: value.parts() if isinstance(value, RevealAndDiscard) and value.zone is Zone.REMOVED else None,
    ),
    hears(
        COMMAND,
        "{who:player} (reveals|reveal) (their|your) hand. You choose {kind:from_it}. Exile that card",
        lambda who, kind: RevealAndDiscard(kind, who, Zone.REMOVED),
    ),
    say(COMMAND, "{who:player} can't cast {kind:spell_kinds} this turn", ForbidCasting),
    hears(
        COMMAND,
        "your opponents can't cast {kind:spell_kinds} this turn",
        lambda kind: ForbidCasting(kind, Opponents()),
    ),
    constant(COMMAND, "shuffle( your library|)", Shuffle(Doer())),
    say(COMMAND, "{who:player} <shuffles|shuffle>( their library|)", Shuffle),
    hears(COMMAND, "{who:pointing_player} (shuffles|shuffle) that library", Shuffle),
    say(
        COMMAND,
        "{who:player} <reveals|reveal> (their|your) hand and <discards|discard> (a|an) {kind:card_kind} at random",
        RevealAndDiscard,
        at_random=True,
    ),
    say(COMMAND, "{who:player} <loses|lose> the game", LoseGame),
    say(COMMAND, "{who:player} <wins|win> the game", WinGame),
    say(
        COMMAND,
        "{who:player} <reveals|reveal> (their|your) hand. You choose {kind:from_it}. That player discards that card",
        RevealAndDiscard,
    ),
    say(
        COMMAND,
        "{who:player} <reveals|reveal> (their|your) hand and <discards|discard> all {kind:card_kinds}",
        RevealAndDiscardAll,
    ),
    constant(COMMAND, "choose a number", ChooseNumber()),
    hears(COMMAND, "{who:player} (taps|tap) all {kind:kinds} they control", lambda who, kind: Tap(Each(kind, who))),
    say(COMMAND, "gain {amount:number} life", GainLife, who=Doer()),
    say(COMMAND, "gain life equal to {amount:measure}", GainLife, who=Doer()),
    say(COMMAND, "lose {amount:number} life", LoseLife, who=Doer()),
    hears(COMMAND, "{who:player} <draws|draw> an additional card", Draw),
    hears(COMMAND, "{who:player} <draws|draw> {amount:count} additional cards", Draw),
    hears(COMMAND, "draw an additional card", lambda: Draw(1, Doer())),
    hears(COMMAND, "draw {amount:count} additional cards", lambda amount: Draw(amount, Doer())),
    hears(COMMAND, "draws a card", lambda: Draw(1, Said("they"))),
    hears(COMMAND, "draws cards equal to {amount:measure}", lambda amount: Draw(amount, Said("they"))),
    hears(COMMAND, "draws {amount:count} cards", lambda amount: Draw(amount, Said("they"))),
    hears(COMMAND, "discards a card", lambda: Discard(1, Said("they"))),
    hears(COMMAND, "discards a card at random", lambda: Discard(1, Said("they"), at_random=True)),
    hears(COMMAND, "discard all the cards in your hand", lambda: Discard(None, Doer())),
    hears(COMMAND, "{who:player} (discards|discard) all the cards in (their|your) hand", partial(Discard, None)),
    hears(COMMAND, "discards {amount:count} cards", lambda amount: Discard(amount, Said("they"))),
    hears(COMMAND, "loses {amount:number} life", lambda amount: LoseLife(amount, Said("they"))),
    hears(COMMAND, "gains {amount:number} life", lambda amount: GainLife(amount, Said("they"))),
    hears(COMMAND, "loses life equal to {amount:measure}", lambda amount: LoseLife(amount, Said("they"))),
    hears(COMMAND, "mills a card", lambda: Mill(1, Said("they"))),
    hears(COMMAND, "mills {amount:count} cards", lambda amount: Mill(amount, Said("they"))),
    hears(COMMAND, "scries {amount:number}", lambda amount: Scry(amount, Said("they"))),
    hears(COMMAND, "surveils {amount:number}", lambda amount: Surveil(amount, Said("they"))),
    says(
        COMMAND,
        "{who:player} <shuffles|shuffle> <their|your> hand and graveyard into <their|your> library",
        lambda who: ShuffleAllIntoLibrary(who, permanents=False),
        lambda value: {"who": value.who} if isinstance(value, ShuffleAllIntoLibrary) and not value.permanents else None,
    ),
    hears(
        COMMAND,
        "shuffle your (hand and graveyard|graveyard and hand) into your library",
        lambda: ShuffleAllIntoLibrary(permanents=False),
    ),
    say(COMMAND, "exchange life totals with {who:target_player}", ExchangeLife),
    says(
        COMMAND,
        "each player chooses a number of {first:kinds} they control equal to the number of {counted:kinds} controlled"
        " by the player who controls the fewest, then sacrifices the rest. Players discard cards and sacrifice"
        " {then:kinds} the same way",
        _keep_as_few,
        lambda value: (
            {"first": value.first, "counted": value.first, "then": value.then} if isinstance(value, KeepAsFew) else None
        ),
    ),
)
