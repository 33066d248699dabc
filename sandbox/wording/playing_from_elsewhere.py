"""Permissions to play cards from elsewhere than the hand."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.abilities import CastItFromGraveyard, HandsRevealed, LooksAtTopCard, PlayFrom
from sandbox.meaning.amounts import ThatMuch
from sandbox.meaning.conditions import During
from sandbox.meaning.effects import (
    BecomePlotted,
    CastCopyOf,
    CastFree,
    CastFromHand,
    Duration,
    ExileFromTop,
    MayPlay,
    PlayExiled,
)
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.nodes import Ability
from sandbox.meaning.references import EachPlayer, Opponents, You
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Production, Slots, Table, Unfit
from sandbox.wording.phrases import ABILITY, COMMAND
from sandbox.wording.saying import constant, hears, say, says

NEXT = Duration.UNTIL_END_OF_YOUR_NEXT_TURN
CARD = "{what:pointing_card}"
ANY_MANA = (
    ", and mana of any type can be spent to cast (that spell|it|them|those spells)",
    ", and you may spend mana as though it were mana of any (color|type) to cast (that spell|it|them|those spells)",
    " and you may spend mana as though it were mana of any (color|type) to cast (that spell|it|them|those spells)",
)
FREE = " without paying (its|their) mana (cost|costs)"
WHEN: dict[Duration, tuple[str, ...]] = {
    Duration.THIS_TURN: ("{} this turn", "until end of turn, {}", "{} until end of turn"),
    NEXT: ("until the end of your next turn, {}", "{} until the end of your next turn"),
    Duration.FOR_GOOD: (
        "{} for as long as (it remains|they remain) exiled",
        "for as long as (it remains|they remain) exiled, {}",
    ),
}


def _may_play(duration: Duration, lands: bool, free: bool, any_mana: bool) -> Production:
    """One way of permission; what is printed stands first."""
    verb = f"you may {'play' if lands else 'cast'} {CARD}"
    said = verb + (FREE if free else "")
    notations = [when.format(said) + more for more in (ANY_MANA if any_mana else ("",)) for when in WHEN[duration]]
    if free:
        notations += [f"{verb} this turn{FREE}"] if duration is Duration.THIS_TURN else []
    return say(
        COMMAND, notations[0], MayPlay, *notations[1:], duration=duration, lands=lands, free=free, any_mana=any_mana
    )


def _from_hand(kind: Kind) -> CastFromHand:
    """What is printed on a card must be enough to know it by."""
    plain = Kind(kind.types, not_types=kind.not_types, subtypes=kind.subtypes)
    plain = replace(plain, mana_value_at_most=kind.mana_value_at_most, mana_value_at_least=kind.mana_value_at_least)
    if kind != plain or (kind.types and kind.subtypes):
        raise Unfit
    return CastFromHand(kind)


def _zone(words: str, zone: Zone) -> Table:
    """What is said of a zone."""
    from_there = f"from {words}"
    return (
        *_both(f"play lands {from_there}", PlayFrom(zone, None, lands=True)),
        *_both(f"play lands and cast spells {from_there}", PlayFrom(zone, ANYTHING, lands=True)),
        *_of_spells(f"You may cast {{spells:spell_kinds}} {from_there}.", zone, None),
        *_of_spells(f"During your turn, you may cast {{spells:spell_kinds}} {from_there}.", zone, During(whose="your")),
        *[
            says(
                ABILITY,
                f"Once {when}, you may cast (a|an) {{spells:spell_kind}} {from_there}.",
                partial(_once, zone, condition),
                partial(_is_once, zone, condition),
            )
            for when, condition in (("each turn", None), ("during each of your turns", During(whose="your")))
        ],
        says(
            ABILITY,
            f"You may play lands and cast {{spells:spell_kinds}} {from_there}.",
            partial(_lands_and, zone),
            lambda value: (
                {"spells": value.spells}
                if isinstance(value, PlayFrom) and value == PlayFrom(zone, value.spells, lands=True)
                else None
            ),
        ),
    )


def _once(zone: Zone, condition: During | None, spells: Kind) -> PlayFrom:
    return PlayFrom(zone, spells, condition=condition, once=True)


def _is_once(zone: Zone, condition: During | None, value: object) -> Slots | None:
    if not isinstance(value, PlayFrom) or value.spells is None or value != _once(zone, condition, value.spells):
        return None
    return {"spells": value.spells}


def _while(words: str, zone: Zone, lands: bool) -> Table:
    """Only as long as something is so."""
    return (
        says(
            ABILITY,
            f"You may {words} as long as {{condition:condition}}.",
            lambda condition: PlayFrom(zone, ANYTHING, lands=lands, condition=condition),
            lambda value: (
                {"condition": value.condition}
                if isinstance(value, PlayFrom)
                and value == PlayFrom(zone, ANYTHING, lands, value.condition)
                and value.condition is not None
                else None
            ),
        ),
        hears(
            ABILITY,
            f"As long as {{condition:condition}}, you may {words}.",
            lambda condition: PlayFrom(zone, ANYTHING, lands=lands, condition=condition),
        ),
    )


def _lands_and(zone: Zone, spells: Kind) -> PlayFrom:
    return PlayFrom(zone, spells, lands=True)


def _both(words: str, meaning: PlayFrom) -> Table:
    """At any time, and in one's own turn alone."""
    return (
        constant(ABILITY, f"You may {words}.", meaning),
        constant(ABILITY, f"During your turn, you may {words}.", replace(meaning, condition=During(whose="your"))),
    )


