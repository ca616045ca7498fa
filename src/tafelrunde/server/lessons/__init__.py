"""Lessons: guided games and exercises, and the coach at tables against bots."""
