"""The doors through which strangers put texts into the site, and what comes out of each.

A door takes a drawn input and gives what came of it as one line, the same for the same input. Whatever it raises is a
fault of the site: a refusal is an answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from django.http.response import HttpResponseBase
from django.test import Client

from sandbox.rulings.links import question
from sandbox.scenarios.evaluation import evaluate
from sandbox.terms.errors import HeadjudgeError
from sandbox.wording.cards import read_pasted
from sandbox.wording.printing import print_card
from tests.fuzz.mutations import Drawn

BROKEN = 500


class ServerFault(AssertionError):
    """The site has answered that it failed."""


def scenario(drawn: Drawn) -> str:
    """A text, played as the sandbox plays it."""
    text, edition = drawn.scenario(), drawn.edition()
    return _digest(
        repr(evaluate(text, edition, explore=drawn.random.random() < 0.3, options=drawn.random.random() < 0.3))
    )


def card(drawn: Drawn) -> str:
    """A card's text, read."""
    try:
        return _digest(str(print_card(read_pasted(drawn.card()))))
    except HeadjudgeError as error:
        return _digest(str(error))


def own_card(drawn: Drawn) -> str:
    """A card's text in a scenario that plays it."""
    block = "\n".join(f"    {line}" for line in drawn.card().replace('"""', "").splitlines())
    name = drawn.random.choice(("Grizzly Bears", "Forest"))
    given = f'  Given this card:\n    """\n{block}\n    """\n  And Bob controls {name}\n'
    text = f"Example: a card\n{given}  When the turn ends\n"
    return _digest(repr(evaluate(text, drawn.edition(), options=True)))


def link(drawn: Drawn) -> str:
    """A link that carries a text, or what became of it on its way."""
    packed = question(drawn.scenario(), drawn.edition()).packed
    if drawn.random.random() < 0.5:
        packed = drawn.letters_changed(packed)
    page = drawn.random.choice(("/r/1/{}/", "/r/1/{}.json", "/embed/1/{}/", "/r/1/{}/?step=3", "/oembed/?url=/r/1/{}/"))
    return _got(page.format("".join(letter for letter in packed if letter.isascii() and letter.isprintable())))


def ask(drawn: Drawn) -> str:
    """A question, made of the words of a scenario."""
    return _answer(Client().get("/ask/", {"q": drawn.query(), "edition": drawn.edition()}))


def search(drawn: Drawn) -> str:
    """A search, on the page and in the API."""
    address = drawn.random.choice(("/search/", "/api/v1/search", "/sandbox/cards/", "/api/v1/cards"))
    return _answer(Client().get(address, {"q": drawn.query(), "edition": drawn.edition()}))


def api(drawn: Drawn) -> str:
    """A body for the API: right but for its text, or of another shape."""
    body: object = {"scenario": drawn.scenario(), "edition": drawn.edition(), "options": drawn.random.random() < 0.3}
    if drawn.random.random() < 0.4:
        odd: tuple[object, ...] = (None, 7, [], {}, [[]], {"scenario": {}}, "", True, [body] * 3, {"edition": []})
        body = drawn.random.choice((drawn.random.choice(odd), {"scenario": drawn.random.choice(odd)}))
    text = json.dumps(body)
    if drawn.random.random() < 0.3:
        text = drawn.letters_changed(text)
    return _answer(Client().post("/api/v1/rulings", text.encode("utf-8", "replace"), content_type="application/json"))


def sandbox(drawn: Drawn) -> str:
    """The form of the sandbox, with a gesture of the board that may fit its text or not."""
    gesture = drawn.random.choice(("append", "arrange", "put", "do", "step", "explore", "who", "zone"))
    value = drawn.random.choice((drawn.query(), "undo", "Grizzly Bears", "tap 1", "life Bob 3", "-1"))[:300]
    return _answer(Client().post("/sandbox/", {"text": drawn.scenario(), "edition": drawn.edition(), gesture: value}))


def _got(address: str) -> str:
    return _answer(Client().get(address))


def _answer(response: HttpResponseBase) -> str:
    """The status and what was said; a server's fault is raised."""
    said = b"".join(response).decode()
    if response.status_code >= BROKEN:
        raise ServerFault(f"{response.status_code}: {said[:500]!r}")
    return f"{response.status_code} {_digest(said)}"


def _digest(words: str) -> str:
    return sha256(words.encode("utf-8", "surrogatepass")).hexdigest()[:16]


@dataclass(frozen=True)
class Door:
    """`share` of all inputs go in here, out of a hundred."""

    name: str
    enter: Callable[[Drawn], str]
    share: int


DOORS = (
    Door("scenario", scenario, 36),
    Door("card", card, 20),
    Door("own card", own_card, 10),
    Door("link", link, 8),
    Door("search", search, 8),
    Door("ask", ask, 4),
    Door("API", api, 7),
    Door("sandbox", sandbox, 7),
)
SHARES = tuple(door for door in DOORS for _ in range(door.share))


def door_of(number: int) -> Door:
    """Where the input of that number goes in."""
    return SHARES[number % len(SHARES)]
