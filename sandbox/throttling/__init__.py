"""How often one client may ask for what sets the engine to work."""