def _of_spells(notation: str, zone: Zone, when: During | None) -> Table:
    def build(spells: Kind) -> Ability:
        return PlayFrom(zone, spells, condition=when)

    def apart(value: object) -> Slots | None:
        if not isinstance(value, PlayFrom) or value.spells is None or value != build(value.spells):
            return None
        return {"spells": value.spells}

    return (says(ABILITY, notation, build, apart),)


_EXILED = ". If that spell would be put into (a|your|their|its owner's) graveyard(| this turn), exile it instead"
PRODUCTIONS: Table = (
    *[
        say(
            COMMAND,
            f"you may cast {{what:{what}}} without paying its mana cost{more}",
            CastFree,
            exiled=bool(more),
        )
        for what in ("target", "pointing_card")
        for more in (_EXILED, "")
    ],
    say(COMMAND, "you may cast {what:target} this turn", MayPlay, duration=Duration.THIS_TURN, lands=False),
    say(
        COMMAND,
        "copy {what:pointing_card}. You may cast the copy without paying its mana cost",
        CastCopyOf,
        "create a copy of {what:pointing_card}. You may cast the copy without paying its mana cost",
    ),
    *[
        _may_play(duration, lands, free, any_mana)
        for duration in WHEN
        for lands in (True, False)
        for free, any_mana in ((False, False), (True, False), (False, True))
    ],
    constant(COMMAND, "you may play the exiled card without paying its mana cost", PlayExiled()),
    constant(COMMAND, "you may cast the exiled card without paying its mana cost", PlayExiled(lands=False)),
    says(
        COMMAND,
        "you may cast (a|an) {kind:spell_kind} from your hand without paying its mana cost",
        _from_hand,
        lambda value: value.parts() if isinstance(value, CastFromHand) else None,
    ),
    say(COMMAND, "{what:pointing_card} becomes plotted", BecomePlotted),
    constant(COMMAND, "exile that many cards from the top of your library", ExileFromTop(ThatMuch())),
    say(COMMAND, "exile the top {amount:count} cards of {who:possessor} library", ExileFromTop),
    hears(
        COMMAND,
        "{who:player} <exiles|exile> the top {amount:count} cards of (their|your) library",
        ExileFromTop,
    ),
    hears(
        COMMAND, "{who:player} <exiles|exile> the top card of (their|your) library", lambda who: ExileFromTop(1, who)
    ),
    *_zone("the top of your library", Zone.LIBRARY),
    *_zone("your graveyard", Zone.GRAVEYARD),
    *_while("play lands and cast spells from the top of your library", Zone.LIBRARY, lands=True),
    *_while("cast spells from the top of your library", Zone.LIBRARY, lands=False),
    hears(ABILITY, "You may play the top card of your library.", lambda: PlayFrom(Zone.LIBRARY, ANYTHING, lands=True)),
    hears(
        ABILITY,
        "As long as {condition:condition}, you may play the top card of your library.",
        lambda condition: PlayFrom(Zone.LIBRARY, ANYTHING, lands=True, condition=condition),
    ),
    constant(ABILITY, "You may cast ~ from your graveyard.", CastItFromGraveyard()),
    *[
        constant(
            ABILITY,
            f"You may cast (~|this card) from your graveyard using its {word} ability.",
            CastItFromGraveyard(using=word),
        )
        for word in ("blitz", "bestow", "mutate", "warp", "dash", "evoke", "spectacle", "surge")
    ],
    say(ABILITY, "You may cast ~ from your graveyard as long as {condition:condition}.", CastItFromGraveyard),
    hears(ABILITY, "You may cast ~ from your graveyard if {condition:condition}.", CastItFromGraveyard),
    constant(ABILITY, "You may look at the top card of your library any time.", LooksAtTopCard()),
    constant(ABILITY, "Play with the top card of your library revealed.", LooksAtTopCard(revealed=True)),
    constant(
        ABILITY,
        "Players play with the top card of their libraries revealed.",
        LooksAtTopCard(EachPlayer(), revealed=True),
    ),
    *[
        constant(ABILITY, f"{words} revealed.", HandsRevealed(who))
        for words, who in (
            ("Your opponents play with their hands", Opponents()),
            ("Players play with their hands", EachPlayer()),
            ("Play with your hand", You()),
        )
    ],
)
