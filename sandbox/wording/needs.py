"""What parts of a text need of the card that it stands on."""

from collections.abc import Callable

from sandbox.meaning import abilities as abl
from sandbox.meaning import amounts, conditions, continuous, costs, effects, events
from sandbox.meaning import keyword_abilities as keywords
from sandbox.meaning import replacement_effects as replacing
from sandbox.meaning.kinds import TargetSpec
from sandbox.meaning.nodes import Meaning
from sandbox.meaning.references import (
    Chosen,
    Each,
    EnchantedPlayer,
    Host,
)
from sandbox.terms.types import CardType
from sandbox.terms.values import Value
from sandbox.wording.bearer import Bearer


class Need(Value):
    """What a card must be, and how an error says it."""

    met: Callable[[Bearer], bool]
    expected: str


PERMANENT = Need(lambda card: card.is_permanent, "what a spell can do or have: this card never comes to be in play")
CREATURE = Need(
    lambda card: card.is_permanent and card.can_fight,
    "what this card can do or have: it is no creature and nothing in its text makes it one",
)
DAMAGED = Need(
    lambda card: card.is_permanent and (card.can_fight or CardType.PLANESWALKER in card.line.types),
    "something that can be dealt damage: this card is neither a creature nor a planeswalker",
)
WALKER = Need(
    lambda card: CardType.PLANESWALKER in card.line.types,
    "a cost that this card can pay: only a planeswalker has loyalty",
)
AURA_CARD = Need(lambda card: card.is_aura, "what this card can have: only an Aura enchants something")
EQUIPMENT_CARD = Need(lambda card: card.is_equipment, "what this card can have: only an Equipment equips something")
FORTIFICATION_CARD = Need(
    lambda card: card.is_fortification, "what this card can have: only a Fortification fortifies something"
)
ATTACHED = Need(
    lambda card: card.is_aura or card.is_equipment or card.is_fortification,
    "something that is there: this card is put on nothing",
)
SPELL = Need(lambda card: not card.is_permanent, "what this card can have: it is for instants and sorceries alone")
NOWHERE = Need(lambda card: False, "a kind of permanent: no such thing is ever in play")
CAST = Need(lambda card: CardType.LAND not in card.line.types, "what a land can have: a land is played and never cast")

FIGHTING_WORDS = """banding battle_cry defender double_strike evolve fear first_strike flanking flying haste
horsemanship ingest intimidate menace mentor prowess reach shadow skulk trample unblockable vigilance
decayed dethrone enlist increment melee myriad provoke soulbond training unleash"""
LASTING_WORDS = """compleated sunburst ravenous exalted exploit extort hexproof indestructible persist phasing
read_ahead riot shroud undying"""
CASTING_WORDS = "assist bargain cascade convoke delve demonstrate gravestorm improvise retrace split_second storm"
SPELL_WORDS = "cipher conspire epic fuse jump-start paradigm rebound"
AURA_WORDS = "umbra_armor"
EQUIPMENT_WORDS = "for_mirrodin! job_select living_weapon"
NUMBERS_OF_CASTING = ("casualty", "ripple", "teamwork")
COSTS_OF_SPELLS = "awaken cleave escalate harmonize overload replicate"
COSTS_OF_CREATURES = "bestow blitz dash embalm encore eternalize mutate offspring outlast scavenge squad"
COSTS_OF_PERMANENTS = "disguise evoke transfigure unearth warp"
COSTS_OF_CASTING = """multikicker emerge escape freerunning prowl sneak foretell mayhem miracle plot
disturb more_than_meets_the_eye
recover reinforce spectacle surge web-slinging"""


def _words(listed: str, need: Need) -> dict[str, Need]:
    return {word.replace("_", " "): need for word in listed.split()}


OF_WORDS = (
    _words(FIGHTING_WORDS, CREATURE)
    | _words(LASTING_WORDS, PERMANENT)
    | _words(CASTING_WORDS, CAST)
    | _words(SPELL_WORDS, SPELL)
    | _words(EQUIPMENT_WORDS, EQUIPMENT_CARD)
    | _words(AURA_WORDS, AURA_CARD)
)
"""What the keywords need that are one word."""
OF_COSTS = (
    _words(COSTS_OF_SPELLS, SPELL)
    | _words(COSTS_OF_CREATURES, CREATURE)
    | _words(COSTS_OF_PERMANENTS, PERMANENT)
    | _words(COSTS_OF_CASTING, CAST)
)
"""What those need that are a word and a cost."""

