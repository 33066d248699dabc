"""Questions that a reader half awake would answer wrongly: another case, another order, a word that turns the sense."""

import pytest

from sandbox.questions.answering import answer_position

REFUSED = [
    "I've put Holy Strength on Grizzly Bears: 5/5. Hill Giant blocks it. Does it die?",
    "I Mana Leak his Craw Wurm and he pays two more. Does it resolve?",
    "I have four lands and cast Grizzly Bears. He Mana Leaks it and I pay. Does it resolve?",
    "I bolt him and he pays. What is he at?",
    "Tom attacks with Grizzly Bears and Ben blocks with Hill Giant. He bolts it. Who dies?",
    "Kim bolts Ben. What is his life total?",
    "He has two creatures, Grizzly Bears. I cast Pyroclasm. How many of his creatures die?",
    "Steel Overseer's ability with an Ornithopter on my side as well. How big is each afterwards?",
    "I attack with Hill Giant and with Craw Wurm's help. How much damage does he take?",
    "He bolts the board. Do my Grizzly Bears die?",
    "He attacks with Hill Giant and Gray Ogre, I have CoP: Red and a Plains. What am I at?",
    "My Forest has Evil Presence on it naming Island. I tap it. What mana do I get?",
    "He attacks with Grizzly Bears. I block with Hill Giant. Who can regenerate it?",
    "I attack with Hill Giant... never mind the Bears. How much damage does he take?",
    "I'd draw Lightning Bolt next turn. Can I cast it now?",
    "Craw Wurm attacks. I prevent 2 damage with Healing Salve. How much do I take?",
    "He gains control of my Serra Angel. Who controls it?",
    "I attack with Hill Giant, no wait, Craw Wurm. How much damage?",
    "I cast Lightning Bolt, sorry, he does. Who dies?",
    "He casts Terror and I cast Giant Growth and Shock, all on my Grizzly Bears in the same batch. Is it dead?",
    "He's got a legend in play. Does it die?",
    "I have Craw Wurm and Hill Giant. He attacks with Air Elemental?",
    "He bolts my Grizzly Bears. Does regenerating help?",
    "His Hill Giant attacks, gets blocked by my Grizzly Bears and connects with me. How much damage do I take?",
    "He attacks for 4 with Hill Giant. How much damage do I take?",
    "His Hill Giant never comes in. How much damage do I take?",
    "Hill Giant attacks me and my Grizzly Bears take the hit. Who dies?",
    "My Hill Giant takes 2 from Lightning Bolt. Does it die?",
    "Lightning Bolt at his Craw Wurm. X is 3. Does it die?",
    "Fireball for 2 at his Hill Giant. X is 3. Does it die?",
    "He taps five for Shivan Dragon. I Terror it. Does it die?",
    "Terror on the Shivan Dragon in his graveyard. Does it die?",
    "He splits Lightning Bolt between my Grizzly Bears and Gray Ogre. Who dies?",
    "I tap four Mountains for mana, bolt him once and end my turn. Do I take anything for the other two?",
    "Gray Ogre attacks me. I prevent 2 of the 2 damage with Samite Healer. What am I at?",
    "I take his Air Elemental and swing. What's he on?",
    "I have Giant Growth. I take his Air Elemental and swing. What's he on?",
    "Baneslayer Angel blocks his Shivan Dragon. Does the Dragon die? It's 5/5 against 6/5.",
    "My Sengir attacks and he chumps with Scryb Sprites. Sengir grows twice. How big is it?",
    "When he declares no blocks, how much damage does he take?",
    "I block with two of my creatures, he attacks with Craw Wurm. Who wins?",
    "He attacks with Air Elemental and Hill Giant. I have no flyers but Air Elemental. Can I block at all?",
    "Lightning Bolt was on top of my library last turn. I cast Divination. Can I cast the bolt?",
    "I have Shivan Dragon and 2 red mana. I attack, he doesn't block and I pump it three times. How much does he take?",
    "I cast Grizzly Bears, one Mountain untapped. He bolts it. Can I cast Giant Growth on it?",
    "I tap six for Grizzly Bears. Does he lose life?",
    "I have R open and G open. He bolts my Grizzly Bears. Can I bolt him and growth it?",
    "There's no Island in play. I've Wall of Swords and an Island. Segovian Leviathan attacks. May I block with it?",
    "He has no Islands. He has a Tundra. I attack with Sea Serpent. How much damage does he take?",
    "Lord of the Pit is all I have in creatures and I have a Hill Giant. It's my upkeep. What do I take?",
    "I cast Lightning Bolt on me a while ago. Now I'm on 4 and his Craw Wurm attacks me. Do I lose?",
    "I attack with Hill Giant, nobody blocks. Precombat I cast Giant Growth on it. How much damage?",
    "I attack with Grizzly Bears. Hill Giant blocks. After first strike damage I growth the Bears. Who dies?",
    "My hand is empty. I cast Lightning Bolt on him. What's his life?",
    "I bolt his Grizzly Bears. Graveyards are empty. How big is my Tarmogoyf?",
    "I cast Giant Growth on my Grizzly Bears, making it a 5/5. He bolts it in response. Does it die?",
    "I cast Giant Growth on my Grizzly Bears, making it a 4/4. He bolts it. Does it die?",
    "I attack with Hill Giant, his board is empty. He blocks with Grizzly Bears. How much damage does he take?",
    "He attacks with Hill Giant. I only have a Serra Angel, which doesn't fly. Can it block?",
    "I attack with Grizzly Bears, which can't be the target of spells. Can he bolt it?",
    "Hill Giant attacks me, that's an artifact creature. Can I block it with Wall of Stone?",
    "My Grizzly Bears with two counters get shocked. Do they die?",
    "Doom Blade can't target white creatures. He casts it on my Hill Giant. Does it die?",
    "My Hill Giant attacks and his Grizzly Bears block. Both have first strike. Who dies?",
    "I attack with Hill Giant. Once it's blocked I cast Giant Growth on it. How much damage does he take?",
    "I attack with Hill Giant. It is blocked. How much damage does he take?",
    "He bolts my Grizzly Bears. Before that I cast Giant Growth on it. Does it die?",
    "In main phase two I cast Giant Growth on my Hill Giant which attacked unblocked. How much damage does he take?",
    "I have Grizzly Bears and Holy Strength. He bolts the Bears. Do they die?",
    "With R open he bolts me and I bolt him. How much do I take?",
    "I attack with Craw Wurm. He has three Runeclaw Bears and he double blocks. Do I lose the wurm?",
    "I attack with Craw Wurm. He triple blocks with two Runeclaw Bears. Do I lose the wurm?",
    "I cast Fireball on his Craw Wurm with all my mana. Does it die?",
    "I cast Divination. When I attack, how many cards do I draw?",
    "He attacks with Craw Wurm. I block with Runeclaw Bear. Who divides the damage?",
    "He casts Mind Rot on me. I have an empty hand and two cards in hand. Do I discard two cards or none instead?",
    "I bolt or shock his Hill Giant. Does it die?",
    "He bolts my bear instead of growthing. Does it live?",
    "I pump my Frozen Shade, he bolts it first. Does it die?",
    "I don't bolt his bear. Does it die?",
    "He attacks with Hill Giant and I bolt it unless he pays. Does it die?",
    "I bolt his bear, does it die? If he responds with Giant Growth, does it live?",
    "He attacks with Craw Wurm. Do I die if I'm at 6 and don't block? What if I block with Llanowar Elves?",
    "I attack with Craw Wurm, he blocks with Wall of Stone. Before blocks he bolts it. Does it die?",
    "Before blocks I cast Giant Growth on my Hill Giant. How much damage does he take?",
    "I attack with Hill Giant. He bolts my attacking Grizzly Bears. Does it die?",
    "I bolted him. He's at 3. Does he die?",
    "My Grizzly Bears hold Bonesplitter up. He bolts it. Does it die?",
    "I cast Giant Growth on my Grizzly Bears. Does the growth last?",
    "I bolt his Grizzly Bears. Is 2 damage enough to kill them?",
    "I have Hill Giant and Grizzly Bears, which died. He attacks with Craw Wurm. What do I take?",
    "Holy Strength is on my Grizzly Bears. What is Holy Strength on?",
    "I'm at 3. He bolts me. I have Spirit Link. Does the Spirit Link save me?",
    "I have Royal Assassin. He attacks with Craw Wurm. Will the Assassin stop the 6 damage?",
    "He has three Hill Giants that can attack. What do I take?",
    "I hold Lightning Bolt. He attacks with Hill Giant. Do I have Lightning Bolt left?",
    "Steel Overseer's ability with an Ornithopter on my side as well. How big is each afterwards?",
    "I bolt his Hill Giant 攻撃. Does it die?",
    "He uses Twiddle to tap my Hill Giant during combat. Does the Giant deal damage?",
    "I attack with Hill Giant (can't block), no blocks. How much damage?",
    "I attack with Ball Lightning and nobody blocks. End of turn. Does it die?",
    "With an untapped Maritime Guard on his side I cast Lightning Bolt on it. 2/3, so it dies?",
    "I wanted to attack with Craw Wurm but he tapped it with Icy Manipulator. How much damage does he take?",
    "I attack with Grizzly Bears and then bolt his Hill Giant, which could have blocked. What is he at?",
    "I bolt Grizzly Bears after his Giant Growth resolved. Does it die?",
    "He attacks with a Serra Angel without flying. Can my Grizzly Bears block it?",
    "My War Mammoth without trample attacks and he blocks with Llanowar Elves. How much damage gets through?",
    "He has a Serra Angel with no abilities and attacks. Can my Grizzly Bears block it?",
    "Which creature dies if Hill Giant fights Grizzly Bears?",
    "At least one of my Grizzly Bears attacks. How much damage does he take?",
    "Vampire Nighthawk attacks, he double blocks it with Air Elemental and Wild Griffin. Can I kill both with 5 power?",
    "Can I sacrifice his Serra Angel to Bloodthrone Vampire after I Act of Treason it?",
    "End of my turn, eight cards in hand, I discard Basking Rootwalla. It has madness 1. Do I get it in play?",
    "End of my turn, eight cards in hand, I discard Hill Giant. Do I get to play it?",
    "I forestcycle Noble Templar and find a Forest. Where does the Templar go?",
    "I plainscycle Noble Templar. He bolts me. I find a Plains. Where does the Templar go?",
    "He wants to bolt my Grizzly Bears or my Hill Giant. Do the Bears die?",
    "I have Grizzly Bears. He bolts me and wants to terror the Bears or me. Can he hit either?",
    "I tap a Forest for R. Do I burn?",
    "I tap two Swamps for mana and cast Raise Dead. He changes his mind. Where's the card?",
    "I announced Lightning Bolt and change my mind after he responds. Where is the card?",
    "I tap three Mountains for mana and want to keep the other RR for Shock. Can I keep it for combat?",
    "He Reality Rippled my Hill Giant last turn. It was tapped last turn. Do I lose?",
    "When do I have to cast Giant Growth?",
    "He casts Terror on my Hill Giant. When do I have to cast Giant Growth to save it?",
    "I attack with Hill Giant. When can I cast Giant Growth on it?",
    "Ann casts Day of Judgment. Tom has Drudge Skeletons and a Swamp. When does Tom have to pay the G to save them?",
    "I Giant Growth my Hill Giant. After that resolves he casts Diminish on it, base 2/2. Is the growth overwritten?",
    "I shock his Hill Giant for extra damage. Does it die?",
    "My Grizzly Bears are unblockable. I attack. How much damage?",
    "He casts Lightning Bolt on both my Hill Giant and my Grizzly Bears. Who dies?",
    "I have two Grizzly Bears. I Giant Growth them. How big are they?",
    "Each of my Grizzly Bears attacks, no blocks. How much damage does he take?",
    "I attack with my Hill Giants, no blocks. How much damage does he take?",
    "My only creature is Hill Giant. I attack with Grizzly Bears, no blocks. How much damage?",
    "I have only Hill Giant. I attack with Grizzly Bears and Hill Giant, no blocks. How much damage?",
    "Grizzly Bears are my only creatures. I attack with Hill Giant. No blocks. How much does he take?",
    "Hill Giant is the only creature in play and I have Grizzly Bears. He attacks with the Giant. How much do I take?",
    "He attacks with Hill Giant. Can I only block it with Craw Wurm?",
    "He bolts something. Does my Hill Giant die?",
    "My Grizzly Bears are enchanted with two Unholy Strengths. How big are they?",
    "I equip two Bonesplitters to Grizzly Bears. How big are they?",
    "I use two Prodigal Sorcerers and he uses it to ping my Grizzly Bears. Do they die?",
    "I pay G to give my Zhalfirin Knight first strike. He blocks with Hill Giant. Does the Knight die?",
    "I attack with Craw Wurm, he blocks with Runeclaw Bear and Hill Giant. I split it 4 and 2. Who dies?",
    "I attack with Craw Wurm, he blocks with Runeclaw Bear and Hill Giant. I split the 5 damage 3 and 3. Who dies?",
    "I make a Beast with Raise the Alarm. How big is it?",
    "I make three soldiers with Raise the Alarm. How big are they?",
    "Kicked Runeclaw Bear twice. How big is it?",
    "I pay 2 for Jade Monolith when he bolts my Grizzly Bears. Do the bears die?",
    "He bolts my Grizzly Bears. I feed them to Hill Giant. Do I gain life?",
    "I give my Hill Giant flying. Can he block it with Grizzly Bears?",
    "Chandra Nalaar is at 6 and I use her minus ability on his Serra Angel. Does the Angel die?",
    "He fires Nevinyrral's Disk at my Hill Giant. Does it die?",
    "Maybe he bolts my Hill Giant. Does it die?",
    "My Snarkblast Wizard attacks and he bolts it. Does it die?",
    "Arcbound Worker and Arcbound Stinger die to Wrath of God. I put the modular counter on Ornithopter. How big?",
]


