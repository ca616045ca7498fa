"""The match of a table in memory: the committed match, tentative turns, simultaneous choices, results."""
