"""A ruling begins with its answer: what was asked, never how it was paid for."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from sandbox.models import EntryScenario
from sandbox.rulings.claims_told import NEVER_SAID
from sandbox.rulings.evaluate import edition_to_play, evaluate_for_page
from sandbox.rulings.headline import answer_there, forbidden, headline, shown_claims
from sandbox.scenarios.evaluation import evaluate
from sandbox.scenarios.values.ruling import Claim, ClaimKind, Ruling

BEARS = (
    "Example: bears\n  Given Bob controls Grizzly Bears\n  And Sue controls Mountain\n  And Sue holds Lightning Bolt\n"
)
BOLT = "  When Sue casts Lightning Bolt targeting Grizzly Bears\n  And everything resolves\n"


def ruled(text: str, edition: str = "m11") -> Ruling:
    (ruling,) = evaluate(text, edition).rulings
    return ruling


def ways_to_say(claim: Claim) -> list[str]:
    """What a headline can say of it: a place in the edition's words, none for 0, and of several things at once."""
    place = claim.kind is ClaimKind.PLACE and claim.found.startswith(f"{claim.subject} is ")
    said = (claim.found if place else claim.text).removeprefix(claim.subject).strip()
    none = re.sub(r"^(has|controls) 0 (?!life)", r"\1 no ", said)
    many = [re.sub(rf"^{one} ", f"{more} ", none) for one, more in (("is", "are"), ("has", "have"), ("does", "do"))]
    return [said, none, *many]


def test_the_last_claim_is_the_answer() -> None:
    said = headline(ruled(f"{BEARS}{BOLT}  Then Grizzly Bears is in Bob's graveyard\n"))
    assert said == "Grizzly Bears is in Bob's graveyard."


def test_claims_of_two_moments_are_told_in_their_order() -> None:
    text = f"{BEARS}  Then Grizzly Bears is a 2/2\n{BOLT}  Then Grizzly Bears is not in play\n  And Sue has 20 life\n"
    assert headline(ruled(text)) == ("Grizzly Bears is a 2/2, then in Bob's graveyard, and Sue has 20 life.")


TWO_BEARS = BEARS.replace("Bob controls Grizzly Bears", "Bob controls Grizzly Bears and Hill Giant")


@pytest.mark.parametrize(
    ("claims", "said"),
    [
        (("Grizzly Bears is a 2/2", "Grizzly Bears is green"), "Grizzly Bears is a 2/2 and green"),
        (("Bob has 20 life", "Bob has 0 cards in hand"), "Bob has 20 life and no cards in hand"),
        (("Grizzly Bears is in play", "Hill Giant is in play"), "Grizzly Bears and Hill Giant are on the battlefield"),
        (("Bob has 20 life", "Sue has 20 life"), "Bob and Sue have 20 life each"),
        (("Grizzly Bears is a 2/2", "Hill Giant is a 3/3"), "Grizzly Bears is a 2/2 and Hill Giant is a 3/3"),
        (
            ("Sue may cast Lightning Bolt targeting Bob", "Sue may cast Lightning Bolt targeting Hill Giant"),
            "Sue may cast Lightning Bolt targeting Bob or Hill Giant",
        ),
        (
            ("Sue cannot attack with Grizzly Bears", "Sue cannot attack with Hill Giant"),
            "Sue cannot attack with Grizzly Bears or Hill Giant: it is Bob's turn (declaring attackers)",
        ),
    ],
)
def test_what_claims_have_in_common_is_said_once(claims: tuple[str, str], said: str) -> None:
    assert headline(ruled(f"{TWO_BEARS}  Then {claims[0]}\n  And {claims[1]}\n")) == f"{said}."


def test_what_becomes_of_one_thing_is_told_with_its_name_once() -> None:
    text = f"{BEARS}  Then Grizzly Bears is in play\n{BOLT}  Then Grizzly Bears is in Bob's graveyard\n"
    assert headline(ruled(text)) == "Grizzly Bears is on the battlefield and then in Bob's graveyard."


def test_what_a_spell_does_not_aim_at_is_said_with_what_it_aims_at() -> None:
    text = BEARS.replace("Lightning Bolt", "Doom Blade").replace("Grizzly Bears", "Drudge Skeletons")
    said = headline(ruled(f"{text}  Then Sue cannot cast Doom Blade targeting Drudge Skeletons\n"))
    assert "Drudge Skeletons is not what it aims at, a nonblack creature (targets)" in said