@pytest.mark.parametrize("question", REFUSED)
def test_what_turns_the_sense_keeps_the_ruling_back(question: str) -> None:
    assert answer_position(question, "m11").ruling is None


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("After blockers are declared I cast Giant Growth on my unblocked 2/2. How much damage do I deal?", "5:"),
        ("He attacks with Craw Wurm. Do I take damage if I don't block?", "Yes. You have 14 life."),
        ("Both players are at 1 life. I cast Earthquake for 1. What happens?", "the game is a draw"),
        ("I cast Divination. Do I draw three cards?", "No. 2 cards"),
        ("I bolt him. He's at 3. Does he die?", "Yes. You win"),
        ("With an untapped Maritime Guard on his side I cast Lightning Bolt on it. 1/3, so it dies?", "Yes."),
        ("Do I have to attack with Juggernaut each turn?", "Yes."),
        ("I have Grizzly Bears. Do I have to attack with it?", "No."),
        ("Pacifism is on my Air Elemental. Am I still allowed to block with it?", "No."),
        ("Does my Serra Angel have flying?", "Yes."),
        ("He's at 7, Craw Wurm swings, no blocks, I Shock him too. Dead?", "Yes. You win"),
        ("I'm at 5 and he attacks with Craw Wurm, I chump with Grizzly Bears. Dead?", "No. The game goes on"),
        ("I have Soul's Attendant out and cast Grizzly Bears. How much life do I gain?", "21 life"),
        ("He casts two Shocks on my Hill Giant. Does it die?", "Yes."),
        ("Does my Hill Giant die to two Shocks?", "Yes."),
        ("I cast three Lightning Bolts on him. What's he at?", "11"),
        ("I have two Lightning Bolts and cast both on him. What's he at?", "14"),
        ("I cast Raise the Alarm. How many tokens do I get?", "2."),
        ("My Grizzly Bears with Umezawa's Jitte hit him. How many counters does the Jitte get?", "2 charge counters"),
        ("I cast Oblivion Ring targeting his Serra Angel. Where is the Angel?", "exiled"),
        ("I cast Supreme Verdict and he wants to Counterspell it. Does that work?", "No."),
        ("Both of my Hill Giants attack and nobody blocks. How much damage does he take?", "6:"),
        ("I have three Hill Giants. My Hill Giants attack and nobody blocks. How much damage does he take?", "9:"),
        ("Both my Hill Giant and my Grizzly Bears attack, no blocks. How much damage does he take?", "5:"),
        ("He attacks with Hill Giant and Craw Wurm. I block only the Wurm with Wall of Stone. What am I at?", "17"),
        ("He bolts my Grizzly Bears. Dead?", "Yes. Grizzly Bears"),
        ("Both players are at 3. He bolts me and I bolt him back in response. Who wins?", "You win"),
        ("My Hill Giant without flying attacks and he doesn't block. How much damage?", "3:"),
        ("I Mind Control his Serra Angel. Can it attack this turn?", "No."),
        ("I Act of Treason his Serra Angel. Can it attack this turn?", "Yes."),
        ("He Mind Controls my Serra Angel. Can it attack me next turn?", "Yes."),
        ("I have Pacifism on his Serra Angel. Can she attack me?", "No."),
        ("He casts Diminish on my Hill Giant, base 1/1. I Giant Growth it. Is the Growth overwritten?", "No."),
        ("I tap a Mountain for mana and end my turn. Do I burn?", "No. You have 20"),
        (
            "I have Royal Assassin and Black Knight. He wants to Terror the Knight or the Assassin. Can he hit either?",
            "No.",
        ),
        (
            "I have Grizzly Bears and Royal Assassin. He wants to Terror the Bears or the Assassin. Can he hit either?",
            "Yes.",
        ),
        ("He bolts my Grizzly Bears. When do I have to cast Giant Growth to save them?", "In response, before"),
        ("He attacks with Craw Wurm. I have Holy Day. When do I have to cast Holy Day?", "Before the attack, or after"),
        ("I animate Mishra's Factory and attack with it. No blocks. How much damage?", "2:"),
        ("I attack with Serra Angel and Grizzly Bears and he blocks neither. What is he at?", "14 life"),
        ("I cast Silvercoat Lion on my turn. He casts Day of Judgment. Is it dead?", "Yes."),
        ("I Giant Growth my Grizzly Bears. He casts Pyroclasm. Are the Bears dead?", "No."),
        ("He blocks my Hill Giant with Grizzly Bears. How much damage does the Giant take?", "2 damage"),
        ("He Cancels the Lightning Bolt I aimed at his face and I Cancel the Cancel. What is he at?", "17"),
        ("I have Lightning Bolt. I cast it on his Hill Giant. Is it dead?", "Yes."),
        ("My Serra Angel gets stolen with Mind Control. Who controls it?", "Your opponent controls"),
        ("He Mind Controls my Serra Angel and I Unsummon it. Who gets it?", "to your hand"),
        ("My Serra Angel is countered by his Cancel. Is it in my graveyard?", "Yes."),
        ("I tap Llanowar Elves for mana and he bolts them in response. Do I get the mana?", "Yes."),
        ("I use Jace Beleren's +2. He was at 3 loyalty. What is he at?", "5 loyalty"),
        ("I bolt his bear. If he responds with Giant Growth, does it die?", "No."),
        (
            "I attack with Hill Giant. He blocks with Wall of Stone. Does it die? Then I bolt the wall. Dead now?",
            "No. Wall of Stone stays on the battlefield as a 0/8 with 3 damage. "
            "No. Wall of Stone stays on the battlefield as a 0/8 with 6 damage.",
        ),
    ],
)
def test_what_is_asked_is_judged_when_it_is_asked(question: str, words: str) -> None:
    assert words in answer_position(question, "m11").answer


