"""What a question can say, as meanings: things, how they stand, acts, moments, outcomes, and what is asked."""
