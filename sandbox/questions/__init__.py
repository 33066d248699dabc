"""Questions in plain words: read as a scenario of the sandbox, played, and answered from the ruling.

A question is written in its normal form (`normal_form`: cards found, words in one form each), read with the grammar
machine of the card texts (`reading`, and the tables of `things`, `acts`, `states`, `moments` and `asking`), told again
in the scenario language (`story`), played, and what was asked is judged on the ruling (`judging`, `answering`). Every
word that carries meaning is accounted for, or there is no ruling.
"""
