"""Tournaments: pairing, standings, and the rounds that start by themselves."""
