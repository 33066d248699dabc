"""The form with which a position is set up by hand: what it accepts, and the change of the text that it asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from django import forms

from sandbox.editor.add_card import NewCard, add_card, add_pasted_card, set_player, set_turn
from sandbox.editor.players import PLAYERS, listing_player
from sandbox.editor.text_change import TextChange
from sandbox.scenarios.values.fault import fault

# Where a position may begin: in an attack there would have to be attackers.
STEPS = ("untap step", "upkeep", "draw step", "main phase", "beginning of combat", "second main phase", "end step")
MAIN_PHASE = STEPS[3]
CARD_FIELDS = ("who", "card", "zone", "host", "counters", "counter", "tapped", "sick")
FIELDS_READ = {
    "put": CARD_FIELDS,
    "paste": (*CARD_FIELDS, "paste"),
    "player": ("who", "life", "poison", "mana"),
    "turn": ("who", "step"),
}
"""The buttons, each with the fields that it reads."""
PLAYER = re.compile(r"[A-Z][\w-]{0,29}")
NUMBER = re.compile(r"\d{1,3}")
MANA = re.compile(r"(?:\{[^{}\s]{1,6}\})+")


class PositionForm(forms.Form):
    """Every field may be empty; which of them are read depends on the button that was pressed."""

    who = forms.CharField(required=False, empty_value=PLAYERS[0])
    card = forms.CharField(required=False)
    zone = forms.CharField(required=False)
    host = forms.CharField(required=False)
    counters = forms.CharField(required=False)
    counter = forms.CharField(required=False, empty_value="+1/+1")
    tapped = forms.BooleanField(required=False)
    sick = forms.BooleanField(required=False)
    life = forms.CharField(required=False)
    poison = forms.CharField(required=False)
    mana = forms.CharField(required=False)
    step = forms.CharField(required=False, empty_value=MAIN_PHASE)
    paste = forms.CharField(required=False)

    def clean_who(self) -> str:
        return matching(
            self.cleaned_data["who"], PLAYER, "a player's name is one word that begins with a capital letter"
        )

    def clean_counters(self) -> int:
        return number_in(self.cleaned_data["counters"], "counters") or 0

    def clean_life(self) -> int | None:
        return number_in(self.cleaned_data["life"], "life")

    def clean_poison(self) -> int | None:
        return number_in(self.cleaned_data["poison"], "poison")

    def clean_mana(self) -> str:
        """Symbols, with or without their braces."""
        mana = str(self.cleaned_data["mana"])
        symbols = mana if mana.startswith("{") else "".join(f"{{{symbol}}}" for symbol in mana.upper())
        return matching(symbols, MANA, "mana: expected symbols such as {R}{R} or RR") if mana else ""

    @property
    def new_card(self) -> NewCard:
        """The card that the form describes."""
        said = self.cleaned_data
        state = {"tapped": said["tapped"], "just_arrived": said["sick"]}
        return NewCard(
            said["card"], said["zone"], said["host"], **state, counters=said["counters"], counter=said["counter"]
        )


def number_in(words: str, name: str) -> int | None:
    """A number of up to three digits; None for an empty field. Raises ``ValidationError``."""
    return int(matching(words, NUMBER, f"{name}: expected a number, not {words!r}")) if words else None


def matching(words: str, pattern: re.Pattern[str], expected: str) -> str:
    """The words, if they are what is expected. Raises ``ValidationError``."""
    if not pattern.fullmatch(words):
        raise forms.ValidationError(expected)
    return words


def change_position(text: str, button: str, asked: Mapping[str, str]) -> TextChange:
    """The one change that a button of the form asks for; a button that it does not have changes nothing. Where
    something is wrong the text stays as it was.
    """
    form = PositionForm(asked)
    wrong = [form.errors[name][0] for name in FIELDS_READ.get(button, ()) if name in form.errors]
    if button not in FIELDS_READ or wrong:
        return TextChange(text, fault(str(wrong[0])) if wrong else None)
    player = form.cleaned_data["who"]
    change = changed_by(form, listing_player(text, player), button, player)
    return replace(change, text=text) if change.fault else change


def changed_by(form: PositionForm, text: str, button: str, player: str) -> TextChange:
    """What the form's values make of the text, in which the player is listed already."""
    said = form.cleaned_data
    if button == "player":
        return set_player(text, player, said["life"], said["poison"], said["mana"])
    if button == "turn":
        return set_turn(text, player, said["step"])
    if button == "paste":
        return add_pasted_card(text, player, said["paste"], form.new_card)
    if not said["card"]:
        return TextChange(text, fault("name the card that is to be put there"))
    return add_card(text, player, form.new_card)
