"""How it is told or asked what comes about."""

from __future__ import annotations

from sandbox.questions.outcomes_negated import with_negated
from sandbox.questions.outcomes_spells import OF_SPELLS
from sandbox.questions.phrases import OUTCOME, PLACE
from sandbox.questions.said.outcomes import (
    AnythingDies,
    ComesHome,
    DamagesSomething,
    Fizzles,
    GoesThrough,
    Gone,
    HasManaLeft,
    HasSize,
    IsDead,
    IsSafe,
    IsSo,
    IsTapped,
    Killed,
    KilledByPlayer,
    Lives,
    LosesGame,
    LosesThings,
    Lost,
    NotSo,
    StaysInGame,
    Survived,
    TakesNothing,
    ToldOutcome,
    Unscathed,
    WinsGame,
)
from sandbox.questions.said.outcomes_cards import (
    Controls,
    DrawsCards,
    ForFree,
    GetsBack,
    GetsTokens,
    GoesTo,
)
from sandbox.questions.said.things import PRONOUN, Mention, Things
from sandbox.questions.telling import is_set_off
from sandbox.questions.thing_words import ME, SORTS
from sandbox.questions.ways_told import told_outcomes
from sandbox.wording.grammar import Table, Unfit
from sandbox.wording.saying import constant, hears


def _has(things: Things, word: str) -> IsSo:
    return IsSo(things, f"has {word}")


def _enough_to_kill(things: Things) -> IsDead:
    """`enough to kill him` may be said of a player, who is asked about as one."""
    if things[0].noun in ("him", "her"):
        raise Unfit
    return IsDead(things)


def _dead(things: Things, by: object = None, how: str = "") -> IsDead:
    return Killed(things, (by,)) if isinstance(by, Mention) else IsDead(things)


def _gets(by: Mention, things: Things) -> Killed:
    """`it gets him` may be said of a player whom it hits."""
    if not by.card:
        raise Unfit
    return Killed(things, (by,))


def _lives(things: Things, how: str = "") -> Lives:
    return Lives(things)


def _is_safe(things: Things) -> Lives:
    """`that is fine` is said of what is done."""
    if things[0].noun in ("that", "this"):
        raise Unfit
    return Lives(things)


def _killed_by(who: str, things: Things) -> KilledByPlayer:
    if len(things) == 1 and is_set_off(things[0], who):
        raise Unfit
    return KilledByPlayer(things, who)


def _lost(who: str, things: Things) -> Lost:
    if things == (Mention(noun="creature", number=1),):
        raise Unfit
    return Lost(things, who)


def is_sort(noun: str) -> bool:
    """Whether it is a word for a sort of creature, be it one or several."""
    return not SORTS.isdisjoint((noun, noun.removesuffix("s")))


def kind_of_token(kind: Mention) -> str:
    """A word for a sort of creature. Raises Unfit for a card, which is counted where it is, and for anything else."""
    if not is_sort(kind.noun) or kind != Mention(noun=kind.noun):
        raise Unfit
    return kind.noun


def _gets_tokens(who: str, kind: Mention, n: int = -1) -> ToldOutcome:
    return GetsTokens(who, kind_of_token(kind), n if n != 1 else -1)


WHOSE = " of "
"""Between a zone and the player whose it is."""


def goes_to(thing: Mention, zone: str) -> GoesTo:
    name, _, who = zone.partition(WHOSE)
    return GoesTo(thing, name, who)


_UNHURT = "without a scratch|unscathed|unharmed|undamaged|untouched|unhurt|intact|without damage|without any damage"
"""What is said of what has taken no damage."""

