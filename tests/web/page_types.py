"""One address of every page type, for tests that look at all of them."""

from urllib.parse import quote

from rulebook.views.ask import EXAMPLES
from sandbox.rulings.links import question
from tests.web.texts import FALSE_CLAIM, TRAMPLE, UNREADABLE

RULE = "/m11/rules/declare-blockers-step/"
ENTRY = "/duel/glossary/trample-damage/"
OPEN_CHOICE = """\
Example: two blockers
  Given it is Sue's main phase
  And Bob controls 2 Grizzly Bears
  And Sue controls Hill Giant
  When Sue attacks with Hill Giant
  And Bob blocks Hill Giant with Grizzly Bears and Grizzly Bears#2
  And combat damage is dealt
"""
REFUSED = """\
@m11
Example: too dear
  Given Bob holds War Mammoth
  When Bob casts War Mammoth
"""


def typed(text: str, more: str = "") -> str:
    """The sandbox with a text in it."""
    return f"/sandbox/?edition=m11&text={quote(text)}{more}"


def linked(text: str, page: str = "r", more: str = "") -> str:
    """A ruling by its full link: its page, the answer for judges, or the one for frames elsewhere."""
    return f"/{page}/1/{question(text, 'm11').packed}/{more}"


def asked(words: str) -> str:
    """The page that answers a question in plain words."""
    return f"/ask/?q={quote(words)}"


PAGES = {
    "home": "/",
    "edition": "/m11/",
    "rules": "/m11/rules/",
    "glossary": "/timespiral/glossary/",
    "rule": RULE,
    "term": ENTRY,
    "scenario-in-every-edition": "/sandbox/duel/glossary/trample-damage/1/editions/",
    "search-found": "/search/?q=trample+damage",
    "search-nothing": "/search/?q=trampel",
    "sandbox-empty": typed(""),
    "sandbox-ruling": typed(TRAMPLE, "&step=1"),
    "sandbox-false-claim": typed(FALSE_CLAIM),
    "sandbox-lesson": "/sandbox/?lesson=1",
    "puzzle": "/sandbox/puzzle/2026-02-03/",
    "sandbox-fault": typed(UNREADABLE),
    "sandbox-refused": typed(REFUSED),
    "sandbox-open-choice": typed(OPEN_CHOICE),
    "sandbox-explored": typed(OPEN_CHOICE, "&explore=1"),
    "sandbox-in-every-edition": f"/sandbox/compare/?text={quote(TRAMPLE)}",
    "ruling": linked(TRAMPLE),
    "ruling-fault": linked(UNREADABLE),
    "answer": linked(TRAMPLE, more="answer/"),
    "embed": linked(TRAMPLE, "embed"),
    "embed-asking": linked(TRAMPLE, "embed", "?ask"),
    "matrix": "/editions/",
    "matrix-of-two": "/editions/?one=timespiral&other=m11",
    "chapter": "/duel/chapters/timing/",
    "card": "/sandbox/cards/serra-angel/",
    "search-number": "/search/?q=702.17&edition=m11",
    "picture-of-combat": "/duel/rules/banding/",
    "ruling-in-own-words": linked(TRAMPLE, more="?title=Mine&question=Does+it+live%3F&beside=mirage"),
    "embed-of-two": linked(TRAMPLE, "embed", "?beside=mirage&theme=light&title=Mine"),
    "positions": "/editions/positions/",
    "sentences": "/sandbox/sentences/",
    "cards": "/sandbox/cards/",
    "about": "/about/",
    "today-rule": "/today/rules/trample/",
    "today-chapter": "/today/chapters/game-concepts/",
    "ask": "/ask/",
    "ask-ruling": asked(EXAMPLES[0]),
    "ask-difference": asked(EXAMPLES[1]),
    "ask-rule": asked(EXAMPLES[2]),
    "ask-unknown": asked(EXAMPLES[3]),
    "missing": "/nowhere/",
}

OFFICIAL_PAGES = {
    "official": "/official/",
    "official-text": "/official/2009-05-05/",
    "official-section": "/official/2009-05-05/100/",
    "official-glossary": "/official/2009-05-05/glossary/",
    "official-search": "/official/search/?q=evening",
    "official-changes": "/official/2008-05-04/2009-05-05/",
}
"""The pages of two small imported texts; see the fixture ``official_texts``."""
