"""Words that two things could be called by: nothing is ruled where the question does not say which of them is meant."""

import pytest

from sandbox.questions.answering import answer_position

REFUSED = [
    "My White Knight is the target of his Doom Blade. Does protection from black save him?",
    "I cast Siege-Gang Commander and he Doom Blades it. Do I keep the three goblins?",
    "I countered his Baneslayer Angel with Cancel but he used Negate on my Cancel. Did it resolve?",
    "My Honor of the Pure makes my Silvercoat Lion a 3/3, and I cast another one. Is it a 4/4 now?",
    "I attack with Serra Angel, he blocks with Air Elemental. He casts Giant Growth on it. Does she die?",
    "I put Holy Strength on my Grizzly Bears and he Naturalizes it. Does it die?",
    "He attacks with Hill Giant and Grizzly Bears. I block the Giant with Wall of Stone. Does the other one hit me?",
    "His blade kills my bear. I bolt him. What is he at?",
    "I attack his Jace Beleren with Grizzly Bears. He was on 3. Where's he now?",
    "My opponent has Hill Giant, he attacks with it and I bolt it. What happens to him?",
    "He attacks with Craw Wurm and Hill Giant. I bolt it. Does it die?",
    "He attacks with Hill Giant. I have Grizzly Bears and Serra Angel. I bolt it. What happens to it?",
    "She has Hill Giant, he has Serra Angel. He attacks her. What is she at?",
    "My opponent has Hill Giant. I bolt him. Is he dead?",
    "His Grizzly Bears block my Hill Giant. I bolt them. Does it survive?",
]


@pytest.mark.parametrize("question", REFUSED)
def test_what_could_mean_two_things_keeps_the_ruling_back(question: str) -> None:
    assert answer_position(question, "m11").ruling is None
