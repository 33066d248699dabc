"""What a player could do next, each move with the sentence that says it."""
