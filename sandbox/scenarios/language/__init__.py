"""Reading a text: the document, names of cards and players, and the form of a sentence. No sentence stands here."""
