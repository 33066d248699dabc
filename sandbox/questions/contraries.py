"""`Can it block, or am I stuck?`: what is said after `or` is that the answer is no, and asks nothing more."""

import re

from sandbox.questions.phrases import PART
from sandbox.questions.said.asides import Aside
from sandbox.questions.said.things import PartSaid
from sandbox.questions.states_owned import show_nothing
from sandbox.wording.grammar import Ends, Reading, Table
from sandbox.wording.saying import native

_SUBJECT = r"(?:i|he|she|it|they|that|this|we|opp|(?:my |the |his )\[[^\]]*\])"
_JUST = r"(?:just |simply |only |pretty much |completely )?"
_STUCK = (
    r"(?:stuck|stick|out of luck|out of lucky|off the hook|lock down|lock|locked|out of action|helpless|screwed|hosed|"
    r"useless|out of options|powerless|a dead card|blank|wasted|no good)"
)
_AFTER = r"(?: there| here| with it| with that| like that| do nothing| sit there| just sit there| then| now| for good)?"
_BE = rf"be (?:{_SUBJECT}|that true) {_JUST}{_STUCK}{_AFTER}"
_DO = rf"do {_SUBJECT} {_JUST}(?:sit there|do nothing|just sit there|sit around|sit there do nothing|get stuck)"
_NOTHING = r"(?:not at all|nothing at all|not|no|nothing|none|no damage|not any more)"
_CONTRARY = re.compile(rf"or (?:{_BE}|be it {_JUST}sit there|{_DO}|{_JUST}{_NOTHING})(?= \?)")
_ASKED = re.compile(r"\b(?:be|do|can|must|have|how|what|which|who)\b[^.?!]*$")


def _contrary(reading: Reading, at: int) -> Ends[PartSaid]:
    """After something asked, at the end of its sentence."""
    found = _CONTRARY.match(reading.text, at) if _ASKED.search(reading.text[:at]) else None
    return {found.end(): Aside()} if found else {}


PRODUCTIONS: Table = (native(PART, _contrary, show_nothing),)
