"""The factions, one module each: the tile with all numbers, and its implementation of the hooks of the base rules."""
