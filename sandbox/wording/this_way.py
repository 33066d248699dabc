"""What the same text has done before: `each creature destroyed this way`, `the number of cards discarded this way`."""

from dataclasses import replace
from functools import partial

from sandbox.meaning.amounts import Amount, CardsIn, DiedThisTurn, NumberOf, NumberPointedAt
from sandbox.meaning.conditions import AmountIs, DoneThisWay
from sandbox.meaning.effects import Discard, ForEachOf, If, Reflexive
from sandbox.meaning.kinds import ANYTHING, Kind
from sandbox.meaning.nodes import Effect, Meaning
from sandbox.meaning.references import ANY_NUMBER, Each, EachPlayer, Opponents, Reference, ThisWay, You
from sandbox.wording.grammar import Slots, Table, Unfit, is_plural
from sandbox.wording.phrases import COMMAND, COUNTED, DONE_SO, DONE_TO_SEVERAL, MEASURE, PER, PLAIN_CONDITION, SUBJECT
from sandbox.wording.pointing import OBJECT_WORDS, Aimed, Doer, Said, holds
from sandbox.wording.saying import constant, hears, say, says, stands_for
from sandbox.wording.surface import ForEach, with_amount

OF_THINGS = (CardsIn, DiedThisTurn, NumberOf, NumberPointedAt)
_OF_PERMANENTS = ("destroyed", "exiled", "sacrificed", "returned", "tapped", "dealt damage", "put into a graveyard")
_OF_CARDS = ("exiled", "discarded", "milled", "revealed")
_ALSO = {
    "put into a graveyard": ("put into (a|their owner's) graveyard", "put into graveyards"),
    "returned": ("returned to (its owner's|their owner's|your) hand",),
}


def _done(deed: str, several: bool) -> Table:
    """`creature destroyed this way`; `several`: `creatures destroyed this way`."""
    phrase = DONE_TO_SEVERAL if several else DONE_SO
    heads = [f"{{kind:{'kinds' if several else 'kind'}}}"] * (deed in _OF_PERMANENTS)
    heads += [f"{{kind:{'card_kinds' if several else 'card_kind'}}}"] * (deed in _OF_CARDS)
    said = [f"{head} {words} this way" for head in heads for words in (deed, *_ALSO.get(deed, ()))]
    return (say(phrase, said[0], ThisWay, *said[1:], deed=deed),)


def _dead(kind: Kind) -> ThisWay:
    """Only creatures and planeswalkers die."""
    if not kind.types and not kind.subtypes:
        raise Unfit
    return ThisWay(kind, "put into a graveyard")


def _one_by_one(what: Reference, effects: tuple[Effect, ...]) -> ForEachOf:
    """What is aimed at, is aimed at once, however many there are."""
    if holds(effects, Aimed):
        raise Unfit
    return ForEachOf(what, effects)


def _each_of_kind(kind: Kind, effects: tuple[Effect, ...], of: Reference | None = None) -> ForEachOf:
    """The effects speak of each; what they count or deal with besides is not the same description."""
    if holds(effects, Aimed) or of == You() or not _speaks_of_it(effects) or _says(effects, kind):
        raise Unfit
    return ForEachOf(Each(kind, of), effects)


def _each_of_them(what: Reference, effects: tuple[Effect, ...]) -> ForEachOf:
    if holds(effects, Aimed) or not _speaks_of_it(effects) or not is_plural(what):
        raise Unfit
    return ForEachOf(what, effects)


def _speaks_of_it(part: object) -> bool:
    if isinstance(part, tuple):
        return any(_speaks_of_it(each) for each in part)
    if isinstance(part, Said):
        return part.words in OBJECT_WORDS
    return isinstance(part, Meaning) and any(_speaks_of_it(each) for each in part.parts().values())


def _says(part: object, kind: Meaning) -> bool:
    """Whether the description stands anywhere in it."""
    if isinstance(part, tuple):
        return any(_says(each, kind) for each in part)
    return part == kind or (isinstance(part, Meaning) and any(_says(each, kind) for each in part.parts().values()))


def _as_often(amount: Amount, it: Effect) -> Effect:
    """`For each Swamp you control, create a token`: one instruction with a number. What is done to each of them is
    more than one instruction."""
    done = (
        None
        if holds(it, Aimed) or (isinstance(amount, OF_THINGS) and _speaks_of_it(it))
        else ForEach(amount).applied(it)
    )
    if done is None:
        raise Unfit
    return done


