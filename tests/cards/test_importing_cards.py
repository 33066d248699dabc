"""Cards from a file: told by its content, imported once, read once, and reported. The texts are our own."""

from __future__ import annotations

import gzip
import json
import lzma
import zipfile
from io import StringIO
from pathlib import Path
from unittest.mock import patch

import pytest
from django.core.management import CommandError, call_command

from sandbox.imported_cards import reading
from sandbox.models import HowRead, ImportedCard, ImportedCardName

FACE = {"layout": "normal", "colors": ["W"], "manaCost": "{W}", "power": "1", "toughness": "1"}


def face(name: str, text: str, **more: object) -> dict[str, object]:
    return {"name": name, "type": "Creature \u2014 Insect", "text": text, **FACE, **more}


MTGJSON: dict[str, object] = {
    "Pale Moth": [face("Pale Moth", "Flying")],
    "Jo\u00ebl, the Humming": [face("Jo\u00ebl, the Humming", "Flying\nHum a tune.")],
    "Dusk Gnat // Dawn Gnat": [
        face("Dusk Gnat // Dawn Gnat", "Flying", layout="host", faceName="Dusk Gnat", side="a"),
        face("Dusk Gnat // Dawn Gnat", "Haste", layout="host", faceName="Dawn Gnat", side="b"),
    ],
    "Odd Egg": [face("Odd Egg", "", type="Egg")],
}
SCRYFALL: list[object] = [
    {
        "name": "Pale Moth",
        "layout": "normal",
        "mana_cost": "{W}",
        "type_line": "Creature \u2014 Insect",
        "oracle_text": "Flying",
        "power": "1",
        "toughness": "1",
        "colors": ["W"],
        "cmc": 1.0,
    },
    {
        "name": "Dusk Gnat // Dawn Gnat",
        "layout": "host",
        "card_faces": [
            {"name": "Dusk Gnat", "type_line": "Creature \u2014 Insect", "mana_cost": "{W}", "oracle_text": "Flying"},
            {"name": "Dawn Gnat", "type_line": "Creature \u2014 Insect", "mana_cost": "", "oracle_text": "Haste"},
        ],
    },
    {"name": "A Token", "layout": "token"},
]
pytestmark = pytest.mark.django_db


def written(folder: Path, content: object) -> Path:
    path = folder / "cards.json"
    path.write_text(json.dumps(content), encoding="utf-8")
    return path


def imported(path: Path) -> tuple[str, str]:
    """What the command says, and what it says on the way."""
    out, err = StringIO(), StringIO()
    call_command("import_cards", path, processes=1, stdout=out, stderr=err)
    return out.getvalue(), err.getvalue()


def atomic(folder: Path, cards: dict[str, object] = MTGJSON) -> Path:
    return written(folder, {"meta": {"version": "5"}, "data": cards})


def test_a_file_of_mtgjson_is_imported_and_read(tmp_path: Path) -> None:
    said, _ = imported(atomic(tmp_path))
    assert "4 added, 0 changed, 0 as they were, 0 skipped" in said
    assert dict(ImportedCard.objects.values_list("name", "reading")) == {
        "Pale Moth": HowRead.WHOLE,
        "Jo\u00ebl, the Humming": HowRead.PARTLY,
        "Dusk Gnat // Dawn Gnat": HowRead.PARTLY,
        "Odd Egg": HowRead.NOT,
    }
    assert "1 (25.0 %) are understood whole" in said
    assert "hum a" in said
    assert "the types: Egg" in said


def test_a_file_of_scryfall_is_told_by_its_content(tmp_path: Path) -> None:
    said, err = imported(written(tmp_path, SCRYFALL))
    assert "2 added" in said
    assert "skipped A Token: token is no card" in err
    gnat = ImportedCard.objects.get(slug="dusk-gnat-dawn-gnat")
    assert [each["text"] for each in gnat.faces] == ["Flying", "Haste"]


@pytest.mark.parametrize("packing", ["gz", "xz", "zip"])
def test_packed_files_are_unpacked(tmp_path: Path, packing: str) -> None:
    plain = atomic(tmp_path)
    packed = tmp_path / "packed"  # told by its content, not by its name
    if packing == "zip":
        with zipfile.ZipFile(packed, "w") as archive:
            archive.write(plain, "AtomicCards.json")
    else:
        packed.write_bytes({"gz": gzip, "xz": lzma}[packing].compress(plain.read_bytes()))
    assert "4 added" in imported(packed)[0]


