"""What is asked is not what may be done, what is there is not what is new, and a moment that is named is kept."""

import pytest

from sandbox.questions.answering import answer_position

ANSWERED = [
    # what is cast in a way of its own, or has no card, is no instant
    ("Can I cast a 2/2 creature in his turn?", "No."),
    ("Can I cast my Exalted Angel face down in his turn?", "No."),
    ("Can I cast Lightning Bolt on him in his turn?", "Yes."),
    # what each player has, who is asked, and what has come into play
    ("I've got Muscle Sliver, he's got Muscle Sliver. He Shocks mine. Is it dead?", "No. Muscle Sliver stays"),
    ("I have Grizzly Bears and he has Grizzly Bears. He Shocks mine. Is it dead?", "Yes."),
    (
        "I attack with Hill Giant. After he blocks with Craw Wurm, I cast Giant Growth on the Giant. Who dies?",
        "and Craw",
    ),
    ("At 6 life he lets my Craw Wurm through. Is he dead?", "Yes. You win"),
    ("I Lightning Bolt his Grizzly Bears. Is there time for him to Unsummon them?", "Yes."),
    ("He bolts my Grizzly Bears. Is it legal to Unsummon them?", "Yes."),
    ("He casts Llanowar Elves. I have Prodigal Pyromancer in play. Can I ping them?", "Yes."),
    ("He attacks with Hill Giant, I've only got Serra Angel untapped. Can she block it?", "Yes."),
    ("He puts Pacifism on my Serra Angel. Can she attack?", "No."),
    ("He comes at me with Air Elemental, a 4/4 flyer. Can my Serra Angel block it?", "Yes."),
    ("I put Holy Strength on my Hill Giant and Unholy Strength on him as well. How big is he?", "6/6"),
    ("Craw Wurm hits me. I was at 14, where am I now?", "8 life"),
    ("Doom Blade is aimed at my Runeclaw Bear. What happens to the Blade?", "Doom Blade goes to the graveyard"),
    ("two Howling Mines untapped, it's my draw step. How many cards in all?", "3."),
    # whether it does what it is to do, not only whether it may be done
    ("Can I kill his Serra Angel with Lightning Bolt?", "No. Serra Angel stays"),
    ("Can I kill his Grizzly Bears with Lightning Bolt?", "Yes. Grizzly Bears goes"),
    ("Can Serra Angel be killed by Lightning Bolt?", "No. Serra Angel stays"),
    ("I try to kill his Serra Angel with Lightning Bolt. Does that work?", "No. Serra Angel stays"),
    ("Can I destroy his Darksteel Colossus with Doom Blade?", "No. Darksteel Colossus stays"),
    ("Can I kill his Black Knight with Doom Blade?", "No. Black Knight stays"),
    ("Can I kill him with Lightning Bolt if he's at 4?", "No. The game goes on"),
    ("Can I kill him with Lightning Bolt if he's at 3?", "Yes. You win"),
    ("He Doom Blades my Grizzly Bears. Can I save them with Giant Growth?", "No. Grizzly Bears goes"),
    ("He bolts my Grizzly Bears. Can I save them with Giant Growth?", "Yes. Grizzly Bears stays"),
    ("He bolts my Grizzly Bears. Can I save them with Unsummon?", "Yes. Grizzly Bears goes to your hand"),
    ("He attacks with Craw Wurm and I block with Grizzly Bears. Can I save the Bears with Giant Growth?", "No."),
    ("Can I bounce his Serra Angel with Unsummon?", "Yes. Serra Angel goes to your opponent's hand"),
    ("Can I bounce his Serra Angel with Lightning Bolt?", "No."),
    ("Can I counter his Supreme Verdict with Cancel?", "No."),
    ("Can I counter his Craw Wurm with Cancel?", "Yes. Craw Wurm goes"),
    ("Can I kill his Grizzly Bears with Pyroclasm?", "Yes."),
    ("I cast Giant Growth on my Grizzly Bears. Do they survive his Doom Blade?", "No."),
    ("Does my Serra Angel survive two Lightning Bolts?", "No."),
    ("Does Darksteel Colossus survive Wrath of God?", "Yes."),
    ("My Hill Giant blocks his Grizzly Bears. Does it survive them?", "Yes. Hill Giant"),
    # what is twice there, what was done before, and what `it` is
    ("I have Goblin King and Goblin King. How big are they?", "3/3; Goblin King#2 is 3/3"),
    ("I bolt him and cast another Lightning Bolt on him. What is he at?", "14"),
    ("He bolts my Craw Wurm. He bolts it again. Does it die?", "Yes."),
    ("My Grizzly Bears have Holy Strength. He casts Disenchant on it. How big are the bears?", "is 2/2"),
    ("I control Jace Beleren and cast another Jace Beleren. What happens?", "Jace Beleren goes to the graveyard"),
    # all of those that are named, and none twice
    ("I have Llanowar Elves. I attack with it and Craw Wurm. He doesn't block. What does he take?", "7:"),
    (
        "He has three untapped creatures, two Grizzly Bears and a Hill Giant. I cast Pyroclasm. How many of his "
        "creatures die?",
        "2.",
    ),
    ("I have two tapped creatures, Grizzly Bears and Hill Giant. Can I block his Craw Wurm with the Giant?", "No."),
    ("I have two creatures (Grizzly Bears and Hill Giant). He casts Pyroclasm. What dies?", "Grizzly Bears."),
    (
        "I cycle Gempalm Incinerator with two Raging Goblins of mine in play. Enough to finish off a Grizzly Bears?",
        "Yes.",
    ),
    # who attacks, and what is blocked
    ("I'm at 3. Craw Wurm gets through for 6. Alive?", "No. Your opponent wins"),
    ("He's at 6. Craw Wurm attacks. Is he dead?", "Yes. You win"),
    ("I'm at 6. Craw Wurm attacks and he blocks with Grizzly Bears. Is he dead?", "No."),
    (
        "Segovian Leviathan has islandwalk. There's one Island among my lands and I have Wall of Swords untapped. Am I "
        "able to block with the wall?",
        "No.",
    ),
    ("I have Grizzly Bears and he has Serra Angel. Can I block with the Bears?", "No."),
    ("I have Grizzly Bears and Serra Angel. Can I block with the Bears?", "Yes."),
    ("Juggernaut charges in, that's an artifact creature. Can I stop it with Wall of Stone?", "No."),
    # whoever is said to do it
    ("I steal his Craw Wurm with Act of Treason and hit him for 6. What is he at?", "14"),
    ("Can he turn his morph face up?", "Yes."),
    ("He has Hill Giant, but it's tapped. Can it block my Grizzly Bears?", "No."),
    # what is named as dealing the damage
    ("He attacks with Hill Giant and Grizzly Bears. I block the Giant with Craw Wurm. Does the Giant hit me?", "No."),
    ("He attacks with Hill Giant and Grizzly Bears. I block the Giant with Craw Wurm. Do the Bears hit me?", "Yes."),
    # the cards of a whole turn
    ("In my upkeep I cast Ancestral Recall on myself. How many cards do I draw?", "3."),
    ("In my upkeep I cast Ancestral Recall on myself. How many cards do I draw this turn?", "4."),
    ("I have Howling Mine in play. It's my upkeep. How many cards do I draw this turn?", "2."),
    # mana that is not there
    ("I'm tapped out. He bolts my Grizzly Bears. Can I cast Giant Growth on them?", "No."),
    ("He has no untapped lands. I bolt his Grizzly Bears. Can he cast Giant Growth on them?", "No."),
    # the moment
    ("Can I equip Bonesplitter to my Grizzly Bears during combat?", "No."),
    ("Can I cast Divination during combat?", "No."),
    ("Can I cast Divination before blocks?", "No."),
    ("Can I cast Divination during his combat?", "No."),
    ("Can I flash in Snapcaster Mage during his combat?", "Yes."),
    ("Can I cast Giant Growth on my Grizzly Bears during combat?", "Yes."),
    ("I attack with Hill Giant and he blocks with Grizzly Bears. Can I cast Divination after combat?", "Yes."),
    ("I attack with Hill Giant and he blocks with Grizzly Bears. Can I cast Divination before damage?", "No."),
    ("I attack with Craw Wurm and he blocks with Grizzly Bears. Do the Bears die before damage?", "No."),
    ("I attack with White Knight and he blocks with Grizzly Bears. Do the Bears die before they deal damage?", "Yes."),
    # tokens, and creatures of a sort
    ("He Unsummons my Thragtusk. Do I get a Beast?", "Yes. 1."),
    ("I cast Thragtusk and he Cancels it. Do I get a Beast?", "No. 0."),
    ("I cast Dragon Fodder. Do I get three goblins?", "No. 2."),
    ("I bolt his Hangarback Walker with one +1/+1 counter. Does he get a Thopter?", "Yes. 1."),
    ("I have two Goblin Pikers and cast Dragon Fodder. How many goblins do I get?", "2."),
    ("I have two Goblin Pikers and cast Dragon Fodder. How many goblins do I have?", "4."),
    ("I have a Grizzly Bears and cast Raise the Alarm. How many creatures do I have?", "3."),
    ("I have three Grizzly Bears and he has one Hill Giant. I cast Pyroclasm. How many of my creatures die?", "3."),
    # what keeps from use
    ("He has Null Rod in play. Can I tap my Sol Ring for mana?", "No."),
    # these and no others, gone and dead, and what is to save or to be enough
    ("I attack with Grizzly Bears and he blocks with Runeclaw Bear. Does only the Runeclaw Bear die?", "No."),
    ("I attack with Hill Giant and he blocks with Runeclaw Bear. Does just the Bear die?", "Yes."),
    ("I attack with Hill Giant and he blocks with Runeclaw Bear. Does only Hill Giant survive?", "Yes."),
    ("He Path to Exiles my Serra Angel. Is it gone?", "Yes. Serra Angel is exiled"),
    ("He Terrors my Serra Angel. Is it gone?", "Yes. Serra Angel goes to the graveyard"),
    ("I'm at 3. He attacks me with Craw Wurm. Does Fog save me?", "Yes. You have 3 life"),
    ("He bolts my Grizzly Bears and I respond with Giant Growth. Is Giant Growth enough?", "Yes. Grizzly Bears stays"),
    (
        "I attack with Grizzly Bears, he blocks with Hill Giant. Does Giant Growth kill the Giant?",
        "Yes. Hill Giant goes",
    ),
    # the end of the game
    ("He shocks me at 2. Is that lethal?", "Yes. Your opponent wins"),
    ("He's at 3. I bolt him. Is the game over?", "Yes. You win"),
    ("I bolt him, he's at 4. Is the game over?", "No. The game goes on"),
    ("I'm at 1, he pings me with Prodigal Pyromancer, and I bolt him in response. He's at 3. Who dies?", "You win"),
    # what somebody has, loses or is left with
    ("I cast Serra Angel. Do I end up with an Angel in play?", "Yes. Serra Angel is"),
    ("I attack with Hill Giant and he blocks with Grizzly Bears. Everything on his side dies, right?", "Yes. Grizzly"),
    ("He casts Day of Judgment. What do I lose? I have Hill Giant and Darksteel Colossus.", "Hill Giant."),
    ("He bolts me. What do I lose?", "3: you have 17 life"),
    ("I Path to Exile his Hill Giant. What does he lose?", "Hill Giant."),
    ("He casts Mind Control on my Hill Giant. Do I lose a creature?", "Yes."),
    ("He Path to Exiles my Grizzly Bears. Do I lose them?", "Yes."),
    ("He Path to Exiles my Grizzly Bears. Do any of my creatures die?", "No."),
    ("He was at 12. I bolt him. What's he got left?", "9 life"),
    ("He casts Mind Rot on me. I have four cards in hand. What's left in my hand?", "2."),
    ("He casts Mind Rot on me and I have three cards in hand. How many do I have left?", "1."),
    ("I cast Captain of the Watch. How many soldiers do I have?", "4."),
    ("I control Honor of the Pure and two Elite Vanguards. He casts Pyroclasm. How many of them make it?", "0."),
    ("He attacks with Hill Giant and I block with Grizzly Bears. Where does this leave him?", "20 life"),
    # what is claimed of life at the end
    ("He attacks with Craw Wurm and I don't block. My life is now 12, right?", "No. You have 14 life"),
    ("He attacks with Craw Wurm and I don't block. I've got 14 life left, right?", "Yes. You have 14 life"),
    ("I cast Lightning Helix on him. So I'm at 22 and he's at 17?", "No. You have 23 life."),
    # damage and size
    (
        "Opponent double-blocks my Craw Wurm with Runeclaw Bear and Goblin Piker. How much do they deal to it?",
        "4 damage",
    ),
    (
        "I attack with Hill Giant, he blocks with Grizzly Bears. How much damage is dealt to each?",
        "2 damage is dealt to",
    ),
    ("I cast Giant Growth on my Grizzly Bears. Is my bear a 5/5 until end of turn?", "Yes."),
    ("I cast Giant Growth on my Grizzly Bears. How big is it, and does it survive a Shock?", "is 5/5. Yes."),
    (
        "I activate Royal Assassin targeting his tapped Serra Angel. He Unsummons the Angel in response. Assassin's "
        "ability fizzles?",
        "Yes.",
    ),
]
REFUSED = [
    "Can I save my Grizzly Bears with Giant Growth?",
    "Can I deal with his Serra Angel with Lightning Bolt?",
    "I cast Mind Control on his Hill Giant. Do I get the Giant?",
    "I attack with Hill Giant and he blocks with Grizzly Bears. Can I cast Giant Growth on the Giant before blocks?",
    "Can I attack during combat?",
    "Does my Serra Angel survive his Craw Wurm's attack?",
    "I attack with Grizzly Bears. Do they survive his Hill Giant?",
    "He bolts my Craw Wurm again. Does it die?",
    "I cast another Lightning Bolt on him. What is he at?",
    "Should I block his Hill Giant with Grizzly Bears?",
    "He might bolt my Grizzly Bears. Do they die?",
    "I attack with Craw Wurm. He may block with Grizzly Bears. Who dies?",
    "I counter his Lightning Bolt with Giant Growth. Does it resolve?",
    "I have two Forests and I'm tapped out. He bolts my Grizzly Bears. Can I cast Giant Growth on them?",
    "He has Craw Wurm. Does Giant Growth kill it?",
    "I attack with Grizzly Bears and he blocks with Runeclaw Bear. Is his bear dead?",
    "I attack with Hill Giant, he blocks with Grizzly Bears. I say the Giant lives, he says it dies. Who's right?",
    "I bolt him. He's at 9. I bolt him again. What's he at?",
    "I bolt him. He's at 9. I attack with Hill Giant. He doesn't block. What is he at?",
    "I cast Dragon Fodder. How many do I get?",
    "He casts Mind Rot on me. What do I lose?",
    "I'm at 6. He attacks with Craw Wurm. I have Wall of Wood. Does it save me?",
    "I attack with Hill Giant and he blocks with Grizzly Bears. Do all of them die?",
    "I attack with Hill Giant and he blocks with Grizzly Bears. How many die?",
    "I bolt his Grizzly Bears. Does anything else die?",
    "My Craw Wurm is blocked by Hill Giant and Grizzly Bears. How much do they do?",
    "If Craw Wurm is blocked by two Grizzly Bears, does it kill both and live?",
    "My Juggernaut attacks; can his Wall of Stone block it? And what about Wall of Wood?",
    "Skullclamp on Grizzly Bears, they attack into Hill Giant and die. Do I draw two?",
]


@pytest.mark.parametrize(("question", "words"), ANSWERED)
def test_what_is_asked_is_answered(question: str, words: str) -> None:
    answer = answer_position(question, "today")
    assert words in answer.answer, (answer.reading.not_understood, answer.reason)


@pytest.mark.parametrize("question", REFUSED)
def test_what_is_not_known_keeps_the_ruling_back(question: str) -> None:
    assert answer_position(question, "today").ruling is None


@pytest.mark.parametrize(
    "question",
    [
        "I Terror his Grizzly Bears and he Unsummons them in response. Do they survive?",
        "He Path to Exiles my Kitchen Finks. Is it gone for good?",
    ],
)
def test_what_is_neither_alive_nor_dead_is_told_without_yes_or_no(question: str) -> None:
    answer = answer_position(question, "today")
    assert answer.verdict is None
    assert answer.answer[:3] not in ("", "No.", "Yes")
