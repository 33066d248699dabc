"""Tools for assistants that speak the Model Context Protocol: they translate, the engine decides."""
