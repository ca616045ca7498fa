"""Guided first games and exercises: read from the files of a game, and played at a table by the rules."""
