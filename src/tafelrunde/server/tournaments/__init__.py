"""Tournaments: pairing, standings, and the director that starts rounds."""