DISCARD = (
    "Example: a choice\n  Given Bob holds Lightning Bolt and Shock\n  And Sue holds Duress\n  And Sue controls Swamp\n"
    "  And it is Sue's main phase\n  When Sue casts Duress targeting Bob\n  And it resolves\n"
)


def test_a_choice_that_may_be_made_is_not_explained_and_one_that_may_not_is_said_with_the_others() -> None:
    text = f"{DISCARD}  Then Sue may choose Shock\n  And Sue cannot choose Swamp\n  When Sue chooses Shock\n"
    said = "Sue may choose Shock; and Sue cannot choose Swamp: Sue chooses among Lightning Bolt and Shock."
    assert headline(ruled(text)) == said


def test_what_may_not_be_done_is_said_with_its_reason() -> None:
    text = f"{BEARS}  And it is Sue's main phase\n  Then Sue cannot attack with Grizzly Bears\n"
    said = headline(ruled(text))
    assert said.startswith("Sue cannot attack with Grizzly Bears: ")


def test_a_claim_that_fails_comes_first_with_what_was_found() -> None:
    said = headline(ruled(f"{BEARS}{BOLT}  Then Sue has 17 life\n  And Sue has 20 life\n"))
    assert said == "It is not so that Sue has 17 life: Sue has 20 life."


def test_a_refusal_comes_first() -> None:
    said = headline(ruled(f"{BEARS}  When Sue attacks with Grizzly Bears\n  Then Bob has 18 life\n"))
    assert said.startswith("Sue cannot attack with Grizzly Bears: it is Bob's turn")


@pytest.mark.parametrize(
    ("act", "said"),
    [
        ("Bob passes", "Bob cannot pass"),
        ("Bob copies Shock", "Bob cannot copy Shock"),
        ("Sue taps Forest for mana", "Sue cannot tap Forest for mana"),
        ("the turn ends", "not allowed, the turn ends"),
    ],
)
def test_what_was_refused_is_told_as_what_cannot_be_done(act: str, said: str) -> None:
    assert forbidden(act, ("Bob", "Sue")) == said


def test_beside_a_refusal_only_what_it_speaks_of_is_told() -> None:
    twice = f"{BEARS}{BOLT}  And Sue casts Lightning Bolt targeting Grizzly Bears\n"
    assert headline(ruled(twice)) == (
        "Sue cannot cast Lightning Bolt targeting Grizzly Bears: Lightning Bolt is not in Sue's hand; "
        "Grizzly Bears is in Bob's graveyard; and Lightning Bolt is in Sue's graveyard."
    )
    assert headline(ruled(f"{BEARS}{BOLT}  And Bob plays Mountain\n")).count(";") == 0


TWO_BLOCKERS = (
    "Example: two blockers\n  Given it is Sue's main phase\n  And Bob controls 2 Grizzly Bears\n"
    "  And Sue controls Hill Giant\n  When Sue attacks with Hill Giant\n"
    "  And Bob blocks Hill Giant with Grizzly Bears and Grizzly Bears#2\n  And combat damage is dealt\n"
)


def test_a_choice_that_is_left_open_is_not_called_forbidden() -> None:
    assert headline(ruled(TWO_BLOCKERS)) == (
        "It depends on what Sue chooses: in which order the blockers of Hill Giant stand."
    )


def test_where_every_way_was_tried_it_says_what_comes_of_all_of_them() -> None:
    (ruling,) = evaluate(TWO_BLOCKERS, "m11", explore=True).rulings
    said = "In every case Hill Giant is in Sue's graveyard; and the rest depends on what Sue chooses: in which order"
    assert headline(ruling).startswith(said)


def test_a_sentence_that_nobody_asks_for_comes_before_all_else() -> None:
    said = headline(ruled(f"{BEARS}{BOLT}  And Sue chooses red\n  Then Grizzly Bears is in Bob's graveyard\n"))
    assert said.startswith("Sue chooses red: nobody asks for this")
    assert "graveyard" not in said


def test_what_holds_at_three_moments_is_said_once() -> None:
    same = "  Then Sue has 20 life\n"
    text = f"{BEARS}{same}{BOLT}{same}  When the turn ends\n{same}  And Bob has 20 life\n"
    assert headline(ruled(text)).count("20 life") == 1


