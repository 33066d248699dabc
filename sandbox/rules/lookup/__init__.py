"""What the words of a text stand for in this game: references, filters, amounts, conditions."""
