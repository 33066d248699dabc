"""Lands of one name of both players, told apart by numbers where one of them is aimed at."""

from __future__ import annotations

import re
from dataclasses import replace

from sandbox.questions.asked_about import AskedAbout
from sandbox.questions.telling import Telling
from sandbox.terms.types import BASIC_LAND_TYPES


def lands_apart(telling: Telling, extra: str) -> None:
    """A land that is aimed at, or lies in a library, gets a number where `extra` lands of the position would go by its
    name as well."""
    aimed = [sentence.split(" targeting ")[-1] for sentence in telling.when if " targeting " in sentence]
    for piece in telling.there.pieces:
        land = piece.label
        told_apart = land in aimed or piece.zone == "library"
        if land not in BASIC_LAND_TYPES or not told_apart or land not in extra:
            continue
        piece.label = f"{land}#{sum(each.card is piece.card for each in telling.there.pieces) + 1}"
        telling.renamed[land] = piece.label
        for cards in telling.on_top.values():
            cards[:] = [piece.label if card == land else card for card in cards]
        telling.when[:] = [apart(sentence, land, piece.label) for sentence in telling.when]


def apart(sentence: str, land: str, label: str) -> str:
    """The sentence with the label for the land; a type that is chosen or claimed stays what it is."""
    if " chooses " in sentence or f" is a {land}" in sentence or f" is an {land}" in sentence:
        return sentence
    return re.sub(rf"\b{land}(?![#s\w])", label, sentence)


def asked_apart(asked: AskedAbout, renamed: dict[str, str]) -> AskedAbout:
    """What is asked, its claims with the labels."""
    for land, label in renamed.items():
        claims = tuple(apart(claim, land, label) for claim in asked.claims)
        asked = replace(asked, claim=apart(asked.claim, land, label), claims=claims)
    return asked
