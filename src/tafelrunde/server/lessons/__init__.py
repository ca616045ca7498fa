"""Lessons: what a game teaches, and the coach at a table."""
