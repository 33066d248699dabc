"""Cards and permanents that share a name with something: searched for, exiled, destroyed together."""

from sandbox.meaning.effects import ExileNamesakes, ExileSameName
from sandbox.meaning.kinds import Kind, TargetSpec
from sandbox.meaning.references import NamesakesOf, Reference, Together
from sandbox.terms.types import Supertype
from sandbox.wording.grammar import Slots, Table
from sandbox.wording.phrases import COMMAND, TARGET, THING
from sandbox.wording.pointing import Aimed
from sandbox.wording.saying import constant, say, says

NOT_A_BASIC_LAND = Kind(not_supertypes=frozenset({Supertype.BASIC}))
"""Only lands are basic."""
_NOT_BASIC = "a card other than a basic land card"
_SEARCH, _EXILE = "graveyard, hand, and library for", "and exile them. Then that player shuffles( their library|)"


def _with_others(one: Reference, kind: Kind, that: Reference) -> Together:
    return Together((one, NamesakesOf(kind, that)))


def _both(value: object) -> Slots | None:
    match value:
        case Together(references=(one, NamesakesOf(kind=kind, what=that))):
            return {"one": one, "kind": kind, "that": that}
    return None


PRODUCTIONS: Table = (
    say(
        COMMAND,
        f"search {{whose:whose}} {_SEARCH} all cards with the same name as {{what:one_thing}} {_EXILE}",
        ExileSameName,
        f"search {{whose:whose}} {_SEARCH} all cards with the same name as {{what:card_word}} {_EXILE}",
    ),
    say(
        COMMAND,
        f"search {{whose:whose}} {_SEARCH} any number of cards with the same name as {{what:one_thing}} {_EXILE}",
        ExileSameName,
        f"search {{whose:whose}} {_SEARCH} any number of cards with the same name as {{what:card_word}} {_EXILE}",
        some=True,
    ),
    say(
        COMMAND,
        f"search {{whose:possessor}} {_SEARCH} any number of cards with that name {_EXILE}",
        ExileSameName,
        what=None,
    ),
    *[
        say(
            COMMAND,
            f"{{who:player}} <reveals|reveal> (their|your) hand, then you choose {card} from it. Search that player's"
            " graveyard, hand, and library for all cards with the same name as the chosen card and exile them. Then"
            " that player shuffles( their library|)",
            ExileNamesakes,
            **fixed,
        )
        for card, fixed in (
            (_NOT_BASIC, {"kind": NOT_A_BASIC_LAND}),
            ("(a|an) {kind:card_kind}", {}),
        )
    ],
    constant(
        TARGET,
        "target card (in|from) a graveyard other than a basic land card",
        Aimed(TargetSpec(kind=NOT_A_BASIC_LAND, permanents=False, graveyard=True)),
    ),
    says(
        THING,
        "{one:target} and all other {kind:kinds} with the same name as {that:pointing}",
        _with_others,
        _both,
    ),
)