def test_importing_again_changes_what_has_changed_and_doubles_nothing(tmp_path: Path) -> None:
    imported(atomic(tmp_path))
    names = ImportedCardName.objects.count()
    changed = MTGJSON | {"Pale Moth": [face("Pale Moth", "Flying, haste")]}
    said, _ = imported(atomic(tmp_path, changed))
    assert "0 added, 1 changed, 3 as they were" in said
    assert "1 texts read." in said
    assert ImportedCard.objects.get(name="Pale Moth").text == "Flying, haste"
    assert (ImportedCard.objects.count(), ImportedCardName.objects.count()) == (4, names)


@pytest.mark.parametrize(
    "bad", [[], {}, "text", [7], [{"name": "Bad"}], [face("Bad", "x" * 6000)], [face("Bad", "Flying", type=3)]]
)
def test_a_bad_record_is_reported_and_skipped(tmp_path: Path, bad: object) -> None:
    said, err = imported(atomic(tmp_path, {"Bad": bad} | MTGJSON))
    assert "4 added, 0 changed, 0 as they were, 1 skipped" in said
    assert "skipped Bad: " in err


def test_a_name_that_stands_twice_is_taken_once(tmp_path: Path) -> None:
    said, err = imported(written(tmp_path, [SCRYFALL[0], SCRYFALL[0]]))
    assert "1 added" in said
    assert "another card of this name" in err


def test_what_was_imported_before_a_file_breaks_off_stays(tmp_path: Path) -> None:
    whole = atomic(tmp_path).read_text(encoding="utf-8")
    broken = tmp_path / "broken.json"
    broken.write_text(whole[: whole.index('"Odd Egg"')], encoding="utf-8")
    with patch("sandbox.imported_cards.importing.BATCH", 1), pytest.raises(CommandError, match="breaks off"):
        imported(broken)
    there = ImportedCard.objects.count()
    assert there > 0
    assert f"{4 - there} added, 0 changed, {there} as they were" in imported(atomic(tmp_path))[0]


@pytest.mark.parametrize("content", [{"cards": {}}, "a text", 7])
def test_another_file_is_refused(tmp_path: Path, content: object) -> None:
    with pytest.raises(CommandError):
        imported(written(tmp_path, content))
    assert not ImportedCard.objects.exists()


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="cannot be read"):
        imported(tmp_path / "none.json")


def test_only_another_reader_reads_again(tmp_path: Path) -> None:
    imported(atomic(tmp_path))
    read: list[str] = []

    def counted(processes: int) -> int:
        return reading.read_what_is_unread(lambda done, total: read.append(f"{done} of {total}"), processes)

    assert counted(1) == 0
    with patch("sandbox.imported_cards.reading.reader_version", return_value="another"):
        assert counted(1) == 4
        assert counted(1) == 0
    assert read == ["4 of 4"]


def test_several_processes_read_what_one_reads(tmp_path: Path) -> None:
    imported(atomic(tmp_path))
    alone = list(ImportedCard.objects.values_list("name", "reading", "unread"))
    ImportedCard.objects.update(reader="", reading="", unread=[])
    with patch("sandbox.imported_cards.reading.WORTH_A_PROCESS", 0):
        reading.read_what_is_unread(lambda done, total: None, 2)
    assert list(ImportedCard.objects.values_list("name", "reading", "unread")) == alone


def test_names_are_kept_as_people_write_them(tmp_path: Path) -> None:
    imported(atomic(tmp_path))
    keys = {(name.card.name, name.key, name.short) for name in ImportedCardName.objects.select_related("card")}
    assert ("Jo\u00ebl, the Humming", "joel, the humming", False) in keys
    assert ("Jo\u00ebl, the Humming", "joel", True) in keys
    assert {key for name, key, _ in keys if name.startswith("Dusk")} == {
        "dusk gnat // dawn gnat",
        "dusk gnat",
        "dawn gnat",
    }
