"""How a position is arranged for a page."""

from dataclasses import replace

import pytest

from sandbox.boards.board import board_of
from sandbox.boards.trace_lines import MOST_SHOWN, lines_of
from sandbox.editions import EDITIONS
from sandbox.rulings.compare import across_editions
from sandbox.scenarios.evaluation import Evaluation
from sandbox.scenarios.values.changes import LifeChange
from sandbox.scenarios.values.fault import fault
from sandbox.scenarios.values.position import WaitingAction
from sandbox.templatetags.board import symbols
from tests.web.values import land, obj, player, position, ruling, step


def test_the_first_player_sits_nearest_to_the_reader() -> None:
    board = board_of(position())
    assert [side.player.name for side in board.sides] == ["Sue", "Bob"]
    assert [side.active for side in board.sides] == [False, True]


def test_like_objects_are_one_pile_and_unlike_ones_are_not() -> None:
    bob = board_of(position(land(1), land(2), land(3, tapped=True), obj(4, "Grizzly Bears"))).sides[1]
    assert [pile.count for pile in bob.lands] == [2, 1]
    assert [pile.object.name for pile in bob.others] == ["Grizzly Bears"]


def test_equal_cards_are_one_stack_with_their_numbers() -> None:
    bears = [obj(n, "Grizzly Bears", label="Grizzly Bears" if n == 1 else f"Grizzly Bears#{n}") for n in range(1, 61)]
    many = position(
        *bears[:20], obj(70, "Hill Giant"), *[replace(bear, tapped=True) for bear in bears[20:] if bear.id != 22]
    )
    piles = board_of(many).sides[1].creatures
    assert [(pile.label, pile.count, pile.numbers) for pile in piles] == [
        ("Grizzly Bears", 20, "#1–#20"),
        ("Hill Giant", 1, ""),
        ("Grizzly Bears", 39, "#21, #23–#60"),
    ]


def test_permanents_lie_in_rows_by_kind_and_those_that_fight_stand_in_front() -> None:
    moving = land(4)
    relic = obj(3, "Relic", types="Artifact", power=None, toughness=None)
    attacker = obj(1, "War Mammoth", attacking=True, attacks="Sue")
    animated = replace(moving, power=1, toughness=1)
    sue, bob = board_of(position(attacker, obj(2, "Hill Giant"), relic, animated, land(5))).sides
    assert [[pile.object.id for pile in row] for row in (bob.front, bob.creatures, bob.rest, bob.lands)] == [
        [1],
        [2, 4],
        [3],
        [5],
    ]
    assert (sue.attacked, bob.attacked) == (True, False)


def test_attackers_and_their_blockers_stand_in_the_same_columns() -> None:
    attackers = [obj(n, f"Attacker {n}", attacking=True, attacks="Sue") for n in (1, 2, 3)]
    blockers = [obj(n, f"Blocker {n}", blocking=(1,)) for n in (11, 12, 13)] + [obj(14, "Fourth", blocking=(3, 1))]
    board = board_of(position(*attackers, sue=player("Sue", *blockers[::-1], obj(20, "Bystander"))))
    sue, bob = board.sides
    assert board.columns == 6
    assert [(pile.object.id, pile.column) for pile in bob.front] == [(1, 2), (2, 5), (3, 6)]
    assert [(pile.object.id, pile.column) for pile in sue.front] == [(14, 1), (13, 2), (12, 3), (11, 4)]
    assert [pile.object.id for pile in sue.creatures] == [20]


def test_a_fight_of_more_than_a_board_has_room_for_has_no_columns() -> None:
    many = [obj(n, f"Attacker {n}", attacking=True, attacks="Sue") for n in range(1, 10)]
    board = board_of(position(*many))
    assert board.columns == 0
    assert {pile.column for pile in board.sides[1].front} == {0}


def test_a_crowded_graveyard_is_a_pile_too() -> None:
    bears = tuple(obj(n, "Grizzly Bears", label=f"Grizzly Bears#{n}") for n in range(2, 12))
    (row,) = board_of(position(sue=player("Sue", graveyard=bears))).sides[0].rows
    assert [(pile.label, pile.count, pile.numbers) for pile in row.piles] == [("Grizzly Bears", 10, "#2–#11")]


def test_attachments_lie_under_their_host() -> None:
    aura = obj(2, "Web", types="Enchantment — Aura", attached_to=1)
    (pile,) = board_of(position(obj(1, "Grizzly Bears"), aura)).sides[1].others
    assert [under.object.name for under in pile.attached] == ["Web"]


def test_changes_are_said_in_words() -> None:
    before = position(obj(1, "Grizzly Bears"))
    after = position(obj(1, "Grizzly Bears", tapped=True, damage=1, power=5, toughness=5), obj(2, "Saproling"), life=17)
    bob = board_of(after, before).sides[1]
    assert bob.life_change == -3
    said = [[badge.text for badge in pile.badges if "changed" in badge.kind] for pile in bob.others]
    assert said == [["tapped", "was 2/2", "1 damage"], ["new"]]


