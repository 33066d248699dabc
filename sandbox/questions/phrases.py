"""The phrases of questions: what each is called, and what can stand there."""

from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.asked import Ask
from sandbox.questions.said.moments import When
from sandbox.questions.said.outcomes import ToldOutcome
from sandbox.questions.said.things import Determiner, Mention, PartSaid, Things
from sandbox.wording.grammar import Phrase

CARD: Phrase[str] = Phrase("card", "a card")
CARDS: Phrase[str] = Phrase("cards", "a card, by its name or its plural")
VERBED: Phrase[str] = Phrase("verbed", "a card, as a verb")
WHO: Phrase[str] = Phrase("who", "a player")
DOER: Phrase[str] = Phrase("doer", "a player, or nobody named")
NUMBER: Phrase[int] = Phrase("number", "a number")
SIZE: Phrase[str] = Phrase("size", "power and toughness")
DETERMINER: Phrase[Determiner] = Phrase("determiner", "`my`, `his`, a number")
TRAIT: Phrase[Mention] = Phrase("trait", "one thing said about a thing after it")
DETAIL: Phrase[Mention] = Phrase("detail", "a size, keywords, a color")
DETAILS: Phrase[Mention] = Phrase("details", "sizes, keywords, colors")
MARK: Phrase[str] = Phrase("mark", "`tapped` and the like")
NONE: Phrase[str] = Phrase("none", "what somebody has none of")
STATE: Phrase[str] = Phrase("state", "`tapped` and the like")
NOUN: Phrase[Mention] = Phrase("noun", "a card, or `creature` and the like")
TAIL: Phrase[Mention] = Phrase("tail", "what is said about a thing after it")
KEYWORD: Phrase[str] = Phrase("keyword", "a keyword")
KEYWORDS: Phrase[tuple[str, ...]] = Phrase("keywords", "keywords")
THING: Phrase[Mention] = Phrase("thing", "a thing")
THINGS: Phrase[Things] = Phrase("things", "things")
AIM: Phrase[Mention] = Phrase("aim", "what something is aimed at")
AIMS: Phrase[Things] = Phrase("aims", "what something is aimed at")
ONTO: Phrase[Things] = Phrase("onto", "what something is aimed at, with `on` or `at`")
LOYALTY: Phrase[str] = Phrase("loyalty", "a loyalty cost")
SIZE_CHANGE: Phrase[str] = Phrase("size_change", "a change such as +1/+1")
X: Phrase[int | None] = Phrase("x", "the number for X")
TIMES: Phrase[int] = Phrase("times", "how often")
COST: Phrase[str] = Phrase("cost", "mana")
IN_BRACKETS: Phrase[str] = Phrase("in_brackets", "what stands in brackets")
OWN_ONE: Phrase[Mention] = Phrase("own_one", "`his own`")
PLACE: Phrase[str] = Phrase("place", "where something lies")
STEP: Phrase[str] = Phrase("step", "a part of the turn")
ACT: Phrase[ToldAct] = Phrase("act", "what somebody does")
FACT: Phrase[PartSaid] = Phrase("fact", "what is so")
OUTCOME: Phrase[ToldOutcome] = Phrase("outcome", "what comes about")
MOMENT: Phrase[When] = Phrase("moment", "when")
ASK: Phrase[Ask] = Phrase("ask", "what is asked")
RULE: Phrase[str] = Phrase("rule", "the name of a rule")
PART: Phrase[PartSaid] = Phrase("part", "a part of a question")