OF_PARTS: dict[type[Meaning], tuple[Need, str]] = {
    Host: (ATTACHED, r"(?:enchanted|equipped|fortified) \w+"),
    costs.Loyalty: (WALKER, r"\[?[-+\u2212]?[\dX]+\]?:"),
    keywords.Enchant: (AURA_CARD, r"enchant\b"),
    keywords.EnchantPlayer: (AURA_CARD, r"enchant\b"),
    EnchantedPlayer: (ATTACHED, r"enchanted \w+"),
    keywords.AuraSwap: (AURA_CARD, r"aura swap"),
    keywords.Equip: (EQUIPMENT_CARD, r"equip\b"),
    keywords.Fortify: (FORTIFICATION_CARD, r"fortify\b"),
    keywords.Reconfigure: (EQUIPMENT_CARD, r"reconfigure\b"),
    keywords.Flashback: (SPELL, r"flashback"),
    keywords.Buyback: (SPELL, r"buyback"),
    keywords.SpliceOnto: (SPELL, r"splice"),
    keywords.Landwalk: (CREATURE, r"\w+walk\b"),
    keywords.Landhome: (CREATURE, r"\w+home\b"),
    keywords.Rampage: (CREATURE, r"rampage"),
    keywords.Craft: (PERMANENT, r"craft with"),
    keywords.NumberKeyword: (PERMANENT, r"[a-z]+ \d"),
    keywords.Ninjutsu: (CREATURE, r"ninjutsu"),
    keywords.Morph: (PERMANENT, r"morph"),
    keywords.Modular: (PERMANENT, r"modular"),
    keywords.Protection: (PERMANENT, r"protection"),
    keywords.HexproofFrom: (PERMANENT, r"hexproof from"),
    keywords.CumulativeUpkeep: (PERMANENT, r"cumulative upkeep"),
    keywords.Echo: (PERMANENT, r"echo"),
    keywords.Entwine: (SPELL, r"entwine"),
    keywords.Ward: (PERMANENT, r"ward"),
    keywords.Offering: (CAST, r"offering"),
    keywords.Gift: (CAST, r"gift"),
    keywords.Kicker: (CAST, r"kicker"),
    keywords.TwoKickers: (CAST, r"kicker"),
    keywords.Madness: (CAST, r"madness"),
    keywords.Suspend: (CAST, r"suspend"),
    abl.AdditionalCost: (CAST, r"additional cost"),
    abl.AlternativeCost: (CAST, r"rather than"),
    abl.OptionalCost: (CAST, r"additional cost"),
    abl.CastOnly: (CAST, r"(?:cast|play) "),
    abl.CastAsThoughFlash: (CAST, r"as though it had flash|as an instant"),
    abl.SpellsAsThoughFlash: (PERMANENT, r"as though they had flash"),
    abl.CostsMoreForEachTarget: (CAST, r"costs"),
    abl.XPaidWith: (CAST, r"spend only"),
    conditions.KickedWith: (CAST, r"kicked"),
    conditions.CostWasPaid: (CAST, r"kicked|bargained|escaped|cost was paid"),
    conditions.ManaWasSpent: (CAST, r"spent"),
    replacing.AsEnters: (PERMANENT, r"enters?\b|comes? into"),
    abl.BeginsInPlay: (PERMANENT, r"begin the game"),
    abl.AttackCost: (PERMANENT, r"can't attack"),
    abl.DoNotAttackYou: (PERMANENT, r"can't attack"),
    abl.AtMostInCombat: (PERMANENT, r"no more than"),
    abl.ChosenNameNotCast: (PERMANENT, r"can't be cast"),
    abl.ChosenNameNotActivated: (PERMANENT, r"can't be activated"),
    abl.TriggersAgain: (PERMANENT, r"an additional time"),
    abl.CausesNoTriggers: (PERMANENT, r"don't cause"),
    events.ItIsCast: (CAST, r"you cast"),
    replacing.DoNotEnter: (PERMANENT, r"would enter"),
    replacing.EnterAsCopiesOfIt: (PERMANENT, r"enter as"),
    replacing.ChangesCounters: (PERMANENT, r"would be put"),
    replacing.DoublesCounters: (PERMANENT, r"would put"),
    replacing.ChangesLifeGained: (PERMANENT, r"would gain"),
    replacing.DoublesTokens: (PERMANENT, r"would create"),
    replacing.AtMostCounters: (PERMANENT, r"can't have more"),
    replacing.MayDiscardOntoLibrary: (PERMANENT, r"causes you to discard"),
    replacing.InsteadOfDrawing: (PERMANENT, r"would draw"),
    replacing.SearchesTopCards: (PERMANENT, r"would search"),
    replacing.InsteadOfLosing: (PERMANENT, r"would lose"),
    replacing.PreventsSomeDamage: (PERMANENT, r"would deal"),
    replacing.RemovedInstead: (PERMANENT, r"would be put"),
    abl.SpellsCost: (PERMANENT, r"cost "),
    abl.AbilitiesCost: (PERMANENT, r"cost "),
    replacing.ChangesDamage: (PERMANENT, r"would deal"),
    costs.TapIt: (PERMANENT, r"\{T\}|\{tap\}"),
    costs.ExertIt: (PERMANENT, r"exert"),
    costs.UntapIt: (PERMANENT, r"\{Q\}|\{untap\}"),
    abl.CannotBeCountered: (CAST, r"countered"),
    abl.CostsLess: (CAST, r"costs|affinity"),
    abl.SpellsCannotBeCountered: (PERMANENT, r"countered"),
    abl.CannotCast: (PERMANENT, r"cast"),
    abl.PlayFrom: (PERMANENT, r"library|graveyard"),
    costs.SacrificeIt: (PERMANENT, r"sacrifice"),
    costs.RemoveCountersFromIt: (PERMANENT, r"remove"),
    conditions.IsUntapped: (PERMANENT, r"untapped"),
}
"""What needs something of the card wherever it stands in its text, with the words that an error points at."""

