"""What returns to play, or is put there, with a counter on it."""

from functools import partial

from sandbox.meaning.effects import PutIntoPlay
from sandbox.meaning.references import Host, Itself, Target
from sandbox.terms.zones import Zone
from sandbox.wording.grammar import Production, Slots, Table
from sandbox.wording.phrases import COMMAND, POINTING_CARD, TARGET
from sandbox.wording.pointing import Aimed, Said
from sandbox.wording.saying import say, says

WITH = "with (a|an) {counter:counter_name} counter on it"


def _apart(words: tuple[type, ...], value: object) -> Slots | None:
    if not isinstance(value, PutIntoPlay) or not isinstance(value.what, words) or not value.counter:
        return None
    same = value == PutIntoPlay(value.what, counter=value.counter)
    return {"what": value.what, "counter": value.counter} if same else None


def _returned(phrase: str, words: tuple[type, ...]) -> Production:
    return says(
        COMMAND,
        f"(return|put) {{what:{phrase}}} (to|onto) the battlefield( under your control|) {WITH}",
        PutIntoPlay,
        partial(_apart, words),
    )


PRODUCTIONS: Table = (
    _returned(TARGET.name, (Aimed, Target)),
    _returned(POINTING_CARD.name, (Said,)),
    says(
        COMMAND,
        f"return {{what:host}} card to the battlefield under your control {WITH}",
        PutIntoPlay,
        partial(_apart, (Host,)),
    ),
    *[
        say(
            COMMAND,
            f"return ~ from your graveyard to the battlefield{said} {WITH}",
            PutIntoPlay,
            what=Itself(),
            out_of=Zone.GRAVEYARD,
            tapped=bool(said),
        )
        for said in ("", " tapped")
    ],
    say(COMMAND, f"return ~ to the battlefield {WITH}", PutIntoPlay, what=Itself()),
)
