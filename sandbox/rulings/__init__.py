"""A question, what it comes to, and its ways out: links, stored rulings, summaries, reports, pictures."""