def test_what_has_not_changed_is_said_without_a_badge_of_change() -> None:
    tapped = position(obj(1, "Grizzly Bears", tapped=True, counters={"+1/+1": 2}))
    (pile,) = board_of(tapped, tapped).sides[1].others
    assert [(badge.text, badge.kind) for badge in pile.badges] == [("tapped", ""), ("2 +1/+1 counters", "")]
    assert not pile.changed


def test_a_blocker_names_what_it_blocks_and_its_attacker_names_it() -> None:
    board = board_of(position(obj(1, "War Mammoth", attacking=True), obj(2, "Scryb Sprites", blocking=(1,))))
    said = [[badge.text for badge in pile.badges] for pile in board.sides[1].others]
    assert said == [["attacking, blocked by Scryb Sprites"], ["blocking War Mammoth"]]


def test_an_enchantment_lies_under_its_host_whoever_controls_it() -> None:
    paralyze = obj(2, "Paralyze", types="Enchantment — Aura", attached_to=1)
    sue, bob = board_of(position(obj(1, "Grizzly Bears"), sue=player("Sue", paralyze))).sides
    assert not sue.others
    (pile,) = bob.others
    assert [(under.label, [badge.text for badge in under.badges]) for under in pile.attached] == [
        ("Paralyze", ["Sue’s"])
    ]


def test_what_came_into_a_graveyard_is_marked_there() -> None:
    after = position(sue=player("Sue", graveyard=(obj(5, "Grizzly Bears"),)))
    (row,) = board_of(after, position()).sides[0].rows
    assert (row.name, row.count, row.change, [pile.changed for pile in row.piles]) == ("Graveyard", 1, 1, [True])


def test_what_waits_is_a_pile_with_the_next_on_top() -> None:
    actions = tuple(WaitingAction(name, "Bob", name, (), (), False) for name in ("a", "b"))
    waiting = replace(position(), waiting=actions)
    assert [item.action.name for item in board_of(waiting).waiting] == ["b", "a"]
    assert [item.new for item in board_of(waiting, position()).waiting] == [True, True]


def test_only_creatures_with_another_size_than_printed_are_modified() -> None:
    bears = obj(1, "Grizzly Bears", power=5, toughness=5)
    piles = board_of(position(bears, obj(2, "Hill Giant"), land(3))).sides[1]
    assert [pile.modified for pile in (*piles.others, *piles.lands)] == [True, False, False]


def test_editions_with_equal_outcomes_share_a_column() -> None:
    def play(text: str, edition: str) -> Evaluation:
        life = 18 if edition in ("mirage", "duel") else 17
        return Evaluation(text, edition, (ruling(edition, LifeChange("Bob", 20, life)),))

    (comparison,) = across_editions("text", play)
    assert [column.keys for column in comparison.columns] == [("mirage", "duel"), ("timespiral", "m11", "today")]
    assert not comparison.agreed


def test_an_edition_that_cannot_read_a_text_is_a_column_too() -> None:
    def play(text: str, edition: str) -> Evaluation:
        return Evaluation(text, edition, faults=(fault("no such sentence"),))

    (comparison,) = across_editions("text", play)
    assert comparison.columns[0].keys == tuple(EDITIONS)
    assert comparison.columns[0].fault == fault("no such sentence")


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("a < b", "a &lt; b"),
        ("{R}", '<span class="mana mana-r" role="img" aria-label="red mana">{R}</span>'),
        ("{12}", '<span class="mana mana-text" role="img" aria-label="12 mana">12</span>'),
        ("{W/U}", '<span class="mana mana-text" role="img" aria-label="white mana or blue mana">W/U</span>'),
        ("{<b>}", '<span class="mana mana-text" role="img" aria-label="&lt;B&gt; mana">&lt;b&gt;</span>'),
    ],
)
def test_symbols_are_drawn_and_the_rest_is_escaped(text: str, html: str) -> None:
    assert symbols(text) == html


def test_a_trace_is_read_cause_before_effect_and_its_lists_close() -> None:
    lines = lines_of((step("a", step("b", step("c")), step("d")), step("e")))
    read = [(line.step.text, line.opens, len(line.closes)) for line in lines]
    assert read == [("a", True, 0), ("b", True, 0), ("c", False, 1), ("d", False, 1), ("e", False, 0)]


def test_a_trace_of_any_depth_and_length_can_be_shown() -> None:
    deep = step("bottom")
    for _ in range(MOST_SHOWN * 2):
        deep = step("above", deep)
    lines = lines_of((deep,))
    assert len(lines) == MOST_SHOWN
    assert sum(line.opens for line in lines) == sum(len(line.closes) for line in lines)
