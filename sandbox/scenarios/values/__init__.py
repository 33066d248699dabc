"""The values that a ruling is made of: frozen, typed, plain. Sentences and JSON are made from them, never read back."""