FIGHTS = (
    events.Attacks,
    events.AttacksAlone,
    events.AttacksUnblocked,
    events.BecomesBlocked,
    events.Blocks,
    events.BlocksOrBecomesBlocked,
)
OF_ITSELF: dict[type[Meaning], tuple[str, Need, str]] = {
    **dict.fromkeys(FIGHTS, ("subject", CREATURE, r"attack|block|becomes? blocked")),
    events.IsDealtDamage: ("subject", DAMAGED, r"dealt damage"),
    **{
        sort: ("subject", PERMANENT, words)
        for sort, words in (
            (events.Enters, r"enters?\b|comes? into"),
            (events.Dies, r"(?:would )?dies?\b|put into"),
            (events.LeavesPlay, r"leaves"),
            (events.BecomesTapped, r"becomes? tapped"),
            (events.IsTurnedFaceUp, r"turned face up"),
            (events.BecomesUntapped, r"becomes? untapped"),
            (events.BecomesTarget, r"becomes? the target"),
        )
    },
    **{
        sort: ("what", PERMANENT, words)
        for sort, words in (
            (effects.Attach, r"attach|move"),
            (effects.Connive, r"connives?"),
            (effects.Explore, r"explores?"),
            (effects.Destroy, r"destroy|bury"),
            (effects.EnterTapped, r"enters?\b|comes? into"),
            (effects.GainControl, r"gain control"),
            (effects.PhaseOut, r"phases? out"),
            (effects.PutCounters, r"put"),
            (effects.PutUpToCounters, r"put"),
            (effects.RemoveCounters, r"remove"),
            (effects.Modify, r"gets?|gains?|becomes?|can't"),
            (effects.Regenerate, r"regenerate"),
            (effects.Sacrifice, r"sacrifice"),
            (effects.Tap, r"tap"),
            (effects.TapOrUntap, r"tap or untap"),
            (effects.Untap, r"untap"),
            (effects.BecomeCopy, r"becomes?"),
            (effects.TurnPermanentFaceDown, r"turn"),
            (effects.TurnPermanentFaceUp, r"turn"),
            (amounts.CountersOn, r"counters? on"),
            (conditions.IsKind, r"\bis\b|\bwas\b"),
            (conditions.HasCounter, r"ha[sd]"),
            (conditions.IsInPlay, r"on the battlefield|in play"),
            (conditions.CameUnderControlThisTurn, r"came under"),
            (conditions.CameSinceLastUpkeep, r"came under"),
        )
    },
    effects.RemoveFromCombat: ("what", CREATURE, r"remove"),
    amounts.PowerOf: ("what", CREATURE, r"power"),
    amounts.ToughnessOf: ("what", CREATURE, r"toughness"),
    conditions.FoughtThisCombat: ("what", CREATURE, r"attacked"),
    conditions.DidNotAttack: ("what", CREATURE, r"attack"),
}
"""What needs something of the card where it speaks of the card itself, in the field that is named."""

OF_FIGHTERS = (
    continuous.AssignsByToughness,
    continuous.AssignsNoCombatDamage,
    continuous.BlockedByAtLeast,
    continuous.BlockedByAtMost,
    continuous.BlockedBySomebody,
    continuous.CanAttackAsThough,
    continuous.CanBlockAsThough,
    continuous.CanBlockMore,
    continuous.GetsPT,
    continuous.MayDamageAsUnblocked,
    continuous.MustAttack,
    continuous.MustBeBlocked,
    continuous.MustBlock,
)
"""Changes that mean something for a creature alone."""
IN_PLAY = (
    keywords.Enchant,
    conditions.Exists,
    costs.RemoveA,
    costs.RemoveCounterFromA,
    costs.ReturnA,
    costs.TapA,
    costs.SacrificeA,
    Chosen,
    Each,
    TargetSpec,
)
"""What describes permanents."""
FIGHTING_ACTS = ("attack", "attack alone", "block", "block alone", "be blocked")
OF_SPELLS = (continuous.Cannot, continuous.IsAlso, continuous.IsColor, continuous.HasSupertype)
"""Changes that a card can say of itself wherever it is."""
WHILE_IN_PLAY = (
    effects.Duration.WHILE_CONTROLLED,
    effects.Duration.WHILE_CONTROLLED_AND_TAPPED,
    effects.Duration.WHILE_IN_PLAY,
    effects.Duration.WHILE_TAPPED,
    effects.Duration.WHILE_TAPPED_AND_STRONGER,
)
OUTSIDE_PLAY = (
    events.DiscardsCard,
    events.HauntedDies,
    events.IsDiscarded,
    events.ItIsCast,
    events.PutIntoGraveyard,
    events.YouCycle,
)
"""Events that a card sees from elsewhere than play, when they are its own."""
