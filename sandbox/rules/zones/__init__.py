"""Going from zone to zone: entering, leaving, phasing, and what is replaced on the way."""
