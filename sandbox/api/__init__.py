"""The sandbox in JSON: rulings and cards, and the form in which a fault is said."""
