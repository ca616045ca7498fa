"""Guided first games and exercises: read from files of a game, and played at a table by the rules."""