def _aimed_at_one_each(controller: str | None, it: Effect) -> Effect:
    """`for each opponent, destroy up to one target creature that player controls`: all are announced at once."""
    aims = _aims_in(it)
    if len(aims) != 1 or not aims[0].spec.that_players or aims[0].spec.minimum or aims[0].spec.graveyard:
        raise Unfit
    spec, kind = aims[0].spec, aims[0].spec.kind
    many = replace(
        spec, that_players=False, one_each=True, maximum=ANY_NUMBER, kind=replace(kind, controller=controller)
    )
    changed = with_amount(it, aims[0], Aimed(many))
    if kind.controller is not None or _says(changed, Said("that player")) or not isinstance(changed, Effect):
        raise Unfit
    return changed


def _one_aimed_at_each(controller: str | None, value: object) -> Slots | None:
    """The instruction as it is said of each."""
    aims = _aims_in(value)
    if not isinstance(value, Effect) or len(aims) != 1 or not aims[0].spec.one_each:
        return None
    spec = aims[0].spec
    if spec.kind.controller != controller:
        return None
    one = replace(spec, that_players=True, one_each=False, maximum=1, kind=replace(spec.kind, controller=None))
    return {"it": with_amount(value, aims[0], Aimed(one))}


def _aims_in(part: object) -> list[Aimed]:
    if isinstance(part, Aimed):
        return [part]
    if isinstance(part, tuple):
        return [aim for each in part for aim in _aims_in(each)]
    return [aim for each in part.parts().values() for aim in _aims_in(each)] if isinstance(part, Meaning) else []


def _loop(value: object, sort: type[Reference]) -> Slots | None:
    return value.parts() if isinstance(value, ForEachOf) and isinstance(value.what, sort) else None


def _of_kind(value: object, controlled: bool) -> Slots | None:
    match value:
        case ForEachOf(what=Each(kind=kind, of=of, owned_by=None), effects=effects) if (of is not None) is controlled:
            return {"kind": kind, "effects": effects} | ({"of": of} if controlled else {})
    return None


def _were(value: object) -> Slots | None:
    match value:
        case AmountIs(amount=NumberPointedAt(what=ThisWay() as what), minimum=1, maximum=None):
            return {"what": what}
    return None


_PLAYER_HIT = AmountIs(NumberPointedAt(ThisWay(ANYTHING, "dealt damage as a player")), 1)


def _not_put(deed: str, kind: Kind) -> AmountIs:
    return AmountIs(NumberPointedAt(ThisWay(kind, deed)), maximum=0)


def _was_not_put(deed: str, value: object) -> Slots | None:
    match value:
        case AmountIs(amount=NumberPointedAt(what=ThisWay(kind=kind))) if value == _not_put(deed, kind):
            return {"kind": kind}
    return None


def _once_done(deed: str, kind: Kind, effects: tuple[Effect, ...]) -> If:
    """An ability that triggers upon what the text has done (2026, 603.12)."""
    return If(AmountIs(NumberPointedAt(ThisWay(kind, deed)), 1), (Reflexive(effects),))


def _is_once_done(deed: str, value: object) -> Slots | None:
    match value:
        case If(condition=AmountIs(amount=NumberPointedAt(what=ThisWay(kind=kind))), effects=(Reflexive() as done,)):
            shown = replace(_once_done(deed, kind, done.effects), effects=(done,))
            return {"kind": kind, "effects": done.effects} if value == shown else None
    return None


