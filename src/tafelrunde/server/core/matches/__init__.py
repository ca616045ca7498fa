"""Matches of tables in memory: committed matches, tentative turns, clicks, simultaneous choices, results."""
