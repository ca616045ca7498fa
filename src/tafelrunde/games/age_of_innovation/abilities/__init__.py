"""The factions, a module for each: its tile with all numbers, and what it does at the moments of the base rules."""