PRODUCTIONS: Table = (
    *[
        says(
            COMMAND,
            f"when you {verb} (a|an) {{kind:{head}}} this way, {{effects:commands}}",
            partial(_once_done, deed),
            partial(_is_once_done, deed),
        )
        for verb, deed, head in (
            ("discard", "discarded", "card_kind"),
            ("sacrifice", "sacrificed", "kind"),
            ("exile", "exiled", "card_kind"),
        )
    ],
    *[
        production
        for deed in dict.fromkeys((*_OF_PERMANENTS, *_OF_CARDS))
        for several in (False, True)
        for production in _done(deed, several)
    ],
    hears(DONE_SO, "{kind:kind} that died this way", _dead),
    hears(DONE_TO_SEVERAL, "{kind:kinds} that died this way", _dead),
    *[
        hears(
            phrase,
            f"{{kind:{kind}}} you controlled that {verb} {deed} this way",
            lambda kind, deed=deed: ThisWay(replace(kind, controller="you"), deed),
        )
        for phrase, kind, verb in ((DONE_SO, "kind", "was"), (DONE_TO_SEVERAL, "kinds", "were"))
        for deed in ("destroyed", "exiled", "sacrificed", "returned")
    ],
    say(PER, "{what:done_so}", NumberPointedAt),
    say(MEASURE, "the number of {what:done_to_several}", NumberPointedAt),
    say(COUNTED, "the number of {what:done_to_several}", NumberPointedAt),
    says(COMMAND, "for each {what:done_so}, {effects:commands}", _one_by_one, lambda value: _loop(value, ThisWay)),
    *[
        says(
            COMMAND,
            f"for each {word}, {{effects:commands}}",
            lambda effects, who=who: _one_by_one(who, effects),
            partial(_loop, sort=type(who)),
        )
        for word, who in (("player", EachPlayer()), ("opponent", Opponents()))
    ],
    *[
        says(
            COMMAND,
            f"for each {word}, {{it:command}}",
            partial(_aimed_at_one_each, controller),
            partial(_one_aimed_at_each, controller),
        )
        for word, controller in (("opponent", "opponent"), ("player", None))
    ],
    hears(COMMAND, "for each {amount:per}, {it:command}", _as_often),
    says(COMMAND, "for each {kind:every}, {effects:commands}", _each_of_kind, lambda value: _of_kind(value, False)),
    says(
        COMMAND,
        "for each {kind:every} {of:player} <controls|control>, {effects:commands}",
        _each_of_kind,
        lambda value: _of_kind(value, True),
    ),
    says(
        COMMAND,
        "for each of {what:pointing}, {effects:commands}",
        _each_of_them,
        lambda value: value.parts() if isinstance(value, ForEachOf) and isinstance(value.what, Said) else None,
    ),
    says(PLAIN_CONDITION, "(a|an) {what:done_so}", lambda what: AmountIs(NumberPointedAt(what), 1), _were),
    *[
        hears(
            PLAIN_CONDITION,
            f"(a|an) {{kind:{kind}}} (is|was) {deed} this way",
            lambda kind, deed=deed: AmountIs(NumberPointedAt(ThisWay(kind, deed)), 1),
        )
        for kind, deeds in (("kind", _OF_PERMANENTS), ("card_kind", _OF_CARDS))
        for deed in deeds
    ],
    *[
        hears(
            PLAIN_CONDITION,
            f"you {verb} (a|an) {{kind:{kind}}} this way",
            lambda kind, deed=deed: AmountIs(NumberPointedAt(ThisWay(kind, deed)), 1),
        )
        for verb, kind, deed in (("discard", "card_kind", "discarded"), ("sacrifice", "kind", "sacrificed"))
    ],
    constant(PLAIN_CONDITION, "a player (is|was) dealt damage this way", _PLAYER_HIT),
    *[
        says(
            PLAIN_CONDITION,
            f"you didn't put (a|an) {{kind:card_kind}} {where} this way",
            partial(_not_put, f"put {where}"),
            partial(_was_not_put, f"put {where}"),
        )
        for where in ("into your hand", "onto the battlefield")
    ],
    stands_for(SUBJECT, "(a|an) {it:done_so}"),
    hears(PLAIN_CONDITION, "(a|an) {kind:kind} dies this way", lambda kind: AmountIs(NumberPointedAt(_dead(kind)), 1)),
    *[
        say(PLAIN_CONDITION, f"{{what:one_thing}} (is|was) {deed} this way", DoneThisWay, *also, deed=deed)
        for deed, also in (
            ("destroyed", ()),
            ("exiled", ()),
            ("sacrificed", ()),
            ("put into a graveyard", ("{what:one_thing} (dies|died) this way",)),
        )
    ],
    constant(COMMAND, "discard any number of cards", Discard(None, Doer(), up_to=True)),
    say(COMMAND, "{who:player} <discards|discard> any number of cards", Discard, amount=None, up_to=True),
    say(COMMAND, "discard up to {amount:count} cards", Discard, who=Doer(), up_to=True),
    say(COMMAND, "{who:player} <discards|discard> up to {amount:count} cards", Discard, up_to=True),
)
