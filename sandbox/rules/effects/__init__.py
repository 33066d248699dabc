"""What the instructions of texts do: one function for each class of effects."""