_OUTCOMES: Table = (
    *told_outcomes(
        _dead,
        "{things:things} {how:dies}",
        "{things:things} (go|wind up|land|be|fall|be put|get put) (to|in|"
        "into|onto) (the |its owner 's |their owner 's |)graveyard",
        "{things:things} take lethal( damage|)",
        "{things:things} (get|be) (dead|destroy|kill|lose|toast|gone|doomed|history) (by|from|to) {by:thing}",
        "{things:things} lose (the|that|this) (fight|battle|combat|exchange|duel)",
        "{things:things} be not (alive|safe|save)",
        "{things:things} die to the {by:size_change}",
        "{things:things} die to {by:thing}",
        "{things:things} (be|be dead|get) (dead|destroy|kill|bury|lose|toast)",
        "{things:things} go to (the |)graveyard",
    ),
    *told_outcomes(
        _enough_to_kill,
        "(enough |the |)(damage |)(be |)enough to (kill|finish|finish off|destroy) {things:things}",
    ),
    *told_outcomes(lambda things: Gone(things), "{things:things} (be|get) (gone|out of play|off the play)"),
    hears(OUTCOME, "{who:who} (get|take down) (both|both of them)", lambda who: IsDead((Mention(noun="theirs"),))),
    hears(
        OUTCOME,
        "{things:things} (fizzle|do nothing|be counter|get counter|be stop|do not resolve|not resolve|fail)",
        Fizzles,
    ),
    constant(
        OUTCOME,
        "(anything|anyone|anybody|something|any creature|any of them|either|"
        "either of them|either creature) (die|get kill|be dead|be destroy)",
        AnythingDies(),
    ),
    hears(
        OUTCOME,
        "{thing:thing} (be|stay|end up|be still|get) (tapped|tap)( afterwards| after that|)",
        lambda thing: IsTapped(thing),
    ),
    hears(
        OUTCOME,
        "{thing:being} (untap|be untap|get untap)",
        lambda thing: IsTapped(thing, False, turned=True),
    ),
    *(
        hears(
            OUTCOME,
            f"{{thing:thing}} (come in|enter|enter play|enter the battlefield|come into play|come in play) ({said})",
            lambda thing, tapped=tapped: IsTapped(thing, tapped, entered=True),
        )
        for said, tapped in (("tapped|tap", True), ("untapped|untap", False))
    ),
    hears(OUTCOME, "{thing:thing} (be untapped|stay untapped)", lambda thing: IsTapped(thing, False)),
    hears(OUTCOME, "{thing:thing} tap( for it| to attack| when it attack| for that|)", lambda thing: IsTapped(thing)),
    hears(OUTCOME, "(he|she) tap( for it| to attack|)", lambda: IsTapped(PRONOUN)),
    hears(OUTCOME, "{thing:thing} (not untap|do not untap|stay tapped|not tap)", lambda thing: IsTapped(thing)),
    hears(
        OUTCOME,
        "{who:who} (draw|get) {n:number} (card|cards)( from it| off it| for it| too| again| as well| more|)",
        lambda who, n: DrawsCards(who, n),
    ),
    hears(
        OUTCOME,
        "{who:who} draw( cards| anything| any cards| a card| something| the cards| my cards| his cards| any|)",
        lambda who: DrawsCards(who),
    ),
    hears(
        OUTCOME,
        "{who:who} (get|draw) (cards|any cards|any card|some cards) (for|from|off|off of|out of) (it|that|this|them)",
        lambda who: DrawsCards(who),
    ),
    hears(
        OUTCOME,
        "{who:who} draw( a card| anything|) (for|from|off|off of|out of) (it|that|this|them)( at all|)",
        lambda who: DrawsCards(who),
    ),
    hears(
        OUTCOME,
        "{who:who} draw( a card| cards| anything|) (for|off|off of|from|with|out of) {by:spell}( at all| anyway|)",
        lambda who, by: DrawsCards(who),
    ),
    hears(
        OUTCOME,
        "{who:who} (control|keep control of|own|keep|get to keep) {thing:thing}",
        lambda who, thing: Controls(thing, who),
    ),
    hears(
        OUTCOME,
        "{who:who} (get|have|put) {thing:thing} (in play|into play|in the play|onto the play|on the play)",
        lambda who, thing: Controls(thing, who),
    ),
    hears(
        OUTCOME,
        "{who:who} (get|have|put) {thing:thing} (in play |into play |onto the play |on the play |)(for free|for "
        "nothing|"
        "without pay|without pay anything|free)",
        lambda who, thing: ForFree(thing, who),
    ),
    *told_outcomes(
        _gets_tokens,
        "{who:who} (get|make|create|receive) (any |my |his |her |their |the |all my |all the |)"
        "{kind:noun}( token| tokens|)( for it| from it| too|)",
        "{who:who} (get|make|create|receive) (|my |his |her |their |the |both |all |all of |both of )"
        "(|my |the |his |her ){n:number} {kind:noun}( token| tokens|)( for it| from it| too|)",
        "{who:who} (get|make|create|receive|keep) both( of|) (my |the |his |her |){kind:noun}( token| tokens|)",
    ),
    hears(OUTCOME, "{who:who} (get|have|keep) (the|his|her|my|that|any) mana( back|)", lambda who: HasManaLeft(who)),
    hears(OUTCOME, "{who:who} (get|have) {thing:thing} back", lambda who, thing: GetsBack(thing, who)),
    constant(
        OUTCOME, "(they|both|both creatures|the creatures|we|they both|those 2) trade", IsDead((Mention(noun="both"),))
    ),
    hears(OUTCOME, "{word:keyword} save {who:who}", lambda word, who: StaysInGame(who)),
    hears(OUTCOME, "{who:who} (be alive|be still alive)", StaysInGame),
    hears(OUTCOME, "{who:who} (be safe|be save|be ok|be fine)", IsSafe),
    hears(OUTCOME, "(that|this|it) (kill|finish|finish off|be lethal for) {who:who}", LosesGame),
    hears(
        OUTCOME,
        "(that|this|it) (do not|will not|can not|never) (kill|finish|finish off) {who:who}",
        lambda who: NotSo(LosesGame(who)),
    ),
    hears(OUTCOME, "{who:who} {how:survives}", lambda who, how: StaysInGame(who)),
    hears(OUTCOME, "{who:who} (not|do not|never|can not) {how:survives}", lambda who, how: LosesGame(who)),
    hears(OUTCOME, "{who:who} lose (anything|something|any of it)", lambda who: LosesThings(who)),
    hears(
        OUTCOME,
        "{who:who} lose (a creature|any creature|any creatures|any of my creatures|any of his creatures|any of her "
        "creatures|one of my creatures|one of his creatures|anything in play|a permanent|any of them|one of them)",
        lambda who: LosesThings(who, True),
    ),
    hears(OUTCOME, "{who:who} lose {things:things}( for good| forever| for ever| permanently|)", _lost),
    hears(OUTCOME, "{by:thing} (kill|destroy) {things:things}", lambda by, things: Killed(things, (by,))),
    hears(OUTCOME, "{by:thing} get {things:things}", _gets),
    hears(OUTCOME, "{who:who} kill {things:things}", _killed_by),
    *told_outcomes(
        _lives,
        "{things:things} {how:survives}",
        "{things:things} be (alive|in play|around)",
        "{things:things} regenerate",
        "{things:things} (stay|remain)( in play| on the play| around| on my side|)",
        "{things:things} win (the|that|this) (fight|battle|combat|exchange|duel)",
        "{things:things} (be|be still|stay) (alive|in play|around|on the play|"
        "standing|here)( afterwards| after that| after combat| once combat be over| at the end|)",
        "{things:things} (come|return) back( to play| into play|)( with persist| with its persist|)",
    ),
    *told_outcomes(
        lambda things: ComesHome(things),
        "{things:things} (come home|get home|make it home|go home|return home|come back home|"
        "make it back home)( alive| in "
        "one piece| safe| unharmed| to me|)",
    ),
    *told_outcomes(
        lambda things, **how: NotSo(Lives(things)),
        "{things:things} (not|do not|never|can not) {how:survives}",
    ),
    *told_outcomes(
        lambda things, **how: NotSo(IsDead(things)),
        "{things:things} (not|do not|never|can not) {how:dies}",
        "{things:things} (not |do not )(go to graveyard|get destroy|get kill|be destroy|be kill)",
    ),
    *told_outcomes(
        _is_safe,
        "{things:things} be (be |still |stay |)(safe|save|ok|fine)( afterwards| after that| after combat| at the end|)",
    ),
    hears(
        OUTCOME,
        "{things:things} (dodge|escape|evade|duck|survive|live through|make it through|withstand|outlast|endure|"
        "stand up to|hold against|"
        "hold up "
        "against|hold up to|weather|shrug off|get through|come through) {by:thing}",
        lambda things, by: Survived(things, (by,)),
    ),
    *told_outcomes(
        Unscathed,
        f"{{things:things}} (come|get|walk|make it) out( of| from|)( it| this| that| combat| the fight|) ({_UNHURT})",
        f"{{things:things}} (be|stay|survive|remain|survive it|survive this) ({_UNHURT})",
        "{things:things} take no damage",
    ),
    *told_outcomes(
        lambda who: Unscathed((Mention(noun="mine" if who == ME else "his"),)),
        f"{{who:who}} (come|get|walk|make it) out( of| from|)( it| this| that| combat| the fight|) ({_UNHURT})",
    ),
    hears(
        OUTCOME,
        "{who:who} (take|suffer|be deal) (no damage|no combat damage|nothing)( at all|)( from it| from that| from "
        "this| from the attack|)",
        lambda who: TakesNothing(who),
    ),
    hears(OUTCOME, "{who:who} keep {things:things}( alive|)", lambda who, things: Lives(things)),
    hears(OUTCOME, "{who:who} (save|rescue) {things:things}( alive|)", lambda who, things: NotSo(IsDead(things))),
    hears(
        OUTCOME,
        "{who:who} (win|win the game)( on the spot| right there| now|)",
        lambda who: WinsGame(who),
    ),
    hears(OUTCOME, "(that|it|this) (win|win the game|win me the game|win it for me)", lambda: WinsGame(ME)),
    hears(
        OUTCOME,
        "(that|it|this) (kill|finish|finish off|be lethal for|be enough "
        "for|do in|be enough to finish|be enough to kill|end) {who:who}",
        lambda who: LosesGame(who),
    ),
    hears(
        OUTCOME,
        "(that|it|this|the attack) (be |)(lethal|game|the game|game over|for the win|a win)",
        lambda: LosesGame("victim"),
    ),
    hears(
        OUTCOME,
        "{who:who} (lose|lose the game|lose the match|be dead|be out|be toast|be gone|be history|be do|be finish|"
        "be lose|be out of the game|be kill|get kill|be doomed)( on the spot| then|)",
        lambda who: LosesGame(who),
    ),
    hears(OUTCOME, "{who:who} {how:dies}", lambda who, how: LosesGame(who)),
    hears(OUTCOME, "{who:who} (not|do not|never|can not) {how:dies}", lambda who, how: StaysInGame(who)),
    hears(OUTCOME, "{thing:thing} (come|go|return|be|land|fall|be put|get put|wind up)( back|) {zone:place}", goes_to),
    hears(OUTCOME, "{thing:thing} be (a |an |){size:size}", HasSize),
    hears(
        OUTCOME,
        "{things:things} (have|get|gain) {word:keyword}( on his side| on her side| on my side| on the other side|)",
        _has,
    ),
    hears(
        OUTCOME,
        "{things:things} fly( on his side| on her side| on my side| on the other side|)",
        lambda things: IsSo(things, "has flying"),
    ),
    *told_outcomes(
        DamagesSomething,
        "{things:things} (deal|do)( its| any| the| his| her| their|)( combat|) damage( to anything| to anyone|)",
        "{things:things} deal (damage|anything)",
    ),
    *told_outcomes(
        lambda things, n: DamagesSomething(things, n),
        "{things:things} (deal|do) {n:amount}( damage|)( then| after all|)",
    ),
    *told_outcomes(
        GoesThrough,
        "{things:things} (hit|do) (anything|something)( at all|)",
        "{things:things} have (an|any) effect",
    ),
    hears(OUTCOME, "(the |that |this |all |)damage (be |get |)(prevent|stop)", lambda: TakesNothing("victim")),
    hears(OUTCOME, "(it|that|this) be (prevent|stop)", lambda: TakesNothing("victim")),
)
_PLACES: Table = (
    constant(PLACE, "(back |)(to|in|into) (the |its owner 's |somebody's |)hand", "hand"),
    constant(PLACE, "(to|in|into) (the |its owner 's |somebody's |)graveyard", "graveyard"),
    *(
        constant(PLACE, f"(back |)(to|in|into) {whose} {zone}", f"{zone}{WHOSE}{who}")
        for zone in ("hand", "graveyard")
        for whose, who in (("my", ME), ("his", "he"), ("her", "she"), ("their", "they"), ("opp 's", "opp"))
    ),
    *(
        hears(PLACE, f"(back |)(to|in|into) {{who:who}} 's {zone}", lambda who, zone=zone: f"{zone}{WHOSE}{who}")
        for zone in ("hand", "graveyard")
    ),
    constant(PLACE, "(to|in|into) exile", "exile"),
    constant(PLACE, "(exile|remove from the game|out of the game|remove from play|gone for good)", "exile"),
)

PRODUCTIONS: Table = (*with_negated((*_OUTCOMES, *OF_SPELLS)), *_PLACES)
