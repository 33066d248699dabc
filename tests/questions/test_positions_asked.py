"""Questions about positions come to the ruling that their words describe, or to none."""

import pytest

from sandbox.questions.answering import answer_position

ANSWERED = [
    ("m11", "I bolt his bear, he growths in response, does it live?", True, "5/5 with 3 damage"),
    ("m11", "he casts Doom Blade on my Runeclaw Bear. In response I Giant Growth it. is it dead?", True, "graveyard"),
    ("m11", "My Serra Angel attacks, he blocks with Air Elemental. Who dies?", None, "Serra Angel and Air Elemental"),
    ("m11", "He attacks with a 3/3 trampler and I block with my 1/1. How much do I take?", None, "2: you have 18"),
    (
        "duel",
        "I attack with Hill Giant and he blocks with a 2/2 first striker. Does my Giant survive?",
        True,
        "2 damage",
    ),
    ("m11", "I cast Lightning Bolt on him. What's he at?", None, "17 life"),
    ("m11", "opp is at 3 life and i bolt his face. do i win?", True, "You win"),
    (
        "m11",
        "Sue casts Lightning Bolt on Bob's Grizzly Bears and Bob responds with Giant Growth. Do they survive?",
        True,
        "",
    ),
    (
        "m11",
        "My opponent attacks me with Craw Wurm, I chump with Llanowar Elves. How much damage do I take?",
        None,
        "0:",
    ),
    ("m11", "Can my Llanowar Elves block his Serra Angel?", False, "No."),
    ("m11", "can I Doom Blade his Vampire Nighthawk?", False, "No."),
    (
        "m11",
        "I attack with Child of Night, no blocks. What are the life totals?",
        None,
        "22 life; your opponent has 18",
    ),
    ("m11", "I cast Day of Judgment while he has Serra Angel and I have Craw Wurm. Who survives?", None, "Nobody"),
    ("duel", "i have holy strength on my savannah lions and block his gray ogre. who dies?", None, "Gray Ogre."),
    ("m11", "I've got a White Knight. He tries to Doom Blade it. Allowed?", False, "No."),
    ("m11", "he bolts my Silvercoat Lion, i cast Giant Growth in response on it. what size is it?", None, "5/5"),
    ("m11", "He's at 4. I attack with a 5/5 trampler and he blocks with a 2/2. Does he die?", False, "goes on"),
    ("duel", "Counterspell his Prodigal Sorcerer ping, legal?", False, "No."),
    ("m11", "he has no cards in library. I +2 my Jace Beleren. do i win?", True, "You win"),
    (
        "m11",
        "I attack with Craw Wurm. He blocks with Goblin Piker. Do they trade?",
        False,
        "Craw Wurm stays on the battlefield",
    ),
    ("m11", "I Cancel his Craw Wurm. Does it resolve?", False, "graveyard"),
    ("m11", "I cast Giant Growth on my Hill Giant in response to his Terror. what size is it?", None, "graveyard"),
    ("m11", "I respond to his Terror by bouncing my Hill Giant with Unsummon. Does it die?", False, "hand"),
    ("m11", "Last night this came up: I shocked his Hill Giant after he growthed it. Dead?", False, "6/6"),
    (
        "m11",
        "What if I growth my bears after he shocked them and the shock has resolved, are they saved?",
        False,
        "grave",
    ),
    ("m11", "opponent terrors my black knight. does it die?", False, "That cannot be done"),
    ("m11", "Sengir Vampire blocks my Grizzly Bears and the bears die. How big is the Vampire?", None, "5/5"),
    ("m11", "Lightning Bolt targeting his Hill Giant. Does it die?", True, "graveyard"),
    ("duel", "I pump Frozen Shade twice, what size is it?", None, "2/3"),
]


@pytest.mark.parametrize(("edition", "question", "verdict", "words"), ANSWERED)
def test_a_question_about_a_position_is_answered_by_its_ruling(
    edition: str, question: str, verdict: bool | None, words: str
) -> None:
    answer = answer_position(question, edition)
    assert answer.ruling is not None, (answer.reason, answer.reading.not_understood)
    assert answer.ruling.refusal is None
    assert answer.verdict is verdict
    assert words in answer.answer


@pytest.mark.parametrize("word", ["flurb", "sideways", "unless he shuffles", "except that the moon is full"])
def test_one_word_that_is_not_understood_keeps_the_ruling_back(word: str) -> None:
    answer = answer_position(f"I bolt his bear {word}, he growths in response, does it live?", "m11")
    assert answer.ruling is None
    assert any(part in word for part in answer.reading.not_understood[0].split())