def test_with_no_claim_it_says_what_changed_and_not_how_it_was_paid() -> None:
    assert "Mountain" not in headline(ruled(f"{BEARS}{BOLT}"))
    assert "Grizzly Bears is in Bob's graveyard" in headline(ruled(f"{BEARS}{BOLT}"))


def test_a_comma_in_a_name_makes_no_semicolons() -> None:
    said = headline(ruled(LEGENDS.partition("  Then ")[0]))
    assert said == "Kamahl, Pit Fighter is in Bob's graveyard and Kamahl, Pit Fighter#2 is in Sue's graveyard."


def test_where_nothing_was_done_it_says_so() -> None:
    assert headline(ruled(BEARS)) == "Nothing has been done yet."


def test_where_time_alone_has_passed_it_says_until_when() -> None:
    assert headline(ruled(f"{BEARS}  When it is Bob's second main phase\n")) == "It is Bob's turn, second main phase."


@pytest.mark.django_db
def test_on_a_phone_an_entry_leads_to_its_board_with_the_answer(client: Client) -> None:
    page = client.get("/m11/rules/attacking-planeswalkers/").content.decode()
    (said,) = re.findall(r'<p class="to-board"><a href="#scenario-1"><b>On the board:</b> (.*?)</a>', page)
    assert said
    assert re.findall(r'<p class="answer">(.*?)</p>', page)[0] == said


def test_claims_about_the_words_of_the_trace_are_not_shown_unless_they_fail() -> None:
    ruling = ruled(f'{BEARS}{BOLT}  Then the trace does not say "regenerates"\n  And the trace says "flanking"\n')
    assert [claim.text for claim in shown_claims(ruling)] == ['the trace says "flanking"']


@pytest.mark.django_db
def test_every_headline_of_the_book_has_a_claim_or_the_refusal() -> None:
    unlike = []
    for scenario in EntryScenario.objects.all():
        under = edition_to_play(scenario.tags.split(), scenario.edition)
        for ruling in evaluate_for_page(scenario.text, under).rulings:
            said, claims = headline(ruling), [claim for claim in ruling.claims if claim.kind not in NEVER_SAID]
            if claims and not any(way.lower() in said.lower() for claim in claims for way in ways_to_say(claim)):
                unlike.append((scenario.slug, said))
    assert EntryScenario.objects.exists()
    assert unlike == []


LEGENDS = (
    "Example: legends\n  Given Bob controls Kamahl, Pit Fighter\n  And Sue holds Kamahl, Pit Fighter\n"
    "  And Sue controls 6 Mountain\n  And it is Sue's main phase\n  When Sue casts Kamahl, Pit Fighter\n"
    "  And everything resolves\n  Then Kamahl, Pit Fighter is in Bob's graveyard\n  And because legend rule\n"
)


def test_beside_others_an_edition_says_what_is_so_there() -> None:
    assert answer_there(ruled(LEGENDS, "m11")).startswith("Kamahl, Pit Fighter is in Bob's graveyard")
    said = answer_there(ruled(LEGENDS, "today"))
    assert said.startswith("Kamahl, Pit Fighter is on the battlefield")
    assert "not so" not in said
    assert "because" not in said


def test_beside_others_what_may_be_done_here_alone_is_said_with_why_not_there() -> None:
    text = f"{BEARS}  And it is Sue's main phase\n  Then Sue may attack with Grizzly Bears\n"
    assert answer_there(ruled(text)).startswith("Sue cannot attack with Grizzly Bears: ")


def test_beside_others_a_refusal_is_the_answer() -> None:
    ruling = ruled(f"{BEARS}  When Sue attacks with Grizzly Bears\n  Then Bob has 18 life\n")
    assert answer_there(ruling) == headline(ruling)


@pytest.mark.django_db
def test_the_page_of_every_edition_says_the_answer_before_the_board(client: Client) -> None:
    page = client.get("/sandbox/compare/", {"text": LEGENDS}).content.decode()
    answers = re.findall(r'<p class="answer[^"]*">(.*?)</p>', page)
    assert len(answers) == page.count("At the end <span>") > 1
    assert page.index('class="answer') < page.index('class="board') < page.index('class="gherkin"')
    assert not [said for said in answers if "tapped" in said]
