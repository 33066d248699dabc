"""Whole or refused: where a text stops being understood, and what was expected there."""

import pytest

from sandbox.terms.errors import NotUnderstood
from sandbox.terms.types import CardType
from sandbox.wording.cards import read_pasted
from sandbox.wording.text import read_text

INSTANT = frozenset({CardType.INSTANT})


def refusal(text: str, name: str = "", types: frozenset[CardType] = frozenset()) -> NotUnderstood:
    with pytest.raises(NotUnderstood) as caught:
        read_text(text, name, types)
    return caught.value


def test_the_caret_stands_under_the_first_word_that_is_not_understood() -> None:
    error = refusal("Destroy target creature. Its controller sneezes.")
    assert error.caret.splitlines() == [
        "    Destroy target creature. Its controller sneezes.",
        "                                            ^",
    ]


def test_the_place_counts_from_the_text_as_it_was_given() -> None:
    text = "Flying (a reminder)\n{T}: Ember Beast  deals  1 damage to the moon."
    error = refusal(text, "Ember Beast")
    assert text[error.position :].startswith("the moon")
    assert error.card == "Ember Beast"


def test_what_was_expected_is_said_in_words() -> None:
    assert "a number" in refusal("Draw many cards.").expected
    assert "mana such as `{G}`" in refusal("{T}: Add {Y}.").expected


def test_a_mere_blank_is_not_named_among_what_was_expected() -> None:
    assert "``" not in refusal("Destroy all blocking creatures and all blocked creatures.", types=INSTANT).expected


@pytest.mark.parametrize(
    "text",
    [
        "Target creature gets +1/+1 until end of turn and dances.",
        "Target creature gets +1/+1 until end of turn unless it rains.",
        "Counter target spell, maybe.",
        "Flying, singing",
        "When ~ enters, draw a card. Nobody may look at it.",
        "Destroy target creature with a hat.",
        "Choose one \u2014\n\u2022 Draw a card.\n\u2022 Sing.",
    ],
)
def test_no_clause_is_dropped(text: str) -> None:
    assert refusal(text)


@pytest.mark.parametrize("text", ["Destroy any target.", "Tap any target.", "Exile any target."])
def test_what_is_done_to_permanents_cannot_be_aimed_at_players(text: str) -> None:
    assert "a permanent" in refusal(text, types=INSTANT).expected


def test_words_that_point_at_nothing_are_refused_at_their_place() -> None:
    error = refusal("Destroy that creature.")
    assert error.position == len("Destroy ")
    assert "that creature" in error.expected


def test_a_permanent_cannot_carry_out_an_instruction_that_nothing_triggers() -> None:
    assert refusal("Draw a card.", "Shrine", frozenset({CardType.ENCHANTMENT}))
    assert read_text("Draw a card.", "Insight", INSTANT)


def test_what_holds_for_good_is_no_instruction_of_a_permanent() -> None:
    assert refusal("Target creature gets +1/+1.", "Shrine", frozenset({CardType.ENCHANTMENT}))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Counter target creature.", "target"),
        ("Destroy target spell.", "target"),
        ("~ deals 3 damage to target artifact.", "target"),
        ("As ~ enters, tap target creature.", "target"),
        ("Each player discards their hand, then draws that many cards.", "that many"),
        ("Whenever ~ blocks a creature, it gets +1/+1 until end of turn.", "it"),
        ("Whenever a creature deals damage, that player loses 1 life.", "that player"),
        ("Target creature deals 2 damage to target player and 1 damage to you.", "damage to"),
        ("Target creature gains flying or first strike until end of turn.", "or first"),
        ("Lands don't untap during your untap step.", "don't untap"),
        ("Creatures with flying can't block creatures you own.", "you own"),
        ("Prevent all damage that would be dealt to ~ by attacking creatures.", "attacking"),
        ("Protection from tapped creatures", "tapped"),
        ("At the beginning of your upkeep, ~ deals X damage to you.", "X damage"),
        ("{1}: Draw X cards.", "X cards"),
        ("Destroy target tapped untapped creature.", "tapped"),
        ("Destroy target creature or artifact with flying.", "with flying"),
        ("If a creature would be put into a graveyard, exile it instead.", "would be put"),
    ],
)
def test_what_would_be_played_wrongly_is_refused_at_its_place(text: str, place: str) -> None:
    assert text[refusal(text).position :].startswith(place)


@pytest.mark.parametrize(
    "text",
    [
        "{1}: ~ gains flying and target creature loses flying until end of turn.",
        "Until end of turn, target creature gets +1/+1 and target creature gains flying.",
        "At the beginning of your upkeep, tap ~ and sacrifice a land unless you pay {B}.",
        "At the beginning of the next end step, destroy target creature.",
        "Create a 1/1 red Goblin creature token. Destroy target creature. Sacrifice the token.",
        "Search your library for a card, put that card into your hand, then shuffle for each Swamp you control.",
        "Whenever one or more creatures become the target of a spell, draw a card.",
        "An opponent discards a card.",
        "Return target spell or permanent with mana value 1 or greater to its owner's hand.",
    ],
)
def test_a_sentence_that_could_mean_two_things_is_refused(text: str) -> None:
    assert refusal(text)


@pytest.mark.parametrize(
    ("title", "written"), [("Ember hound 1R", "{1}{R}"), ("Ember hound UU", "{U}{U}"), ("Ember hound X2G", "{X}{2}{G}")]
)
def test_what_looks_like_a_cost_in_a_title_is_asked_about(title: str, written: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_pasted(f"{title}\nCreature \u2014 Dog\nHaste\n2/1")
    assert written in caught.value.expected
    assert caught.value.text[caught.value.position :].split("\n")[0] == title.split(" ")[-1]
    assert read_pasted("Ember hound\nCreature \u2014 Dog\nHaste\n2/1").name == "Ember hound"


def test_columns_are_counted_in_the_text_as_it_was_pasted() -> None:
    text = "  Ember Hound {1}{R}\n\n   Creature \u2014 Dog\n\n     Haste\n   {T}: Hum a tune.\n  2/1\n"
    with pytest.raises(NotUnderstood) as caught:
        read_pasted(text)
    assert caught.value.text == text
    assert text[caught.value.position :].startswith("Hum a tune.")


@pytest.mark.parametrize(
    "text",
    [
        "When Ember Beast enters, tap up to X target creatures.",
        "When Ember Beast dies, destroy up to X target artifacts.",
        "{T}: Untap X target creatures.",
    ],
)
def test_as_many_targets_as_an_x_that_nothing_announces_are_refused(text: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_pasted(f"Ember Beast {{1}}{{R}}\nCreature — Beast\n{text}\n2/2")
    assert "what X is" in caught.value.expected


def test_an_x_that_is_paid_as_an_ability_resolves_is_not_that_of_the_spell() -> None:
    text = "When Ember Beast enters, you may pay {X}. When you do, destroy target creature with mana value X or less."
    with pytest.raises(NotUnderstood) as caught:
        read_pasted(f"Ember Beast {{X}}{{R}}\nCreature — Beast\n{text}\n2/2")
    assert "what X is" in caught.value.expected