def test_where_the_order_matters_and_is_not_said_the_answer_says_both() -> None:
    answer = answer_position("I pump my Frozen Shade three times and he bolts it. is it dead?", "mirage")
    assert answer.answer.startswith("It depends")
    assert answer.verdict is None
    assert sorted("graveyard" in way.answer for way in answer.depends_on) == [False, True]


@pytest.mark.parametrize(
    ("question", "verdicts"),
    [
        ("He attacks with Bladetusk Boar. Can my creature block it?", ["No.", "Yes."]),
        ("My Bog Wraith attacks. Can his Grizzly Bears block it?", ["No.", "Yes."]),
        (
            "He attacks me with Hill Giant, no blocks. I have a Circle of Protection: Red and a Plains. What am I at?",
            ["You have 17 life.", "You have 20 life."],
        ),
    ],
)
def test_what_is_not_said_and_matters_is_answered_in_each_way(question: str, verdicts: list[str]) -> None:
    answer = answer_position(question, "mirage" if "Circle" in question else "m11")
    assert sorted(way.answer for way in answer.depends_on) == verdicts


def test_where_the_order_does_not_matter_the_answer_does_not_speak_of_it() -> None:
    answer = answer_position("I Giant Growth my War Mammoth, he Unsummons it. where does it go?", "m11")
    assert answer.ruling is not None
    assert not answer.depends_on


@pytest.mark.parametrize(
    "question",
    [
        "I attack with Grizzly Bears (3/3), no blocks. how much does he take?",  # that is not its size
        "he bolts it. is it dead?",  # nothing was spoken of before
        "I have Hill Giant and he has Hill Giant. I bolt the giant. does it die?",  # which of the two
        "I attack with War Mammoth.",  # nothing is asked
        "does it live?",
        "I cast Wrath of God in response to his Terror. what is left?",  # nobody has cast it at anything
    ],
)
def test_what_fits_nothing_or_two_things_alike_gets_no_ruling(question: str) -> None:
    assert answer_position(question, "m11").ruling is None


def test_what_goes_on_for_too_long_is_not_read() -> None:
    answer = answer_position("I bolt his bear, he growths in response. " * 40 + "does it live?", "m11")
    assert answer.ruling is None
    assert "does it live" in answer.reading.not_understood[0]


def test_what_was_stated_and_does_not_come_about_keeps_the_ruling_back() -> None:
    told = "I attack with Hill Giant, he blocks with Grizzly Bears. Hill Giant dies. How much damage does he take?"
    assert answer_position(told, "m11").ruling is None


def test_a_held_circle_that_nobody_uses_keeps_the_ruling_back() -> None:
    told = "He attacks me with Hill Giant, no blocks. I have a Circle of Protection: Red. How much do I take?"
    assert answer_position(told, "duel").ruling is None


@pytest.mark.parametrize(
    ("edition", "question", "words"),
    [
        (
            "m11",
            "He Giant Growths his Birds of Paradise, I ping them with Prodigal Pyromancer in response. Do they die?",
            "Yes. Birds of Paradise",
        ),
        (
            "m11",
            "He Mind Rots me, I hold Shock, a Forest and a Plains. In response I Shock him. How many do I discard?",
            "2 cards",
        ),
        (
            "today",
            "He controls Young Pyromancer and bolts me. I Cancel the Bolt. How many elementals does he get?",
            "1.",
        ),
        (
            "timespiral",
            "My Gray Ogre is blocked by his Grizzly Bears. With damage on the stack I Unsummon mine. Who dies?",
            "Grizzly Bears.",
        ),
    ],
)
def test_what_is_aimed_discarded_answered_and_waiting_is_told_apart(edition: str, question: str, words: str) -> None:
    answer = answer_position(question, edition)
    assert answer.ruling is not None, (answer.reason, answer.reading.not_understood)
    assert answer.answer.startswith(words)


def test_damage_waits_only_where_an_edition_lets_it() -> None:
    told = (
        "I attack with Gray Ogre and he blocks with Grizzly Bears. With damage on the stack I Unsummon the Ogre. Dead?"
    )
    assert answer_position(told, "m11").ruling is None


@pytest.mark.parametrize(
    "question",
    [
        "He blocks my Hill Giant with Grizzly Bears. Do I lose the Bears?",  # they are not the asker's
        "My Drudge Skeletons get bolted, I regen. Does my Icy Manipulator untap?",  # nobody has tapped it
    ],
)
def test_what_is_asked_of_the_wrong_thing_gets_no_ruling(question: str) -> None:
    assert answer_position(question, "m11").ruling is None


def test_mana_that_nobody_uses_burns_once_the_turn_goes_on() -> None:
    told = "I tap two Mountains for mana, with nothing to spend it on. Do I get mana burn?"
    assert [answer_position(told, edition).verdict for edition in ("timespiral", "m11")] == [True, False]
