"""The game engine: matches, decisions, effects, records and the interface of games. Imports the standard library
alone."""