def test_a_moment_before_a_colon_belongs_to_what_is_asked_behind_it() -> None:
    asked = "I attack with Ball Lightning and nobody blocks. End of turn: does it die?"
    assert answer_position(asked, "m11").answer.startswith("Yes.")


@pytest.mark.parametrize(
    ("question", "duel", "timespiral"),
    [
        ("opp bolts me. I have a CoP: Blue. Can the Circle stop it?", "No.", "No."),
        ("opp bolts me. I have a CoP: Red and use it on the bolt. How much do I take?", "0:", "0:"),
        ("He attacks with Hill Giant. I use Circle of Protection: Red. How much do I take?", "0:", "0:"),
    ],
)
def test_damage_is_prevented_as_the_edition_prevents_it(question: str, duel: str, timespiral: str) -> None:
    assert answer_position(question, "duel").answer.startswith(duel)
    assert answer_position(question, "timespiral").answer.startswith(timespiral)


@pytest.mark.parametrize(
    ("question", "sentence"),
    [
        ("I Act of Treason his Serra Angel. Can it attack this turn?", "Bob may attack with Serra Angel"),
        ("I have Pacifism on his Serra Angel. Can she attack me?", "Bob controls Pacifism on Serra Angel"),
        (
            "I attack with Grizzly Bears after bolting his only blocker Hill Giant. What is he at?",
            "casts Lightning Bolt targeting Hill Giant",
        ),
    ],
)
def test_whose_something_is_is_read_as_it_is_said(question: str, sentence: str) -> None:
    assert sentence in answer_position(question, "m11").reading.scenario


def test_that_nobody_blocks_is_assumed_where_no_word_is_said_of_it() -> None:
    asked = "He attacks with Ball Lightning and I have Wall of Stone. How much do I take?"
    answer = answer_position(asked, "m11")
    assert answer.answer.startswith("6:")
    assert "nobody blocks" in answer.reading.assumed
    otherwise = answer_position(asked, "m11", frozenset({"blocks"}))
    assert otherwise.answer.startswith("0:")
    assert "Wall of Stone blocks" in otherwise.reading.assumed
    said = "He attacks with Ball Lightning and I have Wall of Stone. I don't block. How much do I take?"
    assert "nobody blocks" not in answer_position(said, "m11").reading.assumed
