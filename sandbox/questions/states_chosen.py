"""How it is told what was chosen for something: `set to red`, `naming Goblin`, `names Wrath of God`."""

import re

from sandbox.meaning.card import Card
from sandbox.questions.named_cards import card_named
from sandbox.questions.phrases import CHOICE, FACT, TRAIT
from sandbox.questions.said.states import ChosenFor, Is
from sandbox.questions.said.things import Mention, PartSaid
from sandbox.questions.states_owned import show_nothing
from sandbox.questions.thing_words import CHOSEN
from sandbox.terms.colors import Color
from sandbox.terms.creature_types import CREATURE_TYPES as ALL_TYPES
from sandbox.terms.types import BASIC_LAND_TYPES
from sandbox.wording.grammar import Ends, Reading, Table, Unfit
from sandbox.wording.saying import constant, hears, native

ASKS = {
    "a color": re.compile(r"choose a color|color of your choice|the color of (?:its|their) choice"),
    "a land type": re.compile(r"choose a basic land type|choose Island or Swamp"),
    "a creature type": re.compile(r"[Cc]hoose a creature type|creature type of your choice"),
    "a name": re.compile(r"[Cc]hoose (?:a|an) (?:\w+ )?card name|[Nn]ame a (?:\w+ )?card"),
}
"""Texts that ask for a choice, by what is chosen."""
_SINGULAR = {"elves": "elf", "wolves": "wolf", "faeries": "faerie", "skeletons": "skeleton", "merfolk": "merfolk"}
_WORD = re.compile(r"[a-z]+")
_SET = (
    "set to|set on|name|named|choose|call|tune to|dial to|lock on|that name|that choose|that be set to|which be set to|"
    "which name|be set to|with the color|set to the color|name the color|with the name"
)
_ON = "on|for|with|say|that say|that be on|which be on"
_CHOSEN = "( choose| chosen| name| named| as the color| as the choice| as the chosen color| as the named card)"
_SAYS = "name|named|choose|say|call|be set to|be set on|be name|be tune to|be on|have be set to|be lock on"


def sort_of(what: str) -> str:
    """What sort of choice a color, a type or a card's name is."""
    if what in list(Color):
        return "a color"
    if what in BASIC_LAND_TYPES:
        return "a land type"
    return "a creature type" if what in ALL_TYPES else "a name"


def asks_for(what: str, card: str) -> bool:
    """Whether a card's text asks for a choice of that sort."""
    text = card_named(card).text
    return bool(ASKS[sort_of(what)].search(text)) or (what in BASIC_LAND_TYPES and bool(ASKS["a name"].search(text)))


def fits_choice(mark: str, it: Mention) -> bool:
    """Whether the mark says no choice, or one that the thing asks for as it comes into play."""
    what = mark.removeprefix(CHOSEN)
    return what == mark or (bool(it.card) and asks_for(what, it.card) and chosen_on_entering(card_named(it.card)))


def _creature_type(reading: Reading, at: int) -> Ends[str]:
    found = _WORD.match(reading.text, at)
    kind = _SINGULAR.get(found[0], found[0]).capitalize() if found else ""
    kind = kind if kind in ALL_TYPES else kind.removesuffix("s")
    return {found.end(): kind} if found and kind in ALL_TYPES else {}


def _chosen(what: str) -> Mention:
    return Mention(marks=(f"{CHOSEN}{what}",))


def _chosen_on(what: str) -> Mention:
    """A land type after `on` is what an aura is on."""
    if what in BASIC_LAND_TYPES:
        raise Unfit
    return _chosen(what)


def _is_set(thing: Mention, what: str) -> Is:
    if not fits_choice(f"{CHOSEN}{what}", thing):
        raise Unfit
    return Is(thing, f"{CHOSEN}{what}")


def _for_it(what: str, who: str = "") -> PartSaid:
    return ChosenFor(what)


def chosen_on_entering(card: Card) -> bool:
    """Whether its text asks for a choice as it comes into play, and not whenever it is used."""
    return re.search(r"^As .* (?:enters|comes into play)", card.text, re.MULTILINE) is not None


PRODUCTIONS: Table = (
    *(constant(CHOICE, color.value, color.value) for color in Color),
    hears(CHOICE, "{card:cards}", lambda card: card),
    native(CHOICE, _creature_type, show_nothing),
    hears(TRAIT, f"( ,|) ({_SET}) {{what:choice}}{_CHOSEN[:-1]}|)( ,|)", _chosen),
    hears(TRAIT, f"( ,|) ({_ON}) {{what:choice}}{_CHOSEN[:-1]}|)( ,|)", _chosen_on),
    hears(TRAIT, " ( {what:choice} )", _chosen),
    hears(TRAIT, f" ( ({_SET}|{_ON}) {{what:choice}} )", _chosen),
    hears(FACT, f"{{thing:thing}} ({_SAYS}) {{what:choice}}( for it| as the color| with it|)", _is_set),
    hears(
        FACT, f"{{thing:thing}} (have|be put into play with|enter with|come in with) {{what:choice}}{_CHOSEN}", _is_set
    ),
    hears(
        FACT,
        "{who:who} (name|choose|say|call|set it to|set it on) {what:choice} (with|for|on) {thing:thing}",
        lambda who, what, thing: _is_set(thing, what),
    ),
    hears(FACT, "{who:who} set {thing:thing} (to|on) {what:choice}", lambda who, what, thing: _is_set(thing, what)),
    hears(
        FACT,
        "(name|choose|set to|set it to|say|call|which be set to|it be set to|that be set to|which name) {what:choice}",
        _for_it,
    ),
    hears(FACT, "{who:who} (name|choose|set it to|say|call) {what:choice}( for it| with it|)", _for_it),
    hears(
        FACT,
        "(the |my |his |)(choice|chosen color|chosen type|color choose|named card|chosen name|chosen card) be "
        "{what:choice}",
        _for_it,
    ),
)
