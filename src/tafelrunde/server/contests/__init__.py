"""Contests: tournaments, the table of the best, the challenge of the day."""
