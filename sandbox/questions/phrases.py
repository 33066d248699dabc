"""The phrases of questions: what each is called, and what can stand there."""

from sandbox.questions.said.acts import ToldAct
from sandbox.questions.said.asked import Ask
from sandbox.questions.said.moments import When
from sandbox.questions.said.outcomes import ToldOutcome
from sandbox.questions.said.states_players import HasMana
from sandbox.questions.said.things import Determiner, Mention, PartSaid, Things
from sandbox.questions.said.ways import CastSo
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
LOYALTY_SAID: Phrase[str] = Phrase("loyalty_said", "a loyalty cost, or what is said for it")
SIZE_CHANGE: Phrase[str] = Phrase("size_change", "a change such as +1/+1")
X: Phrase[int | None] = Phrase("x", "the number for X")
TIMES: Phrase[int] = Phrase("times", "how often")
WAY: Phrase[CastSo] = Phrase("way", "how something is cast")
SHARE: Phrase[tuple[int, Mention]] = Phrase("share", "so much of the damage, and what it is dealt to")
SHARES: Phrase[tuple[tuple[int, Mention], ...]] = Phrase("shares", "damage divided among several")
COST: Phrase[str] = Phrase("cost", "mana")
MANA_HELD: Phrase[HasMana] = Phrase("mana_held", "mana that somebody has")
CHOICE: Phrase[str] = Phrase("choice", "a color, a type or a name that was chosen")
IN_BRACKETS: Phrase[str] = Phrase("in_brackets", "what stands in brackets")
WITH_NAMES: Phrase[str] = Phrase("with_names", "what stands in brackets, with names of cards")
OWN_ONE: Phrase[Mention] = Phrase("own_one", "`his own`")
PLACE: Phrase[str] = Phrase("place", "where something lies")
BLOCKS_MADE: Phrase[str] = Phrase("blocks_made", "blockers have been declared")
KIND: Phrase[str] = Phrase("kind", "a color or a type")
KINDS: Phrase[tuple[str, ...]] = Phrase("kinds", "colors and types")
COUNTER: Phrase[str] = Phrase("counter", "a kind of counters")
CARD_KINDS: Phrase[tuple[str, ...]] = Phrase("card_kinds", "cards of some types")
STEP: Phrase[str] = Phrase("step", "a part of the turn")
LATER: Phrase[str] = Phrase("later", "a part of the turn that comes later")
ACT: Phrase[ToldAct] = Phrase("act", "what somebody does")
FACT: Phrase[PartSaid] = Phrase("fact", "what is so")
OUTCOME: Phrase[ToldOutcome] = Phrase("outcome", "what comes about")
MOMENT: Phrase[When] = Phrase("moment", "when")
ASK: Phrase[Ask] = Phrase("ask", "what is asked")
RULE: Phrase[str] = Phrase("rule", "the name of a rule")
SPELL: Phrase[Mention] = Phrase("spell", "a card that is never in play")
TELLER: Phrase[str] = Phrase("teller", "whoever tells or thinks something")
LYING: Phrase[str] = Phrase("lying", "words that say that things are in play and ready")
ENOUGH: Phrase[str] = Phrase("enough", "`plenty of` and the like")
AT_HAND: Phrase[str] = Phrase("at_hand", "words that say that mana can be used")
WHICH_PLAYER: Phrase[str] = Phrase("which_player", "`who` and the like")
DECIDES: Phrase[str] = Phrase("decides", "`decides` and the like")
DIVIDES: Phrase[str] = Phrase("divides", "`splits` and the like")
DAMAGE: Phrase[Mention] = Phrase("damage", "damage, and whose it is")
SINCE: Phrase[str] = Phrase("since", "how long something has been there")
GOES: Phrase[str] = Phrase("goes", "`goes`, `is assigned` and the like")
AMONG: Phrase[str] = Phrase("among", "among whom it is divided, and who of two it may be that divides it")
SURVIVES: Phrase[str] = Phrase("survives", "`survives` and the like")
DIES: Phrase[str] = Phrase("dies", "`dies` and the like")
DEAD: Phrase[str] = Phrase("dead", "`dead` and the like")
SAFE: Phrase[str] = Phrase("safe", "`alive` and the like")
WHOM: Phrase[str] = Phrase("whom", "`who`, `which creature` and the like")
FINALLY: Phrase[str] = Phrase("finally", "`now`, `in the end` and the like, or nothing")
AMOUNT: Phrase[int] = Phrase("amount", "so much damage or life")
MUCH: Phrase[str] = Phrase("much", "`how much damage` and the like")
EACH: Phrase[str] = Phrase("each", "`each of us` and the like")
REST: Phrase[str] = Phrase("rest", "the damage that is left over")
FIGHTERS: Phrase[Mention] = Phrase("fighters", "`attackers`, `blockers`")
BEING: Phrase[Mention] = Phrase("being", "a thing, which can be called `he` or `she`")
TAG: Phrase[str] = Phrase("tag", "`isn't it` and the like at the end of what is asked")
CLAIM: Phrase[Ask] = Phrase("claim", "what somebody may say is so")
PART: Phrase[PartSaid] = Phrase("part", "a part of a question")


def phrase_called(name: str) -> Phrase[object]:
    """The phrase of that name. Raises KeyError."""
    return _PHRASES[name]


_PHRASES: dict[str, Phrase[object]] = {each.name: each for each in list(vars().values()) if isinstance(each, Phrase)}
