"""What the templates of the rulebook need to know of its entries."""
